"""A browser that plays: keeps what the table told it, and answers at random through messages."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from weirwood.table.wire.protocol import VERSION


class Player:
    """Drives one connection. `send` and `receive` are those of any WebSocket client."""

    def __init__(
        self,
        send: Callable[[dict[str, Any]], None],
        receive: Callable[[], dict[str, Any]],
        room: str,
        *,
        seed: int = 1,
        since: int = 0,
        seat: int | None = None,
    ) -> None:
        self.send_json, self.receive_json = send, receive
        self.rng = random.Random(seed)
        self.heard: list[dict[str, Any]] = []  # every message
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.acknowledged: list[tuple[str, Any]] = []
        self.browser: Any = None  # to come back with
        self.id = 0
        send({"type": "hello", "version": VERSION, "room": room, "since": since, "seat": seat})
        self.welcome = self.wait("welcome")

    def listen(self) -> dict[str, Any]:
        message = self.receive_json()
        self.heard.append(message)
        if message["type"] in ("welcome", "update"):
            self.events += message["events"]
            self.position = message["position"] or {}
        if message["type"] in ("welcome", "past"):
            self.chat += message["chat"]
        if message["type"] in ("welcome", "room"):
            self.room = message["room"]
        return message

    def until(self, true: Callable[[], Any]) -> None:
        """Listen until something is true of what was heard."""
        while not true():
            self.listen()

    def wait(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.listen()
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **args: Any) -> dict[str, Any]:
        """Send a request and give its reply."""
        self.id += 1
        self.send_json({"type": kind, "id": self.id, **args})
        while True:
            message = self.listen()
            if message.get("id") == self.id:
                return message

    @property
    def over(self) -> bool:
        return bool(self.position and self.position["view"]["over"])

    @property
    def open(self) -> list[dict[str, Any]]:
        return [q for q in self.position.get("questions", []) if q["answer"] is None]

    def choose(self, q: dict[str, Any]) -> Any:
        """A legal answer, found step by step as a person would."""
        if q["shape"] == "amount":
            return self.rng.randint(q["least"], q["most"])
        if q["shape"] == "place":
            found = self.ask("propose", number=q["number"])["answers"]
            return found[self.rng.randrange(len(found))]
        keys = [o["key"] for o in q["options"] if not o["rule"]]
        so_far: list[str] = []
        while keys:
            key = keys[self.rng.randrange(len(keys))]
            if key == "done":
                break
            so_far.append(key)
            if q["shape"] == "pick" and q["least"] == q["most"] == 1:
                break
            more = self.ask("extend", number=q["number"], so_far=so_far)
            keys = [o["key"] for o in more["options"]]
        if q["shape"] == "assign":
            return dict(step.split("=", 1) for step in so_far)
        return so_far

    def answer(self) -> bool:
        """Answer the first open question; False if there is none."""
        if not self.open:
            return False
        q = self.open[0]
        answer = self.choose(q)
        reply = self.ask("answer", number=q["number"], answer=answer)
        if reply["type"] == "ok":
            self.acknowledged.append((q["kind"], answer))
        else:
            assert reply["rule"] == "kernel.stale", reply
        return True

    def play(self, most: int = 100_000) -> None:
        """Answer until the game is over or so many answers were given."""
        for _ in range(most):
            if self.over:
                return
            if not self.answer():
                self.wait("update")
