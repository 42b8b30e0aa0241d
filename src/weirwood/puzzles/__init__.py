"""Puzzles: positions in which one answer is clearly best, found and checked by machine."""
