"""What a bot makes of a view: the board as columns again, and what it would take."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from weirwood.kernel import State

from ..facts import (
    AREA,
    AREAS,
    BARRELS,
    CASTLE,
    CROWNS,
    DEFENSE,
    HELPERS,
    HOME_OF,
    HOUSE,
    HOUSES,
    IMPASSABLE,
    LANDS,
    MODIFIER,
    NEAR_LAND,
    NEAR_SEA,
    ORDER,
    PORT_SEA,
    SEA,
    SEAS_END,
    SIEGE,
    SIEGE_STRENGTH,
    SIZE,
    STRENGTH,
    SUPPORT,
    TRACKS,
    TYPE,
    UNIT_KINDS,
    UNITS,
)
from ..rules.control import castles_held, control
from ..rules.tracks import on
from ..rules.transport import by_land_and_sea
from ..rules.units import areas_with
from ..state import Areas, Position
from ..views.view import combat_view, house_view, view

Units = dict[int, int]


NOTHING: Units = {}


class Glance(dict[str, Any]):
    """The rest of a view, each thing made when it is first looked at."""

    __slots__ = ("seat", "st")

    def __init__(self, st: Position, seat: int) -> None:
        super().__init__()
        self.st, self.seat = st, seat

    def __missing__(self, key: str) -> Any:
        st, mine = self.st, self.st.house[self.seat]
        found: Any
        if key == "house":
            found = HOUSES[mine] if mine >= 0 else None
        elif key == "houses":
            found = Houses(st)
        elif key == "tracks":
            found = {TRACKS[t]: [HOUSES[h] for h in on(st, t)] for t in range(3)}
        elif key == "combat":
            found = combat_view(st, mine) if st.battle >= 0 else None
        else:
            found = view(st, self.seat)[key]
        self[key] = found
        return found


class Houses(dict[int, dict[str, Any]]):
    """What is seen of each house but its castles, which the eyes count: looked at when wanted."""

    __slots__ = ("st",)

    def __init__(self, st: Position) -> None:
        super().__init__()
        self.st = st

    def __missing__(self, house: int) -> dict[str, Any]:
        found = self[house] = house_view(self.st, house, 0)
        del found["castles"]
        return found


class Owners(dict[int, int]):
    """Who controls each area."""

    __slots__ = ("st",)

    def __init__(self, st: Position) -> None:
        super().__init__()
        self.st = st

    def __missing__(self, area: int) -> int:
        found = self[area] = control(self.st, area)
        return found


class Standing(dict[int, Units]):
    """The standing units of each area by kind."""

    __slots__ = ("st",)

    def __init__(self, st: Position) -> None:
        super().__init__()
        self.st = st

    def __missing__(self, area: int) -> Units:
        found = NOTHING
        if self.st.size[area]:
            row = self.st.unit[area * UNIT_KINDS : area * UNIT_KINDS + UNIT_KINDS]
            found = {kind: n for kind, n in enumerate(row) if n}
        self[area] = found
        return found


class Castles(dict[int, int]):
    """The victory track, counted when somebody looks at it."""

    __slots__ = ("st",)

    def __init__(self, st: Position) -> None:
        super().__init__()
        self.st = st

    def __missing__(self, house: int) -> int:
        st = self.st
        self.update(enumerate(castles_held(st) if -1 not in st.seat else [0] * st.seats))
        return self[house]


@dataclass(slots=True)
class Eyes:
    """A view read once for one decision. By area or house: columns, or what looks when asked."""

    view: Mapping[str, Any]
    seat: int
    me: int
    round: int
    seats: int
    power: int
    owner: list[int] | Owners
    units: list[Units] | Standing
    castles: list[int] | Castles
    who: list[int]
    order: list[int]
    token: list[int]
    garrison: Sequence[int]
    neutral: Sequence[int]

    def mine(self) -> list[int]:
        """Areas with own units, standing or not."""
        return areas_with(self.who, self.me)

    def force(self, area: int, attacking: int = -1) -> int:
        """The strength of the units in an area, siege engines only against a castle."""
        siege = SIEGE_STRENGTH if attacking >= 0 and CASTLE[attacking] else 0
        return sum(
            n * (siege if kind == SIEGE else STRENGTH[kind]) for kind, n in self.units[area].items()
        )

    def number(self, area: int) -> int:
        return sum(self.units[area].values())

    def reach(self, area: int) -> Areas:
        """Where units could go: over land, along own ships, or by sea."""
        if area >= SEAS_END:
            return (PORT_SEA[area],)
        if area >= LANDS:
            return NEAR_SEA[area]
        own = 0
        for sea in SEA:
            if self.who[sea] == self.me:
                own |= 1 << sea
        return by_land_and_sea(area, own)

    def helpers(self, area: int, house: int) -> int:
        """Support that a house can lend in an area with the orders that lie there."""
        total = 0
        for a in HELPERS[area]:
            if self.who[a] == house and self.order[a] >= 0 and TYPE[self.order[a]] == SUPPORT:
                total += self.force(a) + MODIFIER[self.order[a]]
        return total

    def resistance(self, area: int) -> int:
        """What an attacker meets: units, garrison, defence and the defender's own support."""
        if self.neutral[area]:
            return self.neutral[area]
        house = self.who[area] if self.who[area] >= 0 else self.owner[area]
        order = self.order[area]
        defence = MODIFIER[order] if order >= 0 and TYPE[order] == DEFENSE else 0
        lent = self.helpers(area, house) if house >= 0 else 0
        return self.force(area) + self.garrison[area] + defence + lent

    def contested(self, area: int) -> bool:
        """Whether entering means a fight."""
        if self.who[area] >= 0:
            return self.who[area] != self.me
        return self.neutral[area] > 0 or (self.garrison[area] > 0 and HOME_OF[area] != self.me)

    def worth(self, area: int) -> float:
        """What an area is good for."""
        if area >= LANDS:
            return 0.5
        return 10.0 * (CASTLE[area] > 0) + 2.0 * BARRELS[area] + 1.5 * CROWNS[area] + 0.5

    def prize(self, area: int) -> float:
        """What taking an area gains: more from an enemy, most from one that is about to win."""
        if self.owner[area] == self.me:
            return 0.0
        gain = self.worth(area)
        if self.owner[area] >= 0:
            gain *= 1.2
            if CASTLE[area]:
                gain += 2.0 * max(0, self.castles[self.owner[area]] - 3)
        return gain

    def threat(self, area: int) -> int:
        """The strongest enemy army next door."""
        near = (*NEAR_LAND[area], *NEAR_SEA[area]) if area < LANDS else NEAR_SEA[area]
        foes = [self.force(a, area) for a in near if self.who[a] not in (-1, self.me)]
        return max(foes, default=0)

    def name(self, area: int) -> str:
        return AREAS[area]


