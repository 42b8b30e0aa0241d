"""Private talk, as each game allows it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.helpers import create, sit
from tests.table.live import Browser
from weirwood.kernel import registry
from weirwood.kernel.game import with_all_others


def told(client: Browser, game: str, seats: int, **settings: Any) -> list[list[int]]:
    """With whom each seat may talk in private, as the room says."""
    plan = [{"kind": "me"}, *[{"kind": "person"}] * (seats - 1)]
    made = create(client, plan, game=game, settings=settings)
    found: list[list[int]] = client.get(f"/api/rooms/{made['room']}").json()["talk"]
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert p.room["talk"] == found
        others = list(range(1, seats))
        for to in [*([s] for s in others), others]:
            reply = p.ask("chat", text="psst", to=to)
            if set(to) <= set(found[0]):
                assert reply["type"] == "ok"
            else:
                assert reply["rule"] == registry.game(game).talk_rule
        assert p.ask("chat", text="hear, hear")["type"] == "ok"
        assert p.ask("chat", text="a note to myself", to=[0])["type"] == "ok"
    return found


@pytest.mark.parametrize("game", ["boardgame", "btwixt"])
def test_houses_and_leaders_talk_in_pairs_and_groups(client: Browser, game: str) -> None:
    """Deals are what these games live from."""
    assert told(client, game, 3) == [[1, 2], [0, 2], [0, 1]]


@pytest.mark.rule("cardgame:melee.talk")
@pytest.mark.parametrize("seats", [2, 4])
def test_deals_at_the_card_table_are_made_openly(client: Browser, seats: int) -> None:
    assert told(client, "cardgame", seats) == [[]] * seats


@pytest.mark.rule("miniatures:teams.talk")
def test_teammates_talk_in_private(client: Browser) -> None:
    assert told(client, "miniatures", 4, teams=True) == [[2], [3], [0], [1]]
    assert told(client, "miniatures", 4) == [[]] * 4
    assert told(client, "miniatures", 2) == [[]] * 2


def test_every_game_names_the_rule_of_its_talk() -> None:
    from weirwood import ledger

    for game in map(registry.game, registry.catalogue().points):
        assert game.talk_rule in {r.id for r in ledger.load(game.package)}, game.id


def test_a_game_that_says_nothing_lets_more_than_two_whisper() -> None:
    assert with_all_others(2, {}, 0) == []
    assert with_all_others(4, {}, 2) == [0, 1, 3]
