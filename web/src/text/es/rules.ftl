## The rules and their chapters

ui-rules = Reglas

ui-rules-search = Buscar en las reglas
ui-rules-none = Ninguna regla tiene esas palabras.
ui-rules-missing = aquí aún no se aplica
ui-rules-basis-rulebook = Reglamento
ui-rules-basis-ruling = Aclaración
ui-rules-basis-derived = Nuestra lectura
ui-rules-count = { $n ->
    [one] una regla
   *[other] { $n } reglas
}

ui-rules-chapter = Capítulo
ui-rules-chapters = Todos los capítulos
ui-rules-loading = Abriendo el libro…
ui-rules-suggestions = Lo que quizá quieras decir
ui-rules-kind-term = palabra
ui-rules-kind-chapter = capítulo
ui-rules-kind-heading = apartado
ui-rules-book = En el libro
ui-rules-print = Imprimir
ui-rules-on = sí
ui-rules-off = no
ui-rules-usual = Normalmente: { $value }.
ui-rules-names = Por nombre
