"""Writes the tables of docs/benchmarks.md: speed and memory, each with the command that made it.

    make fast                                         # else the compiled columns stay away
    python bench/report.py --peers peers/bin/python

With --peers, an interpreter that has the packages of bench/peers.txt, other engines are measured in
the same sitting and stand beside ours; with --before, one that has an earlier Weirwood, what it
makes of the same games. Only what lies between the page's two marks is written anew: all else is
people's. A sitting takes some ten minutes of a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "benchmarks.md"
GUARD = HERE / "guard.json"
BEGIN = "<!-- from here to the next mark: written by bench/report.py -->\n"
END = "<!-- written by people again -->\n"
RIVAL = "Catanatron"
GAMES = ("btwixt", "boardgame", "cardgame", "miniatures")
BUILDS = {"interpreted": "1", "compiled": "0"}  # by what WEIRWOOD_PURE says
EARLIER = 6  # games of an earlier Weirwood: it may not know --seconds

# What was wanted, beside what came out: for the interpreted engine, then for the compiled one.
TO_RIVAL = {"btwixt": (1.8, 4.5), "boardgame": (1.1, 2.5), "cardgame": (0.9, 1.8),
            "miniatures": (0.2, 0.4)}  # fmt: skip
SEARCH = (1.5, 3)  # times the earlier one's
LOAD, SMALL = 300, 10_000  # microseconds, where a save has fewer bytes
VIEW = {"miniatures": 300}
STEPS = {"btwixt": 12_000, "boardgame": 8_000, "cardgame": 5_000, "miniatures": 800}
SHARE = 0.8
STARTS = {"weirwood --help": 0.25, "weirwood games": 0.7, "weirwood serve, until ready": 1.0,
          "weirwood.new": 0.2}  # fmt: skip

HEAD = """
## One sitting

The tables up to "Limits" were written by one command, at `{commit}`, under {python}, in
{minutes:.0f} minutes. The load of the machine's {cores} cores was {load[0]:.1f} when it began and
{load[1]:.1f} when it ended; what else runs makes figures smaller, and a tenth is nothing.

```sh
make fast
python -m venv peers && peers/bin/pip install -r bench/peers.txt
{command}
```

*Interpreted* is what everybody has, *compiled* the same source after `make fast`
([one source, two builds](decisions/two-builds.md)); where a cell has an arrow, it leads from the
one to the other.
"""

RATIOS = """
### Beside Catanatron

```sh
peers/bin/python bench/peers.py Catanatron --seconds {seconds}
WEIRWOOD_PURE=1 weirwood bench btwixt --seconds {seconds}     # interpreted, and so each game
WEIRWOOD_PURE=0 weirwood bench btwixt --seconds {seconds}     # compiled
```

Decisions a second as a multiple of Catanatron's (four players), each measured right after it:
least to most of {turns} turns. Catanatron made {least:,.0f} to {most:,.0f} a second.

"""

ENGINE = """
### The engine

Means of the same turns. Every game at its most seats by random players, with the options listed
for every decision. A *choice* is a decision with two legal answers or more. Copies
(`match.fork()`), saves, loads and views are means over all decisions. An iteration of the search
deals a world, plays an answer and lets the game's own player go on to the next moment at which the
game can judge: dozens of sensible decisions, not one random move.

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

SINCE = """
Beside an earlier commit, `{before}`, interpreted as all were then, in the same turns:

"""

PEERS = """
### Beside other engines

```sh
peers/bin/python bench/peers.py
```

Random play with the legal moves listed for every decision, under the same interpreter and in the
same sitting. The games differ in what one decision costs: a move of chess is small, an order of
Diplomacy is one of a dozen, and OpenSpiel's backgammon is written in C++.

"""

