## El campo de batalla en la terminal.

terminal-miniatures-time = { $mode }, ronda { $round } de { $rounds }
terminal-miniatures-points = { $seats }: { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}
terminal-miniatures-target = con { $points } se gana
terminal-miniatures-health = Heridas
terminal-miniatures-ranks = Filas
terminal-miniatures-state = Estado
terminal-miniatures-activated = activada
terminal-miniatures-engaged = trabada con { $units }
terminal-miniatures-free = libre
terminal-miniatures-board = Tablero de tácticas
terminal-miniatures-waiting = Fuera del tablero
terminal-miniatures-reserve = Aún fuera del campo
terminal-miniatures-destroyed = Destruidas
terminal-miniatures-hand = Tus cartas de táctica
terminal-miniatures-where = a { $x }″ del borde izquierdo y { $y }″ del borde cercano
terminal-miniatures-facing = orientada a { $degrees }°
terminal-miniatures-wounds = le quedan { $health } de { $full } heridas, { $ranks ->
    [one] 1 fila
   *[other] { $ranks } filas
}
terminal-miniatures-card = { $kind }, { $cost } puntos: Velocidad { $speed }, Defensa { $defense }+, Moral { $morale }+, { $health } heridas
terminal-miniatures-attack = { $name } ({ $range ->
    [short] alcance Corto
    [long] alcance Largo
    [unlimited] sin límite de alcance
   *[other] cuerpo a cuerpo
}): { $hit }+, { $dice } dados
terminal-miniatures-chance = llega con un { $percent } % ({ $face }+)
terminal-miniatures-best = mejor contra { $unit } ({ $nr })
terminal-miniatures-odds = { $dice } dados a { $need }+: { $hits } impactos, { $wounds } heridas
terminal-miniatures-kills = destruye con un { $percent } %
terminal-miniatures-ends = hasta { $x }″, { $y }″
