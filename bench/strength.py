"""How strong the bots are: strength tests by name, and docs/strength.md from their results.

    python bench/strength.py list                     # the tests, each with its command line
    python bench/strength.py run joust --minutes 5    # one test; started again, it goes on
    python bench/strength.py ladder joust --minutes 60  # more iterations against fewer; goes on too
    python bench/strength.py scale joust --minutes 60   # all bots of a table on one scale; likewise
    python bench/strength.py page                     # write docs/strength.md

A ladder lets `search:100` meet `search:25`, then 400 meet 100, then 1,600 meet 400, the quickest
game first. Its budgets are iterations, so that no machine blurs them. A game's ladder ends with a
step that clearly misses its target. After a change of the bots, throw its files in bench/games/
away: a test goes on with what it finds there.

Results are kept in bench/strength.json, games under bench/games/. How many games a test has is
fixed here before the first is played, and nobody is told a rate before the last is: who looks on
the way and chooses what to play next finds what he hopes for. Budgets are seconds of one core (the
thread's CPU time), so that a busy machine changes how long a test takes and not what it finds.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from weirwood.bots.characters import CHARACTERS
from weirwood.kernel import registry
from weirwood.kernel.registry import bot_answer
from weirwood.lab.measure import tournament as lab
from weirwood.lab.play.game import is_choice

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "strength.md"
KEPT = HERE / "strength.json"
GAMES = HERE / "games"
PROGRAM = tuple(f"src/weirwood/{room}" for room in ("kernel", "games", "bots"))
SEED = 7
ROUNDS = 2  # of every line-up in every rotation, on one scale


@dataclass(frozen=True)
class Test:
    """A bot against others, and the win rate that it must clear."""

    game: str
    seats: int
    bot: str
    others: str
    target: str
    options: tuple[tuple[str, str], ...] = ()
    games: int = 40  # no more and no fewer, rounded up to whole rounds

    @property
    def bots(self) -> list[str]:
        return [self.bot, *[self.others] * (self.seats - 1)]

    def command(self, name: str) -> str:
        options = "".join(f" -o {key}={value}" for key, value in self.options)
        return (
            f"weirwood tournament {self.game} --seats {self.seats} --bots {','.join(self.bots)}"
            f"{options} --games {self.games} --seed {SEED} --jobs 2"
            f" --to bench/games/{name}.jsonl"
        )


SMALL = (("points", "30"),)
SEARCH = "search:0.2"
TESTS = {
    "joust": Test("cardgame", 2, SEARCH, "greedy", "0.70"),
    "miniatures": Test("miniatures", 2, SEARCH, "greedy", "0.70", SMALL),
    "btwixt4": Test("btwixt", 4, SEARCH, "greedy", "1.6x"),
    "board3": Test("boardgame", 3, SEARCH, "greedy", "1.6x"),
    "board6": Test("boardgame", 6, SEARCH, "greedy", "1.6x"),
    "melee4": Test("cardgame", 4, SEARCH, "greedy", "1.6x"),
    "maxn-btwixt4": Test("btwixt", 4, "search:60", "search:60p", "1.0x"),
    "novice-joust": Test("cardgame", 2, "novice", "random", "1.1x", games=100),
    "novice-miniatures": Test("miniatures", 2, "novice", "random", "1.1x", SMALL),
    "novice-btwixt4": Test("btwixt", 4, "novice", "random", "1.1x", games=200),
    "novice-board3": Test("boardgame", 3, "novice", "random", "1.1x"),
    "steady-joust": Test("cardgame", 2, "steady", "novice", "1.2x"),
    "steady-miniatures": Test("miniatures", 2, "steady", "novice", "1.2x", SMALL),
    "steady-btwixt4": Test("btwixt", 4, "steady", "novice", "1.2x", games=400),
    "steady-board3": Test("boardgame", 3, "steady", "novice", "1.2x"),
    "strong-joust": Test("cardgame", 2, "strong", "steady", "1.2x"),
    "strong-miniatures": Test("miniatures", 2, "strong", "steady", "1.2x", SMALL),
    "strong-btwixt4": Test("btwixt", 4, "strong", "steady", "1.2x"),
    "strong-board3": Test("boardgame", 3, "strong", "steady", "1.2x"),
}
STEPS = (25, 100, 400, 1600)
GAMES_OF = {  # fixed before they were begun, by what a game costs; of all others there are forty
    "ladder-btwixt3-100": 90,
    "ladder-btwixt3-400": 30,
    "ladder-joust-400": 20,
    "ladder-miniatures-100": 20,
    "learned-btwixt3": 90,
    "learned-joust": 60,
    "learned-miniatures": 30,
}
TABLES = {  # the quickest first
    "btwixt3": ("btwixt", 3, ()),
    "joust": ("cardgame", 2, ()),
    "board3": ("boardgame", 3, ()),
    "btwixt4": ("btwixt", 4, ()),
    "miniatures": ("miniatures", 2, SMALL),
    "melee4": ("cardgame", 4, ()),
    "board6": ("boardgame", 6, ()),
}


def ladder(form: str = "") -> dict[str, Test]:
    """Four times the iterations against the others; a form stands after the number."""
    found: dict[str, Test] = {}
    for table, (game, seats, options) in TABLES.items():
        target = "0.6" if seats == 2 else "1.3x"
        for less, more in pairwise(STEPS):
            bots = f"search:{more}{form}", f"search:{less}{form}"
            name = f"ladder{form}-{table}-{more}"
            games = GAMES_OF.get(name, 40)
            found[name] = Test(game, seats, *bots, target, options, games)
    return found


FORMS = ("", "t")  # one tree for all, and a tree for each seat
LADDER = {name: test for form in FORMS for name, test in ladder(form).items()}
BETWEEN = {  # the forms of the search against each other, at the same iterations
    f"trees-{table}": Test(game, seats, "search:100t", "search:100", "1.0x", options)
    for table, (game, seats, options) in TABLES.items()
}
LEARNT = {  # what was learnt against what was written by hand, at the same iterations
    f"learned-{table}": Test(
        *(game, seats, "learned:25", "search:25", "0.6" if seats == 2 else "1.3x", options),
        games=GAMES_OF.get(f"learned-{table}", 40),
    )
    for table, (game, seats, options) in TABLES.items()
}
EVEN = {  # the same, at the same time of one core
    f"even-{table}": Test(game, seats, "learned:0.1", "search:0.1", "1.0x", options)
    for table, (game, seats, options) in TABLES.items()
}
MASTERS = {
    f"master-{table}": Test(game, seats, "master", "strong", "1.1x", options)
    for table, (game, seats, options) in TABLES.items()
    if table in ("joust", "miniatures", "btwixt4", "board3")
}
CAST = {  # what a character costs: it is to win three quarters of its fair share at least
    f"{character}-{table}": Test(
        game, seats, f"search:25:{character}", "search:25", "0.75x", options
    )
    for table, (game, seats, options) in TABLES.items()
    if table in ("btwixt3", "joust", "board3", "miniatures")
    for character in CHARACTERS
}
ALL = TESTS | LADDER | BETWEEN | LEARNT | EVEN | MASTERS | CAST
SCALE = (
    *("random", "novice", "steady", "strong", "master"),
    *("search:25", "search:100", "learned:25"),
)
PACES = {"joust": 2, "miniatures": 2, "btwixt4": 4, "board3": 3}


class TimeUp(Exception):
    """A test goes on another time."""


def run(name: str, test: Test, minutes: float, jobs: int) -> dict[str, Any]:
    """Play what is left of a test until it is whole or the time is up; its state.

    A test that is not whole tells how many games it has played, and nothing of who won them.
    """
    what = lab.tournament(
        test.game,
        test.bots,
        seats=test.seats,
        games=test.games,
        seed=SEED,
        options=dict(test.options),
    )
    file = games_of(name)
    with suppress(TimeUp):
        lab.run(what, jobs=jobs, file=file, progress=Clock(minutes).step)
    done = lab.resume(what, file)
    if len(done) < what.games:
        return {"verdict": "unfinished", "games": len(done), "of": what.games}
    stop = lab.Stop(what, lab.pairings(what), lab.rate_of(test.target, test.seats), whole=True)
    stop.reached(done)
    return stop.told() | {"whole": True}


class Clock:
    """Says when the time is up."""

    def __init__(self, minutes: float) -> None:
        self.end = time.monotonic() + 60 * minutes

    def step(self, _: int) -> None:
        if time.monotonic() > self.end:
            raise TimeUp


def games_of(name: str) -> Path:
    """Where the games of a test are kept: those of another program are never counted with them."""
    folder = GAMES / commit()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.jsonl"


def scale(table: str, bots: Sequence[str], minutes: float, jobs: int) -> dict[str, Any]:
    """Let bots meet at a table, each line-up in turn, and rate them on one scale."""
    game, seats, options = TABLES[table]
    count = ROUNDS * seats * len(lab.lineups(bots, seats))
    what = lab.tournament(game, bots, seats=seats, games=count, seed=SEED, options=dict(options))
    file = games_of(f"scale-{table}")
    with suppress(TimeUp):
        lab.run(what, jobs=jobs, file=file, progress=Clock(minutes).step)
    done = lab.resume(what, file)
    if len(done) < what.games:
        return {"games": len(done), "of": what.games, "rows": [], "commit": commit()}
    told = lab.run(what, file=file)
    names = ("bot", "seats_taken", "rate", "rating", "rating_low", "rating_high")
    rows = [{name: row[name] for name in names if name in row} for row in told["table"]]
    return {"games": told["games"], "of": what.games, "rows": rows, "commit": commit()}


def commit() -> str:
    """What the figures belong to: the last commit that changed the program, and if it was altered.

    Pages and figures are no part of it.
    """
    last = git("log", "-1", "--format=%h", "--", *PROGRAM)
    altered = git("status", "--porcelain", "--untracked-files=no", "--", *PROGRAM)
    return f"{last or 'unknown'}{'-dirty' if altered else ''}"


def git(*words: str) -> str:
    told = subprocess.run(  # noqa: S603  # words of this file alone
        ["git", *words],  # noqa: S607  # wherever git is
        cwd=HERE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip()


def climb(names: list[str], minutes: float, jobs: int) -> None:
    """Play the steps of a ladder that are still open, from the lowest of each game upwards."""
    flat: set[tuple[str, str]] = set()  # a game and a form of the search that grows no more
    for name in names:
        form, table, _ = name.split("-")
        row = kept()["tests"].get(name, {"verdict": "unfinished"})
        if (form, table) in flat:
            continue
        if name not in kept()["tests"] or row["verdict"] == "unfinished":
            row = note(name, run(name, ALL[name], minutes, jobs))
        if row["verdict"] == "below":
            flat.add((form, table))


def note(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """Keep a result, with the commit it was measured on."""
    row |= {"commit": commit()}
    data = kept()
    data["tests"][name] = row
    keep(data)
    print(f"{name}: {json.dumps(row)}", flush=True)
    return row


def pace(test: Test, level: str, most: int = 25) -> dict[str, float]:
    """How long answers of a level take, by the wall and by one core, over real choices."""
    match = registry.new(test.game, seats=test.seats, seed=3, options=dict(test.options))
    steady, bot = registry.bot("steady", test.game), registry.bot(level, test.game)
    wall: list[float] = []
    core: list[float] = []
    seen = 0
    while not match.over and len(wall) < most:
        for decision in match.decisions:
            options = match.options(decision)
            if is_choice(match, decision, options):
                seen += 1
                if seen % 6 == 0:
                    begun = time.perf_counter(), time.thread_time()
                    bot_answer(bot, match, decision, 1)
                    wall.append(time.perf_counter() - begun[0])
                    core.append(time.thread_time() - begun[1])
            match.answer(decision, bot_answer(steady, match, decision, 1))
    return {
        "answers": len(wall),
        "median_s": round(statistics.median(wall), 3),
        "median_core_s": round(statistics.median(core), 3),
    }


def kept() -> dict[str, Any]:
    found: dict[str, Any] = {"tests": {}, "paces": {}, "scales": {}}
    if KEPT.exists():
        found |= json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def keep(data: dict[str, Any]) -> None:
    KEPT.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", encoding="utf-8")


# ---- the page --------------------------------------------------------------------------------

HEAD = """\
# How strong the bots are

