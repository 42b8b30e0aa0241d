## Il campo di battaglia nel terminale.

terminal-miniatures-time = { $mode }, round { $round } di { $rounds }
terminal-miniatures-points = { $seats }: { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
}
terminal-miniatures-target = con { $points } si vince
terminal-miniatures-health = Ferite
terminal-miniatures-ranks = Ranghi
terminal-miniatures-state = Stato
terminal-miniatures-activated = attivata
terminal-miniatures-engaged = ingaggiata con { $units }
terminal-miniatures-free = libera
terminal-miniatures-board = Tabellone Tattica
terminal-miniatures-waiting = Fuori dal tabellone
terminal-miniatures-reserve = Non ancora in campo
terminal-miniatures-destroyed = Distrutte
terminal-miniatures-hand = Le tue carte tattica
terminal-miniatures-where = a { $x }″ dal bordo sinistro e { $y }″ dal bordo vicino
terminal-miniatures-facing = orientata a { $degrees }°
terminal-miniatures-wounds = restano { $health } ferite su { $full }, { $ranks ->
    [one] 1 rango
   *[other] { $ranks } ranghi
}
terminal-miniatures-card = { $kind }, { $cost } punti: Velocità { $speed }, Difesa { $defense }+, Morale { $morale }+, { $health } ferite
terminal-miniatures-attack = { $name } ({ $range ->
    [short] gittata Corta
    [long] gittata Lunga
    [unlimited] gittata illimitata
   *[other] corpo a corpo
}): { $hit }+, { $dice } dadi
terminal-miniatures-chance = arriva con il { $percent } % ({ $face }+)
terminal-miniatures-best = al meglio contro { $unit } ({ $nr })
terminal-miniatures-odds = { $dice } dadi a { $need }+: { $hits } colpi, { $wounds } ferite
terminal-miniatures-kills = distrugge con il { $percent } %
terminal-miniatures-ends = fino a { $x }″, { $y }″
