## The game and its settings.

game-title = El juego de cartas
game-blurb = Tramas, retos y conquista: dos casas se enfrentan en justa, o hasta seis en contienda por el Consejo Privado. Gana quien llegue antes a 15 de poder.
setting-mode = Modalidad
    .help = La justa es para dos jugadores; la contienda, con títulos, de tres a seis.
setting-mode-auto = Según el número de jugadores
setting-mode-joust = Justa
setting-mode-melee = Contienda
setting-decks = Mazos
    .help = Uno por asiento: el nombre de un mazo pregenerado o una lista. Si no se indica nada, los pregenerados de una caja.
setting-lists = Listas de los mazos
    .help = Con listas cerradas, los demás solo saben de tu propio mazo la facción, la estrategia y lo que han visto.
setting-lists-open = Abiertas
setting-lists-closed = Cerradas
