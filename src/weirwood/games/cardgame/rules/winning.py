"""Power, fifteen of it, and the end.

Ledger: `winning`.
"""

from __future__ import annotations

from typing import NoReturn

from weirwood.kernel import finish, tell

from ..facts.terms import DECK, PLAY, WIN, ZONES
from ..state import NOBODY, Cond, Position, changed
from .zones import code, pile


def total_power(st: Position, seat: int) -> int:
    power = st.power
    total = power[st.home[seat]]
    for c in st.cards.piles[seat * ZONES + PLAY]:
        total += power[c]
    return total


def gain_power(st: Position, card: int, n: int) -> None:
    """Power gained by a faction card or a character; fifteen end the game at once."""
    if n <= 0:
        return
    st.power = changed(st.power, card, st.power[card] + n)
    st.conds.append(Cond("power_gained", card, st.ctrl[card], n=n))
    if card in st.home:
        tell(st, "power.gained", seat=st.ctrl[card], n=n)
    else:
        tell(st, "power.gained_on", seat=st.ctrl[card], card=code(st, card), n=n)
    # the game ends in the middle of whatever gave the power: nothing can answer it
    check_power(st)


def move_power(st: Position, source: int, to: int, n: int) -> int:
    """Power moved from one card to another: moved, not gained (rule winning.moved)."""
    n = min(n, st.power[source])
    if n > 0:
        st.power = changed(st.power, source, st.power[source] - n)
        st.power = changed(st.power, to, st.power[to] + n)
        tell(st, "power.moved", seat=st.ctrl[to], other_seat=st.ctrl[source], n=n)
        check_power(st)
    return n


def check_power(st: Position) -> None:
    """One player at fifteen wins now. Several at once: the first player names the winner."""
    found = winners(st)
    if len(found) == 1:
        win(st, found[0])
    st.tied = int(len(found) > 1)


def winners(st: Position) -> list[int]:
    return [s for s in range(st.seats) if s not in st.out and total_power(st, s) >= WIN]


def win(st: Position, seat: int) -> NoReturn:
    points = scores(st)
    tell(st, "game.won", seat=seat, n=points[seat])
    finish(st, ranking(st, seat), points)


def last_one(st: Position, seat: int) -> NoReturn:
    """All others are out: that wins, whatever power there is (rule winning.deck)."""
    tell(st, "game.last", seat=seat)
    finish(st, ranking(st, seat), scores(st))


def empty_decks(st: Position) -> list[int]:
    return [s for s in range(st.seats) if s not in st.out and not pile(st, s, DECK)]


def most_power_wins(st: Position) -> NoReturn:
    """The introductory game: a deck has run out, and power decides (rule winning.introductory)."""
    tell(st, "game.decked", seat=empty_decks(st)[0])
    finish(st, ranking(st, NOBODY), scores(st))


def ranking(st: Position, winner: int) -> list[list[int]]:
    """The winner, then by power, then those eliminated, the last to fall first."""
    # equal power shares a place; those who fell earlier stand behind those who fell later
    rest: dict[int, list[int]] = {}
    for s in range(st.seats):
        if s != winner and s not in st.out:
            rest.setdefault(total_power(st, s), []).append(s)
    places = [rest[p] for p in sorted(rest, reverse=True)]
    first = [[winner]] if winner >= 0 else []
    return [*first, *places, *([s] for s in reversed(st.out) if s != winner)]


def scores(st: Position) -> list[int]:
    return [total_power(st, s) for s in range(st.seats)]
