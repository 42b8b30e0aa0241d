"""Distances and ranges."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import BOWS, FAR, SPEARS, act, field, state, why_not_action

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules.attack import can_shoot, reach
from weirwood.games.miniatures.rules.measuring import in_range
from weirwood.games.miniatures.rules.units import tray


@pytest.mark.rule("miniatures:measuring.ranges")
def test_short_is_six_and_long_is_twelve_inches() -> None:
    assert (facts.CONTENT.short_range, facts.CONTENT.long_range) == (6000, 12000)
    st = state(field("1 pyromancers at 24,10", f"0 {BOWS} at 24,30 facing 180"))
    assert reach(st, 0, 0) == 6000
    assert reach(st, 1, 0) == 12000


@pytest.mark.rule("miniatures:measuring.any_part")
def test_any_part_of_the_tray_counts_from_edge_to_edge() -> None:
    st = state(field(f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,20.8 facing 180"))
    assert in_range(st, 0, 1, 6000)  # 10.8 less two half depths of 2.4
    assert not in_range(st, 0, 1, 5999)


@pytest.mark.rule("miniatures:measuring.itself")
def test_a_unit_is_in_range_of_itself() -> None:
    st = state(field(f"0 {SPEARS} at 24,10", FAR))
    assert in_range(st, 0, 0, 0)


@pytest.mark.rule("miniatures:measuring.front_arrow", "miniatures:attack.ranged_target")
def test_shots_are_measured_from_the_front_arrow() -> None:
    """The rulebook's pictures of the bowmen: in range, and out of it after they moved."""
    st = state(field("0 stark_bowmen at 24,10", "1 lannister_guardsmen at 24,26.8 facing 180"))
    assert can_shoot(st, 0, 0, tray(st, 0), 1)  # the arrow stands at 12.4, the guard at 24.4
    back = (24000, 9999, 0, 2750, 2400)
    assert not can_shoot(st, 0, 0, back, 1)


@pytest.mark.rule("miniatures:attack.ranged_shift", "miniatures:attack.ranged")
def test_the_shift_before_shooting_may_open_the_range_but_must_leave_a_target() -> None:
    p = act(field(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,28.8 facing 180"), 0, "ranged")
    p.expect("attack.shift", 0)
    assert p.refused(0, {"direction": 0, "distance": 1999}) == "attack.ranged_shift"
    assert p.refused(0, {"direction": 0, "distance": 2001}) == "movement.shift"
    p.answer(0, {"direction": 0, "distance": 2000})
    p.expect("attack.target", 0)
    far = field(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,29 facing 180")
    assert why_not_action(far, 0, "ranged") == "attack.ranged_target"


@pytest.mark.rule("miniatures:measuring.wholly")
def test_wholly_within_asks_every_corner() -> None:
    from weirwood.games.miniatures.geometry.rect import wholly_within

    one, two = (24000, 24000, 0, 2750, 2400), (24000, 31000, 0, 1380, 1380)
    assert wholly_within(one, two, 5980)
    assert not wholly_within(one, two, 5979)


@pytest.mark.rule("miniatures:measuring.any_time")
def test_everything_that_is_measured_is_in_everybodys_view() -> None:
    p = field(f"0 {SPEARS} at 24,10", FAR)
    for seat in (0, 1, None):
        rows = p.view(seat)["units"]
        assert [(r["x"], r["y"], r["facing"], r["width"], r["depth"]) for r in rows] == [
            (24000, 10000, 0, 5500, 4800),
            (44000, 44000, 18000, 5500, 4800),
        ]
