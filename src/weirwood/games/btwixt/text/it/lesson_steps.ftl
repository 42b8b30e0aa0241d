## First steps: one bid. A step: what is happening; .rule what holds; .why the reason for the advice; .miss what another answer misses.

lesson-steps = Primi passi
    .about = Un’asta, dalla prima carta al posto del nuovo alleato: con che cosa si offre, che cosa si vince e perché conta il lato debole.
lesson-steps-welcome = Sei uno dei tre leader intorno al tavolo. Tra te e ogni vicino c’è un concilio che condividete: uno a sinistra, uno a destra.
    .rule = Un concilio vale quanto gli alleati e i segnalini che vi stanno. Alla fine il tuo punteggio è il più debole dei tuoi due concili, e vince il migliore.
lesson-steps-bid = L’asta è per Brienne di Tarth, che vale 3. Un vicino ha messo 4, l’altro 3. Tu hai tre carte: 5, 4 e 2.
    .rule = Nel tuo turno giochi una carta sulla tua pila, o ti inginocchi e sei fuori. Il totale più alto ottiene l’alleato.
    .why = Ai due vicini non resta nessuna carta, quindi il 5 ha l’ultima parola: Decreto reale batte il 4 e il 3 con una sola carta, e tieni il resto.
    .miss = Così resti a 4 o meno, e un vicino ha già 4: il tuo totale dev’essere più alto. Nella tua mano una carta basta da sola.
lesson-steps-stop = Sei in testa con 5. Gli altri due si sono inginocchiati.
    .rule = L’asta finisce quando tutti si sono inginocchiati. Inginocchiarti non ti toglie le carte: il tuo totale conta ancora.
    .why = Nessuno può più rispondere. Un’altra carta non vincerebbe nulla e ti mancherebbe alla prossima asta: inginocchiati, e l’asta è tua.
    .miss = Sei in testa e senza rivali: una carta giocata ora si scarta dopo l’asta. Se ti inginocchi, finisce con te davanti.
lesson-steps-won = Hai vinto l’asta con { $total }: Brienne è tua.
    .rule = In parità avrebbe vinto il leader più vicino al primo giocatore in senso orario.
lesson-steps-council = Dove siede? Uno dei tuoi concili ha già Sansa Stark e un segnalino; l’altro è vuoto.
    .rule = Un alleato vale per i due leader che condividono il suo concilio. Il tuo punteggio è il tuo concilio più debole, nient’altro.
    .why = Il lato vuoto è adesso il tuo punteggio: zero. Con Brienne là diventa 3; accanto a Sansa per te non cambierebbe nulla.
    .miss = Cresce il lato forte, ma il tuo punteggio è quello debole, che resterebbe a zero.
lesson-steps-token = Chi vince l’asta riceve anche un segnalino potere coperto: 1, 2 o 3.
    .rule = Puoi metterlo in uno qualsiasi dei tuoi concili, ovunque sia andato l’alleato.
    .why = Il lato di Sansa ha 3 e un segnalino, quello di Brienne 3. Con il segnalino lì sono più o meno pari, e il più debole è forte quanto può esserlo.
lesson-steps-end = Comincia il round successivo: le carte dell’asta sono andate, il segnalino di primo giocatore passa e c’è un nuovo alleato. Ne sai abbastanza per giocare.
    .rule = Una stagione ha alcuni round così, e le tue carte devono bastare per tutti: di nuove ce ne sono con la prossima delle tre stagioni. La prossima lezione ne gioca una.
