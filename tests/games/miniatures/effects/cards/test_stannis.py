"""Tactics cards of Stannis Baratheon and of those who follow him."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    FACING,
    MISS,
    SPEARS,
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
    starts,
    struck,
)

from weirwood.games.miniatures.effects import sources

MINE = f"0 {SPEARS} at 24,12"
FOE = f"1 {SPEARS} at 24,24 facing 180"
BEFORE = f"1 {SPEARS} against 0 front"
PYCELLE = "pycelle_grand_maester"
CROWN = [f"0 {PYCELLE} on zone_crown"]
FAIL: dict[str, Any] = {"morale": [1, 1], "panic": [2]}
PASS: dict[str, Any] = {"morale": [6, 6]}
FAITHFUL = "rhllor_faithful"
STANNIS = "stannis_baratheon_the_rightful_heir"


# ---- Stannis, the Rightful Heir -----------------------------------------------------------------


@shows("will_of_the_one_true_king")
def test_will_of_the_king() -> None:
    p = claims_card("will_of_the_one_true_king", "zone_crown", script={
        "effects__target": [key(1)] * 3})  # fmt: skip
    assert p.tokens(1) == {"panicked", "vulnerable", "weakened"}
    assert not p.told("dice.test")
    p = claims_card("will_of_the_one_true_king", "zone_wealth", script={"board__target": ["none"]})
    assert not p.told("card.played")


@shows("harsh_conditions")
@pytest.mark.rule("miniatures:abilities.one_lost")
def test_harsh_conditions() -> None:
    foe = "1 stag_knights at 24,24 facing 180, panicked, weakened"
    p = begins(0, "harsh_conditions", MINE, foe, script={
        "effects__target": [key(1, "stag_knights")],
        "effects__choice": [("way:panicked",), ("ability:stags_fury",)]})  # fmt: skip
    assert p.tokens(1) == {"weakened"}
    assert [name for name, _ in sources.abilities(p.state, 1)] == ["order_resilience"]
    assert p.last("ability.lost")["ability"] == "stags_fury"
    rider = "1 champions_of_the_stag at 24,24 facing 180, panicked, weakened"
    p = begins(0, "harsh_conditions", MINE, rider, script={
        "effects__target": [key(1, "champions_of_the_stag")],
        "effects__choice": [("way:panicked", "way:weakened")]})  # fmt: skip
    assert [name for name, _ in sources.abilities(p.state, 1)] == ["cavalry_ability"]  # innate
    p = stage(MINE, foe, **holding("harsh_conditions")).play(
        **plays("harsh_conditions"), effects__target=[key(1, "stag_knights")]
    )  # no token taken, nothing to choose
    assert len(sources.abilities(p.state, 1)) == 2


@shows("tactical_approach")
def test_tactical_approach() -> None:
    for unit, extra in ((SPEARS, 1), (led(STANNIS), 2)):
        units = [line(0, unit, "at 24,12"), f"1 {SPEARS} against 0 front, weakened"]
        p = staged("rounds.start_of_round", units=units, **holding("tactical_approach"))
        p.play(**plays("tactical_approach"), effects__target=[key(0)])
        assert [u for _, u in p.state.pins] == [0]
        p.pool = [("attack", 0)] * 7 + [("morale", 5)] * 2
        p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"],
               effects__may=["use:tactical_approach"])  # fmt: skip
        assert p.hurt(1) == extra
        assert p.tokens(1) == set()


@pytest.mark.rule("miniatures:tactics.attached")
def test_what_an_attached_card_may_do_is_asked() -> None:
    """A card on a unit that says "may" leaves the choice to its player each time."""
    units = [MINE, f"1 {SPEARS} against 0 front, weakened"]
    p = staged("rounds.start_of_round", units=units, **holding("tactical_approach"))
    p.play(**plays("tactical_approach"), effects__target=[key(0)])
    p.pool = [("attack", 0)] * 7
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"], effects__may=["pass"])
    assert p.tokens(1) == {"weakened"}
    assert p.hurt(1) == 0


# ---- Stannis, the One True King -----------------------------------------------------------------


@shows("in_rhllors_name")
def test_in_rhllors_name() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [6, 6], "morale": [1, 1], "panic": [2]}
    p = hit("in_rhllors_name", dice=dice, script={"effects__choice": ["way:sundering"]})
    assert p.last("dice.defense")["need"] == 5
    assert len(p.last("dice.defense")["dice"]) == 1
    assert p.hurt(0) == 2  # the attacker's own test
    p = hit("in_rhllors_name", FAITHFUL, dice={**dice, "morale": [6, 6]})
    assert len(p.last("dice.defense")["dice"]) == 2
    assert p.last("dice.defense")["need"] == 5


@shows("test_of_faith")
def test_test_of_faith() -> None:
    units = [f"0 {FAITHFUL} at 24,12, panicked, weakened", BEFORE]
    p = begins(0, "test_of_faith", *units, dice=PASS)
    assert p.tokens(0) == set()
    assert [u for _, u in p.state.pins] == [0]
    p.play(turn__unit=[key(0, FAITHFUL)], turn__action=["none"])
    p.pool = [("attack", 5)] + [("attack", 0)] * 6 + [("defense", 5)]
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{FAITHFUL}:0"])
    assert p.last("dice.defense")["need"] == 5 - 1
    assert not p.state.pins
    p = begins(0, "test_of_faith", *units, dice={"morale": [1, 1]})
    assert p.tokens(0) == {"panicked", "weakened"}
    assert [u for _, u in p.state.pins] == [0]


@shows("azor_ahai_stannis")
def test_azor_ahai() -> None:
    fail = {"morale": [1, 1], "panic": [3]}
    p = panics("azor_ahai_stannis", MINE, BEFORE, u=0, dice=fail)
    assert p.hurt(0) == 1
    p = panics("azor_ahai_stannis", f"0 {FAITHFUL} at 24,12", BEFORE, u=0, dice=fail)
    assert p.hurt(0) == 0
    assert p.tokens(1) == {"panicked"}


# ---- Davos Seaworth -----------------------------------------------------------------------------


@shows("flea_bottom_tricks")
def test_flea_bottom_tricks() -> None:
    davos = line(0, led("davos_seaworth_hero_of_blackwater"), "at 36,12")
    for other, choice, kind, far in (
        (f"0 {SPEARS} at 36,12", [], "maneuver", 5000),
        (davos, ["way:way_maneuver"], "maneuver", 5000),
        (davos, ["way:way_march"], "march", 10000),
    ):
        p = struck("flea_bottom_tricks", dice=MISS, more=[other], script={
            "effects__target": [key(2)], "effects__choice": choice, "action__free": [kind],
            f"move__{kind}": [{"pivot": 0, "distance": far, "turn": 0} if kind == "maneuver"
                              else {"distance": far, "turn": 0}]})  # fmt: skip
        assert p.state.y[2] == 12000 + far


@shows("everything")
def test_everything() -> None:
    units = [MINE, FOE, f"0 {SPEARS} at 34,12, wounds 6"]
    p = stage(*units, **holding("everything"))
    for match in (p.match, p.native):
        match.st.fallen[0] = ("stag_knight_noble",)
    p.play(**plays("everything"), effects__target=[key(0), key(2)], effects__amount=[3],
           effects__choice=["model:stag_knight_noble"])  # fmt: skip
    assert (p.hurt(0), p.hurt(2)) == (3, 2)
    assert p.state.attached[2] == ("stag_knight_noble",)
    assert p.state.fallen[0] == ()


@shows("fealty_to_the_crown_davos")
def test_fealty() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 6", BEFORE]
    p = panics("fealty_to_the_crown_davos", *units, dice=FAIL)
    assert (p.hurt(0), p.hurt(1)) == (4, 2)
    p = panics("fealty_to_the_crown_davos", *units, dice=FAIL, ncus=CROWN)
    assert (p.hurt(0), p.hurt(1)) == (3, 3)


@shows("parlay_davos")
def test_parlay() -> None:
    davos = led("davos_seaworth_hero_of_blackwater", ", wounds 4")
    units = [line(0, davos, "at 24,12"), f"1 {SPEARS} at 24,22 facing 180, wounds 4"]
    p = starts("parlay_davos", *units, script={"effects__choice": ["way:way_heal"]})
    assert p.state.activated[:2] == [1, 1]
    assert (p.hurt(0), p.hurt(1)) == (2, 2)


# ---- Andrew Estermont ---------------------------------------------------------------------------


@shows("assault_orders_andrew")
def test_assault_orders() -> None:
    p = claims_card("assault_orders_andrew", "zone_wealth", MINE, BEFORE, dice=MISS, script={
        "effects__target": [key(0)], "action__free": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert p.told("attack.declared")
    andrew = line(0, led("andrew_estermont_first_of_the_kings_men"), "at 24,12")
    units = [andrew, f"1 {SPEARS} at 24,21 facing 180"]
    p = claims_card("assault_orders_andrew", "zone_wealth", *units, dice={"charge": [6], **MISS},
                    script={"effects__target": [key(0)], "action__free": [f"charge:{SPEARS}:1"],
                            **AHEAD})  # fmt: skip
    assert p.last("charge.run")["success"]


@shows("reckless_fury", "rush_of_aggression_andrew")
def test_andrews_rage() -> None:
    p = hit("reckless_fury", f"{SPEARS}, wounds 4", dice={"attack": [6] + [1] * 6,
            "defense": [1], **PASS})  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.last("dice.test")["mod"] == -2
    assert p.hurt(0) == 4 + 1
    p = charge("rush_of_aggression_andrew", *FACING, dice=MISS)
    assert p.last("charge.run")["success"]
    assert p.tokens(0) == {"vulnerable"}
    andrew = line(0, led("andrew_estermont_first_of_the_kings_men"), "at 24,12")
    p = charge("rush_of_aggression_andrew", andrew, FACING[1], dice=MISS)
    assert p.tokens(0) == set()


# ---- Axell Florent ------------------------------------------------------------------------------


@shows("fiery_charge_axell")
def test_fiery_charge() -> None:
    p = charge("fiery_charge_axell", *FACING, dice=MISS)
    assert (p.tokens(0), p.tokens(1)) == ({"vulnerable"}, {"panicked"})
    p = charge("fiery_charge_axell", f"0 {FAITHFUL} at 24,12", FACING[1], dice=MISS)
    assert (p.tokens(0), p.tokens(1)) == (set(), {"panicked"})


@shows("rhllors_wrath")
def test_rhllors_wrath() -> None:
    units = [f"0 {FAITHFUL} at 24,16", FOE, f"0 {FAITHFUL} at 31,16", f"0 {SPEARS} at 16,16"]
    p = claims_card("rhllors_wrath", "zone_wealth", *units, dice=FAIL, script={
        "effects__target": [key(1)]})  # fmt: skip
    assert p.last("dice.test")["mod"] == -2
    assert p.hurt(1) == 2
    assert p.tokens(1) == {"vulnerable", "weakened"}
    p = claims_card("rhllors_wrath", "zone_wealth", *units, dice=PASS, script={
        "effects__target": [key(1)]})  # fmt: skip
    assert p.tokens(1) == set()


@shows("fiery_resolve")
def test_fiery_resolve() -> None:
    units = [f"0 {FAITHFUL} at 24,12", BEFORE]
    script = {"turn__action": ["none"]}
    p = starts("fiery_resolve", *units, dice={"morale": [6, 6, 1, 1], "panic": [3]}, script=script)
    assert p.last("dice.test")["mod"] == -3
    assert p.hurt(1) == 3
    p = starts("fiery_resolve", *units, dice={"morale": [1, 1]}, script=script)
    assert p.tokens(1) == {"panicked"}
    p = starts("fiery_resolve", MINE, BEFORE, script=script)
    assert not p.told("card.played")


# ---- Stannis, King at the Wall ------------------------------------------------------------------


@shows("muster")
def test_muster() -> None:
    scouts = "crownland_scouts"
    unit = f"{scouts}, wounds 6, with stannis_baratheon_king_at_the_wall"
    units = [line(0, unit, "at 24,12"), f"1 {SPEARS} against 0 front"]
    p = starts("muster", units[0].replace(",", " ,", 0), units[1], dice={"retreat": [3],
               "effect": [3]}, script={
        "turn__unit": [key(0, scouts)], "turn__action": ["retreat"], "action__free": ["maneuver"],
        "move__retreat": [{"direction": 2, "distance": 4000, "turn": 0}],
        "move__maneuver": [{"pivot": 0, "distance": 0, "turn": 9000}]})  # fmt: skip
    assert p.hurt(0) == 6 - 3 - 1
    assert [row["how"] for row in p.told("unit.moved")] == ["retreat", "maneuver"]
    assert p.state.facing[1] == 18000


@shows("on_the_double")
def test_on_the_double() -> None:
    scouts = "crownland_scouts"
    p = starts("on_the_double", f"0 {scouts} at 24,12", f"1 {SPEARS} at 34,40", script={
        "turn__action": ["maneuver"],
        "move__maneuver": [{"pivot": 0, "distance": 8000, "turn": 0}]})  # fmt: skip
    assert p.state.y[0] == 12000 + 8000
    assert p.tokens(0) == {"vulnerable"}
    assert p.state.effects == []


@shows("ride_them_down_stannis")
def test_ride_them_down() -> None:
    card = "ride_them_down_stannis"
    units = ["0 champions_of_the_stag at 24,12", f"1 {SPEARS} at 24,21 facing 180"]
    p = stage(*units, turn=1, dice={"charge": [6], "defense": [1] * 4}, **holding(card)).play(
        turn__unit=[key(1)], turn__action=["maneuver"],
        move__maneuver=[{"pivot": 0, "distance": 0, "turn": 100}], **plays(card),
        action__free=[f"charge:{SPEARS}:1"], **AHEAD,
    )  # fmt: skip
    assert p.hurt(1) == 4
    assert "panicked" in p.tokens(1)
    assert not p.told("attack.declared")


# ---- Justin Massey ------------------------------------------------------------------------------


@shows("regroup_and_reform_justin")
def test_regroup_and_reform() -> None:
    units = [MINE, FOE, f"0 {SPEARS} at 34,12, wounds 6"]
    p = begins(0, "regroup_and_reform_justin", *units, script={
        "effects__target": [key(0), key(2)], "effects__amount": [4]})  # fmt: skip
    assert (p.hurt(0), p.hurt(2)) == (4, 2)


@shows("sudden_retreat_justin", "precious_supplies")
def test_justins_care() -> None:
    p = struck("sudden_retreat_justin", led("justin_massey_the_smiler"),
               dice={**MISS, "retreat": [1, 6]}, script={
        "action__free": ["retreat"], "dice__reroll": [("die:1",)],
        "move__retreat": [{"direction": 2, "distance": 8000, "turn": 0}]})  # fmt: skip
    assert p.state.y[0] == 4000
    worn = {0: 0, 4: 1, 8: 3}
    for wounds, more in worn.items():
        p = struck("precious_supplies", f"{SPEARS}, wounds {wounds}, panicked", dice=MISS)
        assert p.tokens(0) == set()
        assert p.hurt(0) == wounds - more
    p = struck("precious_supplies", led("justin_massey_the_smiler", ", wounds 8"), dice=MISS)
    assert p.hurt(0) == 8 - 4
