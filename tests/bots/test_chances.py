"""Chances: shares of one game among its sides, from the judgement and the stage of the game."""

from __future__ import annotations

import random

import pytest

import weirwood
from tests.bots.test_advice import GAMES, played
from weirwood.bots.chances import UNKNOWN, Link, link_of, links, shares
from weirwood.kernel import registry


@pytest.mark.parametrize(("game", "seats", "steps"), GAMES)
def test_chances_are_shares_of_one_game(game: str, seats: int, steps: int) -> None:
    match = played(game, seats, steps)
    told = weirwood.chances(match)
    assert len(told) == seats
    assert sum(told) == pytest.approx(1)
    assert all(0 < p < 1 for p in told)
    values = [match.value(seat) or 0.0 for seat in range(seats)]
    assert sorted(range(seats), key=lambda s: values[s]) == sorted(
        range(seats), key=lambda s: told[s]
    )


@pytest.mark.parametrize(("game", "seats", "steps"), GAMES)
def test_what_a_seat_cannot_see_does_not_change_its_chances(
    game: str, seats: int, steps: int
) -> None:
    match = played(game, seats, steps)
    seat = match.decisions[0].seat
    told = weirwood.chances(match, seat, 4)
    for swap in range(3):
        assert weirwood.chances(match.redeal(seat, random.Random(swap)), seat, 4) == told


def test_who_gives_up_has_no_chance_and_who_has_won_has_all() -> None:
    match = played("btwixt", 3, 10)
    match.concede(1)
    told = weirwood.chances(match)
    assert told[1] == 0
    assert sum(told) == pytest.approx(1)
    match.draw()
    assert weirwood.chances(match) == [0.5, 0.0, 0.5]


def test_a_team_wins_together() -> None:
    match = weirwood.new("miniatures", seats=4, seed=3, options={"teams": True})
    told = weirwood.chances(match)
    assert told[0] == told[2]
    assert told[1] == told[3]
    assert told[0] + told[1] == pytest.approx(1)


def test_every_game_is_fitted_for_every_number_of_seats() -> None:
    for name in ("boardgame", "btwixt", "cardgame", "miniatures"):
        game = registry.game(name)
        assert set(links()[name]) == {str(n) for n in game.seats}
        for link in links()[name].values():
            assert all(slope >= 0 for slope in link.slope)
            assert link.positions >= 400
            assert list(link.ticks) == sorted(link.ticks)
    assert link_of("chess", 2) is UNKNOWN


def test_the_slope_follows_the_stage() -> None:
    link = Link(slope=(1.0, 3.0), ticks=(1, 2, 3, 4))
    assert [link.stage(c) for c in (0, 1, 2.5, 9)] == [0, 0.125, 0.5, 1]
    assert [link.steepness(s) for s in (0, 0.5, 1)] == [1, 2, 3]
    assert shares([0.0] * 5, 3.0) == [pytest.approx(0.2)] * 5
