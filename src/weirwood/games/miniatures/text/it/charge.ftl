### The chapter charge

ask-charge-side = Il tuo vassoio sta esattamente fra due archi: quale lato carichi?
ask-charge-pivot = Carica di { $c } ({ $a }) contro { $d } ({ $b }): scegli la via.
ask-charge-align = La carica riesce: come si allinea { $c } ({ $a })?
ask-charge-aside = { $c } ({ $a }): da che parte si scosta?
option-full = Centro contro centro
option-left = A metà, verso sinistra
option-right = A metà, verso destra
option-near = Il più vicino possibile (posizione { $a })
option-charge-side-front = Il fronte
option-charge-side-right = Il fianco destro
option-charge-side-rear = Il retro
option-charge-side-left = Il fianco sinistro
option-charge-aside-front = In avanti
option-charge-aside-right = Verso destra
option-charge-aside-rear = All'indietro
option-charge-aside-left = Verso sinistra
event-unit-aside = { $unit } ({ $nr }) si scosta.
event-charge-declared = { $unit } ({ $nr }) carica { $target } ({ $target_nr }) { $side ->
    [front] sul fronte
    [rear] sul retro
   *[other] sul fianco
}.
event-charge-disorderly = Carica disordinata di { $unit } ({ $nr }).
event-charge-run = { $unit } ({ $nr }) percorre { $inches }″ e { $success ->
    [true] raggiunge il bersaglio
   *[other] non arriva al bersaglio
}.
event-dice-charge = { $unit } ({ $nr }) tira { $dice } per la Carica.
