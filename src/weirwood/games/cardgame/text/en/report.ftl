## What the report of a finished game counts.

report-challenges_won = Challenges won
report-challenges_lost = Challenges lost
report-unopposed = Unopposed
report-dominance = Dominance won
report-power_gained = Power gained
report-gold_income = Gold collected
report-gold_paid = Gold spent
report-cards_drawn = Cards drawn
report-marshaled = Cards marshaled
report-events = Events played
report-killed = Characters killed
report-draws = Characters among cards drawn
