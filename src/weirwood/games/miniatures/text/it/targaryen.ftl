### Casa Targaryen: che cosa fanno le sue abilità e carte

## abilità

text-juvenile_dragon = Il drago ha 8 ferite. Le sue manovre e marce passano sopra unità e terreno; non può comunque finire su un vassoio né entro 1 pollice da un nemico. All'inizio della sua attivazione può compiere una manovra gratuita.
text-black_fire = Feroce. Se l'attacco ottiene almeno un colpo, non si tirano dadi Difesa: il difensore subisce D3 ferite e 1 in più per ogni rango che gli resta, e un nemico a gittata Corta dal difensore diventa Terrorizzato.
text-golden_fire = Feroce. Se l'attacco ottiene almeno un colpo, non si tirano dadi Difesa: il difensore subisce D3 ferite e 1 in più per ogni rango che gli resta, e un nemico a gittata Corta dal difensore diventa Vulnerabile.
text-jade_fire = Feroce. Se l'attacco ottiene almeno un colpo, non si tirano dadi Difesa: il difensore subisce D3 ferite e 1 in più per ogni rango che gli resta, e un nemico a gittata Corta dal difensore diventa Indebolito.
text-bloodriders_arakh = Questo attacco ha Lacerante e Feroce.
text-claw_and_blade = Questo attacco ha Feroce.
text-fighters_armaments = Questo attacco ha Precisione.
text-screamers_arakh = Questo attacco ha Lacerante.
text-unsullied_prowess = Precisione. I dadi d'attacco si possono sempre ritirare, e gli avversari non possono spendere un segnalino Indebolito contro questo attacco.
text-outriders_bow = Se in questo turno l'unità non ha usato la manovra gratuita della Cavalleria, questo attacco arriva a gittata Lunga, ha Precisione e +1 per colpire.
text-bloodrider = L'unità di questo modello non diventa mai Indebolita.
text-combat_mastery_defense = Finché nessun avversario controlla Combattimento, i nemici ingaggiati con questa unità hanno -1 per colpire.
text-combat_mastery_resolve = Finché nessun avversario controlla Combattimento, questa unità recupera 1 ferita ogni volta che supera un test di Morale.
text-drogos_bloodriders_ability = Ogni miniatura ha 3 ferite. L'unità non diventa mai Indebolita. All'inizio della sua attivazione può compiere una manovra gratuita.
text-hrakkars_and_tamers = L'unità ha 6 ferite. All'inizio della sua attivazione può compiere una manovra gratuita.
text-order_pit_fighter_rage = Prima dei dadi di un attacco in mischia di questa unità: il difensore diventa Vulnerabile, Terrorizzato e Indebolito. Dopo l'attacco questa unità subisce 2 ferite.
text-untrained_masses = L'unità ha 6 ferite, non controlla mai obiettivi e non dà punti vittoria. All'inizio di ogni round è distrutta se a gittata Corta non c'è un'unità amica senza questa abilità.
text-westerosi_rider = L'unità ha 3 ferite. All'inizio della sua attivazione può compiere una manovra o una ritirata gratuita. Finché è sul tavolo, la tua mano può avere 1 carta in più e la reintegri fino a 1 in più.
text-maegis_healing = Ogni volta che questa unità si attiva, tira un D3. Con 3 subisce 1 ferita. Con 1 scegli una volta, con 2 due volte, anche la stessa cosa: recuperare 1 ferita; togliere un segnalino condizione.
text-mother_of_dragons = Una volta a partita, all'inizio di qualsiasi turno, puoi prendere una delle carte di Daenerys dal mazzo o dagli scarti; il mazzo si mescola.
text-the_rightful_queen = Quando un'unità non combattente amica reclama la Corona, puoi sostituirne l'effetto: prendi dal mazzo una delle carte di Daenerys e mescolalo.
text-unfaltering_conviction = Ogni volta che un'unità combattente amica è distrutta, Marselen riceve un segnalino Ordine. Con 2 gli attacchi della sua unità hanno +1 per colpire, con 3 ha anche +1 ai tiri di Difesa.
text-whatever_may_come = Prima dei dadi di un attacco in mischia nemico contro questa unità puoi distruggere Jorah: quel nemico diventa Vulnerabile e Indebolito.
text-conviction_of_a_true_khaleesi = Quando Daenerys influenza un'unità, questa perde un segnalino condizione. Mentre influenza un'unità amica, i suoi attacchi in mischia possono ritirare dadi d'attacco.
text-dracarys_ability = Quando Daenerys reclama una zona puoi sostituirne l'effetto: Drogon, Rhaegal o Viserion, se amico, compie un attacco gratuito. Nel suo esercito uno di loro costa 1 punto in meno.
text-house_of_the_undying = La Casa degli Eterni si aggiunge accanto alla plancia Tattica, una per partita. Quando Pyat Pree reclama una zona puoi sostituirne l'effetto: l'avversario mostra la mano e ne scarta una carta a caso. Una volta a partita, quando reclama la Casa degli Eterni, puoi invece riprendere una carta dai tuoi scarti.
text-illyrios_boon = Inizia con 2 segnalini Ordine. Quando Illyrio reclama una zona puoi spenderne 1 per sostituirne l'effetto: un'unità combattente amica recupera 3 ferite e un nemico ingaggiato con essa diventa Indebolito.
text-maegis_knowledge = Quando Mirri reclama una zona, un'unità combattente amica recupera 1 ferita. Puoi sostituire l'effetto della zona: un aggregato amico distrutto che non sia comandante si unisce a un'unità combattente amica al posto di una miniatura; oppure un nemico diventa Terrorizzato e Indebolito.
text-merchant_lords_reach = Quando un'unità non combattente amica reclama una zona e il suo effetto non è sostituito, accade altro ancora. Corona: l'unità che fallisce il test non può essere bersaglio di Ordini della sua parte in questo round. Ricchezza: un'altra unità amica a gittata Corta da quella scelta recupera 1 ferita. Tattica: puoi pescare 1 carta in meno e mettere 1 segnalino condizione in più. Casa degli Eterni: si scarta anche la prima carta del mazzo dell'avversario.
text-syraxs_presence = Inizia con 2 segnalini Ordine. Quando si attiva un'unità combattente nemica puoi spenderne 1: diventa Vulnerabile e Indebolita.
text-the_way_revealed = Inizia con 2 segnalini Ordine. All'inizio di un turno nemico puoi spenderne 1 e scegliere un nemico: se agisce in questo turno, prima una tua unità combattente può compiere una manovra, una marcia o una ritirata gratuita.
text-ways_of_the_court = Quando Alicent reclama una zona puoi sostituirne l'effetto: per ogni zona che qualcuno controlla, metti un segnalino condizione su un'unità combattente nemica.
text-wealth_of_the_thirteen = Inizia con 2 segnalini Ordine e ne riceve 1 quando Xaro reclama Ricchezza. Quando attacca una qualsiasi unità combattente puoi spenderne 1: conta i dadi d'attacco come se avesse 1 rango in più, o 1 rango in meno.
text-wisdom_beyond_her_years = Prima del primo round scegli nel mazzo una carta del tuo comandante e mettila da parte coperta. Una volta a partita, all'inizio di un turno amico, puoi scartare una carta della mano per prenderla.
text-wisdom_of_the_old_knight = Mentre Barristan influenza un'unità: quando è bersaglio di un'abilità o di una carta Tattica di un nemico, puoi toglierle la carta di Barristan per annullare quell'effetto.

