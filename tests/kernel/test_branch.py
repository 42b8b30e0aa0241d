"""Branches: a record up to a step and then other answers, in a list or in a link."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import weirwood
from weirwood.bots.tree import Player
from weirwood.kernel import branch as branches
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.saving import state_hash


@cache
def recorded(game: str = "btwixt", seats: int = 3) -> str:
    match = weirwood.new(game, seats=seats, seed=11)
    player, rng = Player(match.game), Splitmix(3)
    while not match.over:
        for decision in match.decisions:
            match.answer(decision, player.natural(match, decision, rng))
    return match.record()


def other(match: weirwood.Match) -> list[Any]:
    """Some legal answer to the open question, as a branch has it."""
    decision = match.decisions[0]
    return [decision.seat, decision.kind, match.sample(decision, Splitmix(8))]


@pytest.mark.parametrize(("game", "seats"), [("btwixt", 3), ("cardgame", 2), ("miniatures", 2)])
def test_a_record_is_left_at_any_step(game: str, seats: int) -> None:
    record = recorded(game, seats)
    steps = len(record.splitlines()) - 2
    for step in (0, steps // 2, steps - 1):
        match = weirwood.branch(record, step)
        assert not match.over
        taken = other(match)
        tried = weirwood.branch(record, step, [taken])
        again = weirwood.branch(record, step, branches.written([taken]))
        assert state_hash(tried.st) == state_hash(again.st), "a link leads to the same position"
        assert state_hash(tried.st) != state_hash(match.st)
    assert weirwood.branch(record).over


@pytest.mark.parametrize("step", [-1, 100_000, True, "3", 1.0])
def test_a_step_that_is_not_there(step: Any) -> None:
    with pytest.raises(weirwood.Refused, match=r"kernel\.branch_step"):
        weirwood.branch(recorded(), step)


@pytest.mark.parametrize(
    "branch",
    [
        "!", "AAAA", "e30", "W10" * 9_000, "WzFd", "bnVsbA", [3], [[0, "x"]], [["0", "x", []]],
        [[True, "x", []]], [[0, 3, []]], [[0, "x", []]] * 101, {"a": 1}, 7,
    ],
)  # fmt: skip
def test_a_branch_that_cannot_be_read(branch: Any) -> None:
    with pytest.raises(weirwood.Refused, match=r"kernel\.branch"):
        weirwood.branch(recorded(), 3, branch)


def test_an_answer_that_cannot_be_given_there_is_named() -> None:
    record = recorded()
    good = other(weirwood.branch(record, 4))
    for bad in ([9, "nothing", []], [good[0], good[1], ["nonsense"]], [good[0], good[1], {"a": 1}]):
        with pytest.raises(weirwood.Refused, match=r"kernel\.branch_answer") as no:
            weirwood.branch(record, 4, [bad])
        assert no.value.arguments["n"] == 1


# ---- links ----------------------------------------------------------------------------------


class Table(http.server.BaseHTTPRequestHandler):
    """Hands out one record."""

    def do_GET(self) -> None:
        known = self.path == "/api/analysis/abc/record"
        self.send_response(200 if known else 404)
        self.end_headers()
        self.wfile.write(recorded().encode() if known else b"{}")

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody wants to read it."""


@pytest.fixture
def address() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Table)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_a_link_is_opened(address: str) -> None:
    taken = other(weirwood.branch(recorded(), 5))
    whole = f"{address}/analysis/abc/5#{branches.written([taken])}"
    expected = weirwood.branch(recorded(), 5, [taken])
    assert state_hash(weirwood.branch(whole).st) == state_hash(expected.st)
    assert weirwood.branch(f"{address}/replay/abc").over


def test_a_link_to_nowhere_says_so(address: str) -> None:
    for path, rule in (("/analysis/xyz/3", "kernel.no_link"), ("/room/abc", "kernel.link")):
        with pytest.raises(weirwood.Refused) as no:
            weirwood.branch(address + path)
        assert no.value.rule == rule
    with pytest.raises(weirwood.Refused, match=r"kernel\.no_link"):
        weirwood.branch("http://127.0.0.1:1/analysis/abc/3")
