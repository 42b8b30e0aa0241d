"""Attempts on people who wait for each other, or know each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.table.wire.attempts.scene import Scene, attempt, refused
from weirwood.table.store import social

WAITING = "people who wait for each other"
WISHES: dict[str, Any] = {
    "a game that is none": {"game": "../../etc/passwd"},
    "a game that is a statement of SQL": {"game": "' OR 1=1 --"},
    "minus one seats": {"game": "cardgame", "seats": -1},
    "a billion seats": {"game": "cardgame", "seats": 10**9},
    "seats beyond all numbers": {"game": "cardgame", "seats": 10**400},
    "a pace that is none": {"game": "cardgame", "pace": "now"},
    "a name of 100 kB": {"game": "cardgame", "name": "x" * 100_000},
    "a room of their choice": {"game": "cardgame", "room": "0123456789abcdef", "status": "matched"},
}


def queue(s: Scene) -> list[Any]:
    return s.live.hub.store.read_now(lambda c: list(c.execute(social.match_queue.select())))


def wish(wanted: Any) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        thief = s.fresh()
        found = thief.put("/api/quick", json=wanted)
        if found.status_code == 200:  # what nobody knows is not read
            assert (found.json()["status"], found.json()["room"]) == ("waiting", "")
            thief.delete("/api/quick")
        else:
            refused(found, 400, 413)
        assert queue(s) == []

    return run


for title, wanted in WISHES.items():
    attempt(WAITING, f"somebody waits for {title}", wish(wanted))


def against_oneself(s: Scene) -> None:
    thief = s.fresh()
    for _ in range(3):  # however often one asks, one waits once
        assert thief.put("/api/quick", json={"game": "cardgame"}).json()["status"] == "waiting"
    assert len(queue(s)) == 1
    thief.delete("/api/quick")


def bots_at_once(s: Scene) -> None:
    thief = s.fresh()
    thief.put("/api/quick", json={"game": "cardgame"})
    assert thief.post("/api/quick/bots").json()["status"] == "waiting"
    thief.delete("/api/quick")


def others_place(s: Scene) -> None:
    """Nobody else's waiting is ended, or told, by anything one sends."""
    waits, thief = s.fresh(), s.fresh()
    waits.put("/api/quick", json={"game": "cardgame", "name": "Cy"})
    for path in ("", "/bots", "/away"):
        assert thief.post(f"/api/quick{path}", json={"person": queue(s)[0].person}).is_success
    assert thief.request("DELETE", "/api/quick", json={"person": queue(s)[0].person}).is_success
    assert waits.post("/api/quick").json()["status"] == "waiting"
    told = thief.get("/api/quick").text + thief.post("/api/quick").text
    assert queue(s)[0].person not in told
    assert "Cy" not in told
    waits.delete("/api/quick")


attempt(WAITING, "one waits for oneself", against_oneself)
attempt(WAITING, "bots before anybody had time to come", bots_at_once)
attempt(WAITING, "somebody else's place in the queue", others_place)

# ---- friends --------------------------------------------------------------------------------

FRIENDS = "friends"
LINKS = {
    "guessed": "a" * 32,
    "empty": "",
    "a wildcard": "%",
    "a statement of SQL": "' OR 1=1 --",
    "the hash that the database keeps": "{digest}",
    "of 60 kB": "x" * 60_000,
    "a zero byte": "a\0b",
    "the link of a seat": "{seat}",
}


def friend_link(token: str) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        s.ana.post("/api/friends/link", json={"name": "Ana"})
        query = social.friend_links.select()
        kept = s.live.hub.store.read_now(lambda c: list(c.execute(query)))
        given = token.format(digest=kept[0].id, seat=s.links["1"])
        thief = s.fresh()
        for path in ("/api/friends/asks", "/api/friends"):
            refused(thief.post(path, json={"token": given, "name": "Eve"}), 400, 413)
        assert thief.get("/api/friends").json()["friends"] == []

    return run


for title, token in LINKS.items():
    attempt(FRIENDS, f"a friend by a link that is {title}", friend_link(token))


def made_friends(s: Scene) -> str:
    """Bea is Ana's friend; gives the id by which Bea knows Ana."""
    token = s.ana.post("/api/friends/link", json={"name": "Ana"}).json()["token"]
    said = s.bea.post("/api/friends", json={"token": token, "name": "Bea"}).json()
    return str(said["friends"][-1]["id"])


def replayed(s: Scene) -> None:
    token = s.ana.post("/api/friends/link", json={}).json()["token"]
    assert s.bea.post("/api/friends", json={"token": token}).status_code == 200
    for thief in (s.bea, s.fresh()):
        refused(thief.post("/api/friends", json={"token": token}), 400)


def own_link(s: Scene) -> None:
    token = s.ana.post("/api/friends/link", json={}).json()["token"]
    refused(s.ana.post("/api/friends", json={"token": token}), 400)


def others_friend(s: Scene) -> None:
    known, thief = made_friends(s), s.fresh()
    thief.post("/api/friends/link", json={})
    refused(thief.delete(f"/api/friends/{known}"), 400)
    refused(thief.put(f"/api/friends/{known}", json={"shows": True}), 400)
    refused(thief.post("/api/blocks", json={"friend": known}), 400)
    refused(thief.post(f"/api/rooms/{s.room}/seats/2/invite/{known}"), 400)
    assert s.bea.get("/api/friends").json()["friends"]


def invited_by_nobody(s: Scene) -> None:
    thief = s.fresh()
    thief.post("/api/friends/link", json={})
    refused(thief.post(f"/api/rooms/{s.room}/invited", json={"name": "Eve"}), 400)
    refused(thief.delete("/api/friends/invitations/%25"), 400)


def a_taken_seat(s: Scene) -> None:
    made_friends(s)
    (friend, *_) = s.ana.get("/api/friends").json()["friends"]
    for seat in (0, 1, 2, 99, -1):  # taken, or a bot's
        refused(s.ana.post(f"/api/rooms/{s.room}/seats/{seat}/invite/{friend['id']}"), 400)


def presence_of_others(s: Scene) -> None:
    made_friends(s)
    s.ana.post("/api/friends/here", json={"room": s.room})
    assert not any(f["here"] for f in s.bea.get("/api/friends").json()["friends"])
    assert s.stranger.get("/api/friends").json()["friends"] == []


def blocking_strangers(s: Scene) -> None:
    for room, seat in ((s.other, 0), (s.room, 99), ("%", 0), (s.room, 10**30)):
        refused(s.ana.post("/api/blocks", json={"room": room, "seat": seat}), 400)
    refused(s.fresh().post("/api/blocks", json={"room": s.room, "seat": 0}), 400)


attempt(FRIENDS, "a link that was accepted is accepted again", replayed)
attempt(FRIENDS, "oneself as a friend", own_link)
attempt(FRIENDS, "somebody else's friend", others_friend)
attempt(FRIENDS, "a seat to which nobody was invited", invited_by_nobody)
attempt(FRIENDS, "an invitation to a seat that is taken", a_taken_seat)
attempt(FRIENDS, "whether somebody is here who does not show it", presence_of_others)
attempt(FRIENDS, "a block on somebody one never played with", blocking_strangers)
