## Deck and plots.

lesson-plots = Mazzo e trame
    .about = Scegli la trama che si adatta alla tua mano: oro, iniziativa, rivendicazione e riserva, e quanto ti costa ciascuna.
lesson-plots-welcome = Un nuovo round. In mano hai { name-01031 }, che costa 5, Catelyn, che costa 4, e { name-01040 }. In gioco ci sono Robb e un cavaliere.
    .rule = Un mazzo delle trame ne ha sette. Quella che riveli dà oro, iniziativa, rivendicazione e riserva per il round, e resta usata finché non lo sono tutte e sette.
lesson-plots-plot = Restano sei trame. Quale mette in gioco tutti e due i tuoi personaggi in questo round?
    .rule = Forte in un numero, debole in un altro: molto oro va con poca iniziativa, molta rivendicazione con poco oro.
    .why = { name-01016 }: 9 oro, esattamente 5 e 4. Vieta luoghi, accessori ed eventi, ma di carte così ne hai una sola, e può aspettare.
    .miss = Conta: i due costano 9. Anche con 2 in meno per una lady, l’oro di quella trama non li paga entrambi.
lesson-plots-initiative = L’iniziativa più alta, { $n }, è di { $seat }, che dice chi va per primo.
    .rule = È il prezzo di tanto oro: decide l’altro. Andando per secondo, almeno compri a occhi aperti.
lesson-plots-income = La tua trama paga { $n } oro.
    .rule = Ciò che non si spende torna a fine round: l’oro di una trama vale solo per questo.
lesson-plots-horde = Il tuo schieramento. Prova anche { name-01040 }, se vuoi: è in grigio e dice perché.
    .rule = Le trame cambiano ciò che è permesso: con { name-01016 } puoi schierare solo personaggi.
    .why = Prima l’Orda: forza 5 con spada e corona, il corpo più forte che puoi comprare; restano 4 oro per Catelyn.
    .miss = Con 9 oro e una trama che permette solo personaggi, ciò che non spendi per loro è perso.
lesson-plots-catelyn = Restano 4 oro.
    .rule = L’oro non speso torna indietro, e una carta in mano non aiuta nessuno.
    .why = Catelyn, per 4 esatti: occhio e corona. Senza di lei nessuno dei tuoi potrebbe difendere dall’intrigo.
lesson-plots-end = Tutti e due sono in gioco, e cominciano le sfide.
    .rule = Costruisci il mazzo delle trame per momenti così: una con molto oro per la mano piena, una con molta iniziativa per colpire per primo, una con rivendicazione 2 per finire. E attento alla riserva: le carte che puoi tenere, qui 4.
