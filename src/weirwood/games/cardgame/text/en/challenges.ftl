## The chapter challenges: questions, options, and what happens.

ask-challenge-declare = Initiate a challenge, or pass to end your challenges.
ask-challenge-attackers = Declare your attackers.
ask-challenge-stealth = Whom does stealth bypass?
ask-challenge-defenders = Declare your defenders.
option-challenge = { $a } challenge against { $b_seat }
event-challenge-initiated = { $seat } initiates a challenge ({ $icon }) against { $other_seat }.
event-challenge-attacks = { $card } attacks.
event-challenge-bypassed = { $by } bypasses { $card } by stealth.
event-challenge-redirected = The challenge is redirected to { $other_seat }.
event-challenge-defends = { $card } defends.
event-challenge-undefended = { $seat } declares no defenders.
event-challenge-joined = { $card } joins the challenge.
event-challenge-removed = { $card } is removed from the challenge.
event-challenge-compared = { $attack } against { $defence } STR.
event-challenge-won = { $seat } wins against { $other_seat } by { $n }.
event-challenge-nobody = Nobody wins the challenge.
event-challenge-unopposed = { $seat } was unopposed.
event-challenge-ended = The challenge ends.
