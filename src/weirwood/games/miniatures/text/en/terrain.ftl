### The chapter terrain

ask-terrain-piece = Choose a piece of terrain.
ask-terrain-place = Place { $a }: outside the deployment zones and away from other pieces.
option-piece = { $a }
event-terrain-placed = Terrain: { $piece }.
event-terrain-razed = { $unit } ({ $nr }) tears down { $piece_the }.
