"""Arcs and line of sight on the table, after the rulebook's pictures."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    FAR,
    SPEARS,
    WOLF,
    act,
    faces,
    field,
    last,
    rule,
    state,
    unit,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.geometry.arcs import arc_shares, arcs_of
from weirwood.games.miniatures.rules.sight import sees
from weirwood.games.miniatures.rules.units import tray
from weirwood.kernel.testing import Play


@pytest.mark.rule("miniatures:sight.line", "miniatures:sight.part")
def test_a_part_of_the_tray_in_the_front_arc_is_enough() -> None:
    """The rulebook's first two pictures: partly in the front arc, and not at all."""
    st = state(
        field(
            "1 lannister_guardsmen at 24,10",
            "0 house_umber_berserkers at 31,15 facing 180",
            "0 house_umber_berserkers at 30,10 facing 180",
        )
    )
    assert sees(st, 0, 1)
    assert not sees(st, 0, 2)


@pytest.mark.rule("miniatures:sight.units_block", "miniatures:sight.touching")
def test_two_units_side_by_side_hide_what_is_behind() -> None:
    """The rulebook's third picture: two units in front obstruct every line."""
    st = state(
        field(
            "1 lannister_crossbowmen at 24,8",
            "0 house_umber_berserkers at 21.25,14 facing 180",
            "0 stark_sworn_swords at 26.75,14 facing 180",
            "0 stark_bowmen at 24,20 facing 180",
        )
    )
    assert sees(st, 0, 1)
    assert sees(st, 0, 2)
    assert not sees(st, 0, 3)
    st.x[2] += 500  # a gap of half an inch
    assert sees(st, 0, 3)


@pytest.mark.rule("miniatures:sight.units_block")
def test_friends_hide_enemies_too() -> None:
    st = state(field(f"0 {WOLF} at 24,8", f"0 {SPEARS} at 24,14", f"1 {WOLF} at 24,20 facing 180"))
    assert not sees(st, 0, 2)


@pytest.mark.rule("miniatures:sight.arcs", "miniatures:sight.diagonals")
def test_four_arcs_meet_in_the_diagonals() -> None:
    tray = (24000, 24000, 0, 2750, 2400)
    spots = {"front": (0, 8000), "right": (8000, 0), "rear": (0, -8000), "left": (-8000, 0)}
    for side, (dx, dy) in spots.items():
        assert arcs_of(tray, (24000 + dx, 24000 + dy, 0, 1380, 1380)) == (side,)
    on_diagonal = (24000 + 2 * 2750, 24000 + 2 * 2400, 0, 1380, 1380)
    shares = arc_shares(tray, on_diagonal)
    assert shares["front"] > 0
    assert shares["right"] > 0


@pytest.mark.rule("miniatures:sight.majority", "miniatures:charge.side")
def test_the_arc_is_that_of_the_larger_part_seen_from_the_target() -> None:
    """The rulebook's fourth picture: across front and flank, mostly in the flank."""
    st = state(
        field("1 lannister_guardsmen at 24,24", "0 house_umber_berserkers at 31,28 facing 240")
    )
    shares = arc_shares(tray(st, 0), tray(st, 1))
    assert shares["front"] > 0
    assert arcs_of(tray(st, 0), tray(st, 1)) == ("right",)
    # from its own point of view the guard stands in the berserkers' front
    assert arcs_of(tray(st, 1), tray(st, 0)) == ("front",)


@pytest.mark.rule("miniatures:sight.tie")
def test_between_two_arcs_the_attacker_chooses() -> None:
    wolves = [f"1 {WOLF} at 24,24 facing 180", f"0 {WOLF} at 29,19 facing 315"]
    p = rule("charge.charge", 1, 0, units=wolves)
    p.expect("charge.side", 0)
    assert p.keys() == ["front", "left"]


def last_dice(p: Play) -> list[int]:
    """As many dice as the unit throws."""
    return [1] * facts.UNITS[BOWS].attacks[0].dice[0]


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
