## La mesa en el navegador.

cg-step-plot = Trama
cg-step-draw = Robo
cg-step-marshal = Reclutamiento
cg-step-challenges = Retos
cg-step-dominance = Dominación
cg-step-standing = En pie
cg-step-taxation = Impuestos
cg-attacks = atacando
cg-defends = defendiendo
cg-bypassed = eludido con sigilo
cg-doomed = a punto de salir del juego
cg-blank = texto en blanco
cg-power_on = { $n } de poder encima
cg-dominance = { $n } para la dominación
cg-spent = { $kind_id ->
    [military] reto militar ya iniciado
    [intrigue] reto de intriga ya iniciado
   *[power] reto de poder ya iniciado
}
cg-unspent = { $kind_id ->
    [military] reto militar por iniciar
    [intrigue] reto de intriga por iniciar
   *[power] reto de poder por iniciar
}
cg-stake = { $kind_id ->
    [military] { $n ->
        [one] Conquista: muere 1 personaje
       *[other] Conquista: mueren { $n } personajes
    }
    [intrigue] { $n ->
        [one] Conquista: 1 carta de la mano
       *[other] Conquista: { $n } cartas de la mano
    }
   *[power] Conquista: se toma { $n } de poder
}
cg-no_one = nadie todavía
cg-ahead = { $n ->
    [0] Igualados: ganaría { $seat }, pues los empates son del atacante.
   *[other] { $seat } ganaría por { $n }.
}
cg-won = { $seat } ganó por { $n }.
cg-nobody_ahead = Sin nada de FUE no gana nadie.
cg-ready = FUE en pie con este icono: { $mine } contra { $theirs }
cg-ready_legend = FUE en pie con cada icono: la tuya contra la suya
cg-about_to = { $card ->
    [none] A punto de ocurrir: { $what }
   *[other] A punto de ocurrir: { $what }, { $card }
}
cg-happened = { $card ->
    [none] Ha ocurrido: { $what }
   *[other] Ha ocurrido: { $what }, { $card }
}
cg-resolved_by = { $card } ({ $seat })
cg-chain = A qué se responde, lo último al final
cg-opponents = Oponentes
cg-choices_here = elecciones aquí
cg-rival = rival
cg-ally = aliado
cg-rivals = Rivales: { $names }.
cg-supports = No puede retar a: { $names }.
cg-offer = Cartas entre las que elegir
cg-budget = { $n } de { $most } de oro desplegados
cg-now = Ahora en la mesa
cg-printed = { $n } en la carta
cg-gained = ahora también
cg-lost = ahora no
cg-poison = { $n ->
    [one] una ficha de veneno
   *[other] { $n } fichas de veneno
}
cg-betrayal = { $n ->
    [one] una ficha de traición
   *[other] { $n } fichas de traición
}
cg-owner = Propietario: { $seat }
cg-others = { $n ->
    [one] y una más
   *[other] y { $n } más
}
