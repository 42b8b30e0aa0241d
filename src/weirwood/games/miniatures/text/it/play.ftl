### Ciò che si chiede e ciò che accade in una battaglia

game-title = Il gioco di miniature
game-blurb = Eserciti di Westeros su un tavolo di quarantotto pollici: vassoi che ruotano e marciano, cariche, panico e intrighi accanto al campo. Regole del 2021, da due a quattro giocatori.

## impostazioni

setting-mode = Modalità
    .help = Di che cosa tratta la battaglia e come si fanno punti.
setting-mode-a_game_of_thrones = Il gioco del trono
setting-mode-a_clash_of_kings = Scontro di re
setting-mode-a_storm_of_swords = Tempesta di spade
setting-mode-a_feast_for_crows = Banchetto di corvi
setting-mode-a_dance_with_dragons = Danza di draghi
setting-mode-winds_of_winter = Venti d'inverno
setting-mode-honed_and_ready = Affilati e pronti
setting-mode-fire_and_blood = Fuoco e sangue
setting-mode-here_we_stand = Qui noi resistiamo
setting-mode-dark_wings_dark_words = Ali oscure, oscure parole
setting-points = Punti esercito
    .help = Quanti punti può costare l'esercito di ogni giocatore. Di solito 30, 40 o 50; 20 nelle partite veloci a squadre.
setting-armies = Eserciti
    .help = Uno per giocatore: il nome di un esercito pronto o il testo di una lista. Quelli che mancano sono eserciti pronti.
setting-teams = Squadre
    .help = Quattro giocatori in due squadre, primo e terzo contro secondo e quarto. Altrimenti tutti contro tutti.
setting-table = Tavolo
    .help = Il tavolo normale misura 48 pollici per 48, quello grande 72 per 48.
setting-table-standard = normale
setting-table-large = grande
setting-terrain = Terreno
    .help = Scelto e piazzato a turno dai giocatori, deciso dai dadi, oppure assente.
setting-terrain-choice = a scelta
setting-terrain-random = con i dadi
setting-terrain-none = assente
setting-pieces = Elementi di terreno
    .help = Quanti se ne piazzano quando sono a scelta; di solito quattro.
setting-custom = Terreno concordato
    .help = Elementi propri con una forma, una misura in millesimi di pollice e parole chiave.
setting-inert = Accetta carte inerti
    .help = Permette carte le cui abilità non funzionano ancora: combattono, ma il loro testo non fa nulla.
setting-idleness = L'ozio è morte
    .help = Errata facoltativa: un'unità ingaggiata deve attaccare o ritirarsi.
setting-full_board = Tabellone pieno
    .help = Errata facoltativa: con il tabellone Tattica pieno le UNC aspettano che si liberi una zona.

## parametri di un piazzamento

place-pivot = ruota di { $degrees }°
place-distance = { $inches }″ in linea retta
place-turn = poi ruota di { $degrees }°
place-direction = { $value ->
    [0] in avanti
    [1] verso destra
    [2] all'indietro
   *[3] verso sinistra
}
place-x = a { $inches }″ dal bordo sinistro
place-y = a { $inches }″ dal bordo vicino
place-facing = rivolta a { $degrees }°

name-castle_arrows = Frecce
    .the = le Frecce
    .gender = feminine
    .number = other
name-q1 = quadrante vicino a sinistra
    .the = il quadrante vicino a sinistra
    .gender = masculine
    .number = one
name-q2 = quadrante vicino a destra
    .the = il quadrante vicino a destra
    .gender = masculine
    .number = one
name-q3 = quadrante lontano a sinistra
    .the = il quadrante lontano a sinistra
    .gender = masculine
    .number = one
name-q4 = quadrante lontano a destra
    .the = il quadrante lontano a destra
    .gender = masculine
    .number = one

## domande: preparazione

