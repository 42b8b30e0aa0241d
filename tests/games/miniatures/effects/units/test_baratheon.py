"""House Baratheon: units, models, Orders and non-combat units."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    MISS,
    SPEARS,
    Stage,
    activates,
    attack_row,
    attacked,
    claims,
    hit,
    key,
    led,
    line,
    plays,
    row_of_test,
    shows,
    stage,
    staged,
    strike,
    uses,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.scene import controls
from weirwood.games.miniatures.effects.uses import no_orders
from weirwood.games.miniatures.rules import dice as rolls
from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.rules.contexts import push
from weirwood.games.miniatures.rules.tactics import hand, hand_limit

MINE = f"0 {SPEARS} at 24,12"
FOE = f"1 {SPEARS} at 24,24 facing 180"
BEFORE = f"1 {SPEARS} against 0 front"
PYCELLE = "pycelle_grand_maester"
CROWN = [f"0 {PYCELLE} on zone_crown"]
THEIRS = [f"1 {PYCELLE} on zone_crown"]
FAIL: dict[str, Any] = {"morale": [1, 1], "panic": [2]}
PASS: dict[str, Any] = {"morale": [6, 6]}


def takes_test(*units: str, u: int = 0, panicky: bool = False, **data: Any) -> Stage:
    """A unit takes a Morale test, or a Panic test."""
    script = data.pop("script", {})
    args = ("panic.panic_test", u, 0, 0, 1) if panicky else ("panic.morale_test", u, 0, 1)
    return staged(*args, units=units or (MINE, BEFORE), **data).play(**script)


# ---- weapons ------------------------------------------------------------------------------------


@shows("stags_fury")
def test_the_fury_grows_with_the_rounds() -> None:
    words = ["critical_blow", "vicious", "sundering"]
    for rnd in range(1, 7):
        row = attack_row("stag_knights", SPEARS, round=rnd)
        assert row["keywords"] == words[: max(0, min(3, rnd - 1))]
        assert row["extra_hits"] == (3 if rnd >= 5 else 0)
    assert attack_row("stag_knights, wounds 8", SPEARS, round=6)["extra_hits"] == 1


@shows("war_hammer", "mastercraft_warhammer")
def test_hammers() -> None:
    dice = {"attack": [6] + [1] * 5, "defense": [1], "morale": [6, 6]}
    assert strike("baratheon_wardens", dice=dice).tokens(1) == {"weakened"}
    dice = {"attack": [6] + [1] * 5, "defense": [2], "morale": [6, 6]}
    assert strike("baratheon_wardens", dice=dice).tokens(1) == set()
    dice = {"attack": [1, 1, 1, 6], "defense": [1], "morale": [6, 6]}
    p = strike("dragonstone_noble", dice=dice, script={"dice__reroll": [("die:1",)]})
    assert p.hurt(1) == 1
    assert p.tokens(1) == {"weakened"}


@shows("double_hammers", "watchers_crossbow", "kings_blade", "highgarden_lance")
def test_keywords_of_weapons() -> None:
    assert attack_row("baratheon_sentinels", SPEARS)["keywords"] == ["sundering"]
    away = "at 24,20 facing 180"
    assert attack_row("thorn_watch", SPEARS, place=away)["keywords"] == ["sundering"]
    assert attack_row("thorn_watch", SPEARS, weapon=1)["keywords"] == []
    row = attack_row("kings_men", SPEARS)
    assert row["keywords"] == ["sundering", "critical_blow"]
    assert row["rights"] == ["attack:0"]
    row = attack_row("kings_men", SPEARS, ncus=THEIRS)
    assert row["keywords"] == ["sundering"]
    assert "rights" not in row
    row = attack_row("riders_of_highgarden", SPEARS, charge=True)
    assert (row["hit_mod"], row["dice_mod"], row["keywords"]) == (1, 4, ["sundering"])
    row = attack_row("riders_of_highgarden", SPEARS)
    assert (row["hit_mod"], row["dice_mod"]) == (0, 0)


@shows("champions_wrath")
def test_champions_wrath() -> None:
    champions = "champions_of_the_stag"
    assert attack_row(champions, SPEARS)["keywords"] == ["critical_blow"]
    units = [f"0 {champions} at 24,12", f"1 {SPEARS} at 24,21 facing 180"]
    p = staged("charge.charge", 0, 1, units=units, dice={"charge": [6], **MISS}).play(**AHEAD)
    assert p.tokens(1) == {"weakened"}
    p = strike(champions, dice=MISS)
    assert p.tokens(1) == {"vulnerable"}


@shows("fire_arrows")
def test_fire_arrows_spread_panic() -> None:
    units = ["0 rhllor_lightbringers at 24,12", FOE, f"1 {SPEARS} at 31,24 facing 180"]
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [1, 1, 1, 1], "panic": [1, 3]}
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice=dice).play()
    mods = [row["mod"] for row in p.told("dice.test")]
    assert mods == [-2, -2]
    assert (p.hurt(1), p.hurt(2)) == (1 + 1, 3)
    dice = {"attack": [6] + [1] * 6, "defense": [1], "morale": [6, 6]}
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice=dice).play()
    assert p.hurt(2) == 0


# ---- units and models ---------------------------------------------------------------------------


@shows("perseverance_and_valor", "deadly_bloom")
@pytest.mark.rule("miniatures:abilities.restoring")
def test_rose_knights_heal_and_wound() -> None:
    p = strike("rose_knights, wounds 2", dice=MISS)
    assert (p.hurt(0), p.hurt(1)) == (1, 1)
    p = strike("rose_knights", dice=MISS)  # nothing to restore
    assert p.hurt(1) == 0
    loras = "loras_tyrell_lord_commander_of_the_rainbow_guard"
    p = strike(led(loras, ", wounds 2", "rose_knights"), dice=MISS)
    assert p.hurt(1) == 1  # abilities of one name do not add up
    units = ["0 rose_knights at 24,12, wounds 4", BEFORE, f"1 {SPEARS} against 0 left"]
    p = staged("attack.melee_attack", 0, 1, False, units=units, dice=MISS).play(
        effects__target=[key(2)]
    )
    assert (p.hurt(1), p.hurt(2)) == (0, 1)
    alone = ["0 rose_knights at 24,12, wounds 4", FOE]
    p = claims("margaery_tyrell_little_rose", "zone_maneuver", *alone, script={
        "effects__may": ["use:a_rose_and_its_thorns"],
        "effects__target": [key(0, "rose_knights")], "board__target": ["none"]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1)) == (3, 0)


@shows("heart_of_fire")
def test_heart_of_fire() -> None:
    faithful = "rhllor_faithful"
    p = takes_test(f"0 {faithful} at 24,12", BEFORE, dice=PASS)
    assert p.state.notes[0]["faith"] == 2
    dice = {"attack": [3, 6] + [1] * 5, "defense": [1, 1], **PASS}
    p = strike(faithful, dice=dice, script={"effects__may": ["use:heart_of_fire"]})
    assert p.last("dice.attack")["need"] == 3
    assert p.last("dice.test")["mod"] == -2
    assert p.state.notes[0]["faith"] == 0
    p = strike(f"{faithful}, wounds 4", f"{SPEARS}, wounds 8", dice=MISS, script={
        "effects__may": ["pass", "use:heart_of_fire"]})  # fmt: skip
    assert p.hurt(0) == 4 - 1 - 2
    units = [f"0 {faithful} at 24,12", f"1 {SPEARS} at 24,21 facing 180"]
    p = staged("charge.charge", 0, 1, units=units, dice={"charge": [1, 6], **MISS}).play(
        **AHEAD, effects__may=["use:heart_of_fire"], dice__reroll=[("die:1",)]
    )
    assert p.last("charge.run")["success"]
    assert p.tokens(1) == {"panicked"}
    assert p.state.effects == []


@shows("queens_blade")
def test_tokens_on_the_queens_men_cannot_be_spent() -> None:
    men = "rhllor_queens_men"
    dice = {"attack": [6] + [1] * 6, "defense": [6], **PASS}
    p = attacked(f"{men}, vulnerable", dice=dice)
    assert p.tokens(0) == {"vulnerable"}
    assert not p.told("token.spent")
    st = stage(f"0 {men} at 24,12, vulnerable, panicked", FOE).state
    for what, kind in (("defense", "hits"), ("test", "test")):
        push(st, kind, unit=0, defender=0, panic=True, by=1, flags=[], keywords=[], mod=0, extra=0,
             cap=9, auto="", source="effect", defense_mod=0, dice=[1, 1], d3=1, defense=[1],
             attacker=1, side="", charge=False, direct=0, extra_blocks=0)  # fmt: skip
        assert rolls.spenders(st, what) == [1]
        if what == "defense":
            seams.defense_mods(st)
        else:
            seams.test_mods(st)
        assert rolls.spenders(st, what) == []
        st.stack.pop()
    assert row_of_test(men, ncus=THEIRS)["flags"] == []
    assert row_of_test(men)["flags"] == ["no_panicked"]


@shows("order_nobles_bolster")
@pytest.mark.rule("miniatures:conditions.gained")
def test_nobles_bolster_keeps_tokens_off() -> None:
    noble = "0 dragonstone_noble at 34,12"
    card = "will_of_the_one_true_king"
    units = [MINE, FOE, noble]
    script = {**plays(card), "effects__target": [key(0)] * 3}
    script["effects__play"] += ["order:order_nobles_bolster:dragonstone_noble:2"]
    p = staged("tactics_board.claim", 0, "zone_crown", units=units, ncus=[f"1 {PYCELLE}"], turn=1,
             hands={"1": [card]}).play(**script)  # fmt: skip
    assert p.tokens(0) == {"vulnerable", "weakened"}  # once a round
    assert p.last("order.used")["order"] == "order_nobles_bolster"
    far = [MINE, FOE, "0 dragonstone_noble at 44,12"]
    p = staged("tactics_board.claim", 0, "zone_crown", units=far, ncus=[f"1 {PYCELLE}"], turn=1,
             hands={"1": [card]}).play(**script)  # fmt: skip
    assert not p.told("order.used")


@shows("solo_rider")
def test_solo_rider() -> None:
    p = stage("0 dragonstone_noble at 24,12", FOE).play(
        turn__unit=[key(0, "dragonstone_noble")], action__free=["maneuver"],
        move__maneuver=[{"pivot": 0, "distance": 3000, "turn": 0}], turn__action=["none"],
    )  # fmt: skip
    assert p.state.y[0] == 15000
    p = stage("0 dragonstone_noble at 24,12", f"1 {SPEARS} against 0 front").play(
        turn__unit=[key(0, "dragonstone_noble")], action__free=["retreat"], turn__action=["none"],
        dice={},
    )  # fmt: skip
    assert p.told("dice.retreat")


@shows("renlys_retinue")
def test_the_rainbow_guard() -> None:
    st = stage("0 rainbow_guard at 24,12", FOE).state
    assert st.full[0] == 8
    from weirwood.games.miniatures.rules.units import ranks_left

    assert ranks_left(st, 0) == 2


@shows("affiliation_rhllor", "davos_vassal", "bookkeeping_cortnay_penrose")
def test_what_models_are() -> None:
    units = [
        line(0, led("axell_florent_first_of_the_queens_men"), "at 24,12"),
        line(0, led("dale_seaworth_captain_of_the_wrath"), "at 34,12"),
        line(0, led("cortnay_penrose_castellan_of_storms_end"), "at 14,12"),
        FOE,
    ]
    st = stage(*units).state
    assert [sources.affiliated(st, u, "rhllor") for u in range(3)] == [True, False, False]
    assert [sources.holds_person(st, u, "davos_seaworth") for u in range(3)] == [False, True, False]
    assert (hand_limit(st, 0), hand_limit(st, 1)) == (6, 5)


@shows("true_conviction_baratheon", "zealous_fanaticism")
def test_what_models_bring_to_attacks() -> None:
    devan = "devan_seaworth_kings_squire"
    row = attack_row(led(devan, ", wounds 4", "baratheon_wardens"), SPEARS)
    assert row["rights"] == ["attack:0"]
    assert "rights" not in attack_row(led(devan, "", "baratheon_wardens"), SPEARS)
    assert "rights" not in attack_row(led(devan, ", wounds 4"), SPEARS)  # no unit of the house
    fanatic = led("axell_florent_fanatical_devotee", ", wounds 8")
    row = attack_row(fanatic, SPEARS)
    assert (row["keywords"], row["n"]) == (["vicious"], 7)
    p = strike(led("axell_florent_fanatical_devotee"), dice={"attack": [1, 1, 2, 2, 2, 2, 2]})
    assert p.hurt(0) == 2


@shows("first_of_the_kings_men", "claims_to_the_kingdom")
@pytest.mark.rule("miniatures:tactics_board.claims")
def test_claims() -> None:
    andrew, king = (
        led("andrew_estermont_first_of_the_kings_men"),
        led("renly_baratheon_king_in_the_south"),
    )
    for who in (andrew, king):
        p = hit("ours_is_the_fury", who, dice={"attack": [6] + [1] * 6, "defense": [6], **PASS})
        assert p.last("dice.attack")["need"] == 3
        assert p.last("dice.defense")["need"] == 5
        assert not controls(p.state, 0, "zone_crown")
    models = ["renly_baratheon_king_in_the_south", "emmon_cuy_emmon_the_yellow"]
    unit = f"{SPEARS}, with {models[0]}, with {models[1]}"
    assert attacked(unit, dice=MISS).hurt(1) == 1  # its own ability counts the Crown as held
    unit = f"{SPEARS}, with andrew_estermont_first_of_the_kings_men, with {models[1]}"
    assert attacked(unit, dice=MISS).hurt(1) == 0  # cards alone
    assert row_of_test(andrew)["rights"] == ["test:0"]
    assert "rights" not in row_of_test(andrew, ncus=THEIRS)
    assert "rights" not in row_of_test(andrew, ncus=[f"1 {PYCELLE} on zone_tactics"])


@shows("renlys_protector")
def test_brienne_the_blue() -> None:
    units = [
        line(0, led("renly_baratheon_the_charismatic_heir"), "at 24,12"),
        BEFORE,
        line(0, led("brienne_the_blue"), "at 34,22 facing 270"),
    ]
    p = staged("attack.melee_attack", 1, 0, False, units=units, turn=1,
             dice={**MISS, "charge": [6]})  # fmt: skip
    p.play(action__free=[f"charge:{SPEARS}:1"])
    assert p.last("charge.declared")["nr"] == 2


@shows("divine_sacrifices")
def test_divine_sacrifices() -> None:
    priestess = led("red_priestess")
    both = {"effects__amount": [2], "effects__token": ["token:panicked", "token:vulnerable"]}
    p = strike(priestess, dice=MISS, script=both)
    assert p.hurt(0) == 2
    assert p.tokens(1) == {"panicked", "vulnerable"}
    p = strike(priestess, dice=MISS, script={"effects__amount": [1],
                                             "effects__token": ["token:vulnerable"]})  # fmt: skip
    assert (p.hurt(0), p.tokens(1)) == (1, {"vulnerable"})
    p = strike(priestess, dice=MISS)
    assert (p.hurt(0), p.tokens(1)) == (0, set())


@shows("might_of_the_throne_cortnay_penrose")
def test_cortnay_at_the_crown() -> None:
    units = [line(0, led("cortnay_penrose_loyal_tactician"), "at 24,12"), BEFORE]
    p = claims(PYCELLE, "zone_crown", *units, dice=MISS, script={
        "effects__may": ["use:might_of_the_throne_cortnay_penrose"],
        "action__free": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert p.last("attack.declared")["nr"] == 0
    assert not p.told("zone.target")


# ---- non-combat units ---------------------------------------------------------------------------


@shows("shifting_loyalties")
def test_alester_changes_places() -> None:
    alester = "alester_florent_lord_of_brightwater"
    others = [f"1 {PYCELLE} on zone_tactics"]
    script = {"effects__may": ["use:shifting_loyalties"], "board__target": ["none"]}
    p = claims(alester, "zone_maneuver", others=others, script={
        **script, "effects__choice": ["zone:zone_crown"]})  # fmt: skip
    assert p.state.n_zone == ["zone_crown", "zone_tactics"]
    assert p.state.n_tokens[0] == 2
    assert not p.told("dice.test")
    p = claims(alester, "zone_maneuver", others=others, script={
        **script, "effects__choice": [f"ncu:{PYCELLE}:1"]})  # fmt: skip
    assert p.state.n_zone == ["zone_tactics", "zone_maneuver"]


@shows("support_of_haystack_hall")
def test_shyra() -> None:
    shyra = "shyra_errol_lady_of_haystack_hall"
    mine = f"0 {SPEARS} at 24,12, wounds 4, weakened"
    units = [mine, FOE]
    p = claims(shyra, "zone_crown", *units, dice=PASS, script={"effects__target": [key(0)]})
    assert p.hurt(0) == 3
    p = claims(shyra, "zone_tactics", *units, script={"effects__target": [key(0)]})
    assert p.tokens(0) == set()
    p = claims(shyra, "zone_wealth", *units, script={
        "board__target": [key(0)], "board__cleanse": ["token:weakened"],
        "effects__target": [key(1)]})  # fmt: skip
    assert (p.tokens(0), p.tokens(1)) == (set(), {"weakened"})
    p = claims(shyra, "zone_wealth", *units, script={"board__target": [key(0)]})
    assert p.tokens(1) == set()


@shows("sacrifice_to_the_lord_of_light")
def test_melisandre() -> None:
    woman = "melisandre_the_red_woman"
    script = {"effects__target": [key(0), key(1)], "board__target": ["none"],
              "effects__may": ["use:sacrifice_to_the_lord_of_light"]}  # fmt: skip
    dice = {"morale": [6, 6, 1, 1], "panic": [1, 3]}
    p = claims(woman, "zone_maneuver", MINE, FOE, dice=dice, script=script)
    assert (p.hurt(0), p.hurt(1)) == (2, 3 + 2)
    assert p.last("dice.test")["mod"] == -2
    assert sources.affiliated(p.state, 0, "rhllor")
    ncus = [f"0 {woman} on zone_crown, influences 0"]
    assert attack_row(SPEARS, SPEARS, ncus=ncus)["keywords"] == ["vicious"]
    st = stage(MINE, FOE, ncus=[f"0 {woman} on zone_crown, influences 1"]).state
    assert not sources.affiliated(st, 1, "rhllor")


@shows("smugglers_cunning")
def test_davos_the_hand() -> None:
    davos = ["0 davos_seaworth_hand_of_the_true_king"]
    units = [MINE, f"1 {SPEARS} at 24,21 facing 180"]
    p = staged("charge.charge", 0, 1, units=units, ncus=davos, dice={"charge": [1, 6], **MISS})
    p.play(**AHEAD, effects__may=["use:smugglers_cunning"], effects__reroll=[("die:1",)])
    assert p.last("charge.run")["success"]
    assert p.state.n_tokens == [2]
    p = stage(MINE, line(1, led("umber_champion"), "against 0 front"), ncus=davos, dice=MISS)
    p.answer(0, key(0))
    p.answer(0, "use:smugglers_cunning")
    assert no_orders(p.state, 1)
    assert p.state.n_tokens == [2]


@shows("fervent_conviction", "necessary_sacrifices")
def test_selyse_and_shireen() -> None:
    queen = "selyse_and_shireen_queen_and_princess"
    p = takes_test(dice=PASS, ncus=[f"0 {queen} on zone_crown, influences 0"])
    assert p.hurt(1) == 1
    units = [f"0 {SPEARS} at 24,12, wounds 11", BEFORE]
    dice = {"attack": [6] * 7, "defense": [1] * 7, "effect": [2], "morale": [6, 6]}
    p = staged("attack.melee_attack", 1, 0, False, units=units, ncus=[f"0 {queen}"], dice=dice,
             turn=1).play(effects__may=["use:necessary_sacrifices"])  # fmt: skip
    assert p.state.health[0] == 2
    assert sources.affiliated(p.state, 0, "rhllor")
    assert p.state.n_notes[0]["once:necessary_sacrifices/0"] == 1


@shows("in_rhllors_name_ability")
def test_axell_the_hand() -> None:
    axell = "axell_florent_hand_of_the_queen"
    p = claims(axell, "zone_maneuver", MINE, FOE, script={
        "effects__target": [key(1)], "board__target": ["none"]})  # fmt: skip
    assert p.tokens(1) == {"panicked"}
    p = strike(SPEARS, dice=MISS, ncus=[f"0 {axell} on zone_crown, influences 0"])
    assert p.tokens(1) == {"vulnerable"}


@shows("a_rose_and_its_thorns")
def test_margaery() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 4", BEFORE]
    p = claims("margaery_tyrell_little_rose", "zone_maneuver", *units, script={
        "effects__may": ["use:a_rose_and_its_thorns"], "effects__target": [key(0), key(1)],
        "board__target": ["none"]})  # fmt: skip
    assert p.hurt(0) == 3
    assert p.tokens(1) == {"vulnerable"}


@shows("pulling_weeds")
def test_olenna() -> None:
    olenna = "olenna_tyrell_queen_of_thorns"
    others = [f"1 {PYCELLE}"]
    script = {"board__target": ["none"]}
    p = claims(olenna, "zone_maneuver", others=others, script={
        **script, "effects__choice": [f"ncu:{PYCELLE}:1", "way:way_silent"]})  # fmt: skip
    assert sources.ncu_muted(p.state, 1)
    p = claims(olenna, "zone_maneuver", others=others, turn=0,
               dice={"effect": [3], "defense": [1] * 3}, script={
        **script, "effects__choice": [f"ncu:{PYCELLE}:1", "way:way_thorn"]})  # fmt: skip
    p.play(turn__unit=[key(0), f"ncu:{PYCELLE}:1"], turn__action=["none"],
           board__claim=["zone:zone_wealth"], board__target=["none"],
           effects__target=[key(1)])  # fmt: skip
    assert p.hurt(1) == 3
    assert p.tokens(1) == {"weakened"}
    assert not any(row.get("what") == "weeded" for row in p.state.effects)


@shows("elderly_caution")
def test_eldon_the_venerable() -> None:
    deck = ["oath_of_duty"] * 2 + ["bribery"]
    p = claims("eldon_estermont_venerable_knight", "zone_crown", decks={"0": deck},
               script={"effects__may": ["use:elderly_caution"]})  # fmt: skip
    assert len(hand(p.state, 0)) == 2
    assert not p.told("dice.test")


@shows("castellans_duty")
def test_cortnay_the_castellan() -> None:
    castellan = "0 cortnay_penrose_reliable_castellan"
    units = [f"0 {SPEARS} at 24,12, wounds 6", FOE]
    script = {"effects__may": ["use:castellans_duty"], "board__claim": ["zone:zone_wealth"],
              "effects__zone": [("zone:zone_crown", "zone:zone_wealth")],
              "effects__target": [key(0)] * 5, "board__target": ["none"]}  # fmt: skip
    p = activates(PYCELLE, *units, seat=1, others=[castellan], dice={"effect": [3]}, script=script)
    assert p.hurt(0) == 1
    assert p.state.n_tokens[1] == 2
    script = {**script, "board__claim": ["zone:zone_maneuver"]}
    p = activates(PYCELLE, *units, seat=1, others=[castellan], script=script)
    assert p.hurt(0) == 6


@shows("sacrifice_for_the_king", "loving_counsel")
def test_cressen() -> None:
    cressen = "cressen_maester_at_dragonstone"
    deck = ["oath_of_duty"] * 2 + ["bribery"] * 2
    p = staged("rounds.start_of_round", units=[MINE, FOE], ncus=[f"0 {cressen}"],
             decks={"0": deck})  # fmt: skip
    p.play(effects__may=["use:sacrifice_for_the_king", "use:loving_counsel"],
           board__claim=["zone:zone_crown"], effects__target=[key(1)],
           effects__token=["token:panicked"])  # fmt: skip
    assert p.state.n_zone == ["zone_crown"]
    assert p.state.n_activated == [1]
    assert len(hand(p.state, 0)) == 2
    assert p.tokens(1) == {"panicked"}
    assert p.state.n_alive == [1]
    p.play(turn__unit=[key(0), key(1), key(2), key(3)])
    assert p.state.round == 2
    assert p.state.n_alive == [0]


@shows("misunderstood_omens")
def test_patchface() -> None:
    p = staged("rounds.start_of_round", units=[MINE, FOE], ncus=["0 patchface_patches"],
             hands={"1": ["winters_might", "northern_ferocity"]})  # fmt: skip
    p.play(effects__may=["use:misunderstood_omens"], effects__choice=["card:winters_might"])
    assert p.last("cards.discarded")["card"] == "winters_might"
    assert len(hand(p.state, 1)) == 1
    assert p.state.n_tokens == [2]


@pytest.mark.rule("miniatures:abilities.one_lost")
def test_a_single_ability_is_lost() -> None:
    st = stage("0 stag_knights at 24,12", FOE).state
    st.effects.append({"what": "mute_ability", "unit": 0, "ability": "order_resilience"})
    assert [name for name, _ in sources.abilities(st, 0)] == ["stags_fury"]


def test_orders_of_the_house_work_in_it() -> None:
    p = attacked("stag_knights", dice={"attack": [6] * 4 + [1] * 3, "defense": [1] * 4, **PASS},
                 script=uses("order_resilience", "stag_knights"))  # fmt: skip
    assert p.hurt(0) == 2