## carte Tattica

text-overrun_targaryen = Quando un'unità amica può avanzare d'impeto: compie invece una carica o una marcia gratuita. Manovra: può ritirare il dado di carica.
text-sudden_retreat_targaryen = Dopo un attacco in mischia nemico: il difensore compie una ritirata gratuita; l'unità del tuo comandante può ritirare il dado.
text-swift_reposition_targaryen = All'inizio di qualsiasi turno: un'unità combattente amica si sposta di 2 pollici. Manovra: compie invece una manovra gratuita di 3 pollici.
text-fire_and_blood = Prima dei dadi di un attacco in mischia amico, scegli un'opzione: ritirare i dadi falliti; Lacerante; Feroce. Manovra: scegline due.
text-field_control = Quando un'unità non combattente amica reclama Manovra: sostituiscine l'effetto; un'unità combattente amica compie una manovra o una ritirata gratuita con 1 pollice di Velocità in più, e i nemici che lascia diventano Indeboliti. Quando la reclama una nemica: dopo il suo effetto un'unità combattente amica si sposta di 3 pollici.
text-unstoppable_advance = Dopo il dado di una carica amica: l'unità può ritirarlo. Quando un'unità amica può avanzare d'impeto: la sua manovra ha 3 pollici di Velocità in più e, dopo, tutti i nemici a gittata Corta diventano Indeboliti.
text-blood_of_the_dragon = All'inizio di qualsiasi turno: aggiungi questa carta a un'unità combattente amica. Quando un'unità amica è distrutta, la carta riceve un segnalino Ordine. Con esso, gli attacchi in mischia dell'unità tirano 1 dado in più e i test di Panico falliti le costano 1 ferita in meno.
text-addrivat = Quando si attiva l'unità di Khal Drogo: aggiungi questa carta a un nemico a gittata Lunga fino alla fine del round; gli attacchi in mischia contro di esso hanno Colpo critico. Oppure all'inizio di un turno amico: pesca 1 carta.
text-ride_by_attack_drogo = Come azione di una cavalleria amica: può ruotare e marciare, anche se ingaggiata e attraverso i nemici, che non possono ruotare. Poi un nemico attraversato subisce 1 ferita e 1 in più per ogni rango che gli resta.
text-assault_orders_drogo = Quando un'unità non combattente amica reclama una zona: sostituiscine l'effetto con un attacco in mischia gratuito di un'unità combattente amica; quella di Khal Drogo può invece caricare.
text-lead_by_example_drogo = Dopo un attacco dell'unità di Khal Drogo: aggiungi questa carta a un'altra unità amica a gittata Lunga fino alla fine del round; ha +2 ai test di Panico e +1 per colpire in mischia. Oppure all'inizio di un turno amico: pesca 1 carta.
text-marshal_jorah = Quando si attiva una cavalleria amica non ingaggiata: una volta in questo turno, invece di una manovra, può recuperare 3 ferite e perdere un segnalino condizione.
text-betrayal = Quando un'unità non combattente amica reclama una zona: sostituiscine l'effetto; pesca 2 carte, l'unità di Jorah Mormont recupera 3 ferite e un nemico diventa Vulnerabile e Indebolito. Poi aggiungi questa carta all'unità di Jorah finché non distrugge un nemico: ogni volta che si attiva subisce 1 ferita e diventa Terrorizzata.
text-opportunist_jorah = Prima dei dadi di un attacco in mischia amico contro un nemico che non si è attivato in questo round: può ritirare dadi d'attacco e ha Precisione o Feroce; l'unità di Jorah Mormont ha entrambe.
text-feinting_maneuver_jorah = Quando un'unità amica carica con successo: se è arrivata dal fronte si dispone invece sul fianco che scegli, se da un fianco sul retro. La carica conta come fatta da lì.
text-pathetic_attempt_belwas = Quando un'unità amica supera il test di Panico di un attacco in mischia: l'attaccante subisce 2 colpi per ogni rango che resta al difensore. Se questo è l'unità di Belwas, l'attaccante diventa anche Indebolito.
text-expert_parry = Dopo i dadi Difesa di una cavalleria o fanteria amica: l'attaccante subisce 1 colpo per ogni colpo bloccato. Se il difensore è l'unità di Belwas, l'attaccante ha -1 ai tiri di Difesa contro di essi.
text-good_dying = Quando una fanteria o cavalleria amica sta per essere distrutta da un attacco in mischia: prima compie contro l'attaccante un attacco in mischia gratuito con il valore di dadi più basso, 2 in più se è l'unità di Belwas. Se l'attaccante è distrutto, l'unità resta in gioco con 1 ferita.
text-count_the_cuts = Dopo un attacco in mischia nemico: aggiungi questa carta al difensore finché non distrugge un nemico. Tira il valore di dadi più alto e può ritirarli; l'unità di Belwas ha anche +1 ai test di Morale.
text-sustained_assault_barristan = Prima dei dadi di un attacco in mischia amico: se l'attaccante ha iniziato il turno ingaggiato con il difensore, tira il valore di dadi più alto. L'unità di Barristan può anche ritirarli.
text-combat_prowess_barristan = Quando un nemico è bersaglio di un'abilità o carta nemica: spendi un suo segnalino condizione per annullare l'effetto. Oppure all'inizio di un turno amico: un'unità combattente amica ingaggiata perde un segnalino condizione.
text-legendary_boldness = Dopo i dadi Difesa di un'unità amica a gittata Lunga da Barristan: blocca 2 colpi in più e supera il test di Panico di questo attacco. Oppure all'inizio di qualsiasi turno: pesca 1 carta.
text-victory_comes_hard = Quando un'unità amica supera il test di Panico di un attacco: aggiungile questa carta finché non fallisce un test di Panico. I suoi attacchi in mischia hanno Lacerante e +1 per colpire. Quando la carta si toglie, l'unità diventa Indebolita e Vulnerabile.
text-issue_commands_grey_worm = Quando si attiva l'unità del tuo comandante: non compie azioni; un'altra unità amica a gittata Lunga compie un attacco o una carica gratuita. Oppure all'inizio di qualsiasi turno: un Ordine usato da un'unità amica può essere usato di nuovo in questo round.
text-lash_out_grey_worm = Dopo un attacco in mischia nemico a cui il difensore sopravvive: l'attaccante subisce 2 ferite per ogni rango perso dal difensore. Se questo è l'unità di Verme Grigio, l'attaccante diventa anche Vulnerabile.
text-battle_endurance_grey_worm = All'inizio di un turno amico: aggiungi questa carta a un'unità combattente amica. I suoi attacchi in mischia hanno, secondo il round: dal 3, ritirare i dadi falliti; dal 4, Lacerante; dal 5, Colpo critico; dal 6, 2 dadi in più.
text-retribution_of_the_dragon = Dopo un attacco nemico: aggiungi questa carta all'attaccante. Gli attacchi contro di esso hanno Feroce; se lo attacca l'unità di Verme Grigio o una di Immacolati, diventa anche Vulnerabile.
text-dracarys = Quando si attiva l'unità di Daenerys: al posto della sua azione, Drogon, Rhaegal o Viserion, se amico e a gittata Lunga, compie un attacco in mischia gratuito. Oppure all'inizio di qualsiasi turno: pesca 1 carta.
text-dragons_flight = Quando un nemico finisce un movimento a gittata Corta dall'unità di Daenerys: Drogon, Rhaegal o Viserion, se amico, compie una manovra gratuita. Oppure all'inizio di qualsiasi turno: pesca 1 carta.
text-promise_of_fire = Quando si attiva un'unità non combattente nemica: se reclama una zona, aggiungi questa carta a un'unità combattente nemica, che effettua un test di Panico. Il fuoco di Drogon, Rhaegal e Viserion le infligge 3 ferite invece di D3.
text-fire_made_flesh = Dopo i dadi Difesa di Drogon, Rhaegal o Viserion, se amico: subisce 1 ferita ogni 2 colpi non bloccati.
text-targaryen_supremacy = Dopo un attacco nemico: l'attaccante effettua un test di Panico. Se è ingaggiato con l'unità di Daenerys, ha -1 e, se fallisce, subisce 1 ferita in più, entrambe le cose per ogni rango che resta al difensore.
text-counterplot_daenerys = Quando un avversario gioca una carta Tattica: tira un dado; con 3 o più è annullata. Con Corona o Combattimento: con 2 o più. Con entrambe: senza tirare.
text-subjugation_of_power_daenerys = Quando si attiva un nemico: effettua un test di Panico; se fallisce, in questo turno non ha abilità e non può essere bersaglio delle carte Tattica del suo giocatore. Corona, Combattimento: -1 al test per ciascuna.
text-remorseless_examples_daenerys = Dopo un attacco in mischia amico che ha distrutto un rango: un altro nemico a gittata Lunga dal difensore diventa Terrorizzato. Se il difensore è stato distrutto, piazza anche un mucchio di cadaveri interamente a gittata Corta e non su altro terreno; è Ostacolante, e i nemici a gittata Corta da esso hanno -1 ai test di Morale e subiscono 1 ferita in più dai test di Panico falliti.
text-sellsword_negotiations_targaryen = Quando un'unità non combattente amica reclama una zona: sostituiscine l'effetto; fino alla fine del round conti come se controllassi Ricchezza, e un'unità combattente amica recupera 2 ferite, e 1 in più per ogni rango perso se è dei Corvi della Tempesta.
text-sellsword_bravado_targaryen = All'inizio di un turno amico: un'unità combattente amica effettua un test di Morale, con +2 se è dei Corvi della Tempesta; se lo supera, un nemico a gittata Lunga da essa diventa Terrorizzato e Indebolito.
text-reckless_strikes_targaryen = Prima dei dadi di un attacco in mischia amico: ha Colpo critico e Precisione, e l'attaccante subisce 1 ferita per ogni 1 naturale tra i suoi dadi. I Corvi della Tempesta tirano il valore di dadi più alto.
text-hasty_offense = All'inizio del round: un'unità combattente amica compie un attacco gratuito. Poi l'avversario può attivare 1 unità non combattente.
text-devotees_of_the_dragon = Quando un'unità non combattente amica reclama Combattimento: sostituiscine l'effetto; arriva un'unità di Liberti, interamente a gittata Lunga dal tuo bordo del tavolo o a gittata Corta dall'unità di Marselen, e ad almeno 1 pollice dai nemici.
text-devastating_impact_marselen = Dopo il dado di una carica amica: se riesce, il nemico diventa Terrorizzato e Vulnerabile. L'unità di Marselen può ritirare il dado.
text-war_cry_marselen = Quando si attiva un'unità amica: effettua un test di Morale; se lo supera, un nemico a gittata Lunga diventa Terrorizzato o Vulnerabile, entrambe le cose se l'unità è quella di Marselen o di Immacolati.
text-supply_aid = All'inizio di un turno amico: un'unità combattente amica subisce fino a 3 ferite; un'altra a gittata Lunga ne recupera 1 in più.
text-keeping_the_peace = Quando si attiva un'unità non combattente nemica: un'unità combattente nemica a gittata Lunga da quella di Skahaz non può essere bersaglio di zone in questo turno. Oppure all'inizio di un turno amico: pesca 1 carta.
text-the_queens_law = Quando si attiva un nemico: aggiungigli questa carta fino alla fine del round. Nei turni della sua parte non ha abilità e non può essere bersaglio delle carte Tattica del suo giocatore. Se lo carica l'unità di Skahaz o una di Belve d'ottone, il dado di carica conta come un 6.
text-eyes_of_the_watch = All'inizio di un turno nemico: fino a 2 nemici a gittata Lunga dall'unità di Skahaz hanno 1 pollice di Velocità in meno e tirano 1 dado d'attacco in meno in questo turno. Oppure all'inizio di un turno amico: pesca 1 carta.
text-ghiscari_justice = Quando un'unità amica è bersaglio di un'abilità o carta nemica: dopo quell'effetto, un nemico a gittata Corta dall'unità subisce 4 colpi e poi effettua un test di Panico.

## modi, eventi

name-way_return = torna un modello distrutto
    .gender = masculine
    .number = one
name-way_misses = ritirare i dadi falliti
    .gender = masculine
    .number = one
name-way_more = 1 rango in più
    .gender = masculine
    .number = one
name-way_fewer = 1 rango in meno
    .gender = masculine
    .number = one
event-hand-shown = { $seat } mostra la mano: { $cards }.
event-card-put_by = { $seat } mette da parte una carta coperta.
