"""Many random games, each told in one word: all that was asked, offered, refused and told in it.

A golden playthrough is read in review; these are too many for that. They say that a game goes on as
it did, whatever was changed elsewhere: what was refused with its rule, what each answer came to.

python -m tests.games.chronicles boardgame --write   # after a change that was meant
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import weirwood
from weirwood.kernel import Match
from weirwood.kernel.record import checksum

HERE = Path(__file__).parent
TRIED, MET = 8, 60  # keys of earlier questions that are tried again, and that are kept in mind
NONSENSE = ("!", "~")  # before and after all words
Options = Callable[[int], tuple[int, dict[str, Any]]]


def questions(match: Match, known: dict[str, list[str]]) -> list[Any]:
    """All that is asked now, with what is offered and what is refused by which rule.

    Also refused is what such a question offered before: some of that, nonsense, and nothing.
    """
    found: list[Any] = []
    for d in match.decisions:
        choices = match.choices(d)
        row = [d.seat, d.kind, d.args, d.least, d.most, [(c.key, c.refusal) for c in choices]]
        if d.shape in ("pick", "order", "assign"):
            keys = {c.key for c in choices}
            met = known.setdefault(d.kind, [])
            tried = [*NONSENSE, *(key for key in met[:TRIED] if key not in keys)]
            row.append([(key, match.why_not(d, key)) for key in tried])
            row.append(match.why_not(d, {} if d.shape == "assign" else []))
            fresh = [c.key for c in choices if c.key not in met]
            known[d.kind] = [*met[TRIED // 2 :], *fresh][-MET:]  # others the next time
        found.append(row)
    return found


def chronicle(match: Match, seed: int) -> str:
    """A game at random, as one word."""
    rng = random.Random(seed)
    known: dict[str, list[str]] = {}
    sum_ = 0
    while not match.over:
        sum_ = zlib.crc32(repr(questions(match, known)).encode(), sum_)
        open_now = match.decisions
        d = rng.choice(open_now)
        match.answer(d, match.sample(d, rng))
    sum_ = zlib.crc32(repr((match.standings, match.scores)).encode(), sum_)
    return f"{sum_:08x} {checksum(match.log)}"


def told(game: str, options: Options, numbers: range) -> dict[str, str]:
    found = {}
    for number in numbers:
        seats, settings = options(number)
        match = weirwood.new(game, seats=seats, seed=number, options=settings)
        found[str(number)] = chronicle(match, number)
    return found


def kept(game: str) -> dict[str, str]:
    file = HERE / game / "golden" / "chronicles.json"
    found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def compare(game: str, options: Options, numbers: range) -> None:
    before = kept(game)
    for number, now in told(game, options, numbers).items():
        assert now == before.get(number), (
            f"game {number} of {game} plays otherwise: if that was meant, "
            f"run python -m tests.games.chronicles {game} --write"
        )


def main(game: str, *args: str) -> int:
    test = importlib.import_module(f"tests.games.{game}.test_chronicles")
    now = {k: v for numbers in test.BATCHES for k, v in told(game, test.options, numbers).items()}
    if "--write" in args:
        text = json.dumps(now, indent=1) + "\n"
        (HERE / game / "golden" / "chronicles.json").write_text(text, encoding="utf-8")
    return int(now != kept(game))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
