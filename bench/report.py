"""Writes docs/benchmarks.md: all tables of speed and memory, each with the command that made it.

    make fast                                         # else the compiled columns stay away
    python bench/report.py --peers peers/bin/python

With --peers, an interpreter that has the packages of bench/peers.txt, other engines are measured in
the same sitting and stand beside ours. What people have written stays: everything from the heading
"Where the time goes" on. A sitting takes a quarter of an hour of a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "benchmarks.md"
GUARD = HERE / "guard.json"
HAND = "\n## Where the time goes\n"
RIVAL = "Catanatron"
BUILDS = {"interpreted": "1", "compiled": "0"}  # by what WEIRWOOD_PURE says

# What was wanted, beside what came out.
TO_RIVAL = {"btwixt": (1.8, 4.5), "boardgame": (1.1, 2.5), "cardgame": (0.9, 1.8),
            "miniatures": (0.2, 0.4)}  # fmt: skip
STEPS = {"btwixt": 12_000, "boardgame": 8_000, "cardgame": 5_000, "miniatures": 800}
SHARE = 0.8
STARTS = {"weirwood --help": 0.25, "weirwood games": 0.7, "weirwood serve, until ready": 1.0,
          "weirwood.new": 0.2}  # fmt: skip

HEAD = """\
# Benchmarks

All tables of this page are of one machine and one sitting, at `{commit}`, written by one command:

```sh
make fast
python -m venv peers && peers/bin/pip install -r bench/peers.txt
python bench/report.py --peers peers/bin/python
```

CPU time on one core, {python}. Machines differ and are noisy: compare figures of one sitting, and
let a tenth be nothing. *Interpreted* is what everybody has; *compiled* is the same source after
`make fast` ([one source, two builds](decisions/two-builds.md)).
"""

ENGINE = """
## The engine

```sh
WEIRWOOD_PURE=1 weirwood bench --seconds {seconds}    # interpreted
WEIRWOOD_PURE=0 weirwood bench --seconds {seconds}    # compiled
```

Every game at its most seats by random players, with the options listed for every decision. A
*choice* is a decision with two legal answers or more. Copies (`match.fork()`), saves, loads and
views are means over all decisions. An iteration of the search deals a world, plays an answer and
lets the game's own player go on to the next moment at which the game can judge: dozens of sensible
decisions, not one random move.

"""
COLUMNS = (
    ("decisions/s", "decisions_per_s", 0),
    ("choices/s", "choices_per_s", 0),
    ("games/s", "games_per_s", 1),
    ("search iterations/s", "searches_per_s", 0),
    ("copy (µs)", "fork_us", 1),
    ("save (µs)", "save_us", 1),
    ("load (µs)", "load_us", 0),
    ("view (µs)", "view_us", 0),
    ("save (bytes)", "save_bytes", 0),
)
BOTH = (
    ("decisions/s", "decisions_per_s", 0),
    ("choices/s", "choices_per_s", 0),
    ("games/s", "games_per_s", 1),
    ("copy (µs)", "fork_us", 1),
)

PEERS = """
## Beside other engines

```sh
peers/bin/python bench/peers.py
```

Random play with the legal moves listed for every decision, under the same interpreter and in turns
with ours. The games differ in what one decision costs: a move of chess is small, an order of
Diplomacy is one of a dozen, and OpenSpiel's backgammon is written in C++.

"""

LEARN = """
## Learning

```sh
python bench/wrappers.py --seconds {seconds}
```

What it costs to see and to step, by random players at the fewest seats. A step is one action of
one's own seat with all that the others answer until it is asked again, its observation and its
mask. The share is that of 64 games at once, with all that a learner sees, beside the bare engine.

"""

START = """
## Starting, and memory

```sh
python bench/start.py
```

Least of five turns: seconds of CPU for a whole process, for `new` those of the first call after
`import weirwood`, for `serve` seconds by the clock until `/health` answers. Memory is the most that
the process held.

"""

COUNTED = """
## Instructions

```sh
make guard
```

Instructions of one fixed short game each at the most seats (valgrind's callgrind, interpreted, the
options listed for every decision), which a busy machine does not change. `bench/guard.json` keeps
the numbers; 5 % more is an error.

