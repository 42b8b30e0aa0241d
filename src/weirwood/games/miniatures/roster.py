"""Who is who: sides, friends and enemies, figures, ranks and what a unit is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.games.miniatures import content
from weirwood.games.miniatures.state import GONE, NOBODY, ON, Position

if TYPE_CHECKING:
    from collections.abc import Mapping

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

_wall = content.WALL
PROFILES: Mapping[str, content.Unit] = {
    **content.UNITS,
    CASTLE_WALL: content.Unit(
        id=CASTLE_WALL,
        kind="war_machine",
        cost=0,
        speed=0,
        defense=7,
        morale=0,
        attacks=(content.Attack("castle_arrows", _wall.range, _wall.hit, (_wall.dice,)),),
        abilities=(),
        tray="solo_large",
        figures=1,
        wounds=_wall.wounds,
        ranks=1,
        version="2021",
    ),
}


def profile(st: Position, u: int) -> content.Unit:
    """The card of a unit."""
    return PROFILES[st.kind[u]]


def flies(st: Position, u: int) -> bool:
    """Does the unit go over everything when it maneuvers or marches (rule abilities.flying)?"""
    return not FLYING.isdisjoint(PROFILES[st.kind[u]].abilities)


def mode_of(st: Position) -> content.Mode:
    """The facts of the game mode; never kept in a local over a question."""
    return content.MODES[st.mode]


def is_wall(st: Position, u: int) -> bool:
    """Castle walls of the siege stand among the units, but are none (rule modes.walls)."""
    return st.kind[u] == CASTLE_WALL


def side_of(st: Position, u: int) -> int:
    return st.side[st.owner[u]]


def members(st: Position, side: int) -> list[int]:
    """The seats of a side that still play."""
    return [s for s in range(st.seats) if st.side[s] == side and not st.out[s]]


def seats_of(st: Position, side: int) -> list[int]:
    """All seats of a side, for telling."""
    return [s for s in range(st.seats) if st.side[s] == side]


def sides(st: Position) -> list[int]:
    """The sides that still play, in order of seats."""
    found: list[int] = []
    for seat in range(st.seats):
        if not st.out[seat] and st.side[seat] not in found:
            found.append(st.side[seat])
    return found


def captain(st: Position, side: int) -> int:
    """The seat that speaks for a side this round (rule teams.captain)."""
    seats = members(st, side) or [s for s in range(st.seats) if st.side[s] == side]
    return seats[(max(st.round, 1) - 1) % len(seats)]


def in_turn_order(st: Position) -> list[int]:
    """Sides from the one whose turn it is (or the first player), to the left."""
    start = st.turn if st.turn != NOBODY else st.first
    order = sides(st)
    later = [s for s in order if s >= start]
    return later + [s for s in order if s < start]


def seats_in_order(st: Position) -> list[int]:
    """All seats that play, those of the active side first, its captain before the others."""
    found: list[int] = []
    for side in in_turn_order(st):
        lead = captain(st, side)
        found.append(lead)
        found.extend(s for s in members(st, side) if s != lead)
    return found


def friends(st: Position, u: int, v: int) -> bool:
    return st.side[st.owner[u]] == st.side[st.owner[v]]


def enemies_of_seat(st: Position, seat: int) -> list[int]:
    """Seats that play against this one, in turn order."""
    mine = st.side[seat]
    return [s for s in seats_in_order(st) if st.side[s] != mine]


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


def weight(st: Position, u: int) -> int:
    """Ranks for the control of objectives: a solo unit counts its wounds (rule
    modes.solo_ranks)."""
    return st.health[u] if profile(st, u).solo else ranks_left(st, u)


def is_commander(st: Position, u: int) -> bool:
    """Does the unit hold the commander of its owner?"""
    lead = st.commander[st.owner[u]]
    return bool(lead) and (st.kind[u] == lead or lead in st.attached[u])


def commander_unit(st: Position, seat: int) -> int:
    """The unit with the commander of a seat, on the battlefield or not; NOBODY if there is none."""
    lead = st.commander[seat]
    for u, kind in enumerate(st.kind):
        if st.owner[u] == seat and (
            kind == lead or lead in st.attached[u] or (st.where[u] == GONE and lead in st.fallen[u])
        ):
            return u
    return NOBODY


def key(st: Position, u: int) -> str:
    """How options name a unit: its card and its number."""
    return f"unit:{st.kind[u]}:{u}"


def number(option: str) -> int:
    """The number at the end of an option's key."""
    return int(option.rsplit(":", 1)[1])


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
    return any(u in (row[0], row[1]) for row in st.touch)
