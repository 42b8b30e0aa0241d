## Construir mazos y ejércitos

ui-build-deck = Construir un mazo
ui-build-army = Construir un ejército
ui-build-more = Una más: { $name }
ui-build-fewer = Una menos: { $name }
ui-build-into = El próximo vínculo se une a esta unidad
ui-build-name = Nombre de la lista
ui-build-unnamed = Sin nombre
ui-build-keep = Guardar
ui-build-kept = Guardada, para todos tus dispositivos.
ui-build-kept_here = Guardada en este dispositivo; la mesa la recibirá cuando vuelva la conexión.
ui-build-only_here = por ahora solo en este dispositivo
ui-build-attic = Eliminadas
ui-build-restore = Recuperar
ui-build-not_kept = Este navegador no guarda nada: copia el texto.
ui-build-new = Lista nueva
ui-build-mine = Mis listas
ui-build-none = Aún no hay nada guardado.
ui-build-open = Abrir
ui-build-compare = Comparar
ui-build-remove = Eliminar
ui-build-older = { $n ->
    [one] una versión anterior
   *[other] { $n } versiones anteriores
}
ui-build-against = En comparación con { $name }
ui-build-same = Las mismas cartas.
ui-build-profile = Mazo para
ui-build-profile-standard = mazos propios
ui-build-profile-one_box = una caja para dos
ui-build-profile-introductory = la primera partida
ui-build-figures = Números
ui-build-nothing = Aquí se cuenta lo que añades.
ui-build-curve = Cartas por coste
ui-build-icons = Iconos
ui-build-kinds = Tipos
ui-build-plots = Todas las tramas juntas
ui-build-draw = Probabilidad de haber robado una
ui-build-copies = copias
ui-build-first = primera mano
ui-build-points = Puntos
ui-build-neutral = Puntos neutrales
ui-build-activations = Activaciones
ui-build-tactics = Mazo de tácticas
ui-build-hand = Robar una mano de prueba
ui-build-texts = Como texto, como enlace
ui-build-text = La lista como texto
ui-build-copy = Copiar el texto
ui-build-copied = Copiado.
ui-build-link = Copiar un enlace
ui-build-link_long = Esta lista es demasiado larga para un enlace: envía el texto.
ui-build-link_bad = En este enlace no hay ninguna lista legible.
ui-build-paste = Pega una lista, en inglés, español o italiano
ui-build-take = Usarla
ui-build-read = Leída.
ui-build-list = Mi lista
ui-build-faction_first = Primero elige una facción.