Measured by tournaments and written by `python bench/strength.py page`. {python}. Every line-up is
played in every rotation of the seats with the same seeds. How many games a test has is fixed before
it begins (`bench/strength.py`), and nothing is told before the last of them is played: the verdict
is *cleared* if Wilson's 95 % interval of the win rate lies above the target, *missed* if it lies
below, else *open*. **A verdict in brackets is older and worth less**: such a test was looked at on
the way, stopped when it was clear or broken off for want of time, and what was played on was chosen
after a look, so that its interval flatters. A line without a commit is from before commits were
noted. A commit is the last one that changed kernel, games or bots. Budgets are seconds of one core:
the CPU time of the thread that thinks, so that a busy machine takes longer and plays no worse.
Forced answers cost nothing, and the search stops when its answer is decided.

A *fair share* is what equals win on average: half the games of two, a quarter of the games of four.

## Search against greedy, 0.2 seconds an answer

The last line, where it is measured, lets a search in which everybody plays for themselves (max-n)
meet one in which all play against the searcher (paranoid), at the same number of iterations.

"""
LEVELS = """
## The levels, each against the one before

`novice` against `random`, `steady` against `novice`, `strong` against `steady`: one seat against
all others.

"""
RISE = """
## More thought against less

Each step has four times the iterations of the other, one seat against all others; it is to win 60 %
of the games of two, or 1.3 times its fair share. A `t` after the number is the search that keeps a
tree for each seat; the last lines let the two forms meet. The interval of an open step says what is
known. [What was learnt about search](search.md) explains; lines of a search that is no more were
taken out, and are told there.

