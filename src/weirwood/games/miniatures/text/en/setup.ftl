### The chapter setup

event-battle-mode = { $mode }, { $points } points a side.
why-field-scenario = This position cannot be: { $what } is { $found }; allowed: { $allowed }.
