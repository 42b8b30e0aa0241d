"""Support, cards, casualties and retreats."""

from __future__ import annotations

from tests.games.boardgame.law.asked import Question, armies, lawful, named, number, own_areas
from tests.games.boardgame.law.marches import reach
from tests.games.refusals import Kept

from weirwood.games.boardgame import facts as c

# ---- combat --------------------------------------------------------------------------------------


def own_side(a: Question, key: str) -> bool:
    sides = [side["house"] for side in a.view["combat"]["sides"]]
    if key not in ("attacker", "defender") or a.house not in sides:
        return True
    return bool(sides[key == "defender"] == a.house)


def same_side(a: Question, key: str) -> bool:
    return key not in ("attacker", "defender") or a.args[1] in ("", key) or not a.st.single_side


def held(a: Question, key: str) -> bool:
    return named(key) in a.mine["hand"]


def fighters(a: Question) -> dict[str, int]:
    """The standing units of a side that fights."""
    fight = a.view["combat"]
    if a.args[0] == "attacker":
        return dict(fight["sides"][0]["units"])
    return dict(a.view["areas"].get(fight["area"], {}).get("units", {}))


def not_routed(a: Question, key: str) -> bool:
    lying = a.view["areas"].get(a.view["combat"]["area"], {}).get("routed", {})
    mine = a.args[0] == "defender" and named(key) in lying
    return not mine or named(key) in fighters(a)


# -- retreats


def beaten(a: Question) -> str:
    side = a.view["combat"]["sides"][a.args[0] == "defender"]
    return str(side["house"])


def embattled(a: Question) -> int:
    return c.AREA[a.view["combat"]["area"]]


def origin(a: Question) -> str:
    return str(a.view["combat"]["origin"])


def is_origin(a: Question, key: str) -> bool:
    return named(key) == origin(a)


def retreat_element(a: Question, key: str) -> bool:
    at, to = embattled(a), number(key)
    return to not in c.AROUND[at] or (to < c.LANDS) == (at < c.LANDS)


def as_house(a: Question, house: str) -> Question:
    """The same question as another house would see the map."""
    twin = Question(a.match, a.d)
    twin.house = house
    return twin


def empty_or_own(a: Question, key: str) -> bool:
    """An adjacent area that is empty or their own, also along own ships."""
    if key == "none":
        return a.d.kind == "retreat.robb"
    if is_origin(a, key):
        return True
    loser = beaten(a)
    owner = a.area(key).get("owner")
    return number(key) in reach(as_house(a, loser), embattled(a)) and owner in (None, loser)


def cost(a: Question, key: str) -> int:
    """How many of the beaten must die there."""
    loser, whole = beaten(a), int(str(a.args[1]))
    if is_origin(a, key):
        return 0
    seen = as_house(a, loser)
    areas = own_areas(seen)
    supply = next(row["supply"] for row in a.view["houses"] if row["id"] == loser)
    before = armies(areas, whole)
    there = areas.pop(named(key), 0)
    for dead in range(whole):
        sizes = armies(areas, there + whole - dead)
        port = number(key) >= c.SEAS_END and there + whole - dead > c.PORT_SHIPS
        if not port and lawful(sizes, supply, before):
            return dead
    return whole


def cheapest(a: Question, key: str) -> bool:
    """Nowhere fewer die."""
    if key == "none":
        return True
    ways = [f"area:{c.AREAS[g]}" for g in reach(as_house(a, beaten(a)), embattled(a))]
    free = [w for w in ways if open_refuge(a, w)]
    return not open_refuge(a, key) or cost(a, key) == min(cost(a, w) for w in free)


def open_refuge(a: Question, key: str) -> bool:
    return (
        empty_or_own(a, key)
        and retreat_element(a, key)
        and not is_origin(a, key)
        and "neutral" not in a.area(key)
    )


def sent_cheapest(a: Question, key: str) -> bool:
    """Robb picks among what costs the fewest; attackers may always go home, if it is open."""
    if is_origin(a, key) or key == "none":
        return True
    home = a.args[0] == "attacker" and not_reverted(a, f"area:{origin(a)}")
    return open_refuge(a, key) and (cost(a, key) == 0 if home else cheapest(a, key))


def not_reverted(a: Question, key: str) -> bool:
    """The home that attackers came from is still theirs, or nobody's."""
    back = a.args[0] == "attacker" and is_origin(a, key)
    return not back or a.area(key).get("owner") in (None, beaten(a))


NOT_TO_NEUTRAL: Kept = lambda a, key: "neutral" not in a.area(key)  # noqa: E731
NOT_BACK: Kept = lambda a, key: not is_origin(a, key)  # noqa: E731
