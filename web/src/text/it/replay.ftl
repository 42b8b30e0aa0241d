## A finished game, step by step

ui-replay = Replay

ui-replay-first = All’inizio
ui-replay-back = Un passo indietro
ui-replay-forward = Un passo avanti
ui-replay-last = Alla fine
ui-replay-play = Riproduci
ui-replay-stop = Ferma
ui-replay-step = Passo { $n } di { $most }
ui-replay-eyes = Visto da
ui-replay-hands = Mani
ui-replay-eyes-all = Tutto scoperto

ui-replay-to = Al passo { $n }
ui-replay-speed = Velocità
