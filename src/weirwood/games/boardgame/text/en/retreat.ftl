ask-retreat-area = { $b ->
    [one] Where does your unit retreat to?
   *[other] Where do your { $b } units retreat to?
}
ask-retreat-robb = Robb Stark: where must the beaten army go? Or leave it to them.
ask-retreat-loss = { $a ->
    [one] Supply forces one more loss: choose a retreating unit.
   *[other] Supply forces { $a } more losses: choose a retreating unit.
}

option-retreat-loss-unit = { $a }
option-retreat-robb-none = Leave it to them

event-retreat-routed = { $house } retreats to { $area_the }: { $units }.
event-retreat-lost = { $house } loses a retreating unit to supply: { $unit }.
event-retreat-destroyed = { $house } has nowhere to retreat and loses { $units }.
