## First steps: one round of orders.

lesson-steps = Primi passi
    .about = Un round con Casa Stark: dai ordini, marci su un nuovo castello, raccogli potere.
lesson-steps-welcome = Sei Casa Stark, a nord della mappa. Lannister e Baratheon sono a sud.
    .rule = Vince subito chi per primo tiene sette castelli e roccaforti, le torri sulla mappa; altrimenti chi ne ha di più dopo dieci round.
lesson-steps-planning = Ogni area con tue unità riceve un ordine coperto. Tutti lo fanno insieme.
    .rule = La marcia muove e attacca, il supporto aiuta un vicino in battaglia, la difesa protegge, l’incursione toglie un ordine, il consolidamento dà potere. Quelli con ★ sono più forti, e puoi darne pochi.
    .why = Le due unità di Grande Inverno confinano con terre vuote: che marcino. Il fante di Porto Bianco tiene già un castello e intanto raccoglie potere. La nave può solo aiutare: supporta.
    .miss = Grande Inverno ha due delle tue tre unità di terra. Senza un ordine di marcia restano a casa, e il castello vuoto a sud è libero per altri.
lesson-steps-shown = Tutti gli ordini si scoprono insieme. Nessuno può più cambiare i propri.
    .rule = Prima le incursioni, poi le marce, infine i consolidamenti; ogni casata a turno, nell’ordine del Trono di Spade.
lesson-steps-to = La tua marcia da Grande Inverno. Dove?
    .rule = Le unità marciano in un’area adiacente. Quelle di uno stesso ordine possono prendere vie diverse.
    .why = Moat Cailin ha un castello ed è vuoto: il terzo dei sette. È anche l’unica via di terra dal sud a casa tua.
    .miss = Lì c’è terra, ma nessun castello, e contano solo castelli e roccaforti. Un’area accanto a Grande Inverno ne ha uno vuoto.
lesson-steps-units = Chi va?
    .rule = Manda quante unità vuoi; le altre possono ancora andare altrove con lo stesso ordine.
    .why = Un fante basta per prendere ciò che nessuno difende. Il cavaliere, che vale 2 in battaglia, resta libero per un’altra via con lo stesso ordine.
lesson-steps-rest = Resta il cavaliere a Grande Inverno, che può marciare anche lui.
    .rule = La tua area natale resta tua senza unità. Le altre vogliono un’unità o un segnalino potere.
    .why = La Costa Pietrosa ha un barile: rifornimento, che permette eserciti più grandi. Grande Inverno non ha bisogno di guardie: nessuno è a portata.
lesson-steps-power = Porto Bianco consolida: { $power } potere per te.
    .rule = Il potere compra posti sui tracciati, respinge i bruti e, come segnalino, tiene le aree che lasci.
lesson-steps-end = Questo è un round: ordini, marce, potere. Hai tre castelli invece di due.
    .rule = Dal secondo round ognuno comincia con tre carte Westeros. La prossima lezione le gioca, con le prime battaglie.
