"""Pieces of terrain: shape, keywords, how they are placed and razed. Ledger: `terrain`."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from weirwood.kernel import Flow, Kind, Refusal, Rng, below, choose, place, procedure, tell

from .. import facts
from ..geometry.contact import NOWHERE, run_to, run_to_outline
from ..geometry.poly import oval, poly_overlap, poly_within
from ..geometry.rect import FRONT, SLACK, Poly, Rect, corners, inside, overlap, within
from ..state import NOBODY, Position
from . import seams
from .dice import die, roll_off, throw
from .field import zones_of_game
from .keys import Plan, Reply, read, unique
from .measuring import INCH, SHORT
from .openings import FOR_PIECES, open_spot, too_near
from .teams import captain, turn_list
from .units import CASTLE_WALL, mode_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Keyword(NamedTuple):
    """What a keyword of terrain does; the rules ask for these, never for a keyword by its name."""

    bars: bool = False  # nobody enters it
    slows: int = 0  # what it takes from a move that comes upon it
    hurts: bool = False  # who acts on it or comes upon it suffers wounds
    hinders: bool = False  # a charge across it has no bonus
    shelters: bool = False  # its defender blocks better against a charge
    hides: bool = False  # no line of sight goes through it
    covers: bool = False  # no line of a ranged attack does
    lifts: bool = False  # who shoots from it looks over everything
    morale: int = 0  # what it adds to tests near it
    falls: bool = False  # a melee attack razes it


Doing = Literal[
    "bars", "slows", "hurts", "hinders", "shelters", "hides", "covers", "lifts", "falls"
]

KEYWORDS: Final[dict[str, Keyword]] = {
    "blocks_line_of_sight": Keyword(hides=True, covers=True),
    "cover": Keyword(covers=True),
    "destructible": Keyword(falls=True),
    "hindering": Keyword(hinders=True),
    "elevated": Keyword(lifts=True),
    "rough": Keyword(slows=INCH),
    "fortified": Keyword(shelters=True),
    "horrific": Keyword(morale=-1),
    "inspiring": Keyword(morale=1),
    "impassable": Keyword(bars=True),
    "dangerous": Keyword(hurts=True),
}
"""The one place of code that knows them: a new one is a row here, and in the content and words."""

if set(KEYWORDS) != set(facts.CONTENT.terrain_keywords):
    raise facts.ContentError("terrain.json: its keywords are not those that the rules carry out")

_wall = facts.Piece(CASTLE_WALL, ("impassable",), "rectangle", facts.WALL.width, facts.WALL.depth)
PIECES: Final = {**facts.TERRAIN, CASTLE_WALL: _wall}


@lru_cache(maxsize=256)
def custom_piece(name: str, words: tuple[str, ...]) -> facts.Piece:
    """A piece the players agreed on: shape, width, depth, then its keywords."""
    shape: Literal["ellipse", "rectangle"] = "ellipse" if words[0] == "ellipse" else "rectangle"
    return facts.Piece(name, words[3:], shape, int(words[1]), int(words[2]))


def fact(st: Position, name: str) -> facts.Piece:
    """The facts of a kind of piece, agreed ones included (rule terrain.custom)."""
    found = PIECES.get(name)
    return found if found is not None else custom_piece(name, tuple(st.custom[name]))


@lru_cache(maxsize=4096)
def _outline(shape: str, x: int, y: int, facing: int, a: int, b: int) -> Poly:
    if shape == "ellipse":
        return oval(x, y, facing, a, b)
    return corners((x, y, facing, a, b))


def outline_at(piece: facts.Piece, x: int, y: int, facing: int) -> Poly:
    """The outline of a piece somewhere."""
    return _outline(piece.shape, x, y, facing, piece.width // 2, piece.depth // 2)


def shape(st: Position, i: int) -> Rect | None:
    """A piece as a rectangle, None if it is round."""
    piece = fact(st, st.t_kind[i])
    if piece.shape == "ellipse":
        return None
    return st.t_x[i], st.t_y[i], st.t_facing[i], piece.width // 2, piece.depth // 2


def outline(st: Position, i: int) -> Poly:
    return outline_at(fact(st, st.t_kind[i]), st.t_x[i], st.t_y[i], st.t_facing[i])


def pieces(st: Position, *keywords: str) -> tuple[int, ...]:
    """The pieces that have one of these keywords."""
    if not st.custom:
        return _with_keyword(st.t_kind, keywords)
    return tuple(
        i
        for i, name in enumerate(st.t_kind)
        if not set(keywords).isdisjoint(fact(st, name).keywords)
    )


@lru_cache(maxsize=1024)
def _with_keyword(kinds: tuple[str, ...], keywords: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(
        i for i, name in enumerate(kinds) if any(word in PIECES[name].keywords for word in keywords)
    )


@lru_cache(maxsize=64)
def keywords_that(does: str) -> tuple[str, ...]:
    """The keywords that do something: bar, slow, hurt and so on."""
    return tuple(word for word, keyword in KEYWORDS.items() if getattr(keyword, does))


def pieces_that(st: Position, does: Doing) -> tuple[int, ...]:
    """The pieces that do something by one of their keywords."""
    return _that(st.t_kind, does) if not st.custom else pieces(st, *keywords_that(does))


@lru_cache(maxsize=1024)
def _that(kinds: tuple[str, ...], does: str) -> tuple[int, ...]:
    return _with_keyword(kinds, keywords_that(does))


def felt(st: Position, u: int, does: Doing) -> tuple[int, ...]:
    """The same, without what a unit ignores."""
    found = pieces_that(st, does)
    if not found:
        return found
    words = keywords_that(does)
    minded = [word for word in words if not seams.ignores(st, u, word)]
    return found if len(minded) == len(words) else pieces(st, *minded)


def slowness(st: Position, i: int) -> int:
    """What a piece takes from a move: its worst keyword counts."""
    return max((KEYWORDS[word].slows for word in fact(st, st.t_kind[i]).keywords), default=0)


def on_piece(st: Position, i: int, rect: Rect, deep: int = 0) -> bool:
    """Does a tray (or a sweep) stand on a piece, even in part?

    ``deep``: and would it still, with every point moved by as much?
    """
    piece, x, y = fact(st, st.t_kind[i]), st.t_x[i], st.t_y[i]
    a, b = piece.width // 2, piece.depth // 2
    span = a + b + rect[3] + rect[4]
    dx, dy = x - rect[0], y - rect[1]
    if dx > span or -dx > span or dy > span or -dy > span:  # surely far, as most of them are
        return False
    if piece.shape != "ellipse":
        return overlap(rect, (x, y, st.t_facing[i], a, b), SLACK + deep)
    return poly_overlap(corners(rect), outline(st, i), SLACK + deep)


def near_piece(st: Position, i: int, rect: Rect, reach: int) -> bool:
    """Is a tray at most so far from a piece?"""
    own = shape(st, i)
    if own is not None:
        return within(rect, own, reach)
    return poly_within(corners(rect), outline(st, i), reach)


def run_to_piece(st: Position, i: int, rect: Rect, side: str = FRONT, most: int = NOWHERE) -> int:
    own = shape(st, i)
    if own is not None:
        return run_to(rect, own, side, most)
    return run_to_outline(rect, outline(st, i), side)


def morale_of_ground(st: Position, rect: Rect) -> int:
    """+1 near an inspiring piece, -1 near a horrific one; each once (rule terrain.same_name)."""
    return sum(
        KEYWORDS[word].morale
        for word in keywords_that("morale")
        if any(near_piece(st, i, rect, SHORT) for i in pieces(st, word))
    )


def sight_blockers(st: Position, viewer: Rect, target: Rect, *, ranged: bool) -> list[Poly]:
    """Pieces that stop a line between two trays; those that hold one of them do not."""
    return [
        outline(st, i)
        for i in pieces_that(st, "covers" if ranged else "hides")
        if not on_piece(st, i, viewer) and not on_piece(st, i, target)
    ]


def add_piece(st: Position, name: str, x: int, y: int, facing: int) -> int:
    st.t_kind = (*st.t_kind, name)
    st.t_x = (*st.t_x, x)
    st.t_y = (*st.t_y, y)
    st.t_facing = (*st.t_facing, facing)
    tell(st, "terrain.placed", piece=name, x=x, y=y, facing=facing)
    return len(st.t_kind) - 1


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


@procedure
def place_terrain(st: Position) -> Flow[None]:
    """Pieces by choice or by the dice, placed in turn (rules terrain.by_choice,
    terrain.by_chance)."""
    if st.terrain_rule == "none":
        return
    count = st.pieces
    if st.terrain_rule == "random" and not mode_of(st).terrain.by_defender:
        count = die(st, "pieces", 3) + 2
    order = turn_list(
        st, roll_off(st, "terrain") if not mode_of(st).terrain.by_defender else 1 - st.attacker
    )
    placed = 0
    while placed < count and placeable(st):
        side = order[placed % len(order)] if not mode_of(st).terrain.by_defender else order[0]
        placed += 1
        name = ""
        if st.terrain_rule == "random" and not mode_of(st).terrain.by_defender:
            name = rolled_piece(st)
        if not name:
            option = yield from choose(st, "terrain.piece", captain(st, side))
            name = option.split(":")[1]
        if name != "none" and grid_spot(st, name) is not None:
            spot = yield from place(st, "terrain.place", captain(st, side), name)
            put_piece(st, name, spot)


def rolled_piece(st: Position) -> str:
    """2D6 on the table of terrain; results that the mode forbids are rolled again."""
    forbidden = facts.MODES[st.mode].terrain
    for _ in range(200):
        faces = throw(st, "terrain", 2)
        tell(st, "dice.rolled", what="terrain", dice=faces, sides=6, seat=NOBODY)
        total = sum(faces)
        name = next(row.piece for row in facts.CONTENT.terrain_random if total in row.rolls)
        if name is None:
            return ""
        words = facts.TERRAIN[name].keywords
        if name not in forbidden.forbidden and not any(
            w in forbidden.forbidden_keywords for w in words
        ):
            return name
    return ""


def put_piece(st: Position, name: str, spot: tuple[tuple[str, int], ...]) -> None:
    named = dict(spot)
    add_piece(st, name, named["x"], named["y"], named.get("facing", 0) % 36000)


# ---- placing ----------------------------------------------------------------------------------


def available(st: Position) -> list[str]:
    """Kinds that may be chosen in this mode."""
    mode = facts.MODES[st.mode]
    ground = mode.terrain
    return [
        name
        for name in [*facts.TERRAIN, *st.custom]
        if name not in ground.forbidden
        and not any(w in ground.forbidden_keywords for w in fact(st, name).keywords)
    ]


def placeable(st: Position) -> list[str]:
    """Kinds of pieces that may be chosen and still find room."""
    return [name for name in available(st) if grid_spot(st, name) is not None]


def piece_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"piece:{name}" for name in placeable(st)]


_SPOTS: dict[tuple[object, ...], Plan | None] = {}
_MOST_SPOTS: Final = 1024


def grid_spot(st: Position, name: str) -> Plan | None:
    """Some legal place for a piece, or None if there is none (rule deployment.exists).

    The answer depends on the pieces and tokens alone; it is kept, for every kind is asked often.
    """
    agreed = tuple((each, tuple(piece)) for each, piece in st.custom.items())
    key = (name, st.mode, st.width, st.height, st.t_kind, st.t_x, st.t_y, st.t_facing, st.seats,
           agreed, st.o_pile, tuple(st.o_x), tuple(st.o_y), tuple(st.kind), tuple(st.where),
           tuple(st.x), tuple(st.y), tuple(st.side))  # fmt: skip
    if key not in _SPOTS:
        if len(_SPOTS) >= _MOST_SPOTS:
            _SPOTS.clear()
        _SPOTS[key] = search_spot(st, name)
    return _SPOTS[key]


def search_spot(st: Position, name: str) -> Plan | None:
    """Every two inches first, then everywhere."""
    for facing in (0, 9000):
        for x in range(2 * INCH, st.width, 2 * INCH):
            for y in range(2 * INCH, st.height, 2 * INCH):
                plan = {"x": x, "y": y, "facing": facing}
                if why_not_piece(st, name, plan) is None:
                    return plan
    piece = fact(st, name)
    spot = open_spot(
        (0, 0, st.width, st.height),
        (piece.width // 2, piece.depth // 2),
        lambda x, y, t: why_not_piece(st, name, {"x": x, "y": y, "facing": t}) is None,
        lambda x, y, t, off, *_: hopeless_piece(st, name, x, y, t, off),
        FOR_PIECES,
        turns=piece.shape != "ellipse" or piece.width != piece.depth,
    )
    return None if spot is None else {"x": spot[0], "y": spot[1], "facing": spot[2]}


def hopeless_piece(st: Position, name: str, x: int, y: int, facing: int, off: int) -> bool:
    """Is a piece barred here and wherever each of its points lies at most ``off`` from there?"""
    ground = facts.MODES[st.mode].terrain
    piece = fact(st, name)
    box = x, y, facing, piece.width // 2, piece.depth // 2
    edge = ground.edge - off
    if not inside(box, edge, edge, st.width - edge, st.height - edge):
        return True
    own = outline_at(piece, x, y, facing)
    zones = () if ground.anywhere else placing_zones(st)
    keep = 6 * INCH if ground.by_defender else 0
    for x0, y0, x1, y1 in zones:
        if too_near(own, ((x0, y1), (x1, y1), (x1, y0), (x0, y0)), keep, off):
            return True
    for i, other in enumerate(st.t_kind):
        span = piece.width + piece.depth + fact(st, other).width + fact(st, other).depth
        if abs(x - st.t_x[i]) > span or abs(y - st.t_y[i]) > span:  # surely far enough
            continue
        if too_near(own, outline(st, i), gap(st, i), off):
            return True
    return any(too_near(own, other, 0, off) for other in barred(st, piece))


def why_not_piece(st: Position, name: str, plan: Plan) -> Refusal | None:
    zones = placing_zones(st)
    return why_not_here(st, name, plan["x"], plan["y"], plan["facing"] % 36000, zones)


def placing_zones(st: Position) -> Sequence[tuple[int, int, int, int]]:
    """The zones that pieces keep out of."""
    zones = zones_of_game(st)
    return zones[:1] if facts.MODES[st.mode].terrain.by_defender else zones


def gap(st: Position, i: int) -> int:
    """How far from a piece the others must not reach."""
    ground = facts.MODES[st.mode].terrain
    if ground.by_defender:
        return facts.CONTENT.terrain_spacing
    own = belongs_to_mode(st, i) and ground.gap
    return (own or facts.CONTENT.terrain_spacing) - 1


def barred(st: Position, piece: facts.Piece) -> list[Poly]:
    """What a piece must not touch: castle walls, and objectives if nobody could enter it."""
    found = [
        corners((st.x[u], st.y[u], st.facing[u], st.half_width[u], st.half_depth[u]))
        for u, where in enumerate(st.where)
        if where and st.kind[u] == CASTLE_WALL
    ]
    if any(KEYWORDS[word].bars for word in piece.keywords):
        found += [token_outline(x, y) for x, y in zip(st.o_x, st.o_y, strict=True)]
    return found


def belongs_to_mode(st: Position, i: int) -> bool:
    return st.o_pile.count(i) > 0 or st.t_kind[i] == CASTLE_WALL


def why_not_here(
    st: Position, name: str, x: int, y: int, facing: int, zones: Iterable[tuple[int, int, int, int]]
) -> Refusal | None:
    """The rule that keeps a piece from a place, or None."""
    mode = facts.MODES[st.mode]
    ground = mode.terrain
    piece = fact(st, name)
    a, b = piece.width // 2, piece.depth // 2
    box = (x, y, facing, a, b)
    edge = ground.edge
    if not inside(box, edge, edge, st.width - edge, st.height - edge):
        return Refusal("terrain.on_table" if not edge else "modes.terrain_anywhere")
    own = outline_at(piece, x, y, facing)
    if not ground.anywhere:
        for zone in zones:
            keep = 6 * INCH if ground.by_defender else 0
            if near_area(own, zone, keep):
                rule = "modes.siege_terrain" if ground.by_defender else "terrain.outside_zones"
                return Refusal(rule)
    for i in range(len(st.t_kind)):
        if near_other(st, i, piece, own, x, y):
            extra = belongs_to_mode(st, i) and ground.gap
            return Refusal("modes.terrain_gap" if extra else "terrain.spacing")
    if any(KEYWORDS[word].bars for word in piece.keywords):
        for ox, oy in zip(st.o_x, st.o_y, strict=True):
            if poly_within(own, token_outline(ox, oy), 0):
                return Refusal("terrain.not_on_objective")
    for u, where in enumerate(st.where):
        if where and st.kind[u] == CASTLE_WALL:
            wall = (st.x[u], st.y[u], st.facing[u], st.half_width[u], st.half_depth[u])
            if poly_within(own, corners(wall), 0):
                return Refusal("movement.overlap")
    return None


def near_other(st: Position, i: int, piece: facts.Piece, own: Poly, x: int, y: int) -> bool:
    """Would a piece with this outline and middle lie too near to another one? The circles around
    and inside of both settle it where their outlines need not be compared."""
    reach, (inner, outer), (least, most) = (
        gap(st, i),
        circles(piece),
        circles(fact(st, st.t_kind[i])),
    )
    square = (st.t_x[i] - x) ** 2 + (st.t_y[i] - y) ** 2
    if square > (outer + most + reach) ** 2:
        return False
    return square < (inner + least + reach) ** 2 or poly_within(own, outline(st, i), reach)


def circles(piece: facts.Piece) -> tuple[int, int]:
    """How far all points of a piece's edge lie from its middle, at least and at most; rounding left
    aside, and that the outline of an ellipse is cut between its corners."""
    a, b = piece.width // 2, piece.depth // 2
    if piece.shape == "ellipse":
        return min(a, b) * 98 // 100 - 3, max(a, b) + 3
    return min(a, b) - 3, isqrt(a * a + b * b) + 3


@lru_cache(maxsize=256)
def token_outline(x: int, y: int) -> Poly:
    r = facts.CONTENT.token_radius
    return oval(x, y, 0, r, r)


def near_area(own: Poly, area: tuple[int, int, int, int], reach: int) -> bool:
    """Does an outline come into an upright area, or nearer to it than ``reach``?"""
    x0, y0, x1, y1 = area
    box = ((x0, y1), (x1, y1), (x1, y0), (x0, y0))
    return poly_within(own, box, reach) if reach else poly_overlap(own, box)


def check_piece(st: Position, seat: int, args: tuple[str, ...], reply: Reply) -> Refusal | None:
    plan = read(reply, ("x", "y", "facing"))
    return plan if isinstance(plan, Refusal) else why_not_piece(st, args[0], plan)


def propose_piece(
    st: Position, seat: int, args: tuple[str, ...], rng: Rng, n: int
) -> Sequence[Plan]:
    name = args[0]
    found: list[Plan] = []
    for _ in range(4 * max(2, n)):
        plan = {
            "x": below(rng, st.width // 500 + 1) * 500,
            "y": below(rng, st.height // 500 + 1) * 500,
            "facing": below(rng, 8) * 4500,
        }
        if why_not_piece(st, name, plan) is None:
            found.append(plan)
            if len(found) >= max(1, n // 2):
                break
    if not found:
        spot = grid_spot(st, name)
        found = [spot] if spot is not None else []
    return unique(found)


KINDS = (
    Kind("terrain.piece", "terrain.by_choice", keys=piece_keys),
    Kind("terrain.place", "terrain.by_choice", check=check_piece, propose=propose_piece),
)
