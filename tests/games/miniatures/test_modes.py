"""The ten game modes: objectives, commanders, missions, siege, quadrants."""

from __future__ import annotations

import random
from typing import Any

import pytest

from weirwood.games.miniatures import content, deploying
from weirwood.games.miniatures.modes import carry, kings, missions, scoring
from weirwood.games.miniatures.moves import speed
from weirwood.games.miniatures.objectives import bonuses, controller, cover_after_move
from weirwood.games.miniatures.roster import commander_unit, is_commander
from weirwood.kernel.play import Play

from .battle import (
    BOWS,
    FAR,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    rule,
    state,
    why_not_action,
)

ONE = f"0 {SPEARS} at 24,24"
TWO = f"0 {SPEARS} at 10,10"
LORD = f"0 {SPEARS} at 24,24, commander {SPEARS}"
OTHER = f"0 {BOWS} at 10,10"


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


@pytest.mark.rule("miniatures:modes.commander_returns", "miniatures:modes.returns_whole")
def test_a_fallen_commander_comes_back_whole() -> None:
    captain = next(
        a.id for a in content.ATTACHMENTS.values() if a.kind == "infantry" and not a.needs
    )
    units = [f"0 {SPEARS} at 24,24, with {captain}, commander {captain}", TWO, FAR]
    p = rule("wounds.wound", 0, 12, 1, 2, units=units, mode="a_clash_of_kings")
    assert state(p).where[0] == 2
    assert state(p).vp == [0, 3]  # the usual point, and two for the commander
    st = state(p)
    assert commander_unit(st, 0) == 0
    deploying.renew(st, 0, characters=True)
    assert (st.health[0], st.attached[0]) == (12, (captain,))
    areas = deploying.areas(st, 0, "commander_returns")
    assert (0, 0, 48000, 10000) in areas
    assert (0, 0, 6000, 48000) in areas


@pytest.mark.rule("miniatures:modes.commander_kill")
def test_the_commanders_own_kill_scores_one_more() -> None:
    units = [LORD, f"1 {SPEARS} at 40,30", FAR]
    p = rule("wounds.wound", 1, 12, 0, 0, units=units, mode="a_clash_of_kings")
    assert state(p).vp == [2, 0]


# --- carried tokens -----------------------------------------------------------------------------

DANCE: dict[str, Any] = {"mode": "a_dance_with_dragons", "objectives": ["at 24,24"]}


@pytest.mark.rule("miniatures:modes.carry", "miniatures:modes.slow")
def test_a_touched_token_is_carried_and_slows_its_bearer() -> None:
    p = act(field(f"0 {SPEARS} at 24,18", FAR, **DANCE), 0, "march")
    p.answer(0, {"distance": 3000})
    assert state(p).o_unit == [0]
    assert speed(state(p), 0) == 2000
    state(p).activated[0] = 0
    assert why_not_action(field_with_token(), 0, "march") == "modes.slow"


def field_with_token() -> Play:
    p = act(field(f"0 {SPEARS} at 24,18", f"0 {WOLF} at 4,4", FAR, **DANCE), 0, "maneuver")
    p.answer(0, {"distance": 3000})
    act(p, 2, "none")
    while state(p).round == 1:
        d = p.asked()
        keys = p.keys(d.seat)
        p.answer(d.seat, "none" if "none" in keys else keys[0])
    while p.asked().seat != 0 or p.asked().kind != "turn.unit":
        d = p.asked()
        keys = p.keys(d.seat)
        p.answer(d.seat, "none" if "none" in keys else keys[0])
    return p


@pytest.mark.rule("miniatures:modes.carry_lost", "miniatures:modes.carry_laid")
def test_a_bearer_that_panics_loses_its_token() -> None:
    dice = faces("morale", 1, 1) + faces("panic", 1)
    near = rule(
        "modes.carry.lose_token", 0, 1, units=[ONE, f"1 {SPEARS} against 0 front", FAR], **DANCE
    )
    st = state(near)
    carry.give_token(st, 0, 0)
    assert carry.takers_of(st, 0) == [1]
    q = carrier_panics(dice)
    q.expect("objective.place", 1)
    assert q.refused(1, {"x": 40000, "y": 24000}) == "modes.carry_laid"
    q.answer(1, {"x": 24000, "y": 25000})
    assert (state(q).o_x, state(q).o_y, state(q).o_unit) == ([24000], [25000], [-1])


def carrier_panics(dice: list[tuple[str, Any]]) -> Play:
    """A unit takes the token, an NCU of the other side claims the crown, and it panics."""
    name = next(iter(content.NCUS))
    p = field(f"0 {SPEARS} at 24,18", FAR, ncus=[f"1 {name}"], **DANCE)
    act(p, 0, "march")
    p.answer(0, {"distance": 3000})
    p.answer(1, f"ncu:{name}:0")
    while p.asked().kind != "board.claim":
        keys = p.keys(1)
        p.answer(1, "pass" if "pass" in keys else keys[-1])
    p.answer(1, "zone:zone_crown")
    while p.asked().kind != "board.target":
        keys = p.keys(1)
        p.answer(1, "pass" if "pass" in keys else keys[-1])
    return p.answer(1, f"unit:{SPEARS}:0", inject=dice)


