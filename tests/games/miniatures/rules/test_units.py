"""Combat units: figures, ranks, healing and what is lost."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import (
    BOWS,
    FAR,
    FOE,
    MINE,
    SPEARS,
    key,
    rule,
    stage,
    staged,
    state,
)

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.rules import seams, units, wounds


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


# ---- units --------------------------------------------------------------------------------------


@pytest.mark.rule(
    "miniatures:units.combat",
    "miniatures:units.types",
    "miniatures:units.infantry",
    "miniatures:units.cavalry",
    "miniatures:units.solo",
    "miniatures:units.small_guard",
    "miniatures:units.health",
    "miniatures:units.speed",
    "miniatures:units.morale",
    "miniatures:units.defense",
    "miniatures:units.attack",
)
def test_what_stands_on_the_cards() -> None:
    kinds = {unit.kind for unit in facts.UNITS.values()}
    assert kinds == set(facts.UNIT_KINDS)
    for unit in facts.UNITS.values():
        if unit.solo:
            assert (unit.figures, unit.ranks) == (1, 1), unit.id
        elif unit.kind == "infantry" and unit.figures != 8:
            assert (unit.figures, unit.ranks) == (12, 3), unit.id
        elif unit.figures == 8:
            assert (unit.tray, unit.ranks) == ("infantry", 2), unit.id
        else:
            assert (unit.figures, unit.ranks) == (4, 2), unit.id
        assert unit.speed % 1000 == 0
        assert 2 <= unit.defense <= 6
        assert all(2 <= a.hit <= 6 and len(a.dice) == unit.ranks for a in unit.attacks)


@pytest.mark.rule("miniatures:units.arrow")
def test_shots_are_measured_from_the_arrow() -> None:
    near = stage(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,26.8 facing 180").state
    assert seams.over_obstacles(near, 0, 0) is False
    p = stage(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,26.8 facing 180")
    p.answer(0, key(0, BOWS)).answer(0, "ranged").answer(0, {"distance": 0})
    assert p.keys(0) == [key(1)]  # 12 inches from the arrow to the nearest edge


@pytest.mark.rule("miniatures:units.wounds", "miniatures:units.hits")
def test_wounds_are_suffered_and_hits_are_rolled_for() -> None:
    p = staged("wounds.wound", 1, 3, 0, -1, units=[MINE, FOE]).play()
    assert p.hurt(1) == 3
    assert not p.told("dice.defense")
    p = staged("attack.hits", 1, 3, 0, -1, units=[MINE, FOE], dice={"defense": [1, 6, 6]}).play()
    assert p.hurt(1) == 1
    assert not p.told("dice.test")


@pytest.mark.rule("miniatures:units.solo_ranks", "miniatures:units.rank_lost")
def test_a_solo_unit_keeps_its_rank_but_counts_wounds_for_objectives() -> None:
    st = stage("0 grey_wind at 24,12, wounds 3").state
    assert (units.ranks_left(st, 0), units.ranks_lost(st, 0), units.weight(st, 0)) == (1, 0, 1)


@pytest.mark.rule("miniatures:units.healing")
def test_neither_the_absent_nor_the_withering_heal(monkeypatch: pytest.MonkeyPatch) -> None:
    st = stage(f"0 {SPEARS} at 24,12, wounds 2").state
    assert wounds.restorable(st, 0) == 2
    for where, withers in ((0, False), (2, False), (1, True), (0, True)):
        st.where[0] = where
        monkeypatch.setattr(seams, "withers", lambda st, u, yes=withers: yes)
        assert wounds.restorable(st, 0) == 0
        assert wounds.restore(st, 0, 5) == 0
    assert st.health[0] == 10


@pytest.mark.rule("miniatures:units.healing_limit", "miniatures:units.healing")
def test_healing_stops_at_the_start() -> None:
    st = stage(f"0 {SPEARS} at 24,12, wounds 2").state
    assert wounds.restore(st, 0, 5) == 2
    assert st.health[0] == 12
