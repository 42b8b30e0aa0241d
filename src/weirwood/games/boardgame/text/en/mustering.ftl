ask-mustering-step = Muster: spend a point, or finish.

option-mustering-step-muster = { $a } { $b_in }
option-mustering-step-launch = Ship { $b_in } (point of { $a })
option-mustering-step-upgrade = Footman to { $a } { $b_in }
option-mustering-step-end = No more mustering

event-mustering-muster = { $house } musters: { $unit } { $area_in }.
event-mustering-launch = { $house } launches a ship { $where_in }.
event-mustering-upgrade = { $house } upgrades a footman { $area_in }: { $unit }.
