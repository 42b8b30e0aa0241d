## El tablero de análisis

ui-analysis-at = { $tried ->
    [0] Paso { $n } de { $most }
    [one] Paso { $n } de { $most }, y una respuesta probada
   *[other] Paso { $n } de { $most }, y { $tried } respuestas probadas
  }
ui-analysis-asked = Quién responde
ui-analysis-tried = Lo probado
ui-analysis-none = Nada todavía: responde por quien toque, o deja que lo haga un bot.
ui-analysis-news = Lo que ocurrió
ui-analysis-share = Enlace a esta posición
ui-analysis-python = En Python: weirwood.branch("…") con este enlace abre la misma posición.
ui-analysis-root = Volver a la partida
ui-analysis-back = Una respuesta atrás
ui-analysis-bot = { $n ->
    [one] Un bot da 1 respuesta
   *[other] Los bots dan { $n } respuestas
  }
ui-analysis-take = Tú juegas
ui-analysis-all = Con todos
