"""Records: a match as JSON Lines, from the seed to the final standings. `replay` plays them."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from weirwood.kernel.decision import Refused
from weirwood.kernel.entry import NOBODY, Entry
from weirwood.kernel.event import Event
from weirwood.kernel.saving import state_hash, told_seed

if TYPE_CHECKING:
    from weirwood.kernel.match import Match

FORMAT = 1

SHOWN = 40
"""Letters of a line that cannot be read which are shown."""


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
        "seed": told_seed(match.seed),
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


def excerpt(text: str | bytes) -> str:
    """What a line says, as far as it fits into a sentence."""
    told = text if isinstance(text, str) else text.decode("utf-8", "replace")
    told = "".join(c if c.isprintable() else " " for c in told.strip())
    return told if len(told) <= SHOWN else f"{told[:SHOWN]}…"
