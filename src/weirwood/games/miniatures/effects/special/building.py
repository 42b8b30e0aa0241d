"""Terrain that effects raise during a battle."""

from __future__ import annotations

from weirwood.kernel import Flow, place, procedure

from ... import facts
from ...rules.measuring import INCH, SHORT
from ...rules.terrain import add_piece
from ...state import NOBODY, Effect, Position
from ..arrivals import build_spot
from .helpers import record


@procedure
def raise_piece(st: Position, u: int, piece: str, reach: int) -> Flow[bool]:
    """A player places a piece near a unit (or near any of theirs); False if there is no room."""
    seat = record(st)["seat"]
    if build_spot(st, seat, u, piece, reach) is None:
        return False
    spot = yield from place(st, "effects.build", seat, u, piece, reach)
    named = dict(spot)
    add_piece(st, piece, named["x"], named["y"], named.get("facing", 0) % 36000)
    return True


@procedure
def stake_building(st: Position, arg: str) -> Flow[None]:
    """Stakes within 2 inches of the builders."""
    yield from raise_piece(st, record(st)["unit"], "stakes", 2 * INCH)


@procedure
def rapid_construction(st: Position, arg: str) -> Flow[None]:
    """A low wall within an inch of a friendly unit."""
    yield from raise_piece(st, NOBODY, "low_wall", 1 * INCH)


GRIM = "grim_corpses"


@procedure
def remorseless_examples(st: Position, arg: str) -> Flow[None]:
    """The Weeper lays out the dead: hindering, and grim for the enemies near them."""
    if GRIM not in st.custom:
        pile = facts.TERRAIN["corpse_pile"]
        st.custom[GRIM] = ["rectangle", str(pile.width), str(pile.depth), "hindering"]
    u = record(st)["unit"]
    done = yield from raise_piece(st, u, GRIM, SHORT)
    if done:
        remember(st)


def remember(st: Position) -> None:
    """Who laid them out: only their enemies mind."""
    row: Effect = {
        "what": "grim", "side": st.side[record(st)["seat"]], "x": st.t_x[-1], "y": st.t_y[-1],
        "facing": st.t_facing[-1], "until": "game",
    }  # fmt: skip
    st.effects.append(row)
