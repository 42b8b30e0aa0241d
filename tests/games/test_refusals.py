"""The laws of all games; random games under each are in the game's own `test_law.py`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games import refusals
from tests.games.boardgame import law as boardgame
from tests.games.btwixt import law as btwixt
from tests.games.btwixt.law.asked import ED, Question
from tests.games.cardgame import law as cardgame
from tests.games.miniatures import law as miniatures
from tests.games.refusals import Law

import weirwood
from weirwood.kernel import Decision, Refusal

LAWS: dict[str, tuple[Law, Any]] = {
    "btwixt": (btwixt.LAW, btwixt.options),
    "boardgame": (boardgame.LAW, boardgame.options),
    "cardgame": (cardgame.LAW, cardgame.options),
    "miniatures": (miniatures.LAW, miniatures.options),
}


@pytest.mark.parametrize("game", LAWS)
def test_the_law_speaks_of_every_question(game: str) -> None:
    law, options = LAWS[game]
    seats, settings = options(0)
    refusals.covered(law, weirwood.new(game, seats=seats, seed=0, options=settings))


def test_the_law_notices_a_wrong_rule() -> None:
    """The property is no empty word: a rule that does not forbid, or that nobody knows, fails."""
    match = weirwood.new("btwixt", seats=3, seed=1, options={"leaders": "deal"})
    d: Decision = match.decisions[0]
    asked = Question(match, d)
    rules = btwixt.KEYS[d.kind]
    away = f"play:{next(n for n in ED.card_ids if f'play:{n}' not in asked.legal)}"
    refusals.cited(btwixt.LAW, asked, Refusal("bidding.hand"), away, rules)
    for rule in ("ops.ban_play", "claim.tie", "kernel.shape"):
        with pytest.raises(AssertionError):
            refusals.cited(btwixt.LAW, asked, Refusal(rule), away, rules)
    with pytest.raises(AssertionError):
        refusals.offered(asked, away, rules)
