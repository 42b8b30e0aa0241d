## The chapter challenges: questions, options, and what happens.

ask-challenge-declare = Inicia un reto, o pasa para terminar tus retos.
ask-challenge-attackers = Declara a tus atacantes.
ask-challenge-stealth = ¿A quién elude el sigilo?
ask-challenge-defenders = Declara a tus defensores.
option-challenge = { $a ->
   *[other] Reto ({ $a }) contra { $b_seat }
}
event-challenge-initiated = { $seat } inicia un reto ({ $icon }) contra { $other_seat }.
event-challenge-attacks = Ataca: { $card }.
event-challenge-bypassed = { $by } elude con sigilo: { $card }.
event-challenge-redirected = El reto se redirige contra { $other_seat }.
event-challenge-defends = Defiende: { $card }.
event-challenge-undefended = { $seat } no declara defensores.
event-challenge-joined = Se une al reto: { $card }.
event-challenge-removed = Sale del reto: { $card }.
event-challenge-compared = { $attack } contra { $defence } de FUE.
event-challenge-won = { $seat } vence a { $other_seat } por { $n }.
event-challenge-nobody = Nadie gana el reto.
event-challenge-unopposed = { $seat } vence sin oposición.
event-challenge-ended = El reto termina.
