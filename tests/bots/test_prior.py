"""What answers may be worth before they are tried: what it is told, and how the search takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bots.test_learned import GAMES, features_of, made
from tests.bots.test_search import played
from weirwood.bots.prior import NUMBERS, Hopes, Prior, Sight, words_of
from weirwood.bots.search import SearchBot, forget
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.registry import SeatWorlds, bot_answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

SEATS = {"btwixt": 4, "boardgame": 3, "cardgame": 2, "miniatures": 2}


def any_prior(game: str, words: tuple[str, ...] = (), trust: float = 8.0) -> Prior:
    """One that was not learnt."""
    return Prior(Hopes(made(game, (*features_of(game), *NUMBERS, *words)), words, trust))


class Fond(Prior):
    """A prior that is sure of one answer."""

    def __init__(self, key: str, trust: float) -> None:
        super().__init__(any_prior("btwixt", trust=trust).hopes)
        self.key = key

    def gains(self, sight: Sight, answers: Sequence[Any]) -> list[float]:
        assert sight.decision.shape == "pick"
        return [1.0 if answer == [self.key] else -1.0 for answer in answers]


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_told_in_as_many_whole_numbers(game: str) -> None:
    prior = any_prior(game, ("bidding.turn play", "turn.action"))
    seen = 0
    for match, decision in played(game, SEATS[game], seed=6, every=9, most=10):
        world = SeatWorlds(match, decision.seat)(Splitmix(3))
        forget(world, decision.seat)
        first = world.sample(decision, Splitmix(4))
        sight = Sight(world, decision, first)
        rows = [prior.row(sight, a) for a in (first, *world.propose(decision, Splitmix(5), 3))]
        assert {len(row) for row in rows} == {len(prior.hopes.network.features)}
        assert all(type(n) is int for row in rows for n in row)
        assert all(abs(n) <= 4000 for row in rows for n in row)
        assert prior.gains(sight, [first]) == [0.0]
        assert world.decisions  # looking changes nothing
        assert next(words_of(decision, first)) == decision.kind
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("game", ["btwixt", "cardgame"])
def test_hidden_cards_that_are_swapped_change_nothing(game: str) -> None:
    bot = SearchBot(registry.game(game), 3600.0, 10, prior=any_prior(game))
    swapped = 0
    for match, decision in played(game, SEATS[game], seed=6, every=11, most=6):
        answer = bot_answer(bot, match, decision, 3)
        assert match.why_not(decision, answer) is None
        other = match.redeal(decision.seat, Splitmix(decision.number + 1))
        swapped += other.save()["state"] != match.save()["state"]
        assert bot_answer(bot, other, decision, 3) == answer, decision
    assert swapped > 2


def test_it_is_believed_like_so_many_worlds() -> None:
    """Who is trusted decides; who is not trusted is overruled by what is seen."""
    game = registry.game("btwixt")
    followed = plain = 0
    for match, decision in played("btwixt", 4, seed=6, every=9, most=8):
        usual = bot_answer(SearchBot(game, 3600.0, 24), match, decision, 3)
        key = next(key for key in match.keys(decision) if [key] != usual)
        for trust in (1000.0, 0.0):
            bot = SearchBot(game, 3600.0, 24)
            bot.player.prior = Fond(key, trust)
            answer = bot_answer(bot, match, decision, 3)
            assert bot.race is not None
            if [key] != bot.race.lead.answer:
                followed += answer == [key] and trust > 0
                plain += answer != [key] and not trust
    assert followed > 3
    assert plain > 2


def test_a_tree_tries_first_what_is_recommended() -> None:
    """The answers that are tried in imagined worlds come in the order of the prior."""
    game = registry.game("btwixt")
    prior = any_prior("btwixt")
    asked: list[int] = []

    class Listening(Prior):
        def best(self, world: Match, decision: Decision, first: Any, answers: Any) -> int:
            found = super().best(world, decision, first, answers)
            sight = Sight(world, decision, first)
            gains = self.gains(sight, [list(each) for each in answers])
            assert gains[found] == max(gains)
            asked.append(found)
            return found

    bot = SearchBot(game, 3600.0, 120)
    bot.player.prior = Listening(prior.hopes)
    for match, decision in played("btwixt", 4, seed=6, every=9, most=3):
        bot_answer(bot, match, decision, 3)
    assert any(asked)
