"""The ten game modes: objectives, commanders, missions, siege, quadrants."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import (
    AHEAD,
    BOWS,
    CORNERS,
    FAR,
    MISS,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    idle,
    key,
    rule,
    stage,
    staged,
    state,
    unit,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules import deployment
from weirwood.games.miniatures.rules.commanders import commander_unit
from weirwood.games.miniatures.rules.modes import kings, scoring
from weirwood.games.miniatures.rules.objectives import bonuses, controller, cover_after_move
from weirwood.kernel.testing import Play

ONE = f"0 {SPEARS} at 24,24"
TWO = f"0 {SPEARS} at 10,10"
LORD = f"0 {SPEARS} at 24,24, commander {SPEARS}"
OTHER = f"0 {BOWS} at 10,10"
CENTER: dict[str, Any] = {"mode": "a_game_of_thrones", "objectives": ["at 24,24"]}
# King's Men stand up again if they pass a test; their panic lets the enemy speak in the middle.
DYING = "kings_men"
WEAK = "wounds 11, panicked"
CAMP = f"1 {SPEARS} at 44,44 facing 180"


# --- objectives -------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:modes.claim_cover")
def test_a_tray_that_covers_a_token_completely_claims_it() -> None:
    p = act(field(f"0 {SPEARS} at 24,18", FAR, objectives=["at 24,24"]), 0, "march")
    p.answer(0, {"distance": 4000})  # the front edge stands at 24.4: half of the token
    assert state(p).o_unit == [-1]
    q = act(field(f"0 {SPEARS} at 24,18", FAR, objectives=["at 24,24"]), 0, "march")
    q.answer(0, {"distance": 6000})
    assert state(q).o_unit == [0]
    assert controller(state(q), 0) == 0


@pytest.mark.rule("miniatures:modes.claim_cover")
def test_a_token_left_uncovered_belongs_to_nobody() -> None:
    p = act(field(ONE, FAR, objectives=["at 24,24"]), 0, "maneuver")
    assert state(p).o_unit == [0]
    p.answer(0, {"distance": 5000})
    assert state(p).o_unit == [-1]


@pytest.mark.rule(
    "miniatures:modes.contest", "miniatures:modes.contest_back", "miniatures:modes.solo_ranks"
)
def test_an_engaged_enemy_with_more_ranks_contests() -> None:
    p = field(f"{ONE}, wounds 4", f"1 {SPEARS} against 0 front", FAR, objectives=["at 24,24"])
    st = state(p)
    assert controller(st, 0) == -1
    st.health[1] = 8  # as many ranks: control is back
    assert controller(st, 0) == 0
    wolf = state(field(ONE, f"1 {WOLF} against 0 front", FAR, objectives=["at 24,24"]))
    assert controller(wolf, 0) == -1  # four wounds against three ranks
    wolf.health[1] = 3
    assert controller(wolf, 0) == 0


@pytest.mark.rule("miniatures:modes.objective_point", "miniatures:modes.commander_point")
def test_an_objective_scores_one_and_one_more_for_the_commander() -> None:
    p = rule("modes.scoring.score_round", units=[LORD, OTHER, FAR], round=2,
             objectives=["at 24,24", "at 10,10"])  # fmt: skip
    assert state(p).vp == [3, 0]
    early = rule("modes.scoring.score_round", units=[LORD, FAR], objectives=["at 24,24"], round=1)
    assert state(early).vp == [0, 0]


@pytest.mark.rule("miniatures:modes.objective_cards")
def test_objective_cards_act_when_they_score_and_while_they_are_held() -> None:
    p = rule("modes.scoring.score_round", units=[ONE, f"1 {SPEARS} at 24,32 facing 180"],
             objectives=["at 24,24 objective_3"], round=2)  # fmt: skip
    p.expect("objective.target", 0)
    p.answer(0, f"unit:{SPEARS}:1")
    assert state(p).tokens[1] == 1
    for card, foe in (("objective_1", ""), ("objective_3", ", panicked")):  # nothing to be done
        idle_card = rule("modes.scoring.score_round", round=2, objectives=[f"at 24,24 {card}"],
                         units=[ONE, f"1 {SPEARS} at 24,32 facing 180{foe}"])  # fmt: skip
        assert "objective.target" not in {d.kind for d in idle_card.match.decisions}
    st = state(field(ONE, FAR, objectives=["at 24,24 objective_6"]))
    assert list(bonuses(st, 0)) == ["sundering"]
    q = field(ONE, f"1 {SPEARS} against 0 front", FAR, objectives=["at 24,24 objective_9"])
    act(q, 0, "melee 1", inject=faces("attack", *[1] * 7))
    assert state(q).tokens[1] == 4


# --- A Clash of Kings ---------------------------------------------------------------------------


@pytest.mark.rule("miniatures:modes.king_cards")
def test_commanders_cards_are_picked_in_turn_the_first_player_last() -> None:
    p = rule("modes.kings.pick_bonus_cards", units=[LORD, FAR], mode="a_clash_of_kings", first=0)
    order = []
    while p.asked().kind == "kings.pick":
        order.append(p.asked().seat)
        p.answer(p.asked().seat, p.keys()[0])
    assert order == [1, 0, 1, 0]
    assert [len(row) for row in state(p).bonuses] == [2, 2]


@pytest.mark.rule("miniatures:modes.king_bonus")
def test_a_commander_has_a_card_for_a_round_each_once() -> None:
    p = rule("modes.kings.kings_round", units=[LORD, FAR], mode="a_clash_of_kings")
    st = state(p)
    st.bonuses = (("objective_7", "objective_10"), ())
    kings.use_bonus(st, 0, f"objective:objective_7:{SPEARS}:0")
    assert list(bonuses(st, 0)) == ["vicious"]
    assert kings.open_bonuses(st, 0) == ["objective_10"]
    assert kings.led_units(st, 0) == [0]
    for away in (0, 2):  # in reserve, or destroyed
        st.where[0] = away
        assert kings.led_units(st, 0) == []


@pytest.mark.rule("miniatures:modes.commander_returns", "miniatures:modes.returns_whole")
def test_a_fallen_commander_comes_back_whole() -> None:
    captain = next(a.id for a in facts.ATTACHMENTS.values() if a.kind == "infantry" and not a.needs)
    units = [f"0 {SPEARS} at 24,24, with {captain}, commander {captain}", TWO, FAR]
    p = rule("wounds.wound", 0, 12, 1, 2, units=units, mode="a_clash_of_kings")
    assert state(p).where[0] == 2
    assert state(p).vp == [0, 3]  # the usual point, and two for the commander
    st = state(p)
    assert commander_unit(st, 0) == 0
    deployment.renew(st, 0, characters=True)
    assert (st.health[0], st.attached[0]) == (12, (captain,))
    areas = deployment.areas(st, 0, "commander_returns")
    assert (0, 0, 48000, 10000) in areas
    assert (0, 0, 6000, 48000) in areas


@pytest.mark.rule("miniatures:modes.commander_kill")
def test_the_commanders_own_kill_scores_one_more() -> None:
    units = [LORD, f"1 {SPEARS} at 40,30", FAR]
    p = rule("wounds.wound", 1, 12, 0, 0, units=units, mode="a_clash_of_kings")
    assert state(p).vp == [2, 0]


RAMSAY = "ramsay_snow_the_bastard_of_bolton"


@pytest.mark.rule("miniatures:abilities.effect_kill", "miniatures:modes.commander_kill")
def test_a_kill_by_the_panic_test_of_its_ability_is_the_commanders() -> None:
    mine = f"0 {SPEARS} at 24,12, with {RAMSAY}, commander {RAMSAY}"
    units = [mine, f"1 {SPEARS} against 0 front, wounds 11", *CORNERS]
    dice = faces("morale", 1, 1) + faces("panic", 1)
    p = rule(
        "attack.melee_attack", 1, 0, False, units=units, turn=1, mode="a_clash_of_kings",
        inject=dice,
    )  # fmt: skip
    assert state(p).where[1] == 2  # Horrific Visage
    assert state(p).vp == [2, 0]


@pytest.mark.rule("miniatures:modes.commander_kill")
def test_a_commander_that_falls_inside_a_living_unit_scores_once() -> None:
    units = [f"0 {SPEARS} at 24,24, with {RAMSAY}, commander {RAMSAY}", TWO, *CORNERS]
    made: dict[str, Any] = {"units": units, "mode": "a_clash_of_kings"}
    p = rule("wounds.destroy_attachment", 0, RAMSAY, 1, 1, **made)
    assert state(p).where[0] == 1
    assert state(p).vp == [0, 2]
    p = rule("wounds.wound", 0, 12, 1, 1, **made)
    assert state(p).vp == [0, 3]  # the unit's own point besides
    made["mode"] = "dark_wings_dark_words"
    p = rule("wounds.destroy_attachment", 0, RAMSAY, 1, 1, **made)
    assert state(p).vp == [0, 0]
    p = rule("wounds.destroy_attachment", 0, RAMSAY, 1, 1, **made, missions=["mission_5"])
    assert state(p).vp == [0, 2]  # where there is such a mission, it pays for it


FEAST: dict[str, Any] = {"mode": "a_feast_for_crows", "terrain": ["corpse_pile at 24,24"]}


@pytest.mark.rule("miniatures:modes.terrain_gap")
def test_other_pieces_keep_an_inch_from_the_modes_own() -> None:
    from weirwood.games.miniatures.rules.terrain import why_not_piece

    p = field(TWO, FAR, objectives=["at 24,24 pile=0"], **FEAST)
    near = why_not_piece(state(p), "bog", {"x": 29900, "y": 24000, "facing": 0})
    assert near is not None
    assert near.rule == "modes.terrain_gap"
    assert why_not_piece(state(p), "bog", {"x": 30100, "y": 24000, "facing": 0}) is None


# --- Honed & Ready ------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:modes.honed_walls")
def test_walls_of_honed_and_ready_are_impassable_ground() -> None:
    p = Play.new(
        "miniatures", seats=2,
        options={"mode": "honed_and_ready", "armies": "stark_20,lannister_20", "points": 20},
    )  # fmt: skip
    assert state(p).t_kind == ("castle_wall", "castle_wall")
    assert state(p).t_x == (875, 47125)


@pytest.mark.rule("miniatures:modes.arrow_storm")
def test_side_objectives_draw_arrows_when_they_score() -> None:
    p = rule(
        "modes.scoring.score_round", units=[ONE, FAR], objectives=["at 24,24"], round=2,
        mode="honed_and_ready", inject=faces("arrows", 1) + faces("defense", 1, 1, 6),
    )  # fmt: skip
    assert state(p).vp == [1, 0]
    assert state(p).health[0] == 10
    assert not p.told("test.result")


@pytest.mark.rule("miniatures:modes.arrow_storm")
def test_arrows_find_the_vulnerable() -> None:
    """Nobody shoots them: an opponent may spend the token."""
    p = rule(
        "modes.scoring.score_round", units=[f"{ONE}, vulnerable", FAR], objectives=["at 24,24"],
        round=2, mode="honed_and_ready", inject=faces("arrows", 1) + faces("defense", 6, 6, 6),
    )  # fmt: skip
    p.expect("dice.reroll", 1)
    p.answer(1, "die:1", inject=faces("defense", 1))
    assert state(p).health[0] == 11
    assert state(p).tokens[0] == 0


@pytest.mark.rule("miniatures:modes.ncu_arrows")
def test_an_ncu_may_call_the_arrows_instead() -> None:
    from weirwood.games.miniatures.rules import tactics_board

    st = state(field(ONE, FAR, objectives=["at 24,24"], mode="honed_and_ready"))
    assert tactics_board.replacements(st) == ["zone", "arrows"]
    assert tactics_board.arrow_targets(st) == [0]
    middle = state(field(ONE, FAR, objectives=["at 24,24 center"], mode="honed_and_ready"))
    assert tactics_board.replacements(middle) == ["zone"]


# --- Fire & Blood -------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:modes.marks", "miniatures:modes.mark_cards")
def test_units_are_marked_in_turn_and_get_a_card() -> None:
    p = rule(
        "modes.kings.mark_units", mode="fire_and_blood", first=1,
        units=[TWO, ONE, FAR, f"1 {SPEARS} at 34,44 facing 180"],
    )  # fmt: skip
    order = []
    while p.asked().kind.startswith("fire"):
        d = p.asked()
        if d.kind == "fire.mark":
            order.append(d.seat)
        p.answer(d.seat, p.keys()[0])
    assert order == [1, 0, 1, 0]
    assert state(p).marked == (1, 1, 1, 1)
    assert len({row["card"] for row in state(p).effects}) == 4


@pytest.mark.rule("miniatures:modes.mark_points")
def test_a_marked_enemy_is_worth_three_and_a_marked_slayer_one_more() -> None:
    units = [f"{ONE}, marked", f"1 {SPEARS} at 40,30, marked", FAR]
    p = rule("wounds.wound", 1, 12, 0, 0, units=units, mode="fire_and_blood")
    assert state(p).vp == [4, 0]


@pytest.mark.rule("miniatures:modes.bounty")
def test_a_commander_puts_a_price_on_an_enemy() -> None:
    p = field(LORD, f"1 {SPEARS} at 24,34 facing 180", FAR, mode="fire_and_blood")
    p.answer(0, f"unit:{SPEARS}:0")
    p.expect("fire.bounty", 0)
    assert p.keys() == [f"unit:{SPEARS}:1", "none"]
    p.answer(0, f"unit:{SPEARS}:1")
    assert state(p).bounty == (0, 1, 0)


@pytest.mark.rule("miniatures:modes.terrain_anywhere")
def test_terrain_may_lie_in_the_zones_of_these_modes() -> None:
    from weirwood.games.miniatures.rules.terrain import why_not_piece

    st = state(field(ONE, FAR, mode="fire_and_blood"))
    assert why_not_piece(st, "bog", {"x": 12000, "y": 8000, "facing": 0}) is None
    no = why_not_piece(st, "bog", {"x": 12000, "y": 7000, "facing": 0})
    assert no is not None
    assert no.rule == "modes.terrain_anywhere"


# --- Here We Stand ------------------------------------------------------------------------------

STAND: dict[str, Any] = {"mode": "here_we_stand", "round": 2}


@pytest.mark.rule("miniatures:modes.in_quadrant", "miniatures:modes.quadrant_control")
def test_quadrants_go_to_the_heavier_side() -> None:
    p = rule("modes.scoring.score_round", units=[TWO, f"1 {SPEARS} at 20,10", FAR], **STAND)
    # five points each in q1: nobody's; q4 is seat 1's
    assert state(p).vp == [0, 1]
    split = rule("modes.scoring.score_round", units=[f"0 {SPEARS} at 24,10", FAR], **STAND)
    split.expect("stand.quadrant", 1)
    assert split.keys() == ["quadrant:q1", "quadrant:q2"]


@pytest.mark.rule("miniatures:modes.quadrant_commander", "miniatures:modes.ncu_quadrant")
def test_commanders_and_ncus_weigh_in_their_quadrant() -> None:
    ncu = next(n for n in facts.NCUS.values() if n.cost == 4)
    p = field(f"0 {SPEARS} at 10,10, commander {SPEARS}", FAR, ncus=[f"0 {ncu.id} on q1"], **STAND)
    st = state(p)
    st.notes[0]["quadrant"] = 0
    assert scoring.quadrant_weight(st, 0, 0) == st.cost[0] + 3 + 4


@pytest.mark.rule("miniatures:modes.unit_returns")
def test_a_destroyed_unit_comes_back_activated() -> None:
    p = rule("wounds.wound", 0, 12, 1, -1, units=[ONE, TWO, FAR], **STAND)
    st = state(p)
    assert kings.own_returnable(st, 0) == [0]
    areas = deployment.areas(st, 0, "unit_returns")
    assert (0, 0, 48000, 6000) in areas
    q = rule("modes.kings.units_return", units=[ONE, TWO, FAR], **STAND)
    assert q.asked().kind == "turn.unit"  # nobody has fallen


def test_covering_is_noticed_after_a_move_only() -> None:
    st = state(field(ONE, FAR, objectives=["at 40,24"]))
    st.x[0] = 40000
    assert st.o_unit == [-1]
    cover_after_move(st, 0)
    assert st.o_unit == [0]


@pytest.mark.rule("miniatures:modes.claim_cover")
def test_a_unit_that_slides_off_an_objective_no_longer_holds_it() -> None:
    """Sliding along the enemy before an attack is a move: what it no longer covers is nobody's."""
    units = [f"0 {SPEARS} at 24,24", f"1 {SPEARS} against 0 front"]
    p = stage(*units, **CENTER)
    assert p.state.o_unit == [0]
    p.play(turn__unit=[key(0)], turn__action=[f"melee:{SPEARS}:1"], attack__stance=["left"])
    assert p.told("unit.faced")
    assert p.state.o_unit == [-1]


@pytest.mark.rule("miniatures:modes.claim_cover", "miniatures:charge.others")
def test_a_unit_that_is_moved_aside_loses_the_objective_it_leaves() -> None:
    # the charger aligns on unit 1 and meets unit 2 with its flank
    units = [
        f"0 {SPEARS} at 24,11.4",
        f"1 {SPEARS} at 24,21 facing 180",
        "1 shaggydog at 28.135,16.4",
    ]
    p = staged("charge.charge", 0, 1, units=units, dice={"charge": [6], **MISS},
             mode="a_game_of_thrones", objectives=["at 28.135,16.4"])  # fmt: skip
    assert p.state.o_unit == [2]
    p.play(**AHEAD)
    assert p.told("unit.aside")
    assert p.state.o_unit == [-1]


@pytest.mark.rule("miniatures:modes.claim_cover", "miniatures:modes.returns_whole")
def test_a_destroyed_unit_that_returns_holds_nothing() -> None:
    units = [f"0 {SPEARS} at 24,24", f"1 {SPEARS} against 0 front"]
    p = staged("wounds.wound", 0, 12, 1, 1, units=units, **CENTER).play()
    assert p.state.o_unit == [-1]


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
