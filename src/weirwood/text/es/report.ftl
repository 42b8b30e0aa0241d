## weirwood report: una mirada atrás a una partida terminada.

cli-report = Repasa una partida terminada: probabilidades, momentos clave, suerte, lo ganado y lo gastado.
cli-opt-report_html = La escribe como página con su gráfica en este archivo.
cli-opt-points = Cuántos momentos clave se examinan.
cli-opt-report_budget = Cuántas partidas se imaginan para cada uno.
why-report-unfinished = Esta partida no ha terminado, tras { $answers } respuestas: solo hay informe de partidas terminadas.
why-report-bounds = { $what } puede ser { $allowed }, no «{ $found }».

report-title = { $game }: repaso tras { $answers } respuestas
report-seat = Asiento { $n }
report-chances = Probabilidades de ganar
report-turning = Momentos clave
report-no_turning = Las probabilidades de nadie cayeron mucho en ningún momento.
report-played = Paso { $step }, { $who }. { $question } → { $answer }. La probabilidad pasó de { $before } a { $after }.
report-nothing_better = No se encontró nada mejor en { $games } partidas imaginadas: mala suerte, o los demás jugaron bien.
report-better = { $gain ->
    [0] Mejor: { $answer }, menos de una victoria más de cada cien partidas
    [one] Mejor: { $answer }, una victoria más de cada cien partidas
   *[other] Mejor: { $answer }, { $gain } victorias más de cada cien partidas
  }
report-luck = Suerte
report-counts = Lo ganado, lo perdido y lo gastado
report-col-what = De
report-col-who = De quién
report-col-tries = Número
report-col-came = Salió
report-col-expected = Esperado
report-col-spread = Dispersión normal

why-table-no_report = En esta mesa no hay ninguna partida terminada { $room }.
why-table-report_position = Esta partida empezó en una posición preparada, o se perdieron sus primeras jugadas: no hay repaso.
why-table-report_busy = Se están repasando demasiadas partidas: prueba dentro de unos minutos.
why-table-report_bounds = Repasar esta partida pide más tiempo o memoria de lo que da esta mesa.
report-not_pondered = No hubo tiempo de examinar de nuevo esta respuesta.
