"""Orders: which may be placed, raided and resolved (chapters planning, raids, consolidate)."""

from functools import lru_cache

from .armies import own_areas
from .board import blockaded
from .content import (
    BANS,
    CASTLE,
    CONSOLIDATE,
    CROWNS,
    DEFENSE,
    LANDS,
    MARCH_PLUS_ONE,
    ORDER_TYPES,
    ORDERS,
    RAID,
    RAIDABLE,
    SEAS_END,
    SIZE,
    SPECIAL,
    SUPPORT,
    TOKENS,
    TYPE,
)
from .state import Position
from .tracks import stars, stars_used

NO_ORDER = "none"
BANNED_TYPE = {
    "no_defense": DEFENSE,
    "no_raid": RAID,
    "no_consolidate": CONSOLIDATE,
    "no_support": SUPPORT,
}


def banned(bans: int, order: int) -> bool:
    """Whether a Westeros card forbids an order this round."""
    if not bans:
        return False
    for i, ban in enumerate(BANS):
        if bans >> i & 1 and (
            order == MARCH_PLUS_ONE if i == 0 else TYPE[order] == BANNED_TYPE[ban]
        ):
            return True
    return False


# By set of bans: the orders that may be placed, and how many plain and special tokens they are.
ALLOWED: tuple[tuple[int, ...], ...] = tuple(
    tuple(order for order in range(len(ORDERS)) if not banned(bans, order))
    for bans in range(1 << len(BANS))
)
PLAIN: tuple[int, ...] = tuple(sum(TOKENS[o] for o in row if not SPECIAL[o]) for row in ALLOWED)
STARRED: tuple[int, ...] = tuple(sum(TOKENS[o] for o in row if SPECIAL[o]) for row in ALLOWED)
# Tokens of one type stand next to each other: the first and the last of each.
FIRST: tuple[int, ...] = tuple(TYPE.index(kind) for kind in range(len(ORDER_TYPES)))
LAST: tuple[int, ...] = tuple(
    TYPE.index(kind) + TYPE.count(kind) - 1 for kind in range(len(ORDER_TYPES))
)


def to_fill(st: Position, house: int) -> list[int]:
    """The areas that want an order: those with at least one own unit, seas and ports included."""
    return own_areas(st, house)


def capacity(st: Position, house: int) -> int:
    """How many tokens a house may place at most."""
    return PLAIN[st.bans] + min(STARRED[st.bans], stars(st, house))


def short_of_orders(st: Position, house: int) -> bool:
    return st.who.count(house) > capacity(st, house)


# Tokens laid are counted in one number, two bits for each kind; empty areas count above them.
LAID: dict[str, int] = {
    **{name: 1 << 2 * order for order, name in enumerate(ORDERS)},
    NO_ORDER: 1 << 2 * len(ORDERS),
}


def next_orders(st: Position, house: int, so_far: tuple[tuple[str, str], ...]) -> list[str]:
    """What the next area may get: unused tokens, stars permitting, and nothing if tokens run out.

    A house short of orders must place every token it may, so it leaves only the surplus empty.
    """
    star = stars(st, house)
    surplus = st.who.count(house) - PLAIN[st.bans] - min(STARRED[st.bans], star)
    laid = sum([LAID[token] for _, token in so_far])
    return list(tokens_left(st.bans, star, max(0, surplus), laid))


@lru_cache(maxsize=1 << 16)
def tokens_left(bans: int, star: int, surplus: int, laid: int) -> tuple[str, ...]:
    """The same from the bare numbers, remembered: planning asks it at every area."""
    used = [laid >> 2 * order & 3 for order in range(len(ORDERS))]
    star -= sum(n for n, special in zip(used, SPECIAL, strict=True) if special)
    found = [
        ORDERS[order]
        for order in ALLOWED[bans]
        if used[order] < TOKENS[order] and (star > 0 or not SPECIAL[order])
    ]
    if surplus > laid >> 2 * len(ORDERS):
        found.append(NO_ORDER)
    return tuple(found)


def place_orders(st: Position, house: int, pairs: tuple[tuple[int, int], ...]) -> None:
    for area, order in pairs:
        if order >= 0:
            st.order[area] = order
            st.order_of[area] = house


def hidden_tokens(st: Position, house: int) -> list[int]:
    """How many tokens of each order a house has not placed."""
    left = list(TOKENS)
    for order, owner in zip(st.order, st.order_of, strict=True):
        if owner == house:
            left[order] -= 1
    return left


def unused(st: Position, house: int, area: int) -> list[int]:
    """The tokens that may replace the order of an area: unused, within stars and restrictions."""
    left = hidden_tokens(st, house)
    star = stars(st, house) - stars_used(st, house)
    if SPECIAL[st.order[area]]:
        star += 1
    return [
        order
        for order in ALLOWED[st.bans]
        if left[order] > 0 and order != st.order[area] and (star > 0 or not SPECIAL[order])
    ]


def replaceable(st: Position, house: int) -> list[int]:
    """Areas whose order could be another. With two plain ones to spare, that is all of them."""
    areas = [a for a, owner in enumerate(st.order_of) if owner == house]
    left = hidden_tokens(st, house)
    if sum(1 for order in ALLOWED[st.bans] if left[order] and not SPECIAL[order]) > 1:
        return areas
    return [a for a in areas if unused(st, house, a)]


def remove(st: Position, area: int) -> None:
    st.order[area] = -1
    st.order_of[area] = -1


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


def remove_orphans(st: Position) -> None:
    """Orders without units of their house leave the board (ruling 96)."""
    who, owner = st.who, st.order_of
    for area in range(SIZE):
        if owner[area] >= 0 and who[area] != owner[area]:
            remove(st, area)


def raid_targets(st: Position, house: int, area: int) -> list[int]:
    """Enemy orders that a raid order may take: next to it and within its reach."""
    star = SPECIAL[st.order[area]]
    found = []
    for target in RAIDABLE[area]:
        order = st.order[target]
        if order >= 0 and st.order_of[target] != house:
            kind = TYPE[order]
            if kind in (SUPPORT, RAID, CONSOLIDATE) or (star and kind == DEFENSE):
                found.append(target)
    return found


def yields(st: Position, house: int, area: int) -> int:
    """The power that a consolidate order brings."""
    if area >= SEAS_END:
        return 0 if blockaded(st, area, house) else 1
    if area >= LANDS:
        return 0
    return 1 + CROWNS[area]


def may_muster_instead(st: Position, area: int) -> bool:
    """Whether a consolidate order may call a mustering: the special one, in a castle area."""
    return SPECIAL[st.order[area]] and CASTLE[area] > 0
