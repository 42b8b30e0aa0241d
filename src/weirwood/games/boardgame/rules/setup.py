"""Giving out the houses and setting up the board. Ledger: `setup`."""

from weirwood.kernel import Flow, Kind, choose, permutation, procedure, tell

from ..facts import (
    DECKS,
    GARRISON,
    HOME,
    HOUSES,
    LANNISTER,
    NEUTRAL,
    PORT_AT,
    START_POWER,
    START_SUPPLY,
    START_UNITS,
    WILDLINGS,
)
from ..state import Position, changed
from .keys import HOUSE_KEYS, Args, house_of
from .units import put


@procedure
def houses(st: Position) -> Flow[None]:
    """Houses are fixed by seat, dealt, or chosen one after another (setup.choosing)."""
    if st.houses == "random":
        dealt = permutation(st, "houses", st.seats)
        for seat in range(st.seats):
            take_house(st, seat, dealt[seat])
        return
    if st.houses not in ("chosen", "drafted"):
        for seat in range(st.seats):
            take_house(st, seat, fixed_house(st, seat))
        return
    st.draft = tuple(range(st.seats))
    if st.houses == "drafted":
        st.draft = tuple(permutation(st, "draft", st.seats))
        tell(st, "setup.draft", seats=list(st.draft))
    for turn in range(st.seats):
        seat = st.draft[turn]
        if turn == st.seats - 1:
            take_house(st, seat, st.seat.index(-1))
        else:
            key = yield from choose(st, "setup.house", seat)
            take_house(st, seat, house_of(key))


def fixed_house(st: Position, seat: int) -> int:
    """By seat, unless the table has named the houses, one for each seat."""
    return seat if st.houses == "fixed" else HOUSES.index(st.houses.split(",")[seat])


def take_house(st: Position, seat: int, house: int) -> None:
    st.house[seat] = house
    st.seat[house] = seat
    tell(st, "setup.house", seat=seat, house=HOUSES[house])


def set_up(st: Position) -> None:
    """Steps 2 to 11 of the setup, once everybody has a house."""
    n = len(st.seat)
    st.wildlings = permutation(st, "wildlings", len(WILDLINGS))
    for deck in range(3):
        shuffle_deck(st, deck)
    st.supply = list(START_SUPPLY[:n])
    st.power = list(START_POWER[:n])
    place_pieces(st)
    tell(st, "setup.ready", houses=[HOUSES[h] for h in range(n)])


def place_pieces(st: Position) -> None:
    """Neutral forces, garrisons and the units that every house begins with (setup.units)."""
    st.neutral = NEUTRAL[len(st.seat)]
    for house in range(len(st.seat)):
        st.garrison = changed(st.garrison, HOME[house], GARRISON[house])
        for area, kind, number in START_UNITS[house]:
            if house == LANNISTER and area == PORT_AT[HOME[LANNISTER]] and not st.port_ship:
                continue
            put(st, house, area, kind, number)


def shuffle_deck(st: Position, deck: int) -> None:
    """All ten cards of a Westeros deck are shuffled together."""
    cards = DECKS[deck]
    order = permutation(st, f"westeros.{deck + 1}", len(cards))
    start = deck * len(cards)
    st.westeros[start : start + len(cards)] = [cards[i] for i in order]
    st.drawn[deck] = 0


def house_options(st: Position, seat: int, args: Args) -> list[str]:
    return [HOUSE_KEYS[h] for h, holder in enumerate(st.seat) if holder < 0]


KINDS = (Kind("setup.house", "setup.choosing", house_options),)
