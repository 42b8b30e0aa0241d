"""Using an ability: declared, paid for, aimed, perhaps cancelled, carried out step by step.

Ledger: `abilities`.
"""

from __future__ import annotations

from collections.abc import Callable

from weirwood.kernel import Flow, Kind, call, choose, procedure, tell

from .. import facts as k
from ..facts.columns import Step
from ..facts.terms import DISCARD, EVENT, STACK, WOULD
from ..state import AVERTED, IMMINENT, Act, Cond, Delay, Position
from .costs import afford, pay
from .keys import Args, Keys
from .limits import use_key
from .settling import settle, trouble
from .silence import waiting
from .targets import PAID, aim, legal_players, legal_targets
from .windows import respond, window
from .zones import code, move, tell_card, zone_of

# What the verbs of cards do: two empty slots, filled by the room effects/, which knows the rules.
STEPS: dict[str, Callable[[Position, int, int], None]] = {}
ASKING: dict[str, str] = {}  # verbs that may ask: their procedures


@procedure
def use(st: Position, seat: int, ability: int, source: int, cond: int) -> Flow[None]:
    """Initiate an ability: costs, targets, cancels, effects (rule abilities.steps)."""
    base = len(st.conds)
    n = begin_use(st, Act(ability, source, seat, cond))
    yield from pay(st, n)
    yield from aim(st, n)
    # costs may have taken the last target away: what was paid stays paid
    if not st.acts[n].lapsed:
        lo = initiation(st, n)
        if waiting(st, WOULD, lo):
            yield from window(st, WOULD, lo)
        if not was_cancelled(st, lo):
            yield from resolve(st, n, len(k.ABILITIES[ability].steps))
    # before anybody reacts: an event may be taken back from the pile by a reaction to it
    discard_event(st, n)
    end_use(st, n)
    yield from respond(st, base)


def begin_use(st: Position, act: Act) -> int:
    """Declare the ability: it counts against its limit from now on, cancelled or not."""
    a = k.ABILITIES[act.ability]
    # only what was a legal target before paying may be one after it (rule targets.before)
    if PAID[act.ability]:
        act = act._replace(before=legal_before(st, act))
    if a.limit or a.maximum:
        key = use_key(st, a, act.source, act.seat)
        st.uses[key] = st.uses.get(key, 0) + 1
    if k.TYPE[a.face] == EVENT:
        move(st, act.source, act.seat, STACK)
        tell(st, "event.played", seat=act.seat, card=code(st, act.source))
    else:
        tell_card(st, f"ability.{a.kind}", act.source)
    st.acts.append(act)
    return len(st.acts) - 1


def legal_before(st: Position, act: Act) -> tuple[int, ...]:
    """The cards, or players, that are legal targets as long as nothing is paid."""
    a = k.ABILITIES[act.ability]
    x = afford(st, a, act.source, act.seat, act.cond)
    found: set[int] = set()
    for t in a.targets:
        if t.player:
            found.update(legal_players(st, t, act.seat))
        else:
            found.update(legal_targets(st, t, act.seat, act.source, act.seat, x))
    return tuple(sorted(found))


def initiation(st: Position, n: int) -> int:
    """The effects are about to initiate: this is what cancels wait for."""
    act = st.acts[n]
    kind = (
        "event_initiates"
        if k.TYPE[k.ABILITIES[act.ability].face] == EVENT
        else ("ability_initiates")
    )
    st.conds.append(Cond(kind, act.source, act.seat, n=act.ability, state=IMMINENT))
    return len(st.conds) - 1


def was_cancelled(st: Position, lo: int) -> bool:
    return st.conds[lo].state == AVERTED


def discard_event(st: Position, n: int) -> None:
    """An event goes to the discard pile before anybody reacts to its being played."""
    act = st.acts[n]
    if k.TYPE[k.ABILITIES[act.ability].face] != EVENT:
        return
    if zone_of(st, act.source) == STACK:
        move(st, act.source, st.owner[act.source], DISCARD)
    st.conds.append(Cond("event_played", act.source, act.seat))


def end_use(st: Position, n: int) -> None:
    del st.acts[n:]


@procedure
def resolve(st: Position, n: int, steps: int) -> Flow[None]:
    """The steps of an ability, one after the other, as far as possible (rule abilities.resolve)."""
    for i in range(steps):
        if halted(st, n, i):
            break
        yield from perform(st, n, i)


def halted(st: Position, n: int, i: int) -> bool:
    """Does the ability end here: its player is out, or what must come before "then" did not?"""
    act = st.acts[n]
    if act.seat in st.out:
        return True
    return not act.whole and k.ABILITIES[act.ability].steps[i].verb == "then"


@procedure
def perform(st: Position, n: int, i: int) -> Flow[None]:
    """One step: most ask nothing; the others are procedures of their own."""
    verb = step_of(st, n, i).verb
    if verb in ASKING:
        yield from call(st, ASKING[verb], n, i)
    else:
        STEPS[verb](st, n, i)
    if verb not in ("save", "then") and trouble(st):  # what a save brings along comes first
        yield from settle(st)


def later_step(i: int, j: int) -> int:
    """The number of the j-th step of a delayed effect, which is step i of its ability."""
    return i | (j + 1) << 4


def step_of(st: Position, n: int, i: int) -> Step:
    """A step by its number, as `later_step` tells those of delayed effects."""
    step = k.ABILITIES[st.acts[n].ability].steps[i & 15]
    return step.steps[(i >> 4) - 1] if i >> 4 else step


@procedure
def run_delays(st: Position, moment: str) -> Flow[None]:
    """Delayed effects, in the first player's order (rule effects.delayed)."""
    while True:
        left = due(st, moment)
        if not left:
            break
        number = 0
        if len(left) > 1:
            key = yield from choose(st, "delay.order", st.first, moment)
            number = int(key.split(":")[2])
        d = due(st, moment)[number]
        st.delays.remove(d)
        picked = (d.card,) if d.card >= 0 else ()
        n = len(st.acts)
        st.acts.append(Act(d.ability, d.source, d.seat, picked=picked))
        step = d.step
        for j in range(len(k.ABILITIES[d.ability].steps[d.step].steps)):
            yield from perform(st, n, later_step(step, j))
        end_use(st, n)


def due(st: Position, moment: str) -> list[Delay]:
    """Delayed effects whose moment has come."""
    return [d for d in st.delays if d.at == moment and (moment != "won" or d.seat == st.winner)]


def delay_options(st: Position, seat: int, args: Args) -> Keys:
    return [
        f"delay:{k.IDS[k.ABILITIES[d.ability].face]}:{i}" for i, d in enumerate(due(st, args[0]))
    ]


KINDS = (Kind("delay.order", "windows.priority", keys=delay_options),)
