"""Tactics cards of the Free Folk and their commanders."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    FACING,
    FOE,
    MISS,
    SPEARS,
    begins,
    charge,
    hit,
    holding,
    key,
    led,
    panics,
    plays,
    refused,
    row_of_test,
    shows,
    stage,
    staged,
    starts,
    struck,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.trample import why_not_trample
from weirwood.games.miniatures.rules import attack, seams
from weirwood.games.miniatures.state import GONE, ON

RAIDERS = "free_folk_raiders"
GIANT = "savage_giant"


@shows("regroup_and_reform_free_folk")
def test_regroup_and_reform() -> None:
    units = [f"0 {RAIDERS} at 24,12, with raid_leader", f"0 {SPEARS} at 32,12, wounds 6", FOE]
    p = begins(0, "regroup_and_reform_free_folk", *units, script={
        "effects__target": [f"unit:{RAIDERS}:0"], "effects__amount": [4],
        "effects__choice": ["model:raid_leader"]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1)) == (4, 2)
    assert p.state.attached[:2] == [(), ("raid_leader",)]
    units = [
        f"0 {RAIDERS} at 24,12, with raid_leader",
        f"0 {SPEARS} at 32,12, with champion_of_bone",
        FOE,
    ]
    p = begins(0, "regroup_and_reform_free_folk", *units, script={
        "effects__target": [f"unit:{RAIDERS}:0"],
        "effects__choice": ["model:raid_leader"]})  # fmt: skip
    assert p.state.attached[:2] == [("champion_of_bone",), ("raid_leader",)]


@shows("coordination_tactics")
def test_coordination() -> None:
    units = ["0 thenn_warriors at 24,12", f"0 {SPEARS} at 31,12, with jon_snow_lord_snow", FOE]
    p = begins(0, "coordination_tactics", *units, dice={"morale": [6, 6]}, script={
        "effects__target": ["unit:thenn_warriors:0", key(2)],
        "effects__choice": ["again:order_war_cry:thenn_warriors:0"],
        "effects__token": ["token:panicked"]})  # fmt: skip
    names = {name for name, _ in sources.abilities(p.state, 0)}
    assert {"order_hold_the_line", "order_war_cry"} <= names
    assert "order_taunt" in {name for name, _ in sources.abilities(p.state, 1)}
    assert p.last("order.used")["order"] == "order_war_cry"
    assert p.tokens(2) == {"panicked"}


@shows("theres_too_many")
def test_too_many() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 33,15"]
    p = panics("theres_too_many", *units, dice={"morale": [3, 3], "panic": [1]})
    assert p.last("dice.test")["mod"] == -2
    far = [f"0 {SPEARS} at 24,4", f"1 {SPEARS} at 24,40", f"0 {SPEARS} at 33,4"]
    p = panics("theres_too_many", *far, dice={"morale": [3, 3], "panic": [1]})
    assert not p.told("card.played")  # nobody is near: nothing would be taken from the roll


@shows("diversion_tactics_free_folk")
def test_diversion() -> None:
    p = struck("diversion_tactics_free_folk", dice=MISS, more=[f"0 {SPEARS} at 36,12"], script={
        "effects__target": [key(2)], "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 2000}]})  # fmt: skip
    assert p.state.y[2] == 14000


@shows("overwhelming_assault")
def test_overwhelming_assault() -> None:
    p = hit("overwhelming_assault", dice=MISS, more=[f"0 {SPEARS} against 1 left"], script={
        "effects__choice": [("way:critical_blow", "way:sundering")]})  # fmt: skip
    assert not p.told("dice.rerolled")
    dice = {"attack": [6] + [1] * 6, "defense": [1, 1], "morale": [6, 6]}
    p = hit("overwhelming_assault", dice=dice, script={"effects__choice": ["way:critical_blow"]})
    assert p.hurt(1) == 2


@shows("surrounded_and_exposed")
def test_surrounded() -> None:
    units = [
        f"1 {SPEARS} at 24,24",
        f"0 {SPEARS} at 16,24",
        f"0 {SPEARS} at 32,24",
        f"0 {SPEARS} at 24,31",
    ]
    p = begins(0, "surrounded_and_exposed", *units, script={
        "effects__target": [key(0)], "effects__token": ["token:panicked",
        "token:weakened"]})  # fmt: skip
    assert p.tokens(0) == {"panicked", "weakened"}


@shows("the_endless_horde")
@pytest.mark.rule("miniatures:abilities.summoned")
def test_the_endless_horde() -> None:
    units = [f"0 {RAIDERS} at 24,24, wounds 11", f"1 {SPEARS} against 0 front"]
    p = begins(0, "the_endless_horde", *units, script={"effects__target": [f"unit:{RAIDERS}:0"]},
               dice={"attack": [1] * 6 + [6] * 7, "defense": [1] * 7})  # fmt: skip
    assert p.state.pins == ((0, 0),)
    p.play(
        turn__unit=[f"unit:{RAIDERS}:0", key(1)], turn__action=["none", f"melee:{RAIDERS}:0"],
        effects__summon=[{"x": 10000, "y": 4000, "facing": 0}],
    )  # fmt: skip
    assert p.state.where[0] == GONE
    assert p.state.kind[-1] == RAIDERS
    assert (p.state.x[-1], p.state.attached[-1]) == (10000, ("raid_leader",))


@shows("rush_of_aggression_tormund", "counter_assault", "devastating_impact_tormund")
def test_tormund() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1, 1], "morale": [6, 6]}
    p = charge("rush_of_aggression_tormund", *FACING, dice=dice)
    assert p.last("charge.run")["success"]
    assert p.hurt(1) == 2
    assert p.tokens(0) == {"vulnerable"}
    boss = [f"0 {SPEARS} at 24,12, with tormund_giantsbane_thunderfist", FACING[1]]
    p = charge("rush_of_aggression_tormund", *boss, dice=dice)
    assert p.tokens(0) == set()
    p = charge("devastating_impact_tormund", *boss, dice={"charge": [1, 6], **MISS}, script={
        "effects__reroll": [("die:1",)]})  # fmt: skip
    assert p.tokens(1) == {"panicked", "vulnerable"}
    other = f"0 {SPEARS} at 24,24 facing 180, with tormund_giantsbane_thunderfist"
    p = struck("counter_assault", more=[other],
               dice={"attack": [1] * 15, "charge": [6]}, script={
        "effects__target": [key(2)], "action__free": [f"charge:{SPEARS}:1"], **AHEAD})  # fmt: skip
    assert p.last("charge.run")["success"]


@shows("wildling_diplomacy", "predictable_maneuvers_mance", "the_long_plan")
def test_mance() -> None:
    script = {
        **plays("wildling_diplomacy"),
        "board__claim": ["zone:zone_wealth"],
        "board__target": ["none"],
        "effects__target": [key(1)] * 2,
        "effects__token": ["token:panicked"],
    }
    units = [f"0 {SPEARS} at 24,12", FOE, f"1 {SPEARS} at 34,24"]
    p = staged("ncus.activate_ncu", 0, units=units, ncus=["1 pycelle_grand_maester"], turn=1,
             dice={"effect": [2]}, **holding("wildling_diplomacy"))  # fmt: skip
    p.play(**script)
    assert p.tokens(1) == {"panicked"}
    assert p.hurt(1) == 3
    p = stage(*units, turn=1, **holding("predictable_maneuvers_mance")).play(
        **plays("predictable_maneuvers_mance"), effects__target=[key(1), key(0)],
        turn__unit=[key(1)], turn__action=["maneuver"], action__free=["maneuver"],
        move__maneuver=[{"distance": 0}, {"distance": 2000}],
    )  # fmt: skip
    assert [row["nr"] for row in p.told("action.chosen") if row["free"]] == [0]
    deck = {"decks": {"0": ["weapon_trophies", "trample"]}}
    rows = ["1 pycelle_grand_maester on zone_tactics"]
    p = stage(*units, turn=0, ncus=rows, **deck, **holding("the_long_plan")).play(
        turn__unit=[key(0)], **plays("the_long_plan"), effects__search=["card:trample:1"],
    )  # fmt: skip
    assert len(p.state.cards.piles[0]) == 1
    p = stage(*units, turn=0, **deck, **holding("the_long_plan")).play(
        turn__unit=[key(0)], **plays("the_long_plan", 2)
    )
    assert len(p.state.cards.piles[0]) == 1


@shows("bloody_trophies", "weapon_trophies", "armor_trophies")
def test_trophies() -> None:
    dice = {"attack": [6] * 5 + [1] * 2, "defense": [1] * 5, "morale": [6, 6]}
    p = hit("bloody_trophies", dice=dice, script={"effects__target": [key(0)]})
    assert p.tokens(1) == {"panicked"}
    assert p.state.pins == ((0, 0),)
    p = hit("weapon_trophies", dice=dice, script={"effects__target": [key(0)]})
    st = p.state
    attack.begin(st, 0, 1, 0, "front", False)
    attack.count_dice(st)
    assert st.stack[-1]["hit_mod"] == 1
    p = hit("armor_trophies", dice=dice, script={"effects__target": [key(0)]})
    st = p.state
    attack.begin(st, 1, 0, 0, "front", False)
    seams.defense_mods(st)
    assert st.stack[-1]["defense_mod"] == 1


@shows("hit_and_run_harma", "feinting_maneuver_harma", "swift_reposition_harma")
def test_harma() -> None:
    boss = led("harma_vanguard_commander")
    p = hit("hit_and_run_harma", boss, dice={**MISS, "retreat": [6]}, script={
        "action__free": ["retreat"], "move__retreat": [{"direction": 2,
        "distance": 4000}]})  # fmt: skip
    assert p.tokens(1) == {"weakened"}
    p = charge("feinting_maneuver_harma", *FACING, dice={"charge": [6], **MISS}, script={
        "charge__side": ["left"]})  # fmt: skip
    assert p.last("attack.declared")["side"] == "left"
    units = [f"0 {SPEARS} at 24,12, with harma_vanguard_commander", FOE]
    p = begins(0, "swift_reposition_harma", *units, script={
        "effects__target": [key(0)], "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 3000}]})  # fmt: skip
    assert p.state.y[0] == 15000


@shows("cruel_methods_weeper", "price_of_failure_weeper", "remorseless_examples_weeper")
def test_the_weeper() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 4", FOE + ", panicked"]
    p = begins(0, "cruel_methods_weeper", *units, script={
        "effects__target": [key(1), key(0), key(0)],
        "effects__choice": [("way:way_heal", "way:weakened")]})  # fmt: skip
    assert p.hurt(0) == 2
    assert p.tokens(1) == {"weakened"}
    dice = {"attack": [1] * 7, "defense": [1] * 7, "morale": [6, 6]}
    p = hit("price_of_failure_weeper", dice=dice)
    assert p.tokens(0) == {"panicked", "vulnerable"}
    dice = {"attack": [6] + [1] * 6, "defense": [1]}
    p = hit("remorseless_examples_weeper", foe=f"{SPEARS}, wounds 11", dice=dice,
            more=[f"1 {SPEARS} at 36,14"], script={
        "effects__target": [key(2)], "effects__build": [{"x": 30000, "y": 12000,
        "facing": 0}]})  # fmt: skip
    assert p.tokens(2) == {"panicked"}
    assert p.state.t_kind == ("grim_corpses",)
    assert p.state.t_x == (30000,)
    from weirwood.games.miniatures.effects.mods import grim

    assert grim(p.state, 2)
    assert not grim(p.state, 0)


@shows("bitter_demise", "thenn_defiance", "styrs_vengeance")
def test_styr() -> None:
    dice = {"attack": [6] + [1] * 13, "defense": [1]}
    p = struck("bitter_demise", f"{SPEARS}, wounds 11", dice=dice)
    assert len(p.told("dice.attack")[1]["dice"]) == 7
    boss = f"0 {SPEARS} at 24,12, wounds 4, with styr_magnar_of_thenn"
    p = panics("thenn_defiance", boss, f"1 {SPEARS} against 0 front", u=0, turn=1,
               dice={"morale": [1, 1], "panic": [1]})  # fmt: skip
    assert p.last("test.result")["result"] == "passed"
    assert p.hurt(1) == 2
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 40,12"]
    p = begins(0, "styrs_vengeance", *units, script={"effects__target": [key(0)]})
    assert p.state.pins == ((0, 0),)


@shows("shrug_it_off", "enrage", "blitz")
def test_monsters() -> None:
    p = starts(
        "shrug_it_off", f"0 {GIANT} at 24,12, wounds 4", FOE, script={"turn__action": ["maneuver"]}
    )
    assert p.hurt(0) == 1
    assert not p.told("unit.moved")
    p = starts(
        "shrug_it_off", f"0 {GIANT} at 24,12, wounds 4", FOE,
        script={"turn__action": ["maneuver"], "wounds__restore": [0]},
    )  # fmt: skip
    assert p.hurt(0) == 4
    units = [f"0 {GIANT} at 24,12", f"1 {SPEARS} against 0 front"]
    p = starts("enrage", *units, dice=MISS, script={"turn__action": [f"melee:{SPEARS}:1"]})
    assert p.hurt(0) == 2
    assert p.tokens(1) == {"panicked", "weakened"}
    p = stage(f"0 {GIANT} at 24,12", FOE, **holding("blitz")).play().answer(0, f"unit:{GIANT}:0")
    p.answer(0, "card:blitz:0")
    assert seams.speed(p.state, 0, 5000) == 7000
    assert p.tokens(0) == {"vulnerable"}


@shows("trample")
def test_trample() -> None:
    units = [f"0 {GIANT} at 24,12", f"1 {SPEARS} at 24,17 facing 180", f"1 {SPEARS} at 24,34"]
    p = charge("trample", *units, dice={"effect": [2]}, script={"effects__trample": [{"pivot": 0}]})
    assert p.hurt(1) == 2
    assert p.state.y[0] == 22000
    assert not p.told("dice.charge")
    assert not p.state.touch


@shows("trample")
@pytest.mark.rule("miniatures:terrain.whole_move", "miniatures:movement.table_edge")
def test_trample_suffers_the_ground_and_stays_on_the_table() -> None:
    units = [f"0 {GIANT} at 24,12", f"1 {SPEARS} at 24,17 facing 180", f"1 {SPEARS} at 24,34"]
    script = {"effects__trample": [{"pivot": 0}]}
    dice = {"effect": [2], "danger": [1]}
    p = charge("trample", *units, dice=dice, script=script, terrain=["stakes at 24,21"])
    assert p.hurt(0) == 2
    edge = [f"0 {GIANT} at 1.38,12", f"1 {SPEARS} at 3,17 facing 180", f"1 {SPEARS} at 24,34"]
    st = stage(*edge).state
    no = why_not_trample(st, 0, 1000)  # it would hang over the edge and go nowhere
    assert no is not None
    assert no.rule == "movement.table_edge"
    assert why_not_trample(st, 0, 0) is None


@shows("chieftains_orders")
def test_chieftains_orders() -> None:
    units = ["0 mag_the_mighty at 24,12", f"0 {GIANT} at 30,12", FOE]
    p = starts("chieftains_orders", *units, script={
        "action__free": ["maneuver"], "move__maneuver": [{"distance": 2000}]})  # fmt: skip
    assert p.state.y[1] == 14000
    assert [row["nr"] for row in p.told("action.chosen")] == [1]
    p = begins(0, "chieftains_orders", *units, mode=1, decks={"0": ["trample"]})
    assert len(p.state.cards.piles[1]) == 1


@shows("monsters_from_the_north", "last_of_their_kind", "defiant_roar")
def test_mags_cards() -> None:
    units = [f"1 {SPEARS} at 24,20 facing 180", f"0 {GIANT} at 24,14", f"0 {GIANT} at 28,14"]
    p = starts("monsters_from_the_north", *units, dice={"morale": [4, 3], "panic": [1]})
    assert p.last("dice.test")["mod"] == -2
    assert p.hurt(0) == 3
    units = [f"0 {GIANT} at 24,12", f"0 {GIANT} at 30,12", f"1 {SPEARS} against 1 front"]
    p = staged("wounds.destroy", 0, 1, 2, units=units, dice=MISS, **holding("last_of_their_kind"))
    p.play(**plays("last_of_their_kind"), action__free=[f"melee:{SPEARS}:2"])
    assert p.last("attack.declared")["nr"] == 1
    units = [f"0 {GIANT} at 24,12", f"1 {SPEARS} against 0 front"]
    p = panics("defiant_roar", *units, u=0, turn=1, dice={"morale": [6, 6], "panic": [1]})
    assert p.tokens(1) == {"weakened"}


@shows("hurl_boulder")
def test_hurl_boulder() -> None:
    dice = {"attack": [3], "effect": [2], "morale": [6, 6]}
    p = starts(
        "hurl_boulder", f"0 {GIANT} at 24,12", FOE, dice=dice, script={"turn__action": ["maneuver"]}
    )
    assert p.hurt(1) == 2 + 3
    assert not p.told("dice.defense")
    assert not p.told("unit.moved")


@shows("overrun_mag")
def test_overrun() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1]}
    p = hit("overrun_mag", foe=f"{SPEARS}, wounds 11", dice=dice, script={
        "action__free": ["march"], "move__march": [{"distance": 8000}]})  # fmt: skip
    assert p.state.y[0] == 20000


@shows("battle_endurance_walrus")
def test_battle_endurance() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = begins(0, "battle_endurance_walrus", *units, script={"effects__target": [key(0)]}, round=6,
               dice={"attack": [1] * 10})  # fmt: skip
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"], effects__reroll=[("die:1",)])
    assert len(p.last("dice.attack")["dice"]) == 9
    assert p.told("dice.rerolled")
    p = begins(
        0,
        "battle_endurance_walrus",
        *units,
        script={"effects__target": [key(0)]},
        round=2,
        dice=MISS,
    )
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
    assert len(p.last("dice.attack")["dice"]) == 7
    assert not p.told("dice.rerolled")


@shows("frozen_shore_resilience", "walrus_strength")
def test_the_frozen_shore() -> None:
    boss = led("the_great_walrus_lord_of_the_frozen_shore")
    dice = {"attack": [6] + [1] * 6, "defense": [1, 1], "morale": [1, 1, 6, 6], "panic": [1]}
    p = struck("frozen_shore_resilience", boss, dice=dice, script={
        "effects__reroll": [("die:1",), ("die:1", "die:2")]})  # fmt: skip
    assert [row["what"] for row in p.told("dice.rerolled")] == ["defense", "test"]
    p = hit(
        "walrus_strength", led("the_great_walrus_lord_of_the_frozen_shore", ", wounds 8"), dice=MISS
    )
    assert p.last("dice.attack")["need"] == 3
    assert len(p.last("dice.attack")["dice"]) == 7


@shows("summon_companions", "bonded_guardians", "bonded_command")
def test_varamyr() -> None:
    units = ["0 wolf_pack at 24,12", "0 varamyr_sixskins_master_skinchanger at 30,12", FOE]
    p = stage(*units, turn=1, **holding("summon_companions")).play()
    p = stage(*units, turn=1, **holding("summon_companions")).answer(0, "card:summon_companions:0")
    assert refused(p, {"x": 24000, "y": 30000, "facing": 0}) == "abilities.summoned"
    p.answer(0, {"x": 3000, "y": 30000, "facing": 9000})
    assert (p.state.x[0], p.state.where[0]) == (3000, ON)
    more = ["0 varamyr_sixskins_master_skinchanger at 30,12"]
    p = struck("bonded_guardians", "wolf_pack", dice=MISS, more=more, script={
        "action__free": ["maneuver"], "move__maneuver": [{"distance": 1000}]})  # fmt: skip
    assert p.state.y[2] == 13000
    p = starts("bonded_command", *units, script={
        "action__free": ["none", "maneuver"], "move__maneuver": [{"distance": 1000}]})  # fmt: skip
    assert [row["nr"] for row in p.told("action.chosen")] == [1]


def test_grim_corpses_frighten_enemies() -> None:
    assert row_of_test(SPEARS)["mod"] == 0
