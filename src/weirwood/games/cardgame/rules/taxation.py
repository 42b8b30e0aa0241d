"""The taxation phase.

Ledger: `taxation`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, pick, procedure, tell

from ..facts.terms import HAND
from ..state import NOBODY, Position
from .keys import card_keys, counted, hand_keys
from .plot import reserve_value
from .titles import return_titles
from .windows import action_window
from .zones import code, in_order, pile, put_aside


@procedure
def taxation_phase(st: Position) -> Flow[None]:
    """Gold goes back, hands shrink to the reserve, titles return (chapter taxation)."""
    return_gold(st)
    for seat in tuple(in_order(st)):
        over = excess(st, seat)
        if over > 0:
            keys = yield from pick(st, "taxation.reserve", seat, least=over, most=over)
            discard_to_reserve(st, seat, keys)
    # after the reserve, to which a title may add
    return_titles(st)
    yield from action_window(st, NOBODY)


def return_gold(st: Position) -> None:
    for seat in in_order(st):
        if st.gold[seat]:
            tell(st, "gold.returned", seat=seat, n=st.gold[seat])
            st.gold[seat] = 0


def excess(st: Position, seat: int) -> int:
    return len(pile(st, seat, HAND)) - reserve_value(st, seat)


def discard_to_reserve(st: Position, seat: int, keys: tuple[str, ...]) -> None:
    named = dict(card_keys(st, seat, pile(st, seat, HAND), several=True))
    for card in [named[key] for key in keys]:
        put_aside(st, card)
        tell(st, "card.discarded_hand", seat=seat, card=code(st, card))


KINDS = (
    Kind(
        "taxation.reserve",
        "taxation.reserve",
        keys=hand_keys,
        count=counted("taxation.reserve"),
    ),
)
