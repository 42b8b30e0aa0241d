"""The analysis board: from any step of a finished game, computed for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import weirwood
from tests.table.helpers import bots, config, create, two_people, wait
from tests.table.live import Browser, Live
from weirwood.kernel import branch as branches
from weirwood.kernel.saving import state_hash
from weirwood.table.rooms import analysis, bot_workers
from weirwood.table.store import schema


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One table for all: nothing is stored here."""
    folder: Path = tmp_path_factory.mktemp("analysis")
    live = Live(config(folder, analysis_budget="10000/second", reports_budget="1000/second"))
    live.start()
    yield live.browser()
    live.stop()


@pytest.fixture(scope="module")
def room(table: Browser) -> str:
    made: str = create(table, bots(3), game="btwixt")["room"]
    wait(lambda: table.get(f"/api/rooms/{made}").json()["status"] == "over")
    return made


def look(table: Browser, room: str, step: int, **asked: Any) -> Any:
    got = table.post(f"/api/analysis/{room}", json={"step": step, **asked})
    assert got.status_code == 200, got.text
    return got.json()


def first(told: Any) -> list[Any]:
    """The first choice of the open question, as a branch has it."""
    (question,) = told["questions"]
    assert question["shape"] == "pick"
    return [question["seat"], question["kind"], [question["options"][0]["key"]]]


def single(table: Browser, room: str, begin: int = 20) -> tuple[int, Any]:
    """A step at which one thing of several is chosen."""
    for step in range(begin, begin + 60):
        told = look(table, room, step)
        asked = told["questions"]
        if asked and asked[0]["shape"] == "pick" and asked[0]["least"] == asked[0]["most"] == 1:
            legal = [o for o in asked[0]["options"] if not o["rule"]]
            if len(legal) > 1 and not asked[0]["stepwise"]:
                return step, told
    raise AssertionError("no such step")


def test_a_branch_is_followed_as_in_python(table: Browser, room: str) -> None:
    step, told = single(table, room)
    record = table.get(f"/api/analysis/{room}/record").text
    legal = [o["key"] for o in told["questions"][0]["options"] if not o["rule"]]
    asked = told["questions"][0]
    branch = [[asked["seat"], asked["kind"], [legal[-1]]]]
    after = look(table, room, step, branch=branch)
    match = weirwood.branch(record, step, branch)
    assert after["chances"] == [round(p, 4) for p in weirwood.chances(match)]
    assert after["before"] == told["chances"]
    (line,) = after["tried"]
    assert (line["seat"], line["kind"], line["answer"]) == tuple(branch[0])
    assert [w["kind"] for w in after["waiting"]] == [d.kind for d in match.decisions]
    assert told["played"] is not None
    assert look(table.other(), room, step, branch=branch)["view"] == after["view"]


def test_bots_go_on_and_stop_before_the_seat_that_was_taken(table: Browser, room: str) -> None:
    on = look(table, room, 10, bots=5)
    assert len(on["tried"]) == 5
    branch = [[t["seat"], t["kind"], t["answer"]] for t in on["tried"]]
    assert look(table, room, 10, branch=branch)["view"] == on["view"]
    assert look(table, room, 10, bots=5)["tried"] == on["tried"], "always in the same way"
    for seat in range(3):
        told = look(table, room, 10, bots=40, until=seat)
        assert {w["seat"] for w in told["waiting"]} == {seat}
        assert seat not in {t["seat"] for t in told["tried"]}
    with_all = look(table, room, 10, branch=branch, eyes="all")
    assert (with_all["seat"], len(with_all["view"]["eyes"])) == (None, 3)


def test_the_end_of_a_game_has_no_question(table: Browser, room: str) -> None:
    steps = look(table, room, 0)["steps"]
    told = look(table, room, steps)
    assert (told["questions"], told["waiting"], told["view"]["over"]) == ([], [], True)
    assert sum(told["chances"]) == pytest.approx(1)


def test_questions_about_questions(table: Browser, room: str) -> None:
    step, told = single(table, room)
    asked = told["questions"][0]
    at = {"step": step, "seat": asked["seat"], "kind": asked["kind"]}

    def ask(**more: Any) -> Any:
        return table.post(f"/api/analysis/{room}/ask", json={**at, **more}).json()

    legal = next(o["key"] for o in asked["options"] if not o["rule"])
    assert ask(what="why", answer=[legal])["rule"] == ""
    assert ask(what="why", answer=["nonsense"])["rule"]
    assert {o["key"] for o in ask(what="extend", so_far=[])["options"]} >= {legal}
    assert ask(what="propose")["answers"]
    assert ask(what="why", kind="nothing", answer=[])["rule"] == "kernel.branch_answer"


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ({"step": -1}, "kernel.branch_step"),
        ({"step": 10**6}, "kernel.branch_step"),
        ({"step": 3, "branch": [[0, "x"]]}, "kernel.branch"),
        ({"step": 3, "branch": [[0, "nothing", []]]}, "kernel.branch_answer"),
        ({"step": 3, "branch": [[0, "x", 0]] * 101}, "kernel.branch"),
        ({"step": 3, "eyes": "9"}, "kernel.seat"),
        ({"step": "3"}, "table.bad_request"),
        ({"step": 3, "branch": 7}, "table.bad_request"),
        ({"step": 3, "what": 1}, "table.bad_request"),
    ],
)
def test_a_broken_link_gets_one_sentence(
    table: Browser, room: str, asked: dict[str, Any], rule: str
) -> None:
    got = table.post(f"/api/analysis/{room}", json=asked)
    assert (got.status_code, got.json()["rule"]) == (400, rule)


