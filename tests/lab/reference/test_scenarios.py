"""One page documents the scenarios of all games, written from what they read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import weirwood
from weirwood.kernel import registry
from weirwood.kernel.registry import catalogue
from weirwood.lab.reference import scenarios

PAGE = Path(__file__).parents[3] / "docs" / "scenarios.md"
GAMES = ("boardgame", "btwixt", "cardgame", "miniatures")


def test_the_page_is_current() -> None:
    again = "run: python -m weirwood.lab.reference.scenarios docs/scenarios.md"
    assert PAGE.read_text("utf-8") == scenarios.page(), again


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_every_key(game: str) -> None:
    shape = catalogue()[game].scenario_shape
    assert shape is not None
    told = scenarios.section(catalogue()[game])
    for row in msgspec.json.schema(shape)["$defs"].values():
        assert all(f"| `{key}` | " in told for key in row["properties"])


STARTS: dict[str, tuple[dict[str, Any], str]] = {
    "btwixt": ({"seats": 3, "current": "ally_bronn", "hands": [["inf_rout"]]}, "claim.token"),
    "boardgame": ({"board": "setup"}, "planning.raven"),
    "cardgame": ({"players": [{"play": ["Summer"]}, {}], "phase": "marshal"}, "challenge.declare"),
    "miniatures": (
        {"units": ["0 stark_sworn_swords at 24,20", "1 stark_sworn_swords at 24,40 facing 180"],
         "turn": 0, "round": 1}, "turn.action",
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_stops_at_a_question(game: str) -> None:
    data, kind = STARTS[game]
    match = weirwood.scenario(game, {**data, "stop_at": kind})
    assert kind in {d.kind for d in match.decisions}
    native = registry.scenario(game, {**data, "stop_at": kind}, native=True)
    assert native.decisions == match.decisions


@pytest.mark.parametrize("game", GAMES)
def test_a_question_that_there_is_not_is_refused(game: str) -> None:
    data, _ = STARTS[game]
    for stop_at in ("combat.nothing", 5, None, ["x"]):
        with pytest.raises(weirwood.Refused) as no:
            weirwood.scenario(game, {**data, "stop_at": stop_at})
        assert no.value.rule == "kernel.stop_at"


def test_a_question_that_never_comes_is_refused() -> None:
    data, _ = STARTS["btwixt"]
    with pytest.raises(weirwood.Refused) as no:
        weirwood.scenario("btwixt", {**data, "stop_at": "draft.keep"})
    assert no.value.rule == "kernel.stop_at_never"
