## The three tracks.

lesson-tracks = I tre tracciati
    .about = Uno Scontro tra Re: punta in segreto per trono, spada e corvo, con un potere che ti mancherà altrove.
lesson-tracks-welcome = Scontro tra Re: si punta di nuovo per i tre tracciati, uno dopo l’altro. Hai 6 potere, Baratheon 5, Lannister 4.
    .rule = Tutti puntano in segreto. Ciò che si punta è speso, che vinca o no, e manca per il tracciato seguente.
lesson-tracks-throne = Prima il Trono di Spade: l’ordine di turno, e chi lo guida decide i pareggi fuori dalle battaglie. Ce l’ha Baratheon.
    .rule = Le puntate uguali le ordina chi ha il trono, anche in questo tracciato.
    .why = 1 potere. Nel lontano nord agire per primo ti dà poco, e 6 devono bastare per tre tracciati. Puntare zero sarebbe un regalo a chi mette 1.
    .miss = Così resta troppo poco per gli altri due tracciati: ciò che punti qui se ne va anche se vinci.
lesson-tracks-settled = Il nuovo ordine del Trono di Spade: { $houses }. Guarda quanto poco o quanto è costato.
    .rule = Il potere di ognuno è pubblico: dopo ogni tracciato sai quanto possono ancora puntare gli altri.
lesson-tracks-fiefdoms = Ora i Feudi: i pareggi in battaglia e la spada d’acciaio di Valyria, +1 una volta per round. Ti restano 5 e vuoi qualcosa anche per l’ultimo. Quanto?
    .rule = Chi lo guida vince ogni battaglia pari, in attacco o in difesa.
    .why = 3: più della metà di quanto resta a ciascun rivale, che vuole anche il terzo tracciato. Spada e pareggi insieme valgono quasi due punti di forza nella tua battaglia di ogni round.
    .miss = Con 0 o 1 lasci spada e pareggi agli altri; con tutti e 5 non resta nulla per la Corte del Re e i suoi ordini con stella.
lesson-tracks-court = Infine la Corte del Re: quanti ordini con stella puoi dare, e il corvo.
    .rule = Chi ha il corvo può cambiare un ordine dopo che tutti sono scoperti, o guardare la carta dei bruti.
    .why = I due che ti restano. Oggi non si punta per altro, e gli ordini con stella sono la versione forte di ogni ordine; nuovo potere viene dal consolidamento.
lesson-tracks-end = La Corte del Re: { $houses }. I tre tracciati restano così fino al prossimo Scontro tra Re.
    .rule = Non ti resta potere: finché non consolidi non puoi tenere aree vuote con segnalini né puntare contro i bruti. Era il prezzo.
