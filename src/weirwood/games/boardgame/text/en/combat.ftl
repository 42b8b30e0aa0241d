ask-combat-card = { $b } against { $c } { $a_in }: choose a house card.
ask-combat-blade = Use the Valyrian steel blade for +1 { $a_in }?

option-combat-blade-none = No

event-combat-begins = Combat { $area_in }: { $attacker } attacks { $defender }.
event-combat-initial = Initial strength: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-final = Final strength: { $attacker } { $attack }, { $defender } { $defense }.
event-combat-cards = { $attacker } plays { $attack_card }, { $defender } plays { $defense_card }.
event-combat-blade = { $house } uses the Valyrian steel blade: +1.
event-combat-won = { $winner } defeats { $loser }.
event-combat-garrison_lost = The garrison of { $house } { $area_in } is lost.
event-combat-moved_in = { $house } takes { $area_the }: { $units }.
event-combat-nobody_left = { $house } has won but nobody is left to take { $area_the }.
event-combat-renewed = { $house } has played its last card and takes the others back.
