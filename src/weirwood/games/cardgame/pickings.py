"""What may be picked, named and found while an effect resolves: the options of those questions."""

from __future__ import annotations

from weirwood.games.cardgame.board import in_order, opponents, pile
from weirwood.games.cardgame.effects import step_of
from weirwood.games.cardgame.state import Table
from weirwood.games.cardgame.terms import DECK, ICONS
from weirwood.games.cardgame.values import candidates


def pickable(st: Table, n: int, i: int) -> list[int]:
    """The cards that may be picked."""
    act, step = st.acts[n], step_of(st, n, i)
    if step.from_target:
        return list(act.cards)
    assert step.which is not None
    return candidates(st, step.which, act.seat, act.source, act.player)


def pick_players(st: Table, n: int, i: int) -> list[int]:
    act, step = st.acts[n], step_of(st, n, i)
    others = opponents(st, act.seat)
    return [s for s in in_order(st) if s in others and st.power[st.home[s]] >= step.least_power]


def named_words(st: Table, n: int, i: int) -> list[str]:
    """Challenge types, icons, or the words of the card."""
    step = step_of(st, n, i)
    if step.word == "reward":
        return [f"reward:{x}" for x in step.among]
    return [f"icon:{x}" for x in ICONS]


def searched(st: Table, n: int, i: int) -> list[int]:
    """The top of the deck, topmost first."""
    act, step = st.acts[n], step_of(st, n, i)
    deck = pile(st, act.seat, DECK)
    return list(deck[: -step.n.n - 1 : -1])


def takable(st: Table, n: int, i: int) -> list[int]:
    """Those of the searched cards that may be taken."""
    step = step_of(st, n, i)
    assert step.which is not None
    return [c for c in searched(st, n, i) if step.which.table[st.cards.face[c]]]
