"""What the game modes do when a unit falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel import Flow, Kind, Refusal, Rng, below, draw, place, procedure, tell

from ... import facts
from ...geometry.poly import poly_within
from ...geometry.rect import Rect, corners, inside, wholly_within, within
from ...state import NOBODY, Position, put_at
from ..commanders import is_commander
from ..field import leave_contact
from ..keys import Args, Plan, Reply, read, unique
from ..measuring import INCH, LONG
from ..openings import open_spot, too_near
from ..teams import sides
from ..terrain import add_piece, fact, outline
from ..units import on_table, profile, tray
from ..winning import score
from .carry import lose_token

if TYPE_CHECKING:
    from collections.abc import Sequence


PILE = "corpse_pile"
MOST_PILES = 4


@procedure
def before_removal(st: Position, u: int, by: int) -> Flow[None]:
    """While the tray still lies there: a new corpse pile, and the token it carried."""
    yield from lose_token(st, u, by)
    if (
        "new_piles" in facts.MODES[st.mode].rules
        and st.t_kind.count(PILE) < MOST_PILES
        and profile(st, u).kind == "infantry"
        and pile_spots(st, u)
    ):
        spot = yield from place(st, "feast.pile", st.owner[u], u, st.kind[u])
        named = dict(spot)
        i = add_piece(st, PILE, named["x"], named["y"], named.get("facing", 0) % 36000)
        add_token(st, named["x"], named["y"], "corpse_pile", i)


def add_token(st: Position, x: int, y: int, role: str, pile: int) -> None:
    """A new objective token, with a card of its own if the mode deals them (rule
    modes.objective_cards)."""
    st.o_x.append(x)
    st.o_y.append(y)
    st.o_role = (*st.o_role, role)
    st.o_unit.append(NOBODY)
    st.o_pile = (*st.o_pile, pile)
    card = ""
    if st.objective_deck:
        at = draw(st, "objective", len(st.objective_deck))
        card = st.objective_deck[at]
        st.objective_deck = (*st.objective_deck[:at], *st.objective_deck[at + 1 :])
    st.o_card = (*st.o_card, card)
    o = len(st.o_x) - 1
    tell(st, "objective.placed", objective=o, x=x, y=y, card=card or None)


def why_not_pile(st: Position, u: int, rect: Rect) -> Refusal | None:
    """Wholly in Long range of the fallen, an inch off everything (rule modes.new_piles)."""
    if not inside(rect, 0, 0, st.width, st.height):
        return Refusal("terrain.on_table")
    if not wholly_within(tray(st, u), rect, LONG):
        return Refusal("modes.new_piles")
    own = corners(rect)
    if any(poly_within(own, outline(st, i), INCH - 1) for i in range(len(st.t_kind))):
        return Refusal("modes.new_piles")
    if any(within(rect, tray(st, v), INCH - 1) for v in on_table(st)):
        return Refusal("modes.new_piles")
    return None


def pile_rect(st: Position, x: int, y: int, facing: int) -> Rect:
    piece = fact(st, PILE)
    return x, y, facing % 36000, piece.width // 2, piece.depth // 2


def check_pile(st: Position, seat: int, args: Args, reply: Reply) -> Refusal | None:
    plan = read(reply, ("x", "y", "facing"))
    if isinstance(plan, Refusal):
        return plan
    return why_not_pile(st, args[0], pile_rect(st, plan["x"], plan["y"], plan["facing"]))


def pile_spots(st: Position, u: int) -> list[Plan]:
    """Legal places for a pile: of a coarse grid around the fallen unit, or if none of these is
    good, any other (rule deployment.exists)."""
    found: list[Plan] = []
    for dx in range(-14, 15, 2):
        for dy in range(-14, 15, 2):
            x, y = st.x[u] + dx * INCH, st.y[u] + dy * INCH
            if why_not_pile(st, u, pile_rect(st, x, y, 0)) is None:
                found.append({"x": x, "y": y, "facing": 0})
    if found:
        return found
    spot = open_spot(
        (0, 0, st.width, st.height),
        pile_rect(st, 0, 0, 0)[3:],
        lambda x, y, facing: why_not_pile(st, u, pile_rect(st, x, y, facing)) is None,
        lambda x, y, facing, off, *_: hopeless_pile(st, u, pile_rect(st, x, y, facing), off),
    )
    return [] if spot is None else [{"x": spot[0], "y": spot[1], "facing": spot[2]}]


def hopeless_pile(st: Position, u: int, rect: Rect, off: int) -> bool:
    """Is a pile barred here and wherever each of its points lies at most ``off`` from there?"""
    own = corners(rect)
    return (
        not inside(rect, -off, -off, st.width + off, st.height + off)
        or not wholly_within(tray(st, u), rect, LONG + off)
        or any(too_near(own, outline(st, i), INCH - 1, off) for i in range(len(st.t_kind)))
        or any(too_near(own, corners(tray(st, v)), INCH - 1, off) for v in on_table(st))
    )


def propose_pile(st: Position, seat: int, args: Args, rng: Rng, n: int) -> Sequence[Plan]:
    spots = pile_spots(st, args[0])
    found: list[Plan] = []
    while spots and len(found) < max(1, n):
        found.append(spots.pop(below(rng, len(spots))))
    return unique(found)


def after_destruction(st: Position, u: int, by: int, by_unit: int) -> None:
    """Victory points that a mode gives besides the usual one."""
    mode = facts.MODES[st.mode]
    own = st.side[st.owner[u]]
    foe = st.side[by] if by != NOBODY and st.side[by] != own else NOBODY
    winners = winners_over(st, u, by)
    slayer = by_unit if by_unit != NOBODY and st.side[st.owner[by_unit]] != own else NOBODY
    if "commander_bonus" in mode.rules and slayer != NOBODY and is_commander(st, slayer):
        score(st, st.side[st.owner[slayer]], 1, "commander_kill")
    if "marking" in mode.rules:
        if slayer != NOBODY and st.marked[slayer]:
            score(st, st.side[st.owner[slayer]], 1, "marked_kill")
        if st.marked[u]:
            for side in winners:
                score(st, side, 2, "marked_killed")
        if st.bounty[u]:
            for side in winners:
                score(st, side, st.bounty[u], "bounty")
        st.bounty = put_at(st.bounty, u, 0)
        st.marked = put_at(st.marked, u, 0)
    if st.kind[u] == st.commander[st.owner[u]]:
        commander_falls(st, u, by)
    for mission in st.missions:
        effect = facts.MISSIONS[mission].effect
        if effect == "revenge" and foe != NOBODY and st.losses[foe]:
            score(st, foe, 1, mission)


def winners_over(st: Position, u: int, by: int) -> list[int]:
    """Who scores for what a unit loses: the side that did it, else every other."""
    own = st.side[st.owner[u]]
    if by != NOBODY and st.side[by] != own:
        return [st.side[by]]
    return [side for side in sides(st) if side != own]


def commander_falls(st: Position, u: int, by: int) -> None:
    """A commander is destroyed, with its unit or inside one that stands on (rules
    modes.commander_kill, modes.missions_score)."""
    first = "commander_bonus" in facts.MODES[st.mode].rules and not st.kinged[st.owner[u]]
    if first:
        st.kinged = put_at(st.kinged, st.owner[u], 1)
    for side in winners_over(st, u, by):
        if first:
            score(st, side, 2, "commander_killed")
        for mission in st.missions:
            if facts.MISSIONS[mission].effect == "kill_commander":
                score(st, side, 2, mission)


def wall_falls(st: Position, u: int) -> None:
    """A castle wall is destroyed: points for the attacker, and it stays where it is (rule
    modes.walls)."""
    st.health[u] = 0
    tell(st, "wall.destroyed", seat=st.owner[u], unit=st.kind[u], nr=u)
    score(st, st.attacker, facts.WALL.points, "wall")
    leave_contact(st, u)


KINDS = (Kind("feast.pile", "modes.new_piles", check=check_pile, propose=propose_pile),)
