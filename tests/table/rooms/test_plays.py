"""In how many games something was played and won: finished ones, each once, nobody by name."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import config, create, two_people
from tests.table.live import Browser, Live
from tests.table.store.test_results import concede
from weirwood.kernel.chance import Splitmix
from weirwood.table.rooms import plays
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.store.schema import Line


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Browser]:
    live = Live(config(tmp_path))
    live.start()
    yield live.browser()
    live.stop()


def count(client: Browser) -> int:
    counting = plays.Plays(client.live.hub)
    return asyncio.run_coroutine_threadsafe(counting.some(), client.live.loop()).result()


def sums(client: Browser) -> Any:
    counting = plays.Plays(client.live.hub)
    found = asyncio.run_coroutine_threadsafe(counting.of("cardgame"), client.live.loop())
    return found.result()


def test_a_finished_game_is_counted_once(client: Browser) -> None:
    room, _ = two_people(client, game="cardgame")
    empty = client.get("/gallery/cardgame/played.json")
    assert empty.json() == {"game": "cardgame", "games": 0, "things": {}}
    assert count(client) == 0  # it is played still
    concede(client, room)
    client.live.hub.rooms.pop(room)  # it ended before anybody counted: it is read again
    assert (count(client), count(client)) == (1, 0)
    told = sums(client)
    stark, watch = told.things["01203a"], told.things["01202a"]  # the decks that the seats had
    assert (told.games, stark.games, stark.times, stark.won) == (1, 1, 1, 0.0)
    assert (watch.won, watch.fair, watch.low < 1 == watch.high) == (1.0, 0.5, True)
    other, _ = two_people(client, game="cardgame")
    concede(client, other)
    count(client)
    again = sums(client)
    assert (again.games, again.things["01203a"].times, again.things["01202a"].won) == (2, 2, 2.0)
    # what another worker has counted meanwhile is not counted again; sums outlive their games
    add = {"01203a": {"games": 1, "times": 1, "won": 1.0, "fair": 0.5}}
    with client.live.hub.store.snapshot() as c:
        assert not plays.add(c, room, "cardgame", add)
        assert {column.name for column in schema.counted.c} == {"room"}


def test_lessons_and_rooms_that_are_lost_do_not_count(quick: Browser) -> None:
    made = create(quick, [{"kind": "me"}, {"kind": "me"}], game="cardgame")
    concede(quick, made["room"])
    hub = quick.live.hub
    hub.rooms.pop(made["room"])
    spoil = schema.journal.delete()
    hub.store.submit(lambda c: c.execute(spoil).rowcount).result()
    hub.store.submit(lambda c: c.execute(schema.snapshots.delete()).rowcount).result()
    assert (count(quick), count(quick)) == (1, 0)
    lesson = schema.rooms.update().values(lesson="first", status="over")
    hub.store.submit(lambda c: c.execute(schema.counted.delete()).rowcount).result()
    hub.store.submit(lambda c: c.execute(lesson).rowcount).result()
    assert count(quick) == 0
    assert sums(quick).games == 0


@pytest.mark.parametrize("brought_back", [False, True])
def test_what_was_taken_back_was_not_played(
    quick: Browser, monkeypatch: pytest.MonkeyPatch, brought_back: bool
) -> None:
    """Also in a game that came back from a snapshot, which does not know all its answers."""
    monkeypatch.setattr(storage, "SNAPSHOT_EVERY", 5)
    hub = quick.live.hub
    name = create(quick, [{"kind": "me"}, {"kind": "me"}], game="cardgame")["room"]

    async def play() -> str:
        room, rng = hub.rooms[name], Splitmix(5)
        assert room.match is not None
        while True:
            d, first = room.match.decisions[0], len(room.events)
            answer = room.match.sample(d, rng)
            await hub.act(room, Line("answer", d.seat, d.kind, answer), d.number)
            before = {e.args.get("card") for e in room.events[:first]}
            for event in room.events[first:]:
                if event.kind == "card.marshaled" and event.args["card"] not in before:
                    await hub.act(room, Line("undo", d.seat, answer=True))
                    await hub.act(room, Line("concede", 0))
                    return str(event.args["card"])

    card = asyncio.run_coroutine_threadsafe(play(), quick.live.loop()).result(60)
    if brought_back:
        hub.rooms.pop(name)
    assert count(quick) == 1
    assert card not in sums(quick).things
    assert sums(quick).games == 1
