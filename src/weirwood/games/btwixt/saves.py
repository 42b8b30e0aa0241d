"""A loaded position must be one that the rules can play on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from weirwood.games.btwixt.knowledge import MASK, SHIFT, WHITE
from weirwood.games.btwixt.state import (
    ALLY,
    ALLY_SEEN,
    BIDDING,
    CARD,
    DRAFTS,
    EDITIONS,
    FACE,
    LOADED,
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
    for x in st.lasting:
        within("lasting", [x >> 3], 0, len(ed.effects) - 1)
        within("lasting", [x & 7], 0, n - 1)
    for x in st.queue:
        within("queue", [x >> 17], 0, len(ed.effects) - 1)
        within("queue", [x & 7], 0, n - 1)
        within("queue", [(x >> 3 & 7) - 1], -1, n - 1)


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
    if Counter(held) - Counter(ed.ally_deck):
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
    for viewer, facts in enumerate(st.known):
        held = Counter(c for s in range(st.seats) if s != viewer for c in st.hands[s])
        cards = [f >> SHIFT for f in facts]
        within("known", [c for c in cards if c < WHITE], 0, len(ed.cards) - 1)
        within("known", [c - WHITE for c in cards if c >= WHITE], 0, st.seats - 1)
        within("known", [f & MASK for f in facts], 1, (1 << st.seats) - 1)
        if Counter(c for c in cards if c < WHITE) - held:
            raise bad("known", viewer)


LOADED.append(check_position)
