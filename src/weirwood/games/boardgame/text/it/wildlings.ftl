ask-wildlings-bid = Attaccano Bruti di forza { $a }: offri da { $least } a { $most } di potere per i Guardiani della notte.
ask-wildlings-tie = { $b ->
    [true] Pareggio a { $a }: chi ha offerto di più?
    *[false] Pareggio a { $a }: chi ha offerto di meno?
    }
ask-wildlings-unit = Scegli un’unità da perdere.
ask-wildlings-castle = Scegli il castello o la roccaforte dove perdi { $a } unità.
ask-wildlings-raid = Perdi due unità, o due posizioni sul tuo tracciato migliore?
ask-wildlings-best_track = { $a } sta ugualmente bene su più tracciati: su quale scende?
ask-wildlings-knight = { $a ->
    [true] Scegli un cavaliere che muore.
    *[false] Scegli un cavaliere che diventa fante.
    }
ask-wildlings-discard = Scegli una carta Casata da scartare.
ask-wildlings-fall = Su quale tracciato scendi all’ultima posizione?
ask-wildlings-rise = Su quale tracciato prendi la prima posizione?
ask-wildlings-promote = Scegli un fante da fare cavaliere, o nessuno.
ask-wildlings-recover = Riprendi una carta Casata dai tuoi scarti, o nessuna.
ask-wildlings-muster = Scegli un’area in cui reclutare, o nessuna.

event-wildlings-attack = I Bruti attaccano con forza { $strength }.
event-wildlings-result = { $won ->
    [true] I Guardiani della notte resistono: { $watch } contro { $strength }.
    *[false] I Bruti sfondano: { $watch } contro { $strength }.
    }
event-wildlings-highest = { $house } ha offerto di più: { $power }.
event-wildlings-lowest = { $house } ha offerto di meno: { $power }.
event-wildlings-card = La carta dei Bruti è { $card }.
event-wildlings-killed = { $house } perde un’unità { $area_in }: { $unit }.
event-wildlings-unhorsed = Un cavaliere di { $house } diventa fante { $area_in }.
event-wildlings-promoted = Un fante di { $house } diventa cavaliere { $area_in }.
event-wildlings-discarded = { $house } scarta { $card }.
event-wildlings-spared = { $house } ha solo carte di pari forza e le tiene.
event-wildlings-renewed = { $house } riprende tutte le carte scartate.
event-wildlings-recovered = { $house } riprende { $card }.
event-wildlings-fell = { $house } scende sul tracciato { $track_of }.
event-wildlings-rose = { $house } prende la prima posizione del tracciato { $track_of }.
event-wildlings-paid = { $house } perde { $power } di potere.
event-wildlings-bid_back = { $house } riprende la sua offerta di { $power }.
