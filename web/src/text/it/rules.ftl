## The rules and their chapters

ui-rules = Regole

ui-rules-search = Cerca nelle regole
ui-rules-none = Nessuna regola contiene queste parole.
ui-rules-missing = qui non ancora applicata
ui-rules-basis-rulebook = Regolamento
ui-rules-basis-ruling = Chiarimento
ui-rules-basis-derived = La nostra lettura
ui-rules-count = { $n ->
    [one] una regola
   *[other] { $n } regole
}

ui-rules-chapter = Capitolo
ui-rules-chapters = Tutti i capitoli
ui-rules-loading = Apro il libro…
ui-rules-suggestions = Che cosa forse intendi
ui-rules-kind-term = parola
ui-rules-kind-chapter = capitolo
ui-rules-kind-heading = sezione
ui-rules-book = Nel libro
ui-rules-print = Stampa
ui-rules-on = sì
ui-rules-off = no
ui-rules-usual = Di solito: { $value }.
ui-rules-names = Per nome
