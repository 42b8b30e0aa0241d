"""What every card and ally does is held by a test: without one of its effects some test fails."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.btwixt.driver import SHOWN
from tests.games.btwixt.effects import (
    test_allies,
    test_influence,
    test_white_and_blue,
    test_win_icons,
)
from tests.games.btwixt.rules import (
    test_advanced,
    test_bidding,
    test_cards,
    test_claim,
    test_cleanup,
    test_concepts,
    test_draft,
    test_kingsmoot,
    test_priority,
    test_revealed,
    test_round,
    test_running_out,
    test_scoring,
    test_season,
    test_setup,
)
from tests.games.strikes import Strike, naming, noticed, played

from weirwood.games.btwixt.facts import default_text, read_edition
from weirwood.games.btwixt.state import EDITIONS

PLAYED = (
    test_win_icons,
    test_influence,
    test_white_and_blue,
    test_allies,
    test_scoring,
    test_round,
    test_bidding,
    test_claim,
    test_cleanup,
    test_cards,
    test_priority,
    test_concepts,
    test_setup,
    test_season,
    test_advanced,
    test_draft,
    test_kingsmoot,
    test_revealed,
    test_running_out,
)
FILE: dict[str, Any] = json.loads(default_text())
GROUPS = ("standard_influence", "event_influence", "leader_influence", "allies")
DESIGNS = {row["id"]: (group, i) for group in GROUPS for i, row in enumerate(FILE[group])}
Path = tuple[str | int, ...]


def strokes(effects: list[dict[str, Any]], path: Path) -> Iterator[Path]:
    """The places of all that may be struck out: effects at any depth, and their conditions."""
    for i, effect in enumerate(effects):
        here = (*path, i)
        yield here
        for key in ("if", "optional"):
            if key in effect and not (key == "optional" and "up_to" in effect):  # none is up to two
                yield (*here, key)
        for key in ("then", "else"):
            yield from strokes(effect.get(key, []), (*here, key))
        for j, option in enumerate(effect.get("options", [])):
            yield from strokes(option, (*here, "options", j))


def without(path: Path) -> Strike | None:
    """The edition without what stands there; None if such a card may not be printed."""
    table = copy.deepcopy(FILE)
    at: Any = table
    for step in path[:-1]:
        at = at[step]
    del at[path[-1]]
    try:
        edition = read_edition(table)
    except ValueError:
        return None
    return lambda patch: patch.setitem(EDITIONS, "", edition)


@pytest.mark.parametrize("name", list(DESIGNS))
def test_no_effect_of_a_design_can_be_lost_unnoticed(name: str) -> None:
    group, i = DESIGNS[name]
    tests = naming(played(*PLAYED), name)
    lost = []
    for path in strokes(FILE[group][i]["effects"], (group, i, "effects")):
        strike = without(path)
        if strike is not None and not noticed(strike, tests):
            lost.append(path[3:])
    assert not lost, f"write a test of what {name} does: {lost}"


def test_every_design_is_shown() -> None:
    """Each card design has a test that shows its effect: see `shows`."""
    assert set(DESIGNS) == SHOWN