"""
TAUGHT = """
## Learned against search, master against strong

At the same iterations: [what was learnt](bots.md#learned) is to win 60 % of the games of two, or
1.3 times its fair share, against the judgement written by hand. At the same time of one core
(`even-...`, a tenth of a second) it is to have its fair share at least. A `master` thinks three
times as long as `strong`. What is not in the table has not been measured.

"""
ROLES = """
## What a character costs

A search with a [character](bots.md#characters) against the same search without one, one seat
against all others: it is to win three quarters of its fair share at least. What is not in the table
has not been measured.

"""
SCALES = """
## One scale

Bots in all line-ups of a table, each in every rotation of the seats, as many games of each,
rated by openskill (Plackett-Luce); a newcomer has 25, and the interval is 95 %. What is not in the
table has not been measured.

"""
NONE = "Nothing of this has been measured yet.\n"
PACE = """
## How long they think

Seconds for an answer to a real choice, the median, on the machine that measured: by the clock on
the wall, and of one core.

"""
AGAIN = """
## Again

Each line is one test of this page; one that was broken off goes on from its file as long as the
program is the same, and counts when it is whole.

```
{commands}
```

`python bench/strength.py run` plays all of them, `python bench/strength.py run joust --minutes 5`
one of them for five minutes. `python bench/strength.py ladder` plays the steps of more thought
against less, `ladder joust` those of one table, `--form t` those of the search that keeps a tree
for each seat, and `python bench/strength.py scale joust` lets all bots of a table meet.
`python bench/strength.py run learned-joust even-joust master-joust` and so on play the tests of
what was learnt and of the master, `run bold-joust` those of a character.
`python bench/strength.py page` writes
this page.
"""
WORDS = {"above": "cleared", "below": "missed", "open": "open", "unfinished": "unfinished"}


def line(name: str, test: Test, row: dict[str, Any]) -> str:
    """One row of a table; of a test that is not whole only how far it has got."""
    fair = test.seats
    target = float(test.target.removesuffix("x")) / (fair if test.target[-1] == "x" else 1)
    options = "".join(f", {value} {key}" for key, value in test.options)
    word = WORDS[row["verdict"]]
    told = (
        [f"{row['games']} of {row['of']}", "–", "–", "–"]
        if "of" in row
        else [
            str(row["games"]),
            f"{100 * row['rate']:.1f} %",
            f"{100 * row['low']:.1f} – {100 * row['high']:.1f} %",
            f"{row['rate'] * fair:.2f}",
        ]
    )
    cells = [
        name,
        f"{test.game}, {test.seats} seats{options}",
        f"`{test.bot}` – `{test.others}`",
        *told,
        f"{100 * target:.1f} % ({target * fair:.2f})",
        word if "of" in row or "whole" in row else f"({word})",
        f"`{row['commit']}`" if "commit" in row else "–",
    ]
    return f"| {' | '.join(cells)} |"


def scales(found: dict[str, Any]) -> str:
    """The rating of each bot at each table, the best first; nothing of what is not whole."""
    rows = [
        f"| {table} | `{row['bot']}` | {row['seats_taken']} | {100 * row['rate']:.1f} % "
        f"| {row['rating']:.1f} | {row['rating_low']:.1f} – {row['rating_high']:.1f} "
        f"| `{kept['commit']}` |\n"
        for table, kept in found.items()
        for row in sorted(kept["rows"], key=lambda row: -row["rating"])
    ]
    if not rows:
        return ""
    head = "| table | bot | seats taken | wins | rating | 95 % interval | commit |\n"
    return head + "| --- | --- | ---: | ---: | ---: | ---: | --- |\n" + "".join(rows)


def page(data: dict[str, Any]) -> str:
    head = (
        "| test | game | bots | games | wins | 95 % interval | times fair | target | verdict "
        "| commit |\n"
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |\n"
    )
    first = [n for n, t in TESTS.items() if "search" in t.bot and n in data["tests"]]
    rest = [n for n, t in TESTS.items() if "search" not in t.bot and n in data["tests"]]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    text = HEAD.format(python=python) + head
    text += "".join(line(n, TESTS[n], data["tests"][n]) + "\n" for n in first)
    text += LEVELS + head
    text += "".join(line(n, TESTS[n], data["tests"][n]) + "\n" for n in rest)
    rise = [n for n in (*LADDER, *BETWEEN) if n in data["tests"]]
    rows = "".join(line(n, ALL[n], data["tests"][n]) + "\n" for n in rise)
    text += RISE + (head + rows if rows else NONE)
    taught = [n for n in (*LEARNT, *EVEN, *MASTERS) if n in data["tests"]]
    rows = "".join(line(n, ALL[n], data["tests"][n]) + "\n" for n in taught)
    text += TAUGHT + (head + rows if rows else NONE)
    cast = [n for n in CAST if n in data["tests"]]
    rows = "".join(line(n, ALL[n], data["tests"][n]) + "\n" for n in cast)
    text += ROLES + (head + rows if rows else NONE)
    text += SCALES + (scales(data.get("scales", {})) or NONE)
    text += PACE + "| game | level | answers | median, wall | median, core |\n"
    text += "| --- | --- | ---: | ---: | ---: |\n"
    for key, row in sorted(data["paces"].items()):
        game, level = key.split(":")
        medians = (f"{row[k]:.3f}" for k in ("median_s", "median_core_s"))
        text += f"| {' | '.join([game, f'`{level}`', str(row['answers']), *medians])} |\n"
    commands = "\n".join(test.command(name) for name, test in TESTS.items())
    return text + AGAIN.format(commands=commands)


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("what", choices=["list", "run", "ladder", "scale", "pace", "page"])
    parser.add_argument("tests", nargs="*", metavar="TEST", help="all of them if none is named")
    parser.add_argument("--minutes", type=float, default=6.0, help="for each test (6)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--form", choices=FORMS, default="", help="of the search, in a ladder")
    parser.add_argument("--bots", default=",".join(SCALE), help="that are put on a scale")
    given = parser.parse_args()
    known: Sequence[str] = list(TABLES) if given.what in ("ladder", "scale") else list(ALL)
    unknown = [name for name in given.tests if name not in known]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(known)}")
    chosen = given.tests or list(TESTS)
    form = f"ladder{given.form}-"
    steps = [
        n
        for n in LADDER
        if n.startswith(form) and (not given.tests or n.split("-")[1] in given.tests)
    ]
    if given.what == "list":
        for name in chosen:
            print(f"{name}: {ALL[name].command(name)}")
    elif given.what == "run":
        for name in chosen:
            note(name, run(name, ALL[name], given.minutes, given.jobs))
    elif given.what == "ladder":
        climb(steps, given.minutes, given.jobs)
    elif given.what == "scale":
        for table in given.tests or TABLES:
            data = kept()
            data["scales"][table] = scale(table, given.bots.split(","), given.minutes, given.jobs)
            keep(data)
    elif given.what == "pace":
        for name in [n for n in PACES if n in chosen]:
            for level in ("novice", "steady", "strong", "master"):
                data = kept()
                data["paces"][f"{name}:{level}"] = pace(TESTS[name], level)
                keep(data)
    else:
        PAGE.write_text(page(kept()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
