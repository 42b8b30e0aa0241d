## The chapter titles: questions, options, and what happens.

ask-title-choose = Take a title in secret.
ask-title-redirect = As Crown Regent: redirect this challenge to another player?
ask-title-target = The challenge is redirected: against whom?
option-title = { $a }
event-title-taken = { $seat } takes a title.
event-title-revealed = { $seat } is { $title }.
event-title-rival = { $seat } beats a rival, { $other_seat }.
