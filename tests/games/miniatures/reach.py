"""Moves with the verdicts of the rules, for the drawing in the browser that must agree with them.

python -m tests.games.miniatures.reach writes them again.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from tests.games.miniatures.rules.crowds import ME, crowd

from weirwood.games.miniatures.rules.paths import speed, why_not_move
from weirwood.games.miniatures.state import ON, Position, put_at
from weirwood.games.miniatures.views.view import view

FILE: Final = Path("web/src/games/miniatures/field/reach.test.json")
PIECES: Final = ("x", "y", "facing", "shape", "width", "depth", "bars", "slows")
UNITS: Final = ("nr", "side", "place", "x", "y", "facing", "width", "depth", "wall")
CROWDS: Final = 24
TRIES: Final = 36
HAIR: Final = 20  # the drawing is as fine as that: what is closer is left out


def cases() -> list[dict[str, Any]]:
    found = []
    for seed in range(CROWDS):
        rng = random.Random(seed)
        st = crowd(rng, engaged=False, spread=8000)
        limit = rng.choice((speed(st, ME), 2 * speed(st, ME)))
        shown = view(st, 0)
        found.append(
            {
                "mover": ME,
                "limit": limit,
                "table": shown["table"],
                "terrain": [{k: row[k] for k in PIECES} for row in shown["terrain"]],
                "units": [{k: row[k] for k in UNITS} for row in shown["units"]],
                "tries": tries(st, limit, rng),
            }
        )
    return found


def tries(st: Position, limit: int, rng: random.Random) -> list[list[Any]]:
    found: list[list[Any]] = []
    while len(found) < TRIES:
        pivot, turn = (rng.choice((0, rng.randrange(36000))) for _ in range(2))
        d = rng.choice((0, rng.randrange(limit), limit - rng.randrange(1500)))
        plan = {"pivot": pivot, "distance": d, "turn": turn}
        rule = verdict(st, plan, limit)
        if all(bool(verdict(near, plan, limit)) == bool(rule) for near in beside(st)):
            found.append([pivot, d, turn, rule])
    return found


def verdict(st: Position, plan: dict[str, int], limit: int) -> str:
    no = why_not_move(st, ME, plan, limit)
    return "" if no is None else no.rule


def beside(st: Position) -> list[Position]:
    """The same with everybody else, and the mover, a hair larger or smaller."""
    found = []
    for hair in (-HAIR, HAIR):
        near = st.copy()
        for u, where in enumerate(st.where):
            if where == ON:
                near.half_width = put_at(near.half_width, u, st.half_width[u] + hair)
                near.half_depth = put_at(near.half_depth, u, st.half_depth[u] + hair)
        found.append(near)
    return found


def written() -> str:
    return json.dumps(cases(), separators=(",", ":")).replace('{"mover"', '\n{"mover"') + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "ascii")
