"""Order tokens that lie on the board: whose they are, and when they leave it."""

from ..facts import ORDER_TYPES, SIZE, TYPE
from ..state import Position

# Tokens of one type stand next to each other: the first and the last of each.
FIRST: tuple[int, ...] = tuple(TYPE.index(kind) for kind in range(len(ORDER_TYPES)))
LAST: tuple[int, ...] = tuple(
    TYPE.index(kind) + TYPE.count(kind) - 1 for kind in range(len(ORDER_TYPES))
)


def all_of_type(st: Position, kind: int) -> list[int]:
    """The areas with orders of a type, whoever's."""
    placed = st.order
    found = []
    for order in range(FIRST[kind], LAST[kind] + 1):
        area = -1
        for _ in range(placed.count(order)):
            area = placed.index(order, area + 1)
            found.append(area)
    found.sort()
    return found


def of_type(st: Position, house: int, kind: int) -> list[int]:
    """The areas with a house's orders of a type."""
    owner = st.order_of
    return [area for area in all_of_type(st, kind) if owner[area] == house]


def holders(st: Position, kind: int) -> int:
    """The houses that have orders of a type on the board, as bits."""
    bits = 0
    for area in all_of_type(st, kind):
        bits |= 1 << st.order_of[area]
    return bits


def remove(st: Position, area: int) -> None:
    st.order[area] = -1
    st.order_of[area] = -1


def remove_orphans(st: Position) -> None:
    """Orders without units of their house leave the board (ruling 96)."""
    who, owner = st.who, st.order_of
    for area in range(SIZE):
        if owner[area] >= 0 and who[area] != owner[area]:
            remove(st, area)


def lap(st: Position) -> range:
    """The slots of the turn order for one lap; only a scenario begins in the middle of one."""
    first, st.lap = st.lap, 0
    return range(first, st.seats)
