"""Neutral forces. Ledger: `neutral`."""

from collections.abc import Sequence

from weirwood.kernel import Flow, Kind, choose, procedure, tell

from ..facts import (
    AREAS,
    CASTLE,
    HELPERS,
    HOUSES,
    MODIFIER,
    SIEGE,
    SIEGE_STRENGTH,
    STRENGTH,
    THRONE,
)
from ..state import Position, changed, standing
from .keys import NONE, fixed
from .support import may_support
from .tracks import place


@procedure
def storm(st: Position, house: int, origin: int, goal: int, units: tuple[int, ...]) -> Flow[bool]:
    """Enough strength destroys a neutral force; others are asked for help first (neutral.help)."""
    force = neutral_force(st, house, origin, goal, units)
    if force < st.neutral[goal]:
        for slot in range(st.seats):
            helper = st.tracks[slot]
            for area in tuple(neutral_helpers(st, goal)):
                if (
                    st.who[area] == helper
                    and helper != house
                    and wanted(st, house, goal, area, force)
                ):
                    key = yield from choose(
                        st,
                        "neutral.support",
                        st.seat[helper],
                        AREAS[area],
                        AREAS[goal],
                        HOUSES[house],
                    )
                    if key == "attacker":
                        force = force + neutral_help(st, goal, area)
                    tell(
                        st,
                        "neutral.helped" if key == "attacker" else "neutral.declined",
                        house=HOUSES[helper],
                        area=AREAS[area],
                        target=HOUSES[house],
                    )
    if force < st.neutral[goal]:
        st.march_barred = (*st.march_barred, goal)
        tell(st, "neutral.held", house=HOUSES[house], area=AREAS[goal], strength=force)
        return False
    st.attacked = True
    tell(
        st,
        "neutral.destroyed",
        house=HOUSES[house],
        area=AREAS[goal],
        strength=force,
        value=st.neutral[goal],
    )
    st.neutral = changed(st.neutral, goal, 0)
    return True


def wanted(st: Position, house: int, goal: int, area: int, force: int) -> bool:
    """Whether help is needed, and could be enough from this area on (neutral.in_vain)."""
    if force >= st.neutral[goal]:
        return False
    asked = (ahead_of(st, area), area)
    return st.neutral[goal] <= force + sum(
        neutral_help(st, goal, a)
        for a in neutral_helpers(st, goal)
        if st.who[a] != house and (ahead_of(st, a), a) >= asked
    )


def ahead_of(st: Position, area: int) -> int:
    """The place in the turn order of the house in an area."""
    return place(st, THRONE, st.who[area])


def neutral_force(st: Position, house: int, origin: int, goal: int, units: Sequence[int]) -> int:
    """The marching units with their order and own support: what needs no asking."""
    force = MODIFIER[st.order[origin]]
    for kind, number in enumerate(units):
        force += number * against_neutral(goal, kind)
    for area in neutral_helpers(st, goal):
        if st.who[area] == house:
            force += neutral_help(st, goal, area)
    return force


def hoped_for(st: Position, house: int, goal: int) -> int:
    """What other houses could add if all of them helped."""
    return sum(neutral_help(st, goal, a) for a in neutral_helpers(st, goal) if st.who[a] != house)


def against_neutral(area: int, kind: int) -> int:
    """What a unit counts against the neutral force of an area."""
    if kind == SIEGE:
        return SIEGE_STRENGTH if CASTLE[area] else 0
    return STRENGTH[kind]


def neutral_help(st: Position, area: int, helper: int) -> int:
    """What a support order next to a neutral force would add."""
    units = standing(st, helper)
    return MODIFIER[st.order[helper]] + sum(
        number * against_neutral(area, kind) for kind, number in enumerate(units) if number
    )


def neutral_helpers(st: Position, area: int) -> list[int]:
    return [a for a in HELPERS[area] if may_support(st, a)]


KINDS = (Kind("neutral.support", "neutral.help", fixed("attacker", NONE)),)
