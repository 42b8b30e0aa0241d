## Ciò che è mio, su ogni dispositivo

ui-mine = Le mie cose
ui-devices = I miei dispositivi
ui-devices-help = Per giocare non serve un account. Chi vuole ritrovare le sue partite sul telefono, o dopo aver perso questo browser, aggiunge una di queste cose.
ui-devices-own = { $n ->
    [one] Questo browser ha una partita tutta sua.
   *[other] Questo browser ha { $n } partite tutte sue.
} Le vuoi su tutti i dispositivi?
ui-devices-bring = Portale con me
ui-device = Dispositivo
ui-device-here = questo
ui-device-seen = usato l’ultima volta il { $day }
ui-device-leave = Disconnetti qui
ui-device-leave-sure = Questo browser dimenticherà chi sei. Assicurati di avere un altro modo per tornare.
ui-device-remove = Disconnetti
ui-device-remove-sure = Quel dispositivo perde subito i tuoi posti.
ui-move = Su un altro dispositivo
ui-move-help = Inquadra un codice con il telefono: i tuoi posti, la tua lingua e le tue impostazioni vengono con te.
ui-move-make = Mostra il codice
ui-move-link = Link per un altro dispositivo
ui-move-code = Codice per la fotocamera dell’altro dispositivo
ui-move-once = Vale una volta sola, per dieci minuti. Chi lo apre sei tu: non mostrarlo a nessun altro.
ui-passkeys = Passkey
ui-passkeys-help = Entri con l’impronta, il viso o il blocco del dispositivo. Senza password e senza posta.
ui-passkeys-not = Qui questo browser non offre passkey: servono https, oppure localhost chiamato per nome.
ui-passkey = Passkey
ui-passkey-add = Aggiungi una passkey
ui-passkey-added = aggiunta il { $day }
ui-passkey-remove = Togli
ui-passkey-remove-sure = Non farà più entrare nessuno.
ui-passkey-cancelled = Nessuna passkey è stata usata.
ui-codes = Codici di recupero
ui-codes-help = Da scrivere su carta: ognuno ti fa entrare una volta quando tutto il resto è perduto.
ui-codes-make = Crea i codici di recupero
ui-codes-again = Creane di nuovi; i vecchi non valgono più
ui-codes-once = Scrivili adesso: si vedono solo questa volta.
ui-codes-left = { $n ->
    [one] Resta un codice.
   *[other] Restano { $n } codici.
}
ui-enter = Ho già giocato altrove
ui-enter-help = Torna alle tue partite su questo browser.
ui-enter-passkey = Entra con una passkey
ui-enter-code = Codice di recupero
ui-enter-with-code = Entra con il codice
ui-also_here = Giocare anche qui?
ui-also_here-help = Questo browser sarà uno dei dispositivi di chi ti ha mostrato il codice: con i suoi posti, la sua lingua e le sue impostazioni. Prosegui solo se sei tu.
ui-also_here-yes = Sì, sono io

## Le mie partite

ui-my_games-none = Nessuna partita qui.
ui-my_games-more = Più vecchie
ui-filter-status = Quali
ui-filter-status-all = Tutte
ui-filter-status-running = In corso
ui-filter-status-over = Finite
ui-filter-game = Gioco
ui-filter-label = Giocate con
ui-filter-result = Esito
ui-filter-all = Tutti
ui-result-won = Vittoria
ui-result-drawn = Pareggio
ui-result-lost = Sconfitta
ui-result-none = Finita
ui-tallies = Quanto vinco
ui-tallies-help = Il tratto è la tua quota di vittorie, la barra quanto è sicura (95 %), la linea tratteggiata ciò che darebbe il caso. Le partite guidate non contano.
ui-tally = { $won } su { $played }: { $share } (da { $low } a { $high })
ui-tally-own = una lista tua ({ $mark })