ask-siege-role = Assedi il castello o lo difendi?
ask-siege-reserve = Scegli le unità che attendono in Riserva.
ask-terrain-piece = Scegli un elemento di terreno.
ask-terrain-place = Piazza { $a_the }: fuori dalle zone di schieramento e lontano da altri elementi.
ask-deploy-zone = Scegli il tuo bordo del tavolo{ $a ->
    [true] {" "}o lascia la scelta all'avversario
   *[other] {""}
}.
ask-deploy-corner = Scegli il tuo angolo del tavolo.
ask-deploy-first = Chi sarà il primo giocatore?
ask-deploy-unit = Scegli la prossima unità da schierare.
ask-deploy-place = Piazza { $c_the } ({ $a }){ $b ->
    [zone] {" "}dentro la tua zona di schieramento
    [late] {" "}dentro la tua zona di schieramento, come attivazione
    [attackers_return] {" "}di nuovo dentro la tua zona di schieramento
    [commander_returns] {" "}di nuovo nella tua zona o presso un bordo laterale
    [reserve] , interamente a gittata Corta da un bordo laterale
    [flank] , interamente a gittata Corta da un bordo laterale
    [unit_returns] {" "}di nuovo presso il tuo bordo o un bordo laterale
    [outflank] {" "}presso il tuo bordo o un bordo laterale
   *[other] {" "}davanti a un muro del castello
}.

## domande: turni e movimenti

ask-turn-unit = Scegli l'unità da attivare.
ask-turn-action = { $b } ({ $a }): scegli la sua azione.
ask-action-free = { $d } ({ $a }): può compiere un'azione gratuita.
ask-move-maneuver = Manovra di { $b } ({ $a }): ruota, avanza in linea retta, ruota.
ask-move-march = Marcia di { $b } ({ $a }): in linea retta, poi ruota.
ask-move-retreat = Ritirata di { $c } ({ $a }): all'indietro o di lato, poi ruota.
ask-move-shift = Spostamento di { $c } ({ $a }): dritto in avanti, all'indietro o di lato.
ask-move-pivot = { $b } ({ $a }): può ruotare.
ask-charge-side = Il tuo vassoio sta esattamente fra due archi: quale lato carichi?
ask-charge-pivot = Carica di { $c } ({ $a }) contro { $d } ({ $b }): scegli la via.
ask-charge-align = La carica riesce: come si allinea { $c } ({ $a })?
ask-charge-aside = { $c } ({ $a }): da che parte si scosta?
ask-attack-stance = Prima di attaccare, { $c } ({ $a }) può voltarsi verso il nemico e allinearsi.
ask-attack-weapon = Scegli un attacco di { $c } ({ $a }).
ask-attack-arc = Il tuo vassoio sta esattamente fra due archi: da quale si attacca?
ask-attack-shift = Prima di tirare, { $c } ({ $a }) può spostarsi fino a 2 pollici.
ask-attack-target = Scegli un bersaglio per { $c } ({ $a }).
ask-attack-surge = Il nemico è distrutto: { $b } ({ $a }) può dare seguito all'impeto.
ask-dice-reroll = Scegli { $a ->
    [attack] i dadi di Attacco
    [defense] i dadi di Difesa
    [test] i dadi del test
    [charge] il dado della Carica
   *[other] il dado della Ritirata
} da ritirare{ $b ->
    [token] {" "}spendendo un segnalino condizione
   *[other] {""}
}.

## domande: tabellone e mano

ask-board-claim = { $b }: reclama una zona.
ask-board-replace = Usi l'effetto della zona o lo sostituisci?
ask-board-target = Scegli un'unità per { $a_the }.
ask-board-token = Quale segnalino riceve { $b } ({ $a })?
ask-board-cleanse = Quale segnalino si toglie a { $b } ({ $a })?
ask-board-arrows = A chi si tira dai muri?
ask-cards-trim = Hai troppe carte: scartane { $least }.
ask-cards-discard = Puoi scartare quante carte Tattica vuoi.
ask-cards-refill = Quante carte peschi?

## domande: modalità

