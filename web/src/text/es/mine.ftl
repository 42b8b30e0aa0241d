## Lo mío, en todos los dispositivos

ui-mine = Lo mío
ui-devices = Mis dispositivos
ui-devices-help = Para jugar no hace falta cuenta. Quien quiera encontrar sus partidas en el móvil, o si pierde este navegador, añade una de estas cosas.
ui-devices-own = { $n ->
    [one] Este navegador tiene una partida propia.
   *[other] Este navegador tiene { $n } partidas propias.
} ¿Las quieres en todos tus dispositivos?
ui-devices-bring = Llevarlas conmigo
ui-device = Dispositivo
ui-device-here = este
ui-device-seen = usado por última vez el { $day }
ui-device-leave = Cerrar sesión aquí
ui-device-leave-sure = Este navegador olvidará quién eres. Ten otra forma de volver antes de salir.
ui-device-remove = Cerrar sesión
ui-device-remove-sure = Ese dispositivo pierde tus asientos en el acto.
ui-move = En otro dispositivo
ui-move-help = Apunta con la cámara del móvil a un código: tus asientos, tu idioma y tus ajustes van contigo.
ui-move-make = Mostrar el código
ui-move-link = Enlace para otro dispositivo
ui-move-code = Código para la cámara del otro dispositivo
ui-move-once = Sirve una vez, durante diez minutos. Quien lo abra serás tú: no se lo enseñes a nadie más.
ui-passkeys = Llaves de acceso
ui-passkeys-help = Entras con tu huella, tu cara o el bloqueo de tu dispositivo. Sin contraseña y sin correo.
ui-passkeys-not = Este navegador no ofrece aquí llaves de acceso: necesitan https, o localhost por su nombre.
ui-passkey = Llave de acceso
ui-passkey-add = Añadir una llave de acceso
ui-passkey-added = añadida el { $day }
ui-passkey-remove = Quitar
ui-passkey-remove-sure = Ya no dejará entrar a nadie.
ui-passkey-cancelled = No se usó ninguna llave de acceso.
ui-codes = Códigos de recuperación
ui-codes-help = Para apuntar en papel: cada uno te deja entrar una vez cuando se ha perdido todo lo demás.
ui-codes-make = Crear códigos de recuperación
ui-codes-again = Crear otros; los anteriores dejan de valer
ui-codes-once = Apúntalos ahora: solo se muestran esta vez.
ui-codes-left = { $n ->
    [one] Queda un código.
   *[other] Quedan { $n } códigos.
}
ui-enter = Ya he jugado en otro sitio
ui-enter-help = Vuelve a tus partidas en este navegador.
ui-enter-passkey = Entrar con una llave de acceso
ui-enter-code = Código de recuperación
ui-enter-with-code = Entrar con el código
ui-also_here = ¿Jugar también aquí?
ui-also_here-help = Este navegador será uno de los dispositivos de quien te enseñó el código: con sus asientos, su idioma y sus ajustes. Sigue solo si esa persona eres tú.
ui-also_here-yes = Sí, soy yo

## Mis partidas

ui-my_games-none = No hay partidas aquí.
ui-my_games-more = Más antiguas
ui-filter-status = Cuáles
ui-filter-status-all = Todas
ui-filter-status-running = En curso
ui-filter-status-over = Terminadas
ui-filter-game = Juego
ui-filter-label = Jugué con
ui-filter-result = Resultado
ui-filter-all = Todos
ui-result-won = Victoria
ui-result-drawn = Empate
ui-result-lost = Derrota
ui-result-none = Terminada
ui-tallies = Cuánto gano
ui-tallies-help = La raya es tu parte de victorias, la barra lo segura que es (95 %), la línea discontinua lo que daría el azar. Las partidas guiadas no cuentan.
ui-tally = { $won } de { $played }: { $share } (de { $low } a { $high })
ui-tally-own = una lista propia ({ $mark })
