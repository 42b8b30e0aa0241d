"""What each seat knows of the others' hands.

`st.known[seat]` is a sorted list of facts `card << 16 | tag << 8 | seats`: one more card of this
design is in the hand of one of these seats. Facts with the same tag are cards of one draft pack
that went to different seats, one each. The last list holds what everybody knows: it is the
spectators', and in a re-dealt world it is what the other seats know.

`WHITE + seat` in place of a card stands for a white card of that seat's leader, not known which.

A fact is dropped as soon as it might no longer be true; what is forgotten is at worst a card that a
very attentive player would still place.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from ..state import EDITIONS, KINGSMOOT, Position, Row, with_sorted, without_place

WHITE = 2000


SHIFT = 16


TAGS = 8


MASK = 255


def fact(card: int, seats: int, tag: int = 0) -> int:
    """A fact as one number, so that a sorted row of them is searched by its card."""
    return card << SHIFT | tag << TAGS | seats


def unpacked(known: int) -> tuple[int, int, int]:
    """The card, the tag and the seats of a fact."""
    return known >> SHIFT, known >> TAGS & MASK, known & MASK


def forget_all(st: Position) -> None:
    """Hands are new: nobody knows anything."""
    st.known = [()] * (st.seats + 1)


def shown(st: Position, seat: int, card: int) -> None:
    """A card went to a hand before everybody's eyes."""
    new = fact(card, 1 << seat)
    st.known = [
        facts if viewer == seat else with_sorted(facts, new)
        for viewer, facts in enumerate(st.known)
    ]


def told(st: Position, viewer: int, seat: int, card: int) -> None:
    """One viewer alone knows that this card is in that hand."""
    st.known[viewer] = with_sorted(st.known[viewer], fact(card, 1 << seat))


def left_hand(st: Position, seat: int, card: int, owner: int) -> None:
    """Everybody saw this card leave a hand: it may have been the one they knew of.

    `owner` is the seat whose leader a white card belongs to, -1 for any other card.
    """
    low, high, bit, known = card << SHIFT, card + 1 << SHIFT, 1 << seat, st.known
    if owner < 0 and not any_fact(known, low, high):
        return
    for viewer, facts in enumerate(known):
        if not facts or viewer == seat:
            continue
        at = bisect_left(facts, low)
        if at == len(facts) or facts[at] >= high:
            if owner >= 0:
                known[viewer] = consume_white(facts, owner)
        elif facts[at] & bit and (at + 1 == len(facts) or facts[at + 1] >= high):
            known[viewer] = without_place(facts, at)  # nearly always: one fact, and it is meant
        else:
            seen_leaving(st, viewer, seat, card, owner)


def any_fact(known: list[Row], low: int, high: int) -> bool:
    """Whether anybody knows anything of a card. Most know the same, if they know anything."""
    for facts in set(known):
        at = bisect_left(facts, low)
        if at < len(facts) and facts[at] < high:
            return True
    return False


def seen_leaving(st: Position, viewer: int, seat: int, card: int, owner: int) -> None:
    """One viewer saw this card leave a hand."""
    facts = st.known[viewer]
    rest = consume(facts, seat, card)
    if rest == facts and owner >= 0:
        rest = consume_white(facts, owner)
    st.known[viewer] = rest


def consume(facts: Row, seat: int, card: int) -> Row:
    """The facts without one about a card that has left a hand.

    If several could be meant, one fewer of them is left, in any of their hands.
    """
    bit = 1 << seat
    start = bisect_left(facts, card << SHIFT)
    end = bisect_left(facts, card + 1 << SHIFT, start)
    if end == start + 1:  # nearly always: there is nothing to weigh against each other
        return without_place(facts, start) if facts[start] & bit else facts
    found = facts[start:end]
    meant = [f for f in found if f & bit]
    if not meant:
        return facts
    union = 0
    for f in meant:
        union |= f & MASK
    rest = [f for f in found if not f & bit]
    rest += [fact(card, union)] * (len(meant) - 1)
    return (*facts[:start], *sorted(rest), *facts[end:])


def consume_white(facts: Row, owner: int) -> Row:
    """The facts without the one about the unknown white card of a leader."""
    at = bisect_left(facts, (WHITE + owner) << SHIFT)
    if at < len(facts) and facts[at] >> SHIFT == WHITE + owner:
        return without_place(facts, at)
    return facts


def passed(st: Position, giver: int, taker: int) -> None:
    """A hidden card went from one hand to another: for the others it may be any they knew of."""
    bit, new = 1 << giver, 1 << taker
    for viewer, facts in enumerate(st.known):
        if facts and viewer not in (giver, taker):
            st.known[viewer] = tuple(
                sorted((f | new) & ~(MASK << TAGS) if f & bit else f for f in facts)
            )


def all_passed(st: Position, givers: Iterable[int], step: int) -> None:
    """All of these leaders passed a hidden card on by `step` seats, at once."""
    moves = [(1 << s, (s + step) % st.seats) for s in givers]
    for viewer, facts in enumerate(st.known):
        out: list[int] = []
        for known in facts:
            seats, moved = known & MASK, False
            for bit, taker in moves:
                if known & bit:
                    moved = True
                    if taker != viewer:  # what comes to oneself is seen
                        seats |= 1 << taker
            # A card that may have moved is no longer one to a hand of its pack.
            out.append(known >> SHIFT << SHIFT | seats if moved else known)
        st.known[viewer] = tuple(sorted(out))


def hand_shown(st: Position, seat: int, viewers: Iterable[int]) -> None:
    """These viewers (the seats, or `st.seats` for everybody else) saw a whole hand."""
    bit = 1 << seat
    hand = st.hands[seat]
    for viewer in viewers:
        if viewer == seat:
            continue
        keep: list[int] = []
        for known in st.known[viewer]:
            card = known >> SHIFT
            if not known & bit:
                keep.append(known)
            elif card in hand or (card >= WHITE and holds_white(st, hand, card - WHITE)):
                continue  # it was one of these, or may have been: told exactly below
            elif known & MASK & ~bit:
                keep.append(known & ~bit)
        keep += [fact(card, bit) for card in hand]
        st.known[viewer] = tuple(sorted(keep))


def holds_white(st: Position, hand: Row, owner: int) -> bool:
    return any(owner_of(st, card) == owner for card in hand)


def owner_of(st: Position, card: int) -> int:
    """The seat whose leader a white card names, where that matters; else -1."""
    if not st.advanced or st.draft == KINGSMOOT:
        return -1
    leader = EDITIONS[st.edition].cards[card].leader
    return st.leader.index(leader) if leader in st.leader else -1
