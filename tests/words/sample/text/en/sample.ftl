-realm = Westeros
name-kingswood = Kingswood
    .the = the Kingswood
    .of = of the Kingswood
name-iron_isles = Iron Islands
    .the = the Iron Islands
    .number = other
name-ilyn_payne = Ilyn Payne
name-eddard_stark = Eddard Stark
name-01001 = Ned’s Blade
text-kingswood = A forest of { -realm }.
ask-combat-card = { $seat }, play a card against { $other_seat } { $area_in }.
option-play = Play { $a }
option-combat-card-play = Fight with { $a }
option-move = { $b } { $a_from } ({ $c ->
    [0] nobody stays
    [one] one stays
   *[other] { $c } stay
})
option-attack = Attack { $a_seat }
event-card-played = { $card ->
    [none] { $seat } plays a card face down.
   *[other] { $seat } plays { $card }.
}
event-area-taken = { $area_the } { $area_number ->
    [one] falls
   *[other] fall
} to { $seat }.
event-power-gained = { $seat } gains { $power ->
    [0] nothing
    [one] one power
   *[other] { $power } power
}.
event-cards-drawn = { $seats } { $seats_number ->
    [one] looks
   *[other] look
} at { $cards } ({ $cards_count }).
event-season = { $season_id ->
    [winter] Winter has come.
   *[other] { $season } begins.
}
event-loot = The spoils { $area_of }.
why-claim-tie = { $seats } are tied for { $area_the }.
setting-short = Short game
    .help = One season less.
