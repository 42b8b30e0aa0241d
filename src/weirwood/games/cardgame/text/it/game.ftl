## The game and its settings.

game-title = Il gioco di carte
game-blurb = Trame, sfide e rivendicazione: due casate in giostra, o fino a sei in mischia per il Concilio Ristretto. Vince chi arriva prima a 15 potere.
setting-mode = Formato
    .help = La giostra è per due giocatori; la mischia, con i titoli, da tre a sei.
setting-mode-auto = Secondo il numero dei giocatori
setting-mode-joust = Giostra
setting-mode-melee = Mischia
setting-decks = Mazzi
    .help = Uno per posto: il nome di un mazzo pronto o una lista. Se non si indica nulla, i mazzi pronti di una scatola.
setting-lists = Liste dei mazzi
    .help = Con liste chiuse gli altri sanno del tuo mazzo solo fazione e agenda, e ciò che hanno visto.
setting-lists-open = Aperte
setting-lists-closed = Chiuse
