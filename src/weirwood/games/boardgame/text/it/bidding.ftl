ask-bidding-track = Offri per { $a_the }: da { $least } a { $most } di potere.
ask-bidding-tie = Pareggio a { $b } per { $a_the }: ordina le Casate, prima la posizione migliore.

event-bidding-shown = { $house } offre { $power }.
event-bidding-settled = { $track }, nuovo ordine: { $houses }.
