"""Combat units: what they are made of, figures, ranks, commanders. Ledger: `units`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import facts
from ..geometry.rect import Rect
from ..state import OFF, ON, Position, put_at
from . import seams

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def tray(st: Position, u: int) -> Rect:
    """The tray of a unit."""
    return st.x[u], st.y[u], st.facing[u], st.half_width[u], st.half_depth[u]


def put(st: Position, u: int, rect: Rect) -> None:
    """Set a unit down somewhere."""
    st.x[u], st.y[u], st.facing[u] = rect[0], rect[1], rect[2]


def add_unit(
    st: Position,
    seat: int,
    kind: str,
    attachments: Sequence[str] = (),
    cost: int | None = None,
    paid: Sequence[int] = (),
) -> int:
    """A combat unit, not yet on the battlefield; gives its number.

    ``cost`` is what was paid for all of it, ``paid`` what each attachment has in that.
    """
    card = PROFILES[kind]
    size = facts.TRAYS[card.tray]
    st.owner = (*st.owner, seat)
    st.kind = (*st.kind, kind)
    st.where.append(OFF)
    st.x.append(0)
    st.y.append(0)
    st.facing.append(0)
    st.half_width = (*st.half_width, size.width // 2)
    st.half_depth = (*st.half_depth, size.depth // 2)
    st.health.append(card.health)
    st.full.append(card.health)
    st.cost = (*st.cost, card.cost if cost is None else cost)
    st.tokens.append(0)
    st.activated.append(0)
    order = sorted(range(len(attachments)), key=lambda i: attachments[i] != st.commander[seat])
    ordered = [attachments[i] for i in order]
    st.paid = (*st.paid, tuple(paid[i] for i in order if i < len(paid)))
    st.attached.append(tuple(ordered))
    st.fallen.append(())
    st.muster = (*st.muster, tuple(ordered))
    st.notes.append(seams.starting_notes(kind, ordered))
    st.bounty = (*st.bounty, 0)
    st.marked = (*st.marked, 0)
    return len(st.kind) - 1


def add_wall(st: Position, seat: int, x: int, y: int, along: str) -> int:
    """A castle wall of the siege."""
    u = add_unit(st, seat, CASTLE_WALL, (), 0)
    st.half_width = put_at(st.half_width, u, facts.WALL.width // 2)
    st.half_depth = put_at(st.half_depth, u, facts.WALL.depth // 2)
    st.x[u], st.y[u] = x, y
    st.facing[u] = 0 if along == "x" else 9000
    st.where[u] = ON
    return u


CASTLE_WALL: Final = "castle_wall"

# bodies that never yield a victory point, never hold an objective, never charge (innate abilities)
WORTHLESS: Final = frozenset(
    {"bonded_bear", "bonded_boar", "untrained_masses", "varamyrs_shadowcat", "varamyrs_wolf_pack"}
)
NEVER_HOLDS: Final = frozenset(
    {
        "bonded_bear", "mammoth", "untrained_masses", "varamyrs_shadowcat", "varamyrs_wolf_pack",
        "war_elephant", "war_machine_ability",
    }
)  # fmt: skip
IMMOBILE: Final = frozenset({"war_machine_ability"})
FLYING: Final = frozenset({"juvenile_dragon"})

_wall = facts.WALL
PROFILES: Mapping[str, facts.Unit] = {
    **facts.UNITS,
    CASTLE_WALL: facts.Unit(
        id=CASTLE_WALL,
        kind="war_machine",
        cost=0,
        speed=0,
        defense=7,
        morale=0,
        attacks=(facts.Attack("castle_arrows", _wall.range, _wall.hit, (_wall.dice,)),),
        abilities=(),
        tray="solo_large",
        figures=1,
        wounds=_wall.wounds,
        ranks=1,
        version="2021",
    ),
}


def profile(st: Position, u: int) -> facts.Unit:
    """The card of a unit."""
    return PROFILES[st.kind[u]]


def flies(st: Position, u: int) -> bool:
    """Does the unit go over everything when it maneuvers or marches (rule abilities.flying)?"""
    return not FLYING.isdisjoint(PROFILES[st.kind[u]].abilities)


def mode_of(st: Position) -> facts.Mode:
    """The facts of the game mode; never kept in a local over a question."""
    return facts.MODES[st.mode]


def is_wall(st: Position, u: int) -> bool:
    """Castle walls of the siege stand among the units, but are none (rule modes.walls)."""
    return st.kind[u] == CASTLE_WALL


def on_table(st: Position) -> list[int]:
    """Every tray on the battlefield, castle walls included."""
    return [u for u, w in enumerate(st.where) if w == ON]


def combat_units(st: Position, seat: int) -> list[int]:
    """The combat units of a seat on the battlefield."""
    return [
        u
        for u, w in enumerate(st.where)
        if w == ON and st.owner[u] == seat and st.kind[u] != CASTLE_WALL
    ]


def side_units(st: Position, side: int) -> list[int]:
    """The combat units of a side on the battlefield."""
    return [
        u
        for u, w in enumerate(st.where)
        if w == ON and st.side[st.owner[u]] == side and st.kind[u] != CASTLE_WALL
    ]


def enemy_units(st: Position, seat: int) -> list[int]:
    """The combat units on the battlefield that a seat fights."""
    mine = st.side[seat]
    return [
        u
        for u, w in enumerate(st.where)
        if w == ON and st.side[st.owner[u]] != mine and st.kind[u] != CASTLE_WALL
    ]


def figures_left(st: Position, u: int) -> int:
    """Figures that still stand; a figure with wounds stands (rule units.multi_wound)."""
    return -(-st.health[u] // profile(st, u).wounds)


def ranks_left(st: Position, u: int) -> int:
    """Ranks with at least one figure; a solo unit has one (rule units.rank_lost)."""
    card = profile(st, u)
    return -(-figures_left(st, u) * card.ranks // card.figures) if card.ranks > 1 else 1


def ranks_lost(st: Position, u: int) -> int:
    return profile(st, u).ranks - ranks_left(st, u)


def points_left(st: Position, u: int) -> int:
    """Army points of a unit, without those of attachments that have fallen (rule
    attachments.points)."""
    fallen = (
        points
        for name, points in zip(st.muster[u], st.paid[u], strict=False)
        if name not in st.attached[u]
    )
    return st.cost[u] - sum(fallen)


def weight(st: Position, u: int) -> int:
    """Ranks for the control of objectives: a solo unit counts its wounds (rule
    modes.solo_ranks)."""
    return st.health[u] if profile(st, u).solo else ranks_left(st, u)


def touching(st: Position, u: int) -> list[int]:
    """The enemies a unit is engaged with."""
    found = []
    for p, q, _, _ in st.touch:
        if p == u:
            found.append(q)
        elif q == u:
            found.append(p)
    return found


def engaged(st: Position, u: int) -> bool:
    for p, q, _, _ in st.touch:  # noqa: SIM110 - a plain loop: nothing is asked so often
        if u in (p, q):
            return True
    return False
