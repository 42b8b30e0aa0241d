## What the report of a finished game counts.

report-bids_won = Bids won
report-allies = Allies claimed
report-cards_played = Cards played
report-knelt = Times knelt
report-cards_drawn = Cards drawn
report-discarded = Cards discarded
report-tokens = Power tokens
report-draws = Influence in cards dealt and drawn
