ask-consolidate-order = ¿Qué orden de Consolidar poder resuelves?
ask-consolidate-use = Orden especial { $a_in }: ¿Poder o reclutamiento?

event-consolidate-power = { $house } consolida { $area_in }: { $power } de Poder.
event-consolidate-muster = { $house } recluta { $area_in } con la orden especial.
