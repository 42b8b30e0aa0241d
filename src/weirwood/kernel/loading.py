"""A match from a save, also from one of an older version of the rules."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from typing import Any

import msgspec

from weirwood.kernel.decision import SHAPES, Refused
from weirwood.kernel.flow import PROCEDURES
from weirwood.kernel.game import AnyGame
from weirwood.kernel.match import Match
from weirwood.kernel.procedure import link
from weirwood.kernel.record import excerpt
from weirwood.kernel.saving import FORMAT, read_seed, seal
from weirwood.kernel.state import restore, tuples


def bad(what: str, found: Any, allowed: str) -> Refused:
    return Refused("kernel.save", {"what": what, "found": str(found)[:80], "allowed": allowed})


def load(saved: Any, games: Mapping[str, AnyGame]) -> Match:
    """A match from a save. Anything that does not fit is refused in one clear line."""
    link()
    if isinstance(saved, (str, bytes)):
        try:
            saved = json.loads(saved)
        except ValueError as e:
            raise bad("text", excerpt(saved), "one JSON object") from e
    if not isinstance(saved, Mapping):
        raise bad("save", type(saved).__name__, "one JSON object")
    data = dict(saved)
    if data.get("weirwood") != FORMAT:
        raise bad("weirwood", data.get("weirwood"), str(FORMAT))
    game = games.get(str(data.get("game")))
    if game is None:
        allowed = ", ".join(sorted(games))
        raise Refused("kernel.unknown_game", {"game": str(data.get("game"))[:80], "games": allowed})
    try:
        check = seal(data)
    except (TypeError, ValueError, OverflowError, RecursionError) as e:
        raise bad("save", str(e), "one JSON object") from e
    if data.get("check") != check:
        raise bad("check", data.get("check"), check)
    data = upgrade(game, data)
    unknown = set(data) - {
        "weirwood", "game", "rules", "content", "seats", "seed", "settings", "told", "state",
        "check",
    }  # fmt: skip
    if unknown:
        raise bad("key", min(map(str, unknown)), "a save as Weirwood wrote it")
    seats, told = data.get("seats"), data.get("told")
    settings = game.read_settings(seats, data.get("settings"))
    seed = read_seed(data.get("seed"))
    if seed is None and data.get("seed") is not None:
        raise bad("seed", data.get("seed"), "a whole number or nothing")
    st = load_state(game, data.get("state"))
    if st.seats != seats:
        raise bad("seats", st.seats, str(seats))
    if (
        not isinstance(told, list)
        or len(told) != st.seats + 1
        or not all(type(n) is int and n >= 0 for n in told)
    ):
        raise bad("told", told, "one number per seat and one for spectators")
    match = Match(game, st, settings, seed, None)
    match._told = list(told)
    match._counted = (0, match._told)
    check_open(match)
    probe(match)
    return match


def upgrade(game: AnyGame, data: dict[str, Any]) -> dict[str, Any]:
    """Bring a save of an older version of the rules up to this one, step by step."""
    version = data.get("rules")
    if version != game.version:
        data = copy.deepcopy(data)  # steps change what they are given; the caller keeps their own
    while version != game.version:
        step = game.upgrades.get(version) if isinstance(version, int) else None
        if step is None:
            known = ", ".join(map(str, (*sorted(game.upgrades), game.version)))
            raise Refused(
                "kernel.version", {"found": str(data.get("rules"))[:40], "allowed": known}
            )
        data = step(data)
        version = data.get("rules")
    if game.content and data.get("content") != game.content:
        found = str(data.get("content"))[:40]
        raise Refused("kernel.content", {"found": found, "allowed": game.content})
    return data


def load_state(game: AnyGame, data: Any) -> Any:
    if not isinstance(data, Mapping):
        raise bad("state", type(data).__name__, "an object")
    data = dict(data)
    frames = data.pop("frames", [])
    try:
        st = restore(game.state, data)
    except (msgspec.ValidationError, TypeError, ValueError, AttributeError) as e:
        raise bad("state", str(e), "a state as Weirwood wrote it") from e
    if not isinstance(frames, list):
        raise bad("frames", type(frames).__name__, "a list")
    st.frames = [load_frame(f) for f in frames]
    return st


def load_frame(frame: Any) -> tuple[str, str, tuple[Any, ...]]:
    """A frame by name: every local that its point needs must be there."""
    if not isinstance(frame, Mapping) or not isinstance(frame.get("locals"), Mapping):
        raise bad("frame", frame, "procedure, point and locals")
    name, point, found = str(frame.get("procedure")), str(frame.get("point")), frame["locals"]
    p = PROCEDURES.get(name)
    if p is None:
        raise bad("procedure", name, "a procedure of this version, or an upgrade")
    if point not in p.live:
        raise bad("point", f"{name} {point}", ", ".join(sorted(p.live)))
    missing = [local for local in p.live[point] if local not in found]
    if missing:
        raise bad("local", f"{name} {point}", missing[0])
    return name, point, tuple(tuples(found[local]) for local in p.live[point])


def check_open(match: Match) -> None:
    """An edited save must not leave a question that nobody can answer."""
    st = match.st
    if len(st.asked) != len(st.replies):
        raise bad("replies", len(st.replies), str(len(st.asked)))
    if st.ended != (not st.asked):
        raise bad("asked", len(st.asked), "an open question unless the match is over")
    if st.asked and (not st.frames or st.form not in (1, 2, 3)):
        raise bad("frames", len(st.frames), "the rules that asked the open question")
    if st.asked and None not in st.replies:
        raise bad("replies", "all", "at least one question without an answer")
    for d in st.asked:
        if not isinstance(d.kind, str) or d.kind not in match.game.kinds:
            raise bad("kind", d.kind, "a question of this game")
        if d.shape not in SHAPES or not isinstance(d.args, tuple):
            raise bad("shape", d.shape, ", ".join(SHAPES))
        if type(d.least) is not int or type(d.most) is not int:
            raise bad("least, most", f"{d.least}, {d.most}", "whole numbers")
        if type(d.seat) is not int or not 0 <= d.seat < st.seats:
            raise bad("seat", d.seat, f"0..{st.seats - 1}")
        if type(d.number) is not int or d.number >= st.number:
            raise bad("number", d.number, f"below {st.number}")


def probe(match: Match) -> None:
    """Look at everything once: a position that does not hold together is refused here."""
    public = match.game.public
    try:
        shared = None if public is None else public(match.st)
        for seat in (*range(match.st.seats), None):
            match.view(seat, public=shared)
        for d in match.decisions:
            match.options(d)
    except (
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        AssertionError,
        ArithmeticError,
    ) as e:
        raise bad("position", f"{type(e).__name__} {e}", "a position of the game") from e
