## A finished game, step by step

ui-replay = Replay

ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-forward = One step on
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-step = Step { $n } of { $most }
ui-replay-eyes = Seen by
ui-replay-hands = Hands
ui-replay-eyes-all = All open

ui-replay-to = To step { $n }
ui-replay-speed = Speed
