"""Actions, their targets, and what is decided in an attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.miniatures.law.asked import (
    HAIR,
    INCH,
    Question,
    name_of,
    one_of,
    piece,
    word_of,
)
from tests.games.refusals import Kept, Rules

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules import actions, attack, charge, seams
from weirwood.games.miniatures.rules.measuring import in_reach_of_arrow
from weirwood.games.miniatures.rules.sight import sees, sees_from
from weirwood.games.miniatures.rules.units import IMMOBILE, profile, tray
from weirwood.games.miniatures.state import NOBODY

WORDS = actions.ACTIONS
Ask = Callable[[Question, int, int], bool]  # of the acting unit and the one that a key names


def acting(a: Question) -> int:
    return int(a.args[0])


def card(a: Question, u: int) -> Any:
    return a.view["profiles"][a.view["units"][u]["unit"]]


def busy(a: Question, u: int) -> bool:
    """Engaged: trays of the other side lie against it."""
    return bool(a.view["units"][u]["engaged"])


def armed(a: Question, u: int, *, ranged: bool) -> bool:
    return any((row["range"] != "melee") == ranged for row in card(a, u)["attacks"])


def only(*words: str) -> Callable[[Ask], Kept]:
    """A rule that speaks of these actions alone."""

    def wrap(ask: Ask) -> Kept:
        def kept(a: Question, key: str) -> bool:
            if word_of(key) not in words:
                return True
            row = a.standing(key)
            return ask(a, acting(a), row["nr"] if row else NOBODY)

        return kept

    return wrap


def of_a_target(ask: Ask) -> Kept:
    """A rule of charges at somebody who can be charged at all."""
    return only("charge")(lambda a, u, v: v == NOBODY or not chargeable(a, v) or ask(a, u, v))


def chargeable(a: Question, v: int) -> bool:
    row = a.view["units"][v]
    return row["side"] != a.side and (not row["wall"] or row["health"] > 0)


def immobile(a: Question, u: int) -> bool:
    return bool(IMMOBILE.intersection(card(a, u)["abilities"]))


def valid_target(a: Question, u: int, v: int) -> bool:
    """Somebody can be charged; by name, this one can."""
    found = charge.valid_targets(a.st, u)
    return bool(found) and (v in found or v == NOBODY or chargeable(a, v)) and v != NOBODY


def can_shoot(a: Question, u: int) -> bool:
    return bool(attack.shots(a.st, u, tray(a.st, u))) or actions.shooting_place(a.st, u) is not None


def reaches(a: Question, u: int, v: int) -> bool:
    far = [attack.reach(a.st, u, i) for i in attack.weapons(a.st, u, ranged=True)]
    return v == NOBODY or in_reach_of_arrow(tray(a.st, u), tray(a.st, v), max(far, default=0))


def sees_to_shoot(a: Question, key: str) -> bool:
    """In sight; some attacks look over whatever stands between."""
    u, row = acting(a), a.standing(key)
    name = bow(a, key)
    over = any(
        profile(a.st, u).attacks[i].id == name and seams.over_obstacles(a.st, u, i)
        for i in attack.weapons(a.st, u, ranged=True)
    )
    return not row or sees_from(a.st, u, tray(a.st, u), row["nr"], ranged=True, over=over)


def granted(a: Question, key: str) -> bool:
    """One of the actions that an effect grants, against the enemy that it names."""
    kinds, target = a.args[1], a.args[2]
    word = word_of(key)
    if key == "none":
        return "must" not in kinds or not (set(a.legal) - {"none"})
    row = a.unit(key)
    aimed = word not in ("charge", "melee") or target == NOBODY or row.get("nr") == target
    return word in kinds and word != "must" and aimed


def known_action(a: Question, key: str) -> bool:
    return word_of(key) in (*WORDS, "none")


def no_ban(a: Question, key: str) -> bool:
    """No effect on the unit forbids this action."""
    return not seams.forbids_action(a.st, acting(a), word_of(key))


def is_wall(a: Question) -> bool:
    return bool(a.view["units"][acting(a)]["wall"])


def wall_shoots(a: Question, key: str) -> bool:
    """A castle wall shoots, and does nothing else."""
    if not is_wall(a) or key == "none" or not no_ban(a, key):
        return True
    return word_of(key) == "ranged" and can_shoot(a, acting(a))


def on_field(kept: Kept) -> Kept:
    """Rules of units, which walls are not."""
    return lambda a, key: is_wall(a) or not no_ban(a, key) or kept(a, key)


def in_touch(a: Question, u: int, v: int) -> bool:
    return v in {w for w, _ in a.view["units"][u]["engaged"]}


def razeable(a: Question, key: str) -> bool:
    """A destructible piece within an inch, by whoever fights hand to hand."""
    if word_of(key) != "raze":
        return True
    u, words = acting(a), key.split(":")
    if len(words) != 3 or not words[2].isdigit() or int(words[2]) >= len(a.view["terrain"]):
        return False
    row = a.view["terrain"][int(words[2])]
    near = piece(row).distance(a.area(u)) <= INCH + HAIR
    falls = row["piece"] == words[1] and "destructible" in row["keywords"]
    return near and falls and armed(a, u, ranged=False)


def slow_carrier(a: Question, u: int, v: int) -> bool:
    """Who carries a token in A Dance with Dragons does not march."""
    holds = any(o["unit"] == u for o in a.view["objectives"])
    return a.view["mode"] != "mode_a_dance_with_dragons" or not holds


def swaps(a: Question, u: int, v: int) -> bool:
    return "commander_swap" in a.rules and bool(a.view["units"][u]["commander"])


def fights(a: Question, key: str) -> bool:
    """With the switch of idleness who is engaged attacks or retreats."""
    must = "idleness" in a.st.switches and busy(a, acting(a))
    return not must or word_of(key) in ("melee", "retreat") or not fighting(a)


def fighting(a: Question) -> bool:
    return any(word_of(key) in ("melee", "retreat") for key in a.legal)


def lane_there(a: Question, u: int, v: int) -> bool:
    return charge.open_lane(a.st, u, v) is not None


ACTIONS: Rules = {
    "abilities.always": no_ban,
    "modes.wall_actions": wall_shoots,
    **{
        rule: on_field(kept)
        for rule, kept in {
            "movement.maneuver_engaged": only("maneuver")(lambda a, u, v: not busy(a, u)),
            "movement.march_engaged": only("march")(lambda a, u, v: not busy(a, u)),
            "modes.slow": only("march")(slow_carrier),
            "movement.retreat_engaged": only("retreat")(lambda a, u, v: busy(a, u)),
            "movement.retreat_possible": only("retreat")(
                lambda a, u, v: not busy(a, u) or actions.can_retreat(a.st, u)
            ),
            "attack.melee_engaged": only("melee")(lambda a, u, v: busy(a, u)),
            "attack.melee_weapon": only("melee")(lambda a, u, v: armed(a, u, ranged=False)),
            "attack.melee_target": only("melee")(
                lambda a, u, v: not busy(a, u) or in_touch(a, u, v)
            ),
            "attack.ranged_engaged": only("ranged")(lambda a, u, v: not busy(a, u)),
            "attack.ranged_weapon": only("ranged")(lambda a, u, v: armed(a, u, ranged=True)),
            "charge.not_engaged": only("charge")(lambda a, u, v: not busy(a, u)),
            "charge.able": only("charge")(
                lambda a, u, v: armed(a, u, ranged=False) and not immobile(a, u)
            ),
            "charge.valid_target": only("charge")(valid_target),
            "charge.in_reach": of_a_target(lambda a, u, v: a.near(u, v, charge.limit(a.st, u))),
            "charge.in_sight": of_a_target(lambda a, u, v: sees(a.st, u, v)),
            "charge.room": of_a_target(lambda a, u, v: bool(charge.side_choices(a.st, u, v))),
            "charge.completable": of_a_target(lane_there),
            "terrain.rough": of_a_target(lane_there),
            "terrain.destructible": razeable,
            "modes.commander_swap": only("swap")(swaps),
        }.items()
    },
}
TURN: Rules = {
    **ACTIONS,
    "rounds.actions": known_action,
    "rounds.idleness": fights,
    "attack.ranged_target": on_field(only("ranged")(lambda a, u, v: busy(a, u) or can_shoot(a, u))),
}


def shoots_granted(a: Question, u: int, v: int) -> bool:
    """At the enemy that is named one shoots without a shift."""
    target = int(a.args[2])
    if target == NOBODY:
        return can_shoot(a, u)
    return any(w == target for _, w in attack.shots(a.st, u, tray(a.st, u)))


FREE: Rules = {
    **ACTIONS,
    "rounds.free_action": granted,
    "rounds.actions": known_action,
    "attack.ranged_target": on_field(
        only("ranged")(lambda a, u, v: busy(a, u) or shoots_granted(a, u, v))
    ),
}

# ---- attacks -------------------------------------------------------------------------------------


def bow(a: Question, key: str) -> str:
    """The weapon that an option of a ranged attack names; the only one if there is but one."""
    bows = [row["id"] for row in card(a, acting(a))["attacks"] if row["range"] != "melee"]
    return name_of(key) if word_of(key) == "shot" else (bows[0] if len(bows) == 1 else "")


def shootable(a: Question, key: str) -> bool:
    """An enemy, the one that is named if one is, and a weapon of the unit."""
    bows = [row["id"] for row in card(a, acting(a))["attacks"] if row["range"] != "melee"]
    target = int(a.args[1])
    return a.foe(key) and bow(a, key) in bows and target in (NOBODY, a.unit(key)["nr"])


def in_arrow(a: Question, key: str) -> bool:
    row, u = a.standing(key), acting(a)
    ids = [profile(a.st, u).attacks[i].id for i in attack.weapons(a.st, u, ranged=True)]
    if not shootable(a, key) or bow(a, key) not in ids:
        return True
    index = attack.weapons(a.st, u, ranged=True)[ids.index(bow(a, key))]
    return in_reach_of_arrow(tray(a.st, u), tray(a.st, row["nr"]), attack.reach(a.st, u, index))


def in_view(a: Question, key: str) -> bool:
    return not shootable(a, key) or sees_to_shoot(a, key)


AIM: Rules = {
    "attack.ranged_target": shootable,
    "measuring.front_arrow": in_arrow,
    "sight.line": in_view,
    "sight.units_block": in_view,
    "terrain.cover": in_view,
    "terrain.blocks_sight": in_view,
}


def own_weapon(a: Question, key: str) -> bool:
    word, name, nr = key.split(":") if key.count(":") == 2 else ("", "", "")
    rows = card(a, acting(a))["attacks"]
    if word != "weapon" or not nr.isdigit() or int(nr) >= len(rows):
        return False
    row = rows[int(nr)]
    return bool(row["id"] == name and (row["range"] != "melee") == bool(a.args[1]))


def thrown(a: Question, key: str) -> bool:
    """One of the dice that lie there; the D3 of a Panic test comes last."""
    row, nr = a.view["now"][-1], name_of(key)
    what = str(a.args[0])
    dice = row["defense"] if what == "defense" else row["dice"]
    n = len(dice) + (what == "test" and bool(row["panic"]))
    return word_of(key) == "die" and nr.isdigit() and 1 <= int(nr) <= n


def aligned(a: Question, key: str) -> bool:
    """Full, half to either side, or one of the nearest places; as the room allows."""
    shifts, half = a.args[1], a.view["units"][acting(a)]["width"] // 2
    named = {"full": 0, "left": -half, "right": half}
    if key in named:
        return named[key] in shifts
    nr = name_of(key)
    near = word_of(key) == "near" and nr.isdigit() and int(nr) < len(shifts)
    return near and shifts[int(nr)] not in named.values()


def stance(a: Question, key: str) -> bool:
    return key in attack.stands(a.st, acting(a), int(a.args[1]))


KEYS: dict[str, Rules] = {
    "turn.action": TURN,
    "action.free": FREE,
    "attack.target": AIM,
    "attack.weapon": {"attack.weapon": own_weapon},
    "attack.stance": {"attack.facing": stance},
    "attack.arc": {"sight.tie": lambda a, key: key in a.args[0]},
    "attack.surge": {"attack.surge": one_of("maneuver", "none")},
    "charge.side": {"charge.side": lambda a, key: key in a.args[0]},
    "charge.align": {"charge.align": aligned},
    "charge.aside": {"charge.others": lambda a, key: key in a.args[1]},
    "dice.reroll": {"attack.rerolls": thrown},
}
CONDITIONS = tuple(facts.CONDITIONS)
