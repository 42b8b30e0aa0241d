ask-combat-redraw = ¿Gastas la Espada para robar otro Avatar { $a_in }?

option-combat-redraw-none = No

event-combat-tide = { $card ->
    [none] { $house } roba un Avatar de la guerra.
    *[other] { $house } roba un Avatar de la guerra: { $card }.
    }
event-combat-redrawn = { $house } usa la Espada para apartar su Avatar, { $card }, y roba otro.
event-combat-tides = Avatares de la guerra: { $attacker } { $attack_tide }, { $defender } { $defense_tide }.
