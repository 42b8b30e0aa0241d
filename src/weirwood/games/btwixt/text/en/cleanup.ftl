## What happens.

event-round-cleaned = The bid piles are cleared and all stand up.
