"""Bots against each other: every line-up is played in every rotation of the seats, on paired seeds.

All rotations of a line-up share one seed, so that the luck of the deal falls on every bot alike.
A tournament may write each finished game to a file of JSON Lines; started again with the same file
it goes on where it stopped.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab import pool, ratings
from weirwood.lab.game import Outcome, Plan, play, seed_of
from weirwood.lab.simulate import PROBLEMS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played; all games follow from it."""

    game: str
    rules: int
    seats: int
    bots: tuple[str, ...]  # as they were entered
    games: int
    seed: int
    options: Mapping[str, Any]

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.bots))


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game: who sits where, and the seed it shares with the other rotations."""

    index: int
    bots: tuple[str, ...]
    seed: int


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Tournament:
    """A tournament that can be played; Refused otherwise. Games are rounded up to full rounds."""
    found = registry.game(game)
    names = list(dict.fromkeys(bots))
    if len(names) < 2:
        raise Refused("lab.two_bots", {"found": len(names)})
    for name in names:
        registry.bot(name, game)
    count = found.seats[0] if seats is None else seats
    settings = found.read_settings(count, options)
    full = len(lineups(bots, count)) * count
    rounded = max(1, -(-games // full)) * full
    return Tournament(found.id, found.version, count, tuple(bots), rounded, seed, settings)


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom.

    As many bots as seats are one line-up. More: every choice of them. Fewer: each in turn sits
    alone among the others, who are repeated around the table.

    >>> lineups(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(bots) == seats:
        return [tuple(bots)]
    names = list(dict.fromkeys(bots))
    if len(names) >= seats:
        return list(combinations(names, seats))
    out = []
    for name in names:
        others = [n for n in names if n != name]
        out.append((name, *(others[i % len(others)] for i in range(seats - 1))))
    return out


def pairings(what: Tournament) -> list[Pairing]:
    """Every game of the tournament, in order."""
    out: list[Pairing] = []
    tables = lineups(what.bots, what.seats)
    deal = 0
    while len(out) < what.games:
        for table in tables:
            seed = seed_of(what.seed, deal)
            deal += 1
            for turn in range(what.seats):
                out.append(Pairing(len(out), table[turn:] + table[:turn], seed))
    return out


def run(
    what: Tournament,
    *,
    jobs: int = 1,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play what is still to be played, and give the result as one JSON-able object."""
    games = pairings(what)
    done = resume(what, file) if file is not None else {}
    if progress is not None and done:
        progress(len(done))
    left = [p for p in games if p.index not in done]
    work = partial(_play_all, what)
    handle = file.open("a", encoding="utf-8") if file is not None else None
    try:
        for piece in pool.run(work, left, jobs):
            for outcome in piece:
                done[outcome.index] = outcome
                if handle is not None:
                    row = {"bots": games[outcome.index].bots, **asdict(outcome)}
                    del row["record"]
                    handle.write(json.dumps(row) + "\n")
            if handle is not None:
                handle.flush()
            if progress is not None:
                progress(len(piece))
    finally:
        if handle is not None:
            handle.close()
    return table(what, [(p.bots, done[p.index]) for p in games])


def _play_all(what: Tournament, games: list[Pairing]) -> list[Outcome]:
    return [
        play(Plan(what.game, what.seats, p.bots, what.seed, what.options), p.index, p.seed)
        for p in games
    ]


# ---- the file of finished games --------------------------------------------------------------


def header(what: Tournament) -> dict[str, Any]:
    row = {"weirwood_tournament": FORMAT, **asdict(what), "bots": list(what.bots)}
    del row["games"]  # a longer tournament of the same kind may go on in the same file
    return row


