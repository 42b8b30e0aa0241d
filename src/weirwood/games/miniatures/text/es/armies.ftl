### Listas de ejército en texto. Tras la barra, otras formas que el lector entiende.

roster-title = Nombre|Ejército|Lista|Título
roster-faction = Facción|Casa
roster-commander = Comandante
roster-points = Puntos|Tamaño|Total
roster-units = Unidades combatientes|Unidades|Combatientes
roster-ncus = Unidades no combatientes|UNC|No combatientes
roster-enemy = En unidades enemigas|Vínculos enemigos
roster-with = con

### Por qué se rechaza un ejército: la carta o la línea que falla.

why-armies-size = Un ejército tiene al menos 1 punto; este tiene { $points }.
why-armies-points = Estas cartas cuestan { $points } puntos y el límite es { $limit }.
why-armies-faction_unknown = Ninguna facción se llama «{ $text }».
why-armies-card_unknown = Ninguna carta se llama «{ $text }».
why-armies-faction = { $card } no es de esta facción: { $faction }.
why-armies-no_neutrals = { $card } es neutral y esta facción no admite neutrales: { $faction }.
why-armies-own_versions = Esta facción usa su propia versión de { $card }: { $faction }.
why-armies-without_banners = { $card } solo acompaña a la Hermandad sin Estandartes.
why-armies-neutral_half = Hay { $points } puntos neutrales; como mucho puede haber { $limit }.
why-armies-characters = { $character } figura { $count } veces en este ejército y solo puede figurar una.
why-armies-team_characters = { $character } figura en los dos ejércitos del equipo y solo puede figurar en uno.
why-armies-commander_placed = El comandante, { $card }, no está en ninguna unidad de este ejército.
why-armies-attachment_one = { $unit } lleva { $count } vínculos y solo admite uno.
why-armies-attachment_kind = { $card } no se une a unidades del tipo de { $unit }.
why-armies-attachment_solo = { $unit } combate en solitario: { $card } no puede unirse.
why-armies-attachment_place = { $card } es un vínculo y necesita una unidad a la que unirse.
why-armies-infiltrator = { $card } se une a una unidad enemiga, a ninguna de este ejército.
why-armies-carries = { $unit } tiene que llevar a { $wanted }.
why-armies-joins = { $card } no se une a { $unit }.
why-armies-beside = { $card } permanece junto a { $wanted }.
why-armies-has_any = { $card } necesita alguna de estas cartas en el ejército: { $wanted }.
why-armies-has_all = { $card } necesita en el mismo ejército: { $wanted }.
why-armies-lacks = { $card } y { $other } no pueden ir juntos.
why-armies-loyalty = { $card } y { $other } son leales a señores distintos.
why-armies-limited = { $card } figura { $count } veces; el límite es { $limit }.
why-armies-one_per = { $card } figura { $count } veces y hay unidades para { $limit }.
why-armies-not_bought = { $card } no se compra; la traen otras cartas.
why-armies-deck = El mazo de Tácticas tiene { $count } cartas en lugar de { $limit }.
why-armies-inert = { $card } aún no hace nada; los jugadores pueden aceptarla así.
why-armies-text_long = La lista pasa de { $limit } caracteres.
why-armies-text_number = Línea { $line }: «{ $text }» no es un número de 1 a { $limit }.
why-armies-text_name = { $count ->
    [0] Línea { $line }: nada se llama «{ $text }».
   *[other] Línea { $line }: nada se llama «{ $text }». Parecidas: { $wanted }.
}
why-armies-text_ambiguous = Línea { $line }: «{ $text }» puede ser varias cartas: { $wanted }.
why-armies-text_place = Línea { $line }: «{ $text }» no va en esta parte de la lista.
why-armies-text_order = Línea { $line }: { $card } aparece antes que cualquier unidad a la que unirse.
why-armies-data = En el ejército, { $found } falta, sobra o no es del tipo debido.
