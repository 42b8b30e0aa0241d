"""Has play become slower? Instructions of one fixed short game each, counted, not timed.

A busy machine does not change them, nor does its clock. Valgrind's callgrind counts while the game
runs: that is marked by `dir()` of an object, since callgrind can be told to count from entering to
leaving one function of C, and nothing else here calls that one.

    python bench/guard.py            # compare with bench/guard.json; 5 % more is an error
    python bench/guard.py --write    # keep the new numbers; say in the commit why they rose
    WEIRWOOD_PURE=0 python bench/guard.py   # the compiled engine, if there is one, against these
    python bench/guard.py --whole 1 btwixt  # a whole game, the second that `weirwood bench` plays

Another Python, or one built otherwise, takes other instructions: numbers are kept for each.
`make test` compares where it can, and says so where it cannot.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ.setdefault("WEIRWOOD_PURE", "1")  # the numbers are those of the interpreted engine

from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.lab.play.game import seed_of

NUMBERS = Path(__file__).with_name("guard.json")
DECISIONS = {"boardgame": 150, "btwixt": 200, "cardgame": 200, "miniatures": 100}
MOST = 1.05
ENDLESS = 1_000_000
PYTHON = (
    f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}"
)


class Match:
    """A match that goes on for some decisions whenever somebody asks for its `dir()`; a whole one
    is played as `weirwood bench` does."""

    def __init__(self, game: str, index: int, *, whole: bool = False) -> None:
        seats, seed = registry.game(game).seats[-1], seed_of(0, index)
        self.match = registry.new(game, seats=seats, seed=seed)
        self.rng = Splitmix(seed if whole else index)
        self.played, self.most = 0, ENDLESS if whole else DECISIONS[game]

    def __dir__(self) -> list[str]:
        match = self.match
        while self.played < self.most and not match.over:
            for decision in match.decisions:
                match.options(decision)
                match.answer(decision, match.sample(decision, self.rng), by="random")
                self.played += 1
        return []


def play(games: list[str], whole: int | None) -> None:
    """Another game of each first, uncounted: everything is imported and warm then. Says how many
    decisions were counted."""
    for game in games:
        Match(game, 0).__dir__()
    for game in games:
        counted = Match(game, 1 if whole is None else whole, whole=whole is not None)
        gc.collect()
        gc.freeze()  # else a game would pay for looking through what the others keep
        dir(counted)
        print(counted.played)


def instructions(games: list[str], whole: int | None = None) -> tuple[dict[str, int], list[int]]:
    """What callgrind counts for each game, and in how many decisions: it writes a file whenever
    that one function is left."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counted"
        command = [
            "valgrind", "--tool=callgrind", f"--callgrind-out-file={out}",
            "--toggle-collect=PyObject_Dir", "--dump-after=PyObject_Dir",
            sys.executable, __file__, "--play", *games,
        ]  # fmt: skip
        if whole is not None:
            command += ["--whole", str(whole)]
        here = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, capture_output=True, text=True, env=here, check=False)  # noqa: S603
        parts = sorted((int(p.suffix[1:]), p) for p in Path(folder).glob("counted.*"))
        totals = [
            re.search(r"^totals: ([1-9]\d*)$", part.read_text(encoding="utf-8"), re.MULTILINE)
            for _, part in parts[-len(games) :]  # what is imported may ask for a `dir()`, too
        ]
    counts = {game: int(found[1]) for game, found in zip(games, totals, strict=False) if found}
    if done.returncode or len(counts) < len(games):
        sys.exit(f"guard: nothing could be counted:\n{done.stderr[-2000:]}")
    return counts, [int(line) for line in done.stdout.split()]


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
    parser.add_argument("--whole", type=int, metavar="NUMBER", help="that game of `bench`, whole")
    parser.add_argument(
        "--where-known", action="store_true", help="no error where nothing can be compared"
    )
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        play(asked.games, asked.whole)
        return 0
    kept: dict[str, Any] = json.loads(NUMBERS.read_text(encoding="utf-8"))
    why = ""
    if shutil.which("valgrind") is None:
        why = "valgrind counts the instructions, and is not installed"
    elif not asked.write and asked.whole is None and PYTHON not in kept:
        why = f"no numbers are kept for {PYTHON}: write them with --write"
    if why:
        print(f"guard: nothing was compared: {why}", file=sys.stderr)
        return 0 if asked.where_known else 1
    found, decisions = instructions(asked.games, asked.whole)
    if asked.whole is not None:
        for (game, count), most in zip(found.items(), decisions, strict=True):
            print(f"{game:11} {count / most / 1000:9,.1f} k a decision  {most:,} decisions")
        return 0
    if asked.write:
        kept[PYTHON] = {**kept.get(PYTHON, {}), **found}
        NUMBERS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
        return 0
    return 0 if compare(found, kept[PYTHON]) else 1


if __name__ == "__main__":
    sys.exit(main())
