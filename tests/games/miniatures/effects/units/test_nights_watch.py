"""The Night's Watch: units, models, Orders and non-combat units."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    FOES,
    MISS,
    SPEARS,
    attack_row,
    attacked,
    claims,
    defense_mod,
    key,
    led,
    refused,
    row_of_test,
    shows,
    stage,
    staged,
    strike,
    turn_of,
    uses,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects import mods, sources
from weirwood.games.miniatures.effects.scene import shielded
from weirwood.games.miniatures.effects.special.influence import hosts
from weirwood.games.miniatures.rules import attack, seams
from weirwood.games.miniatures.rules.units import tray
from weirwood.games.miniatures.state import GONE, ON
from weirwood.kernel import secrets

BROTHERS = "sworn_brothers"
SCORPION = "builder_scorpion_crew"


@shows("dual_weapons", "greatsword")
def test_weapons() -> None:
    assert attack_row("veterans_of_the_watch", SPEARS)["keywords"] == ["precision"]
    assert attack_row(BROTHERS, SPEARS)["keywords"] == ["sundering"]


@shows("true_bond")
def test_ghost() -> None:
    card = {"hands": {"0": ["the_watcher_on_the_wall"]}}
    jon = f"0 {BROTHERS} at 24,12, with jon_snow_lord_snow"
    units = [jon, "0 ghost at 30,12", f"1 {SPEARS} at 24,40 facing 180"]
    p = stage(*units, **card).play(
        turn__unit=[f"unit:{BROTHERS}:0"],
        effects__play=["card:the_watcher_on_the_wall:1"],
        effects__may=["use:true_bond"],
    )
    st = p.state
    assert st.activated[:2] == [1, 1]
    assert st.pins
    assert st.pins[0][1] == 0
    assert seams.speed(st, 0, 5000) == 6000
    assert seams.speed(st, 1, 6000) == 7000
    assert [row["nr"] for row in p.told("unit.activated")] == [0, 1]


@shows("order_quick_fire")
def test_quick_fire() -> None:
    units = ["0 ranger_hunters at 24,12", f"1 {SPEARS} at 24,20 facing 180"]
    script = {**uses("order_quick_fire", "ranger_hunters"), "action__free": ["ranged"]}
    p = staged("actions.perform", 0, "maneuver", False, -1, units=units, dice=MISS)
    p.play(**script)
    assert p.last("attack.declared")["attack"] == "weapon_hunters_bow"


@shows("war_machine_ability")
def test_war_machines() -> None:
    st = stage(f"0 {SCORPION} at 24,12", f"1 {SPEARS} at 24,18 facing 180").state
    assert seams.refuses_token(st, 0, "weakened")
    assert facts.UNITS[SCORPION].health == 6
    assert not [k for k in st.kind if k == "nobody"]


@shows("bolt_thrower")
def test_bolt_thrower() -> None:
    """Range and sight from any side; -3 to hit beyond; big targets are hit twice."""
    row = attack_row(SCORPION, SPEARS, place="at 24,24 facing 180")
    assert row["hit_mod"] == 0
    assert row["keywords"] == ["vicious"]
    assert row["flags"] == ["no_defense"]
    assert attack_row(SCORPION, SPEARS, place="at 24,6")["hit_mod"] == 0
    assert attack_row(SCORPION, SPEARS, place="at 24,40")["hit_mod"] == -3
    st = stage(f"0 {SCORPION} at 24,12", f"1 {SPEARS} at 4,40 facing 180").state
    assert attack.shots(st, 0, tray(st, 0))
    units = [f"0 {SCORPION} at 24,12", "1 stark_outriders at 24,20 facing 180"]
    dice = {"attack": [3, 3, 1], "morale": [6, 6]}
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice=dice).play()
    assert p.hurt(1) == 4


@shows("rock_volley")
def test_rock_volley() -> None:
    thrower = "builder_stone_thrower"
    units = [f"0 {thrower} at 24,12", f"1 {SPEARS} at 24,40 facing 180"]
    dice = {"attack": [4, 1], "morale": [6, 6]}
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice=dice).play()
    assert p.hurt(1) == 1 + 3
    assert not p.told("dice.defense")
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice={"attack": [1, 1]}).play()
    assert p.hurt(1) == 0
    st = stage(f"0 {thrower} at 24,12", "1 grey_wind at 24,18 facing 180").state
    assert attack.shots(st, 0, tray(st, 0)) == [(0, 3)]


@shows("order_ready_aim_release")
def test_ready_aim_release() -> None:
    units = ["0 builder_crossbowmen at 24,12", f"1 {SPEARS} at 24,21 facing 180"]
    script = {**uses("order_ready_aim_release", "builder_crossbowmen"), **AHEAD}
    p = staged("charge.charge", 1, 0, units=units, turn=1, dice={"charge": [6], **MISS})
    p.play(**script, action__free=["ranged"])
    assert len(p.told("dice.attack")[0]["dice"]) == 4


@shows("order_supply_aid")
def test_supply_aid() -> None:
    units = ["0 conscripts at 24,12", f"0 {SPEARS} at 30,12, wounds 8", f"1 {SPEARS} at 24,40"]
    p = turn_of(
        0, *units, script={**uses("order_supply_aid", "conscripts"), "effects__amount": [3]}
    )
    assert p.hurt(0) == 3
    assert p.hurt(1) == 4


@shows("marshal")
def test_marshal() -> None:
    marshal = ("0 watch_marshal at 30,12",)
    assert attack_row(SPEARS, SPEARS, more=marshal)["dice_mod"] == 1
    assert attack_row("watch_marshal", SPEARS)["dice_mod"] == 0
    assert row_of_test(SPEARS, more=marshal)["extra"] == -1
    assert row_of_test("watch_marshal")["extra"] == 0
    p = stage(*marshal).answer(0, "unit:watch_marshal:0")
    assert "maneuver" in p.keys(0)


@shows("order_raven_flock")
def test_raven_flock() -> None:
    more = ("0 coldhands_mysterious_ally at 30,12",)
    script = uses("order_raven_flock", "coldhands_mysterious_ally", 2)
    p = attacked(SPEARS, more=more, script=script, dice=MISS)
    assert p.last("dice.attack")["need"] == 4 + 1


@shows("eye_of_the_crow")
def test_coldhands_comes_back_once() -> None:
    units = ["0 coldhands_mysterious_ally at 24,12", f"1 {SPEARS} at 24,40 facing 180"]
    p = staged("wounds.destroy", 0, 1, -1, units=units)
    p.play(turn__unit=[f"unit:{SPEARS}:{u}" for u in (2, 1, 3)], effects__may="use:eye_of_the_crow")
    assert p.state.round == 2
    assert p.state.where[0] == ON
    assert p.state.health[0] == 4
    assert p.state.notes[0]["risen"] == 2
    x = p.state.x[0]
    assert x <= 6000 or x >= 48000 - 6000
    p = staged("wounds.destroy", 0, 1, -1, units=units)
    p.play(turn__unit=[f"unit:{SPEARS}:{u}" for u in (2, 1, 3)])
    assert p.state.where[0] == GONE


@shows("order_stay_at_your_posts")
def test_stay_at_your_posts() -> None:
    jeor = f"0 {SPEARS} at 24,12, with jeor_mormont_997th_lord_commander"
    units = [jeor, f"0 {SPEARS} at 30,12, wounds 8"]
    p = staged("panic.morale_test", 1, 0, 1, units=units, dice={"morale": [6, 6]})
    p.play(**uses("order_stay_at_your_posts"))
    assert p.hurt(1) == 8 - 3


@shows("relentless")
def test_relentless() -> None:
    p = attacked(led("watch_captain"), script={"action__free": [f"melee:{SPEARS}:1"]}, dice=MISS)
    assert [row["nr"] for row in p.told("attack.declared")] == [1, 0]


@shows("improved_defenses")
def test_improved_defenses() -> None:
    builder = led("senior_builder")
    assert defense_mod(SPEARS, builder, ncus=["1 qyburn_master_of_whisperers on zone_wealth"]) == 1
    assert defense_mod(SPEARS, builder) == 0


@shows("spotter")
def test_spotter() -> None:
    spotter = (f"0 {SPEARS} at 36,20, with othell_yarwyck_spotter",)
    row = attack_row(SCORPION, SPEARS, place="at 24,24 facing 180", more=spotter)
    assert row["rights"] == ["attack:0"]
    assert "rights" not in attack_row(SPEARS, SPEARS, more=spotter)


@shows("stake_mountings")
def test_stake_mountings() -> None:
    foe = f"0 {SCORPION} at 24,12, with scorpion_modifications_othell_yarwyck"
    units = [foe, f"1 {SPEARS} at 24,21 facing 180"]
    p = staged(
        "charge.charge", 1, 0, units=units, turn=1, dice={"charge": [6], "effect": [2], **MISS}
    )
    p.play(**AHEAD)
    assert p.hurt(1) == 3


@shows("stake_building")
@pytest.mark.rule("miniatures:abilities.built")
def test_stake_building() -> None:
    builder = f"0 {SPEARS} at 24,12, with senior_builder"
    p = staged("rounds.start_of_round", units=[builder, f"1 {SPEARS} at 24,40"])
    p.answer(0, "use:stake_building")
    assert refused(p, {"x": 24000, "y": 20000, "facing": 0}) == "abilities.built"
    assert refused(p, {"x": 24000, "y": 12000, "facing": 0}) == "abilities.built"
    p.answer(0, {"x": 24000, "y": 16000, "facing": 0})
    assert p.state.t_kind == ("stakes",)
    assert "effects.may" not in [d.kind for d in p.match.decisions]


@shows("order_adaptive_planning")
def test_adaptive_planning() -> None:
    units = [
        "0 ranger_trackers at 24,12, with watch_marshal_attachment",
        f"1 {SPEARS} at 24,22, weakened",
        f"1 {SPEARS} at 24,44, weakened",
    ]
    script = uses("order_adaptive_planning", "ranger_trackers")
    script["effects__target"] = [key(1)]
    script["effects__token"] = ["token:panicked"]
    p = turn_of(0, *units, script=script)
    assert p.tokens(1) == {"panicked"}
    assert p.tokens(2) == {"weakened"}


@shows("affiliation_builder", "affiliation_rangers", "ranging_specialist_benjen")
def test_affiliations() -> None:
    st = stage(
        f"0 {SPEARS} at 24,12, with othell_yarwyck_first_builder",
        f"0 {SPEARS} at 34,12, with benjen_stark_first_ranger",
    ).state
    assert sources.affiliated(st, 0, "builder")
    assert sources.affiliated(st, 1, "ranger")
    benjen = facts.ATTACHMENTS["benjen_stark_beyond_the_wall"]
    assert benjen.needs[0].affiliations == ("ranger",)


@shows("bookkeeping_samwell_tarly", "knowledge_is_power")
@pytest.mark.rule("miniatures:tactics.hand_more")
def test_samwell() -> None:
    st = stage(f"0 {SPEARS} at 24,12, with samwell_tarly_sam_the_slayer").state
    assert seams.hand_bonus(st, 0) == 1
    st = stage(ncus=["0 samwell_tarly_craven_scholar"]).state
    assert seams.hand_bonus(st, 0) == 1


@shows("commanders_vassal")
@pytest.mark.rule("miniatures:commanders.vassal")
def test_satin_stands_for_the_commander() -> None:
    st = stage(
        f"0 {SPEARS} at 24,12, with jon_snow_998th_lord_commander",
        f"0 {SPEARS} at 34,12, with satin_commanders_steward",
        commanders=["jon_snow_998th_lord_commander", ""],
    ).state
    assert sources.leads(st, 1)
    assert sources.holds_person(st, 1, "jon_snow")
    assert not sources.holds_person(st, 1, "benjen_stark")


@shows("gallows_humor")
@pytest.mark.rule("miniatures:tactics.forbidden_target")
def test_dolorous_edd() -> None:
    edd = f"1 {SPEARS} at 24,24 facing 180, with eddison_tollett_dolorous_edd"
    st = stage(f"0 {SPEARS} at 24,12", edd + ", wounds 4").state
    assert [shielded(st, 1, 0, kind) for kind in ("card", "order", "influence", "zone")] == [
        True, True, True, False,
    ]  # fmt: skip
    assert not shielded(st, 1, 1, "card")
    st = stage(f"0 {SPEARS} at 24,12", edd).state
    assert not shielded(st, 1, 0, "card")
    brave = f"{SPEARS}, wounds 8, with eddison_tollett_dolorous_edd"
    assert attack_row(brave, SPEARS)["hit_mod"] == 1
    st = stage(
        f"0 {SPEARS} at 24,12", edd + ", wounds 4", ncus=["0 catelyn_stark_lady_of_winterfell"]
    ).state
    assert hosts(st, 0) == [0, 2, 3]


@shows("dutiful_commander")
def test_ser_denys_begins_with_his_duty() -> None:
    denys = f"0 {BROTHERS} at 24,12, with ser_denys_mallister_shadow_tower_commander"
    made = staged(
        "orders.window", "deployment.after", units=[denys, f"1 {SPEARS} at 24,20"],
        decks={"0": ["tempered_by_duty", "take_the_black"]},
    )  # fmt: skip
    p = made.play(
        effects__may=["use:dutiful_commander"], effects__target=[key(1)] * 2,
        effects__token=["token:weakened"],
    )  # fmt: skip
    assert p.state.pins[0][1] == 0
    assert p.tokens(1) == {"weakened"}


# ---- non-combat units ---------------------------------------------------------------------------


@shows("counts_and_measures")
def test_bowen_marsh() -> None:
    deck = {"decks": {"0": ["take_the_black", "night_gathers", "for_the_watch"]}}
    p = claims("bowen_marsh_first_steward", "zone_crown", **deck, script={
        "effects__may": ["use:counts_and_measures"], "effects__search": ["card:night_gathers:1"],
    })  # fmt: skip
    st = p.state
    assert [st.cards.face[c] for c in st.cards.piles[1]] == [content_face("night_gathers")]
    assert len(st.cards.piles[0]) == 2
    assert st.cards.piles[0][0] == 2


def content_face(name: str) -> int:
    return sources.FACES.index(name)


@shows("maesters_healing")
def test_aemon() -> None:
    p = claims(
        "aemon_maester_of_castle_black", "zone_crown", f"0 {SPEARS} at 24,12, wounds 8", *FOES[1:],
        script={"effects__may": ["use:maesters_healing"]},
    )  # fmt: skip
    assert p.hurt(0) == 8 - 3


@shows("duty_to_the_realms_of_men")
def test_jeor_passes_a_card_on() -> None:
    units = [f"0 {BROTHERS} at 24,12", f"0 {BROTHERS} at 34,12", FOES[1]]
    p = stage(*units, ncus=["0 jeor_mormont_the_old_bear"], hands={"0": ["night_gathers"]})
    p.play(turn__unit=[f"unit:{BROTHERS}:0"], effects__play=["card:night_gathers:0"])
    p.play(
        turn__unit=[f"unit:{SPEARS}:2", "ncu:jeor_mormont_the_old_bear:0"],
        board__claim=["zone:zone_crown"],
        effects__may=["use:duty_to_the_realms_of_men"],
        effects__search=["card:night_gathers:0"],
        effects__target=[f"unit:{BROTHERS}:1"],
    )
    assert p.state.pins == ((0, 1),)


@shows("duty_to_the_realms_of_men")
def test_jeor_takes_a_card_back() -> None:
    units = [f"0 {BROTHERS} at 24,12", FOES[1]]
    p = stage(*units, ncus=["0 jeor_mormont_the_old_bear"], hands={"0": ["night_gathers"]})
    for match in (p.match, p.native):
        secrets.move(match.st.cards, 0, 2)
        secrets.reveal(match.st, match.st.cards, 0)
    p.play(
        turn__unit=["ncu:jeor_mormont_the_old_bear:0"],
        board__claim=["zone:zone_crown"],
        effects__may="use:duty_to_the_realms_of_men",
        effects__search=["card:night_gathers:0"],
        effects__target=[f"unit:{BROTHERS}:0"],
    )
    assert p.state.pins == ((0, 0),)
    assert not p.told("dice.test")
    assert p.state.n_notes[0]


@shows("sacrifice_for_the_cause", "halfhands_guidance")
def test_qhorin() -> None:
    p = stage(*FOES, ncus=["0 qhorin_halfhand_unwavering_ranger"]).play(
        effects__may=["use:sacrifice_for_the_cause"], effects__target=[key(1)]
    )
    assert p.state.n_alive == [0]
    assert p.tokens(1) == {"vulnerable"}
    assert seams.forbids_action(p.state, 1, "charge")
    assert not seams.forbids_action(p.state, 1, "march")
    row = attack_row(
        SPEARS, SPEARS, ncus=["0 qhorin_halfhand_unwavering_ranger on zone_crown, influences 0"]
    )
    assert row["dice_mod"] == 1


@shows("expert_maintenance")
def test_donal_noye() -> None:
    noye = ["1 donal_noye_expert_blacksmith, tokens 2"]
    dice = {"attack": [6] * 7, "defense": [3] * 7, "morale": [6, 6]}
    p = strike(SPEARS, f"{SPEARS}, vulnerable", ncus=noye, dice=dice, script={
        "effects__may": ["use:expert_maintenance"], "effects__choice": ["way:way_defend"],
    })  # fmt: skip
    assert p.state.n_tokens == [1]
    assert p.last("dice.defense")["need"] == 4 - 1
    assert "vulnerable" in p.tokens(1)
    noye = ["0 donal_noye_expert_blacksmith, tokens 2"]
    p = strike(SPEARS, ncus=noye, dice={"attack": [1] * 8}, script={
        "effects__may": ["use:expert_maintenance"], "effects__choice": ["way:way_attack"],
        "effects__reroll": [("die:1",)],
    })  # fmt: skip
    assert p.told("dice.rerolled")


@shows("war_machines_of_the_wall")
@pytest.mark.rule("miniatures:ncus.attack")
def test_othell_yarwyck() -> None:
    dice = {"attack": [3] * 6, "defense": [6] * 2 + [1] * 4, "morale": [6, 6]}
    p = claims("othell_yarwyck_warmachine_specialist", "zone_crown", dice=dice, script={
        "effects__may": ["use:war_machines_of_the_wall"], "effects__target": [key(1)],
    })  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 6
    assert p.hurt(1) == 4
    assert p.told("dice.test")


@shows("gillys_insight", "samwells_influence")
def test_gilly() -> None:
    made = staged(
        "orders.window", "deployment.after", units=FOES,
        ncus=["0 gilly_the_wildling_girl, tokens 1"], hands={"0": ["take_the_black"]},
        decks={"0": ["night_gathers"]},
    )  # fmt: skip
    p = made.play(effects__may=["use:gillys_insight"], effects__discard=["card:take_the_black:0"])
    assert len(p.state.cards.piles[0]) == 1
    assert len(p.state.cards.piles[1]) == 1
    p = claims("gilly_the_wildling_girl", "zone_crown")
    assert p.state.n_tokens == [0]
    p = staged("rounds.cleanup", units=FOES, ncus=["0 gilly_the_wildling_girl, tokens 0"]).play()
    assert p.state.n_alive == [0]


@shows("rest_and_refuge")
def test_craster() -> None:
    mine = f"0 {SPEARS} at 24,12, panicked"
    p = claims("craster_ally_of_the_watch", "zone_crown", mine, *FOES[1:], script={
        "effects__target": [key(0)]})  # fmt: skip
    assert p.tokens(0) == set()
    assert seams.ignores(p.state, 0, "rough")
    assert not seams.ignores(p.state, 0, "dangerous")
    assert not seams.ignores(p.state, 1, "rough")


@shows("recruitment")
@pytest.mark.rule("miniatures:abilities.summoned")
def test_yoren() -> None:
    yoren = "yoren_wandering_crow"
    p = claims(yoren, "zone_crown", script={"effects__may": ["use:recruitment"]})
    assert p.state.n_tokens == [2]
    assert not p.told("dice.test")
    p = claims(yoren, "zone_wealth", script={"board__target": ["none"]})
    assert p.state.n_tokens == [1]
    p = staged("rounds.start_of_round", units=FOES, ncus=[f"0 {yoren}, tokens 4"])
    p.answer(0, "use:recruitment")
    assert refused(p, {"x": 24000, "y": 20000, "facing": 0}) == "abilities.summoned"
    p.answer(0, {"x": 10000, "y": 4000, "facing": 0})
    assert p.state.kind[-1] == "conscripts"
    assert p.state.where[-1] == ON
    assert p.state.n_tokens == [0]


@shows("time_may_yet_come")
def test_denys_the_honorable_brother() -> None:
    denys = ["0 ser_denys_mallister_honorable_brother on zone_crown, influences 0"]
    script = {"dice__reroll": [("die:1",)], "effects__token": ["token:weakened"]}
    p = strike(f"{SPEARS}, wounds 8", ncus=denys, dice={"attack": [1] * 8}, script=script)
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.told("dice.rerolled")
    assert p.tokens(1) == {"weakened"}


def test_notes_of_the_watch() -> None:
    """Units begin with what their cards count, also those that come late."""
    assert mods.starting_notes("conscripts", ()) == {}
