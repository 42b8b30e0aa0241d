## El repaso de una partida terminada

ui-report-title = { $game }: repaso
ui-report-asked = La mesa repasa esta partida…
ui-report-before = { $n ->
    [one] Antes va otra partida.
   *[other] Antes van otras { $n } partidas.
  }
ui-report-progress = Hecho hasta ahora: { $done } de { $total } partes
ui-report-more = Todavía se piensan los momentos clave.
ui-report-again = Probar otra vez
ui-report-intro = { $n ->
    [one] Una respuesta, contada desde el final: ya no hay nada oculto.
   *[other] { $n } respuestas, contadas desde el final: ya no hay nada oculto.
  }
ui-report-curve-help = Cada línea es la probabilidad de ganar de alguien. Las marcas numeradas son momentos clave; al pulsar se ve el tablero en ese momento.
ui-report-numbers = La curva en números
ui-report-step = Paso
ui-report-at = Paso { $n }
ui-report-place = { $n }.º
ui-report-fell = { $before } → { $after }
ui-report-played = Se eligió: { $answer }
ui-report-better = { $gain ->
    [0] Mejor: { $answer } (menos de una victoria más de cada cien partidas)
    [one] Mejor: { $answer } (una victoria más de cada cien partidas)
   *[other] Mejor: { $answer } ({ $gain } victorias más de cada cien partidas)
  }
ui-report-see = Ver el tablero
ui-report-luck-help = Lo que dio la suerte junto a lo que cabía esperar. Dentro de una o dos desviaciones típicas no es nada especial.
ui-report-share = Enlace a este repaso
ui-report-file = Registro
