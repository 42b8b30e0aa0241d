"""Zones that non-combat units bring along, and infiltrators that find nobody."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.miniatures.driver import (
    FAR,
    FOE,
    MINE,
    MISS,
    PYCELLE,
    SPEARS,
    Stage,
    field,
    idle,
    key,
    stage,
    staged,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects.scene import controls
from weirwood.games.miniatures.lists import armies, data
from weirwood.games.miniatures.rules.tactics_board import cleanse_keys
from weirwood.games.miniatures.state import ON
from weirwood.kernel.testing import Play

PYAT = "pyat_pree_warlock_of_qarth"
DORAN = "doran_martell_prince_of_dorne"
OTHER = "catelyn_stark_lady_of_winterfell"
ONE = f"0 {SPEARS} at 24,24"
NCU = "pycelle_grand_maester"


def claims(ncu: str, zone: str, *more: str, by: str = "", **data: object) -> Play:
    """Seat 0's NCU claims a zone."""
    who = by or ncu
    names = [ncu] if not by else [ncu, by]
    p = field(ONE, FAR, ncus=[*(f"0 {n}" for n in names), *more], **data)  # type: ignore[arg-type]  # rows of a scenario
    idle(p, "turn.unit")
    p.answer(0, f"ncu:{who}:{names.index(who)}")
    idle(p, "board.claim")
    return p.answer(0, f"zone:{zone}")


@pytest.mark.rule("miniatures:tactics_board.extra_zones")
def test_a_zone_comes_with_its_ncu_once_a_game() -> None:
    plain = field(ONE, FAR, ncus=[f"0 {OTHER}"])
    assert len(plain.st.zones) == 5
    both = field(ONE, FAR, ncus=[f"0 {PYAT}", f"1 {PYAT}", f"1 {DORAN}"])
    assert both.st.zones[5:] == ("zone_house_of_the_undying", "zone_water_gardens")


@pytest.mark.rule("miniatures:tactics_board.extra_zones")
def test_the_undying_take_a_card_by_chance() -> None:
    cards = sorted(facts.CARDS)[:3]
    p = claims(PYAT, "zone_house_of_the_undying", by=OTHER, hands={"1": cards})
    idle(p, "turn.unit")
    rows = p.view(1)["players"][1]
    assert len(rows["hand"]) == 2
    assert len(rows["discard"]) == 1
    assert p.told("cards.discarded")[-1]["seat"] == 1


@pytest.mark.rule("miniatures:tactics_board.extra_zones")
def test_the_water_gardens_make_the_opponent_fight_next() -> None:
    p = claims(DORAN, "zone_water_gardens", f"1 {PYAT}", by=OTHER)
    idle(p, "turn.unit")
    assert p.asked().seat == 1
    assert p.keys(1) == [f"unit:{SPEARS}:1"]  # and not the NCU
    p.answer(1, f"unit:{SPEARS}:1")
    idle(p, "turn.unit")
    p.answer(0, p.keys(0)[0])
    idle(p, "turn.unit")
    assert p.keys(1) == [f"ncu:{PYAT}:2"]  # for one turn only


@pytest.mark.rule("miniatures:tactics_board.extra_zones", "miniatures:tactics_board.control")
def test_who_holds_the_water_gardens_silences_the_other_zones() -> None:
    rows = [
        f"0 {DORAN} on zone_water_gardens",
        f"1 {OTHER} on zone_crown",
        f"0 {PYAT} on zone_wealth",
    ]
    st = field(ONE, FAR, ncus=rows).st
    assert controls(st, 0, "zone_wealth")
    assert not controls(st, 1, "zone_crown")
    free = field(ONE, FAR, ncus=[f"0 {DORAN}", f"1 {OTHER} on zone_crown"]).st
    assert controls(free, 1, "zone_crown")


# ---- infiltrators --------------------------------------------------------------------------------

SPY = "turncoat"


BRYNDEN = "brynden_tully_outrider_commander"


