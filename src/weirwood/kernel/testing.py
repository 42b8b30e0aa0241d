"""Tests written as play: one driver that runs every scenario compiled and native at once.

The compiled match is saved, reloaded and forked after each answer; the native one is the oracle.
When something does not fit, the open question is printed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from weirwood.kernel import registry
from weirwood.kernel.decision import Decision, Refusal, Refused
from weirwood.kernel.game import folder_of
from weirwood.kernel.match import Match
from weirwood.kernel.record import checksum


class Play:
    """A table for tests: `p.answer(1, "card:x")`, `p.may(2, "pass")`, `p.expect("combat.card")`."""

    def __init__(self, match: Match, native: Match) -> None:
        self.match, self.native = match, native
        self.events: list[dict[str, Any]] = []
        self._collect()

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        inject: Sequence[tuple[str, Any]] = (),
    ) -> Play:
        both = [
            registry.new(
                game, seats=seats, seed=seed, options=options, inject=inject, native=native
            )
            for native in (False, True)
        ]
        return cls(*both)

    @classmethod
    def scenario(
        cls,
        game: str,
        data: Mapping[str, Any],
        *,
        seed: int = 0,
        inject: Sequence[tuple[str, Any]] = (),
    ) -> Play:
        both = [
            registry.scenario(game, data, seed=seed, inject=inject, native=native)
            for native in (False, True)
        ]
        return cls(*both)

    # ---- looking ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def st(self) -> Any:
        return self.match.st

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.match.view(seat)

    def told(self, kind: str | None = None) -> list[dict[str, Any]]:
        """Arguments of all events of a kind, secret parts included.

        A kind that the game has no words for is mistyped: else "it was not told" would always hold.
        """
        known = event_kinds(self.match.game.package)
        if kind is not None and known:
            assert kind.replace(".", "-") in known, f"{kind} is no event of {self.match.game.id}"
        return [e for e in self.events if kind is None or e["kind"] == kind]

    def asked(self, seat: int | None = None) -> Decision:
        """The open question (of a seat, if several are open)."""
        found = [d for d in self.match.decisions if seat is None or d.seat == seat]
        assert found, f"seat {seat} is not asked; {self}"
        return found[0]

    def keys(self, seat: int | None = None) -> list[str]:
        return [o.key for o in self.match.options(self.asked(seat))]

    def may(self, seat: int, key: str) -> bool:
        """Is this key among the legal options of the seat's open question?"""
        return any(d.seat == seat and key in self.keys(seat) for d in self.match.decisions)

    def why_not(self, seat: int, answer: Any) -> Refusal | None:
        return self.match.why_not(self.asked(seat), answer)

    def expect(self, kind: str, seat: int | None = None) -> Decision:
        """The open question is of this kind (and to this seat)."""
        d = self.asked(seat)
        assert d.kind == kind, f"expected {kind}; {self}"
        return d

    def __str__(self) -> str:
        if self.match.over:
            return f"the match is over: {self.match.standings}"
        rows = [
            f"seat {d.seat} is asked {d.kind}{list(d.args)}: "
            + ", ".join(o.key for o in self.match.options(d)[:40])
            for d in self.match.decisions
        ]
        return "open: " + "; ".join(rows)

    # ---- answering ----------------------------------------------------------------------

    def answer(self, seat: int, *keys: Any, inject: Sequence[tuple[str, Any]] = ()) -> Play:
        """Answer with keys, or with one int, list or dict. Chance may be given by label."""
        answer: Any = list(keys)
        if len(keys) == 1 and not isinstance(keys[0], str):
            answer = keys[0]
        d = self.asked(seat)
        self._reload()
        try:
            for m in (self.match, self.native):
                if m.st.tape is None:
                    m._listen()
                assert m.st.tape is not None
                m.st.tape.inject = list(inject)
                first = len(m._log)
                m.answer(d, answer)
                if inject and m.st.tape is not None:
                    left = m.st.tape.inject
                    assert not left, f"nobody drew {left}; drawn: {m.st.tape.drawn}"
                told = checksum(m._log[first:])
                if m is self.match:
                    expected = told
            assert told == expected, "native and compiled tell different events"
        except Refused as no:
            raise AssertionError(f"{answer} is refused by {no}; {self}") from no
        assert self.match.decisions == self.native.decisions, f"native asks otherwise; {self}"
        self._collect()
        return self

    def refused(self, seat: int, *keys: Any) -> str:
        """The rule that refuses this answer; an accepted one is a failure."""
        answer: Any = list(keys)
        if len(keys) == 1 and not isinstance(keys[0], str):
            answer = keys[0]
        no = self.match.why_not(self.asked(seat), answer)
        assert no is not None, f"{answer} is legal; {self}"
        return no.rule

    def _reload(self) -> None:
        """Put the compiled match through a save, a reload and a fork."""
        m = self.match
        saved = json.dumps(m.save(), sort_keys=True)
        copy = registry.load(json.loads(saved)).fork()
        assert json.dumps(copy.save(), sort_keys=True) == saved, "a reloaded match differs"
        self.match = copy
        self._at = 0

    def _collect(self) -> None:
        log = self.match._log
        start = getattr(self, "_at", 0)
        for e in log[start:]:
            self.events.append({"kind": e.kind, **e.args, **e.secret})
        self._at = len(log)


@cache
def event_kinds(package: str) -> frozenset[str]:
    """What can happen in a game, as its words name it (`combat-won`); nothing if it has none."""
    found: set[str] = set()
    for place in (package, "weirwood"):
        home = folder_of(place)
        folder = home and home / "text" / "en"
        if folder is None or not folder.is_dir():
            return frozenset()
        for file in folder.iterdir():
            text = file.read_text(encoding="utf-8")
            found |= set(re.findall(r"^event-([a-z0-9_-]+) *=", text, re.MULTILINE))
    return frozenset(found)