ask-objective-taker = Chi prende il segnalino di { $b } ({ $a })?
ask-objective-place = Piazza il segnalino Obiettivo.
ask-objective-target = L'Obiettivo fa punti: scegli un'unità.
ask-feast-pile = { $b } ({ $a }) lascia un mucchio di cadaveri: piazzalo.
ask-winds-hand = Scegli quattro Missioni per la tua mano.
ask-winds-reveal = Rivela una Missione.
ask-winds-first = Prendi il segnalino primo giocatore?
ask-missions-swap = Cambia le Missioni.
ask-kings-pick = Scegli una carta Obiettivo per il tuo Comandante.
ask-kings-use = Il tuo Comandante usa una carta Obiettivo in questo round?
ask-kings-return = { $b } ({ $a }) torna in campo?
ask-fire-mark = Marchia un'unità nemica.
ask-fire-card = { $b } ({ $a }) è marchiata: scegli la sua carta Obiettivo.
ask-fire-bounty = { $b } ({ $a }) può mettere una taglia su un nemico.
ask-stand-return = Un'unità distrutta può tornare.
ask-stand-quadrant = { $b } ({ $a }) sta esattamente fra due quadranti: in quale conta?
ask-siege-return = Le unità distrutte possono tornare.
ask-siege-play = Puoi giocare una carta Assedio.
ask-siege-piece = Quale elemento di terreno viene tolto?
ask-siege-token = Quale condizione colpisce il nemico?
ask-siege-sally = Quale unità della Riserva esce?
ask-siege-wall = Quale muro viene riparato?

## opzioni

option-unit = { $a } ({ $b })
option-ncu = { $a }
option-maneuver = Manovra
option-march = Marcia
option-retreat = Ritirata
option-ranged = Attacco a distanza
option-none = Niente
option-turn-action-none = Nessuna azione
option-charge = Carica { $a } ({ $b })
option-melee = Attacco in mischia contro { $a } ({ $b })
option-raze = Abbatti { $a_the }
option-swap = Rinuncia all'azione per cambiare una Missione
option-full = Centro contro centro
option-left = A metà, verso sinistra
option-right = A metà, verso destra
option-near = Il più vicino possibile (posizione { $a })
option-stay = Resta com'è
option-charge-side-front = Il fronte
option-charge-side-right = Il fianco destro
option-charge-side-rear = Il retro
option-charge-side-left = Il fianco sinistro
option-attack-arc-front = Il fronte
option-attack-arc-right = Il fianco destro
option-attack-arc-rear = Il retro
option-attack-arc-left = Il fianco sinistro
option-charge-aside-front = In avanti
option-charge-aside-right = Verso destra
option-charge-aside-rear = All'indietro
option-charge-aside-left = Verso sinistra
option-weapon = { $a }
option-shot = { $a } contro { $b } ({ $c })
option-die = Dado { $a }
option-zone = { $a }
option-quadrant = { $a }
option-board-replace-zone = L'effetto della zona
option-board-replace-mission = Cambiare una Missione
option-board-replace-arrows = Frecce dai muri
option-token = { $a }
option-card = { $a }
option-piece = { $a }
option-edge = { $a ->
    [0] Il bordo vicino
   *[other] Il bordo lontano
}
option-corner = { $a ->
    [0] L'angolo vicino a sinistra
    [1] L'angolo vicino a destra
    [2] L'angolo lontano a destra
   *[other] L'angolo lontano a sinistra
}
option-side = { $a_seat }
option-pass = Passa
option-deploy-zone-pass = Lascia la scelta all'avversario
option-yes = Sì
option-no = No
option-attacker = Assedia il castello
option-defender = Difendi il castello
option-mission = { $a }
option-active = { $b } al posto di { $a }
option-reserve = Una nuova Missione al posto di { $a }
option-objective = { $a }
option-siege = { $a }

## eventi: preparazione

