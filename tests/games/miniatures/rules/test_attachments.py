"""Attachments in units."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.miniatures.driver import FOE, SPEARS, Stage, led, line, stage, staged

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.rules.modes.scoring import quadrant_weight
from weirwood.games.miniatures.rules.winning import army_points_left

KILL: dict[str, Any] = {"attack": [6] * 7, "defense": [1] * 7}


# ---- attachments --------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:attachments.figure", "miniatures:attachments.fallen")
def test_a_model_that_falls_with_its_unit_is_destroyed_too() -> None:
    """It is the last figure: its destruction counts like any other, once."""
    rickon = led("rickon_stark_prince_of_winterfell", ", wounds 11")
    units = [f"1 {SPEARS} at 24,12", line(0, rickon, "against 0 front")]
    p = staged("attack.melee_attack", 0, 1, False, units=units, turn=1, dice=KILL).play()
    assert p.hurt(1) == -1
    assert p.state.vp == [0, 1 + 1]  # the unit, and the captive


@pytest.mark.rule("miniatures:attachments.figure")
def test_two_models_fall_with_their_unit_one_after_the_other() -> None:
    unit = f"{SPEARS}, with umber_champion, with rickon_stark_prince_of_winterfell"
    units = [f"1 {SPEARS} at 24,12", line(0, unit, "against 0 front")]
    p = staged("wounds.wound", 1, 12, 1, 0, units=units, turn=1).play()
    assert p.hurt(1) == -1
    assert p.state.vp == [0, 2]
    assert sorted(p.state.fallen[1]) == ["rickon_stark_prince_of_winterfell", "umber_champion"]


# ---- attachments --------------------------------------------------------------------------------


@pytest.mark.rule(
    "miniatures:attachments.part",
    "miniatures:attachments.figure",
    "miniatures:attachments.abilities",
    "miniatures:attachments.order",
)
def test_an_attachment_is_the_last_figure_of_its_unit() -> None:
    led = f"{SPEARS}, with umber_champion"
    st = stage(line(0, led, "at 24,12")).state
    assert st.health[0] == 12
    assert ("order_incite", "umber_champion") in sources.abilities(st, 0)
    p = staged("wounds.wound", 0, 11, 1, -1, units=[line(0, led, "at 24,12"), FOE]).play()
    assert p.state.attached[0] == ("umber_champion",)
    two = f"{SPEARS}, with rickon_stark_prince_of_winterfell osha_spearwife_guardian"
    p = staged("wounds.wound", 0, 11, 1, -1, units=[line(0, two, "at 24,12"), FOE]).play()
    assert p.state.attached[0] == ("rickon_stark_prince_of_winterfell",)


@pytest.mark.rule("miniatures:attachments.deploy")
def test_attachments_are_deployed_inside() -> None:
    p = Stage.on({"units": [f"0 {SPEARS} at 24,12, with umber_champion", FOE]}, {})
    assert p.state.where[0] == 1
    assert len(p.state.kind) == 2


@pytest.mark.rule("miniatures:attachments.points", "miniatures:rounds.tie_break")
def test_a_fallen_attachment_is_worth_nothing_any_more() -> None:
    models = facts.ATTACHMENTS.values()
    model = next(a for a in models if a.kind == "infantry" and a.cost == 2 and not a.needs)
    p = staged("wounds.destroy_attachment", 0, model.id, 1, 1, units=[
        line(0, led(model.id), "at 24,12"), FOE])  # fmt: skip
    whole = stage(line(0, led(model.id), "at 24,12"), FOE).state
    st = p.state
    assert st.attached[0] == ()
    assert army_points_left(whole, 0) - army_points_left(st, 0) == 2
    for position in (whole, st):
        position.mode = "mode_here_we_stand"
        position.notes[0]["quadrant"] = 0
    assert quadrant_weight(whole, 0, 0) - quadrant_weight(st, 0, 0) == 2
