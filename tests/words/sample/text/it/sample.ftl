-realm = Westeros
name-kingswood = Bosco del Re
    .the = il Bosco del Re
    .of = del Bosco del Re
    .gender = masculine
    .number = one
name-iron_isles = Isole di Ferro
    .the = le Isole di Ferro
    .of = delle Isole di Ferro
    .gender = feminine
    .number = other
name-ilyn_payne = Ilyn Payne
    .the = Ilyn Payne
    .of = di Ilyn Payne
    .gender = masculine
    .number = one
name-eddard_stark = Eddard Stark
    .the = Eddard Stark
    .of = di Eddard Stark
    .gender = masculine
    .number = one
name-01001 = Lama di Ned
    .the = la Lama di Ned
    .of = della Lama di Ned
    .gender = feminine
    .number = one
text-kingswood = Una foresta di { -realm }.
ask-combat-card = { $seat }, gioca una carta contro { $other_seat } { $area_in }.
option-play = Gioca { $a }
option-combat-card-play = Combatti con { $a }
option-move = { $b } { $a_from } ({ $c ->
    [0] non resta nessuno
    [one] ne resta una
   *[other] ne restano { $c }
})
option-attack = Attacca { $a_seat }
event-card-played = { $card ->
    [none] { $seat } gioca una carta coperta.
   *[other] { $seat } gioca { $card }.
}
event-area-taken = { $area_the } { $area_number ->
    [one] cade
   *[other] cadono
} in mano a { $seat }.
event-power-gained = { $seat } { $power ->
    [0] non ottiene nulla
    [one] ottiene un punto potere
   *[other] ottiene { $power } punti potere
}.
event-cards-drawn = { $seats } { $seats_number ->
    [one] guarda
   *[other] guardano
} { $cards } ({ $cards_count }).
event-season = { $season_id ->
    [winter] È arrivato l’inverno.
   *[other] Comincia { $season }.
}
event-loot = Il bottino { $area_of }.
why-claim-tie = { $seats } sono pari per { $area_the }.
setting-short = Partita breve
    .help = Una stagione in meno.
