"""Abilities, Orders and non-combat units of House Targaryen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.miniatures.driver import (
    COMBAT,
    FOE,
    FOES,
    MINE,
    MISS,
    PYCELLE,
    SPEARS,
    Stage,
    activated,
    attack_row,
    attack_with,
    attacked,
    claims,
    defense_mod,
    key,
    led,
    line,
    refused,
    shows,
    stage,
    staged,
    strike,
    trial,
    turn_of,
    uses,
)

from weirwood.games.miniatures.effects.uses import could_play, no_orders
from weirwood.games.miniatures.rules import attack, seams
from weirwood.games.miniatures.rules.tactics import bonus, deck, discard, discards, face, hand, pile
from weirwood.games.miniatures.state import ON, PINNED
from weirwood.games.miniatures.views.redeal import redeal
from weirwood.games.miniatures.views.view import view

HELD = (f"1 {PYCELLE} on zone_combat",)
OUTRIDERS = "dothraki_outriders"
FLIGHT = {"action__free": ["maneuver"]}


def notes(p: Stage, u: int, name: str, n: int) -> Stage:
    """The position with something counted on a unit."""
    for match in (p.match, p.native):
        match.st.notes[u][name] = n
    return p


# ---- dragons ------------------------------------------------------------------------------------


@shows("juvenile_dragon")
@pytest.mark.rule("miniatures:abilities.flying")
def test_dragons_fly() -> None:
    """Over enemies and terrain, but not onto them, and not within an inch of an enemy."""
    units = ["0 drogon at 24,10", f"1 {SPEARS} at 24,14"]
    p = stage(*units, terrain=["palisade at 24,19"])
    p.answer(0, "unit:drogon:0").answer(0, "none").answer(0, "march")
    assert refused(p, {"distance": 4000}) == "movement.overlap"
    assert refused(p, {"distance": 9000}) == "terrain.impassable"
    assert refused(p, {"distance": 100}) == "movement.one_inch"
    assert refused(p, {"distance": 12001}) == "movement.march"
    p.answer(0, {"distance": 12000})
    assert p.state.y[0] == 22000


@shows("juvenile_dragon")
@pytest.mark.rule("miniatures:abilities.flying")
def test_who_walks_does_not_fly() -> None:
    p = stage("0 grey_wind at 24,10", f"1 {SPEARS} at 24,14").answer(0, "unit:grey_wind:0")
    p.answer(0, "none").answer(0, "march")
    assert refused(p, {"distance": 12000}) == "movement.cross_enemy"
    p = staged("movement.shift", 0, 8000, units=["0 drogon at 24,10", f"1 {SPEARS} at 24,14"])
    assert refused(p, {"direction": 0, "distance": 8000}) == "movement.cross_enemy"


@shows("juvenile_dragon")
@pytest.mark.rule("miniatures:abilities.flying")
def test_a_dragon_minds_the_ground_where_it_lands() -> None:
    stakes = ["stakes at 24,15"]
    p = stage("0 drogon at 24,12", FOE, terrain=stakes, dice={"danger": [1]})
    p.answer(0, "unit:drogon:0").answer(0, "maneuver")
    p.answer(0, {"pivot": 0, "distance": 6000, "turn": 0})
    assert p.hurt(0) == 0
    p = stage("0 drogon at 24,12", FOE, terrain=stakes, dice={"danger": [1]})
    p.answer(0, "unit:drogon:0").answer(0, "maneuver")
    p.answer(0, {"pivot": 0, "distance": 3000, "turn": 0})
    assert p.hurt(0) == 2


FIRES = [
    ("drogon", "black_fire", "panicked"),
    ("viserion", "golden_fire", "vulnerable"),
    ("rhaegal", "jade_fire", "weakened"),
]


@shows(*(row[1] for row in FIRES))
@pytest.mark.rule("miniatures:abilities.dragonfire")
@pytest.mark.parametrize(("dragon", "fire", "token"), FIRES)
def test_fire(dragon: str, fire: str, token: str) -> None:
    """Two hits or one: D3 wounds and one per rank, without Defense dice; a neighbour is marked."""
    assert attack_row(dragon, SPEARS)["keywords"] == ["vicious"]
    dice = {"attack": [6, 1], "effect": [2], "morale": [6, 6]}
    near = [f"1 {SPEARS} at 32,17 facing 180"]
    p = strike(dragon, more=near, dice=dice, script={"effects__target": [key(2)]})
    assert not p.told("dice.defense")
    assert p.hurt(1) == 2 + 3
    assert p.last("dice.test")["mod"] == -2
    assert (p.tokens(1), p.tokens(2)) == (set(), {token})
    p = strike(dragon, more=near, dice=dice, script={"effects__target": [key(1)]})
    assert token in p.tokens(1)
    p = strike(dragon, more=near, dice={"attack": [1, 1]})
    assert (p.hurt(1), p.tokens(1), p.tokens(2)) == (0, set(), set())


# ---- weapons ------------------------------------------------------------------------------------

WEAPONS = [
    ("dothraki_screamers", "screamers_arakh", {"sundering"}),
    ("drogos_bloodriders", "bloodriders_arakh", {"sundering", "vicious"}),
    ("dothraki_hrakkars", "claw_and_blade", {"vicious"}),
    ("pit_fighters", "fighters_armaments", {"precision"}),
    ("unsullied_swordmasters", "unsullied_prowess", {"precision"}),
]


@shows(*(row[1] for row in WEAPONS))
@pytest.mark.parametrize(("unit", "ability", "keywords"), WEAPONS)
def test_weapons(unit: str, ability: str, keywords: set[str]) -> None:
    assert set(attack_row(unit, SPEARS)["keywords"]) == keywords


@shows("unsullied_prowess")
def test_unsullied_prowess() -> None:
    row = attack_row("unsullied_swordmasters", SPEARS)
    assert row["rights"] == ["attack:0"]
    again = {"dice__reroll": [("die:1",)]}
    p = strike("unsullied_swordmasters, weakened", dice={"attack": [1] * 9}, script=again)
    assert [row["seat"] for row in p.told("dice.rerolled")] == [0]
    assert p.tokens(0) == {"weakened"}  # the opponent could not spend it


@shows("outriders_bow", "cavalry_ability")
@pytest.mark.rule("miniatures:abilities.steady")
def test_outriders_shoot_far_if_they_stand() -> None:
    st = stage(line(0, OUTRIDERS, "at 24,12"), FOE).state
    assert attack.reach(st, 0, 0) == 12000
    p = stage(line(0, OUTRIDERS, "at 24,12"), FOE).answer(0, f"unit:{OUTRIDERS}:0")
    p.answer(0, "none").answer(0, "ranged").answer(0, {"direction": 0, "distance": 0})
    assert any(option.endswith(f"{SPEARS}:1") for option in p.keys(0))


@shows("outriders_bow")
def test_outriders_shoot_worse_after_a_ride() -> None:
    stood = attack_row(OUTRIDERS, SPEARS, place="at 24,24 facing 180")
    assert (stood["keywords"], stood["hit_mod"]) == (["precision"], 1)
    p = stage(line(0, OUTRIDERS, "at 24,12"), FOE).answer(0, f"unit:{OUTRIDERS}:0")
    p.answer(0, "maneuver").answer(0, {"distance": 1000})
    st = p.state.copy()
    assert attack.reach(st, 0, 0) == 6000
    attack.begin(st, 0, 1, 0, "front", False)
    attack.count_dice(st)
    assert (st.stack[-1]["keywords"], st.stack[-1]["hit_mod"]) == ([], 0)
    p = stage(line(0, OUTRIDERS, "at 24,12"), FOE).answer(0, f"unit:{OUTRIDERS}:0")
    assert attack.reach(p.answer(0, "none").state, 0, 0) == 12000


@shows("order_pit_fighter_rage")
def test_pit_fighter_rage() -> None:
    script = uses("order_pit_fighter_rage", "pit_fighters")
    p = strike("pit_fighters", dice=MISS, script=script)
    assert p.tokens(1) == {"vulnerable", "panicked", "weakened"}
    assert p.hurt(0) == 2


# ---- units --------------------------------------------------------------------------------------


@shows("bloodrider", "drogos_bloodriders_ability")
@pytest.mark.parametrize("me", [
    led("rakharo_bloodrider", unit="dothraki_screamers"), "drogos_bloodriders",
])  # fmt: skip
def test_bloodriders_are_never_weakened(me: str) -> None:
    st = stage(line(0, me, "at 24,12"), FOE).state
    assert seams.refuses_token(st, 0, "weakened")
    assert not seams.refuses_token(st, 0, "panicked")


@shows("juvenile_dragon", "hrakkars_and_tamers", "drogos_bloodriders_ability", "westerosi_rider")
@pytest.mark.parametrize(
    "me",
    ["viserion", "dothraki_hrakkars", "drogos_bloodriders", "jorah_mormont_the_wandering_knight"],
)
def test_a_free_maneuver_at_the_start(me: str) -> None:
    p = activated(me, script={**FLIGHT, "move__maneuver": [{"distance": 3000}]})
    assert p.state.y[0] == 15000
    assert p.told("action.none")


@shows("westerosi_rider")
def test_the_wandering_knight() -> None:
    rider = "jorah_mormont_the_wandering_knight"
    p = activated(rider, more=[f"1 {SPEARS} against 0 front"], dice={"retreat": [3]}, script={
        "action__free": ["retreat"], "move__retreat": [{"direction": 2, "distance": 4000}],
    })  # fmt: skip
    assert p.state.y[0] == 8000
    assert bonus(p.state, 0) == 1
    assert bonus(p.state, 1) == 0


@shows("combat_mastery_defense", "combat_mastery_resolve")
def test_combat_mastery() -> None:
    assert attack_row(SPEARS, "unsullied_pikemen")["hit_mod"] == -1
    # the pikemen's opponent holds Combat
    assert attack_row(SPEARS, "unsullied_pikemen", ncus=COMBAT)["hit_mod"] == 0
    sworn = "unsullied_swordmasters, wounds 4"
    assert trial(sworn).hurt(0) == 3
    assert trial(sworn, ncus=HELD).hurt(0) == 4
    assert trial(sworn, ncus=COMBAT).hurt(0) == 3


@shows("untrained_masses")
def test_untrained_masses() -> None:
    rows = {"units": ["0 freedmen at 24,12", "0 freedmen at 27,12", FOE, f"0 {SPEARS} at 4,4"]}
    p = Stage.on(rows, {})
    assert [p.state.where[u] for u in (0, 1)] == [2, 2]
    assert p.state.vp == [0, 0]
    rows = {"units": ["0 freedmen at 24,12", f"0 {SPEARS} at 30,12", FOE]}
    assert Stage.on(rows, {}).state.where[0] == ON


# ---- models -------------------------------------------------------------------------------------

MIRRI = led("mirri_maz_duur_resentful_healer", ", wounds 4, panicked, weakened")


@shows("maegis_healing")
def test_maegis_healing() -> None:
    p = activated(MIRRI, dice={"effect": [3]})
    assert p.hurt(0) == 5
    p = activated(MIRRI, dice={"effect": [1]}, script={"effects__choice": ["way:way_heal"]})
    assert p.hurt(0) == 3
    p = activated(MIRRI, dice={"effect": [2]}, script={
        "effects__choice": ["way:way_cleanse", "way:way_cleanse"],
        "effects__token": ["token:weakened"]})  # fmt: skip
    assert (p.hurt(0), p.tokens(0)) == (4, set())


@shows("mother_of_dragons")
def test_mother_of_dragons() -> None:
    daenerys = line(0, led("daenerys_targaryen_mother_of_dragons"), "at 24,12")
    cards = {"decks": {"0": ["dracarys", "fire_and_blood", "dragons_flight"]}}
    p = turn_of(1, daenerys, FOE, script={
        "effects__may": "use:mother_of_dragons", "effects__search": ["card:dragons_flight:2"],
    }, **cards)  # fmt: skip
    assert [face(p.state, c) for c in hand(p.state, 0)] == ["dragons_flight"]
    assert len(p.told("effect.used")) == 1
    p.play(turn__unit=[key(1)], effects__may="use:mother_of_dragons")
    assert len(p.told("effect.used")) == 1  # once a game


@shows("the_rightful_queen")
def test_the_rightful_queen() -> None:
    queen = line(0, led("daenerys_targaryen_queen_of_meereen"), "at 24,12")
    cards = {"decks": {"0": ["fire_and_blood", "targaryen_supremacy"]}}
    script = {"effects__may": "use:the_rightful_queen",
              "effects__search": ["card:targaryen_supremacy:1"]}  # fmt: skip
    p = claims(PYCELLE, "zone_crown", queen, FOE, script=dict(script), **cards)
    assert [face(p.state, c) for c in hand(p.state, 0)] == ["targaryen_supremacy"]
    assert not p.told("dice.test")
    p = claims(PYCELLE, "zone_combat", queen, FOE, script=dict(script), **cards)
    assert not p.told("effect.used")


@shows("unfaltering_conviction")
def test_unfaltering_conviction() -> None:
    marselen = led("marselen_mothers_men_commander")
    units = [line(0, marselen, "at 24,12"), f"1 {SPEARS} against 0 front",
             f"0 {SPEARS} at 34,12, wounds 11"]  # fmt: skip
    p = staged("wounds.wound", 2, 1, 1, -1, units=units)
    assert p.state.notes[0]["conviction"] == 1

    def attacker(n: int) -> tuple[int, int]:
        st = notes(stage(*units), 0, "conviction", n).state
        attack.begin(st, 0, 1, 0, "front", False)
        attack.count_dice(st)
        hit = int(st.stack.pop()["hit_mod"])
        attack.begin(st, 1, 0, 0, "front", False)
        seams.defense_mods(st)
        return hit, int(st.stack[-1]["defense_mod"])

    assert [attacker(n) for n in (1, 2, 3)] == [(0, 0), (1, 0), (1, 1)]
    assert defense_mod(SPEARS, marselen) == 0


@shows("whatever_may_come")
def test_whatever_may_come() -> None:
    jorah = led("jorah_mormont_penitent_betrayer")
    p = attacked(jorah, dice=MISS, script={"effects__may": "use:whatever_may_come"})
    assert p.state.attached[0] == ()
    assert p.last("attachment.destroyed")["attachment"] == "jorah_mormont_penitent_betrayer"
    assert p.tokens(1) == {"vulnerable", "weakened"}
    p = attacked(jorah, dice=MISS)
    assert (len(p.state.attached[0]), p.tokens(1)) == (1, set())


# ---- non-combat units ---------------------------------------------------------------------------


@shows("conviction_of_a_true_khaleesi")
def test_the_khaleesi() -> None:
    khaleesi = "daenerys_targaryen_khaleesi"
    mine = f"{MINE}, weakened"
    p = claims(khaleesi, "zone_tactics", mine, FOE, script={"effects__target": [key(0)]})
    assert (p.state.n_unit, p.tokens(0)) == ([0], set())
    assert attack_with(khaleesi, 0, SPEARS)["rights"] == ["attack:0"]
    assert "rights" not in attack_with(khaleesi, 1, SPEARS)


@shows("dracarys_ability")
def test_the_unburnt_lets_a_dragon_burn() -> None:
    unburnt = "daenerys_targaryen_the_unburnt"
    units = ["0 drogon at 24,12", f"1 {SPEARS} against 0 front"]
    script: dict[str, Any] = {
        "effects__may": "use:dracarys_ability", "action__free": [f"melee:{SPEARS}:1"],
    }  # fmt: skip
    p = claims(unburnt, "zone_crown", *units, script=dict(script), dice=MISS)
    assert p.last("attack.declared")["attack"] == "black_fire"
    assert not p.told("dice.test")
    p = claims(unburnt, "zone_crown", script=dict(script))
    assert not p.told("effect.used")  # no dragon stands


@shows("house_of_the_undying")
def test_pyat_pree() -> None:
    pyat, undying = "pyat_pree_warlock_of_qarth", "zone_house_of_the_undying"
    cards = {"hands": {"1": ["lash_out_addam", "bribery"]}}
    script = {"effects__may": "use:house_of_the_undying"}
    p = claims(pyat, "zone_combat", script=script, dice={"discard": [1]}, **cards)
    assert p.last("hand.shown")["cards"] == ["lash_out_addam", "bribery"]
    assert len(hand(p.state, 1)) == 1
    assert len(discards(p.state, 1)) == 1
    left = view(p.state, None)["players"][1]["hand"]
    assert left[0]["face"] in {"lash_out_addam", "bribery"}  # everybody has seen it
    p = claims(pyat, undying, **cards)
    assert (len(discards(p.state, 1)), p.told("hand.shown")) == (1, [])


@shows("house_of_the_undying")
def test_pyat_pree_takes_a_card_back() -> None:
    pyat, undying = "pyat_pree_warlock_of_qarth", "zone_house_of_the_undying"
    p = turn_of(0, *FOES, ncus=[f"0 {pyat}"], hands={"0": ["dracarys"], "1": ["bribery"]})
    for match in (p.match, p.native):
        discard(match.st, hand(match.st, 0)[0])
    p.play(turn__unit=[f"ncu:{pyat}:0"], board__claim=[f"zone:{undying}"],
           effects__may="use:house_of_the_undying", effects__search=["card:dracarys:0"],
    )  # fmt: skip
    assert [face(p.state, c) for c in hand(p.state, 0)] == ["dracarys"]
    assert discards(p.state, 1) == []


@shows("illyrios_boon")
def test_illyrio() -> None:
    illyrio = "illyrio_mopatis_magister_of_pentos"
    units = [f"{MINE}, wounds 5", f"1 {SPEARS} against 0 front"]
    script = {"effects__may": "use:illyrios_boon", "effects__target": [key(0), key(1)]}
    p = claims(illyrio, "zone_crown", *units, script=script)
    assert (p.hurt(0), p.tokens(1), p.state.n_tokens) == (2, {"weakened"}, [1])
    assert not p.told("dice.test")
    spent = staged("tactics_board.claim", 0, "zone_crown", units=units,
                 ncus=[f"0 {illyrio}, tokens 0"])  # fmt: skip
    assert not spent.play(effects__may="use:illyrios_boon").told("effect.used")


@shows("maegis_knowledge")
def test_mirri() -> None:
    mirri = "mirri_maz_duur_godswife"
    units = [f"{MINE}, wounds 5", FOE]
    p = claims(mirri, "zone_combat", *units, script={"effects__target": [key(0)]})
    assert p.hurt(0) == 4
    p = claims(mirri, "zone_combat", *units, script={
        "effects__may": "use:maegis_knowledge", "effects__target": [key(0), key(1)]})  # fmt: skip
    assert (p.hurt(0), p.tokens(1)) == (4, {"panicked", "weakened"})


@shows("maegis_knowledge")
def test_mirri_brings_back_the_dead() -> None:
    mirri = "mirri_maz_duur_godswife"
    p = staged("tactics_board.claim", 0, "zone_combat", units=FOES, ncus=[f"0 {mirri}"])
    for match in (p.match, p.native):
        match.st.fallen[0] = ("belwas_the_strong", "belwas_veteran_pit_fighter")
    p.play(effects__may="use:maegis_knowledge", effects__choice=[
        ("way:way_return",), "model:belwas_veteran_pit_fighter",
    ], effects__target=[key(0)])  # fmt: skip
    assert p.state.attached[0] == ("belwas_veteran_pit_fighter",)
    assert p.state.fallen[0] == ("belwas_the_strong",)  # a commander does not come back


HIZDAHR = "hizdahr_zo_loraq_fourteenth_of_that_noble_name"


@shows("merchant_lords_reach")
def test_hizdahr_at_crown_and_wealth() -> None:
    dice = {"morale": [1, 1], "panic": [1]}
    p = claims(HIZDAHR, "zone_crown", script={"board__target": [key(1)]}, dice=dice)
    assert no_orders(p.state, 1)
    assert not no_orders(p.state, 2)
    p = claims(HIZDAHR, "zone_crown", script={"board__target": [key(1)]}, dice={"morale": [6, 6]})
    assert not no_orders(p.state, 1)
    units = [
        f"{MINE}, wounds 5",
        f"0 {SPEARS} at 31,12, wounds 5",
        f"0 {SPEARS} at 44,12, wounds 5",
    ]
    p = claims(PYCELLE, "zone_wealth", *units, FOE, others=[f"0 {HIZDAHR}"], script={
        "board__target": [key(0)], "effects__target": [key(1)]})  # fmt: skip
    assert [p.hurt(u) for u in (0, 1, 2)] == [2, 4, 5]


@shows("merchant_lords_reach")
def test_hizdahr_at_tactics_and_the_undying() -> None:
    cards = {
        "decks": {
            "0": ["fire_and_blood"] * 2 + ["dracarys"] * 2,
            "1": ["bribery"] * 2 + ["hear_me_roar"],
        },
        "hands": {"1": ["hear_me_roar"]},
    }
    script = {"effects__may": "use:merchant_lords_reach", "board__target": [key(1)],
              "board__token": ["token:weakened", "token:panicked"]}  # fmt: skip
    p = claims(HIZDAHR, "zone_tactics", script=dict(script), **cards)
    assert len(hand(p.state, 0)) == 1
    assert p.tokens(1) == {"weakened", "panicked"}
    p = claims(HIZDAHR, "zone_tactics", script={**script, "effects__may": "pass"}, **cards)
    assert (len(hand(p.state, 0)), p.tokens(1)) == (2, {"weakened"})
    p = claims(
        HIZDAHR, "zone_house_of_the_undying", others=["0 pyat_pree_warlock_of_qarth"], **cards
    )
    assert len(discards(p.state, 1)) == 2
    assert len(deck(p.state, 1)) == 2


@shows("syraxs_presence")
def test_rhaenyra() -> None:
    rows = ["0 rhaenyra_targaryen_dragon_queen"]
    script = {"turn__unit": [key(1)], "effects__may": "use:syraxs_presence"}
    p = turn_of(1, *FOES, ncus=rows, script=script)
    assert (p.tokens(1), p.state.n_tokens) == ({"vulnerable", "weakened"}, [1])


@shows("the_way_revealed")
def test_quaithe() -> None:
    rows = ["0 quaithe_of_the_shadow"]
    script = {
        "effects__may": "use:the_way_revealed", "effects__target": [key(1), key(0)],
        "turn__unit": [key(1)], "turn__action": ["march"], "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 2000}],
    }  # fmt: skip
    p = turn_of(1, MINE, FOE, ncus=rows, script=script)
    assert (p.state.y[0], p.state.n_tokens) == (14000, [1])
    order = [row["nr"] for row in p.told("unit.moved")]
    assert order[0] == 0  # before the action of the enemy
    script["turn__action"] = ["none"]
    p = turn_of(1, MINE, FOE, ncus=rows, script=script)
    assert p.state.y[0] == 12000


@shows("ways_of_the_court")
def test_alicent() -> None:
    alicent = "alicent_hightower_dowager_queen"
    others = [f"1 {PYCELLE} on zone_combat", "1 qyburn_master_of_whisperers on zone_wealth"]
    p = claims(alicent, "zone_crown", others=others, script={
        "effects__may": "use:ways_of_the_court",
        "effects__target": [key(1), key(2), key(1)],
        "effects__token": ["token:panicked", "token:panicked", "token:weakened"]})  # fmt: skip
    assert (p.tokens(1), p.tokens(2)) == ({"panicked", "weakened"}, {"panicked"})


@shows("wealth_of_the_thirteen")
def test_xaro() -> None:
    xaro = "xaro_xhoan_daxos_merchant_prince_of_qarth"
    assert claims(xaro, "zone_wealth").state.n_tokens == [3]
    assert claims(xaro, "zone_combat").state.n_tokens == [2]

    def dice_of(me: str, way: str) -> int:
        script = {"effects__may": "use:wealth_of_the_thirteen", "effects__choice": [(way,)]}
        p = strike(me, ncus=[f"0 {xaro}"], dice=MISS, script=script)
        assert p.state.n_tokens == [1]
        return len(p.last("dice.attack")["dice"])

    assert dice_of(f"{SPEARS}, wounds 5", "way:way_more") == 7
    assert dice_of(f"{SPEARS}, wounds 5", "way:way_fewer") == 4
    p = attacked(SPEARS, ncus=[f"0 {xaro}"], dice=MISS, script={
        "effects__may": "use:wealth_of_the_thirteen", "effects__choice": [("way:way_fewer",)],
    })  # fmt: skip
    assert len(p.last("dice.attack")["dice"]) == 5  # an enemy's attack too


@shows("wisdom_beyond_her_years")
@pytest.mark.rule("miniatures:abilities.put_by")
def test_missandei() -> None:
    cards = {"decks": {"0": ["fire_and_blood", "addrivat", "fire_and_blood"]},
             "hands": {"0": ["field_control"]}}  # fmt: skip
    p = staged("orders.window", "deployment.after", units=FOES,
             ncus=["0 missandei_scribe"], **cards)  # fmt: skip
    assert p.keys(0) == ["card:addrivat:1", "none"]  # the commander's cards alone
    p.answer(0, "card:addrivat:1")
    st = p.state
    kept = st.cards.piles[pile(0, PINNED)]
    assert [face(st, c) for c in kept] == ["addrivat"]
    assert view(st, 1)["players"][0]["pinned"][0]["face"] == ""
    assert view(st, 0)["players"][0]["pinned"][0]["face"] == "addrivat"
    p.play(effects__may="use:wisdom_beyond_her_years", effects__discard=["card:field_control:3"])
    assert [face(p.state, c) for c in hand(p.state, 0)] == ["addrivat"]
    assert [face(p.state, c) for c in discards(p.state, 0)] == ["field_control"]


@pytest.mark.rule("miniatures:abilities.put_by")
def test_a_card_put_by_keeps_its_secret() -> None:
    """Others deal it anew, as a card of the commander; for all they know it may be in hand."""
    cards = {"decks": {"0": ["fire_and_blood", "addrivat", "ride_by_attack_drogo"]},
             "hands": {"0": ["field_control"]}}  # fmt: skip
    p = staged("orders.window", "deployment.after", units=FOES,
             ncus=["0 missandei_scribe"], **cards)  # fmt: skip
    st = p.answer(0, "card:addrivat:1").state
    kept = st.cards.piles[pile(0, PINNED)][0]
    seen = set()
    for seed in range(30):
        world = st.copy()
        redeal(world, 1, random.Random(seed))
        seen.add(face(world, kept))
    assert seen == {"addrivat", "ride_by_attack_drogo"}
    world = st.copy()
    redeal(world, 0, random.Random(1))
    assert face(world, kept) == "addrivat"
    for card in list(deck(st, 0)):
        if face(st, card) != "ride_by_attack_drogo":  # there must be a card left to draw
            discard(st, card)
    assert could_play(st, 0, "turn.start")  # Addrivat, as far as the others know


@shows("wisdom_of_the_old_knight")
def test_the_old_knight() -> None:
    barristan = "barristan_selmy_advisor_to_the_dragon"
    cards = {"hands": {"1": ["here_we_stand", "rising_temperatures"]}}
    units = [MINE, FOE]
    p = stage(*units, ncus=[f"0 {barristan} on zone_crown"], **cards)
    for match in (p.match, p.native):
        match.st.n_unit[0] = 0
    script = {"turn__unit": [key(0)], "effects__play": ["card:rising_temperatures:0"]}
    q = p.play(**script, effects__may="use:wisdom_of_the_old_knight")
    assert q.told("effect.cancelled")
    assert (q.state.pins, q.state.n_unit) == ((), [-1])
