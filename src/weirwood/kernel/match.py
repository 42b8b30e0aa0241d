"""A match: a game being played. Every person, bot and trainer goes through these calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from weirwood.kernel import answers, hearing, history, record, saving
from weirwood.kernel.answers import as_options
from weirwood.kernel.ask import ALL, KEY
from weirwood.kernel.chance import seed_state
from weirwood.kernel.decision import (
    Answer,
    Choice,
    Decision,
    Option,
    Refusal,
    Refused,
    Reply,
    Rng,
    RuleError,
    below,
)
from weirwood.kernel.entry import Entry
from weirwood.kernel.event import Event, new_row
from weirwood.kernel.flow import Finished, Plain
from weirwood.kernel.game import AnyGame
from weirwood.kernel.hearing import Past
from weirwood.kernel.procedure import Native, drive, link, start
from weirwood.kernel.state import State, Tape

SNAPSHOT_EVERY = 32
NOBODY_ASKED = Decision(-1, -1, "")


class Match:
    """One running game. `fork` it, `save` it, `redeal` it: also in the middle of a question."""

    __slots__ = (
        "_anchor",
        "_base",
        "_counted",
        "_drawn",
        "_heard",
        "_history",
        "_kept",
        "_keys",
        "_kinds",
        "_listed",
        "_log",
        "_native",
        "_opening",
        "_past",
        "_root",
        "_snapshots",
        "_told",
        "_walked",
        "game",
        "seed",
        "settings",
        "silent",
        "st",
    )

    def __init__(
        self,
        game: AnyGame,
        st: State,
        settings: Mapping[str, Any],
        seed: int | None,
        root: tuple[str, tuple[Plain, ...]] | None,
        *,
        native: bool = False,
        inject: Sequence[tuple[str, Any]] = (),
    ) -> None:
        link()
        self.game, self.settings, self.seed = game, dict(settings), seed
        self._kinds = game.kinds
        self.st: Any = st  # the game's own state
        self.silent = False
        self._native = Native() if native else None
        # An open question that any one of these keys answers; what else was listed for whom.
        self._listed = NOBODY_ASKED
        self._keys: Sequence[str] = ()
        self._walked: dict[tuple[object, ...], Sequence[str]] = {}
        self._drawn: tuple[Decision, answers.Pairs] = (NOBODY_ASKED, ())  # the last sample
        self._log: list[Event] = []  # events since this object began
        self._told = [0] * (st.seats + 1)  # events told to each seat before that
        self._counted = (0, self._told)  # events of the log counted so far, and the sums
        self._heard: dict[int, tuple[list[dict[str, Any]], int]] | None = None  # rows, up to where
        self._past: Past | None = None  # what one seat heard before this object began
        self._kept: tuple[tuple[int, int, int], Past] | None = None  # the last one made of all that
        self._history: list[Entry] = []
        self._base: tuple[list[Entry], int] | None = None
        self._root = root
        self._anchor: State | None = None  # the state before the root procedure ran
        self._snapshots: list[tuple[int, State]] = []
        self._opening: tuple[tuple[str, int, Any], ...] = ()
        if root is not None:
            self._anchor = st.copy()
            self._begin(inject)

    # ---- beginning ----------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        seats: Any,
        seed: int,
        options: Any,
        *,
        inject: Sequence[tuple[str, Any]] = (),
        native: bool = False,
    ) -> Match:
        """A new match of this game, with settings as people give them."""
        settings = game.read_settings(seats, options)
        st = game.setup(seats, settings)
        seed_state(st, seed)
        return cls(game, st, settings, seed, (game.root, ()), native=native, inject=inject)

    def _begin(self, inject: Sequence[tuple[str, Any]]) -> None:
        assert self._root is not None
        st: State = self.st
        st.tape = tape = Tape()
        tape.events = self._log
        tape.inject = list(inject)
        name, args = self._root
        try:
            if self._native is not None:
                self._native.start(st, name, args)
            else:
                start(st, name, args)
        except (Refused, Finished):
            raise
        except Exception as e:
            raise RuleError(None, e) from e
        self._opening = tuple(tape.drawn)
        if self._native is None:
            self._snapshots.append((0, st.copy()))

    # ---- looking ------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self.st.seats)

    @property
    def over(self) -> bool:
        ended: bool = self.st.ended
        return ended

    @property
    def decisions(self) -> list[Decision]:
        """Unanswered questions; several when they are simultaneous."""
        st: State = self.st
        asked = st.asked
        if len(asked) == 1:
            return [asked[0]] if st.replies[0] is None else []
        return [d for d, r in zip(st.asked, st.replies, strict=True) if r is None]

    @property
    def answered(self) -> list[Decision]:
        """Questions whose answers may still be withdrawn."""
        st: State = self.st
        return [d for d, r in zip(st.asked, st.replies, strict=True) if r is not None]

    @property
    def standings(self) -> list[list[int]]:
        """The finishing order, ties shared; empty while the match runs."""
        return [list(g) for g in self.st.standings]

    @property
    def scores(self) -> list[int]:
        return list(self.st.scores)

    @property
    def returns(self) -> list[float]:
        """Rank-based, from 1 for first to -1 for last, shared places share; they sum to 0."""
        n = self.st.seats
        out = [0.0] * n
        place = 0
        for group in self.st.standings:
            share = sum(n - 1 - 2 * (place + i) for i in range(len(group))) / len(group)
            for seat in group:
                out[seat] = share / (n - 1) if n > 1 else 0.0
            place += len(group)
        return out

    def value(self, seat: int) -> float | None:
        """What the position is worth to a seat, 1 to -1: its result, or the game's own judgement.

        It judges with open eyes: ask it in re-dealt worlds. None if the game does not judge.
        """
        self._seat(seat)
        if self.st.ended:
            return self.returns[seat]
        evaluate = self.game.evaluate
        return None if evaluate is None else float(evaluate(self.st, seat))

    def view(
        self, seat: int | None = None, *, brief: bool = False, public: Any = None
    ) -> dict[str, Any]:
        """What a seat (None: a spectator) may see; a brief view leaves out slow forecasts.
        `public` is what `game.public` has found that all see alike, for views of many seats."""
        self._seat(seat)
        st: State = self.st
        out: dict[str, Any] = {"game": self.game.id, "seat": seat, "seats": st.seats}
        asked = []
        for d, reply in zip(st.asked, st.replies, strict=True):
            mine = d.seat == seat
            row: dict[str, Any] = {"seat": d.seat, "kind": d.kind, "answered": reply is not None}
            if mine:
                row |= {"shape": d.shape, "least": d.least, "most": d.most, "args": _lists(d.args)}
                row["answer"] = None if reply is None else answers.to_json(d.shape, reply)
            else:
                secret = self._kinds[d.kind].secret
                row["args"] = [None if i in secret else _lists(a) for i, a in enumerate(d.args)]
            asked.append(row)
        out["asked"] = asked
        out["over"] = st.ended
        out["standings"] = [list(g) for g in st.standings]
        out["scores"] = list(st.scores)
        out["conceded"] = list(st.conceded)
        if public is not None and self.game.seen is not None:
            return out | self.game.seen(st, seat, public)
        look = (brief and self.game.brief) or self.game.view
        return out | look(st, seat)

    def events_for(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """Events as this seat hears them, numbered for this seat, after number `since`."""
        self._seat(seat)
        heard = hearing.hear(self, seat)
        if self._past is not None and self._past[0] == seat:
            heard = [*self._past.rows[: self._past.upto], *heard]
        if not heard:
            return []
        return heard[max(0, since + 1 - heard[0]["number"]) :]

    def news_for(self, seat: int) -> list[dict[str, Any]]:
        """The end of `events_for`: what a seat has heard since it was last asked and answered."""
        self._seat(seat)
        past = self._remembered(seat)
        return past.rows[past.asked : past.upto]

    def remember(self, seat: int, heard: list[dict[str, Any]], asked: int = 0) -> None:
        """What this seat heard before this object began: for a match from a save, which keeps none.

        The first `asked` of these rows it had heard when it was last asked. Worlds re-dealt for the
        seat keep them, so that a bot knows what its seat was told.
        """
        self._seat(seat)
        self._past = Past(seat, heard, len(heard), asked)

    def _remembered(self, seat: int) -> Past:
        """All that a seat has heard, as a copy remembers it. Rows are shared, never copied."""
        key = (seat, len(self._log), len(self._history))
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, hearing.past_of(self, seat))
        return self._kept[1]

    # ---- options ------------------------------------------------------------------------

    def options(self, decision: Decision, so_far: Sequence[str] = ()) -> list[Option]:
        """Legal continuations of an answer. The first keys of a question are remembered."""
        d = self._open(decision)
        keys = self._steps(d, tuple(so_far) if so_far else ())
        return as_options(self._kinds[d[2]], keys)

    def keys(self, decision: Decision, so_far: Sequence[str] = ()) -> Sequence[str]:
        """The keys of these options alone. They are shared: not to be changed."""
        if decision is self._listed and not so_far:
            return self._keys
        return self._steps(self._open(decision), tuple(so_far))

    def _steps(self, d: Decision, so_far: tuple[str, ...]) -> Sequence[str]:
        """The keys that may come next. Sampling and checking an answer ask for the same ones."""
        if not so_far:
            if d is self._listed:
                return self._keys
            _, seat, name, shape, least, most, args = d  # quicker than its fields one by one
            if most == 1 == least and shape == "pick":
                kind = self._kinds[name]
                lister = kind.keys
                if kind.extend is None and kind.check is None and lister is not None:
                    # Each listed key is by itself a whole answer, and a legal one.
                    keys = self._keys = lister(self.st, seat, args)
                    self._listed = d
                    return keys
        known = self._walked.get((d.number, so_far))
        if known is None:
            known = answers.steps(self.st, self._kinds[d.kind], d, so_far)
            self._walked[d.number, so_far] = known
        return known

    def choices(self, decision: Decision) -> list[Choice]:
        """Options and refused candidates, each with its rule."""
        d = self._open(decision)
        return answers.choices(self.st, self._kinds[d.kind], d, self.options(d))

    def why_not(self, decision: Decision, answer: Answer | str) -> Refusal | None:
        """None when the answer (or the single key) is legal, else the refusal."""
        d = self._open(decision)
        kind = self._kinds[d.kind]
        if isinstance(answer, str):
            return answers.why_not_key(self.st, kind, d, answer, self.options(d))
        try:
            answers.read(self.st, kind, d, answer, self._steps)
        except Refused as no:
            return no.refusal
        return None

    def check(self, decision: Decision, answer: Answer | str) -> Refusal | None:
        return self.why_not(decision, answer)

    def propose(self, decision: Decision, rng: Rng, n: int = 8) -> list[Any]:
        """Good candidates as answers: the game's own where it has them, else samples."""
        d = self._open(decision)
        kind = self._kinds[d.kind]
        if kind.propose is not None:
            return [dict(x) for x in kind.propose(self.st, d.seat, d.args, rng, n)]
        return [self.sample(d, rng) for _ in range(n)]

    def only(self, decision: Decision) -> Any:
        """The one legal answer, if there is but one; else None."""
        return answers.only(self._open(decision), self._steps)

    def sample(self, decision: Decision, rng: Rng) -> Any:
        """A legal answer, uniform at each step of a factored one."""
        if decision is self._listed:
            keys = self._keys
            return [keys[below(rng, len(keys))]]
        d = self._open(decision)
        if d.most == 1 and d.least == 1 and d.shape == "pick":
            keys = self._steps(d, ())
            return [keys[below(rng, len(keys))]]
        kind = self._kinds[d.kind]
        if d.shape == "assign":
            self._drawn = d, answers.sample_assign(self.st, kind, d, rng)
            return dict(self._drawn[1])
        return answers.sample(self.st, kind, d, rng, self._steps)

    # ---- answering ----------------------------------------------------------------------

    def answer(
        self, decision: Decision, answer: Answer, by: str = "person", *, joined: bool = False
    ) -> None:
        """Answer an open question, or raise Refused and change nothing.

        A joined answer is one act with the seat's answer before it, and is taken back with it.
        """
        st: State = self.st
        d: Decision
        reply: Reply
        if (  # the common case, kept short: one key of those just listed
            decision is self._listed
            and type(answer) is list
            and len(answer) == 1
            and answer[0] in self._keys
        ):
            d, reply = decision, (answer[0],)
        else:
            d = self._open(decision)
            reply = self._read(d, answer)
        several = len(st.asked) > 1
        if joined:  # nothing was revealed since, and nobody else is asked
            joined = not several and history.can_undo(self, d.seat) is None
        if not self.silent:
            self._apply(d, reply, several, by, joined)
            return
        st.replies[d.number - st.asked[0].number if several else 0] = reply
        self._listed = NOBODY_ASKED
        if not several or None not in st.replies:
            self._go_on()

    def _read(self, d: Decision, answer: Any) -> Reply:
        """The answer in canonical form, or Refused."""
        drawn, pairs = self._drawn
        if d is drawn and type(answer) is dict and tuple(answer.items()) == pairs:
            return pairs  # a sample was made of what is legal
        return answers.read(self.st, self._kinds[d.kind], d, answer, self._steps)

    def _apply(self, d: Decision, reply: Reply, several: bool, by: str, joined: bool) -> None:
        """Go on with an answer, and remember it with what came of it."""
        st: State = self.st
        tape = st.tape
        if tape is None:
            tape = self._listen()
        snapshots, log = self._snapshots, self._log
        if not snapshots and self._native is None:
            snapshots.append((len(self._history), st.copy()))
        first = len(log)
        if tape.drawn:
            tape.drawn = []
        tape.barrier = False
        st.replies[d.number - st.asked[0].number if several else 0] = reply
        self._listed = NOBODY_ASKED
        closed = not several or None not in st.replies
        if closed:
            try:
                self._go_on()
            except Exception as e:  # whatever a rule raises, the match is restored
                del log[first:]
                history.restore(self, len(self._history))
                raise RuleError(d, e) from e
        drawn = tuple(tape.drawn) if tape.drawn else ()
        sealed = closed and (tape.barrier or several)
        row = (d[1], d[2], reply, by, drawn, first, len(log), sealed, joined)
        rows = self._history  # another one after a failure alone
        rows.append(new_row(Entry, row))
        if closed:
            if snapshots and len(rows) - snapshots[-1][0] >= SNAPSHOT_EVERY:
                snapshots.append((len(rows), st.copy()))
            if st.conceded and not st.ended:
                history.idle(self)

    def _go_on(self) -> None:
        """All have answered: give the replies to the rule and run to the next question."""
        st: State = self.st
        replies, form = st.replies, st.form
        value: Any = replies[0]
        if form == KEY:
            value = value[0]
        elif form == ALL or len(replies) > 1:
            value = tuple(replies)
        st.asked.clear()
        replies.clear()
        st.form = 0
        if self._walked:
            self._walked = {}
        if self._native is not None:
            self._native.resume(st, value)
        else:
            drive(st, value)

    def _forget(self) -> None:
        """What was listed is no longer so: the position is another one."""
        self._listed, self._walked = NOBODY_ASKED, {}
        self._drawn = NOBODY_ASKED, ()

    def _listen(self) -> Tape:
        tape = self.st.tape = Tape()
        tape.events = self._log
        return tape

    def withdraw(self, decision: Decision) -> None:
        """Take back a secret answer while others are still thinking."""
        history.withdraw(self, decision)

    # ---- taking back and giving up --------------------------------------------------------

    def can_undo(self, seat: int) -> Refusal | None:
        """None if the seat may take back its last answer, else why not."""
        return history.can_undo(self, seat)

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back the seat's last answer. With the others' consent also beyond a barrier."""
        history.undo(self, seat, consent=consent)

    def concede(self, seat: int, by: str = "person") -> None:
        """Give up. The seat comes last; what it is asked from now on is declined for it."""
        history.concede(self, seat, by)

    def draw(self, by: str = "person") -> None:
        """End the match by agreement: all who have not conceded share the first place.

        Whether all have agreed is for the table to see to.
        """
        history.draw(self, by)

    # ---- copies -------------------------------------------------------------------------

    def fork(self, *, silent: bool = False) -> Match:
        """An independent copy, with no events and no way back beyond this moment."""
        if self._native is not None:
            raise Refused("kernel.native", {})
        new = Match.__new__(Match)
        new.game, new.settings, new.seed = self.game, self.settings, self.seed
        new._kinds = self._kinds
        new.st = self.st.copy()
        new.silent = silent
        # Never changed in place once the question is answered; empty ones would be, by both.
        new._listed, new._keys, new._walked = self._listed, self._keys, self._walked or {}
        new._drawn = self._drawn
        new._log = []
        if silent:
            new._told, new._base = self._told, None
        else:
            upto, counts = self._counted
            new._told = counts if upto == len(self._log) else self._counts()
            new._base = (self._history, len(self._history))
        new._counted = (0, new._told)
        new._past = self._past
        new._native = new._heard = new._kept = new._root = new._anchor = None
        new._history = []
        new._snapshots = []
        new._opening = ()
        return new

    def _counts(self) -> list[int]:
        """How many events each seat has heard, the spectator last. Counted once per event."""
        (upto, counts), log, shared = self._counted, self._log, 0
        if upto == len(log):
            return counts
        counts = list(counts)
        for i in range(upto, len(log)):
            e = log[i]
            if e.hidden:
                for who in e.seats:
                    counts[who] += 1
            else:
                shared += 1
        if shared:
            counts = [n + shared for n in counts]
        self._counted = (len(log), counts)
        return counts

    def redeal(self, seat: int | None, rng: Rng, *, silent: bool = False) -> Match:
        """A copy in which everything that the seat cannot see is dealt anew.

        It is a function of what the seat sees and of `rng` alone.
        """
        self._seat(seat)
        new = self.fork(silent=silent)
        st = new.st
        new.seed = None
        new._base = None
        new.settings = dict(self.game.settings_for(self.settings, st, seat))
        if not silent:
            who = st.seats if seat is None else seat
            new._told = [n if i == who else 0 for i, n in enumerate(new._told)]
            new._counted = (0, new._told)
        if seat is not None:
            new._past = self._remembered(seat)
        st.key, st.chance = "", rng.getrandbits(64)  # what is imagined needs no key
        self.game.redeal(st, seat, rng)
        new._forget()
        for i, d in enumerate(st.asked):
            if st.replies[i] is not None and d.seat != seat:
                st.replies[i] = None
                kind = self._kinds[d.kind]
                st.replies[i] = answers.read(st, kind, d, new.sample(d, rng), new._steps)
        new._forget()
        return new

    # ---- small things -------------------------------------------------------------------

    def _seat(self, seat: Any) -> None:
        if seat is None:
            return
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.st.seats:
            raise Refused("kernel.seat", {"found": str(seat), "allowed": f"0..{self.st.seats - 1}"})

    def _open(self, decision: Any) -> Decision:
        """The open question that this is, or Refused if it is closed or altered."""
        d: Decision
        st: State = self.st
        asked = st.asked
        if len(asked) == 1 and asked[0] is decision and st.replies[0] is None:
            d = decision  # as it mostly is
            return d
        found: Any = decision  # by another name: one that was altered may hold anything
        if not isinstance(found, Decision):
            raise Refused("kernel.decision", {"found": type(decision).__name__})
        # Questions that are open together bear numbers that follow each other.
        number = decision.number
        i = number - asked[0].number if asked and type(number) is int else -1
        if 0 <= i < len(asked):
            d = asked[i]
            if st.replies[i] is not None:
                raise Refused("kernel.already_answered", {"seat": d.seat, "kind": d.kind})
            if d is not decision and d != decision:
                raise Refused("kernel.decision", {"found": decision.kind})
            return d
        if st.ended:
            raise Refused("kernel.over", {})
        raise Refused("kernel.stale", {"number": decision.number, "kind": decision.kind})

    @property
    def log(self) -> list[Event]:
        """All events since this object began, secrets included: for whoever keeps the match."""
        return list(self._log)

    @property
    def history(self) -> list[Entry]:
        """All answers so far, those before a fork included."""
        before, n = self._base or ([], 0)
        return [*before[:n], *self._history]

    # the doors to saving and records
    def save(self) -> dict[str, Any]:
        return saving.save(self)

    def record(self) -> str:
        return record.write(self)


def _lists(x: Any) -> Any:
    return [_lists(y) for y in x] if isinstance(x, tuple) else x
