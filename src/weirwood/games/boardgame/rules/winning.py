"""Winning at once, and after the last round. Ledger: `winning`."""

from typing import NoReturn

from weirwood.kernel import finish, tell

from ..facts import CASTLES_TO_WIN, HOUSES, THRONE
from ..state import Position
from .control import castles, castles_at_most, lands, strongholds
from .tracks import place, turn_order


def check(st: Position) -> None:
    """The game ends at once when anybody controls the seventh castle or stronghold."""
    house = seven(st)
    if house >= 0:
        win_by_castles(st, house)


def seven(st: Position) -> int:
    """A house with its seventh castle or stronghold, or -1."""
    for house in turn_order(st):
        if castles_at_most(st, house) >= CASTLES_TO_WIN <= castles(st, house):
            return house
    return -1


def check_house(st: Position, house: int) -> None:
    """The same for one house, while an area it has just left still waits for its token."""
    if castles_at_most(st, house) >= CASTLES_TO_WIN <= castles(st, house):
        win_by_castles(st, house)


def win_by_castles(st: Position, house: int) -> NoReturn:
    tell(st, "winning.seven", house=HOUSES[house])
    end(st, [house, *(h for h in ranking(st) if h != house)])


def last_round(st: Position) -> NoReturn:
    order = ranking(st)
    tell(st, "winning.last_round", house=HOUSES[order[0]], castles=castles(st, order[0]))
    end(st, order)


def ranking(st: Position) -> list[int]:
    """Houses from first to last; the place on the throne track leaves no tie."""
    return sorted(range(len(st.seat)), key=lambda h: merits(st, h), reverse=True)


def merits(st: Position, house: int) -> tuple[int, ...]:
    """What decides the last round: castles, then the tie-breaks of the rulebook or of the FAQ."""
    throne = -place(st, THRONE, house)
    if st.faq_tie_break:
        return (castles(st, house), lands(st, house), st.supply[house], throne)
    return (
        castles(st, house),
        strongholds(st, house),
        st.supply[house],
        st.power[house],
        throne,
    )


def end(st: Position, houses: list[int]) -> NoReturn:
    scores = [castles(st, st.house[seat]) for seat in range(st.seats)]
    finish(st, [[st.seat[h]] for h in houses], scores)
