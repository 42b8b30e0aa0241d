## Ventanas y a qué se refieren.

name-window_plot = acciones de la fase de trama
    .gender = feminine
    .number = other
    .the = acciones de la fase de trama
name-window_draw = acciones de la fase de robo
    .gender = feminine
    .number = other
    .the = acciones de la fase de robo
name-window_marshal = acciones mientras reclutan otros
    .gender = feminine
    .number = other
    .the = acciones mientras reclutan otros
name-own_marshal = tu reclutamiento
    .gender = masculine
    .number = one
    .the = tu reclutamiento
name-window_before = acciones antes de un reto
    .gender = feminine
    .number = other
    .the = acciones antes de un reto
name-window_attackers = acciones con los atacantes declarados
    .gender = feminine
    .number = other
    .the = acciones con los atacantes declarados
name-window_defenders = acciones con los defensores declarados
    .gender = feminine
    .number = other
    .the = acciones con los defensores declarados
name-window_dominance = acciones de la fase de dominación
    .gender = feminine
    .number = other
    .the = acciones de la fase de dominación
name-window_standing = acciones de la fase de puesta en pie
    .gender = feminine
    .number = other
    .the = acciones de la fase de puesta en pie
name-window_taxation = acciones de la fase de impuestos
    .gender = feminine
    .number = other
    .the = acciones de la fase de impuestos
name-window_saves = salvaciones
    .gender = feminine
    .number = other
    .the = salvaciones
name-window_cancels = anulaciones
    .gender = feminine
    .number = other
    .the = anulaciones
name-window_interrupts = interrupciones
    .gender = feminine
    .number = other
    .the = interrupciones
name-window_reactions = reacciones
    .gender = feminine
    .number = other
    .the = reacciones
name-happening_won = reto ganado
    .gender = masculine
    .number = one
    .the = reto ganado
name-happening_lost = reto perdido
    .gender = masculine
    .number = one
    .the = reto perdido
name-happening_initiated = reto iniciado
    .gender = masculine
    .number = one
    .the = reto iniciado
name-happening_declared = declaración en un reto
    .gender = feminine
    .number = one
    .the = declaración en un reto
name-happening_bypassed = eludido con sigilo
    .gender = masculine
    .number = one
    .the = eludido con sigilo
name-happening_dominance = dominación ganada
    .gender = feminine
    .number = one
    .the = dominación ganada
name-happening_phase_begins = comienzo de la fase
    .gender = masculine
    .number = one
    .the = comienzo de la fase
name-happening_phase_ends = final de la fase
    .gender = masculine
    .number = one
    .the = final de la fase
name-happening_marshaled = reclutamiento
    .gender = masculine
    .number = one
    .the = reclutamiento
name-happening_event_played = evento jugado
    .gender = masculine
    .number = one
    .the = evento jugado
name-happening_entered = entrada en juego
    .gender = feminine
    .number = one
    .the = entrada en juego
name-happening_killed = muerte
    .gender = feminine
    .number = one
    .the = muerte
name-happening_discarded = descarte desde el juego
    .gender = masculine
    .number = one
    .the = descarte desde el juego
name-happening_sacrificed = sacrificio
    .gender = masculine
    .number = one
    .the = sacrificio
name-happening_returned = regreso a la mano
    .gender = masculine
    .number = one
    .the = regreso a la mano
name-happening_shuffled = vuelta al mazo
    .gender = feminine
    .number = one
    .the = vuelta al mazo
name-happening_removed = retirada de la partida
    .gender = feminine
    .number = one
    .the = retirada de la partida
name-happening_stood = puesta en pie
    .gender = feminine
    .number = one
    .the = puesta en pie
name-happening_power_gained = poder ganado
    .gender = masculine
    .number = one
    .the = poder ganado
name-happening_strength_raised = aumento de FUE
    .gender = masculine
    .number = one
    .the = aumento de FUE
name-happening_pillaged = pillaje
    .gender = masculine
    .number = one
    .the = pillaje
name-happening_income = cobro de ingresos
    .gender = masculine
    .number = one
    .the = cobro de ingresos
name-happening_event_initiates = efecto de un evento
    .gender = masculine
    .number = one
    .the = efecto de un evento
name-happening_ability_initiates = efecto de una capacidad
    .gender = masculine
    .number = one
    .the = efecto de una capacidad

## Questions and options.

ask-window-save = { $c_id ->
    [window_cancels] ¿Lo anulas? A punto de tener efecto: { $e }.
   *[other] ¿Salvas la carta? A punto de abandonar el juego: { $e }.
}
ask-window-interrupt = { $e ->
    [none] ¿Interrumpes? A punto de ocurrir: { $d }.
   *[other] ¿Interrumpes? A punto de ocurrir: { $d } ({ $e }).
}
ask-window-reaction = { $e ->
    [none] ¿Reaccionas? Ha ocurrido: { $d }.
   *[other] ¿Reaccionas? Ha ocurrido: { $d } ({ $e }).
}
ask-window-forced = ¿Qué capacidad obligada se resuelve ahora?
ask-window-action = { $b_id ->
    [own_marshal] Tu reclutamiento: juega cartas y actúa, o pasa para terminarlo.
   *[other] { $b }: ¿actúas o pasas?
}
option-use = { $d ->
    [none] Usar { $a }
   *[other] Usar { $a }: { $d }
}
option-play = { $b ->
    [none] Jugar { $a }
   *[other] Jugar { $a }: { $b }
}
option-save = Descartar un duplicado para salvar: { $a }
