"""Option keys: made once, read back by slicing."""

from collections.abc import Callable, Iterable
from typing import Any

from ..facts import AREA, AREAS, CARD, CARDS, HOUSE, HOUSES, TRACKS, UNIT_KINDS, UNITS
from ..state import Position

AREA_KEYS: tuple[str, ...] = tuple(f"area:{a}" for a in AREAS)
HOUSE_KEYS: tuple[str, ...] = tuple(f"house:{h}" for h in HOUSES)
TRACK_KEYS: tuple[str, ...] = tuple(f"track:{t}" for t in TRACKS)
CARD_KEYS: tuple[str, ...] = tuple(f"card:{c}" for c in CARDS)
NONE = "none"
END = "end"
Args = tuple[Any, ...]
Options = Callable[[Position, int, Args], list[str]]


def area_of(key: str) -> int:
    return AREA[key[5:]]


def house_of(key: str) -> int:
    return HOUSE[key[6:]]


def track_of(key: str) -> int:
    return TRACKS.index(key[6:])


def card_of(key: str) -> int:
    return CARD[key[5:]]


def unit_key(kind: int, at: int) -> str:
    return f"unit:{UNITS[kind]}:{AREAS[at]}"


def unit_of(key: str) -> tuple[int, int]:
    """Kind and area of a unit's key."""
    _, kind, at = key.split(":")
    return UNITS.index(kind), AREA[at]


def units_in(st: Position, areas: Iterable[int]) -> list[str]:
    """A key for each kind of standing unit in each of these areas."""
    return [
        unit_key(kind, at)
        for at in areas
        for kind in range(UNIT_KINDS)
        if st.unit[at * UNIT_KINDS + kind]
    ]


def area_keys(areas: Iterable[int]) -> list[str]:
    return [AREA_KEYS[a] for a in areas]


def fixed(*keys: str) -> Options:
    """The same options whatever the position."""
    found = list(keys)

    def give(st: Position, seat: int, args: Args) -> list[str]:
        return found

    return give
