"""Objective tokens that units carry: A Feast for Crows and A Dance with Dragons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, Kind, Refusal, Rng, below, choose, place, procedure, tell

from ... import facts
from ...geometry.rect import SLACK, point_within
from ...state import NOBODY, ON, Position
from ..keys import Args, Plan, Reply, key, number, read, unique
from ..measuring import INCH
from ..objectives import RADIUS, may_hold, touches_token
from ..teams import enemies_of_seat
from ..terrain import near_piece, on_piece, outline, pieces_that
from ..units import on_table, ranks_left, touching, tray

if TYPE_CHECKING:
    from collections.abc import Sequence


DROP = 2 * INCH


def carried(st: Position) -> bool:
    return facts.MODES[st.mode].claim in {"carry_on_pile", "carry_slow"}


def token_of(st: Position, u: int) -> int:
    """The token a unit carries, or NOBODY."""
    return st.o_unit.index(u) if u in st.o_unit else NOBODY


def opponent(st: Position, u: int, by: int) -> int:
    """Who decides for the other side: whoever caused it, else the next opponent's captain; if no
    opponent plays any more, the owner."""
    own = st.side[st.owner[u]]
    if by != NOBODY and st.side[by] != own and not st.out[by]:
        return by
    found = enemies_of_seat(st, st.owner[u])
    return found[0] if found else st.owner[u]


def give_token(st: Position, o: int, u: int) -> None:
    st.o_unit[o] = u
    tell(st, "objective.carried", seat=st.owner[u], unit=st.kind[u], nr=u, objective=o)


@procedure
def claim_by_touch(st: Position, u: int) -> Flow[None]:
    """Any part of the tray on a token claims it; a second one is laid aside (rule modes.carry)."""
    if carried(st) and may_hold(st, u):
        for o in range(len(st.o_x)):
            if st.o_unit[o] == NOBODY and touches_token(st, tray(st, u), o):
                if token_of(st, u) == NOBODY:
                    give_token(st, o, u)
                else:
                    yield from lay_token(st, o, u, opponent(st, u, NOBODY), True)


@procedure
def lose_token(st: Position, u: int, by: int) -> Flow[None]:
    """A carrier that fails a Panic test or falls loses its token (rule modes.carry_lost)."""
    if not carried(st) or token_of(st, u) == NOBODY:
        return
    o = token_of(st, u)
    st.o_unit[o] = NOBODY
    who = opponent(st, u, by)
    takers = tuple(takers_of(st, u))
    if takers:
        v = takers[0]
        if len(takers) > 1:
            chosen = yield from choose(st, "objective.taker", who, u, st.kind[u])
            v = number(chosen)
        give_token(st, o, v)
    else:
        yield from lay_token(st, o, u, who, False)


def takers_of(st: Position, u: int) -> list[int]:
    """Enemies engaged with the carrier that can take its token."""
    return [v for v in touching(st, u) if may_hold(st, v) and token_of(st, v) == NOBODY]


def taker_keys(st: Position, seat: int, args: Args) -> list[str]:
    return [key(st, v) for v in takers_of(st, args[0])]


@procedure
def lay_token(st: Position, o: int, u: int, who: int, at_pile: bool) -> Flow[None]:
    """The opponent lays a token down: on its pile if it has one and is dropped, else near the
    carrier's tray (rules modes.pile_contact, modes.carry_laid)."""
    st.o_unit[o] = NOBODY
    spot = yield from place(st, "objective.place", who, o, u, st.kind[u], at_pile)
    named = dict(spot)
    st.o_x[o], st.o_y[o] = named["x"], named["y"]
    tell(st, "objective.laid", seat=who, objective=o, x=named["x"], y=named["y"])


def check_token(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    plan = read(reply, ("x", "y"))
    if isinstance(plan, Refusal):
        return plan
    return why_not_token(st, args[0], args[1], plan["x"], plan["y"], at_pile=args[3])


def pile_of(st: Position, o: int) -> int:
    """The corpse pile of a token, or NOBODY."""
    return st.o_pile[o] if st.o_pile else NOBODY


def why_not_token(st: Position, o: int, u: int, x: int, y: int, *, at_pile: bool) -> Refusal | None:
    if not (RADIUS <= x <= st.width - RADIUS and RADIUS <= y <= st.height - RADIUS):
        return Refusal("movement.table_edge")
    pile = pile_of(st, o)
    if at_pile and pile != NOBODY:
        spot = (x, y, 0, 0, 0)
        return None if near_piece(st, pile, spot, RADIUS) else Refusal("modes.pile_contact")
    if not point_within(tray(st, u), x, y, DROP):
        return Refusal("modes.carry_laid", {"most": DROP})
    for v in on_table(st):
        if v != u and point_within(tray(st, v), x, y, RADIUS - 1):
            return Refusal("modes.carry_laid", {"unit": st.kind[v]})
    disc = (x, y, 0, RADIUS, RADIUS)
    if any(on_piece(st, i, disc) for i in pieces_that(st, "bars")):
        return Refusal("terrain.impassable")
    return None


def propose_token(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    """Spots around the tray, or around the pile; at last its middle, which is always free: nothing
    else lies there, and a token is smaller than any tray or pile."""
    o, u, _, at_pile = args
    pile = pile_of(st, o)
    spots: list[tuple[int, int]] = []
    if at_pile and pile != NOBODY:
        spots.extend(outline(st, pile))
        spots.append((st.t_x[pile], st.t_y[pile]))
    else:
        reach = DROP + max(st.half_width[u], st.half_depth[u])
        spots.extend(
            (
                st.x[u] + below(rng, 2 * reach + 1) - reach,
                st.y[u] + below(rng, 2 * reach + 1) - reach,
            )
            for _ in range(24)
        )
        spots.append((st.x[u], st.y[u]))
    found = [p for p in spots if why_not_token(st, o, u, *p, at_pile=at_pile) is None]
    return unique({"x": x, "y": y} for x, y in found[: max(1, n)])


@procedure
def steal_token(st: Position, u: int, v: int) -> Flow[None]:
    """After a melee attack the attacker with more ranks takes the defender's token (rule
    modes.carry_stolen)."""
    if not carried(st) or token_of(st, v) == NOBODY or st.where[u] != ON:
        return
    if ranks_left(st, u) > ranks_left(st, v) and may_hold(st, u):
        o = token_of(st, v)
        if token_of(st, u) == NOBODY:
            give_token(st, o, u)
        else:
            yield from lay_token(st, o, u, opponent(st, u, NOBODY), True)


@procedure
def drop_off_pile(st: Position, u: int) -> Flow[None]:
    """After an action a carrier away from its corpse pile drops the token (rule
    modes.pile_left)."""
    if facts.MODES[st.mode].claim != "carry_on_pile" or token_of(st, u) == NOBODY:
        return
    o = token_of(st, u)
    pile = pile_of(st, o)
    if pile != NOBODY and not near_piece(st, pile, tray(st, u), SLACK):
        yield from lay_token(st, o, u, opponent(st, u, NOBODY), True)


KINDS = (
    Kind("objective.taker", "modes.carry_lost", keys=taker_keys),
    Kind("objective.place", "modes.carry_laid", check=check_token, propose=propose_token),
)
