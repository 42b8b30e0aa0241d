"""The whole game: setup, then rounds of seven phases (chapters setup, round)."""

from __future__ import annotations

from weirwood.games.cardgame.board import draw_cards, in_order, pile
from weirwood.games.cardgame.challenging import challenges_phase
from weirwood.games.cardgame.expiry import expire
from weirwood.games.cardgame.keeping import (
    begin_round,
    deal,
    discard_to_reserve,
    excess,
    kneeling_characters,
    lay_cards,
    mulligan,
    needs_host,
    phase_begins,
    phase_ends,
    place_setup,
    place_setup_attachment,
    return_gold,
    score_dominance,
    stand_all,
)
from weirwood.games.cardgame.marshaling import marshaling_phase
from weirwood.games.cardgame.plotting import plot_phase
from weirwood.games.cardgame.plotvalues import cards_to_draw, stand_cap
from weirwood.games.cardgame.state import HAPPENED, NOBODY, Table
from weirwood.games.cardgame.terms import (
    HAND,
    P_BETWEEN,
    P_CHALLENGES,
    P_DOMINANCE,
    P_DRAW,
    P_MARSHAL,
    P_PLOT,
    P_STANDING,
    P_TAXATION,
)
from weirwood.games.cardgame.timing import action_window, interrupts, respond, run_delays
from weirwood.games.cardgame.titles import return_titles
from weirwood.kernel import Flow, call, choose, pick, procedure


@procedure
def game(st: Table) -> Flow[None]:
    """Setup, then round after round until somebody wins."""
    deal(st)
    yield from from_setup(st)


@procedure
def from_setup(st: Table) -> Flow[None]:
    """The hands are dealt: mulligans, setup cards, and the rounds."""
    yield from setup(st)
    yield from rounds(st, P_PLOT)


@procedure
def rounds(st: Table, first: int) -> Flow[None]:
    """Rounds without end; the first one may begin with a later phase."""
    start = first
    while True:
        if start == P_PLOT:
            begin_round(st)
        for number in range(start, P_TAXATION + 1):
            yield from phase(st, number)
        expire(st, "round")
        start = P_PLOT


@procedure
def phase(st: Table, number: int) -> Flow[None]:
    """A phase begins, is played, and ends (rules round.phases, effects.end_of_phase)."""
    base = len(st.conds)
    if st.active >= 0:
        st.phase = number  # a scenario laid the table in the middle of the phase
    else:
        phase_begins(st, number)
    yield from respond(st, base)
    yield from call(st, BODIES[number])
    yield from end_phase(st)


@procedure
def end_phase(st: Table) -> Flow[None]:
    """Interrupts; lasting effects end; delayed effects, outside the phase; reactions."""
    base = len(st.conds)
    phase_ends(st)
    yield from interrupts(st, base)
    expire(st, "phase")
    st.conds[base] = st.conds[base]._replace(state=HAPPENED)
    st.phase = P_BETWEEN
    yield from run_delays(st, "phase_ends")
    yield from respond(st, base)


# ---- setup ---------------------------------------------------------------------------------------


@procedure
def setup(st: Table) -> Flow[None]:
    """One mulligan each, eight gold of cards laid out facedown, turned up, hands refilled."""
    for seat in tuple(in_order(st)):
        key = yield from choose(st, "setup.mulligan", seat)
        if key == "mulligan":
            mulligan(st, seat)
    for seat in tuple(in_order(st)):
        keys = yield from pick(st, "setup.place", seat, least=0, most=99)
        lay_cards(st, seat, keys)
    for seat in in_order(st):
        place_setup(st, seat)
    for seat in tuple(in_order(st)):
        while needs_host(st, seat) >= 0:
            key = yield from choose(st, "setup.attach", seat, at="attach")
            place_setup_attachment(st, seat, key)
    for seat in in_order(st):
        draw_cards(st, seat, 7 - len(pile(st, seat, HAND)))
    yield from respond(st, 0)


# ---- draw, dominance, standing, taxation ---------------------------------------------------------


@procedure
def draw_phase(st: Table) -> Flow[None]:
    """Everybody draws two cards at the same time (rule draw.two)."""
    base = len(st.conds)
    for seat in in_order(st):
        draw_cards(st, seat, cards_to_draw(st, seat))
    yield from respond(st, base)
    yield from action_window(st, NOBODY)


@procedure
def dominance_phase(st: Table) -> Flow[None]:
    """The highest total wins dominance and 1 power (rule dominance.win)."""
    base = len(st.conds)
    score_dominance(st)
    yield from respond(st, base)
    yield from action_window(st, NOBODY)


@procedure
def standing_phase(st: Table) -> Flow[None]:
    """All kneeling cards stand together; a limit makes players choose (rule standing.all)."""
    base = len(st.conds)
    cap = stand_cap(st)
    chosen: tuple[str, ...] = ()
    for seat in tuple(in_order(st)):
        if len(kneeling_characters(st, seat)) > cap:
            keys = yield from pick(st, "standing.choose", seat, least=cap, most=cap)
            chosen = (*chosen, *keys)
    stand_all(st, cap, chosen)
    yield from respond(st, base)
    yield from action_window(st, NOBODY)


@procedure
def taxation_phase(st: Table) -> Flow[None]:
    """Gold goes back, hands shrink to the reserve, titles return (chapter taxation)."""
    return_gold(st)
    for seat in tuple(in_order(st)):
        over = excess(st, seat)
        if over > 0:
            keys = yield from pick(st, "taxation.reserve", seat, least=over, most=over)
            discard_to_reserve(st, seat, keys)
    return_titles(st)
    yield from action_window(st, NOBODY)


BODIES = {
    P_PLOT: plot_phase.id,
    P_DRAW: draw_phase.id,
    P_MARSHAL: marshaling_phase.id,
    P_CHALLENGES: challenges_phase.id,
    P_DOMINANCE: dominance_phase.id,
    P_STANDING: standing_phase.id,
    P_TAXATION: taxation_phase.id,
}
