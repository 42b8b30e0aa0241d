"""The games over HTTP: words, rules, facts, and the lists that players bring."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.table.helpers import create
from tests.table.live import Browser
from weirwood.bots.levels import offered
from weirwood.kernel import registry
from weirwood.kernel.decision import Refusal
from weirwood.lessons import lessons
from weirwood.table.rooms import lists
from weirwood.table.wire import protocol as msg
from weirwood.words import LANGUAGES
from weirwood.words.catalogue import files

GAMES = ("boardgame", "btwixt", "cardgame", "miniatures")


def test_the_games_say_what_they_need(client: Browser) -> None:
    rows = {g["id"]: g for g in client.get("/api/games").json()}
    assert set(GAMES) <= set(rows)
    for row in rows.values():
        assert len(row["levels"]) == len(set(row["levels"]))
        assert {"name", "kind", "default", "choices", "least", "most"} == set(row["settings"][0])


@pytest.mark.parametrize("game", GAMES)
def test_every_level_that_is_offered_or_taken_by_default_can_play(game: str) -> None:
    new = msg.NewRoom(game=game, seats=[msg.SeatPlan(kind="bot")])
    told = offered(registry.game(game))
    for level in (*told, new.away_level, new.seats[0].level):
        assert hasattr(registry.bot(level, game), "decide")
    assert {new.away_level, new.seats[0].level} <= set(told)


@pytest.mark.parametrize("game", GAMES)
def test_words_rules_and_facts_are_served_once(client: Browser, game: str) -> None:
    for path in (f"/words/{game}/es.ftl", f"/ledger/{game}/es.json", f"/content/{game}.json"):
        got = client.get(path)
        assert got.status_code == 200, got.text
        assert got.headers["content-encoding"] == "gzip"
        tag = got.headers["etag"]
        assert client.get(path, headers={"if-none-match": tag}).status_code == 304
    spanish, english = (client.get(f"/ledger/{game}/{lang}.json").json() for lang in ("es", "en"))
    assert {"id", "source", "basis", "status", "text"} == set(spanish[0])
    assert [rule["id"] for rule in spanish] == [rule["id"] for rule in english]
    assert spanish[0]["text"] != english[0]["text"]
    for path in (f"/words/{game}/xx.ftl", f"/ledger/{game}/xx.json"):
        assert client.get(path).json()["rule"] == "table.language"


def said(text: str) -> dict[str, str]:
    """The messages of a Fluent file by their names, each as it stands there."""
    found = re.split(
        r"^(-?[a-zA-Z][\w-]*) *=", re.sub(r"(?m)^#.*\n?", "", text), flags=re.MULTILINE
    )
    assert not found[0].strip()
    return {name: body.strip() for name, body in zip(found[1::2], found[2::2], strict=True)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_browser_gets_all_shared_words_but_those_of_the_terminal(
    client: Browser, lang: str
) -> None:
    whole = said("\n".join(text for _, text in files("weirwood", lang)))
    wanted = {m: text for m, text in whole.items() if not m.startswith(("cli-", "terminal-"))}
    common = said(client.get(f"/words/common/{lang}.ftl").text)
    # what is said of finished games alone comes with the pages that look back at them
    looking = said(client.get(f"/words/looking/{lang}.ftl").text)
    assert common | looking == wanted
    assert not common.keys() & looking.keys()
    assert {"report-chances", "why-kernel-branch"} <= looking.keys()
    assert len(wanted) < len(whole)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_coach_says_is_sent_to_rooms_of_its_lesson_alone(client: Browser, game: str) -> None:
    known = [each.id for each in lessons(game)]
    rooms = {each: create(client, [], game=game, lesson=each)["room"] for each in known}
    for lang in LANGUAGES:
        whole = said("\n".join(text for _, text in files(registry.game(game).package, lang)))
        steps = {m for m in whole if m.startswith("lesson-") and m.count("-") > 1}
        titles = {f"lesson-{each}": whole[f"lesson-{each}"] for each in known}
        everywhere = said(client.get(f"/words/{game}/{lang}.ftl").text)
        assert titles.items() <= everywhere.items()
        assert set(whole) - set(everywhere) == steps
        told: dict[str, str] = {}
        for each in known:
            path = f"/api/rooms/{rooms[each]}/words/{lang}.ftl"
            own = {m: text for m, text in said(client.get(path).text).items() if m in steps}
            assert {m.split("-")[1] for m in own} == {each}
            told |= own
        assert told == {m: whole[m] for m in steps}


def test_a_room_speaks_the_words_of_its_own_card_file(client: Browser) -> None:
    made = create(client, [{"kind": "me"}] * 3, game="btwixt")
    got = client.get(f"/api/rooms/{made['room']}/words/en.ftl")
    assert got.status_code == 200
    edition = json.loads(json.dumps(client.get("/content/btwixt.json").json()["edition"]))
    edition["allies"][0]["name"] = renamed(edition["allies"][0]["name"])
    own = create(client, [{"kind": "me"}] * 3, game="btwixt", settings={"edition": edition})
    text = client.get(f"/api/rooms/{own['room']}/words/en.ftl").text
    assert "Ser Pounce" in text
    assert "Ser Pounce" not in got.text


def renamed(name: Any) -> Any:
    if isinstance(name, dict):
        return dict.fromkeys(name, "Ser Pounce")
    return "Ser Pounce"


# ---- lists ------------------------------------------------------------------------------------


@pytest.fixture
def toy_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card game's door, with a check that knows two decks."""
    game = registry.game("cardgame")

    def check(given: Any) -> list[Refusal]:
        return (
            [] if given in ("the_old_ways", "at_the_wall") else [Refusal("decks.text", {"line": 1})]
        )

    monkeypatch.setitem(vars(game), "checks", {"deck": check})


def test_a_list_is_checked_with_all_reasons(toy_decks: None, client: Browser) -> None:
    url = "/api/check/cardgame/deck"
    assert client.post(url, json={"given": "the_old_ways"}).json() == []
    assert client.post(url, json={"given": "x"}).json() == [
        {"rule": "decks.text", "args": {"line": 1}}
    ]
    assert client.post("/api/check/cardgame/army", json={"given": ""}).status_code == 400


def test_each_seat_brings_its_own_list_and_sees_no_other(
    toy_decks: None, client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}], game="cardgame")
    other = client.other()
    token = made["links"]["1"].removeprefix("seat=")
    other.post(f"/api/rooms/{made['room']}/claim", json={"token": token})
    url = f"/api/rooms/{made['room']}/lists/deck"
    settings = registry.game("cardgame").read_settings

    def lenient(seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """A seat that brings nothing gets a ready deck."""
        decks = given["decks"]
        full = [d or "the_old_ways" for d in decks] if isinstance(decks, list) else decks
        return {**settings(seats, {**given, "decks": full}), "decks": decks}

    monkeypatch.setitem(vars(registry.game("cardgame")), "read_settings", lenient)
    assert client.post(url, json={"given": "nonsense"}).json()["rule"] == "decks.text"
    assert (
        other.post(url, json={"given": "at_the_wall", "seat": 0}).json()["rule"] == "table.no_seat"
    )
    got = other.post(url, json={"given": "at_the_wall"}).json()
    assert got["settings"]["decks"] == [None, "at_the_wall"]
    seen = client.get(f"/api/rooms/{made['room']}").json()
    assert seen["settings"]["decks"] == [None, None]


def test_the_plural_of_what_is_brought() -> None:
    assert lists.entries(["a"], 3) == ["a", None, None]
    assert lists.entries("", 2) == [None, None]
