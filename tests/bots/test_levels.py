"""The levels that people are offered: legal, in good time, each stronger than the one before."""

from __future__ import annotations

import statistics
import time

import pytest

from tests.terminal import toys
from weirwood.bots.levels import ASTRAY, LEVELS
from weirwood.bots.search import SearchBot
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.game import ask, is_choice
from weirwood.lab.tournament import run, tournament
from weirwood.table.api_games import levels

toys.register()
GAMES = ["btwixt", "boardgame", "cardgame", "miniatures"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_every_level_plays_every_game(level: str, game: str) -> None:
    match = registry.new(game, seed=4)
    bot = registry.bot(level, game)
    if isinstance(bot, SearchBot):
        bot.iterations = 8  # how well it thinks is measured elsewhere
    asked = 0
    while not match.over and asked < 40:
        for decision in match.decisions:
            match.answer(decision, ask(bot, match, decision, match.options(decision), 9))
            asked += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_strong_answer_takes_less_than_a_second(game: str) -> None:
    """The budget is half a second of one core; nothing around it may add as much again."""
    match = registry.new(game, seed=4)
    greedy, strong = registry.bot("greedy", game), registry.bot("strong", game)
    spent: list[float] = []
    seen = 0
    while not match.over and len(spent) < 7:
        for decision in match.decisions:
            options = match.options(decision)
            if is_choice(match, decision, options):
                seen += 1
                if seen % 8 == 1:
                    begun = time.thread_time()
                    ask(strong, match, decision, options, 1)
                    spent.append(time.thread_time() - begun)
            match.answer(decision, ask(greedy, match, decision, options, 1))
    assert statistics.median(spent) < 1.0


def test_a_novice_errs_now_and_then() -> None:
    match = registry.new("btwixt", seats=3, seed=2)
    greedy, novice = registry.bot("greedy", "btwixt"), registry.bot("novice", "btwixt")
    same = asked = 0
    while not match.over:
        for decision in match.decisions:
            options = match.options(decision)
            sensible = ask(greedy, match, decision, options, 5)
            same += ask(novice, match, decision, options, 5) == sensible
            asked += 1
            match.answer(decision, sensible)
    assert 1 - ASTRAY / 100 < same / asked < 0.9


@pytest.mark.parametrize(
    ("game", "seats", "weaker", "better"),
    [
        ("btwixt", 4, "random", "novice"),
        ("btwixt", 4, "novice", "steady"),
        ("cardgame", 2, "random", "novice"),
        ("boardgame", 3, "novice", "steady"),
        ("cardgame", 2, "novice", "steady"),
    ],
)
def test_each_level_beats_the_one_before(game: str, seats: int, weaker: str, better: str) -> None:
    """Quick proof where it is quick; docs/strength.md has the rest, measured."""
    what = tournament(game, [better, *[weaker] * (seats - 1)], seats=seats, games=160, seed=3)
    result = run(what, until=1.1 / seats)
    assert result["until"]["verdict"] == "above", result["until"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_takes_no_budget(level: str) -> None:
    with pytest.raises(Refused) as no:
        registry.bot(f"{level}:2", "btwixt")
    assert no.value.rule == "bots.budget"


def test_the_table_offers_the_levels() -> None:
    assert levels()[:3] == list(LEVELS)
    assert not {"random", "greedy", "search"} & set(levels())
