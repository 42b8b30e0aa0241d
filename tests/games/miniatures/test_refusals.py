"""A refusal cites the rule that forbids: its own predicate holds there, and for nothing offered."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import weirwood
from weirwood.games.miniatures.geometry.rect import within
from weirwood.games.miniatures.rules import attack, charge, seams
from weirwood.games.miniatures.rules.measuring import in_reach_of_arrow
from weirwood.games.miniatures.rules.sight import sees, sees_from
from weirwood.games.miniatures.rules.units import engaged, is_wall, tray

if TYPE_CHECKING:
    from collections.abc import Callable

    from weirwood.games.miniatures.state import Position

GAMES = 12
SMALL: dict[str, Any] = {"points": 20, "armies": "stark_20,lannister_20"}


def too_far(st: Position, u: int, v: int) -> bool:
    return not within(tray(st, u), tray(st, v), charge.limit(st, u))


def no_bow(st: Position, u: int, v: int) -> bool:
    return not attack.weapons(st, u, ranged=True)


def no_mark(st: Position, u: int, v: int) -> bool:
    return not attack.shots(st, u, tray(st, u))


def short_bow(st: Position, u: int, v: int) -> bool:
    far = max(attack.reach(st, u, i) for i in attack.weapons(st, u, ranged=True))
    return not in_reach_of_arrow(tray(st, u), tray(st, v), far)


def unseen_by_bows(st: Position, u: int, v: int) -> bool:
    return not sees_from(st, u, tray(st, u), v, ranged=True)


FORBIDS: dict[str, Callable[[Position, int, int], bool]] = {
    "movement.maneuver_engaged": lambda st, u, _: engaged(st, u),
    "movement.march_engaged": lambda st, u, _: engaged(st, u),
    "movement.retreat_engaged": lambda st, u, _: not engaged(st, u),
    "attack.melee_engaged": lambda st, u, _: not engaged(st, u),
    "attack.ranged_engaged": lambda st, u, _: engaged(st, u),
    "attack.ranged_weapon": no_bow,
    "attack.ranged_target": no_mark,
    "charge.not_engaged": lambda st, u, _: engaged(st, u),
    "charge.in_reach": too_far,
    "charge.in_sight": lambda st, u, v: not sees(st, u, v),
    "charge.room": lambda st, u, v: not charge.side_choices(st, u, v),
    "charge.completable": lambda st, u, v: charge.open_lane(st, u, v) is None,
    "terrain.rough": lambda st, u, v: charge.open_lane(st, u, v) is None,
    "measuring.front_arrow": short_bow,
    "sight.line": unseen_by_bows,
    "sight.units_block": unseen_by_bows,
    "terrain.cover": unseen_by_bows,
    "terrain.blocks_sight": unseen_by_bows,
    "modes.wall_actions": lambda st, u, _: is_wall(st, u),
    "abilities.always": lambda st, u, _: any(
        seams.forbids_action(st, u, action) for action in ("maneuver", "march", "ranged", "charge")
    ),
}


def test_refused_actions_and_targets_cite_the_rule_that_forbids() -> None:
    cited: Counter[str] = Counter()
    for seed in range(GAMES):
        match = weirwood.new("miniatures", seats=2, seed=seed, options=SMALL)
        rng = random.Random(seed)
        while not match.over:
            d = match.decisions[0]
            if d.kind in {"turn.action", "attack.target"}:
                for option in match.choices(d):
                    if option.refusal is not None:
                        check(match.st, int(str(d.args[0])), option.key, option.refusal.rule)
                        cited[option.refusal.rule] += 1
            match.answer(d, match.sample(d, rng))
    print(dict(cited.most_common()))
    assert sum(cited.values()) > 500
    assert len(cited) >= 6


def check(st: Position, u: int, key: str, rule: str) -> None:
    last = key.rsplit(":", 1)[-1]
    v = int(last) if last.isdigit() else u
    assert rule in FORBIDS, f"{key} is refused by {rule}"
    assert FORBIDS[rule](st, u, v), f"{rule} does not forbid {key}"
