## Charge and attack.

lesson-charge = Carica e attacco
    .about = Una seconda unità piomba sul fianco di un nemico già in lotta: portata, rotazione, corsa, allineamento, dadi ripetuti.
lesson-charge-welcome = Un’unità di Spade tiene le Guardie di fronte e ha già agito. Un’altra sta a dieci pollici dal loro fianco.
    .rule = Un’unità ingaggiata non può andarsene, e il suo fianco resta dov’è.
lesson-charge-charge = Che cosa fa la seconda unità?
    .rule = La carica raggiunge la Velocità più un dado. Dev’essere possibile arrivare; se il dado è piccolo, si ferma per strada.
    .why = Carica. I vassoi sono larghi: tra loro ci sono meno di cinque pollici, e la tua Velocità basta. Due lati insieme, e dal fianco bloccano peggio.
    .miss = Le Guardie sono bloccate e il loro fianco è aperto. Se ti muovi soltanto, l’altra unità combatte da sola.
lesson-charge-pivot = Prima di correre l’unità ruota verso il bersaglio.
    .rule = Poi corre dritta fino a toccare.
    .why = Nessuna rotazione: guardi già il centro del loro lato. Dritto è la via più corta, e arriva tutto il fronte.
lesson-charge-run = { $success ->
    [true] La corsa di { $inches }″ arriva a segno.
   *[other] La corsa di { $inches }″ non arriva.
 }
    .rule = Con un 1 la carica è disordinata: può arrivare, ma senza ripetere dadi. Per questo la distanza conta anche se è breve.
lesson-charge-align = Come ti allinei?
    .rule = Centro su centro, o a metà: lascia posto a un amico o lo toglie a un nemico.
    .why = Centro su centro: nessun altro ha bisogno di posto da questo lato, e nessuna parte del fronte resta scoperta.
lesson-charge-attack = L’attacco: tanti dadi quanti ne danno i ranghi.
    .rule = Dal fianco al difensore serve uno in più per bloccare, e il Panico va peggio.
lesson-charge-reroll = Una carica può ripetere i dadi d’attacco che vuole.
    .rule = Ogni dado una volta. Vale il nuovo tiro, migliore o peggiore.
    .why = Proprio i dadi che hanno mancato: possono solo guadagnare. Un dado che già colpisce non guadagna nulla da un altro tiro.
lesson-charge-end = Le Guardie bloccano { $blocked } e perdono { $count }. Ora combattono su due lati.
    .rule = Blocca di fronte e colpisci di lato: anche con dadi cattivi, il Panico e i ranghi persi lavorano per te in ogni round.
