## Supply and mustering.

lesson-supply = Rifornimento e reclutamento
    .about = Reclutare con poco rifornimento: che cosa paga un castello, perché un esercito non può crescere e che cosa si fa senza.
lesson-supply-welcome = Una carta Westeros fa reclutare tutti. Hai rifornimento 1, cinque unità di terra e tre luoghi in cui reclutare: Grande Inverno, Porto Bianco e Moat Cailin.
    .rule = Due o più unità in un’area sono un esercito. Il rifornimento 1 ne mantiene uno da tre e uno da due; un’unità sola non ne chiede.
lesson-supply-first = Grande Inverno è una roccaforte: due punti. I castelli ne hanno uno.
    .rule = Un fante e una nave costano un punto; un cavaliere e una torre d’assedio due. Il cavaliere vale 2 in battaglia.
    .why = Un cavaliere a Grande Inverno. Puoi avere un esercito da tre: il cavaliere occupa quel posto con forza 2, un fante solo con 1.
lesson-supply-upgrade = Grande Inverno ne ha tre, Moat Cailin due: il rifornimento è esaurito. Rinforza Moat Cailin comunque.
    .rule = Non puoi mai reclutare oltre il rifornimento. Conta il numero di unità, non la loro forza.
    .why = Un terzo fante è rifiutato, ma un fante può diventare cavaliere per un punto: restano due unità, con forza 3 invece di 2.
    .miss = Così spendi un punto, ma Moat Cailin, la porta del nord, resta a forza 2. Che cosa si può cambiare lì senza un’unità in più?
lesson-supply-ship = Resta il punto di Porto Bianco. Un secondo fante lì sarebbe un terzo esercito: rifiutato.
    .rule = I castelli sulla costa varano navi nel mare vicino o nel porto. Anche in mare contano come esercito, ma una sola no.
    .why = Una nave nel Mare dei Brividi non chiede rifornimento, porta i tuoi eserciti lungo tutta la costa e può supportare Porto Bianco e Grande Inverno.
    .miss = I punti non usati vanno persi. Una sola nave non chiede rifornimento.
lesson-supply-end = Tre luoghi, quattro punti e nemmeno un’unità di troppo.
    .rule = I barili sulla mappa si contano solo quando esce una carta Rifornimento. Se allora non basta, gli eserciti calano subito e scegli tu che cosa perdere: prendi barili prima che servano.
