## Finestre, e a che cosa si riferiscono.

name-window_plot = azioni nella fase di trama
    .gender = feminine
    .number = other
    .the = azioni nella fase di trama
name-window_draw = azioni nella fase di pesca
    .gender = feminine
    .number = other
    .the = azioni nella fase di pesca
name-window_marshal = azioni mentre schierano gli altri
    .gender = feminine
    .number = other
    .the = azioni mentre schierano gli altri
name-own_marshal = il tuo schieramento
    .gender = masculine
    .number = one
    .the = il tuo schieramento
name-window_before = azioni prima di una sfida
    .gender = feminine
    .number = other
    .the = azioni prima di una sfida
name-window_attackers = azioni con gli attaccanti dichiarati
    .gender = feminine
    .number = other
    .the = azioni con gli attaccanti dichiarati
name-window_defenders = azioni con i difensori dichiarati
    .gender = feminine
    .number = other
    .the = azioni con i difensori dichiarati
name-window_dominance = azioni nella fase di dominio
    .gender = feminine
    .number = other
    .the = azioni nella fase di dominio
name-window_standing = azioni nella fase di ripristino
    .gender = feminine
    .number = other
    .the = azioni nella fase di ripristino
name-window_taxation = azioni nella fase di tassazione
    .gender = feminine
    .number = other
    .the = azioni nella fase di tassazione
name-window_saves = salvataggi
    .gender = masculine
    .number = other
    .the = salvataggi
name-window_cancels = annullamenti
    .gender = masculine
    .number = other
    .the = annullamenti
name-window_interrupts = interruzioni
    .gender = feminine
    .number = other
    .the = interruzioni
name-window_reactions = reazioni
    .gender = feminine
    .number = other
    .the = reazioni
name-happening_won = sfida vinta
    .gender = feminine
    .number = one
    .the = sfida vinta
name-happening_lost = sfida persa
    .gender = feminine
    .number = one
    .the = sfida persa
name-happening_initiated = sfida lanciata
    .gender = feminine
    .number = one
    .the = sfida lanciata
name-happening_declared = dichiarazione in una sfida
    .gender = feminine
    .number = one
    .the = dichiarazione in una sfida
name-happening_bypassed = aggirato con furtività
    .gender = masculine
    .number = one
    .the = aggirato con furtività
name-happening_dominance = dominio ottenuto
    .gender = masculine
    .number = one
    .the = dominio ottenuto
name-happening_phase_begins = inizio della fase
    .gender = masculine
    .number = one
    .the = inizio della fase
name-happening_phase_ends = fine della fase
    .gender = feminine
    .number = one
    .the = fine della fase
name-happening_marshaled = schieramento
    .gender = masculine
    .number = one
    .the = schieramento
name-happening_event_played = evento giocato
    .gender = masculine
    .number = one
    .the = evento giocato
name-happening_entered = entrata in gioco
    .gender = feminine
    .number = one
    .the = entrata in gioco
name-happening_killed = uccisione
    .gender = feminine
    .number = one
    .the = uccisione
name-happening_discarded = scarto dal gioco
    .gender = masculine
    .number = one
    .the = scarto dal gioco
name-happening_sacrificed = sacrificio
    .gender = masculine
    .number = one
    .the = sacrificio
name-happening_returned = ritorno in mano
    .gender = masculine
    .number = one
    .the = ritorno in mano
name-happening_shuffled = rimescolamento nel mazzo
    .gender = masculine
    .number = one
    .the = rimescolamento nel mazzo
name-happening_removed = rimozione dal gioco
    .gender = feminine
    .number = one
    .the = rimozione dal gioco
name-happening_stood = raddrizzamento
    .gender = masculine
    .number = one
    .the = raddrizzamento
name-happening_power_gained = potere ottenuto
    .gender = masculine
    .number = one
    .the = potere ottenuto
name-happening_strength_raised = aumento di FOR
    .gender = masculine
    .number = one
    .the = aumento di FOR
name-happening_pillaged = saccheggio
    .gender = masculine
    .number = one
    .the = saccheggio
name-happening_income = rendita incassata
    .gender = feminine
    .number = one
    .the = rendita incassata
name-happening_event_initiates = effetto di un evento
    .gender = masculine
    .number = one
    .the = effetto di un evento
name-happening_ability_initiates = effetto di un'abilità
    .gender = masculine
    .number = one
    .the = effetto di un'abilità

## Questions and options.

ask-window-save = { $c_id ->
    [window_cancels] Lo annulli? Sta per avere effetto: { $e }.
   *[other] Salvi la carta? Sta per lasciare il gioco: { $e }.
}
ask-window-interrupt = { $e ->
    [none] Interrompi? Sta per accadere: { $d }.
   *[other] Interrompi? Sta per accadere: { $d } ({ $e }).
}
ask-window-reaction = { $e ->
    [none] Reagisci? È accaduto: { $d }.
   *[other] Reagisci? È accaduto: { $d } ({ $e }).
}
ask-window-forced = Quale abilità obbligata si risolve ora?
ask-window-action = { $b_id ->
    [own_marshal] Il tuo schieramento: gioca carte e agisci, o passa per finirlo.
   *[other] { $b }: agisci o passi?
}
option-use = { $d ->
    [none] Usa { $a }
   *[other] Usa { $a }: { $d }
}
option-play = { $b ->
    [none] Gioca { $a }
   *[other] Gioca { $a }: { $b }
}
option-save = Scarta un duplicato per salvare: { $a }
