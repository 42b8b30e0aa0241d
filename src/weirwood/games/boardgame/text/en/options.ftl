why-options-scenario = This position does not fit: { $what } is { $found }; allowed: { $allowed }.
