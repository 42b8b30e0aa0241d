### The chapter terrain

ask-terrain-piece = Scegli un elemento di terreno.
ask-terrain-place = Piazza { $a_the }: fuori dalle zone di schieramento e lontano da altri elementi.
option-piece = { $a }
event-terrain-placed = Terreno: { $piece }.
event-terrain-razed = { $unit } ({ $nr }) abbatte { $piece_the }.