def smuggled(*more: str, spy: str = SPY, army: str = "army_lannister_20") -> Play:
    """Seat 0 brings a spy against riders, and against these units; deployed by chance."""
    mine = {**data.write(armies.ready(army)), "points": 40, "infiltrators": [spy]}
    mine["units"] = mine["units"][:3]
    theirs = {
        "faction": "stark", "points": 40, "commander": BRYNDEN,
        "units": [{"unit": "stark_outriders", "attachments": [BRYNDEN]},
                  *({"unit": name} for name in more)],
    }  # fmt: skip
    options = {"armies": [mine, theirs], "terrain": "none"}
    p = Play.new("miniatures", seats=2, seed=3, options=options)
    rng = random.Random(4)
    while p.st.round < 1 and p.asked().kind != "effects.target":
        d = p.asked()
        p.answer(d.seat, p.match.sample(d, rng))
    return p


@pytest.mark.rule("miniatures:attachments.enemy")
def test_an_infiltrator_joins_enemy_infantry_after_deployment() -> None:
    p = smuggled("stark_sworn_swords")
    p.expect("effects.target", 0)
    (key,) = p.keys(0)  # the infantry, not the riders
    assert key.startswith("unit:stark_sworn_swords:")
    u = int(key.rpartition(":")[2])
    p.answer(0, key)
    assert p.st.attached[u] == (SPY,)
    assert p.told("model.joined")[-1]["nr"] == u
    assert p.st.health[u] == 12  # it takes the place of a figure


@pytest.mark.rule("miniatures:attachments.enemy")
def test_a_hostage_is_given_before_deployment() -> None:
    """He stands in the enemy's unit before it stands anywhere, and goes with it."""
    hostage = "jaime_lannister_maimed_hostage"
    p = smuggled("stark_sworn_swords", "stark_bowmen", spy=hostage, army="army_lannister_40_tywin")
    p.expect("effects.target", 0)
    assert p.st.where == [0] * len(p.st.where)
    key = next(key for key in p.keys(0) if "bowmen" in key)
    p.answer(0, key)
    u = int(key.rpartition(":")[2])
    assert p.st.attached[u] == (hostage,)
    rng = random.Random(4)
    while p.st.round < 1:
        d = p.asked()
        p.answer(d.seat, p.match.sample(d, rng))
    assert p.st.where[u] == ON
    assert p.st.attached[u] == (hostage,)


@pytest.mark.rule("miniatures:attachments.enemy_none")
def test_an_infiltrator_that_finds_no_infantry_is_not_used() -> None:
    p = smuggled()
    assert p.st.round == 1  # nobody was asked
    assert not p.told("model.joined")
    assert all(SPY not in row for row in p.st.attached)


# ---- the tactics board --------------------------------------------------------------------------


def zone_claimed(zone: str, *units: str, **data: Any) -> Stage:
    script = data.pop("script", {})
    return staged("tactics_board.claim", 0, zone, units=units, ncus=[f"0 {NCU}"], **data).play(
        **script
    )


@pytest.mark.rule(
    "miniatures:tactics_board.zones",
    "miniatures:tactics_board.crown",
    "miniatures:tactics_board.wealth",
    "miniatures:tactics_board.tactics",
    "miniatures:tactics_board.combat",
    "miniatures:tactics_board.maneuver",
    "miniatures:tactics_board.claim",
)
def test_the_five_zones() -> None:
    p = zone_claimed(
        "zone_crown", MINE, FOE, dice={"morale": [6, 6]}, script={"board__target": [key(1)]}
    )
    assert p.last("dice.test")["mod"] == -1
    p = zone_claimed(
        "zone_wealth",
        "0 lannister_guardsmen at 24,12, wounds 5, weakened",
        FOE,
        script={
            "board__target": ["unit:lannister_guardsmen:0"],
            "board__cleanse": ["token:weakened"],
        },
    )
    assert (p.hurt(0), p.tokens(0)) == (2, set())
    p = zone_claimed(
        "zone_tactics",
        MINE,
        FOE,
        decks={"0": ["bribery"] * 2 + ["hear_me_roar"]},
        script={
            "board__target": [key(1)],
            "board__token": ["token:panicked"],
        },
    )
    assert (len(p.state.cards.piles[1]), p.tokens(1)) == (2, {"panicked"})
    p = zone_claimed(
        "zone_combat",
        MINE,
        f"1 {SPEARS} against 0 front",
        dice=MISS,
        script={
            "board__target": [key(0)],
            "action__free": [f"melee:{SPEARS}:1"],
        },
    )
    assert p.told("attack.declared")
    p = zone_claimed(
        "zone_maneuver",
        MINE,
        FOE,
        script={
            "board__target": [key(0)],
            "action__free": ["maneuver"],
            "move__maneuver": [{"distance": 2000}],
        },
    )
    assert p.state.y[0] == 14000


