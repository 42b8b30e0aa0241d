"""The drawings of a book: a module for each game, named after its id."""
