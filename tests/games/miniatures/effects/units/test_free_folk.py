"""The Free Folk: units, beasts, models, Orders and non-combat units."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    FOE,
    FOES,
    MINE,
    MISS,
    SPEARS,
    Stage,
    activates,
    attack_row,
    attacked,
    claims,
    defense_mod,
    key,
    led,
    line,
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
from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.scene import shielded
from weirwood.games.miniatures.effects.special.influence import hosts
from weirwood.games.miniatures.rules import attack, seams
from weirwood.games.miniatures.rules.rounds import ready_units
from weirwood.games.miniatures.rules.tactics_board import zone_targets
from weirwood.games.miniatures.rules.units import tray
from weirwood.games.miniatures.state import GONE, OFF, ON

RAIDERS = "free_folk_raiders"
GIANT = "savage_giant"


# ---- weapons ------------------------------------------------------------------------------------


@shows("pummeling_fists", "jagged_weapons", "savage_mauling", "spear_and_maul", "frenzied_swings")
def test_weapons() -> None:
    assert attack_row("wun_wun", SPEARS)["keywords"] == ["critical_blow", "sundering"]
    assert attack_row("followers_of_bone", SPEARS)["keywords"] == ["vicious"]
    assert attack_row("bear", SPEARS)["keywords"] == ["sundering"]
    row = attack_row("frozen_shore_bear_riders", SPEARS, weapon=1)
    assert row["keywords"] == ["vicious", "sundering", "precision"]
    row = attack_row("cave_dweller_savages, wounds 8", SPEARS)
    assert (row["keywords"], row["hit_mod"], row["n"]) == (["sundering"], 2, 8)


@shows("giant_ability", "furious_swing")
@pytest.mark.rule("miniatures:abilities.half")
def test_a_giant() -> None:
    dice = {"attack": [6] * 3 + [1] * 4, "defense": [1] * 3, "morale": [6, 6]}
    p = attacked(GIANT, dice=dice)
    assert p.hurt(0) == 1
    p = staged(
        "attack.hits", 0, 5, 1, -1, units=[f"0 {GIANT} at 24,12", FOE], dice={"defense": [1] * 5}
    )
    assert p.play().hurt(0) == 2
    assert row_of_test(GIANT)["cap"] == 2
    row = attack_row(f"{GIANT}, wounds 3", SPEARS)
    assert (row["n"], row["keywords"], row["flags"]) == (4 + 3, ["vicious"], ["no_defense"])
    units = [f"0 {GIANT} at 24,12", f"1 {SPEARS} at 24,19 facing 180"]
    p = staged("charge.charge", 0, 1, units=units, dice={"charge": [6], **MISS}).play(**AHEAD)
    assert p.tokens(1) == {"panicked"}


@shows("chariot", "deadly_impact", "bear_cavalry", "varamyrs_wolf_pack", "master_skinchanger")
def test_who_moves_before_acting() -> None:
    for unit in (
        "frozen_shore_chariots", "frozen_shore_bear_riders", "wolf_pack",
        "varamyr_sixskins_master_skinchanger",
    ):  # fmt: skip
        p = stage(f"0 {unit} at 24,12", FOE).answer(0, f"unit:{unit}:0")
        assert p.keys(0) == ["maneuver", "none"], unit
    row = attack_row("frozen_shore_chariots", SPEARS, charge=True)
    assert row["keywords"] == ["sundering", "vicious"]
    assert row["extra_hits"] == 3
    assert attack_row("frozen_shore_chariots", SPEARS)["keywords"] == []


@shows("mammoth", "rampage")
def test_a_mammoth() -> None:
    assert row_of_test("war_mammoth")["cap"] == 2
    p = strike("war_mammoth", dice=MISS)
    assert p.tokens(1) == {"panicked"}
    units = ["0 war_mammoth at 24,12", f"1 {SPEARS} against 0 front"]
    p = staged("wounds.destroy", 0, 1, 1, units=units, dice={"effect": [3]}).play()
    assert p.hurt(1) == 3


@shows("chieftains_fury")
def test_mag_goes_down_swinging() -> None:
    units = ["0 mag_the_mighty at 24,12", f"1 {SPEARS} against 0 front"]
    dice = {"attack": [6] * 2 + [1] * 5, "morale": [6, 6]}
    p = staged("wounds.destroy", 0, 1, 1, units=units, dice=dice).play()
    assert p.hurt(1) == 2
    assert p.state.where[0] == GONE


@shows("harpoon")
def test_harpoon() -> None:
    dice = {"attack": [6] + [1] * 5, "defense": [1], "morale": [6, 6]}
    p = strike("frozen_shore_hunters", dice=dice)
    assert p.tokens(1) == {"weakened"}
    assert seams.speed(p.state, 1, 5000) == 4000
    assert p.state.effects[0]["until"] == "round"
    p = strike("frozen_shore_hunters", dice=MISS)
    assert p.tokens(1) == {"weakened"}
    assert seams.speed(p.state, 1, 5000) == 5000


@shows("giants_spear")
def test_giants_spear() -> None:
    thrower = "giant_spear_throwers"
    row = attack_row(thrower, SPEARS, place="at 24,24 facing 180")
    assert (row["keywords"], row["flags"], row["hit_mod"]) == (
        ["vicious", "sundering"],
        ["no_defense"],
        0,
    )
    assert attack_row(thrower, SPEARS, place="at 24,40 facing 180")["hit_mod"] == -3
    row = attack_row(thrower, SPEARS, weapon=1)
    assert (row["flags"], row["hit_mod"]) == ([], 0)
    dice = {"attack": [3, 3, 1], "defense": [1] * 4, "morale": [6, 6]}
    units = [f"0 {thrower} at 24,12", "1 stark_outriders against 0 front"]
    p = staged("attack.attack", 0, 1, 1, False, units=units, dice=dice).play()
    assert p.hurt(1) == 4


@shows("gore_and_feed")
def test_the_boar_feeds() -> None:
    dice = {"attack": [6, 1, 1], "defense": [1], "morale": [6, 6]}
    p = strike("borroqs_boar, wounds 2", dice=dice)
    assert p.hurt(0) == 1
    assert p.hurt(1) == 1


# ---- beasts and their masters -------------------------------------------------------------------


@shows("bonded_skinchanger", "bonded_bear")
@pytest.mark.rule("miniatures:abilities.follows")
def test_the_bear() -> None:
    changer = f"0 {RAIDERS} at 24,12, with skinchanger"
    p = staged("orders.window", "deployment.after", units=[changer, FOE])
    p.answer(0, "way:way_bear")
    assert refused(p, {"x": 40000, "y": 12000, "facing": 0}) == "abilities.summoned"
    p.answer(0, {"x": 29000, "y": 12000, "facing": 0})
    st = p.state
    bear = st.kind.index("bear")
    assert (st.kind[bear], st.where[bear]) == ("bear", ON)
    assert bear not in ready_units(st, 0)
    p.play(turn__unit=[f"unit:{RAIDERS}:0"])
    assert [row["nr"] for row in p.told("unit.activated")] == [0, bear]
    assert st.notes[bear]["master"] == 1
    assert defense_mod("bear", SPEARS) == -1


@shows("bonded_bear", "bonded_skinchanger")
def test_a_lonely_bear_goes() -> None:
    units = ["0 bear at 24,12", f"0 {RAIDERS} at 40,12", FOE]
    p = staged("rounds.start_of_round", units=units).play()
    assert p.state.where[0] == GONE
    units = [
        f"0 {RAIDERS} at 24,12, with skinchanger, note bonded 1",
        "0 bear at 30,12, note master 1",
        FOE,
    ]
    p = staged("wounds.destroy", 0, 1, -1, units=units).play()
    assert p.state.where[1] == GONE
    assert p.state.vp == [0, 1]


@shows("bonded_skinchanger", "bonded_eagle", "aerial_scouting")
def test_the_eagle() -> None:
    changer = f"0 {RAIDERS} at 24,12, with skinchanger, note bonded 1, note eagle 1"
    p = staged("rounds.start_of_round", units=[changer, FOE]).play(effects__target=[key(1)])
    assert p.state.effects[0]["unit"] == 1
    p = staged("rounds.play_round", units=[changer, FOE], first=1)
    p.play(
        effects__target=[key(1)], turn__unit=[key(1)], turn__action=["march"],
        move__shift=[{"direction": 1, "distance": 2000}],
    )  # fmt: skip
    assert p.state.x[0] == 26000
    row = marked("aerial_scouting")
    assert row["keywords"] == ["precision"]


def marked(source: str) -> dict[str, Any]:
    """An attack of unit 0 on unit 1, which an animal marks."""
    st = stage(f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front").state
    st.effects.append(
        {"what": "part", "source": source, "part": "marked", "unit": 1, "seat": 0,
         "until": "round", "master": 0}
    )  # fmt: skip
    attack.begin(st, 0, 1, 0, "front", False)
    attack.count_dice(st)
    return dict(st.stack[-1])


@shows("bonded_wolf", "predators_instincts")
def test_the_wolf() -> None:
    assert marked("predators_instincts")["keywords"] == ["vicious"]
    changer = f"0 {RAIDERS} at 24,12, with skinchanger, note bonded 1, note wolf 1"
    near = f"1 {SPEARS} at 24,19 facing 180"
    p = staged("rounds.play_round", units=[changer, near], first=1, dice={"charge": [2], **MISS})
    p.play(
        effects__target=[key(1)], turn__unit=[key(1)], turn__action=[f"charge:{RAIDERS}:0"], **AHEAD
    )
    assert p.told("charge.disorderly")


@shows("bonded_boar")
def test_borroq_and_his_boar() -> None:
    borroq = f"0 {RAIDERS} at 24,12, with borroq_boar_skinchanger"
    units = [borroq, "0 borroqs_boar at 30,12", FOE]
    p = stage(*units)
    assert ready_units(p.state, 0)[0] == 0
    assert 1 not in ready_units(p.state, 0)
    p.play(turn__unit=[f"unit:{RAIDERS}:0"])
    assert [row["nr"] for row in p.told("unit.activated")] == [0, 1]
    p = staged("rounds.start_of_round", units=["0 borroqs_boar at 30,12", FOE]).play()
    assert p.state.where[0] == GONE


@shows("master_skinchanger", "varamyrs_eagle_ability", "varamyrs_scout")
def test_varamyrs_eagle() -> None:
    units = ["0 varamyr_sixskins_master_skinchanger at 24,12", FOE]
    p = staged("rounds.play_round", units=units, first=1)
    p.play(
        effects__target=[key(1), "unit:varamyr_sixskins_master_skinchanger:0"], turn__unit=[key(1)],
        turn__action=["maneuver"], move__shift=[{"direction": 1, "distance": 2000}],
    )  # fmt: skip
    assert p.state.x[0] == 26000


@shows("varamyrs_shadowcat")
def test_the_shadowcat_comes_late() -> None:
    units = ["0 shadowcat", "0 varamyr_sixskins_master_skinchanger at 24,12", FOE]
    p = staged("orders.window", "deployment.before", units=units).play()
    assert p.state.where[0] == OFF
    assert p.state.notes[0]["reserve"] == 1
    p = staged("rounds.start_of_round", units=units)
    p.play(
        effects__may=["use:varamyrs_shadowcat"],
        effects__summon=[{"x": 3000, "y": 24000, "facing": 9000}],
    )
    assert p.state.where[0] == ON


@shows("distract")
@pytest.mark.rule("miniatures:abilities.lost")
def test_the_wolf_pack_distracts() -> None:
    units = ["1 lannister_guardsmen at 24,12", "0 wolf_pack against 0 left"]
    st = stage(*units).state
    assert sources.muted(st, 0)
    st = stage(*units, turn=1).state
    assert not sources.muted(st, 0)
    st = stage("1 lannister_guardsmen at 24,12", "0 wolf_pack against 0 front").state
    assert not sources.muted(st, 0)


# ---- models and Orders --------------------------------------------------------------------------


@shows("order_planned_approach")
def test_planned_approach() -> None:
    units = ["0 harmas_vanguard at 24,12", f"0 {SPEARS} at 34,12", FOE]
    script = {**uses("order_planned_approach", "harmas_vanguard"), "effects__target": [key(1)]}
    p = turn_of(0, *units, script=script)
    assert shielded(p.state, 1, 1, "ability")
    assert not shielded(p.state, 0, 1, "ability")
    assert [u for u in zone_targets(p.state, 1, "zone_crown") if u < 2] == [0]


@shows("inspiring_presence")
def test_mance_inspires() -> None:
    mance = f"{RAIDERS}, with mance_rayder_king_beyond_the_wall"
    assert row_of_test(mance)["mod"] == facts.UNITS[RAIDERS].morale - 5


@shows("order_thenn_supremacy")
def test_thenn_supremacy() -> None:
    p = attacked(
        led("styr_magnar_of_thenn"), script=uses("order_thenn_supremacy"),
        dice={**MISS, "morale": [4, 4], "panic": [1]},
    )  # fmt: skip
    assert p.hurt(1) == 1 + 3


@shows("order_trophy_collecting")
def test_trophy_collecting() -> None:
    script = {
        "effects__play": ["card:weapon_trophies:0", f"order:order_trophy_collecting:{SPEARS}:0"],
        "effects__target": [key(0)],
        "effects__search": ["card:armor_trophies:0"],
    }
    dice = {"attack": [6] * 5 + [1] * 2, "defense": [1] * 5, "morale": [6, 6]}
    p = strike(
        led("rattleshirt_the_lord_of_bones"), script=script, dice=dice,
        hands={"0": ["weapon_trophies"]}, decks={"0": ["armor_trophies"]},
    )  # fmt: skip
    assert sorted(sources.FACES[p.state.cards.face[c]] for c, _ in p.state.pins) == [
        "armor_trophies", "weapon_trophies",
    ]  # fmt: skip


@shows("harmas_vassal", "affiliation_frozen_shore")
def test_who_they_are() -> None:
    st = stage(
        f"0 {RAIDERS} at 24,12, with harmas_bannerman",
        f"0 {RAIDERS} at 34,12, with the_great_walrus_lord_of_the_frozen_shore",
    ).state
    assert sources.holds_person(st, 0, "harma")
    assert sources.affiliated(st, 1, "frozen_shore")


@shows("order_grisly_example")
def test_grisly_example() -> None:
    units = [
        f"0 {SPEARS} at 24,12, with the_weeper_cruel_tyrant",
        f"1 {SPEARS} at 24,20 facing 180",
    ]
    p = turn_of(0, *units, script=uses("order_grisly_example"))
    assert p.hurt(0) == 1
    assert p.tokens(1) == {"panicked"}


@shows("southern_knowledge")
def test_the_crow_come_over() -> None:
    units = [f"0 {SPEARS} at 24,12, with jon_snow_the_crow_come_over", FOE]
    p = stage(*units).play(effects__may=["use:southern_knowledge"])
    assert sources.muted(p.state, 1)
    assert p.state.notes[0]["once:southern_knowledge/0"] == 1


@shows("camp_followers")
def test_abel_the_bard() -> None:
    held = f"1 {SPEARS} at 24,24 facing 180, with mance_rayder_abel_the_bard"
    p = stage(
        MINE, held + ", note guest:mance_rayder_abel_the_bard 1", turn=1, dice={"defense": [1] * 3}
    )
    p.play(turn__unit=[key(1)])
    assert p.hurt(1) == 3


# ---- non-combat units ---------------------------------------------------------------------------


@shows("lady_of_the_wilds")
def test_lady_val() -> None:
    p = claims("lady_val_the_wildling_princess", "zone_crown", script={
        "effects__may": ["use:lady_of_the_wilds"], "effects__target": [key(0)],
        "action__free": ["maneuver"], "move__maneuver": [{"distance": 3000}],
    })  # fmt: skip
    assert p.state.y[0] == 15000
    assert not p.told("dice.test")


@shows("skillful_preparations")
def test_mance_the_tactician() -> None:
    mance = ["0 mance_rayder_artful_tactician on zone_crown, influences 0"]
    p = stage(*FOES, ncus=mance, decks={"0": ["weapon_trophies"]})
    p.play(turn__unit=[key(0)], effects__may=["use:skillful_preparations"])
    assert len(p.state.cards.piles[1]) == 1
    mance.append("0 pycelle_grand_maester")
    p = stage(*FOES, ncus=mance, decks={"0": ["weapon_trophies"]}).play(
        turn__unit=["ncu:pycelle_grand_maester:1"], board__claim=["zone:zone_maneuver"],
        board__target=[key(0)], effects__may=["use:skillful_preparations"],
    )  # fmt: skip
    assert len(p.state.cards.piles[1]) == 1


@shows("refuge_and_supplies")
def test_craster() -> None:
    mine = f"0 {SPEARS} at 24,12, wounds 4"
    craster = "craster_ally_of_convenience"
    p = stage(mine, FOE, ncus=[f"0 {craster}"]).play(effects__may=["use:refuge_and_supplies"])
    assert p.hurt(0) == 2
    p = claims(craster, "zone_crown", mine, *FOES[1:], decks={"0": ["weapon_trophies"]}, script={
        "effects__may": ["use:refuge_and_supplies"], "effects__target": [key(0)]})  # fmt: skip
    assert p.hurt(0) == 2
    assert len(p.state.cards.piles[1]) == 1


@shows("fury_of_the_thenns", "spearwifes_guile", "northern_resilience")
def test_influence() -> None:
    row = attack_row(
        f"{SPEARS}, wounds 4",
        SPEARS,
        ncus=["0 styr_iron_fisted_tyrant on zone_crown, influences 0"],
    )
    assert (row["keywords"], row["n"]) == (["sundering"], 7)
    st = stage(MINE, FOE, ncus=["0 ygritte_kissed_by_fire on zone_crown, influences 0"]).state
    assert seams.speed(st, 0, 5000) == 6000
    assert seams.ignores(st, 0, "rough")
    st = stage(MINE, FOE, ncus=["0 ygritte_kissed_by_fire on zone_crown, influences 1"]).state
    assert seams.speed(st, 1, 5000) == 4000
    assert not seams.ignores(st, 1, "rough")
    row = row_of_test(SPEARS, ncus=["0 jon_snow_turncloak_crow on zone_crown, influences 0"])
    assert (row["mod"], row["extra"]) == (1, -1)


@shows("spearwife_council")
def test_lady_dalla() -> None:
    dalla = "lady_dalla_wife_and_council"
    p = claims(dalla, "zone_crown", dice={"morale": [6, 6]}, script={"effects__target": [key(1)]})
    assert p.tokens(1) == {"weakened"}
    units = [f"0 {SPEARS} at 24,12, wounds 4, panicked", f"1 {SPEARS} against 0 front"]
    p = claims(dalla, "zone_wealth", *units, dice={"defense": [1] * 4}, script={
        "effects__target": [key(0)]})  # fmt: skip
    assert p.hurt(0) == 1
    assert p.tokens(0) == {"panicked"}
    assert p.hurt(1) == 4
    decks = {"0": ["weapon_trophies"], "1": ["weapon_trophies"]}
    p = claims(dalla, "zone_tactics", decks=decks, script={
        "effects__search": ["card:weapon_trophies:1"], "effects__target": [key(1)],
        "effects__token": ["token:vulnerable"]})  # fmt: skip
    assert len(p.state.cards.piles[8]) == 1
    assert len(p.state.cards.piles[1]) == 0
    assert p.tokens(1) == {"vulnerable"}


@shows("intrigue_and_subterfuge_ability", "disrupt_communication")
def test_the_deceptive_bard() -> None:
    bard = "mance_rayder_deceptive_bard"
    p = activates("pycelle_grand_maester", seat=1, others=[f"0 {bard}"], script={
        "effects__may": ["use:intrigue_and_subterfuge_ability"]})  # fmt: skip
    assert sources.ncu_muted(p.state, 0)
    rows = [f"0 {bard} on zone_crown, influences 1", "1 catelyn_stark_lady_of_winterfell"]
    st = stage(*FOES, ncus=rows).state
    assert 1 not in zone_targets(st, 1, "zone_combat")
    assert 1 not in hosts(st, 1)
    assert 2 in hosts(st, 1)


@shows("southern_discipline")
def test_turncloak_crow() -> None:
    p = staged(
        "rounds.start_of_round", units=FOES, ncus=["0 jon_snow_turncloak_crow"],
        decks={"0": ["coordination_tactics", "weapon_trophies"]},
    )  # fmt: skip
    p.play(
        effects__may=["use:southern_discipline"], effects__search=["card:coordination_tactics:0"]
    )
    assert len(p.state.cards.piles[1]) == 1


def test_rows_can_be_made() -> None:
    st = stage(line(0, SPEARS, "at 24,12")).state
    assert tray(st, 0)[0] == 24000
    assert Stage is not None
