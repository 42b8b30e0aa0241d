"""Planning: secret orders, their reveal, and the messenger raven. Ledger: `planning`."""

from functools import lru_cache

from weirwood.kernel import Flow, Kind, Refusal, ask_all, assign, choose, procedure, tell, tell_some

from ..facts import (
    AREA,
    AREAS,
    BANS,
    CONSOLIDATE,
    DEFENSE,
    HOUSES,
    MARCH_PLUS_ONE,
    ORDER,
    ORDERS,
    RAID,
    SPECIAL,
    SUPPORT,
    TOKENS,
    TYPE,
    WILDLINGS,
)
from ..state import Areas, Position, lay_order, lay_orders
from .keys import NONE, Args, area_keys, area_of, fixed
from .orders import placed
from .tracks import raven, stars, stars_used
from .units import own_areas

NO_ORDER = "none"
BANNED_TYPE = {
    "no_defense": DEFENSE,
    "no_raid": RAID,
    "no_consolidate": CONSOLIDATE,
    "no_support": SUPPORT,
}


# --- orders ---------------------------------------------------------------------------------------


@procedure
def planning(st: Position) -> Flow[None]:
    """Assign orders, show orders, use the messenger raven (planning.steps)."""
    st.offers = [slots(st, seat) for seat in range(st.seats)]
    if short(st):
        yield from one_after_another(st)
    else:
        seats = tuple(s for s in range(st.seats) if to_fill(st, st.house[s]))
        answers = yield from ask_all(st, "planning.orders", seats, shape="assign")
        for seat, pairs in zip(seats, answers, strict=True):
            write(st, st.house[seat], pairs)
    st.face_down = False
    st.offers = []
    show(st)
    yield from use_raven(st)


def slots(st: Position, seat: int) -> str:
    return " ".join(AREAS[a] for a in to_fill(st, st.house[seat]))


def to_fill(st: Position, house: int) -> Areas:
    """The areas that want an order: those with at least one own unit, seas and ports included."""
    return own_areas(st, house)


@procedure
def one_after_another(st: Position) -> Flow[None]:
    """With too few tokens all houses place theirs in turn order, face down (planning.short)."""
    tell(st, "planning.short", houses=[HOUSES[h] for h in short(st)])
    st.face_down = True
    for house in tuple(st.tracks[: st.seats]):
        if to_fill(st, house):
            pairs = yield from assign(st, "planning.orders", st.seat[house])
            write(st, house, pairs)
            tell(st, "planning.placed", house=HOUSES[house])


def short(st: Position) -> list[int]:
    return [h for h in range(st.seats) if short_of_orders(st, h)]


def short_of_orders(st: Position, house: int) -> bool:
    return len(st.own[house]) > capacity(st, house)


def capacity(st: Position, house: int) -> int:
    """How many tokens a house may place at most."""
    return MOST[st.bans][stars(st, house)]


def write(st: Position, house: int, pairs: tuple[tuple[str, str], ...]) -> None:
    lay_orders(st, house, [(AREA[slot], ORDER[token]) for slot, token in pairs if token in ORDER])


def show(st: Position) -> None:
    """All orders are turned face up at once."""
    if st.tape is None:
        return
    for house in st.tracks[: st.seats]:
        areas = placed(st, house)
        tell(
            st,
            "planning.shown",
            house=HOUSES[house],
            areas=[AREAS[a] for a in areas],
            orders=[ORDERS[st.order[a]] for a in areas],
            number=len(areas),
        )


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


# By set of bans: the orders that may be placed.
ALLOWED: tuple[tuple[int, ...], ...] = tuple(
    tuple(order for order in range(len(ORDERS)) if not banned(bans, order))
    for bans in range(1 << len(BANS))
)
UNSTARRED: tuple[tuple[int, ...], ...] = tuple(
    tuple(order for order in row if not SPECIAL[order]) for row in ALLOWED
)
# How many tokens may be placed with so many stars.
MOST: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(TOKENS[o] for o in row if not SPECIAL[o])
        + min(star, sum(TOKENS[o] for o in row if SPECIAL[o]))
        for star in range(len(ORDERS))
    )
    for row in ALLOWED
)
# Tokens laid are counted in one number, two bits for each kind; empty areas count above them.
LAID: dict[str, int] = {
    **{name: 1 << 2 * order for order, name in enumerate(ORDERS)},
    NO_ORDER: 1 << 2 * len(ORDERS),
}
# By kind: the bits of which one is set when all its tokens are laid; and those of starred ones,
# of which there is one each.
ALL_LAID: tuple[int, ...] = tuple(
    (2 if number > 1 else 3) << 2 * order for order, number in enumerate(TOKENS)
)
STARS_LAID = sum(1 << 2 * order for order, special in enumerate(SPECIAL) if special)
GONE = sum(ALL_LAID)
EMPTY = 2 * len(ORDERS)  # from which bit on empty areas are counted


