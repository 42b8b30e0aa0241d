"""What cards and positions are worth to the bot, read from its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from .. import facts as k
from ..facts.columns import Ability, Step
from ..facts.terms import ATTACHMENT, CHARACTER, EVENT, HAND, ICONS, LOCATION, PLAY, TYPES
from ..rules.values import gained_icons, gained_strength, shown_strength
from ..rules.values import icons as icons_of
from ..rules.winning import total_power
from ..rules.zones import code, pile
from ..state import Position
from ..views.view import challenge

HARM = frozenset(
    (
        "kneel",
        "kill",
        "discard",
        "return",
        "lose_power",
        "remove",
        "no_contribution",
        "must_defend",
        "cannot_defend",
        "take_control",
        "token",
    )
)


@cache
def card_value(code: str) -> float:
    """What a card is worth by its print."""
    face = k.FACES[k.INDEX[code]]
    if face.type == CHARACTER:
        icons = face.icons.bit_count()
        return 2 * face.cost + face.strength + icons + 2 * face.keywords.bit_count()
    if face.type == LOCATION:
        return 4 + face.cost + 2 * face.gold
    if face.type == ATTACHMENT:
        return 3 + face.cost
    return 3.5 if face.type == EVENT else 0


class Row(NamedTuple):
    """A character, location or attachment in play, as the bot sees it."""

    strength: int
    tag: int
    seat: int
    code: str
    type: str
    kneeling: bool
    icons: tuple[str, ...]
    value: float


def row_value(card: Mapping[str, Any]) -> float:
    value: float = card_value(card["card"]) + 3 * card["power"] + 2 * len(card["attachments"])
    if card["type"] == "character":
        value += max(0, card["strength"] - k.FACES[k.INDEX[card["card"]]].strength)
    return value - (4 if card["poison"] else 0) - (3 if card["blank"] else 0)


def ability_of(key: str) -> Ability:
    """The ability that a key of an action or a response speaks of."""
    parts = key.split(":")
    face = k.FACES[k.INDEX[parts[1]]]
    return face.abilities[int(parts[3])] if parts[0] == "use" else face.abilities[0]


def leaning(ability: Ability) -> int:
    """Is it good or bad for the card it hits: 1 or -1?"""
    total = 0
    for step in ability.steps:
        if step.verb in HARM:
            total -= 2
        elif step.verb in ("stand", "join", "gain_power", "put_into_play", "shuffle_in"):
            total += 1
        elif step.verb == "strength":
            total += 1 if step.n.n > 0 else -2
        elif step.verb == "icon":
            total += 1 if step.gain else -2
    return 1 if total >= 0 else -1


class Glance(dict[str, Any]):
    """The part of a view that the bot reads, each thing made when it is first looked at."""

    __slots__ = ("seat", "st")

    def __init__(self, st: Position, seat: int) -> None:
        super().__init__()
        self.st, self.seat = st, seat

    def __missing__(self, key: str) -> Any:
        st = self.st
        found: Any
        if key == "active":
            found = st.active
        elif key == "challenge":
            found = challenge(st)
        elif key == "happening":
            found = [{"seat": c.seat} for c in st.conds]
        elif key == "resolving":
            found = [{"card": code(st, a.source), "seat": a.seat} for a in st.acts]
        else:
            assert key == "players", key
            found = [player_of(st, s, self.seat) for s in range(st.seats)]
        self[key] = found
        return found


def player_of(st: Position, seat: int, eyes: int) -> dict[str, Any]:
    """What the bot reads of a player; the cards of its own hand alone."""
    hand = pile(st, seat, HAND)
    return {
        "seat": seat,
        "power": total_power(st, seat),
        "home": {"power": st.power[st.home[seat]]},
        "hand": {
            "count": len(hand),
            "cards": [code(st, c) for c in hand] if seat == eyes else [],
        },
    }


def rows_of(st: Position) -> dict[int, Row]:
    """What is in play, straight from the state."""
    rows: dict[int, Row] = {}
    stronger, marked = gained_strength(st), gained_icons(st)
    faces, kneel, tags, host, powers = st.cards.face, st.kneel, st.tag, st.host, st.power
    poison, blank, types, make = st.poison, st.blank, k.TYPE, tuple.__new__
    piles = [pile(st, seat, PLAY) for seat in range(st.seats)]
    hung = Counter([host[c] for cards in piles for c in cards if host[c] >= 0])
    for seat, cards in enumerate(piles):
        for c in cards:
            face, tag = faces[c], tags[c]
            value = PRINTED[face]
            if powers[c]:
                value += 3 * powers[c]
            if c in hung:
                value += 2 * hung[c]
            power = 0
            icons: tuple[str, ...] = ()
            if types[face] == CHARACTER:
                power = k.STRENGTH[face]
                if c in stronger:
                    power = shown_strength(st, c, stronger)
                    value += max(0, power - k.STRENGTH[face])
                icons = ICON_SETS[icons_of(st, c, marked) if c in marked else k.ICONS[face]]
            if poison[c]:
                value -= 4
            if blank[c]:
                value -= 3
            kind, down = TYPES[types[face]], kneel[c] > 0
            rows[tag] = make(Row, (power, tag, seat, k.IDS[face], kind, down, icons, value))
    return rows


PRINTED = tuple([card_value(name) for name in k.IDS])  # by face
ICON_SETS = tuple(tuple(ICONS[i] for i in range(3) if bits >> i & 1) for bits in range(8))


class Board:
    """The view, made handy."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view, self.seat = view, seat
        self.seen: dict[int, Row] | None = None
        self.able: dict[tuple[int, str], int] | None = None

    @property
    def players(self) -> list[Mapping[str, Any]]:
        found: list[Mapping[str, Any]] = self.view["players"]
        return found

    @property
    def me(self) -> Mapping[str, Any]:
        return self.players[self.seat]

    @property
    def rows(self) -> dict[int, Row]:
        """What is in play, by tag."""
        if self.seen is None:
            view = self.view
            self.seen = rows_of(view.st) if isinstance(view, Glance) else self.rows_told()
        return self.seen

    def rows_told(self) -> dict[int, Row]:
        return {
            c["tag"]: Row(
                c.get("strength", 0),
                c["tag"],
                p["seat"],
                c["card"],
                c["type"],
                c["kneeling"],
                tuple(c.get("icons", ())),
                row_value(c),
            )
            for p in self.players
            for c in p["play"]
        }

    # ---- whose, and how good

    def row(self, tag: int) -> Row:
        return self.rows[tag]

    def is_mine(self, tag: int) -> bool:
        return tag in self.rows and self.rows[tag].seat == self.seat

    def mine(self, kind: str) -> list[Row]:
        return [r for r in self.rows.values() if r.seat == self.seat and r.type == kind]

    def enemies(self, kind: str) -> list[Row]:
        return [r for r in self.rows.values() if r.seat != self.seat and r.type == kind]

    def row_worth(self, key: str) -> float:
        parts = key.split(":")
        if len(parts) > 2 and parts[0] == "card" and int(parts[2]) in self.rows:
            return self.rows[int(parts[2])].value
        return card_value(parts[1]) if len(parts) > 1 else 0

    def worth_for(self, side: int) -> Callable[[str], float]:
        """How gladly a card is hit by something good (1) or bad (-1)."""

        def worth(key: str) -> float:
            parts = key.split(":")
            if parts[0] != "card" or int(parts[2]) not in self.rows:
                return card_value(parts[1])
            row = self.rows[int(parts[2])]
            fit = side if row.seat == self.seat else -side
            bonus = 6 if side > 0 and row.kneeling else 0
            return fit * (row.value + bonus)

        return worth

    # ---- what is going on

    @property
    def active(self) -> bool:
        return bool(self.view["active"] == self.seat)

    @property
    def fighting(self) -> bool:
        fight = self.view["challenge"]
        return bool(fight) and self.seat in (fight["attacker"], fight["defender"])

    @property
    def attacked(self) -> bool:
        fight = self.view["challenge"]
        return bool(fight) and fight["defender"] == self.seat and fight["attack"] > fight["defence"]

    def close(self, margin: int) -> bool:
        """Would a few points of STR turn the challenge?"""
        fight = self.view["challenge"]
        lead = fight["attack"] - fight["defence"]
        if fight["attacker"] == self.seat:
            return bool(-margin <= lead < 0)
        return bool(0 <= lead < margin)

    def kneeling_own(self) -> bool:
        return any(r.kneeling and r.value > 8 for r in self.mine("character"))

    def behind_on_board(self) -> bool:
        mine = sum((r.value for r in self.mine("character")), 0.0)
        theirs = sum((r.value for r in self.enemies("character")), 0.0)
        return theirs > mine + 25

    def resolving_ability(self) -> Ability | None:
        rows = self.view["resolving"]
        if not rows:
            return None
        abilities = k.FACES[k.INDEX[rows[-1]["card"]]].abilities
        aimed = [a for a in abilities if a.targets or any(s.verb == "pick" for s in a.steps)]
        return aimed[0] if aimed else (abilities[0] if abilities else None)

    def resolver(self) -> int:
        return int(self.view["resolving"][-1]["seat"]) if self.view["resolving"] else self.seat

    def own_effect(self) -> bool:
        """Is what would be cancelled one's own?"""
        return bool(self.view["happening"]) and self.view["happening"][-1]["seat"] == self.seat

    def can_use_discount(self, step: Step) -> bool:
        """Is there a card in hand that the discount fits?"""
        which = step.which
        return which is not None and any(
            which.table[k.INDEX[c]] and k.FACES[k.INDEX[c]].type != EVENT
            for c in self.me["hand"]["cards"]
        )

    # ---- challenges

    def defence(self, icon: str, seat: int) -> int:
        """All the STR that could defend."""
        if self.able is None:
            self.able = {}
            for r in self.rows.values():
                if r.type == "character" and not r.kneeling:
                    for each in r.icons:
                        self.able[r.seat, each] = self.able.get((r.seat, each), 0) + r.strength
        return self.able.get((seat, icon), 0)

    def attack(self, icon: str) -> int:
        return self.defence(icon, self.seat)

    def expectation(self, icon: str, other: int) -> float:
        """What a challenge promises: claim if it is won, a little more against nobody."""
        them = self.players[other]
        mine, theirs = self.attack(icon), self.defence(icon, other)
        if not mine:
            return -1
        people = any(r.seat == other and r.type == "character" for r in self.rows.values())
        prize = {
            "military": 4.0 if people else 0.0,
            "intrigue": 2.5 if them["hand"]["count"] else 0.0,
            "power": 3.0 if them["home"]["power"] else 0.5,
        }[icon]
        chance = 1.0 if mine > theirs else 0.75 if mine == theirs else 0.35
        alone = 2.0 if theirs == 0 else 0.3
        lead: float = 0.1 * them["power"]
        return chance * (prize + alone) + lead - (0 if chance > 0.5 else 1.4)


