## Il tavolo dei concili nel terminale.

terminal-btwixt-time = { $season }, round { $round } di { $rounds }
terminal-btwixt-season-spring = Primavera
terminal-btwixt-season-summer = Estate
terminal-btwixt-season-autumn = Autunno
terminal-btwixt-season-winter = Inverno
terminal-btwixt-setup = I leader prendono posto
terminal-btwixt-ally = Alleato attuale
terminal-btwixt-no_ally = Nessun alleato sul tavolo
terminal-btwixt-ally_of = { $ally }, potere { $power }
terminal-btwixt-council = Concilio
terminal-btwixt-council_of = Concilio di { $seats }
terminal-btwixt-council_power = potere { $power }
terminal-btwixt-empty = vuoto
terminal-btwixt-tokens = segnalini { $tokens }
terminal-btwixt-hand_count = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
terminal-btwixt-bid = Offerta { $total }
terminal-btwixt-no_bid = Nessuna offerta
terminal-btwixt-kneels = inginocchiato
terminal-btwixt-first = primo giocatore
terminal-btwixt-turn = tocca offrire
terminal-btwixt-won = ha vinto l’asta
terminal-btwixt-bids_won = { $count ->
    [0] nessuna asta vinta
    [one] 1 asta vinta
   *[other] { $count } aste vinte
}
terminal-btwixt-hand = La tua mano
terminal-btwixt-kept = Tenute finora
terminal-btwixt-pack = Nel mazzetto davanti a te
terminal-btwixt-row = Prossimi alleati
terminal-btwixt-looked = Stai guardando
terminal-btwixt-discard = Scarti
terminal-btwixt-dead = Morti
terminal-btwixt-decks = { $deck } carte influenza e { $allies } alleati nei mazzi, { $supply } segnalini potere
terminal-btwixt-known = { $seats } possono avere { $card }
terminal-btwixt-known_one = { $seats } ha { $card }
terminal-btwixt-from_top = Mazzo degli alleati, numero { $n } dall’alto: { $ally }
terminal-btwixt-value = valore { $value }
terminal-btwixt-power = potere { $power }
terminal-btwixt-hidden = ?
terminal-btwixt-white = carte leader rimaste: { $cards }
