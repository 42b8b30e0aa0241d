## Questions.

ask-setup-leader = Choose your leader.

## Answers.

option-leader = { $a }
option-random = A random leader

## What happens.

event-first-player = { $seat } has the first player token.
event-leader-taken = { $seat } leads as { $leader }.

## Why not.

why-setup-leaders = That leader is not free.
why-setup-players = This card file is for { $allowed } leaders, not for { $seats }.
