"""A refusal cites the rule that forbids, in random games of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games import refusals
from tests.games.boardgame import law as boardgame
from tests.games.btwixt import law as btwixt
from tests.games.btwixt.law.asked import ED, Question
from tests.games.cardgame import law as cardgame
from tests.games.miniatures import law as miniatures
from tests.games.refusals import Law, Seen

import weirwood
from weirwood.kernel import Decision, Refusal

LAWS: dict[str, tuple[Law, Any]] = {
    "btwixt": (btwixt.LAW, btwixt.options),
    "boardgame": (boardgame.LAW, boardgame.options),
    "cardgame": (cardgame.LAW, cardgame.options),
    "miniatures": (miniatures.LAW, miniatures.options),
}
# Games in a row from different numbers, and the share of their questions that is looked at.
SAMPLES: dict[str, tuple[int, int, float]] = {
    "btwixt": (6, 16, 0.25),
    "boardgame": (4, 4, 0.2),
    "cardgame": (4, 5, 0.2),
    "miniatures": (3, 2, 0.15),
}


BATCHES = [
    pytest.param(game, range(n * games, n * games + games), share, id=f"{game}-{n}")
    for game, (many, games, share) in SAMPLES.items()
    for n in range(many)
]


@pytest.mark.parametrize(("game", "numbers", "share"), BATCHES)
def test_refusals_in_random_games_cite_what_forbids(
    game: str, numbers: range, share: float
) -> None:
    law, options = LAWS[game]
    seen: Seen = Counter()
    examined = 0
    for number in numbers:
        seats, settings = options(number)
        match = weirwood.new(game, seats=seats, seed=number, options=settings)
        examined += refusals.play(law, match, number, share, seen)
    print(refusals.report(law, seen, len(numbers), examined))
    assert sum(seen.values()) > 1_000


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
