"""Trees apart (`search:100t`): each seat knows its own, and mixes where all answer at once."""

from __future__ import annotations

import pytest

from tests.bots.test_search import played
from weirwood.bots.search import Race, SearchBot, make
from weirwood.bots.trees import NATURAL, RIPE, Arm, Info, Trees
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.match import Match
from weirwood.kernel.registry import SeatWorlds, bot_answer


@pytest.mark.parametrize(("game", "seats"), [("btwixt", 4), ("boardgame", 3), ("cardgame", 2)])
def test_hidden_cards_that_are_swapped_change_nothing(game: str, seats: int) -> None:
    bot = registry.bot("search:12t", game)
    swapped = 0
    for match, decision in played(game, seats, seed=6, every=9, most=6):
        answer = bot_answer(bot, match, decision, 3)
        assert match.why_not(decision, answer) is None
        other = match.redeal(decision.seat, Splitmix(decision.number + 1))
        swapped += other.save()["state"] != match.save()["state"]
        assert bot_answer(bot, other, decision, 3) == answer, decision
    assert swapped > 2


def race_in(match: Match, iterations: int) -> tuple[Race, Trees]:
    decision = match.decisions[0]
    bot = SearchBot(match.game, 3600.0, iterations, apart=True)
    player = bot.player
    assert isinstance(player, Trees)
    view, options = match.view(decision.seat), match.options(decision)
    worlds = SeatWorlds(match, decision.seat)
    race = Race(bot, view, decision, options, Splitmix(1), worlds)
    race.run()
    return race, player


def test_an_answer_given_in_secret_leads_the_others_into_the_same_trees() -> None:
    """Orders are given at once: nobody's tree may tell which of them the searcher gave."""
    match = registry.new("boardgame", seats=3, seed=1)
    assert len(match.decisions) > 1
    race, player = race_in(match, 40)
    assert player.secret
    me = race.decision.seat
    for racer in race.racers:
        assert racer.node.seats is player.shared
    mine = {said for said, _, _ in player.shared[me].after}
    assert len(mine) > 1, "its own tree tells its own answers apart"
    for seat, info in player.shared.items():
        assert seat == me or {said for said, _, _ in info.after} == {None}


def test_an_answer_that_all_see_does_not() -> None:
    match = registry.new("btwixt", seats=3, seed=4)
    greedy = registry.bot("greedy", "btwixt")
    while len(match.decisions) > 1 or match.decisions[0].kind != "bidding.turn":
        for decision in match.decisions:
            match.answer(decision, bot_answer(greedy, match, decision, 1))
    race, player = race_in(match, 20)
    assert not player.secret
    assert len({id(racer.node.seats) for racer in race.racers}) == len(race.racers)


def test_the_own_player_comes_first_and_others_as_a_question_ripens() -> None:
    match = registry.new("btwixt", seats=3, seed=4)
    player = Trees(match.game)
    decision = match.decisions[0]
    info = Info()
    natural = player.natural(match, decision, Splitmix(1))
    for visit in range(1, 5 * RIPE):
        arm = player.branch(info, match, decision, natural, False, Splitmix(visit))
        assert visit >= RIPE or arm.answer is NATURAL
        arm.visits += 1
    assert len(info.arms) == 3


def test_who_answers_at_once_mixes_by_regret() -> None:
    arms = [Arm(NATURAL), Arm(["a"]), Arm(["b"])]
    arms[1].regret, arms[2].regret = 3.0, 1.0
    taken = [Trees.mixed(arms, Splitmix(i)) for i in range(2000)]
    shares = [taken.count(arm) / len(taken) for arm in arms]
    assert shares[0] < 0.06
    assert 0.65 < shares[1] < 0.78
    assert 0.2 < shares[2] < 0.32


def test_it_forgets_between_questions() -> None:
    """The same record gives the same answer, whatever the bot was asked before."""
    game = registry.game("btwixt")
    used = make(game, "20t")
    for match, decision in played("btwixt", 3, seed=3, every=5, most=4):
        answer = bot_answer(used, match, decision, 1)
        assert bot_answer(make(game, "20t"), match, decision, 1) == answer
