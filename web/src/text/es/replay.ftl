## A finished game, step by step

ui-replay = Repetición

ui-replay-first = Al principio
ui-replay-back = Un paso atrás
ui-replay-forward = Un paso adelante
ui-replay-last = Al final
ui-replay-play = Reproducir
ui-replay-stop = Parar
ui-replay-step = Paso { $n } de { $most }
ui-replay-eyes = Visto por
ui-replay-hands = Manos
ui-replay-eyes-all = Todo descubierto

ui-replay-to = Al paso { $n }
ui-replay-speed = Velocidad
