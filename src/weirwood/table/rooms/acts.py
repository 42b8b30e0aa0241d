"""Acts: several answers of one seat, given together and taken back together; and looking ahead.

The rules go on asking step by step. An act stops where they reveal something, where others are
asked, and where an answer is refused. Looking ahead happens in a world re-dealt for the seat that
asks, a function of what it sees: whatever the rules do there, it tells nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from weirwood.kernel import passes
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Refusal, Refused, RuleError
from weirwood.kernel.match import Match

WORLDS = 12  # in which an answer must leave no choice before others may know that it does
KEPT = 12  # positions ahead that a line remembers
REVEALED = "table.act_revealed"


class Played(NamedTuple):
    """How far an act went, and what stopped it."""

    done: int
    stop: Refusal | None


Steps = Sequence[tuple[str, Any]]  # kinds and answers


def play(m: Match, first: Decision, steps: Steps, by: str) -> Played:
    """Give these answers one after the other; Refused if not even the first is taken."""
    m.answer(first, steps[0][1], by=by)
    for done, (kind, answer) in enumerate(steps[1:], 1):
        no = halted(m, first.seat)
        if no is None and m.decisions[0].kind != kind:
            no = Refusal("table.act_other", {"kind": m.decisions[0].kind, "found": kind[:80]})
        if no is not None:
            return Played(done, no)
        try:
            m.answer(m.decisions[0], answer, by=by, joined=True)
        except Refused as refused:
            return Played(done, refused.refusal)
        except RuleError:
            return Played(done, Refusal("table.rule_failed", {}))
    return Played(len(steps), None)


def halted(m: Match, seat: int) -> Refusal | None:
    """Why an act of this seat does not go on by itself."""
    if m.over:
        return Refusal("kernel.over", {})
    no = m.can_undo(seat)
    if no is not None:
        return Refusal(REVEALED, {}) if no.rule == "kernel.undo_barrier" else no
    if len(m.st.asked) != 1 or m.st.asked[0].seat != seat:
        return Refusal("table.act_others", {})
    return None


class Ahead:
    """Positions that a seat may look at before it acts, kept while its question is open."""

    def __init__(self) -> None:
        self.of: tuple[Any, ...] = ()  # the position that they begin with
        self.worlds: dict[bytes, tuple[Match, Played]] = {}

    def world(
        self, m: Match, d: Decision, steps: Steps, keys: Sequence[bytes], now: tuple[Any, ...]
    ) -> tuple[Match, Played]:
        """The match after these answers, as far as they go; `keys` write them, `now` the moment."""
        if self.of != (now, d.number, d.seat) or len(self.worlds) > KEPT:
            self.of, self.worlds = (now, d.number, d.seat), {}
        key = b"\n".join(keys)
        found = self.worlds.get(key)
        if found is None:
            found = self.worlds[key] = self.look(m, d, steps, keys, now)
        return found

    def look(
        self, m: Match, d: Decision, steps: Steps, keys: Sequence[bytes], now: tuple[Any, ...]
    ) -> tuple[Match, Played]:
        if not steps:
            return m.redeal(d.seat, Splitmix(d.number)), Played(0, None)
        world, before = self.world(m, d, steps[:-1], keys[:-1], now)
        if before.stop is not None:
            return world, before
        kind, answer = steps[-1]
        asked = world.decisions[0] if before.done else d
        if asked.kind != kind:
            other = Refusal("table.act_other", {"kind": asked.kind, "found": kind[:80]})
            return world, Played(before.done, other)
        world = world.fork()
        try:
            world.answer(asked, answer)
        except Refused as no:
            return world, Played(before.done, no.refusal)
        return world, Played(before.done + 1, halted(world, d.seat))


def forced(m: Match, d: Decision, watched: bool) -> Any:
    """The answer that leaves no choice, if giving it at once tells nobody anything; else None.

    Where other people watch, it must leave none whatever this seat may hold; and of a window they
    must know that nothing can be held for it.
    """
    answer = m.only(d)
    if answer is None or not watched:
        return answer
    if m.game.kinds[d.kind].secret:
        return None
    mine = m.view(d.seat) if is_window(m, d) else None
    for n in range(WORLDS):
        world = m.redeal(None, Splitmix(n), silent=True)
        if world.only(d) != answer or (mine is not None and world.view(d.seat) != mine):
            return None
    return answer


def is_window(m: Match, d: Decision) -> bool:
    """Whether the question is a moment at which something might be played from the hand."""
    return any(o.key == passes.PASS for o in m.options(d))
