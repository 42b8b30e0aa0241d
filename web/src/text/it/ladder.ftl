## The ladder of lessons

ui-coach-task = Prova tu.
ui-coach-anyway = Giocalo comunque
ui-coach-ladder = Alla prossima lezione
ui-ladder = Lezioni
ui-ladder-first = Comincia da qui: { $title }
ui-ladder-next = Continua con: { $title }
ui-ladder-all = Tutto fatto. Rifai quella che vuoi.
ui-ladder-minutes = { $minutes } min
ui-ladder-done = fatta
ui-ladder-pages = { $done } pagine su { $total }
ui-ladder-start = Comincia
ui-ladder-again = Di nuovo
ui-ladder-others = Impara un altro gioco
ui-ladder-about = Come si gioca, dai primi cinque minuti alle finezze. In ogni lezione qualcuno ti siede accanto, dice che cosa succede e perché, e nel frattempo ti lascia giocare per conto tuo.
ui-puzzles = Problemi
ui-puzzles-today = Problema del giorno
