"""The HTTP API and the messages under random input: refused in good order, never a crash."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed

from tests.table.helpers import bots, config, create, sit
from tests.table.live import Browser, Live
from tests.table.server import PATIENCE
from weirwood.table.app import create_app
from weirwood.table.rooms.texts import clean
from weirwood.table.wire.protocol import VERSION


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Browser]:
    """A table on one kind of database: what is refused does not depend on it."""
    live = Live(config(tmp_path))
    live.start()
    yield live.browser()
    live.stop()


def test_the_http_api_never_fails_inside(tmp_path: Path) -> None:
    """Requests made from the API's own description, and broken ones."""
    quiet = config(tmp_path, hosts=("testserver", "localhost"), max_rooms=20, bot_delay=600.0)
    app = create_app(quiet)
    schema = schemathesis.openapi.from_asgi("/openapi.json", app)
    seen = 0

    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # our own description is sound

        @settings(
            max_examples=25,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def attack(case: Any) -> None:
            response = case.call()
            assert response.status_code < 500, (case.path, response.status_code)

        attack()
        seen += 1
    assert seen >= 15


messages = some.fixed_dictionaries(
    {
        "type": some.sampled_from(
            [
                *("hello", "answer", "withdraw", "undo", "undo_reply", "extend", "why"),
                *("propose", "chat", "draw", "pause", "passes", "back", "ping", "fly"),
            ]
        )
    },
    optional={
        "id": some.integers(max_value=2**40) | some.text(max_size=3),
        "number": some.integers(-5, 60) | some.none(),
        "answer": some.recursive(
            some.none() | some.booleans() | some.integers() | some.text(max_size=8),
            lambda x: some.lists(x, max_size=4) | some.dictionaries(some.text(max_size=4), x),
            max_leaves=6,
        ),
        "so_far": some.lists(some.text(max_size=12), max_size=4),
        "slot": some.text(max_size=12),
        "text": some.text(max_size=600),
        "to": some.lists(some.integers(-3, 9), max_size=4),
        "agree": some.booleans(),
        "pause": some.booleans(),
    },
)


numbers = some.integers(-5, 60) | some.sampled_from([-(2**63), 2**63, 10**40])
words = some.text(max_size=12)
anything = some.recursive(
    some.none() | some.booleans() | some.integers() | words | some.floats(allow_nan=False),
    lambda x: some.lists(x, max_size=4) | some.dictionaries(words, x, max_size=3),
    max_leaves=8,
)


def shaped(type_: str, **fields: some.SearchStrategy[Any]) -> some.SearchStrategy[dict[str, Any]]:
    """A message of the right shape, whatever stands in it."""
    known = {"type": some.just(type_), "id": some.integers(0, 99), **fields}
    return some.fixed_dictionaries(known)


well_formed = some.one_of(
    shaped("answer", number=numbers, answer=anything),
    shaped("why", number=numbers, answer=anything),
    shaped("extend", number=numbers, so_far=some.lists(words, max_size=5), slot=words),
    shaped("propose", number=numbers),
    shaped("withdraw", number=numbers),
    shaped("undo"),
    shaped("undo_reply", agree=some.booleans()),
    shaped("draw", agree=some.booleans()),
    shaped("pause", pause=some.booleans()),
    shaped("back"),
    shaped("chat", text=some.text(max_size=600), to=some.lists(some.integers(-9, 9), max_size=4)),
    shaped(
        "passes",
        windows=some.lists(words | some.sampled_from(["window_draw", "window_x"]), max_size=50),
    ),
)


GAMES = [("boardgame", 3), ("btwixt", 3), ("cardgame", 2), ("miniatures", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_messages_are_refused_and_the_game_goes_on(
    quick: Browser, game: str, seats: int
) -> None:
    made = create(quick, [{"kind": "me"}, {"kind": "person"}, *bots(seats - 2)], game=game)
    token = made["links"]["1"].removeprefix("seat=")
    claim = {"token": token}  # somebody who never agrees to draws
    quick.other().post(f"/api/rooms/{made['room']}/claim", json=claim)
    quick.post(f"/api/rooms/{made['room']}/start")
    with quick.socket() as ws:
        p = sit(ws, made["room"])
        p.id = 2**40 + 1  # no random message has the id of a request of ours

        @settings(max_examples=100, deadline=None, derandomize=True, database=None)
        @given(message=messages)
        def attack(message: dict[str, Any]) -> None:
            ws.send_json(message)

        @settings(max_examples=200, deadline=None, derandomize=True, database=None)
        @given(message=well_formed)
        def closer(message: dict[str, Any]) -> None:
            ws.send_json(message)

        attack()
        p.ask("ping")
        closer()
        ws.ws.send(b"\x00\xff binary \x80")
        assert p.ask("ping")["type"] == "pong"
        refusals = [m["rule"] for m in p.heard if m["type"] == "refused"]
        assert "table.rule_failed" not in refusals
        assert {"table.bad_request", "kernel.stale", "table.passes"} <= set(refusals)
        assert any(m["type"] == "ok" for m in p.heard)
        assert p.position["view"]["over"] is False


@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(
    first=some.fixed_dictionaries(
        {"type": some.just("hello") | words, "version": some.just(VERSION) | anything},
        optional={
            "room": words | anything,
            "seat": numbers | anything,
            "since": numbers | anything,
            "chat_since": numbers | anything,
        },
    )
)
def test_no_first_word_breaks_the_table(shared: tuple[Browser, str], first: Any) -> None:
    """Whoever comes is let in, told to reload, or shown the door."""
    client, room = shared
    for name in (first.get("room"), room):
        with client.socket() as ws:
            ws.send_json({**first, "room": name})
            try:
                said = json.loads(ws.ws.recv(PATIENCE))
            except ConnectionClosed:
                assert ws.ws.close_code in (4400, 4403, 4404)
            else:
                assert said["type"] in ("welcome", "reload", "room")
    assert client.get("/health").status_code == 200


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    """One table for many visits, at which a game is played."""
    live = Live(config(tmp_path_factory.mktemp("table")))
    live.start()
    client = live.browser()
    yield client, create(client, [{"kind": "me"}, *bots(2)])["room"]
    live.stop()


WRONG: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    10**30,
    -(10**30),
    1.5,
    "",
    "x",
    "done",
    [],
    {},
    [[]],
    {"x": None},
]


def spoiled(answer: Any, rng: random.Random) -> Any:
    """A legal answer with one thing wrong: the nearest to a mistake that rules can overlook."""
    bad = rng.choice(WRONG)
    if rng.random() < 0.15 or not answer:
        return bad
    if isinstance(answer, list):
        out = list(answer)
        at = rng.randrange(len(out))
        change = rng.randrange(5)
        if change == 0:
            out[at] = bad
        elif change == 1:
            out.insert(at, out[at])
        elif change == 2:
            del out[at]
        elif change == 3:
            out[at] = f"{out[at]}:{rng.randrange(99)}"
        else:
            out = out * 40
        return out
    if isinstance(answer, dict):
        out2 = dict(answer)
        key = rng.choice(sorted(out2))
        change = rng.randrange(4)
        if change == 0:
            out2[key] = bad
        elif change == 1:
            del out2[key]
        elif change == 2:
            out2[f"{key}x"] = out2[key]
        elif isinstance(out2[key], int):
            out2[key] += rng.choice([-(10**9), -1, 1, 360_00, 10**9])
        return out2
    return bad


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_answers_that_are_almost_right_are_refused_with_a_rule(
    quick: Browser, game: str, seats: int
) -> None:
    rng = random.Random(game)
    made = create(quick, [{"kind": "me"}, *bots(seats - 1)], game=game)
    kinds: set[str] = set()
    with quick.socket() as ws:
        p = sit(ws, made["room"])
        for _ in range(40):
            while not p.open and not p.over:
                p.listen()
            if p.over:
                break
            q = p.open[0]
            kinds.add(q["kind"])
            answer = spoiled(p.choose(q), rng)
            for ask in ("why", "answer"):
                reply = p.ask(ask, number=q["number"], answer=answer)
                assert reply["type"] in ("verdict", "ok", "refused")
                assert reply.get("rule") != "table.rule_failed", (q["kind"], answer)
            p.ask("extend", number=q["number"], so_far=["x", "done", str(answer)[:50]])
            p.ask("extend", number=q["number"], so_far=[], slot="x")
            p.ask("ping")
            if p.open and p.open[0]["number"] == q["number"]:
                p.answer()
        rules = {m["rule"] for m in p.heard if m["type"] == "refused"}
        assert "table.rule_failed" not in rules
    assert len(kinds) >= 2


@given(text=some.text())
def test_cleaned_text_is_one_printable_line(text: str) -> None:
    made = clean(text, 50)
    assert len(made) <= 50
    assert made == "" or made.isprintable()
    assert json.loads(json.dumps(made)) == made
    assert clean(made, 50) == made


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("\u3164", ""),
        ("\u2800\u115f\uffa0", ""),
        ("A\u200b\u202en\u2066a", "Ana"),
        ("Z" + "\u0489" * 40 + "oe", "Z\u0489\u0489oe"),
        ("\u0301\u0301Ana", "Ana"),
        ("Jose\u0301", "Jos\u00e9"),
        ("Ana\u00a0Stark", "Ana Stark"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("\u0928\u092e\u0938\u094d\u0924\u0947", "\u0928\u092e\u0938\u094d\u0924\u0947"),
    ],
)
def test_names_are_what_can_be_seen(written: str, shown: str) -> None:
    assert clean(written) == shown
