"""Places of trays, pieces and tokens; and the plans that may be tried."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
from shapely import box
from tests.games.miniatures.law.asked import (
    HAIR,
    INCH,
    LONG,
    SHORT,
    Question,
    lying,
    piece,
    polygon,
)
from tests.games.miniatures.law.moves import (
    MOVES,
    PARAMETERS,
    Margins,
    Plan,
    lane,
    limit,
    margins,
    measured,
    names,
    sound,
)
from tests.games.miniatures.rules import naive
from tests.games.refusals import Kept, Rules

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects import arrivals
from weirwood.games.miniatures.effects.trample import trample_run
from weirwood.games.miniatures.geometry.rect import Rect
from weirwood.games.miniatures.rules import deployment
from weirwood.games.miniatures.rules.terrain import fact, outline

# ---- places of trays -----------------------------------------------------------------------------


def pose(a: Question, plan: Plan) -> Rect:
    row = a.view["units"][int(a.args[0])]
    half = row["width"] // 2, row["depth"] // 2
    return plan.get("x", 0), plan.get("y", 0), plan.get("facing", 0) % 36000, *half


@measured
def standing(a: Question, plan: Plan) -> Margins:
    """By how much a place is fit to stand on, by rule."""
    u = int(a.args[0])
    rect = pose(a, plan)
    spot = naive.poses(rect)
    still = naive.Move(spot, spot, spot, spot, spot, np.ones(1), np.zeros(1, dtype=bool))
    rows = [r for r in a.view["units"] if r["place"] == "table" and r["nr"] != u]
    foes = [r["nr"] for r in rows if r["side"] != a.view["units"][u]["side"] and not r["wall"]]
    rest = [r["nr"] for r in rows if r["nr"] not in foes]
    met = naive.Around(
        [naive.outline_of(a.tray(v)) for v in rest],
        [naive.outline_of(a.tray(v)) for v in foes],
        [],
        [outline(a.st, i) for i, r in enumerate(a.view["terrain"]) if r["bars"]],
        [],
    )
    found = {rule: float(m[0]) for rule, m in naive.ends(a.st, still, met).items()}
    grounds = grounds_of(a)
    found["areas"] = max((inside(rect, area) for area in grounds), default=-1e9)
    walls = [r for r in a.view["units"] if r["wall"] and r["place"] == "table"]
    found["modes.walls_block"] = 1e9
    if walls and a.d.kind == "deploy.place":
        back = min(r["y"] - r["depth"] // 2 for r in walls)
        found["modes.walls_block"] = inside(rect, (0, back, a.st.width, a.st.height))
    return found


def grounds_of(a: Question) -> list[tuple[int, int, int, int]]:
    u, purpose = int(a.args[0]), str(a.args[1])
    if a.d.kind == "effects.summon":
        return arrivals.areas(a.st, u, purpose)
    if purpose in ("zone", "late", "attackers_return"):
        side = a.view["units"][u]["side"]
        return [tuple(z["rect"]) for z in a.view["zones"] if z["side"] == side]
    return deployment.areas(a.st, u, purpose)


def inside(rect: Rect, area: tuple[int, int, int, int]) -> float:
    x0, y0, x1, y1 = area
    low_x, low_y, high_x, high_y = polygon(rect).bounds
    return float(min(low_x - x0, x1 - high_x, low_y - y0, y1 - high_y))


def in_area(a: Question, plan: Plan) -> bool:
    """In the place that the purpose names, and as near as it wants."""
    if not sound(a, plan):
        return True
    u, purpose, rect = int(a.args[0]), str(a.args[1]), pose(a, plan)
    near = True
    rows = [r for r in a.view["units"] if r["place"] == "table"]
    if purpose == "sally":
        near = any(r["wall"] and wholly(a, rect, r["nr"], SHORT) for r in rows)
    elif purpose.startswith("near:"):
        faction = purpose.split(":")[1]
        own = [r["nr"] for r in rows if r["side"] == a.view["units"][u]["side"] and r["nr"] != u]
        kin = [v for v in own if facts.UNITS[a.view["units"][v]["unit"]].faction == faction]
        near = any(wholly(a, rect, v, SHORT) for v in kin)
    return near and standing(a, plan)["areas"] > -HAIR


def wholly(a: Question, rect: Rect, v: int, reach: int) -> bool:
    return bool(a.area(v).buffer(reach + HAIR, quad_segs=32).covers(polygon(rect)))


def stands(rule: str) -> Kept:
    return lambda a, plan: not sound(a, plan) or standing(a, plan)[rule] > -HAIR


def purposely(rule: str) -> Kept:
    """Each purpose has its rule of where."""
    return lambda a, plan: deployment.RULES[str(a.args[1])] != rule or in_area(a, plan)


PLACED: Rules = {
    **PARAMETERS,
    **{rule: stands(rule) for rule in (
        "movement.table_edge", "movement.overlap", "movement.one_inch", "terrain.impassable",
    )},
}  # fmt: skip
DEPLOY: Rules = {
    **PLACED,
    "modes.walls_block": stands("modes.walls_block"),
    **{rule: purposely(rule) for rule in deployment.RULES.values()},
}
SUMMON: Rules = {**PLACED, "abilities.summoned": in_area}

# ---- places of pieces and tokens -----------------------------------------------------------------


def body(a: Question, plan: Plan) -> Any:
    """The outline of the piece that is to be laid."""
    named = {"terrain.place": 0, "effects.build": 1}
    name = str(a.args[named[a.d.kind]]) if a.d.kind in named else "corpse_pile"
    card = fact(a.st, name)
    x, y, facing = (plan.get(n, 0) for n in ("x", "y", "facing"))
    return lying(card.shape, card.width, card.depth, x, y, facing)


def boxed(a: Question, plan: Plan, edge: int) -> bool:
    """The box around the piece lies on the table, so far from its edge."""
    named = {"terrain.place": 0, "effects.build": 1}
    name = str(a.args[named[a.d.kind]]) if a.d.kind in named else "corpse_pile"
    card = fact(a.st, name)
    x, y, facing = (plan.get(n, 0) for n in ("x", "y", "facing"))
    box = (x, y, facing % 36000, card.width // 2, card.depth // 2)
    return inside(box, (edge, edge, a.st.width - edge, a.st.height - edge)) > -HAIR


def ground(a: Question) -> Any:
    return facts.MODES[a.view["mode"]].terrain


def on_table(a: Question, plan: Plan) -> bool:
    return not sound(a, plan) or bool(ground(a).edge) or boxed(a, plan, 0)


def off_the_edge(a: Question, plan: Plan) -> bool:
    return not sound(a, plan) or not ground(a).edge or boxed(a, plan, ground(a).edge)


def off_zones(keep: int, *, siege: bool) -> Kept:
    def kept(a: Question, plan: Plan) -> bool:
        if not sound(a, plan) or ground(a).anywhere or ground(a).by_defender != siege:
            return True
        zones = [tuple(z["rect"]) for z in a.view["zones"]]
        own = body(a, plan)
        blur = BAND if len(own.exterior.coords) > 5 else HAIR
        for x0, y0, x1, y1 in zones[:1] if siege else zones:
            zone = polygon(((x0 + x1) // 2, (y0 + y1) // 2, 0, (x1 - x0) // 2, (y1 - y0) // 2))
            if own.distance(zone) < keep - HAIR if keep else own.buffer(-blur).intersects(zone):
                return False
        return True

    return kept


def apart(a: Question, plan: Plan, *, marked: bool) -> bool:
    """So far from other pieces as the mode says: of those with a token, or of the rest."""
    if not sound(a, plan):
        return True
    own, held = body(a, plan), {o["pile"] for o in a.view["objectives"]}
    for i, row in enumerate(a.view["terrain"]):
        extra = bool(ground(a).gap) and (i in held or row["piece"] == "castle_wall")
        if extra != marked:
            continue
        reach = ground(a).gap if extra else facts.CONTENT.terrain_spacing
        if own.distance(piece(row)) < reach - 2 * HAIR - round_off(a, row):
            return False
    return True


def round_off(a: Question, row: dict[str, Any]) -> float:
    """Round pieces are outlines of many corners: as much may be missing of their arcs."""
    return 60.0 if row["shape"] == "ellipse" or a.d.kind == "terrain.place" else 0.0


def off_tokens(a: Question, plan: Plan) -> bool:
    if not sound(a, plan) or a.d.kind != "terrain.place":
        return True
    card = fact(a.st, str(a.args[0]))
    if "impassable" not in card.keywords:
        return True
    r, own = facts.CONTENT.token_radius, body(a, plan)
    discs = [lying("ellipse", 2 * r, 2 * r, o["x"], o["y"], 0) for o in a.view["objectives"]]
    return all(own.distance(disc) > 0 for disc in discs)


def off_walls(a: Question, plan: Plan) -> bool:
    walls = [r["nr"] for r in a.view["units"] if r["wall"] and r["place"] == "table"]
    own = body(a, plan)
    return not sound(a, plan) or all(own.distance(a.area(w)) > 0 for w in walls)


TERRAIN: Rules = {
    **PARAMETERS,
    "terrain.on_table": on_table,
    "modes.terrain_anywhere": off_the_edge,
    "terrain.outside_zones": off_zones(0, siege=False),
    "modes.siege_terrain": off_zones(6 * INCH, siege=True),
    "terrain.spacing": lambda a, plan: apart(a, plan, marked=False),
    "modes.terrain_gap": lambda a, plan: apart(a, plan, marked=True),
    "terrain.not_on_objective": off_tokens,
    "movement.overlap": off_walls,
}


def built_well(a: Question, plan: Plan) -> bool:
    """On nobody and nothing, and as near to a friend as the text says."""
    if not sound(a, plan):
        return True
    own, reach, u = body(a, plan), int(a.args[2]), int(a.args[0])
    rows = [r for r in a.view["units"] if r["place"] == "table"]
    free = all(own.intersection(a.area(r["nr"])).area < 2e5 for r in rows)
    empty = all(own.intersection(piece(row)).area < 2e5 for row in a.view["terrain"])
    friends = [r["nr"] for r in rows if r["side"] == a.side and not r["wall"]]
    near = [u] if u >= 0 else friends
    if reach == SHORT:
        close = any(
            a.area(v).buffer(reach + HAIR, quad_segs=32).covers(own.buffer(-1)) for v in near
        )
    else:
        close = any(own.distance(a.area(v)) <= reach + HAIR for v in near)
    return free and empty and close


BUILD: Rules = {
    **PARAMETERS,
    "terrain.on_table": lambda a, plan: not sound(a, plan) or boxed(a, plan, 0),
    "abilities.built": built_well,
}


def fallen_near(a: Question, plan: Plan) -> bool:
    """Wholly in Long range of the fallen, and an inch off everything."""
    if not sound(a, plan):
        return True
    own, u = body(a, plan), int(a.args[0])
    near = bool(a.area(u).buffer(LONG + HAIR, quad_segs=32).covers(own))
    rows = [r["nr"] for r in a.view["units"] if r["place"] == "table"]
    apart = all(own.distance(a.area(v)) > INCH - 1 - HAIR for v in rows)
    clear = all(own.distance(piece(row)) > INCH - 1 - HAIR for row in a.view["terrain"])
    return near and apart and clear


PILE: Rules = {
    **PARAMETERS,
    "terrain.on_table": lambda a, plan: not sound(a, plan) or boxed(a, plan, 0),
    "modes.new_piles": fallen_near,
}


def disc(plan: Plan, r: int) -> Any:
    return lying("ellipse", 2 * r, 2 * r, plan.get("x", 0), plan.get("y", 0), 0)


def token_near(a: Question, plan: Plan) -> bool:
    """Within two inches of the carrier, and under nobody else's tray."""
    if not sound(a, plan) or on_its_pile(a):
        return True
    r, u = facts.CONTENT.token_radius, int(a.args[1])
    spot = disc(plan, 1).centroid
    apart = all(a.area(v).distance(spot) >= r - 1 - HAIR for v in a.others(u))
    return bool(a.area(u).distance(spot) <= 2 * INCH + HAIR) and apart


