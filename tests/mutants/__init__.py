"""Mutants of the rules: does a test notice that a rule was changed? (`make mutants`)

Cosmic Ray makes the mutants and keeps the session; here is what it lacks: which mutants cannot
matter (`matters`), which tests run a line (`cover`), and a process that forks for each mutant with
everything but the game already imported (`forks`).
"""
