"""Tactics cards of Stark commanders: Brynden, Eddard, Rodrik, Howland, Rickard, Maege."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    BOWS,
    FACING,
    MISS,
    SPEARS,
    Stage,
    begins,
    charge,
    hit,
    holding,
    key,
    led,
    line,
    plays,
    shows,
    stage,
    staged,
    struck,
)

from weirwood.games.miniatures.effects import mods

SWORDS = "stark_sworn_swords"


# ---- Brynden ------------------------------------------------------------------------------------


@shows("set_for_charge_brynden")
def test_set_for_charge() -> None:
    p = charge(
        "set_for_charge_brynden",
        *FACING,
        by=1,
        dice={"charge": [6], "attack": [1] * 14},
        script={"action__free": [f"melee:{SPEARS}:1"]},
    )
    assert [row["nr"] for row in p.told("attack.declared")] == [0, 1]
    rear = [f"0 {SPEARS} at 24,12 facing 180", FACING[1]]
    p = charge("set_for_charge_brynden", *rear, by=1, dice={"charge": [6], "attack": [1] * 14})
    assert not p.told("card.played")


@shows("refuse_to_yield_brynden")
def test_refuse_to_yield() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    card = "refuse_to_yield_brynden"
    p = staged(
        "panic.panic_test", 0, 0, 0, 1, units=units, dice={"morale": [6, 6]}, **holding(card)
    )
    p.play(**plays(card))
    assert p.tokens(1) == {"vulnerable"}
    assert [u for _, u in p.state.pins] == [0]
    for match in (p.match, p.native):
        match.st.tokens[1] = 0
    p.pool = [("attack", 5)] + [("attack", 0)] * 6 + [("defense", 0), ("morale", 0), ("morale", 0)]
    p.play(turn__unit=[key(3)], turn__action=["none"])
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{SPEARS}:0"])
    assert not p.state.pins  # it failed a Panic test


@shows("war_cry_brynden")
def test_war_cry() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} at 24,22 facing 180"]
    card = "war_cry_brynden"
    script = {"turn__unit": [key(0)], "effects__token": ["token:panicked"]}
    p = begins(0, card, *units, script=dict(script), dice={"morale": [6, 6]})
    assert p.tokens(1) == {"panicked"}
    p = begins(0, card, *units, script=dict(script), dice={"morale": [1, 1]})
    assert p.tokens(1) == set()
    shields = "house_tully_sworn_shields"
    p = begins(
        0,
        card,
        f"0 {shields} at 24,12",
        units[1],
        dice={"morale": [6, 6]},
        script={"turn__unit": [key(0, shields)]},
    )
    assert p.tokens(1) == {"panicked", "vulnerable"}


@shows("ride_by_attack_brynden")
def test_ride_by_attack() -> None:
    riders = "stark_outriders"
    units = [f"0 {riders} at 24,8", f"1 {SPEARS} against 0 front"]
    card = "ride_by_attack_brynden"
    p = begins(
        0,
        card,
        *units,
        script={
            "turn__unit": [key(0, riders)],
            "turn__action": [f"melee:{SPEARS}:1"],
            "effects__ride": [{"pivot": 0, "distance": 12000}],
        },
    )
    assert (p.state.x[0], p.state.y[0]) == (24000, 20000)
    assert p.hurt(1) == 4
    assert not p.state.touch
    assert not p.told("attack.declared")


@shows("ride_by_attack_brynden")
@pytest.mark.rule("miniatures:terrain.whole_move")
def test_ride_by_attack_suffers_the_ground_like_any_march() -> None:
    riders = "stark_outriders"
    p = stage(
        f"0 {riders} at 24,8", f"1 {SPEARS} against 0 front", dice={"danger": [1]},
        terrain=["stakes at 24,17"], **holding("ride_by_attack_brynden"),
    ).play(
        turn__unit=[key(0, riders)], turn__action=[f"melee:{SPEARS}:1"],
        **plays("ride_by_attack_brynden"), effects__ride=[{"pivot": 0, "distance": 12000}],
    )  # fmt: skip
    assert p.hurt(0) == 2
    assert p.hurt(1) == 4


@shows("ride_by_attack_brynden")
@pytest.mark.rule("miniatures:movement.stay")
def test_a_ride_that_goes_nowhere_leaves_nobody() -> None:
    riders = "stark_outriders"
    p = stage(
        f"0 {riders} at 24,8", f"1 {SPEARS} against 0 front", **holding("ride_by_attack_brynden")
    ).play(
        turn__unit=[key(0, riders)], turn__action=[f"melee:{SPEARS}:1"],
        **plays("ride_by_attack_brynden"),
        effects__ride=[{"pivot": 9000, "distance": 0, "turn": 27000}],
    )  # fmt: skip
    assert p.state.touch
    assert not p.told("unit.moved")


@shows("ride_them_down_brynden")
def test_ride_them_down() -> None:
    riders = "stark_outriders"
    units = [f"0 {riders} at 24,8", f"1 {SPEARS} at 24,26 facing 180"]
    card = "ride_them_down_brynden"
    script = {
        "turn__unit": [key(1)],
        "turn__action": ["march"],
        "move__march": [{"distance": 8000}],
        "action__free": [f"charge:{SPEARS}:1"],
        **AHEAD,
    }
    p = begins(1, card, *units, script=script, dice={"charge": [6], "defense": [1] * 4})
    assert p.last("charge.run")["success"]
    assert not p.told("attack.declared")
    assert (p.hurt(1), p.tokens(1)) == (4, {"panicked"})


@shows("marshal_brynden")
def test_marshal() -> None:
    riders = "stark_outriders"
    p = begins(
        0,
        "marshal_brynden",
        f"0 {riders} at 24,12, wounds 5, weakened",
        script={
            "turn__unit": [key(0, riders)],
            "turn__action": ["maneuver"],
            "effects__may": "use:marshal_brynden",
        },
    )
    assert (p.hurt(0), p.tokens(0)) == (2, set())
    assert not p.told("unit.moved")


# ---- Eddard -------------------------------------------------------------------------------------


@shows("northern_defiance")
@pytest.mark.rule("miniatures:abilities.passes_instead")
def test_northern_defiance() -> None:
    card = "northern_defiance"
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    dice = {"morale": [1, 1, 6, 6], "panic": [2]}
    p = staged("panic.panic_test", 0, 0, 0, 1, units=units, dice=dice, **holding(card))
    p.play(**plays(card), effects__reroll=[("die:1", "die:2")])
    assert p.last("test.result")["result"] == "passed"
    units[0] = line(0, led("eddard_stark_lord_of_winterfell", ", wounds 4"), "at 24,12")
    p = staged(
        "panic.panic_test", 0, 0, 0, 1, units=units, dice={"morale": [1, 1]}, **holding(card)
    )
    p.play(**plays(card))
    assert p.last("test.result")["result"] == "passed"
    assert p.hurt(1) == 2


@shows("lead_by_example_eddard", "fury_for_the_fallen")
@pytest.mark.rule("miniatures:tactics.two_modes")
def test_eddards_example() -> None:
    ned = led("eddard_stark_lord_of_winterfell")
    friend = f"0 {SPEARS} at 34,12, wounds 2"
    p = hit(
        "lead_by_example_eddard",
        ned,
        dice=MISS,
        more=[friend],
        script={"effects__target": [key(2)]},
    )
    assert [u for _, u in p.state.pins] == [2]
    assert hit("lead_by_example_eddard", dice=MISS).told("card.played") == []
    p = begins(
        0, "lead_by_example_eddard", f"0 {SPEARS} at 24,12", mode=1, decks={"0": ["winters_might"]}
    )
    assert p.last("cards.drawn")["count"] == 1
    p = begins(
        0, "fury_for_the_fallen", f"0 {SPEARS} at 24,12", mode=1, decks={"0": ["winters_might"]}
    )
    assert p.last("cards.drawn")["count"] == 1
    ward = line(0, ned, "against 1 rear")
    p = struck(
        "fury_for_the_fallen",
        dice=MISS,
        more=[ward],
        script={"action__free": [f"melee:{SPEARS}:1"]},
    )
    assert [row["nr"] for row in p.told("attack.declared")] == [1, 2]


# ---- Rodrik -------------------------------------------------------------------------------------


@shows("combat_prowess_rodrik")
@pytest.mark.rule("miniatures:tactics.cancelled", "miniatures:conditions.other_use")
def test_combat_prowess() -> None:
    units = [
        f"0 {SPEARS} at 24,12",
        line(1, led("umber_champion", ", weakened"), "against 0 front"),
    ]
    p = staged(
        "attack.melee_attack",
        1,
        0,
        False,
        units=units,
        turn=1,
        dice=MISS,
        **holding("combat_prowess_rodrik"),
    )
    p.play(effects__play=[f"order:order_incite:{SPEARS}:1", "card:combat_prowess_rodrik:0"])
    assert p.last("effect.cancelled")
    assert p.tokens(1) == set()
    p = begins(
        0,
        "combat_prowess_rodrik",
        f"0 {SPEARS} at 24,12, panicked",
        f"1 {SPEARS} against 0 front",
        mode=1,
    )
    assert p.tokens(0) == set()


@shows("martial_superiority_rodrik")
def test_martial_superiority() -> None:
    dice = {"attack": [1] * 7, "defense": [1] * 7}
    assert struck("martial_superiority_rodrik", dice=dice).hurt(1) == 7
    rodrik = led("rodrik_cassel_master_at_arms")
    p = struck("martial_superiority_rodrik", rodrik, dice=dice)
    assert p.last("dice.attack")["need"] == 5


@shows("press_the_advantage")
def test_press_the_advantage() -> None:
    card = "press_the_advantage"
    p = hit(
        card, f"{SPEARS}, wounds 8", dice=MISS, script={"effects__choice": [("way:way_highest",)]}
    )
    assert len(p.last("dice.attack")["dice"]) == 7
    p = hit(card, f"{SPEARS}, wounds 8", f"{SPEARS}, panicked weakened", dice=MISS)
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.last("dice.attack")["need"] == 3
    assert p.told("unit.muted")
    assert p.told("unit.barred")


# ---- Howland ------------------------------------------------------------------------------------


@shows("crannog_traps")
def test_crannog_traps() -> None:
    units = ["0 crannogman_trackers at 24,12", f"1 {SPEARS} at 24,24 facing 180"]
    script = {
        "turn__unit": [key(1)],
        "turn__action": ["maneuver"],
        "move__maneuver": [{"distance": 1000}],
    }
    p = begins(1, "crannog_traps", *units, script=script, dice={"danger": [2]})
    assert p.hurt(1) == 3
    far = ["0 crannogman_trackers at 4,12", f"1 {SPEARS} at 40,38 facing 180"]
    p = begins(1, "crannog_traps", *far, script=script)
    assert p.hurt(1) == 0
    q = stage(*units, turn=1, **holding("crannog_traps"))
    q.answer(1, key(1)).answer(1, "march").answer(0, "card:crannog_traps:0")
    assert q.refused(1, {"distance": 8001}) == "movement.march"


@shows("bog_devil_ambush")
def test_bog_devil_ambush() -> None:
    units = ["0 crannogman_trackers at 24,12", f"1 {SPEARS} at 24,20 facing 180"]
    script = {"turn__unit": [key(1)], "effects__choice": [("way:way_weaken",)]}
    assert begins(1, "bog_devil_ambush", *units, script=script).tokens(1) == {"weakened"}
    script = {
        "turn__unit": [key(1)],
        "effects__choice": [("way:way_shoot",)],
        "action__free": ["ranged"],
    }
    p = begins(1, "bog_devil_ambush", *units, script=script, dice=MISS)
    assert p.last("attack.declared")["nr"] == 0


@shows("the_threat_unseen")
def test_the_threat_unseen() -> None:
    units = ["0 crannogman_trackers at 24,12", f"1 {SPEARS} at 24,22 facing 180"]
    p = begins(0, "the_threat_unseen", *units, dice={"morale": [6, 6]})
    assert p.tokens(1) == {"panicked"}
    assert p.last("dice.test")["nr"] == 1
    far = ["0 crannogman_trackers at 4,12", f"1 {SPEARS} at 40,38 facing 180"]
    assert begins(0, "the_threat_unseen", *far).told("dice.test") == []


# ---- Rickard ------------------------------------------------------------------------------------


@shows("taunt_rickard")
def test_taunt() -> None:
    p = begins(
        1,
        "taunt_rickard",
        *FACING,
        script={
            "turn__unit": [key(1)],
            "turn__action": ["march"],
            "effects__target": [key(0)],
        },
    )
    assert p.tokens(1) == {"vulnerable", "weakened"}


@shows("a_need_for_vengeance_rickard")
def test_a_need_for_vengeance() -> None:
    spears = "house_karstark_spearmen"
    units = [f"0 {spears} at 24,12", f"1 {SPEARS} against 0 front", f"1 {BOWS} at 44,40"]
    card = "a_need_for_vengeance_rickard"
    p = Stage.on(
        {"units": units, "hands": {"0": [card]}, "ncus": ["1 pycelle_grand_maester"]},
        {"attack": [1] * 7},
    )
    p.play(
        **plays(card),
        action__free=[f"melee:{SPEARS}:1"],
        effects__choice=["ncu:pycelle_grand_maester:0"],
        board__claim=["zone:zone_wealth"],
    )
    assert p.last("dice.attack")["need"] == 3
    assert p.state.n_zone == ["zone_wealth"]


@shows("karstark_retribution")
def test_karstark_retribution() -> None:
    card = "karstark_retribution"
    p = struck(card, "house_karstark_spearmen", dice=MISS)
    assert [u for _, u in p.state.pins] == [1]
    assert p.tokens(1) == {"vulnerable"}
    assert any(row.get("what") == "card_tokens" for row in p.state.effects)
    p = struck(card, dice=MISS)
    assert not any(row.get("what") == "card_tokens" for row in p.state.effects)


# ---- Maege --------------------------------------------------------------------------------------


@shows("here_we_stand")
@pytest.mark.rule("miniatures:abilities.save")
def test_here_we_stand() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 10", f"1 {SPEARS} against 0 front"]
    p = begins(
        0, "here_we_stand", *units, script={"effects__target": [key(0)], "turn__unit": [key(0)]}
    )
    p.pool = [("attack", 5)] * 7 + [("defense", 0)] * 7 + [("morale", 5), ("morale", 5)]
    p.play(
        turn__unit=[key(1)], turn__action=[f"melee:{SPEARS}:0"], effects__may="use:here_we_stand"
    )
    assert p.state.health[0] == 1
    assert not p.state.pins


@shows("support_of_bear_island")
def test_support_of_bear_island() -> None:
    units = [
        "0 house_mormont_bruisers at 24,12",
        f"1 {SPEARS} against 0 front",
        f"0 {SPEARS} at 34,12, wounds 6",
    ]
    script = {
        "effects__target": ["unit:house_mormont_bruisers:0", key(2), key(1)],
        "effects__amount": [2],
    }
    p = begins(0, "support_of_bear_island", *units, script=script)
    assert (p.hurt(0), p.hurt(2)) == (2, 3)
    assert p.tokens(1) == {"weakened"}


@shows("sustained_assault_maege")
@pytest.mark.rule("miniatures:abilities.began_turn")
def test_sustained_assault() -> None:
    card = "sustained_assault_maege"
    p = hit(card, f"{SPEARS}, wounds 8", dice=MISS)
    assert len(p.last("dice.attack")["dice"]) == 7
    maege = led("maege_mormont_lady_of_bear_island")
    p = hit(
        card,
        maege,
        dice=MISS,
        script={"dice__reroll": [("die:1",)], "effects__choice": [("way:vicious",)]},
    )
    assert p.told("dice.rerolled")
    fresh = [f"0 {SPEARS} at 24,12, wounds 8", FACING[1]]
    p = charge(card, *fresh, dice={"charge": [6], **MISS})
    assert len(p.last("dice.attack")["dice"]) == 4


def test_the_carriers_of_starting_notes() -> None:
    assert mods.starting_notes("kingsguard", ()) == {"banner": 4}
