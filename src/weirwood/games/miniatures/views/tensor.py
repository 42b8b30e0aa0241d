"""The view as numbers, for those who learn: named fields of fixed size.

Combat units, NCUs, terrain and objectives have a row each, found by their number, which is also
what answers call them by. What a card prints is added to its row.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from .. import facts
from ..rules.commanders import is_commander
from ..rules.field import zones_of_game
from ..rules.objectives import controller
from ..rules.tactics import FACE_OF, FACES, pile
from ..rules.terrain import fact
from ..rules.units import figures_left, is_wall, ranks_left
from ..rules.winning import target_points
from ..state import DECK, DISCARD, HAND, ON, PINNED, SECRETS, TOKENS, Position
from .view import PLACES

if TYPE_CHECKING:
    from array import array

    Row = array[float]
At = Mapping[str, int]
U, N, T, MARKS, S = 48, 20, 20, 16, 4
F = len(FACE_OF)
PHASES = ("setup", "deployment", "activation", "cleanup")
MODES = tuple(sorted(facts.MODES))
FACTIONS = tuple(sorted(facts.FACTIONS))
ZONES = tuple(sorted(facts.ZONES))
RANGES = ("melee", "short", "long", "unlimited")
GROUND = tuple(sorted({word for piece in facts.TERRAIN.values() for word in piece.keywords}))
UNIT = (
    *(f"of seat {s}" for s in range(S)),
    *(f"of side {s}" for s in range(S)),
    *PLACES,
    *facts.UNIT_KINDS,
    "x / 72 inches",
    "y / 72 inches",
    "sine of its facing",
    "cosine of its facing",
    "width / 12 inches",
    "depth / 12 inches",
    "wounds left / 16",
    "wounds when whole / 16",
    "figures / 12",
    "ranks / 3",
    "cost / 12",
    *facts.CONDITIONS,
    "activated",
    "commander",
    "attachments / 2",
    "cards attached / 2",
    "enemies engaged / 3",
    "victory points on it / 3",
    "marked by an objective",
    "wall",
    "acts now",
    "speed / 8",
    "defense / 6",
    "morale / 12",
    *(f"{kind}: dice at full ranks / 10" for kind in RANGES),
    *(f"{kind}: to hit / 6" for kind in RANGES),
)
COLUMN = {name: i for i, name in enumerate(UNIT)}
NCU = (
    *(f"of seat {s}" for s in range(S)),
    *(f"in {zone}" for zone in ZONES),
    "activated",
    "alive",
    "tokens / 3",
    "influences a unit",
    "acts now",
)
NCU_COLUMN = {name: i for i, name in enumerate(NCU)}
POSE = ("x / 72 inches", "y / 72 inches", "sine of its facing", "cosine of its facing")
TERRAIN = ("there", *POSE, "width / 12 inches", "depth / 12 inches", *GROUND)
OBJECTIVE = (
    "there",
    "x / 72 inches",
    "y / 72 inches",
    "claimed or carried",
    "its corpse pile",
    *(f"controlled by seat {s}" for s in range(S)),
)

SCORE = 15
PLACE = {
    "x": 72000,
    "y": 72000,
    "facing": 36000,
    "direction": 36000,
    "pivot": 36000,
    "turn": 36000,
    "distance": 12000,
}
FIELDS: Mapping[str, tuple[tuple[int, ...], str]] = {
    "mode": ((len(MODES),), "one of " + ", ".join(MODES)),
    "round": ((1,), "the round of all"),
    "phase": ((len(PHASES),), "one of " + ", ".join(PHASES)),
    "first": ((S,), "the side with the first-player token"),
    "turn": ((S,), "the side whose turn it is"),
    "faction": ((S, len(FACTIONS)), "by seat: " + ", ".join(FACTIONS)),
    "table": (
        (S, 7),
        (
            "by seat: out; silenced; cards in deck / 20, hand / 6, discard / 20, pinned / 6, "
            "secrets / 6"
        ),
    ),
    "side_of": ((S, S), "by seat: its side"),
    "points": ((S,), "by side: victory points / those that win"),
    "hand": ((S, F), "by seat: cards in hand, as far as known, / 2"),
    "discard": ((S, F), "by seat: discarded cards / 2"),
    "pinned": ((S, F), "by seat: cards that lie by a unit or a zone / 2"),
    "secrets": ((S, F), "by seat: missions and siege cards in hand, as far as known, / 2"),
    "units": ((U, len(UNIT)), "by number, a combat unit: " + ", ".join(UNIT)),
    "engaged": ((U, U), "by number: the units in contact"),
    "ncus": ((N, len(NCU)), "by number, an NCU: " + ", ".join(NCU)),
    "zones": ((len(ZONES), 2), "by zone (" + ", ".join(ZONES) + "): in the game; taken"),
    "terrain": ((T, len(TERRAIN)), "by number, a piece: " + ", ".join(TERRAIN)),
    "objectives": ((MARKS, len(OBJECTIVE)), "by number, an objective: " + ", ".join(OBJECTIVE)),
    "missions": ((F, 2), "missions in force; those in force next"),
    "deployment": ((S, 4), "by side: its deployment zone, x and y of two corners / 72 inches"),
}


def fill(view: Mapping[str, Any], put: Callable[..., None]) -> None:
    """Write the fields: `put(field, value, *index)`; everything else is 0."""
    put("mode", 1, MODES.index(view["mode"]))
    put("round", view["round"] / view["rounds"], 0)
    put("phase", 1, PHASES.index(view["phase"]))
    for name in ("first", "turn"):
        if view[name] >= 0:
            put(name, 1, view[name])
    for row in view["players"]:
        fill_player(row, put)
    for side, row in enumerate(view["sides"]):
        put("points", row["points"] / max(1, view["target"]), side)
    for row in view["units"][:U]:
        fill_unit(row, row["nr"] == view["acting"], put)
    for row in view["ncus"][:N]:
        fill_ncu(row, row["nr"] == view["acting_ncu"], put)
    for row in view["board"]:
        if row["zone"] in ZONES:
            put("zones", 1, ZONES.index(row["zone"]), 0)
            put("zones", row["ncu"] >= 0, ZONES.index(row["zone"]), 1)
    for i, row in enumerate(view["terrain"][:T]):
        size = (row["width"] / 12000, row["depth"] / 12000)
        for column, value in enumerate((1, *pose(row), *size)):
            put("terrain", value, i, column)
        for word in row["keywords"]:
            if word in GROUND:
                put("terrain", 1, i, TERRAIN.index(word))
    owners = {row["nr"]: row["seat"] for row in view["units"]}
    for i, row in enumerate(view["objectives"][:MARKS]):
        numbers = (1, row["x"] / 72000, row["y"] / 72000, row["unit"] >= 0, row["pile"] >= 0)
        for column, value in enumerate(numbers):
            put("objectives", value, i, column)
        if row["controller"] in owners:
            put("objectives", 1, i, len(numbers) + owners[row["controller"]])
    for column, name in enumerate(("missions", "missions_next")):
        for card in view[name]:
            if card in FACE_OF:
                put("missions", 1, FACE_OF[card], column)
    for row in view["zones"]:
        if row["side"] >= 0:
            for i, value in enumerate(row["rect"][:4]):
                put("deployment", value / 72000, row["side"], i)


def pose(row: Mapping[str, Any]) -> tuple[float, float, float, float]:
    angle = math.radians(row["facing"] / 100)
    return row["x"] / 72000, row["y"] / 72000, math.sin(angle), math.cos(angle)


def fill_player(row: Mapping[str, Any], put: Callable[..., None]) -> None:
    s = row["seat"]
    put("faction", 1, s, FACTIONS.index(row["faction"]))
    put("side_of", 1, s, row["side"])
    numbers = (
        row["out"],
        row["silenced"],
        row["deck"] / 20,
        len(row["hand"]) / 6,
        len(row["discard"]) / 20,
        len(row["pinned"]) / 6,
        len(row["secrets"]) / 6,
    )
    for i, value in enumerate(numbers):
        put("table", value, s, i)
    for name in ("hand", "discard", "pinned", "secrets"):
        faces = [card["face"] for card in row[name] if card["face"] in FACE_OF]
        for face in set(faces):
            put(name, faces.count(face) / 2, s, FACE_OF[face])


def fill_unit(row: Mapping[str, Any], acts: bool, put: Callable[..., None]) -> None:
    nr = row["nr"]
    card = facts.UNITS.get(row["unit"])
    marks = [f"of seat {row['seat']}", f"of side {row['side']}", row["place"], *row["tokens"]]
    numbers: dict[str, float] = {
        **dict(zip(POSE, pose(row), strict=True)),
        "width / 12 inches": row["width"] / 12000,
        "depth / 12 inches": row["depth"] / 12000,
        "wounds left / 16": row["health"] / 16,
        "wounds when whole / 16": row["full"] / 16,
        "figures / 12": row["figures"] / 12,
        "ranks / 3": row["ranks"] / 3,
        "cost / 12": row["cost"] / 12,
        "activated": row["activated"],
        "commander": row["commander"],
        "attachments / 2": len(row["attachments"]) / 2,
        "cards attached / 2": len(row["cards"]) / 2,
        "enemies engaged / 3": len(row["engaged"]) / 3,
        "victory points on it / 3": row["bounty"] / 3,
        "marked by an objective": row["marked"],
        "wall": row["wall"],
        "acts now": acts,
    }
    if card is not None:
        marks.append(card.kind)
        numbers |= {
            "speed / 8": card.speed / 8,
            "defense / 6": card.defense / 6,
            "morale / 12": card.morale / 12,
        }
        for attack in card.attacks:
            numbers[f"{attack.kind}: dice at full ranks / 10"] = attack.dice[0] / 10
            numbers[f"{attack.kind}: to hit / 6"] = attack.hit / 6
    for mark in marks:
        put("units", 1, nr, COLUMN[mark])
    for name, value in numbers.items():
        put("units", value, nr, COLUMN[name])
    for other, _ in row["engaged"]:
        if other < U:
            put("engaged", 1, nr, other)


def fill_ncu(row: Mapping[str, Any], acts: bool, put: Callable[..., None]) -> None:
    nr = row["nr"]
    put("ncus", 1, nr, NCU_COLUMN[f"of seat {row['seat']}"])
    if row["zone"] in ZONES:
        put("ncus", 1, nr, NCU_COLUMN[f"in {row['zone']}"])
    numbers = {
        "activated": row["activated"],
        "alive": row["alive"],
        "tokens / 3": row["tokens"] / 3,
        "influences a unit": row["influences"] >= 0,
        "acts now": acts,
    }
    for name, value in numbers.items():
        put("ncus", value, nr, NCU_COLUMN[name])


# ---- the same numbers from the position itself -------------------------------------------------

PHASE_AT = {name: i for i, name in enumerate(PHASES)}
ZONE_AT = {name: i for i, name in enumerate(ZONES)}
GROUND_AT = {name: TERRAIN.index(name) for name in GROUND}
SHOWN = tuple([FACE_OF[name] for name in FACES])  # by face
SIDE_AT, PLACE_AT, POSE_AT = COLUMN["of side 0"], COLUMN[PLACES[0]], COLUMN[POSE[0]]
TOKEN_AT = tuple([(bit, COLUMN[name]) for name, bit in TOKENS.items()])
STATE_AT = COLUMN["activated"]
IN_ZONE, NCU_STATE = NCU_COLUMN[f"in {ZONES[0]}"], NCU_COLUMN["activated"]
HELD = (("hand", HAND), ("discard", DISCARD), ("pinned", PINNED), ("secrets", SECRETS))


def look(st: Position, seat: int, out: Row, at: At) -> None:
    """What `fill` writes of the seat's view, without a view: each number by its place in a row.

    `at` says where a field begins. Nothing else may be read here than what the view shows.
    """
    out[at["mode"] + MODES.index(st.mode)] = 1
    out[at["round"]] = st.round / facts.CONTENT.rounds
    out[at["phase"] + PHASE_AT[st.phase]] = 1
    if st.first >= 0:
        out[at["first"] + st.first] = 1
    if st.turn >= 0:
        out[at["turn"] + st.turn] = 1
    for s in range(st.seats):
        look_player(st, s, 1 << seat, out, at)
    target = max(1, target_points(st))
    for side, points in enumerate(st.vp):
        out[at["points"] + side] = points / target
    look_units(st, out, at)
    look_ncus(st, out, at)
    look_ground(st, out, at)


def look_player(st: Position, s: int, mask: int, out: Row, at: At) -> None:
    """A player and the cards, as far as these eyes know them."""
    face, knows, piles = st.cards.face, st.cards.seen, st.cards.piles
    out[at["faction"] + s * len(FACTIONS) + FACTIONS.index(st.faction[s])] = 1
    out[at["side_of"] + s * S + st.side[s]] = 1
    table = at["table"] + s * 7
    out[table] = bool(st.out[s])
    out[table + 1] = s in st.silenced
    out[table + 2] = len(piles[pile(s, DECK)]) / 20
    out[table + 3] = len(piles[pile(s, HAND)]) / 6
    out[table + 4] = len(piles[pile(s, DISCARD)]) / 20
    out[table + 5] = len(piles[pile(s, PINNED)]) / 6
    out[table + 6] = len(piles[pile(s, SECRETS)]) / 6
    for name, which in HELD:
        place = at[name] + s * F
        for card in piles[pile(s, which)]:
            if knows[card] & mask:
                out[place + SHOWN[face[card]]] += 0.5


@cache
def printed(kind: str) -> tuple[tuple[int, float], ...]:
    """What a unit's card says: columns and numbers."""
    card = facts.UNITS.get(kind)
    if card is None:
        return ()
    found: dict[int, float] = {
        COLUMN[card.kind]: 1,
        COLUMN["speed / 8"]: card.speed / 8,
        COLUMN["defense / 6"]: card.defense / 6,
        COLUMN["morale / 12"]: card.morale / 12,
    }
    for attack in card.attacks:
        found[COLUMN[f"{attack.kind}: dice at full ranks / 10"]] = attack.dice[0] / 10
        found[COLUMN[f"{attack.kind}: to hit / 6"]] = attack.hit / 6
    return tuple(found.items())


