## Moving and arcs.

lesson-moving = Movimento e archi
    .about = Marciare accanto a un nemico e girare: il lato da cui arriva una carica lo decide dove stai.
lesson-moving-welcome = Le tue Spade giurate sono in basso; le Guardie, sopra, ti guardano di fronte. Hanno già agito in questo round, e nel prossimo cominci tu.
    .rule = Linee per i suoi angoli dividono il campo in fronte, due fianchi e retro. La carichi dove sta la maggior parte di te.
lesson-moving-action = Potresti caricare subito, di fronte. C’è qualcosa di meglio?
    .rule = Marciare: fino al doppio della Velocità, dritto, poi una rotazione. Manovrare: fino alla Velocità, con una rotazione prima e una dopo.
    .why = Marcia: quasi dieci pollici dritti ti portano al loro fianco. Non possono rispondere in questo round, e nel prossimo agisci prima che si girino.
    .miss = Così resti nel loro arco frontale, dove si difendono meglio. Hai tempo: hanno già agito, e nel prossimo round sei primo.
lesson-moving-march = Ora il posto: quanto avanzare e da che parte guardare alla fine.
    .rule = Nessun vassoio può finire su un altro, e dal nemico si tiene un pollice. La rotazione finale è libera.
    .why = Nove pollici e mezzo, alla loro altezza, e un quarto di giro a sinistra: sei sul loro fianco e lo guardi, loro guardano altrove.
lesson-moving-round = Comincia il round seguente, e il primo turno è tuo.
    .rule = Il primo giocatore cambia a ogni round. Chi agisce per ultimo in uno e per primo nel seguente ha due turni di fila.
lesson-moving-charge = Sei al loro fianco.
    .rule = La carica ruota verso il bersaglio, corre e arriva al lato del cui arco è partita.
    .why = Carica ora: dal fianco bloccano di uno peggio e si spaventano prima, e vi separano solo due pollici: la corsa non può fallire.
    .miss = Se aspetti, agiscono loro e si girano verso di te. Ciò che la marcia ha guadagnato vale solo adesso.
lesson-moving-end = La carica è dichiarata: guarda da che lato entra.
    .rule = Un movimento vale ciò che permette al seguente. Prima di marciare, chiediti in quale fronte starai e chi comincia il prossimo round.
