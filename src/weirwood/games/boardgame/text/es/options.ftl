why-options-scenario = Esta posición no encaja: { $what } es { $found }; se admite: { $allowed }.
