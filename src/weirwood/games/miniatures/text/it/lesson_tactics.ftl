## Tactics board and cards.

lesson-tactics = Tabellone Tattica e carte
    .about = Tutte le unità hanno agito, eppure attacchi di nuovo: con una zona del tabellone, un’influenza e una carta che si combinano.
lesson-tactics-welcome = Le tue Spade e le Guardie sono in mischia, e hanno agito entrambe. Catelyn, a corte, no. Hai una carta: { name-winters_might }.
    .rule = Anche i personaggi a corte agiscono: reclamano una di cinque zone, e il suo effetto è immediato. Una zona presa è chiusa a entrambi per il round.
lesson-tactics-zone = Quale zona reclama Catelyn?
    .rule = Corona: un nemico prova il Panico. Ricchezza: curare. Tattica: pescare. Combattimento: un attacco gratuito. Manovra: un movimento gratuito.
    .why = Combattimento: le tue Spade colpiscono ancora anche se hanno agito. Anche la tua carta chiede un attacco in mischia, e dà di più se Combattimento è tuo.
    .miss = Ha la sua utilità, ma la tua carta vuole un attacco in mischia, e solo una zona lo dà a un’unità che ha già agito.
lesson-tactics-influence = Catelyn inoltre influenza un’unità: perde un segnalino condizione e attacca con il valore di dadi più alto. Quale?
    .rule = Può essere qualunque unità sul campo, anche nemica. Leggi che cosa fa prima di scegliere.
    .why = Le tue Spade: l’effetto aiuta chi lo ha, e stanno per attaccare con tutti i loro dadi.
    .miss = Così rafforzi il nemico: chi è influenzato attacca con il valore di dadi più alto.
lesson-tactics-target = Quale unità riceve l’attacco gratuito?
    .rule = Un’azione gratuita non attiva l’unità, e può farla una che ha già agito.
    .why = Le Spade: sono la tua unica unità, sono a contatto e hanno l’influenza di Catelyn.
lesson-tactics-free = Attaccare?
    .rule = In mischia si attacca chi si tocca.
    .why = Sì: le Guardie hanno perso un rango intero e non possono rispondere prima del prossimo round. Ciò che togli ora non restituirà colpi.
lesson-tactics-card = Subito prima dei dadi d’attacco si può giocare la carta.
    .rule = Una carta dice quando si gioca, e spesso una zona che la rafforza per chi la tiene.
    .why = { name-winters_might }: l’attacco guadagna { name-sundering }, quindi le Guardie bloccano peggio. La mano si riempie a fine round: non c’è motivo di tenerla.
    .miss = Una finestra così si apre solo prima di un tuo attacco in mischia, e questo è l’ultimo del round.
lesson-tactics-end = Le Guardie bloccano { $blocked } e perdono { $count }.
    .rule = Zona, influenza e carta hanno lavorato insieme in un turno a corte. Guarda la tua mano prima di reclamare, e pensa alla loro: la zona che prendi non è per loro.
