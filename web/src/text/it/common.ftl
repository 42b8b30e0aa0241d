## What every page says

ui-title = Weirwood
ui-tagline = Quattro giochi da tavolo di Westeros, giocati come si deve.
ui-notice = Non ufficiale. Nessun legame con gli editori dei giochi né con l’autore dei romanzi, che non lo approvano; i marchi appartengono ai rispettivi proprietari.
ui-back = Indietro
ui-close = Chiudi
ui-cancel = Annulla
ui-more = Altro
ui-copy = Copia
ui-copied = Copiato
ui-loading = Un momento…
ui-laying = Preparazione del tavolo…
ui-skip = Vai alla domanda

game-btwixt = Terre di Nessuno
    .blurb = Fai offerte per gli alleati e mettili tra te e i tuoi vicini; decide il tuo concilio più debole.
    .time = Da 30 a 60 minuti
game-boardgame = Il gioco da tavolo
    .blurb = Ordini segreti, marce e promesse infrante sulla mappa di Westeros; con sette castelli si vince.
    .time = Da 2 a 4 ore
game-cardgame = Il gioco di carte
    .blurb = Trame, sfide e intrighi con i propri mazzi; vince chi arriva a quindici di potere.
    .time = Da 45 a 90 minuti
game-miniatures = Il gioco di miniature
    .blurb = Reggimenti sul campo e cospiratori a corte: manovra, carica e tieni gli obiettivi.
    .time = Da 2 a 3 ore
