"""The speed of two commits in one sitting: `weirwood bench` of each, in turns.

    git worktree add ../before 8d8706f && make -C ../before .venv/weirwood
    python bench/commits.py ../before/.venv/bin/weirwood .venv/bin/weirwood

One run of a program may be a tenth quicker than the next for no other reason than where its memory
happens to lie, so each is run many times, in turns, and the means of all runs are compared. Nothing
else may run beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections import defaultdict
from typing import Any

# Games of a turn, and turns: enough of each for some ten minutes in all.
PLAYED = {"btwixt": (10, 10), "boardgame": (5, 12), "cardgame": (3, 6), "miniatures": (1, 4)}
COLUMNS = {
    "decisions_per_s": ("decisions/s", 0),
    "searches_per_s": ("search/s", 1),
    "fork_us": ("copy (µs)", 2),
    "save_us": ("save (µs)", 1),
    "load_us": ("load (µs)", 0),
    "view_us": ("view (µs)", 1),
}


def measured(program: str, game: str, games: int) -> dict[str, Any]:
    command = [program, "bench", game, "--games", str(games), "--json"]
    told = {**os.environ, "WEIRWOOD_PURE": "1", "PYTHONHASHSEED": "0"}
    told.pop("PYTHONDONTWRITEBYTECODE", None)
    run = subprocess.run(  # noqa: S603  # programs that the caller named
        command, capture_output=True, text=True, env=told, check=False
    )
    if run.returncode:
        sys.exit(f"{' '.join(command)}: {run.stderr.strip()[-500:]}")
    return dict(json.loads(run.stdout))


def compare(old: str, new: str, game: str) -> str:
    """A line of the table: means, and how fast the second is beside the first."""
    games, turns = PLAYED[game]
    found: dict[str, dict[str, list[float]]] = {p: defaultdict(list) for p in (old, new)}
    for turn in range(turns):
        for program in (old, new) if turn % 2 == 0 else (new, old):
            for name, value in measured(program, game, games).items():
                found[program][name].append(value)
    cells = []
    for name, (_, digits) in COLUMNS.items():
        a, b = (statistics.mean(found[program][name]) for program in (old, new))
        beside = b / a if name.endswith("_per_s") else a / b
        cells.append(f"{a:,.{digits}f} → {b:,.{digits}f} ({100 * beside:.0f} %)")
    return f"| `{game}` | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("old", help="the program `weirwood` of the earlier commit")
    parser.add_argument("new", help="that of the later one")
    parser.add_argument("games", nargs="*", help="these games alone")
    given = parser.parse_args()
    print(f"| game | {' | '.join(title for title, _ in COLUMNS.values())} |")
    print("| --- |" + " ---: |" * len(COLUMNS))
    for game in given.games or PLAYED:
        print(compare(given.old, given.new, game), flush=True)


if __name__ == "__main__":
    main()
