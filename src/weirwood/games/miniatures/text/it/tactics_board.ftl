### The chapter tactics_board

ask-board-claim = { $b }: reclama una zona.
ask-board-replace = Usi l'effetto della zona o lo sostituisci?
ask-board-target = Scegli un'unità per { $a_the }.
ask-board-token = Quale segnalino riceve { $b } ({ $a })?
ask-board-restore = Quante ferite recupera { $b } ({ $a })?
ask-board-cleanse = Quale segnalino si toglie a { $b } ({ $a })?
ask-board-arrows = A chi si tira dai muri?
option-zone = { $a }
option-quadrant = { $a }
option-board-replace-zone = L'effetto della zona
option-board-replace-mission = Cambia una Missione
option-board-replace-arrows = Frecce dai muri
event-zone-claimed = { $ncu } reclama { $zone_the }.
event-zone-target = L'effetto { $zone_of } va a { $unit } ({ $nr }).
