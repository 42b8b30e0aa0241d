## The bid: cards are more than numbers.

lesson-bid = L’asta
    .about = Le carte sono più che numeri: vinci contro 12 con uno 0 e un 1, e tieni il tuo 8.
lesson-bid-welcome = L’asta è per Walder Frey, 4. Un vicino si è inginocchiato con un 9 nella pila; l’altro è a 12, un 7 e un 5, e non ha più carte. Tu non hai ancora offerto e hai 8, 3, 1 e 0.
    .rule = Tutte le tue carte insieme fanno 12: sarebbe una parità e la mano vuota. C’è un modo più economico.
lesson-bid-fire = Quale carta prima? Leggi il testo delle piccole.
    .rule = Il testo di una carta si esegue appena è giocata, prima del turno di chiunque altro. Quelle di poco valore fanno di più.
    .why = Altofuoco brucia la carta più alta di ogni pila: il 9 e il 7. La tua pila è ancora vuota, quindi adesso non ti costa nulla.
    .miss = Con i soli numeri non si arriva a 12. Cerca la carta che rimpicciolisce i loro, e giocala finché di tuo non c’è nulla da bruciare.
lesson-bid-betray = Il 9 e il 7 non ci sono più: è 5 contro il tuo niente, e i due vicini si sono inginocchiati.
    .rule = La mano deve durare tutta la stagione; la carta migliore è la più economica che vince.
    .why = Tradimento porta il loro 5 nella tua pila: 1 e 5 fanno 6 contro niente. Anche Macchine d’assedio vincerebbe, ma ti costerebbe l’8 e darebbe una carta a ogni vicino.
    .miss = Forse vince, ma a caro prezzo: l’8 è la tua carta migliore per i prossimi round, e il 3 da solo non basta. Una carta prende il loro 5 e lo aggiunge al tuo.
lesson-bid-stop = 6 contro niente, e non è rimasto nessuno.
    .rule = Dopo l’asta si scartano tutte le pile, anche quella di chi vince.
    .why = Inginocchiati adesso. Piano di Riserva torna solo a chi perde; giocato qui se ne andrebbe, e il suo 3 ti servirà in un’asta più combattuta di questa.
    .miss = Hai già vinto. Ciò che aggiungi ora si scarta col resto e non vince nulla di più.
lesson-bid-end = Hai vinto con { $total }: uno 0 e un 1 hanno battuto 12 punti, e hai ancora l’8 e il 3.
    .rule = Prima di ogni asta chiediti: quanto vale l’alleato per il mio lato debole, chi può ancora rispondere, e quale carta cambia le pile altrui e non solo la mia.
