"""House Greyjoy: units, models, Orders and non-combat units."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    FOE,
    FOES,
    MISS,
    PYCELLE,
    SPEARS,
    activates,
    attack_row,
    attacked,
    claims,
    defense_mod,
    key,
    line,
    row_of_test,
    shows,
    stage,
    staged,
    strike,
    turn_of,
    uses,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.pillage import loot, plunder
from weirwood.games.miniatures.effects.special.influence import hosts
from weirwood.games.miniatures.effects.uses import no_orders
from weirwood.games.miniatures.state import ON

REAVERS = "ironborn_reavers"
RICH = ", note pillage 2"
RANK: dict[str, Any] = {"attack": [6] * 5 + [1] * 4, "defense": [1] * 5, "morale": [6, 6]}


# ---- Pillage ------------------------------------------------------------------------------------


@shows("raiders_of_the_iron_islands", "reaver_axes")
@pytest.mark.rule("miniatures:abilities.pillage")
def test_raiders() -> None:
    p = strike(REAVERS, dice=RANK)
    assert loot(p.state, 0) == 1
    assert p.last("unit.plunders")["count"] == 1
    assert row_of_test(f"{REAVERS}, note pillage 1")["mod"] == 1
    row = attack_row(REAVERS + RICH, SPEARS)
    assert (row["keywords"], row["rights"], row["dice_mod"]) == (["sundering"], ["attack:0"], 1)
    row = attack_row(REAVERS, SPEARS)
    assert "rights" not in row
    assert row["dice_mod"] == 0
    plunder(p.state, 0, 3)
    assert loot(p.state, 0) == 2


@shows("ironborn_arrows", "bardiche", "great_hammer", "great_axe", "boarding_axe")
def test_weapons() -> None:
    away = "at 24,24"
    row = attack_row("ironborn_bowmen", SPEARS, side="rear", place=away)
    assert row["rights"] == ["attack:0"]
    assert "rights" not in attack_row("ironborn_bowmen", SPEARS, place=away)
    assert attack_row("house_harlaw_reapers", SPEARS)["keywords"] == ["vicious"]
    assert attack_row("ironmakers", SPEARS)["keywords"] == ["critical_blow"]
    dice = {"attack": [5] + [1] * 8, "defense": [1], "morale": [6, 6]}
    assert strike("ironmakers", dice=dice).tokens(1) == {"weakened"}
    row = attack_row("silenced_men" + RICH, SPEARS)
    assert (row["keywords"], row["defense_mod"]) == (["sundering"], -1)
    assert strike("iron_victory_crew" + RICH, dice=MISS).tokens(1) == {"panicked"}
    assert strike("iron_victory_crew", dice=MISS).tokens(1) == set()


@shows("reapers_fervor", "raided_armaments", "the_silences_infamy", "first_claim")
def test_what_the_rich_do() -> None:
    p = strike("house_harlaw_reapers" + RICH, dice={
        "attack": [6] + [1] * 9, "defense": [1], "morale": [1, 1], "panic": [1]})  # fmt: skip
    assert "panicked" in p.tokens(1)
    assert p.hurt(1) == 1 + 1 + 1
    assert defense_mod(SPEARS, "ironmakers" + RICH) == 1
    assert defense_mod(SPEARS, "ironmakers") == 0
    assert row_of_test(SPEARS, "silenced_men" + RICH)["mod"] == -1
    near = ["0 blacktyde_chosen at 32,12, note pillage 2"]
    row = row_of_test(SPEARS, more=near)
    assert (row["mod"], row["extra"]) == (1, -1)
    p = claims(PYCELLE, "zone_wealth", "0 blacktyde_chosen at 24,12", FOE, script={
        "board__target": ["none"]})  # fmt: skip
    assert loot(p.state, 0) == 1


@shows("drowned_gods_fanatics")
@pytest.mark.rule("miniatures:abilities.half")
def test_drowned_men() -> None:
    dice = {"attack": [6] * 5 + [1] * 2, "defense": [1] * 5, "morale": [6, 6]}
    assert attacked("drowned_men", dice=dice).hurt(0) == 2
    assert row_of_test("drowned_men")["cap"] == 1


@shows("abundant_promises")
def test_abundant_promises() -> None:
    men = "stony_shore_pillagers, wounds 5" + RICH
    assert attack_row(men, SPEARS)["keywords"] == ["precision"]
    p = strike(men, dice=MISS, script={
        "effects__may": ["use:abundant_promises"], "effects__amount": [2]})  # fmt: skip
    assert p.hurt(0) == 1
    assert loot(p.state, 0) == 0


# ---- Orders -------------------------------------------------------------------------------------


@shows("order_divide_the_spoils")
def test_divide_the_spoils() -> None:
    units = ["0 ironborn_bowmen at 24,12, note pillage 1", f"0 {REAVERS} at 31,12", FOE]
    script = {
        **uses("order_divide_the_spoils", "ironborn_bowmen"),
        "effects__target": ["unit:ironborn_bowmen:0"],
    }
    p = turn_of(0, *units, script=script)
    assert (loot(p.state, 0), loot(p.state, 1)) == (0, 1)


@shows("order_trappers_tools")
def test_trappers_tools() -> None:
    foe = f"1 {SPEARS} at 24,20 facing 180"
    tools = uses("order_trappers_tools", "ironborn_trappers")
    p = turn_of(0, "0 ironborn_trappers at 24,12", foe, script={
        **tools, "effects__token": ["token:weakened"]})  # fmt: skip
    assert p.tokens(1) == {"weakened"}
    p = turn_of(0, "0 ironborn_trappers at 24,12" + RICH, foe, script=tools)
    assert p.tokens(1) == {"vulnerable", "weakened"}


@shows("order_drowned_gods_blessing")
def test_drowned_gods_blessing() -> None:
    bless = uses("order_drowned_gods_blessing", "drowned_men")
    units = ["0 drowned_men at 24,12", f"0 {REAVERS} at 24,17, wounds 4", FOE]
    target = {"effects__target": [f"unit:{REAVERS}:1"]}
    p = turn_of(0, *units, script={**bless, **target, "effects__choice": ["way:way_heal"]})
    assert p.hurt(1) == 2
    p = turn_of(0, *units, script={**bless, **target, "effects__choice": ["way:way_reroll"]})
    assert [row["part"] for row in p.state.effects] == ["blessed"]
    units = ["0 drowned_men at 24,12", f"0 {REAVERS} at 24,17", f"1 {SPEARS} against 1 front"]
    p = turn_of(1, *units, dice=MISS, script={
        **bless, **target, "effects__choice": ["way:way_ward"], "turn__unit": [key(2)],
        "turn__action": [f"melee:{REAVERS}:1"]})  # fmt: skip
    assert p.tokens(2) == {"vulnerable"}


@shows("order_scavenge", "order_strange_relics")
def test_scavenge_and_relics() -> None:
    p = attacked("stony_shore_pillagers", dice=MISS, script=uses(
        "order_scavenge", "stony_shore_pillagers"))  # fmt: skip
    assert loot(p.state, 0) == 1
    units = [f"0 {SPEARS} at 24,12, with euron_greyjoy_crows_eye", FOE]
    p = stage(*units).play(turn__unit=[key(0)], **uses("order_strange_relics"),
                           effects__token=["token:weakened"])  # fmt: skip
    assert p.hurt(0) == 1
    assert p.tokens(1) == {"weakened"}


# ---- models -------------------------------------------------------------------------------------


@shows("captains_men", "victarions_vassal", "poisoned_gifts")
def test_deployed_with_loot() -> None:
    units = [
        "0 iron_victory_crew at 24,12, with victarion_greyjoy_the_iron_captain",
        f"0 {REAVERS} at 34,12, with euron_greyjoy_crows_eye",
        f"0 {SPEARS} at 14,12, with nute_the_barber",
        FOE,
    ]
    p = staged("orders.window", "deployment.after", units=units).play()
    assert [loot(p.state, u) for u in range(3)] == [1, 2, 0]
    assert sources.holds_person(p.state, 2, "victarion_greyjoy")
    p = stage(*units[1:]).play(turn__unit=[f"unit:{REAVERS}:0"], turn__action=["march"])
    assert p.hurt(0) == 1


@shows("the_krakens_dues", "gifts_of_silver_and_bronze", "iron_credit")
def test_models() -> None:
    units = [f"0 {REAVERS} at 24,12, wounds 4, with balon_greyjoy_the_kraken_king",
             f"0 {REAVERS} at 40,12, note pillage 1", FOE]  # fmt: skip
    p = stage(*units).play(turn__unit=[f"unit:{REAVERS}:0"],
                           effects__target=[f"unit:{REAVERS}:1"],
                           effects__may=["use:the_krakens_dues"])  # fmt: skip
    assert [loot(p.state, u) for u in (0, 1)] == [0, 0]
    assert p.hurt(0) == 2
    p = stage(*units).play(turn__unit=[f"unit:{REAVERS}:0"],
                           effects__target=[f"unit:{REAVERS}:1"],
                           effects__may=["use:the_krakens_dues"], wounds__restore=[1])  # fmt: skip
    assert p.hurt(0) == 3
    erik = f"0 {REAVERS} at 24,12, with erik_ironmaker_anvil_breaker"
    p = claims(PYCELLE, "zone_wealth", erik, FOE, script={"board__target": ["none"]})
    assert loot(p.state, 0) == 1
    brave = f"{REAVERS}, wounds 8, panicked, with sunset_sea_brave"
    st = stage(line(0, brave, "at 24,12"), f"0 {REAVERS} at 31,12", FOE).state
    plunder(st, 1, 1)
    assert st.notes[0]["credit"] == 1
    p = strike(brave + ", note credit 2", dice=MISS, script={
        "effects__may": ["use:iron_credit"], "effects__amount": [2]})  # fmt: skip
    assert p.tokens(0) == set()
    assert len(p.last("dice.attack")["dice"]) > 5


# ---- non-combat units ---------------------------------------------------------------------------


@shows("scholar_among_raiders")
def test_the_reader() -> None:
    p = stage(*FOES, ncus=["0 rodrik_harlaw_the_reader"], hands={"0": ["mind_games"]},
              decks={"0": ["the_old_way", "iron_envy", "lust_for_glory"]})  # fmt: skip
    p.play(effects__may=["use:scholar_among_raiders"],
           effects__discard=["card:mind_games:0"])  # fmt: skip
    assert len(p.state.cards.piles[1]) == 2
    assert len(p.state.cards.piles[0]) == 2
    assert p.state.n_tokens == [1]


@shows("rise_again_harder_and_stronger", "zeal_of_the_drowned_god", "queens_promises")
def test_influence() -> None:
    aeron = "aeron_greyjoy_the_damphair"
    st = stage(f"0 {REAVERS} at 24,12", f"0 {SPEARS} at 34,12", FOE, ncus=[f"0 {aeron}"]).state
    assert hosts(st, 0) == [0]
    rows = [f"0 {aeron} on zone_crown, influences 0"]
    p = stage(f"0 {REAVERS} at 24,12, wounds 3", FOE, ncus=rows)
    p.play(turn__unit=[f"unit:{REAVERS}:0"], turn__action=["march"])
    assert p.hurt(0) == 2
    p = strike(f"{REAVERS}, wounds 3", dice=RANK, ncus=rows)
    assert p.hurt(0) == 2
    beron = ["0 beron_blacktyde_blind_beron on zone_crown, influences 0"]
    assert row_of_test(REAVERS, ncus=beron)["rights"] == ["test:0"]
    dice = {"attack": [6] * 2 + [1] * 5, "defense": [1] * 2, "morale": [6, 6]}
    assert attacked(f"{REAVERS}, wounds 4", dice=dice, ncus=beron).hurt(0) == 4 + 1
    asha = ["0 asha_greyjoy_would_be_queen on zone_crown, influences 0"]
    assert row_of_test(REAVERS + RICH, ncus=asha)["mod"] == 1 + 2
    units = [f"0 {REAVERS} at 24,12" + RICH, f"1 {SPEARS} against 0 front"]
    p = staged("panic.panic_test", 0, 0, 0, 1, units=units, ncus=asha,
             dice={"morale": [6, 6], "defense": [1, 1]}).play()  # fmt: skip
    assert p.hurt(1) == 2


@shows("rise_again_blade_in_hand")
def test_blade_in_hand() -> None:
    balon = "balon_greyjoy_king_of_salt_and_rock"
    units = [f"0 {REAVERS} at 24,12, wounds 11, note pillage 2", f"1 {SPEARS} against 0 front"]
    p = staged("wounds.destroy", 0, 1, 1, units=units, ncus=[f"0 {balon}"])
    p.play(
        turn__unit=[key(1), f"ncu:{balon}:0"], effects__may=["use:rise_again_blade_in_hand"],
        effects__summon=[{"x": 10000, "y": 4000, "facing": 0}],
    )  # fmt: skip
    p.play(turn__unit=[f"ncu:{balon}:0"], effects__may=["use:rise_again_blade_in_hand"],
           effects__summon=[{"x": 10000, "y": 4000, "facing": 0}])  # fmt: skip
    assert p.state.where[0] == ON
    assert (p.state.x[0], loot(p.state, 0)) == (10000, 0)
    assert p.state.n_zone == [""]


@shows("raven_tending", "gifts_of_iron_gold_and_steel")
def test_wendamyr_and_erik() -> None:
    wendamyr = "wendamyr_maester_of_the_house_greyjoy"
    p = claims(wendamyr, "zone_crown", script={"effects__may": ["use:raven_tending"]})
    assert p.state.n_tokens == [1]
    units = [f"0 {SPEARS} at 24,12, wounds 4", FOE]
    p = stage(*units, ncus=[f"0 {wendamyr}, tokens 1"], decks={"0": ["mind_games"]})
    p.play(effects__may=["use:raven_tending"], effects__choice=["way:way_supply"],
           effects__target=[key(0)])  # fmt: skip
    assert p.hurt(0) == 2
    assert len(p.state.cards.piles[1]) == 1
    erik = "erik_ironmaker_the_just"
    p = claims(erik, "zone_wealth", script={"board__target": ["none"]})
    assert p.state.n_tokens == [2]
    p = claims(PYCELLE, "zone_wealth", others=[f"1 {erik}"], script={"board__target": ["none"]})
    assert p.state.n_tokens[1] == 2
    p = claims(erik, "zone_maneuver", f"0 {REAVERS} at 24,12", FOE, script={
        "effects__may": ["use:gifts_of_iron_gold_and_steel"],
        "board__target": ["none"]})  # fmt: skip
    assert loot(p.state, 0) == 1
    assert p.state.n_tokens == [0]


@shows("ironborn_diplomat")
def test_tristifer() -> None:
    botley = "tristifer_botley_lord_of_lordsport"
    p = activates(PYCELLE, seat=1, others=[f"0 {botley}"], script={
        "effects__may": ["use:ironborn_diplomat"],
        "effects__zone": [("zone:zone_crown", "zone:zone_wealth")],
        "board__claim": ["zone:zone_wealth"], "board__target": ["none"],
        "effects__target": [(key(1),)]})  # fmt: skip
    assert p.tokens(1) == {"panicked", "vulnerable"}
    rows = [f"1 {PYCELLE}", f"0 {botley}"]
    p = stage(*FOES, turn=1, ncus=rows)
    p.answer(1, f"ncu:{PYCELLE}:0").answer(1, "pass")
    p.answer(0, "pass").answer(0, "use:ironborn_diplomat")
    p.answer(0, "zone:zone_wealth")
    p.play(board__claim=["zone:zone_wealth", "zone:zone_crown"], board__target=["none", key(1)],
           effects__may=["use:ironborn_diplomat"])  # fmt: skip
    assert p.state.n_zone == ["zone_wealth", "zone_crown"]


@shows("rhllors_magics")
def test_moqorro() -> None:
    moqorro = "moqorro_the_black_flame"
    p = stage(*FOES, ncus=[f"0 {moqorro}"]).play(effects__may=["use:rhllors_magics"])
    assert p.state.silenced == (1,)
    assert no_orders(p.state, 1)
    units = [f"0 {SPEARS} at 24,12, with warsworn", f"0 {SPEARS} at 34,12", FOE]
    p = staged("wounds.destroy_attachment", 0, "warsworn", 1, 2, units=units, ncus=[f"0 {moqorro}"])
    p.play()
    p.play(
        turn__unit=[f"ncu:{moqorro}:0"], board__claim=["zone:zone_crown"],
        effects__may=["use:rhllors_magics"], effects__target=[key(1)],
    )  # fmt: skip
    p.play(
        turn__unit=[key(2), f"ncu:{moqorro}:0"], board__claim=["zone:zone_crown"],
        effects__may=["use:rhllors_magics"], effects__target=[key(1)],
    )  # fmt: skip
    assert p.state.attached[1] == ("warsworn",)
