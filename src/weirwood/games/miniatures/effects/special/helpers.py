"""What several special effects do: choose a unit, find a card, spread wounds restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, choose, procedure, secrets, tell, tell_some

from ... import facts
from ...rules.keys import number
from ...rules.orders import aim
from ...rules.tactics import deck, discards, face, hand, reshuffle, seat_of, take
from ...rules.units import is_wall, on_table
from ...rules.wounds import restore
from ...state import NOBODY, ON, Position

if TYPE_CHECKING:
    from ...rules.contexts import Row
    from ...state import Record


def record(st: Position) -> Record:
    """The effect that is running."""
    return st.windows[-1]


def event(st: Position) -> Row:
    """The event that it answers."""
    row: Row = st.stack[st.windows[-1]["depth"]]
    return row


@procedure
def unit_of(st: Position, seat: int, found: tuple[int, ...], optional: bool) -> Flow[int]:
    """One of these units, chosen by a seat; it may answer. NOBODY if none is."""
    if not found:
        return NOBODY
    u = found[0]
    if len(found) > 1 or optional:
        key = yield from choose(st, "effects.target", seat, record(st)["source"], found, optional)
        if key == "none":
            return NOBODY
        u = number(key)
    goes_on = yield from aim(st, u, record(st)["seat"], record(st)["kind"])
    if not goes_on:
        record(st)["off"] = True
        return NOBODY
    return u


@procedure
def zones_choice(st: Position, found: tuple[int, ...]) -> Flow[int]:
    """The unit that a claimed zone chooses where a card has changed its effect; NOBODY if none.

    The claim notes it, and it may answer as any target of a zone, or be exchanged for another.
    """
    seat = record(st)["seat"]
    key = yield from choose(st, "effects.target", seat, record(st)["source"], found, True)
    if key == "none":
        return NOBODY
    event(st)["target"] = number(key)
    goes_on = yield from aim(st, number(key), seat, "zone")
    u = int(event(st)["target"])
    return u if goes_on and st.where[u] == ON else NOBODY


def at_wealth(st: Position) -> tuple[int, ...]:
    """Whom the Wealth zone may restore: any unit, but no wall."""
    return tuple(u for u in on_table(st) if not is_wall(st, u))


@procedure
def spread(st: Position, found: tuple[int, ...], total: int) -> Flow[None]:
    """Restore so many wounds among these units, one by one as the player likes."""
    left = total
    while left > 0:
        hurt = tuple(u for u in found if st.health[u] < st.full[u])
        if not hurt:
            return
        key = yield from choose(
            st, "effects.target", record(st)["seat"], record(st)["source"], hurt, True
        )
        if key == "none":
            return
        restore(st, number(key), 1)
        left -= 1


@procedure
def card_from(st: Position, seat: int, found: tuple[int, ...]) -> Flow[int]:
    """One of these cards, as the seat knows them; NOBODY if it takes none."""
    if not found:
        return NOBODY
    key = yield from choose(st, "effects.search", seat, record(st)["source"], found)
    return NOBODY if key == "none" else number(key)


def into_hand(st: Position, card: int, *, known: bool) -> None:
    """Take a card into its owner's hand; everybody knows one that was named or lay open."""
    seat = seat_of(st, card)
    take(st, card)
    if known:
        secrets.reveal(st, st.cards, card)
        tell(st, "card.taken", seat=seat, card=face(st, card))
    else:
        tell_some(st, (seat,), "card.taken", {"card": face(st, card)}, seat=seat)


def looked_through(st: Position, seat: int) -> tuple[int, ...]:
    """The seat looks at its whole deck; cards of one name stand there once."""
    found: dict[str, int] = {}
    for card in deck(st, seat):
        secrets.peek(st, st.cards, card, seat)
        found.setdefault(face(st, card), card)
    return tuple(found[name] for name in sorted(found))


def thrown(st: Position, seat: int) -> list[int]:
    """The tactics cards in a seat's discard pile, where missions and siege cards lie too."""
    return sorted(c for c in discards(st, seat) if face(st, c) in facts.CARDS)


def named_card(st: Position, seat: int, name: str) -> int:
    """A card of this name in the seat's deck, or else in its discard pile."""
    for pile in (deck(st, seat), discards(st, seat)):
        for card in pile:
            if face(st, card) == name:
                return card
    return NOBODY


def shuffle_deck(st: Position, seat: int) -> None:
    reshuffle(st, seat)


def hand_size(st: Position, seat: int) -> int:
    return len(hand(st, seat))
