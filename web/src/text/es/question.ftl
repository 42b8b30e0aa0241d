## The question

ui-your_question = Tu decisión
ui-waiting_for = Esperando a { $names }
ui-waiting_all = Esperando a los demás
ui-watching = Estás mirando
ui-confirm = Confirmar
ui-choose_first = Elige algo
ui-done = Listo
ui-nothing = Ninguna
ui-clear = Empezar de nuevo
ui-undo = Deshacer
ui-undo-ask = Pedir que me dejen deshacer
ui-withdraw = Cambiar mi respuesta
ui-why = ¿Por qué?
ui-why_not = ¿Por qué no?
ui-choices = Opciones
ui-choice_count = { $n ->
    [one] una opción
   *[other] { $n } opciones
}
ui-refused = Ahora no se puede
ui-filtered = Aquí puedes
ui-show_all = Ver todas
ui-picked = { $n } de { $most }
ui-must = { $n ->
    [0] Ya es suficiente.
    [one] Elige una más.
   *[other] Elige { $n } más.
}
ui-may = { $n ->
    [0] No se puede elegir más.
    [one] Puedes elegir una más.
   *[other] Puedes elegir { $n } más.
}
ui-amount-left = quedan { $n }
ui-less = Menos
ui-more_of = Más
ui-assign-pick = Elige una ficha y después dónde va.
ui-assign-empty = vacío
ui-assign-left = { $n ->
    [0] Todo está colocado.
    [one] Queda un lugar vacío.
   *[other] Quedan { $n } lugares vacíos.
}
ui-order-up = Antes
ui-order-down = Después
ui-order-help = De primera a última. Arrastra o usa las flechas.
ui-order-rest = Por ordenar
ui-sending = Enviando…
ui-stale = Mientras tanto, la pregunta ha cambiado.

ui-place-numbers = Los números
ui-place-try = Sugerencias
ui-place-legal = Está permitido.
ui-place-checking = Midiendo…
ui-place-help = Arrástralo por el campo, gíralo por el asa, toca dónde quieres ponerlo o escribe los números.

ui-pass_on = Pasar siempre aquí
ui-passing = Pasas siempre en:
ui-passing-stop = Volver a preguntarme

ui-picked_n = elegidas: { $n }
ui-not_enough = Aún no basta.
ui-may_none = También puedes no elegir nada.
ui-may_more = Ya basta; puedes elegir más.

ui-advice = ¿Qué harías tú?
ui-advice-thinking = Pensándolo…
ui-advice-show = Mostrarlo en el tablero

ui-act-before = Elegido hasta ahora
ui-act-after = Lo que sigue
ui-act-change = Cambiar
ui-act-send = Enviar todo
ui-act-final = Esto no se puede deshacer.
