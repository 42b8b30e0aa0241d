why-options-scenario = Questa posizione non va: { $what } è { $found }; ammessi: { $allowed }.
