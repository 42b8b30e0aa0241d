"""The whole game and its rounds (chapters setup, cleanup, winning)."""

from weirwood.kernel import Flow, choose, permutation, procedure, tell

from .armies import stand_up
from .consolidate import consolidate
from .content import DEFENSE, HOUSES, ROUNDS, SIZE, SUPPORT, TYPE
from .keys import house as house_of
from .marches import marches
from .orders import remove
from .planning import planning
from .raids import raids
from .setup import set_up, take_house
from .state import Position
from .victory import last_round
from .westeros import carry_out, westeros


@procedure
def play(st: Position) -> Flow[None]:
    """Setup, then ten rounds of three phases; the first has no Westeros phase (cleanup.round)."""
    if st.phase == "setup":
        yield from houses(st)
        set_up(st)
        begin_round(st, "planning")
    while True:
        if st.phase == "westeros":
            yield from westeros(st)
            st.phase = "planning"
        if st.phase == "planning":
            yield from planning(st)
            st.phase = "raids"
        if st.phase == "raids":
            yield from raids(st)
            st.phase = "marches"
        if st.phase == "marches":
            yield from marches(st)
            st.phase = "consolidate"
        yield from consolidate(st)
        clean_up(st)
        if st.round >= ROUNDS:
            last_round(st)
        st.round += 1
        begin_round(st, "westeros")


@procedure
def begin_with(st: Position, effect: str) -> Flow[None]:
    """A game that begins in the middle of a Westeros phase, for scenarios (options.scenario)."""
    yield from carry_out(st, effect)
    st.phase = "planning"
    yield from play(st)


@procedure
def houses(st: Position) -> Flow[None]:
    """Houses are fixed by seat, dealt, or chosen one after another (setup.choosing)."""
    if st.houses == "random":
        dealt = permutation(st, "houses", st.seats)
        for seat in range(st.seats):
            take_house(st, seat, dealt[seat])
        return
    if st.houses == "fixed":
        for seat in range(st.seats):
            take_house(st, seat, seat)
        return
    st.draft = list(range(st.seats))
    if st.houses == "drafted":
        st.draft = permutation(st, "draft", st.seats)
        tell(st, "setup.draft", seats=st.draft[:])
    for turn in range(st.seats):
        seat = st.draft[turn]
        if turn == st.seats - 1:
            take_house(st, seat, st.seat.index(-1))
        else:
            key = yield from choose(st, "setup.house", seat)
            take_house(st, seat, house_of(key))


def begin_round(st: Position, phase: str) -> None:
    st.phase = phase
    tell(st, "round.begins", round=st.round)


def clean_up(st: Position) -> None:
    """What is left of support and defence goes, the routed stand up, tokens are refreshed."""
    for area in range(SIZE):
        order = st.order[area]
        if order >= 0 and TYPE[order] in (SUPPORT, DEFENSE):
            remove(st, area)
    stand_up(st)
    st.blade_used = False
    st.raven_used = False
    st.bans = 0


def free_houses(st: Position) -> list[str]:
    return [f"house:{HOUSES[h]}" for h, seat in enumerate(st.seat) if seat < 0]
