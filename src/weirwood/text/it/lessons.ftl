## Ciò che dicono le partite guidate in tutti i giochi.

lesson-again = Conosci già questo tipo di domanda.
    .why = Un giocatore accorto farebbe così.
why-lessons-unknown = In questo gioco non c’è nessuna lezione «{ $found }». Ci sono: { $allowed }.
