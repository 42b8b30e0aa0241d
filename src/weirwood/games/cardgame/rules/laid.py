"""What is printed on the cards in play, read once for each pile and not once for each question.

A pile is a tuple, made anew whenever a card comes or goes, and a card is turned into another one
only out of play. So what is printed there holds for as long as that tuple lies there. Who controls
a card, whether it is blank or kneels is not print: it is asked anew.
"""

from __future__ import annotations

from .. import facts as k
from ..facts.columns import Ability
from ..facts.terms import ACTION, HAPPENINGS, PHASES, PLAY, ZONES
from ..state import Position

WIDTH = len(HAPPENINGS)
# What a card waits for at all moments, as one mask: those of a moment from this bit on.
SHIFT = tuple(moment * WIDTH for moment in range(ACTION))
WAITS = tuple(
    sum(k.LISTENS[moment][f] << SHIFT[moment] for moment in range(ACTION))
    for f in range(len(k.FACES))
)
ACTIONS = tuple(tuple(a for a in f.abilities if a.moment == ACTION) for f in k.FACES)


Actions = tuple[tuple[int, Ability], ...]
"""Actions, each with the card it stands on."""


class Laid:
    """The cards that one seat has in play."""

    __slots__ = ("actions", "found", "in_time", "pile", "print", "waiting", "waits")

    def __init__(self, pile: tuple[int, ...], face: list[int]) -> None:
        self.pile = pile
        self.print = [face[c] for c in pile]
        self.found: dict[bytes, tuple[int, ...]] = {}
        self.actions: Actions = tuple([(c, a) for c in pile for a in ACTIONS[face[c]]])
        self.in_time: list[Actions | None] = [None] * (2 * len(PHASES))
        self.waiting = tuple([c for c in pile if WAITS[face[c]]])
        self.waits = 0
        for c in self.waiting:
            self.waits |= WAITS[face[c]]

    def like(self, which: bytes) -> tuple[int, ...]:
        """Those that are printed so: a table with a byte for each face."""
        found = self.found.get(which)
        if found is None:
            rows = zip(self.pile, self.print, strict=True)
            found = self.found[which] = tuple([c for c, f in rows if which[f]])
        return found


class Table:
    """The cards that all seats have in play."""

    __slots__ = ("found", "seats", "waits")

    def __init__(self, seats: list[Laid]) -> None:
        self.seats = seats
        self.found: dict[bytes, tuple[int, ...]] = {}
        self.waits = 0
        for own in seats:
            self.waits |= own.waits

    def has(self, face: int) -> bool:
        """Is such a card in play?"""
        for own in self.seats:  # noqa: SIM110 - asked for every unique card in hand
            if face in own.print:
                return True
        return False

    def like(self, which: bytes) -> tuple[int, ...]:
        """Those that are printed so, by controller."""
        found = self.found.get(which)
        if found is None:
            found = self.found[which] = tuple([c for own in self.seats for c in own.like(which)])
        return found


def table(st: Position) -> Table:
    """What everybody has in play."""
    found = st.laid
    return found if isinstance(found, Table) else look(st)


def look(st: Position) -> Table:
    """Look at all piles: those that lie there as they lay before are known."""
    before = st.laid_before
    known = before.seats if isinstance(before, Table) else []
    seats: list[Laid] = []
    for seat, pile in enumerate(st.cards.piles[PLAY::ZONES]):
        if seat < len(known) and known[seat].pile is pile:
            seats.append(known[seat])
        else:
            seats.append(Laid(pile, st.cards.face))
    found = Table(seats)
    st.remember(found, None)
    return found


def laid(st: Position, seat: int) -> Laid:
    """What one seat has in play."""
    return table(st).seats[seat]