def write_pose(out: Row, place: int, x: int, y: int, facing: int) -> None:
    angle = math.radians(facing / 100)
    out[place] = x / 72000
    out[place + 1] = y / 72000
    out[place + 2] = math.sin(angle)
    out[place + 3] = math.cos(angle)


def look_units(st: Position, out: Row, at: At) -> None:
    """The combat units and who is engaged with whom."""
    met = [0] * len(st.kind)
    for p, q, _, _ in st.touch:
        for u, other in ((p, q), (q, p)):
            if st.where[u] == ON:
                met[u] += 1
                if u < U and other < U:
                    out[at["engaged"] + u * U + other] = 1
    for u, kind in enumerate(st.kind[:U]):
        row, owner, health = at["units"] + u * len(UNIT), st.owner[u], st.health[u]
        out[row + owner] = 1
        out[row + SIDE_AT + st.side[owner]] = 1
        out[row + PLACE_AT + st.where[u]] = 1
        i = row + POSE_AT
        write_pose(out, i, st.x[u], st.y[u], st.facing[u])
        out[i + 4] = 2 * st.half_width[u] / 12000
        out[i + 5] = 2 * st.half_depth[u] / 12000
        out[i + 6] = health / 16
        out[i + 7] = st.full[u] / 16
        out[i + 8] = figures_left(st, u) / 12
        out[i + 9] = ranks_left(st, u) / 3 if health > 0 else 0
        out[i + 10] = st.cost[u] / 12
        if st.tokens[u]:
            for bit, column in TOKEN_AT:
                if st.tokens[u] & bit:
                    out[row + column] = 1
        i = row + STATE_AT
        out[i] = bool(st.activated[u])
        out[i + 1] = is_commander(st, u)
        out[i + 2] = len(st.attached[u]) / 2
        out[i + 4] = met[u] / 3
        out[i + 5] = st.bounty[u] / 3
        out[i + 6] = bool(st.marked[u])
        out[i + 7] = is_wall(st, u)
        out[i + 8] = u == st.acting
        for column, value in printed(kind):
            out[row + column] = value
    for _, u in st.pins:
        if 0 <= u < U:
            out[at["units"] + u * len(UNIT) + STATE_AT + 3] += 0.5


