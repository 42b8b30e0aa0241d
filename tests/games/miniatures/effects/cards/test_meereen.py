"""Tactics cards of House Targaryen: Daenerys, Daario, Marselen and Skahaz."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    CROWN,
    FACING,
    FAIL,
    FOE,
    MINE,
    MISS,
    PASS,
    PYCELLE,
    SPEARS,
    Stage,
    against_ncu,
    begins,
    charge,
    claims_card,
    enemy_starts,
    hit,
    holding,
    key,
    led,
    line,
    pinned,
    plays,
    refused,
    row_of_attack,
    shows,
    stage,
    staged,
    starts,
    struck,
)

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.scene import protected, shielded
from weirwood.games.miniatures.rules import seams
from weirwood.games.miniatures.rules.tactics import hand
from weirwood.games.miniatures.rules.tactics_board import zone_targets

MOTHER = "daenerys_targaryen_mother_of_dragons"
QUEEN = "daenerys_targaryen_queen_of_meereen"
MARSELEN = "marselen_mothers_men_commander"
SKAHAZ = "skahaz_mo_kandaq_the_shavepate"
BEASTS = "brazen_beasts"
KILL: dict[str, Any] = {"attack": [6] * 7, "defense": [1] * 7}


# ---- Daenerys, Mother of Dragons ----------------------------------------------------------------


@shows("dracarys")
def test_dracarys() -> None:
    units = [line(0, led(MOTHER), "at 34,12"), "0 rhaegal at 24,12", f"1 {SPEARS} against 1 front"]
    p = starts("dracarys", *units, dice=MISS, script={"action__free": [f"melee:{SPEARS}:2"]})
    assert p.last("attack.declared")["attack"] == "jade_fire"
    assert not p.told("action.none")
    deck = {"decks": {"0": ["fire_and_blood"]}}
    assert len(hand(begins(1, "dracarys", MINE, mode=1, **deck).state, 0)) == 1


@shows("dragons_flight")
def test_dragons_flight() -> None:
    units = [line(0, led(MOTHER), "at 24,12"), f"1 {SPEARS} at 24,26 facing 180",
             "0 viserion at 40,12"]  # fmt: skip
    script = {"turn__unit": [key(1)], "turn__action": ["maneuver"],
              "move__maneuver": [{"distance": 5000}, {"distance": 4000}],
              "action__free": ["maneuver"], **plays("dragons_flight")}  # fmt: skip
    p = stage(*units, turn=1, **holding("dragons_flight")).play(**script)
    assert p.state.y[2] == 16000
    script["move__maneuver"] = [{"distance": 1000}, {"distance": 4000}]
    p = stage(*units, turn=1, **holding("dragons_flight")).play(**script)
    assert (p.state.y[2], p.told("card.played")) == (12000, [])
    deck = {"decks": {"0": ["fire_and_blood"]}}
    assert len(hand(begins(1, "dragons_flight", MINE, mode=1, **deck).state, 0)) == 1


@shows("promise_of_fire")
def test_promise_of_fire() -> None:
    units = ["0 drogon at 24,12", f"1 {SPEARS} against 0 front", f"1 {SPEARS} at 36,24 facing 180"]
    script = {"board__claim": ["zone:zone_wealth"], "board__target": ["none"],
              "effects__target": [key(1)]}  # fmt: skip
    p = against_ncu("promise_of_fire", *units, script=dict(script), dice=FAIL)
    assert pinned(p) == [1]
    assert p.hurt(1) == 2
    p.pool = [("attack", 5)] * 2 + [("morale", 5)] * 2
    p.play(turn__unit=["unit:drogon:0"], turn__action=[f"melee:{SPEARS}:1"])
    assert p.hurt(1) == 2 + 3 + 3  # no die is rolled for it
    assert not [row for row in p.told("dice.rolled") if row["what"] == "effect"]
    p = against_ncu("promise_of_fire", *units, script={"board__claim": ["none"]})
    assert p.state.pins == ()  # no zone was claimed


@shows("fire_made_flesh")
def test_fire_made_flesh() -> None:
    dice = {"attack": [6] * 5 + [1, 1], "defense": [1] * 5, **PASS}
    assert struck("fire_made_flesh", "drogon", dice=dice).hurt(0) == 2
    p = struck("fire_made_flesh", dice=dice)
    assert (p.hurt(0), p.told("card.played")) == (5, [])


# ---- Daenerys, Queen of Meereen -----------------------------------------------------------------


@shows("targaryen_supremacy")
@pytest.mark.rule("miniatures:abilities.supremacy")
def test_supremacy() -> None:
    dice = {**MISS, "morale": [1, 1], "panic": [1]}
    p = struck("targaryen_supremacy", dice=dice)
    assert (p.last("dice.test")["mod"], p.hurt(1)) == (0, 1)
    p = struck("targaryen_supremacy", led(QUEEN), dice=dice)
    assert p.last("dice.test")["mod"] == -3 - 1  # her presence alone takes 1 and adds a wound
    assert p.hurt(1) == 1 + 3 + 1


@shows("counterplot_daenerys")
def test_counterplot() -> None:
    hands = {"hands": {"0": ["counterplot_daenerys"], "1": ["mercy_of_the_mother"]}}
    script = {"turn__unit": [key(1)], "effects__play": [
        "card:mercy_of_the_mother:0", "card:counterplot_daenerys:0"]}  # fmt: skip

    def cancels(die: int, *zones: str) -> bool:
        kinds = (PYCELLE, "qyburn_master_of_whisperers")
        rows = [f"0 {kind} on {zone}" for kind, zone in zip(kinds, zones, strict=False)]
        given = {k: list(v) for k, v in script.items()}
        dice = {"effect": [die], "morale": [6, 6]}
        p = stage(MINE, FOE, turn=1, ncus=rows, dice=dice, **hands).play(**given)
        return bool(p.told("effect.cancelled"))

    assert [cancels(die) for die in (2, 3)] == [False, True]
    assert [cancels(die, "zone_crown") for die in (1, 2)] == [False, True]
    assert [cancels(die, "zone_combat") for die in (1, 2)] == [False, True]
    assert cancels(1, "zone_crown", "zone_combat")


@shows("subjugation_of_power_daenerys")
def test_subjugation() -> None:
    p = enemy_starts("subjugation_of_power_daenerys", dice=FAIL)
    assert p.told("unit.muted")
    assert p.told("unit.barred")
    assert p.last("dice.test")["mod"] == 0
    p = enemy_starts("subjugation_of_power_daenerys", dice=PASS, ncus=CROWN)
    assert (p.last("dice.test")["mod"], p.told("unit.muted")) == (-1, [])
    both = [*CROWN, "0 qyburn_master_of_whisperers on zone_combat"]
    p = enemy_starts("subjugation_of_power_daenerys", dice=PASS, ncus=both)
    assert p.last("dice.test")["mod"] == -2


@shows("remorseless_examples_daenerys")
def test_remorseless_examples() -> None:
    more = [f"1 {SPEARS} at 36,24 facing 180"]
    dice = {"attack": [6] * 5 + [1, 1], "defense": [1] * 5, **PASS}
    p = hit("remorseless_examples_daenerys", more=more, dice=dice)
    assert p.tokens(2) == {"panicked"}
    assert p.state.t_kind == ()
    p = hit("remorseless_examples_daenerys", foe=f"{SPEARS}, wounds 11", more=more, dice=KILL)
    assert list(p.state.t_kind) == ["grim_corpses"]


# ---- Daario Naharis -----------------------------------------------------------------------------


@shows("sellsword_negotiations_targaryen")
def test_negotiations() -> None:
    card = "sellsword_negotiations_targaryen"
    swords = "0 lannister_guardsmen at 36,12, wounds 9"
    units = [f"{MINE}, wounds 9", FOE, swords]
    p = claims_card(card, "zone_crown", *units, script={"effects__target": [key(0)]})
    assert p.hurt(0) == 9 - 2 - 2
    assert p.told("zone.lent")
    p = claims_card(card, "zone_crown", *units, script={
        "effects__target": ["unit:lannister_guardsmen:2"]})  # fmt: skip
    assert p.hurt(2) == 9 - 2


@shows("sellsword_bravado_targaryen")
def test_bravado() -> None:
    card = "sellsword_bravado_targaryen"
    p = begins(0, card, MINE, f"1 {SPEARS} at 24,22 facing 180", dice=PASS, script={
        "effects__target": [key(0)]})  # fmt: skip
    assert p.last("dice.test")["mod"] == 2
    assert p.tokens(1) == {"panicked", "weakened"}
    p = begins(0, card, MINE, f"1 {SPEARS} at 24,22 facing 180", dice={"morale": [1, 1]}, script={
        "effects__target": [key(0)]})  # fmt: skip
    assert p.tokens(1) == set()


@shows("reckless_strikes_targaryen")
def test_reckless_strikes() -> None:
    dice = {"attack": [6, 1, 1] + [2] * 4, "defense": [1], **PASS}
    p = hit("reckless_strikes_targaryen", f"{SPEARS}, wounds 5", dice=dice)
    assert len(p.last("dice.attack")["dice"]) == 7  # Stormcrows
    assert p.last("attack.hits")["hits"] == 2
    assert p.hurt(0) == 5 + 2
    p = hit("reckless_strikes_targaryen", "lannister_guardsmen, wounds 5", dice=dice)
    assert len(p.last("dice.attack")["dice"]) < 7


@shows("hasty_offense")
def test_hasty_offense() -> None:
    rows = {"units": [MINE, f"1 {SPEARS} against 0 front", f"1 {SPEARS} at 4,40"],
            "ncus": [f"1 {PYCELLE}"], **holding("hasty_offense")}  # fmt: skip
    p = Stage.on(rows, MISS)
    p.play(**plays("hasty_offense"), action__free=[f"melee:{SPEARS}:1"],
           effects__target=[key(0)],
           effects__choice=[f"ncu:{PYCELLE}:0"], board__claim=["zone:zone_tactics"])  # fmt: skip
    assert p.last("attack.declared")["nr"] == 0
    assert p.last("zone.claimed")["zone"] == "zone_tactics"


# ---- Marselen -----------------------------------------------------------------------------------


@shows("devotees_of_the_dragon")
def test_devotees() -> None:
    units = [line(0, led(MARSELEN), "at 24,22"), f"1 {SPEARS} at 24,40 facing 180"]
    card = "devotees_of_the_dragon"

    def called() -> Stage:
        p = staged("tactics_board.claim", 0, "zone_combat", units=units, ncus=[f"0 {PYCELLE}"],
                 **holding(card))  # fmt: skip
        return p.answer(0, f"card:{card}:0")

    p = called()
    assert refused(p, {"x": 24000, "y": 34000, "facing": 0}) == "abilities.summoned"
    p.answer(0, {"x": 30000, "y": 22000, "facing": 0})  # beside Marselen
    assert p.state.kind[-1] == "freedmen"
    assert (p.state.x[-1], p.state.owner[-1]) == (30000, 0)
    p = called().answer(0, {"x": 40000, "y": 5000, "facing": 0})  # at the own edge
    assert p.state.kind[-1] == "freedmen"
    assert not p.told("zone.target")


@shows("devastating_impact_marselen")
def test_devastating_impact() -> None:
    p = charge("devastating_impact_marselen", *FACING, dice={"charge": [5], **MISS})
    assert p.tokens(1) == {"panicked", "vulnerable"}
    units = [line(0, led(MARSELEN), "at 24,12"), FACING[1]]
    p = charge("devastating_impact_marselen", *units, dice={"charge": [1, 6], **MISS}, script={
        "effects__reroll": [("die:1",)]})  # fmt: skip
    assert p.last("charge.run")["success"]


@shows("war_cry_marselen")
def test_war_cry() -> None:
    near = f"1 {SPEARS} at 24,22 facing 180"
    p = starts("war_cry_marselen", MINE, near, dice=PASS, script={
        "effects__token": ["token:vulnerable"]})  # fmt: skip
    assert p.tokens(1) == {"vulnerable"}
    for me in ("0 unsullied_pikemen at 24,12", line(0, led(MARSELEN), "at 24,12")):
        p = starts("war_cry_marselen", me, near, dice=PASS)
        assert p.tokens(1) == {"panicked", "vulnerable"}
        p = starts("war_cry_marselen", me, near, dice={"morale": [1, 1]})
        assert p.tokens(1) == set()


@shows("supply_aid")
def test_supply_aid() -> None:
    units = [MINE, f"0 {SPEARS} at 34,12, wounds 6", FOE]
    p = begins(0, "supply_aid", *units, script={
        "effects__target": [key(0), key(1)], "effects__amount": [2]})  # fmt: skip
    assert (p.hurt(0), p.hurt(1)) == (2, 3)


# ---- Skahaz mo Kandaq ---------------------------------------------------------------------------


@shows("keeping_the_peace")
def test_keeping_the_peace() -> None:
    units = [line(0, led(SKAHAZ), "at 24,12"), f"1 {SPEARS} at 24,22 facing 180",
             f"1 {SPEARS} at 10,40 facing 180"]  # fmt: skip
    script = {"board__claim": ["zone:zone_combat"]}
    rows = ["1 samwell_tarly_craven_scholar"]
    p = staged("ncus.activate_ncu", 0, units=units, ncus=rows, turn=1,
             **holding("keeping_the_peace"))  # fmt: skip
    p.answer(0, "card:keeping_the_peace:0")  # the only enemy in reach of Skahaz
    assert 1 not in zone_targets(p.state, 1, "zone_combat")
    assert 2 in zone_targets(p.state, 1, "zone_combat")
    assert shielded(p.state, 1, 0, "zone")
    assert not shielded(p.state, 1, 0, "card")
    p.play(**script, turn__unit=[key(1)])
    assert not shielded(p.state, 1, 0, "zone")  # the turn is over
    deck = {"decks": {"0": ["fire_and_blood"]}}
    assert len(hand(begins(0, "keeping_the_peace", MINE, mode=1, **deck).state, 0)) == 1


@shows("the_queens_law")
def test_the_queens_law() -> None:
    units = [f"0 {BEASTS} at 24,12", f"1 {SPEARS} at 24,22 facing 180"]
    p = enemy_starts("the_queens_law", *units)
    assert pinned(p) == [1]
    st = p.state
    assert st.turn == 0
    assert not sources.muted(st, 1)
    assert not protected(st, 1, 1)
    later = st.copy()
    later.turn = 1
    assert sources.muted(later, 1)
    assert protected(later, 1, 1)
    p.pool = [("attack", 0)] * 9
    p.play(turn__unit=[f"unit:{BEASTS}:0"], turn__action=[f"charge:{SPEARS}:1"], **AHEAD)
    assert p.last("charge.run")["success"]
    assert not p.told("dice.charge")


@shows("the_queens_law")
def test_skahaz_himself_keeps_the_law() -> None:
    for me, rolled in ((led(SKAHAZ), False), (SPEARS, True)):
        units = [line(0, me, "at 24,12"), f"1 {SPEARS} at 24,22 facing 180"]
        p = enemy_starts("the_queens_law", *units)
        p.pool = [("attack", 0)] * 9 + [("charge", 5)]
        p.play(turn__unit=[key(0)], turn__action=[f"charge:{SPEARS}:1"], **AHEAD)
        assert bool(p.told("dice.charge")) == rolled


@shows("eyes_of_the_watch")
def test_eyes_of_the_watch() -> None:
    units = [line(0, led(SKAHAZ), "at 24,12"), f"1 {SPEARS} at 24,22 facing 180",
             f"1 {SPEARS} at 33,22 facing 180", f"1 {SPEARS} at 10,40 facing 180"]  # fmt: skip
    p = stage(*units, turn=1, **holding("eyes_of_the_watch"))
    p.answer(0, "card:eyes_of_the_watch:0")
    assert key(3) not in p.keys(0)  # too far from Skahaz
    p.answer(0, key(1), key(2))
    assert [seams.speed(p.state, u, 5000) for u in (1, 2, 3)] == [4000, 4000, 5000]
    assert row_of_attack(p, 1, 0)["n"] == 6
    deck = {"decks": {"0": ["fire_and_blood"]}}
    assert len(hand(begins(0, "eyes_of_the_watch", MINE, mode=1, **deck).state, 0)) == 1


@shows("ghiscari_justice")
@pytest.mark.rule("miniatures:abilities.after_effect")
def test_ghiscari_justice() -> None:
    """An Order of the enemy marks the unit; after that its neighbour pays."""
    units = [
        MINE,
        f"1 unsullied_pikemen at 24,18 facing 180, with {QUEEN}",
    ]
    p = stage(*units, turn=1, dice={"defense": [1] * 4, **FAIL}, **holding("ghiscari_justice"))
    p.play(effects__play=["order:order_threaten:unsullied_pikemen:1", "card:ghiscari_justice:0"])
    assert p.tokens(0) == {"weakened"}
    kinds = [row["kind"] for row in p.events]
    assert kinds.index("token.gained") < kinds.index("unit.wounded")
    assert p.hurt(1) == 4 + 2
    assert p.state.effects == []


@shows("ghiscari_justice")
@pytest.mark.rule("miniatures:abilities.after_effect")
def test_justice_waits_for_an_influence() -> None:
    """An Influence that is laid on the unit is such an effect too."""
    units = [MINE, f"1 {SPEARS} at 24,18 facing 180"]
    p = staged("tactics_board.claim", 0, "zone_wealth", units=units, turn=1,
             ncus=["1 daenerys_targaryen_khaleesi"], dice={"defense": [1] * 4, **PASS},
             **holding("ghiscari_justice"))  # fmt: skip
    p.play(effects__target=[key(0)], board__target=["none"], **plays("ghiscari_justice"))
    assert p.state.n_unit == [0]
    kinds = [row["kind"] for row in p.events]
    assert kinds.index("influence.placed") < kinds.index("unit.wounded")
    assert p.hurt(1) == 4
