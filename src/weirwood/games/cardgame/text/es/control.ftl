## The chapter control: questions, options, and what happens.

event-card-controlled = { $seat } toma el control: { $card }.
