### The chapter setup

event-battle-mode = { $mode }, { $points } puntos por bando.
why-field-scenario = Esta posición no puede darse: { $what } es { $found }; se admite: { $allowed }.
