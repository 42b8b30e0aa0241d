## weirwood learn: un jugador que aprende de las partidas

cli-learn = Aprende cuánto valen las posiciones de un juego a partir de partidas entre bots.
cli-opt-learn_to = La carpeta que guarda partidas y pesos; una ejecución interrumpida continúa ahí.
cli-opt-learn_seats = Cuántos juegan: varios números se toman por turno; sin decir nada, todos los que admite el juego.
cli-opt-learn_games = Cuántas partidas del jugador propio del juego van primero.
cli-opt-learn_rounds = Cuántas rondas de búsqueda siguen, cada una con lo aprendido antes.
cli-opt-learn_searched = Cuántas partidas en cada una de esas rondas.
cli-opt-learn_iterations = Cuántas iteraciones hace la búsqueda para cada respuesta.
cli-opt-learn_horizon = Cuántos pasos del reloj del juego se juegan antes de valorar una posición; 0 para los propios del juego.
cli-learn-round = Ronda
cli-learn-games = Partidas
cli-learn-error = Error
cli-learn-judgement = Valoración propia del juego
cli-learn-nothing = Sin valoración
cli-learn-passes = Pasadas
cli-learn-held = Partidas reservadas
cli-learn-trained = Partidas de las que aprendió
cli-learn-looks_at = En qué se fija: cuánto crece su error sin ello
cli-learn-answers = Respuestas: el error de lo que se dice que ganan
cli-learn-same = Decir lo mismo de toda respuesta
cli-learn-done = Los pesos están en { $file }. Un bot juega con ellos como learned:100:{ $file }.
why-lab-no_features = { $game } no dice nada de sus posiciones de lo que se pueda aprender: faltan sus rasgos.
why-lab-no_numpy = Para aprender hace falta numpy, que no está instalado: make lab lo instala.
why-lab-other_games = El archivo { $file } contiene otras partidas que las pedidas aquí, o está dañado: indica otra carpeta.
why-bots-unlearnt = Aún no se ha aprendido nada de { $game }: weirwood learn { $game } --to CARPETA lo hace.
why-bots-weights = Los pesos de { $file } no se pueden leer: { $reason }.
why-bots-weights_of = Los pesos de { $file } son de otro juego o de otras reglas ({ $found } en lugar de { $wanted }): apréndelos de nuevo.
