"""What the rules of the miniatures game ask of an answer, told anew from the view and the cards."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import product
from typing import Any

from tests.games.miniatures.law import actions, modes, moves, places
from tests.games.miniatures.law.asked import (
    Question,
    as_many,
    in_bounds,
    name_of,
    word_of,
)
from tests.games.refusals import Kept, Law, Rules

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects import sources, uses
from weirwood.games.miniatures.effects.scene import protected, scene, shielded
from weirwood.games.miniatures.effects.vocabulary import ENTRIES
from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.rules.contexts import top
from weirwood.games.miniatures.rules.ncus import ready_ncus
from weirwood.games.miniatures.rules.rounds import can_enter
from weirwood.games.miniatures.rules.tactics_board import bound, worthwhile
from weirwood.games.miniatures.state import NOBODY

TOKENS = tuple(f"token:{name}" for name in facts.CONDITIONS)

# ---- turns and the tactics board -----------------------------------------------------------------


def waits(a: Question, key: str) -> bool:
    """A unit or non-combat unit of the side that has not activated, and may."""
    side = int(a.args[0])
    units = [r for r in a.view["units"] if unit_waits(a, r, side)]
    if word_of(key) == "ncu":
        words = key.split(":")
        nr = int(words[2]) if len(words) == 3 and words[2].isdigit() else NOBODY
        named = 0 <= nr < len(a.view["ncus"]) and a.view["ncus"][nr]["ncu"] == words[1]
        free = not (units and bound(a.st, side))
        return named and free and nr in ready_ncus(a.st, side)
    return word_of(key) == "unit" and a.unit(key) in units


def unit_waits(a: Question, row: dict[str, Any], side: int) -> bool:
    if row["side"] != side or row["activated"] or a.view["players"][row["seat"]]["out"]:
        return False
    if seams.follows(a.st, row["nr"]) or row["place"] == "destroyed":
        return False
    if row["place"] == "reserve":
        return can_enter(a.st, row["nr"])
    return not row["wall"] or row["health"] > 0


def free_zone(a: Question, key: str) -> bool:
    word, name = word_of(key), name_of(key)
    if word == "zone":
        return any(z["zone"] == name and z["ncu"] < 0 for z in a.view["board"])
    if word == "quadrant":
        quadrants = [q.id for q in facts.MODES[a.view["mode"]].quadrants]
        owner = a.view["ncus"][int(a.args[0])]["seat"]
        taken = [n["zone"] for n in a.view["ncus"] if n["seat"] == owner]
        return "ncu_in_quadrant" in a.rules and name in quadrants and name not in taken
    return key == "none"


def replacement(a: Question, key: str) -> bool:
    """What the mode lets an NCU do instead."""
    swap = "ncu_swap" in a.rules and bool(a.view["missions_next"])
    arrows = "ncu_option" in a.rules and any(controls(a, r["nr"]) for r in a.view["units"])
    return key == "zone" or (key == "mission" and swap) or (key == "arrows" and arrows)


def controls(a: Question, u: int) -> bool:
    rows = a.view["objectives"]
    return any(o["controller"] == u and o["role"] != "center" for o in rows)


LEAVE = ("zone_combat", "zone_maneuver", "zone_wealth")  # zones whose effect one may leave


def of_the_zone(a: Question, key: str) -> bool:
    """Crown and Tactics choose enemies, Combat and Maneuver friends, Wealth anybody."""
    zone = str(a.args[0])
    if key == "none":
        return zone in LEAVE
    if zone == "zone_wealth":
        return a.own(key) or a.foe(key)
    return a.own(key) if zone in LEAVE else a.foe(key)


def of_a_unit(ask: Any) -> Kept:
    """A rule of the units that the zone speaks of."""
    return lambda a, key: (
        key == "none" or not of_the_zone(a, key) or ask(a, a.unit(key)["nr"], str(a.args[0]))
    )


def can_happen(a: Question, u: int, zone: str) -> bool:
    row = a.view["units"][u]
    if zone == "zone_tactics" and len(row["tokens"]) < len(facts.CONDITIONS):
        return True
    if zone == "zone_wealth" and row["tokens"]:
        return True
    return worthwhile(a.st, a.seat, zone, u)


def wealth(a: Question, n: int) -> bool:
    row = a.view["units"][int(a.args[0])]
    return bool(0 <= n <= min(3, row["full"] - row["health"]))


def lacks(a: Question, key: str) -> bool:
    held = a.view["units"][int(a.args[0])]["tokens"]
    return key in TOKENS and name_of(key) not in held


def has(a: Question, key: str) -> bool:
    u = int(a.args[0])
    poisoned = key == "token:poison" and seams.is_poisoned(a.st, u)
    return key == "none" or poisoned or (key in TOKENS and name_of(key) in held(a, u))


def held(a: Question, u: int) -> list[str]:
    return list(a.view["units"][u]["tokens"])


# ---- Orders, cards, effects ----------------------------------------------------------------------


def moment(a: Question) -> str:
    return str(a.args[0]).replace("_", ".", 1) if a.args else ""


def order_of(a: Question, key: str) -> tuple[str, int]:
    """The Order and the unit of a key; nobody where it is no Order."""
    words = key.split(":")
    row = a.standing(":".join(words[2:])) if words[0] == "order" and len(words) == 4 else {}
    return (words[1], row["nr"]) if row else ("", NOBODY)


def bears(a: Question, key: str) -> bool:
    """The unit has it, or a model of this player in it."""
    if word_of(key) != "order":
        return True
    order, u = order_of(a, key)
    mine = [
        name
        for name, model in (sources.abilities(a.st, u) if u != NOBODY else ())
        if sources.seat_of(a.st, u, model) == a.seat
    ]
    return order in mine


def about_order(kept: Any) -> Kept:
    return lambda a, key: word_of(key) != "order" or not bears(a, key) or kept(a, *order_of(a, key))


def unused(a: Question, order: str, u: int) -> bool:
    spent = a.view["units"][u]["notes"].get(f"order:{order}", 0)
    return int(spent) < sources.copies(a.st, u, order)


def triggered(a: Question, order: str, u: int) -> bool:
    """Its text speaks of this moment, of this unit, and its conditions hold."""
    sc = scene(a.st, top(a.st), a.seat, u, NOBODY, order)
    name = uses.MOMENTS[str(a.args[0])]
    return any(on.at == name and uses.happens(sc, on) for on in ENTRIES[order].on)


def in_hand(a: Question, key: str) -> bool:
    faces = [c["face"] for c in a.view["players"][a.seat]["hand"]]
    return word_of(key) != "card" or name_of(key) in faces


def card_scenes(a: Question, key: str) -> list[Any]:
    """How a card in hand might be played now: each way with its scene."""
    name, mode = uses.MOMENTS[str(a.args[0])], key.rsplit(":", maxsplit=1)[-1]
    found = []
    for on in ENTRIES[name_of(key)].on:
        if on.at == name and on.path.rsplit("/", 1)[1] == mode:
            sc = scene(a.st, top(a.st), a.seat, NOBODY, NOBODY, name_of(key))
            sc.card = next(
                c["card"] for c in a.view["players"][a.seat]["hand"] if c["face"] == name_of(key)
            )
            sc.unit = uses.target_of(sc, on)
            if uses.happens(sc, on):
                found.append((sc, on))
    return found


def about_card(kept: Any) -> Kept:
    return lambda a, key: word_of(key) != "card" or not in_hand(a, key) or kept(a, key)


def not_barred(a: Question, key: str) -> bool:
    rows = card_scenes(a, key)
    return not rows or any(
        sc.unit == NOBODY or not protected(a.st, sc.unit, a.seat) for sc, _ in rows
    )


def worth_it(a: Question, key: str) -> bool:
    """An Order or a card at its moment that could do something."""
    name = uses.MOMENTS[str(a.args[0])]
    if word_of(key) == "card" and in_hand(a, key):
        return any(uses.offered(sc, on) for sc, on in card_scenes(a, key)) or not card_scenes(
            a, key
        )
    order, u = order_of(a, key)
    if not order or not bears(a, key) or order not in sources.ORDERS:
        return True
    sc = scene(a.st, top(a.st), a.seat, u, NOBODY, order)
    rows = [on for on in ENTRIES[order].on if on.at == name and uses.happens(sc, on)]
    return not rows or any(uses.offered(sc, on) for on in rows)


PLAY: Rules = {
    "orders.one_per_trigger": lambda a, key: word_of(key) in ("order", "card", "pass"),
    "orders.target": bears,
    "orders.abilities_free": about_order(lambda a, order, u: order in sources.ORDERS),
    "orders.once": about_order(unused),
    "abilities.always": about_order(lambda a, order, u: not uses.no_orders(a.st, u)),
    "orders.trigger": about_order(
        lambda a, order, u: order not in sources.ORDERS or triggered(a, order, u)
    ),
    "orders.worth": worth_it,
    "tactics.card": in_hand,
    "charge.disorderly": about_card(lambda a, key: not a.view["players"][a.seat]["silenced"]),
    "tactics.trigger": about_card(lambda a, key: bool(card_scenes(a, key))),
    "tactics.forbidden_target": about_card(not_barred),
}


def named_unit(a: Question, key: str) -> bool:
    """One of the units that the question names; none where it may be left."""
    if key == "none":
        return len(a.args) > 2 and bool(a.args[2])
    return word_of(key) == "unit" and a.unit(key).get("nr", NOBODY) in a.args[1]


def named_card(a: Question, key: str) -> bool:
    nr = key.rsplit(":", maxsplit=1)[-1]
    return key == "none" or (word_of(key) == "card" and nr.isdigit() and int(nr) in a.args[1])


def given(at: int) -> Kept:
    """Among the options that the text of the effect gives; they stand in the question."""
    return lambda a, key: key in a.args[at]


KEYS: dict[str, Rules] = {
    **actions.KEYS,
    **modes.KEYS,
    "turn.unit": {"rounds.no_pass": waits},
    "board.claim": {"tactics_board.claim": free_zone},
    "board.replace": {"tactics_board.replace": replacement},
    "board.target": {
        "tactics_board.zones": of_the_zone,
        "tactics_board.worth": of_a_unit(can_happen),
        "abilities.always": of_a_unit(lambda a, u, zone: not shielded(a.st, u, a.seat, "zone")),
    },
    "board.token": {"tactics_board.zones": lacks},
    "board.cleanse": {"tactics_board.zones": has},
    "board.arrows": {
        "modes.ncu_arrows": lambda a, key: bool(a.unit(key)) and controls(a, a.unit(key)["nr"])
    },
    "cards.trim": {"tactics.hand_limit": Question.hand},
    "cards.discard": {"rounds.discard": Question.hand},
    "effects.play": PLAY,
    "effects.may": {"abilities.always": lambda a, key: key in (f"use:{a.args[0]}", "pass")},
    "effects.order": {"orders.same_player": given(0)},
    "effects.choice": {"abilities.always": given(1)},
    "effects.target": {"tactics.target": named_unit},
    "effects.token": {
        "conditions.choice": lambda a, key: word_of(key) == "token" and name_of(key) in a.args[2]
    },
    "effects.discard": {"tactics.card": Question.hand},
    "effects.search": {"tactics.search": named_card},
    "effects.zone": {"tactics_board.zones": given(1)},
    "effects.reroll": {"abilities.always": given(1)},
}
WHOLE: dict[str, Rules] = {
    **moves.WHOLE,
    **places.WHOLE,
    **modes.WHOLE,
    "board.restore": {"tactics_board.wealth": wealth},
    "wounds.restore": {"units.up_to": in_bounds},
    "cards.refill": {"rounds.refill": in_bounds},
    "effects.amount": {"abilities.always": in_bounds},
    "cards.trim": {"tactics.hand_limit": as_many},
    "effects.order": {"orders.same_player": as_many},
    "effects.choice": {"abilities.always": as_many},
    "effects.target": {"tactics.target": as_many},
    "effects.discard": {"tactics.card": as_many},
    "effects.reroll": {"abilities.always": as_many},
    "effects.zone": {"tactics_board.zones": as_many},
}

# ---- what may be tried ---------------------------------------------------------------------------


def tries(a: Question) -> Iterable[str]:
    """Whatever speaks of the same things as the question: units, cards, zones, actions."""
    kind = a.match.game.kinds[a.d.kind]
    yield from kind.candidates(a.st, a.seat, a.args) if kind.candidates else ()
    yield "mistyped"
    yield from ("none", "pass", "yes", "done")
    units = [f"{r['unit']}:{r['nr']}" for r in a.view["units"]]
    words = {key.partition(":")[0] for key in a.legal}
    if a.d.kind in ("turn.action", "action.free"):
        yield from ("maneuver", "march", "retreat", "ranged", "swap", "melee", "charge", "dance")
        for word, unit in product(("charge", "melee"), units):
            yield f"{word}:{unit}"
        yield from (f"raze:{t['piece']}:{i}" for i, t in enumerate(a.view["terrain"]))
        return
    if a.d.kind == "effects.play":
        yield from plays(a)
        return
    if words & {"unit", "shot"}:
        yield from (f"unit:{unit}" for unit in units)
    yield from (f"ncu:{n['ncu']}:{n['nr']}" for n in a.view["ncus"] if "ncu" in words)
    if words & {"zone", "quadrant"}:
        yield from (f"zone:{z['zone']}" for z in a.view["board"])
        yield from (f"quadrant:{q}" for q in modes.CORNERS)
    for word, found in EVERY.items():
        yield from (f"{word}:{name}" for name in found if word in words)
    if "card" in words:
        yield from (f"card:{c['face']}:{c['card']}" for p in a.view["players"] for c in p["hand"])


def plays(a: Question) -> Iterable[str]:
    """The Orders of every unit, and every card that lies open or in the own hand."""
    for row in a.view["units"]:
        if row["place"] != "table":
            continue
        for name, _ in sources.abilities(a.st, row["nr"]):
            yield f"order:{name}:{row['unit']}:{row['nr']}"
    faces = {c["face"] for p in a.view["players"] for pile in ("hand", "discard") for c in p[pile]}
    for face in sorted(faces - {""}):
        if face in ENTRIES:
            modes = {on.path.rsplit("/", 1)[1] for on in ENTRIES[face].on}
            yield from (f"card:{face}:{mode}" for mode in sorted(modes))


EVERY: dict[str, Iterable[str]] = {
    "token": (*facts.CONDITIONS, "poison"),
    "piece": tuple(facts.TERRAIN),
    "mission": tuple(facts.MISSIONS),
    "objective": tuple(facts.OBJECTIVES),
    "siege": tuple(facts.SIEGE),
    "edge": ("0", "1", "2"),
    "corner": ("0", "1", "2", "3", "4"),
    "side": ("0", "1", "2", "3", "4"),
    "die": ("0", "1", "99"),
    "near": ("0", "9"),
    "weapon": ("fists:0", "fists:9"),
}


def answers(a: Question, rng: random.Random) -> Iterable[Any]:
    return places.plans(a, rng) if a.d.shape == "place" else ()


LAW = Law("miniatures", KEYS, tries, WHOLE, answers, asked=Question)

ARMIES = (
    "stark_40", "stark_40_umber", "lannister_40", "lannister_40_tywin", "neutral_40",
    "nights_watch_40", "free_folk_40", "bolton_40", "brotherhood_40", "martell_40", "greyjoy_40",
    "baratheon_stannis_40", "baratheon_renly_40", "targaryen_40",
)  # fmt: skip
MODES = tuple(name.removeprefix("mode_") for name in facts.MODES)


def options(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and settings of the battle of this number: every mode, army and switch in turn."""
    rng = random.Random(number)
    mode = MODES[number % len(MODES)]
    seats = (2, 2, 2, 3, 4)[number // len(MODES) % 5]
    teams = seats == 4
    if mode == "a_storm_of_swords" and not teams:
        seats = 2
    found: dict[str, Any] = {
        "mode": mode,
        "teams": teams,
        "terrain": rng.choice(("choice", "random", "none")),
        "idleness": rng.random() < 0.3,
        "full_board": rng.random() < 0.3,
    }
    if not teams:
        found["armies"] = [rng.choice(ARMIES) for _ in range(seats)]
    return seats, found
