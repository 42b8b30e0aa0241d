## Drafting: a hand of one's own choice.

lesson-draft = Il draft
    .about = Scegli la tua mano carta per carta mentre i mazzetti girano: numeri, coppie e ciò che gli altri ti lasciano.
lesson-draft-welcome = In questa partita le mani non si distribuiscono: si scelgono. Ognuno guarda dieci carte, ne tiene una e passa il resto, più e più volte.
    .rule = Tutti scelgono insieme e in segreto. Alla fine hai le dieci carte che hai scelto, per tutta la stagione.
lesson-draft-first = Il primo mazzetto: dieci carte; le più alte sono un 8, un 7 e un 5.
    .rule = Ciò che lasci va a un vicino, e rivedi questo mazzetto solo quando mancano tre carte.
    .why = Macchine d’assedio: 8 in una carta vincono quasi ogni asta. Il suo prezzo, una carta a ogni vicino, si paga solo se la giochi. Un numero alto non ripassa.
lesson-draft-second = Il mazzetto seguente viene dal tuo vicino: nove carte, e la migliore non c’è più.
    .rule = Nessuno sa che cosa tieni. Tu sai che cosa passi, e conviene ricordarlo.
    .why = Banchetto del raccolto è l’unico 5 qui, e quando lo giochi ti ridà una carta: un’offerta di 5 che non ti costa carte in mano.
lesson-draft-pair = Il terzo mazzetto. Pensa a ciò che hai già: Macchine d’assedio, rossa, e Banchetto del raccolto, viola. Quale carta si abbina?
    .rule = Ad alcune carte importa il colore. Due carte che si aiutano valgono più dei loro numeri.
    .why = Chiamare gli alfieri: 5, più uno per ogni altra carta rossa della pila. Con Macchine d’assedio fanno 14. È anche il numero più alto qui.
    .miss = Può servire, ma c’è una carta che cresce con l’8 rosso che hai ed è anche la più alta.
lesson-draft-back = Torna il primo mazzetto, con sette carte: mancano il 7 e il 5. Quindi li hanno i tuoi vicini.
    .rule = Un mazzetto che ritorna dice che cosa è stato preso, ma non da chi.
    .why = Pretesa da dimostrare: 4, ma 7 finché non hai vinto un’asta nella stagione. Il suo momento è la prima che vuoi davvero. Da qui in poi la scelta è tua.
lesson-draft-end = Le tue dieci carte sono scelte, e c’è il primo alleato: { $ally }.
    .rule = Una buona mano ha un po’ di tutto: due o tre carte alte per vincere, alcune piccole con un testo forte e una che paga quando perdi. Gioca la stagione e guarda come regge la tua.
