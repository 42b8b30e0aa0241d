ask-combat-card = { $b } contra { $c } { $a_in }: elige una carta de Casa.
ask-combat-blade = ¿Usas la Espada de acero valyrio para +1 { $a_in }?

option-combat-blade-none = No

event-combat-begins = Combate { $area_in }: { $attacker } ataca a { $defender }.
event-combat-initial = Fuerza inicial: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-final = Fuerza final: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-cards = { $attacker } juega { $attack_card }; { $defender }, { $defense_card }.
event-combat-blade = { $house } usa la Espada de acero valyrio: +1.
event-combat-won = { $winner } derrota a { $loser }.
event-combat-garrison_lost = Se pierde la guarnición de { $house } { $area_in }.
event-combat-moved_in = { $house } toma { $area_the }: { $units }.
event-combat-nobody_left = { $house } ha ganado, pero no queda nadie para tomar { $area_the }.
event-combat-renewed = { $house } ha jugado su última carta y recupera las demás.
