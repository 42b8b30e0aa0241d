"""Advice at a table: for one's own seat, against bots, without a clock, and not too often."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.table.helpers import create
from tests.table.live import Browser

BOTS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]


def asked(client: Browser, seats: list[dict[str, Any]], **given: Any) -> Any:
    """A table that has begun."""
    return create(client, seats, game="btwixt", **given)


def counsel(client: Browser, room: str, seat: int = 0) -> Any:
    """As soon as the seat is asked something."""
    for _ in range(600):
        got = client.post(f"/api/rooms/{room}/advice/{seat}")
        if got.status_code == 200 or got.json()["rule"] != "bots.no_question":
            return got
        time.sleep(0.05)
    raise AssertionError(got.text)


def test_a_person_among_bots_is_advised(client: Browser) -> None:
    made = asked(client, BOTS)
    got = counsel(client, made["room"])
    assert got.status_code == 200, got.text
    told = got.json()
    assert told["sure"] in ("clear", "likely", "close", "forced")
    assert told["answers"]
    assert {"answer", "chance", "error", "why", "follows"} == set(told["answers"][0])


@pytest.mark.parametrize(
    ("seats", "given", "seat", "rule"),
    [
        (BOTS, {}, 1, "table.no_seat"),
        (BOTS, {"clock": {"kind": "answer", "seconds": 600}}, 0, "table.advice_clock"),
        ([{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}], {}, 0, "table.advice_people"),
    ],
)
def test_nobody_is_advised_where_it_would_be_unfair(
    client: Browser, seats: list[dict[str, Any]], given: dict[str, Any], seat: int, rule: str
) -> None:
    made = asked(client, seats, **given)
    got = client.post(f"/api/rooms/{made['room']}/advice/{seat}")
    assert (got.status_code, got.json()["rule"]) == (400, rule)


def test_people_are_advised_where_the_table_was_laid_so(client: Browser) -> None:
    people = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]
    made = asked(client, people, advice=True)
    room = client.get(f"/api/rooms/{made['room']}").json()
    assert room["advice"], "all see it"
    assert counsel(client, made["room"]).status_code == 200
    timed = asked(client, people, advice=True, clock={"kind": "answer", "seconds": 600})
    got = client.post(f"/api/rooms/{timed['room']}/advice/0")
    assert got.json()["rule"] == "table.advice_clock"