LEARN = """
### Learning

```sh
python bench/wrappers.py --seconds {seconds}
```

What it costs to see and to step, by random players at the fewest seats. A step of Gymnasium is one
action of one's own seat with all that the others answer until it is asked again, its observation
and its mask. A step of PettingZoo's `env` is one action of the seat whose turn it is, one of
`parallel_env` an action of all who are asked. The share is that of 64 games at once, with all that
a learner sees, beside the bare engine.

"""

START = """
### Starting, and memory

```sh
python bench/start.py
```

Least of five turns: seconds of CPU for a whole process, for `new` those of the first call after
`import weirwood`, for `serve` seconds by the clock until `/health` answers. Memory is the most that
the process held.

"""

COUNTED = """
### Instructions

```sh
make guard
```

Instructions of one fixed short game each at the most seats (valgrind's callgrind, interpreted, the
options listed for every decision), which a busy machine does not change. `bench/guard.json` keeps
the numbers; 5 % more is an error.

"""

Rows = dict[str, dict[str, dict[str, Any]]]  # by build, then by game or command


class Sitting(NamedTuple):
    """What was measured of the engine, turn by turn: rows by who made them, then by game."""

    turns: list[dict[str, dict[str, dict[str, Any]]]]
    others: dict[str, dict[str, Any]]  # other engines, each once

    def of(self, who: str) -> dict[str, dict[str, Any]]:
        """The rows of one of them by game, every number the mean of the turns."""
        rows: dict[str, list[dict[str, Any]]] = {}
        for turn in self.turns:
            for game, row in turn.get(who, {}).items():
                rows.setdefault(game, []).append(row)
        return {game: mean(found) for game, found in rows.items()}

    def ratios(self, build: str, game: str) -> list[float]:
        """How many times the rival's decisions this build made, turn by turn."""
        return [
            turn[build][game]["decisions_per_s"] / turn[RIVAL][game]["decisions_per_s"]
            for turn in self.turns
            if game in turn.get(build, {}) and game in turn.get(RIVAL, {})
        ]


def mean(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """One row for several of the same thing."""
    return {
        k: sum(row[k] for row in rows) / len(rows) if isinstance(v, int | float) else v
        for k, v in rows[0].items()
    }


def lines_of(command: Sequence[str], pure: str = "1") -> list[dict[str, Any]]:
    """The JSON lines that a command prints; what an engine that is not there says is left out."""
    done = subprocess.run(  # noqa: S603
        command,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "WEIRWOOD_PURE": pure},
    )
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
    return [row for row in rows if "missing" not in row]


# ---- measuring ----------------------------------------------------------------------------------


def bench(python: str, build: str, game: str, *limit: str) -> dict[str, Any]:
    command = [python, "-m", "weirwood", "bench", game, "--json", *limit]
    return lines_of(command, BUILDS[build])[0]


def sat(given: argparse.Namespace, builds: Sequence[str]) -> Sitting:
    """Turn by turn and game by game: the rival, then each of ours, then an earlier one of ours."""
    seconds, turns = f"{given.seconds:g}", []
    peers = [given.peers, str(HERE / "peers.py"), "--seconds", seconds]
    for _ in range(given.turns):
        turn: dict[str, dict[str, dict[str, Any]]] = {}
        for game in given.only:
            if given.peers:
                for row in lines_of([*peers, RIVAL]):  # none if it is not there
                    turn.setdefault(RIVAL, {})[game] = row
            for build in builds:
                row = bench(sys.executable, build, game, "--seconds", seconds)
                turn.setdefault(build, {})[game] = row
            if given.before:
                row = bench(given.before, "interpreted", game, "--games", str(EARLIER))
                turn.setdefault("before", {})[game] = row
        turns.append(turn)
    others = {row["engine"]: row for row in lines_of(peers)} if given.peers else {}
    return Sitting(turns, others)


def each(builds: Sequence[str], name: str, command: Sequence[str]) -> Rows:
    """What a command says of every build, by what it names."""
    return {
        build: {row[name]: row for row in lines_of([sys.executable, *command], BUILDS[build])}
        for build in builds
    }


