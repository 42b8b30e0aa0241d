"""What somebody might try on a table, by name: each attempt, and what has to come of it.

`docs/security.md` lists them by these names; `test_security.py` carries them out, one after the
other on one table, and looks after each whether the game that stands there was harmed.
"""
