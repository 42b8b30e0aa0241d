## Con esto se componen las frases.

list-empty = nada
list-comma = { $head }, { $next }
# «y» se vuelve «e» ante el sonido i: Robb e Ilyn.
list-last = { $sound ->
    [i] { $head } e { $last }
   *[other] { $head } y { $last }
}
seat-unnamed = Jugador { $n }

## Respuestas que significan lo mismo en todos los juegos.

option-done = Listo
option-pass = Pasar
option-yes = Sí
option-no = No
option-none = Ninguno

## Un movimiento entero.

place-way = { $inches }″ { $value ->
    [0] hacia delante
    [1] hacia la derecha
    [2] hacia atrás
   *[3] hacia la izquierda
}
place-stay = sin moverse
