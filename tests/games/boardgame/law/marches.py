"""Marches: supply binds what the whole march comes to. Neutral forces."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

from tests.games.boardgame.law.asked import (
    Areas,
    Question,
    Units,
    armies,
    lawful,
    named,
    number,
    own_areas,
)
from tests.games.refusals import Rules

from weirwood.games.boardgame import facts as c

# ---- marches: supply binds what the whole march comes to -----------------------------------------


class March:
    """A march in the middle: what is at home, what has left to attack, and what may still go."""

    def __init__(self, a: Question) -> None:
        self.a = a
        self.origin = str(a.args[0])
        self.areas = own_areas(a)
        self.home = self.areas.pop(self.origin)
        fight = a.view["combat"]
        self.army = sum(fight["sides"][0]["units"].values()) if fight else 0
        self.supply = int(a.mine["supply"])
        weight = a.st.march_weight
        self.before = [4] * (weight >> 8 & 15) + [3] * (weight >> 4 & 15) + [2] * (weight & 15)
        self.standing: dict[str, int] = a.view["areas"][self.origin]["units"]
        self.ways = [c.AREAS[g] for g in reach(a, c.AREA[self.origin])]

    def may_end(self, areas: Areas, home: int, army: int) -> bool:
        """The attackers victorious, and beaten."""
        won = lawful(armies(areas, home, army), self.supply, self.before)
        return won and (not army or self.survives(areas, home + army))

    def survives(self, areas: Areas, home: int) -> bool:
        return lawful(armies(areas, home), self.supply, self.before)

    def free(self, stormed: str = "") -> list[str]:
        """Where more units may go without a fight."""
        return [w for w in self.ways if w == stormed or not fought_over(self.a, w)]

    def spreads(self, areas: Areas, home: int, army: int, left: int, stormed: str) -> bool:
        """The march may end so, or with up to so many units gone apart to where nobody fights."""
        if self.may_end(areas, home, army):
            return True
        for some in range(1, left + 1):
            for spots in combinations_with_replacement(self.free(stormed), some):
                then = dict(areas)
                for spot in spots:
                    then[spot] = then.get(spot, 0) + 1
                room = all(then[s] <= c.PORT_SHIPS for s in spots if c.AREA[s] >= c.SEAS_END)
                if room and self.may_end(then, home - some, army):
                    return True
        return False

    def can(
        self, areas: Areas, home: int, army: int, left: Units, stormed: str = "", barred: str = "-"
    ) -> bool:
        """The same; a neutral force that falls for certain is an area like others."""
        if self.spreads(areas, home, army, sum(left.values()), stormed):
            return True
        if self.a.st.attacked or barred == "":
            return False
        for fort in self.forts():
            for party in parties(left) if fort != barred else ():
                n = sum(party.values())
                if force(self.a, fort, party) >= self.a.view["areas"][fort]["neutral"]:
                    rest = sum(left.values()) - n
                    if self.spreads({**areas, fort: n}, home - n, army, rest, fort):
                        return True
        return False

    def forts(self) -> list[str]:
        """Neutral forces within reach that the march has not tried in vain."""
        areas, tried = self.a.view["areas"], self.a.st.march_barred
        return [
            w
            for w in self.ways
            if areas.get(w, {}).get("neutral") is not None and c.AREA[w] not in tried
        ]

    def after(self, goal: str, party: Units, *, beaten: bool = True) -> bool:
        """May a company go there, as far as supply is asked?"""
        n = sum(party.values())
        left = {unit: m - party.get(unit, 0) for unit, m in self.standing.items()}
        home, areas = self.home - n, dict(self.areas)
        row = self.a.view["areas"].get(goal, {})
        if "neutral" in row:
            areas[goal] = n
            return self.can(areas, home, self.army, left, goal, "") and (
                not beaten or self.help_may_fail(goal, party)
            )
        if fought_over(self.a, goal):
            if beaten:
                return self.can(areas, home, n, left, "", "")
            return self.can({**areas, " army": n}, home, 0, left, "", "")
        areas[goal] = areas.get(goal, 0) + n
        if beaten:
            return self.can(areas, home, self.army, left)
        return self.can({**areas, " army": self.army}, home, 0, left)

    def help_may_fail(self, goal: str, party: Units) -> bool:
        """Where help is hoped for, the march must be lawful without it, too."""
        if force(self.a, goal, party) >= self.a.view["areas"][goal]["neutral"]:
            return True
        return self.can(self.areas, self.home, self.army, self.standing, "", goal)


def parties(units: Units) -> list[Units]:
    """All companies of one unit at least."""
    whole = product(*(range(n + 1) for n in units.values()))
    return [dict(zip(units, party, strict=True)) for party in whole if any(party)]


def reach(a: Question, origin: int) -> list[int]:
    """Adjacent areas of one's element, coasts along a chain of own ships, own ports."""
    view = a.view["areas"]
    if origin >= c.LANDS:
        near = [g for g in c.NEAR[origin] if g >= c.LANDS]
        return [
            g for g in near
            if g < c.SEAS_END or view.get(c.AREAS[g], {}).get("owner") == a.house
        ]  # fmt: skip
    found = {g for g in c.NEAR[origin] if g < c.LANDS}
    fleet = [g for g in c.NEAR[origin] if carries(a, g)]
    for sea in fleet:
        found |= {g for g in c.NEAR[sea] if g < c.LANDS}
        fleet += [g for g in c.NEAR[sea] if carries(a, g) and g not in fleet]
    return sorted(found - {origin})