event-battle-mode = { $mode }, { $points } punti per parte.
event-dice-roll_off = Tiro per { $what ->
    [role] il ruolo
    [terrain] il terreno
    [zone] la zona di schieramento
   *[other] il primo giocatore
}: { $seats } ottengono { $dice }.
event-siege-roles = { $seats } { $seats_number ->
    [one] assedia
   *[other] assediano
} il castello.
event-unit-reserve = { $unit } ({ $nr }) di { $seat } attende in Riserva.
event-terrain-placed = Terreno: { $piece }.
event-terrain-razed = { $unit } ({ $nr }) abbatte { $piece_the }.
event-zone-chosen = { $seats } { $seats_number ->
    [one] sceglie
   *[other] scelgono
} una zona di schieramento.
event-unit-deployed = { $seat } schiera { $unit } ({ $nr }).
event-round-first = Primo giocatore: { $seats }.
event-cards-drawn = { $seat } pesca { $count } { $count ->
    [one] carta
   *[other] carte
}.
event-cards-discarded = { $seat } scarta { $card }.
event-cards-attached = { $seat } assegna { $card } a { $unit } ({ $nr }).

## eventi: round

event-round-began = Inizia il round { $round }. Primo giocatore: { $seats }.
event-turn-began = Turno di { $seats }.
event-unit-activated = { $seat } attiva { $unit } ({ $nr }).
event-action-chosen = { $unit } ({ $nr }): { $action ->
    [maneuver] Manovra
    [march] Marcia
    [retreat] Ritirata
    [melee] Attacco in mischia
    [ranged] Attacco a distanza
    [charge] Carica
    [raze] Attacco al terreno
    [swap] Cambio di Missioni
   *[other] azione speciale
}{ $free ->
    [true] {" "}(gratuita)
   *[other] {""}
}.
event-action-none = { $unit } ({ $nr }) non compie azioni.
event-ncu-activated = { $seat } attiva { $ncu }.
event-ncu-quadrant = { $ncu } va { $quadrant_in }.
event-zone-claimed = { $ncu } reclama { $zone_the }.
event-zone-target = L'effetto { $zone_of } va a { $unit } ({ $nr }).
event-board-cleared = Riordino del round { $round }.
event-points-scored = { $seats } { $seats_number ->
    [one] ottiene
   *[other] ottengono
} { $count } ({ $why ->
    [destroyed] unità distrutta
    [objective] Obiettivo
    [quadrant] quadrante
    [wall] muro del castello
    [commander_kill] distrutta dal Comandante
    [commander_killed] Comandante nemico
    [marked_kill] distrutta da un'unità marchiata
    [marked_killed] unità marchiata
    [bounty] taglia
   *[other] { $why }
}): { $total } in tutto.
event-side-eliminated = { $seats } { $seats_number ->
    [one] è fuori
   *[other] sono fuori
} dalla battaglia.
event-battle-over = { $why ->
    [points] Il traguardo è raggiunto.
    [elimination] Sul campo non resta nessun altro.
    [siege] Il castello ha resistito.
   *[other] I sei round sono finiti.
} { $seats } { $seats_number ->
    [one] vince
   *[other] vincono
} la battaglia.

## eventi: movimenti e cariche

event-unit-moved = { $unit } ({ $nr }): { $how ->
    [pivot] ruota
    [shift] si sposta di { $inches }″
    [retreat] si ritira di { $inches }″
    [march] marcia di { $inches }″
   *[other] si muove di { $inches }″
}.
event-unit-aside = { $unit } ({ $nr }) si scosta.
event-unit-faced = { $unit } ({ $nr }) si volta verso il nemico.
event-charge-declared = { $unit } ({ $nr }) carica { $target } ({ $target_nr }) { $side ->
    [front] sul fronte
    [rear] sul retro
   *[other] sul fianco
}.
event-charge-disorderly = Carica disordinata di { $unit } ({ $nr }).
event-charge-run = { $unit } ({ $nr }) percorre { $inches }″ e { $success ->
    [true] raggiunge il bersaglio
   *[other] non arriva al bersaglio
}.

## eventi: dadi, attacchi, test