@pytest.mark.rule("miniatures:modes.carry_stolen")
def test_the_attacker_with_more_ranks_takes_the_token() -> None:
    p = rule(
        "modes.carry.steal_token", 1, 0,
        units=[f"{ONE}, wounds 4", f"1 {SPEARS} against 0 front", FAR],
        **{**DANCE, "objectives": []},
    )  # fmt: skip
    st = state(p)
    st.o_x, st.o_y, st.o_unit, st.o_pile = [24000], [24000], [0], (-1,)
    assert carry.token_of(st, 0) == 0
    from weirwood.games.miniatures.roster import ranks_left

    assert ranks_left(st, 1) > ranks_left(st, 0)


FEAST: dict[str, Any] = {"mode": "a_feast_for_crows", "terrain": ["corpse_pile at 24,24"]}


@pytest.mark.rule("miniatures:modes.pile_left", "miniatures:modes.pile_contact")
def test_a_bearer_that_leaves_the_pile_drops_the_token_there() -> None:
    p = field(f"0 {SPEARS} at 24,19", FAR, objectives=["at 24,23 pile=0"], **FEAST)
    act(p, 0, "maneuver")
    p.answer(0, {"distance": 2000})
    assert state(p).o_unit == [0]
    q = field(f"0 {SPEARS} at 24,19", FAR, objectives=["at 24,21.5 pile=0"], **FEAST)
    act(q, 0, "maneuver")
    q.answer(0, {"pivot": 18000, "distance": 5000})
    assert state(q).o_unit == [-1]  # it was not on the token when it ended its move
    st = state(p)
    st.x[0], st.y[0] = 24000, 8000
    assert carry.why_not_token(st, 0, 0, 24000, 30000, at_pile=True) is not None
    assert carry.why_not_token(st, 0, 0, 24000, 25500, at_pile=True) is None


@pytest.mark.rule("miniatures:modes.new_piles")
def test_fallen_infantry_leaves_a_pile_with_a_token() -> None:
    p = rule("wounds.wound", 0, 12, 1, -1, units=[f"0 {SPEARS} at 24,36", TWO, FAR], **FEAST)
    p.expect("feast.pile", 0)
    assert p.refused(0, {"x": 24000, "y": 36000, "facing": 0}) == "modes.new_piles"
    p.answer(0, {"x": 34000, "y": 36000, "facing": 0})
    assert state(p).t_kind.count("corpse_pile") == 2
    assert (state(p).o_x, state(p).o_pile) == ([34000], (1,))
    wolf = rule("wounds.wound", 0, 4, 1, -1, units=[f"0 {WOLF} at 24,36", TWO, FAR], **FEAST)
    assert state(wolf).t_kind.count("corpse_pile") == 1


@pytest.mark.rule("miniatures:modes.terrain_gap")
def test_other_pieces_keep_an_inch_from_the_modes_own() -> None:
    from weirwood.games.miniatures.groundwork import why_not_piece

    p = field(TWO, FAR, objectives=["at 24,24 pile=0"], **FEAST)
    near = why_not_piece(state(p), "bog", {"x": 29900, "y": 24000, "facing": 0})
    assert near is not None
    assert near.rule == "modes.terrain_gap"
    assert why_not_piece(state(p), "bog", {"x": 30100, "y": 24000, "facing": 0}) is None


# --- missions -----------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:modes.mission_hand", "miniatures:modes.mission_reveal")
def test_mission_hands_are_secret_and_shown_one_by_one() -> None:
    p = Play.new(
        "miniatures", seats=2,
        options={"mode": "winds_of_winter", "armies": "stark_20,lannister_20", "points": 20,
                 "terrain": "none"},
        inject=faces("roll_off", 6, 1),
    )  # fmt: skip
    p.answer(0, "edge:0")
    p.expect("winds.hand", 0)
    p.answer(0, *[f"mission:mission_{n}" for n in (1, 2, 3, 4)])
    p.answer(1, *[f"mission:mission_{n}" for n in (5, 6, 7, 8)])
    mine = {row["face"] for row in p.view(0)["players"][0]["secrets"]}
    theirs = [row["face"] for row in p.view(0)["players"][1]["secrets"]]
    assert mine == {f"mission_{n}" for n in (1, 2, 3, 4, 11, 12)}
    assert sorted(theirs) == ["", "", "", "", "mission_11", "mission_12"]
    rng = random.Random(2)
    while state(p).round < 2:
        d = p.asked()
        p.answer(d.seat, p.match.sample(d, rng))
    p.expect("winds.reveal", state(p).first)


@pytest.mark.rule("miniatures:modes.steal_first")
def test_the_eleventh_mission_may_take_the_first_turn() -> None:
    p = rule(
        "modes.missions.reveal_missions",
        units=[TWO, FAR], hands={"1": ["mission_11"]}, mode="winds_of_winter", round=2,
    )  # fmt: skip
    p.answer(1, "mission:mission_11")
    p.expect("winds.first", 1)
    p.answer(1, "yes")
    assert state(p).first == 1


