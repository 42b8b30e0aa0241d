"""What the rules of the board game ask of an answer, told anew from the map and the view."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from tests.games.boardgame.law.asked import Question, armies, lawful, named, number, own_areas
from tests.games.boardgame.law.combat import (
    NOT_BACK,
    NOT_TO_NEUTRAL,
    cheapest,
    embattled,
    empty_or_own,
    fighters,
    held,
    is_origin,
    not_reverted,
    not_routed,
    own_side,
    retreat_element,
    same_side,
    sent_cheapest,
)
from tests.games.boardgame.law.marches import COMPANY, MARCH_TO
from tests.games.boardgame.law.orders import (
    MUSTER,
    not_by_ship,
    raidable,
    special_raid,
    within_reach,
)
from tests.games.boardgame.law.planning import ORDERS, RAVEN_ORDER, placed, replaceable
from tests.games.refusals import Kept, Law, Rules

from weirwood.games.boardgame import facts as c

# ---- wildlings and the rest ----------------------------------------------------------------------


def own_unit(a: Question, key: str) -> bool:
    """A standing unit of the house, in the area that the question names."""
    _, unit, where = key.split(":") if key.count(":") == 2 else ("", "", "")
    asked = a.args[0] if a.d.kind == "wildlings.unit" else ""
    return a.own(where) and a.area(where)["units"].get(unit, 0) > 0 and asked in ("", where)


def own_kind(unit: str) -> Kept:
    def kept(a: Question, key: str) -> bool:
        if key == "none":
            return a.d.kind == "wildlings.promote"
        return own_unit(a, key) and key.split(":")[1] == unit

    return kept


def of_an_army(a: Question, key: str) -> bool:
    return not a.own(key) or a.size(key.rpartition(":")[2]) > 1


def castle_with(a: Question, key: str) -> bool:
    return number(key) in c.CASTLES and a.own(key) and a.size(named(key)) >= int(str(a.args[0]))


def best_track(a: Question, key: str) -> bool:
    """A track on which the house stands no worse than on any other."""
    places = {t: row.index(str(a.args[0])) for t, row in a.view["tracks"].items()}
    return named(key) in places and places[named(key)] == min(places.values())


def own_castle(a: Question, key: str) -> bool:
    owned = number(key) in c.CASTLES and a.area(key).get("owner") == a.house
    return key == "none" or owned


def something_to_muster(a: Question, key: str) -> bool:
    """One step of mustering at least is lawful there."""
    if key == "none" or not own_castle(a, key):
        return True
    castle = named(key)
    twin = Question(a.match, a.d)
    twin.view = {**a.view, "points": {castle: c.CASTLE[c.AREA[castle]]}}
    return any(all(kept(twin, key) for kept in MUSTER.values()) for key in steps_of(castle))


def steps_of(castle: str) -> Iterator[str]:
    yield from (f"muster:{unit}:{castle}" for unit in ("footman", "knight", "siege_engine"))
    yield from (f"upgrade:{unit}:{castle}" for unit in ("knight", "siege_engine"))
    at = c.AREA[castle]
    waters = [g for g in (*c.NEAR[at], c.PORT_AT[at]) if g >= c.LANDS]
    yield from (f"launch:{castle}:{c.AREAS[g]}" for g in waters)


def lost_by(word: str) -> Rules:
    return {f"wildlings.{word}_lowest": own_unit, f"wildlings.{word}_others": own_unit}


def enemy_order(a: Question, key: str) -> bool:
    """An order of the enemy, the march in progress excepted."""
    return a.area(key).get("order_of") == a.enemy and named(key) != a.view["combat"]["origin"]


def footman_fought(a: Question, key: str) -> bool:
    """Own footmen in the embattled area, or in an area that supported."""
    fight = a.view["combat"]
    side = [row["house"] for row in fight["sides"]].index(a.house)
    if named(key) == fight["area"]:
        if side == 0:
            return "footman" in fight["sides"][0]["units"]
        row = a.area(key) if a.own(key) else {}
        return "footman" in row.get("units", {}) or "footman" in row.get("routed", {})
    helps = any(h["area"] == named(key) and h["side"] == side for h in fight["support"])
    row = a.area(key)
    lent = "footman" in row.get("units", {}) or "footman" in row.get("routed", {})
    return key == "none" or (helps and a.own(key) and lent)


def another_card(a: Question, key: str) -> bool:
    return held(a, key) and named(key) != a.args[0]


def by_aeron(a: Question) -> bool:
    return a.args[0] == "aeron_damphair" and "aeron_damphair" not in a.mine["hand"]


def one_of(*keys: str) -> Kept:
    return lambda a, key: key in keys


def tied(a: Question, key: str) -> bool:
    value = a.args[1] if a.d.kind == "bidding.tie" else a.args[0]
    return bool(a.view["bids"].get(named(key)) == value)


TRACK_KEYS = tuple(f"track:{t}" for t in c.TRACKS)

KEYS: dict[str, Rules] = {
    "setup.house": {
        "setup.choosing": lambda a, key: any(
            row["id"] == named(key) and row["seat"] < 0 for row in a.view["houses"]
        )
    },
    "bidding.tie": {"bidding.ties": tied},
    "wildlings.tie": {"wildlings.ties": tied},
    "westeros.choice": {
        "westeros.choices": lambda a, key: any(
            card.id == a.args[0] and key in card.choices for card in c.WESTEROS
        )
    },
    "planning.raven": {
        "planning.raven": lambda a, key: (
            key in ("look", "none") or (key == "swap" and bool(placed(a)))
        )
    },
    "planning.raven_area": {"planning.raven_swap": replaceable},
    "planning.raven_order": RAVEN_ORDER,
    "planning.raven_card": {"planning.raven_look": one_of("keep", "bury")},
    "raids.order": {"raids.turns": lambda a, key: a.own_order(key, "raid")},
    "raids.target": {
        "raids.reach": within_reach,
        "raids.no_transport": not_by_ship,
        "raids.targets": raidable,
        "raids.special": special_raid,
    },
    "marches.order": {"marches.turns": lambda a, key: a.own_order(key, "march")},
    "marches.to": MARCH_TO,
    "marches.token": {"control.vacate": one_of("token", "none")},
    "consolidate.order": {"consolidate.turns": lambda a, key: a.own_order(key, "consolidate")},
    "consolidate.use": {"consolidate.special": one_of("power", "muster")},
    "mustering.step": MUSTER,
    "neutral.support": {"neutral.help": one_of("attacker", "none")},
    "combat.support": {
        "support.turns": one_of("attacker", "defender", "none"),
        "support.own_units": own_side,
        "support.single_side": same_side,
    },
    "combat.accept": {"support.refuse": one_of("accept", "refuse")},
    "combat.card": {"combat.card_mandatory": held},
    "combat.blade": {"combat.blade": one_of("blade", "none")},
    "combat.redraw": {"tides.redraw": one_of("blade", "none")},
    "combat.replace": {
        "house_cards.tyrion": lambda a, key: by_aeron(a) or another_card(a, key),
        "house_cards.aeron": lambda a, key: not by_aeron(a) or another_card(a, key),
    },
    "cards.tyrion": {"house_cards.tyrion": one_of("use", "none")},
    "cards.aeron": {"house_cards.aeron": one_of("use", "none")},
    "cards.mace": {"house_cards.mace": one_of("standing", "routed")},
    "cards.queen": {
        "house_cards.queen": lambda a, key: (
            enemy_order(a, key) and number(key) in c.AROUND[embattled(a)]
        )
    },
    "cards.doran": {"house_cards.doran": one_of(*TRACK_KEYS)},
    "cards.cersei": {
        "house_cards.cersei": lambda a, key: (
            key == "none" or (enemy_order(a, key) and number(key) != embattled(a))
        )
    },
    "cards.renly": {"house_cards.renly": footman_fought},
    "cards.patchface": {
        "house_cards.patchface": lambda a, key: (
            key == "none"
            or any(r["id"] == a.args[0] and named(key) in r["hand"] for r in a.view["houses"])
        )
    },
    "casualties.unit": {
        "casualties.choice": lambda a, key: named(key) in fighters(a),
        "casualties.routed": not_routed,
    },
    "retreat.area": {
        "retreat.where": lambda a, key: empty_or_own(a, key) or not retreat_element(a, key),
        "retreat.not_origin": NOT_BACK,
        "retreat.elements": retreat_element,
        "retreat.supply": cheapest,
        "neutral.impassable": NOT_TO_NEUTRAL,
    },
    "retreat.robb": {
        "retreat.where": lambda a, key: empty_or_own(a, key) or not retreat_element(a, key),
        "house_cards.robb_origin": lambda a, key: a.args[0] == "attacker" or not is_origin(a, key),
        "house_cards.robb": sent_cheapest,
        "retreat.reverted_origin": not_reverted,
        "retreat.elements": retreat_element,
        "neutral.impassable": NOT_TO_NEUTRAL,
    },
    "retreat.loss": {
        "retreat.supply": lambda a, key: (
            named(key) in c.UNITS and a.args[1][c.UNITS.index(named(key))] > 0
        )
    },
    "supply.loss": {"supply.reduce": own_unit, "supply.armies": of_an_army},
    "wildlings.unit": {
        "wildlings.preemptive_lowest": own_unit,
        **lost_by("mammoth"),
        **lost_by("horde"),
    },
    "wildlings.castle": {"wildlings.horde_lowest": castle_with},
    "wildlings.raid": {
        "wildlings.preemptive_lowest": lambda a, key: (
            key == "positions" or (key == "units" and any(own_areas(a).values()))
        )
    },
    "wildlings.best_track": {"wildlings.preemptive_tie": best_track},
    "wildlings.knight": {
        f"wildlings.crow_killers_{who}": own_kind("knight") for who in ("lowest", "others")
    },
    "wildlings.discard": {"wildlings.milkwater_others": held},
    "wildlings.fall": {"wildlings.king_others": one_of("track:fiefdoms", "track:kings_court")},
    "wildlings.rise": {"wildlings.king_highest": one_of(*TRACK_KEYS)},
    "wildlings.promote": {"wildlings.crow_killers_highest": own_kind("footman")},
    "wildlings.recover": {
        "wildlings.mammoth_highest": lambda a, key: (
            key == "none" or named(key) in a.mine["discards"]
        )
    },
    "wildlings.muster": {
        "wildlings.horde_highest": own_castle,
        "mustering.something": something_to_muster,
    },
}


def in_purse(a: Question, bid: int) -> bool:
    return bool(0 <= bid <= a.mine["power"])


def prize(a: Question, ships: int) -> bool:
    """No more than lie there, than are in stock, and than supply allows in the port."""
    port = str(a.args[0])
    areas = own_areas(a)
    before, supply = armies(areas), int(a.mine["supply"])
    own = [areas]
    fight = a.view["combat"]
    if fight and fight["sides"][0]["house"] == a.house and fight["sides"][0]["units"]:
        army, home = sum(fight["sides"][0]["units"].values()), fight["origin"]
        own = [{**areas, " army": army}, {**areas, home: areas.get(home, 0) + army}]
    within = all(
        lawful(armies({**row, port: ships}), supply, before if len(own) == 1 else armies(row))
        for row in own
    )
    return 0 <= ships <= min(a.size(port), a.mine["stock"]["ship"]) and within


WHOLE: dict[str, Rules] = {
    "bidding.track": {"bidding.available": in_purse},
    "wildlings.bid": {"bidding.available": in_purse},
    "bidding.tie": {"bidding.ties": lambda a, keys: len(keys) == a.d.most},
    "ports.capture": {"ports.capture": prize},
    "planning.orders": ORDERS,
    "marches.units": COMPANY,
}

# ---- what may be tried ---------------------------------------------------------------------------

EVERY = {
    "area": [f"area:{area}" for area in c.AREAS],
    "house": [f"house:{house}" for house in c.HOUSES],
    "track": list(TRACK_KEYS),
    "card": [f"card:{card}" for card in c.CARDS],
    "order": [f"order:{order}" for order in c.ORDERS],
}
UNITS_AT = [f"unit:{unit}:{area}" for unit in c.UNITS for area in c.AREAS]
UNITS = [f"unit:{unit}" for unit in c.UNITS]


def tries(a: Question) -> Iterable[str]:
    """Whatever speaks of the same things as the question, and every step of mustering."""
    kind = a.match.game.kinds[a.d.kind]
    yield from kind.candidates(a.st, a.seat, a.args) if kind.candidates else ()
    if a.d.kind == "mustering.step":
        return
    yield "none" if a.d.kind not in ("marches.to", "casualties.unit") else "area:dorne"
    if not any(":" in key for key in a.legal):
        yield "mistyped"
    for word in {key.partition(":")[0] for key in a.legal}:
        yield from EVERY.get(word, ())
    if any(key.startswith("unit:") for key in a.legal):
        several = next(key for key in a.legal if key.startswith("unit:")).count(":") == 2
        yield from UNITS_AT if several else UNITS


def answers(a: Question, rng: random.Random) -> Iterable[Any]:
    """Whole sets of orders, and every company of a march."""
    if a.d.kind == "marches.units":
        units = a.view["areas"][str(a.args[0])]["units"]
        slots = list(units)
        for party in product(*(range(n + 1) for n in units.values())):
            yield {unit: str(n) for unit, n in zip(slots, party, strict=True)}
        yield {unit: str(n + 1) for unit, n in units.items()}
    if a.d.kind == "planning.orders":
        good: dict[str, str] = a.match.sample(a.d, rng)
        for order in (*c.ORDERS, "none", "peace"):
            yield {**good, rng.choice(list(good)): order}


LAW = Law("boardgame", KEYS, tries, WHOLE, answers, asked=Question)


def options(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and settings of the game of this number."""
    houses = ("fixed", "chosen", "random", "drafted")[number // 8 % 4]
    single = number % 3 > 0
    return 3 + number % 4, {
        "tides": number // 4 % 2 == 1,
        "houses": houses,
        "support_per_house_single_side": single,
    }
