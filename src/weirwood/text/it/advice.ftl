## Consigli

advice-sure-clear = È chiaro dopo { $games } partite immaginate.
advice-sure-likely = È probabile, dopo { $games } partite immaginate.
advice-sure-close = Si equivalgono: { $games } partite immaginate non le distinguono.
advice-sure-forced = C'è una sola risposta.
advice-chance = probabilità di vincere: circa { $percent } %
advice-follows = Che cosa mi aspetto poi: { $list }
why-bots-no_question = Al posto { $seat } non si chiede nulla: non c'è nulla da consigliare.
why-table-advice_people = I consigli si danno nelle partite contro i bot e, tra persone, solo se il tavolo è stato preparato così.
why-table-advice_clock = Niente consigli mentre corrono gli orologi.
why-table-advice_busy = In troppi chiedono consiglio in questo momento, o ti si sta già consigliando.
