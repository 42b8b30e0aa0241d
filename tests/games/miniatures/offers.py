"""What an offer changes: the same match with and without it, compared."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

import weirwood
from weirwood.games.miniatures.rules.tactics import pile
from weirwood.games.miniatures.state import DISCARD, HAND

if TYPE_CHECKING:
    from weirwood.kernel import Decision, Match

IDLE: Final = ("pass", "none", "stay", "no")
ASKED: Final = frozenset({"effects.play", "effects.may", "board.target", "effects.target"})
PASSING: Final = frozenset({"card_played", "targeted", "zone_target"})
BOOKS: Final = frozenset(  # what is paid or counted for a use, whatever comes of it
    {
        "chance",
        "number",
        "form",
        "asked",
        "replies",
        "frames",
        "windows",
        "serial",
        "cards",
        "out",
        "tape",
        "key",
    }
)
LUCK: Final = 200  # other dice for an offer that came to nothing: one throw of two in 36 may tell
SMALL: Final[dict[str, Any]] = {"points": 20, "armies": "stark_20,lannister_20"}


def plain(row: Any) -> Any:
    """A row without its number and without what only notes that something was used."""
    if isinstance(row, dict):
        return {
            k: plain(v)
            for k, v in row.items()
            if k != "serial" and not str(k).startswith(("order:", "once:"))
        }
    return [plain(each) for each in row] if isinstance(row, (list, tuple)) else row


def shown(match: Match) -> dict[str, Any]:
    st = match.st
    found = {f.name: plain(getattr(st, f.name)) for f in fields(st) if f.name not in BOOKS}
    found["effects"] = [row for row in found["effects"] if row.get("what") != "spent"]
    found["piles"] = [len(pile) for pile in st.cards.piles]
    found["dice"] = st.chance
    found["turn"] = (st.round, st.turns)
    found["asked"] = [(d.seat, d.kind, plain(d.args)) for d in match.decisions]
    return found


def settled(match: Match, first: Decision, event: int) -> Match:
    """Past the others who are asked at the same moment of that event, or about the use itself."""
    while not match.over:
        d = match.decisions[0]
        if d.kind != "effects.play" or (d.args != first.args and d.args[0] not in PASSING):
            break
        if all(row["serial"] != event for row in match.st.stack):
            break
        match.answer(d, ["pass"])
    return match


def paid(before: dict[str, Any], after: dict[str, Any], seat: int, *, card: bool) -> bool:
    """Is the only difference that a card was played, or that tokens and counts are fewer?"""
    if card:
        piles = after["piles"] = list(after["piles"])
        piles[pile(seat, HAND)] += 1
        piles[pile(seat, DISCARD)] -= 1
    if before["asked"] != after["asked"]:
        return False
    for name, old in before.items():
        new = after[name]
        if name == "n_tokens":
            if any(b > a for a, b in zip(old, new, strict=True)):
                return False
        elif name in {"notes", "n_notes"}:
            for a, b in zip(old, new, strict=True):
                if any(b[k] > a.get(k, 0) for k in b):
                    return False
        elif old != new:
            return False
    return True


def wasted(match: Match, d: Decision) -> list[str]:
    """The options of a question that change nothing, against leaving it, whatever the dice say."""
    keys = [o.key for o in match.options(d)]
    leave = next((word for word in IDLE if word in keys), None)
    if leave is None or (d.least, d.most) != (1, 1):
        return []
    left = [key for key in keys if key not in IDLE and not comes_anyway(match, d, leave, key)]
    if d.args[0] in PASSING:  # what it cancels might have come to nothing itself
        return []
    for luck in range(LUCK):
        if left:
            before = after(match, d, leave, luck)
            left = [key for key in left if idle(before, after(match, d, key, luck), d, key)]
            if before["turn"] != (match.st.round, match.st.turns):
                return []  # what was to last for the turn has ended
    return left


def comes_anyway(match: Match, d: Decision, leave: str, key: str) -> bool:
    """Is the moment all that is asked for? What is left now happens later (Wildling Diplomacy), or
    whoever is not chosen now gets its token as the only one left (the second of Stag's Wit)."""
    if d.kind not in {"effects.may", "effects.target"}:
        return False
    other = match.fork()
    other.answer(d, [leave])
    if d.kind == "effects.may":
        return any(later.args[:1] == d.args[:1] for later in other.decisions)
    gained = [event.args["nr"] for event in other.log if event.kind == "token.gained"]
    return key.startswith("unit:") and int(key.rpartition(":")[2]) in gained


def after(match: Match, d: Decision, key: str, luck: int) -> dict[str, Any]:
    """What there is to see once this is answered."""
    event = match.st.stack[-1]["serial"]
    other = match.fork()
    if luck:
        other.st.chance = luck
    other.answer(d, [key])
    return {**shown(settled(other, d, event)), "rolls": rolls(other)}


def rolls(match: Match) -> list[Any]:
    """What was added to the dice of tests. One step nearer to failing counts, though this roll
    could not fail yet: others may add theirs."""
    return [event.args["mod"] for event in match.log if event.kind == "dice.test"]


def idle(before: dict[str, Any], then: dict[str, Any], d: Decision, key: str) -> bool:
    card = d.kind == "effects.play" and key.startswith("card:")
    return paid(before, then, d.seat, card=card)


def play(seed: int, seats: int, options: dict[str, Any], tried: Counter[str]) -> list[str]:
    """A battle by chance; the offers that came to nothing."""
    match = weirwood.new("miniatures", seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    found = []
    declared: Any = None  # the moment at which somebody has used something: that happens first
    while not match.over:
        d = match.decisions[0]
        moment = (d.args, match.st.stack[-1]["serial"]) if d.kind == "effects.play" else None
        if d.kind in ASKED and (moment is None or moment != declared):
            tried[d.kind] += 1
            found += [f"{d.kind} {d.args}: {key}" for key in wasted(match, d)]
        answer = match.sample(d, rng)
        if moment is not None and answer != ["pass"]:
            declared = moment
        match.answer(d, answer)
    return found
