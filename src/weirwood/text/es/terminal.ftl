## La mesa en la terminal.

terminal-welcome = Escribe el número de una opción, o su nombre. «?» muestra qué más se puede escribir.
terminal-ready = >
terminal-choose = Escribe un número o un nombre
terminal-choose_some = { $least ->
    [0] Elige hasta { $most }, de una en una o todas a la vez («1 3»); 0 termina la elección.
   *[other] { $same ->
        [true] Elige { $most }, de una en una o todas a la vez («1 3»).
       *[false] Elige de { $least } a { $most }, de una en una o todas a la vez («1 3»); 0 termina la elección.
    }
}
terminal-choose_order = En el orden que quieras: de la primera a la última.
terminal-choose_amount = Un número entero de { $least } a { $most }.
terminal-choose_place = Una de estas, o una tuya como nombre=número, en pulgadas y grados.
terminal-slot = Para { $slot }:
terminal-chosen = Hasta ahora: { $labels }.
terminal-refused = Ahora no es posible («porqué» y el nombre dice la regla): { $labels }.
terminal-forced = No había otra posibilidad: { $label }.
terminal-thinking = { $seat } está pensando...
terminal-round_you = tú
terminal-bot = bot
terminal-log = Lo ocurrido
terminal-table = Mesa
terminal-question = Tu turno
terminal-question_of = { $seat }, tu turno
terminal-more_log = { $count ->
    [one] una línea antes
   *[other] { $count } líneas antes
} («registro»)

## Lo escrito no vale.

terminal-want_amount = Hace falta un número entero de { $least } a { $most }.
terminal-no_number = Aquí no hay opción { $found }: llegan hasta { $most }.
terminal-too_many = Son demasiadas: como máximo { $most }.
terminal-no_option = Aquí nada se llama { $found }. «?» muestra qué se puede escribir.
terminal-ambiguous = ¿Cuál: { $labels }?
terminal-rule = regla { $rule }
terminal-nothing_back = No hay ningún paso que retirar; «deshacer» retira la última respuesta.
terminal-nothing_withdraw = Ahora no se puede retirar ninguna respuesta.
terminal-nothing_log = Aún no ha ocurrido nada.
terminal-no_thing = Nada en este juego se llama { $found }.
terminal-no_rule = Ninguna regla contiene { $found }.
terminal-which_file = Di dónde: { $command } ARCHIVO.
terminal-which_lang = Di qué idioma: en, es o it.
terminal-which_words = Di qué hay que buscar: { $command } PALABRAS.
terminal-failed = Ha fallado una regla del juego y nada ha cambiado. Comunícalo, por favor, con el registro { $file }. ({ $what })

## Lo que se ha hecho.

terminal-saved = Guardado en { $file }. Para continuar: weirwood play --resume { $file }
terminal-recorded = El registro está en { $file }. Para volver a verlo: weirwood replay { $file }
terminal-kept = La partida queda guardada. Para continuar: weirwood play --resume { $file }
terminal-taken_back = Deshecho.
terminal-withdrawn = { $seat } puede responder de nuevo.
terminal-lang_set = Seguimos en español.
terminal-hint = Un bot elegiría: { $label }.
terminal-undo_ask = { $why } ¿Deshacerlo de todos modos? Los demás tienen que estar de acuerdo. (sí/no)
terminal-concede_ask = ¿Te rindes? (sí/no)
terminal-yes = sí, s, si, yes, y
terminal-curtain = El teclado pasa a { $seat }. Nadie más mira; Intro muestra la mesa.
terminal-plain_on = Desde ahora, líneas sencillas.
terminal-plain_off = Desde ahora, mesas dibujadas.
terminal-skip_off = Se te vuelve a preguntar en todas las ventanas.
terminal-skip_none = Solo se puede pasar por adelantado una ventana de acciones, interrupciones o reacciones.
terminal-skipped = Has pasado por adelantado: { $windows } («{ $command } no» para que se te pregunte).

## El final.

terminal-over = La partida ha terminado.
terminal-winner = ¡Gana { $seat }!
terminal-winners = ¡{ $seats } comparten la victoria!
terminal-place = { $place }. { $seats } ({ $score })
terminal-after = «guardar ARCHIVO» conserva el registro; Intro deja la mesa.
terminal-bots_finish = Los bots siguen jugando hasta el final.

## Lo que se puede escribir. Primero las palabras, luego lo que hacen.

terminal-command-help = ?, ayuda
terminal-command-table = mesa, m
terminal-command-log = registro, r
terminal-command-rules = reglas
terminal-command-why = porqué, p
terminal-command-undo = deshacer, d
terminal-command-back = atrás, a
terminal-command-withdraw = retirar
terminal-command-hint = pista
terminal-command-advice = consejo, aconsejar
terminal-command-skip = saltar, s
terminal-command-save = guardar
terminal-command-record = grabar
terminal-command-lang = idioma
terminal-command-plain = sencillo
terminal-command-concede = rendirse
terminal-command-quit = salir
terminal-args-help = [3 | nombre]
terminal-args-table = { "" }
terminal-args-log = { "" }
terminal-args-rules = PALABRAS
terminal-args-why = [3 | nombre]
terminal-args-undo = { "" }
terminal-args-back = { "" }
terminal-args-withdraw = { "" }
terminal-args-hint = { "" }
terminal-args-advice = { "" }
terminal-args-skip = [no]
terminal-args-save = ARCHIVO
terminal-args-record = ARCHIVO
terminal-args-lang = en | es | it
terminal-args-plain = { "" }
terminal-args-concede = { "" }
terminal-args-quit = { "" }
terminal-help-help = esta lista; con un número o un nombre, qué hace esa opción, carta o cosa
terminal-help-table = muestra otra vez la mesa entera, con el mapa si lo hay
terminal-help-log = todo lo que ha ocurrido
terminal-help-rules = busca algo en las reglas
terminal-help-why = la regla de esta pregunta, o por qué algo no se puede elegir
terminal-help-undo = deshace tu última elección
terminal-help-back = retira el último paso de una respuesta larga
terminal-help-withdraw = retira una respuesta secreta mientras otros aún piensan
terminal-help-hint = qué haría un bot en tu lugar
terminal-help-advice = las mejores respuestas con sus probabilidades, y por qué
terminal-help-skip = pasa esta ventana ahora y en adelante; con «no» se te vuelve a preguntar en todas
terminal-help-save = guarda la partida en un archivo, para continuarla
terminal-help-record = guarda el registro de la partida, para volver a verla
terminal-help-lang = sigue en otro idioma
terminal-help-plain = líneas sencillas, sí o no
terminal-help-concede = te rindes
terminal-help-quit = deja la mesa; la partida queda guardada
terminal-help_title = Lo que se puede escribir

## Repeticiones.

terminal-replay_step = Paso { $n } de { $all }
terminal-replay_keys = Intro: sigue; b: atrás; un número: a ese paso; e: final; s N: asiento N; q: salir
terminal-replay_answer = { $seat } respondió a «{ $prompt }»
terminal-replay_start = El comienzo
terminal-replay_concedes = { $seat } se rinde
