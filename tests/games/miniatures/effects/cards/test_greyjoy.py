"""Tactics cards of House Greyjoy and its commanders."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    FACING,
    FAIL,
    FOE,
    MISS,
    PASS,
    PYCELLE,
    SPEARS,
    begins,
    charge,
    claims_card,
    hit,
    key,
    led,
    line,
    panics,
    plays,
    row_after,
    shows,
    stage,
    starts,
    struck,
)

from weirwood.games.miniatures.effects import mods
from weirwood.games.miniatures.effects.pillage import loot, plunder
from weirwood.games.miniatures.rules.tactics import discard, discards, hand, seat_of, unpin
from weirwood.games.miniatures.rules.wounds import restore

REAVERS = "ironborn_reavers"
RICH = ", note pillage 2"


def mine(u: int) -> str:
    return key(u, REAVERS)


# ---- the faction's cards ------------------------------------------------------------------------


@shows("we_do_not_sow", "what_is_dead_may_never_die")
def test_words_of_the_house() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 5", f"1 {SPEARS} against 0 front"]
    p = claims_card("we_do_not_sow", "zone_crown", *units, dice=MISS,
                    others=[f"1 {PYCELLE} on zone_wealth"], script={
        "effects__target": [key(0)], "action__free": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert p.last("attack.declared")["nr"] == 0
    assert p.hurt(0) == 3
    dice = {"attack": [6] * 7, "defense": [1] * 7, "morale": [6, 6]}
    p = struck("what_is_dead_may_never_die", f"{SPEARS}, wounds 11", dice=dice)
    assert p.state.health[0] == 1
    p = begins(0, "what_is_dead_may_never_die", units[0], FOE, mode=1, script={
        "effects__target": [key(0)]})  # fmt: skip
    assert p.hurt(0) == 3


@shows("the_krakens_wrath")
def test_the_krakens_wrath() -> None:
    dice = {"attack": [6] + [1] * 7, "morale": [6, 6]}
    p = hit("the_krakens_wrath", dice=dice, ncus=[f"1 {PYCELLE} on zone_combat"], script={
        "dice__reroll": [("die:2",)]})  # fmt: skip
    assert p.told("dice.rerolled")
    assert p.hurt(1) == 1  # Precision
    p = hit("the_krakens_wrath", dice=MISS, ncus=[f"1 {PYCELLE} on zone_wealth"])
    assert p.tokens(1) == {"vulnerable"}
    p = hit("the_krakens_wrath", dice=MISS, ncus=[f"0 {PYCELLE} on zone_wealth"])
    assert p.tokens(1) == {"panicked"}


@shows("the_iron_price")
def test_the_iron_price() -> None:
    units = [f"0 {REAVERS} at 24,12, wounds 5, panicked, note pillage 1", FOE]
    pay = {"effects__target": [mine(0)], "effects__may": ["use:the_iron_price"]}
    p = begins(0, "the_iron_price", *units, script={**pay, "effects__choice": ["way:way_mend"]})
    assert (p.tokens(0), p.hurt(0), loot(p.state, 0)) == (set(), 2, 0)
    p = begins(0, "the_iron_price", *units, script={**pay, "effects__choice": ["way:way_fight"]})
    assert sorted(row["part"] for row in p.state.effects) == ["fierce", "keen"]


@shows("finger_dance")
def test_finger_dance() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = begins(0, "finger_dance", *units, dice={"attack": [1] * 8}, script={
        "effects__target": [key(0)], "turn__unit": [key(0)],
        "turn__action": [f"melee:{SPEARS}:1"], "effects__may": ["use:finger_dance"],
        "effects__amount": [2], "effects__choice": [("way:panicked", "way:way_reroll")],
        "dice__reroll": [("die:1",)]})  # fmt: skip
    assert p.hurt(0) == 2
    assert p.tokens(1) == {"panicked"}
    assert p.told("dice.rerolled")


@shows("raiding_call", "bless_with_stone_bless_with_steel")
def test_raiding_call() -> None:
    units = [f"0 {REAVERS} at 24,12, wounds 5", f"0 {REAVERS} at 34,12, note pillage 1", FOE]
    p = starts("raiding_call", *units, ncus=[f"1 {PYCELLE} on zone_wealth"], script={
        "effects__target": [mine(1), mine(1)], "effects__amount": [3],
        "effects__may": ["use:raiding_call"]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1)) == (1, 3)
    assert (loot(p.state, 0), loot(p.state, 1)) == (1, 1)
    units = [f"0 {SPEARS} at 24,12, wounds 6", f"1 {SPEARS} against 0 front, wounds 8"]
    p = starts("bless_with_stone_bless_with_steel", *units,
               ncus=[f"0 {PYCELLE} on zone_wealth"], script={
        "effects__choice": ["way:way_heal"]})  # fmt: skip
    assert p.hurt(0) == 6 - 4 - 1


# ---- Asha, Victarion, Theon ---------------------------------------------------------------------


@shows("ironborn_mettle", "raider_bravery", "war_cry_asha")
def test_asha() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 5", FOE]
    p = panics("ironborn_mettle", *units, u=0, dice=PASS)
    assert p.hurt(0) == 3
    asha = "asha_greyjoy_the_krakens_daughter"
    units = [f"0 {SPEARS} at 24,12, wounds 5", FOE, f"0 {SPEARS} at 32,12, with {asha}"]
    p = panics("ironborn_mettle", *units, u=0, dice=PASS)
    assert p.hurt(0) == 2
    p = panics("raider_bravery", f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", u=0,
               dice={**PASS, "attack": [1] * 8})  # fmt: skip
    assert [u for _, u in p.state.pins] == [0]
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
    assert len(p.last("dice.attack")["dice"]) == 8
    p = starts("war_cry_asha", f"0 {SPEARS} at 24,12, with {asha}", FOE, dice=PASS)
    assert p.tokens(1) == {"panicked", "vulnerable"}


@shows("rush_of_aggression_victarion", "assault_orders_victarion", "sustained_assault_victarion")
def test_victarion() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1, 1], "morale": [6, 6]}
    p = charge("rush_of_aggression_victarion", *FACING, dice=dice)
    assert (p.hurt(1), p.tokens(0)) == (2, {"vulnerable"})
    victarion = "victarion_greyjoy_the_iron_captain"
    boss = [line(0, led(victarion), "at 24,12"), FACING[1]]
    p = claims_card("assault_orders_victarion", "zone_crown", *boss,
                    dice={"charge": [6], **MISS}, script={
        "effects__target": [key(0)], "action__free": [f"charge:{SPEARS}:1"], **AHEAD})  # fmt: skip
    assert p.last("charge.run")["success"]
    p = hit("sustained_assault_victarion", led(victarion), dice=MISS, script={
        "dice__reroll": [("die:1",)]})  # fmt: skip
    assert p.told("dice.rerolled")


@shows("opportunist_theon", "diversion_tactics_theon", "stark_exposure")
def test_theon() -> None:
    dice = {"attack": [6] + [1] * 6, "morale": [6, 6]}
    p = hit("opportunist_theon", led("theon_greyjoy_prince_of_winterfell"), dice=dice)
    assert p.hurt(1) == 1
    p = struck("diversion_tactics_theon", dice=MISS, more=[f"0 {SPEARS} at 36,12"], script={
        "effects__target": [key(2)], "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 2000}]})  # fmt: skip
    assert p.state.y[2] == 14000
    hurt = [f"0 {SPEARS} at 24,12, wounds 8", FACING[1]]
    p = charge("stark_exposure", *hurt, dice={"charge": [5], **MISS},
               ncus=[f"0 {PYCELLE} on zone_combat"])  # fmt: skip
    assert p.told("unit.barred")
    assert len(p.last("dice.attack")["dice"]) == 7


# ---- Balon and Euron ----------------------------------------------------------------------------


@shows("acceptable_sacrifices", "price_of_failure_balon", "the_old_way")
def test_balon() -> None:
    units = [f"0 {SPEARS} at 24,12", f"0 {REAVERS} at 34,12", FOE]
    p = begins(0, "acceptable_sacrifices", *units, script={
        "effects__target": [key(0)], "effects__amount": [2]})  # fmt: skip
    assert (p.hurt(0), p.tokens(0), loot(p.state, 1)) == (2, {"panicked"}, 2)
    p = hit("price_of_failure_balon", dice={"attack": [1] * 7, "defense": [6] * 7})
    assert p.tokens(0) == {"panicked", "vulnerable"}
    rich = [f"0 {REAVERS} at 24,12" + RICH, f"1 {SPEARS} against 0 front"]
    p = panics("the_old_way", *rich, u=0, dice={"morale": [1, 1], "panic": [3]})
    assert p.hurt(0) == 0
    p = hit("the_old_way", f"{REAVERS}, note pillage 1", dice=MISS,
            script={"effects__play": ["card:the_old_way:1"]})  # fmt: skip
    assert p.tokens(1) == {"vulnerable"}


@shows("devious_methods")
@pytest.mark.rule("miniatures:abilities.borrowed")
def test_devious_methods() -> None:
    """The card comes to hand, means Euron by any commander it names, and goes back when used."""
    euron = f"0 {SPEARS} at 24,12, wounds 4, with euron_greyjoy_lord_reaper_of_pyke"
    hands = {"0": ["devious_methods", "mind_games"], "1": ["lash_out_donal"]}
    p = stage(euron, f"1 {SPEARS} against 0 front", hands=hands, dice={"attack": [1] * 7})
    for match in (p.match, p.native):
        discard(match.st, 2, told=False)
    p.play(
        **plays("devious_methods"), effects__discard=["card:mind_games:1"],
        effects__search=["card:lash_out_donal:2"],
    )  # fmt: skip
    assert 2 in hand(p.state, 0)
    p.play(
        turn__unit=[key(0), key(1)], turn__action=["none", f"melee:{SPEARS}:0"],
        **plays("lash_out_donal"),
    )  # fmt: skip
    assert p.hurt(1) == 2
    assert p.tokens(1) == {"panicked"}
    assert discards(p.state, 1) == [2]
    assert p.state.effects == []


@shows("devious_methods")
@pytest.mark.rule("miniatures:abilities.borrowed")
def test_a_borrowed_card_is_attached() -> None:
    """It serves who plays it while it lies on a unit."""
    hands = {"0": ["devious_methods", "mind_games"], "1": ["harsh_punishments"]}
    p = stage(f"0 {SPEARS} at 24,12", FOE, hands=hands)
    for match in (p.match, p.native):
        discard(match.st, 2, told=False)
    p.play(
        **plays("devious_methods"), effects__discard=["card:mind_games:1"],
        effects__search=["card:harsh_punishments:2"],
    )  # fmt: skip
    p.play(turn__unit=[key(0)])
    p.play(turn__unit=[key(1)], **plays("harsh_punishments"), effects__target=[key(0)])
    if not p.state.pins:
        p.play(turn__unit=[key(2)], **plays("harsh_punishments"), effects__target=[key(0)])
    assert p.state.pins == ((2, 0),)
    assert seat_of(p.state, 2) == 0
    for match in (p.match, p.native):
        unpin(match.st, 2)
    assert discards(p.state, 1) == [2]


@shows("cunning_ploy_euron", "mind_games")
def test_euron() -> None:
    euron = "euron_greyjoy_lord_reaper_of_pyke"
    units = [f"0 {SPEARS} at 24,12, with {euron}", FOE, f"0 {SPEARS} at 36,12"]
    p = starts("cunning_ploy_euron", *units, script={
        "effects__target": [key(1), key(2)], "action__free": ["march"],
        "move__march": [{"distance": 4000}]})  # fmt: skip
    assert p.tokens(1) == {"vulnerable"}
    assert p.state.y[2] == 16000
    p = begins(0, "mind_games", f"0 {SPEARS} at 24,12, wounds 5", FOE, ncus=[f"1 {PYCELLE}"],
               script={"effects__zone": ["zone:zone_wealth"]})  # fmt: skip
    p.play(turn__unit=[key(0), f"ncu:{PYCELLE}:0"], board__claim=["zone:zone_wealth"],
           board__target=["none", key(0)], effects__may=["use:mind_games"])  # fmt: skip
    assert p.hurt(0) == 2


# ---- Erik, Baelor, Dagmer -----------------------------------------------------------------------


@shows("irons_endurance", "steels_might", "golds_allure")
def test_erik() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [6, 6]}
    p = struck("irons_endurance", REAVERS + RICH, dice=dice)
    assert p.hurt(0) == 0
    assert p.tokens(1) == set()
    assert [u for _, u in p.state.pins] == [0]
    p.pool = [("attack", 0)] * 7
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{REAVERS}:0"])
    assert p.tokens(1) == {"weakened"}
    dice = {"attack": [6] + [1] * 8, "morale": [6, 6]}
    p = hit("steels_might", REAVERS + RICH, dice=dice, script={
        "effects__choice": [("way:precision", "way:vicious")]})  # fmt: skip
    assert p.hurt(1) == 1
    assert p.last("dice.test")["mod"] == -2
    assert loot(p.state, 0) == 0
    rich = [f"0 {REAVERS} at 24,12, wounds 3" + RICH, f"1 {SPEARS} against 0 front"]
    p = panics("golds_allure", *rich, u=0, dice=PASS)
    assert row_after(p, 0)["mod"] == 2
    assert mods.sated(p.state, 0)
    plunder(p.state, 0, 1)
    assert p.hurt(0) == 2
    p = panics("golds_allure", *rich, u=0, dice=FAIL)
    assert not p.state.pins


@shows("lash_out_baelor", "blacktyde_resentment", "blacktyde_conviction")
def test_baelor() -> None:
    baelor = "baelor_blacktyde_lord_of_blacktyde"
    p = struck("lash_out_baelor", f"{SPEARS}, wounds 4, with {baelor}", dice=MISS)
    assert (p.hurt(1), p.tokens(1)) == (2, {"panicked"})
    units = [f"0 {SPEARS} at 24,12, wounds 4", f"1 {SPEARS} against 0 front"]
    p = begins(0, "blacktyde_resentment", *units, dice={"attack": [1] * 6}, script={
        "effects__target": [key(0)], "turn__unit": [key(0)],
        "turn__action": [f"melee:{SPEARS}:1"], "effects__choice": ["way:way_rage"]})  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 6
    assert p.last("dice.attack")["need"] == 3
    for match in (p.match, p.native):
        restore(match.st, 0, 1)
    p.play(turn__unit=[key(1)], turn__action=["none"])
    assert not p.state.pins
    units = [f"0 {SPEARS} at 24,12, wounds 4", f"1 {SPEARS} against 0 front, wounds 8"]
    p = panics("blacktyde_conviction", *units, u=0, dice={"morale": [1, 2], "panic": [1]})
    assert p.hurt(0) == 4


@shows("blacktyde_resentment")
@pytest.mark.rule("miniatures:abilities.resentment")
def test_two_lost_ranks_resent_twice() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 8", f"1 {SPEARS} against 0 front"]
    dice = {"attack": [6] + [1] * 5, "defense": [1], "morale": [1, 1], "panic": [1]}
    p = begins(0, "blacktyde_resentment", *units, dice=dice, script={
        "effects__target": [key(0)], "turn__unit": [key(0)],
        "turn__action": [f"melee:{SPEARS}:1"]})  # fmt: skip
    rolled = p.last("dice.attack")
    assert (len(rolled["dice"]), rolled["need"]) == (4 + 2, 3)
    assert p.last("dice.test")["mod"] == -2
    assert p.hurt(1) == 1 + 1 + 2


@shows("lust_for_glory", "iron_envy", "knowledge_paid_in_iron")
def test_dagmer() -> None:
    units = [f"0 {REAVERS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = begins(0, "lust_for_glory", *units, dice={"attack": [1] * 9}, script={
        "effects__target": [mine(0)], "turn__unit": [mine(0)],
        "turn__action": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert loot(p.state, 0) == 1
    assert [u for _, u in p.state.pins] == [0]
    near = [f"0 {REAVERS} at 24,12", FOE, f"0 {REAVERS} at 31,12, note pillage 1"]
    p = starts("iron_envy", *near, script={
        "effects__choice": [("way:sundering", "way:way_take")],
        "effects__target": [mine(2)]})  # fmt: skip
    assert (p.hurt(0), p.tokens(0), loot(p.state, 0)) == (1, {"vulnerable"}, 1)
    rich = [f"0 {REAVERS} at 24,12, note pillage 1", FOE]
    p = begins(0, "knowledge_paid_in_iron", *rich, script={
        "effects__target": [mine(0)], "effects__choice": ["way:way_recall"]})  # fmt: skip
    assert loot(p.state, 0) == 0
    p = stage(*rich, hands={"0": ["knowledge_paid_in_iron"], "1": ["mind_games"]}).play(
        **plays("knowledge_paid_in_iron"), effects__target=[mine(0)],
        effects__choice=["way:way_spy"], effects__search=["card:mind_games:1"],
    )  # fmt: skip
    assert len(discards(p.state, 1)) == 1
