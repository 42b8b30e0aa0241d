ask-mustering-step = Recluta: gasta un punto o termina.

option-mustering-step-muster = { $a } { $b_in }
option-mustering-step-launch = Barco { $b_in } (punto de { $a })
option-mustering-step-upgrade = Soldado a { $a } { $b_in }
option-mustering-step-end = No reclutar más

event-mustering-muster = { $house } recluta: { $unit } { $area_in }.
event-mustering-launch = { $house } bota un Barco { $where_in }.
event-mustering-upgrade = { $house } convierte un Soldado { $area_in }: { $unit }.
