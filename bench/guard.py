"""Has play become slower? Instructions of one fixed short game each, counted, not timed.

A busy machine does not change them, nor does its clock. Valgrind's callgrind counts while the game
runs: that is marked by `dir()` of an object, since callgrind can be told to count from entering to
leaving one function of C, and nothing else here calls that one.

    python bench/guard.py            # compare with bench/guard.json; 5 % more is an error
    python bench/guard.py --write    # keep the new numbers; say in the commit why they rose
    WEIRWOOD_PURE=0 python bench/guard.py   # the compiled engine, if there is one, against these
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("WEIRWOOD_PURE", "1")  # the numbers are those of the interpreted engine

from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.lab.play.game import seed_of

NUMBERS = Path(__file__).with_name("guard.json")
DECISIONS = {"boardgame": 150, "btwixt": 200, "cardgame": 200, "miniatures": 100}
MOST = 1.05
PYTHON = f"{sys.implementation.name}-{sys.version_info.major}.{sys.version_info.minor}"


class Match:
    """A match that goes on for some decisions whenever somebody asks for its `dir()`."""

    def __init__(self, game: str, index: int) -> None:
        seats = registry.game(game).seats[-1]
        self.match = registry.new(game, seats=seats, seed=seed_of(0, index))
        self.rng, self.left = Splitmix(index), DECISIONS[game]

    def __dir__(self) -> list[str]:
        match = self.match
        while self.left > 0 and not match.over:
            for decision in match.decisions:
                match.options(decision)
                match.answer(decision, match.sample(decision, self.rng), by="random")
                self.left -= 1
        return []


def play(game: str) -> None:
    """Another game first, uncounted: everything is imported and warm then."""
    Match(game, 0).__dir__()
    dir(Match(game, 1))


def instructions(game: str) -> int:
    """What callgrind counts for one game."""
    command = [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
        "--toggle-collect=PyObject_Dir", sys.executable, __file__, "--play", game,
    ]  # fmt: skip
    here = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, env=here, check=False)  # noqa: S603
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or found is None or found[1] == "0":
        sys.exit(f"guard: {game} could not be counted:\n{done.stderr[-2000:]}")
    return int(found[1])


def compare(found: dict[str, int], kept: dict[str, int]) -> bool:
    """Print the ratios; whether none has risen too far."""
    for game, count in found.items():
        ratio = count / kept[game]
        word = "slower" if ratio > MOST else "faster: keep it with --write" if ratio < 0.95 else ""
        each = count / DECISIONS[game] / 1000
        print(f"{game:11} {each:9,.1f} k a decision  {ratio:6.3f} of what was kept  {word}")
    return all(found[game] <= kept[game] * MOST for game in found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=sorted(DECISIONS))
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--play", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        play(asked.play)
        return 0
    if shutil.which("valgrind") is None:
        sys.exit("guard: valgrind counts the instructions, and is not installed")
    kept: dict[str, Any] = json.loads(NUMBERS.read_text(encoding="utf-8"))
    if not asked.write and PYTHON not in kept:
        sys.exit(f"guard: no numbers are kept for {PYTHON}: write them with --write")
    found = {game: instructions(game) for game in asked.games}
    if asked.write:
        kept[PYTHON] = {**kept.get(PYTHON, {}), **found}
        NUMBERS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
        return 0
    return 0 if compare(found, kept[PYTHON]) else 1


if __name__ == "__main__":
    sys.exit(main())
