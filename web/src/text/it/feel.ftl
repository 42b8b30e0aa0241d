## Ciò che si sente di una partita: cartelli, riassunto, ritmo, suoni

banner-westeros = Notizie da Westeros
banner-bids = Le offerte sono scoperte
banner-wildlings = I Bruti!
banner-cards = Carte in tavola
banner-battle = La battaglia è decisa
banner-fallen = Distruzione
banner-plots = Le trame
banner-challenge = La sfida
banner-dominance = Dominio
banner-dice = I dadi
banner-points = Punti vittoria
banner-season = Una nuova stagione
banner-scored = Si contano i concili
banner-throne = Il trono è conquistato

ui-skip_on = Salta al mio turno
ui-recap = Dal tuo ultimo turno
ui-recap-all = Mostra tutto
ui-recap-none = Non è successo nulla di notevole.
ui-recap-more = { $n ->
    [one] Un dettaglio in più è nel registro.
   *[other] Altri { $n } dettagli sono nel registro.
}
ui-pace = Ritmo degli altri
ui-pace-instant = Subito
ui-pace-quick = Rapido
ui-pace-normal = Normale
ui-pace-slow = Lento
ui-banners = Mostra i cartelli e ciò che ho perso
ui-banners-help = Due o tre secondi per ciò che conta; la croce o Esc li tolgono.
ui-volume = Volume
