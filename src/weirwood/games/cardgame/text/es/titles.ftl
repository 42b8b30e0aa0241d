## The chapter titles: questions, options, and what happens.

ask-title-choose = Toma un título en secreto.
ask-title-redirect = Como Regente de la Corona: ¿rediriges este reto hacia otro jugador?
ask-title-target = El reto se redirige: ¿contra quién?
option-title = { $a }
event-title-taken = { $seat } toma un título.
event-title-revealed = { $seat } ostenta un título: { $title }.
event-title-rival = { $seat } vence a un rival, { $other_seat }.
