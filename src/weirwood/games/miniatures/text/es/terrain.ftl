### The chapter terrain

ask-terrain-piece = Elige un elemento de terreno.
ask-terrain-place = Coloca { $a_the }: fuera de las Áreas de despliegue y lejos de otros elementos.
option-piece = { $a }
event-terrain-placed = Terreno: { $piece }.
event-terrain-razed = { $unit } ({ $nr }) destruye { $piece_the }.
