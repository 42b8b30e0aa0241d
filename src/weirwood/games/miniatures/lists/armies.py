"""Army building: what an army costs, which rules it breaks, and its tactics deck.

`check` gives every reason at once, each with its ledger rule, so that a player can mend the whole
list in one go. `text.py` reads and writes armies as text.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from weirwood.kernel import Refusal

from .. import facts
from ..facts import ATTACHMENTS, CARDS, FACTIONS, NCUS, UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

Body: TypeAlias = "facts.Unit | facts.Attachment | facts.Ncu"

SIZES = (20, 30, 40, 50)
DECK = 20


@dataclass(frozen=True, slots=True)
class Troop:
    """A combat unit of an army with the attachments inside it."""

    unit: str
    attachments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Army:
    """An army list. `infiltrators` are attachments that will join enemy units."""

    faction: str
    points: int
    commander: str
    troops: tuple[Troop, ...]
    ncus: tuple[str, ...] = ()
    infiltrators: tuple[str, ...] = ()

    def bodies(self) -> Iterator[Body]:
        """Every card of the army, in the order of the list."""
        for troop in self.troops:
            yield UNITS[troop.unit]
            for name in troop.attachments:
                yield ATTACHMENTS[name]
        for name in self.infiltrators:
            yield ATTACHMENTS[name]
        for name in self.ncus:
            yield NCUS[name]


@dataclass(frozen=True, slots=True)
class Price:
    """What one card costs in its place, and why it is not the printed number."""

    card: str
    paid: int
    printed: int
    rule: str = ""


def body(name: str) -> Body | None:
    return UNITS.get(name) or ATTACHMENTS.get(name) or NCUS.get(name)


@cache
def ready(name: str) -> Army:
    """One of the armies that come with the game."""
    row = facts.ARMIES[name]
    return Army(
        row.faction,
        row.points,
        row.commander,
        tuple(Troop(t.unit, t.attachments) for t in row.units),
        row.ncus,
    )


# ---- points ---------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def prices(army: Army) -> tuple[Price, ...]:
    """What each card costs where it stands; rule armies.discounts."""
    bill = _Bill(army)
    out: list[Price] = []
    for troop in army.troops:
        out.append(bill.unit(troop))
        out += bill.inside(troop)
    out += (bill.printed(ATTACHMENTS[name]) for name in army.infiltrators)
    out += (bill.printed(NCUS[name]) for name in army.ncus)
    return tuple(bill.banners(out))


class _Bill:
    """Discounts that are given once in an army have to be remembered along the list."""

    def __init__(self, army: Army) -> None:
        self.army = army
        self.cards = {row.id for row in army.bodies()}
        self.given: set[str] = set()

    def printed(self, row: Body) -> Price:
        return Price(row.id, row.cost, row.cost)

    def unit(self, troop: Troop) -> Price:
        row = UNITS[troop.unit]
        for need in row.needs:
            if (
                need.kind == "first_less"
                and need.group not in self.given
                and self.cards.intersection(need.cards)
            ):
                self.given.add(need.group)
                return Price(row.id, max(0, row.cost - need.amount), row.cost, "armies.discounts")
        return self.printed(row)

    def inside(self, troop: Troop) -> list[Price]:
        out = [self.attachment(troop, ATTACHMENTS[name]) for name in troop.attachments]
        if any(need.kind == "adaptive" for need in UNITS[troop.unit].needs):
            # the owner takes the point off where it does most; all are worth one, so the first
            for i, price in enumerate(out):
                if price.paid > 0:
                    out[i] = Price(price.card, price.paid - 1, price.printed, "armies.adaptive")
                    break
        return out

    def attachment(self, troop: Troop, row: facts.Attachment) -> Price:
        for need in UNITS[troop.unit].needs:
            if need.kind == "free_inside" and set(need.characters).intersection(row.characters):
                return Price(row.id, 0, row.cost, "armies.discounts")
        for need in row.needs:
            if need.kind == "cost_in" and troop.unit in need.cards:
                return Price(row.id, need.amount, row.cost, "armies.discounts")
            if need.kind == "first_free" and need.group not in self.given:
                self.given.add(need.group)
                return Price(row.id, 0, row.cost, "armies.discounts")
        return self.printed(row)

    def banners(self, bill: list[Price]) -> list[Price]:
        """Brotherhood: one attachment of the army costs 1 point less."""
        if "without_banners" in FACTIONS[self.army.faction].rules:
            for i, price in enumerate(bill):
                if price.card in ATTACHMENTS and price.paid > 0:
                    bill[i] = Price(
                        price.card, price.paid - 1, price.printed, "armies.without_banners"
                    )
                    break
        return bill


def total(army: Army) -> int:
    return sum(price.paid for price in prices(army))


def neutral_points(army: Army) -> int:
    """Points spent on neutrals; a commander costs nothing and does not count."""
    return sum(
        price.paid
        for price in prices(army)
        if price.card != army.commander and _faction(price.card) == "neutral"
    )


def _faction(name: str) -> str:
    row = body(name)
    return row.faction if row else ""


# ---- the deck -------------------------------------------------------------------------------


def deck(army: Army) -> tuple[str, ...]:
    """The tactics deck: seven cards of the faction and three of the commander, twice each."""
    leader = body(army.commander)
    own = leader.cards if leader else ()
    if leader and any(need.kind == "own_deck" for need in leader.needs):
        names = list(own)
    else:
        names = [
            card.id
            for card in CARDS.values()
            if card.faction == army.faction and not card.commander
        ]
        if isinstance(leader, facts.Attachment) and leader.swaps:
            old, new = leader.swaps
            names = [new if name == old else name for name in names]
        names += own
    return tuple(name for name in names for _ in range(CARDS[name].copies))


# ---- the rules ------------------------------------------------------------------------------


@lru_cache(maxsize=512)  # a save is loaded with the same armies again and again
def check(army: Army, *, inert: bool = False) -> tuple[Refusal, ...]:
    """Every rule that the army breaks. With `inert`, cards that do nothing yet are accepted."""
    unknown = tuple(_unknown(army))
    if unknown:  # the other rules read the cards
        return unknown
    out: list[Refusal] = []
    for rule in (
        _size, _points, _commander, _factions, _neutrals, _characters, _attachments, _inside,
        _requirements, _loyalty, _copies, _decks,
    ):  # fmt: skip
        out += rule(army)
    if not inert:
        out += _works(army)
    return tuple(out)


def check_team(armies: Sequence[Army]) -> tuple[Refusal, ...]:
    """Characters are unique in a whole team; rule armies.team_characters."""
    seen: dict[str, int] = {}
    out: list[Refusal] = []
    for number, army in enumerate(armies):
        for who in sorted({who for row in army.bodies() for who in row.characters}):
            if who in seen:
                out.append(Refusal("armies.team_characters", {"character": who}))
            seen.setdefault(who, number)
    return tuple(out)


def _unknown(army: Army) -> Iterator[Refusal]:
    if army.faction not in FACTIONS:
        yield Refusal("armies.faction_unknown", {"text": army.faction})
    for troop in army.troops:
        if troop.unit not in UNITS:
            yield Refusal("armies.card_unknown", {"text": troop.unit})
        for name in troop.attachments:
            if name not in ATTACHMENTS:
                yield Refusal("armies.card_unknown", {"text": name})
    for name in army.infiltrators:
        if name not in ATTACHMENTS:
            yield Refusal("armies.card_unknown", {"text": name})
    for name in army.ncus:
        if name not in NCUS:
            yield Refusal("armies.card_unknown", {"text": name})


def _size(army: Army) -> Iterator[Refusal]:
    if army.points < 1:
        yield Refusal("armies.size", {"points": army.points})
    if not army.troops:
        yield Refusal("armies.combat_unit")


def _points(army: Army) -> Iterator[Refusal]:
    spent = total(army)
    if spent > army.points:
        yield Refusal("armies.points", {"points": spent, "limit": army.points})


def _commander(army: Army) -> Iterator[Refusal]:
    leader = body(army.commander)
    if leader is None or not leader.commander:
        yield Refusal("armies.one_commander", {"card": army.commander, "count": 0})
        return
    present = [row.id for row in army.bodies() if row.commander]
    stand_ins = {
        row.id
        for row in army.bodies()
        if any(need.kind == "stands_in" and army.commander in need.cards for need in row.needs)
    }
    if army.commander not in present:
        yield Refusal("armies.commander_placed", {"card": army.commander})
    others = [name for name in present if name != army.commander and name not in stand_ins]
    if others or present.count(army.commander) > 1:
        yield Refusal("armies.one_commander", {"card": (others or present)[0], "count": 2})


def _factions(army: Army) -> Iterator[Refusal]:
    allies = 0
    rules = FACTIONS[army.faction].rules
    own = {
        who
        for table in (UNITS, ATTACHMENTS, NCUS)
        for row in table.values()
        if row.faction == army.faction
        for who in row.characters
    }
    for row in army.bodies():
        if row.faction == army.faction:
            continue
        if row.faction == "neutral":
            if "no_neutrals" in rules:
                yield Refusal("armies.no_neutrals", {"card": row.id, "faction": army.faction})
            if "own_versions" in rules and own.intersection(row.characters):
                yield Refusal("armies.own_versions", {"card": row.id, "faction": army.faction})
            continue
        if (
            "without_banners" in rules
            and isinstance(row, facts.Unit)
            and row.faction in {"baratheon", "stark"}
        ):
            allies += 1
            if allies > 1:
                yield Refusal("armies.without_banners", {"card": row.id})
            continue
        rule = "armies.neutral_faction" if army.faction == "neutral" else "armies.faction"
        yield Refusal(rule, {"card": row.id, "faction": army.faction})


def _neutrals(army: Army) -> Iterator[Refusal]:
    if army.faction == "neutral":
        return
    spent = neutral_points(army)
    if 2 * spent > army.points:
        yield Refusal("armies.neutral_half", {"points": spent, "limit": army.points // 2})


def _characters(army: Army) -> Iterator[Refusal]:
    count = Counter(who for row in army.bodies() for who in set(row.characters))
    for who, number in sorted(count.items()):
        if number > 1:
            yield Refusal("armies.characters", {"character": who, "count": number})


def _attachments(army: Army) -> Iterator[Refusal]:
    for troop in army.troops:
        unit = UNITS[troop.unit]
        within = {who for name in troop.attachments for who in ATTACHMENTS[name].characters}
        counted = 0
        for name in troop.attachments:
            row = ATTACHMENTS[name]
            joins = [need for need in row.needs if need.kind == "joins"]
            named = any(unit.id in need.cards for need in joins)
            if unit.solo and not named:
                yield Refusal("armies.attachment_solo", {"card": name, "unit": unit.id})
            elif row.kind != unit.kind:
                yield Refusal("armies.attachment_kind", {"card": name, "unit": unit.id})
            if not _extra(row, within):
                counted += 1
        if counted > 1:
            yield Refusal("armies.attachment_one", {"unit": unit.id, "count": counted})


def _extra(row: facts.Attachment, within: set[str]) -> bool:
    """Whether this model does not count against the one attachment of its unit."""
    for need in row.needs:
        if need.kind == "extra" and (
            not need.characters or within.difference(row.characters).intersection(need.characters)
        ):
            return True
    return False


def _inside(army: Army) -> Iterator[Refusal]:
    """Where an attachment may or must stand, and what a unit must carry."""
    for troop in army.troops:
        unit = UNITS[troop.unit]
        within = {who for name in troop.attachments for who in ATTACHMENTS[name].characters}
        for need in unit.needs:
            if need.kind == "carries" and not (
                set(need.cards).intersection(troop.attachments)
                or within.intersection(need.characters)
            ):
                wanted = (*need.cards, *need.characters)
                yield Refusal("armies.carries", {"unit": unit.id, "wanted": wanted})
        for name in troop.attachments:
            row = ATTACHMENTS[name]
            for need in row.needs:
                if need.kind == "joins" and not _welcome(need, unit):
                    yield Refusal("armies.joins", {"card": name, "unit": unit.id})
                if need.kind == "beside" and not within.intersection(need.characters):
                    yield Refusal("armies.beside", {"card": name, "wanted": need.characters})
                if need.kind == "enemy":
                    yield Refusal("armies.infiltrator", {"card": name})
    for name in army.infiltrators:
        if not any(need.kind == "enemy" for need in ATTACHMENTS[name].needs):
            yield Refusal("armies.attachment_place", {"card": name})


def _welcome(need: facts.Need, unit: facts.Unit) -> bool:
    return (
        unit.id in need.cards
        or unit.faction in need.factions
        or bool(set(unit.affiliations).intersection(need.affiliations))
    )


def _requirements(army: Army) -> Iterator[Refusal]:
    """Cards that must or must not be in the same army."""
    cards = {row.id for row in army.bodies()}
    people = {who for row in army.bodies() for who in row.characters}
    for row in army.bodies():
        for need in row.needs:
            if need.kind == "has_any" and not (
                cards.intersection(need.cards) or people.intersection(need.characters)
            ):
                wanted = (*need.cards, *need.characters)
                yield Refusal("armies.has_any", {"card": row.id, "wanted": wanted})
            elif need.kind == "has_all" and not cards.issuperset(need.cards):
                missing = tuple(name for name in need.cards if name not in cards)
                yield Refusal("armies.has_all", {"card": row.id, "wanted": missing})
            elif need.kind == "lacks":
                yield from _lacks(army, row, need)
            elif need.kind == "not_bought":
                yield Refusal("armies.not_bought", {"card": row.id})


def _lacks(army: Army, row: Body, need: facts.Need) -> Iterator[Refusal]:
    for other in army.bodies():
        if other.id == row.id:
            continue
        named = set(other.affiliations) if isinstance(other, facts.Unit) else set()
        if (
            other.id in need.cards
            or other.faction in need.factions
            or set(other.characters).intersection(need.characters)
            or named.intersection(need.affiliations)
        ):
            yield Refusal("armies.lacks", {"card": row.id, "other": other.id})


def _loyalty(army: Army) -> Iterator[Refusal]:
    first: dict[str, str] = {}
    for row in army.bodies():
        for need in row.needs:
            if need.kind == "loyalty":
                first.setdefault(need.loyalty, row.id)
    if len(first) > 1:
        one, other = list(first.values())[:2]
        yield Refusal("armies.loyalty", {"card": one, "other": other})


def _copies(army: Army) -> Iterator[Refusal]:
    count = Counter(row.id for row in army.bodies())
    for name, number in sorted(count.items()):
        row = body(name)
        for need in row.needs if row else ():
            if need.kind == "limited" and number > need.amount:
                if not any(lifted in count for lifted in need.cards):
                    args = {"card": name, "count": number, "limit": need.amount}
                    yield Refusal("armies.limited", args)
            elif need.kind == "one_per":
                hosts = sum(
                    UNITS[troop.unit].kind == "infantry"
                    and bool(set(UNITS[troop.unit].affiliations).intersection(need.affiliations))
                    for troop in army.troops
                )
                if number > hosts:
                    args = {"card": name, "count": number, "limit": hosts}
                    yield Refusal("armies.one_per", args)


def _decks(army: Army) -> Iterator[Refusal]:
    leader = body(army.commander)
    if leader is not None and leader.commander and len(deck(army)) != DECK:
        yield Refusal("armies.deck", {"count": len(deck(army)), "limit": DECK})


def _works(army: Army) -> Iterator[Refusal]:
    """Cards whose effect is not written yet are shown, and enter only if the players accept it."""
    for name in inert_cards(army):
        yield Refusal("armies.inert", {"card": name})


def inert_cards(army: Army) -> tuple[str, ...]:
    """The abilities and tactics cards of an army that do nothing yet, each once."""
    names: Iterable[str] = (
        *(name for row in army.bodies() for name in row.abilities),
        *deck(army),
    )
    works: Mapping[str, facts.Ability | facts.Card] = {**facts.ABILITIES, **CARDS}
    return tuple(dict.fromkeys(name for name in names if not works[name].works))
