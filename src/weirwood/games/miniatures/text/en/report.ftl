## What the report of a finished game counts.

report-points = Victory points
report-attacks = Attacks
report-charges = Charges
report-wounds = Wounds suffered
report-units_lost = Units lost
report-cards_played = Tactics cards played
report-orders_used = Orders used
report-zones = Zones claimed
report-attack_dice = Attack dice: hits
report-defense_dice = Defense dice: blocks
report-morale_dice = Morale dice: pips
report-charge_dice = Charge dice: pips
