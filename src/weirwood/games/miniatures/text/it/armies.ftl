### Liste d'esercito in forma di testo. Dopo la barra, altre forme che il lettore capisce.

roster-title = Nome|Esercito|Lista|Titolo
roster-faction = Fazione|Casata
roster-commander = Comandante
roster-points = Punti|Dimensione|Totale
roster-units = Unità combattenti|Unità|Combattenti
roster-ncus = Unità non combattenti|UNC|Non combattenti
roster-enemy = In unità nemiche|Aggregati nemici
roster-with = con

### Perché un esercito è rifiutato: la carta o la riga che non va.

why-armies-size = Un esercito ha almeno 1 punto; questo ne ha { $points }.
why-armies-points = Queste carte costano { $points } punti e il limite è { $limit }.
why-armies-faction_unknown = Nessuna fazione si chiama «{ $text }».
why-armies-card_unknown = Nessuna carta si chiama «{ $text }».
why-armies-faction = { $card } non è della fazione: { $faction }.
why-armies-no_neutrals = { $card } è neutrale e questa fazione non accetta neutrali: { $faction }.
why-armies-own_versions = Questa fazione schiera una propria versione di { $card }: { $faction }.
why-armies-without_banners = { $card } accompagna solo la Fratellanza senza Vessilli.
why-armies-neutral_half = I punti neutrali sono { $points }; possono essere al massimo { $limit }.
why-armies-characters = { $character } compare { $count } volte in questo esercito e può comparire una volta sola.
why-armies-team_characters = { $character } compare in entrambi gli eserciti della squadra e può comparire in uno solo.
why-armies-commander_placed = Il comandante, { $card }, non sta in nessuna unità di questo esercito.
why-armies-attachment_one = { $unit } porta { $count } aggregati e ne accetta uno solo.
why-armies-attachment_kind = { $card } non si unisce a unità del tipo di { $unit }.
why-armies-attachment_solo = { $unit } combatte da sola: { $card } non può unirsi.
why-armies-attachment_place = { $card } è un aggregato e ha bisogno di un'unità a cui unirsi.
why-armies-infiltrator = { $card } si unisce a un'unità nemica, a nessuna di questo esercito.
why-armies-carries = { $unit } deve portare { $wanted }.
why-armies-joins = { $card } non si unisce a { $unit }.
why-armies-beside = { $card } resta accanto a { $wanted }.
why-armies-has_any = { $card } richiede una di queste carte nell'esercito: { $wanted }.
why-armies-has_all = { $card } richiede nello stesso esercito: { $wanted }.
why-armies-lacks = { $card } e { $other } non possono stare insieme.
why-armies-loyalty = { $card } e { $other } sono fedeli a signori diversi.
why-armies-limited = { $card } compare { $count } volte; il limite è { $limit }.
why-armies-one_per = { $card } compare { $count } volte e ci sono unità per { $limit }.
why-armies-not_bought = { $card } non si acquista; la portano altre carte.
why-armies-deck = Il mazzo Tattica ha { $count } carte invece di { $limit }.
why-armies-inert = { $card } non fa ancora nulla; i giocatori possono accettarla così.
why-armies-text_long = La lista supera i { $limit } caratteri.
why-armies-text_number = Riga { $line }: «{ $text }» non è un numero da 1 a { $limit }.
why-armies-text_name = { $count ->
    [0] Riga { $line }: nulla si chiama «{ $text }».
   *[other] Riga { $line }: nulla si chiama «{ $text }». Simili: { $wanted }.
}
why-armies-text_ambiguous = Riga { $line }: «{ $text }» può indicare più carte: { $wanted }.
why-armies-text_place = Riga { $line }: «{ $text }» non va in questa parte della lista.
why-armies-text_order = Riga { $line }: { $card } compare prima di ogni unità a cui unirsi.
why-armies-data = Nell'esercito, { $found } manca, non è previsto o non è del tipo giusto.
