"""Planning: secret orders, their reveal, and the messenger raven (chapter planning)."""

from weirwood.kernel import Flow, ask_all, assign, choose, procedure, tell, tell_some

from .content import AREA, AREAS, HOUSES, ORDER, ORDERS, SIZE, WILDLINGS
from .keys import NONE
from .keys import area as area_of
from .orders import NO_ORDER, place_orders, replaceable, short_of_orders, to_fill
from .state import Position
from .tracks import raven


@procedure
def planning(st: Position) -> Flow[None]:
    """Assign orders, show orders, use the messenger raven (planning.steps)."""
    st.offers = [slots(st, seat) for seat in range(st.seats)]
    if any_short(st):
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


def slots(st: Position, seat: int) -> str:
    return " ".join(AREAS[a] for a in to_fill(st, st.house[seat]))


def short(st: Position) -> list[int]:
    return [h for h in range(st.seats) if short_of_orders(st, h)]


def any_short(st: Position) -> bool:
    return any(short_of_orders(st, h) for h in range(st.seats))


def write(st: Position, house: int, pairs: tuple[tuple[str, str], ...]) -> None:
    place_orders(
        st,
        house,
        tuple((AREA[slot], ORDER[token]) for slot, token in pairs if token != NO_ORDER),
    )


def show(st: Position) -> None:
    """All orders are turned face up at once."""
    for house in st.tracks[: st.seats]:
        areas = [a for a in range(SIZE) if st.order_of[a] == house]
        tell(
            st,
            "planning.shown",
            house=HOUSES[house],
            areas=[AREAS[a] for a in areas],
            orders=[ORDERS[st.order[a]] for a in areas],
            number=len(areas),
        )


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
        st.order[area] = ORDER[key[6:]]
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


def raven_uses(st: Position, house: int) -> list[str]:
    return [*(["swap"] if replaceable(st, house) else []), "look", NONE]
