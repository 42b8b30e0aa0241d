"""Saves: a loaded position must be one that the rules can play on; older ones are brought up."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from typing import Any

from weirwood.kernel import content_hash, rename_procedures

from .rules.knowledge import WHITE, unpacked
from .settings import edition_of
from .state import (
    ALLY,
    ALLY_SEEN,
    BIDDING,
    CARD,
    DRAFTS,
    EDITIONS,
    FACE,
    LOADED,
    NOBODY,
    PHASES,
    TOKEN_SEEN,
    Position,
)


def check_position(st: Position) -> None:
    """Refuse an edited save whose numbers cannot be: nothing may be there more often than it is."""
    n = st.seats
    if not 3 <= n <= 6:
        raise bad("seats", n)
    if st.edition not in EDITIONS:
        raise bad("edition", st.edition)
    ed = EDITIONS[st.edition]
    for name in ("leader", "hands", "piles", "whites", "packs", "kept", "councils", "tokens"):
        length(st, name, n)
    for name in ("played", "limit", "must", "won", "lost"):
        length(st, name, n)
    length(st, "known", n + 1)
    length(st, "supply", len(ed.token_counts))
    for name in ("totals", "power"):
        if getattr(st, name):
            length(st, name, n)
    numbers(st, n)
    within("leader", st.leader, -1, len(ed.leader_ids) - 1)
    taken = [leader for leader in st.leader if leader >= 0]
    if len(set(taken)) != len(taken):
        raise bad("leader", st.leader)
    check_cards(st)
    check_allies(st)
    check_tokens(st)
    check_known(st)


def bad(what: str, found: object) -> ValueError:
    return ValueError(f"{what}: {str(found)[:80]}")


def length(st: Position, name: str, wanted: int) -> None:
    if len(getattr(st, name)) != wanted:
        raise bad(name, len(getattr(st, name)))


def within(name: str, found: Sequence[int], low: int, high: int) -> None:
    for value in found:
        if not low <= value <= high:
            raise bad(name, value)


def numbers(st: Position, n: int) -> None:
    """Single numbers that say where the game stands."""
    ed = EDITIONS[st.edition]
    limits = {
        "phase": (0, len(PHASES) - 1),
        "draft": (0, len(DRAFTS) - 1),
        "season": (0, 2),
        "round": (ed.track_start[n], ed.track_last),
        "deals": (0, 3),
        "first": (0, n - 1),
        "turn": (0, n - 1),
        "knelt": (0, (1 << n) - 1),
        "kneeling": (0, (1 << n) - 1),
        "fresh": (0, len(st.discard)),
        "current": (-1, len(ed.allies) - 1),
        "killed": (-1, len(ed.allies) - 1),
        "acting": (-1, len(ed.allies) - 1),
    }
    for name in ("winner", "second", "placed", "chooser", "next_first", "redirect", "that"):
        limits[name] = (-1, n - 1)
    for name in ("sharer", "here"):
        limits[name] = (-1, n - 1)
    for name, (low, high) in limits.items():
        within(name, [getattr(st, name)], low, high)
    if st.playing >= 0:
        within("playing", [st.playing & CARD], 0, len(ed.cards) - 1)
    within("playing", [st.playing], -1, 1 << 20)
    within("during", st.during, 0, len(ed.effects) - 1)
    for e, you in st.lasting:
        within("lasting", [e], 0, len(ed.effects) - 1)
        within("lasting", [you], 0, n - 1)
    for extra in st.queue:
        within("queue", [extra.effect], 0, len(ed.effects) - 1)
        within("queue", [extra.claimer], 0, n - 1)
        within("queue", [extra.here], -1, n - 1)
        within("queue", [extra.killed], -1, len(ed.allies) - 1)


def check_cards(st: Position) -> None:
    """No more copies of a card than the file has."""
    ed = EDITIONS[st.edition]
    places = [*st.hands, *st.piles, *st.whites, *st.packs, *st.kept]
    places += [tuple(st.deck), tuple(st.discard), st.removed, st.reserve]
    held = [x & CARD for place in places for x in place]
    if st.phase == BIDDING and st.playing >= 0:
        held.append(st.playing & CARD)
    within("cards", held, 0, len(ed.cards) - 1)
    within("cards", [x for place in places for x in place], 0, 1 << 20)
    for card, count in Counter(held).items():
        if count > ed.cards[card].copies:
            raise bad("cards", ed.card_ids[card])
    for name in ("hands", "whites", "packs"):
        for place in getattr(st, name):
            if place != tuple(sorted(place)):
                raise bad(name, place)


def check_allies(st: Position) -> None:
    ed = EDITIONS[st.edition]
    held = [x & ALLY for row in (st.ally_deck, st.looking, st.sunk) for x in row]
    held += [a for row in (st.row, st.dead, *st.councils) for a in row]
    if st.current >= 0 and st.placed < 0:
        held.append(st.current)
    within("allies", held, 0, len(ed.allies) - 1)
    seen = [x >> ALLY_SEEN for row in (st.ally_deck, st.looking, st.sunk) for x in row]
    within("allies", seen, 0, (1 << st.seats) - 1)
    # One more may be on its way into a council.
    most = Counter(ed.ally_deck)
    for ally, count in Counter(held).items():
        if count > most[ally]:
            raise bad("allies", len(held))


def check_tokens(st: Position) -> None:
    ed = EDITIONS[st.edition]
    within("supply", st.supply, 0, sum(ed.token_counts))
    count = list(st.supply)
    for token in (t for row in (*st.tokens, st.on_ally) for t in row):
        within("tokens", [token & FACE], 0, len(count) - 1)
        within("tokens", [token >> TOKEN_SEEN], 0, (1 << st.seats) - 1)
        count[token & FACE] += 1
    if any(n > most for n, most in zip(count, ed.token_counts, strict=True)):
        raise bad("tokens", count)


def check_known(st: Position) -> None:
    """What a seat knows must be true of the hands, or a re-deal could not obey it."""
    ed = EDITIONS[st.edition]
    held = Counter([c for hand in st.hands for c in hand])
    for viewer, facts in enumerate(st.known):
        if not facts:
            continue
        own = st.hands[viewer] if viewer < st.seats else ()
        cards = [unpacked(f)[0] for f in facts]
        within("known", [c for c in cards if c < WHITE], 0, len(ed.cards) - 1)
        within("known", [c - WHITE for c in cards if c >= WHITE], 0, st.seats - 1)
        within("known", [unpacked(f)[2] for f in facts], 1, (1 << st.seats) - 1)
        for card, count in Counter([c for c in cards if c < WHITE]).items():
            if count > held[card] - own.count(card):
                raise bad("known", viewer)


LOADED.append(check_position)


# ---- saves of older versions -------------------------------------------------------------------

# Version 2 gave every game the same rooms: what moved, and where to.
MOVED = {
    "btwixt.start.start": "btwixt.round.start",
    "btwixt.round.season": "btwixt.season.season",
    "btwixt.interpreter.resolve": "btwixt.resolve.resolve",
    "btwixt.interpreter.resolve_one": "btwixt.resolve.resolve_one",
    "btwixt.interpreter.choose_one": "btwixt.resolve.choose_one",
    "btwixt.choosing.chosen_council": "btwixt.options.chosen_council",
    "btwixt.choosing.chosen_leaders": "btwixt.options.chosen_leaders",
    "btwixt.choosing.target_leader": "btwixt.options.target_leader",
    "btwixt.on_cards.redirect_self": "btwixt.on_bids.redirect_self",
    "btwixt.on_cards.copy_value": "btwixt.on_bids.copy_value",
    "btwixt.on_cards.constrain": "btwixt.on_bids.constrain",
}
CONTENT_1 = "21fbc8901abf6e82"  # the same cards, hashed otherwise


def successor(name: str) -> str:
    """What a procedure of version 1 is called now: the room is no part of its name."""
    name = name.replace("btwixt.effects.", "btwixt.")
    return MOVED.get(name, name)


def from_version_1(data: dict[str, Any]) -> dict[str, Any]:
    """The move into rooms; what lasts and the extra claims were packed into integers."""
    data = copy.deepcopy({**data, "rules": 2})
    if data["content"] == CONTENT_1:
        data["content"] = content_hash("weirwood.games.btwixt")
    frames = data["state"].get("frames", [])
    rename_procedures(data, {f["procedure"]: successor(f["procedure"]) for f in frames})
    state = data["state"]
    state["lasting"] = [[row >> 3, row & 7] for row in state.get("lasting", [])]
    state["queue"] = [
        [row >> 17, row & 7, (row >> 3 & 7) - 1, (row >> 6 & 2047) - 1]
        for row in state.get("queue", [])
    ]
    # What holds for the round was read from the current ally, dead or not.
    ally = max(state.get("current", NOBODY), state.get("killed", NOBODY))
    cards = edition_of(data.get("settings") or {}).allies
    if 0 <= ally < len(cards):
        state["during"] = list(cards[ally].during)
    return data


UPGRADES = {1: from_version_1}
