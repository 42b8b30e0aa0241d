"""The moves on which the drawing in the browser is tried bear the verdicts of these rules."""

from __future__ import annotations

from tests.games.miniatures.reach import FILE, written


def test_the_moves_for_the_browser_are_judged_by_these_rules() -> None:
    assert FILE.read_text("ascii") == written(), (
        "a move is judged otherwise: if that was meant, run python -m tests.games.miniatures.reach"
    )
