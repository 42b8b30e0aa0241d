ask-supply-loss = Your armies exceed your supply: choose a unit to destroy.

event-supply-set = { $house } has supply { $supply }.
event-supply-lost = { $house } gives up { $unit_the } { $area_in } for want of supply.
