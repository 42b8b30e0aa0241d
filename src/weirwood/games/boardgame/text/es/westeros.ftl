ask-westeros-choice = { $a }: elige qué ocurre.

option-westeros-choice-none = No ocurre nada

event-westeros-card = Mazo de Poniente { $deck }: { $card }.
event-westeros-threat = La amenaza de los Salvajes sube a { $threat }.
event-westeros-chosen = { $house } decide: { $choice ->
    [muster] todos reclutan
    [supply] se ajusta el Suministro
    [clash] se puja por los medidores
    [income] todos cobran Poder
    [no_march_plus_one] sin Avance +1 esta ronda
    [no_defense] sin órdenes de Defensa esta ronda
    *[none] no ocurre nada
    }.
event-westeros-banned = Prohibido esta ronda: { $ban ->
    [no_march_plus_one] el Avance +1
    [no_defense] las órdenes de Defensa
    [no_raid] las órdenes de Incursión
    [no_support] las órdenes de Apoyo
    *[no_consolidate] las órdenes de Consolidar poder
    }.
event-westeros-income = { $house } cobra { $power } de Poder.
