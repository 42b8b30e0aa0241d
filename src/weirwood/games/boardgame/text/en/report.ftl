## What the report of a finished game counts.

report-battles_won = Battles won
report-battles_lost = Battles lost
report-mustered = Units mustered
report-units_lost = Units lost
report-power_gained = Power gained
report-power_bid = Power bid
report-orders = Orders
report-tides = Tides of Battle
