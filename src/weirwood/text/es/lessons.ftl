## Lo que dicen las partidas guiadas en todos los juegos.

why-lessons-unknown = En este juego no hay ninguna lección «{ $found }». Hay: { $allowed }.
lesson-head = paso { $done } de { $total }
lesson-advice = Sugerencia: { $label }. { $why }
lesson-do = Escribe «{ $command }» para hacerlo. Cualquier otra respuesta también vale.
lesson-rules = Las reglas que hay detrás: { $rules }. «? { $one }» lee una.
terminal-command-do = hazlo
terminal-args-do = { "" }
terminal-help-do = lo que sugiere la guía de una partida guiada, o lo que haría un bot
cli-opt-learn = Una primera partida guiada: cada paso explicado, con sugerencias que puedes seguir o no.
cli-learn_alone = --learn trae sus propios asientos, bots, semilla y ajustes: sobra { $found }.
