ask-retreat-area = { $b ->
    [one] Dove si ritira la tua unità?
   *[other] Dove si ritirano le tue { $b } unità?
}
ask-retreat-robb = Robb Stark: dove deve andare l’esercito sconfitto? O lascia scegliere.
ask-retreat-loss = { $a ->
    [one] Il rifornimento impone un’altra perdita: scegli un’unità in ritirata.
   *[other] Il rifornimento impone altre { $a } perdite: scegli un’unità in ritirata.
}

option-retreat-loss-unit = { $a }
option-retreat-robb-none = Lascia scegliere lo sconfitto

event-retreat-routed = { $house } si ritira verso { $area_the }: { $units }.
event-retreat-lost = { $house } perde un’unità in ritirata per il rifornimento: { $unit }.
event-retreat-destroyed = { $house } non ha dove ritirarsi e perde { $units }.
