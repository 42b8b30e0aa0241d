"""Tactics cards of the Night's Watch and its commanders."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    BOWS,
    FACING,
    FOE,
    MISS,
    SPEARS,
    Stage,
    begins,
    charge,
    claims_card,
    hit,
    holding,
    key,
    led,
    panics,
    plays,
    shows,
    stage,
    staged,
    struck,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.rules import seams

BROTHERS = "sworn_brothers"
VETERANS = "veterans_of_the_watch"


def attached(card: str, *units: str, mode: int = 1, **data: Any) -> Stage:
    """Unit 0, of the Watch, begins its activation and gets the card attached."""
    rows = units or (f"0 {BROTHERS} at 24,12", FOE)
    unit = rows[0].split()[1].strip(",")
    script = {"turn__action": ["none"], **plays(card, mode), **data.pop("script", {})}
    return stage(*rows, **holding(card), **data).answer(0, f"unit:{unit}:0").play(**script)


CHARGED = {  # unit 1 charges unit 0 in its turn
    "turn__unit": [f"unit:{SPEARS}:1"],
    "turn__action": [f"charge:{BROTHERS}:0"],
    "charge__pivot": [{"pivot": 0}],
}


def fails(p: Stage) -> None:
    """The card lies on unit 0 and goes when it fails a Panic test."""
    assert p.state.pins == ((0, 0),)


@shows("the_sword_in_the_darkness")
@pytest.mark.rule("miniatures:tactics.attached")
def test_the_sword_in_the_darkness() -> None:
    p = hit("the_sword_in_the_darkness", dice=MISS)
    assert p.tokens(1) == {"vulnerable", "panicked"}
    p = attached("the_sword_in_the_darkness")
    fails(p)
    row = staged(
        "attack.melee_attack", 0, 1, False,
        units=[f"0 {BROTHERS} at 24,12, wounds 4", f"1 {SPEARS} against 0 front"], dice=MISS,
    )  # fmt: skip
    assert len(row.play().last("dice.attack")["dice"]) == 5
    fallen = panics_with("the_sword_in_the_darkness")
    assert fallen.state.pins == ()
    assert len(fallen.state.cards.piles[2]) == 1


def panics_with(card: str) -> Stage:
    """The unit that carries the card fails a Panic test in the same turn."""
    p = stage(f"0 {BROTHERS} at 24,12", FOE, **holding(card),
              ncus=["1 pycelle_grand_maester"], dice={"morale": [1, 1], "panic": [1]})  # fmt: skip
    p.answer(0, f"unit:{BROTHERS}:0").play(**plays(card, 1), turn__action=["none"])
    assert p.state.pins
    return p.play(
        turn__unit=["ncu:pycelle_grand_maester:0"], board__claim=["zone:zone_crown"],
        board__target=[f"unit:{BROTHERS}:0"],
    )  # fmt: skip


@shows("the_fire_that_burns_against_the_cold")
@pytest.mark.rule("miniatures:conditions.gained")
def test_the_fire_that_burns() -> None:
    card = "the_fire_that_burns_against_the_cold"
    p = panics(card, u=0, dice={"morale": [1, 1, 6, 6], "panic": [1]}, script={
        "effects__reroll": [("die:1", "die:2")]}, turn=1)  # fmt: skip
    assert p.last("test.result")["result"] == "passed"
    boss = f"0 {SPEARS} at 24,12, with jon_snow_998th_lord_commander"
    p = panics(card, boss, f"1 {SPEARS} against 0 front", u=0, dice={"morale": [1, 1]}, turn=1,
               commanders=["jon_snow_998th_lord_commander", ""])  # fmt: skip
    assert p.last("test.result")["result"] == "passed"
    p = attached(card)
    p = p.play(
        turn__unit=[f"unit:{SPEARS}:1"], turn__action=["none"],
    )  # fmt: skip
    fails(p)
    p = stage(f"0 {BROTHERS} at 24,12", FOE, **holding(card), ncus=["1 pycelle_grand_maester"])
    p.answer(0, f"unit:{BROTHERS}:0").play(**plays(card, 1), turn__action=["none"])
    p.play(
        turn__unit=["ncu:pycelle_grand_maester:0"], board__claim=["zone:zone_tactics"],
        board__target=[f"unit:{BROTHERS}:0"], board__token=["token:weakened"],
        effects__may=[f"use:{card}"],
    )  # fmt: skip
    assert p.tokens(0) == set()
    assert p.hurt(0) == 1


@shows("the_shield_of_the_realms_of_men")
def test_the_shield() -> None:
    card = "the_shield_of_the_realms_of_men"
    dice = {"attack": [6] * 7, "defense": [1] * 8, "morale": [6, 6]}
    p = struck(card, dice=dice, script={"effects__reroll": [("die:1",)]})
    assert p.told("dice.rerolled")
    units = (f"0 {BROTHERS} at 24,12", f"1 {SPEARS} at 24,18 facing 180")
    dice = {"charge": [6], "attack": [6] + [1] * 13, "defense": [1]}
    p = attached(card, *units, dice=dice)
    fails(p)
    p.play(**CHARGED)
    assert p.hurt(0) == 0
    assert p.last("attack.wounds")["blocked"] == 1


@shows("the_watcher_on_the_wall")
def test_the_watcher() -> None:
    card = "the_watcher_on_the_wall"
    p = struck(card, dice=MISS, more=[f"0 {BROTHERS} at 40,12"], script={
        "effects__target": [f"unit:{BROTHERS}:2"], "move__pivot": [{"turn": 9000}],
        "move__shift": [{"direction": 0, "distance": 2000}],
    })  # fmt: skip
    assert p.state.facing[2] == 9000
    assert p.state.x[2] == 42000
    p = attached(card)
    assert seams.speed(p.state, 0, 5000) == 6000


@shows("the_light_that_brings_the_dawn")
def test_the_light() -> None:
    card = "the_light_that_brings_the_dawn"
    p = hit(card, dice={"attack": [1] * 8}, script={"effects__reroll": [("die:1",)]})
    assert p.told("dice.rerolled")
    boss = "jon_snow_998th_lord_commander"
    p = attached(card, f"0 {BROTHERS} at 24,12, with {boss}", FOE, commanders=[boss, ""])
    assert seams.refuses_token(p.state, 0, "panicked")
    assert not seams.refuses_token(p.state, 0, "weakened")
    p = attached(card)
    assert not seams.refuses_token(p.state, 0, "panicked")


@shows("take_the_black")
def test_take_the_black() -> None:
    foe = f"{SPEARS}, wounds 10, with assault_veteran"
    dice = {"attack": [6] + [1] * 7, "defense": [1], "morale": [6, 6]}
    p = hit("take_the_black", f"{BROTHERS}, wounds 4", foe, dice=dice, script={
        "effects__choice": ["model:assault_veteran"]})  # fmt: skip
    assert p.hurt(0) == 4 - 1
    assert p.state.attached[0] == ()


@shows("and_now_his_watch_is_ended")
def test_his_watch_is_ended() -> None:
    card = "and_now_his_watch_is_ended"
    dice = {"attack": [6] + [1] * 7, "defense": [1]}
    p = struck(card, f"{SPEARS}, wounds 11", more=[f"0 {SPEARS} at 24,6, wounds 4"], dice=dice)
    assert p.tokens(1) == {"vulnerable"}
    assert p.hurt(2) == 2
    p = attached(card, f"0 {BROTHERS} at 24,12, wounds 2", FOE)
    fails(p)


@shows("and_now_my_watch_begins")
def test_my_watch_begins() -> None:
    card = "and_now_my_watch_begins"
    decks = {"decks": {"0": ["take_the_black", "night_gathers"]}}
    p = attached(card, mode=0, dice={"morale": [6, 6]}, **decks, script={
        "effects__choice": ["way:way_attach"], "effects__search": ["card:night_gathers:1"],
    })  # fmt: skip
    assert [sources.FACES[p.state.cards.face[c]] for c, _ in p.state.pins] == ["night_gathers"]
    p = attached(card, mode=0, dice={"morale": [6, 6]}, **decks, script={
        "effects__choice": ["way:way_search"], "effects__search": ["card:take_the_black:0"],
    })  # fmt: skip
    assert len(p.state.cards.piles[0]) == 1


@shows("live_and_die_at_my_post")
def test_live_and_die() -> None:
    card = "live_and_die_at_my_post"
    units = [f"0 {BROTHERS} at 24,12, wounds 10", f"1 {SPEARS} against 0 front"]
    p = panics(card, *units, u=0, dice={"morale": [6, 6], "panic": [3]}, turn=1)
    assert p.tokens(1) == {"vulnerable"}
    fails(p)
    dice = {"morale": [6, 6, 1, 1], "panic": [1, 3]}
    p = stage(
        *units,
        **holding(card),
        dice=dice,
        ncus=["1 pycelle_grand_maester", "1 sansa_stark_little_bird"],
    )
    assert p.state.pins == ()


@shows("night_gathers")
def test_night_gathers() -> None:
    units = (f"0 {BROTHERS} at 24,12", f"1 {SPEARS} at 24,18 facing 180")
    dice = {"charge": [6], "attack": [1] * 14, "defense": [1] * 4}
    p = attached("night_gathers", *units, mode=0, dice=dice)
    p.play(**CHARGED)
    assert p.hurt(1) == 1 + 3


@shows("it_shall_not_end_until_my_death")
def test_it_shall_not_end() -> None:
    card = "it_shall_not_end_until_my_death"
    dice = {"attack": [6, 1, 1, 1] + [6] * 4, "defense": [1] * 9, "morale": [6, 6]}
    p = struck(card, f"{SPEARS}, wounds 11", f"{SPEARS}, wounds 9", dice=dice)
    assert p.state.health[0] == 1
    assert p.hurt(1) == -1
    boss = f"{SPEARS}, wounds 11, with jon_snow_lord_snow"
    dice = {"attack": [6] + [1] * 12, "defense": [1]}
    p = struck(card, boss, dice=dice)
    assert len(p.told("dice.attack")[1]["dice"]) == 4 + 2
    assert p.hurt(0) == -1


@shows("stand_united_brothers")
def test_stand_united() -> None:
    units = [
        f"0 {SPEARS} at 24,12, wounds 8, with jon_snow_lord_snow",
        f"0 {SPEARS} at 30,12",
        f"1 {SPEARS} at 24,40",
    ]
    p = begins(0, "stand_united_brothers", *units, script={"effects__target": [key(1)] * 4})
    assert p.hurt(1) == 4
    assert p.hurt(0) == 8 - 4 - 2


@shows("for_the_watch")
def test_for_the_watch() -> None:
    p = charge("for_the_watch", *FACING, dice={"charge": [1, 6], **MISS}, script={
        "effects__reroll": [("die:1",)]})  # fmt: skip
    assert not p.told("charge.disorderly")
    card = "for_the_watch"
    units = [f"0 {BROTHERS} at 24,12", f"1 {SPEARS} at 24,20 facing 180"]
    p = stage(
        *units, **holding(card), ncus=["0 pycelle_grand_maester"], dice={"charge": [6], **MISS}
    )
    p.answer(0, f"unit:{BROTHERS}:0").play(**plays(card, 1), turn__action=["none"])
    p.play(
        turn__unit=[f"unit:{SPEARS}:1", "ncu:pycelle_grand_maester:0"], turn__action=["none"],
        board__claim=["zone:zone_maneuver"], board__target=[f"unit:{BROTHERS}:0"],
        effects__may=[f"use:{card}"], action__free=[f"charge:{SPEARS}:1"],
        charge__pivot=[{"pivot": 0}],
    )  # fmt: skip
    assert p.last("charge.run")["success"]


@shows("pathetic_attempt_alliser")
def test_pathetic_attempt() -> None:
    boss = led("alliser_thorne_master_at_arms", unit=BROTHERS)
    dice = {"attack": [6] + [1] * 6, "defense": [1] + [1] * 6, "morale": [6, 6]}
    p = struck("pathetic_attempt_alliser", boss, dice=dice)
    assert p.hurt(1) == 6
    assert p.tokens(1) == {"weakened"}


@shows("seeing_their_flaws_alliser", "price_of_failure_alliser")
def test_alliser_thorne() -> None:
    units = [f"0 {SPEARS} at 24,12, with alliser_thorne_master_at_arms", FOE]
    p = staged("actions.perform", 1, "maneuver", False, -1, units=units, turn=1,
             **holding("seeing_their_flaws_alliser"))  # fmt: skip
    p.play(**plays("seeing_their_flaws_alliser"))
    assert p.tokens(1) == {"vulnerable", "panicked"}
    assert p.state.effects[0]["while_attacked_by"] == "alliser_thorne"
    dice = {"attack": [1] * 7, "defense": [1] * 7, "morale": [6, 6]}
    p = hit("price_of_failure_alliser", dice=dice)
    assert p.hurt(1) == 7
    assert p.tokens(0) == {"panicked", "vulnerable"}


@shows("defensive_formation")
def test_defensive_formation() -> None:
    p = begins(0, "defensive_formation", f"0 {BROTHERS} at 24,12", FOE, script={
        "effects__target": [f"unit:{BROTHERS}:0"]})  # fmt: skip
    st = p.state
    assert st.pins == ((0, 0),)
    assert seams.forbids_action(st, 0, "melee")
    assert not seams.forbids_action(st, 0, "maneuver")
    p.answer(0, f"unit:{BROTHERS}:0").play(turn__action=["none"])
    assert p.state.pins == ()
    assert not seams.forbids_action(p.state, 0, "melee")


@shows("refuse_to_yield_donal", "lash_out_donal")
def test_donal_noye() -> None:
    boss = f"0 {SPEARS} at 24,12, with donal_noye_defender_of_castle_black"
    units = [boss, f"1 {SPEARS} against 0 front"]
    p = panics("refuse_to_yield_donal", *units, u=0, dice={"morale": [6, 6], "panic": [1]}, turn=1)
    assert p.tokens(1) == {"vulnerable"}
    assert p.state.pins == ((0, 0),)
    p = struck(
        "lash_out_donal", f"{SPEARS}, wounds 4, with donal_noye_defender_of_castle_black", dice=MISS
    )
    assert p.hurt(1) == 2
    assert p.tokens(1) == {"panicked"}


@shows("honed_enhancement", "rapid_construction", "serrated_enhancement")
def test_othell_yarwyck() -> None:
    builder = led("othell_yarwyck_first_builder")
    p = hit("honed_enhancement", builder, dice=MISS)
    assert p.last("dice.attack")["need"] == 3
    assert len(p.last("dice.attack")["dice"]) == 8
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [1, 1], "panic": [1]}
    p = hit("serrated_enhancement", builder, dice=dice)
    assert p.last("dice.test")["mod"] == -2
    assert p.tokens(1) == {"weakened"}
    p = staged(
        "rounds.start_of_round",
        units=[f"0 {SPEARS} at 24,12", FOE],
        **holding("rapid_construction"),
    )
    p.answer(0, "card:rapid_construction:0")
    p.answer(0, {"x": 24000, "y": 15000, "facing": 0})
    assert p.state.t_kind == ("low_wall",)


@shows("hit_and_run_benjen", "lying_in_wait")
def test_benjen() -> None:
    p = hit("hit_and_run_benjen", "ranger_vanguards", dice={**MISS, "retreat": [6]}, script={
        "action__free": ["retreat"],
        "move__retreat": [{"direction": 2, "distance": 4000}],
    })  # fmt: skip
    assert p.tokens(1) == {"weakened"}
    units = [f"0 {BOWS} at 24,12", "0 ranger_hunters at 34,12", f"1 {SPEARS} at 30,20 facing 180"]
    p = stage(*units, turn=1, **holding("lying_in_wait"), dice={"attack": [1] * 8})
    p.answer(1, f"unit:{SPEARS}:2").play(
        **plays("lying_in_wait"), effects__target=["unit:ranger_hunters:1"],
        action__free=["ranged"], effects__reroll=[("die:1",)],
    )  # fmt: skip
    assert p.last("attack.declared")["nr"] == 1
    assert p.told("dice.rerolled")


@shows("hunters_insight_first_ranger", "hunters_insight_beyond_the_wall")
@pytest.mark.parametrize(
    "card", ["hunters_insight_first_ranger", "hunters_insight_beyond_the_wall"]
)
def test_hunters_insight(card: str) -> None:
    units = ["0 ranger_hunters at 24,12", FOE]
    p = begins(0, card, *units, script={"effects__choice": ["way:way_hunt"]})
    assert p.state.effects[0]["part"] == "hunted"
    p = begins(0, card, *units, script={"effects__choice": ["way:way_silence"]})
    assert p.state.effects[0]["what"] == "bar"
    p = begins(0, card, *units, script={
        "effects__choice": ["way:way_shift"], "move__shift": [{"direction": 1, "distance": 3000}],
    })  # fmt: skip
    assert p.state.x[0] == 27000


@shows("marshal_benjen", "ride_by_attack_benjen")
def test_benjen_beyond_the_wall() -> None:
    units = ["0 ranger_trackers at 24,12, wounds 5, weakened", FOE]
    p = stage(*units, **holding("marshal_benjen"))
    p.play(
        turn__unit=["unit:ranger_trackers:0"],
        **plays("marshal_benjen"),
        turn__action=["maneuver"],
        effects__may=["use:marshal_benjen"],
    )
    assert p.hurt(0) == 2
    assert p.tokens(0) == set()
    units = ["0 ranger_trackers at 24,12", f"1 {SPEARS} at 24,18 facing 180"]
    p = stage(*units, **holding("ride_by_attack_benjen"))
    p.play(turn__unit=["unit:ranger_trackers:0"],
        **plays("ride_by_attack_benjen"), turn__action=["march"],
        effects__ride=[{"pivot": 0, "distance": 12000, "turn": 0}],
    )  # fmt: skip
    assert p.hurt(1) == 4


@shows("assault_orders_cotter", "pyke_aggression", "reckless_strikes_cotter")
def test_cotter_pyke() -> None:
    boss = f"0 {SPEARS} at 24,12, with cotter_pyke_eastwatch_commander"
    p = claims_card("assault_orders_cotter", "zone_crown", boss, f"1 {SPEARS} at 24,19 facing 180",
               script={"action__free": [f"charge:{SPEARS}:1"], **AHEAD,
                       "effects__target": [key(0)]},
               dice={"charge": [6], **MISS})  # fmt: skip
    assert p.last("charge.run")["success"]
    dice = {"attack": [1] * 7 + [6] * 2 + [1] * 6, "defense": [6] * 2 + [1] * 2}
    p = hit("pyke_aggression", f"{SPEARS}, wounds 4", dice=dice)
    rows = p.told("dice.attack")
    assert len(rows) == 2
    assert p.hurt(0) == 4 + 2
    p = hit(
        "reckless_strikes_cotter", led("cotter_pyke_eastwatch_commander", ", wounds 8"), dice=MISS
    )
    assert len(p.last("dice.attack")["dice"]) == 7


@shows("adaptive_methods_denys", "combat_prowess_denys", "tempered_by_duty")
def test_ser_denys() -> None:
    p = begins(0, "adaptive_methods_denys", f"0 {SPEARS} at 24,12", FOE, script={
        "effects__target": [key(1)], "effects__token": ["token:weakened"]})  # fmt: skip
    assert p.tokens(1) == {"weakened"}
    units = [f"0 {SPEARS} at 24,12, weakened", f"1 {SPEARS} against 0 front"]
    p = begins(0, "combat_prowess_denys", *units, mode=1)
    assert p.tokens(0) == set()
    p = attached("tempered_by_duty", mode=0, script={
        "effects__target": [key(1)], "effects__token": ["token:panicked"]})  # fmt: skip
    fails(p)
    assert p.tokens(1) == {"panicked"}
