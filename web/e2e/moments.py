"""Positions just before something happens, found by playing at random.

    python e2e/moments.py GAME EVENT...

Writes one JSON line for each kind of event: a position as positions.py has it, and under `answer`
the answer upon which its seat hears that event for the first time.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from positions import SETTINGS

import weirwood

GAMES = 60


def moments(game: str, number: int, wanted: set[str]) -> Iterator[dict[str, Any]]:
    """What of the wanted happens in one random game, each once; found kinds are taken away."""
    rng = random.Random(number)
    seats, options = SETTINGS[game](number, rng)
    match = weirwood.new(game, seats=seats, seed=number, options=options)
    answers: list[tuple[int, str, Any]] = []
    while not match.over and wanted:
        d = rng.choice(match.decisions)
        answer = match.sample(d, rng)
        before = len(match.events_for(d.seat))
        match.answer(d, answer)
        news = match.events_for(d.seat, before)
        for kind in sorted({e["kind"] for e in news} & wanted):
            wanted.remove(kind)
            yield {
                "game": game,
                "seats": seats,
                "settings": options,
                "seed": number,
                "answers": list(answers),
                "seat": d.seat,
                "number": d.number,
                "kind": d.kind,
                "event": kind,
                "answer": answer,
            }
        answers.append((d.seat, d.kind, answer))


if __name__ == "__main__":
    name, *kinds = sys.argv[1:]
    left = set(kinds)
    for n in range(GAMES):
        for found in moments(name, n, left):
            print(json.dumps(found))
        if not left:
            break
