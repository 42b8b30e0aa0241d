# La linea con il tavolo, e il tavolo come applicazione.
ui-line-lost = Nessuna connessione con il tavolo.
ui-line-without = Si possono leggere le regole, le carte, l'elenco delle lezioni e le tue liste; per giocare, o per verificare una lista, si aspetta che torni.
ui-line-list = Senza connessione le tue liste si possono leggere. Saranno verificate, e si potranno cambiare, appena torna.
