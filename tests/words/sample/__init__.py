"""A game of words alone, for the tests of both runtimes."""
