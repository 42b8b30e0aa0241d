ask-mustering-step = Recluta: spendi un punto o termina.

option-mustering-step-muster = { $a } { $b_in }
option-mustering-step-launch = Nave { $b_in } (punto di { $a })
option-mustering-step-upgrade = Da fante a { $a } { $b_in }
option-mustering-step-end = Basta reclutare

event-mustering-muster = { $house } recluta: { $unit } { $area_in }.
event-mustering-launch = { $house } vara una nave { $where_in }.
event-mustering-upgrade = { $house } trasforma un fante { $area_in }: { $unit }.
