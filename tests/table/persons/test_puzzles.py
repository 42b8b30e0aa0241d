"""Puzzles at a table: asked from one seat's view, judged at once, kept with the person."""

from __future__ import annotations

import datetime as dt
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import bots, config, create
from tests.table.live import Browser, Live
from tests.table.persons.test_devices import enter, link
from weirwood.puzzles import rating, shape
from weirwood.puzzles.shape import Puzzle
from weirwood.table.persons import puzzles
from weirwood.table.store import schema

SHELF = shape.shipped("btwixt")


def wrong(puzzle: Puzzle) -> Any:
    return puzzle.answers[1].answer


def answer(browser: Browser, puzzle: Puzzle, given: Any) -> Any:
    got = browser.post(f"/api/puzzles/btwixt/{puzzle.id}", json={"answer": given})
    assert got.status_code == 200, got.text
    return got.json()


def test_a_puzzle_is_asked_and_judged_and_kept(client: Browser) -> None:
    first, second = SHELF[0], SHELF[1]
    shelf = client.get("/api/puzzles/btwixt").json()
    assert [row["id"] for row in shelf["puzzles"]] == [p.id for p in SHELF]
    assert shelf["standing"]["rating"] == rating.FIRST
    assert shelf["next"] in {p.id for p in SHELF}
    shown = client.get(f"/api/puzzles/btwixt/{first.id}").json()
    assert (shown["seat"], shown["question"]["kind"]) == (first.seat, first.kind)
    assert shown["view"]["seat"] == first.seat
    assert "answers" not in shown, "the solution is not told beforehand"
    keys = [[o["key"]] for o in shown["question"]["options"] if not o["rule"]]
    assert sorted(keys) == sorted(worth.answer for worth in first.answers)

    missed = answer(client, first, wrong(first))
    assert (missed["right"], missed["solution"]) == (False, None)
    assert missed["loss"] >= 0.03
    assert missed["change"] < 0
    found = answer(client, first, first.solution)
    assert (found["right"], found["change"], found["tries"]) == (True, 0, 2)
    assert found["solution"]["answer"] == first.solution
    assert found["solution"]["why"]
    at_once = answer(client, second, second.solution)
    assert at_once["change"] > 0
    standing = at_once["standing"]
    assert (standing["tried"], standing["solved"], standing["streak"]) == (2, 2, 1)
    again = client.get("/api/puzzles/btwixt").json()
    assert again["standing"] == standing
    assert {row["id"] for row in again["puzzles"] if row["clean"]} == {second.id}

    # It follows to another device, is in the copy, and goes with the person.
    phone = client.other()
    enter(phone, "link", link(client))
    assert phone.get("/api/puzzles/btwixt").json()["standing"] == standing
    copy = phone.get("/api/mine/export").json()["puzzles"]
    assert [row["puzzle"] for row in copy] == [first.id, second.id]
    assert phone.delete("/api/mine").status_code == 200
    with client.live.hub.store.snapshot() as c:
        assert c.execute(schema.puzzle_tries.select()).all() == []


def test_what_a_browser_solved_by_itself_comes_along(quick: Browser) -> None:
    phone = quick.other()
    answer(quick, SHELF[0], SHELF[0].solution)
    answer(phone, SHELF[0], wrong(SHELF[0]))
    answer(phone, SHELF[1], SHELF[1].solution)
    create(phone, [{"kind": "me"}, *bots(2)])
    enter(phone, "link", link(quick))
    assert phone.get("/api/puzzles/btwixt").json()["standing"]["tried"] == 1
    phone.post("/api/mine/bring")
    told = phone.get("/api/puzzles/btwixt").json()
    assert {row["id"] for row in told["puzzles"] if row["clean"]} == {SHELF[0].id, SHELF[1].id}
    assert phone.delete("/api/mine").status_code == 200
    with quick.live.hub.store.snapshot() as c:
        assert c.execute(schema.puzzle_tries.select()).all() == []


def test_giving_up_shows_the_solution_and_counts_as_missed(quick: Browser) -> None:
    puzzle = SHELF[0]
    path = f"/api/puzzles/btwixt/{puzzle.id}"
    told = quick.post(path, json={"give_up": True}).json()
    assert (told["right"], told["solution"]["answer"]) == (False, puzzle.solution)
    assert told["change"] < 0
    later = answer(quick, puzzle, puzzle.solution)
    assert (later["change"], later["standing"]["streak"]) == (0, 0)


def test_the_puzzle_of_the_day_makes_days_on_end(
    quick: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = dt.date(2026, 11, 17)
    for n in range(2):
        monkeypatch.setattr(puzzles, "today", lambda n=n: day + dt.timedelta(days=n))
        daily = quick.get("/api/puzzles/btwixt").json()["today"]
        listed = {row["game"]: row for row in quick.get("/api/puzzles").json()}
        assert (listed["btwixt"]["id"], listed["btwixt"]["solved"]) == (daily, False)
        told = answer(
            quick, shape.puzzle_of("btwixt", daily), shape.puzzle_of("btwixt", daily).solution
        )
        assert told["standing"]["days"] == n + 1


def test_bad_input_gets_one_sentence_and_counts_for_nothing(quick: Browser) -> None:
    mine = f"btwixt/{SHELF[0].id}"
    match = shape.opened(SHELF[0])
    no = match.why_not(shape.asked(SHELF[0], match), ["no such thing"])
    assert no is not None
    for path, sent, status, rule in (
        ("btwixt/nothing", {"answer": ["x"]}, 404, "puzzles.unknown"),
        ("nogame/nothing", {"answer": ["x"]}, 400, "kernel.unknown_game"),
        (mine, {"answer": ["no such thing"]}, 400, no.rule),
        (mine, {"answer": 7}, 400, "kernel.shape"),
        (mine, {"more": 1}, 400, "table.bad_request"),
    ):
        got = quick.post(f"/api/puzzles/{path}", json=sent)
        assert (got.status_code, got.json()["rule"]) == (status, rule)
    assert quick.get("/api/puzzles/btwixt").json()["standing"]["tried"] == 0


def test_a_puzzle_of_other_rules_gets_one_sentence(
    quick: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shape, "fits", lambda *_: False)
    puzzles.asked.cache_clear()
    got = quick.get(f"/api/puzzles/btwixt/{SHELF[0].id}")
    assert (got.status_code, got.json()["rule"]) == (400, "puzzles.cards")
    puzzles.asked.cache_clear()


def test_nobody_asks_too_often(tmp_path: Path) -> None:
    live = Live(config(tmp_path, puzzles_budget="2/hour"))
    live.start()
    browser = live.browser()
    told = [browser.get(f"/api/puzzles/btwixt/{SHELF[0].id}") for _ in range(3)]
    assert [x.status_code for x in told] == [200, 200, 429]
    live.stop()


def test_what_is_told_of_a_puzzle_is_what_its_seat_sees() -> None:
    """Nothing of the save is told but the view."""
    for puzzle in SHELF:
        shown = puzzles.asked("btwixt", puzzle.id)
        other = shape.opened(puzzle).redeal(puzzle.seat, random.Random(4))
        seen = json.loads(json.dumps(other.view(puzzle.seat)))
        assert json.loads(json.dumps(shown.view)) == seen
