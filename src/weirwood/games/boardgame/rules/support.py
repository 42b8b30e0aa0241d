"""Support in combat. Ledger: `support`."""

from weirwood.kernel import Flow, Kind, Refusal, choose, procedure, tell

from ..facts import AREAS, HELPERS, HOUSES, SUPPORT, TYPE
from ..state import Position
from .keys import NONE, Args, fixed
from .strength import ATTACK, DEFEND, SIDES, fighter


@procedure
def support(st: Position) -> Flow[None]:
    """Support is granted or refused in turn order, area by area (support.turns)."""
    for slot in range(st.seats):
        house = st.tracks[slot]
        side = -1
        for area in tuple(lenders(st, house)):
            if may_support(st, area):
                key = yield from choose(
                    st, "combat.support", st.seat[house], AREAS[area], side_id(side)
                )
                if key == NONE:
                    tell(st, "combat.unsupported", house=HOUSES[house], area=AREAS[area])
                else:
                    wanted = SIDES.index(key)
                    helped = yield from lend(st, house, area, wanted)
                    if helped:
                        side = wanted


def lenders(st: Position, house: int) -> list[int]:
    """The areas of a house that could support: beside the battle, with units in them."""
    who = st.who
    return [area for area in HELPERS[st.battle] if who[area] == house]


def may_support(st: Position, area: int) -> bool:
    """Whether a support order with units behind it lies there."""
    order = st.order[area]
    return order >= 0 and TYPE[order] == SUPPORT and st.size[area] > 0


def side_id(side: int) -> str:
    return SIDES[side] if side >= 0 else ""


def sides_open(st: Position, house: int, taken: int) -> list[int]:
    """The sides that a house may support: never against itself, and one side if so played."""
    if house == st.attacker:
        return [ATTACK]
    if house == st.defender:
        return [DEFEND]
    return [taken] if st.single_side and taken >= 0 else [ATTACK, DEFEND]


@procedure
def lend(st: Position, house: int, area: int, side: int) -> Flow[bool]:
    """All of an area's strength or none; the helped side may refuse it (support.refuse)."""
    helped = fighter(st, side)
    answer = "accept"
    if helped != house:
        answer = yield from choose(st, "combat.accept", st.seat[helped], AREAS[area], HOUSES[house])
    if answer == "accept":
        st.help.append(area * 2 + side)
    tell(
        st,
        "combat.supported" if answer == "accept" else "combat.refused",
        house=HOUSES[house],
        area=AREAS[area],
        target=HOUSES[helped],
    )
    return answer == "accept"


def drop_support(st: Position, area: int) -> None:
    """An order that is gone supports nobody."""
    st.help = [h for h in st.help if h >> 1 != area]


def support_options(st: Position, seat: int, args: Args) -> list[str]:
    side = SIDES.index(args[1]) if args[1] else -1
    return [*(SIDES[s] for s in sides_open(st, st.house[seat], side)), NONE]


def support_candidates(st: Position, seat: int, args: Args) -> list[str]:
    return [*SIDES, NONE]


def why_not_support(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A combatant helps itself alone; others one side, if so played."""
    if key not in SIDES:
        return None
    own = st.house[seat] in (st.attacker, st.defender)
    return Refusal("support.own_units" if own else "support.single_side", {"key": key})


KINDS = (
    Kind(
        "combat.support",
        "support.turns",
        support_options,
        candidates=support_candidates,
        why_not=why_not_support,
    ),
    Kind("combat.accept", "support.refuse", fixed("accept", "refuse")),
)
