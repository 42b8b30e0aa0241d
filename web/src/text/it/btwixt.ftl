## B’Twixt

bt-season-summer = Estate
bt-season-autumn = Autunno
bt-season-winter = Inverno
bt-round = Round { $n } di { $most }
bt-total = Influenza { $n }
bt-hand = { $n ->
    [one] una carta in mano
   *[other] { $n } carte in mano
}
bt-first = Primo giocatore
bt-knelt = Si inginocchia
bt-turn = Gioca ora
bt-won = Ha vinto l’offerta
bt-council = Concilio di { $a } e { $b }
bt-council-power = Potere finora { $n }
bt-tokens = { $n ->
    [0] nessun segnalino
    [one] un segnalino
   *[other] { $n } segnalini
}
bt-token-known = Segnalino da { $n }
bt-token-hidden = Segnalino coperto
bt-current = Per chi si fanno le offerte
bt-power = Potere { $n }
bt-your_hand = La tua mano
bt-your_pack = Scegli da questo gruppo
bt-kept = Tenute
bt-white = Carte del leader
bt-dead = I morti
bt-discard = Scarti
bt-removed = Fuori dal gioco
bt-row = Prossimi alleati
bt-looked = Stai guardando
bt-known = Ciò che sai
bt-known-card = { $card }: in mano a { $seats }
bt-deck = { $n ->
    [one] una carta nel mazzo
   *[other] { $n } carte nel mazzo
}
bt-lasting = Fino alla fine del round
bt-rule-highest_single_card = Vince la carta più alta.
bt-rule-most_cards = Vince chi ha più carte.
bt-ties_lose = I pareggi perdono.
bt-piles = Pile
bt-kneel = Inginocchiati
bt-final = Potere del concilio { $n }
bt-small = { $hidden ->
    [0] Concilio ristretto: potere { $n }
    [one] Concilio ristretto: potere { $n } e un segnalino coperto
   *[other] Concilio ristretto: potere { $n } e { $hidden } segnalini coperti
}
bt-small-mine = Il tuo concilio ristretto
bt-small-yours = Ristretto
bt-ahead = Nessuno ne ha uno più forte
bt-highest = L’offerta più alta finora
bt-tied = Pari per l’offerta più alta
bt-verdict = { $name } vince l’offerta
bt-verdict-for = per { $ally }
bt-last = L’ultima offerta
bt-pass-left = Il resto passa a sinistra
bt-pass-right = Il resto passa a destra

guide-btwixt-1 = Siedi tra due vicini. Con ciascuno condividi un Concilio, il tavolino che vi separa. Alla fine conta solo il più debole dei tuoi due Concili: cura entrambi i lati.
guide-btwixt-2 = Al centro c’è l’Alleato di questo round. A turno ciascuno gioca una carta o si Inginocchia. Chi si Inginocchia esce dall’asta; quando tutti l’hanno fatto, la somma più alta vince l’Alleato.
guide-btwixt-3 = La mano non si riempie durante la stagione: la carta giocata ora mancherà dopo. Inginocchiarsi presto per un Alleato che non serve è spesso la scelta migliore.
guide-btwixt-4 = Il segnalino rosso è di Potere; il suo valore si vede alla fine. Premi qualsiasi cosa sul tavolo per leggere che cosa fa, e «?» accanto a una riga del registro per vedere la regola.
guide-btwixt-on-setup = Ogni Leader ha la sua Casa. Alla prima partita scegli quello che preferisci: cambiano solo quattro carte del gioco avanzato.
guide-btwixt-on-bidding = Una carta aggiunge il suo valore alla tua pila, e molte fanno subito qualcosa. Questo Alleato vale un’altra carta? Guarda prima il tuo Concilio più debole.
guide-btwixt-on-claim = Ciò che collochi conta per te e per il vicino di quel lato. Rinforza il Concilio più debole, ma pensa a chi altro aiuti.

doing-btwixt-setup = un leader
doing-btwixt-draft = una carta da tenere
doing-btwixt-bidding = una carta o inginocchiarsi
doing-btwixt-claim = dove va l’alleato vinto
doing-btwixt-effect = l’effetto di una carta
