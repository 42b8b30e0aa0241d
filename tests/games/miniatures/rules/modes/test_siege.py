"""A Storm of Swords: castle walls, reserves, those who come back, and every siege card."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.miniatures.driver import (
    FAR,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    idle,
    last,
    rule,
    state,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects.sources import abilities
from weirwood.games.miniatures.rules import deployment
from weirwood.games.miniatures.rules.paths import foes_of, why_not_move
from weirwood.games.miniatures.rules.rounds import ready_units
from weirwood.kernel.testing import Play

TWO = f"0 {SPEARS} at 10,10"
CAMP = f"1 {SPEARS} at 44,44 facing 180"
SIEGE: dict[str, Any] = {"mode": "a_storm_of_swords", "attacker": 1, "zones": [0, 1]}
WALL = "0 castle_wall at 24,3.875"
GUARD = f"0 {SPEARS} at 44,24"


@pytest.mark.rule("miniatures:modes.siege_roles", "miniatures:modes.defender_reserve")
def test_roles_and_reserve_are_chosen() -> None:
    p = Play.new(
        "miniatures", seats=2,
        options={"mode": "a_storm_of_swords", "armies": "stark_20,lannister_20", "points": 20,
                 "terrain": "none"},
        inject=faces("roll_off", 6, 1),
    )  # fmt: skip
    p.expect("siege.role", 0)
    p.answer(0, "defender")
    assert state(p).attacker == 1
    assert state(p).zone == (0, 1)
    d = p.expect("siege.reserve", 0)
    assert (d.least, d.most) == (2, 2)  # half of three, rounded up
    p.answer(0, *p.keys()[:2])
    assert [len(row["secrets"]) for row in p.view(0)["players"]] == [3, 3]
    assert [r["place"] for r in p.view(0)["units"]].count("table") == 3  # the walls


@pytest.mark.rule("miniatures:modes.siege_roles")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_who_wins_the_roll_takes_either_role(winner: int, role: str) -> None:
    p = Play.new(
        "miniatures", seats=2, inject=faces("roll_off", 6 - winner, 5 + winner),
        options={"mode": "a_storm_of_swords", "armies": "stark_20,lannister_20", "points": 20,
                 "terrain": "none"},
    )  # fmt: skip
    p.expect("siege.role", winner)
    p.answer(winner, role)
    st = state(p)
    assert st.attacker == (winner if role == "attacker" else 1 - winner)
    assert st.zone[st.attacker] == 1  # the besieged stand behind their walls
    assert st.zone[1 - st.attacker] == 0
    assert [row["seats"] for row in p.told("siege.roles")] == [[st.attacker]]
    p.expect("siege.reserve", 1 - st.attacker)


@pytest.mark.rule("miniatures:modes.siege_terrain")
def test_only_the_defender_places_terrain() -> None:
    p = Play.new(
        "miniatures", seats=2,
        options={"mode": "a_storm_of_swords", "armies": "stark_20,lannister_20", "points": 20},
        inject=faces("roll_off", 6, 1),
    )  # fmt: skip
    p.answer(0, "attacker")
    rng = random.Random(1)
    seats = set()
    while p.asked().kind.startswith("terrain"):
        d = p.asked()
        seats.add(d.seat)
        if d.kind == "terrain.place":
            assert p.refused(1, {"x": 24000, "y": 18500}) == "modes.siege_terrain"
        p.answer(d.seat, p.match.sample(d, rng))
    assert seats == {1}


@pytest.mark.rule("miniatures:modes.walls", "miniatures:modes.tar_and_pitch")
def test_walls_are_hurt_in_melee_only_and_pay_five_points() -> None:
    p = field(WALL, f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 44,20", turn=1, **SIEGE)
    act(p, 1, "melee 0", inject=faces("attack", *[6] * 7) + faces("tar", 2))
    assert state(p).health[0] == 3  # seven hits, no dice, one wound for two
    assert state(p).health[1] == 10
    assert not p.told("dice.defense")
    assert not p.told("test.result")
    q = rule("wounds.wound", 0, 6, 1, 1, units=[WALL, FAR, TWO], **SIEGE)
    assert state(q).vp == [0, 5]
    assert state(q).where[0] == 1  # it stays


@pytest.mark.rule("miniatures:modes.walls_block")
def test_nobody_crosses_a_wall() -> None:
    p = field(WALL, f"1 {WOLF} at 24,10 facing 180", f"0 {SPEARS} at 44,20", turn=1, **SIEGE)
    st = state(p)
    no = deployment.why_not_deploy(st, 2, "zone", (44000, 1400, 0, 1380, 1380))
    assert no is not None
    assert no.rule == "modes.walls_block"
    no = why_not_move(st, 1, {"distance": 8000}, 12000)
    assert no is not None
    assert no.rule == "modes.walls_block"


@pytest.mark.rule("miniatures:modes.wall_actions")
def test_walls_shoot_or_rest() -> None:
    p = field(WALL, f"0 {SPEARS} at 44,20", f"1 {SPEARS} at 24,14 facing 180", **SIEGE)
    p.answer(0, "unit:castle_wall:0")
    assert p.keys() == ["ranged", "none"]
    assert p.refused(0, "maneuver") == "modes.wall_actions"
    p.answer(0, "ranged")
    p.expect("attack.target", 0)  # walls do not shift
    dice = faces("attack", *[1] * 8)
    p.answer(0, f"unit:{SPEARS}:2", inject=dice)
    assert len(last(p, "dice.attack")["dice"]) == 8


@pytest.mark.rule("miniatures:modes.siege_defender", "miniatures:modes.siege_end")
def test_the_defender_scores_nothing_and_wins_by_lasting() -> None:
    p = rule("wounds.wound", 1, 12, 0, 0, units=[TWO, FAR, f"1 {SPEARS} at 30,40"], **SIEGE)
    assert state(p).vp == [0, 0]
    end = field(TWO, FAR, **{**SIEGE, "round": 6, "vp": [0, 9]})
    while not end.over:
        d = end.asked()
        keys = end.keys(d.seat)
        end.answer(d.seat, "none" if "none" in keys else keys[0])
    assert end.match.standings == [[0], [1]]
    won = field(TWO, FAR, **{**SIEGE, "round": 6, "vp": [0, 10]})
    while not won.over:
        d = won.asked()
        keys = won.keys(d.seat)
        won.answer(d.seat, "none" if "none" in keys else keys[0])
    assert won.match.standings == [[1], [0]]


@pytest.mark.rule("miniatures:modes.reserve_enters")
def test_the_reserve_comes_in_from_the_third_round() -> None:
    for now, found in ((2, [0]), (3, [0, 1])):
        p = field(TWO, f"0 {SPEARS}", FAR, **{**SIEGE, "round": now})
        assert ready_units(state(p), 0) == found
    p.answer(0, f"unit:{SPEARS}:1")
    p.expect("deploy.place", 0)
    assert p.refused(0, {"x": 24000, "y": 24000}) == "modes.reserve_enters"
    p.answer(0, {"x": 3000, "y": 24000})
    p.expect("turn.action", 0)  # it still has its action


def besiege(window: str, card: str, *units: str, seat: int = 1, **data: Any) -> Play:
    """A siege card is played at its moment."""
    p = rule(
        "modes.siege.siege_window", window, -1, units=[*units, GUARD, CAMP],
        hands={str(seat): [card]}, **{**SIEGE, **data},
    )  # fmt: skip
    p.expect("siege.play", seat)
    return p.answer(seat, f"siege:{card}")


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_sappers_take_a_piece_away() -> None:
    p = besiege("round.start", "siege_sappers", WALL, terrain=["bog at 24,20", "stakes at 30,28"])
    p.expect("siege.piece", 1)
    p.answer(1, "piece:bog:0")
    assert p.st.t_kind == ("stakes",)


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_bombardment_lays_one_token_on_every_defender() -> None:
    p = besiege("round.start", "siege_bombardment", WALL, f"0 {SPEARS} at 24,12")
    p.answer(1, "token:vulnerable")
    assert [p.st.tokens[u] for u in range(4)] == [0, 2, 2, 0]  # no wall, no attacker


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_a_general_assault_hits_better_and_charges_again() -> None:
    p = besiege(
        "round.start", "siege_general_assault", f"0 {SPEARS} at 24,12 facing 0",
        f"1 {SPEARS} against 0 front", turn=1,
    )  # fmt: skip
    p.answer(1, f"unit:{SPEARS}:1").answer(1, f"melee:{SPEARS}:0")
    p.answer(1, "stay") if p.asked().kind == "attack.stance" else None
    assert last(p, "dice.attack")["need"] == facts.UNITS[SPEARS].attacks[0].hit - 1
    q = besiege(
        "round.start", "siege_general_assault", f"0 {SPEARS} at 24,12 facing 0",
        f"1 {SPEARS} at 24,24 facing 180", turn=1,
    )  # fmt: skip
    q.answer(1, f"unit:{SPEARS}:1").answer(1, f"charge:{SPEARS}:0")
    q.answer(1, {"pivot": 0}, inject=[("charge", 0)])
    q.expect("dice.reroll", 1)
    assert q.asked().args[0] == "charge"


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_war_drums_make_the_defenders_test_when_they_activate() -> None:
    p = besiege("round.start", "siege_war_drums", f"0 {SPEARS} at 24,12")
    p.answer(0, f"unit:{SPEARS}:0", inject=[("morale", 0), ("morale", 0)])
    assert last(p, "test.result")["result"] == "failed"
    assert p.st.tokens[0] == 1
    idle(p, "turn.unit")
    p.answer(1, f"unit:{SPEARS}:2")
    assert len(p.told("test.result")) == 1  # not the attackers


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_the_drums_are_louder_for_the_panicked() -> None:
    """The attacker spends the token on the test, and the failure brings it back."""
    p = besiege("round.start", "siege_war_drums", f"0 {SPEARS} at 24,12, panicked")
    p.answer(0, f"unit:{SPEARS}:0", inject=[("morale", 5), ("morale", 5)])
    p.expect("dice.reroll", 1)
    p.answer(1, "die:1", "die:2", inject=[("morale", 0), ("morale", 0)])
    assert last(p, "test.result")["result"] == "failed"
    assert p.told("token.spent")
    assert p.st.tokens[0] == 1


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_without_ravens_attachments_and_ncus_are_silent() -> None:
    who = next(
        a.id for a in facts.ATTACHMENTS.values()
        if a.kind == "infantry" and a.abilities and not a.needs and a.faction == "stark"
    )  # fmt: skip
    p = besiege("round.start", "siege_cut_the_ravens", f"0 {SPEARS} at 24,12, with {who}")
    assert not [name for name, model in abilities(p.st, 0) if model == who]
    q = rule(
        "modes.siege.siege_window", "round.start", -1, hands={"1": ["siege_cut_the_ravens"]},
        units=[f"0 {SPEARS} at 24,12, with {who}", GUARD, CAMP], **SIEGE,
    )  # fmt: skip
    q.answer(1, "pass")
    assert [name for name, model in abilities(q.st, 0) if model == who]


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_boiling_oil_burns_whoever_reaches_a_wall() -> None:
    p = field(
        WALL, f"1 {SPEARS} at 24,12 facing 180", GUARD, CAMP, turn=1,
        hands={"0": ["siege_boiling_oil"]}, **SIEGE,
    )  # fmt: skip
    p.answer(1, f"unit:{SPEARS}:1").answer(1, "charge:castle_wall:0")
    p.answer(1, {"pivot": 0}, inject=[("charge", 5)])
    idle(p, "siege.play")
    assert p.asked().seat == 0
    p.answer(0, "siege:siege_boiling_oil", inject=[("oil", 1)])
    assert p.st.health[1] == 12 - 3


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_a_sally_brings_a_reserve_wholly_near_a_wall() -> None:
    p = besiege("turn.start", "siege_sally_forth", WALL, f"0 {SPEARS}", seat=0)
    p.expect("siege.sally", 0)
    p.answer(0, f"unit:{SPEARS}:1")
    p.expect("deploy.place", 0)
    # its front would stand 7 inches before the wall
    assert p.refused(0, {"x": 24000, "y": 9400, "facing": 0}) == "modes.siege_cards"
    p.answer(0, {"x": 24000, "y": 8000, "facing": 0})
    assert p.st.where[1] == 1
    assert not p.st.activated[1]


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_masons_mend_a_wall_that_stands() -> None:
    p = besiege("round.start", "siege_masons", f"{WALL}, wounds 4", seat=0)
    p.expect("siege.wall", 0)
    p.answer(0, "unit:castle_wall:0")
    assert p.st.health[0] == 5


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_masons_are_not_called_to_walls_that_are_whole() -> None:
    p = rule(
        "modes.siege.siege_window", "round.start", -1, units=[WALL, GUARD, CAMP],
        hands={"0": ["siege_masons"]}, **SIEGE,
    )  # fmt: skip
    p.expect("siege.play", 0)
    assert p.keys() == ["pass"]
    assert p.refused(0, "siege:siege_masons") == "modes.siege_cards"


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_fire_arrows_are_vicious_and_rolled_again() -> None:
    p = besiege("round.start", "siege_fire_arrows", WALL, f"1 {SPEARS} at 24,14 facing 180", seat=0)
    p.answer(0, "unit:castle_wall:0").answer(0, "ranged")
    p.answer(0, f"unit:{SPEARS}:1", inject=[("attack", 5)] * 8)
    p.expect("dice.reroll", 0)
    p.answer(0, inject=[("defense", 0)] * 8 + [("morale", 5)] * 2)
    assert last(p, "dice.test")["mod"] == -2


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_the_walls_hold_for_a_turn() -> None:
    p = besiege("turn.start", "siege_the_walls_hold", WALL, "1 " + f"{SPEARS} against 0 front",
                seat=0, turn=1)  # fmt: skip
    p.answer(1, f"unit:{SPEARS}:1")
    p.answer(1, "melee:castle_wall:0", inject=[("attack", 5)] * 7)
    assert p.st.health[0] == facts.WALL.wounds


@pytest.mark.rule("miniatures:modes.attackers_return")
def test_the_besiegers_set_their_fallen_down_again() -> None:
    who = next(a.id for a in facts.ATTACHMENTS.values() if a.kind == "infantry" and a.characters)
    lines = [GUARD, f"1 {SPEARS} at 24,40 facing 180, with {who}", f"1 {WOLF} at 8,40", CAMP]
    p = rule("wounds.wound", 1, 99, 0, -1, units=lines, **SIEGE)
    idle(p, "siege.return")
    assert p.asked().seat == 1
    assert p.keys() == [f"unit:{SPEARS}:1", "none"]
    p.answer(1, f"unit:{SPEARS}:1")
    assert p.refused(1, {"x": 24000, "y": 20000}) == "modes.attackers_return"
    p.answer(1, {"x": 24000, "y": 34000, "facing": 18000})
    assert (p.st.where[1], p.st.health[1], p.st.attached[1]) == (1, 12, ())
    assert p.st.vp == [0, 0]  # the defender scores nothing


@pytest.mark.rule("miniatures:modes.siege_roles")
def test_who_did_not_choose_the_role_names_the_first_player() -> None:
    p = Play.new(
        "miniatures", seats=2, inject=[("roll_off", 5), ("roll_off", 0)],
        options={"mode": "a_storm_of_swords", "armies": "stark_20,lannister_20", "points": 20,
                 "terrain": "none"},
    )  # fmt: skip
    p.answer(0, "attacker")
    idle(p, "deploy.first")
    assert p.asked().seat == 1


@pytest.mark.rule("miniatures:modes.walls")
@pytest.mark.parametrize(("wounds", "fought"), [(0, True), (5, True), (6, False)])
def test_a_wall_is_fought_until_it_has_fallen(wounds: int, fought: bool) -> None:
    hurt = f", wounds {wounds}" if wounds else ""
    st = state(field(f"{WALL}{hurt}", GUARD, CAMP, **SIEGE))
    assert foes_of(st, 1) == ([0, 1] if fought else [1])
    assert foes_of(st, 0) == [2]
