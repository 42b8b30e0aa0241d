"""The whole game and its rounds."""

from weirwood.kernel import Flow, procedure, tell

from ..facts import ROUNDS
from ..state import Position
from .cleanup import clean_up
from .consolidate import consolidate
from .marches import marches
from .planning import planning
from .raids import raids
from .setup import houses, set_up
from .westeros import carry_out, westeros
from .winning import last_round


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


def begin_round(st: Position, phase: str) -> None:
    st.phase = phase
    tell(st, "round.begins", round=st.round)
