"""The Brotherhood Without Banners: units, models, non-combat units and tactics cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    CROWN,
    FACING,
    FAIL,
    FOE,
    FOES,
    MISS,
    SPEARS,
    attack_row,
    begins,
    charge,
    claims,
    claims_card,
    defense_mod,
    hit,
    holding,
    key,
    led,
    line,
    panics,
    plays,
    row_of_test,
    shows,
    stage,
    staged,
    strike,
    struck,
    turn_of,
    uses,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.scene import shielded
from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.state import ON

HELD = ["1 pycelle_grand_maester on zone_crown"]
RANK: dict[str, Any] = {"attack": [6] * 5 + [1] * 3, "defense": [1] * 5, "morale": [6, 6]}


# ---- units and models ---------------------------------------------------------------------------


@shows("brotherhood_armaments", "knightly_armaments", "hidden_shot")
def test_weapons() -> None:
    row = attack_row("man_at_arms", SPEARS)
    assert (row["keywords"], row["hit_mod"]) == (["critical_blow", "sundering"], 1)
    row = attack_row("man_at_arms", SPEARS, ncus=HELD)
    assert (row["keywords"], row["hit_mod"]) == (["critical_blow"], 0)
    knights = "brotherhood_sworn_knights"
    assert attack_row(knights, SPEARS)["rights"] == ["attack:0"]
    assert "rights" not in attack_row(knights, SPEARS, ncus=HELD)
    row = attack_row("brotherhood_archers", SPEARS, side="rear", place="at 24,24")
    assert row["keywords"] == ["precision", "vicious"]
    assert attack_row("brotherhood_archers", SPEARS, place="at 24,24")["keywords"] == []


@shows("order_deceitful_reposition")
def test_deceitful_reposition() -> None:
    archers = "brotherhood_archers"
    script = {
        **uses("order_deceitful_reposition", archers), "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 3000}],
    }  # fmt: skip
    p = turn_of(1, f"0 {archers} at 24,12", FOE, script=script)
    assert p.state.y[0] == 15000
    p = turn_of(1, f"0 {archers} at 24,12", f"1 {SPEARS} at 24,19 facing 180", script=script)
    assert p.state.y[0] == 12000


@shows("rally_the_smallfolk")
def test_rally_the_smallfolk() -> None:
    more = [f"0 {SPEARS} at 36,12, wounds 4"]
    p = strike("brotherhood_sworn_knights", more=more, dice=RANK)
    assert p.hurt(2) == 2
    assert strike("brotherhood_sworn_knights", more=more, dice=MISS).hurt(2) == 4


@shows("lightbringer_ability")
def test_azor_ahai() -> None:
    beric = led("beric_dondarrion_azor_ahai")
    p = strike(beric, dice=MISS, script={"effects__may": ["use:lightbringer_ability"]})
    assert len(p.last("dice.attack")["dice"]) == 9
    assert p.state.notes[0]["faith"] == 0
    dice = {"attack": [6] * 14, "defense": [1] * 14}
    units = [line(0, f"{beric}, wounds 11", "at 24,12"), f"1 {SPEARS} against 0 front, wounds 11"]
    p = staged("attack.melee_attack", 1, 0, False, units=units, turn=1, dice=dice)
    p.play(effects__may=["use:lightbringer_ability"])
    assert p.hurt(1) == -1
    assert p.state.where[0] == ON
    assert p.state.health[0] == 1


@shows("prayers_to_rhllor")
def test_the_red_wizard() -> None:
    thoros = led("thoros_of_myr_the_red_wizard")
    assert row_of_test(thoros)["mod"] == 2
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [6, 6]}
    p = strike(thoros, dice=dice, script={"effects__may": ["use:prayers_to_rhllor"]})
    assert p.last("dice.test")["mod"] == -2
    units = [f"0 {SPEARS} at 24,12, wounds 4, with thoros_of_myr_the_red_wizard", FOE]
    p = staged("panic.panic_test", 1, 0, 0, 0, units=units, dice=FAIL)
    p.play(effects__may=["use:prayers_to_rhllor"], effects__target=[key(0)])
    assert p.hurt(0) == 2


@shows("unending_vengeance")
def test_unending_vengeance() -> None:
    units = [f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 40,12, with catelyn_stark_lady_stoneheart"]
    for foe, again in (("lannister_guardsmen", True), ("stark_sworn_swords", False)):
        rows = [units[0], f"1 {foe} at 24,21 facing 180", units[1]]
        p = staged("charge.charge", 0, 1, units=rows, dice={"charge": [1, 6], **MISS})
        p.play(**AHEAD, dice__reroll=[("die:1",)])
        assert bool(p.told("dice.rerolled")) is again
    st = stage(f"1 {SPEARS} at 24,24, with bolton_flayer_neutral").state
    from weirwood.games.miniatures.effects.conditions import holds
    from weirwood.games.miniatures.effects.scene import Scene

    assert holds(Scene(st, 0, 0, -1, {"kind": "charge"}, 0, 0), ("betrayer", "object"))


@shows("berics_vassal", "hot_pies", "improved_defenses_bwb")
def test_friends_of_the_brotherhood() -> None:
    st = stage(f"0 {SPEARS} at 24,12, with edric_dayne_loyal_squire").state
    assert sources.holds_person(st, 0, "beric_dondarrion")
    pie = f"0 {SPEARS} at 24,12, wounds 3, panicked, with hot_pie_the_baker"
    p = stage(pie, FOE, ncus=CROWN).play(turn__unit=[key(0)])
    assert (p.tokens(0), p.hurt(0)) == (set(), 2)
    p = stage(pie, FOE).play(turn__unit=[key(0)])
    assert (p.tokens(0), p.hurt(0)) == (set(), 3)
    gendry = led("gendry_the_bull")
    assert defense_mod(SPEARS, gendry) == 0
    assert defense_mod(SPEARS, gendry, ncus=HELD) == 1


# ---- non-combat units ---------------------------------------------------------------------------


@shows("prophecies_and_portents")
def test_ghost_of_high_heart() -> None:
    ghost = ["0 ghost_of_high_heart_the_woods_witch on zone_crown, influences 0"]
    assert row_of_test(SPEARS, ncus=ghost)["mod"] == 1
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = staged("wounds.wound", 0, 4, 1, 1, units=units, ncus=ghost).play()
    assert p.tokens(1) == {"vulnerable", "weakened"}


@shows("allies_in_the_realm")
def test_ravella_smallwood() -> None:
    p = stage(
        f"0 {SPEARS} at 24,12, wounds 11, panicked", FOE, hands={"0": ["lightbringer"]},
        ncus=["0 ravella_smallwood_lady_of_acorn_hall"],
    )  # fmt: skip
    p.play(effects__may=["use:allies_in_the_realm"], effects__target=[key(0)])
    assert (p.hurt(0), p.tokens(0)) == (9, set())
    assert p.state.n_tokens == [2]
    assert len(p.state.cards.piles[2]) == 1


@shows("vengeance_at_any_cost")
def test_the_hangwoman() -> None:
    cat = ["0 catelyn_stark_the_hangwoman on zone_crown, influences 1"]
    assert attack_row(SPEARS, SPEARS, ncus=cat)["rights"] == ["attack:0"]
    p = stage(f"0 {SPEARS} at 24,12", FOE, turn=1, ncus=cat)
    p.play(turn__unit=[key(1)], turn__action=["march"])
    assert p.hurt(1) == 1


@shows("fresh_converts")
def test_thoros_the_ember() -> None:
    thoros = "thoros_of_myr_the_ember"
    units = [f"0 {SPEARS} at 24,12, wounds 6", FOE]
    p = staged("wounds.wound", 1, 8, 0, 0, units=units, ncus=[f"0 {thoros}"]).play()
    assert p.state.n_tokens == [2]
    p = claims(thoros, "zone_crown", units[0], *FOES[1:], script={
        "effects__may": ["use:fresh_converts"], "effects__target": [key(0)]})  # fmt: skip
    assert p.hurt(0) == 4
    p = claims(thoros, "zone_crown", units[0], *FOES[1:], script={
        "effects__may": ["use:fresh_converts"], "wounds__restore": [1]})  # fmt: skip
    assert p.hurt(0) == 5
    p = staged("wounds.wound", 1, 8, 0, 0, units=units, ncus=[f"0 {thoros}"])
    p.play(
        turn__unit=[key(0), key(1), f"ncu:{thoros}:0"], board__claim=["zone:zone_crown"],
        effects__may=["use:fresh_converts"], effects__target=[key(0)] * 3,
    )  # fmt: skip
    assert p.state.n_tokens == [0]
    assert p.hurt(0) == 6 - 2 - 2


# ---- the faction's cards ------------------------------------------------------------------------


@shows("sudden_retreat_brotherhood", "regroup_and_reform_brotherhood")
def test_retreat_and_regroup() -> None:
    away = {"action__free": ["retreat"], "move__retreat": [{"direction": 2, "distance": 4000}]}
    p = struck("sudden_retreat_brotherhood", dice={**MISS, "retreat": [3]}, script=dict(away))
    assert not p.state.touch
    assert p.state.effects == []
    units = [f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 32,12, wounds 6", FOE]
    p = begins(0, "regroup_and_reform_brotherhood", *units, script={
        "effects__target": [key(0)], "effects__amount": [4]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1)) == (4, 2)


@shows("knights_of_the_hollow_hill")
def test_hollow_hill() -> None:
    card = "knights_of_the_hollow_hill"
    units = [f"0 {SPEARS} at 24,12", "1 lannister_crossbowmen at 24,24 facing 180"]
    p = stage(*units, turn=1, dice={"morale": [6, 6]}, **holding(card),
              ncus=["1 roose_bolton_calculating_and_cruel_neutral"])  # fmt: skip
    p.play(
        turn__unit=["ncu:roose_bolton_calculating_and_cruel_neutral:0"], board__claim=["none"],
        effects__may=["use:horrific_rumors"], effects__target=[key(0)], **plays(card),
        action__free=["maneuver"], move__maneuver=[{"distance": 3000}],
    )  # fmt: skip
    assert p.told("effect.cancelled")
    assert p.tokens(0) == set()
    assert p.state.y[0] == 15000


@shows("the_forgotten_fellowship", "take_up_the_sword", "azor_ahai_brotherhood")
def test_the_forgotten() -> None:
    units = [f"0 {SPEARS} at 24,12", FOE]
    p = staged("rounds.start_of_round", units=units, **holding("the_forgotten_fellowship"))
    p.play(**plays("the_forgotten_fellowship"), effects__target=[key(0)], action__free=["march"],
           move__march=[{"distance": 3000}])  # fmt: skip
    assert p.tokens(0) == {"weakened"}
    assert p.state.y[0] == 15000
    for way, hurt, tokens in (
        ("way:way_heal", 2, set()),
        ("way:way_scare", 4, {"panicked", "weakened"}),
    ):
        p = stage(f"0 {SPEARS} at 24,12, wounds 4", FOE, dice={"morale": [6, 6]},
                  **holding("take_up_the_sword"))  # fmt: skip
        p.play(turn__unit=[key(0)], **plays("take_up_the_sword"), effects__choice=[way])
        assert (p.hurt(0), p.tokens(1)) == (hurt, tokens)
    fail = {"morale": [1, 1], "panic": [3]}
    p = panics("azor_ahai_brotherhood", u=0, dice=fail)
    assert p.hurt(0) == 6 + 1
    p = panics("azor_ahai_brotherhood", u=0, dice={"morale": [1, 1], "panic": [1]})
    assert not p.told("card.played")  # a single wound is the most that it lets through
    p = panics(
        "azor_ahai_brotherhood",
        f"0 {SPEARS} at 24,12, with beric_dondarrion_lightning_lord",
        f"1 {SPEARS} against 0 front",
        u=0, dice=fail, commanders=["beric_dondarrion_lightning_lord", ""],
    )  # fmt: skip
    assert p.hurt(0) == 0
    assert p.tokens(1) == {"weakened"}


@shows("but_the_realm_remains")
def test_but_the_realm_remains() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 5", f"0 {SPEARS} at 34,12, wounds 11", FOE]
    p = begins(0, "but_the_realm_remains", *units, script={"effects__target": [key(0)]})
    st = p.state
    assert not seams.refuses_token(st, 0, "panicked")
    from weirwood.games.miniatures.effects.steps import count_on_card

    for match in (p.match, p.native):
        count_on_card(match.st, match.st.pins[0][0], 1)
    assert seams.refuses_token(p.state, 0, "panicked")
    p.play(turn__unit=[key(1), key(2)], effects__may=["use:but_the_realm_remains"])
    assert p.hurt(0) == 2
    assert not seams.refuses_token(p.state, 0, "panicked")


# ---- commanders ---------------------------------------------------------------------------------


@shows("assault_orders_beric", "six_times_too_many", "lightbringer")
def test_beric() -> None:
    beric = [line(0, led("beric_dondarrion_lightning_lord"), "at 24,12"), FACING[1]]
    script = {"effects__target": [key(0)], "action__free": [f"charge:{SPEARS}:1"], **AHEAD}
    p = claims_card("assault_orders_beric", "zone_crown", *beric, script=script,
                    dice={"charge": [6], **MISS})  # fmt: skip
    assert p.last("charge.run")["success"]
    dice = {"attack": [6] * 7, "defense": [1] * 7, "morale": [6, 6]}
    p = struck("six_times_too_many", f"{SPEARS}, wounds 11", dice=dice)
    assert p.state.health[0] == 1
    assert [u for _, u in p.state.pins] == [0]
    assert shielded(p.state, 0, 0, "card")
    assert shielded(p.state, 0, 1, "order")
    assert not shielded(p.state, 0, 1, "zone")
    p = hit("lightbringer", foe=f"{SPEARS}, wounds 4", dice={**MISS, **FAIL})
    assert p.last("dice.test")["mod"] == -1
    assert p.tokens(1) == set()
    p = hit("lightbringer", led("beric_dondarrion_lightning_lord"), dice={**MISS, **FAIL})
    assert p.tokens(1) == {"panicked"}


@shows("fiery_charge_thoros", "loved_by_the_smallfolk_thoros")
def test_thoros() -> None:
    p = charge("fiery_charge_thoros", *FACING, dice=MISS)
    assert p.last("charge.run")["success"]
    assert p.tokens(1) == {"panicked"}
    assert p.tokens(0) == {"vulnerable"}
    thoros = led("thoros_of_myr_the_red_wizard")
    p = charge("fiery_charge_thoros", line(0, thoros, "at 24,12"), FACING[1], dice=MISS)
    assert p.tokens(0) == set()
    p = struck("loved_by_the_smallfolk_thoros", thoros, dice={**MISS, "morale": [1, 1]})
    assert p.last("dice.test")["mod"] == -2
    assert p.tokens(1) == {"vulnerable", "weakened"}


@shows("the_last_kiss")
@pytest.mark.rule("miniatures:attachments.destroyed", "miniatures:abilities.rehoused")
def test_the_last_kiss() -> None:
    two = [f"0 {SPEARS} at 24,12, with gendry_the_bull", f"0 {SPEARS} at 36,12", FOE]
    p = staged("wounds.destroy_attachment", 0, "gendry_the_bull", 1, 2, units=two,
             **holding("the_last_kiss"))  # fmt: skip
    p.play(**plays("the_last_kiss"), effects__target=[key(1)])
    assert p.state.attached[:2] == [(), ("gendry_the_bull",)]
    assert (p.state.health[0], p.state.full[0]) == (11, 11)
    p = staged("wounds.destroy", 0, 1, 2, units=two, **holding("the_last_kiss"))
    p.play(**plays("the_last_kiss"), effects__target=[key(1)])
    assert p.state.attached[1] == ("gendry_the_bull",)
    assert p.state.fallen[0] == ()
    assert p.hurt(0) == -1
    p = begins(0, "the_last_kiss", *two, mode=1, decks={"0": ["lightbringer"]})
    assert len(p.state.cards.piles[1]) == 1


@shows("lash_out_catelyn", "price_of_failure_catelyn", "vengeance_in_blood")
def test_lady_stoneheart() -> None:
    cat = "catelyn_stark_lady_stoneheart"
    p = struck("lash_out_catelyn", f"{SPEARS}, wounds 4, with {cat}", dice={
        **MISS, "morale": [6, 6]})  # fmt: skip
    assert p.hurt(1) == 2
    assert p.tokens(1) == {"panicked"}
    p = hit("price_of_failure_catelyn", dice={"attack": [1] * 7, "defense": [6] * 7})
    assert p.tokens(0) == {"panicked", "vulnerable"}
    dice = {**RANK, "attack": [6] * 5 + [1] * 9, "charge": [6]}
    p = struck("vengeance_in_blood", more=[f"0 {SPEARS} at 36,12, with {cat}"], dice=dice, script={
        "effects__target": [key(2)], "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 2000}]})  # fmt: skip
    assert p.state.y[2] == 14000
