"""Abilities of units and their attachments."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    CROWN,
    MISS,
    SPEARS,
    WEALTH,
    Stage,
    activated,
    attack_row,
    attacked,
    defense_mod,
    led,
    line,
    row_of_test,
    shows,
    stage,
    staged,
    strike,
    trial,
)

from weirwood.games.miniatures.effects import mods, sources
from weirwood.games.miniatures.rules import seams

# ---- numbers ------------------------------------------------------------------------------------


@shows("agile", "disrupt", "stand_your_ground", "vengeful_captive")
@pytest.mark.rule("miniatures:abilities.same_name", "miniatures:abilities.always")
def test_abilities_that_make_attacks_worse() -> None:
    syrio = led("syrio_forel_first_blade_of_braavos")
    assert attack_row(SPEARS, syrio)["hit_mod"] == -1
    assert attack_row(SPEARS, "house_mormont_bruisers")["hit_mod"] == -1
    second = "1 grey_wind against 0 rear"
    twice = attack_row(SPEARS, "house_mormont_bruisers", more=[second])
    assert twice["hit_mod"] == -1  # both disrupt, but it is one name
    tully = led("brynden_tully_the_blackfish")
    assert set(attack_row(SPEARS, tully)["flags"]) == {"no_side", "no_charge_bonus"}
    crowd = [f"0 {SPEARS} against 1 rear"]
    assert attack_row(SPEARS, tully, more=crowd)["flags"] == []
    hostage = led("jaime_lannister_maimed_hostage")
    held = f"{hostage}, note guest:jaime_lannister_maimed_hostage 2"
    crown = ("1 pycelle_grand_maester on zone_crown",)
    assert attack_row(held, SPEARS, ncus=crown)["hit_mod"] == -1
    assert attack_row(held, SPEARS)["hit_mod"] == 0


@shows("berserkers_fervor", "improved_defenses_stark", "loyalty_through_coin", "violent_reactions")
def test_defense_rolls() -> None:
    assert defense_mod(SPEARS, "house_umber_berserkers") == 0
    assert defense_mod(SPEARS, "house_umber_berserkers, wounds 8") == 2
    guard = ("1 pycelle_grand_maester on zone_maneuver",)
    assert defense_mod(SPEARS, "winterfell_guard", ncus=guard) == 1
    assert defense_mod(SPEARS, "winterfell_guard") == 0
    rich = ("1 pycelle_grand_maester on zone_wealth",)
    assert defense_mod(SPEARS, "hedge_knights", ncus=rich) == 1
    assert defense_mod(SPEARS, led("qyburn_forbidden_knowledge")) == -1


MORALE: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("berserkers_fervor", "house_umber_berserkers, wounds 4", {}, {"mod": 1}),
    ("loyalty_through_coin", led("bronn_the_sellsword"), {"ncus": WEALTH}, {"mod": 1}),
    ("loyalty_through_coin", led("bronn_the_sellsword"), {}, {"mod": 0}),
    ("stalwart", led("jaime_lannister_the_young_lion"), {}, {"mod": 2}),
    ("iron_resolve", led("brynden_tully_unyielding_knight"), {}, {"mod": 1, "extra": -1}),
    ("iron_resolve", led("brynden_tully_unyielding_knight"), {"panicky": False}, {"mod": 0}),
    ("disorganized", "stone_crows_neutral", {}, {"extra": 1}),
    ("unyielding", led("maege_mormont_the_she_bear", ", wounds 8"), {}, {"extra": -2}),
    ("fearless_avarice", "red_cloaks", {"ncus": WEALTH}, {"extra": -1}),
    ("fearless_avarice", "red_cloaks", {}, {"extra": 0}),
    ("intimidating_presence", SPEARS, {"foe": "house_bolton_flayed_men"}, {"mod": -1, "extra": 1}),
    ("domineering_pride", led("lysene_bosun"), {"foe": f"{SPEARS}, wounds 4"}, {"auto": "pass"}),
    ("domineering_pride", led("lysene_bosun"), {}, {"auto": ""}),
    ("war_elephant", "golden_company_war_elephant", {}, {"cap": 2}),
    ("raiders_of_the_free_cities", "lysene_sellswords, note pillage 1", {}, {"mod": 1}),
    ("valuable_captive_rickon_stark", led("rickon_stark_prince_of_winterfell"), {}, {"mod": 1}),
    ("valuable_captive_jaime_lannister", led("jaime_lannister_maimed_hostage"), {}, {"mod": 1}),
]


@shows(*{row[0] for row in MORALE})
@pytest.mark.rule("miniatures:abilities.panic_limits")
@pytest.mark.parametrize(("ability", "me", "data", "wanted"), MORALE)
def test_tests(ability: str, me: str, data: dict[str, Any], wanted: dict[str, Any]) -> None:
    row = row_of_test(me, **data)
    assert {key: row[key] for key in wanted} == wanted


@shows("embolden", "oppressive_peacekeeping")
@pytest.mark.rule("miniatures:abilities.within")
def test_auras() -> None:
    sparrow = f"0 {SPEARS} at 30,12, with the_high_sparrow_his_high_holiness"
    assert row_of_test(SPEARS, more=[sparrow])["mod"] == 1
    own = led("the_high_sparrow_his_high_holiness")
    assert row_of_test(own)["mod"] == 1
    far = sparrow.replace("30,12", "40,12")
    assert row_of_test(SPEARS, more=[far])["mod"] == 0
    crown = ("1 pycelle_grand_maester on zone_crown",)
    assert row_of_test(SPEARS, foe="gold_cloaks", ncus=crown)["mod"] == -1
    assert row_of_test(SPEARS, foe="gold_cloaks")["mod"] == 0


@shows("protection_of_the_crown")
def test_protection_of_the_crown() -> None:
    arys = led("arys_oakheart_kingsguard")
    dice = {"attack": [6] + [1] * 6, "defense": [1, 6]}
    p = attacked(arys, ncus=CROWN, dice=dice, script={"dice__reroll": [("die:1",)]})
    assert p.told("dice.rerolled")
    assert p.hurt(0) == 0
    assert not attacked(arys, dice=dice).told("dice.rerolled")


@shows("enhanced_mobility", "pathfinder", "indomitable", "elusive_escape")
def test_plain_facts() -> None:
    units = [
        line(0, led("robb_stark_the_wolf_lord"), "at 24,12"),
        line(0, led("crannogman_survivalist"), "at 10,12"),
        line(0, led("gregor_clegane_the_mountain"), "at 38,12"),
    ]
    st = stage(*units).state
    assert seams.speed(st, 0, 5000) == 6000
    assert seams.pivots_before_march(st, 0)
    assert not seams.pivots_before_march(st, 1)
    assert [
        seams.ignores(st, 1, word) for word in ("dangerous", "hindering", "rough", "cover")
    ] == [
        True,
        True,
        True,
        False,
    ]
    assert seams.refuses_token(st, 2, "weakened")
    assert not seams.refuses_token(st, 2, "panicked")
    assert seams.no_pivot_after(st, 1)


@shows(
    "affiliation_bloody_mummers",
    "affiliation_crannogman",
    "affiliation_golden_company",
    "affiliation_house_bolton",
    "affiliation_house_clegane",
    "affiliation_house_karstark",
    "affiliation_house_mormont",
    "affiliation_house_tully",
    "affiliation_house_umber",
    "affiliation_stormcrows",
)
@pytest.mark.rule("miniatures:units.name")
@pytest.mark.parametrize(
    ("model", "house"),
    [
        ("vargo_hoat_the_goat_of_harrenhal", "bloody_mummer"),
        ("meera_reed_cunning_trapper", "crannogman"),
        ("golden_company_officer", "golden_company"),
        ("ramsay_snow_sadist_neutral", "house_bolton"),
        ("sandor_clegane_the_hound", "house_clegane"),
        ("rickard_karstark_lord_of_karhold", "house_karstark"),
        ("maege_mormont_lady_of_bear_island", "house_mormont"),
        ("brynden_tully_unyielding_knight", "house_tully"),
        ("greatjon_umber_lord_of_last_hearth", "house_umber"),
        ("daario_naharis_stormcrow_captain_neutral", "stormcrow"),
    ],
)
def test_affiliations(model: str, house: str) -> None:
    units = [
        line(0, f"lannister_guardsmen, with {model}", "at 24,12"),
        "0 lannister_guardsmen at 10,12",
    ]
    st = stage(*units).state
    assert sources.affiliated(st, 0, house)
    assert not sources.affiliated(st, 1, house)
    umber = stage(line(0, "lannister_guardsmen, with umber_champion", "at 24,12")).state
    assert not sources.affiliated(umber, 0, "house_umber")  # the model's name does not count


@shows("jaimes_vassal", "jokins_vassal")
@pytest.mark.rule("miniatures:commanders.vassal")
def test_vassals() -> None:
    units = [
        line(0, led("addam_marbrand_trusted_bannerman"), "at 24,12"),
        line(0, led("the_widower_stormcrow_captain"), "at 10,12"),
    ]
    st = stage(*units).state
    assert sources.holds_person(st, 0, "jaime_lannister")
    assert sources.holds_person(st, 1, "jokin")
    assert not sources.holds_person(st, 1, "jaime_lannister")


@shows("adaptive", "joffreys_retinue")
def test_abilities_that_are_facts_of_the_card() -> None:
    assert attack_row("kingsguard", SPEARS)["n"] == 7
    assert stage(line(0, "kingsguard", "at 24,12")).state.health[0] == 8


# ---- activations --------------------------------------------------------------------------------


@shows("cavalry_ability", "direwolf", "the_mountain_that_rides")
@pytest.mark.parametrize(
    "me", ["stark_outriders", "grey_wind", "gregor_clegane_the_mountain_that_rides"]
)
def test_a_free_maneuver_at_the_start(me: str) -> None:
    p = activated(me, script={"action__free": ["maneuver"], "move__maneuver": [{"distance": 3000}]})
    assert p.state.y[0] == 15000
    foe = f"1 {SPEARS} against 0 front"
    assert not activated(me, more=[foe]).told("unit.moved")


@shows("recruiting_from_the_hills", "reinforcements", "zealous_resurgence")
def test_restoring_at_the_start() -> None:
    assert activated("stone_crows_neutral, wounds 5").hurt(0) == 5 - 2
    assert activated(led("gate_warden", ", wounds 5")).hurt(0) == 4
    assert activated(led("gate_warden", ", wounds 5"), ncus=CROWN).hurt(0) == 3
    poor = "poor_fellows, wounds 5, note faith 1"
    p = activated(poor, script={"effects__may": "use:zealous_resurgence"})
    assert (p.hurt(0), p.state.notes[0]["faith"]) == (3, 0)
    assert activated("poor_fellows, wounds 5, note faith 0").hurt(0) == 5


@shows("baratheon_banners")
def test_banners() -> None:
    guard = "kingsguard, wounds 3, note banner 4"
    p = activated(
        guard,
        script={
            "effects__may": "use:baratheon_banners",
            "effects__choice": [("way:way_fury", "way:way_haste")],
        },
    )
    assert (p.hurt(0), p.state.notes[0]["banner"]) == (1, 2)
    foe = f"1 {SPEARS} against 0 front"
    script = {
        "effects__may": "use:baratheon_banners",
        "effects__choice": [("way:way_fury", "way:way_terror", "way:way_dread")],
        "turn__action": [f"melee:{SPEARS}:1"],
    }
    dice = {"attack": [6] + [1] * 6, "defense": [1, 1], "morale": [1, 1], "panic": [1]}
    p = activated("kingsguard, note banner 4", more=[foe], script=script, dice=dice)
    assert p.tokens(1) == {"panicked", "weakened"}
    assert p.last("attack.hits")["hits"] == 2  # Critical Blow
    assert p.last("dice.defense")["need"] == 5  # Sundering against 4+
    assert p.last("dice.test")["mod"] == -2
    assert p.hurt(1) == 2 + 1 + 1  # the failed test costs 1 more


@shows("uncontrolled_rage")
@pytest.mark.rule("miniatures:abilities.counts_as_six")
def test_uncontrolled_rage() -> None:
    gregor = f"{SPEARS}, with gregor_clegane_lord_tywins_mad_dog"
    near, far = f"1 {SPEARS} at 24,22 facing 180", f"1 {SPEARS} at 34,20 facing 180"
    dice = {"morale": [1, 1], "attack": [1] * 7}
    p = activated(gregor, more=[near, far], dice=dice, script={"charge__pivot": {"pivot": 0}})
    assert p.last("charge.declared")["target_nr"] == 1
    assert p.last("charge.run")["success"]
    assert not p.told("dice.charge")
    calm = activated(gregor, more=[near, far], dice={"morale": [6, 6]})
    assert not calm.told("charge.declared")


@shows("lannister_justice")
def test_lannister_justice() -> None:
    foe = f"1 {SPEARS} at 24,24 facing 180"
    dice = {"morale": [6, 6]}
    p = activated(
        "red_cloaks", more=[foe], ncus=CROWN, dice=dice, script={"turn__action": ["march"]}
    )
    assert p.last("dice.test")["mod"] == -3
    p = activated("red_cloaks", more=[foe], script={"turn__action": ["march"]})
    assert not p.told("dice.test")


@shows("jojens_greensight")
def test_jojens_greensight() -> None:
    jojen = led("jojen_reed_greensight")
    script = {
        "turn__action": [f"charge:{SPEARS}:1"],
        "charge__pivot": {"pivot": 0},
        "effects__choice": [("way:way_charge",)],
        "dice__reroll": [("die:1",)],
    }
    foe = f"1 {SPEARS} at 24,22.5 facing 180"
    dice = {"charge": [2, 6], "attack": [1] * 7}
    p = activated(jojen, more=[foe], dice=dice, script=script)
    assert p.last("charge.run")["success"]
    script = {
        "turn__action": [f"melee:{SPEARS}:1"],
        "effects__choice": [("way:way_reroll",)],
        "dice__reroll": [("die:1",)],
    }
    dice = {"attack": [1] * 8}
    p = activated(jojen, more=[f"1 {SPEARS} against 0 front"], dice=dice, script=script)
    assert p.last("dice.rerolled")["count"] == 1


@shows("war_elephant")
def test_an_elephant_alone_may_balk() -> None:
    elephant = "golden_company_war_elephant"
    p = activated(elephant, dice={"morale": [1, 1]}, script={"turn__action": ["march"]})
    assert not p.told("unit.moved")
    friend = "0 golden_company_swordsmen at 18,12"
    p = activated(
        elephant,
        more=[friend],
        script={
            "turn__action": ["march"],
            "move__march": [{"distance": 4000}],
        },
    )
    assert p.told("unit.moved")
    assert not p.told("dice.test")


@shows("regroup", "elusive_escape")
def test_retreats() -> None:
    robb = led("robb_stark_the_wolf_lord", ", wounds 5")
    foe = f"1 {SPEARS} against 0 front"
    script = {"turn__action": ["retreat"], "move__retreat": [{"direction": 2, "distance": 4000}]}
    p = activated(robb, more=[foe], dice={"retreat": [3]}, script=script)
    assert p.hurt(0) == 5 - 3
    assert p.told("unit.moved")
    slippery = "bloody_mummer_zorse_riders"
    script["dice__reroll"] = [("die:1",)]
    p = activated(slippery, more=[foe], dice={"retreat": [1, 5]}, script=script)
    assert p.tokens(1) == {"weakened"}
    assert p.last("dice.rerolled")["what"] == "retreat"


@shows("hodor_retreat")
def test_hodor() -> None:
    bran = led("bran_and_hodor_protector_and_ward")
    foe = f"1 {SPEARS} against 0 front"
    script = {
        "turn__action": ["retreat"],
        "effects__may": "use:hodor_retreat",
        "move__retreat": [{"direction": 2, "distance": 9000}],
    }
    p = activated(
        bran,
        more=[foe],
        dice={"retreat": [1]},
        script=script,
    )
    assert p.state.y[0] == 3000
    assert attack_row(bran, SPEARS)["extra_wounds"] == 1
    assert [name for name, _ in sources.abilities(p.state, 0) if name.startswith("hodor")] == []


# ---- tests --------------------------------------------------------------------------------------


@shows("dauntless", "duty_to_the_crown", "rally_banner", "boisterous_charisma", "stubborn_tenacity")
def test_after_a_test_was_passed() -> None:
    assert trial(led("brynden_tully_unyielding_knight", ", wounds 3")).hurt(0) == 2
    selmy = led("barristan_selmy_lord_commander_of_the_kingsguard", ", wounds 3")
    assert trial(selmy).hurt(0) == 2
    assert trial(selmy, ncus=CROWN).hurt(0) == 1
    banner = "0 house_tully_cavaliers at 30,12"
    assert trial(f"{SPEARS}, wounds 3", more=[banner]).hurt(0) == 2
    two = [banner, "0 house_tully_cavaliers at 18,12"]
    assert trial(f"{SPEARS}, wounds 3", more=two).hurt(0) == 2  # one name, one wound
    officer = led("golden_company_officer")
    p = trial(officer, script={"effects__token": ["token:weakened"]})
    assert p.tokens(1) == {"weakened"}
    assert trial("house_tully_sworn_shields").hurt(1) == 1
    assert trial("house_tully_sworn_shields", panicky=False).hurt(1) == 0


@shows("battle_prayer", "fanatical_zeal")
def test_faith() -> None:
    assert mods.starting_notes("the_warriors_sons", ()) == {"faith": 1}
    assert trial("the_warriors_sons, note faith 0").state.notes[0]["faith"] == 1
    assert trial("poor_fellows, note faith 0", panicky=False).state.notes[0]["faith"] == 1
    may = {"effects__may": "use:battle_prayer"}
    sons = "the_warriors_sons, note faith 1"
    p = strike(sons, script={**may, "dice__reroll": [("die:1",)]}, dice={"attack": [1] * 8})
    assert (p.state.notes[0]["faith"], len(p.told("dice.rerolled"))) == (0, 1)
    dice = {"attack": [4, 4, 1, 1, 1, 1, 1], "defense": [1, 1], "morale": [6, 6]}
    assert attacked(sons, dice=dice, script=may).hurt(0) == 1  # one of two hits blocked
    poor = "poor_fellows, note faith 1"
    p = strike(
        poor,
        script={"effects__may": "use:fanatical_zeal"},
        dice={"attack": [6, 1, 1, 1, 1, 1], "defense": []},
    )
    assert p.hurt(1) >= 1  # Precision


@shows("prey_on_fear", "weaken_resolve", "stubborn_tenacity")
def test_after_an_enemy_failed() -> None:
    p = trial(SPEARS, passed=False, foe="house_clegane_mountains_men, wounds 4")
    assert p.hurt(1) == 2
    p = trial(SPEARS, passed=False, foe=led("vargo_hoat_the_crippler"))
    assert p.tokens(0) == {"weakened"}
    assert trial(SPEARS, foe=led("vargo_hoat_the_crippler")).tokens(0) == set()


# ---- being attacked -----------------------------------------------------------------------------


@shows("counterstrike", "vengeance_of_the_crown")
def test_striking_back() -> None:
    dice = {"attack": [1, 1, 1, 6, 6, 6, 6], "defense": [6] * 4 + [1, 1, 6]}
    p = attacked("bloody_mummer_skirmishers", dice=dice)
    assert p.hurt(1) == 2  # three misses, three hits back, one of them blocked
    boros = led("boros_blount_kingsguard", ", wounds 4")
    assert attacked(boros, ncus=CROWN, dice=MISS).hurt(1) == 2
    assert attacked(boros, dice=MISS).hurt(1) == 0


@shows("horrific_visage")
def test_horrific_visage() -> None:
    p = attacked("house_bolton_blackguards", dice={"morale": [6, 6], **MISS})
    assert p.told("dice.test")[0]["mod"] == -3
    assert p.told("dice.test")[0]["nr"] == 1


@shows("hardened")
def test_hardened() -> None:
    veteran = led("mormont_veteran", ", wounds 4")
    dice = {"attack": [4, 4, 1, 1, 1, 1, 1], "defense": [1, 1], "morale": [6, 6]}
    assert attacked(veteran, dice=dice).hurt(0) == 4 + 1


@shows("go_down_fighting")
def test_go_down_fighting() -> None:
    units = [line(0, led("maege_mormont_the_she_bear"), "at 24,12"), f"1 {SPEARS} against 0 front"]
    p = staged("wounds.wound", 0, 8, 1, -1, units=units).play()
    assert p.hurt(1) == 2  # two ranks went


@shows("brans_protector", "jokins_protector")
@pytest.mark.parametrize(
    ("ward", "guard"),
    [
        ("bran_and_hodor_protector_and_ward", "summer"),
        ("jokin_archer_captain", "stormcrow_dervishes_neutral, with the_widower_second_in_command"),
    ],
)
def test_protectors_answer_an_attack(ward: str, guard: str) -> None:
    helper = line(0, guard, "against 1 rear")
    p = attacked(
        led(ward), dice=MISS, more=[helper], script={"action__free": [f"melee:{SPEARS}:1"]}
    )
    assert [row["nr"] for row in p.told("attack.declared")] == [1, 2]


@shows("to_the_last")
@pytest.mark.rule("miniatures:abilities.save")
def test_to_the_last() -> None:
    jon = led("greatjon_umber_fierce_bannerman", ", note last 2")
    units = [line(0, jon, "at 24,12"), f"1 {SPEARS} against 0 front"]
    p = staged("wounds.wound", 0, 12, 1, -1, units=units, dice={"morale": [6, 6]}).play()
    assert (p.state.health[0], p.state.notes[0]["last"]) == (1, 1)
    p = staged("wounds.wound", 0, 12, 1, -1, units=units, dice={"morale": [1, 1]}).play()
    assert p.hurt(0) == -1
    assert mods.starting_notes(SPEARS, ("greatjon_umber_fierce_bannerman",)) == {"last": 2}


@shows("raiders_of_the_free_cities")
def test_raiders_take_pillage() -> None:
    dice = {"attack": [6] * 7, "defense": [1] * 14, "morale": [6, 6]}
    p = strike("lysene_sellswords", dice=dice)
    assert p.state.notes[0]["pillage"] == 2  # never more than two
    assert attack_row("lysene_sellswords, note pillage 2", SPEARS)["n"] == 8
    assert attack_row("lysene_sellswords, note pillage 1", SPEARS)["n"] == 7


# ---- captives and infiltrators ------------------------------------------------------------------


@shows("valuable_captive_jaime_lannister", "valuable_captive_rickon_stark")
@pytest.mark.rule("miniatures:attachments.fallen", "miniatures:attachments.enemy")
def test_captives_are_worth_a_point() -> None:
    rickon = led("rickon_stark_prince_of_winterfell")
    p = staged(
        "wounds.destroy_attachment",
        0,
        "rickon_stark_prince_of_winterfell",
        1,
        -1,
        units=[line(0, rickon, "at 24,12")],
    ).play()
    assert p.state.vp == [0, 1]
    hostage = "jaime_lannister_maimed_hostage"
    held = f"{led(hostage)}, note guest:{hostage} 2"
    p = staged(
        "wounds.destroy_attachment", 0, hostage, 1, -1, units=[line(0, held, "at 24,12")]
    ).play()
    assert p.state.vp == [0, 1]


@shows("a_man_freed_a_name_owed")
def test_a_man_freed() -> None:
    jaqen = "jaqen_hghar_mysterious_prisoner"
    held = f"{led(jaqen)}, note guest:{jaqen} 2"
    other = line(0, led("umber_champion"), "at 34,12")
    p = staged(
        "wounds.destroy_attachment", 0, jaqen, 1, -1, units=[line(0, held, "at 24,12"), other]
    )
    p.play(
        effects__may="use:a_man_freed_a_name_owed",
        effects__target=[f"unit:{SPEARS}:1"],
        effects__choice=["model:umber_champion"],
    )
    assert p.hurt(1) == 3
    assert p.state.attached[1] == ()


@shows("sabotage_and_subvert")
@pytest.mark.rule("miniatures:tactics.forbidden_target", "miniatures:attachments.enemy")
def test_a_turncoat() -> None:
    held = "stark_sworn_swords, note guest:turncoat 2, with turncoat"
    units = [line(0, held, "at 24,12"), f"1 {SPEARS} against 0 front"]
    p = stage(*units, hands={"0": ["winters_might"]})
    p.play(
        turn__unit=["unit:stark_sworn_swords:0"],
        effects__may="use:sabotage_and_subvert",
        effects__token=["token:weakened"],
        turn__action=[f"melee:{SPEARS}:1"],
    )
    assert p.tokens(0) == {"weakened"}
    assert p.state.attached[0] == ()
    assert not p.told("card.played")
    assert p.hurt(0) == 1


# ---- claims -------------------------------------------------------------------------------------


def claimed(zone: str, *units: str, ncu: str = "pycelle_grand_maester", **data: Any) -> Stage:
    """Seat 0's NCU claims a zone."""
    script = data.pop("script", {})
    rows = data.pop("ncus", ())
    p = staged("tactics_board.claim", 0, zone, units=units, ncus=[f"0 {ncu}", *rows], **data)
    return p.play(**script)


