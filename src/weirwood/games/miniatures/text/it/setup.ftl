### The chapter setup

event-battle-mode = { $mode }, { $points } punti per parte.
why-field-scenario = Questa posizione non può darsi: { $what } è { $found }; ammessi: { $allowed }.
