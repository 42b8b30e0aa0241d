# La línea con la mesa, y la mesa como aplicación.
ui-line-lost = No hay conexión con la mesa.
ui-line-without = Se pueden leer las reglas, las cartas, la lista de lecciones y tus propias listas; para jugar, o para comprobar una lista, hay que esperar a que vuelva.
ui-line-list = Sin conexión, tus listas se pueden leer y cambiar. Se comprobarán en cuanto vuelva.
ui-push = En este dispositivo
ui-push-help = Cuando te toque y no estés, este dispositivo te avisará: no dice nada más de la partida, y de noche nada en absoluto.
ui-push-start = Avísame en este dispositivo
ui-push-stop = No avisar a este dispositivo
ui-push-quiet_from = Silencio desde
ui-push-quiet_to = hasta
ui-push-on = Este dispositivo recibirá avisos.
ui-push-off = Este dispositivo no recibirá avisos.
ui-push-denied = El navegador no permite avisos de esta mesa. Puedes cambiarlo en sus ajustes.
ui-push-none = Este navegador, o esta mesa, no puede hacerlo. En un iPhone, añade antes la mesa a la pantalla de inicio.
ui-push-failed = El navegador no ha podido llegar a su servicio de avisos. Inténtalo más tarde.
