"""The bot `random`: legal everywhere, every answer possible, blind to what it does not need."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.terminal import toys
from weirwood.bots.random import BOT, some
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import DONE, Decision, Option, Refused
from weirwood.kernel.match import Match
from weirwood.kernel.registry import SeatWorlds, bot_answer

toys.register()


class NoWorld(SeatWorlds):
    def __call__(self, rng: Any) -> Match:
        raise AssertionError(f"no world is needed, not even of {rng}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_whole_games_of_every_shape(seats: int) -> None:
    shapes = set()
    for seed in range(20):
        match = registry.new("toy", seats=seats, seed=seed)
        bot = BOT(match.game, "")
        while not match.over:
            for decision in match.decisions:
                shapes.add(decision.shape)
                answer = bot_answer(bot, match, decision, seed)
                match.answer(decision, answer)
    assert shapes == {"pick", "order", "amount", "assign", "place"}


def test_a_single_pick_needs_no_world_and_is_uniform() -> None:
    match = registry.new("toy", seed=1)
    bot = BOT(match.game, "")
    decision = Decision(1, 0, "toy.react")
    options = [Option("pass"), Option("roll"), Option("peek")]
    rng = Splitmix(1)
    seen = Counter(
        bot.decide({}, decision, options, rng, NoWorld(match, 0))[0] for _ in range(3000)
    )
    assert set(seen) == {"pass", "roll", "peek"}
    assert min(seen.values()) > 850


def test_it_is_asked_by_keys_and_answers_as_by_options() -> None:
    """`choose` is `decide` without a view and without options that nobody looks at."""
    for game in ("toy", "btwixt", "cardgame"):
        match = registry.new(game, seed=4)
        bot = BOT(match.game, "")
        for _ in range(60):
            for d in match.decisions:
                rng, worlds = registry.bot_rng(5, d.seat, d.number), SeatWorlds(match, d.seat)
                slow = bot.decide({}, d, match.options(d), rng, worlds)
                assert bot_answer(bot, match, d, 5) == slow
                match.answer(d, slow)
            if match.over:
                break


def test_several_are_chosen_between_least_and_most() -> None:
    offered = [DONE, *(f"card:{i}" for i in range(4))]
    seen = {tuple(some(offered, 1, 3, Splitmix(i))) for i in range(2000)}
    assert {len(keys) for keys in seen} == {1, 2, 3}
    assert all(len(set(keys)) == len(keys) and DONE not in keys for keys in seen)
    assert len(seen) == 4 + 4 * 3 + 4 * 3 * 2


def test_a_budget_is_refused() -> None:
    with pytest.raises(Refused) as no:
        registry.bot("random:3", "toy")
    assert no.value.rule == "bots.budget"


def test_greedy_says_where_there_is_none() -> None:
    with pytest.raises(Refused) as no:
        registry.bot("greedy", "toy")
    assert no.value.rule == "bots.no_greedy"
