ask-combat-redraw = Spendi la Spada per pescare un’altra Marea { $a_in }?

option-combat-redraw-none = No

event-combat-tide = { $card ->
    [none] { $house } pesca una Marea della battaglia.
    *[other] { $house } pesca una Marea della battaglia: { $card }.
    }
event-combat-redrawn = { $house } usa la Spada per scartare la sua Marea, { $card }, e ne pesca un’altra.
event-combat-tides = Maree della battaglia: { $attacker } { $attack_tide }, { $defender } { $defense_tide }.
