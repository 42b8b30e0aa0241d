"""The games: each imports the kernel only, never another game."""
