## palabras del campo en el navegador

mi-charge_dice = Dado de carga
mi-test_dice = { $need ->
    [0] Dos dados
   *[other] Dos dados contra { $need }+
}
mi-charge_over = { $passed ->
    [yes] llega al contacto
   *[no] se queda corta
}
mi-test_over = { $passed ->
    [yes] superado
   *[no] fallado
}
mi-die = Dado { $nr }: { $face }
mi-terrain = Piezas de terreno
mi-actions = Acciones
mi-nudge = Moverla con exactitud
mi-nudge-up = Un cuarto de pulgada hacia arriba
mi-nudge-down = Un cuarto de pulgada hacia abajo
mi-nudge-left = Un cuarto de pulgada a la izquierda
mi-nudge-right = Un cuarto de pulgada a la derecha
mi-nudge-anticlockwise = Girar 5° a la izquierda
mi-nudge-clockwise = Girar 5° a la derecha
mi-army = Ejército
mi-fallen = Bajas: { $n }
mi-objective = { $name }, { $who ->
    [mine] en tu poder
    [theirs] en poder del enemigo
   *[nobody] de nadie
}
mi-acted = ya ha actuado
mi-conditions = Estados: { $list }
mi-carries = Con { $list }
mi-unlimited = Alcance ilimitado
mi-edge = { $whose ->
    [near] El borde cercano
   *[far] El borde lejano
}
mi-first = Jugador inicial