CLAIMS = [
    (
        "might_of_the_throne_kevan_lannister",
        "kevan_lannister_protector_of_the_realm",
        "zone_crown",
        f"melee:{SPEARS}:1",
    ),
    (
        "orders_of_the_crown_joffrey_baratheon",
        "joffrey_baratheon_first_of_his_name",
        "zone_crown",
        "march",
    ),
    (
        "orders_of_the_crown_preston_greenfield",
        "preston_greenfield_kingsguard",
        "zone_crown",
        "maneuver",
    ),
    ("motivated_by_coin", "bronn_the_sellsword", "zone_wealth", f"melee:{SPEARS}:1"),
]


@shows(*(row[0] for row in CLAIMS))
@pytest.mark.rule("miniatures:tactics_board.replace", "miniatures:tactics_board.replace_once")
@pytest.mark.parametrize(("ability", "model", "zone", "action"), CLAIMS)
def test_a_zone_gives_the_unit_an_action(ability: str, model: str, zone: str, action: str) -> None:
    units = [line(0, f"lannister_guardsmen, with {model}", "at 24,12")]
    units.append(f"1 {SPEARS} against 0 front" if "melee" in action else f"1 {SPEARS} at 24,40")
    p = claimed(zone, *units, script={"effects__may": f"use:{ability}", "action__free": [action]})
    assert p.last("action.chosen")["action"] == action.split(":", maxsplit=1)[0]
    assert not p.told("zone.target")
    assert claimed("zone_combat", *units).told("effect.used") == []


@shows("outflank")
def test_outflanking() -> None:
    units = [
        "0 stark_outriders, with brynden_tully_vanguard_infiltrator, note outflank 1",
        f"0 {SPEARS} at 24,12",
    ]
    spot = {"x": 3000, "y": 24000, "facing": 9000}
    p = Stage.on({"units": [*units, f"1 {BOWS} at 24,40 facing 180"], "first": 1}, {})
    p.play(effects__may="use:outflank", deploy__place=[spot])
    assert (p.state.x[0], p.state.y[0]) == (3000, 24000)
    first = Stage.on({"units": [*units, f"1 {BOWS} at 24,40 facing 180"], "first": 0}, {})
    first.play(effects__may="use:outflank")
    assert first.state.where[0] == 0
