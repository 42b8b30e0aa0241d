## What happens.

event-round-began = Round { $n }: { $seat } begins.
event-ally-revealed = The current ally is { $ally }.
event-ally-none = There is no ally: this round is about the power token alone.
