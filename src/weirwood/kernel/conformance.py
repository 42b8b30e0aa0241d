"""The conformance suite: what every game must keep, checked through random play.

Any game, ours or a stranger's, can be run against it:

    weirwood.conformance("btwixt", seats=4, games=3, options={"advanced": True})
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

from weirwood.kernel import answers, registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Refused
from weirwood.kernel.match import Match
from weirwood.kernel.procedure import check_frames
from weirwood.kernel.record import checksum
from weirwood.kernel.state import State, dump, restore

SHORT = 50  # answers that are played again in no time


class Nonconformity(AssertionError):
    """A promise that a game does not keep, with the place where it was seen."""


def position(match: Match) -> str:
    """Everything but the chance to come."""
    return text({k: v for k, v in dump(match.st).items() if k != "chance"})


def text(x: Any) -> str:
    return json.dumps(x, sort_keys=True, ensure_ascii=False)


def conformance(
    name: str,
    *,
    seats: int,
    games: int = 2,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    every: int = 1,
    limit: int = 100_000,
) -> int:
    """Play random games and check every promise; returns the number of decisions checked.

    `every` thins out the costly checks (the cheap ones are made at each decision).
    """
    checked = 0
    for i in range(games):
        checked += Examiner(name, seats, seed + i, options, every, limit).play()
    return checked


class Examiner:
    """Plays one match, compiled and native side by side, and tries to catch it out."""

    def __init__(
        self,
        name: str,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None,
        every: int,
        limit: int,
    ) -> None:
        self.match = registry.new(name, seats=seats, seed=seed, options=options)
        self.native = registry.new(name, seats=seats, seed=seed, options=options, native=True)
        self.rng = random.Random(seed)
        self.every, self.limit, self.seed = every, limit, seed
        self.decision: Decision | None = None
        self.step = 0
        self.hidden = self.varied = False  # seats see different things; re-deals differ

    def fail(self, why: str) -> None:
        where = f"{self.decision.kind} of seat {self.decision.seat}" if self.decision else "start"
        name = self.match.game.id
        raise Nonconformity(f"{name}, seed {self.seed}, step {self.step}, {where}: {why}")

    def hold(self, fact: bool, why: str) -> None:
        if not fact:
            self.fail(why)

    def play(self) -> int:
        self.hold(forgotten(self.match.st) == [], f"copy forgets {forgotten(self.match.st)}")
        while not self.match.over:
            open_ = self.match.decisions
            self.hold(bool(open_), "nobody is asked, but the match is not over")
            d = self.decision = open_[self.rng.randrange(len(open_))]
            self.hold(open_ == self.native.decisions, "native and compiled ask different things")
            self.options(d)
            if self.step % self.every == 0:
                self.copies(d)
                self.redeals()
                self.refusals(d)
            self.one_answer(d)
            self.step += 1
            self.hold(self.step < self.limit, "the game does not end")
        self.end()
        return self.step

    # ---- one decision ---------------------------------------------------------------------

    def options(self, d: Decision) -> None:
        """Unique, ordered alike each time, never none, each of them legal."""
        m = self.match
        keys = [o.key for o in m.options(d)]
        self.hold(bool(keys) or d.shape == "assign", "a question without an answer")
        self.hold(len(set(keys)) == len(keys), "an option stands twice")
        fresh = answers.steps(m.st, m.game.kinds[d.kind], d, ())
        self.hold(list(fresh) == keys, "options differ when listed again")
        for o in m.choices(d):
            legal = o.key in keys
            self.hold((o.refusal is None) == legal, f"{o.key} is legal and refused at once")

    def one_answer(self, d: Decision) -> None:
        m, native = self.match, self.native
        answer = m.sample(d, self.rng)
        before = len(m._log)
        was = (len(native._log), m.st.number)
        # Where the costly checks are thinned out, later answers are seldom taken back.
        often = self.step < SHORT or self.step % self.every == 0
        back = self.rng.random() < (0.5 if often else 0.15)
        views = [text(m.view(s)) for s in self.eyes()] if back else []
        number = m.st.number
        m.answer(d, answer)
        native.answer(d, answer)
        check_frames(m.st.frames)
        self.hold(
            checksum(m._log[before:]) == checksum(native._log[was[0] :]),
            "native and compiled tell different events",
        )
        if self.step % self.every == 0 and not m.over:
            for s in self.eyes():
                self.hold(text(m.view(s)) == text(native.view(s)), "native shows another view")
        if back and not m.over and m.can_undo(d.seat) is None:
            self.take_back(d, answer, views, number)

    def take_back(self, d: Decision, answer: Any, views: list[str], number: int) -> None:
        """A free undo leaves every view as it was, and old numbers are refused.

        The native match goes back by playing all of its history again: it does so while that is
        short and where the costly checks are made, and must ask the same as one that did not.
        """
        m = self.match
        simultaneous = any(x.seat == d.seat for x in m.answered)
        both = self.step < SHORT or self.step % self.every == 0
        m.undo(d.seat)
        if both:
            self.native.undo(d.seat)
        for s, was in zip(self.eyes(), views, strict=True):
            self.hold(text(m.view(s)) == was, "a free undo changed a view")
        again = [x for x in m.decisions if x.seat == d.seat and x.kind == d.kind]
        self.hold(len(again) == 1, "the question does not come back after an undo")
        self.hold(simultaneous or again[0].number >= number, "numbers do not rise in an undo")
        if not simultaneous:
            self.refused(d, answer, "an answer from before the undo is taken")
        m.answer(again[0], answer)
        if both:
            mine = [x for x in self.native.decisions if x.seat == d.seat and x.kind == d.kind]
            self.native.answer(mine[0], answer)
        # undone numbers may differ from native's: both must ask the same from here on
        native = self.native.st
        native.asked = [
            x._replace(number=y.number) for x, y in zip(native.asked, m.st.asked, strict=True)
        ]
        native.number = m.st.number

    def copies(self, d: Decision) -> None:
        """Forks and reloads are equal, independent, and go on alike."""
        m = self.match
        saved = m.save()
        before = text(saved)
        answer = m.sample(d, Splitmix(self.step))
        twin, loaded = m.fork(), registry.load(json.loads(before))
        ends = []
        for copy, how in ((twin, "fork"), (loaded, "reload")):
            self.hold(text(copy.save()) == before, f"a {how} differs")
            self.hold(copy.decisions == m.decisions, f"a {how} asks something else")
            copy.answer(d, answer)
            ends.append(text(copy.save()["state"]))
            self.hold(text(m.save()) == before, f"a {how} is not independent")
        self.hold(ends[0] == ends[1], "fork and reload go on differently")

    def redeals(self) -> None:
        """The re-deal law, and an unchanged view for every seat and for a spectator."""
        m = self.match
        before = text(m.save())
        shared = None if m.game.public is None else m.game.public(m.st)
        for seat in self.eyes():
            view = text(m.view(seat))
            made = text(m.view(seat, public=shared))
            self.hold(made == view, f"made of what all see, the view of {seat} is another")
            asked = [d for d in m.decisions if d.seat == seat]
            keys = [[o.key for o in m.options(d)] for d in asked]
            world = m.redeal(seat, random.Random(self.step))
            self.hold(text(world.view(seat)) == view, f"a re-deal changes the view of {seat}")
            self.hold(world.decisions == m.decisions, "a re-deal changes who is asked")
            again = [[o.key for o in world.options(d)] for d in asked]
            self.hold(again == keys, f"a re-deal changes the options of {seat}")
            twice = text(world.redeal(seat, random.Random(7)).save())
            once = text(m.redeal(seat, random.Random(7)).save())
            self.hold(twice == once, f"a re-deal depends on what seat {seat} cannot see")
            if not self.varied:
                self.varied = position(world) != position(m)
            self.hidden = self.hidden or m.game.view(m.st, seat) != m.game.view(m.st, None)
        self.hold(text(m.save()) == before, "a re-deal changes the match")

    def refusals(self, d: Decision) -> None:
        """Stale and wrong answers are refused and leave no trace."""
        answer = self.match.sample(d, Splitmix(self.step + 1))
        stale = d._replace(number=d.number - 1_000_000)
        self.refused(stale, answer, "a stale answer is taken")
        other = d._replace(seat=(d.seat + 1) % self.match.seats)
        self.refused(other, answer, "an answer of another seat is taken")
        bad: list[Any] = [None, "x", ["no such key"], {"no": "slot"}, 10**9, [answer, answer], [[]]]
        for wrong in bad:
            self.refused(d, wrong, f"the answer {wrong!r} is taken")

    def refused(self, d: Decision, answer: Any, why: str) -> None:
        before = text(self.match.save())
        try:
            self.match.answer(d, answer)
        except Refused as no:
            self.hold(bool(no.rule), "a refusal without a rule")
        else:
            self.fail(why)
        self.hold(text(self.match.save()) == before, "a refused answer left a trace")

    # ---- the end --------------------------------------------------------------------------

    def end(self) -> None:
        m = self.match
        self.decision = None
        places = sorted(s for group in m.standings for s in group)
        self.hold(places == list(range(m.seats)), f"the standings {m.standings} miss a seat")
        self.hold(len(m.scores) == m.seats, "a score is missing")
        self.hold(self.varied or not self.hidden, "there are secrets, but a re-deal deals nothing")
        self.hold(abs(sum(m.returns)) < 1e-9, "the returns do not sum to 0")
        self.hold(m.standings == self.native.standings, "native ends differently")
        self.hold(not m.decisions, "a question is open after the end")
        record = m.record()
        difference = registry.verify(record)
        self.hold(difference is None, f"the record does not play again: {difference}")
        for seat in self.eyes():
            numbers = [e["number"] for e in m.events_for(seat)]
            self.hold(numbers == list(range(1, len(numbers) + 1)), "event numbers have gaps")

    def eyes(self) -> list[int | None]:
        return [*range(self.match.seats), None]


def forgotten(st: State) -> list[str]:
    """Fields that `copy` does not carry over, or shares when they can change."""
    import dataclasses

    probe = restore(type(st), dump(st))
    out = []
    for f in dataclasses.fields(st):
        if f.name == "tape":
            continue
        value = getattr(probe, f.name)
        changed = bump(value)
        if changed is not None:
            setattr(probe, f.name, changed)
            copy = probe.copy()
            mine = getattr(copy, f.name, None)
            if mine != changed or (mine is changed and isinstance(mine, (list, dict))):
                out.append(f.name)
            setattr(probe, f.name, value)
    return out


def bump(value: Any) -> Any:
    """Another value of the same kind, or None if there is no easy one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, value[0]] if value else [{}]  # whatever its rows are, these copy
    if isinstance(value, dict):
        return {**value, "x": next(iter(value.values()), 0)}
    return None


__all__ = ["Nonconformity", "conformance"]
