"""The whole game: setup, then rounds of seven phases.

Ledger: `round`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, call, procedure, tell

from ..facts.terms import (
    P_BETWEEN,
    P_CHALLENGES,
    P_DOMINANCE,
    P_DRAW,
    P_MARSHAL,
    P_PLOT,
    P_STANDING,
    P_TAXATION,
    PHASES,
)
from ..state import HAPPENED, IMMINENT, Cond, Position
from .abilities import run_delays
from .challenges import challenges_phase
from .dominance import dominance_phase
from .draw import draw_phase
from .marshal import marshaling_phase
from .plot import plot_phase
from .settling import expire
from .setup import deal, setup
from .standing import standing_phase
from .taxation import taxation_phase
from .windows import interrupts, respond


@procedure
def game(st: Position) -> Flow[None]:
    """Setup, then round after round until somebody wins."""
    deal(st)
    yield from from_setup(st)


@procedure
def from_setup(st: Position) -> Flow[None]:
    """The hands are dealt: mulligans, setup cards, and the rounds."""
    yield from setup(st)
    yield from rounds(st, P_PLOT)


@procedure
def rounds(st: Position, first: int) -> Flow[None]:
    """Rounds without end; the first one may begin with a later phase."""
    start = first
    while True:
        if start == P_PLOT:
            begin_round(st)
        for number in range(start, P_TAXATION + 1):
            yield from phase(st, number)
        expire(st, "round")
        start = P_PLOT


def begin_round(st: Position) -> None:
    st.round += 1
    # everybody, those who are out too: a column has no holes
    for seat in range(st.seats):
        st.limited[seat] = 0
        st.firsts[seat] = ()
        st.fought[seat] = ()
        st.won[seat] = ()
        st.lost[seat] = ()
    st.bested = ()
    st.redirects = 0
    tell(st, "round.begins", n=st.round)


@procedure
def phase(st: Position, number: int) -> Flow[None]:
    """A phase begins, is played, and ends (rules round.phases, effects.end_of_phase)."""
    base = len(st.conds)
    if st.active >= 0:
        st.phase = number  # a scenario laid the table in the middle of the phase
    else:
        phase_begins(st, number)
    yield from respond(st, base)
    yield from call(st, BODIES[number])
    yield from end_phase(st)


def phase_begins(st: Position, number: int) -> None:
    st.phase = number
    st.ambushed = ()
    st.conds.append(Cond("phase_begins", n=number))
    tell(st, "phase.begins", phase=PHASES[number])


@procedure
def end_phase(st: Position) -> Flow[None]:
    """Interrupts; lasting effects end; delayed effects, outside the phase; reactions."""
    base = len(st.conds)
    phase_ends(st)
    yield from interrupts(st, base)
    expire(st, "phase")
    st.conds[base] = st.conds[base]._replace(state=HAPPENED)
    st.phase = P_BETWEEN
    # outside of the phase: what was to last until its end holds no longer
    yield from run_delays(st, "phase_ends")
    yield from respond(st, base)


def phase_ends(st: Position) -> None:
    st.conds.append(Cond("phase_ends", n=st.phase, state=IMMINENT))


# The phases by their procedures: a scenario may begin with any of them.
BODIES = {
    P_PLOT: plot_phase.id,
    P_DRAW: draw_phase.id,
    P_MARSHAL: marshaling_phase.id,
    P_CHALLENGES: challenges_phase.id,
    P_DOMINANCE: dominance_phase.id,
    P_STANDING: standing_phase.id,
    P_TAXATION: taxation_phase.id,
}