@pytest.mark.rule("miniatures:modes.missions_score")
def test_every_mission_in_force_scores_for_everybody() -> None:
    st = state(
        field(
            ONE,
            f"1 {SPEARS} at 10,30",
            FAR,
            objectives=["at 24,24 center", "at 10,30"],
            mode="winds_of_winter",
            missions=["mission_12", "mission_1"],
        )
    )
    scoring.score_mission(st, "mission_12")
    scoring.score_mission(st, "mission_1")
    assert st.vp == [3, 1]


@pytest.mark.rule("miniatures:modes.missions_score")
def test_what_each_mission_counts() -> None:
    ncus = list(content.NCUS)[:3]
    st = state(
        field(
            f"0 {SPEARS} at 24,43",
            f"1 {SPEARS} at 24,30, wounds 4, panicked weakened",
            f"0 {SPEARS} against 1 front",
            f"1 {SPEARS} at 4,4, vulnerable",
            mode="dark_wings_dark_words",
            objectives=["at 24,43"],
            ncus=[
                f"0 {ncus[0]} on zone_combat",
                f"0 {ncus[1]} on zone_maneuver",
                f"1 {ncus[2]} on zone_tactics",
            ],
        )
    )
    want = {
        "combat_and_maneuver": (2, 0),
        "combat_and_tactics": (1, 1),
        "tactics_board": (1, 0),
        "enemy_deployment": (1, 1),
        "engaged_ranks": (1, 0),
        "condition_tokens": (1, 0),
        "opponents_objectives": (1, 0),
        "all_objectives": (1, 0),
        "revenge": (0, 0),
    }
    for effect, points in want.items():
        found = tuple(scoring.mission_points(st, side, effect) for side in (0, 1))
        assert found == points, effect


@pytest.mark.rule("miniatures:modes.mission_kills")
def test_missions_of_killing_score_at_once() -> None:
    p = rule(
        "wounds.wound", 1, 12, 0, 0,
        units=[TWO, f"1 {SPEARS} at 24,24, commander {SPEARS}", FAR],
        mode="dark_wings_dark_words", missions=["mission_5"],
    )  # fmt: skip
    assert state(p).vp == [3, 0]


@pytest.mark.rule("miniatures:modes.shared_missions", "miniatures:modes.mission_rotation")
def test_shared_missions_rotate_from_the_third_round() -> None:
    p = field(TWO, FAR, mode="dark_wings_dark_words")
    st = state(p)
    missions.lay_out(st)
    assert len(st.missions) == len(st.missions_next) == 2
    assert len({*st.missions, *st.missions_next, *st.mission_deck}) == 9
    before = st.missions_next[:]
    st.round = 2
    missions.rotate(st)
    assert st.missions_next == before
    st.round = 3
    missions.rotate(st)
    assert st.missions == before


@pytest.mark.rule("miniatures:modes.ncu_swap", "miniatures:modes.commander_swap")
def test_missions_are_changed_by_ncus_and_commanders() -> None:
    p = field(LORD, FAR, mode="dark_wings_dark_words")
    st = state(p)
    missions.lay_out(st)
    old, new = st.missions[0], st.missions_next[0]
    missions.change(st, f"active:{old}:{new}")
    assert new in st.missions
    assert old in st.mission_out
    assert is_commander(st, 0)
    p.answer(0, f"unit:{SPEARS}:0")
    assert p.may(0, "swap")
    plain = field(ONE, FAR, mode="dark_wings_dark_words")
    assert why_not_action(plain, 0, "swap") == "modes.commander_swap"


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
    from weirwood.games.miniatures import tactics_board

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
    from weirwood.games.miniatures.groundwork import why_not_piece

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
    ncu = next(n for n in content.NCUS.values() if n.cost == 4)
    p = field(f"0 {SPEARS} at 10,10, commander {SPEARS}", FAR, ncus=[f"0 {ncu.id} on q1"], **STAND)
    st = state(p)
    st.notes[0]["quadrant"] = 0
    assert scoring.quadrant_weight(st, 0, 0) == st.cost[0] + 3 + 4


@pytest.mark.rule("miniatures:modes.unit_returns")
def test_a_destroyed_unit_comes_back_activated() -> None:
    p = rule("wounds.wound", 0, 12, 1, -1, units=[ONE, TWO, FAR], **STAND)
    st = state(p)
    assert kings.own_returnable(st, 0) == [0]
    areas = deploying.areas(st, 0, "unit_returns")
    assert (0, 0, 48000, 6000) in areas
    q = rule("modes.kings.units_return", units=[ONE, TWO, FAR], **STAND)
    assert q.asked().kind == "turn.unit"  # nobody has fallen


def test_covering_is_noticed_after_a_move_only() -> None:
    st = state(field(ONE, FAR, objectives=["at 40,24"]))
    st.x[0] = 40000
    assert st.o_unit == [-1]
    cover_after_move(st, 0)
    assert st.o_unit == [0]
