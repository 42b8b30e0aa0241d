## Partida rápida: esperar a alguien con quien jugar

ui-quick-waiting = Buscando jugadores
ui-quick-others = { $n ->
    [0] De momento no espera nadie más.
    [one] Espera una persona más.
   *[other] Esperan { $n } personas más.
}
ui-quick-seats = Jugadores
ui-quick-seats-any = Los que sean
ui-quick-pace = Ritmo, por respuesta
ui-quick-pace-live = En directo: 3 minutos
ui-quick-pace-slow = Sin prisa: 3 días
ui-quick-cancel = Dejar de buscar
ui-quick-bots-help = No hace falta esperar: los bots pueden ocupar los asientos libres.
ui-quick-bots = Jugar ya con bots
ui-quick-company = { $n ->
    [one] Alguien va a empezar con bots en los asientos libres.
   *[other] { $n } personas van a empezar con bots en los asientos libres.
}
ui-quick-come = Unirme
ui-quick-agreed = Un momento: quizá se una alguien.
ui-quick-found = ¡Hay mesa! La partida empieza cuando estéis todos.
ui-quick-back = Alguien no ha venido. Conservas tu turno en la cola y sigues esperando.
ui-quick-unfit = «{ $name }» no se puede jugar así en esta mesa. Esperas con una lista preparada.
