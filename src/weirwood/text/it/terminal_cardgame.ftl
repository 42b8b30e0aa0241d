## Il tavolo di carte nel terminale.

terminal-cardgame-time = Round { $round }, { $phase }
terminal-cardgame-power = potere { $power } su 15
terminal-cardgame-gold = oro { $gold }
terminal-cardgame-hand_count = { $count ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
terminal-cardgame-deck = mazzo { $count }
terminal-cardgame-plots = { $count ->
    [one] resta 1 trama
   *[other] restano { $count } trame
}
terminal-cardgame-dead = morti
terminal-cardgame-discard = { $count ->
    [one] 1 carta scartata
   *[other] { $count } carte scartate
}
terminal-cardgame-first = primo giocatore
terminal-cardgame-out = fuori dalla partita
terminal-cardgame-plot = Trama { $card }: oro { $gold }, iniziativa { $initiative }, rivendicazione { $claim }, riserva { $reserve }
terminal-cardgame-characters = Personaggi
terminal-cardgame-locations = Luoghi
terminal-cardgame-icon-military = M
terminal-cardgame-icon-intrigue = I
terminal-cardgame-icon-power = P
terminal-cardgame-challenge = { $attacker_seat } attacca { $defender_seat } ({ $type }): { $attack } contro { $defence }
terminal-cardgame-fought = { $attacker_seat } attacca { $defender_seat } ({ $type })
terminal-cardgame-hand = La tua mano
terminal-cardgame-setup = Disposte
terminal-cardgame-known = Della mano di { $seat } conosci: { $cards }
terminal-cardgame-strength = forza { $strength }
terminal-cardgame-kneels = inginocchiato
terminal-cardgame-power_on = { $power } di potere
terminal-cardgame-duplicates = { $count ->
    [one] 1 duplicato
   *[other] { $count } duplicati
}
terminal-cardgame-phase-setup = preparazione
terminal-cardgame-phase-plot = fase di trama
terminal-cardgame-phase-draw = fase di pesca
terminal-cardgame-phase-marshal = fase di schieramento
terminal-cardgame-phase-challenges = fase di sfida
terminal-cardgame-phase-dominance = fase di dominio
terminal-cardgame-phase-standing = fase di ripristino
terminal-cardgame-phase-taxation = fase di tassazione
terminal-cardgame-phase-between = tra due round
terminal-cardgame-cost = costo { $cost }
terminal-cardgame-unique = unica
terminal-cardgame-loyal = leale
terminal-cardgame-plot_values = oro { $gold }, iniziativa { $initiative }, rivendicazione { $claim }, riserva { $reserve }
terminal-cardgame-attackers = Attaccanti
terminal-cardgame-defenders = Difensori
terminal-cardgame-bypassed = Aggirati con furtività
terminal-cardgame-won = { $seat } ha vinto di { $n }
terminal-cardgame-ahead = { $seat } vincerebbe di { $n }
terminal-cardgame-nobody = Non vincerebbe nessuno
terminal-cardgame-unopposed = senza opposizione
terminal-cardgame-claim = rivendicazione { $n }
terminal-cardgame-supports = sostiene { $cards }
terminal-cardgame-rivals = rivale di { $cards }
