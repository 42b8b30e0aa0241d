"""Deployment, objectives, and what the modes ask besides."""

from __future__ import annotations

from typing import Any

from tests.games.miniatures.law.asked import (
    LONG,
    Question,
    as_many,
    name_of,
    one_of,
    or_none,
    polygon,
    word_of,
)
from tests.games.refusals import Kept, Rules

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.rules.deployment import may_be_set_down
from weirwood.games.miniatures.rules.objectives import may_hold
from weirwood.games.miniatures.rules.terrain import fact, grid_spot

TOKENS = tuple(f"token:{name}" for name in facts.CONDITIONS)

# ---- deployment and modes ------------------------------------------------------------------------


def off_table(a: Question, key: str, purpose: str) -> bool:
    row = a.unit(key)
    return bool(row) and row["place"] == "reserve" and may_be_set_down(a.st, row["nr"], purpose)


def to_deploy(a: Question, key: str) -> bool:
    row = a.unit(key)
    own = bool(row) and row["side"] == int(a.args[0]) and not row["notes"].get("reserve")
    return word_of(key) == "unit" and own and off_table(a, key, "zone")


def free_corner(a: Question, key: str) -> bool:
    nr = name_of(key)
    known = nr.isdigit() and int(nr) < len(a.view["zones"])
    return word_of(key) == "corner" and known and a.view["zones"][int(nr)]["side"] < 0


def allowed_piece(a: Question, key: str) -> bool:
    """A kind that the mode allows and that finds room."""
    name = name_of(key)
    ground = facts.MODES[a.view["mode"]].terrain
    known = name in facts.TERRAIN or name in a.st.custom
    if word_of(key) != "piece" or not known or name in ground.forbidden:
        return False
    words = set(fact(a.st, name).keywords)
    return words.isdisjoint(ground.forbidden_keywords) and grid_spot(a.st, name) is not None


def reserve_unit(a: Question, key: str) -> bool:
    row = a.unit(key)
    return bool(row) and row["side"] == int(a.args[0]) and not row["wall"]


def siege_card(a: Question, key: str) -> bool:
    """A siege card of the own side, for this moment, that has something to do."""
    name = name_of(key)
    if key == "pass" or word_of(key) != "siege" or name not in facts.SIEGE:
        return key == "pass"
    card = facts.SIEGE[name]
    mine = a.view["turn"] == a.side
    whose = {"friendly": mine, "enemy": not mine}.get(card.whose, True)
    rows = a.view["units"]
    sallies = [r for r in rows if r["side"] == a.side and r["place"] == "reserve"]
    does = {
        "siege_sappers": bool(a.view["terrain"]),
        "siege_masons": any(a.st.health[r["nr"]] < r["full"] for r in rows if standing_wall(r)),
        "siege_sally_forth": any(may_be_set_down(a.st, r["nr"], "sally") for r in sallies),
    }.get(name, True)
    return a.secret(name) and card.window == a.args[0] and whose and does


def standing_wall(row: dict[str, Any]) -> bool:
    return bool(row["wall"]) and row["place"] == "table" and row["health"] > 0


def broken_wall(a: Question, key: str) -> bool:
    row = a.unit(key)
    return bool(row) and standing_wall(row) and row["health"] < row["full"]


def some_piece(a: Question, key: str) -> bool:
    words = key.split(":")
    rows = a.view["terrain"]
    known = len(words) == 3 and words[2].isdigit() and int(words[2]) < len(rows)
    return known and words[0] == "piece" and rows[int(words[2])]["piece"] == words[1]


def sallies(a: Question, key: str) -> bool:
    row = a.unit(key)
    return bool(row) and row["side"] == int(a.args[0]) and off_table(a, key, "sally")


def mission(a: Question, key: str) -> bool:
    known = facts.MISSIONS.get(name_of(key))
    return word_of(key) == "mission" and known is not None and known.number <= 10


def swapped(a: Question, key: str) -> bool:
    word, *rest = key.split(":")
    reserve = a.view["missions_next"]
    if word == "active" and len(rest) == 2:
        return rest[0] in a.view["missions"] and rest[1] in reserve
    return (word == "reserve" and rest[0] in reserve) or (key == "none" and not reserve)


def bonus_card(a: Question, key: str) -> bool:
    known = facts.OBJECTIVES.get(name_of(key))
    taken = {name for side in a.view["sides"] for name in side["bonuses"]}
    free = known is not None and bool(known.bonus) and name_of(key) not in taken
    return word_of(key) == "objective" and key.count(":") == 1 and free


def bonus_use(a: Question, key: str) -> bool:
    """A card of the side that is not spent, on a unit with a commander of it."""
    if key == "none":
        return True
    side = a.view["sides"][a.side]
    row = a.standing(key)
    led = bool(row) and row["side"] == a.side and row["commander"]
    name = name_of(key)
    return (
        word_of(key) == "objective"
        and led
        and name in side["bonuses"]
        and (name not in side["spent"])
    )


def in_long_range(a: Question, key: str) -> bool:
    return a.foe(key) and a.near(int(a.args[0]), a.unit(key)["nr"], LONG)


