"""Non-combat units: what each does on the tactics board and from beside it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    FOE,
    FOES,
    MINE,
    SPEARS,
    Stage,
    activates,
    attack_with,
    claims,
    field,
    key,
    line,
    shows,
    stage,
    staged,
    strike,
    turn_of,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.effects.special.influence import hosts
from weirwood.games.miniatures.rules import attack, seams
from weirwood.games.miniatures.rules.contexts import push, top

NCU = "pycelle_grand_maester"


# ---- Influence ----------------------------------------------------------------------------------


@shows("family_duty_honor")
@pytest.mark.rule("miniatures:ncus.influence", "miniatures:ncus.ability")
def test_catelyn() -> None:
    mine = f"0 {SPEARS} at 24,12, wounds 8, panicked"
    catelyn = "catelyn_stark_lady_of_winterfell"
    p = claims(catelyn, "zone_crown", mine, *FOES[1:], script={"effects__target": [key(0)]})
    assert p.state.n_unit == [0]
    assert p.tokens(0) == set()
    assert p.last("influence.placed")["ncu"] == catelyn


def influenced(ncu: str, owner: int, u: int) -> dict[str, Any]:
    return {"ncu": ncu, "owner": owner, "u": u}


def with_influence(p: Stage, n: int, u: int) -> Stage:
    """The position with an Influence laid on a unit."""
    for match in (p.match, p.native):
        match.st.n_unit[n] = u
    return p


def trial_with(ncu: str, seat: int, me: str = SPEARS, fallen: int = 0) -> dict[str, Any]:
    """The row of a Panic test of unit 0, which that NCU influences."""

    lost = [f"0 {SPEARS} at {4 + 7 * k},40" for k in range(fallen)]
    rows = [f"{seat} {ncu} on zone_tactics"]
    st = stage(line(0, me, "at 24,12"), *lost, ncus=rows).state
    for u in range(1, 1 + fallen):
        st.where[u] = 2
    st.n_unit[0] = 0
    push(
        st,
        "test",
        unit=0,
        panic=True,
        mod=0,
        extra=0,
        cap=99,
        dice=[],
        d3=0,
        by=1,
        by_unit=1,
        source="effect",
        auto="",
        result="",
        lost=0,
    )
    seams.test_mods(st)
    return dict(top(st))


@shows("family_duty_honor", "a_name_given", "avenging_the_north", "might_of_the_iron_throne")
def test_what_influence_does() -> None:
    assert attack_with("catelyn_stark_lady_of_winterfell", 0, f"{SPEARS}, wounds 8")["n"] == 7
    jaqen = "jaqen_hghar_follower_of_the_red_god"
    assert attack_with(jaqen, 0, SPEARS)["keywords"] == ["precision"]
    assert attack_with(jaqen, 1, SPEARS)["keywords"] == []
    assert attack_with(jaqen, 0, "hedge_knights")["keywords"] == ["sundering"]
    lyanna = "lyanna_mormont_youngest_she_bear"
    assert trial_with(lyanna, 0)["mod"] == 1
    assert trial_with(lyanna, 0, fallen=1)["auto"] == ""
    assert trial_with(lyanna, 0, fallen=2)["auto"] == "pass"
    joffrey = "joffrey_baratheon_lord_of_the_seven_kingdoms"
    assert trial_with(joffrey, 1)["extra"] == 1
    assert trial_with(joffrey, 0)["extra"] == 0


@shows("avenging_the_north")
def test_avenging_the_north_in_attacks() -> None:
    from weirwood.games.miniatures.rules.contexts import top

    found = []
    for fallen in range(4):
        lost = [f"0 {SPEARS} at {4 + 7 * k},40" for k in range(fallen)]
        rows = ["0 lyanna_mormont_youngest_she_bear on zone_tactics"]
        st = stage(MINE, f"1 {SPEARS} against 0 front", *lost, ncus=rows).state
        for u in range(2, 2 + fallen):
            st.where[u] = 2
        st.n_unit[0] = 0
        attack.begin(st, 0, 1, 0, "front", False)
        attack.count_dice(st)
        found.append((top(st)["keywords"], bool(top(st).get("rights"))))
    assert found == [
        ([], False),
        (["critical_blow"], False),
        (["critical_blow"], False),
        (["critical_blow"], True),
    ]


@shows("might_of_the_iron_throne")
@pytest.mark.rule("miniatures:tactics_board.counts_as")
def test_joffrey_counts_as_controlling_the_crown() -> None:
    rows = ["0 joffrey_baratheon_lord_of_the_seven_kingdoms on zone_combat"]
    st = stage(MINE, FOE, ncus=rows).state
    assert seams.counts_as_controlling(st, 0, "zone_crown")
    assert not seams.counts_as_controlling(st, 1, "zone_crown")
    beside = stage(MINE, FOE, ncus=["0 joffrey_baratheon_lord_of_the_seven_kingdoms"]).state
    assert not seams.counts_as_controlling(beside, 0, "zone_crown")


@shows("fealty_to_the_seven", "hunters_guile", "hands_orders")
def test_influence_on_enemies_and_friends() -> None:
    sparrow = ["0 the_high_sparrow_father_of_the_faithful on zone_crown"]
    units = [f"0 {SPEARS} at 24,12, wounds 5", FOE]
    dice = {"morale": [1, 1], "panic": [3]}
    p = staged("panic.panic_test", 1, 0, 0, 0, units=units, ncus=sparrow, dice=dice)
    st = stage(*units, ncus=sparrow)
    with_influence(st, 0, 1)
    assert seams.hindered(st.state, 1) is False
    assert p.play().hurt(0) == 5  # no Influence, no healing
    reed = stage(MINE, FOE, ncus=["0 howland_reed_protector_of_the_neck on zone_crown"])
    with_influence(reed, 0, 1)
    assert seams.hindered(reed.state, 1)
    with_influence(reed, 0, 0)
    assert not seams.hindered(reed.state, 0)


@shows("fealty_to_the_seven")
def test_fealty_to_the_seven() -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 5", FOE, f"0 {SPEARS} at 4,40"]
    dice = {"morale": [1, 1], "panic": [3]}
    p = claims(
        "the_high_sparrow_father_of_the_faithful",
        "zone_crown",
        *units,
        dice=dice,
        script={"effects__target": [key(1)], "board__target": [key(1)]},
    )
    assert p.hurt(1) == 3
    assert p.hurt(0) == 2


@shows("hunters_guile")
def test_hunters_guile() -> None:
    units = [MINE, f"1 {SPEARS} against 0 front"]
    p = claims(
        "howland_reed_protector_of_the_neck",
        "zone_crown",
        *units,
        script={"effects__target": [key(1)]},
        dice={"morale": [6, 6]},
    )
    p.play(turn__unit=[key(0)], turn__action=["none"])
    p.play(
        turn__unit=[key(1)], turn__action=[f"melee:{SPEARS}:0"], effects__may="use:hunters_guile"
    )
    assert p.last("dice.attack")["need"] == 5
    assert p.state.n_unit == [-1]


@shows("hands_orders")
@pytest.mark.rule("miniatures:tactics.cancel_all")
def test_the_hands_orders() -> None:
    rows = ["1 pycelle_grand_maester"]
    p = claims(
        "eddard_stark_hand_of_the_king",
        "zone_wealth",
        *FOES,
        others=rows,
        script={"effects__target": [key(0)]},
    )
    assert p.state.n_unit[0] == 0
    p.play(
        turn__unit=["ncu:pycelle_grand_maester:1"],
        board__claim=["zone:zone_crown"],
        board__target=[key(0)],
        effects__may="use:hands_orders",
    )
    assert p.last("effect.cancelled")["effect"] == "hands_orders"
    assert not p.told("dice.test")


@pytest.mark.rule("miniatures:ncus.influence_one", "miniatures:ncus.influence_taken")
def test_one_influence_of_each_side() -> None:
    others = [
        "0 lyanna_mormont_youngest_she_bear on zone_combat",
        "1 joffrey_baratheon_lord_of_the_seven_kingdoms on zone_tactics",
    ]
    p = staged(
        "tactics_board.claim",
        0,
        "zone_crown",
        units=FOES,
        ncus=["0 catelyn_stark_lady_of_winterfell", *others],
    )
    with_influence(p, 1, 0)
    p.expect("effects.target", 0)
    again = staged(
        "tactics_board.claim",
        0,
        "zone_crown",
        units=FOES,
        ncus=["0 catelyn_stark_lady_of_winterfell", *others],
    )

    with_influence(again, 1, 0)
    with_influence(again, 2, 1)
    assert 0 not in hosts(again.state, 0)
    assert 1 in hosts(again.state, 0)


@pytest.mark.rule("miniatures:ncus.influence_stays", "miniatures:ncus.influence_not_attachment")
def test_influence_is_no_ability_of_the_unit() -> None:
    st = stage(MINE, FOE, ncus=["0 catelyn_stark_lady_of_winterfell on zone_crown"]).state
    st.n_unit[0] = 0
    st.effects.append({"what": "mute", "unit": 0, "until": "turn"})
    assert st.attached[0] == ()
    assert [row[0] for row in sources.in_force(st, frozenset({"family_duty_honor"}))] == [
        "family_duty_honor"
    ]


# ---- tokens -------------------------------------------------------------------------------------


@shows("manipulation_and_deception", "horrific_rumors")
@pytest.mark.rule("miniatures:ncus.tokens")
def test_tokens_on_activation() -> None:
    p = activates(
        "pycelle_grand_maester",
        script={
            "effects__may": "use:manipulation_and_deception",
            "effects__target": [key(2)],
        },
    )
    assert (p.tokens(2), p.state.n_tokens[0]) == ({"weakened"}, 2)
    roose = "roose_bolton_calculating_and_cruel_neutral"
    p = activates(
        roose, script={"effects__may": "use:horrific_rumors", "effects__target": [key(1)]}
    )
    assert (p.tokens(1), p.state.n_tokens[0]) == ({"panicked"}, 2)
    empty = activates(
        "pycelle_grand_maester",
        others=[],
        script={},
    )
    assert empty.state.n_tokens[0] == 3


@shows("horrific_rumors")
def test_horrific_rumors_replace_a_zone() -> None:
    p = claims(
        "roose_bolton_calculating_and_cruel_neutral",
        "zone_combat",
        dice={"morale": [6, 6]},
        script={"effects__may": "use:horrific_rumors", "effects__target": [key(1)]},
    )
    assert p.last("dice.test")["nr"] == 1
    assert not p.told("zone.target")


@shows("bravery_in_the_face_of_death")
def test_eddard_heartens() -> None:
    ned = ["0 eddard_stark_warden_of_the_north"]
    units = [f"0 {SPEARS} at 24,12, wounds 5", FOE]
    dice = {"morale": [1, 1, 6, 6], "panic": [3]}
    p = staged("panic.panic_test", 0, 0, 0, 1, units=units, ncus=ned, dice=dice)
    p.play(effects__may="use:bravery_in_the_face_of_death", effects__reroll=[("die:1", "die:2")])
    assert p.last("test.result")["result"] == "passed"
    assert p.hurt(0) == 5 - 3
    assert p.state.n_tokens == [2]


@shows("martial_expertise")
def test_rodrik() -> None:
    rodrik = "rodrik_cassel_combat_veteran"
    p = claims(rodrik, "zone_combat", script={"effects__target": [key(2)]})
    assert p.tokens(2) == {"vulnerable"}
    script = {"effects__may": "use:martial_expertise", "effects__reroll": [("die:1", "die:2")]}
    p = strike(
        SPEARS,
        ncus=[f"0 {rodrik}"],
        dice={"attack": [1] * 7 + [6, 6], "defense": [1, 1]},
        script=script,
    )
    assert p.last("attack.hits")["hits"] == 2
    assert p.state.n_tokens == [1]


@shows("never_do_what_they_expect")
def test_arya() -> None:
    script = {
        "effects__may": "use:never_do_what_they_expect",
        "effects__target": [key(0)],
        "action__free": ["maneuver"],
        "move__maneuver": [{"distance": 2000}],
    }
    p = turn_of(1, *FOES, ncus=["0 arya_stark_the_wolf_girl"], script=script)
    assert p.state.y[0] == 14000
    p = turn_of(0, *FOES, ncus=["0 arya_stark_the_wolf_girl"], script=script)
    assert p.state.y[0] == 12000


@shows("little_birds")
@pytest.mark.parametrize(
    ("zone", "seen"),
    [
        ("zone_crown", "test"),
        ("zone_wealth", "restored"),
        ("zone_tactics", "drawn"),
        ("zone_combat", "hits"),
        ("zone_maneuver", "moved"),
    ],
)
def test_varys_hears_of_every_zone(zone: str, seen: str) -> None:
    units = [f"0 {SPEARS} at 24,12, wounds 5", FOE]
    script = {
        "effects__may": "use:little_birds",
        "effects__target": [key(0), key(1)],
        "move__shift": [{"direction": 0, "distance": 3000}],
        "board__claim": [f"zone:{zone}"],
    }
    p = activates(
        "pycelle_grand_maester",
        *units,
        seat=1,
        others=["0 lord_varys_the_spider"],
        script=script,
        decks={"0": ["bribery", "bribery"]},
        dice={"morale": [6, 6, 6, 6], "defense": [1, 1, 1]},
    )
    assert p.state.n_tokens[1] == 2
    shown = {
        "test": any(row["seat"] == 1 for row in p.told("dice.test")),
        "restored": p.hurt(0) == 3,
        "drawn": any(row["seat"] == 0 for row in p.told("cards.drawn")),
        "hits": p.hurt(1) == 3 or p.hurt(2) == 3,
        "moved": bool(p.told("unit.moved")),
    }
    assert shown[seen]


@shows("little_doves")
def test_qyburn_foresees() -> None:
    script = {
        "effects__may": "use:little_doves",
        "effects__zone": [("zone:zone_crown", "zone:zone_combat")],
        "board__claim": ["zone:zone_combat"],
        "effects__target": [(key(1), key(2))],
    }
    p = activates(
        "pycelle_grand_maester",
        *FOES,
        seat=1,
        others=["0 qyburn_master_of_whisperers"],
        script=script,
    )
    assert p.tokens(1) == p.tokens(2) == {"vulnerable"}
    script["board__claim"] = ["zone:zone_wealth"]
    p = activates(
        "pycelle_grand_maester",
        *FOES,
        seat=1,
        others=["0 qyburn_master_of_whisperers"],
        script=script,
    )
    assert p.tokens(1) == set()


@shows("finding_the_best_patron")
@pytest.mark.rule("miniatures:ncus.tokens")
def test_shae() -> None:
    shae = "shae_hidden_in_court"
    hurt = f"0 {SPEARS} at 24,12, wounds 5"
    for way, wanted in (("way_heal", 2), ("way_weaken", 2), ("way_tokens", 4)):
        p = claims(
            shae,
            "zone_combat",
            hurt,
            FOE,
            script={
                "effects__choice": [(f"way:{way}",)],
                "effects__target": [key(0), key(1)],
            },
        )
        assert p.state.n_tokens[0] == wanted, way
    last = stage(MINE, FOE, ncus=[f"0 {shae} on zone_crown tokens 0"])
    for _ in range(6):
        last.play(turn__unit=[k for k in last.keys(None) if k.startswith("unit")][:1])
        if not last.state.n_alive[0]:
            break
    assert last.state.n_alive[0] == 0


# ---- NCUs ---------------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:ncus.off_field", "miniatures:ncus.action", "miniatures:ncus.nothing")
def test_an_ncu_claims_a_zone_or_does_nothing() -> None:
    p = stage(MINE, FOE, ncus=[f"0 {NCU}"])
    assert len(p.state.kind) == 4
    p.answer(0, f"ncu:{NCU}:0").play(effects__may="pass", board__claim=["none"])
    assert p.state.n_zone == [""]
    assert p.state.n_activated == [1]
    p = stage(MINE, FOE, ncus=[f"0 {NCU}"])
    p.answer(0, f"ncu:{NCU}:0").play(board__claim=["zone:zone_crown"])
    assert p.state.n_zone == ["zone_crown"]


@pytest.mark.rule("miniatures:ncus.full")
def test_a_full_board() -> None:
    zones = ("crown", "wealth", "tactics", "combat", "maneuver")
    names = [name for name, row in facts.NCUS.items() if row.influence]
    rows = [f"1 {name} on zone_{zone}" for name, zone in zip(names, zones, strict=False)]
    p = stage(MINE, FOE, ncus=[*rows, "0 sansa_stark_little_bird"])
    while p.asked().kind == "effects.may":
        p.answer(1, "pass")
    p.answer(0, "ncu:sansa_stark_little_bird:5").play()
    assert p.state.n_zone[5] == ""
    assert p.state.n_activated[5] == 1


@pytest.mark.rule("miniatures:ncus.influence_end")
def test_influence_ends_with_the_round() -> None:
    p = stage(MINE, FOE, ncus=["0 catelyn_stark_lady_of_winterfell"])
    p.answer(0, "ncu:catelyn_stark_lady_of_winterfell:0")
    p.play(board__claim=["zone:zone_crown"], effects__target=[key(0)])
    assert p.state.n_unit == [0]
    for _ in range(8):
        if p.state.round > 1:
            break
        p.play(turn__unit=[k for k in p.keys(None) if k.startswith("unit")][:1])
    assert p.state.n_unit == [-1]


@pytest.mark.rule("miniatures:ncus.influence_one")
def test_one_enemy_influence_whoever_the_enemy_is() -> None:
    """With three players the Influence of one enemy keeps that of the other away."""
    st = field(
        f"0 {SPEARS} at 24,12", f"1 {SPEARS} at 24,30", f"2 {SPEARS} at 6,30", seats=3,
        ncus=[
            "1 joffrey_baratheon_lord_of_the_seven_kingdoms on zone_tactics",
            "2 joffrey_baratheon_lord_of_the_seven_kingdoms on zone_crown",
            "0 joffrey_baratheon_lord_of_the_seven_kingdoms on zone_wealth",
        ],
    ).st  # fmt: skip
    st.n_unit[0] = 0
    assert hosts(st, 1) == [1, 2]
    assert 0 in hosts(st, 2)
    st.n_unit[2] = 0
    st.n_unit[0] = -1
    assert 0 in hosts(st, 1)
