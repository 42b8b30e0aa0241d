"""Tactics cards of House Targaryen: the faction, and Drogo, Jorah, Belwas, Barristan, Grey Worm."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    FACING,
    FOE,
    FOES,
    MANEUVER,
    MINE,
    MISS,
    PASS,
    PYCELLE,
    SPEARS,
    Stage,
    activates,
    begins,
    charge,
    claims_card,
    hit,
    holding,
    key,
    led,
    line,
    pinned,
    plays,
    refused,
    row_after,
    row_of_attack,
    shows,
    stage,
    staged,
    starts,
    struck,
)

from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.rules.tactics import hand

DROGO = "khal_drogo_the_great_khal"
JORAH = "jorah_mormont_westerosi_tactician"
BELWAS = "belwas_the_strong"
BARRISTAN = "barristan_selmy_the_bold"
GREY_WORM = "grey_worm_unsullied_commander"
SCREAMERS = "dothraki_screamers"


# ---- the faction's cards ------------------------------------------------------------------------


@shows("overrun_targaryen")
def test_overrun() -> None:
    units = [MINE, f"1 {SPEARS} against 0 front, wounds 11", f"1 {SPEARS} at 24,26 facing 180"]
    script = {**plays("overrun_targaryen"), **AHEAD, "action__free": [f"charge:{SPEARS}:2"],
              "dice__reroll": [("die:1",)]}  # fmt: skip
    dice = {"attack": [6] + [1] * 20, "defense": [1], "charge": [1, 6]}

    def played(**data: Any) -> Stage:
        made = staged("attack.melee_attack", 0, 1, False, units=units, dice=dice,
                    **holding("overrun_targaryen"), **data)  # fmt: skip
        return made.play(**{k: list(v) if isinstance(v, list) else v for k, v in script.items()})

    p = played(ncus=MANEUVER)
    assert p.last("charge.run")["success"]
    assert [row["what"] for row in p.told("dice.rerolled")] == ["charge"]
    assert not played().told("dice.rerolled")


@shows("sudden_retreat_targaryen")
def test_sudden_retreat() -> None:
    back = {"action__free": ["retreat"], "move__retreat": [{"direction": 2, "distance": 6000}],
            "dice__reroll": [("die:1",)]}  # fmt: skip
    dice = {**MISS, "retreat": [1, 5]}
    p = struck("sudden_retreat_targaryen", dice=dice, script=dict(back))
    assert p.state.y[0] == 6000
    assert not p.told("dice.rerolled")
    khal = f"{SPEARS}, with {GREY_WORM}, commander {GREY_WORM}"
    p = struck("sudden_retreat_targaryen", khal, dice=dice, script=dict(back))
    assert p.told("dice.rerolled")


@shows("swift_reposition_targaryen")
def test_swift_reposition() -> None:
    script: dict[str, Any] = {
        "effects__target": [key(0)], "move__shift": [{"direction": 1, "distance": 2000}],
        "action__free": ["maneuver"], "move__maneuver": [{"pivot": 0, "distance": 3000}],
    }  # fmt: skip
    card = "swift_reposition_targaryen"
    assert begins(1, card, MINE, script=dict(script)).state.x[0] == 26000
    assert begins(0, card, MINE, ncus=MANEUVER, script=dict(script)).state.y[0] == 15000
    p = stage(MINE, ncus=MANEUVER, **holding(card))
    p.answer(0, f"card:{card}:0").answer(0, key(0)).answer(0, "maneuver")
    assert refused(p, {"distance": 3001}) == "movement.maneuver"


@shows("fire_and_blood")
def test_fire_and_blood() -> None:
    dice = {"attack": [6] + [1] * 12, "defense": [6]}

    def need(*ways: str, **data: Any) -> int:
        p = hit("fire_and_blood", dice=dice, script={"effects__choice": [ways]}, **data)
        return int(p.last("dice.defense")["need"])

    assert need("way:sundering") == 5
    assert need("way:vicious") == 4
    again = {"effects__choice": [("way:way_misses",)], "effects__reroll": [("die:2",)]}
    p = hit("fire_and_blood", dice=dice, script=again)
    assert p.last("dice.rerolled")["count"] == 1
    dice["morale"] = [6, 6]
    dice["defense"] = [1]
    p = hit("fire_and_blood", dice=dice, ncus=MANEUVER, script={
        "effects__choice": [("way:sundering", "way:vicious")]})  # fmt: skip
    assert p.last("dice.defense")["need"] == 5
    assert p.last("dice.test")["mod"] == -2


@shows("field_control")
def test_field_control_of_the_own_zone() -> None:
    units = [MINE, f"1 {SPEARS} against 0 front"]
    p = claims_card("field_control", "zone_maneuver", *units, dice={"retreat": [1]}, script={
        "effects__target": [key(0)], "action__free": ["retreat"],
        "move__retreat": [{"direction": 2, "distance": 7000}]})  # fmt: skip
    assert p.state.y[0] == 5000  # Speed 5, one more, and the die
    assert p.tokens(1) == {"weakened"}
    assert seams.speed(p.state, 0, 5000) == 5000
    assert not p.told("zone.target")


@shows("field_control")
def test_field_control_of_an_enemy_zone() -> None:
    script = {"effects__play": ["card:field_control:1"], "board__claim": ["zone:zone_maneuver"],
              "effects__target": [key(0)], "move__shift": [{"direction": 0, "distance": 3000}],
              "board__target": ["none"]}  # fmt: skip
    p = activates(PYCELLE, *FOES, seat=1, script=script, **holding("field_control"))
    assert p.state.y[0] == 15000
    script["board__claim"] = ["zone:zone_wealth"]
    p = activates(PYCELLE, *FOES, seat=1, script=script, **holding("field_control"))
    assert not p.told("card.played")


@shows("unstoppable_advance")
def test_unstoppable_advance() -> None:
    p = charge("unstoppable_advance", *FACING, dice={"charge": [1, 6], **MISS}, script={
        "effects__reroll": [("die:1",)]})  # fmt: skip
    assert p.last("charge.run")["success"]
    units = [MINE, f"1 {SPEARS} against 0 front, wounds 11", f"1 {SPEARS} at 32,25 facing 180"]
    made = {"dice": {"attack": [6] + [1] * 6, "defense": [1]}, **holding("unstoppable_advance")}
    script = {"effects__play": ["card:unstoppable_advance:1"],
              "move__maneuver": [{"pivot": 0, "distance": 8000}]}  # fmt: skip
    p = staged("attack.melee_attack", 0, 1, False, units=units, **made).play(**script)
    assert p.state.y[0] == 20000
    assert p.tokens(2) == {"weakened"}
    assert "attack.surge" not in p.questions
    script["move__maneuver"] = [{"pivot": 0, "distance": 0}]
    p = staged("attack.melee_attack", 0, 1, False, units=units, **made).play(**script)
    assert p.tokens(2) == set()  # it has not moved


@shows("blood_of_the_dragon")
def test_blood_of_the_dragon() -> None:
    units = [MINE, f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 34,12, wounds 11",
             f"1 {SPEARS} against 2 front"]  # fmt: skip
    p = begins(0, "blood_of_the_dragon", *units, script={"effects__target": [key(0)]})
    assert pinned(p) == [0]
    assert (row_of_attack(p, 0, 1)["n"], row_after(p, 0)["extra"]) == (7, 0)
    p.play(turn__unit=[key(0)], turn__action=["none"])
    p.pool = [("attack", 5)] * 7 + [("defense", 0)] * 7
    p.play(turn__unit=[key(3)], turn__action=[f"melee:{SPEARS}:2"])
    assert p.hurt(2) == -1
    assert (row_of_attack(p, 0, 1)["n"], row_after(p, 0)["extra"]) == (8, -1)


# ---- Khal Drogo ---------------------------------------------------------------------------------


@shows("addrivat")
def test_addrivat() -> None:
    drogo = line(0, led(DROGO, unit=SCREAMERS), "at 24,12")
    units = [drogo, f"1 {SPEARS} at 24,22 facing 180", f"1 {SPEARS} at 44,30 facing 180"]
    p = starts("addrivat", *units)
    assert pinned(p) == [1]
    assert row_of_attack(p, 0, 1)["keywords"] == ["sundering", "critical_blow"]
    assert row_of_attack(p, 0, 2)["keywords"] == ["sundering"]
    deck = {"decks": {"0": ["fire_and_blood"]}}
    assert len(hand(begins(0, "addrivat", MINE, mode=1, **deck).state, 0)) == 1


@shows("addrivat", "lead_by_example_drogo", "the_queens_law")
@pytest.mark.parametrize("card", ["addrivat", "lead_by_example_drogo", "the_queens_law"])
def test_cards_of_a_round_end_with_it(card: str) -> None:
    p = stage(MINE, FOE, **holding(card))
    from weirwood.games.miniatures.rules.tactics import pin

    for match in (p.match, p.native):
        pin(match.st, 0, 1)
        match.st.activated = [1] * len(match.st.activated)
        match.st.activated[0] = 0
    p.play(turn__unit=[key(0)])
    assert p.state.round == 2
    assert p.state.pins == ()


@shows("ride_by_attack_drogo")
def test_ride_by_attack() -> None:
    units = [f"0 {SCREAMERS} at 24,8", f"1 {SPEARS} at 24,13"]
    p = stage(*units, **holding("ride_by_attack_drogo")).play(
        turn__unit=[f"unit:{SCREAMERS}:0"], turn__action=["march"],
        effects__ride=[{"pivot": 0, "distance": 12000, "turn": 0}],
        **plays("ride_by_attack_drogo"),
    )  # fmt: skip
    assert p.state.y[0] == 20000
    assert p.hurt(1) == 1 + 3


@shows("assault_orders_drogo")
def test_assault_orders() -> None:
    units = [line(0, led(DROGO, unit=SCREAMERS), "at 24,12"), f"1 {SPEARS} at 24,22 facing 180",
             f"0 {SPEARS} at 36,12"]  # fmt: skip
    riders = f"unit:{SCREAMERS}:0"
    p = claims_card("assault_orders_drogo", "zone_crown", *units, dice={"charge": [6], **MISS},
                    script={"effects__target": [riders], "action__free": [f"charge:{SPEARS}:1"],
                            **AHEAD})  # fmt: skip
    assert p.last("charge.run")["success"]
    p = claims_card("assault_orders_drogo", "zone_crown", *units, script={
        "effects__target": [key(2)]})  # fmt: skip
    assert not p.told("action.chosen")  # it has nobody to attack, and may not charge
    units = [MINE, f"1 {SPEARS} against 0 front"]
    p = claims_card("assault_orders_drogo", "zone_crown", *units, dice=MISS, script={
        "effects__target": [key(0)], "action__free": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert p.last("attack.declared")["nr"] == 0


@shows("lead_by_example_drogo")
def test_lead_by_example() -> None:
    more = [f"0 {SPEARS} at 36,12", f"1 {SPEARS} against 2 front"]
    p = hit("lead_by_example_drogo", led(DROGO, unit=SCREAMERS), more=more, dice=MISS, script={
        "effects__target": [key(2)]})  # fmt: skip
    assert pinned(p) == [2]
    assert row_after(p, 2)["mod"] == 2
    assert row_of_attack(p, 2, 3)["hit_mod"] == 1
    deck = {"decks": {"0": ["fire_and_blood"]}}
    assert len(hand(begins(0, "lead_by_example_drogo", MINE, mode=1, **deck).state, 0)) == 1


# ---- Jorah Mormont ------------------------------------------------------------------------------


@shows("marshal_jorah")
def test_marshal() -> None:
    riders = f"0 {SCREAMERS} at 24,12, wounds 5, weakened"
    script = {"turn__action": ["maneuver"], "effects__may": ["use:marshal_jorah"]}
    p = starts("marshal_jorah", riders, FOE, script=script)
    assert (p.hurt(0), p.tokens(0)) == (2, set())
    assert p.state.y[0] == 12000


@shows("betrayal")
def test_betrayal() -> None:
    jorah = line(0, led(JORAH, ", wounds 5", SCREAMERS), "at 24,12")
    units = [jorah, f"1 {SPEARS} against 0 front, wounds 11", f"1 {SPEARS} at 36,24 facing 180"]
    deck = {"decks": {"0": ["fire_and_blood"] * 2 + ["dracarys"]}}
    p = claims_card("betrayal", "zone_crown", *units, script={"effects__target": [key(2)]}, **deck)
    assert len(hand(p.state, 0)) == 2
    assert (p.hurt(0), p.tokens(2)) == (2, {"vulnerable", "weakened"})
    assert pinned(p) == [0]
    assert not p.told("dice.test")
    p.pool = [("attack", 5)] * 7 + [("defense", 0)] * 7
    p.play(turn__unit=[f"unit:{SCREAMERS}:0"], turn__action=[f"melee:{SPEARS}:1"])
    assert (p.hurt(0), p.tokens(0)) == (3, {"panicked"})
    assert p.hurt(1) == -1
    assert p.state.pins == ()  # it has destroyed an enemy


@shows("opportunist_jorah")
def test_opportunist() -> None:
    p = hit("opportunist_jorah", dice=MISS, script={
        "effects__choice": [("way:precision",)], "dice__reroll": [("die:1",)]})  # fmt: skip
    assert p.told("dice.rerolled")
    dice = {"attack": [6] + [1] * 6, "morale": [6, 6]}
    p = hit("opportunist_jorah", led("jorah_mormont_the_andal"), dice=dice)
    assert not p.told("dice.defense")  # Precision: the 6 is a wound at once
    assert p.last("dice.test")["mod"] == -2
    p = hit("opportunist_jorah", foe=f"{SPEARS}, activated", dice=MISS)
    assert not p.told("card.played")


@shows("feinting_maneuver_jorah")
def test_feinting_maneuver() -> None:
    p = charge("feinting_maneuver_jorah", *FACING, dice={"charge": [6], **MISS}, script={
        "charge__side": ["side:left"]})  # fmt: skip
    assert p.last("attack.declared")["side"] in {"left", "right"}


# ---- Belwas -------------------------------------------------------------------------------------


@shows("pathetic_attempt_belwas")
def test_pathetic_attempt() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1] * 8, **PASS}
    p = struck("pathetic_attempt_belwas", led(BELWAS), dice=dice)
    assert p.hurt(1) == 6
    assert p.tokens(1) == {"weakened"}
    assert struck("pathetic_attempt_belwas", dice=dice).tokens(1) == set()


@shows("expert_parry")
def test_expert_parry() -> None:
    dice = {"attack": [6, 6, 6] + [1] * 4, "defense": [6, 6, 1, 4, 4], **PASS}
    p = struck("expert_parry", dice=dice)
    assert (p.hurt(0), p.hurt(1)) == (1, 0)  # two were blocked: two hits, which a 4 blocks
    p = struck("expert_parry", led(BELWAS), dice=dice)
    assert (p.hurt(0), p.hurt(1)) == (1, 2)
    assert p.state.effects == []


@shows("good_dying")
def test_good_dying() -> None:
    me, foe = f"{SPEARS}, wounds 11", f"{SPEARS}, wounds 11"
    dice = {"attack": [6] * 7 + [6] * 6, "defense": [1] * 14}
    p = struck("good_dying", me, foe, dice=dice)
    assert len(p.told("dice.attack")[1]["dice"]) == 4  # the lowest number
    assert (p.hurt(0), p.hurt(1)) == (11, -1)
    p = struck("good_dying", led(BELWAS, ", wounds 11"), foe, dice=dice)
    assert len(p.told("dice.attack")[1]["dice"]) == 6
    p = struck("good_dying", me, dice={"attack": [6] * 7 + [1] * 4, "defense": [1] * 7})
    assert (p.hurt(0), p.hurt(1)) == (-1, 0)


@shows("count_the_cuts")
def test_count_the_cuts() -> None:
    p = struck("count_the_cuts", led(BELWAS, ", wounds 8"), f"{SPEARS}, wounds 11", dice=MISS)
    assert pinned(p) == [0]
    row = row_of_attack(p, 0, 1)
    assert (row["n"], row["rights"]) == (7, ["attack:0"])
    assert row_after(p, 0)["mod"] == 1
    p.play(turn__unit=[key(1)])
    p.pool = [("attack", 5)] * 7 + [("defense", 0)] * 7
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"])
    assert p.state.pins == ()


# ---- Barristan Selmy ----------------------------------------------------------------------------


@shows("sustained_assault_barristan")
def test_sustained_assault() -> None:
    units = [line(0, led(BARRISTAN, ", wounds 8"), "at 24,12"), f"1 {SPEARS} against 0 front"]
    p = stage(*units, dice={"attack": [1] * 8}, **holding("sustained_assault_barristan")).play(
        turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"],
        **plays("sustained_assault_barristan"), dice__reroll=[("die:1",)],
    )  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 7
    assert p.told("dice.rerolled")


@shows("combat_prowess_barristan")
def test_combat_prowess() -> None:
    hands = {"hands": {"0": ["combat_prowess_barristan"], "1": ["mercy_of_the_mother"]}}
    script = {"turn__unit": [key(1)], "effects__play": [
        "card:mercy_of_the_mother:0", "card:combat_prowess_barristan:0"]}  # fmt: skip
    foe = f"{FOE}, panicked, wounds 4"
    p = stage(MINE, foe, turn=1, **hands).play(**script)
    assert p.told("effect.cancelled")
    assert (p.hurt(1), p.tokens(1)) == (4, set())
    units = [f"{MINE}, weakened", f"1 {SPEARS} against 0 front"]
    p = begins(0, "combat_prowess_barristan", *units, mode=1)
    assert p.tokens(0) == set()


@shows("legendary_boldness")
def test_legendary_boldness() -> None:
    dice = {"attack": [6, 6, 6] + [1] * 4, "defense": [1, 1, 1], "morale": [1, 1], "panic": [3]}
    near = [line(0, led(BARRISTAN), "at 34,12")]
    p = struck("legendary_boldness", more=near, dice=dice)
    assert p.hurt(0) == 1  # two blocked, and the test is passed
    assert p.state.effects == []
    p = struck("legendary_boldness", dice=dice)
    assert not p.told("card.played")
    deck = {"decks": {"0": ["fire_and_blood"]}}
    assert len(hand(begins(1, "legendary_boldness", MINE, mode=1, **deck).state, 0)) == 1


@shows("victory_comes_hard")
def test_victory_comes_hard() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1], **PASS}
    p = struck("victory_comes_hard", dice=dice)
    assert pinned(p) == [0]
    row = row_of_attack(p, 0, 1)
    assert (row["keywords"], row["hit_mod"]) == (["sundering"], 1)
    p.play(turn__unit=[key(0)])
    p.pool = [("attack", 5)] + [("attack", 0)] * 6 + [("defense", 0), ("morale", 0), ("morale", 0)]
    p.pool += [("panic", 0)]
    p.play(turn__unit=[key(1)], turn__action=[f"melee:{SPEARS}:0"])
    assert p.state.pins == ()
    assert p.tokens(0) == {"weakened", "vulnerable"}


# ---- Grey Worm ----------------------------------------------------------------------------------


@shows("issue_commands_grey_worm")
def test_issue_commands() -> None:
    worm = f"0 {SPEARS} at 34,12, with {GREY_WORM}, commander {GREY_WORM}"
    units = [worm, f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 1 front"]
    p = starts("issue_commands_grey_worm", *units, dice=MISS, script={
        "effects__target": [key(1)], "action__free": [f"melee:{SPEARS}:2"]})  # fmt: skip
    assert p.last("attack.declared")["nr"] == 1
    assert not p.told("action.none")
    pikes = "0 unsullied_pikemen at 24,12, note order:order_shield_wall 1"
    p = begins(1, "issue_commands_grey_worm", pikes, FOE, mode=1)
    assert p.state.notes[0]["order:order_shield_wall"] == 0


@shows("lash_out_grey_worm")
def test_lash_out() -> None:
    p = struck("lash_out_grey_worm", f"{SPEARS}, wounds 8", dice=MISS)
    assert (p.hurt(1), p.tokens(1)) == (4, set())
    p = struck("lash_out_grey_worm", led("grey_worm_freed_by_the_dragon", ", wounds 4"), dice=MISS)
    assert (p.hurt(1), p.tokens(1)) == (2, {"vulnerable"})


@shows("battle_endurance_grey_worm")
def test_battle_endurance() -> None:
    units = [MINE, f"1 {SPEARS} against 0 front"]
    found = []
    for turn in (2, 4, 5, 6):
        made: dict[str, Any] = {"round": turn, "script": {"effects__target": [key(0)]}}
        row = row_of_attack(begins(0, "battle_endurance_grey_worm", *units, **made), 0, 1)
        found.append((len(row["keywords"]), row["n"]))
    assert found == [(0, 7), (1, 7), (2, 7), (2, 9)]
    p = begins(0, "battle_endurance_grey_worm", *units, round=3, dice={"attack": [1] * 8}, script={
        "effects__target": [key(0)], "turn__unit": [key(0)],
        "turn__action": [f"melee:{SPEARS}:1"], "effects__reroll": [("die:1",)]})  # fmt: skip
    assert p.told("dice.rerolled")


@shows("retribution_of_the_dragon")
def test_retribution() -> None:
    swords = "unsullied_swordmasters"
    for me, tokens in ((SPEARS, set()), (swords, {"vulnerable"}), (led(GREY_WORM), {"vulnerable"})):
        p = struck("retribution_of_the_dragon", me, dice=MISS)
        assert pinned(p) == [1]
        assert "vicious" in row_of_attack(p, 0, 1)["keywords"]
        p.play(turn__unit=[key(1)])
        p.pool = [("attack", 0)] * 9
        unit = me.split(",", maxsplit=1)[0]
        p.play(turn__unit=[f"unit:{unit}:0"], turn__action=[f"melee:{SPEARS}:1"])
        assert p.tokens(1) == tokens
