"""The HTTP API and the messages under random input: refused in good order, never a crash."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from tests.table.conftest import config
from tests.table.live import Browser
from tests.table.test_rooms import bots, create, sit
from weirwood.table.app import create_app
from weirwood.table.hub import clean


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
            ["hello", "answer", "withdraw", "undo", "extend", "why", "propose", "chat", "draw"]
        )
    },
    optional={
        "id": some.integers() | some.text(max_size=3),
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
    },
)


def test_random_messages_are_refused_and_the_game_goes_on(client: Browser) -> None:
    made = create(client, [{"kind": "me"}, {"kind": "person"}, *bots(1)])
    client.post(f"/api/rooms/{made['room']}/start")
    with client.socket() as ws:
        p = sit(ws, made["room"])

        @settings(max_examples=150, deadline=None, derandomize=True)
        @given(message=messages)
        def attack(message: dict[str, Any]) -> None:
            ws.send_json(message)

        attack()
        assert p.ask("ping")["type"] == "pong"
        refusals = [m["rule"] for m in p.heard if m["type"] == "refused"]
        assert "table.rule_failed" not in refusals
        assert "table.bad_request" in refusals
        assert p.answer() or p.position["questions"]


@given(text=some.text())
def test_cleaned_text_is_one_printable_line(text: str) -> None:
    made = clean(text, 50)
    assert len(made) <= 50
    assert made == "" or made.isprintable()
    assert json.loads(json.dumps(made)) == made
