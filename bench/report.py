"""Writes docs/benchmarks.md from what `weirwood bench` prints.

    python bench/report.py --peers peers/bin/python

With --peers, an interpreter that has the packages of bench/peers.txt, the other engines are
measured in the same sitting and stand beside ours. Without it the page says how to add them.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "benchmarks.md"

HEAD = """\
# Benchmarks

Figures of one machine and one sitting, written by `python bench/report.py`; run it to have
yours. CPU time on one core, {python}. Every game is played at its largest seat count by
random players, and the options are listed for every decision. A *choice* is a decision with two
legal answers or more. Copies, saves, loads and views are means over all decisions of {games} games;
a copy is `match.fork()`, a save is everything needed to go on, in the middle of a question too.
An iteration of the search deals a world, plays an answer and lets the game's own player go on to
the next moment at which the game can judge: dozens of sensible decisions, not one random move.
"""

OURS = (
    ("seats", "seats", 0),
    ("games/s", "games_per_s", 1),
    ("decisions/s", "decisions_per_s", 0),
    ("choices/s", "choices_per_s", 0),
    ("copy (µs)", "fork_us", 1),
    ("save (µs)", "save_us", 1),
    ("load (µs)", "load_us", 1),
    ("view (µs)", "view_us", 1),
    ("save (bytes)", "save_bytes", 0),
    ("search iterations/s", "searches_per_s", 0),
)
BOTH = (
    ("games/s", "games_per_s", 1),
    ("decisions/s", "decisions_per_s", 0),
    ("choices/s", "choices_per_s", 0),
    ("copy (µs)", "fork_us", 1),
)

PEERS = """
## Beside other engines

Measured right after ours, under the same interpreter, by `bench/peers.py`: random play with the
legal moves listed for every decision. Machines are noisy; only figures of one sitting can be
compared. The games differ in what one decision costs: a move of chess is small, an order of
Diplomacy is one of a dozen, and OpenSpiel's backgammon is written in C++.

"""

ALONE = """
## Beside other engines

`python bench/report.py --peers PYTHON`, with an interpreter that has the packages of
`bench/peers.txt`, measures Catanatron, python-chess, diplomacy, OpenSpiel and PettingZoo in the
same sitting and writes their figures here.
"""

HAND = "\n## Instructions\n"

TAIL = """
## Again

```sh
make bench                                        # ours, as a table
weirwood bench btwixt --json                      # one game, for programs
python -m venv peers && peers/bin/pip install -r bench/peers.txt
python bench/report.py --peers peers/bin/python   # this page
python bench/throughput.py                        # games a second on two cores against one
python bench/strength.py run                      # how strong the bots are: docs/strength.md
make guard                                        # instructions against those that were kept
```
"""


def lines_of(command: Sequence[str]) -> list[dict[str, Any]]:
    """The JSON lines that a command prints."""
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    return [json.loads(line) for line in done.stdout.splitlines() if line.strip()]


def cell(value: float, digits: int) -> str:
    return f"{value:,.{digits}f}"


def table(first: str, rows: Sequence[tuple[str, dict[str, Any]]], columns: Any) -> str:
    """A table in Markdown; its first column are names."""
    names = [first, *(title for title, _, _ in columns)]
    out = [f"| {' | '.join(names)} |", f"| --- |{' ---: |' * len(columns)}"]
    for name, row in rows:
        figures = (cell(row[key], digits) for _, key, digits in columns)
        out.append(f"| {' | '.join([name, *figures])} |")
    return "\n".join(out) + "\n"


def page(ours: Sequence[dict[str, Any]], peers: Sequence[dict[str, Any]]) -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    text = HEAD.format(python=python, games=ours[0]["games"]) + "\n"
    text += table("game", [(f"`{row['game']}`", row) for row in ours], OURS)
    found = [row for row in peers if "missing" not in row]
    if found:
        both = [(f"Weirwood `{row['game']}`, {row['seats']} seats", row) for row in ours]
        both += [(f"{row['engine']} {row['version']}", row) for row in found]
        text += PEERS + table("engine", both, BOTH)
    else:
        text += ALONE
    return text + TAIL


def by_hand() -> str:
    """The end of the page, from its heading on, which is written by people and stays."""
    before, heading, rest = PAGE.read_text(encoding="utf-8").partition(HAND)
    return heading + rest if before else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("--peers", metavar="PYTHON", help="an interpreter with bench/peers.txt")
    parser.add_argument("--games", default="20", help="games of ours to measure (20)")
    parser.add_argument("--only", nargs="*", default=[""], metavar="GAME", help="these games")
    parser.add_argument("--stdout", action="store_true", help="print the page, write no file")
    given = parser.parse_args()
    ours: list[dict[str, Any]] = []
    for game in given.only:
        command = [sys.executable, "-m", "weirwood", "bench", "--json", "--games", given.games]
        ours += lines_of([*command, *([game] if game else [])])
    peers = lines_of([given.peers, str(HERE / "peers.py")]) if given.peers else []
    text = page(ours, peers) + by_hand()
    if given.stdout:
        sys.stdout.write(text)
    else:
        PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
