"""Tactics cards of House Lannister and its commanders."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    FACING,
    FAIL,
    MISS,
    SPEARS,
    Stage,
    against_ncu,
    begins,
    charge,
    claims_card,
    hit,
    holding,
    key,
    led,
    line,
    panics,
    plays,
    shows,
    stage,
    staged,
    struck,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.rules import seams

CROWN = "0 pycelle_grand_maester on zone_crown"
WEALTH = "0 qyburn_master_of_whisperers on zone_wealth, tokens 0"
TACTICS = "0 pycelle_grand_maester on zone_tactics"


# ---- the faction's cards ------------------------------------------------------------------------


@shows("intrigue_and_subterfuge")
def test_intrigue_and_subterfuge() -> None:
    p = against_ncu("intrigue_and_subterfuge", others=[WEALTH])
    assert sources.ncu_abilities(p.state, 0) == ()
    assert p.tokens(1) == {"weakened"}
    p = against_ncu("intrigue_and_subterfuge")
    assert p.tokens(1) == set()


@shows("a_lannister_pays_his_debts")
def test_a_lannister_pays_his_debts() -> None:
    units = [
        f"0 {SPEARS} at 24,12",
        f"0 {SPEARS} at 34,12, wounds 11",
        f"1 {SPEARS} against 1 front",
        f"1 {SPEARS} against 0 front",
    ]
    card = "a_lannister_pays_his_debts"
    p = begins(0, card, *units, script={"effects__target": [key(0)]}, ncus=[CROWN])
    p.play(turn__unit=[key(4)], turn__action=["none"])
    p.pool = [("attack", 5)] * 7 + [("defense", 0)] * 7
    p.play(turn__unit=[key(2)], turn__action=[f"melee:{SPEARS}:1"])
    p.pool = [("attack", 5)] + [("attack", 0)] * 6 + [("defense", 0), ("morale", 5), ("morale", 5)]
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:3"])
    assert p.last("dice.attack")["need"] == 3
    assert p.last("dice.test")["mod"] == -2


@shows("hear_me_roar")
def test_hear_me_roar() -> None:
    units = (f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front, wounds 4")
    p = panics("hear_me_roar", *units, dice=FAIL)
    assert p.last("dice.test")["mod"] == -2
    assert p.hurt(1) == 4 + 2 + 1
    p = staged(
        "panic.morale_test",
        1,
        0,
        0,
        units=units,
        dice={"morale": [1, 1]},
        **holding("hear_me_roar"),
    )
    assert p.play(**plays("hear_me_roar")).hurt(1) == 5


@shows("bribery")
def test_bribery() -> None:
    p = claims_card(
        "bribery",
        "zone_crown",
        f"0 {SPEARS} at 24,12",
        f"1 {SPEARS} against 0 front",
        script={"effects__target": [key(1)]},
    )
    assert [u for _, u in p.state.pins] == [1]
    p.pool = [("attack", 0)] * 4 + [("morale", 0), ("morale", 0)]
    p.play(turn__unit=[key(0)], turn__action=["none"])
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{SPEARS}:0"])
    assert len(p.last("dice.attack")["dice"]) == 4
    q = claims_card(
        "bribery",
        "zone_crown",
        script={"effects__target": [key(1)]},
        others=["1 lord_varys_the_spider"],
    )
    q.play(
        turn__unit=["ncu:lord_varys_the_spider:1"],
        board__claim=["zone:zone_wealth"],
        board__target=[key(1)],
    )
    assert not q.state.pins


@shows("counterplot_lannister")
@pytest.mark.rule("miniatures:tactics.cancelled")
@pytest.mark.parametrize(
    ("zones", "face", "cancelled"),
    [
        ((), 3, True),
        ((), 2, False),
        ((CROWN,), 2, True),
        ((CROWN,), 1, False),
        ((CROWN, WEALTH), 0, True),
    ],
)
def test_counterplot(zones: tuple[str, ...], face: int, cancelled: bool) -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    hands = {"0": ["counterplot_lannister"], "1": ["winters_might"]}
    dice = {**MISS, "effect": [face] if face else []}
    p = staged(
        "attack.melee_attack", 1, 0, False, units=units, turn=1, hands=hands, ncus=zones, dice=dice
    )
    p.play(effects__play=["card:winters_might:0", "card:counterplot_lannister:0"])
    assert bool(p.told("effect.cancelled")) == cancelled
    assert len(p.told("card.played")) == 2


@shows("fealty_to_the_crown_lannister")
def test_fealty_to_the_crown() -> None:
    p = panics("fealty_to_the_crown_lannister", dice=FAIL)
    assert (p.hurt(0), p.hurt(1)) == (4, 2)
    p = panics("fealty_to_the_crown_lannister", dice=FAIL, ncus=[CROWN])
    assert (p.hurt(0), p.hurt(1)) == (3, 3)


@shows("subjugation_of_power_lannister")
def test_subjugation_of_power() -> None:
    card = "subjugation_of_power_lannister"
    script = {"turn__unit": [key(1)]}
    p = begins(1, card, *FACING, script=script, dice=FAIL)
    assert p.last("dice.test")["mod"] == 0
    assert p.told("unit.muted")
    assert p.told("unit.barred")
    p = begins(1, card, *FACING, script=script, dice={"morale": [6, 6]}, ncus=[CROWN, WEALTH])
    assert p.last("dice.test")["mod"] == -2
    assert not p.told("unit.muted")


# ---- Jaime --------------------------------------------------------------------------------------


@shows("kingslayers_renown", "kingslayers_prowess", "kingslayers_infamy")
@pytest.mark.rule("miniatures:commanders.cards")
def test_the_kingslayer() -> None:
    jaime = led("jaime_lannister_the_kingslayer")
    near = [line(0, f"{jaime}, wounds 4", "at 24,12"), f"1 {SPEARS} at 24,22 facing 180"]
    p = staged(
        "panic.panic_test", 0, 0, 0, 1, units=near, dice=FAIL, **holding("kingslayers_renown")
    )
    p.play(**plays("kingslayers_renown"))
    assert p.last("test.result")["result"] == "passed"
    assert p.hurt(0) == 2
    dice = {"attack": [1, 1, 1, 4, 4, 4, 4, 6, 6, 6], "defense": [6] * 7}
    p = hit(
        "kingslayers_prowess",
        f"{SPEARS}, wounds 4, with jaime_lannister_the_kingslayer",
        dice=dice,
        script={"effects__reroll": [("die:1", "die:2", "die:3")]},
    )
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.tokens(1) == {"vulnerable"}
    assert p.hurt(1) >= 3  # three sixes, with Precision
    p = begins(1, "kingslayers_infamy", *near, script={"turn__unit": [key(1)]}, dice=FAIL)
    assert p.tokens(1) == {"panicked", "weakened"}
    for card in ("kingslayers_renown", "kingslayers_prowess", "kingslayers_infamy"):
        p = begins(1, card, *near, mode=1, decks={"0": ["bribery"]})
        assert p.last("cards.drawn")["count"] == 1


# ---- Gregor -------------------------------------------------------------------------------------


@shows("overrun_gregor", "price_of_failure_gregor", "assault_orders_gregor")
def test_the_mountain() -> None:
    kill = {"attack": [6] * 7, "defense": [1] * 7}
    away = {"action__free": ["march"], "move__march": [{"distance": 5000}]}
    p = hit("overrun_gregor", foe=f"{SPEARS}, wounds 11", dice=kill, script=away)
    assert p.state.y[0] == 17000
    p = hit("price_of_failure_gregor", dice={"attack": [1] * 7, "defense": [6] * 7})
    assert p.last("attack.hits")["hits"] == 7
    assert p.tokens(0) == {"panicked", "vulnerable"}
    p = hit("price_of_failure_gregor", foe=f"{SPEARS}, wounds 11", dice=kill)
    assert p.tokens(0) == set()
    men = "house_clegane_mountains_men"
    script = {"effects__target": [key(0, men)], "action__free": [f"charge:{SPEARS}:1"], **AHEAD}
    p = claims_card(
        "assault_orders_gregor",
        "zone_crown",
        f"0 {men} at 24,12",
        FACING[1],
        script=script,
        dice={"charge": [6], **MISS},
    )
    assert p.last("charge.run")["success"]


# ---- Tywin --------------------------------------------------------------------------------------


@shows("exploit_weakness_tywin")
def test_exploit_weakness() -> None:
    p = hit("exploit_weakness_tywin", dice=MISS)
    assert p.tokens(1) == {"vulnerable"}
    p = hit(
        "exploit_weakness_tywin",
        foe=f"{SPEARS}, weakened",
        dice=MISS,
        script={"dice__reroll": [("die:1",)]},
    )
    assert p.told("dice.rerolled")


@shows("broken_resolve")
def test_broken_resolve() -> None:
    p = panics("broken_resolve", dice=FAIL)
    assert p.tokens(1) == {"weakened"}
    assert [u for _, u in p.state.pins] == [1]
    for match in (p.match, p.native):
        match.st.tokens[1] = 0
    p.play(turn__unit=[key(0)], turn__action=["none"])
    p.play(turn__unit=[key(1)])
    assert p.tokens(1) == {"weakened"}


@shows("issue_commands_tywin")
def test_issue_commands() -> None:
    tywin = line(0, led("tywin_lannister_lord_of_casterly_rock"), "at 24,12")
    friend = f"0 {SPEARS} at 34,12"
    units = [
        f"{tywin}, commander tywin_lannister_lord_of_casterly_rock",
        friend,
        f"1 {SPEARS} against 1 front",
    ]
    p = begins(
        0,
        "issue_commands_tywin",
        *units,
        dice=MISS,
        script={
            "turn__unit": [key(0)],
            "action__free": [f"melee:{SPEARS}:2"],
            "effects__target": [key(1)],
        },
    )
    assert [row["nr"] for row in p.told("action.chosen")] == [1]
    used = f"{tywin}, note order:order_threaten 1"
    p = begins(0, "issue_commands_tywin", used, friend, mode=1)
    assert p.state.notes[0]["order:order_threaten"] == 0


# ---- Tyrion -------------------------------------------------------------------------------------


@shows("false_agenda_tyrion")
def test_false_agenda() -> None:
    p = against_ncu(
        "false_agenda_tyrion",
        script={
            "board__claim": ["zone:zone_tactics"],
            "effects__may": "use:false_agenda_tyrion",
            "effects__zone": ["zone:zone_crown"],
            "effects__target": [key(1)],
            "effects__token": ["token:weakened"],
        },
    )
    assert p.state.n_zone == ["zone_crown"]
    assert "weakened" in p.tokens(1) | p.tokens(3)


@shows("cunning_ploy_tyrion")
def test_cunning_ploy() -> None:
    tyrion = line(0, led("tyrion_lannister_halfman"), "at 24,12")
    units = [tyrion, FACING[1], f"0 {SPEARS} at 34,12"]
    p = begins(
        0,
        "cunning_ploy_tyrion",
        *units,
        script={
            "turn__unit": [key(0)],
            "effects__target": [key(2), key(1)],
            "action__free": ["march"],
            "move__march": [{"distance": 3000}],
        },
    )
    assert p.state.y[2] == 15000
    assert p.tokens(1) == {"vulnerable"}
    assert [row["nr"] for row in p.told("action.chosen")] == [2]


@shows("intercept_orders_tyrion")
def test_intercept_orders() -> None:
    tyrion = line(0, led("tyrion_lannister_halfman"), "at 24,12")
    units = [tyrion, f"0 {SPEARS} at 32,12", FACING[1]]
    script = {
        "board__claim": ["zone:zone_crown"],
        "board__target": [key(0)],
        "effects__target": [key(1)],
        "effects__token": ["token:weakened"],
    }
    p = against_ncu(
        "intercept_orders_tyrion", *units, script=script, dice={"effect": [3], "morale": [6, 6]}
    )
    assert p.last("dice.test")["nr"] == 1
    assert p.tokens(1) == {"weakened"}
    p = against_ncu(
        "intercept_orders_tyrion", *units, script=script, dice={"effect": [2], "morale": [6, 6]}
    )
    assert p.last("dice.test")["nr"] == 0
    script["effects__choice"] = ["way:way_reroll"]
    p = against_ncu(
        "intercept_orders_tyrion",
        *units,
        script=script,
        others=[TACTICS],
        dice={"effect": [1, 5], "morale": [6, 6]},
    )
    assert p.last("dice.test")["nr"] == 1


# ---- the High Sparrow ---------------------------------------------------------------------------


@shows("mercy_of_the_mother", "protection_of_the_father", "wrath_of_the_warrior")
def test_the_faith() -> None:
    hurt = f"0 {SPEARS} at 24,12, wounds 5, weakened"
    script = {"turn__unit": [key(0)]}
    p = begins(0, "mercy_of_the_mother", hurt, script=script, dice={"morale": [6, 6]})
    assert (p.hurt(0), p.tokens(0)) == (2, set())
    assert (
        begins(0, "mercy_of_the_mother", hurt, script=script, dice={"morale": [1, 1]}).hurt(0) == 4
    )
    dice = {"attack": [4] * 5 + [1, 1], "defense": [1] * 5, "morale": [6, 6, 6, 6]}
    assert struck("protection_of_the_father", dice=dice).hurt(0) == 2
    dice["morale"] = [1, 1, 6, 6]
    assert struck("protection_of_the_father", dice=dice).hurt(0) == 4
    p = hit("wrath_of_the_warrior", dice={"morale": [6, 6], **MISS})
    assert p.last("dice.attack")["need"] == 3
    p = hit("wrath_of_the_warrior", dice={"morale": [1, 1], **MISS, "defense": [6]})
    assert p.last("attack.hits")["hits"] == 1


# ---- Joffrey ------------------------------------------------------------------------------------


@shows("you_will_obey_me", "i_am_the_king", "traitors_i_will_have_their_heads")
def test_the_king() -> None:
    p = hit("you_will_obey_me", dice=MISS)
    assert len(p.last("dice.attack")["dice"]) == 9
    assert p.tokens(0) == {"panicked", "vulnerable"}
    dice = {"attack": [6] * 9, "defense": [1] * 9, "morale": [6, 6]}
    assert hit("you_will_obey_me", dice=dice).tokens(0) == set()
    dice = {"attack": [4] * 3 + [1] * 4, "defense": [1] * 3, "morale": [6, 6]}
    p = struck("i_am_the_king", dice=dice)
    assert (p.hurt(0), p.tokens(0)) == (1, {"panicked", "weakened"})
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [6, 6]}
    p = begins(
        0,
        "traitors_i_will_have_their_heads",
        *units,
        dice=dice,
        script={
            "effects__target": [key(1)],
            "turn__unit": [key(0)],
            "turn__action": [f"melee:{SPEARS}:1"],
        },
    )
    assert p.last("dice.test")["mod"] == -2
    for _ in range(6):
        if p.state.round > 1:
            break
        p.play(turn__unit=[k for k in p.keys(None) if k.startswith("unit")][:1])
    assert p.tokens(0) == {"panicked", "vulnerable"}
    assert not p.state.pins


# ---- Addam --------------------------------------------------------------------------------------


@shows("charismatic_leadership")
def test_charismatic_leadership() -> None:
    rows = [f"0 {SPEARS} at 24,12", FACING[1]]
    script = {"board__claim": ["zone:zone_crown"], "board__target": [key(0)]}
    p = against_ncu("charismatic_leadership", *rows, script=script, dice={"morale": [6, 6]})
    assert p.told("effect.cancelled")
    addam = [line(0, led("addam_marbrand_commander_of_the_city_watch"), "at 24,12"), FACING[1]]
    p = against_ncu("charismatic_leadership", *addam, script=script, dice={"morale": [1, 1, 6, 6]})
    assert p.told("dice.test")[0]["mod"] == 2
    assert not p.told("effect.cancelled")


@shows("lash_out_addam", "valiant_example")
def test_addam_marbrand() -> None:
    addam = led("addam_marbrand_commander_of_the_city_watch", ", wounds 4")
    p = struck("lash_out_addam", addam, dice=MISS)
    assert (p.hurt(1), p.tokens(1)) == (2, {"panicked"})
    units = [
        line(0, addam, "at 24,12"),
        f"1 {SPEARS} against 0 front",
        f"0 {SPEARS} at 34,12, wounds 5",
    ]
    p = panics("valiant_example", *units, u=0, dice={"morale": [6, 6]})
    assert (p.hurt(0), p.hurt(2)) == (2, 3)
    p = begins(1, "valiant_example", *units, mode=1, decks={"0": ["bribery"]})
    assert p.last("cards.drawn")["count"] == 1


# ---- Kevan --------------------------------------------------------------------------------------


@shows("predictable_maneuvers_kevan")
def test_predictable_maneuvers() -> None:
    units = [f"0 {SPEARS} at 24,12", FACING[1]]
    script = {
        "effects__target": [key(1), key(0)],
        "turn__unit": [key(1)],
        "turn__action": ["march"],
        "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 1000}],
    }
    p = Stage.on(
        {
            "units": [*units, f"1 {SPEARS} at 44,44"],
            "first": 1,
            "hands": {"0": ["predictable_maneuvers_kevan"]},
        },
        {},
    )
    p.play(**plays("predictable_maneuvers_kevan"), **script)
    assert p.state.y[0] == 13000


@shows("seeing_their_flaws_kevan")
def test_seeing_their_flaws() -> None:
    kevan = line(0, led("kevan_lannister_protector_of_the_realm"), "at 24,12")
    units = [kevan, "1 house_bolton_blackguards at 24,22 facing 180"]
    p = begins(
        1,
        "seeing_their_flaws_kevan",
        *units,
        script={
            "turn__unit": [key(1, "house_bolton_blackguards")],
            "turn__action": ["march"],
        },
    )
    assert p.tokens(1) == {"vulnerable", "panicked"}
    assert not sources.muted(p.state, 1)
    p.state.stack.append({"kind": "attack", "attacker": 0, "defender": 1})
    assert sources.muted(p.state, 1)


@shows("wealth_of_the_rock")
def test_wealth_of_the_rock() -> None:
    dice = {"attack": [4] + [1] * 6, "defense": [1], "morale": [6, 6]}
    p = struck("wealth_of_the_rock", dice=dice, ncus=[CROWN])
    assert (p.last("dice.defense")["need"], p.last("dice.test")["mod"]) == (4, 2)
    p = struck("wealth_of_the_rock", dice=dice, ncus=[WEALTH])
    assert (p.last("dice.defense")["need"], p.last("dice.test")["mod"]) == (3, 0)
    kevan = led("kevan_lannister_protector_of_the_realm")
    p = struck("wealth_of_the_rock", kevan, dice=dice)
    assert (p.last("dice.defense")["need"], p.last("dice.test")["mod"]) == (3, 2)


def test_a_disorderly_charge_silences() -> None:
    p = charge("winters_might", *FACING, dice={"charge": [1], **MISS})
    assert not p.told("card.played")
    assert seams.hand_bonus(p.state, 0) == 0
    assert not stage(*FACING).state.silenced
