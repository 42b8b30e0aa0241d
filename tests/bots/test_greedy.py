"""The bot `greedy`: legal, the same from the same seed, and clearly better than chance."""

from __future__ import annotations

import pytest

from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.game import ask
from weirwood.lab.tournament import run, tournament


@pytest.mark.parametrize("game", ["btwixt", "boardgame", "cardgame", "miniatures"])
def test_it_answers_legally_from_its_view_alone(game: str) -> None:
    match = registry.new(game, seed=4)
    bot = registry.bot("greedy", game)
    for _ in range(60):
        if match.over:
            break
        for decision in match.decisions:
            options = match.options(decision)
            answer = ask(bot, match, decision, options, 9)
            # Another deal of what it cannot see changes nothing about what it does.
            world = match.redeal(decision.seat, registry.bot_rng(1, 0, decision.number))
            assert ask(bot, world, decision, world.options(decision), 9) == answer
            match.answer(decision, answer)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_wins_twice_its_share_against_random(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    result = run(tournament("btwixt", bots, seats=seats, games=10 * seats, seed=1))
    rows = {row["bot"]: row for row in result["table"]}
    assert result["errors"] == 0
    assert rows["greedy"]["times_fair"] >= 2


def test_it_takes_no_budget() -> None:
    with pytest.raises(Refused) as no:
        registry.bot("greedy:2", "btwixt")
    assert no.value.rule == "bots.budget"
