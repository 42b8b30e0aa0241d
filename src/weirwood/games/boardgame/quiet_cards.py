"""House cards whose text asks nothing (chapter house_cards)."""

from collections.abc import Callable

from weirwood.kernel import tell

from .board import gain
from .content import CARDS, FULL_HAND, HOUSES, TIMING
from .state import Position
from .strength import fighter

TYWIN_PRIZE = 2


def tywin_lannister(st: Position, side: int) -> None:
    """Two power for a victory (house_cards.tywin)."""
    if st.winner == side:
        got = gain(st, fighter(st, side), TYWIN_PRIZE)
        tell(st, "cards.tywin", house=HOUSES[fighter(st, side)], power=got)


def roose_bolton(st: Position, side: int) -> None:
    """A defeat brings every discarded card back, his own too (house_cards.roose)."""
    if st.winner != side:
        st.hand[fighter(st, side)] = FULL_HAND
        st.card[side] = -1
        tell(st, "cards.roose", house=HOUSES[fighter(st, side)])


QUIET: dict[str, Callable[[Position, int], None]] = {
    "tywin_lannister": tywin_lannister,
    "roose_bolton": roose_bolton,
}


def due(st: Position, side: int, timing: str) -> str:
    """The procedure of a card whose moment has come; a quiet text is carried out here, for ""."""
    card = st.card[side]
    if card < 0 or TIMING[card] != timing:
        return ""
    name = CARDS[card]
    if name in QUIET:
        QUIET[name](st, side)
        return ""
    return f"boardgame.house_cards.{name}"
