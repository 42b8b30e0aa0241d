"""More than two players: what is said is said to all, and the others go on when one is out.

Ledger: `melee`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.kernel import tell

from ..facts.terms import DISCARD, REMOVED, REVEALED
from ..state import NOTHING, Position, changed
from .attachments import attachments
from .duplicates import duplicates
from .leaving import leave_play, strip, without_host
from .winning import last_one
from .zones import after, free, in_play, move, zone_of


def talk(seats: int, settings: Mapping[str, Any], seat: int) -> list[int]:
    """Rule melee.talk: what is said is said to the whole table."""
    return []


def eliminate(st: Position, seat: int) -> None:
    """The seat leaves the game with everything it owns (rules winning.deck, melee.eliminated)."""
    tell(st, "game.eliminated", seat=seat)
    st.out = (*st.out, seat)
    left = [s for s in range(st.seats) if s not in st.out]
    if len(left) == 1:
        last_one(st, left[0])
    # the last one standing has won already: only a game that goes on is tidied up
    clear_seat(st, seat)
    if st.first == seat:
        st.first = after(st, seat)
        tell(st, "first.named", seat=st.first)


def clear_seat(st: Position, seat: int) -> None:
    for card in range(len(st.owner)):
        if st.owner[card] == seat:
            take_away(st, card)
        # what somebody else lent goes to the pile of its owner
        elif st.ctrl[card] == seat and in_play(st, card):
            leave_play(st, card, DISCARD)
    st.gold[seat] = 0
    st.title[seat] = NOTHING
    st.plot[seat] = NOTHING
    st.agenda = changed(st.agenda, seat, NOTHING)
    st.mods = [m for m in st.mods if m.seat != seat]
    st.delays = [d for d in st.delays if d.seat != seat]


def take_away(st: Position, card: int) -> None:
    """Remove a card of an eliminated player from wherever it lies."""
    seat = st.owner[card]
    if in_play(st, card):
        for a in attachments(st, card):
            if st.owner[a] != seat:
                host_gone(st, a)
        for d in duplicates(st, card):
            free(st, d)
        strip(st, card)
    elif zone_of(st, card) == REVEALED:
        strip(st, card)  # what the plot said holds no longer
    free(st, card)
    if zone_of(st, card) != REMOVED:
        move(st, card, seat, REMOVED)


def host_gone(st: Position, card: int) -> None:
    """An attachment of somebody else on a card that leaves the game goes back or is discarded."""
    leave_play(st, card, without_host(st, card))


def void(st: Position) -> bool:
    """One side has been eliminated: nothing more comes of the challenge."""
    return st.attacker in st.out or st.defender in st.out


def decided(st: Position) -> bool:
    """Somebody won who is still there, and keeps what needs no loser (rule melee.winner_keeps)."""
    return st.winner >= 0 and st.winner not in st.out
