ask-consolidate-order = Which consolidate order do you resolve?
ask-consolidate-use = Special order { $a_in }: power or mustering?

event-consolidate-power = { $house } consolidates { $area_in }: { $power } power.
event-consolidate-muster = { $house } musters { $area_in } by special order.
