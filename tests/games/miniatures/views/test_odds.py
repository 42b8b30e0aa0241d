"""The odds: exact arithmetic, held against the real procedures with thousands of dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.miniatures.driver import BOWS, FAR, SPEARS, WOLF, field, state, unit

from weirwood.games.miniatures.rules import attack
from weirwood.games.miniatures.rules.contexts import top
from weirwood.games.miniatures.rules.dice import roller
from weirwood.games.miniatures.rules.panic import ground
from weirwood.games.miniatures.rules.units import profile
from weirwood.games.miniatures.views import forecast, odds
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix, mix64

if TYPE_CHECKING:
    from weirwood.games.miniatures.state import Position
    from weirwood.kernel.match import Match

THROWS = 500
SWORDS = "stark_sworn_swords"
GUARDS = "lannister_guardsmen"


# ---- the arithmetic ------------------------------------------------------------------------------


def test_a_die_after_rerolls_is_every_face_counted() -> None:
    for need in range(1, 9):
        fresh = odds.die(need)
        good = [face == 6 or (face != 1 and face >= need) for face in range(1, 7)]
        assert fresh.plain + fresh.six == sum(good)
        both = [a or b for a, b in product(good, repeat=2)]  # misses are rolled again
        own = odds.after_rerolls(fresh, (odds.OWN,))
        assert Fraction(own.plain + own.six, own.total) == Fraction(sum(both), 36)
        spent = [a and b for a, b in product(good, repeat=2)]  # hits are rolled again
        foe = odds.after_rerolls(fresh, (odds.FOE,))
        assert Fraction(foe.plain + foe.six, foe.total) == Fraction(sum(spent), 36)


@pytest.mark.parametrize("critical", [False, True])
@pytest.mark.parametrize("precision", [False, True])
def test_wounds_are_every_throw_counted(critical: bool, precision: bool) -> None:
    attack = odds.Attack(2, 4, defense=5, critical=critical, precision=precision, extra_blocks=1)
    counted: dict[int, Fraction] = {}
    for faces in product(range(1, 7), repeat=2):
        sixes = faces.count(6)
        all_hits = sum(face >= 4 for face in faces) + sixes * critical
        direct = sixes if precision else 0
        thrown = all_hits - direct
        for blocks in product(range(1, 7), repeat=thrown):
            blocked = min(thrown, sum(face >= 5 for face in blocks) + 1)
            n = thrown - blocked + direct
            counted[n] = counted.get(n, Fraction(0)) + Fraction(1, 36 * 6**thrown)
    assert odds.wounds(attack) == counted
    assert sum(counted.values()) == 1


def test_a_test_is_36_throws_and_the_best_rerolls() -> None:
    assert odds.pass_chance(odds.Panic(8)) == Fraction(15, 36)
    assert odds.pass_chance(odds.Panic(-3)) == 1
    assert odds.pass_chance(odds.Panic(13)) == 0
    assert odds.pass_chance(odds.Panic(8, sure="fail")) == 0
    kind = odds.pass_chance(odds.Panic(8, (odds.OWN,)))
    harsh = odds.pass_chance(odds.Panic(8, (odds.FOE,)))
    assert harsh < Fraction(15, 36) ** 2  # a single die is rolled again where that is better
    assert 1 - (1 - Fraction(15, 36)) ** 2 < kind
    both = odds.pass_chance(odds.Panic(8, (odds.OWN, odds.FOE)))
    assert harsh < both < kind


def test_a_charge_needs_its_face_and_may_roll_again() -> None:
    assert sum(odds.run_chances((3, 4, 5, 6), 0).values()) == Fraction(4, 6)
    again = odds.run_chances((3, 4, 5, 6), 1)
    assert sum(again.values()) == 1 - Fraction(2, 6) ** 2
    assert again[3] == Fraction(1, 6) + Fraction(2, 6) * Fraction(1, 6)


def test_hits_and_wounds_of_walls_are_halved() -> None:
    wall = odds.Attack(4, 2, no_defense=True, half=True, all_hit=True)
    assert odds.wounds(wall) == {2: Fraction(1)}
    assert odds.wounds(wall._replace(no_wounds=True)) == {0: Fraction(1)}


# ---- against the real dice ----------------------------------------------------------------------


def sensible(match: Match) -> Any:
    """Answer as the odds assume: re-roll what is bad, as is best; nothing else."""
    asked = match.decisions[0]
    st: Position = match.st
    if asked.kind != "dice.reroll":
        for word in ("pass", "none", "stay", "no"):
            if asked.shape == "pick" and word in [o.key for o in match.options(asked)]:
                return [word]
        if asked.shape == "place":
            return match.propose(asked, Splitmix(0), 16)[0]
        return [match.options(asked)[0].key] if asked.least else []
    what, row = asked.args[0], top(st)
    u = roller(st, str(what))
    mine = st.side[st.owner[u]] == st.side[asked.seat]
    if what == "test":
        need = profile(st, u).morale - row["mod"] - ground(st, u)
        value = {pair: Fraction(sum(pair) >= need) for pair in odds.TWO}
        found = odds.ways(value, (row["dice"][0], row["dice"][1]))
        best = max(found) if mine else min(found)
        which: tuple[int, ...] = ((), (1,), (2,), (1, 2))[found.index(best)]
        return [f"die:{i}" for i in which]
    if what == "charge":
        return []
    dice = row["defense"] if what == "defense" else row["dice"]
    need = attack.defense_need(st) if what == "defense" else attack.needed(st)
    return [f"die:{i + 1}" for i, face in enumerate(dice) if attack.is_hit(face, need) != mine]


def many(match: Match, first: Any, stop: str = "turn.unit") -> list[dict[str, Any]]:
    """Play the same moment again and again; the events of each."""
    found = []
    for seed in range(THROWS):
        world = match.fork()
        world.st.chance = mix64(seed * 7919 + 1)
        world.answer(world.decisions[0], first)
        while not world.over and world.decisions[0].kind != stop:
            world.answer(world.decisions[0], sensible(world))
        told: dict[str, Any] = {}
        for event in world.events_for(0):
            told.setdefault(event["kind"], []).append(event["args"])
        told["st"] = world.st
        found.append(told)
    return found


def near(values: list[int], expected: int, unit: int) -> None:
    """The mean of many throws lies within four standard errors of what was foreseen."""
    n = len(values)
    mean = sum(values) / n
    spread = (sum((v - mean) ** 2 for v in values) / n) ** 0.5
    assert abs(mean - expected / unit) <= 4 * spread / n**0.5 + 1 / unit


def fight(*units: str, **data: Any) -> tuple[Match, dict[str, int], str]:
    """Unit 0 may strike unit 1: the match at its choice of an action, the odds and the key."""
    rows = {"units": [*units, FAR], "turn": 0, "round": 1, **data}
    match = registry.scenario("miniatures", rows)
    st: Position = match.st
    match.answer(match.decisions[0], [f"unit:{st.kind[0]}:0"])
    while match.decisions[0].kind != "turn.action":
        match.answer(match.decisions[0], sensible(match))
    shown = match.view(0)["odds"]
    key = next(k for k in shown if k.startswith(("melee", "charge")))
    return match, shown[key], key


@pytest.mark.parametrize(
    ("mine", "foe", "details"),
    [
        (SPEARS, SPEARS, ""),
        (SPEARS, SPEARS, ", vulnerable"),
        (SPEARS, SPEARS, ", panicked"),
        (SPEARS + " at 24,12, weakened", SPEARS, ", wounds 9"),
        (SWORDS, GUARDS, ", wounds 5"),
        (GUARDS, SWORDS, ""),
    ],
)
def test_foreseen_is_what_a_melee_attack_does(mine: str, foe: str, details: str) -> None:
    me = mine if " at " in mine else f"{mine} at 24,12"
    match, shown, key = fight(f"0 {me}", f"1 {foe} against 0 front{details}")
    full = match.st.health[1]
    fought = many(match, [key])
    near([t["attack.hits"][0]["hits"] for t in fought], shown["hits"], 100)
    near([full - max(0, t["st"].health[1]) for t in fought], shown["wounds"], 100)
    near([int(t["st"].where[1] == 2) for t in fought], shown["destroyed"], 1000)
    failed = [
        int(any(r["result"] == "failed" and r["nr"] == 1 for r in t.get("test.result", ())))
        for t in fought
    ]
    near(failed, shown["panic"], 1000)


@pytest.mark.parametrize("gap", [22.8, 18.0])
def test_foreseen_is_what_a_charge_does(gap: float) -> None:
    match, shown, key = fight(f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,{gap} facing 180")
    assert shown["face"] == {22.8: 3, 18.0: 1}[gap]
    charged = many(match, [key])
    reached = [bool(t["charge.run"][0]["success"]) for t in charged]
    near([int(r) for r in reached], shown["chance"], 1000)
    arrived = [t for t, r in zip(charged, reached, strict=True) if r]
    near([t["attack.hits"][0]["hits"] for t in arrived], shown["hits"], 100)
    near([12 - max(0, t["st"].health[1]) for t in arrived], shown["wounds"], 100)


# ---- what a table shows -------------------------------------------------------------------------


def test_the_rulebooks_charge_of_eight_inches_in_the_odds() -> None:
    p = field(f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,22.8 facing 180", FAR)
    assert p.view(0)["odds"] == {}  # nothing is rolled for the choice of a unit
    p.answer(0, unit(p, 0))
    row = p.view(0)["odds"][f"charge:{SPEARS}:1"]
    assert (row["face"], row["chance"]) == (3, 667)
    assert row["hits"] == 525  # seven dice at 4+, misses rolled again
    assert p.view(1)["odds"] == {}
    assert p.view(None)["odds"] == {}


def test_rough_ground_costs_a_charge_an_inch() -> None:
    rows = (f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,22.8 facing 180", FAR)
    st = state(field(*rows, terrain=["bog at 24,16"]))
    assert forecast.charge_odds(st, 0, 1).need == 4


def test_a_shot_shows_its_best_target_and_each_one() -> None:
    p = field(
        f"0 {BOWS} at 24,10", f"1 {SPEARS} at 20,22 facing 180",
        f"1 {SPEARS} at 28,22 facing 180, wounds 11", FAR,
    )  # fmt: skip
    p.answer(0, unit(p, 0))
    best = p.view(0)["odds"]["ranged"]
    assert best["target"] == 1  # the other has one wound left to lose
    p.answer(0, "ranged")
    p.answer(0, {"direction": 0, "distance": 0})
    shown = p.view(0)["odds"]
    assert set(shown) == {unit(p, 1), unit(p, 2)}
    assert shown[unit(p, 1)]["wounds"] == best["wounds"] > 100 > shown[unit(p, 2)]["wounds"]
    assert shown[unit(p, 2)]["destroyed"] > 500 > shown[unit(p, 1)]["destroyed"]


def test_lanes_of_a_charge_show_their_own_chance() -> None:
    p = field(f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,22.85 facing 180", FAR)
    p.answer(0, unit(p, 0))
    assert p.view(0)["odds"][f"charge:{SPEARS}:1"]["face"] == 3  # by its best lane
    p.answer(0, f"charge:{SPEARS}:1")
    shown = p.view(0)["odds"]
    assert set(shown) == {o.key for o in p.match.options(p.asked(0))}
    assert shown["pivot=0"]["face"] == 4  # a twentieth of an inch too far, straight ahead
    assert {row["face"] for row in shown.values()} == {3, 4}


def test_odds_do_not_look_at_the_dice_to_come() -> None:
    p = field(f"0 {SWORDS} at 24,12", f"1 {GUARDS} against 0 front", FAR)
    p.answer(0, unit(p, 0))
    before = p.view(0)["odds"]
    p.st.chance += 12345
    assert p.view(0)["odds"] == before


# ---- who sees whom ------------------------------------------------------------------------------


def seen(*units: str, **data: Any) -> dict[int, dict[str, Any]]:
    p = field(*units, FAR, **data)
    p.answer(0, unit(p, 0))
    sight = p.view(0)["sight"]
    assert sight["unit"] == 0
    return {row["unit"]: row for row in sight["enemies"]}


@pytest.mark.rule("miniatures:sight.line")
def test_sight_names_the_arc_and_the_obstruction() -> None:
    rows = seen(
        f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,18 facing 180", f"1 {WOLF} at 24,30 facing 180",
        f"1 {SPEARS} at 24,4 facing 0", f"0 {SPEARS} at 36,10",
    )  # fmt: skip
    assert (rows[1]["why"], rows[1]["distance"], rows[1]["arc"]) == ("", 3200, "front")
    assert (rows[2]["why"], rows[2]["units"]) == ("hidden", [1])
    assert rows[3]["why"] == "arc"


def test_sight_names_two_that_hide_together() -> None:
    rows = seen(
        f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,34 facing 180",
        f"0 {SPEARS} at 20.9,20", f"0 {SPEARS} at 26.4,20",
    )  # fmt: skip
    assert rows[1]["why"] == "hidden"
    assert rows[1]["units"] == [2, 3]


def test_sight_names_the_piece_that_hides() -> None:
    rows = seen(
        f"0 {SPEARS} at 24,10", f"1 {WOLF} at 24,26 facing 180", terrain=["palisade at 24,16"]
    )
    assert rows[1]["why"] == "hidden"
    assert rows[1]["pieces"] == [0]
