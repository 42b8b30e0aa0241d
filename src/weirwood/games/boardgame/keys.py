"""Option keys: made once, read back by slicing."""

from .content import AREA, AREAS, CARD, CARDS, HOUSE, HOUSES, KINDS, TRACKS, UNITS
from .state import Position

AREA_KEYS: tuple[str, ...] = tuple(f"area:{a}" for a in AREAS)
HOUSE_KEYS: tuple[str, ...] = tuple(f"house:{h}" for h in HOUSES)
TRACK_KEYS: tuple[str, ...] = tuple(f"track:{t}" for t in TRACKS)
CARD_KEYS: tuple[str, ...] = tuple(f"card:{c}" for c in CARDS)
NONE = "none"
END = "end"


def area(key: str) -> int:
    return AREA[key[5:]]


def house(key: str) -> int:
    return HOUSE[key[6:]]


def track(key: str) -> int:
    return TRACKS.index(key[6:])


def card(key: str) -> int:
    return CARD[key[5:]]


def unit_key(kind: int, at: int) -> str:
    return f"unit:{UNITS[kind]}:{AREAS[at]}"


def unit(key: str) -> tuple[int, int]:
    """Kind and area of a unit's key."""
    _, kind, at = key.split(":")
    return UNITS.index(kind), AREA[at]


def units_in(st: Position, areas: list[int]) -> list[str]:
    """A key for each kind of standing unit in each of these areas."""
    return [
        unit_key(kind, at) for at in areas for kind in range(KINDS) if st.unit[at * KINDS + kind]
    ]
