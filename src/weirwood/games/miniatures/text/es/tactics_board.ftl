### The chapter tactics_board

ask-board-claim = { $b }: reclama una zona.
ask-board-replace = ¿Usas el efecto de la zona o lo sustituyes?
ask-board-target = Elige una unidad para { $a_the }.
ask-board-token = ¿Qué ficha recibe { $b } ({ $a })?
ask-board-restore = ¿Cuántas heridas recupera { $b } ({ $a })?
ask-board-cleanse = ¿Qué ficha se le retira a { $b } ({ $a })?
ask-board-arrows = ¿A quién disparan desde los muros?
option-zone = { $a }
option-quadrant = { $a }
option-board-replace-zone = El efecto de la zona
option-board-replace-mission = Cambiar una Misión
option-board-replace-arrows = Flechas desde los muros
event-zone-claimed = { $ncu } reclama { $zone_the }.
event-zone-target = El efecto { $zone_of } es para { $unit } ({ $nr }).
