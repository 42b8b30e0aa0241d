"""Questions in rare places: every one is asked in play, saved, loaded and answered."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from weirwood.games.miniatures import content, roster
from weirwood.games.miniatures.geometry.rect import SIDES
from weirwood.kernel.play import Play

from .battle import BOWS, FAR, SPEARS, WOLF, act, faces, field, idle, last, rule, state, unit

# King's Men stand up again if they pass a test; their panic lets the enemy speak in the middle.
DYING = "kings_men"
WEAK = "wounds 11, panicked"
DANCE: dict[str, Any] = {"mode": "a_dance_with_dragons"}
CAMP = f"1 {SPEARS} at 44,44 facing 180"


def asked_while_dying(p: Play, inject: list[tuple[str, Any]] | None = None) -> None:
    """The enemy may re-roll the last test of a unit: one question deep inside the wound."""
    d = p.expect("dice.reroll", 1)
    assert d.args[0] == "test"
    p.answer(1, inject=inject or [])
    assert p.told("test.result")


# --- what a unit chooses ------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attack.weapon")
def test_a_unit_with_two_attacks_of_a_kind_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    card = content.UNITS[SPEARS]
    knife = replace(card.attacks[0], id="wildfire", hit=2, dice=(3, 2, 1))
    profiles: Any = roster.PROFILES
    monkeypatch.setitem(profiles, SPEARS, replace(card, attacks=(card.attacks[0], knife)))
    p = field(f"0 {SPEARS} at 24,12", f"1 {SPEARS} against 0 front", FAR)
    act(p, 0, "melee 1")
    idle(p, "attack.weapon")
    keys = p.keys(0)
    assert keys[1] == "weapon:wildfire:1"
    odds = p.view(0)["odds"]
    assert odds[keys[0]]["dice"] == card.attacks[0].dice[0]
    assert odds[keys[1]]["dice"] == 3
    p.answer(0, keys[1], inject=faces("attack", 1, 1, 1))
    assert last(p, "dice.attack")["dice"] == [1, 1, 1]


@pytest.mark.rule("miniatures:sight.tie")
def test_a_shot_from_between_two_arcs_is_asked_for_its_side() -> None:
    p = field(f"0 {BOWS} at 32,32 facing 225", f"1 {WOLF} at 24,24", FAR)
    act(p, 0, "ranged")
    p.answer(0, {"direction": 0, "distance": 0})
    p.answer(0, unit(p, 1))
    p.expect("attack.arc", 0)
    assert set(p.keys(0)) == {"front", "right"}
    assert p.match.decisions[0].args[1] == 1  # whose arc it is
    p.answer(0, "right", inject=faces("attack", *[1] * len(last_dice(p))))
    assert last(p, "attack.declared")["side"] == "right"


def last_dice(p: Play) -> list[int]:
    """As many dice as the unit throws."""
    return [1] * content.UNITS[BOWS].attacks[0].dice[0]


@pytest.mark.rule("miniatures:charge.side")
def test_a_charge_from_between_two_arcs_is_asked_for_its_side() -> None:
    p = field(f"0 {SPEARS} at 32,32 facing 225", f"1 {WOLF} at 24,24", FAR)
    act(p, 0, "charge 1")
    p.expect("charge.side", 0)
    assert p.match.decisions[0].args[1] == 1  # whose side it is
    p.answer(0, "front")
    assert last(p, "charge.declared")["side"] == "front"


@pytest.mark.rule("miniatures:charge.others")
def test_an_enemy_at_the_flank_of_a_charger_chooses_its_way_off() -> None:
    p = field(
        f"0 {SPEARS} at 24,9", f"1 {SPEARS} at 24,22 facing 180",
        f"1 {WOLF} at 28.135,13.72 facing 180", FAR,
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", 6))
    p.answer(0, "full")
    p.expect("charge.aside", 1)
    assert len(p.keys(1)) == 2  # aside, or back
    p.answer(1, p.keys(1)[1])
    assert last(p, "unit.aside")["nr"] == 2
    assert not roster.engaged(state(p), 2)


# --- wounds in every place ------------------------------------------------------------------------


@pytest.mark.rule("miniatures:terrain.dangerous")
@pytest.mark.parametrize(
    ("action", "plan"),
    [
        ("maneuver", {"pivot": 0, "distance": 5000, "turn": 0}),
        ("march", {"distance": 6000, "turn": 0}),
    ],
)
def test_dangerous_ground_on_the_way(action: str, plan: dict[str, int]) -> None:
    p = field(f"0 {DYING} at 24,10, {WEAK}", f"0 {SPEARS} at 4,4", FAR, terrain=["stakes at 24,15"])
    act(p, 0, action)
    p.answer(0, plan, inject=faces("danger", 1) + faces("morale", 6, 6))
    asked_while_dying(p)
    assert state(p).health[0] == 1  # it stood up again


@pytest.mark.rule("miniatures:terrain.dangerous")
def test_dangerous_ground_under_ones_feet() -> None:
    p = field(f"0 {DYING} at 24,10, {WEAK}", f"0 {SPEARS} at 4,4", FAR, terrain=["stakes at 24,10"])
    act(p, 0, "maneuver", inject=faces("danger", 1) + faces("morale", 1, 1))
    asked_while_dying(p)
    assert state(p).where[0] == 2


@pytest.mark.rule("miniatures:terrain.dangerous")
def test_dangerous_ground_in_a_shift_and_a_retreat() -> None:
    p = rule(
        "movement.shift", 0, 3000, units=[f"0 {DYING} at 24,10, {WEAK}", f"0 {SPEARS} at 4,4", FAR],
        terrain=["stakes at 24,14"],
    )  # fmt: skip
    p.answer(
        0, {"direction": 0, "distance": 3000}, inject=faces("danger", 1) + faces("morale", 6, 6)
    )
    asked_while_dying(p)
    q = field(
        f"0 {DYING} at 24,20, {WEAK}", f"1 {SPEARS} against 0 front", f"0 {SPEARS} at 4,4", FAR,
        terrain=["stakes at 24,14"],
    )  # fmt: skip
    act(q, 0, "retreat", inject=faces("retreat", 3))
    q.answer(
        0, {"direction": SIDES.index("rear"), "distance": 7000, "turn": 0},
        inject=faces("danger", 1) + faces("morale", 6, 6),
    )  # fmt: skip
    asked_while_dying(q)
    q.expect("move.pivot", 1)  # and the enemy it left may still turn


@pytest.mark.rule("miniatures:terrain.dangerous")
def test_dangerous_ground_in_a_charge() -> None:
    p = field(
        f"0 {DYING} at 24,10, {WEAK}", f"1 {SPEARS} at 24,22 facing 180", f"0 {SPEARS} at 4,4", FAR,
        terrain=["stakes at 24,15"],
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(
        0, {"pivot": 0}, inject=faces("charge", 6) + faces("danger", 1) + faces("morale", 6, 6)
    )
    asked_while_dying(p)
    assert last(p, "charge.run")["success"]


@pytest.mark.rule("miniatures:panic.wounds")
def test_a_failed_panic_test_that_kills() -> None:
    p = rule(
        "panic.panic_test", 0, 0, 0, 1,
        units=[f"0 {DYING} at 24,10, {WEAK}", f"0 {SPEARS} at 4,4", FAR],
        inject=faces("morale", 1, 1) + faces("panic", 1),
    )  # fmt: skip
    p.expect("dice.reroll", 1)
    p.answer(1, inject=faces("morale", 6, 6))
    asked_while_dying(p)
    assert state(p).health[0] == 1


@pytest.mark.rule("miniatures:modes.tar_and_pitch")
def test_tar_that_kills() -> None:
    siege: dict[str, Any] = {"mode": "a_storm_of_swords", "attacker": 1, "zones": [0, 1]}
    p = field(
        "0 castle_wall at 24,3.875", f"1 {DYING} against 0 front, {WEAK}", f"0 {SPEARS} at 44,20",
        CAMP, turn=1, **siege,
    )  # fmt: skip
    p.answer(1, unit(p, 1))
    p.answer(1, "melee:castle_wall:0")
    while p.asked().kind != "dice.reroll" or p.asked().args[0] != "test":
        assert p.asked().kind != "turn.unit", p
        p.answer(p.asked().seat) if p.asked().least == 0 else idle(p, "dice.reroll")
    assert p.asked().seat == 0


@pytest.mark.rule("miniatures:modes.siege_cards")
def test_oil_that_kills() -> None:
    siege: dict[str, Any] = {"mode": "a_storm_of_swords", "attacker": 1, "zones": [0, 1]}
    p = field(
        "0 castle_wall at 24,3.875", f"1 {DYING} at 24,12 facing 180, {WEAK}",
        f"0 {SPEARS} at 44,20", CAMP, turn=1, hands={"0": ["siege_boiling_oil"]}, **siege,
    )  # fmt: skip
    p.answer(1, unit(p, 1)).answer(1, "charge:castle_wall:0")
    p.answer(1, {"pivot": 0}, inject=faces("charge", 6))
    idle(p, "siege.play")
    p.answer(0, "siege:siege_boiling_oil", inject=faces("oil", 1) + faces("morale", 1, 1))
    d = p.expect("dice.reroll", 0)
    assert d.args[0] == "test"
    p.answer(0)
    assert state(p).where[1] == 2


@pytest.mark.rule("miniatures:modes.ncu_arrows")
def test_arrows_that_kill() -> None:
    name = "cersei_lannister_queen_regent"
    p = field(
        f"0 {DYING} at 24,24, {WEAK}", f"0 {SPEARS} at 4,4", FAR, ncus=[f"1 {name}"], turn=1,
        objectives=["at 24,24"], mode="honed_and_ready",
    )  # fmt: skip
    p.answer(1, f"ncu:{name}:0")
    idle(p, "board.claim").answer(1, "zone:zone_combat")
    idle(p, "board.replace").answer(1, "arrows")
    p.answer(1, unit(p, 0), inject=faces("arrows", 1) + faces("defense", 1, 1, 1))
    d = p.expect("dice.reroll", 1)
    assert d.args[0] == "test"


@pytest.mark.rule("miniatures:units.rank_lost")
def test_a_lost_rank_that_is_answered() -> None:
    guard = "eddards_honor_guard"
    p = rule(
        "wounds.wound", 0, 5, 1, -1,
        units=[f"0 {guard} at 24,20", f"1 {SPEARS} against 0 front", f"1 {SPEARS} against 0 rear",
               FAR],
    )  # fmt: skip
    p.expect("effects.target", 0)  # one of the two enemies it touches
    p.answer(0, p.keys(0)[1])
    assert state(p).health[2] == 11


# --- tokens in every place ------------------------------------------------------------------------


def two_tokens(*units: str, first: str, second: str, **data: Any) -> Play:
    """Unit 0 carries the first token already; the second lies somewhere."""
    p = field(*units, CAMP, objectives=[first, second], **{**DANCE, **data})
    for match in (p.match, p.native):
        match.st.o_unit[0] = 0
    return p


@pytest.mark.rule("miniatures:modes.carry")
def test_a_second_token_under_a_shift_before_shooting() -> None:
    p = two_tokens(
        f"0 {BOWS} at 24,20", f"1 {SPEARS} at 24,33 facing 180", first="at 4,4", second="at 24,23.5"
    )
    act(p, 0, "ranged")
    p.answer(0, {"direction": 0, "distance": 2000})
    p.expect("objective.place", 1)
    p.answer(1, {"x": 24000, "y": 18000})
    p.expect("attack.target", 0)  # and the shot goes on


@pytest.mark.rule("miniatures:modes.carry")
@pytest.mark.parametrize("face", [6, 1])
def test_a_second_token_at_the_end_of_a_charge(face: int) -> None:
    """Carriers are slow: two inches and the die."""
    p = two_tokens(
        f"0 {SPEARS} at 24,14", f"1 {SPEARS} at 24,24 facing 180", first="at 4,4",
        second=f"at 24,{18.5 if face == 1 else 20}",
    )  # fmt: skip
    act(p, 0, "charge 1")
    p.answer(0, {"pivot": 0}, inject=faces("charge", face))
    idle(p, "objective.place")
    assert last(p, "charge.run")["success"] == (face == 6)
    p.answer(1, {"x": 24000, "y": 17000})
    assert state(p).o_y[1] == 17000


@pytest.mark.rule("miniatures:modes.carry")
def test_a_second_token_under_a_free_pivot() -> None:
    q = rule(
        "movement.free_pivot", 0, units=[f"0 {SPEARS} at 24,20", CAMP],
        objectives=["at 4,4", "at 24,23.4"], **DANCE,
    )  # fmt: skip
    for match in (q.match, q.native):
        match.st.o_unit[0] = 0
    q.answer(0, {"turn": 4500})
    q.expect("objective.place", 1)
    q.answer(1, {"x": 24000, "y": 17000})


@pytest.mark.rule("miniatures:modes.carry_lost")
def test_the_opponent_chooses_who_takes_a_lost_token() -> None:
    q = field(
        f"0 {SPEARS} at 24,20, wounds 11", f"1 {SPEARS} against 0 front",
        f"1 {SPEARS} against 0 rear", f"0 {BOWS} at 4,4", CAMP, turn=1, objectives=["at 24,20"],
        **DANCE,
    )  # fmt: skip
    for match in (q.match, q.native):
        match.st.o_unit[0] = 0
    act(q, 1, "melee 0")
    idle(q, "objective.taker")
    assert q.asked().seat == 1
    q.answer(1, unit(q, 2))
    assert state(q).o_unit == [2]


@pytest.mark.rule("miniatures:modes.carry_stolen", "miniatures:modes.carry_laid")
def test_who_carries_one_already_lays_the_stolen_token_down() -> None:
    p = field(
        f"0 {SPEARS} at 24,20, wounds 5", f"1 {SPEARS} against 0 front", CAMP, turn=1,
        objectives=["at 24,20", "at 24,25"], **DANCE,
    )  # fmt: skip
    for match in (p.match, p.native):
        match.st.o_unit[:] = [0, 1]
    act(p, 1, "melee 0", inject=faces("attack", *[1] * 7))
    p.expect("objective.place", 0)
    p.answer(0, {"x": 24000, "y": 24500})
    assert state(p).o_unit == [-1, 1]


@pytest.mark.rule("miniatures:modes.carry_lost")
def test_a_fallen_carrier_leaves_its_token_where_the_opponent_lays_it() -> None:
    p = field(
        f"0 {SPEARS} at 24,20, wounds 11", f"0 {BOWS} at 4,4", CAMP, objectives=["at 24,20"],
        terrain=["stakes at 24,25"], **DANCE,
    )  # fmt: skip
    for match in (p.match, p.native):
        match.st.o_unit[0] = 0
    act(p, 0, "maneuver")
    p.answer(0, {"pivot": 0, "distance": 2000, "turn": 0}, inject=faces("danger", 3))
    p.expect("objective.place", 1)
    p.answer(1, {"x": 24000, "y": 22000})
    assert state(p).where[0] == 2
    assert state(p).o_unit == [-1]


# --- cards that answer cards ----------------------------------------------------------------------


def plays(p: Play, seat: int, card: str) -> Play:
    """Play a card at the open question."""
    p.expect("effects.play", seat)
    return p.answer(seat, next(k for k in p.keys(seat) if k.startswith(f"card:{card}:")))


@pytest.mark.rule("miniatures:conditions.choice")
def test_a_token_that_an_answer_took_off_is_not_exchanged() -> None:
    """Found in play: two cards answer each other, and the token that was to change is gone."""
    flayed = "a_flayed_man_has_no_secrets_roose"
    p = field(
        f"0 {SPEARS} at 24,20", f"1 {SPEARS} at 24,30 facing 180, weakened", FAR,
        f"0 {SPEARS} at 4,4", turn=1,
        hands={"0": [flayed], "1": ["adaptive_methods_neutral", flayed]},
    )  # fmt: skip
    plays(p, 1, "adaptive_methods_neutral")
    idle(p, "effects.target").answer(1, unit(p, 0))
    idle(p, "effects.token").answer(1, "token:panicked")
    idle(p, "effects.target").answer(1, unit(p, 0))  # its token shall become another
    plays(p, 0, flayed)  # no: and the enemy loses one of its own
    plays(p, 1, flayed)  # no: and this one loses the token
    idle(p, "turn.unit")
    assert state(p).tokens[0] == 0
