"""Mustering, raids and planning."""

from __future__ import annotations

from typing import Any

from tests.games.boardgame.law.asked import Question, armies, lawful, number, own_areas
from tests.games.boardgame.law.marches import reach
from tests.games.refusals import Kept, Rules

from weirwood.games.boardgame import facts as c

# ---- mustering -----------------------------------------------------------------------------------


def mustered(key: str) -> tuple[str, str, str]:
    """Unit, castle and place of a step of mustering."""
    word, first, second = key.split(":")
    return ("ship", first, second) if word == "launch" else (first, second, second)


def step(kept: Any) -> Kept:
    return lambda a, key: key == "end" or kept(a, *mustered(key), key.startswith("upgrade"))


def points(a: Question, castle: str) -> int:
    return int(a.view["points"].get(castle, 0))


def price(unit: str, upgrade: bool) -> int:
    if upgrade:
        return 1
    return {"footman": 1, "ship": 1, "knight": 2, "siege_engine": 2}[unit]


def footman_there(a: Question, unit: str, castle: str, where: str, upgrade: bool) -> bool:
    row = a.view["areas"].get(castle, {})
    there = row.get("house") == a.house and row["units"].get("footman", 0) > 0
    return not upgrade or (there and unit in ("knight", "siege_engine"))


def open_water(a: Question, unit: str, castle: str, where: str, upgrade: bool) -> bool:
    """A sea next to the castle without enemy ships, or its port."""
    if unit != "ship":
        return True
    at = c.AREA[where]
    if at >= c.SEAS_END:
        return c.PORT_LAND[at] == c.AREA[castle]
    foreign = a.view["areas"].get(where, {}).get("house") not in (None, a.house)
    return at in c.NEAR[c.AREA[castle]] and at >= c.LANDS and not foreign


def supplied(a: Question, unit: str, castle: str, where: str, upgrade: bool) -> bool:
    areas = own_areas(a)
    before = armies(areas)
    areas[where] = areas.get(where, 0) + 1
    return upgrade or lawful(armies(areas), int(a.mine["supply"]), before)


MUSTER: Rules = {
    "mustering.points": step(lambda a, unit, castle, where, up: points(a, castle) > 0),
    "mustering.stock": step(lambda a, unit, castle, where, up: a.mine["stock"][unit] > 0),
    "mustering.costs": step(
        lambda a, unit, castle, where, up: price(unit, up) <= points(a, castle)
    ),
    "mustering.ships": step(open_water),
    "mustering.upgrade": step(footman_there),
    "mustering.supply": step(supplied),
    "ports.three_ships": step(
        lambda a, unit, castle, where, up: (
            c.AREA[where] < c.SEAS_END or a.size(where) < c.PORT_SHIPS
        )
    ),
}

# ---- raids ---------------------------------------------------------------------------------------


def raider(a: Question) -> int:
    return c.AREA[str(a.args[0])]


def within_reach(a: Question, key: str) -> bool:
    """Land reaches land, sea everything, a port its sea; of what lies around it."""
    at, to = raider(a), number(key)
    if key == "none" or to not in c.AROUND[at]:
        return True
    if at < c.LANDS:
        return to < c.LANDS
    return at < c.SEAS_END or to == c.PORT_SEA[at]


def not_by_ship(a: Question, key: str) -> bool:
    at = raider(a)
    return number(key) in c.NEAR[at] or number(key) not in reach(a, at)


def raidable(a: Question, key: str) -> bool:
    """An adjacent enemy order that is no march."""
    order = a.order(key)
    foreign = a.area(key).get("order_of") not in (None, a.house)
    there = foreign and number(key) in c.NEAR[raider(a)] and not order.startswith("march")
    return key == "none" or there


def special_raid(a: Question, key: str) -> bool:
    return not a.order(key).startswith("defense") or a.order(str(a.args[0])) == "raid_special"
