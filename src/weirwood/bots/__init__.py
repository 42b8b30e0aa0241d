"""Players that are not people. Each is found by name through the entry points `weirwood.bots`."""
