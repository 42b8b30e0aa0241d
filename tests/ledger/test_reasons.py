"""Every line of a game's log can say which rules brought it about."""

from __future__ import annotations

import re

import pytest

from weirwood import ledger
from weirwood.folders import folder

GAMES = ["btwixt", "boardgame", "cardgame", "miniatures"]
EVENT = re.compile(r"^event-([a-z0-9_-]+) =", re.MULTILINE)


def told(game: str) -> set[str]:
    """The kinds of event that the game has words for; the words' own tests hold these complete."""
    texts = folder(f"weirwood.games.{game}", "text") / "en"
    found = [f.read_text(encoding="utf-8") for f in texts.iterdir() if f.name.endswith(".ftl")]
    return {kind.replace("-", ".") for text in found for kind in EVENT.findall(text)}


@pytest.mark.parametrize("game", GAMES)
def test_each_event_has_its_rules_and_each_rule_exists(game: str) -> None:
    known = ledger.reasons(f"weirwood.games.{game}")
    kinds = {key.partition("=")[0] for key in known}
    assert told(game) == kinds
    assert told(game) <= set(known), "a sharper entry does not replace the general one"
    assert all(known.values())


def test_the_values_of_an_event_are_more_telling_than_its_kind() -> None:
    game = "weirwood.games.cardgame"
    assert ledger.why(game, "claim.applied", {"seat": 0, "n": 1, "icon": "power"}) == (
        "claim.power",
        "claim.read",
    )
    assert ledger.why(game, "claim.applied", {"seat": 0}) == ("claim.read",)
    assert ledger.why(game, "never.told", {}) == ()


def test_what_is_true_of_an_event_counts_as_a_value() -> None:
    game = "weirwood.games.miniatures"
    assert "charge.align" in ledger.why(game, "charge.run", {"success": True})
    assert "charge.fail_stops" in ledger.why(game, "charge.run", {"success": False})
