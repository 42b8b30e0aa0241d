## Regole

book-rules = Regole
book-five = Il gioco in cinque minuti
book-contents = Indice
book-settings = Opzioni e interruttori
book-box = Che cosa c'è nella scatola
book-glossary = Glossario
book-example = Esempio: { $text }
book-notice = Tutto con parole nostre. Dove si legge regolamento, la regola è del regolamento; un chiarimento è una risposta ufficiale; ciò che è dedotto è la nostra lettura.
book-near = Forse intendi: { $words }.
why-book-no_picture = Nel libro di { $game } non c'è nessuna immagine { $found }.
