## The card game

cg-round = Round { $n }
cg-phase-setup = Preparazione
cg-phase-plot = Fase di trama
cg-phase-draw = Fase di pesca
cg-phase-marshal = Fase di schieramento
cg-phase-challenges = Fase di sfida
cg-phase-dominance = Fase di dominio
cg-phase-standing = Fase di ripristino
cg-phase-taxation = Fase di tassazione
cg-phase-between = Tra un round e l’altro
cg-power = Potere { $n } su 15
cg-gold = Oro { $n }
cg-hand = { $n ->
    [one] una carta in mano
   *[other] { $n } carte in mano
}
cg-deck = { $n ->
    [one] una carta nel mazzo
   *[other] { $n } carte nel mazzo
}
cg-discard = Scarti
cg-dead = I morti
cg-used = Trame usate
cg-removed = Fuori dal gioco
cg-known = Ciò che si sa del mazzo
cg-plot = Trama
cg-income = Entrate { $n }
cg-initiative = Iniziativa { $n }
cg-claim = Rivendicazione { $n }
cg-reserve = Riserva { $n }
cg-your_hand = La tua mano
cg-your_plots = Le tue trame
cg-first = Primo giocatore
cg-military = Militare
cg-intrigue = Intrigo
cg-power_icon = Potere
cg-attack = Attacco { $n }
cg-defence = Difesa { $n }
cg-challenge = { $kind_id ->
    [military] Sfida militare
    [intrigue] Sfida di intrigo
   *[power] Sfida di potere
}
cg-unopposed = Senza opposizione
cg-kneels = inginocchiato
cg-strength = Forza { $n }
cg-cost = Costo { $n }
cg-duplicates = { $n ->
    [one] un duplicato
   *[other] { $n } duplicati
}
cg-attachments = Accessori: { $cards }
cg-type-character = Personaggio
cg-type-location = Luogo
cg-type-attachment = Accessorio
cg-type-event = Evento
cg-type-plot = Trama
cg-type-agenda = Agenda
cg-type-title = Titolo
cg-type-faction = Fazione
cg-unique = Unica
cg-loyal = Leale
cg-piles = Pile
cg-area = L’area di { $name }
cg-window = Finestra
cg-resolving = Si risolve: { $card }

guide-cardgame-1 = Vince chi arriva a quindici di potere. Il tuo lato è sotto, quello dell’avversario sopra; in mezzo, la corsia dove si sommano le sfide. Premi una carta per leggerla per intero.
guide-cardgame-2 = Ogni round comincia con una trama: dà oro (moneta), iniziativa, rivendicazione (quanto fa male una sfida vinta) e riserva (quante carte puoi tenere).
guide-cardgame-3 = Puoi iniziare una sfida di ogni tipo: la militare (spada) uccide, l’intrigo (occhio) toglie carte, il potere (corona) toglie potere. Combattono solo le carte con quell’icona, e si inginocchiano.
guide-cardgame-4 = Tra un passo e l’altro ti si chiede se vuoi agire o reagire. Se no, passa; «Passa sempre qui» ti risparmia quella finestra, finché non la premi di nuovo.
guide-cardgame-on-setup = Tieni una mano con cui mettere in gioco quasi otto d’oro: personaggi economici e un luogo che dia oro.
guide-cardgame-on-plot = Al primo round una trama con molto oro è raramente sbagliata: ciò che paghi ora combatte per te tutta la partita.
guide-cardgame-on-window = Le carte illuminate si possono usare ora. Nella fase di schieramento qui paghi oro per mettere carte in gioco; passa quando hai finito.
guide-cardgame-on-challenge = Confronta chi è ancora in piedi con quell’icona su ogni lato. L’attaccante vince il pareggio, e vincere senza difesa dà anche un potere. Lascia qualcuno in piedi per difenderti.

doing-cardgame-setup = la mano iniziale
doing-cardgame-plot = una trama
doing-cardgame-title = un titolo
doing-cardgame-window = un’occasione di agire
doing-cardgame-window-action = un’azione o un passo
doing-cardgame-window-reaction = una reazione o un passo
doing-cardgame-window-interrupt = un’interruzione o un passo
doing-cardgame-window-save = se qualcosa si salva
doing-cardgame-cost = il costo di una carta
doing-cardgame-target = un bersaglio
doing-cardgame-pick = l’effetto di una carta
doing-cardgame-challenge = una sfida
doing-cardgame-challenge-attackers = gli attaccanti
doing-cardgame-challenge-defenders = i difensori
doing-cardgame-claim = la rivendicazione
doing-cardgame-keywords = una parola chiave
doing-cardgame-standing = chi si rialza
doing-cardgame-taxation = lo scarto fino alla riserva
doing-cardgame-settle = l’ordine degli effetti
doing-cardgame-winning = chi vince
cg-standing = { $n ->
    [one] un personaggio in piedi
   *[other] { $n } personaggi in piedi
}
