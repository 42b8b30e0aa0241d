"""Positions in which a game asks all it can ask, found by playing at random.

    python e2e/positions.py GAME GAMES [KIND...]

Writes one JSON line for each position that offers somebody a sort of choice not met before: how
to open such a room, the answers that lead there, who is asked, and what was new. With KINDS, only
positions that ask one of them.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import weirwood
from weirwood.kernel.decision import Decision

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.games.cardgame.random_decks import random_deck
from tests.soak import boardgame_soak, btwixt_soak, miniatures_soak

Settings = tuple[int, dict[str, Any]]


def boardgame(number: int, rng: random.Random) -> Settings:
    switches = boardgame_soak.SWITCHES
    return 3 + number % 4, {name: rng.choice(values) for name, values in switches.items()}


def cardgame(number: int, rng: random.Random) -> Settings:
    seats = 2 if number % 2 else 3 + number // 2 % 4
    decks = [random_deck(rng) for _ in range(seats)]
    return seats, {"decks": decks, "lists": rng.choice(("open", "closed"))}


SETTINGS: dict[str, Callable[[int, random.Random], Settings]] = {
    "btwixt": lambda number, rng: (3 + number % 4, btwixt_soak.settings(rng)),
    "boardgame": boardgame,
    "cardgame": cardgame,
    "miniatures": miniatures_soak.settings,
}


def form(key: str) -> str:
    """What sort of choice a key is: its first word, and what follows as names and numbers."""
    word, *parts = key.split(":")
    return ":".join([word, *("n" if part.isdigit() else "x" for part in parts)])


def asked(match: weirwood.Match, d: Decision) -> Iterator[str]:
    """The sorts of choices that a question offers."""
    if d.shape in ("pick", "order"):
        for option in match.options(d):
            yield f"{d.kind} {form(option.key)}"
    else:
        yield f"{d.kind} {d.shape}"


def positions(game: str, number: int, met: set[str], kinds: set[str]) -> Iterator[dict[str, Any]]:
    """The positions of one random game that ask something new."""
    rng = random.Random(number)
    seats, options = SETTINGS[game](number, rng)
    match = weirwood.new(game, seats=seats, seed=number, options=options)
    answers: list[tuple[int, str, Any]] = []
    while not match.over:
        for d in match.decisions:
            new = set(asked(match, d)) - met
            if new and (not kinds or d.kind in kinds):
                met |= new
                yield {
                    "game": game,
                    "seats": seats,
                    "settings": options,
                    "seed": number,
                    "answers": list(answers),
                    "seat": d.seat,
                    "number": d.number,
                    "kind": d.kind,
                    "shape": d.shape,
                    "new": sorted(new),
                }
        d = rng.choice(match.decisions)
        answer = match.sample(d, rng)
        answers.append((d.seat, d.kind, answer))
        match.answer(d, answer)


if __name__ == "__main__":
    name, count, *wanted = sys.argv[1:]
    known: set[str] = set()
    for n in range(int(count)):
        for position in positions(name, n, known, set(wanted)):
            print(json.dumps(position))