def carries(a: Question, sea: int) -> bool:
    return c.LANDS <= sea < c.SEAS_END and a.own(c.AREAS[sea])


def fought_over(a: Question, name: str) -> bool:
    """Whether entering uses up the attack of a march."""
    row = a.view["areas"].get(name, {})
    if "neutral" in row:
        return True
    if "house" in row:
        return bool(row["house"] != a.house)
    home = c.HOME_OF[c.AREA[name]]
    return "garrison" in row and c.HOUSES[home] != a.house


def companies(a: Question, key: Any) -> tuple[str, list[Units]]:
    """The goal of an answer, and the companies that may be meant."""
    if isinstance(key, str):
        return named(key), parties(a.view["areas"][str(a.args[0])]["units"])
    return str(a.args[1]), [{unit: int(n) for unit, n in key.items()}]


def supply_binds(a: Question, key: Any) -> bool:
    """Some company may go there, if its attackers cannot be beaten and help comes."""
    march = March(a)
    if key == "end":
        return march.may_end({**march.areas, " army": march.army}, march.home, 0)
    return some_company(a, march, key, beaten=False)


def supply_outcomes(a: Question, key: Any) -> bool:
    """Some company may go there, whatever comes of the battle or of help that was hoped for."""
    march = March(a)
    if key == "end":
        return march.may_end(march.areas, march.home, march.army)
    return some_company(a, march, key, beaten=True)


def some_company(a: Question, march: March, key: Any, *, beaten: bool) -> bool:
    goal, found = companies(a, key)
    meant = [party for party in found if any(party.values()) and from_there(a, party)]
    if goal not in march.ways or not meant:
        return True
    # of a company that is too weak, or too many for a port, supply says nothing
    value = a.view["areas"].get(goal, {}).get("neutral") or 0
    room = c.PORT_SHIPS - a.size(goal) if c.AREA[goal] >= c.SEAS_END else 99
    meant = [
        party
        for party in meant
        if sum(party.values()) <= room and (not value or force(a, goal, party, hoped=True) >= value)
    ]
    if not meant:
        return True
    return any(march.after(goal, party, beaten=beaten) for party in meant)


# -- neutral forces


def strength(goal: str, units: dict[str, int]) -> int:
    worth = {"footman": 1, "knight": 2, "ship": 1, "siege_engine": 0}
    if c.CASTLE[c.AREA[goal]]:
        worth["siege_engine"] = 4
    return sum(n * worth[unit] for unit, n in units.items())


def force(a: Question, goal: str, party: Units, *, hoped: bool = False) -> int:
    """What a company brings with its order and own support; or with all that may be hoped for."""
    total = c.MODIFIER[c.ORDER[a.order(str(a.args[0]))]] + strength(goal, party)
    for helper in c.HELPERS[c.AREA[goal]]:
        row = a.view["areas"].get(c.AREAS[helper], {})
        lends = str(row.get("order", "")).startswith("support") and "units" in row
        if lends and (hoped or row["house"] == a.house):
            total += c.MODIFIER[c.ORDER[row["order"]]] + strength(goal, row["units"])
    return total


def enough(a: Question, key: Any) -> bool:
    """Some company reaches the value of a neutral force, if all who might help do."""
    if key == "end":
        return True
    goal, found = companies(a, key)
    value = a.view["areas"].get(goal, {}).get("neutral", 0)
    if not value or not any(any(party.values()) for party in found):
        return True
    barred = c.AREA[goal] in a.st.march_barred
    return not barred and any(force(a, goal, party, hoped=True) >= value for party in found)


def room_in_port(a: Question, key: Any) -> bool:
    goal, found = companies(a, key) if key != "end" else ("", [])
    if key == "end" or c.AREA.get(goal, 0) < c.SEAS_END:
        return True
    return any(a.size(goal) + sum(party.values()) <= c.PORT_SHIPS for party in found)


def adjacent(a: Question, key: str) -> bool:
    """Next to the march in any way, or joined to it by own ships."""
    origin = c.AREA[str(a.args[0])]
    near = number(key) in (*c.NEAR[origin], *reach(a, origin))
    return key == "end" or near


def own_element(a: Question, key: str) -> bool:
    land = c.AREA[str(a.args[0])] < c.LANDS
    return key == "end" or (number(key) < c.LANDS) == land


def own_port(a: Question, key: str) -> bool:
    return number(key) < c.SEAS_END or a.area(key).get("owner") == a.house


def one_attack(a: Question, key: str) -> bool:
    return key == "end" or not a.st.attacked or not fought_over(a, named(key))


def somebody_goes(a: Question, party: dict[str, str]) -> bool:
    return any(int(n) for n in party.values())


def from_there(a: Question, party: dict[str, Any]) -> bool:
    standing = a.view["areas"][str(a.args[0])]["units"]
    return all(int(n) <= standing.get(unit, 0) for unit, n in party.items())


MARCH_TO: Rules = {
    "marches.adjacent": adjacent,
    "marches.ships_sail": own_element,
    "ports.no_attack": own_port,
    "marches.one_attack": one_attack,
    "neutral.impassable": lambda a, key: a.area(key).get("neutral", 0) is not None,
    "neutral.enough": enough,
    "ports.three_ships": room_in_port,
    "supply.binds": supply_binds,
    "supply.outcomes": supply_outcomes,
}
COMPANY: Rules = {
    "marches.split": from_there,
    "marches.step_by_step": somebody_goes,
    "neutral.enough": enough,
    "ports.three_ships": room_in_port,
    "supply.binds": supply_binds,
    "supply.outcomes": supply_outcomes,
}