@pytest.mark.rule(
    "miniatures:tactics_board.control_scoring", "miniatures:tactics_board.round_track"
)
def test_control_lasts_until_the_board_is_cleared() -> None:
    p = stage(MINE, FOE, ncus=[f"0 {NCU} on zone_crown"])
    assert controls(p.state, 0, "zone_crown")
    for _ in range(8):
        if p.state.round > 1:
            break
        p.play(turn__unit=[k for k in p.keys(None) if k.startswith("unit")][:1])
    assert p.state.round == 2
    assert not controls(p.state, 0, "zone_crown")


@pytest.mark.rule("miniatures:tactics_board.worth", "miniatures:tactics_board.wealth")
def test_wealth_restores_as_many_wounds_as_the_player_says() -> None:
    hurt = f"0 {SPEARS} at 24,12, wounds 5"
    for n in range(4):
        script = {"board__target": [key(0)], "board__restore": [n]}
        p = zone_claimed("zone_wealth", hurt, FOE, script=script)
        assert p.state.health[0] == 7 + n
    p = zone_claimed("zone_wealth", f"0 {SPEARS} at 24,12, wounds 1", FOE)
    assert "board.restore" not in p.questions  # by the least no unit is chosen


@pytest.mark.rule("miniatures:tactics_board.zones")
@pytest.mark.parametrize("poisoned", [0, 1])
def test_wealth_takes_the_poison_off_the_unit_that_has_it(poisoned: int) -> None:
    units = [f"0 {SPEARS} at 24,12, panicked", f"0 {SPEARS} at 40,12, panicked", FOE]
    st = stage(*units).state
    st.effects.append({"part": "poison", "unit": poisoned, "what": "lasting"})
    asked: list[Any] = [(u, st.kind[u]) for u in (0, 1)]
    cures = [cleanse_keys(st, 0, args) for args in asked]
    want = ["token:panicked", "none"]
    assert cures[1 - poisoned] == want
    assert cures[poisoned] == ["token:panicked", "token:poison", "none"]


@pytest.mark.rule("miniatures:tactics_board.worth")
def test_a_zone_offers_units_for_which_something_can_happen() -> None:
    def offered(zone: str, *units: str) -> list[str]:
        p = staged("tactics_board.claim", 0, zone, units=units, ncus=[f"0 {PYCELLE}"])
        while p.asked().kind == "effects.may":
            p.answer(0, "pass")
        return [k for k in p.keys(0) if k != "none"] if p.asked().kind == "board.target" else []

    engaged = [MINE, f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 40,12, panicked"]
    assert offered("zone_combat", *engaged) == [key(0)]
    assert offered("zone_wealth", *engaged) == [key(2)]
    assert offered("zone_wealth", MINE, FOE) == []
    full = "panicked weakened vulnerable"
    assert offered("zone_tactics", MINE, f"{FOE}, {full}") == [key(3)]  # who stands in the corner
    assert key(1) in offered("zone_crown", MINE, f"{FOE}, {full}")


@pytest.mark.rule("miniatures:tactics_board.worth")
def test_the_crown_chooses_nobody_who_passes_in_any_case() -> None:
    """Domineering Pride passes Panic tests against an enemy of fewer ranks; Spiteful Truce answers
    a passed test."""
    proud = "lannisport_city_watch"

    def offered(me: str, **data: Any) -> list[str]:
        units = [me, f"1 {proud} against 0 front", FAR]
        wanted = ["miniatures.tactics_board.claim", 0, "zone_crown"]
        p = field(*units, rule=wanted, ncus=[f"0 {PYCELLE}"], **data)
        p.expect("board.target", 0)
        if key(1, proud) not in p.keys(0):
            assert p.refused(0, key(1, proud)) == "tactics_board.worth"
        return p.keys(0)

    assert offered(MINE) == [key(1, proud), key(2)]
    assert offered(f"{MINE}, wounds 4") == [key(2)]
    truce = {"0": ["spiteful_truce"]}
    assert offered(f"{MINE}, wounds 4", hands=truce) == [key(1, proud), key(2)]
