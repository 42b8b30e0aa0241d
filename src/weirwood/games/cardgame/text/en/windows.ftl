## Windows, and what they are about.

name-window_plot = actions in the plot phase
name-window_draw = actions in the draw phase
name-window_marshal = actions while others marshal
name-own_marshal = your marshaling
name-window_before = actions before a challenge
name-window_attackers = actions with attackers declared
name-window_defenders = actions with defenders declared
name-window_dominance = actions in the dominance phase
name-window_standing = actions in the standing phase
name-window_taxation = actions in the taxation phase
name-window_saves = saves
name-window_cancels = cancels
name-window_interrupts = interrupts
name-window_reactions = reactions
name-happening_won = a challenge won
name-happening_lost = a challenge lost
name-happening_initiated = a challenge initiated
name-happening_declared = declared in a challenge
name-happening_bypassed = bypassed by stealth
name-happening_dominance = dominance won
name-happening_phase_begins = the phase begins
name-happening_phase_ends = the phase ends
name-happening_marshaled = marshaled
name-happening_event_played = an event played
name-happening_entered = enters play
name-happening_killed = killed
name-happening_discarded = discarded from play
name-happening_sacrificed = sacrificed
name-happening_returned = returned to hand
name-happening_shuffled = shuffled into the deck
name-happening_removed = removed from the game
name-happening_stood = stands
name-happening_power_gained = power gained
name-happening_strength_raised = STR raised
name-happening_pillaged = pillage
name-happening_income = income collected
name-happening_event_initiates = an event takes effect
name-happening_ability_initiates = an ability takes effect

## Questions and options.

ask-window-save = { $c_id ->
    [window_cancels] Cancel it? About to take effect: { $e }.
   *[other] Save it? About to leave play: { $e }.
}
ask-window-interrupt = { $e ->
    [none] Interrupt? About to happen: { $d }.
   *[other] Interrupt? About to happen: { $d } ({ $e }).
}
ask-window-reaction = { $e ->
    [none] React? It has happened: { $d }.
   *[other] React? It has happened: { $d } ({ $e }).
}
ask-window-forced = Which forced ability resolves next?
ask-window-action = { $b_id ->
    [own_marshal] Your marshaling: play cards and act, or pass to end it.
   *[other] { $b }: act, or pass?
}
option-use = { $d ->
    [none] Use { $a }
   *[other] Use { $a }: { $d }
}
option-play = { $b ->
    [none] Play { $a }
   *[other] Play { $a }: { $b }
}
option-save = Discard a duplicate to save { $a }
