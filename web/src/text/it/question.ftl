## The question

ui-your_question = Tocca a te decidere
ui-waiting_for = In attesa di { $names }
ui-waiting_all = In attesa degli altri
ui-watching = Stai guardando
ui-confirm = Conferma
ui-choose_first = Scegli qualcosa
ui-done = Fatto
ui-nothing = Nessuna
ui-clear = Ricomincia
ui-undo = Annulla la mossa
ui-undo-ask = Chiedi di annullare
ui-withdraw = Cambia la mia risposta
ui-why = Perché?
ui-why_not = Perché no?
ui-choices = Scelte
ui-choice_count = { $n ->
    [one] una scelta
   *[other] { $n } scelte
}
ui-refused = Ora non si può
ui-filtered = Qui puoi
ui-show_all = Mostra tutte
ui-picked = { $n } su { $most } scelte
ui-must = { $n ->
    [0] Basta così.
    [one] Scegline ancora una.
   *[other] Scegline ancora { $n }.
}
ui-may = { $n ->
    [0] Non se ne possono scegliere altre.
    [one] Puoi sceglierne ancora una.
   *[other] Puoi sceglierne ancora { $n }.
}
ui-amount-left = ne restano { $n }
ui-less = Meno
ui-more_of = Più
ui-assign-pick = Scegli un segnalino, poi dove va.
ui-assign-empty = vuoto
ui-assign-left = { $n ->
    [0] È tutto al suo posto.
    [one] Un posto è vuoto.
   *[other] { $n } posti sono vuoti.
}
ui-order-up = Prima
ui-order-down = Dopo
ui-order-help = Dalla prima all’ultima. Trascina o usa le frecce.
ui-order-rest = Ancora da ordinare
ui-sending = Invio…
ui-stale = Nel frattempo la domanda è cambiata.

ui-place-numbers = I numeri
ui-place-try = Suggerimenti
ui-place-legal = È permesso.
ui-place-checking = Misuro…
ui-place-help = Trascinala sul campo, ruotala con la maniglia, tocca dove vuoi metterla o scrivi i numeri.

ui-pass_on = Passa sempre qui
ui-passing = Passi sempre in:
ui-passing-stop = Chiedimelo di nuovo

ui-picked_n = { $n } scelte
ui-not_enough = Non basta ancora.
ui-may_none = Puoi anche non scegliere nulla.
ui-may_more = Basta così; puoi sceglierne altre.

ui-advice = Tu che cosa faresti?
ui-advice-thinking = Ci sto pensando…
ui-advice-show = Mostralo sul tabellone

ui-act-before = Scelto finora
ui-act-after = Che cosa segue
ui-act-change = Cambia
ui-act-send = Invia tutto
ui-act-final = Non si potrà annullare.
