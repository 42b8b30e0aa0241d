"""Tactics cards of House Stark and its commanders."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    COMBAT,
    FACING,
    MANEUVER,
    MISS,
    SPEARS,
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

SWORDS = "stark_sworn_swords"


# ---- the faction's cards ------------------------------------------------------------------------


@shows("winters_might")
@pytest.mark.rule(
    "miniatures:tactics.card", "miniatures:tactics.zone_bonus", "miniatures:tactics.discard"
)
def test_winters_might() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [6]}
    p = hit("winters_might", dice=dice)
    assert p.last("dice.defense")["need"] == 5
    assert p.last("card.played")["card"] == "winters_might"
    assert len(p.state.cards.piles[2]) == 1
    p = hit(
        "winters_might",
        f"{SPEARS}, wounds 8",
        ncus=COMBAT,
        dice={"attack": [1] * 8},
        script={"dice__reroll": [("die:1",)]},
    )
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.told("dice.rerolled")


@shows("northern_ferocity")
def test_northern_ferocity() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [1, 1], "panic": [1]}
    p = hit("northern_ferocity", dice=dice)
    assert p.last("dice.test")["mod"] == -2
    assert p.hurt(1) == 1 + 1
    p = hit("northern_ferocity", f"{SPEARS}, wounds 8", ncus=COMBAT, dice=dice)
    assert p.hurt(1) == 1 + 1 + 2
    assert "panicked" in p.tokens(1)
    p = hit("northern_ferocity", "house_umber_greataxes", dice=dice)
    assert not p.told("card.played")  # its axes are Vicious by themselves


@shows("devastating_impact_stark")
def test_devastating_impact() -> None:
    p = charge("devastating_impact_stark", *FACING, dice={"charge": [5], **MISS})
    assert p.tokens(1) == {"panicked", "vulnerable"}
    assert p.state.effects == []  # a second charge in this turn has nothing of it
    p = charge(
        "devastating_impact_stark",
        *FACING,
        ncus=MANEUVER,
        dice={"charge": [1, 6], **MISS},
        script={"effects__reroll": [("die:1",)]},
    )
    assert p.last("charge.run")["success"]
    assert not p.told("charge.disorderly")


@shows("the_north_remembers")
@pytest.mark.rule("miniatures:tactics.attached", "miniatures:tactics.attached_name")
def test_the_north_remembers() -> None:
    units = [
        f"0 {SPEARS} at 24,12, wounds 8",
        f"1 {SPEARS} against 0 front",
        f"0 {SPEARS} at 34,12",
    ]
    script = {
        "effects__target": [key(0)],
        "turn__unit": [key(0)],
        "turn__action": [f"melee:{SPEARS}:1"],
    }
    p = begins(0, "the_north_remembers", *units, script=script, dice=MISS)
    assert [u for _, u in p.state.pins] == [0]
    assert len(p.last("dice.attack")["dice"]) == 4
    p = stage(*units, **holding("the_north_remembers"), turn=0).play(
        **plays("the_north_remembers"), effects__target=[key(0)]
    )
    for match in (p.match, p.native):
        match.st.effects.append({"what": "card_tokens", "card": 0, "count": 1, "until": "game"})
    p.pool = [("attack", 0)] * 7
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
    assert len(p.last("dice.attack")["dice"]) == 7


@shows("the_north_remembers")
def test_the_north_counts_its_dead() -> None:
    units = [
        f"0 {SPEARS} at 24,12, wounds 8",
        f"0 {SPEARS} at 34,12, wounds 11",
        f"1 {SPEARS} against 1 front",
        f"1 {SPEARS} against 0 front",
    ]
    p = begins(0, "the_north_remembers", *units, script={"effects__target": [key(0)]})
    p.play(turn__unit=[key(0)], turn__action=["none"])
    p.pool = [("attack", 5)] * 7 + [("defense", 0)] * 7
    p.play(turn__unit=[key(2)], turn__action=[f"melee:{SPEARS}:1"])
    assert p.hurt(1) == -1
    rows = [row["count"] for row in p.state.effects if row.get("what") == "card_tokens"]
    assert rows == [1]


@shows("winter_is_coming")
@pytest.mark.rule("miniatures:tactics.forbidden_target")
def test_winter_is_coming() -> None:
    hurt = [f"0 {SPEARS} at 24,12, wounds 8", FACING[1]]
    dice = {"charge": [5], **MISS}
    p = charge(
        "winter_is_coming", *hurt, dice=dice, script={"effects__choice": [("way:way_highest",)]}
    )
    assert len(p.last("dice.attack")["dice"]) == 7
    p = charge(
        "winter_is_coming", *hurt, dice=dice, script={"effects__choice": [("way:way_silence",)]}
    )
    assert p.told("unit.barred")
    assert len(p.last("dice.attack")["dice"]) == 4
    p = charge("winter_is_coming", *hurt, dice=dice, ncus=MANEUVER)
    assert p.told("unit.barred")
    assert len(p.last("dice.attack")["dice"]) == 7


@shows("swift_reposition_stark")
def test_swift_reposition() -> None:
    script = {
        "effects__target": [key(0)],
        "move__shift": [{"direction": 1, "distance": 2000}],
        "action__free": ["maneuver"],
        "move__maneuver": [{"pivot": 0, "distance": 3000}],
    }
    p = begins(1, "swift_reposition_stark", f"0 {SPEARS} at 24,12", script=dict(script))
    assert p.state.x[0] == 26000
    p = begins(
        0, "swift_reposition_stark", f"0 {SPEARS} at 24,12", ncus=MANEUVER, script=dict(script)
    )
    assert p.state.y[0] == 15000
    q = stage(f"0 {SPEARS} at 24,12", ncus=MANEUVER, **holding("swift_reposition_stark"))
    q.answer(0, "card:swift_reposition_stark:0").answer(0, key(0)).answer(0, "maneuver")
    assert q.refused(0, {"distance": 3001}) == "movement.maneuver"


@shows("assault_orders_stark")
def test_assault_orders() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 34,12"]
    script = {**plays("assault_orders_stark"), "action__free": [f"melee:{SPEARS}:1"]}
    p = staged(
        "tactics_board.claim",
        0,
        "zone_crown",
        units=units,
        ncus=["0 pycelle_grand_maester"],
        **holding("assault_orders_stark"),
        dice=MISS,
    ).play(**script)
    assert p.last("attack.declared")["nr"] == 0
    assert not p.told("zone.target")
    script = {
        **plays("assault_orders_stark"),
        **AHEAD,
        "effects__target": [key(0)],
        "action__free": [f"charge:{SPEARS}:1"],
    }
    p = staged(
        "tactics_board.claim",
        0,
        "zone_combat",
        units=FACING,
        ncus=["0 pycelle_grand_maester"],
        **holding("assault_orders_stark"),
        dice={"charge": [6], **MISS},
    ).play(**script)
    assert p.last("charge.run")["success"]


# ---- Robb ---------------------------------------------------------------------------------------


@shows("sudden_retreat_robb", "hit_and_run_robb")
def test_robbs_retreats() -> None:
    away = {"action__free": ["retreat"], "move__retreat": [{"direction": 2, "distance": 4000}]}
    p = struck("sudden_retreat_robb", dice={**MISS, "retreat": [3]}, script=dict(away))
    assert not p.state.touch
    robb = led("robb_stark_the_wolf_lord")
    p = struck(
        "sudden_retreat_robb",
        robb,
        dice={**MISS, "retreat": [1, 4]},
        script={**away, "dice__reroll": [("die:1",)]},
    )
    assert p.told("dice.rerolled")
    p = hit("hit_and_run_robb", dice={**MISS, "retreat": [3]}, script=dict(away))
    assert not p.state.touch
    assert p.tokens(1) == set()
    p = hit("hit_and_run_robb", robb, dice={**MISS, "retreat": [3]}, script=dict(away))
    assert p.tokens(1) == {"weakened"}


@shows("superior_positioning_robb")
def test_superior_positioning() -> None:
    p = charge("superior_positioning_robb", *FACING, by=1, dice={"charge": [3], **MISS})
    assert p.told("charge.disorderly")
    assert p.tokens(1) == {"vulnerable"}
    p = charge("superior_positioning_robb", *FACING, by=1, dice={"charge": [4], **MISS})
    assert p.tokens(1) == set()
    robb = [line(0, led("robb_stark_the_wolf_lord"), "at 24,12"), FACING[1]]
    p = charge("superior_positioning_robb", *robb, by=1, dice={"charge": [5], **MISS})
    assert p.tokens(1) == {"vulnerable"}


# ---- Greatjon -----------------------------------------------------------------------------------


@shows("berserker_tactics", "lash_out_greatjon")
def test_greatjons_fury() -> None:
    p = hit(
        "berserker_tactics", "house_umber_greataxes", dice=MISS, script={"effects__amount": [3]}
    )
    assert p.hurt(0) == 3
    assert p.last("attack.wounds")["count"] == 4
    assert p.tokens(1) == {"panicked"}
    p = hit("berserker_tactics", dice=MISS)
    assert p.last("attack.wounds")["count"] == 0
    assert p.tokens(1) == set()
    p = struck("lash_out_greatjon", "house_umber_berserkers, wounds 8", dice=MISS)
    assert p.hurt(1) == 4
    assert p.tokens(1) == {"panicked"}
    assert struck("lash_out_greatjon", f"{SPEARS}, wounds 4", dice=MISS).hurt(1) == 2


@shows("last_stand")
def test_last_stand() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 34,12"]
    dice = {"attack": [6] * 7, "defense": [1] * 7, "morale": [6, 6]}
    p = staged("wounds.wound", 0, 12, 1, -1, units=units, dice=dice, **holding("last_stand"))
    p.play(**plays("last_stand"))
    assert p.hurt(0) == -1
    assert p.hurt(1) == 7
    units[0] = "0 house_umber_berserkers at 24,12"
    p = staged(
        "wounds.wound",
        0,
        12,
        1,
        -1,
        units=units,
        dice={"attack": [1] * 10},
        **holding("last_stand"),
    )
    p.play(**plays("last_stand"), dice__reroll=[("die:1",)])
    assert len(p.last("dice.attack")["dice"]) == 9
    assert p.told("dice.rerolled")
