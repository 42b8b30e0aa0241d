"""Tactics cards of House Martell and its commanders."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    COMBAT,
    CROWN,
    FACING,
    FAIL,
    FOE,
    MISS,
    PYCELLE,
    SPEARS,
    against_ncu,
    begins,
    charge,
    claims_card,
    enemy_starts,
    hit,
    holding,
    key,
    led,
    line,
    panics,
    plays,
    row_after,
    shows,
    stage,
    staged,
    struck,
)

from weirwood.games.miniatures.effects.scene import protected
from weirwood.games.miniatures.effects.steps import count_on_card
from weirwood.games.miniatures.rules import seams

OBERYN = "oberyn_martell_prince_of_dorne"


# ---- the faction's cards ------------------------------------------------------------------------


@shows("superior_positioning_martell")
def test_superior_positioning() -> None:
    p = charge("superior_positioning_martell", *FACING, by=1, dice={"charge": [3], **MISS})
    assert p.tokens(1) == {"vulnerable"}
    p = charge("superior_positioning_martell", *FACING, by=1, dice={"charge": [4], **MISS})
    assert p.tokens(1) == set()


@shows("unbowed_unbent_unbroken")
def test_unbowed() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    again = {"effects__reroll": [("die:1", "die:2")], "effects__target": [key(1)]}
    dice = {**FAIL, "morale": [1, 1, 6, 6]}
    p = panics("unbowed_unbent_unbroken", *units, u=0, dice=dice, script=again)
    assert p.hurt(0) == 0
    assert [u for _, u in p.state.pins] == [1]
    assert row_after(p, 1)["mod"] == -2
    p = panics("unbowed_unbent_unbroken", *units, u=0, dice=FAIL, ncus=COMBAT, script={
        "effects__target": [key(1)]})  # fmt: skip
    assert p.hurt(0) == 0
    p.play(turn__unit=[key(0), f"ncu:{PYCELLE}:0"])
    assert row_after(p, 1)["mod"] == -2


@shows("rhoynish_vengeance")
def test_rhoynish_vengeance() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = begins(0, "rhoynish_vengeance", *units, script={"effects__target": [key(1)]}, dice={})
    for match in (p.match, p.native):
        count_on_card(match.st, match.st.pins[0][0], 1)
    p.pool = [("attack", 0)] * 7
    p.play(turn__unit=[key(0), key(1)], turn__action=["none", f"melee:{SPEARS}:0"])
    assert p.hurt(1) == 7


@shows("sand_diplomacy")
def test_sand_diplomacy() -> None:
    units = [f"0 {SPEARS} at 24,12", FOE]
    p = staged("rounds.start_of_round", units=units, ncus=[f"1 {PYCELLE}"], turn=1,
             **holding("sand_diplomacy"))  # fmt: skip
    p.play(**plays("sand_diplomacy"), effects__zone=["zone:zone_crown", "zone:zone_wealth"])
    p.play(turn__unit=[f"ncu:{PYCELLE}:0"], board__claim=["zone:zone_wealth"],
           board__target=["none"], effects__target=[(key(1),)])  # fmt: skip
    assert p.tokens(1) == {"vulnerable", "weakened"}
    assert not any(row.get("what") in {"doves", "part"} for row in p.state.effects)


@shows("rising_temperatures")
def test_rising_temperatures() -> None:
    p = enemy_starts("rising_temperatures")
    st = p.state
    assert not protected(st, 1, 1)
    st.round = 2
    assert protected(st, 1, 1)
    assert not protected(st, 1, 0)
    assert not seams.withers(st, 1)
    st.round = 4
    assert seams.withers(st, 1)


@shows("cunning_ploy_martell", "dune_tactics")
def test_ploy_and_dunes() -> None:
    units = [f"0 {SPEARS} at 24,12", FOE, f"0 {SPEARS} at 36,12"]
    p = stage(*units, ncus=COMBAT, **holding("cunning_ploy_martell")).play(
        turn__unit=[key(0)], **plays("cunning_ploy_martell"), effects__target=[key(1), key(2)],
        action__free=["march"], move__march=[{"distance": 4000}],
    )  # fmt: skip
    assert p.tokens(1) == {"vulnerable"}
    assert p.state.y[2] == 16000
    p = struck("dune_tactics", dice=MISS, ncus=CROWN)
    assert len(p.last("dice.attack")["dice"]) == 4
    assert p.tokens(1) == {"vulnerable", "panicked"}
    p = struck("dune_tactics", foe=f"{SPEARS}, wounds 4", dice=MISS)
    assert len(p.last("dice.attack")["dice"]) == 5
    assert p.tokens(1) == set()


# ---- Oberyn -------------------------------------------------------------------------------------


@shows("unexpected_exhaustion")
def test_unexpected_exhaustion() -> None:
    units = [f"0 {SPEARS} at 24,12, with {OBERYN}", f"1 {SPEARS} against 0 front"]
    p = enemy_starts("unexpected_exhaustion", *units, dice={"attack": [1] * 7}, script={
        "turn__action": [f"melee:{SPEARS}:0"]})  # fmt: skip
    assert p.tokens(1) == {"vulnerable", "weakened"}
    assert p.last("dice.attack")["need"] == 5
    assert len(p.state.pins) == 1
    for match in (p.match, p.native):
        match.st.tokens[1] = 0
    p.play(turn__unit=[key(0)])
    assert not p.state.pins


@shows("intercept_orders_oberyn")
def test_intercept_orders() -> None:
    units = [f"0 {SPEARS} at 24,12", f"0 {SPEARS} at 34,12", FOE]
    held = {"dice": {"effect": [3], "morale": [6, 6]}, **holding("intercept_orders_oberyn")}
    rows = [f"1 {PYCELLE}"]
    p = staged("tactics_board.claim", 0, "zone_crown", units=units, ncus=rows, turn=1, **held)
    p.play(board__target=[key(0)], **plays("intercept_orders_oberyn"), effects__target=[key(1)])
    assert p.last("dice.test")["nr"] == 1


@shows("vipers_infamy")
def test_vipers_infamy() -> None:
    units = [f"0 {SPEARS} at 24,12, with {OBERYN}", FOE]
    p = stage(*units, turn=1, **holding("vipers_infamy"), decks={"0": ["dune_tactics"]})
    p.answer(0, "pass").answer(1, key(1)).answer(0, "card:vipers_infamy:0")
    assert seams.speed(p.state, 1, 5000) == 3000
    deck = {"decks": {"0": ["unexpected_exhaustion", "dune_tactics"]}}
    p = begins(0, "vipers_infamy", *units, mode=1, **deck)
    assert len(p.state.cards.piles[1]) == 1
    units[1] = f"1 {SPEARS} against 0 front"
    p = begins(0, "vipers_infamy", *units, mode=1, **deck, script={
        "effects__choice": ["way:way_command"],
        "effects__search": ["card:unexpected_exhaustion:0"]})  # fmt: skip
    assert len(p.state.cards.piles[1]) == 1
    close = [units[0], f"1 {SPEARS} at 24,21 facing 180"]
    p = enemy_starts("vipers_infamy", *close, dice={"charge": [1], "morale": [6, 6]}, script={
        "turn__action": [f"charge:{SPEARS}:0"], **AHEAD})  # fmt: skip
    assert p.tokens(1) == {"vulnerable"}


# ---- Doran --------------------------------------------------------------------------------------


@shows("false_agenda_doran")
def test_false_agenda() -> None:
    p = against_ncu("false_agenda_doran", dice={"morale": [6, 6]}, script={
        "board__claim": ["zone:zone_crown"], "effects__may": ["use:false_agenda_doran"],
        "effects__zone": ["zone:zone_wealth"], "effects__target": [key(1)],
        "effects__token": ["token:weakened"]})  # fmt: skip
    assert p.state.n_zone == ["zone_wealth"]
    assert p.tokens(1) == {"weakened"}


@shows("parlay_doran", "ripe_to_act")
def test_parlay() -> None:
    areo = f"0 {SPEARS} at 24,12, wounds 4, with areo_hotah_captain_of_the_guard"
    near = f"1 {SPEARS} at 24,20 facing 180, wounds 4"
    p = stage(areo, near, **holding("parlay_doran")).play(
        turn__unit=[key(0)], **plays("parlay_doran"), effects__choice=["way:way_heal"],
    )  # fmt: skip
    assert p.state.activated[:2] == [1, 1]
    assert (p.hurt(0), p.hurt(1)) == (2, 2)
    assert not p.told("action.chosen")
    p = claims_card("ripe_to_act", "zone_crown", f"0 {SPEARS} at 24,12", FOE)
    assert p.tokens(1) == {"vulnerable"}
    assert not p.told("dice.test")


# ---- other commanders ---------------------------------------------------------------------------


@shows("sustained_assault_obara", "reckless_strikes_obara", "desert_preparation")
@pytest.mark.rule("miniatures:abilities.own_commander")
def test_obara() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 8, with obara_sand_eldest_sister",
             f"1 {SPEARS} against 0 front"]  # fmt: skip
    p = stage(*units, dice={"attack": [1] * 8}, **holding("sustained_assault_obara")).play(
        turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"],
        **plays("sustained_assault_obara"), dice__reroll=[("die:1",)],
    )  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.told("dice.rerolled")
    p = hit("reckless_strikes_obara", dice=MISS)
    assert p.hurt(0) == 7
    hurt = ", wounds 8"
    for me, dice in ((led("obara_sand_eldest_sister", hurt), 7), (SPEARS + hurt, 4)):
        p = hit("reckless_strikes_obara", me, dice=MISS)
        assert len(p.last("dice.attack")["dice"]) == dice
    units = [f"0 {SPEARS} at 24,12, with obara_sand_eldest_sister", FOE]
    p = begins(1, "desert_preparation", *units, script={
        "turn__unit": [key(1)], "turn__action": ["maneuver"]})  # fmt: skip
    assert p.tokens(1) == {"panicked", "weakened"}


@shows("set_for_charge_harmen", "battle_endurance_harmen", "spiteful_truce")
def test_harmen_uller() -> None:
    p = charge("set_for_charge_harmen", *FACING, by=1, dice={"charge": [6], "attack": [1] * 14},
               script={"action__free": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert [row["nr"] for row in p.told("attack.declared")] == [0, 1]
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = begins(0, "battle_endurance_harmen", *units, round=6, dice={"attack": [1] * 9}, script={
        "effects__target": [key(0)], "turn__unit": [key(0)],
        "turn__action": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 9
    units = [f"0 {SPEARS} at 24,12, wounds 4", FOE]
    p = panics("spiteful_truce", *units, dice={"morale": [6, 6]}, script={
        "effects__target": [key(0)]})  # fmt: skip
    assert p.hurt(0) == 1


@shows("a_need_for_vengeance_daemon", "coordinated_plotting", "pathetic_attempt_daemon")
def test_daemon_sand() -> None:
    daemon = "daemon_sand_vengeful_knight"
    units = [f"0 {SPEARS} at 24,12, with {daemon}", f"1 {SPEARS} against 0 front"]
    p = staged("rounds.start_of_round", units=units, dice={"attack": [1] * 7},
             **holding("a_need_for_vengeance_daemon"))  # fmt: skip
    p.play(**plays("a_need_for_vengeance_daemon"), effects__target=[key(0)],
           action__free=[f"melee:{SPEARS}:1"])  # fmt: skip
    assert p.last("dice.attack")["need"] == 3
    p = hit("coordinated_plotting", dice=MISS, more=[f"0 {SPEARS} at 36,12"], script={
        "effects__target": [key(2)], "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 3000}]})  # fmt: skip
    assert p.state.y[2] == 15000
    dice = {"attack": [6] + [1] * 6, "defense": [1] * 7, "morale": [6, 6]}
    p = struck("pathetic_attempt_daemon", led(daemon), dice=dice)
    assert p.hurt(1) == 6
    assert p.tokens(1) == {"weakened"}


@shows("lone_knight", "coup_attempt", "reckless_strikes_gerold")
def test_darkstar() -> None:
    star = "gerold_dayne_darkstar"
    units = [f"0 {SPEARS} at 24,20, with {star}", f"1 {SPEARS} at 24,32 facing 180"]
    p = begins(0, "lone_knight", *units, script={
        "action__free": ["march"], "move__march": [{"distance": 2000}]})  # fmt: skip
    assert p.state.y[0] == 22000
    near = [*units, f"0 {SPEARS} at 32,20"]
    p = stage(*near, **holding("lone_knight"), decks={"0": ["coup_attempt"]})
    assert p.keys(0) == ["card:lone_knight:1", "pass"]
    p = stage(*near, **holding("lone_knight"))
    assert p.questions[-1:] != ["effects.play"]  # no card is left to draw: nothing to offer
    close = [f"0 {SPEARS} at 24,12, with {star}", f"1 {SPEARS} at 24,21 facing 180"]
    p = begins(1, "coup_attempt", *close, ncus=[f"1 {PYCELLE}"],
               dice={"charge": [6], "attack": [1] * 7}, script={
        "effects__zone": ["zone:zone_wealth"], "turn__unit": [f"ncu:{PYCELLE}:0"],
        "board__claim": ["zone:zone_wealth"], "board__target": ["none"],
        "action__free": [f"charge:{SPEARS}:1"], **AHEAD})  # fmt: skip
    assert p.last("charge.run")["success"]
    p = hit("reckless_strikes_gerold", line(0, led(star, ", wounds 8"), "").removeprefix("0 "),
            dice={"attack": [2] * 7})  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 7
