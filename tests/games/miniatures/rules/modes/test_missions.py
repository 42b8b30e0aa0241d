"""Missions: in the hand, shown, changed, and what each of them counts."""

from __future__ import annotations

import random

import pytest
from tests.games.miniatures.driver import (
    FAR,
    SPEARS,
    faces,
    field,
    rule,
    state,
    why_not_action,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules.commanders import is_commander
from weirwood.games.miniatures.rules.modes import fallen, missions, scoring
from weirwood.kernel.testing import Play

ONE = f"0 {SPEARS} at 24,24"
TWO = f"0 {SPEARS} at 10,10"
LORD = f"0 {SPEARS} at 24,24, commander {SPEARS}"


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
    ncus = list(facts.NCUS)[:3]
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


@pytest.mark.rule("miniatures:modes.missions_score")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [((2, 0), 0), ((3, 0), 1), ((2, 1), 1), ((3, 1), 1), ((3, 2), 2), ((2, 3), 2), ((3, 3), 2)],
)
def test_three_tokens_on_enemies_are_a_point_and_five_are_two(
    tokens: tuple[int, int], points: int
) -> None:
    names = ("panicked", "weakened", "vulnerable")
    foes = [
        f"1 {SPEARS} at {x},30" + "".join(f", {name}" for name in names[:n])
        for x, n in zip((10, 30), tokens, strict=True)
    ]
    mine = f"0 {SPEARS} at 24,10, panicked, weakened, vulnerable"  # one's own do not count
    st = state(field(mine, *foes, mode="dark_wings_dark_words"))
    assert scoring.mission_points(st, 0, "condition_tokens") == points
    assert scoring.mission_points(st, 1, "condition_tokens") == 1


@pytest.mark.rule("miniatures:modes.mission_kills", "miniatures:modes.commander_kill")
@pytest.mark.parametrize(("by", "winners"), [(0, [0]), (2, [2]), (1, [0, 2]), (-1, [0, 2])])
def test_who_scores_for_a_loss_that_nobody_caused(by: int, winners: list[int]) -> None:
    units = [f"{seat} {SPEARS} at {10 + 12 * seat},24" for seat in range(3)]
    st = state(field(*units, seats=3, mode="a_clash_of_kings"))
    assert fallen.winners_over(st, 1, by) == winners
    fallen.commander_falls(st, 1, by)
    assert st.vp == [2 * (side in winners) for side in range(3)]
    fallen.commander_falls(st, 1, by)  # only the first time
    assert st.vp == [2 * (side in winners) for side in range(3)]


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
