ask-supply-loss = Tus ejércitos superan tu Suministro: elige una unidad que destruir.

event-supply-set = { $house } tiene Suministro { $supply }.
event-supply-lost = { $house } renuncia por falta de Suministro: { $unit } { $area_in }.
