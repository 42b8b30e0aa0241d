### Numbers and plain words of answers

place-pivot = girar { $degrees }°
place-distance = { $inches }″ en línea recta
place-turn = y luego girar { $degrees }°
place-direction = { $value ->
    [0] hacia delante
    [1] hacia la derecha
    [2] hacia atrás
   *[3] hacia la izquierda
}
place-x = a { $inches }″ del borde izquierdo
place-y = a { $inches }″ del borde cercano
place-facing = encarada a { $degrees }°
option-pass = Pasar
option-yes = Sí
option-no = No
