"""What each seat has played in a finished game: things of the gallery, and its own among them."""

from __future__ import annotations

import random

import pytest

import weirwood
from weirwood import cards
from weirwood.kernel import registry

KINDS = {
    "btwixt": ({"leader", "standard_influence", "ally"}, set()),
    "boardgame": ({"house", "order", "land", "unit"}, {"westeros_card"}),
    "cardgame": ({"faction", "plot", "character", "location"}, set()),
    "miniatures": ({"unit", "attachment", "ncu", "tactics_card"}, {"objective", "mode"}),
}


@pytest.mark.parametrize("name", KINDS)
def test_what_was_played_is_in_the_gallery(name: str) -> None:
    game = registry.game(name)
    rng = random.Random(3)
    match = weirwood.new(name, seats=game.seats[0], seed=5, options={})
    while not match.over:
        match.answer(match.decisions[0], match.sample(match.decisions[0], rng))
    assert game.played is not None
    *seats, table = game.played(match.st, match.log)
    assert len(seats) == game.seats[0]
    things = cards.listed(name)
    assert {thing for played in (*seats, table) for thing in played} <= things.keys()
    each, common = KINDS[name]
    assert {things[thing].kind for played in seats for thing in played} >= each
    assert {things[thing].kind for thing in table} >= common
    own = {"leader", "house", "faction"}
    for played in seats:  # everybody has one of these, and no two the same
        if name != "miniatures":
            assert len([t for t in played if things[t].kind in own]) == 1