def resume(what: Tournament, file: Path) -> dict[int, Outcome]:
    """The games a file already holds. A new file gets its header; another tournament's is refused.

    A last line that was cut off in the middle of writing is dropped.
    """
    if not file.exists() or not file.stat().st_size:
        file.write_text(json.dumps(header(what)) + "\n", encoding="utf-8")
        return {}
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as e:
        raise _bad(file, 1, str(e)) from e
    whole, _, rest = text.rpartition("\n")
    if rest:
        file.write_text(whole + "\n" if whole else "", encoding="utf-8")
    lines = whole.split("\n")
    first = _row(file, 1, lines[0])
    wanted = json.loads(json.dumps(header(what)))
    for key, value in wanted.items():
        if first.get(key) != value:
            args = {"file": str(file), "what": key}
            told = {"found": str(first.get(key))[:80], "allowed": str(value)[:80]}
            raise Refused("lab.other_tournament", args | told)
    games = {p.index: p for p in pairings(what)}
    done: dict[int, Outcome] = {}
    for number, line in enumerate(lines[1:], 2):
        outcome = _outcome(what, file, number, _row(file, number, line))
        if outcome.index in games:
            if games[outcome.index].seed != outcome.seed:
                raise _bad(file, number, f"seed {outcome.seed}")
            done[outcome.index] = outcome
    return done


def _row(file: Path, number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as e:
        raise _bad(file, number, str(e)) from e
    if not isinstance(row, dict):
        raise _bad(file, number, type(row).__name__)
    return row


def _outcome(what: Tournament, file: Path, number: int, row: Mapping[str, Any]) -> Outcome:
    wholes = ("index", "seed", "decisions", "choices")
    standings, scores, error = row.get("standings"), row.get("scores"), row.get("error")
    labels = row.get("labels")
    good = (
        all(type(row.get(k)) is int for k in wholes)
        and isinstance(error, str)
        and _ints(scores)
        and isinstance(labels, list)
        and all(isinstance(x, str) for x in labels)
        and isinstance(standings, list)
        and all(_ints(g) for g in standings)
        and (bool(error) or sorted(s for g in standings for s in g) == list(range(what.seats)))
    )
    if not good:
        raise _bad(file, number, json.dumps(row))
    kept = {k: row[k] for k in (*wholes, "standings", "scores", "labels", "error")}
    return Outcome(**kept)


def _ints(found: Any) -> bool:
    return isinstance(found, list) and all(type(x) is int for x in found)


def _bad(file: Path, number: int, found: str) -> Refused:
    return Refused("lab.trace", {"file": str(file), "line": number, "found": found[:80]})


# ---- the table -------------------------------------------------------------------------------


def table(what: Tournament, games: Sequence[tuple[tuple[str, ...], Outcome]]) -> dict[str, Any]:
    """Win rate of each bot per seat it took, with its interval, its fair share and its rating."""
    whole = [(bots, o) for bots, o in games if not o.error]
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for bots, o in whole:
        played.update(bots)
        first = o.standings[0]
        for seat in first:
            won[bots[seat]] += 1 / len(first)  # type: ignore[assignment]  # shared places share
    rated = ratings.rate(what.names, ((bots, o.standings) for bots, o in whole))
    rows = [_line(name, played[name], won[name], what.seats, rated) for name in what.names]
    rows.sort(key=lambda row: -row["rate"])
    return {
        "game": what.game,
        "seats": what.seats,
        "games": len(games),
        "errors": len(games) - len(whole),
        "seed": what.seed,
        "options": dict(what.options),
        "rated_by": "win rate" if rated is None else "openskill",
        "table": rows,
        "problems": _problems(games),
    }


def _line(
    name: str,
    played: int,
    won: float,
    seats: int,
    rated: Mapping[str, tuple[float, float]] | None,
) -> dict[str, Any]:
    low, high = ratings.wilson(won, played)
    rate = won / played if played else 0.0
    row = {
        "bot": name,
        "seats_taken": played,
        "wins": round(won, 3),
        "rate": round(rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(1 / seats, 4),
        "times_fair": round(rate * seats, 3),
    }
    if rated is not None:
        mu, sigma = rated[name]
        row |= {
            "rating": round(mu, 2),
            "rating_low": round(mu - ratings.Z95 * sigma, 2),
            "rating_high": round(mu + ratings.Z95 * sigma, 2),
        }
    return row


def _problems(games: Iterable[tuple[tuple[str, ...], Outcome]]) -> list[dict[str, Any]]:
    failed = [
        {"index": o.index, "seed": o.seed, "bots": list(bots), "error": o.error}
        for bots, o in games
        if o.error
    ]
    return failed[:PROBLEMS]