def on_its_pile(a: Question) -> bool:
    return bool(a.args[3]) and a.view["objectives"][int(a.args[0])]["pile"] >= 0


def at_the_pile(a: Question, plan: Plan) -> bool:
    if not sound(a, plan) or not on_its_pile(a):
        return True
    pile = a.view["terrain"][a.view["objectives"][int(a.args[0])]["pile"]]
    return bool(piece(pile).distance(disc(plan, 1).centroid) <= facts.CONTENT.token_radius + HAIR)


def token_on_table(a: Question, plan: Plan) -> bool:
    r = facts.CONTENT.token_radius
    x, y = plan.get("x", 0), plan.get("y", 0)
    return not sound(a, plan) or (r <= x <= a.st.width - r and r <= y <= a.st.height - r)


def token_off_rocks(a: Question, plan: Plan) -> bool:
    """The box around the token shares no ground with what bars the way."""
    if not sound(a, plan) or on_its_pile(a):
        return True
    r = facts.CONTENT.token_radius
    box = polygon((plan.get("x", 0), plan.get("y", 0), 0, r, r))
    bars = [piece(row) for row in a.view["terrain"] if row["bars"]]
    return all(box.intersection(rock).area < 1e5 for rock in bars)


TOKEN: Rules = {
    **PARAMETERS,
    "movement.table_edge": token_on_table,
    "modes.pile_contact": at_the_pile,
    "modes.carry_laid": token_near,
    "terrain.impassable": token_off_rocks,
}


