"""Guided games at the table: the lesson's own seats and seed, and words for the learner alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import config, create, sit
from tests.table.live import Browser, Live
from tests.table.player import Player
from weirwood import lessons
from weirwood.kernel import registry


def learn(client: Browser, game: str = "btwixt", lesson: str = "turn") -> dict[str, Any]:
    return create(client, [], game=game, lesson=lesson, settings={"nonsense": 1}, public=True)


def obey(p: Player) -> None:
    """Do as advised once; what the learner is asked alone is passed."""
    while not (p.open and p.position["advice"]):
        if p.open:
            number, keys = p.open[0]["number"], [o["key"] for o in p.open[0]["options"]]
            assert p.ask("answer", number=number, answer=keys[-1:])["type"] == "ok"
        else:
            p.wait("update")
    said, question = p.position["advice"], p.open[0]
    assert said["number"] == question["number"]
    assert said["answer"] is not None
    assert p.ask("answer", number=question["number"], answer=said["answer"])["type"] == "ok"


def test_one_click_seats_the_learner_and_the_bots(client: Browser) -> None:
    made = learn(client)
    lesson = lessons.lesson("btwixt", "turn")
    with client.socket() as ws:
        p = sit(ws, made["room"])
        assert p.welcome["seat"] == lesson.seat
        assert p.room["lesson"] == "turn"
        assert p.room["status"] == "playing"
        assert not p.room["public"]
        kinds = [s["kind"] for s in p.room["seats"]]
        assert kinds == ["person", "bot", "bot"]
        for _ in range(5):
            obey(p)
        steps = [m["position"]["advice"] for m in p.heard if m.get("position")]
        told = {said["step"] for said in steps if said}
        assert {"leader", "bid_alone", "stop"} <= told
        notes = {note["step"] for said in steps if said for note in said["notes"]}
        assert {"welcome", "season", "ally"} <= notes


def test_only_the_learner_hears_the_coach(client: Browser) -> None:
    made = learn(client)
    watcher = client.other()
    token = made["links"]["watch"].removeprefix("watch=")
    assert (
        watcher.post(f"/api/rooms/{made['room']}/claim", json={"token": token}).status_code == 200
    )
    with client.socket() as one, watcher.socket() as two:
        p, spectator = sit(one, made["room"]), sit(two, made["room"])
        assert spectator.welcome["seat"] is None
        for _ in range(4):
            obey(p)
        spectator.until(lambda: len(spectator.events) > 8)
        told = [m["position"] for m in spectator.heard if m.get("position")]
        assert told
        assert all(position["advice"] is None for position in told)
        assert '"step"' not in json.dumps(spectator.heard)


def test_the_lesson_has_its_seed_and_other_rooms_have_none_of_it(client: Browser) -> None:
    lesson = lessons.lesson("btwixt", "turn")
    taught = client.live.hub.rooms[learn(client)["room"]]
    assert taught.seed == lesson.seed
    assert taught.settings == dict(lesson.settings)
    bots = [{"kind": "bot", "level": "random"}] * 2
    free = client.live.hub.rooms[create(client, [{"kind": "me"}, *bots], game="btwixt")["room"]]
    assert free.seed != lesson.seed
    assert free.lesson == ""
    assert free.position(0).advice is None  # type: ignore[union-attr]  # it has begun


def test_a_rematch_is_a_game_of_ones_own(client: Browser) -> None:
    room = learn(client)["room"]
    with client.socket() as ws:
        p = sit(ws, room)
        p.ask("concede")
        p.until(lambda: p.over)
        assert p.position["advice"] is None
    again = client.post(f"/api/rooms/{room}/rematch").json()["room"]
    made = client.live.hub.rooms[again]
    assert (made.lesson, made.coach) == ("", None)
    assert made.seed != lessons.lesson("btwixt", "turn").seed


def test_a_lesson_may_begin_at_a_position(client: Browser) -> None:
    room = client.live.hub.rooms[learn(client, lesson="bid")["room"]]
    lesson = lessons.lesson("btwixt", "bid")
    assert room.scenario == lesson.scenario
    assert room.match is not None
    assert room.match.view(0)["current"]["ally"] == "ally_walder_frey"
    with client.socket() as ws:
        p = sit(ws, room.id)
        said = p.position["advice"]
        assert said["task"]
        assert said["accept"] == ["play:inf_wildfire"]
        assert not p.position["can_undo"]


def test_a_lesson_that_is_not_there_is_refused(client: Browser) -> None:
    asked = {"game": "btwixt", "seats": [], "lesson": "tenth"}
    no = client.post("/api/rooms", json=asked)
    assert no.status_code == 400
    assert no.json()["rule"] == "lessons.unknown"


@pytest.mark.parametrize(("lesson", "answers"), [("turn", 4), ("councils", 2)])
def test_the_coach_knows_how_far_one_was_after_a_restart(
    tmp_path: Path, database: str, lesson: str, answers: int
) -> None:
    """Also where the lesson begins at a position: the room has it, whatever the file says later."""
    live = Live(config(tmp_path, database=database))
    live.start()
    client = live.browser()
    room = learn(client, lesson=lesson)["room"]
    with client.socket() as ws:
        p = sit(ws, room)
        for _ in range(answers):
            obey(p)
        while not (p.open and p.position["advice"]):
            p.wait("update")
        said = p.position["advice"]
    cookies = dict(client.cookies)
    live.stop()
    again = Live(config(tmp_path, database=database))
    again.start()
    client = again.browser()
    client.cookies.update(cookies)
    with client.socket() as ws:
        q = sit(ws, room)
        assert q.position["advice"] == said
    again.stop()


def test_every_game_offers_to_teach(client: Browser) -> None:
    games = client.get("/api/games").json()
    taught = {game["id"] for game in games if "turn" in [each["id"] for each in game["lessons"]]}
    assert taught == set(registry.catalogue().points)


def test_a_lesson_that_cannot_be_read_keeps_nobody_from_playing(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(game: str) -> tuple[lessons.Lesson, ...]:
        raise lessons.LessonError(f"{game}: a mistake")

    monkeypatch.setattr(lessons, "lessons", faulty)
    games = client.get("/api/games").json()
    assert not any(game["lessons"] for game in games)
    assert {game["id"] for game in games} >= set(registry.catalogue().points)
