## Il tavolo nel browser.

cg-step-plot = Trama
cg-step-draw = Pesca
cg-step-marshal = Schieramento
cg-step-challenges = Sfide
cg-step-dominance = Dominio
cg-step-standing = In piedi
cg-step-taxation = Tassazione
cg-attacks = in attacco
cg-defends = in difesa
cg-bypassed = aggirato con furtività
cg-doomed = sta per lasciare il gioco
cg-blank = testo vuoto
cg-power_on = { $n } di potere sopra
cg-dominance = { $n } per il dominio
cg-spent = { $kind_id ->
    [military] sfida militare già lanciata
    [intrigue] sfida di intrigo già lanciata
   *[power] sfida di potere già lanciata
}
cg-unspent = { $kind_id ->
    [military] sfida militare ancora da lanciare
    [intrigue] sfida di intrigo ancora da lanciare
   *[power] sfida di potere ancora da lanciare
}
cg-stake = { $kind_id ->
    [military] { $n ->
        [one] Rivendicazione: muore 1 personaggio
       *[other] Rivendicazione: muoiono { $n } personaggi
    }
    [intrigue] { $n ->
        [one] Rivendicazione: 1 carta dalla mano
       *[other] Rivendicazione: { $n } carte dalla mano
    }
   *[power] Rivendicazione: { $n } di potere sottratto
}
cg-no_one = ancora nessuno
cg-ahead = { $n ->
    [0] Pari: vincerebbe { $seat }, perché i pareggi vanno all'attaccante.
   *[other] { $seat } vincerebbe di { $n }.
}
cg-won = { $seat } ha vinto di { $n }.
cg-nobody_ahead = Senza alcuna FOR non vince nessuno.
cg-ready = FOR in piedi con questa icona: { $mine } contro { $theirs }
cg-ready_legend = FOR in piedi con ogni icona: la tua contro la loro
cg-about_to = { $card ->
    [none] Sta per accadere: { $what }
   *[other] Sta per accadere: { $what }, { $card }
}
cg-happened = { $card ->
    [none] È accaduto: { $what }
   *[other] È accaduto: { $what }, { $card }
}
cg-resolved_by = { $card } ({ $seat })
cg-chain = A che cosa si risponde, l'ultima cosa in fondo
cg-opponents = Avversari
cg-choices_here = scelte qui
cg-rival = rivale
cg-ally = alleato
cg-rivals = Rivali: { $names }.
cg-supports = Non può sfidare: { $names }.
cg-offer = Carte tra cui scegliere
cg-budget = { $n } di { $most } ori schierati
cg-now = Ora sul tavolo
cg-printed = { $n } sulla carta
cg-gained = ora anche
cg-lost = ora no
cg-poison = { $n ->
    [one] un segnalino veleno
   *[other] { $n } segnalini veleno
}
cg-betrayal = { $n ->
    [one] un segnalino tradimento
   *[other] { $n } segnalini tradimento
}
cg-owner = Proprietario: { $seat }
cg-others = { $n ->
    [one] e un'altra
   *[other] e altre { $n }
}
