event-control-token = { $house } deja una ficha de Poder { $area_in }.
event-control-token_lost = La ficha de Poder de { $house } { $area_in } se retira.
event-control-reverted = { $area_the } { $area_number ->
    [one] vuelve
    *[other] vuelven
    } a { $house }.
