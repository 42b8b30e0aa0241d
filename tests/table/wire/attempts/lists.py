"""Attempts by decks and armies: huge, deep, hostile, in a language that is none of ours."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.table.server import PATIENCE
from tests.table.wire.attempts.scene import Scene, attempt, refused
from weirwood.table.rooms.lists import MAX_LIST
from weirwood.table.store import schema, social

LISTS = "decks and armies"
TEXTS: dict[str, str] = {
    "30,000 letters": "1x Arya Stark\n" * 2200,
    "19,000 empty lines": "\n" * 19_000 + "1x",
    "one line of 19,000 letters": "1x " + "Arya" * 4_750,
    "a line that almost matches everything": "1x " + "a " * 9_000,
    "brackets without end": "[" * 19_000,
    "an object without end": '{"cards":' * 2_000,
    "a number of 5,000 digits": "9" * 5_000 + "x Arya Stark",
    "less than no cards": "Faction: House Stark\n-3x Arya Stark",
    "half a card": "Faction: House Stark\n0.5x Arya Stark",
    "a zero byte": "Faction: House Stark\n1x Arya\0Stark",
    "text from right to left": "Faction: House Stark\n1x \u202eArya Stark",
    "marks upon marks": "1x A" + "\u0300\u0301" * 4_000,
    "a script": "<script>alert(1)</script>",
    "a statement of SQL": "1x '); DROP TABLE lists;--",
    "a path": "1x ../../../../etc/passwd",
    "words of Fluent": "1x { $seat -> [one] x *[other] y }",
    "a language that is none of ours": "Fraktion: Haus Stark\n3x Die Grauwind-Garde",
    "another alphabet": "Фракция: Старк\n3x Арья Старк",
    "a recipe": "2 eggs\n100 g of flour\nstir well",
}
DATA: dict[str, Any] = {
    "a list": [1, 2, 3],
    "a number": 7,
    "true": True,
    "a faction that is a list": {"faction": ["stark"], "cards": {}, "units": []},
    "a prototype": {"__proto__": {"faction": "stark"}, "constructor": {"prototype": {}}},
    "cards that are words": {"faction": "stark", "plots": {}, "cards": "all of them"},
    "counts that are words": {"faction": "stark", "plots": {}, "cards": {"01146": "three"}},
    "counts beyond all numbers": {"faction": "stark", "plots": {}, "cards": {"01146": 10**40}},
    "counts below zero": {"faction": "stark", "plots": {}, "cards": {"01146": -60}},
    "units that are one unit": {"faction": "stark", "points": 40, "units": "stark_bowmen"},
    "5,000 units": {"faction": "stark", "units": [{"unit": "stark_bowmen"}] * 5_000},
    "a unit within a unit": {"faction": "stark", "units": [{"unit": {"unit": {"unit": "x"}}}]},
    "points without end": {"faction": "stark", "points": 10**400, "units": []},
}
KINDS = {"cardgame": "deck", "miniatures": "army"}


def kept(s: Scene) -> int:
    return len(s.live.hub.store.read_now(lambda c: list(c.execute(schema.lists.select()))))


def brings(given: Any) -> Callable[[Scene], None]:
    """Wherever a list can be sent, it is refused with a reason, and soon."""

    def run(s: Scene) -> None:
        thief, before = s.fresh(), kept(s)
        began = time.monotonic()
        for game, kind in KINDS.items():
            judged = thief.post(f"/api/judge/{game}/{kind}/en", json={"given": given})
            if judged.status_code == 200:
                reasons = judged.json()["reasons"]
                assert reasons, judged.text[:200]
                assert all(each["rule"] for each in reasons)
            else:
                refused(judged, 400, 413)
            refused(thief.put("/api/quick", json={"game": game, "brings": given}), 400, 413)
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            setting = {"deck": "decks", "army": "armies"}[kind]
            room = {"game": game, "seats": seats, "settings": {setting: [given, None]}}
            refused(thief.post("/api/rooms", json=room), 400, 413)
        assert time.monotonic() - began < PATIENCE
        waiting = s.live.hub.store.read_now(lambda c: list(c.execute(social.match_queue.select())))
        assert (waiting, kept(s)) == ([], before)

    return run


for title, text in TEXTS.items():
    attempt(LISTS, f"a list that is {title}", brings(text))
for title, data in DATA.items():
    attempt(LISTS, f"a list as data that is {title}", brings(data))


def sent(**more: Any) -> dict[str, Any]:
    version = {"name": "x", "text": "Faction: House Stark", "at": 1}
    one = {"id": "a", "game": "cardgame", "kind": "deck", "lang": "en", "versions": [version]}
    return {"owner": "", "known": "", "gone": [], "lists": [{**one, **more}]}


def exchanged(what: dict[str, Any]) -> Callable[[Scene], None]:
    def run(s: Scene) -> None:
        thief, before = s.fresh(), kept(s)
        found = thief.post("/api/mine/lists", json=what)
        if found.status_code == 200:
            assert found.json()["lists"] in (None, [])
        else:
            refused(found, 400, 413)
        assert kept(s) == before

    return run


SENT: dict[str, dict[str, Any]] = {
    "of a game that is none": sent(game="../../etc/passwd"),
    "of a kind that is none": sent(kind="spell"),
    "under an id that is a path": sent(id="../a"),
    "under an id of 60 kB": sent(id="a" * 60_000),
    "in a language that is none": sent(lang="tlh"),
    "at a time that is no time": sent(versions=[{"name": "x", "text": "1x", "at": "noon"}]),
    "a letter too long": sent(versions=[{"name": "x", "text": "x" * (MAX_LIST + 1), "at": 1}]),
    "in 500 versions": sent(versions=[{"name": "x", "text": "1x", "at": n} for n in range(500)]),
    "with nothing in it": sent(versions=[{"name": "x", "text": " ", "at": 1}]),
}
for title, what in SENT.items():
    attempt(LISTS, f"a list is kept {title}", exchanged(what))


def of_somebody_else(s: Scene) -> None:
    """Nobody reads, changes or throws away another's list, whatever they take it for."""
    mine = s.ana.post("/api/mine/lists", json=sent(id="ana")).json()
    assert [each["id"] for each in mine["lists"]] == ["ana"]
    thief = s.fresh()
    for owner in ("", mine["owner"]):
        gone = {"owner": owner, "known": "", "gone": [{"id": "ana", "at": [1]}], "lists": []}
        found = thief.post("/api/mine/lists", json=gone)
        assert found.json()["lists"] in (None, []), found.text
    again = s.ana.post("/api/mine/lists", json={"owner": mine["owner"], "known": ""}).json()
    assert [each["id"] for each in again["lists"]] == ["ana"]
    s.ana.post("/api/mine/lists", json={"owner": mine["owner"], "gone": [{"id": "ana", "at": [1]}]})


attempt(LISTS, "somebody else's list", of_somebody_else)