def next_orders(st: Position, house: int, so_far: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """What the next area may get: unused tokens, stars permitting, and nothing if tokens run out.

    A house short of orders must place every token it may, so it leaves only the surplus empty.
    """
    star, bans = stars(st, house), st.bans
    surplus = len(st.own[house]) - MOST[bans][star]
    laid = sum([LAID[token] for _, token in so_far])
    starred = star > (laid & STARS_LAID).bit_count()
    return tokens_left(bans, starred, surplus > laid >> EMPTY, laid & GONE)


@lru_cache(maxsize=1 << 16)
def tokens_left(bans: int, starred: bool, spare: bool, gone: int) -> tuple[str, ...]:
    """The same from the bare numbers, remembered: planning asks it at every area."""
    allowed = ALLOWED[bans] if starred else UNSTARRED[bans]
    found = [ORDERS[order] for order in allowed if not gone & ALL_LAID[order]]
    if spare:
        found.append(NO_ORDER)
    return tuple(found)


def order_slots(st: Position, seat: int, args: Args) -> list[str]:
    return st.offers[seat].split()


def order_tokens(
    st: Position, seat: int, args: Args, slot: str, so_far: tuple[tuple[str, str], ...]
) -> tuple[str, ...]:
    return next_orders(st, st.house[seat], so_far)


def check_orders(
    st: Position, seat: int, args: Args, pairs: tuple[tuple[str, str], ...]
) -> Refusal | None:
    """Why a whole set of orders is not allowed, in the words of the rule it breaks."""
    used = [0] * len(ORDERS)
    special = empty = 0
    for area, token in pairs:
        if token == NO_ORDER:
            empty += 1
            continue
        if token not in ORDER:
            return Refusal("planning.one_each", {"area": area, "order": token})
        order = ORDER[token]
        used[order] += 1
        special += SPECIAL[order]
        if banned(st.bans, order):
            return Refusal("planning.bans", {"area": area, "order": token})
        if used[order] > TOKENS[order]:
            return Refusal("planning.tokens", {"order": token, "number": TOKENS[order]})
    most = stars(st, st.house[seat])
    if special > most:
        return Refusal("planning.stars", {"found": special, "allowed": most})
    return None


def why_not_order(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A token that the slot may not have: banned, starred without a star, or none at all."""
    slot, _, token = key.partition("=")
    told = {"area": slot, "order": token}
    house = st.house[seat]
    if token == NO_ORDER:
        return Refusal(
            "planning.short" if short_of_orders(st, house) else "planning.one_each", told
        )
    if token not in ORDER:
        return None
    if banned(st.bans, ORDER[token]):
        return Refusal("planning.bans", told)
    starred = SPECIAL[ORDER[token]] and not stars(st, house)
    return Refusal("planning.stars", {"found": 1, "allowed": 0}) if starred else None


# --- the raven ------------------------------------------------------------------------------------


@procedure
def use_raven(st: Position) -> Flow[None]:
    """Replace an order, or look at the wildling card, or neither (planning.raven)."""
    house = raven(st)
    seat = st.seat[house]
    use = yield from choose(st, "planning.raven", seat)
    if use == NONE:
        return
    st.raven_used = True
    if use == "swap":
        key = yield from choose(st, "planning.raven_area", seat)
        area = area_of(key)
        key = yield from choose(st, "planning.raven_order", seat, AREAS[area])
        old = st.order[area]
        lay_order(st, area, ORDER[key[6:]], house)
        tell(
            st,
            "planning.swapped",
            house=HOUSES[house],
            area=AREAS[area],
            old=ORDERS[old],
            order=ORDERS[st.order[area]],
        )
        return
    st.wildlings_seen[0] |= 1 << seat
    card = WILDLINGS[st.wildlings[0]].id
    tell_some(st, (seat,), "planning.looked", {"card": card}, house=HOUSES[house])
    key = yield from choose(st, "planning.raven_card", seat)
    if key == "bury":
        st.wildlings.append(st.wildlings.pop(0))
        st.wildlings_seen.append(st.wildlings_seen.pop(0))
    tell(st, f"planning.{key}", house=HOUSES[house])


def replaceable(st: Position, house: int) -> list[int]:
    """Areas whose order could be another. With two plain ones to spare, that is all of them."""
    areas = placed(st, house)
    left = hidden_tokens(st, house)
    if sum(1 for order in ALLOWED[st.bans] if left[order] and not SPECIAL[order]) > 1:
        return areas
    return [a for a in areas if unused(st, house, a)]


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


def hidden_tokens(st: Position, house: int) -> list[int]:
    """How many tokens of each order a house has not placed."""
    left = list(TOKENS)
    for area in placed(st, house):
        left[st.order[area]] -= 1
    return left


def raven_keys(st: Position, seat: int, args: Args) -> list[str]:
    return [*(["swap"] if replaceable(st, st.house[seat]) else []), "look", NONE]


def raven_areas(st: Position, seat: int, args: Args) -> list[str]:
    return area_keys(replaceable(st, st.house[seat]))


def raven_orders(st: Position, seat: int, args: Args) -> list[str]:
    return [f"order:{ORDERS[o]}" for o in unused(st, st.house[seat], AREA[args[0]])]


def why_not_swap(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """An order that the raven may not bring: forbidden, all placed, or one star too many."""
    order = ORDER.get(key.removeprefix("order:"), -1)
    if order < 0 or order == st.order[AREA[args[0]]]:
        return None
    told = {"area": args[0], "order": ORDERS[order]}
    if banned(st.bans, order):
        return Refusal("planning.bans", told)
    if not hidden_tokens(st, st.house[seat])[order]:
        return Refusal("planning.tokens", {"order": ORDERS[order], "number": TOKENS[order]})
    most = stars(st, st.house[seat])
    return Refusal("planning.stars", {"found": most + 1, "allowed": most})


KINDS = (
    Kind(
        "planning.orders",
        "planning.one_each",
        order_slots,
        tokens=order_tokens,
        check=check_orders,
        why_not=why_not_order,
    ),
    Kind("planning.raven", "planning.raven", raven_keys),
    Kind("planning.raven_area", "planning.raven_swap", raven_areas),
    Kind("planning.raven_order", "planning.raven_swap", raven_orders, why_not=why_not_swap),
    Kind("planning.raven_card", "planning.raven_look", fixed("keep", "bury")),
)
