ask-consolidate-order = Quale ordine di Consolidare il potere risolvi?
ask-consolidate-use = Ordine speciale { $a_in }: potere o reclutamento?

event-consolidate-power = { $house } consolida { $area_in }: { $power } di potere.
event-consolidate-muster = { $house } recluta { $area_in } con l’ordine speciale.
