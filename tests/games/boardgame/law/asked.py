"""A question of the board game, and what a set of armies may be."""

from __future__ import annotations

from typing import Any

from tests.games.refusals import Asked

from weirwood.games.boardgame import facts as c
from weirwood.kernel import Decision, Match

ARMIES = ((2, 2), (3, 2), (3, 2, 2), (3, 2, 2, 2), (3, 3, 2, 2), (4, 3, 2, 2), (4, 3, 2, 2, 2))
CARRIED = ("marches.to", "marches.units")
Areas = dict[str, int]  # how many own units stand or lie in each
Units = dict[str, int]  # how many of each kind


class Question(Asked):
    """A question of the board game to a house."""

    def __init__(self, match: Match, d: Decision) -> None:
        super().__init__(match, d)
        self.house: str = self.view["house"]
        self.mine: dict[str, Any] = next(
            (row for row in self.view["houses"] if row["id"] == self.house), {}
        )

    def area(self, key: str) -> dict[str, Any]:
        """What lies in the area that a key names last."""
        found: dict[str, Any] = self.view["areas"].get(key.rpartition(":")[2], {})
        return found

    def own(self, key: str) -> bool:
        return self.area(key).get("house") == self.house

    def size(self, name: str) -> int:
        row = self.view["areas"].get(name, {})
        return sum([*row.get("units", {}).values(), *row.get("routed", {}).values()])

    def order(self, key: str) -> str:
        return str(self.area(key).get("order", ""))

    def own_order(self, key: str, word: str) -> bool:
        return self.area(key).get("order_of") == self.house and self.order(key).startswith(word)

    @property
    def enemy(self) -> str:
        sides = [side["house"] for side in self.view["combat"]["sides"]]
        return str(next(house for house in sides if house != self.house))


def number(key: str) -> int:
    """The area that a key names last; -1 for none."""
    return c.AREA.get(key.rpartition(":")[2], -1)


def named(key: str) -> str:
    return key.partition(":")[2]


# ---- supply: what a set of armies may be ---------------------------------------------------------


def armies(areas: Areas, *more: int) -> list[int]:
    return sorted((n for n in (*areas.values(), *more) if n > 1), reverse=True)


def fits(sizes: list[int], supply: int) -> bool:
    allowed = ARMIES[supply]
    return len(sizes) <= len(allowed) and all(
        n <= most for n, most in zip(sizes, allowed, strict=False)
    )


def lawful(sizes: list[int], supply: int, before: list[int]) -> bool:
    """They fit; or those before did not, and largest first none is larger."""
    if fits(sizes, supply):
        return True
    worse = len(sizes) > len(before) or any(n > was for n, was in zip(sizes, before, strict=False))
    return not fits(before, supply) and not worse


def own_areas(a: Question) -> Areas:
    return {
        name: a.size(name) for name, row in a.view["areas"].items() if row.get("house") == a.house
    }
