## weirwood chances: ¿son ciertas las probabilidades que damos?

cli-chances = Probabilidades de ganar: ajústalas con partidas entre bots y compruébalas en otras.
cli-chances-fit = Ajusta las probabilidades a partidas entre bots.
cli-chances-check = De las posiciones con un 70 %, ¿se ganó cerca del 70 %? En partidas ajenas al ajuste.
cli-opt-chances_games = Cuántas partidas por cada número de asientos.
cli-opt-chances_to = Escribe lo ajustado en este archivo; si no, en la pantalla.
cli-opt-chances_plot = Dibuja el diagrama de fiabilidad en este archivo, en SVG.
cli-chances-given = Probabilidad dada
cli-chances-won = Ganadas
cli-chances-error = Margen
cli-chances-sides = Casos
cli-chances-sum = { $positions } posiciones de { $games } partidas. Lo dado y lo ganado difieren un { $gap } % de media; error cuadrático medio { $brier } %, con partes iguales { $even } %.
cli-chances-unjudged = { $game } no dice cuánto valen sus posiciones: no hay probabilidades que ajustar ni comprobar.
