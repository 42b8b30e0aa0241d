### Numbers and plain words of answers

place-pivot = ruota di { $degrees }°
place-distance = { $inches }″ in linea retta
place-turn = poi ruota di { $degrees }°
place-direction = { $value ->
    [0] in avanti
    [1] verso destra
    [2] all'indietro
   *[3] verso sinistra
}
place-x = a { $inches }″ dal bordo sinistro
place-y = a { $inches }″ dal bordo vicino
place-facing = rivolta a { $degrees }°
option-pass = Passa
option-yes = Sì
option-no = No
