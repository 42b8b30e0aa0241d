"""What a strict judge asks: corners of the core rules, each as a position on the table."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.miniatures import attacks, charging, choices
from weirwood.games.miniatures.cardbook import hand
from weirwood.games.miniatures.moves import speed

from .table import AHEAD, MINE, MISS, SPEARS, field, key, led, line, rule, strike

BEFORE = f"1 {SPEARS} against 0 front"
KILL: dict[str, Any] = {"attack": [6] * 7, "defense": [1] * 7}


# ---- attachments --------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attachments.figure", "miniatures:attachments.fallen")
def test_a_model_that_falls_with_its_unit_is_destroyed_too() -> None:
    """It is the last figure: its destruction counts like any other, once."""
    rickon = led("rickon_stark_prince_of_winterfell", ", wounds 11")
    units = [f"1 {SPEARS} at 24,12", line(0, rickon, "against 0 front")]
    p = rule("attack.melee_attack", 0, 1, False, units=units, turn=1, dice=KILL).play()
    assert p.hurt(1) == -1
    assert p.state.vp == [0, 1 + 1]  # the unit, and the captive


@pytest.mark.rule("miniatures:attachments.figure")
def test_two_models_fall_with_their_unit_one_after_the_other() -> None:
    unit = f"{SPEARS}, with umber_champion, with rickon_stark_prince_of_winterfell"
    units = [f"1 {SPEARS} at 24,12", line(0, unit, "against 0 front")]
    p = rule("wounds.wound", 1, 12, 1, 0, units=units, turn=1).play()
    assert p.hurt(1) == -1
    assert p.state.vp == [0, 2]
    assert sorted(p.state.fallen[1]) == ["rickon_stark_prince_of_winterfell", "umber_champion"]


# ---- actions that an effect takes away ----------------------------------------------------------


@pytest.mark.rule("miniatures:abilities.always")
def test_a_forbidden_action_is_not_offered() -> None:
    units = [MINE, f"1 {SPEARS} at 24,21 facing 180"]
    st = field(*units).state
    assert f"charge:{SPEARS}:1" in choices.action_keys(st, 0, (0,))
    st.effects.append({"what": "forbid", "unit": 0, "actions": ("charge", "raze"), "until": "turn"})
    found = choices.action_keys(st, 0, (0,))
    assert not [option for option in found if option.startswith("charge")]
    no = choices.why_not_key(st, 0, (0,), f"charge:{SPEARS}:1")
    assert no is not None
    assert no.rule == "abilities.always"
    assert choices.free_keys(st, 0, (0, ("charge",), -1, "")) == ["none"]
    st.effects.append({"what": "forbid", "unit": 0, "actions": ("all",), "until": "turn"})
    assert choices.action_keys(st, 0, (0,)) == ["none"]


# ---- surge forth --------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attack.surge")
def test_no_surge_after_a_death_that_the_attack_did_not_cause() -> None:
    """The wound of an ability kills the defender before the first die is rolled."""
    p = strike("rose_knights, wounds 2", f"{SPEARS}, wounds 11", dice={}, script={
        "attack__surge": "maneuver",
        "move__maneuver": [{"pivot": 0, "distance": 1000, "turn": 0}]})  # fmt: skip
    assert p.hurt(1) == -1
    assert not p.told("dice.attack")
    assert not p.told("unit.moved")
    assert p.state.vp[0] == 1


@pytest.mark.rule("miniatures:attack.surge")
def test_surge_after_a_death_by_the_panic_test() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [1, 1], "panic": [3]}
    p = strike(SPEARS, f"{SPEARS}, wounds 9", dice=dice, script={
        "attack__surge": "maneuver",
        "move__maneuver": [{"pivot": 0, "distance": 1000, "turn": 0}]})  # fmt: skip
    assert p.hurt(1) == -1
    assert p.last("unit.moved")["how"] == "maneuver"


@pytest.mark.rule("miniatures:attack.steps")
def test_an_attack_whose_attacker_falls_first_asks_for_no_test() -> None:
    """Hits before the attack destroy the attacker: nothing was rolled, nobody passed a test."""
    night = "night_gathers"
    watch = "sworn_brothers"
    p = field(f"0 {watch} at 24,12", f"1 {SPEARS} against 0 front, wounds 11",
              hands={"0": [night]}, dice={"defense": [1] * 4})  # fmt: skip
    p.play(turn__unit=[key(0, watch)], turn__action=["none"], effects__play=[f"card:{night}:0"])
    assert [u for _, u in p.state.pins] == [0]
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{watch}:0"])
    assert p.hurt(1) == -1
    assert not p.told("dice.attack")
    assert not p.told("test.result")


# ---- charges ------------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:terrain.rough", "miniatures:charge.success")
def test_rough_ground_behind_the_target_slows_nobody() -> None:
    """The charger stops where it meets its target, and never comes to the hedge behind."""
    # front edges 7.7 inches apart; with a 3 the charge goes 8; the hedge begins at 7.875
    units = [MINE, f"1 {SPEARS} at 24,24.5 facing 180"]
    hedge = ["hedge at 24,22.9"]
    p = rule("charge.charge", 0, 1, units=units, terrain=hedge, dice={"charge": [3], **MISS})
    p.play(**AHEAD)
    assert p.last("charge.run")["success"]


@pytest.mark.rule("miniatures:charge.valid_target", "miniatures:charge.completable")
def test_a_charge_may_graze_its_target_past_another_enemy() -> None:
    """The straight lines to the target's points are closed, but one beside them is open."""
    units = [
        "0 shaggydog at 24,10",
        f"1 {SPEARS} at 22,19",
        f"1 {SPEARS} at 25,24",
    ]
    st = field(*units).state
    straight = [p for p in charging.lanes(st, 0, 2) if charging.why_not_lane(st, 0, 2, p) is None]
    assert straight == []
    assert charging.why_not_charge(st, 0, 2) is None
    pivot = charging.open_lane(st, 0, 2)
    assert pivot is not None
    assert charging.why_not_lane(st, 0, 2, pivot) is None


