## Domande

ask-setup-house = Scegli la tua Casata.
ask-westeros-choice = { $a }: scegli che cosa accade.
ask-supply-loss = I tuoi eserciti superano il rifornimento: scegli un’unità da distruggere.
ask-mustering-step = Recluta: spendi un punto o termina.
ask-bidding-track = Offri per { $a_the }: da { $least } a { $most } di potere.
ask-bidding-tie = Pareggio a { $b } per { $a_the }: ordina le Casate, prima la posizione migliore.
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
ask-planning-orders = Dai un ordine a ciascuna delle tue aree.
ask-planning-raven = Il Corvo messaggero: sostituire un ordine, guardare i Bruti o lasciar stare?
ask-planning-raven_area = Quale ordine sostituisci?
ask-planning-raven_order = Il nuovo ordine per { $a_the }?
ask-planning-raven_card = Lasci la carta dei Bruti in cima o la seppellisci?
ask-raids-order = Quale Incursione risolvi?
ask-raids-target = Incursione { $a_from }: quale ordine colpisci?
ask-marches-order = Quale Marcia risolvi?
ask-marches-to = Marcia { $a_from }: dove? Oppure termina.
ask-marches-units = Quante unità vanno { $a_from } verso { $b_the }?
ask-marches-token = Lasci { $a_the } senza unità: metti un segnalino potere?
ask-neutral-support = Supporti { $c } { $a_from } contro la forza neutrale { $b_in }?
ask-ports-capture = { $a }: quante navi catturi, fino a { $most }?
ask-consolidate-order = Quale ordine di Consolidare il potere risolvi?
ask-consolidate-use = Ordine speciale { $a_in }: potere o reclutamento?
ask-combat-support = Chi supporti { $a_from }?
ask-combat-accept = { $b } offre supporto { $a_from }: accetti?
ask-combat-card = { $b } contro { $c } { $a_in }: scegli una carta Casata.
ask-combat-replace = { $a } è stata ritirata: scegli un’altra carta Casata.
ask-combat-redraw = Spendi la Spada per pescare un’altra Marea { $a_in }?
ask-combat-blade = Usi la Spada d’acciaio di Valyria per +1 { $a_in }?
ask-casualties-unit = Scegli una perdita ({ $b ->
    [one] ne resta una
   *[other] ne restano { $b }
}).
ask-retreat-area = { $b ->
    [one] Dove si ritira la tua unità?
   *[other] Dove si ritirano le tue { $b } unità?
}
ask-retreat-robb = Robb Stark: dove deve andare l’esercito sconfitto? O lascia scegliere.
ask-retreat-loss = { $a ->
    [one] Il rifornimento impone un’altra perdita: scegli un’unità in ritirata.
   *[other] Il rifornimento impone altre { $a } perdite: scegli un’unità in ritirata.
}
ask-cards-tyrion = Tyrion Lannister: rimandi in mano { $a }?
ask-cards-aeron = Aeron Capelli Bagnati: paghi due potere per giocare un’altra carta?
ask-cards-mace = Mace Tyrell: quale fante muore?
ask-cards-queen = La Regina di Spine: quale ordine si toglie?
ask-cards-doran = Doran Martell: su quale tracciato { $a } scende all’ultima posizione?
ask-cards-cersei = Cersei Lannister: quale ordine dello sconfitto si toglie?
ask-cards-renly = Renly Baratheon: dove un fante diventa cavaliere?
ask-cards-patchface = Macchia: quale carta di { $a } si scarta?
