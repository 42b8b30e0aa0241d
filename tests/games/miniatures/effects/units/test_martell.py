"""House Martell: units, models, Orders and non-combat units."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    COMBAT,
    CROWN,
    FOE,
    FOES,
    MISS,
    PYCELLE,
    SPEARS,
    attack_row,
    attacked,
    claims,
    key,
    led,
    shows,
    stage,
    staged,
    strike,
    turn_of,
    uses,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.scene import controls, shielded
from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.rules.conditions import put
from weirwood.games.miniatures.rules.wounds import restore

DONE = f"{SPEARS}, activated"


# ---- weapons and attacks ------------------------------------------------------------------------


@shows("dervish_blades", "scimitar", "starfall_lance", "desert_marksmen", "advantage_strike")
def test_weapons() -> None:
    dervishes = "sunspear_dervishes"
    assert attack_row(dervishes, SPEARS)["keywords"] == ["precision", "critical_blow"]
    assert attack_row(dervishes, DONE)["keywords"] == ["precision"]
    assert attack_row("starfall_outriders", SPEARS)["keywords"] == ["critical_blow"]
    row = attack_row("starfall_knights", SPEARS, charge=True)
    assert row["keywords"] == ["sundering"]
    assert row["dice_mod"] == 2 * 2
    p = staged(
        "attack.melee_attack", 0, 1, False, dice={"attack": [1] * 12},
        units=["0 starfall_knights at 24,12", f"1 {SPEARS} against 0 front"],
    ).play()  # fmt: skip
    assert p.tokens(1) == set()
    away = "at 24,24 facing 180"
    assert attack_row("skyreach_bowmen", SPEARS, place=away)["rights"] == ["attack:0"]
    assert "rights" not in attack_row("skyreach_bowmen", DONE, place=away)
    nym = led("nymeria_sand_sand_snake")
    assert attack_row(nym, SPEARS)["rights"] == ["attack:0"]
    assert "rights" not in attack_row(nym, DONE)


@shows("starfall_lance", "desert_marksmen", "spear_and_net", "vipers_fangs")
def test_tokens_of_attacks() -> None:
    units = ["1 stark_sworn_swords at 24,24", "0 starfall_knights against 0 rear"]
    p = staged("attack.melee_attack", 1, 0, False, units=units, dice={"attack": [1] * 12}).play()
    assert p.tokens(0) == {"panicked", "weakened"}
    assert strike("dune_vipers", dice=MISS).tokens(1) == {"weakened"}
    p = strike(led("oberyn_martell_the_snake"), dice=MISS, script={
        "effects__choice": ["way:way_wound"]})  # fmt: skip
    assert p.tokens(1) == {"vulnerable", "weakened"}
    units = ["0 skyreach_bowmen at 24,12", FOE]
    p = staged("attack.attack", 0, 1, 0, False, units=units, dice=MISS).play()
    assert p.tokens(1) == {"vulnerable"}


@shows("manticore_venom")
@pytest.mark.rule("miniatures:units.healing")
def test_manticore_venom() -> None:
    oberyn = led("oberyn_martell_prince_of_dorne")
    p = strike(oberyn, DONE, dice=MISS, script={"effects__may": ["use:manticore_venom"]})
    st = p.state
    assert seams.withers(st, 1)
    assert restore(st, 1, 3) == 0
    assert not seams.withers(st, 0)
    assert st.notes[0]["once:manticore_venom/0"] == 1
    units = [
        f"0 {SPEARS} at 24,12, with oberyn_martell_prince_of_dorne",
        f"1 {SPEARS} against 0 front",
    ]
    p = staged("attack.melee_attack", 0, 1, False, units=units, dice=MISS)
    p.play(effects__may=["use:manticore_venom"], turn__unit=[key(0), key(1)])
    assert "vulnerable" in p.tokens(1)
    assert p.hurt(1) == 1  # the fangs had made it Vulnerable already
    before = len(st.effects)
    put(st, 1, "vulnerable")
    put(st, 1, "vulnerable")
    assert len(st.effects) > before


@shows("coordinated_assault", "dornish_conviction", "true_conviction_martell")
def test_what_models_bring() -> None:
    row = attack_row(led("areo_hotah_captain_of_the_guard"), SPEARS, charge=True)
    assert row["extra_hits"] == 3
    assert attack_row(led("areo_hotah_captain_of_the_guard"), SPEARS)["extra_hits"] == 0
    harmen = led("harmen_uller_dornish_envoy", ", wounds 8")
    assert attack_row(harmen, SPEARS)["n"] == 4
    assert attack_row(harmen, SPEARS, ncus=CROWN)["n"] == 7
    edric = "martell_spearmen, wounds 5, with edric_dayne_lord_of_starfall"
    assert attack_row(edric, SPEARS)["rights"] == ["attack:0"]
    assert "rights" not in attack_row(edric, f"{SPEARS}, wounds 5")
    other = led("edric_dayne_lord_of_starfall", ", wounds 5")
    assert "rights" not in attack_row(other, SPEARS)


@shows("dornish_vengeance")
def test_dornish_vengeance() -> None:
    nym = led("nymeria_sand_sand_snake", ", wounds 4")
    assert attacked(nym, dice=MISS, ncus=COMBAT).hurt(1) == 3
    assert attacked(nym, dice=MISS).hurt(1) == 0


@shows("order_sow_discord")
def test_sow_discord() -> None:
    units = [f"0 {SPEARS} at 24,12, with dervish_captain", FOE + ", wounds 4"]
    script = {**uses("order_sow_discord"), "effects__target": [key(1)]}
    p = turn_of(0, *units, script=script, dice={"morale": [2, 3]})
    assert p.last("dice.test")["mod"] == -1
    assert sources.muted(p.state, 1)


@shows("order_unsuspecting_charge")
def test_unsuspecting_charge() -> None:
    units = [
        f"0 {SPEARS} at 24,12",
        FOE,
        f"0 {SPEARS} at 34,12, with daemon_sand_bastard_of_godsgrace",
    ]
    p = stage(*units).answer(0, key(0))
    p.answer(0, f"order:order_unsuspecting_charge:{SPEARS}:2")
    assert shielded(p.state, 0, 1, "card")
    assert not shielded(p.state, 0, 0, "card")
    assert not [option for option in p.keys(0) if option in {"march", "maneuver"}]


# ---- non-combat units ---------------------------------------------------------------------------


@shows("proxy_orders")
def test_doran_the_commander() -> None:
    areo = f"0 {SPEARS} at 24,12, with areo_hotah_captain_of_the_guard"
    p = claims("doran_martell_lord_of_sunspear", "zone_wealth", areo, *FOES[1:], script={
        "effects__may": ["use:proxy_orders"], "effects__choice": ["way:way_march"],
        "action__free": ["march"], "move__march": [{"distance": 4000}]})  # fmt: skip
    assert p.state.y[0] == 16000


@shows("sunspear_secrets")
@pytest.mark.rule("miniatures:tactics_board.extra_zones")
def test_the_water_gardens() -> None:
    doran = "doran_martell_prince_of_dorne"
    p = claims(doran, "zone_wealth", script={"board__target": ["none"]})
    assert p.state.n_tokens == [1]
    assert "zone_water_gardens" in p.state.zones
    wounded = [f"0 {SPEARS} at 24,12, wounds 4", *FOES[1:]]
    p = claims(doran, "zone_water_gardens", *wounded, script={
        "effects__may": ["use:sunspear_secrets"], "effects__amount": [2],
        "effects__choice": ["way:way_heal", "way:way_sting"],
        "effects__target": [key(0), key(1)]})  # fmt: skip
    assert p.state.n_tokens == [0]
    assert (p.hurt(0), p.hurt(1)) == (2, 1)
    p = claims(doran, "zone_water_gardens", *wounded, script={
        "effects__may": ["use:sunspear_secrets"], "effects__amount": [1],
        "effects__choice": ["way:way_heal"], "wounds__restore": [1]})  # fmt: skip
    assert p.hurt(0) == 3


@shows("lysene_charm")
def test_ellaria() -> None:
    mine = f"0 {SPEARS} at 24,12, panicked"
    p = claims("ellaria_sand_vipers_paramour", "zone_combat", mine, FOE, script={
        "effects__target": [key(0), key(1)], "effects__token": ["token:weakened"],
        "board__target": ["none"]})  # fmt: skip
    assert p.tokens(0) == set()
    assert p.tokens(1) == {"weakened"}
    p = claims("ellaria_sand_vipers_paramour", "zone_maneuver", mine, FOE, script={
        "effects__target": [key(0)], "board__target": ["none"]})  # fmt: skip
    assert p.tokens(1) == set()


@shows("hot_tempered", "conflicting_reactions")
def test_influence() -> None:
    viper = ["0 oberyn_martell_red_viper on zone_crown, influences 0"]
    p = attacked(SPEARS, dice={**MISS, "defense": [1] * 4}, ncus=viper)
    assert p.hurt(1) == 4
    nym = "0 nymeria_sand_lady_nym on zone_crown, influences 0"
    row = attack_row(SPEARS, SPEARS, ncus=[nym, f"1 {PYCELLE} on zone_combat"])
    assert row["keywords"] == ["vicious", "critical_blow"]
    st = stage(f"0 {SPEARS} at 24,12", FOE, ncus=[nym, f"1 {PYCELLE} on zone_maneuver"]).state
    assert seams.speed(st, 0, 5000) == 6000


@shows("healing_hands")
def test_tyene_and_the_strangler() -> None:
    tyene = "tyene_sand_septas_daughter"
    mine = f"0 {SPEARS} at 24,12, wounds 4"
    p = claims(tyene, "zone_crown", mine, *FOES[1:], dice={"morale": [6, 6]}, script={
        "effects__may": ["use:healing_hands"]})  # fmt: skip
    assert p.hurt(0) == 3
    rows = [f"0 {tyene}", f"1 {PYCELLE}", "1 cersei_lannister_queen_regent"]
    units = [f"0 {SPEARS} at 24,12", FOE]
    p = staged("rounds.start_of_round", units=units, ncus=rows, round=2, turn=1)
    p.play(effects__zone=["zone:zone_wealth"])
    p.play(turn__unit=[f"ncu:{PYCELLE}:1"], board__claim=["zone:zone_wealth"],
           board__target=["none"])  # fmt: skip
    st = p.state
    assert p.told("ncu.poisoned")[0]["ncu"] == PYCELLE
    assert sources.ncu_muted(st, 1)
    assert controls(st, 1, "zone_wealth")
    st.round = 3
    assert not controls(st, 1, "zone_wealth")
    st.round, st.n_activated[1] = 4, 0
    assert seams.cannot_activate(st, 1)
    st.activated = [1] * len(st.activated)
    assert seams.cannot_activate(st, 1)
    st.n_activated[2] = 1
    assert not seams.cannot_activate(st, 1)


@shows("healing_hands")
def test_the_strangler_kills() -> None:
    rows = ["0 tyene_sand_septas_daughter", f"1 {PYCELLE}"]
    effects = [
        {"what": "strangled", "ncu": 1, "until": "game"},
        {"what": "part", "source": "healing_hands", "part": "strangler", "unit": -1, "seat": 0,
         "until": "game"},
    ]  # fmt: skip
    p = stage(f"0 {SPEARS} at 24,12", FOE, ncus=rows, round=4)
    for match in (p.match, p.native):
        match.st.effects.extend(dict(row) for row in effects)
    p.play(turn__unit=[key(0), key(1), key(2), key(3), "ncu:tyene_sand_septas_daughter:0",
                       f"ncu:{PYCELLE}:1"])  # fmt: skip
    assert p.state.round == 5
    assert p.state.n_alive == [1, 0]


@shows("negotiator")
def test_arianne() -> None:
    held = f"1 {SPEARS} at 24,24 facing 180, with umber_champion"
    arianne = "arianne_martell_heiress_to_dorne"
    units = [f"0 {SPEARS} at 24,12", held, FOES[2]]
    p = claims(arianne, "zone_maneuver", *units, script={
        "effects__target": [key(1)], "effects__choice": ["way:way_models"],
        "board__target": ["none"]})  # fmt: skip
    assert "order_incite" not in {name for name, _ in sources.abilities(p.state, 1)}
    p = claims(arianne, "zone_maneuver", *units, script={
        "effects__target": [key(1)], "effects__choice": ["way:way_disobey"],
        "board__target": ["none"]})  # fmt: skip
    from weirwood.games.miniatures.effects.uses import no_orders

    assert no_orders(p.state, 1)


@shows("unfaltering_politics")
def test_arys_stays() -> None:
    arys = "arys_oakheart_crowns_ambassador"
    p = stage(f"0 {SPEARS} at 24,12", FOE, ncus=[f"0 {arys}"])
    p.play(
        turn__unit=[f"ncu:{arys}:0", key(0), key(1), key(2), key(3)],
        board__claim=["zone:zone_crown"], board__target=[key(1)], effects__target=[key(1)],
        effects__may=["use:unfaltering_politics"],
    )  # fmt: skip
    assert p.state.round == 2
    assert p.state.n_zone == ["zone_crown"]
    assert p.state.n_activated == [1]
    assert "weakened" in p.tokens(1)
    assert p.state.n_notes[0].get("stays", 0) == 0
