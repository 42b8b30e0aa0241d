ask-retreat-area = { $b ->
    [one] ¿Adónde se retira tu unidad?
   *[other] ¿Adónde se retiran tus { $b } unidades?
}
ask-retreat-robb = Robb Stark: ¿adónde debe ir el ejército derrotado? O que decida él.
ask-retreat-loss = { $a ->
    [one] El Suministro obliga a una pérdida más: elige una unidad en retirada.
   *[other] El Suministro obliga a { $a } pérdidas más: elige una unidad en retirada.
}

option-retreat-loss-unit = { $a }
option-retreat-robb-none = Que decida el derrotado

event-retreat-routed = { $house } se retira hacia { $area_the }: { $units }.
event-retreat-lost = { $house } pierde una unidad en retirada por Suministro: { $unit }.
event-retreat-destroyed = { $house } no tiene adónde retirarse y pierde { $units }.
