## Con queste parole si compongono le frasi.

list-empty = niente
list-comma = { $head }, { $next }
# «e» diventa «ed» davanti a un'altra e: Robb ed Eddard.
list-last = { $sound ->
    [e] { $head } ed { $last }
   *[other] { $head } e { $last }
}
seat-unnamed = Giocatore { $n }

## Risposte che significano lo stesso in ogni gioco.

option-done = Fatto
option-pass = Passa
option-yes = Sì
option-no = No
option-none = Nessuno

## Un movimento intero.

place-way = { $inches }″ { $value ->
    [0] in avanti
    [1] verso destra
    [2] all'indietro
   *[3] verso sinistra
}
place-stay = fermi sul posto
