"""Records played again, to the same end or to the first difference."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.game import AnyGame
from weirwood.kernel.match import Match
from weirwood.kernel.record import FORMAT, checksum, excerpt
from weirwood.kernel.saving import read_seed, state_hash


class Difference(NamedTuple):
    """The first place where a record and its replay part."""

    line: int
    what: str
    recorded: Any
    played: Any


def parse(record: str | Iterable[Any]) -> list[dict[str, Any]]:
    """The lines of a record as objects, or Refused with the line that cannot be read."""
    raw: Sequence[Any] = record.splitlines() if isinstance(record, str) else list(record)
    out: list[dict[str, Any]] = []
    for n, text in enumerate(raw, 1):
        row = text
        if isinstance(text, (str, bytes)):
            if not text.strip():
                continue
            try:
                row = json.loads(text)
            except (ValueError, RecursionError) as e:
                raise bad(n, excerpt(text), "one JSON object a line") from e
        if not isinstance(row, Mapping):
            raise bad(n, type(row).__name__, "one JSON object a line")
        out.append(dict(row))
    if not out or out[0].get("weirwood") != FORMAT:
        found = out[0].get("weirwood") if out else "nothing"
        raise bad(1, found, f"a header with weirwood: {FORMAT}")
    return out


def bad(line: int, found: Any, allowed: str) -> Refused:
    return Refused("kernel.record", {"line": line, "found": str(found)[:80], "allowed": allowed})


def begin(header: Mapping[str, Any], games: Mapping[str, AnyGame], native: bool) -> Match:
    """The match that a record begins with.

    One of an older version of the rules is played too: chance, answers and their order are all that
    it holds. Where a rule has changed since, the replay says at which line it differs.
    """
    game = games.get(str(header.get("game")))
    if game is None:
        found = str(header.get("game"))[:80]
        raise Refused("kernel.unknown_game", {"game": found, "games": ", ".join(sorted(games))})
    versions = (*sorted(game.upgrades), game.version)
    if type(header.get("rules")) is not int or header["rules"] not in versions:
        found = str(header.get("rules"))[:40]
        raise Refused("kernel.version", {"found": found, "allowed": ", ".join(map(str, versions))})
    if game.content and header.get("content") != game.content:
        found = str(header.get("content"))[:40]
        raise Refused("kernel.content", {"found": found, "allowed": game.content})
    if header.get("start") is not None:
        raise bad(1, header["start"], "a record of a whole game")
    seed, seats = read_seed(header.get("seed")), header.get("seats")
    if seed is None:
        raise bad(1, header.get("seed"), "a seed that is a whole number")
    inject = chance_of(header, 1)
    return Match.begin(game, seats, seed, header.get("settings"), inject=inject, native=native)


def chance_of(row: Mapping[str, Any], n: int) -> list[tuple[str, Any]]:
    found = row.get("chance", [])
    ok = isinstance(found, list) and all(
        isinstance(d, list)
        and len(d) == 3
        and isinstance(d[0], str)
        and isinstance(d[2], (int, list))
        for d in found
    )
    if not ok:
        raise bad(n, found, "chance as a list of [label, sides, outcome]")
    return [(d[0], d[2]) for d in found]


def play(
    record: str | Iterable[Any], games: Mapping[str, AnyGame], *, native: bool = False
) -> tuple[Match, Difference | None]:
    """Play a record again. Gives the match as far as it goes and the first difference."""
    rows = parse(record)
    try:
        match = begin(rows[0], games, native)
    except (ValueError, RuleError) as e:
        raise bad(1, str(e), "chance that the rules can draw") from e
    for n, row in enumerate(rows[1:], 2):
        if "standings" in row:
            if n != len(rows):
                raise bad(n, "standings", "standings in the last line only")
            return match, compare_end(match, row, n)
        difference = step(match, row, n)
        if difference is not None:
            return match, difference
    return match, None


def step(match: Match, row: Mapping[str, Any], n: int) -> Difference | None:
    if row.get("draw"):
        if match.over:
            return Difference(n, "draw", "running", "over")
        match.draw(by=str(row.get("by", "person")))
        return None
    seat = row.get("seat")
    if type(seat) is not int:
        raise bad(n, seat, "a seat number")
    first = len(match._log)
    try:
        if row.get("concedes"):
            match.concede(seat, by=str(row.get("by", "person")))
        else:
            open_ = [d for d in match.decisions if d.seat == seat and d.kind == row.get("kind")]
            if not open_:
                asked = ", ".join(f"{d.seat} {d.kind}" for d in match.decisions) or "nothing"
                return Difference(n, "question", f"{seat} {row.get('kind')}", asked)
            if match.st.tape is None:
                match._listen()
            assert match.st.tape is not None
            match.st.tape.inject = chance_of(row, n)
            match.answer(open_[0], row.get("answer"), by=str(row.get("by", "person")))  # type: ignore[arg-type]
    except Refused as no:
        return Difference(n, "answer", row.get("answer"), str(no))
    except RuleError as e:
        return Difference(n, "answer", row.get("answer"), str(e))
    history = match.history
    mine = [e for e in history if e.by != "idle"][-1]
    played = checksum(match._log[first : mine.last])
    if "events" in row and played != row["events"]:
        return Difference(n, "events", row["events"], played)
    return None


def compare_end(match: Match, row: Mapping[str, Any], n: int) -> Difference | None:
    if not match.over:
        return Difference(n, "end", "over", "still running")
    for what, played in (
        ("standings", match.standings),
        ("scores", match.scores),
        ("state", state_hash(match.st)),
    ):
        if row.get(what) != played:
            return Difference(n, what, row.get(what), played)
    return None
