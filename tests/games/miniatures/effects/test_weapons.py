"""Abilities of attacks: what each of them does to the dice, the defender and the attacker."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    COMBAT,
    CROWN,
    SPEARS,
    TACTICS,
    WEALTH,
    attack_row,
    shows,
    stage,
    staged,
    strike,
)

HURT = f"{SPEARS}, wounds 5"  # two ranks left


def with_model(model: str) -> str:
    return f"{SPEARS}, with {model}"


KEYWORDS: list[tuple[str, str, int, dict[str, Any], set[str]]] = [
    # ability, attacker, weapon, further data, keywords
    ("acute_precision", with_model("jokin_archer_captain"), 0, {}, {"precision"}),
    ("blade_and_fang", "house_bolton_bastards_girls", 1, {}, {"vicious"}),
    ("crossbow", "lannister_crossbowmen", 0, {}, {"sundering"}),
    ("executioners_axe", "house_umber_ravagers", 0, {}, {"sundering"}),
    ("executioners_fury", "house_umber_greataxes", 0, {}, {"vicious"}),
    ("flail", "house_karstark_loyalists", 0, {}, {"vicious"}),
    ("halberd", "lannister_halberdiers", 0, {}, {"sundering"}),
    ("knights_blade", "hedge_knights", 0, {}, {"sundering"}),
    ("lance", "house_tully_cavaliers", 0, {}, {"sundering"}),
    ("marauders_blades", "house_clegane_mountains_men, wounds 5", 0, {}, {"vicious"}),
    ("pirates_blades", "lysene_sellswords", 0, {}, {"critical_blow"}),
    ("precision_melee", with_model("syrio_forel_first_blade_of_braavos"), 0, {}, {"precision"}),
    (
        "reckless_strikes",
        with_model("daario_naharis_reckless_mercenary_neutral"),
        0,
        {},
        {"critical_blow", "precision"},
    ),
    ("resolute_strikes", "house_mormont_she_bears", 0, {}, {"critical_blow"}),
    ("ruthless_aggression", "house_bolton_cutthroats", 0, {}, {"vicious"}),
    ("spiked_flail", "house_bolton_blackguards", 0, {}, {"vicious"}),
    ("stomp", "golden_company_war_elephant", 0, {}, {"vicious"}),
    ("sundering_melee", with_model("the_widower_second_in_command"), 0, {}, {"sundering"}),
    ("the_mountains_strength", with_model("gregor_clegane_the_mountain"), 0, {}, {"sundering"}),
    ("tooth_and_claw", "grey_wind", 0, {}, {"sundering"}),
    ("vicious_melee", with_model("vargo_hoat_the_crippler"), 0, {}, {"vicious"}),
    ("vicious_mauling", "shaggydog", 0, {}, {"sundering", "vicious"}),
    ("war_flail", "house_bolton_flayed_men", 0, {}, {"vicious"}),
    ("wildfire", "pyromancers", 1, {}, {"vicious"}),
    ("winterfell_supplies", "winterfell_guard", 0, {}, {"precision"}),
    ("winterfells_wrath", with_model("winterfell_champion"), 0, {}, {"critical_blow"}),
    ("winters_bite", "stark_sworn_swords", 0, {}, {"critical_blow"}),
    ("dominance_of_the_crown", with_model("mandon_moore_kingsguard"), 0, {}, set()),
    (
        "dominance_of_the_crown",
        with_model("mandon_moore_kingsguard"),
        0,
        {"ncus": CROWN},
        {"sundering"},
    ),
    (
        "improved_armaments",
        with_model("stormcrow_lieutenant_neutral"),
        0,
        {"ncus": WEALTH},
        {"sundering"},
    ),
    ("experiment_enhancements", with_model("qyburn_forbidden_knowledge"), 0, {}, {"vicious"}),
    (
        "mercenarys_longbow",
        BOWS,
        0,
        {"ncus": WEALTH, "place": "at 24,24 facing 180"},
        {"sundering"},
    ),
]


@shows(*{row[0] for row in KEYWORDS} - {"stomp"})
@pytest.mark.rule(
    "miniatures:abilities.weapon", "miniatures:abilities.sundering", "miniatures:abilities.vicious"
)
@pytest.mark.parametrize(("ability", "me", "weapon", "data", "wanted"), KEYWORDS)
def test_keywords(
    ability: str, me: str, weapon: int, data: dict[str, Any], wanted: set[str]
) -> None:
    foe = SPEARS if ability != "marauders_blades" else f"{SPEARS}"
    if ability == "executioners_axe":
        foe = f"{SPEARS}, wounds 5"
    row = attack_row(me, foe, weapon=weapon, **data)
    assert set(row["keywords"]) == wanted


@pytest.mark.rule("miniatures:abilities.weapon")
def test_a_weapons_ability_belongs_to_that_weapon() -> None:
    row = attack_row("stark_bowmen", SPEARS, weapon=1)
    assert row["keywords"] == []
    girls = attack_row("house_bolton_bastards_girls", SPEARS, weapon=0)
    assert girls["keywords"] == []


@shows("winters_bite")
def test_winters_bite_grows_with_losses() -> None:
    full = attack_row("stark_sworn_swords", SPEARS)
    two = attack_row("stark_sworn_swords, wounds 4", SPEARS)
    one = attack_row("stark_sworn_swords, wounds 8", SPEARS)
    assert [row["hit_mod"] for row in (full, two, one)] == [0, 1, 1]
    assert [bool(row.get("rights")) for row in (full, two, one)] == [False, False, True]
    assert [row["n"] for row in (full, two, one)] == [7, 5, 4]


@shows("resolute_strikes")
def test_resolute_strikes_hit_better_with_each_lost_rank() -> None:
    rows = [attack_row(f"house_mormont_she_bears, wounds {n}", SPEARS) for n in (0, 4, 8)]
    assert [row["hit_mod"] for row in rows] == [0, 1, 2]


@shows("boldness_and_courage")
def test_boldness_and_courage() -> None:
    rodrik = "stark_sworn_swords, with rodrik_cassel_master_at_arms"
    assert attack_row(rodrik, SPEARS)["n"] == 8
    assert attack_row(f"{rodrik}, wounds 4", SPEARS)["n"] == 7
    assert attack_row(f"{rodrik}, wounds 8", SPEARS)["n"] == 5


@shows("cleaving_blows", "stomp", "wildfire")
@pytest.mark.rule("miniatures:abilities.no_defense", "miniatures:abilities.charge_attack")
def test_attacks_without_defense_and_on_a_charge() -> None:
    mountain = "gregor_clegane_the_mountain_that_rides"
    assert "no_defense" in attack_row(mountain, SPEARS)["flags"]
    assert attack_row(mountain, SPEARS, charge=True)["keywords"] == ["critical_blow"]
    elephant = attack_row("golden_company_war_elephant", SPEARS, charge=True)
    assert elephant["n"] == 4 + 3
    assert "no_defense" in elephant["flags"]
    assert "no_defense" in attack_row("pyromancers", SPEARS, weapon=1)["flags"]


@shows("crossbow")
def test_crossbows_aim_better_at_short_range() -> None:
    near = attack_row("lannister_crossbowmen", SPEARS, place="at 24,21 facing 180")
    far = attack_row("lannister_crossbowmen", SPEARS, place="at 24,27 facing 180")
    assert near["rights"] == ["attack:0"]
    assert "rights" not in far


@shows("executioners_axe", "executioners_fury")
def test_executioners() -> None:
    outnumbered = attack_row("house_umber_ravagers, wounds 6", SPEARS)
    assert set(outnumbered["keywords"]) == {"sundering", "vicious"}
    assert "six_only" in attack_row("house_umber_greataxes", SPEARS)["flags"]
    p = staged(
        "attack.melee_attack",
        0,
        1,
        False,
        units=["0 house_umber_ravagers at 24,12, wounds 6", f"1 {SPEARS} against 0 front"],
    )
    assert "panicked" in p.tokens(1)
    p = staged(
        "attack.melee_attack",
        0,
        1,
        False,
        units=["0 house_umber_greataxes at 24,12, wounds 8", f"1 {SPEARS} against 0 front"],
    ).play()
    assert "weakened" in p.tokens(1)


@shows("lance", "war_flail")
def test_lances_and_war_flails_on_a_charge() -> None:
    assert attack_row("house_tully_cavaliers", SPEARS)["n"] == 5
    assert attack_row("house_tully_cavaliers", SPEARS, charge=True)["n"] == 5 + 4
    assert attack_row("house_tully_cavaliers, wounds 6", SPEARS, charge=True)["n"] == 4 + 2
    row = attack_row("house_bolton_flayed_men", SPEARS, charge=True)
    assert set(row["keywords"]) == {"vicious", "critical_blow"}


@shows("marauders_blades")
def test_marauders_prey_on_the_weak() -> None:
    row = attack_row("house_clegane_mountains_men", SPEARS)
    assert (row["hit_mod"], set(row["keywords"])) == (1, {"vicious", "critical_blow"})


@shows("mastercraft_longsword", "superior_numbers", "mercenarys_longbow", "ruthless_aggression")
def test_rights_to_re_roll() -> None:
    assert attack_row("golden_company_swordsmen", SPEARS)["rights"] == ["attack:0"]
    captain = f"{SPEARS}, with loyalist_captain"
    assert "rights" not in attack_row(captain, SPEARS)
    assert attack_row(captain, HURT)["rights"] == ["attack:0"]
    shot: dict[str, Any] = {"place": "at 24,24 facing 180"}
    assert "rights" not in attack_row(BOWS, SPEARS, **shot)
    assert attack_row(BOWS, SPEARS, ncus=COMBAT, **shot)["rights"] == ["attack:0"]
    assert attack_row("house_bolton_cutthroats", SPEARS)["rights"] == ["attack:0"]
    assert "rights" not in attack_row("house_bolton_cutthroats", f"{SPEARS}, activated")


@shows("winterfell_supplies", "improved_armaments", "pirates_blades")
@pytest.mark.rule("miniatures:abilities.highest", "miniatures:tactics_board.control")
def test_the_highest_dice_value() -> None:
    guard = "winterfell_guard, wounds 8"
    assert attack_row(guard, SPEARS)["n"] == 4
    assert attack_row(guard, SPEARS, ncus=COMBAT)["n"] == 7
    lieutenant = f"{SPEARS}, wounds 8, with stormcrow_lieutenant_neutral"
    assert attack_row(lieutenant, SPEARS)["n"] == 4
    assert attack_row(lieutenant, SPEARS, ncus=WEALTH)["n"] == 7
    pirates = "lysene_sellswords, wounds 8, note pillage 2"
    assert attack_row(pirates, SPEARS)["n"] == 7 + 1  # and a die more for the raiders


@shows("hodor_strength", "unstoppable_wrath", "the_mountains_strength")
@pytest.mark.rule("miniatures:abilities.extra_hits")
def test_extra_wounds() -> None:
    def extra(model: str) -> int:
        return int(attack_row(with_model(model), SPEARS)["extra_wounds"])

    assert extra("bran_and_hodor_protector_and_ward") == 1
    assert extra("gregor_clegane_lord_tywins_mad_dog") == 2
    assert extra("gregor_clegane_the_mountain") == 2


@shows("experiment_enhancements", "dominance_of_the_crown", "gang_up", "vicious_mauling")
def test_hitting_better_and_more_dice() -> None:
    row = attack_row(with_model("qyburn_forbidden_knowledge"), SPEARS)
    assert row["hit_mod"] == 1
    assert "no_weakened" in row["flags"]
    assert attack_row(with_model("mandon_moore_kingsguard"), SPEARS, ncus=CROWN)["hit_mod"] == 1
    biter = f"0 {SPEARS} against 1 rear, with biter_rorges_mad_dog"
    helped = attack_row(SPEARS, SPEARS, more=[biter])
    assert (helped["hit_mod"], helped["n"]) == (1, 8)
    alone = attack_row(with_model("biter_rorges_mad_dog"), SPEARS)
    assert (alone["hit_mod"], alone["n"]) == (0, 7)
    assert attack_row("shaggydog, wounds 3", SPEARS)["n"] == 4 + 3


# ---- before the attack dice ---------------------------------------------------------------------


@shows("knights_blade", "mummers_blade", "intimidation_of_the_crown", "ruthless_aggression")
@pytest.mark.rule("miniatures:abilities.became")
def test_tokens_before_the_dice() -> None:
    assert "vulnerable" not in strike("hedge_knights").tokens(1)
    assert "vulnerable" in strike("hedge_knights", ncus=COMBAT).tokens(1)
    assert "weakened" in strike("bloody_mummer_skirmishers").tokens(1)
    assert "weakened" not in strike("bloody_mummer_skirmishers", f"{SPEARS}, activated").tokens(1)
    trant = with_model("meryn_trant_kingsguard")
    assert strike(trant, ncus=CROWN).tokens(1) >= {"panicked", "weakened"}
    assert strike(trant).tokens(1) == set()
    assert "vulnerable" in strike("house_bolton_cutthroats").tokens(1)


@shows("mercenarys_longbow", "trackers_bow", "arrow_volley")
def test_bows() -> None:
    units = [f"0 {BOWS} at 24,12", f"1 {SPEARS} at 24,24 facing 180"]
    p = staged("attack.attack", 0, 1, 0, False, units=units, ncus=TACTICS).play()
    assert "vulnerable" in p.tokens(1)
    units[0] = "0 house_bolton_bastards_girls at 24,12"
    p = staged("attack.attack", 0, 1, 0, False, units=units).play()
    assert "vulnerable" in p.tokens(1)
    units[0] = "0 stark_bowmen at 24,12"
    dice = {"attack": [6] * 7, "defense": [1] + [6] * 6}
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice=dice).play()
    assert "weakened" in p.tokens(1)
    dice = {"attack": [6] * 7, "defense": [6] * 7}
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice=dice).play()
    assert "weakened" not in p.tokens(1)


@shows("arrow_volley")
def test_arrow_volleys_fly_over_units_and_terrain() -> None:
    wall = [f"1 {SPEARS} at {place} facing 180" for place in ("22,14", "26,19.3")]
    units = ["0 stark_bowmen at 24,8", f"1 {SPEARS} at 24,24.3 facing 180", *wall]
    p = stage(*units)
    p.answer(0, "unit:stark_bowmen:0").answer(0, "ranged").answer(0, {"distance": 0})
    assert "unit:stormcrow_mercenaries_neutral:1" in p.keys(0)
    others = [f"0 {BOWS} at 24,8", *units[1:]]
    p = stage(*others)
    p.answer(0, f"unit:{BOWS}:0").answer(0, "ranged").answer(0, {"distance": 0})
    assert "unit:stormcrow_mercenaries_neutral:1" not in p.keys(0)


@shows("battle_scars", "mace_and_spike", "lannister_oppression")
def test_choices_grow_with_losses_or_tokens() -> None:
    maege = f"{SPEARS}, with maege_mormont_lady_of_bear_island"
    p = strike(maege, script={"effects__choice": [("way:vicious",)]})
    assert p.last("dice.test")["mod"] == -2
    p = strike(f"{maege}, wounds 8", dice={"attack": [4] * 7})
    assert len(p.last("dice.attack")["dice"]) == 7  # all three: the highest value among them
    p = strike(
        "house_mormont_bruisers",
        script={"effects__choice": [("way:critical_blow",)]},
        dice={"attack": [6] + [1] * 6},
    )
    assert p.last("attack.hits")["hits"] == 2
    p = strike(
        "house_mormont_bruisers, wounds 4",
        dice={"attack": [6] + [1] * 5, "defense": [6]},
        script={"effects__choice": [("way:critical_blow", "way:precision")]},
    )
    assert p.hurt(1) >= 1  # one of the two hits was a wound at once
    guard = "casterly_rock_honor_guard"
    p = strike(
        guard,
        f"{SPEARS}, panicked weakened",
        script={"effects__choice": [("way:sundering", "way:vicious", "way:way_mute")]},
    )
    assert p.told("unit.muted")


@shows("motley_armaments")
def test_motley_armaments() -> None:
    riders = "bloody_mummer_zorse_riders"
    p = strike(riders, script={"effects__choice": [("way:critical_blow",)]})
    assert len(p.last("dice.attack")["dice"]) == 7
    assert not p.told("unit.muted")
    p = strike(riders, script={"effects__choice": [("way:way_mute",)]})
    assert len(p.last("dice.attack")["dice"]) == 6
    assert p.told("unit.muted")
    units = [f"0 {SPEARS} at 4,30", f"1 {SPEARS} at 24,20", f"0 {riders} against 1 rear"]
    p = staged("attack.melee_attack", 2, 1, False, units=units).play()
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.told("unit.muted")


@shows("expert_duelist")
@pytest.mark.rule("miniatures:attachments.destroyed", "miniatures:attachments.no_target")
def test_a_duel() -> None:
    jaime = f"{SPEARS}, with jaime_lannister_kingsguard"
    foe = f"{SPEARS}, with umber_champion"
    dice = {"effect": [5], "attack": [1] * 7}
    p = strike(jaime, foe, dice=dice, script={"effects__choice": [("way:way_duel",)]})
    assert p.state.attached[1] == ()
    assert p.hurt(1) == 1
    dice = {"effect": [4], "attack": [1] * 7}
    p = strike(jaime, foe, dice=dice, script={"effects__choice": [("way:way_duel",)]})
    assert p.state.attached[1] == ("umber_champion",)
    p = strike(
        jaime, foe, dice={"attack": [1] * 7}, script={"effects__choice": [("way:way_wound",)]}
    )
    assert p.last("attack.wounds")["count"] == 1


@shows("unleashed_ferocity")
def test_unleashed_ferocity() -> None:
    loyalists = "house_karstark_loyalists, wounds 8"
    p = strike(
        loyalists,
        script={"effects__token": ["token:panicked", "token:vulnerable"]},
        dice={"attack": [1] * 4},
    )
    assert p.tokens(1) == {"panicked", "vulnerable"}
    assert strike("house_karstark_loyalists", dice={"attack": [1] * 7}).tokens(1) == set()


@shows("poisoned_tridents")
def test_poison() -> None:
    devils = "crannogman_bog_devils"
    p = strike(devils, dice={"attack": [1] * 7}, script={"effects__choice": [("way:way_weaken",)]})
    assert p.tokens(1) == {"weakened"}
    p = strike(devils, dice={"attack": [1] * 7}, script={"effects__choice": [("way:way_poison",)]})
    p.play(turn__unit=[f"unit:{SPEARS}:2"])  # somebody else's turn first
    p.play(turn__unit=[f"unit:{SPEARS}:1"], turn__action=["retreat"])
    assert p.hurt(1) >= 1


@shows("poisoned_tridents")
def test_poison_may_go_instead_of_a_token() -> None:
    p = staged(
        "attack.melee_attack",
        0,
        1,
        False,
        units=["0 crannogman_bog_devils at 24,12", f"1 {SPEARS} against 0 front, panicked"],
        dice={"attack": [1] * 7},
        hands={"1": ["combat_prowess_rodrik"]},
    )
    p.play(effects__choice=[("way:way_poison",)])
    p.play(
        turn__unit=["unit:stormcrow_mercenaries_neutral:2"],
        turn__action=["none"],
        effects__play=["card:combat_prowess_rodrik:1"],
        effects__token=["token:poison"],
    )
    assert p.tokens(1) == {"panicked"}
    assert not any(row.get("part") == "poison" for row in p.state.effects)


@shows("rally_cry")
def test_rally_cry() -> None:
    friend = f"0 {SPEARS} at 14,8, wounds 3"
    p = strike(f"{SPEARS}, with eddard_stark_lord_of_winterfell", more=[friend])
    assert p.hurt(2) == 1


@shows("names_on_the_list")
def test_arya_crosses_names_off() -> None:
    arya = f"{SPEARS}, note list 1, with arya_stark_fugitive_princess"
    foe = f"{SPEARS}, with umber_champion"
    p = strike(
        arya, foe, dice={"attack": [1] * 7}, script={"effects__may": "use:names_on_the_list"}
    )
    assert p.state.attached[1] == ()
    assert p.state.notes[0]["list"] == 0
    units = [f"0 {SPEARS} at 24,12, with arya_stark_fugitive_princess", f"0 {SPEARS} at 30,12"]
    p = staged("wounds.wound", 1, 4, 1, -1, units=units).play()
    assert p.state.notes[0]["list"] == 1


# ---- after the attack ---------------------------------------------------------------------------


@shows("fueled_by_slaughter", "reckless_strikes", "pirates_blades")
def test_after_the_attack() -> None:
    hound = f"{SPEARS}, wounds 6, with sandor_clegane_the_hound"
    dice = {"attack": [6] + [1] * 4, "defense": [1], "morale": [6, 6], "panic": [1]}
    assert strike(hound, f"{SPEARS}, wounds 4", dice=dice).hurt(0) == 6 - 2
    dice = {"attack": [1] * 5}
    assert strike(hound, dice=dice).hurt(0) == 6
    daario = f"{SPEARS}, with daario_naharis_reckless_mercenary_neutral"
    assert strike(daario, dice={"attack": [1, 1, 1, 2, 2, 2, 2]}).hurt(0) == 3
    pirates = "lysene_sellswords, wounds 3, note pillage 2"
    assert strike(pirates, dice={"attack": [1] * 8}).hurt(0) == 1


@shows("sadistic_mutilation")
@pytest.mark.rule("miniatures:conditions.other_use")
def test_sadistic_mutilation() -> None:
    vargo = f"{SPEARS}, with vargo_hoat_the_crippler"
    foe = f"{SPEARS}, weakened, with umber_champion"
    p = strike(
        vargo, foe, dice={"attack": [1] * 7}, script={"effects__may": "use:sadistic_mutilation"}
    )
    assert p.state.attached[1] == ()
    assert "weakened" not in p.tokens(1)


@shows("swift_strike")
def test_swift_strike() -> None:
    p = strike(
        "stormcrow_dervishes_neutral",
        dice={"attack": [1] * 7},
        script={"action__free": ["retreat"]},
    )
    assert p.told("dice.retreat")


@shows("interrogate")
def test_interrogate() -> None:
    bosun = f"{SPEARS}, with lysene_bosun"
    hands = {"1": ["bribery", "hear_me_roar"]}
    dice = {"attack": [6] * 7, "defense": [1] * 7}
    p = strike(
        bosun,
        f"{SPEARS}, wounds 10",
        dice=dice,
        hands=hands,
        script={"effects__may": "use:interrogate", "effects__search": ["card:bribery:0"]},
    )
    assert p.last("cards.discarded")["card"] == "bribery"


@shows("brutal_armaments")
def test_brutal_armaments() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [1, 1], "panic": [1]}
    p = strike("house_clegane_brigands", f"{SPEARS}, wounds 4", dice=dice)
    assert p.hurt(1) == 4 + 1 + 1 + 1  # the hit, the D3, and 1 for the lost rank


# ---- charges ------------------------------------------------------------------------------------


CHARGES = [
    ("ferocious_assault", "house_karstark_loyalists", "front", {"panicked"}),
    ("furious_charge", f"{SPEARS}, with loyalist_captain", "front", {"vulnerable"}),
    ("winterfells_wrath", f"{SPEARS}, with winterfell_champion", "front", {"weakened"}),
    ("ambush", "stormcrow_dervishes_neutral", "rear", {"panicked", "weakened"}),
    ("ambush", "stormcrow_dervishes_neutral", "front", set()),
]


@shows(*{row[0] for row in CHARGES})
@pytest.mark.parametrize(("ability", "me", "side", "wanted"), CHARGES)
def test_charges_leave_tokens(ability: str, me: str, side: str, wanted: set[str]) -> None:
    head, *details = me.split(",")
    facing = {"front": 180, "rear": 0}[side]
    units = [
        f"0 {head} at 24,12" + "".join(f",{d}" for d in details),
        f"1 {SPEARS} at 24,21 facing {facing}",
    ]
    dice = {"charge": [6], "attack": [1] * 7}
    p = staged("charge.charge", 0, 1, units=units, dice=dice)
    p.play(charge__pivot={"pivot": 0})
    assert p.tokens(1) == wanted


@shows("knightly_vow")
def test_a_knights_vow() -> None:
    brienne = f"{SPEARS}, with brienne_maiden_of_tarth"
    assert attack_row(brienne, SPEARS, ncus=COMBAT)["hit_mod"] == 1
    assert attack_row(brienne, SPEARS)["hit_mod"] == 0
    units = [
        f"0 {SPEARS} at 24,12, note vow 2, with brienne_maiden_of_tarth",
        f"1 {SPEARS} at 24,21 facing 180",
    ]
    p = staged("charge.charge", 0, 1, units=units, dice={"charge": [1, 6], "attack": [1] * 7})
    p.play(charge__pivot={"pivot": 0}, dice__reroll=[("die:1",)])
    assert p.last("charge.run")["success"]
