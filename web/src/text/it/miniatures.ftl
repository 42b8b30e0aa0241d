## The miniatures game

mi-round = Round { $n } di { $most }
mi-phase-setup = Preparazione
mi-phase-terrain = Terreno
mi-phase-deployment = Schieramento
mi-phase-start = Inizio del round
mi-phase-activation = Attivazioni
mi-phase-cleanup = Riordino
mi-points = Punti vittoria { $n } su { $most }
mi-side = Schieramento { $n }
mi-field = Il campo
mi-measure = Misura
mi-measured = { $inches }″
mi-board = Tabellone Tattica
mi-free = libera
mi-hand = Carte tattica
mi-stakes = Carte della modalità
mi-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
}
mi-deck = Mazzo { $n }
mi-dice = Dadi
mi-wounds = restano { $n } di { $most } ferite
mi-activated = attivata
mi-reserve = In riserva
mi-destroyed = Distrutte
mi-speed = Velocità { $n }″
mi-defense = Difesa { $n }+
mi-morale = Morale { $n }+
mi-cost = Punti { $n }
mi-melee = Mischia
mi-short = Corta gittata
mi-long = Lunga gittata
mi-attack-line = colpisce con { $hit }+, dadi { $dice }
mi-commander = Comandante
mi-attack = Attacco: { $attacker } contro { $defender }
mi-charge = Carica: { $unit } contro { $target }
mi-test = { $panic ->
    [true] Test di panico: { $unit }
   *[other] Test di morale: { $unit }
}
mi-attack_dice = Dadi d’attacco
mi-defense_dice = Dadi di difesa
mi-hits = { $n ->
    [one] un colpo
   *[other] { $n } colpi
}
mi-blocked = { $n } parati
mi-wounds_dealt = { $n ->
    [one] una ferita
   *[other] { $n } ferite
}
mi-ncus = A corte
mi-say-unit = { $unit }, { $side ->
    [mine] tua
   *[other] nemica
}, { $wounds }

mi-odds-chance = { $n }% con { $face }+
mi-odds-dice = { $n ->
    [one] un dado
   *[other] { $n } dadi
} a { $need }+
mi-odds-hits = circa { $n } colpi
mi-odds-wounds = circa { $n } ferite
mi-odds-panic = panico { $n }%
mi-odds-destroyed = distrutta { $n }%
mi-sight = Visuale

guide-miniatures-1 = Le tue unità stanno in basso. Si segna controllando gli obiettivi con la bandiera e distruggendo nemici; i punti sono a lato. La battaglia dura sei round.
guide-miniatures-2 = Si gioca a turni; in ognuno attivi un’unità, sul campo o a corte. Ognuna agisce una volta per round, quindi conta l’ordine: prima chi può colpire o è in pericolo.
guide-miniatures-3 = La freccetta è il fronte. Le linee tratteggiate mostrano gli archi; colpire un fianco o il retro è molto meglio del fronte. «Visuale» mostra chi vede l’unità, «Misura» posa un righello.
guide-miniatures-4 = I personaggi di corte reclamano una zona della striscia sotto il campo: ogni zona fa subito qualcosa e resta occupata fino alla fine del round.
guide-miniatures-on-terrain = Colloca il terreno dove ti aiuta: un bosco per ripararti, muri davanti a un obiettivo. Resta fuori dalle zone di schieramento.
guide-miniatures-on-deploy = Metti la fanteria pesante al centro davanti agli obiettivi, la cavalleria su un fianco, gli arcieri dietro. Trascina il vassoio nella zona illuminata, o scrivi i numeri.
guide-miniatures-on-turn = Marciare è lontano e dritto, manovrare è più corto con due rotazioni, caricare muove e colpisce. Sotto ogni scelta leggi che cosa promette: dadi, colpi, ferite, panico.
guide-miniatures-on-move = Trascina sul campo: la sagoma mostra dove starà l’unità, l’ombra dove può. Il rosso vuol dire no, con la regola che lo dice.
guide-miniatures-on-charge = La probabilità accanto a una carica è quella di arrivare al bersaglio con il dado. Una carica fallita ti lascia scoperto.
guide-miniatures-on-attack = Scegli il bersaglio che promette di più: ferite adesso e panico dopo.
guide-miniatures-on-board = Corona scuote un nemico, Ricchezza cura, Tattica pesca carte, Combattimento dà un attacco gratuito, Manovra un movimento. Una zona occupata è chiusa anche al nemico.

doing-miniatures-siege = l’assedio
doing-miniatures-terrain = il terreno
doing-miniatures-deploy = lo schieramento
doing-miniatures-turn = un’attivazione
doing-miniatures-action = un’azione gratuita
doing-miniatures-move = un movimento
doing-miniatures-charge = una carica
doing-miniatures-attack = un attacco
doing-miniatures-dice = dadi da ritirare
doing-miniatures-board = il tabellone Tattica
doing-miniatures-cards = le carte tattica
doing-miniatures-effects = l’effetto di una carta
doing-miniatures-objective = un obiettivo
doing-miniatures-missions = le missioni
doing-miniatures-winds = le missioni
doing-miniatures-kings = una carta obiettivo
doing-miniatures-fire = un’unità bersaglio
doing-miniatures-feast = una pila di cadaveri
doing-miniatures-stand = un ritorno in campo

name-q1 = quadrante Ⅰ
    .the = il quadrante Ⅰ
    .gender = masculine
    .number = one
name-q2 = quadrante Ⅱ
    .the = il quadrante Ⅱ
    .gender = masculine
    .number = one
name-q3 = quadrante Ⅲ
    .the = il quadrante Ⅲ
    .gender = masculine
    .number = one
name-q4 = quadrante Ⅳ
    .the = il quadrante Ⅳ
    .gender = masculine
    .number = one
