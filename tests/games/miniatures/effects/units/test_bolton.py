"""House Bolton as a faction: its units, models, non-combat units and tactics cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    FACING,
    FAIL,
    FOE,
    FOES,
    MISS,
    SPEARS,
    activates,
    against_ncu,
    attack_row,
    begins,
    charge,
    claims,
    hit,
    holding,
    key,
    led,
    line,
    panics,
    plays,
    row_after,
    row_of_test,
    shows,
    stage,
    staged,
    strike,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.mods import grim

RANK: dict[str, Any] = {"attack": [6] * 5 + [1] * 2, "defense": [1] * 5, "morale": [6, 6]}


# ---- units and models ---------------------------------------------------------------------------


@shows("ruthless_volley")
def test_ruthless_volley() -> None:
    archers, away = "dreadfort_archers", "at 24,24 facing 180"
    assert attack_row(archers, SPEARS, place=away)["keywords"] == []
    row = attack_row(archers, SPEARS, place=away, more=[f"0 {SPEARS} against 1 front"])
    assert (row["keywords"], row["rights"]) == (["precision"], ["attack:0"])


@shows("impaling_spear")
def test_impaling_spear() -> None:
    near = [f"1 {SPEARS} at 32,12, panicked", f"1 {SPEARS} at 40,12"]
    dice = {"attack": [6] * 5 + [1] * 3, "defense": [1] * 5, "morale": [6, 6]}
    p = strike("dreadfort_spearmen", more=near, dice=dice)
    assert p.tokens(1) == {"panicked"}
    assert p.tokens(2) == {"panicked", "weakened"}
    assert p.tokens(3) == set()
    assert strike("dreadfort_spearmen", more=near, dice=MISS).tokens(1) == set()


@shows("sic_em")
def test_sic_em() -> None:
    units = [line(0, led("ben_bones_kennelmaster"), "at 24,12"), FACING[1]]
    p = staged("charge.charge", 0, 1, units=units, dice={"charge": [1, 6], **MISS})
    p.play(charge__pivot={"pivot": 0}, dice__reroll=[("die:1",)])
    assert p.last("charge.run")["success"]
    assert p.tokens(1) == {"panicked"}


@shows("brutal_sadism")
def test_brutal_sadism() -> None:
    alyn = led("sour_alyn_bastards_boy")
    p = strike(alyn, dice=MISS, script={"effects__choice": ["way:panicked"]})
    assert p.tokens(1) == {"panicked"}
    assert p.hurt(0) == 2
    p = strike(alyn, dice={**RANK, "attack": [6] * 4 + [1] * 3, "defense": [1] * 8}, script={
        "effects__choice": ["way:critical_blow"]})  # fmt: skip
    assert p.hurt(1) == 8
    assert p.hurt(0) == 0


@shows("rooses_vassal", "shared_fear")
def test_steelshanks_walton() -> None:
    st = stage(f"0 {SPEARS} at 24,12, with steelshanks_walton_relentless_soldier").state
    assert sources.holds_person(st, 0, "roose_bolton")
    units = [
        line(0, led("steelshanks_walton_captain_of_the_guard"), "at 24,12"),
        f"1 {SPEARS} at 32,12",
        f"1 {SPEARS} at 24,30",
    ]
    p = staged("panic.panic_test", 0, 0, 0, 1, units=units, dice={"morale": [1, 1], "panic": [3]})
    p.play()
    assert p.tokens(1) == {"panicked"}
    assert p.tokens(2) == set()


# ---- non-combat units ---------------------------------------------------------------------------


@shows("frey_ambition")
@pytest.mark.rule("miniatures:units.up_to")
def test_walda_frey() -> None:
    walda = "walda_frey_fat_walda"
    p = claims(walda, "zone_crown", dice={"morale": [6, 6]}, script={"effects__target": [key(1)]})
    assert p.tokens(1) == {"weakened"}
    p = claims(walda, "zone_tactics", decks={"0": ["price_of_fear", "harsh_punishments"]}, script={
        "effects__may": ["use:frey_ambition"],
        "effects__search": ["card:price_of_fear:0"]})  # fmt: skip
    assert len(p.state.cards.piles[1]) == 1
    units = [f"0 {SPEARS} at 24,12, wounds 6, panicked", *FOES[1:]]
    p = claims(walda, "zone_wealth", *units, script={
        "effects__may": ["use:frey_ambition"], "effects__target": [key(0)]})  # fmt: skip
    assert p.hurt(0) == 2
    assert p.tokens(0) == {"panicked"}
    p = claims(walda, "zone_wealth", *units, script={
        "effects__may": ["use:frey_ambition"], "effects__target": [key(0)],
        "wounds__restore": [1]})  # fmt: skip
    assert p.hurt(0) == 5  # up to four, as she likes


@shows("loyal_imposter")
def test_jeyne_poole() -> None:
    jeyne = "jeyne_poole_arya_stark_bride_of_bolton"
    row = row_of_test(SPEARS, ncus=[f"0 {jeyne} on zone_crown, influences 0"])
    assert row["mod"] == 2
    units = [f"0 {SPEARS} at 24,12", FOE]
    p = staged("rounds.play_round", units=units, ncus=[f"0 {jeyne}"], first=1)
    p.answer(0, "use:loyal_imposter")
    assert p.state.n_owner == (1,)
    assert p.state.first == 0
    assert p.told("turn.began")[-1]["seats"] == [0]
    assert sources.ncu_muted(p.state, 0)
    p = staged("rounds.play_round", units=units, ncus=[f"0 {jeyne}"], first=1)
    p.play(effects__may=["use:loyal_imposter"], turn__unit=[
        f"ncu:{jeyne}:0", key(0), key(1), key(2), key(3)], board__claim=["zone:zone_wealth"],
        board__target=["none"])  # fmt: skip
    assert p.state.round == 2
    assert p.state.n_owner == (0,)


@shows("horrific_rumors_bolton")
def test_roose_the_calculating() -> None:
    roose = "roose_bolton_calculating_and_cruel_bolton"
    script: dict[str, Any] = {"effects__may": ["use:horrific_rumors_bolton"]}
    p = activates(roose, script={**script, "effects__target": [key(1)]})
    assert p.tokens(1) == {"panicked"}
    assert p.state.n_tokens == [2]
    p = claims(roose, "zone_wealth", dice=FAIL, script={**script, "effects__target": [key(1)]})
    assert p.hurt(1) == 2


@shows("sadistic_butchery")
def test_ramsay_red_helm() -> None:
    ramsay = ["0 ramsay_snow_red_helm on zone_crown, influences 0"]
    dice = {**RANK, "attack": [6] * 5 + [1] * 3}
    p = strike("cutthroats, wounds 4", dice=dice, ncus=ramsay)
    assert p.hurt(0) == 2
    assert strike(f"{SPEARS}, wounds 4", dice=RANK, ncus=ramsay).hurt(0) == 4


@shows("deceitful_envoy")
def test_tybald() -> None:
    tybald = "tybald_maester_of_the_dreadfort"
    script: dict[str, Any] = {
        "effects__may": ["use:deceitful_envoy"], "effects__zone": ["zone:zone_wealth"],
        "board__target": ["none"], "effects__target": [key(1)],
        "turn__unit": ["ncu:pycelle_grand_maester:0"],
    }  # fmt: skip
    rows = ["1 pycelle_grand_maester", f"0 {tybald}"]
    p = stage(*FOES, turn=1, ncus=rows).play(**script, board__claim=["zone:zone_wealth"])
    assert p.tokens(1) == {"vulnerable"}
    assert p.state.n_zone == ["zone_wealth", ""]
    p = stage(*FOES, turn=1, ncus=rows).play(**script, board__claim=["zone:zone_maneuver"])
    assert p.tokens(1) == set()
    assert p.state.n_zone == ["zone_maneuver", "zone_wealth"]
    assert p.state.n_tokens[1] == 1
    assert p.state.n_activated == [1, 1]


# ---- the faction's cards ------------------------------------------------------------------------


@shows("remorseless_examples_bolton", "our_blades_are_sharp_bolton", "harsh_punishments")
def test_blades() -> None:
    dice = {"attack": [6] + [1] * 6, "defense": [1]}
    p = hit("remorseless_examples_bolton", foe=f"{SPEARS}, wounds 11", dice=dice,
            more=[f"1 {SPEARS} at 36,14"], script={
        "effects__target": [key(2)], "effects__build": [{"x": 30000, "y": 12000,
        "facing": 0}]})  # fmt: skip
    assert p.tokens(2) == {"panicked"}
    assert grim(p.state, 2)
    p = hit("our_blades_are_sharp_bolton", dice=MISS, script={"dice__reroll": [("die:1",)]})
    assert not p.told("dice.rerolled")
    p = hit("our_blades_are_sharp_bolton", foe=f"{SPEARS}, panicked", dice=MISS, script={
        "dice__reroll": [("die:1",)]})  # fmt: skip
    assert p.told("dice.rerolled")
    units = [f"0 {SPEARS} at 24,12, wounds 8", f"1 {SPEARS} against 0 front"]
    p = begins(0, "harsh_punishments", *units, dice=MISS, script={
        "effects__target": [key(0)], "turn__unit": [key(0)],
        "turn__action": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 7
    st = row_after(p, 0)
    assert st["extra"] == 1


@shows("sadistic_games_bolton", "cruel_methods_bolton", "fear_keeps_a_man_alive_bolton")
def test_cruelty() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", f"1 {SPEARS} at 38,12"]
    p = begins(1, "sadistic_games_bolton", *units, dice={"defense": [1] * 5}, script={
        "effects__choice": ["way:way_hits"]})  # fmt: skip
    assert p.hurt(1) == 2 + 3
    units = [f"0 {SPEARS} at 24,12, wounds 4", FOE + ", panicked"]
    p = begins(0, "cruel_methods_bolton", *units, script={
        "effects__target": [key(1), key(0), key(0)],
        "effects__choice": [("way:way_heal", "way:vulnerable")]})  # fmt: skip
    assert p.hurt(0) == 2
    assert p.tokens(1) == {"vulnerable"}
    units = [f"0 {SPEARS} at 24,12, wounds 5", f"1 {SPEARS} against 0 front"]
    p = panics("fear_keeps_a_man_alive_bolton", *units, dice=FAIL, script={
        "effects__target": [key(0)] * 4})  # fmt: skip
    assert p.hurt(0) == 3


@shows("a_flayed_man_has_no_secrets_bolton")
def test_no_secrets() -> None:
    units = [
        f"0 {SPEARS} at 24,12",
        line(1, led("umber_champion", ", weakened"), "against 0 front"),
    ]
    card = "a_flayed_man_has_no_secrets_bolton"
    p = staged("attack.melee_attack", 1, 0, False, units=units, turn=1, dice=MISS, **holding(card))
    p.play(effects__play=[f"order:order_incite:{SPEARS}:1", f"card:{card}:0"])
    assert p.told("effect.cancelled")
    assert p.tokens(1) == set()


# ---- commanders ---------------------------------------------------------------------------------


@shows("skin_collection", "opportunist_ramsay", "spoils_in_flesh")
def test_ramsay() -> None:
    units = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front"]
    p = begins(0, "skin_collection", *units, dice=RANK, script={
        "effects__target": [key(0)], "turn__unit": [key(0)],
        "turn__action": [f"melee:{SPEARS}:1"]})  # fmt: skip
    assert row_after(p, 1)["mod"] == -1
    p = hit("opportunist_ramsay", dice=MISS, script={
        "effects__choice": ["way:vicious"], "dice__reroll": [("die:1",)]})  # fmt: skip
    assert p.told("dice.rerolled")
    dice = {"attack": [6] + [1] * 6, "morale": [6, 6]}
    p = hit("opportunist_ramsay", led("ramsay_snow_spiteful_heir"), dice=dice)
    assert p.hurt(1) == 1  # Precision: there was no Defense die
    assert p.last("dice.test")["mod"] == -2
    p = hit("spoils_in_flesh", f"{SPEARS}, wounds 4", dice={**RANK, "attack": [6] * 7}, script={
        "effects__target": [key(0)]})  # fmt: skip
    assert p.hurt(0) == 2


@shows("whispered_threats_bolton", "seeing_their_flaws_roose", "dreadfort_secrets")
def test_roose() -> None:
    p = against_ncu("whispered_threats_bolton", script={
        "board__claim": ["zone:zone_wealth"], "effects__target": [key(1), key(3)]})  # fmt: skip
    assert (p.tokens(1), p.tokens(3)) == ({"vulnerable"}, {"panicked"})
    roose = line(0, led("roose_bolton_lord_of_the_dreadfort"), "at 24,12")
    p = begins(1, "seeing_their_flaws_roose", roose, "1 blackguards at 24,22 facing 180", script={
        "turn__unit": [key(1, "blackguards")], "turn__action": ["march"]})  # fmt: skip
    assert p.tokens(1) == {"vulnerable", "panicked"}
    p.state.stack.append({"kind": "attack", "attacker": 0, "defender": 1})
    assert sources.muted(p.state, 1)
    p = hit("dreadfort_secrets", dice=RANK, script={"effects__target": [key(0)]})
    assert p.tokens(1) == {"panicked"}
    near = [f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", f"1 {SPEARS} at 32,12"]
    p = staged("attack.melee_attack", 0, 1, False, units=near, dice=RANK,
             **holding("dreadfort_secrets"))  # fmt: skip
    p.play(**plays("dreadfort_secrets"), effects__target=[key(0)], turn__unit=[key(0), key(2)])
    assert p.tokens(2) == {"panicked"}


@shows("price_of_fear", "rush_of_aggression_steelshanks", "taunt_steelshanks")
def test_steelshanks_cards() -> None:
    units = [f"0 {SPEARS} at 24,12", FOE]
    p = panics("price_of_fear", *units, dice=FAIL, script={
        "action__free": ["maneuver"], "move__maneuver": [{"distance": 2000}]})  # fmt: skip
    assert p.state.y[0] == 14000
    dice = {"attack": [6] + [1] * 6, "defense": [1, 1], "morale": [6, 6]}
    p = charge("rush_of_aggression_steelshanks", *FACING, dice=dice)
    assert p.hurt(1) == 2
    assert p.tokens(0) == {"vulnerable"}
    boss = [line(0, led("steelshanks_walton_captain_of_the_guard"), "at 24,12"), FACING[1]]
    p = charge("rush_of_aggression_steelshanks", *boss, dice=dice)
    assert p.tokens(0) == set()
    p = begins(1, "taunt_steelshanks", *FACING, script={
        "turn__unit": [key(1)], "turn__action": ["march"],
        "effects__target": [key(0)]})  # fmt: skip
    assert p.tokens(1) == {"vulnerable", "weakened"}
