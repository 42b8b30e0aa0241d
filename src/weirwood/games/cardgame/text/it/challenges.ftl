## The chapter challenges: questions, options, and what happens.

ask-challenge-declare = Lancia una sfida, o passa per finire le tue sfide.
ask-challenge-attackers = Dichiara i tuoi attaccanti.
ask-challenge-stealth = Chi viene aggirato con furtività?
ask-challenge-defenders = Dichiara i tuoi difensori.
option-challenge = { $a ->
   *[other] Sfida ({ $a }) contro { $b_seat }
}
event-challenge-initiated = { $seat } lancia una sfida ({ $icon }) contro { $other_seat }.
event-challenge-attacks = Attacca: { $card }.
event-challenge-bypassed = { $by } aggira con furtività: { $card }.
event-challenge-redirected = La sfida viene deviata contro { $other_seat }.
event-challenge-defends = Difende: { $card }.
event-challenge-undefended = { $seat } non dichiara difensori.
event-challenge-joined = Si unisce alla sfida: { $card }.
event-challenge-removed = Esce dalla sfida: { $card }.
event-challenge-compared = { $attack } contro { $defence } FOR.
event-challenge-won = { $seat } batte { $other_seat } di { $n }.
event-challenge-nobody = Nessuno vince la sfida.
event-challenge-unopposed = { $seat } vince senza opposizione.
event-challenge-ended = La sfida finisce.
