"""Positions in which somebody has an ordinary turn before them: where presses are counted.

    python e2e/turns.py

Writes one JSON line for each of `TURNS`, as positions.py does, with the name of the turn.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import weirwood
from weirwood.kernel.decision import Decision

MOST = 40  # games that are tried for one turn
TRIES = 8  # ways on from one choice


# Whether a question will do, or the choice to begin with.
Fits = Callable[[weirwood.Match, Decision], bool | str]


class Turn(NamedTuple):
    game: str
    seats: int
    name: str
    kind: str
    fits: Fits


def slots(m: weirwood.Match, d: Decision) -> int:
    found = m.game.kinds[d.kind].keys
    return len(found(m.st, d.seat, d.args)) if found is not None else 0


def keys(m: weirwood.Match, d: Decision) -> list[str]:
    return [o.key for o in m.options(d)]


def leads(m: weirwood.Match, d: Decision, key: str, seed: int, *kinds: str) -> bool:
    """Whether the questions that follow a choice may be of these kinds, one after the other."""
    fork, rng = m.fork(), random.Random(seed)
    fork.answer(d, [key])
    for kind in kinds:
        asked = fork.decisions
        if not asked or asked[0].seat != d.seat or asked[0].kind != kind:
            return False
        fork.answer(asked[0], fork.sample(asked[0], rng))
    return True


def any_leads(word: str, *kinds: str) -> Callable[[weirwood.Match, Decision], str]:
    """The first choice that may lead on to questions of these kinds."""

    def fits(m: weirwood.Match, d: Decision) -> str:
        for key in keys(m, d):
            if key.startswith(word) and any(leads(m, d, key, n, *kinds) for n in range(TRIES)):
                return key
        return ""

    return fits


def has(word: str) -> Fits:
    return lambda m, d: next((key for key in keys(m, d) if key.startswith(word)), "")


def one_of_many(m: weirwood.Match, d: Decision) -> str:
    """A whole march, after which another is chosen, and not just made."""
    whole = any_leads("area:", "marches.to", "marches.units", "marches.token")
    return whole(m, d) if len(keys(m, d)) > 2 else ""


TURNS = (
    Turn("boardgame", 3, "orders", "planning.orders", lambda m, d: slots(m, d) == 6),
    Turn("boardgame", 4, "march", "marches.order", one_of_many),
    Turn("boardgame", 4, "muster", "mustering.step", lambda m, d: len(keys(m, d)) > 4),
    Turn("boardgame", 4, "raid", "raids.order", any_leads("area:", "raids.target")),
    Turn("boardgame", 4, "battle", "combat.card", lambda m, d: len(keys(m, d)) > 3),
    Turn("boardgame", 4, "retreat", "retreat.area", lambda m, d: len(keys(m, d)) > 1),
    Turn("boardgame", 4, "bid", "bidding.track", lambda _, d: d.most > 2),
    Turn("cardgame", 2, "marshal", "window.action", has("marshal:")),
    Turn(
        "cardgame",
        2,
        "challenge",
        "challenge.declare",
        any_leads("challenge:", "challenge.attackers"),
    ),
    Turn("cardgame", 2, "plot", "plot.choose", lambda m, d: len(keys(m, d)) > 3),
    Turn("miniatures", 2, "deployment", "deploy.unit", has("unit:")),
    Turn("miniatures", 2, "activation", "turn.unit", any_leads("unit:", "turn.action")),
    Turn("btwixt", 4, "card", "bidding.turn", has("play:")),
    Turn("btwixt", 4, "claim", "claim.council", has("council:")),
)


def find(turn: Turn) -> dict[str, Any]:
    for number in range(MOST):
        rng = random.Random(number)
        match = weirwood.new(turn.game, seats=turn.seats, seed=number)
        answers: list[tuple[int, str, Any]] = []
        while not match.over:
            for d in match.decisions:
                begin = d.kind == turn.kind and turn.fits(match, d)
                if begin:
                    return {
                        "turn": turn.name,
                        "begin": begin if isinstance(begin, str) else "",
                        "game": turn.game,
                        "seats": turn.seats,
                        "settings": {},
                        "seed": number,
                        "answers": answers,
                        "seat": d.seat,
                        "number": d.number,
                        "kind": d.kind,
                        "shape": d.shape,
                    }
            d = rng.choice(match.decisions)
            answer = match.sample(d, rng)
            answers.append((d.seat, d.kind, answer))
            match.answer(d, answer)
    raise SystemExit(f"no {turn.name} in {MOST} games")


if __name__ == "__main__":
    for each in TURNS:
        print(json.dumps(find(each)), flush=True)