def may_return(purpose: str, *, own: bool, characters: bool) -> Kept:
    def kept(a: Question, key: str) -> bool:
        row = a.unit(key)
        if not row or row["place"] != "destroyed" or row["side"] != a.side:
            return False
        if (own and row["seat"] != a.seat) or not may_be_set_down(a.st, row["nr"], purpose):
            return False
        return characters or not facts.UNITS[row["unit"]].characters

    return kept


def taker(a: Question, key: str) -> bool:
    """An enemy engaged with the carrier that can hold a token and holds none."""
    row = a.standing(key)
    if not row:
        return False
    v, u = row["nr"], int(a.args[0])
    engaged = v in {w for w, _ in a.view["units"][u]["engaged"]}
    free = not any(o["unit"] == v for o in a.view["objectives"])
    return engaged and free and may_hold(a.st, v)


def scored_target(a: Question, key: str) -> bool:
    """Friends for what helps, enemies for what hurts, in Long range."""
    effect, u = str(a.args[0]), int(a.args[1])
    side = a.view["units"][u]["side"]
    row = a.standing(key)
    if not row or row["wall"] or not a.near(u, row["nr"], LONG):
        return False
    helps = effect in ("heal_when_scoring", "shift_when_scoring")
    return (row["side"] == side) == helps and gains(a, row, effect)


def gains(a: Question, row: dict[str, Any], effect: str) -> bool:
    """Something is missing that may be restored, it is free to go, or it lacks the token."""
    if effect == "heal_when_scoring":
        return row["health"] < row["full"] and not seams.withers(a.st, row["nr"])
    if effect == "shift_when_scoring":
        return not row["engaged"]
    condition = effect.removesuffix("_when_scoring")
    if condition in row["tokens"]:
        return condition == "vulnerable"
    return not seams.refuses_token(a.st, row["nr"], condition)


CORNERS = {"q1": (0, 0), "q2": (1, 0), "q3": (0, 1), "q4": (1, 1)}


def most_of_tray(a: Question, key: str) -> bool:
    """A quadrant that holds as much of the tray as any other."""
    if word_of(key) != "quadrant" or name_of(key) not in CORNERS:
        return False
    w, h = a.st.width, a.st.height
    area = a.area(int(a.args[0]))
    shares = {
        name: area.intersection(
            polygon((w // 4 + i * w // 2, h // 4 + j * h // 2, 0, w // 4, h // 4))
        ).area
        for name, (i, j) in CORNERS.items()
    }
    return bool(shares[name_of(key)] >= max(shares.values()) - 0.02 * area.area)


def marks(a: Question, key: str) -> bool:
    return a.foe(key) and not a.unit(key)["marked"]


KEYS: dict[str, Rules] = {
    "terrain.piece": {"terrain.by_choice": allowed_piece},
    "deploy.zone": {
        "deployment.zone_choice": lambda a, key: (
            key in ("edge:0", "edge:1") or (key == "pass" and bool(a.args[0]))
        )
    },
    "deploy.corner": {"teams.corners": free_corner},
    "deploy.first": {
        "deployment.first_player": lambda a, key: (
            key in {f"side:{p['side']}" for p in a.view["players"] if not p["out"]}
        )
    },
    "deploy.unit": {"deployment.alternate": to_deploy},
    "objective.taker": {"modes.carry_lost": taker},
    "objective.target": {"modes.objective_cards": scored_target},
    "stand.quadrant": {"modes.in_quadrant": most_of_tray},
    "winds.hand": {"modes.mission_hand": mission},
    "winds.reveal": {
        "modes.mission_reveal": lambda a, key: word_of(key) == "mission" and a.secret(name_of(key))
    },
    "winds.first": {"modes.steal_first": one_of("yes", "no")},
    "missions.swap": {"modes.ncu_swap": swapped},
    "kings.pick": {"modes.king_cards": bonus_card},
    "kings.use": {"modes.king_bonus": bonus_use},
    "kings.return": {"modes.commander_returns": one_of("yes", "no")},
    "fire.mark": {"modes.marks": marks},
    "fire.card": {"modes.mark_cards": bonus_card},
    "fire.bounty": {"modes.bounty": or_none(in_long_range)},
    "stand.return": {
        "modes.unit_returns": or_none(may_return("unit_returns", own=True, characters=True))
    },
    "siege.return": {
        "modes.attackers_return": or_none(
            may_return("attackers_return", own=False, characters=False)
        )
    },
    "siege.role": {"modes.siege_roles": one_of("attacker", "defender")},
    "siege.reserve": {"modes.defender_reserve": reserve_unit},
    "siege.play": {"modes.siege_cards": siege_card},
    "siege.piece": {"modes.siege_cards": some_piece},
    "siege.token": {"modes.siege_cards": one_of(*TOKENS)},
    "siege.sally": {"modes.siege_cards": sallies},
    "siege.wall": {"modes.siege_cards": broken_wall},
}
WHOLE: dict[str, Rules] = {
    "winds.hand": {"modes.mission_hand": as_many},
    "siege.reserve": {"modes.defender_reserve": as_many},
}
