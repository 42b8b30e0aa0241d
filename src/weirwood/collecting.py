"""How often a process of ours looks for garbage that refers to itself.

Almost all that a match leaves behind is freed at once, without that look; what it keeps, its events
and answers, is looked through again and again in vain. So the young are looked through when there
are more of them. Only a process that is ours alone says so: whoever imports the package keeps what
they have, and the table looks after its memory in its own way.
"""

from __future__ import annotations

import gc

YOUNG = 20_000  # objects made and not yet freed; Python's own 700 are some hundred answers


def rarely() -> None:
    _, middle, old = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, old)
