### Liste d'esercito in forma di testo. Dopo la barra, altre forme che il lettore capisce.

roster-title = Nome|Esercito|Lista|Titolo
roster-faction = Fazione|Casata
roster-commander = Comandante
roster-points = Punti|Dimensione|Totale
roster-units = Unità combattenti|Unità|Combattenti
roster-ncus = Unità non combattenti|UNC|Non combattenti
roster-enemy = In unità nemiche|Aggregati nemici
roster-with = con
