"""Power, fifteen of it, empty decks, and the end (chapter winning)."""

from __future__ import annotations

from typing import NoReturn

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import (
    after,
    attachments,
    code,
    duplicates,
    free,
    in_play,
    leave_play,
    move,
    pile,
    strip,
    total_power,
    zone_of,
)
from weirwood.games.cardgame.state import NOBODY, NOTHING, Cond, Table, changed
from weirwood.games.cardgame.terms import (
    DECK,
    DISCARD,
    HAND,
    REMOVED,
    REVEALED,
    TERMINAL,
    WIN,
)
from weirwood.kernel import finish, tell


def gain_power(st: Table, card: int, n: int) -> None:
    """Power gained by a faction card or a character; fifteen end the game at once."""
    if n <= 0:
        return
    st.power = changed(st.power, card, st.power[card] + n)
    st.conds.append(Cond("power_gained", card, st.ctrl[card], n=n))
    if card in st.home:
        tell(st, "power.gained", seat=st.ctrl[card], n=n)
    else:
        tell(st, "power.gained_on", seat=st.ctrl[card], card=code(st, card), n=n)
    check_power(st)


def move_power(st: Table, source: int, to: int, n: int) -> int:
    """Power moved from one card to another: moved, not gained (rule winning.moved)."""
    n = min(n, st.power[source])
    if n > 0:
        st.power = changed(st.power, source, st.power[source] - n)
        st.power = changed(st.power, to, st.power[to] + n)
        tell(st, "power.moved", seat=st.ctrl[to], other_seat=st.ctrl[source], n=n)
        check_power(st)
    return n


def winners(st: Table) -> list[int]:
    return [s for s in range(st.seats) if s not in st.out and total_power(st, s) >= WIN]


def check_power(st: Table) -> None:
    """One player at fifteen wins now. Several at once: the first player names the winner."""
    found = winners(st)
    if len(found) == 1:
        win(st, found[0])
    st.tied = int(len(found) > 1)


def ranking(st: Table, winner: int) -> list[list[int]]:
    """The winner, then by power, then those eliminated, the last to fall first."""
    rest: dict[int, list[int]] = {}
    for s in range(st.seats):
        if s != winner and s not in st.out:
            rest.setdefault(total_power(st, s), []).append(s)
    places = [rest[p] for p in sorted(rest, reverse=True)]
    first = [[winner]] if winner >= 0 else []
    return [*first, *places, *([s] for s in reversed(st.out) if s != winner)]


def scores(st: Table) -> list[int]:
    return [total_power(st, s) for s in range(st.seats)]


def win(st: Table, seat: int) -> NoReturn:
    points = scores(st)
    tell(st, "game.won", seat=seat, n=points[seat])
    finish(st, ranking(st, seat), points)


def empty_decks(st: Table) -> list[int]:
    return [s for s in range(st.seats) if s not in st.out and not pile(st, s, DECK)]


def most_power_wins(st: Table) -> NoReturn:
    """The introductory game: a deck has run out, and power decides (rule winning.introductory)."""
    tell(st, "game.decked", seat=empty_decks(st)[0])
    finish(st, ranking(st, NOBODY), scores(st))


def eliminate(st: Table, seat: int) -> None:
    """The seat leaves the game with everything it owns (rules winning.deck, melee.eliminated)."""
    tell(st, "game.eliminated", seat=seat)
    st.out = (*st.out, seat)
    left = [s for s in range(st.seats) if s not in st.out]
    if len(left) == 1:
        win(st, left[0])
    clear_seat(st, seat)
    if st.first == seat:
        st.first = after(st, seat)
        tell(st, "first.named", seat=st.first)


def clear_seat(st: Table, seat: int) -> None:
    for card in range(len(st.owner)):
        if st.owner[card] == seat:
            take_away(st, card)
        elif st.ctrl[card] == seat and in_play(st, card):
            leave_play(st, card, DISCARD)
    st.gold[seat] = 0
    st.title[seat] = NOTHING
    st.plot[seat] = NOTHING
    st.agenda = changed(st.agenda, seat, NOTHING)
    st.mods = [m for m in st.mods if m.seat != seat]
    st.delays = [d for d in st.delays if d.seat != seat]


def take_away(st: Table, card: int) -> None:
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


def host_gone(st: Table, card: int) -> None:
    """An attachment of somebody else on a card that leaves the game goes back or is discarded."""
    terminal = k.KEYWORDS[st.cards.face[card]] & TERMINAL
    leave_play(st, card, DISCARD if terminal else HAND)