def read(view: Mapping[str, Any], seat: int) -> Eyes:
    """What a view shows."""
    me = HOUSE[view["house"]] if view["house"] else -1
    nobody = [-1] * SIZE
    owner, who, order, token = nobody[:], nobody[:], nobody[:], nobody[:]
    units: list[Units] = [NOTHING] * SIZE
    garrison, neutral = [0] * SIZE, [0] * SIZE
    for name, row in view["areas"].items():
        a = AREA[name]
        owner[a] = HOUSE[row["owner"]] if "owner" in row else -1
        who[a] = HOUSE[row["house"]] if "house" in row else -1
        units[a] = {UNITS.index(u): n for u, n in row.get("units", {}).items()}
        order[a] = ORDER[row["order"]] if row.get("order") else -1
        token[a] = HOUSE[row["token"]] if "token" in row else -1
        garrison[a] = row.get("garrison", 0)
        if "neutral" in row:
            neutral[a] = IMPASSABLE if row["neutral"] is None else row["neutral"]
    castles: list[int] = [h["castles"] for h in view["houses"]]
    return Eyes(
        view=view,
        seat=seat,
        me=me,
        round=view["round"],
        seats=len(castles),
        power=view["houses"][me]["power"] if me >= 0 else 0,
        owner=owner,
        units=units,
        castles=castles,
        who=who,
        order=order,
        token=token,
        garrison=garrison,
        neutral=neutral,
    )


def glance(st: State, seat: int) -> Eyes:
    """The same of an imagined world, whose columns are at hand."""
    assert isinstance(st, Position)
    me = st.house[seat]
    order = st.order
    if st.face_down:
        order = [o if o >= 0 and of == me else -1 for o, of in zip(order, st.order_of, strict=True)]
    return Eyes(
        view=Glance(st, seat),
        seat=seat,
        me=me,
        round=st.round,
        seats=st.seats,
        power=st.power[me] if me >= 0 else 0,
        owner=Owners(st),
        units=Standing(st),
        castles=Castles(st),
        who=st.who,
        order=order,
        token=st.token,
        garrison=st.garrison,
        neutral=st.neutral,
    )