# ---- tables -------------------------------------------------------------------------------------


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown; its first column are names."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def pair(rows: Sequence[dict[str, Any] | None], key: str, digits: int) -> str:
    """A figure interpreted, then compiled."""
    return " → ".join(f"{row[key]:,.{digits}f}" for row in rows if row is not None)


def ratios(sitting: Sitting, builds: Sequence[str]) -> str:
    rows = []
    for game in sitting.of("interpreted"):
        cells = [f"`{game}`"]
        for build, goal in zip(BUILDS, TO_RIVAL[game], strict=True):
            found = sitting.ratios(build, game) if build in builds else []
            cells += [f"{min(found):.2f} – {max(found):.2f}" if found else "", f"{goal}"]
        rows.append(cells)
    return table(["game", *(head for build in BUILDS for head in (build, "goal"))], rows)


def engine(sitting: Sitting) -> str:
    """Our games as columns: what each build does, and how many times more the second."""
    plain, quick = sitting.of("interpreted"), sitting.of("compiled")
    rows = [["seats", *(f"{row['seats']:.0f}" for row in plain.values())]]
    for title, key, digits in COLUMNS:
        cells = [title]
        for game, row in plain.items():
            both = pair([row, quick.get(game)], key, digits)
            times = quick[game][key] / row[key] if key.endswith("per_s") and game in quick else 0
            cells.append(f"{both} ({times:.1f})" if times else both)
        rows.append(cells)
    small = [f"`{game}`" for game, row in plain.items() if row["save_bytes"] < SMALL]
    views = [f"below {goal} of `{game}`" for game, goal in VIEW.items() if game in plain]
    wanted = [f"loads below {LOAD} µs where a save is below {SMALL:,} bytes ({', '.join(small)})"]
    wanted += [f"views {what}" for what in views]
    text = table(["interpreted → compiled", *(f"`{game}`" for game in plain)], rows)
    return f"{text}\nWanted: {'; '.join(wanted)}.\n"


def since(sitting: Sitting) -> str:
    """What an earlier Weirwood made of the same games, and how many times that is made now."""
    rows = []
    for game, old in sitting.of("before").items():
        both = [sitting.of(build).get(game) for build in BUILDS]
        now = [row for row in both if row is not None]
        rows.append(
            [f"`{game}`"]
            + [
                f"{old[key]:,.0f}, times {' → '.join(f'{row[key] / old[key]:.2f}' for row in now)}"
                for key in ("decisions_per_s", "searches_per_s")
            ]
            + [
                f"{old[key]:,.{digits}f} → {pair(now, key, digits)}"
                for key, digits in (("fork_us", 1), ("load_us", 0), ("view_us", 0))
            ]
        )
    search = f"search iterations/s (goal: times {SEARCH[0]} → {SEARCH[1]})"
    return table(["game", "decisions/s", search, "copy (µs)", "load (µs)", "view (µs)"], rows)


def beside(sitting: Sitting) -> str:
    rows = [
        [f"Weirwood `{game}`, {row['seats']:.0f} seats, {build}"]
        + [f"{row[key]:,.{digits}f}" for _, key, digits in BOTH]
        for build in BUILDS
        for game, row in sitting.of(build).items()
    ]
    rows += [
        [f"{name} {row['version']}", *(f"{row[key]:,.{digits}f}" for _, key, digits in BOTH)]
        for name, row in sitting.others.items()
    ]
    return table(["engine", *(title for title, _, _ in BOTH)], rows)


def learning(builds: Rows) -> str:
    rows = []
    for game, plain in builds["interpreted"].items():
        both = [plain, builds.get("compiled", {}).get(game)]
        rows.append([
            f"`{game}`",
            pair(both, "observation_us", 0),
            pair(both, "steps_per_s", 0),
            pair(both, "turns_per_s", 0),
            pair(both, "together_per_s", 0),
            f"{STEPS[game]:,}",
            pair(both, "many_per_s", 0),
            pair(both, "bare_per_s", 0),
            " → ".join(f"{row['share']:.0%}" for row in both if row is not None),
        ])  # fmt: skip
    heads = ["game", "observation (µs)", "steps/s, Gymnasium", "`env`", "`parallel_env`", "goal"]
    heads += ["answers/s, 64 games", "answers/s, bare", f"share (goal {SHARE:.0%})"]
    return table(heads, rows)


