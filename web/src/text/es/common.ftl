## What every page says

ui-title = Weirwood
ui-tagline = Cuatro juegos de mesa de Poniente, jugados como es debido.
ui-notice = No oficial. Sin relación con las editoriales de los juegos ni con el autor de las novelas, que no lo respaldan; las marcas son de sus propietarios.
ui-back = Volver
ui-close = Cerrar
ui-cancel = Cancelar
ui-more = Más
ui-copy = Copiar
ui-copied = Copiado
ui-loading = Un momento…
ui-laying = Preparando la mesa…
ui-skip = Ir a la pregunta

game-btwixt = Tierra de Nadie
    .blurb = Puja por aliados y colócalos entre tus vecinos y tú; decide tu consejo más débil.
    .time = De 30 a 60 minutos
game-boardgame = El juego de tablero
    .blurb = Órdenes secretas, avances y promesas rotas sobre el mapa de Poniente; siete castillos dan la victoria.
    .time = De 2 a 4 horas
game-cardgame = El juego de cartas
    .blurb = Tramas, retos e intrigas con mazos propios; gana quien llega a quince de poder.
    .time = De 45 a 90 minutos
game-miniatures = El juego de miniaturas
    .blurb = Regimientos en el campo y conspiradores en la corte: maniobra, carga y mantén los objetivos.
    .time = De 2 a 3 horas
