"""Orders: which may be placed, raided and resolved (chapters planning, raids, consolidate)."""

from .board import blockaded
from .content import (
    BANS,
    CASTLE,
    CONSOLIDATE,
    CROWNS,
    DEFENSE,
    LANDS,
    MARCH_PLUS_ONE,
    ORDER,
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
    who = st.who
    return [a for a in range(SIZE) if who[a] == house]


def capacity(st: Position, house: int) -> int:
    """How many tokens a house may place at most."""
    return PLAIN[st.bans] + min(STARRED[st.bans], stars(st, house))


def short_of_orders(st: Position, house: int) -> bool:
    return st.who.count(house) > capacity(st, house)


def next_orders(st: Position, house: int, so_far: tuple[tuple[str, str], ...]) -> list[str]:
    """What the next area may get: unused tokens, stars permitting, and nothing if tokens run out.

    A house short of orders must place every token it may, so it leaves only the surplus empty.
    """
    left = list(TOKENS)
    star = stars(st, house)
    surplus = st.who.count(house) - PLAIN[st.bans] - min(STARRED[st.bans], star)
    for _, token in so_far:
        if token == NO_ORDER:
            surplus -= 1
            continue
        order = ORDER[token]
        left[order] -= 1
        if SPECIAL[order]:
            star -= 1
    found = [
        ORDERS[order]
        for order in ALLOWED[st.bans]
        if left[order] > 0 and (star > 0 or not SPECIAL[order])
    ]
    if surplus > 0:
        found.append(NO_ORDER)
    return found


def place_orders(st: Position, house: int, pairs: tuple[tuple[int, int], ...]) -> None:
    for area, order in pairs:
        if order >= 0:
            st.order[area] = order
            st.order_of[area] = house


def unused(st: Position, house: int, area: int) -> list[int]:
    """The tokens that may replace the order of an area: unused, within stars and restrictions."""
    left = list(TOKENS)
    for a in range(SIZE):
        if st.order_of[a] == house:
            left[st.order[a]] -= 1
    star = stars(st, house) - stars_used(st, house)
    if SPECIAL[st.order[area]]:
        star += 1
    return [
        order
        for order in ALLOWED[st.bans]
        if left[order] > 0 and order != st.order[area] and (star > 0 or not SPECIAL[order])
    ]


def replaceable(st: Position, house: int) -> list[int]:
    return [a for a in range(SIZE) if st.order_of[a] == house and unused(st, house, a)]


def remove(st: Position, area: int) -> None:
    st.order[area] = -1
    st.order_of[area] = -1


def of_type(st: Position, house: int, kind: int) -> list[int]:
    """The areas with a house's orders of a type."""
    first, last, owner = FIRST[kind], LAST[kind], st.order_of
    return [a for a, o in enumerate(st.order) if first <= o <= last and owner[a] == house]


def any_of_type(st: Position, kind: int) -> bool:
    return any(order in st.order for order in range(FIRST[kind], LAST[kind] + 1))


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
