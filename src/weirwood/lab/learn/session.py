"""A match played in small steps: one action id at a time, for those who learn and those who teach.

Answers of several keys (orders, assignments, several cards) are given key by key, and a key part by
part. What can only go one way is taken without asking: a step offers two actions or more. A
placement offers the same sixteen candidates to everybody who asks in the same position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.kernel import answers, registry
from weirwood.kernel.decision import DONE
from weirwood.kernel.registry import bot_answer
from weirwood.lab.learn.actions import PLACES, UnknownAction, actions

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from weirwood.kernel.decision import Decision, Rng
    from weirwood.kernel.match import Match
    from weirwood.kernel.registry import Bot
    from weirwood.lab.learn.actions import Actions, Row


class Illegal(ValueError):
    """An action that is not among those offered."""


class Partial:
    """An answer being given: keys chosen so far, and the parts of the next one."""

    __slots__ = ("keys", "left", "offered", "said")

    def __init__(self, keys: tuple[str, ...] = (), said: tuple[int, ...] = ()) -> None:
        self.keys = keys
        self.said = said
        self.left: list[Row] | None = None  # the keys that still fit, each as its actions
        # What was offered, of which rows and how far: it is asked for again and again.
        self.offered: tuple[list[Row], int, list[int]] | None = None

    def copy(self) -> Partial:
        new = Partial(self.keys, self.said)
        new.left = self.left
        return new


class Session:
    """A match and the answers that are being given in it."""

    __slots__ = ("actions", "at_once", "bot_seed", "bots", "match", "partials")

    def __init__(
        self,
        match: Match,
        *,
        at_once: bool = False,
        bots: Mapping[int, Bot] | None = None,
        bot_seed: int = 0,
    ) -> None:
        self.match = match
        self.actions: Actions = actions(match.game.id)
        self.at_once = at_once  # several seats answer at the same time, or one after another
        self.bots = dict(bots or {})  # who answers for the seats that nobody acts for
        self.bot_seed = bot_seed
        self.partials: dict[int, Partial] = {}
        self._settle()

    # ---- looking ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is to act; the first of them if there are several."""
        found = self.match.decisions
        return found[0].seat if found else None

    @property
    def asked(self) -> list[int]:
        """The seats that may act now."""
        found = [d.seat for d in self.match.decisions]
        return found if self.at_once else found[:1]

    def decision(self, seat: int) -> Decision | None:
        """The question that a seat may act on now."""
        st = self.match.st
        for d, reply in zip(st.asked, st.replies, strict=True):
            if reply is None:
                if d.seat == seat:
                    found: Decision = d
                    return found
                if not self.at_once:
                    break
        return None

    def partial(self, seat: int) -> Partial | None:
        """What a seat has said of its answer so far."""
        d = self.decision(seat)
        return None if d is None else self.partials.get(d.number)

    def legal(self, seat: int) -> list[int]:
        """The actions a seat may take, in rising order; waiting alone if it is not asked."""
        d = self.decision(seat)
        return [self.actions.wait] if d is None else self._legal(d)[:]

    def _legal(self, d: Decision) -> list[int]:
        partial = self._partial(d)
        at, left, known = len(partial.said), partial.left, partial.offered
        assert left is not None
        if known is None or known[0] is not left or known[1] != at:
            known = partial.offered = (left, at, sorted({row[at] for row, _ in left}))
        return known[2]

    def said(self, seat: int) -> tuple[int, ...]:
        """All actions of a seat's answer so far."""
        d, partial = self.decision(seat), self.partial(seat)
        return () if d is None or partial is None else self.said_of(d, partial)

    def said_of(self, d: Decision, partial: Partial) -> tuple[int, ...]:
        """The same of a question and what is known of its answer."""
        if not partial.keys:
            return partial.said
        pairs = d.shape == "assign"
        keys = [k.replace("=", ":", 1) if pairs else k for k in partial.keys]
        return (*(i for key in keys for i in self.actions.parts(key)[:-1]), *partial.said)

    def places(self, seat: int) -> list[dict[str, int]]:
        """The candidates of a placement, in the order of their actions."""
        d = self.decision(seat)
        if d is None or d.shape != "place":
            return []
        return [answers.from_steps("place", (key,)) for key in self._place_keys(d)]

    def slot(self, seat: int) -> str:
        """The slot of an assignment that is filled next."""
        d = self.decision(seat)
        if d is None or d.shape != "assign":
            return ""
        left = self._partial(d).left
        return answers.split_pair(left[0][1])[0] if left else ""

    # ---- acting -------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> None:
        """Take one action for a seat, or raise Illegal and change nothing."""
        d = self.decision(seat)
        if action not in (legal := [self.actions.wait] if d is None else self._legal(d)):
            raise Illegal(f"seat {seat}: action {action} is not among {legal[:12]}")
        if d is None:
            return
        partial = self._partial(d)
        at = len(partial.said)
        assert partial.left is not None
        partial.left = [row for row in partial.left if row[0][at] == action]
        partial.said = (*partial.said, action)
        self._settle()

    def _settle(self) -> None:
        """Go on until somebody has a choice whom no bot answers for, or the match is over.

        What can only go one way is taken, and finished answers are given. Bots answer after all
        others whom the same question asks.
        """
        match, bots = self.match, self.bots
        while asked := match.decisions:
            d = asked[0]
            if len(asked) == 1 or not self.at_once:
                bot = bots.get(d.seat)
                if bot is not None:
                    match.answer(d, bot_answer(bot, match, d, self.bot_seed), by="bot")
                elif not self._forward(d):
                    return
                continue
            mine = [d for d in asked if d.seat not in bots]
            if not mine:
                match.answer(d, bot_answer(bots[d.seat], match, d, self.bot_seed), by="bot")
            elif not any(map(self._forward, mine)):
                return

    def _forward(self, d: Decision) -> bool:
        """Go on in one answer as far as there is no choice; True if it is given."""
        partial = self._partial(d)
        while True:
            left = partial.left
            assert left is not None
            if len(left) > 1:
                self._skip(partial, left)
                return False
            if left:
                key = left[0][1]
                partial.said = ()
                if key != DONE:
                    partial.keys = (*partial.keys, key)
                    partial.left = self._rows(d, partial.keys)
                    if partial.left:
                        continue
            self.partials.pop(d.number, None)
            self.match.answer(d, answers.from_steps(d.shape, partial.keys), by="agent")
            return True

    def _skip(self, partial: Partial, left: list[Row]) -> None:
        """Say the parts that all remaining keys share."""
        first, last = left[0][0], left[-1][0]
        at = len(partial.said)
        while last[at] == first[at] and all(row[at] == first[at] for row, _ in left):
            at += 1
        partial.said = first[:at]

    def _partial(self, d: Decision) -> Partial:
        found = self.partials.get(d.number)
        if found is None:
            found = self.partials[d.number] = Partial()
        if found.left is None:
            said = found.said
            found.left = self._rows(d, found.keys)
            if said:
                found.left = [row for row in found.left if row[0][: len(said)] == said]
        return found

    def _rows(self, d: Decision, keys: tuple[str, ...]) -> list[Row]:
        """The keys that may come next, each as its actions."""
        words, shape = self.actions, d.shape
        if shape == "place":
            if keys:
                return []
            return [
                ((words.places[i], words.end), key) for i, key in enumerate(self._place_keys(d))
            ]
        known = words.rows if shape != "assign" else words.pairs
        return [known[key] for key in self.match.keys(d, keys)]

    def _place_keys(self, d: Decision) -> Sequence[str]:
        return self.match.keys(d)[:PLACES]

    # ---- copies -------------------------------------------------------------------------

    def fork(self) -> Session:
        """An independent copy; it tells no events."""
        return self._with(self.match.fork(silent=True), self.partials)

    def redeal(self, seat: int, rng: Rng) -> Session:
        """A copy in which everything that the seat cannot see is dealt anew."""
        d = self.decision(seat)
        mine = {} if d is None else {n: p for n, p in self.partials.items() if n == d.number}
        new = self._with(self.match.redeal(seat, rng, silent=True), mine)
        for partial in new.partials.values():
            partial.left = None
        return new

    def _with(self, match: Match, partials: Mapping[int, Partial]) -> Session:
        new = Session.__new__(Session)
        new.match, new.actions = match, self.actions
        new.at_once, new.bots, new.bot_seed = self.at_once, self.bots, self.bot_seed
        new.partials = {n: p.copy() for n, p in partials.items()}
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Session:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        partials = {n: (p.keys, p.said) for n, p in self.partials.items()}
        return _load, (self.match.save(), self.at_once, self.bots, self.bot_seed, partials)


def _load(
    saved: Mapping[str, Any],
    at_once: bool,
    bots: dict[int, Bot],
    bot_seed: int,
    partials: Mapping[int, tuple[tuple[str, ...], tuple[int, ...]]],
) -> Session:
    new = Session.__new__(Session)
    new.match = registry.load(saved)
    new.match.silent = True
    new.actions = actions(new.match.game.id)
    new.at_once, new.bots, new.bot_seed = at_once, bots, bot_seed
    new.partials = {n: Partial(*p) for n, p in partials.items()}
    return new


__all__ = ["Illegal", "Partial", "Session", "UnknownAction"]