def tramples(rule: str) -> Kept:
    """Who goes nowhere must at least end well, though close to anybody."""

    def kept(a: Question, plan: Plan) -> bool:
        u, pivot = int(a.args[0]), plan.get("pivot", 0)
        start, d, _ = trample_run(a.st, u, pivot)
        if not sound(a, plan) or d or not pivot:
            return True
        x, y, facing, *_ = start
        row = {"x": x, "y": y, "facing": facing}
        return standing(a, row)[rule] > -HAIR

    return kept


# ---- what may be tried ---------------------------------------------------------------------------


def wild(a: Question, rng: random.Random) -> Iterator[Plan]:
    """Plans by chance, around the unit or anywhere, and some that make no sense."""
    allowed = names(a)
    yield {"mood": 1}
    if "turn" in allowed or "pivot" in allowed or "facing" in allowed:
        yield {next(n for n in ("turn", "pivot", "facing") if n in allowed): 36000}
    if "distance" in allowed:
        yield {"distance": -1}
    if "direction" in allowed:
        yield {"direction": 4, "distance": 100}
    if a.d.kind == "move.march":
        yield {"pivot": 4500, "distance": 100}
    for _ in range(10):
        yield {name: number(a, name, rng) for name in allowed}


def number(a: Question, name: str, rng: random.Random) -> int:
    if name in ("pivot", "turn", "facing"):
        return rng.randrange(36000) if rng.random() < 0.7 else 0
    if name == "direction":
        return rng.randrange(4)
    if name == "distance":
        return rng.randrange(int(1.3 * limit(a)) + 300)
    most = a.st.width if name == "x" else a.st.height
    if a.d.kind in ("deploy.place", "terrain.place", "effects.summon"):
        return rng.randrange(-500, most + 500)
    u = int(a.args[1]) if a.d.kind == "objective.place" else int(a.args[0])
    around = a.view["units"][u][name] if u >= 0 else rng.randrange(most)
    return int(around) + rng.randrange(-14000, 14001)


