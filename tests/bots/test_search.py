"""The bot `search`: blind to the live match, exact by iterations, quick if forced."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.terminal import toys
from weirwood.bots.search import NEVER, Race, SearchBot, make
from weirwood.bots.tree import Node, Player
from weirwood.bots.variation import key_of, variations
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Refused, Rng
from weirwood.kernel.match import Match
from weirwood.kernel.registry import SeatWorlds, bot_answer
from weirwood.lab.play.game import is_choice

toys.register()
TABLES = [("btwixt", 4), ("boardgame", 3), ("cardgame", 2), ("cardgame", 4), ("miniatures", 2)]


def played(game: str, seats: int, seed: int, every: int, most: int) -> Any:
    """Some real choices of a game between greedy players: (match, decision) as they come."""
    match = registry.new(game, seats=seats, seed=seed)
    greedy = registry.bot("greedy", game)
    seen = given = 0
    while not match.over and given < most:
        for decision in match.decisions:
            options = match.options(decision)
            if is_choice(match, decision, options):
                seen += 1
                if seen % every == 0:
                    given += 1
                    yield match, decision
            match.answer(decision, bot_answer(greedy, match, decision, 1))


def swapped_answers(name: str, game: str, seats: int, every: int, most: int) -> int:
    """Put questions to a bot with the hidden cards as they are and dealt anew; how many differed.

    >>> swapped_answers("random", "btwixt", 3, 9, 2)
    2
    """
    bot = registry.bot(name, game)
    swapped = 0
    for match, decision in played(game, seats, seed=6, every=every, most=most):
        answer = bot_answer(bot, match, decision, 3)
        assert match.why_not(decision, answer) is None
        other = match.redeal(decision.seat, Splitmix(decision.number + 1))
        swapped += other.save()["state"] != match.save()["state"]
        assert other.view(decision.seat) == match.view(decision.seat)
        assert bot_answer(bot, other, decision, 3) == answer, decision
    return swapped


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hidden_cards_that_are_swapped_change_nothing(game: str, seats: int) -> None:
    """It never sees the live match: the same view and seed give the same answer."""
    assert swapped_answers("search:9", game, seats, 9, 7) > 3  # the worlds were really others


@pytest.mark.parametrize("name", ["search:100", "learned:100"])
@pytest.mark.parametrize(("game", "seats"), [t for t in TABLES if t != ("cardgame", 4)])  # dear
def test_nor_for_those_who_think_longer(name: str, game: str, seats: int) -> None:
    """Trees that have ripened, at a hundred iterations; and the judgement as it was learnt."""
    assert swapped_answers(name, game, seats, 13, 2) == 2


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_its_answers_are_legal_and_repeat(game: str, seats: int) -> None:
    bot = registry.bot("search:9", game)
    kinds = set()
    for match, decision in played(game, seats, seed=8, every=9, most=7):
        answer = bot_answer(bot, match, decision, 3)
        assert match.why_not(decision, answer) is None
        assert bot_answer(bot, match, decision, 3) == answer
        kinds.add(decision.kind)
    assert len(kinds) > 2


class NoWorld(SeatWorlds):
    def __call__(self, rng: Rng) -> Match:
        raise AssertionError(f"no world is needed here, not even of {rng}")


def test_forced_answers_cost_no_budget() -> None:
    bot = make(registry.game("cardgame"), "5s")
    match = registry.new("cardgame", seed=1)
    only = match.options(match.decisions[0])[:1]
    no_world = NoWorld(match, 0)
    assert bot.decide({}, match.decisions[0], only, Splitmix(1), no_world) == [only[0].key]
    fixed = Decision(1, 0, "x", "amount", 3, 3)
    assert bot.decide({}, fixed, (), Splitmix(1), no_world) == 3
    assert bot.done == 0


def test_iterations_are_counted_exactly() -> None:
    bot = SearchBot(registry.game("btwixt"), 3600.0, 40)
    seen = []
    for match, decision in played("btwixt", 3, seed=3, every=11, most=6):
        bot_answer(bot, match, decision, 1)
        seen.append(bot.done)
    assert max(seen) in (40, 41)  # the heuristic's answer plays along in the same worlds
    assert min(seen) >= 8


def test_seconds_are_kept() -> None:
    bot = SearchBot(registry.game("btwixt"), 0.1, NEVER)
    for match, decision in played("btwixt", 4, seed=3, every=30, most=4):
        begun = time.thread_time()
        bot_answer(bot, match, decision, 1)
        assert time.thread_time() - begun < 0.1 + 0.15  # one iteration is never cut short


def test_it_stops_when_it_is_decided() -> None:
    """Where one answer is clearly best, the rest of the budget is saved."""
    bot = SearchBot(registry.game("boardgame"), 3600.0, 100)
    seen = []
    for match, decision in played("boardgame", 3, seed=3, every=17, most=8):
        bot_answer(bot, match, decision, 1)
        seen.append(bot.done)
    assert min(seen) < 60
    assert max(seen) >= 100


@pytest.mark.parametrize(("game", "seats"), [("boardgame", 6), ("btwixt", 5), ("cardgame", 3)])
def test_it_plays_whole_games_of_several(game: str, seats: int) -> None:
    match = registry.new(game, seats=seats, seed=2)
    bots = [registry.bot("search:8" if s == 1 else "greedy", game) for s in range(seats)]
    asked = 0
    while not match.over and asked < 150:
        for decision in match.decisions:
            answer = bot_answer(bots[decision.seat], match, decision, 2)
            match.answer(decision, answer)
            asked += 1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_without_heuristic_is_searched_too(seats: int) -> None:
    bot = registry.bot("search:12", "toy")
    shapes = set()
    for seed in range(4):
        match = registry.new("toy", seats=seats, seed=seed)
        while not match.over:
            for decision in match.decisions:
                shapes.add(decision.shape)
                match.answer(decision, bot_answer(bot, match, decision, 2))
    assert shapes == {"pick", "order", "amount", "assign", "place"}


@pytest.mark.parametrize(
    "budget",
    [
        "x",
        "p",
        "0",
        "-1",
        "1e9",
        "nan",
        "2m",
        "s",
        "0.0",
        " ",
        "1e3",
        "٣",
        "+5",
        "1_0",
        ".5",
        "5.",
        "5ps",
    ],
)
def test_a_wrong_budget_is_refused(budget: str) -> None:
    with pytest.raises(Refused) as no:
        registry.bot(f"search:{budget}", "btwixt")
    assert no.value.rule == "bots.budget"
    assert "search:0.5" in no.value.arguments["allowed"]


def test_budgets_are_seconds_or_iterations() -> None:
    game = registry.game("btwixt")
    assert (make(game, "0.5").seconds, make(game, "0.5").iterations) == (0.5, NEVER)
    assert (make(game, "2s").seconds, make(game, "2s").iterations) == (2.0, NEVER)
    assert make(game, "500").iterations == 500
    assert make(game, "").seconds == 0.2
    assert make(game, "0.5p").player.paranoid
    assert not make(game, "500").player.paranoid


def test_a_tree_tries_more_answers_as_it_ripens() -> None:
    match = registry.new("btwixt", seats=3, seed=4)
    player = Player(match.game)
    root = Node()
    for i in range(120):
        world = match.redeal(0, Splitmix(i), silent=True)
        clock = match.game.clock
        assert clock is not None
        player.follow(root, world, 0, clock(world.st) + 1, Splitmix(i))
    assert root.visits == 120
    arms = next(iter(root.arms.values()))
    assert len(arms) > 2
    assert sum(arm.visits for arm in arms.values()) == 120


@pytest.mark.parametrize("paranoid", [False, True])
def test_others_play_for_themselves_or_against_the_searcher(paranoid: bool) -> None:
    match = registry.new("btwixt", seats=3, seed=4)
    player = Player(match.game, paranoid=paranoid)
    root = Node()
    for i in range(30):
        world = match.redeal(0, Splitmix(i), silent=True)
        player.follow(root, world, 0, 10**9, Splitmix(i))
    total = {seat: sum(a.total for a in arms.values()) for seat, arms in root.arms.items()}
    assert total


@pytest.mark.parametrize("game", ["boardgame", "cardgame", "miniatures"])
def test_variations_are_legal_and_several(game: str) -> None:
    shapes: set[str] = set()
    greedy = registry.bot("greedy", game)
    for match, decision in played(game, registry.game(game).seats[0], seed=3, every=1, most=120):
        if decision.shape == "pick" and decision.most == 1:
            continue
        base = bot_answer(greedy, match, decision, 1)
        found = set()
        for i, answer in enumerate(variations(match, decision, base, Splitmix(2))):
            assert match.why_not(decision, answer) is None
            found.add(key_of(answer))
            if i == 20:
                break
        if len(found) > 1:
            shapes.add(decision.shape)
    assert shapes


def test_another_answer_must_be_better_beyond_the_noise() -> None:
    match = registry.new("btwixt", seats=3, seed=4)
    decision = match.decisions[0]
    bot = SearchBot(match.game, 3600.0, 8)
    race = Race(
        bot,
        match.view(decision.seat),
        decision,
        match.options(decision),
        Splitmix(1),
        SeatWorlds(match, decision.seat),
    )
    race.run()
    rival = race.racers[1]
    rival.values, rival.sum, rival.squares = [0.0] * 9, 9 * 0.001, 9 * 0.3**2
    for racer in race.racers[2:]:
        racer.values = []
    assert race.verdict() is race.lead
    rival.sum, rival.squares = 9 * 0.5, 9 * 0.5**2
    assert race.verdict() is rival


def test_a_playout_ends_at_the_horizon() -> None:
    match = registry.new("boardgame", seats=3, seed=4)
    game = match.game
    clock = game.clock
    assert clock is not None
    begun = clock(match.st)
    world = match.redeal(0, Splitmix(1), silent=True)
    Player(game).play_out(world, begun + game.horizon, Splitmix(7), {0})
    assert clock(world.st) == begun + game.horizon


def test_who_looks_further_takes_the_mean_of_what_is_seen_on_the_way() -> None:
    match = registry.new("boardgame", seats=3, seed=4)
    clock = match.game.clock
    assert clock is not None
    begun = clock(match.st)
    seen = []
    for far in (1, 2, 3):  # the same game, judged once each time
        world = match.redeal(0, Splitmix(1), silent=True)
        seen.append(Player(match.game).play_out(world, begun + far, Splitmix(7), {0, 2}))
    player = Player(match.game)
    player.laps = 3
    world = match.redeal(0, Splitmix(1), silent=True)
    found = player.play_out(world, begun + 3, Splitmix(7), {0, 2})
    assert clock(world.st) == begun + 3
    for seat in (0, 2):
        each = [values[seat] for values in seen]
        assert len(set(each)) > 1
        assert found[seat] == pytest.approx(sum(each) / 3)


def test_a_game_that_ends_on_the_way_counts_its_result() -> None:
    match = registry.new("boardgame", seats=3, seed=4)
    player = Player(match.game)
    rng = Splitmix(7)
    while not match.over:
        for d in match.decisions:
            match.answer(d, player.natural(match, d, rng))
    player.laps = 4
    assert player.play_out(match, 10**9, rng, {1}) == pytest.approx({1: match.returns[1]})


def test_who_thinks_longer_looks_further_where_a_game_says_so() -> None:
    board, cards = registry.game("boardgame"), registry.game("cardgame")
    budgets = ("8", "25", "99", "100", "1600", "0.1", "0.2", "0.5", "2s")
    assert [make(board, each).player.laps for each in budgets] == [1, 2, 2, 4, 4, 1, 2, 4, 4]
    assert {make(cards, each).player.laps for each in budgets} == {1}
    assert make(board, "100t").player.laps == 1  # trees apart end with the horizon


def test_a_search_plays_its_worlds_to_the_last_of_its_horizons() -> None:
    match = registry.new("boardgame", seats=3, seed=4)
    found = match.game.clock
    assert found is not None
    clock, ends = found, []

    class Noting(Player):
        def worth(self, world: Match, seats: set[int]) -> dict[int, float]:
            ends.append(clock(world.st))
            return super().worth(world, seats)

    bot = SearchBot(match.game, 3600.0, 1)
    bot.player = Noting(match.game)
    bot.player.laps = 3
    decision = match.decisions[0]
    bot_answer(bot, match, decision, 1)
    begun = clock(match.st)
    assert ends[:3] == [begun + 1, begun + 2, begun + 3]