def look_ncus(st: Position, out: Row, at: At) -> None:
    """Those who do not fight, and the zones they take."""
    for n, owner in enumerate(st.n_owner[:N]):
        row = at["ncus"] + n * len(NCU)
        out[row + owner] = 1
        zone = ZONE_AT.get(st.n_zone[n], -1)
        if zone >= 0:
            out[row + IN_ZONE + zone] = 1
        i = row + NCU_STATE
        out[i] = bool(st.n_activated[n])
        out[i + 1] = bool(st.n_alive[n])
        out[i + 2] = st.n_tokens[n] / 3
        out[i + 3] = st.n_unit[n] >= 0
        out[i + 4] = n == st.acting_ncu
    for name in st.zones:
        zone = ZONE_AT.get(name, -1)
        if zone >= 0:
            out[at["zones"] + zone * 2] = 1
            out[at["zones"] + zone * 2 + 1] = name in st.n_zone


def look_ground(st: Position, out: Row, at: At) -> None:
    """Terrain, objectives, missions and deployment zones."""
    for i, name in enumerate(st.t_kind[:T]):
        row, kind = at["terrain"] + i * len(TERRAIN), fact(st, name)
        out[row] = 1
        write_pose(out, row + 1, st.t_x[i], st.t_y[i], st.t_facing[i])
        out[row + 5] = kind.width / 12000
        out[row + 6] = kind.depth / 12000
        for word in kind.keywords:
            if word in GROUND_AT:
                out[row + GROUND_AT[word]] = 1
    for o in range(min(MARKS, len(st.o_x))):
        row = at["objectives"] + o * len(OBJECTIVE)
        out[row] = 1
        out[row + 1] = st.o_x[o] / 72000
        out[row + 2] = st.o_y[o] / 72000
        out[row + 3] = st.o_unit[o] >= 0
        out[row + 4] = st.o_pile[o] >= 0
        u = controller(st, o)
        if u >= 0:
            out[row + 5 + st.owner[u]] = 1
    for column, cards in enumerate((st.missions, st.missions_next)):
        for card in cards:
            if card in FACE_OF:
                out[at["missions"] + FACE_OF[card] * 2 + column] = 1
    owners = {zone: side for side, zone in enumerate(st.zone) if zone >= 0}
    for zone, area in enumerate(zones_of_game(st) if owners else ()):
        if zone in owners:
            for i, value in enumerate(area[:4]):
                out[at["deployment"] + owners[zone] * 4 + i] = value / 72000
