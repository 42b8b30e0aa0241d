"""Every byte to a seat comes from its view and its events: the traffic of all seats, inspected."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import weirwood
from tests.table.helpers import bots, config, create, sit
from tests.table.live import Browser, Live
from tests.table.player import Player
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.event import seen_by
from weirwood.table.rooms.room import Room
from weirwood.table.wire import protocol as msg
from weirwood.table.wire import security
from weirwood.table.wire.protocol import VERSION
from weirwood.table.wire.security import room_seed


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Browser]:
    """A table on one kind of database: what is told does not depend on it."""
    live = Live(config(tmp_path))
    live.start()
    yield live.browser()
    live.stop()


def seats_of(client: Browser, made: dict[str, Any], n: int) -> list[Browser]:
    """One browser per seat, each let in by its secret link."""
    browsers = []
    for seat in range(n):
        browser = client.other()
        token = made["links"][str(seat)].removeprefix("seat=")
        got = browser.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
        assert got.json()["seat"] == seat
        assert "httponly" in got.headers["set-cookie"].lower()
        assert "samesite=strict" in got.headers["set-cookie"].lower()
        browsers.append(browser)
    return browsers


def play_together(
    client: Browser,
    game: str,
    n: int,
    answers: int,
    brought: dict[str, list[Any]] | None = None,
    **settings: Any,
) -> tuple[Room, list[Player]]:
    """A game of n people who answer at random; what they bring is brought before it begins."""
    made = create(client, [{"kind": "person"}] * n, game=game, settings=settings)
    room_id = made["room"]
    browsers = seats_of(client, made, n)
    for what, given in (brought or {}).items():
        for browser, one in zip(browsers, given, strict=True):
            got = browser.post(f"/api/rooms/{room_id}/lists/{what}", json={"given": one})
            assert got.status_code == 200, got.text
    assert client.post(f"/api/rooms/{room_id}/start").status_code == 200
    sockets = [b.socket() for b in browsers]
    players = [sit(s.__enter__(), room_id, seed=i) for i, s in enumerate(sockets)]
    hub = client.live.hub
    room = hub.rooms[room_id]
    assert room.match is not None
    for k in range(answers):
        if room.match.over:
            break
        if k % 7 == 0:
            for seat in range(n):
                look_for_another_world(room, seat, k)
        seat = room.match.decisions[0].seat
        p = players[seat]
        while not p.open:
            p.listen()
        p.answer()
    for p in players:
        p.ask("ping")
    for s in sockets:
        s.__exit__(None, None, None)
    return room, players


def look_for_another_world(room: Room, seat: int, number: int) -> None:
    """Deal all that the seat cannot know anew: it would be told the very same."""
    assert room.match is not None
    other = replace(room, match=room.match.redeal(seat, Splitmix(number)))

    def told(at: Room) -> dict[str, Any]:
        position = at.position(seat)
        assert position is not None
        data: dict[str, Any] = json.loads(msg.encode(position))
        # a world dealt anew has no history to take back
        kept = {k: v for k, v in data.items() if k not in ("can_undo", "undo_rule")}
        info = at.info({}, mine=[seat])
        return {**kept, "settings": info.settings, "labels": [s.label for s in info.seats]}

    assert told(other) == told(room)


GAMES = [
    ("boardgame", 3, {}),
    ("btwixt", 4, {"advanced": True}),
    ("cardgame", 2, {"lists": "closed"}),
    ("cardgame", 4, {}),
    ("miniatures", 2, {}),
    ("miniatures", 4, {}),
]


@pytest.mark.parametrize(("game", "n", "settings"), GAMES)
def test_nobody_hears_more_than_their_view_and_events(
    quick: Browser, game: str, n: int, settings: dict[str, Any]
) -> None:
    room, players = play_together(quick, game, n, 60, **settings)
    inspect(room, players)


def inspect(room: Room, players: list[Player]) -> None:
    """All that every seat has heard, against its own events and its own view."""
    assert room.match is not None
    for seat, p in enumerate(players):
        told = [seen_by(e, seat) for e in room.events]
        mine = [e for e in told if e is not None]
        plain = json.loads(json.dumps(mine))
        heard = [{"kind": e["kind"], "args": e["args"]} for e in p.events]
        assert heard == plain
        assert p.position["view"] == json.loads(json.dumps(room.match.view(seat)))
        for message in p.heard:
            for q in (message.get("position") or {}).get("questions", []):
                assert q["seat"] == seat
        text = json.dumps(p.heard)
        assert str(room.seed) not in text
        for s in room.seats:
            assert s.token not in text


def ready_decks() -> list[dict[str, Any]]:
    file = resources.files("weirwood.games.cardgame") / "content" / "decks.json"
    decks = json.loads(file.read_text("utf-8"))["decks"]
    found = [d for d in decks if d["profile"] == "introductory"][:2]
    return [{k: d[k] for k in ("faction", "agenda", "plots", "cards")} for d in found]


def test_closed_decks_stay_closed(quick: Browser) -> None:
    """In the lobby and during play, on every way: socket, room, stranger, spectator."""
    decks = ready_decks()
    room, players = play_together(
        quick, "cardgame", 2, 40, brought={"deck": decks}, mode="joust", lists="closed"
    )
    inspect(room, players)
    for seat, p in enumerate(players):
        for message in p.heard:
            if message["type"] not in ("welcome", "room"):
                continue
            theirs = message["room"]["settings"]["decks"][1 - seat]
            assert theirs is None or theirs["hidden"]
        mine = p.room["settings"]["decks"][seat]
        assert "cards" in json.dumps(mine)
        foreign = p.position["view"]["players"][1 - seat]
        assert not foreign.get("list")
        # a card that went back to the hand from play, in the open, is still known to be there
        told = json.dumps(p.events)
        assert all(card in told for card in foreign["hand"].get("cards", ()) if card)
    seen = quick.other().get(f"/api/rooms/{room.id}").json()["settings"]["decks"]
    assert all(entry["hidden"] for entry in seen)


def army_list() -> str:
    """A ready army, written down as people do."""
    file = resources.files("weirwood.games.miniatures") / "content" / "armies.json"
    army = next(a for a in json.loads(file.read_text("utf-8"))["armies"] if a["points"] == 40)
    lines = [f"Faction: {army['faction']}", f"Commander: {army['commander']}", "Points: 40"]
    for unit in army["units"]:
        lines += [unit["unit"], *(f"  with {a}" for a in unit["attachments"])]
    return "\n".join([*lines, *army["ncus"]])


def test_armies_that_are_brought_are_hidden_until_the_battle(quick: Browser) -> None:
    made = create(quick, [{"kind": "person"}] * 2, game="miniatures")
    one, two = seats_of(quick, made, 2)
    url = f"/api/rooms/{made['room']}"
    given = army_list()
    got = one.post(f"{url}/lists/army", json={"given": given})
    assert got.status_code == 200, got.text
    assert got.json()["settings"]["armies"] == [given, None]
    for other in (two, quick, quick.other()):
        assert other.get(url).json()["settings"]["armies"] == [None, None]


def test_a_stranger_gets_neither_seat_nor_view(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}])
    client.post(f"/api/rooms/{made['room']}/start")
    stranger = client.other()
    with stranger.socket() as ws:
        ws.send_json({"type": "hello", "version": VERSION, "room": made["room"]})
        assert ws.close_code() == 4404
    bad = stranger.post(f"/api/rooms/{made['room']}/claim", json={"token": "guess" * 8})
    assert bad.status_code == 400
    assert bad.json()["rule"] == "table.bad_link"


def test_a_spectator_by_link_sees_the_public_side_only(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, *bots(1), {"kind": "person"}])
    client.post(f"/api/rooms/{made['room']}/start")
    watcher = client.other()
    token = made["links"]["watch"].removeprefix("watch=")
    watcher.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
    with watcher.socket() as ws:
        p = sit(ws, made["room"])
        assert p.welcome["seat"] is None
        assert p.position["questions"] == []
        assert p.ask("concede")["rule"] == "table.spectator"
        assert p.ask("chat", text="hello")["type"] == "ok"
        assert p.ask("chat", text="psst", to=[0])["rule"] == "table.chat_to"


def test_records_are_refused_during_play(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, {"kind": "person"}])
    client.post(f"/api/rooms/{made['room']}/start")
    assert client.get(f"/api/rooms/{made['room']}/record").json()["rule"] == "table.not_over"
    assert client.get(f"/api/replays/{made['room']}/0").json()["rule"] == "table.not_over"


def test_the_seed_of_a_room_is_wide_and_nobody_sees_it_before_the_end(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shuffles and dice come from a keyed stream; the key is kept, and told with the record."""
    monkeypatch.setattr(security, "room_seed", room_seed)  # not the tests' own
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    made = create(client, [{"kind": "me"}, *bots(1)], game="cardgame")
    room = live.hub.rooms[made["room"]]
    assert room.seed >> 128
    assert room.match is not None
    secrets = {str(room.seed), f"{room.seed:x}", room.match.st.key}
    assert room.match.st.key
    with client.socket() as ws:
        p = sit(ws, made["room"])
        p.play(12)
    told = json.dumps(p.heard)
    told += client.get(f"/api/rooms/{made['room']}").text + client.get("/api/mine/export").text
    assert not [secret for secret in secrets if secret in told]
    assert client.get(f"/api/rooms/{made['room']}/record").json()["rule"] == "table.not_over"
    jar = dict(client.cookies)
    live.stop()
    again = Live(config(tmp_path, database=database))
    again.start()
    client = again.browser()
    client.cookies.update(jar)
    with client.socket() as ws:
        q = sit(ws, made["room"])
        assert q.welcome["events"][: len(p.events)] == p.events  # the same cards, kept
        q.play(3)
        q.ask("concede")
        q.until(lambda: q.over)
    record = client.get(f"/api/rooms/{made['room']}/record").text
    assert f"{room.seed:x}" in record
    assert weirwood.verify(record) is None
    again.stop()
