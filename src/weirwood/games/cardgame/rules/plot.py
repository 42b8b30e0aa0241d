"""The plot phase: choosing, revealing, initiative, when revealed; the values of a plot.

Ledger: `plot`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, ask_all, choose, draw, procedure, tell

from .. import facts as k
from ..facts.terms import MANY, PLOTS, REVEALED, USED, WHEN_REVEALED
from ..state import NOBODY, NOTHING, Position, changed
from .abilities import use
from .keys import Args, Keys, seat_keys
from .settling import settle, trouble
from .titles import choose_titles
from .values import in_force, rules_of
from .windows import action_window, respond
from .winning import total_power
from .zones import fall_silent, give_tag, in_order, move, pile, speak, take_tag

GOLD = tuple(f.gold for f in k.FACES)
INITIATIVE = tuple(f.initiative for f in k.FACES)
RESERVE = tuple(f.reserve for f in k.FACES)
BASE_GOLD = rules_of("base_gold")
RESERVE_RULES = rules_of("reserve")


@procedure
def plot_phase(st: Position) -> Flow[None]:
    """Choose, reveal, compare initiative, name the first player, resolve when revealed."""
    seats = tuple(sorted(in_order(st)))
    keys = yield from ask_all(st, "plot.choose", seats)
    base = len(st.conds)
    # all are turned up before any of them speaks: no constant of one sees the others facedown
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


def reveal_plot(st: Position, seat: int, key: str) -> None:
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


def initiative_winner(st: Position) -> int:
    """Highest initiative; then least power; then chance (rules plot.initiative, plot.tie)."""
    seats = in_order(st)
    values = {s: initiative_value(st, s) for s in seats}
    best = max(values.values())
    tied = [s for s in seats if values[s] == best]
    least = min(total_power(st, s) for s in tied)
    # by seat, so that chance draws alike whoever is first player
    tied = sorted(s for s in tied if total_power(st, s) == least)
    winner = tied[0] if len(tied) == 1 else tied[draw(st, "initiative", len(tied))]
    tell(st, "initiative.won", seat=winner, n=best)
    return winner


def revealed_abilities(st: Position) -> list[tuple[int, int]]:
    """Seats whose new plot has a when revealed ability, with the ability."""
    return [
        (seat, a.index)
        for seat in in_order(st)
        if st.plot[seat] >= 0
        for a in k.FACES[st.cards.face[st.plot[seat]]].abilities
        if a.moment == WHEN_REVEALED
    ]


def recycle(st: Position) -> None:
    """An empty plot deck takes back its used plots; the revealed one stays (rule plot.recycle)."""
    for seat in in_order(st):
        if not pile(st, seat, PLOTS):
            for c in pile(st, seat, USED):
                move(st, c, seat, PLOTS)
            tell(st, "plot.recycled", seat=seat)


def from_cards(st: Position, seat: int, printed: tuple[int, ...]) -> int:
    """What a player's other cards and title add to a value of the revealed plot."""
    total = printed[st.title[seat]] if st.title[seat] >= 0 else 0
    for s in st.sources:
        if s != st.plot[seat] and st.ctrl[s] == seat and not st.blank[s]:
            total += printed[st.cards.face[s]]
    return total


def gold_value(st: Position, seat: int) -> int:
    """What the seat collects as income (rule marshal.income)."""
    # a seat without a plot is out, or a scenario has given it none
    if st.plot[seat] < 0:
        return 0
    face = st.cards.face[st.plot[seat]]
    base = GOLD[face]
    for s in st.sources:
        for rule in BASE_GOLD[st.cards.face[s]]:
            if rule.traits & k.TRAIT_MASK[face] and in_force(st, rule, s):
                base = rule.n.n
    return max(0, base + from_cards(st, seat, GOLD))


def initiative_value(st: Position, seat: int) -> int:
    if st.plot[seat] < 0:
        return 0
    base = INITIATIVE[st.cards.face[st.plot[seat]]]
    return max(0, base + from_cards(st, seat, INITIATIVE))


def reserve_value(st: Position, seat: int) -> int:
    if st.plot[seat] < 0:
        return MANY
    total = RESERVE[st.cards.face[st.plot[seat]]] + from_cards(st, seat, RESERVE)
    for s in st.sources:
        for rule in RESERVE_RULES[st.cards.face[s]]:
            if st.ctrl[s] != seat and in_force(st, rule, s):
                total += rule.n.n
    return max(0, total)


def plot_options(st: Position, seat: int, args: Args) -> Keys:
    faces = sorted({st.cards.face[c] for c in pile(st, seat, PLOTS)})
    return [f"plot:{k.IDS[f]}" for f in faces]


def everybody(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys(sorted(in_order(st)))


def order_options(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys([row[0] for row in args[0]])


KINDS = (
    Kind("plot.choose", "plot.choose", keys=plot_options),
    Kind("plot.first", "plot.first_player", keys=everybody),
    Kind("plot.order", "plot.order", keys=order_options),
)
