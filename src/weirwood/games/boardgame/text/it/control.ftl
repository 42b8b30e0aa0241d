event-control-token = { $house } lascia un segnalino potere { $area_in }.
event-control-token_lost = Il segnalino potere di { $house } { $area_in } si toglie.
event-control-reverted = { $area_the } { $area_number ->
    [one] torna
    *[other] tornano
    } a { $house }.
