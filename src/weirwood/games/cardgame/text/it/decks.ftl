## Perché non si può giocare con un mazzo.

why-decks-text = La riga { $line } non si capisce: «{ $found }».
why-decks-unknown_card = { $card ->
    [none] Riga { $line }: non conosciamo nessuna carta «{ $found }».
   *[other] Riga { $line }: non conosciamo nessuna carta «{ $found }»; forse { $card }?
}
why-decks-types = Riga { $line }: { $card } non è una carta che va in un mazzo.
why-decks-faction = { $n ->
    [0] L’elenco non nomina nessuna fazione: un mazzo ne ha esattamente una.
   *[other] L’elenco nomina { $n } fazioni: un mazzo ne ha esattamente una.
}
why-decks-agenda = L’elenco nomina { $n } agende: un mazzo ne ha al massimo una.
why-decks-plots = Un mazzo delle trame ha esattamente 7 carte; questo ne ha { $n }.
why-decks-plot_twice = Una sola trama può esserci due volte; lo sono: { $cards }.
why-decks-plot_limit = { $card }: al massimo { $most } in un mazzo delle trame, non { $n }.
why-decks-size = Un mazzo di pesca ha almeno { $least } carte; questo ne ha { $n }.
why-decks-copies = { $card }: al massimo { $most } copie, non { $n }.
why-decks-affiliation = { $card } non è né neutrale né della fazione del mazzo, e nessuna agenda la ammette.
why-decks-loyalty = { $card } è leale: nessun vessillo la ammette nel mazzo di un’altra fazione.
why-decks-fealty = Con { $card } il mazzo di pesca ha al massimo { $most } carte neutrali, non { $n }.
why-decks-banner = { $card } vuole almeno { $least } carte della sua fazione; ce ne sono { $n }.
why-decks-box_copies = { $card }: una scatola ne ha { $most }, non { $n }.
why-decks-box_pair = Un mazzo di una sola scatola unisce le carte di esattamente due fazioni, tra cui la propria; questo ha carte di { $n }.
why-decks-box_all = Un mazzo di una sola scatola prende tutte le carte delle sue due fazioni; mancano: { $cards }.
why-decks-unknown_deck = Non c’è nessun mazzo «{ $found }»; quelli pronti sono: { $allowed }.
why-decks-one_each = Sono dati { $n } mazzi per { $seats } posti: uno a testa.
