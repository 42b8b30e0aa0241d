"""Cards that are looked at in decks, and the options of the cards that do so."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import NORMAL_FORM, in_order, opponents, pile
from weirwood.games.cardgame.menu import card_keys
from weirwood.games.cardgame.state import Table
from weirwood.games.cardgame.terms import (
    DECK,
    EVENT,
    PLAY,
    TYPES,
    ZONES,
)


def looked_at(st: Table, seat: int, n: int) -> list[int]:
    """The top n cards of a deck, topmost first."""
    return list(pile(st, seat, DECK)[: -n - 1 : -1]) if n else []


def looked_keys(st: Table, seat: int, whose: int, n: int) -> list[str]:
    return [key for key, _ in card_keys(st, seat, looked_at(st, whose, n), several=True)]


def put_on_bottom(st: Table, seat: int, whose: int, n: int, keys: tuple[str, ...]) -> None:
    """Of the top n cards, lay those named on the bottom: the first named ends up lowest."""
    named = dict(card_keys(st, seat, looked_at(st, whose, n), several=True))
    chosen = [named[key] for key in keys]
    rest = (c for c in pile(st, whose, DECK) if c not in chosen)
    st.cards.piles[whose * ZONES + DECK] = (*chosen, *rest)


def put_on_top(st: Table, seat: int, whose: int, n: int, keys: tuple[str, ...]) -> None:
    """Lay the top n cards back: the first named ends up on top."""
    named = dict(card_keys(st, seat, looked_at(st, whose, n), several=True))
    deck = pile(st, whose, DECK)
    top = (named[key] for key in reversed(keys))
    st.cards.piles[whose * ZONES + DECK] = (*deck[: len(deck) - n], *top)


def tickler_players(st: Table, seat: int) -> list[int]:
    others = opponents(st, seat)
    return [s for s in in_order(st) if s in others and pile(st, s, DECK)]


def tickler_copies(st: Table, n: int) -> list[int]:
    """Copies in play, by title, of the card just discarded."""
    title = st.cards.face[st.acts[n].picked[0]]
    return [
        c
        for seat in range(st.seats)
        for c in pile(st, seat, PLAY)
        if NORMAL_FORM[st.cards.face[c]] == title and k.TYPE[st.cards.face[c]] != EVENT
    ]


def cunning_cards(st: Table, n: int) -> list[int]:
    """Cards of the deck that are not of the type named, one of each title."""
    act = st.acts[n]
    kind = TYPES.index(act.named)
    found = [c for c in pile(st, act.seat, DECK) if k.TYPE[st.cards.face[c]] != kind]
    return sorted(found, key=lambda c: st.cards.face[c])
