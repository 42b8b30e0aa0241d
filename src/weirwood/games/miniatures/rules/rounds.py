"""The battle: rounds, turns, activations and clean-up. Ledger: `rounds`."""

from __future__ import annotations

from collections.abc import Sequence

from weirwood.kernel import Flow, Kind, Plain, at, call, choose, procedure, tell

from .. import facts
from ..state import NOBODY, OFF, ON, Position
from . import seams, winning
from .actions import perform
from .conditions import put
from .contexts import activation_now, in_force, pop, push, until
from .deployment import bring, may_be_set_down
from .keys import number
from .modes.kings import attackers_return, kings_round, put_bounty, units_return
from .modes.missions import reveal_missions, rotate
from .modes.scoring import score_round
from .modes.siege import siege_window
from .ncus import activate_ncu, ready_ncus
from .orders import window
from .panic import morale_test
from .setup import prepare
from .tactics import discard_and_refill
from .tactics_board import bound, unbind
from .teams import captain, seats_of, side_of, sides
from .units import is_wall, mode_of


@procedure
def battle(st: Position) -> Flow[None]:
    """A whole battle (rule rounds.battle)."""
    yield from prepare(st)
    yield from play_on(st)


@procedure
def play_on(st: Position) -> Flow[None]:
    """Rounds until somebody wins; scenarios begin here."""
    while not st.ended:
        yield from play_round(st)


@procedure
def play_round(st: Position) -> Flow[None]:
    """Activation phase and clean-up (rule rounds.round)."""
    st.round += 1
    st.phase = "activation"
    st.turn = NOBODY
    st.turns = 0
    if st.first_next != NOBODY:
        st.first = st.first_next
        st.first_next = NOBODY
    if st.first not in sides(st):
        st.first = sides(st)[0]
    tell(st, "round.began", round=st.round, seats=seats_of(st, st.first))
    yield from start_of_round(st)
    yield from activation_phase(st, st.first)
    yield from cleanup(st)


@procedure
def activation_phase(st: Position, side: int) -> Flow[None]:
    """Turns in order until nobody is left to activate (rule rounds.alternate)."""
    st.phase = "activation"
    while left_to_activate(st):
        yield from turn(st, side)
        side = next_side(st, side)
    st.turn = NOBODY


@procedure
def play_from(st: Position, side: int) -> Flow[None]:
    """Go on in the middle of a round: scenarios begin here too."""
    yield from activation_phase(st, side)
    yield from cleanup(st)
    yield from play_on(st)


@procedure
def play_rule(st: Position, name: str, args: tuple[Plain, ...], side: int) -> Flow[None]:
    """Run one rule in somebody's turn, then go on: for scenarios of a single rule."""
    st.phase = "activation"
    st.turn, st.actor = side, captain(st, side)
    push(st, "turn", side=side, touch=engaged_pairs(st), first_of_side=False)
    if not args:
        yield from call(st, name, at="none")
    elif len(args) == 1:
        yield from call(st, name, args[0], at="one")
    elif len(args) == 2:
        yield from call(st, name, args[0], args[1], at="two")
    elif len(args) == 3:
        yield from call(st, name, args[0], args[1], args[2], at="three")
    else:
        yield from call(st, name, args[0], args[1], args[2], args[3], at="four")
    pop(st, "turn")
    yield from play_from(st, side)


@procedure
def start_of_round(st: Position) -> Flow[None]:
    """What a mode and abilities do before the first turn."""
    push(st, "round", round=st.round)
    if "commander_bonus" in mode_of(st).rules:
        yield from kings_round(st)
    if "redeploy" in mode_of(st).rules:
        yield from units_return(st)
    if mode_of(st).siege:
        yield from attackers_return(st)
    if mode_of(st).missions == "hand":
        yield from reveal_missions(st)
    elif mode_of(st).missions == "shared":
        rotate(st)
    yield from siege_window(st, "round.start", NOBODY)
    yield from window(st, "round.start")
    pop(st, "round")


def engaged_pairs(st: Position) -> list[int]:
    """Who is engaged with whom, as one flat list of pairs."""
    return [n for p, q, _, _ in st.touch for n in (min(p, q), max(p, q))]


def next_side(st: Position, side: int) -> int:
    """The side to the left that still plays (rules rounds.alternate, teams.order)."""
    order = sides(st)
    later = [s for s in order if s > side]
    return later[0] if later else order[0]


def ready_units(st: Position, side: int) -> list[int]:
    """Combat units (and castle walls) of a side that have not activated yet."""
    return [u for u in idle_units(st, side) if st.where[u] == ON or can_enter(st, u)]


def idle_units(st: Position, side: int) -> list[int]:
    """The same, with those off the table that may find no place to come in."""
    found = []
    seats = [seat for seat, its in enumerate(st.side) if its == side and not st.out[seat]]
    for u, where in enumerate(st.where):
        if st.activated[u] or st.owner[u] not in seats:
            continue
        if (
            where == OFF or (where == ON and (not is_wall(st, u) or st.health[u] > 0))
        ) and not seams.follows(st, u):
            found.append(u)
    return found


def anybody_ready(st: Position, among: Sequence[int]) -> bool:
    """Has one of these sides somebody left? A place to come in is looked for last."""
    idle = {side: idle_units(st, side) for side in among}
    if any(st.where[u] == ON for found in idle.values() for u in found):
        return True
    if any(ready_ncus(st, side) for side in among):
        return True
    return any(can_enter(st, u) for found in idle.values() for u in found)


def can_enter(st: Position, u: int) -> bool:
    """A unit off the table that may come in with its activation."""
    how = entry(st, u)
    return bool(how) and may_be_set_down(st, u, how)