def test_nothing_is_looked_at_before_the_end(table: Browser) -> None:
    running, _ = two_people(table, game="cardgame")
    for path in ("", "/ask"):
        asked = {"step": 0, "seat": 0, "kind": "x", "what": "why"} if path else {"step": 0}
        got = table.post(f"/api/analysis/{running}{path}", json=asked)
        assert (got.status_code, got.json()["rule"]) == (400, "table.not_over")
    got = table.get(f"/api/analysis/{running}/record")
    assert (got.status_code, got.json()["rule"]) == (400, "table.not_over")
    got = table.post("/api/analysis/nowhere", json={"step": 0})
    assert (got.status_code, got.json()["rule"]) == (404, "table.no_report")


def test_nobody_asks_too_much(table: Browser, room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as few:
        few.setattr(analysis, "AT_ONCE", 0)
        got = table.post(f"/api/analysis/{room}", json={"step": 0})
        assert (got.status_code, got.json()["rule"]) == (429, "table.analysis_busy")

    def stalls(*_: Any) -> Any:
        raise bot_workers.Stalled("no answer in 20 s")

    with monkeypatch.context() as slow:
        slow.setattr(analysis, "explored", stalls)
        got = table.post(f"/api/analysis/{room}", json={"step": 0})
        assert (got.status_code, got.json()["rule"]) == (400, "table.report_bounds")
    assert not table.live.server.config.app.state.analysis.waiting  # type: ignore[union-attr]


def test_a_budget_is_kept(tmp_path: Path) -> None:
    live = Live(config(tmp_path, analysis_budget="2/hour"))
    live.start()
    client = live.browser()
    made = create(client, bots(2), game="cardgame")["room"]
    wait(lambda: client.get(f"/api/rooms/{made}").json()["status"] == "over")
    asked = [client.post(f"/api/analysis/{made}", json={"step": 1}) for _ in range(3)]
    assert [got.status_code for got in asked] == [200, 200, 429]
    live.stop()


def test_a_real_process_does_it(tmp_path: Path) -> None:
    live = Live(config(tmp_path, bot_workers=1))
    # what no game waits for comes last, and takes no more than some memory
    assert [w.last for w in live.hub.advisers.workers] == [True]
    assert [w.last for w in live.hub.reporters.workers] == [True]
    assert [w.last for w in live.hub.workers.workers] == [False]
    live.start()
    client = live.browser()
    made = create(client, bots(2), game="cardgame")["room"]
    wait(lambda: client.get(f"/api/rooms/{made}").json()["status"] == "over")
    told = look(client, made, 9, bots=3)
    branch = [[t["seat"], t["kind"], t["answer"]] for t in told["tried"]]
    record = client.get(f"/api/analysis/{made}/record").text
    match = weirwood.branch(record, 9, branches.written(branch))
    assert told["chances"] == [round(p, 4) for p in weirwood.chances(match)]
    assert state_hash(match.st) == state_hash(weirwood.branch(record, 9, branch).st)
    got = client.post(f"/api/analysis/{made}", json={"step": 9, "branch": [[0, "x", 1]]})
    assert got.json()["rule"] == "kernel.branch_answer"
    live.stop()


def test_a_game_of_other_rules_is_told_in_one_sentence_everywhere(table: Browser) -> None:
    room = create(table, bots(3), game="btwixt")["room"]
    wait(lambda: table.get(f"/api/rooms/{room}").json()["status"] == "over")
    record = table.get(f"/api/rooms/{room}/record").text
    live = table.live.hub.rooms[room]
    allowed, live.rules = live.rules, 0

    def asked(name: str) -> list[Any]:
        return [
            table.get(f"/api/replays/{name}/3?eyes=all"),
            table.get(f"/api/replays/{name}?eyes=all"),
            table.post(f"/api/analysis/{name}", json={"step": 3}),
            table.get(f"/api/analysis/{name}/record"),
            table.post(f"/api/reports/{name}"),
        ]

    sentence = {"found": "0", "allowed": str(allowed)}
    for got in [*asked(room), table.get(f"/api/rooms/{room}/record")]:
        assert (got.status_code, got.json()["rule"]) == (400, "kernel.version"), got.url
        assert got.json()["args"] == sentence
    # A record from outside: at the door, and one that was let in before the rules changed.
    old = record.replace(f'"rules": {allowed}', '"rules": 0', 1)
    assert old != record
    got = table.post("/api/replays", content=old.encode())
    assert (got.json()["rule"], got.json()["args"]["found"]) == ("kernel.version", "0")
    other = record.replace('"content": "', '"content": "x', 1)
    assert table.post("/api/replays", content=other.encode()).json()["rule"] == "kernel.content"
    name = table.post("/api/replays", content=record.encode()).json()["id"]
    kept = schema.replays.update().where(schema.replays.c.id == name).values(record=old)
    table.live.hub.store.submit(lambda c: c.execute(kept).rowcount).result(10)
    for got in asked(name)[:3]:
        assert (got.status_code, got.json()["rule"]) == (400, "kernel.version"), got.url
