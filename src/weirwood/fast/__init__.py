"""The fast build: the same sources, compiled ahead of time by mypyc where a C compiler is at hand.

`running` chooses the build when Weirwood starts, `emit` writes the typed source of a module with
its rules lowered, `build` compiles what was written. Nothing here is needed to play.
"""
