ask-combat-redraw = Spend the blade to draw another tide { $a_in }?

option-combat-redraw-none = No

event-combat-tide = { $card ->
    [none] { $house } draws a tide of battle.
    *[other] { $house } draws a tide of battle: { $card }.
    }
event-combat-redrawn = { $house } uses the blade to lay its tide aside, { $card }, and draws another.
event-combat-tides = Tides of battle: { $attacker } { $attack_tide }, { $defender } { $defense_tide }.
