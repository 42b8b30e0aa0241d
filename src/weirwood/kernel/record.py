"""Records: a match as JSON Lines, from the seed to the final standings, to be played again."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from weirwood.kernel import answers
from weirwood.kernel.decision import Refused, RuleError
from weirwood.kernel.entry import NOBODY, Entry
from weirwood.kernel.event import Event
from weirwood.kernel.game import Game
from weirwood.kernel.match import Match
from weirwood.kernel.saving import state_hash

FORMAT = 1


class Difference(NamedTuple):
    """The first place where a record and its replay part."""

    line: int
    what: str
    recorded: Any
    played: Any


def checksum(events: Iterable[Event]) -> str:
    """A short checksum of events, secret parts included."""
    text = json.dumps(
        [[e.kind, e.args, e.secret, e.seats, e.hidden] for e in events],
        sort_keys=True,
        separators=(",", ":"),
    )
    return f"{zlib.crc32(text.encode()):08x}"


def lines(match: Match) -> list[dict[str, Any]]:
    if match._root is None or match.seed is None:
        raise Refused("kernel.no_record", {})
    name, args = match._root
    header = {
        "weirwood": FORMAT,
        "game": match.game.id,
        "rules": match.game.version,
        "content": match.game.content,
        "seats": match.st.seats,
        "seed": match.seed,
        "settings": match.settings,
        "start": None if name == match.game.root else [name, list(args)],
        "chance": [list(d) for d in match._opening],
    }
    out: list[dict[str, Any]] = [header]
    # answers of those who conceded follow from the concession
    out += [line(match, e) for e in match.history if e.by != "idle"]
    st = match.st
    if st.ended:
        standings = [list(g) for g in st.standings]
        out.append({"standings": standings, "scores": list(st.scores), "state": state_hash(st)})
    return out


def line(match: Match, e: Entry) -> dict[str, Any]:
    events = checksum(match._log[e.first : e.last])
    if e.seat == NOBODY:
        return {"draw": True, "by": e.by, "events": events}
    if e.reply is None:
        return {"seat": e.seat, "concedes": True, "by": e.by, "events": events}
    reply = e.reply
    plain: Any = reply
    if isinstance(reply, tuple):
        pairs = reply and isinstance(reply[0], tuple)
        plain = dict(reply) if pairs else list(reply)
        if not reply and shape_of(match, e) in ("assign", "place"):
            plain = {}
    row: dict[str, Any] = {"seat": e.seat, "kind": e.kind, "answer": plain, "by": e.by}
    if e.drawn:
        row["chance"] = [list(d) for d in e.drawn]
    row["events"] = events
    return row


def shape_of(match: Match, e: Entry) -> str:
    return "assign" if match.game.kinds[e.kind].tokens is not None else "pick"


def write(match: Match) -> str:
    """The record as text, one JSON object a line."""
    return "".join(json.dumps(x, ensure_ascii=False) + "\n" for x in lines(match))


# ---- reading --------------------------------------------------------------------------------


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
                raise bad(n, str(e), "one JSON object a line") from e
        if not isinstance(row, Mapping):
            raise bad(n, type(row).__name__, "one JSON object a line")
        out.append(dict(row))
    if not out or out[0].get("weirwood") != FORMAT:
        found = out[0].get("weirwood") if out else "nothing"
        raise bad(1, found, f"a header with weirwood: {FORMAT}")
    return out


def bad(line: int, found: Any, allowed: str) -> Refused:
    return Refused("kernel.record", {"line": line, "found": str(found)[:80], "allowed": allowed})


def begin(header: Mapping[str, Any], games: Mapping[str, Game[Any]], native: bool) -> Match:
    from weirwood.kernel.registry import begin_match

    game = games.get(str(header.get("game")))
    if game is None:
        found = str(header.get("game"))[:80]
        raise Refused("kernel.unknown_game", {"game": found, "games": ", ".join(sorted(games))})
    if header.get("rules") != game.version:
        found = str(header.get("rules"))[:40]
        raise Refused("kernel.version", {"found": found, "allowed": str(game.version)})
    if game.content and header.get("content") != game.content:
        found = str(header.get("content"))[:40]
        raise Refused("kernel.content", {"found": found, "allowed": game.content})
    if header.get("start") is not None:
        raise bad(1, header["start"], "a record of a whole game")
    seed, seats = header.get("seed"), header.get("seats")
    if type(seed) is not int:
        raise bad(1, seed, "a seed that is a whole number")
    inject = chance_of(header, 1)
    return begin_match(game, seats, seed, header.get("settings"), inject=inject, native=native)


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
    record: str | Iterable[Any], games: Mapping[str, Game[Any]], *, native: bool = False
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


__all__ = ["Difference", "answers", "checksum", "lines", "parse", "play", "write"]
