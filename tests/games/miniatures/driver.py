"""The driver of the tests: positions in a few words, forced dice, and the usual first steps.

`field` and `rule` lay exactly what is said, and every question is answered by the test. `stage` and
`staged` are for abilities and cards: forced dice wait until they are rolled, and questions that a
test does not care about are answered by the least (pass, none, no re-roll, stay).
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, TypeVar

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.effects.vocabulary import ENTRIES
from weirwood.games.miniatures.rules import attack, panic, seams
from weirwood.games.miniatures.rules.contexts import push, top
from weirwood.games.miniatures.rules.units import is_wall, touching
from weirwood.games.miniatures.state import ON, TOKENS, Position
from weirwood.kernel import registry
from weirwood.kernel.record import checksum
from weirwood.kernel.testing import Play

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

F = TypeVar("F", bound="Callable[..., None]")
Dice = list[tuple[str, Any]]
Faces = Any  # by label, the faces as they will be rolled

SPEARS = "stormcrow_mercenaries_neutral"  # infantry without an ability of its own in a fight
BOWS = "stormcrow_archers_neutral"
WOLF = "shaggydog"  # a small solo unit
FAR = f"1 {SPEARS} at 44,44 facing 180"  # somebody of the other side, out of the way
CORNERS = (f"0 {SPEARS} at 4,4", FAR)  # nobody is eliminated by the way
SHOWN: set[str] = set()

MINE = f"0 {SPEARS} at 24,12"
FOE = f"1 {SPEARS} at 24,24 facing 180"
FOES = [MINE, FOE, f"1 {SPEARS} at 34,24 facing 180"]
FACING = [MINE, f"1 {SPEARS} at 24,21 facing 180"]  # near enough for a charge

PYCELLE = "pycelle_grand_maester"  # an NCU that does nothing by itself
CROWN = (f"0 {PYCELLE} on zone_crown",)
WEALTH = (f"0 {PYCELLE} on zone_wealth",)
TACTICS = (f"0 {PYCELLE} on zone_tactics",)
COMBAT = (f"0 {PYCELLE} on zone_combat",)
MANEUVER = (f"0 {PYCELLE} on zone_maneuver",)

MISS: dict[str, Any] = {"attack": [1] * 12}
PASS: dict[str, Any] = {"morale": [6, 6]}
FAIL: dict[str, Any] = {"morale": [1, 1], "panic": [2]}
AHEAD = {"charge__pivot": {"pivot": 0}}


# ---- exactly what is said ------------------------------------------------------------------------


def field(*units: str, inject: Sequence[tuple[str, Any]] = (), **data: Any) -> Play:
    """A battle in somebody's turn (seat 0's unless said otherwise)."""
    return Play.scenario(
        "miniatures", {"units": list(units), "turn": 0, "round": 1, **data}, inject=inject
    )


def rule(name: str, *args: Any, units: Sequence[str], inject: Dice = (), **data: Any) -> Play:  # type: ignore[assignment]  # no dice is no list
    """One rule, run in a turn of seat 0."""
    return field(*units, inject=inject, rule=[f"miniatures.{name}", *args], **data)


def faces(label: str, *values: int) -> Dice:
    """Faces of dice, as they will be rolled."""
    return [(label, value - 1) for value in values]


def unit(p: Play, u: int) -> str:
    return f"unit:{state(p).kind[u]}:{u}"


def state(p: Play) -> Position:
    st: Position = p.st
    return st


def act(p: Play, u: int, action: str, *, inject: Dice = ()) -> Play:  # type: ignore[assignment]  # see rule
    """Activate a unit and choose its action; `charge 3` and the like name a unit.

    With dice given, a melee attack is made from where the unit stands.
    """
    seat = state(p).owner[u]
    if p.asked().kind == "turn.unit":
        p.answer(seat, unit(p, u))
    if " " in action:
        word, nr = action.split()
        action = f"{word}:{state(p).kind[int(nr)]}:{nr}"
    p.expect("turn.action", seat)
    foes = touching(state(p), u)
    alone = bool(inject) and len(foes) == 1 and not is_wall(state(p), foes[0])
    if alone and action.startswith("melee") and len(attack.stances(state(p), u, foes[0])) > 1:
        p.answer(seat, action)
        action = "stay"
    return p.answer(seat, action, inject=inject)


def why_not_action(p: Play, u: int, action: str) -> str:
    """The rule against an action of a unit."""
    seat = state(p).owner[u]
    if p.asked().kind == "turn.unit":
        p.answer(seat, unit(p, u))
    if " " in action:
        word, nr = action.split()
        action = f"{word}:{state(p).kind[int(nr)]}:{nr}"
    no = p.why_not(seat, action)
    assert no is not None, f"{action} is legal; {p}"
    return no.rule


def pose(p: Play, u: int) -> tuple[int, int, int]:
    st = state(p)
    return st.x[u], st.y[u], st.facing[u]


def last(p: Play, kind: str) -> dict[str, Any]:
    """The last event of a kind."""
    found = p.told(kind)
    assert found, f"nothing of {kind} was told; {p}"
    return found[-1]


def idle(p: Play, until: str) -> Play:
    """Answer by the least until a question of this kind is asked."""
    while p.asked().kind != until:
        d = p.asked()
        keys = p.keys(d.seat)
        quiet = next((w for w in ("none", "pass", "no", "stay") if w in keys), None)
        if d.shape == "place":
            p.answer(d.seat, p.match.propose(d, NoChance(), 4)[0])
        elif quiet:
            p.answer(d.seat, quiet)
        else:
            p.answer(d.seat, *keys[: d.least])
    return p


class NoChance:
    """A source of chance that gives nothing but zeros."""

    def getrandbits(self, k: int, /) -> int:  # noqa: ARG002
        return 0


# ---- abilities and cards -------------------------------------------------------------------------


def shows(*names: str) -> Callable[[F], F]:
    """The test shows the effect of these abilities or cards; see effects/test_shown."""
    for name in names:
        assert name in ENTRIES, name
        SHOWN.add(name)

    def mark(test: F) -> F:
        return test

    return mark


def rolled(dice: Mapping[str, Sequence[int]]) -> list[tuple[str, int]]:
    return [(label, face - 1) for label, row in dice.items() for face in row]


class Stage(Play):
    """A table on which forced dice wait until they are rolled, and idle questions are answered."""

    pool: list[tuple[str, Any]]
    questions: list[str]  # the kinds of all that were answered

    @classmethod
    def on(cls, data: Mapping[str, Any], dice: Mapping[str, Sequence[int]]) -> Stage:
        both: list[Match] = [
            registry.scenario("miniatures", data, inject=rolled(dice), native=native)
            for native in (False, True)
        ]
        made = cls(*both)
        tape = both[0].st.tape
        made.pool = list(tape.inject) if tape is not None else []
        made.questions = []
        return made

    def answer(self, seat: int, *keys: Any, inject: Sequence[tuple[str, Any]] = ()) -> Stage:
        answer: Any = list(keys)
        if len(keys) == 1 and not isinstance(keys[0], str):
            answer = keys[0]
        asked = self.asked(seat)
        self.questions.append(asked.kind)
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
        if asked.kind in {
            "board.restore",
            "wounds.restore",
        }:  # nobody wants fewer, if nothing is said
            return asked.most
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
        return facts.UNITS[st.kind[u]].health - st.health[u] if st.where[u] == ON else -1

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


def stage(*units: str, dice: Faces | None = None, **data: Any) -> Stage:
    """A turn of seat 0; units are lines of a scenario."""
    rows = {"units": [*units, *CORNERS], "turn": 0, "round": 1, **data}
    return Stage.on(rows, dice or {})


def staged(
    name: str, *args: Any, units: Sequence[str], dice: Faces | None = None, **data: Any
) -> Stage:
    """One rule, run in a turn of seat 0."""
    return stage(*units, dice=dice, rule=[f"miniatures.{name}", *args], **data)


def strike(me: str, foe: str = SPEARS, **data: Any) -> Stage:
    """Unit 0 makes a melee attack on unit 1; the script answers what is asked."""
    script = data.pop("script", {})
    units = [line(0, me, "at 24,12"), line(1, foe, "against 0 front"), *data.pop("more", ())]
    return staged("attack.melee_attack", 0, 1, False, units=units, **data).play(**script)


# ---- rows: what the rules reckon with, without play ---------------------------------------------


def attack_row(
    me: str, foe: str, *, side: str = "front", charge: bool = False, weapon: int = 0,
    more: Sequence[str] = (), place: str = "against 0 front", **data: Any,
) -> dict[str, Any]:  # fmt: skip
    """The row of an attack of unit 0 on unit 1 when its dice are counted."""
    st = stage(line(0, me, "at 24,12"), line(1, foe, place), *more, **data).state
    if charge:
        push(st, "charge", unit=0, target=1, flags=[], disorderly=False, success=True, side=side)
    attack.begin(st, 0, 1, weapon, side, charge)
    attack.count_dice(st)
    return dict(top(st))


def defense_mod(me: str, foe: str, **data: Any) -> int:
    """What abilities add to the Defense rolls of unit 1, attacked by unit 0."""
    st = stage(line(0, me, "at 24,12"), line(1, foe, "against 0 front"), **data).state
    attack.begin(st, 0, 1, 0, "front", False)
    seams.defense_mods(st)
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
    seams.test_mods(st)
    return dict(top(st))


# ---- words --------------------------------------------------------------------------------------


def key(u: int, unit: str = SPEARS) -> str:
    return f"unit:{unit}:{u}"


def led(model: str, more: str = "", unit: str = SPEARS) -> str:
    return f"{unit}{more}, with {model}"


def plays(card: str, mode: int = 0) -> dict[str, Any]:
    """The script of a player who plays a card once."""
    return {"effects__play": [f"card:{card}:{mode}"]}


def uses(order: str, unit: str = SPEARS, nr: int = 0) -> dict[str, Any]:
    """The script of a player who uses an Order once."""
    return {"effects__play": [f"order:{order}:{unit}:{nr}"]}


def holding(card: str, seat: int = 0) -> dict[str, Any]:
    return {"hands": {str(seat): [card]}}


def refused(p: Stage, plan: dict[str, int], seat: int = 0) -> str:
    """The rule against an answer."""
    no = p.why_not(seat, plan)
    assert no is not None
    return no.rule


# ---- attacks and charges ------------------------------------------------------------------------


def attacked(me: str, foe: str = SPEARS, **data: Any) -> Stage:
    """Unit 1 of seat 1 attacks unit 0 of seat 0 in melee."""
    script = data.pop("script", {})
    units = [line(0, me, "at 24,12"), line(1, foe, "against 0 front"), *data.pop("more", ())]
    made = staged("attack.melee_attack", 1, 0, False, units=units, turn=1, **data)
    return made.play(**script)


def hit(card: str, me: str = SPEARS, foe: str = SPEARS, **data: Any) -> Stage:
    """Unit 0 attacks unit 1, and seat 0 plays a card on it."""
    script = {**plays(card), **data.pop("script", {})}
    return strike(me, foe, script=script, **holding(card), **data)


def struck(card: str, me: str = SPEARS, foe: str = SPEARS, **data: Any) -> Stage:
    """Unit 1 of seat 1 attacks unit 0, and seat 0 answers with a card."""
    script = {**plays(card), **data.pop("script", {})}
    return attacked(me, foe, script=script, **holding(card), **data)


def charge(card: str, *units: str, by: int = 0, **data: Any) -> Stage:
    """Unit 0 charges unit 1 (or the other way round), and seat 0 plays a card."""
    script = {**plays(card), **AHEAD, **data.pop("script", {})}
    made = staged("charge.charge", by, 1 - by, units=units, turn=by, **holding(card), **data)
    return made.play(**script)


# ---- turns and activations ----------------------------------------------------------------------


def turn_of(side: int, *units: str, **data: Any) -> Stage:
    """A turn begins."""
    script = data.pop("script", {})
    return stage(*(units or FOES), turn=side, **data).play(**script)


def begins(side: int, card: str, *units: str, mode: int = 0, **data: Any) -> Stage:
    """A turn begins, and seat 0 plays a card."""
    script = {**plays(card, mode), **data.pop("script", {})}
    return stage(*units, turn=side, **holding(card), **data).play(**script)


def activated(me: str, **data: Any) -> Stage:
    """Unit 0 is activated and takes no action."""
    script = data.pop("script", {})
    place = data.pop("place", "at 24,12")
    p = stage(line(0, me, place), *data.pop("more", ()), **data)
    head = me.split(",", maxsplit=1)[0]
    return p.play(turn__unit=[f"unit:{head}:0"], **script)


def starts(card: str, *units: str, mode: int = 0, **data: Any) -> Stage:
    """Unit 0 is activated, and seat 0 plays a card."""
    name = units[0].split()[1].strip(",")
    turn = int(units[0].split()[0])
    script = {"turn__unit": [f"unit:{name}:0"], **plays(card, mode), **data.pop("script", {})}
    return stage(*units, turn=turn, **holding(card), **data).play(**script)


def enemy_starts(card: str, *units: str, mode: int = 0, **data: Any) -> Stage:
    """Unit 1 of seat 1 is activated, and seat 0 plays a card."""
    script = {"turn__unit": [key(1)], **plays(card, mode), **data.pop("script", {})}
    return stage(*(units or (MINE, FOE)), turn=1, **holding(card), **data).play(**script)


# ---- tests --------------------------------------------------------------------------------------


def trial(
    me: str, *, panicky: bool = True, passed: bool = True, foe: str = SPEARS, **data: Any
) -> Stage:
    """Unit 0, engaged with unit 1, takes a test with good or bad dice."""
    script = data.pop("script", {})
    units = [line(0, me, "at 24,12"), line(1, foe, "against 0 front"), *data.pop("more", ())]
    dice = {"morale": [6, 6] if passed else [1, 1], "panic": [1], **data.pop("dice", {})}
    name = "panic.panic_test" if panicky else "panic.morale_test"
    args = (0, 0, 0, 1) if panicky else (0, 0, 1)
    return staged(name, *args, units=units, dice=dice, **data).play(**script)


def panics(card: str, *units: str, u: int = 1, dice: Any = None, **data: Any) -> Stage:
    """A unit takes a Panic test, and seat 0 plays a card."""
    script = {**plays(card), **data.pop("script", {})}
    rows = units or (f"0 {SPEARS} at 24,12, wounds 6", f"1 {SPEARS} against 0 front")
    mine = 1 - u if u in {0, 1} else 0
    made = staged("panic.panic_test", u, 0, 0, mine, units=rows, dice=dice, **holding(card), **data)
    return made.play(**script)


def row_after(p: Stage, u: int) -> dict[str, Any]:
    """The row of a Panic test of a unit in this position."""
    return panic_row(p.state.copy(), u)


def row_of_attack(p: Stage, u: int, v: int) -> dict[str, Any]:
    """The row of an attack in this position, when its dice are counted."""
    st = p.state.copy()
    attack.begin(st, u, v, 0, "front", False)
    attack.count_dice(st)
    return dict(st.stack[-1])


def pinned(p: Stage) -> list[int]:
    return [u for _, u in p.state.pins]


def panic_row(st: Position, u: int) -> dict[str, Any]:
    push(
        st, "test", unit=u, panic=True, mod=0, extra=0, cap=panic.NO_CAP, dice=[], d3=0, by=1,
        by_unit=-1, source="effect", auto="", result="", lost=0,
    )  # fmt: skip
    seams.test_mods(st)
    return dict(top(st))


# ---- the tactics board --------------------------------------------------------------------------


def claims(ncu: str, zone: str, *units: str, **data: Any) -> Stage:
    """Seat 0's NCU, the first, claims a zone."""
    script = data.pop("script", {})
    rows = [f"0 {ncu}", *data.pop("others", ())]
    made = staged("tactics_board.claim", 0, zone, units=units or FOES, ncus=rows, **data)
    return made.play(**script)


