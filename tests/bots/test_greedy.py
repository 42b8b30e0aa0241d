"""The bot `greedy`: legal, the same from the same seed, and clearly better than chance."""

from __future__ import annotations

from functools import partial

import pytest

from weirwood.games.boardgame import facts as content
from weirwood.games.boardgame.rules.control import (
    castles,
    castles_at_most,
    control,
    held_lands,
    owners,
)
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Refused, Rng
from weirwood.kernel.match import Match
from weirwood.kernel.registry import bot_answer
from weirwood.lab.measure.tournament import run, tournament

TABLES = [
    ("btwixt", 3),
    ("btwixt", 5),
    ("boardgame", 3),
    ("boardgame", 6),
    ("cardgame", 2),
    ("cardgame", 4),
    ("miniatures", 2),
]


@pytest.mark.parametrize("game", ["btwixt", "boardgame", "cardgame", "miniatures"])
def test_it_answers_legally_from_its_view_alone(game: str) -> None:
    match = registry.new(game, seed=4)
    bot = registry.bot("greedy", game)
    for _ in range(60):
        if match.over:
            break
        for decision in match.decisions:
            answer = bot_answer(bot, match, decision, 9)
            # Another deal of what it cannot see changes nothing about what it does.
            world = match.redeal(decision.seat, registry.bot_rng(1, 0, decision.number))
            assert bot_answer(bot, world, decision, 9) == answer
            match.answer(decision, answer)


def same(world: Match, rng: Rng) -> Match:
    return world


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_in_an_imagined_world_it_does_what_it_does_at_the_table(game: str, seats: int) -> None:
    """The door for play-outs makes no view; nothing else may differ."""
    match = registry.new(game, seats=seats, seed=11)
    greedy = match.game.greedy
    kinds = set()
    for _ in range(400):
        if match.over:
            break
        for decision in match.decisions:
            options = match.options(decision)
            kinds.add(decision.kind)
            world = match.fork(silent=True)
            seen = greedy.decide(
                world.view(decision.seat), decision, options, Splitmix(3), partial(same, world)
            )
            played = greedy.play(world, decision, match.keys(decision), Splitmix(3))
            assert world.why_not(decision, played) is None
            if decision.shape != "place" and decision.kind != "turn.action":
                assert played == seen, decision  # moves it looks at less closely there
            match.answer(decision, seen)
    assert len(kinds) > 3


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


@pytest.mark.parametrize("seats", [3, 6])
def test_all_ways_to_ask_the_board_game_who_controls_what_agree(seats: int) -> None:
    match = registry.new("boardgame", seats=seats, seed=seats)
    bot = registry.bot("random", "boardgame")
    while not match.over:
        for decision in match.decisions:
            match.answer(decision, bot_answer(bot, match, decision, 1))
        st = match.st
        owner = [control(st, area) for area in range(content.SIZE)]
        assert owners(st) == owner
        for house in range(seats):
            held = [area for area in content.LAND if owner[area] == house]
            assert sorted(held_lands(st, house)) == held
            assert castles_at_most(st, house) >= castles(st, house)
            assert castles(st, house) == sum(content.CASTLE[area] > 0 for area in held)
