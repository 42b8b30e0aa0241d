## The chapter titles: questions, options, and what happens.

ask-title-choose = Prendi un titolo in segreto.
ask-title-redirect = Da Reggente della Corona: devii questa sfida verso un altro giocatore?
ask-title-target = La sfida viene deviata: contro chi?
option-title = { $a }
event-title-taken = { $seat } prende un titolo.
event-title-revealed = { $seat } porta un titolo: { $title }.
event-title-rival = { $seat } batte un rivale, { $other_seat }.
