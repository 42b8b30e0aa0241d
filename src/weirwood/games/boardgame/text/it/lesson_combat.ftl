## Combat, support and cards.

lesson-combat = Battaglia, supporto e carte
    .about = Una battaglia per Seagard, sommata passo per passo: unità, ordini, supporto, carte Casata e chi vince i pareggi.
lesson-combat-welcome = Tocca alla tua marcia da Moat Cailin. Accanto c’è Seagard, una roccaforte con un cavaliere Lannister e un ordine di difesa +1; Lannister supporta da Delta delle Acque. Il tuo cavaliere alle Torri Gemelle ha un ordine di supporto.
    .rule = La forza sono le unità, più l’ordine di marcia o difesa, più il supporto delle aree adiacenti, più una carta Casata.
lesson-combat-to = Somma prima di andare: 2 del cavaliere che c’è, 1 del suo ordine, 1 del fante che lo supporta: 4.
    .rule = Chi supporta resta dov’è e non corre rischi.
    .why = I tuoi due fanti e il cavaliere delle Torri Gemelle fanno 4 anche loro, e guidi i Feudi: il pareggio è tuo. Lì ci sono una roccaforte, un barile e una corona.
    .miss = Così spendi l’ordine di marcia, e con lui il supporto già pronto lì accanto. Un’occasione di togliere una roccaforte a un rivale dura poco.
lesson-combat-units = Quanti dei due fanti attaccano?
    .rule = Conta solo chi marcia nell’area; chi resta non somma, se non ha un ordine di supporto.
    .why = Tutti e due. Con uno cominceresti 3 contro 4; con due è 4 contro 4, e il pareggio è tuo.
    .miss = Conta di nuovo: un fante e il cavaliere che supporta fanno 3, e loro hanno 4. Chi resta indietro non aiuta.
lesson-combat-token = A Moat Cailin non resta nessuno. Lasci un segnalino potere?
    .rule = Un’area senza unità resta tua solo con un segnalino, e lo si decide prima della battaglia.
    .why = Moat Cailin è un castello: per un potere conta ancora fra i sette, e resta tuo se devi tornare.
lesson-combat-support = Si chiede agli ordini di supporto vicini, uno dopo l’altro. Il tuo è alle Torri Gemelle.
    .rule = Si può supportare un lato o l’altro o nessuno, anche nelle battaglie altrui; ma mai contro le proprie unità.
    .why = Te: senza i 2 del cavaliere combatteresti 2 contro 4. L’ordine resta e può supportare un’altra battaglia in questo round.
    .miss = Senza questo supporto è 2 contro 4. Supportare non costa nulla: il cavaliere resta alle Torri Gemelle.
lesson-combat-card = 4 contro 4. Ora entrambi scelgono una carta Casata in segreto.
    .rule = Il numero si aggiunge alla tua forza. Una carta torna in mano solo quando sono state giocate tutte e sette.
    .why = Eddard, 4: il loro meglio è Tywin, anche lui 4. Sarebbe 8 a 8, e i Feudi ti danno il pareggio; e hai ancora la spada. Una roccaforte vale la tua carta migliore.
lesson-combat-cards = Le carte si scoprono. Chi guida i Feudi può ancora aggiungere 1 con la spada d’acciaio di Valyria, una volta per round.
    .rule = Guarda se ti serve prima di usarla.
lesson-combat-end = { $winner } sconfigge { $loser }.
    .rule = Chi perde toglie un’unità per ogni spada della carta vincente che una sua torre non ferma, e si ritira. A parità di forza vince la casata più in alto nei Feudi: quel tracciato vale una puntata.