def starting(builds: Rows) -> str:
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


# ---- the page -----------------------------------------------------------------------------------


def put(page: str, tables: str) -> str:
    """The page with these tables between its marks, and nothing else changed.

    >>> put(f"before\\n{BEGIN}old\\n{END}after\\n", "new\\n").splitlines()[2]
    'new'
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"{PAGE.name} lacks the marks {BEGIN.strip()} and {END.strip()}")
    return before + begin + tables + end + after


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


def commit(folder: Path = HERE) -> str:
    git = ["git", "-C", str(folder), "describe", "--always", "--dirty", "--exclude", "*"]
    done = subprocess.run(git, check=True, capture_output=True, text=True)  # noqa: S603
    return done.stdout.strip()


def written(given: argparse.Namespace, say: Callable[[str], None]) -> str:
    """All tables, measured now."""
    builds = list(BUILDS) if compiled() else ["interpreted"]
    at, begun, load = commit(), time.monotonic(), os.getloadavg()[0]  # before anybody edits
    seconds = f"{given.seconds:g}"
    say("engine")
    sitting = sat(given, builds)
    text = ""
    theirs = [row for turn in sitting.turns for row in turn.get(RIVAL, {}).values()]
    if rival := [row["decisions_per_s"] for row in theirs]:
        text += RATIOS.format(
            seconds=seconds, turns=given.turns, least=min(rival), most=max(rival)
        ) + ratios(sitting, builds)
    text += ENGINE + engine(sitting)
    if given.before:
        text += SINCE.format(before=given.since) + since(sitting)
    if given.peers:
        text += PEERS + beside(sitting)
    say("learning")
    wrappers = ["--json", "--seconds", f"{given.steps:g}", *given.only]
    rows = each(builds, "game", [str(HERE / "wrappers.py"), *wrappers])
    text += LEARN.format(seconds=f"{given.steps:g}") + learning(rows)
    say("starting")
    text += START + starting(each(builds, "what", [str(HERE / "start.py"), "--json"]))
    command = "python bench/report.py"
    command += " --peers peers/bin/python" if given.peers else ""
    command += f" --before before/bin/python --since {given.since}" if given.before else ""
    head = HEAD.format(
        commit=at,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        minutes=(time.monotonic() - begun) / 60,
        cores=os.cpu_count(),
        load=(load, os.getloadavg()[0]),
        command=command,
    )
    return head + text + COUNTED + instructions() + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("--peers", metavar="PYTHON", help="an interpreter with bench/peers.txt")
    parser.add_argument("--before", metavar="PYTHON", help="one with an earlier Weirwood")
    parser.add_argument("--since", metavar="COMMIT", default="", help="which that is")
    parser.add_argument("--seconds", type=float, default=4, help="of each engine and turn (4)")
    parser.add_argument("--steps", type=float, default=1.5, help="of each environment (1.5)")
    parser.add_argument("--turns", type=int, default=3, help="of engines and the rival (3)")
    parser.add_argument("--only", nargs="*", default=GAMES, metavar="GAME", help="these games")
    parser.add_argument("--stdout", action="store_true", help="print the tables, write no file")
    given = parser.parse_args()
    if given.before and not given.since:
        parser.error("--before needs --since: the tables name the commit")
    old = PAGE.read_text(encoding="utf-8")
    put(old, "")  # before it takes minutes
    tables = written(given, lambda what: print(what, file=sys.stderr))
    if given.stdout:
        sys.stdout.write(tables)
    else:
        PAGE.write_text(put(old, tables), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