def entry(st: Position, u: int) -> str:
    """How a unit off the table comes in: late, from the reserve, or not by itself ("")."""
    if st.notes[u].get("late"):
        return "late"
    if facts.MODES[st.mode].siege and st.notes[u].get("reserve") and st.round >= 3:
        return "reserve"
    return ""


def left_to_activate(st: Position) -> bool:
    return anybody_ready(st, sides(st))


@procedure
def turn(st: Position, side: int) -> Flow[None]:
    """A player's turn: start, activation, end (rule rounds.turn)."""
    st.turn = side
    st.turns += 1
    st.actor = captain(st, side)
    first = st.turns <= len(sides(st))
    push(st, "turn", side=side, touch=engaged_pairs(st), first_of_side=first)
    tell(st, "turn.began", seats=seats_of(st, side), seat=st.actor, round=st.round)
    yield from siege_window(st, "turn.start", NOBODY)
    yield from at("start", window(st, "turn.start"))
    if side in sides(st) and anybody_ready(st, (side,)):
        option = yield from choose(st, "turn.unit", captain(st, side), side)
        if option.startswith("ncu"):
            yield from activate_ncu(st, number(option))
        else:
            yield from activate(st, number(option))
    yield from at("end", window(st, "turn.end"))
    pop(st, "turn")
    until(st, "turn")
    unbind(st, side)
    st.silenced = ()


def unit_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    """Whom a side may activate: no passing while somebody is left (rule rounds.no_pass)."""
    side = args[0]
    found = [f"unit:{st.kind[u]}:{u}" for u in ready_units(st, side)]
    if found and bound(st, side):
        return found
    return found + [f"ncu:{st.n_kind[n]}:{n}" for n in ready_ncus(st, side)]


@procedure
def activate(st: Position, u: int) -> Flow[None]:
    """A combat unit's activation: one action, or none (rule rounds.activation)."""
    st.actor, st.acting = st.owner[u], u
    push(st, "activation", unit=u, no_action=False, forced="")
    tell(st, "unit.activated", seat=st.owner[u], unit=st.kind[u], nr=u)
    if st.where[u] == OFF:
        yield from enter(st, u)
    late = bool(st.notes[u].get("entered_late"))
    if not late:
        yield from before_action(st, u)
        if st.where[u] == ON and not activation_now(st)["no_action"]:
            yield from choose_action(st, u)
    st.notes[u].pop("entered_late", None)
    st.activated[u] = 1
    if st.where[u] == ON and not late:
        yield from window(st, "activation.end")
    pop(st, "activation")
    until(st, "activation")
    st.acting = NOBODY


@procedure
def enter(st: Position, u: int) -> Flow[None]:
    """Come onto the table: a reserve before its action, a late unit instead of one
    (rules modes.reserve_enters, deployment.late)."""
    how = entry(st, u)
    yield from bring(st, u, how)
    st.notes[u].pop("reserve", None)
    if st.notes[u].pop("late", 0):
        st.notes[u]["entered_late"] = 1


@procedure
def before_action(st: Position, u: int) -> Flow[None]:
    """What happens at the start of an activation."""
    if is_wall(st, u):
        return
    foes = [side for side in sides(st) if side != side_of(st, u)]
    if in_force(st, "siege_war_drums") and st.attacker in foes:
        passed = yield from morale_test(st, u, 0, captain(st, st.attacker))
        if not passed:
            put(st, u, "panicked")
    yield from put_bounty(st, u)
    if st.where[u] == ON:
        yield from window(st, "activation.start")


@procedure
def choose_action(st: Position, u: int) -> Flow[None]:
    """The one action of an activation (rule rounds.actions)."""
    option = activation_now(st)["forced"]
    if not option:
        option = yield from choose(st, "turn.action", st.owner[u], u, st.kind[u])
    if option == "none":
        tell(st, "action.none", seat=st.owner[u], unit=st.kind[u], nr=u)
    else:
        yield from perform(st, u, option, False, NOBODY)


# ---- clean-up ----------------------------------------------------------------------------------


@procedure
def cleanup(st: Position) -> Flow[None]:
    """The steps of clean-up, in order (rule rounds.cleanup)."""
    st.phase = "cleanup"
    push(st, "round", round=st.round)
    yield from window(st, "round.end")
    yield from score_round(st)
    pop(st, "round")
    winning.check(st)
    clear_board(st)
    yield from discard_and_refill(st)
    pass_token(st)


def clear_board(st: Position) -> None:
    """Activation and Order tokens, NCUs and Influence leave the board (rules rounds.tokens_off,
    rounds.ncus_off)."""
    st.activated = [0] * len(st.activated)
    for row in st.notes:
        for name in [k for k in row if k.startswith("order:")]:
            del row[name]
    stays = [row.get("stays", 0) for row in st.n_notes]  # Arys Oakheart, once a game
    st.n_activated = stays
    st.n_zone = [zone if stays[n] else "" for n, zone in enumerate(st.n_zone)]
    st.n_unit = [NOBODY] * len(st.n_unit)
    for row in st.n_notes:
        row.pop("barred", None)
        for name in [k for k in row if k.startswith("order:")]:
            del row[name]
    until(st, "turn")
    until(st, "round")
    tell(st, "board.cleared", round=st.round)


def pass_token(st: Position) -> None:
    """The first-player token passes to the left (rule rounds.token_passes)."""
    st.first = next_side(st, st.first)
    tell(st, "round.first", seats=seats_of(st, st.first))


KINDS = (Kind("turn.unit", "rounds.no_pass", keys=unit_keys),)
