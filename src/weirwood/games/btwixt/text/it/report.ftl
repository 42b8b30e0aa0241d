## Ciò che conta il resoconto di una partita finita.

report-bids_won = Aste vinte
report-allies = Alleati presi
report-cards_played = Carte giocate
report-knelt = Volte in ginocchio
report-cards_drawn = Carte pescate
report-discarded = Carte scartate
report-tokens = Segnalini Potere
report-draws = Influenza nelle carte distribuite e pescate