event-dice-rolled = { $what ->
    [danger] Il terreno pericoloso infligge D3+1 ferite: il dado dà { $dice }.
    [arrows] Le frecce infliggono D3+2 colpi: il dado dà { $dice }.
    [tar] La pece e il catrame infliggono D3 ferite: il dado dà { $dice }.
    [oil] L'olio bollente infligge D3+1 ferite: il dado dà { $dice }.
    [pieces] Si collocano D3+2 elementi di terreno: il dado dà { $dice }.
    [terrain] Tiro per il prossimo elemento di terreno: { $dice }.
   *[other] Si tira un dado per l'effetto: { $dice }.
}
event-dice-attack = { $unit } ({ $nr }) tira { $dice } e gli serve { $need }+.
event-dice-defense = { $unit } ({ $nr }) si difende con { $dice } e gli serve { $need }+.
event-dice-test = { $unit } ({ $nr }), { $panic ->
    [true] test di Panico: { $dice }, D3 { $d3 },
   *[other] test di Morale: { $dice },
} modificatore { $mod }; serve { $need }+.
event-dice-charge = { $unit } ({ $nr }) tira { $dice } per la Carica.
event-dice-retreat = { $unit } ({ $nr }) tira { $dice } per la Ritirata.
event-dice-rerolled = { $seat } fa ritirare { $count } { $count ->
    [one] dado
   *[other] dadi
}: { $dice }.
event-token-spent = { $seat } spende il segnalino «{ $token }» di { $unit } ({ $nr }).
event-token-gained = { $unit } ({ $nr }) riceve il segnalino «{ $token }».
event-token-removed = { $unit } ({ $nr }) perde il segnalino «{ $token }».
event-attack-declared = { $unit } ({ $nr }) attacca { $target } ({ $target_nr }) con { $attack }{ $side ->
    [front] {""}
    [rear] , dal retro
   *[other] , dal fianco
}.
event-attack-hits = { $hits } { $hits ->
    [one] colpo
   *[other] colpi
} a segno.
event-attack-wounds = { $blocked } { $blocked ->
    [one] parato
   *[other] parati
}: { $unit } ({ $nr }) subisce { $count } { $count ->
    [one] ferita
   *[other] ferite
}.
event-test-result = { $unit } ({ $nr }) { $result ->
    [passed] supera
   *[other] fallisce
} il test di { $panic ->
    [true] Panico
   *[other] Morale
}.
event-unit-wounded = { $unit } ({ $nr }) perde { $count } { $count ->
    [one] ferita
   *[other] ferite
}.
event-unit-restored = { $unit } ({ $nr }) recupera { $count } { $count ->
    [one] ferita
   *[other] ferite
}.
event-unit-destroyed = { $unit } ({ $nr }) di { $seat }: unità distrutta.
event-attachment-destroyed = { $attachment }, in { $unit } ({ $nr }), cade.
event-wall-destroyed = Cade un muro del castello.

## eventi: modalità

event-objective-placed = Si piazza un segnalino Obiettivo{ $card ->
    [none] {""}
   *[other] : { $card }
}.
event-objective-claimed = { $unit } ({ $nr }) rivendica un Obiettivo.
event-objective-left = { $unit } ({ $nr }) abbandona un Obiettivo.
event-objective-carried = { $unit } ({ $nr }) prende un segnalino Obiettivo.
event-objective-laid = { $seat } piazza un segnalino Obiettivo.
event-mission-revealed = { $seats } { $seats_number ->
    [one] rivela
   *[other] rivelano
} { $mission }.
event-missions-laid = Missioni attive: { $active }. Di riserva: { $reserve }.
event-kings-picked = { $seats } { $seats_number ->
    [one] prende
   *[other] prendono
} { $card }.
event-kings-used = { $unit } ({ $nr }) ottiene { $card }.
event-fire-marked = { $seat } marchia { $unit } ({ $nr }).
event-fire-bounty = { $seat } mette una taglia su { $unit } ({ $nr }).
event-siege-played = { $seats } { $seats_number ->
    [one] gioca
   *[other] giocano
} { $card }.
