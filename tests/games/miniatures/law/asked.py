"""A question of the miniatures game, and what the table shows of its trays and tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from shapely import Polygon
from tests.games.miniatures.rules import naive
from tests.games.refusals import Asked, Kept

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.geometry.rect import Rect, within
from weirwood.games.miniatures.rules.units import tray
from weirwood.kernel import Decision, Match

INCH, SHORT, LONG = 1000, 6000, 12000
HAIR = 4  # thousandths of an inch by which rounding may err


class Question(Asked):
    """A question of the miniatures game to a seat."""

    def __init__(self, match: Match, d: Decision) -> None:
        super().__init__(match, d)
        self.args: tuple[Any, ...] = d.args
        self.side: int = self.view["players"][d.seat]["side"]
        self.rules: tuple[str, ...] = facts.MODES[self.view["mode"]].rules

    def unit(self, key: str) -> dict[str, Any]:
        """The row of the unit that a key names: its card and its number must agree."""
        words = key.split(":")
        if len(words) < 2 or not words[-1].isdigit() or int(words[-1]) >= len(self.view["units"]):
            return {}
        row: dict[str, Any] = self.view["units"][int(words[-1])]
        return row if row["unit"] == words[-2] else {}

    def standing(self, key: str) -> dict[str, Any]:
        row = self.unit(key)
        return row if row.get("place") == "table" else {}

    def foe(self, key: str) -> bool:
        """A combat unit of the other side on the battlefield."""
        row = self.standing(key)
        return bool(row) and row["side"] != self.side and not row["wall"]

    def own(self, key: str) -> bool:
        row = self.standing(key)
        return bool(row) and row["side"] == self.side and not row["wall"]

    def tray(self, u: int) -> Rect:
        row = self.view["units"][u]
        return row["x"], row["y"], row["facing"], row["width"] // 2, row["depth"] // 2

    def area(self, u: int) -> Polygon:
        return polygon(self.tray(u))

    def others(self, u: int) -> list[int]:
        rows = self.view["units"]
        return [r["nr"] for r in rows if r["place"] == "table" and r["nr"] != u]

    def near(self, u: int, v: int, reach: int) -> bool:
        """At most so far from each other; by a hair more or less the whole numbers decide."""
        over = float(self.area(u).distance(self.area(v))) - reach
        if abs(over) <= HAIR:
            return within(tray(self.st, u), tray(self.st, v), reach)
        return over < 0

    def hand(self, key: str) -> bool:
        """Is this one of the cards in the own hand?"""
        word, *rest = key.split(":")
        held = [(c["face"], str(c["card"])) for c in self.view["players"][self.seat]["hand"]]
        return word == "card" and tuple(rest) in held

    def secret(self, name: str) -> bool:
        """Does the own side hold this mission or siege card?"""
        mates = [p for p in self.view["players"] if p["side"] == self.side]
        return any(c["face"] == name for p in mates for c in p["secrets"])


@lru_cache(maxsize=512)
def polygon(rect: Rect) -> Polygon:
    return Polygon(naive.outline_of(rect))


def piece(row: dict[str, Any]) -> Polygon:
    """A piece of terrain as it lies."""
    return lying(row["shape"], row["width"], row["depth"], row["x"], row["y"], row["facing"])


@lru_cache(maxsize=512)
def lying(shape: str, width: int, depth: int, x: int, y: int, facing: int) -> Polygon:
    if shape != "ellipse":
        return polygon((x, y, facing % 36000, width // 2, depth // 2))
    turned = naive.radians(np.linspace(0, 36000, 96, endpoint=False))
    s, c = np.sin(naive.radians(facing)), np.cos(naive.radians(facing))
    right, ahead = width / 2 * np.cos(turned), depth / 2 * np.sin(turned)
    return Polygon(np.column_stack([x + right * c + ahead * s, y + ahead * c - right * s]))


def word_of(key: str) -> str:
    return key.partition(":")[0]


def name_of(key: str) -> str:
    return (*key.split(":"), "")[1]


def one_of(*keys: str) -> Kept:
    return lambda a, key: key in keys


def or_none(kept: Kept, *words: str) -> Kept:
    """The same, or a word that leaves it."""
    return lambda a, key: key in (words or ("none",)) or kept(a, key)


def as_many(a: Question, keys: Any) -> bool:
    """As many as the question asks for, which its rule or card says."""
    return bool(a.d.least <= len(keys) <= a.d.most)


def in_bounds(a: Question, n: int) -> bool:
    return bool(a.d.least <= n <= a.d.most)