PLOT_BONUS = {
    "01001": 0.5,
    "01002": 0.5,
    "01004": 1.5,
    "01005": 1.0,
    "01006": 1.0,
    "01010": 4.0,
    "01011": 1.0,
    "01013": 2.0,
    "01016": -1.0,
    "01018": 0.5,
    "01020": 4.0,
    "01021": -1.5,
    "01022": 2.0,
    "01024": 0.5,
    "01012": -1.0,
}


def plot_value(code: str, board: Board) -> float:
    """Gold and claim, initiative a little, and what the plot does now."""
    face = k.FACES[k.INDEX[code]]
    mine, theirs = board.mine("character"), board.enemies("character")
    value = face.gold + 2.5 * (face.claim - 1) + 0.15 * face.initiative + 0.1 * face.reserve
    value += PLOT_BONUS.get(code, 0)
    if code == "01007":
        value += len(theirs) / max(1, len(board.players) - 1)
    elif code == "01026":
        lost = sum(sorted((r.value for r in mine), reverse=True)[3:], 0.0)
        theirs_lost = sum(sorted((r.value for r in theirs), reverse=True)[3:], 0.0)
        value += 0.25 * (theirs_lost - lost) - 1
    elif code == "01015":
        value += 2 if len(mine) > len(theirs) else -2
    elif code == "01009":
        value += 1 if board.enemies("attachment") else -1
    return value
