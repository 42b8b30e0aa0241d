ask-raids-order = Quale Incursione risolvi?
ask-raids-target = Incursione { $a_from }: quale ordine colpisci?

option-raids-target-none = Nessun effetto

event-raids-idle = L’Incursione di { $house } { $area_from } non ha effetto.
event-raids-raided = { $house } compie un’Incursione { $area_from } e toglie { $order_the } di { $victim } { $target_in }.
event-raids-pillaged = { $house } saccheggia { $victim }: +{ $power } di potere, −{ $lost } per la vittima.
