## weirwood chances: le probabilità che diamo sono vere?

cli-chances = Probabilità di vittoria: adattale a partite fra bot e verificale in altre.
cli-chances-fit = Adatta le probabilità a partite fra bot.
cli-chances-check = Delle posizioni date al 70 %, se ne è vinto circa il 70 %? In partite non usate per adattarle.
cli-opt-chances_games = Quante partite per ogni numero di posti.
cli-opt-chances_to = Scrive il risultato in questo file; altrimenti sullo schermo.
cli-opt-chances_plot = Disegna il diagramma di affidabilità in questo file, in SVG.
cli-chances-given = Probabilità data
cli-chances-won = Vinte
cli-chances-error = Margine
cli-chances-sides = Casi
cli-chances-sum = { $positions } posizioni di { $games } partite. Dato e vinto differiscono in media del { $gap } %; errore quadratico medio { $brier } %, con parti uguali { $even } %.
cli-chances-unjudged = { $game } non dice quanto valgono le sue posizioni: non ci sono probabilità da adattare né da verificare.
