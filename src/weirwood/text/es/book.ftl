## Reglas

book-rules = Reglas
book-five = El juego en cinco minutos
book-contents = Contenido
book-settings = Opciones e interruptores
book-box = Qué hay en la caja
book-glossary = Glosario
book-example = Ejemplo: { $text }
book-notice = Todo con nuestras propias palabras. Donde pone reglamento, la regla es del reglamento; una aclaración es una respuesta oficial; lo deducido es nuestra lectura.
book-near = Quizá quieras decir: { $words }.
why-book-no_picture = En el libro de { $game } no hay ninguna imagen { $found }.
