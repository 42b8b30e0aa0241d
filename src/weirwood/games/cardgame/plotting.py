"""The plot phase: choosing, revealing, initiative, when revealed, titles (chapter plot)."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import (
    fall_silent,
    give_tag,
    in_order,
    move,
    pile,
    speak,
    take_tag,
    total_power,
)
from weirwood.games.cardgame.plotvalues import initiative_value
from weirwood.games.cardgame.settling import trouble
from weirwood.games.cardgame.state import NOBODY, NOTHING, Table, changed
from weirwood.games.cardgame.terms import PLOTS, REVEALED, USED, WHEN_REVEALED
from weirwood.games.cardgame.timing import action_window, respond, settle, use
from weirwood.games.cardgame.titles import choose_titles
from weirwood.kernel import Flow, ask_all, choose, draw, procedure, tell


def reveal_plot(st: Table, seat: int, key: str) -> None:
    """The new plot lies on top of the old one, which is used from now on (rule plot.reveal)."""
    face = k.INDEX[key.split(":")[1]]
    new = next(c for c in pile(st, seat, PLOTS) if st.cards.face[c] == face)
    old = st.plot[seat]
    if old >= 0:
        fall_silent(st, old)
        st.marks = changed(st.marks, old, 0)
        take_tag(st, old)
        move(st, old, seat, USED)
    st.mods = [m for m in st.mods if not (m.until == "plot" and m.seat == seat)]
    move(st, new, seat, REVEALED)
    st.plot[seat] = new
    give_tag(st, new)
    tell(st, "plot.revealed", seat=seat, card=k.IDS[face])


def initiative_winner(st: Table) -> int:
    """Highest initiative; then least power; then chance (rules plot.initiative, plot.tie)."""
    seats = in_order(st)
    values = {s: initiative_value(st, s) for s in seats}
    best = max(values.values())
    tied = [s for s in seats if values[s] == best]
    least = min(total_power(st, s) for s in tied)
    tied = sorted(s for s in tied if total_power(st, s) == least)
    winner = tied[0] if len(tied) == 1 else tied[draw(st, "initiative", len(tied))]
    tell(st, "initiative.won", seat=winner, n=best)
    return winner


def revealed_abilities(st: Table) -> list[tuple[int, int]]:
    """Seats whose new plot has a when revealed ability, with the ability."""
    return [
        (seat, a.index)
        for seat in in_order(st)
        if st.plot[seat] >= 0
        for a in k.FACES[st.cards.face[st.plot[seat]]].abilities
        if a.moment == WHEN_REVEALED
    ]


def recycle(st: Table) -> None:
    """An empty plot deck takes back its used plots; the revealed one stays (rule plot.recycle)."""
    for seat in in_order(st):
        if not pile(st, seat, PLOTS):
            for c in pile(st, seat, USED):
                move(st, c, seat, PLOTS)
            tell(st, "plot.recycled", seat=seat)


@procedure
def plot_phase(st: Table) -> Flow[None]:
    """Choose, reveal, compare initiative, name the first player, resolve when revealed."""
    seats = tuple(sorted(in_order(st)))
    keys = yield from ask_all(st, "plot.choose", seats)
    base = len(st.conds)
    for i in range(len(seats)):
        reveal_plot(st, seats[i], keys[i][0])
    for i in range(len(seats)):
        speak(st, st.plot[seats[i]])
    if trouble(st):  # a text box that is no longer blank may forbid what is attached
        yield from settle(st)
    winner = initiative_winner(st)
    key = yield from choose(st, "plot.first", winner)
    st.first = int(key.split(":")[1])
    tell(st, "first.named", seat=st.first)
    left = tuple(revealed_abilities(st))
    while left:
        row = left[0]
        if len(left) > 1:
            key = yield from choose(st, "plot.order", st.first, left, at="order")
            who = int(key.split(":")[1])
            row = next(r for r in left if r[0] == who)
        left = tuple(r for r in left if r != row)
        if row[0] not in st.out:
            yield from use(st, row[0], row[1], st.plot[row[0]], NOTHING)
    recycle(st)
    yield from respond(st, base)
    if st.seats > 2:
        yield from choose_titles(st)
    yield from action_window(st, NOBODY)