def claims_card(card: str, zone: str, *units: str, **data: Any) -> Stage:
    """Seat 0's NCU claims a zone, and seat 0 plays a card."""
    script = {**plays(card), **data.pop("script", {})}
    return claims(PYCELLE, zone, *(units or FACING), script=script, **holding(card), **data)


def activates(ncu: str, *units: str, seat: int = 0, **data: Any) -> Stage:
    """An NCU is activated; the others stand behind it in the list."""
    script = data.pop("script", {})
    rows = [f"{seat} {ncu}", *data.pop("others", ())]
    p = staged("ncus.activate_ncu", 0, units=units or FOES, ncus=rows, turn=seat, **data)
    return p.play(**script)


def against_ncu(card: str, *units: str, **data: Any) -> Stage:
    """Seat 1's NCU is activated, and seat 0 plays a card."""
    script = {**plays(card), **data.pop("script", {})}
    made = {"script": script, **holding(card), **data}
    return activates(PYCELLE, *(units or FACING), seat=1, **made)


def attack_with(ncu: str, seat: int, me: str, **data: Any) -> dict[str, Any]:
    """The row of an attack by unit 0, which that NCU influences."""
    rows = [f"{seat} {ncu} on zone_tactics"]
    st = stage(line(0, me, "at 24,12"), f"1 {SPEARS} against 0 front", ncus=rows, **data).state
    st.n_unit[0] = 0
    attack.begin(st, 0, 1, 0, "front", False)
    attack.count_dice(st)
    return dict(top(st))
