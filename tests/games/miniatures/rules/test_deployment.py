"""Preparing the battlefield, and scenarios."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.miniatures.driver import FAR, SPEARS, act, faces, field, pose, rule, state

import weirwood
from weirwood.games.miniatures import facts
from weirwood.games.miniatures.geometry.rect import inside
from weirwood.games.miniatures.rules.deployment import first_spot
from weirwood.games.miniatures.rules.field import zones_of_game
from weirwood.kernel import Refused
from weirwood.kernel.testing import Play

SMALL = {"armies": "stark_20,lannister_20", "points": 20, "terrain": "none"}


def small(inject: Any = (), **more: Any) -> Play:
    return Play.new("miniatures", seats=2, options={**SMALL, **more}, inject=inject)


def deploy_all(p: Play) -> list[int]:
    """Deploy everything somewhere; gives the seats in order."""
    rng = random.Random(3)
    order = []
    while p.asked().kind.startswith("deploy"):
        d = p.asked()
        if d.kind == "deploy.place":
            order.append(d.seat)
        p.answer(d.seat, p.match.sample(d, rng))
    return order


@pytest.mark.rule(
    "miniatures:deployment.zone_choice",
    "miniatures:deployment.alternate",
    "miniatures:deployment.first_player",
    "miniatures:deployment.steps",
)
def test_the_winner_picks_the_zone_deploys_first_and_the_other_names_the_first_player() -> None:
    p = small(inject=faces("roll_off", 2, 6))
    p.expect("deploy.zone", 1)
    assert p.keys() == ["edge:0", "edge:1", "pass"]
    p.answer(1, "edge:0")
    assert state(p).zone == (1, 0)
    rng = random.Random(3)
    order = []
    while p.asked().kind in {"deploy.unit", "deploy.place"}:
        d = p.asked()
        if d.kind == "deploy.place":
            order.append(d.seat)
        p.answer(d.seat, p.match.sample(d, rng))
    assert order == [1, 0, 1, 0, 1, 0]
    p.expect("deploy.first", 0)
    assert [len(row["hand"]) for row in p.view(0)["players"]] == [3, 3]


@pytest.mark.rule("miniatures:deployment.zone_choice")
def test_the_choice_may_be_left_to_the_opponent() -> None:
    p = small(inject=faces("roll_off", 6, 2))
    p.answer(0, "pass")
    p.expect("deploy.zone", 1)
    assert not p.may(1, "pass")
    p.answer(1, "edge:1")
    assert state(p).chooser == 1


@pytest.mark.rule("miniatures:deployment.inside_zone")
def test_the_whole_tray_lies_in_the_zone() -> None:
    p = small(inject=faces("roll_off", 6, 2))
    p.answer(0, "edge:0")
    p.answer(0, p.keys()[0])
    p.expect("deploy.place", 0)
    assert p.refused(0, {"x": 24000, "y": 7601}) == "deployment.inside_zone"
    assert p.refused(0, {"x": 24000, "y": 2399}) == "deployment.inside_zone"
    assert p.why_not(0, {"x": 24000, "y": 7600}) is None
    assert p.refused(0, {"x": 24000, "y": 7600, "facing": 4500}) == "deployment.inside_zone"


@pytest.mark.rule("miniatures:deployment.late")
def test_a_unit_without_room_comes_later_as_its_activation() -> None:
    p = field(f"0 {SPEARS} at 24,30", f"0 {SPEARS}, note late 1", FAR)
    assert p.may(0, f"unit:{SPEARS}:1")
    p.answer(0, f"unit:{SPEARS}:1")
    p.expect("deploy.place", 0)
    p.answer(0, {"x": 24000, "y": 5000})
    assert state(p).activated[1] == 1
    p.expect("turn.unit", 1)  # no action besides


@pytest.mark.rule("miniatures:deployment.tokens", "miniatures:modes.objective_cards")
def test_tokens_lie_where_the_mode_says_with_cards() -> None:
    p = small()
    st = state(p)
    assert list(zip(st.o_x, st.o_y, strict=True)) == [
        (24000, 24000), (6000, 18000), (42000, 18000), (6000, 30000), (42000, 30000),
    ]  # fmt: skip
    assert len(set(st.o_card)) == 5
    assert set(st.o_card) <= set(facts.OBJECTIVES)


@pytest.mark.rule("miniatures:field.table", "miniatures:field.large")
def test_the_table_is_48_inches_wide_or_72_if_chosen() -> None:
    assert (state(small()).width, state(small()).height) == (48000, 48000)
    wide = state(small(table="large"))
    assert (wide.width, wide.height) == (72000, 48000)
    assert wide.o_x == [36000, 6000, 66000, 6000, 66000]
    assert zones_of_game(wide)[0] == (0, 0, 72000, 10000)


@pytest.mark.rule("miniatures:deployment.armies")
def test_armies_come_by_name_or_as_text() -> None:
    with pytest.raises(Refused) as no:
        weirwood.new("miniatures", seats=2, options={"armies": "nobody"})
    assert no.value.rule == "deployment.armies"
    with pytest.raises(Refused) as much:
        weirwood.new("miniatures", seats=2, options={"armies": ["stark_20"] * 3})
    assert much.value.rule == "deployment.armies"
    for seats in (2, 3, 4):
        assert weirwood.new("miniatures", seats=seats, seed=1).decisions
    some = weirwood.new("miniatures", seats=3, seed=1, options={"armies": [None, "stark_20"]})
    assert [row["faction"] for row in some.view(None)["players"]] == ["stark", "stark", "neutral"]
    check = weirwood.game("miniatures").checks["army"]
    assert tuple(check("lannister_40")) == ()
    with pytest.raises(Refused):
        tuple(check("nobody"))


@pytest.mark.rule("miniatures:deployment.outflank")
def test_reserves_enter_wholly_within_short_range_of_an_edge() -> None:
    p = rule("deployment.bring", 1, "outflank", units=[f"0 {SPEARS} at 24,30", f"0 {SPEARS}", FAR])
    p.expect("deploy.place", 0)
    assert p.why_not(0, {"x": 24000, "y": 3600}) is None  # the own edge
    assert p.why_not(0, {"x": 3250, "y": 24000}) is None  # a flank
    assert p.refused(0, {"x": 24000, "y": 3601}) == "deployment.outflank"
    assert p.refused(0, {"x": 24000, "y": 45000}) == "deployment.outflank"
    p.answer(0, {"x": 3000, "y": 24000})
    assert inside((3000, 24000, 0, 2750, 2400), 0, 0, 6000, 48000)
    assert pose(p, 1) == (3000, 24000, 0)


@pytest.mark.rule("miniatures:field.scenario")
def test_impossible_positions_are_refused_with_the_rule() -> None:
    for data, want in (
        ({"units": [f"0 {SPEARS} at 1,1"]}, "movement.table_edge"),
        ({"units": [f"0 {SPEARS} at 24,24", f"1 {SPEARS} at 25,24"]}, "movement.overlap"),
        ({"units": ["0 nobody at 24,24"]}, "field.scenario"),
        ({"units": [f"0 {SPEARS} at 24;24"]}, "field.scenario"),
        ({"unit": []}, "field.scenario"),
        ({"units": [f"0 {SPEARS} at 24.0001,24"]}, "field.scenario"),
        ({"units": [f"0 {SPEARS} at 24,24, blessed"]}, "field.scenario"),
        ({"ncus": ["0 nobody"]}, "field.scenario"),
        ({"mode": "chess"}, "field.scenario"),
    ):
        with pytest.raises(Refused) as no:
            weirwood.scenario("miniatures", data)
        assert no.value.rule == want, data


@pytest.mark.rule(
    "miniatures:field.exact", "miniatures:field.friend", "miniatures:field.tokens_flat"
)
def test_a_position_is_whole_numbers_and_tokens_are_flat() -> None:
    p = field(f"0 {SPEARS} at 24.123,10.5 facing 12.34", FAR, objectives=["at 24.123,15"])
    assert pose(p, 0) == (24123, 10500, 1234)
    act(p, 0, "maneuver")
    assert p.why_not(0, {"distance": 5000}) is None  # over the token
    rows = p.view(0)["units"]
    assert [r["side"] for r in rows] == [0, 1]


@pytest.mark.rule("miniatures:deployment.inside_zone", "miniatures:terrain.custom")
def test_a_place_is_sought_anew_where_agreed_pieces_differ() -> None:
    """The same names at the same places, but the piece has another size."""
    found = []
    for width in (1000, 12000):
        block = {"width": width, "depth": 9000, "keywords": ["impassable"]}
        p = field(
            f"0 {SPEARS}", f"0 {SPEARS} at 4,44", FAR, terrain=["block at 6,4.5"],
            custom={"block": block},
        )  # fmt: skip
        found.append(first_spot(state(p), 0, "zone"))
    assert found[0] != found[1]
