## The chapter targets: questions, options, and what happens.

ask-target-player = { $c }: choose a player.
ask-target-card = { $c }: choose a target.
event-target-chosen = { $seat } chooses { $card }.
