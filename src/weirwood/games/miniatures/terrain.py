"""Pieces of terrain on the battlefield: their shape, their keywords, where they may be placed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from weirwood.games.miniatures import content
from weirwood.games.miniatures.geometry.contact import run_to, run_to_outline
from weirwood.games.miniatures.geometry.poly import oval, poly_overlap, poly_within
from weirwood.games.miniatures.geometry.rect import (
    FRONT,
    Poly,
    Rect,
    corners,
    inside,
    overlap,
    within,
)
from weirwood.games.miniatures.roster import CASTLE_WALL
from weirwood.kernel.decision import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from weirwood.games.miniatures.state import Position

SHORT: Final = content.CONTENT.short_range
INCH: Final = 1000

_wall = content.Piece(
    CASTLE_WALL, ("impassable",), "rectangle", content.WALL.width, content.WALL.depth
)
PIECES: Final = {**content.TERRAIN, CASTLE_WALL: _wall}


@lru_cache(maxsize=256)
def custom_piece(name: str, words: tuple[str, ...]) -> content.Piece:
    """A piece the players agreed on: shape, width, depth, then its keywords."""
    shape = "ellipse" if words[0] == "ellipse" else "rectangle"
    return content.Piece(name, words[3:], shape, int(words[1]), int(words[2]))  # type: ignore[arg-type]  # one of the two literals


def fact(st: Position, name: str) -> content.Piece:
    """The facts of a kind of piece, agreed ones included (rule terrain.custom)."""
    found = PIECES.get(name)
    return found if found is not None else custom_piece(name, tuple(st.custom[name]))


@lru_cache(maxsize=4096)
def _outline(piece: content.Piece, x: int, y: int, facing: int) -> Poly:
    a, b = piece.width // 2, piece.depth // 2
    if piece.shape == "ellipse":
        return oval(x, y, facing, a, b)
    return corners((x, y, facing, a, b))


def shape(st: Position, i: int) -> Rect | None:
    """A piece as a rectangle, None if it is round."""
    piece = fact(st, st.t_kind[i])
    if piece.shape == "ellipse":
        return None
    return st.t_x[i], st.t_y[i], st.t_facing[i], piece.width // 2, piece.depth // 2


def outline(st: Position, i: int) -> Poly:
    return _outline(fact(st, st.t_kind[i]), st.t_x[i], st.t_y[i], st.t_facing[i])


def has(st: Position, i: int, keyword: str) -> bool:
    return keyword in fact(st, st.t_kind[i]).keywords


def pieces(st: Position, *keywords: str) -> tuple[int, ...]:
    """The pieces that have one of these keywords."""
    if not st.custom:
        return _with_keyword(tuple(st.t_kind), keywords)
    return tuple(i for i in range(len(st.t_kind)) if any(has(st, i, word) for word in keywords))


@lru_cache(maxsize=1024)
def _with_keyword(kinds: tuple[str, ...], keywords: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(
        i for i, name in enumerate(kinds) if any(word in PIECES[name].keywords for word in keywords)
    )


def on_piece(st: Position, i: int, rect: Rect) -> bool:
    """Does a tray (or a sweep) stand on a piece, even in part?"""
    piece = fact(st, st.t_kind[i])
    span = piece.width + piece.depth + rect[3] + rect[4]
    if abs(rect[0] - st.t_x[i]) > span or abs(rect[1] - st.t_y[i]) > span:
        return False
    own = shape(st, i)
    if own is not None:
        return overlap(rect, own)
    return poly_overlap(corners(rect), outline(st, i))


def near_piece(st: Position, i: int, rect: Rect, reach: int) -> bool:
    """Is a tray at most so far from a piece?"""
    own = shape(st, i)
    if own is not None:
        return within(rect, own, reach)
    return poly_within(corners(rect), outline(st, i), reach)


def on_any(st: Position, rect: Rect, keyword: str) -> bool:
    return any(on_piece(st, i, rect) for i in pieces(st, keyword))


def run_to_piece(st: Position, i: int, rect: Rect, side: str = FRONT) -> int:
    own = shape(st, i)
    if own is not None:
        return run_to(rect, own, side)
    return run_to_outline(rect, outline(st, i), side)


def morale_of_ground(st: Position, rect: Rect) -> int:
    """+1 near an inspiring piece, -1 near a horrific one; each once (rule terrain.same_name)."""
    found = 0
    if any(near_piece(st, i, rect, SHORT) for i in pieces(st, "inspiring")):
        found += 1
    if any(near_piece(st, i, rect, SHORT) for i in pieces(st, "horrific")):
        found -= 1
    return found


def sight_blockers(st: Position, viewer: Rect, target: Rect, *, ranged: bool) -> list[Poly]:
    """Pieces that stop a line between two trays; those that hold one of them do not."""
    words = ("blocks_line_of_sight", "cover") if ranged else ("blocks_line_of_sight",)
    return [
        outline(st, i)
        for i in pieces(st, *words)
        if not on_piece(st, i, viewer) and not on_piece(st, i, target)
    ]


# ---- placing ----------------------------------------------------------------------------------


def available(st: Position) -> list[str]:
    """Kinds that may be chosen in this mode."""
    mode = content.MODES[st.mode]
    ground = mode.terrain
    return [
        name
        for name in [*content.TERRAIN, *st.custom]
        if name not in ground.forbidden
        and not any(w in ground.forbidden_keywords for w in fact(st, name).keywords)
    ]


def why_not_here(
    st: Position, name: str, x: int, y: int, facing: int, zones: Iterable[tuple[int, int, int, int]]
) -> Refusal | None:
    """The rule that keeps a piece from a place, or None."""
    mode = content.MODES[st.mode]
    ground = mode.terrain
    piece = fact(st, name)
    a, b = piece.width // 2, piece.depth // 2
    box = (x, y, facing, a, b)
    own = _outline(piece, x, y, facing)
    edge = ground.edge
    if not inside(box, edge, edge, st.width - edge, st.height - edge):
        return Refusal("terrain.on_table" if not edge else "modes.terrain_anywhere")
    if not ground.anywhere:
        for zone in zones:
            keep = 6 * INCH if ground.by_defender else 0
            if near_area(own, zone, keep):
                rule = "modes.siege_terrain" if ground.by_defender else "terrain.outside_zones"
                return Refusal(rule)
    for i, other in enumerate(st.t_kind):
        extra = st.o_pile.count(i) > 0 or other == CASTLE_WALL
        reach = ground.gap - 1 if extra and ground.gap else content.CONTENT.terrain_spacing - 1
        if ground.by_defender:
            reach = content.CONTENT.terrain_spacing
        if poly_within(own, outline(st, i), reach):
            return Refusal("modes.terrain_gap" if extra and ground.gap else "terrain.spacing")
    if "impassable" in piece.keywords:
        for ox, oy in zip(st.o_x, st.o_y, strict=True):
            if poly_within(own, token_outline(ox, oy), 0):
                return Refusal("terrain.not_on_objective")
    for u, where in enumerate(st.where):
        if where and st.kind[u] == CASTLE_WALL:
            wall = (st.x[u], st.y[u], st.facing[u], st.half_width[u], st.half_depth[u])
            if poly_within(own, corners(wall), 0):
                return Refusal("movement.overlap")
    return None


@lru_cache(maxsize=256)
def token_outline(x: int, y: int) -> Poly:
    r = content.CONTENT.token_radius
    return oval(x, y, 0, r, r)


def near_area(own: Poly, area: tuple[int, int, int, int], reach: int) -> bool:
    """Does an outline come into an upright area, or nearer to it than ``reach``?"""
    x0, y0, x1, y1 = area
    box = ((x0, y1), (x1, y1), (x1, y0), (x0, y0))
    return poly_within(own, box, reach) if reach else poly_overlap(own, box)
