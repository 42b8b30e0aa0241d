# La línea con la mesa, y la mesa como aplicación.
ui-line-lost = No hay conexión con la mesa.
ui-line-without = Se pueden leer las reglas, las cartas, la lista de lecciones y tus propias listas; para jugar, o para comprobar una lista, hay que esperar a que vuelva.
ui-line-list = Sin conexión, tus listas se pueden leer. Se comprobarán y se podrán cambiar en cuanto vuelva.
