"""A question of the card game, with what its seat has before it."""

from __future__ import annotations

from typing import Any

from tests.games.refusals import Asked, Kept

from weirwood.games.cardgame import facts as k
from weirwood.games.cardgame.facts.columns import Face
from weirwood.games.cardgame.lists.decks import find
from weirwood.kernel import Decision, Match

WORDS = ("marshal", "duplicate", "ambush", "play", "use", "pass")
FROM_HAND = WORDS[:4]
LIMITED = k.KEYWORD_BIT["limited"]


def code(name: str) -> str:
    return k.IDS[find(name)]


BENJEN, CATELYN, MARCHING, SNEAK, THRONES = map(
    code,
    ("Benjen Stark", "Catelyn Stark", "Marching Orders", "Sneak Attack", "A Game of Thrones"),
)


class Question(Asked):
    """A question of the card game, with what its seat has before it."""

    def __init__(self, match: Match, d: Decision) -> None:
        super().__init__(match, d)
        self.players: list[dict[str, Any]] = self.view["players"]
        self.me = self.players[d.seat]
        self.fight: dict[str, Any] = self.view["challenge"] or {}
        self.in_play = {
            row["tag"]: {**row, "seat": p["seat"]} for p in self.players for row in p["play"]
        }
        for p in self.players:
            if p["plot"]:
                row = p["plot"]
                self.in_play[row["tag"]] = {**row, "seat": p["seat"], "type": "plot"}
            if p["agenda"]:
                self.in_play[p["agenda"]["tag"]] = {**p["agenda"], "seat": p["seat"], "type": ""}

    def row(self, key: str) -> dict[str, Any]:
        """The card in play that a key means, or nothing."""
        parts = key.split(":")
        if parts[0] not in ("card", "use", "save") or len(parts) < 3 or not parts[2].isdigit():
            return {}
        found = self.in_play.get(int(parts[2]), {})
        return found if found.get("card") == parts[1] else {}

    def mine(self, key: str) -> bool:
        return bool(self.row(key).get("seat") == self.seat)

    def character(self, key: str) -> bool:
        return self.row(key).get("type") == "character"

    @property
    def hand(self) -> list[str]:
        return list(self.me["hand"]["cards"])

    def tagged(self, key: str) -> int:
        """The card of the position that a key in play means; -1 for one in hand."""
        tag = self.row(key).get("tag", -1)
        return int(self.st.tagged[tag]) if tag >= 0 else -1


def word_of(key: str) -> str:
    return key.partition(":")[0]


def name_of(key: str) -> str:
    return (*key.split(":"), "")[1]


def face(key: str) -> Face | None:
    return k.FACES[k.INDEX[name_of(key)]] if name_of(key) in k.INDEX else None


def seat_of(key: str) -> int:
    word, _, rest = key.partition(":")
    return int(rest) if word == "seat" and rest.isdigit() else -1


def playing(a: Question, seat: int) -> bool:
    return 0 <= seat < len(a.players) and not a.players[seat]["out"]


def opponent(a: Question, key: str) -> bool:
    return playing(a, seat_of(key)) and seat_of(key) != a.seat


def one_of(*keys: str) -> Kept:
    return lambda a, key: key in keys
