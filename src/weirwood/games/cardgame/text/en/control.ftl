## The chapter control: questions, options, and what happens.

event-card-controlled = { $seat } takes control of { $card }.
