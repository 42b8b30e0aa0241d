"""Terrain that comes and goes during a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.kernel.event import tell

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position


def remove_piece(st: Position, i: int) -> None:
    """Take a piece off the battlefield; the pieces after it move up by one number."""
    st.t_kind = (*st.t_kind[:i], *st.t_kind[i + 1 :])
    st.t_x = (*st.t_x[:i], *st.t_x[i + 1 :])
    st.t_y = (*st.t_y[:i], *st.t_y[i + 1 :])
    st.t_facing = (*st.t_facing[:i], *st.t_facing[i + 1 :])
    st.o_pile = tuple(p - 1 if p > i else (-1 if p == i else p) for p in st.o_pile)


def raze(st: Position, u: int, i: int) -> None:
    """A melee Attack on destructible terrain removes it, without dice (rule
    terrain.destructible)."""
    tell(st, "terrain.razed", seat=st.owner[u], unit=st.kind[u], nr=u, piece=st.t_kind[i])
    remove_piece(st, i)


def add_piece(st: Position, name: str, x: int, y: int, facing: int) -> int:
    st.t_kind = (*st.t_kind, name)
    st.t_x = (*st.t_x, x)
    st.t_y = (*st.t_y, y)
    st.t_facing = (*st.t_facing, facing)
    tell(st, "terrain.placed", piece=name, x=x, y=y, facing=facing)
    return len(st.t_kind) - 1