def certain(a: Question, plan: Plan) -> bool:
    """Is no margin so small that rounding decides?"""
    if not sound(a, plan):
        return True
    if a.d.kind in MOVES:
        found = margins(a, plan)
    elif a.d.kind == "charge.pivot":
        found = lane(a, plan)
    elif a.d.kind in ("deploy.place", "effects.summon"):
        found = standing(a, plan)
    else:
        return clear_cut(a, plan)
    return all(abs(margin) > 2 * HAIR for margin in found.values())


BAND = 100  # round pieces are outlines of many corners: as much may be missing of their arcs


def clear_cut(a: Question, plan: Plan) -> bool:
    """The same of what is laid down: no distance to anything is near one that a rule names."""
    if a.d.kind == "effects.trample":
        return True
    own = disc(plan, 1) if a.d.kind == "objective.place" else body(a, plan)
    trays = [a.area(r["nr"]) for r in a.view["units"] if r["place"] == "table"]
    pieces = [piece(row) for row in a.view["terrain"]]
    pieces += [box(*zone["rect"]) for zone in a.view["zones"]]
    named = [INCH, 2 * INCH, SHORT, LONG, facts.CONTENT.token_radius]
    named += [facts.CONTENT.terrain_spacing, ground(a).gap]
    for shape in (*trays, *pieces):
        far, shared = own.distance(shape), own.intersection(shape).area
        if any(abs(far - reach) < BAND for reach in named) or 0 < shared < 5e5 or 0 < far < BAND:
            return False
    return True


def plans(a: Question, rng: random.Random) -> Iterator[Plan]:
    yield from (plan for plan in wild(a, rng) if certain(a, plan))


WHOLE: dict[str, Rules] = {
    "effects.trample": {
        **PARAMETERS,
        **{
            rule: tramples(rule)
            for rule in ("movement.table_edge", "movement.overlap", "terrain.impassable")
        },
    },
    "deploy.place": DEPLOY,
    "effects.summon": SUMMON,
    "terrain.place": TERRAIN,
    "effects.build": BUILD,
    "feast.pile": PILE,
    "objective.place": TOKEN,
}
