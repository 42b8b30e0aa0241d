"""A stage for the tests of abilities and cards: who stands where, what the dice show, who answers.

Questions that a test does not care about are answered by the least: pass, none, no re-roll, stay.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, TypeVar

from weirwood.games.miniatures import attacks, content, hooks, panic
from weirwood.games.miniatures.effects.vocabulary import ENTRIES
from weirwood.games.miniatures.rows import push, top
from weirwood.games.miniatures.state import ON, TOKENS, Position
from weirwood.kernel import registry
from weirwood.kernel.play import Play
from weirwood.kernel.record import checksum

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

F = TypeVar("F", bound="Callable[..., None]")
Dice = Any  # by label, the faces as they will be rolled

SPEARS = "stormcrow_mercenaries_neutral"  # infantry without an ability of its own in a fight
BOWS = "stormcrow_archers_neutral"
FAR = (f"0 {SPEARS} at 4,4", f"1 {SPEARS} at 44,44 facing 180")  # nobody is eliminated by the way
SHOWN: set[str] = set()


def shows(*names: str) -> Callable[[F], F]:
    """The test shows the effect of these abilities or cards; see test_effects_shown."""
    for name in names:
        assert name in ENTRIES, name
        SHOWN.add(name)

    def mark(test: F) -> F:
        return test

    return mark


def faces(dice: Mapping[str, Sequence[int]]) -> list[tuple[str, int]]:
    return [(label, face - 1) for label, row in dice.items() for face in row]


class Stage(Play):
    """A table on which forced dice wait until they are rolled, and idle questions are answered."""

    pool: list[tuple[str, Any]]

    @classmethod
    def on(cls, data: Mapping[str, Any], dice: Mapping[str, Sequence[int]]) -> Stage:
        both: list[Match] = [
            registry.scenario("miniatures", data, inject=faces(dice), native=native)
            for native in (False, True)
        ]
        made = cls(*both)
        tape = both[0].st.tape
        made.pool = list(tape.inject) if tape is not None else []
        return made

    def answer(self, seat: int, *keys: Any, inject: Sequence[tuple[str, Any]] = ()) -> Stage:
        answer: Any = list(keys)
        if len(keys) == 1 and not isinstance(keys[0], str):
            answer = keys[0]
        asked = self.asked(seat)
        self._reload()
        self.pool += list(inject)
        left: list[tuple[str, Any]] = []
        told: list[str] = []
        for match in (self.match, self.native):
            if match.st.tape is None:
                match._listen()
            assert match.st.tape is not None
            match.st.tape.inject = list(self.pool)
            first = len(match._log)
            match.answer(asked, answer)
            left = list(match.st.tape.inject) if match.st.tape is not None else []
            told.append(str(checksum(match._log[first:])))
        assert told[0] == told[1], "native and compiled tell different events"
        assert self.match.decisions == self.native.decisions, f"native asks otherwise; {self}"
        self.pool = left
        self._collect()
        return self

    def play(self, **script: Any) -> Stage:
        """Answer everything until the next turn; kinds of questions may have their answers given.

        `effects__play=["card:x:0"]` answers the first such question; a bare word answers all.
        """
        wanted = {kind.replace("__", "."): given for kind, given in script.items()}
        left = {kind: list(g) if isinstance(g, list) else [] for kind, g in wanted.items()}
        for _ in range(300):
            if self.over:
                return self
            asked = self.match.decisions[0]
            if asked.kind == "turn.unit" and not left.get("turn.unit"):
                return self
            given = wanted.get(asked.kind)
            if isinstance(given, list):
                self.give(asked, self.next_of(left[asked.kind], asked))
            elif given is not None:
                self.give(asked, self.next_of([given], asked))
            else:
                self.give(asked, None)
        raise AssertionError(f"this does not end: {self}")

    def next_of(self, rows: list[Any], asked: Decision) -> Any:
        """The next answer of a script that fits the question; others wait for their own."""
        for i, row in enumerate(rows):
            if isinstance(row, dict) and asked.shape == "place":
                return rows.pop(i)
            if isinstance(row, int) and asked.shape == "amount":
                return rows.pop(i)
            words = row if isinstance(row, tuple) else (row,)
            if asked.shape in {"pick", "order"} and all(w in self.keys(asked.seat) for w in words):
                return rows.pop(i)
        return None

    def give(self, asked: Decision, given: Any) -> None:
        if given is None:
            given = self.idle(asked)
        if isinstance(given, tuple):
            self.answer(asked.seat, *given)
        else:
            self.answer(asked.seat, given)

    def idle(self, asked: Decision) -> Any:
        """The least that can be answered."""
        if asked.shape == "amount":
            return asked.least
        if asked.shape == "place":
            plan = self.match.sample(asked, random.Random(1))
            still = {name: 0 for name in plan if name in {"distance", "turn", "pivot", "direction"}}
            if still and self.match.why_not(asked, still) is None:
                return still
            return plan
        if asked.least == 0:
            return ()
        keys = self.keys(asked.seat)
        for word in ("pass", "none", "stay", "no"):
            if word in keys:
                return word
        return tuple(keys[: asked.least])

    # ---- looking

    @property
    def state(self) -> Position:
        found: Position = self.match.st
        return found

    def hurt(self, u: int) -> int:
        """The wounds a unit has suffered."""
        st = self.state
        return content.UNITS[st.kind[u]].health - st.health[u] if st.where[u] == ON else -1

    def tokens(self, u: int) -> set[str]:
        return {name for name, mark in TOKENS.items() if self.state.tokens[u] & mark}

    def last(self, kind: str) -> dict[str, Any]:
        found = self.told(kind)
        assert found, f"nothing of {kind} was told; {self}"
        return found[-1]


def line(seat: int, text: str, place: str) -> str:
    """`stark_bowmen, wounds 4` and where it stands, as a line of a scenario."""
    head, *details = text.split(",", 1)
    return f"{seat} {head.strip()} {place}" + (f",{details[0]}" if details else "")


def stage(*units: str, dice: Dice | None = None, **data: Any) -> Stage:
    """A turn of seat 0; units are lines of a scenario."""
    rows = {"units": [*units, *FAR], "turn": 0, "round": 1, **data}
    return Stage.on(rows, dice or {})


def rule(
    name: str, *args: Any, units: Sequence[str], dice: Dice | None = None, **data: Any
) -> Stage:
    """One rule, run in a turn of seat 0."""
    return stage(*units, dice=dice, rule=[f"miniatures.{name}", *args], **data)


def strike(me: str, foe: str = SPEARS, **data: Any) -> Stage:
    """Unit 0 makes a melee attack on unit 1; the script answers what is asked."""
    script = data.pop("script", {})
    units = [line(0, me, "at 24,12"), line(1, foe, "against 0 front"), *data.pop("more", ())]
    return rule("attack.melee_attack", 0, 1, False, units=units, **data).play(**script)


# ---- rows: what the rules reckon with, without play ---------------------------------------------


def attack_row(
    me: str, foe: str, *, side: str = "front", charge: bool = False, weapon: int = 0,
    more: Sequence[str] = (), place: str = "against 0 front", **data: Any,
) -> dict[str, Any]:  # fmt: skip
    """The row of an attack of unit 0 on unit 1 when its dice are counted."""
    st = stage(line(0, me, "at 24,12"), line(1, foe, place), *more, **data).state
    if charge:
        push(st, "charge", unit=0, target=1, flags=[], disorderly=False, success=True, side=side)
    attacks.begin(st, 0, 1, weapon, side, charge)
    attacks.count_dice(st)
    return dict(top(st))


def defense_mod(me: str, foe: str, **data: Any) -> int:
    """What abilities add to the Defense rolls of unit 1, attacked by unit 0."""
    st = stage(line(0, me, "at 24,12"), line(1, foe, "against 0 front"), **data).state
    attacks.begin(st, 0, 1, 0, "front", False)
    hooks.defense_mods(st)
    return int(top(st)["defense_mod"])


def row_of_test(
    me: str, foe: str = SPEARS, *, panicky: bool = True, more: Sequence[str] = (),
    place: str = "against 0 front", **data: Any,
) -> dict[str, Any]:  # fmt: skip
    """The row of a test of unit 0, engaged with unit 1, right before its dice."""
    st = stage(line(0, me, "at 24,12"), line(1, foe, place), *more, **data).state
    push(
        st, "test", unit=0, panic=panicky, mod=0, extra=0, cap=panic.NO_CAP, dice=[], d3=0, by=1,
        by_unit=1, source="effect", auto="", result="", lost=0, flags=[],
    )  # fmt: skip
    hooks.test_mods(st)
    return dict(top(st))