"""


def lines_of(command: Sequence[str], pure: str = "1") -> list[dict[str, Any]]:
    """The JSON lines that a command prints."""
    done = subprocess.run(  # noqa: S603
        command,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "WEIRWOOD_PURE": pure},
    )
    return [json.loads(line) for line in done.stdout.splitlines() if line.strip()]


def means(sittings: Sequence[Sequence[dict[str, Any]]], name: str) -> dict[str, dict[str, Any]]:
    """Rows by name, every number the mean of its turns."""
    found: dict[str, list[dict[str, Any]]] = {}
    for row in (row for sitting in sittings for row in sitting if "missing" not in row):
        found.setdefault(row[name], []).append(row)
    return {
        key: {
            k: sum(r[k] for r in rows) / len(rows) if isinstance(v, int | float) else v
            for k, v in rows[0].items()
        }
        for key, rows in found.items()
    }


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown; its first column are names."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def pair(rows: Sequence[dict[str, Any] | None], key: str, digits: int) -> str:
    """A figure interpreted, then compiled."""
    return " → ".join(f"{row[key]:,.{digits}f}" for row in rows if row is not None)


def engine(builds: dict[str, dict[str, dict[str, Any]]]) -> str:
    """Our games as columns: what each build does, and how many times more the second."""
    plain, quick = builds["interpreted"], builds.get("compiled", {})
    rows = [["seats", *(f"{row['seats']:.0f}" for row in plain.values())]]
    for title, key, digits in COLUMNS:
        cells = [title]
        for game, row in plain.items():
            both = pair([row, quick.get(game)], key, digits)
            times = quick[game][key] / row[key] if key.endswith("per_s") and game in quick else 0
            cells.append(f"{both} ({times:.1f})" if times else both)
        rows.append(cells)
    return table(["interpreted → compiled", *(f"`{game}`" for game in plain)], rows)


def beside(builds: dict[str, dict[str, dict[str, Any]]], peers: dict[str, dict[str, Any]]) -> str:
    rows = [
        [f"Weirwood `{game}`, {row['seats']:.0f} seats, {build}"]
        + [f"{row[key]:,.{digits}f}" for _, key, digits in BOTH]
        for build, games in builds.items()
        for game, row in games.items()
    ]
    rows += [
        [f"{name} {row['version']}", *(f"{row[key]:,.{digits}f}" for _, key, digits in BOTH)]
        for name, row in peers.items()
    ]
    text = table(["engine", *(title for title, _, _ in BOTH)], rows)
    rival = next((row for name, row in peers.items() if name.startswith(RIVAL)), None)
    if rival is None:
        return text
    ratios = []
    for game, wanted in TO_RIVAL.items():
        cells = [f"`{game}`"]
        for build, goal in zip(BUILDS, wanted, strict=True):
            row = builds.get(build, {}).get(game)
            got = row["decisions_per_s"] / rival["decisions_per_s"] if row else 0
            cells += [f"{got:.2f}" if row else "", f"{goal}"]
        ratios.append(cells)
    heads = ["decisions/s, as a multiple of Catanatron's"]
    heads += [head for build in BUILDS for head in (build, "goal")]
    return f"{text}\n{table(heads, ratios)}"


def learning(builds: dict[str, dict[str, dict[str, Any]]]) -> str:
    rows = []
    for game, plain in builds["interpreted"].items():
        both = [plain, builds.get("compiled", {}).get(game)]
        rows.append([
            f"`{game}`",
            pair(both, "observation_us", 0),
            pair(both, "steps_per_s", 0),
            f"{STEPS[game]:,}",
            pair(both, "many_per_s", 0),
            pair(both, "bare_per_s", 0),
            " → ".join(f"{row['share']:.0%}" for row in both if row is not None),
        ])  # fmt: skip
    heads = ["game", "observation (µs)", "steps/s", "goal", "answers/s, 64 games"]
    return table([*heads, "answers/s, bare", f"share (goal {SHARE:.0%})"], rows)


def starting(builds: dict[str, dict[str, dict[str, Any]]]) -> str:
    rows = []
    for what, plain in builds["interpreted"].items():
        both = [plain, builds.get("compiled", {}).get(what)]
        goal = STARTS.get(what.partition("(")[0])
        rows.append([
            f"`{what}`" if plain["seconds"] else what,
            pair(both, "seconds", 2) if plain["seconds"] else "",
            f"{goal}" if goal else "",
            pair(both, "mb", 0) if plain["mb"] else "",
        ])  # fmt: skip
    return table(["what", "seconds", "goal", "memory (MB)"], rows)


def instructions() -> str:
    kept = json.loads(GUARD.read_text(encoding="utf-8"))
    return table(
        ["Python", *(f"`{game}`" for game in next(iter(kept.values())))],
        [[python, *(f"{n:,}" for n in games.values())] for python, games in kept.items()],
    )


def by_hand() -> str:
    """The end of the page, from its heading on, which is written by people and stays."""
    before, heading, rest = PAGE.read_text(encoding="utf-8").partition(HAND)
    return heading + rest if before else ""


def compiled() -> bool:
    """Whether there is a build that fits the sources."""
    done = subprocess.run(
        [sys.executable, "-m", "weirwood", "--version"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "WEIRWOOD_PURE": "0"},
    )
    return "(compiled)" in done.stdout


def commit() -> str:
    git = ["git", "-C", str(HERE), "rev-parse", "--short", "HEAD"]
    done = subprocess.run(git, check=True, capture_output=True, text=True)  # noqa: S603
    return done.stdout.strip()


Rows = dict[str, dict[str, dict[str, Any]]]  # by build, then by game or command


def each(builds: Sequence[str], turns: int, name: str, command: Sequence[str]) -> Rows:
    """What a command says of every build, in turns."""
    found: dict[str, list[list[dict[str, Any]]]] = {build: [] for build in builds}
    for _ in range(turns):
        for build in builds:
            found[build].append(lines_of([sys.executable, *command], BUILDS[build]))
    return {build: means(sittings, name) for build, sittings in found.items()}


def page(given: argparse.Namespace, say: Callable[[str], None]) -> str:
    builds = list(BUILDS) if compiled() else ["interpreted"]
    seconds = f"{given.seconds:g}"
    say("engine")
    ours: dict[str, list[list[dict[str, Any]]]] = {build: [] for build in builds}
    peers: list[list[dict[str, Any]]] = []
    for _ in range(given.turns):
        for build in builds:
            command = ["-m", "weirwood", "bench", "--json", "--seconds", seconds]
            rows = [
                lines_of([sys.executable, *command, *([game] if game else [])], BUILDS[build])
                for game in given.only
            ]
            ours[build].append([row for part in rows for row in part])
        if given.peers:
            peers.append(lines_of([given.peers, str(HERE / "peers.py")]))
    games = {build: means(sittings, "game") for build, sittings in ours.items()}
    python = f"{platform.python_implementation()} {platform.python_version()}"
    text = HEAD.format(python=python, commit=commit())
    text += ENGINE.format(seconds=seconds) + engine(games)
    text += PEERS + beside(games, means(peers, "engine"))
    say("learning")
    wrappers = [
        str(HERE / "wrappers.py"),
        "--json",
        "--seconds",
        seconds,
        *filter(None, given.only),
    ]
    text += LEARN.format(seconds=seconds) + learning(each(builds, 1, "game", wrappers))
    say("starting")
    text += START + starting(each(builds, 1, "what", [str(HERE / "start.py"), "--json"]))
    return text + COUNTED + instructions() + by_hand()


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("--peers", metavar="PYTHON", help="an interpreter with bench/peers.txt")
    parser.add_argument("--seconds", type=float, default=3, help="of each measurement (3)")
    parser.add_argument("--turns", type=int, default=3, help="of engines and peers (3)")
    parser.add_argument("--only", nargs="*", default=[""], metavar="GAME", help="these games")
    parser.add_argument("--stdout", action="store_true", help="print the page, write no file")
    given = parser.parse_args()
    text = page(given, lambda what: print(what, file=sys.stderr))
    if given.stdout:
        sys.stdout.write(text)
    else:
        PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
