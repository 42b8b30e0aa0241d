## De qué está hecho un juego

ui-cards = Galería
ui-cards-search = Buscar en nombres y textos
ui-cards-kind = Tipo
ui-cards-faction = Facción
ui-cards-all = Todo
ui-cards-least = como mínimo
ui-cards-most = como máximo
ui-cards-filters = Filtros
ui-cards-clear = Quitar los filtros
ui-cards-grid = Cuadrícula
ui-cards-list = Lista
ui-cards-more = Mostrar más
ui-cards-with = Combina con
ui-cards-before = La anterior
ui-cards-next = La siguiente
ui-cards-order = Orden
ui-cards-order-game = como en el juego
ui-cards-order-played = más jugadas
ui-cards-order-won = las que más seguro ganan
