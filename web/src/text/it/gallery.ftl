## Di che cosa è fatto un gioco

ui-cards = Galleria
ui-cards-search = Cerca nei nomi e nei testi
ui-cards-kind = Tipo
ui-cards-faction = Fazione
ui-cards-all = Tutto
ui-cards-least = almeno
ui-cards-most = al massimo
ui-cards-filters = Filtri
ui-cards-clear = Togli i filtri
ui-cards-grid = Griglia
ui-cards-list = Elenco
ui-cards-more = Mostra altro
ui-cards-with = Si combina con
ui-cards-before = La precedente
ui-cards-next = La successiva
ui-cards-order = Ordine
ui-cards-order-game = come nel gioco
ui-cards-order-played = più giocate
ui-cards-order-won = più vincenti
