## Il tavolo d’analisi

ui-analysis-at = { $tried ->
    [0] Passo { $n } di { $most }
    [one] Passo { $n } di { $most }, e una risposta provata
   *[other] Passo { $n } di { $most }, e { $tried } risposte provate
  }
ui-analysis-asked = Chi risponde
ui-analysis-tried = Ciò che si è provato
ui-analysis-none = Ancora nulla: rispondi per chi è di turno, o lascia fare a un bot.
ui-analysis-news = Che cosa è successo
ui-analysis-share = Link a questa posizione
ui-analysis-python = In Python: weirwood.branch("…") con questo link apre la stessa posizione.
ui-analysis-root = Torna alla partita
ui-analysis-back = Una risposta indietro
ui-analysis-bot = { $n ->
    [one] Un bot dà 1 risposta
   *[other] I bot danno { $n } risposte
  }
ui-analysis-take = Giochi per
ui-analysis-all = Tutti
