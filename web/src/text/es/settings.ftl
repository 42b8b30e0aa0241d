## Settings, notices, data of one’s own

ui-language = Idioma
ui-theme = Colores
ui-theme-auto = Como el sistema
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-motion = Movimiento
ui-motion-auto = Como el sistema
ui-motion-full = Completo
ui-motion-none = Ninguno
ui-sound = Sonido
ui-sound-on = Activado
ui-sound-off = Silenciado
ui-confirm_answers = Preguntar antes de enviar cada respuesta
ui-confirm_answers-help = Desactivado: solo se confirma lo que es secreto o no se puede deshacer.
ui-step_by_step = Una pregunta cada vez
ui-step_by_step-help = Desactivado: lo que va junto, como un avance, se compone en un solo panel y se envía de una vez.
ui-stop_everywhere = Parar en cada pregunta
ui-stop_everywhere-help = Desactivado: lo que no te deja elegir se responde por ti, salvo que eso revele algo a los demás.

ui-data-paste = Pega aquí una lista

ui-notices = Avisarme cuando me toque
ui-notices-mail = Por correo a
ui-notices-hook = Por webhook ({ $hosts })
ui-notices-save = Guardar
ui-notices-saved = Guardado.
ui-notices-confirm = Guardado. Te hemos enviado un correo: abre su enlace para confirmar.
ui-offered = Hay un asiento libre en esta partida.
ui-watchers_chat = Los espectadores pueden chatear

ui-licences = De qué está hecha esta mesa, y sus licencias
ui-data = Tus datos
ui-data-help = Lo que esta mesa sabe de este navegador: tu nombre, tus asientos y lo que has dicho.
ui-data-export = Guardar una copia
ui-data-forget = Borrarlo todo
ui-data-forget-sure = ¿Seguro? Tus asientos pasan a los bots, tus partidas ya no se encuentran aquí y no hay vuelta atrás.
ui-data-forgotten = Borrado. Este navegador vuelve a ser un desconocido aquí.
ui-data-none = Aún no se sabe nada de este navegador.
