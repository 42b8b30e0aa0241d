"""What was won, spent and rolled in a game, counted from its events.

Which events count for what, a game says in `report.toml` of its package:

    [[count]]
    event = "combat.won"
    who = "winner"       # the argument that names a seat, several, or what a seat is called
    what = "battles_won"
    much = "power"       # the argument that says how much; a list counts by its length; else one
    item = "orders"      # an argument with names: each is counted by itself

    [[luck]]
    event = "dice.attack"
    who = "seat"
    what = "attack_dice"
    values = "dice"      # the argument with the outcomes
    need = "need"        # the argument that says what a success needs, on dice of six; or else
    mean = 2.0           # what was to be expected of each, and its variance
    variance = 0.67

    [[luck]]
    event = "cards.drawn"
    who = "seat"
    what = "draws"
    values = "cards"
    deck = "once"        # from the seat's own deck (`Game.deck`), in which nothing lies again; or
                         # "again": it is shuffled anew for each of these events
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from weirwood.folders import folder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from weirwood.kernel.match import Match

SIDES = 6


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    event: str
    who: str
    what: str
    much: str = ""
    item: str = ""


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    event: str
    who: str
    what: str
    values: str
    need: str = ""
    mean: float = 0.0
    variance: float = 0.0
    worth: dict[str, float] = {}  # of outcomes that are names
    deck: Literal["", "once", "again"] = ""


class Deck(NamedTuple):
    """What is drawn from: the worth of each card, how many there are, and what is usual."""

    worth: dict[str, float]
    cards: int
    mean: float
    variance: float

    def spread(self, n: int) -> float:
        """The variance of what so many cards bring together: each one drawn tells of the rest."""
        left = (self.cards - n) / (self.cards - 1) if 1 <= n < self.cards else 1.0
        return n * self.variance * left


NO_DECK = Deck({}, 0, 0.0, 0.0)


def deck_of(match: Match, seat: int) -> Deck:
    rows = match.game.deck(match.st, seat) if match.game.deck is not None else ()
    if not rows:
        return NO_DECK
    values = [worth for _, worth in rows]
    mean = sum(values) / len(values)
    variance = sum((x - mean) ** 2 for x in values) / len(values)
    return Deck(dict(rows), len(values), mean, variance)


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: tuple[Count, ...] = ()
    luck: tuple[Luck, ...] = ()


@cache
def sheet(package: str) -> Sheet:
    """What a game counts; nothing if it does not say."""
    file = folder(package, "report.toml")
    if not file.is_file():
        return Sheet()
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Sheet)


class Tally:
    """The sums of one finished game, by seat."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.sheet = sheet(match.game.package)
        labels = match.game.labels
        called = labels(match.st) if labels is not None else []
        self.seats: dict[Any, int] = {name: seat for seat, name in enumerate(called)}
        self.heard: dict[str, list[dict[str, Any]]] = {}
        for event in match.log:
            self.heard.setdefault(event.kind, []).append({**event.args, **event.secret})

    def who(self, args: Mapping[str, Any], name: str) -> list[int]:
        """The seats that an argument names."""
        found = args.get(name)
        several = found if isinstance(found, list | tuple) else [found]
        seats = (each if isinstance(each, int) else self.seats.get(each) for each in several)
        return [seat for seat in seats if seat is not None and 0 <= seat < self.match.seats]

    def counts(self) -> list[dict[str, Any]]:
        """A row for everything that is counted, in the order of the game's own sheet."""
        rows: dict[tuple[str, str], list[int]] = {}
        for rule in self.sheet.count:
            for args in self.heard.get(rule.event, ()):
                for item in names_in(args, rule.item) if rule.item else [""]:
                    row = rows.setdefault((rule.what, item), [0] * self.match.seats)
                    for seat in self.who(args, rule.who):
                        row[seat] += amount(args, rule.much)
        order = list(dict.fromkeys(rule.what for rule in self.sheet.count))
        found = sorted(rows.items(), key=lambda row: (order.index(row[0][0]), row[0][1]))
        return [{"what": what, "item": item, "seats": row} for (what, item), row in found]

    def luck(self) -> list[dict[str, Any]]:
        """What chance gave to each seat, and what was to be expected."""
        rows: dict[tuple[str, int], list[float]] = {}
        for rule in self.sheet.luck:
            if rule.deck:
                self._draws(rule, rows)
                continue
            for args in self.heard.get(rule.event, ()):
                outcomes = values_in(args, rule)
                mean, variance, came = expected(args, rule, outcomes)
                for seat in self.who(args, rule.who):
                    row = rows.setdefault((rule.what, seat), [0.0] * 4)
                    for i, more in enumerate((len(outcomes), came, mean, variance)):
                        row[i] += more
        return [
            {
                "what": what,
                "seat": seat,
                "n": int(n),
                "came": round(came, 2),
                "expected": round(mean, 2),
                "spread": round(variance**0.5, 2),
            }
            for (what, seat), (n, came, mean, variance) in sorted(rows.items())
        ]

    def _draws(self, rule: Luck, rows: dict[tuple[str, int], list[float]]) -> None:
        """What was drawn, against the deck that it was drawn from."""
        for seat in range(self.match.seats):
            deck = deck_of(self.match, seat)
            drawn = [
                [deck.worth[card] for card in names_in(args, rule.values) if card in deck.worth]
                for args in self.heard.get(rule.event, ())
                if seat in self.who(args, rule.who)
            ]
            if rule.deck == "once":
                drawn = [[worth for cards in drawn for worth in cards]]
            for cards in filter(None, drawn):
                row = rows.setdefault((rule.what, seat), [0.0] * 4)
                n = len(cards)
                for i, more in enumerate((n, sum(cards), n * deck.mean, deck.spread(n))):
                    row[i] += more


def names_in(args: Mapping[str, Any], name: str) -> list[str]:
    found = args.get(name)
    several = found if isinstance(found, list | tuple) else [found]
    return [each for each in several if isinstance(each, str)]


def amount(args: Mapping[str, Any], name: str) -> int:
    found = args.get(name, 1) if name else 1
    if isinstance(found, list | tuple):
        return len(found)
    return found if isinstance(found, int) else 0


def values_in(args: Mapping[str, Any], rule: Luck) -> list[float]:
    found = args.get(rule.values)
    several = found if isinstance(found, list | tuple) else [found]
    return [
        float(rule.worth[each]) if isinstance(each, str) else float(each)
        for each in several
        if isinstance(each, int | float) or each in rule.worth
    ]


def expected(
    args: Mapping[str, Any], rule: Luck, outcomes: list[float]
) -> tuple[float, float, float]:
    """The mean, the variance and what came: of successes on dice, or of the outcomes' sum."""
    n = len(outcomes)
    if rule.need:
        need = min(SIDES, max(2, int(args[rule.need])))
        share = (SIDES + 1 - need) / SIDES
        return n * share, n * share * (1 - share), float(sum(x >= need for x in outcomes))
    return n * rule.mean, n * rule.variance, sum(outcomes)
