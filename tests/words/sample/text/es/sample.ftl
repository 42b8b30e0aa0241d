-realm = Poniente
name-kingswood = Bosque Real
    .the = el Bosque Real
    .of = del Bosque Real
    .gender = masculine
    .number = one
name-iron_isles = Islas del Hierro
    .the = las Islas del Hierro
    .of = de las Islas del Hierro
    .gender = feminine
    .number = other
name-ilyn_payne = Ilyn Payne
    .the = Ilyn Payne
    .of = de Ilyn Payne
    .gender = masculine
    .number = one
name-eddard_stark = Eddard Stark
    .the = Eddard Stark
    .of = de Eddard Stark
    .gender = masculine
    .number = one
name-01001 = Espada de Ned
    .the = la Espada de Ned
    .of = de la Espada de Ned
    .gender = feminine
    .number = one
text-kingswood = Un bosque de { -realm }.
ask-combat-card = { $seat }, juega una carta contra { $other_seat } { $area_in }.
option-play = Jugar { $a }
option-combat-card-play = Combatir con { $a }
option-move = { $b } { $a_from } ({ $c ->
    [0] no queda nadie
    [one] queda una unidad
   *[other] quedan { $c }
})
option-attack = Atacar a { $a_seat }
event-card-played = { $card ->
    [none] { $seat } juega una carta boca abajo.
   *[other] { $seat } juega { $card }.
}
event-area-taken = { $area_the } { $area_number ->
    [one] cae
   *[other] caen
} en manos de { $seat }.
event-power-gained = { $seat } { $power ->
    [0] no gana nada
    [one] gana un punto de poder
   *[other] gana { $power } puntos de poder
}.
event-cards-drawn = { $seats } { $seats_number ->
    [one] mira
   *[other] miran
} { $cards } ({ $cards_count }).
event-season = { $season_id ->
    [winter] Ha llegado el invierno.
   *[other] Comienza { $season }.
}
event-loot = El botín { $area_of }.
why-claim-tie = { $seats } empatan por { $area_the }.
setting-short = Partida corta
    .help = Una estación menos.