# ---- objectives ---------------------------------------------------------------------------------


CENTER: dict[str, Any] = {"mode": "a_game_of_thrones", "objectives": ["at 24,24"]}


@pytest.mark.rule("miniatures:modes.claim_cover")
def test_a_unit_that_slides_off_an_objective_no_longer_holds_it() -> None:
    """Sliding along the enemy before an attack is a move: what it no longer covers is nobody's."""
    units = [f"0 {SPEARS} at 24,24", f"1 {SPEARS} against 0 front"]
    p = field(*units, **CENTER)
    assert p.state.o_unit == [0]
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"], attack__stance=["left"])
    assert p.told("unit.faced")
    assert p.state.o_unit == [-1]


@pytest.mark.rule("miniatures:modes.claim_cover", "miniatures:charge.others")
def test_a_unit_that_is_moved_aside_loses_the_objective_it_leaves() -> None:
    # the charger aligns on unit 1 and meets unit 2 with its flank
    units = [
        f"0 {SPEARS} at 24,11.4",
        f"1 {SPEARS} at 24,21 facing 180",
        "1 shaggydog at 28.135,16.4",
    ]
    p = rule("charge.charge", 0, 1, units=units, dice={"charge": [6], **MISS},
             mode="a_game_of_thrones", objectives=["at 28.135,16.4"])  # fmt: skip
    assert p.state.o_unit == [2]
    p.play(**AHEAD)
    assert p.told("unit.aside")
    assert p.state.o_unit == [-1]


@pytest.mark.rule("miniatures:modes.claim_cover", "miniatures:modes.returns_whole")
def test_a_destroyed_unit_that_returns_holds_nothing() -> None:
    units = [f"0 {SPEARS} at 24,24", f"1 {SPEARS} against 0 front"]
    p = rule("wounds.wound", 0, 12, 1, 1, units=units, **CENTER).play()
    assert p.state.o_unit == [-1]


# ---- surge is an action -------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attack.surge", "miniatures:rounds.free_action")
def test_surging_forth_is_a_free_action_that_may_be_answered() -> None:
    """What happens before and after a Maneuver happens before and after this one."""
    dice = {**KILL, "danger": [1]}
    p = strike(SPEARS, f"{SPEARS}, wounds 9", dice=dice, terrain=["stakes at 24,11"], script={
        "attack__surge": "maneuver",
        "move__maneuver": [{"pivot": 0, "distance": 3000, "turn": 0}]})  # fmt: skip
    assert p.last("action.chosen")["free"]
    assert p.last("action.chosen")["action"] == "maneuver"
    assert p.hurt(0) == 2  # it stood on stakes when it began


@pytest.mark.rule("miniatures:modes.slow")
def test_a_carriers_speed_may_fall_below_two_but_never_rise() -> None:
    st = field(f"0 {SPEARS} at 24,24", mode="a_dance_with_dragons", objectives=["at 24,24"]).state
    st.o_unit = [0]
    assert speed(st, 0) == 2000
    for part, wanted in (("slow", 1000), ("fast", 2000)):
        source = "crannog_traps" if part == "slow" else "on_the_double"
        st.effects = [{"what": "part", "source": source, "part": part, "unit": 0, "seat": 0,
                       "until": "turn"}]  # fmt: skip
        assert speed(st, 0) == wanted


# ---- hands --------------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:tactics.hand_limit")
def test_a_card_fetched_above_the_limit_costs_another_at_once() -> None:
    """The limit holds at all times, however the cards come."""
    full = ["winters_might"] * 5
    p = rule("tactics_board.claim", 0, "zone_crown", units=[MINE, f"1 {SPEARS} at 24,24"],
             ncus=["0 cersei_lannister_queen_regent"], hands={"0": full},
             decks={"0": ["hear_me_roar"]}, dice={"morale": [6, 6]})  # fmt: skip
    p.play(effects__may="use:playing_the_game", board__target=[key(1)])
    assert p.told("card.taken")
    assert len(hand(p.state, 0)) == 5
    assert p.told("cards.discarded")


@pytest.mark.rule("miniatures:tactics.hand_limit", "miniatures:tactics.hand_more")
def test_a_hand_shrinks_with_its_limit() -> None:
    unit = led("samwell_tarly_sam_the_slayer")
    units = [line(0, unit, "at 24,12"), f"1 {SPEARS} at 24,24 facing 180"]
    p = rule("wounds.destroy_attachment", 0, "samwell_tarly_sam_the_slayer", 1, -1,
             units=units, hands={"0": ["winters_might"] * 6}).play()  # fmt: skip
    assert len(hand(p.state, 0)) == 5


# ---- three at a table ---------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attack.surge")
def test_only_friends_of_the_attacker_turn_after_its_victim() -> None:
    units = [MINE, f"1 {SPEARS} against 0 front", f"2 {SPEARS} against 1 rear"]
    st = field(*units, seats=3).state
    attacks.begin(st, 0, 1, 0, "front", False)
    assert st.stack[-1]["freed"] == []
