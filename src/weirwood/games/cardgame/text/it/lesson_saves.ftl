## Reactions and saves.

lesson-saves = Reazioni e salvataggi
    .about = Jaime ha sfondato. Non perdere nessuno lo stesso, e rispondi al prossimo attacco prima che si combatta.
lesson-saves-welcome = È il turno di Lannister, e Jaime ti ha vinto una sfida militare: Eddard è in ginocchio, e né Catelyn né Bran hanno la spada. Rivendicazione 1: qualcuno dei tuoi deve morire.
    .rule = Una carta che sta per lasciare il gioco può essere salvata da carte che lo dicono. Un personaggio scelto e salvato soddisfa comunque la rivendicazione.
lesson-saves-casualty = Chi scegli: Eddard (con 2 potere e una Guardia del corpo), Catelyn o Bran?
    .rule = Chi perde sceglie chi muore. I tuoi tre sono lord o lady, e Joffrey prende un potere ogni volta che ne muore uno.
    .why = Proprio Eddard: solo lui ha una Guardia del corpo che lo salvi. La rivendicazione è soddisfatta, non muore nessuno e costa un accessorio da un oro.
    .miss = Quel personaggio morirebbe davvero, e Joffrey prenderebbe un potere. Uno dei tuoi può essere scelto e sopravvivere.
lesson-saves-save = Prima che muoia ti si chiede ancora una volta.
    .rule = Un’interruzione arriva subito prima che qualcosa accada, una reazione subito dopo. I salvataggi sono interruzioni.
    .why = Usa ora la Guardia del corpo: si sacrifica al suo posto. Se passi, Eddard muore, e con lui i suoi 2 potere.
    .miss = Se passi, muore: un personaggio unico nella pila dei morti non può tornare, e il suo potere è perso.
lesson-saves-saved = { $card } è salvo. La rivendicazione è comunque soddisfatta.
    .rule = Un duplicato sotto un personaggio unico salva allo stesso modo, senza altro costo: si scarta.
lesson-saves-react = Lannister comincia la sfida seguente. Qualcosa di tuo può rispondere.
    .rule = Una reazione si offre subito dopo la sua causa, e solo allora.
    .why = Eddard si rialza ogni volta che si inizia una sfida contro di te. È gratis, e da ora i suoi 5 possono difendere ancora in questo round.
    .miss = Non costa nulla, e il momento passa: Eddard resterebbe in ginocchio per tutti gli altri attacchi.
lesson-saves-stood = Eddard è di nuovo in piedi.
    .rule = Può farlo in ogni sfida contro di te, una volta per ogni inizio.
lesson-saves-end = Ora attaccano con l’occhio, e solo Catelyn potrebbe difendere: 4 contro i 5 di Jaime.
    .rule = Salva ciò che conta prima che muoia, reagisci subito e leggi i due tipi di finestra: ciascuna si offre una volta. Da qui il round è tuo.
    .why = Nessun difensore: Catelyn perderebbe e si inginocchierebbe. In piedi, lei ed Eddard fermano la sfida di potere di Joffrey, che deve ancora venire e ti costerebbe potere.
