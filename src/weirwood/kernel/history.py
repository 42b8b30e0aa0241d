"""Going back and giving up: undo, the recovery from a failed rule, concession, draws.

A snapshot every few dozen answers plus a replay in silence serves both undo and recovery.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.kernel import answers
from weirwood.kernel.ask import rank_conceded
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import DONE, Decision, Refusal, Refused
from weirwood.kernel.entry import NOBODY, Entry
from weirwood.kernel.event import Event
from weirwood.kernel.procedure import Native
from weirwood.kernel.state import Tape

if TYPE_CHECKING:
    from weirwood.kernel.match import Match
    from weirwood.kernel.state import State

QUIET_ANSWERS = 2_000  # a question that does not come after so many never will


def can_undo(m: Match, seat: int) -> Refusal | None:
    """None if the seat may take back its last answer, else why not."""
    m._seat(seat)
    if any(d.seat == seat for d in m.answered):
        return None
    if not m._history:
        return Refusal("kernel.undo_nothing", {"seat": seat})
    last = m._history[-1]
    if last.reply is None or last.seat != seat:
        return Refusal("kernel.undo_other", {"seat": seat, "other_seat": last.seat})
    if last.barrier:
        return Refusal("kernel.undo_barrier", {"seat": seat})
    return None


def withdraw(m: Match, decision: Decision) -> None:
    """Take back a secret answer while others are still thinking."""
    st: State = m.st
    for i, d in enumerate(st.asked):
        if d.number == decision.number:
            if st.replies[i] is None:
                raise Refused("kernel.not_answered", {"kind": d.kind, "seat": d.seat})
            st.replies[i] = None
            for k in range(len(m._history) - 1, -1, -1):
                e = m._history[k]
                if e.seat == d.seat and e.kind == d.kind:
                    del m._history[k]
                    break
            return
    raise Refused("kernel.closed_question", {"number": decision.number})


def undo(m: Match, seat: int, *, consent: bool = False) -> None:
    """Take back the seat's last answer. With the others' consent also beyond a barrier."""
    for d in m.answered:
        if d.seat == seat:
            m.withdraw(d)
            return
    no = m.can_undo(seat)
    if no is not None and not consent:
        raise Refused(*no)
    keep = len(m._history)
    while keep and m._history[keep - 1].seat != seat:
        keep -= 1
    if not keep or m._history[keep - 1].reply is None:
        raise Refused("kernel.undo_nothing", {"seat": seat})
    while m._history[keep - 1].joined and keep > 1:  # an act is taken back as one
        keep -= 1
    if m._native is None and (not m._snapshots or m._snapshots[0][0] > keep - 1):
        raise Refused("kernel.undo_nothing", {"seat": seat})
    number = m.st.number
    restore(m, keep - 1, number)
    m._log.append(Event("kernel.undone", {"seat": seat}))


def restore(m: Match, upto: int, number: int | None = None) -> None:
    """Go back to the position after `upto` answers: last snapshot, then replay in silence."""
    number = m.st.number if number is None else number
    entries = m._history[:upto]
    if m._native is not None:
        assert m._anchor is not None and m._root is not None
        m.st = m._anchor.copy()
        m._native = Native()
        m.st.tape = Tape()
        m.st.tape.inject = [(label, v) for label, _, v in m._opening]
        m._native.start(m.st, *m._root)
        at = 0
    else:
        while m._snapshots[-1][0] > upto:
            m._snapshots.pop()
        at, snap = m._snapshots[-1]
        m.st = snap.copy()
        m.st.tape = Tape()
    m._forget()
    m._history = []
    for e in entries[at:]:
        tape = m.st.tape
        assert tape is not None
        tape.inject = [(label, v) for label, _, v in e.drawn]
        apply_entry(m, e)
    m._history = entries
    st: State = m.st
    if number > st.number:  # numbers rise through an undo: a stale answer is always refused
        st.asked = [d._replace(number=number + i) for i, d in enumerate(st.asked)]
        st.number = number + len(st.asked)
    m._forget()
    m._listen()


def apply_entry(m: Match, e: Entry) -> None:
    """Apply one line of the history to the state alone."""
    if e.reply is None:
        if e.seat == NOBODY:
            share(m)
        else:
            give_up(m, e.seat)
        return
    st: State = m.st
    for i, d in enumerate(st.asked):
        if d.seat == e.seat and d.kind == e.kind and st.replies[i] is None:
            st.replies[i] = e.reply
            if None not in st.replies:
                m._go_on()
            return
    raise Refused("kernel.replay_question", {"seat": e.seat, "kind": e.kind})


def concede(m: Match, seat: int, by: str = "person") -> None:
    """Give up. The seat comes last; what it is asked from now on is declined for it."""
    m._seat(seat)
    if m.st.ended:
        raise Refused("kernel.over", {})
    if seat in m.st.conceded:
        raise Refused("kernel.conceded", {"seat": seat})
    if m.st.tape is None:
        m._listen()
    assert m.st.tape is not None
    if not m._snapshots and m._native is None:
        m._snapshots.append((len(m._history), m.st.copy()))
    first = len(m._log)
    m.st.tape.drawn = []
    if not m.silent:
        m._log.append(Event("kernel.conceded", {"seat": seat}))
    give_up(m, seat)
    m._history.append(Entry(seat, "", None, by, (), first, len(m._log), True))
    if not m.st.ended:
        idle(m)


def draw(m: Match, by: str = "person") -> None:
    """End the match by agreement: all who have not conceded share the first place.

    Whether all have agreed is for the table to see to; it may also end a game that nobody is left
    to play, by itself.
    """
    st: State = m.st
    if st.ended:
        raise Refused("kernel.over", {})
    first = len(m._log)
    if not m.silent:
        m._log.append(Event("kernel.stopped" if by == "table" else "kernel.drawn", {}))
    share(m)
    m._history.append(Entry(NOBODY, "", None, by, (), first, len(m._log), True))


def share(m: Match) -> None:
    st: State = m.st
    left = tuple(s for s in range(st.seats) if s not in st.conceded)
    close(m, (left,), tuple(1 if s in left else 0 for s in range(st.seats)))


def close(m: Match, standings: tuple[tuple[int, ...], ...], scores: tuple[int, ...]) -> None:
    """End the match from outside of the rules."""
    st: State = m.st
    st.ended = True
    st.standings = rank_conceded(standings, st.conceded)
    st.scores = scores
    st.asked.clear()
    st.replies.clear()
    st.frames.clear()
    st.form = 0
    m._forget()


def give_up(m: Match, seat: int) -> None:
    st: State = m.st
    st.conceded = (*st.conceded, seat)
    left = [s for s in range(st.seats) if s not in st.conceded]
    if len(left) == 1:
        close(m, (tuple(left),), tuple(1 if s in left else 0 for s in range(st.seats)))


def idle(m: Match) -> None:
    """Answer for those who conceded, quietly, until somebody else is asked."""
    st: State = m.st
    while not st.ended:
        waiting = [d for d in m.decisions if d.seat in st.conceded]
        if not waiting:
            return
        d = waiting[0]
        m.answer(d, quiet(m, d), by="idle")
        st = m.st


def quiet_until(m: Match, kind: str) -> None:
    """Answer for everybody, quietly, until a question of this kind is open."""
    for _ in range(QUIET_ANSWERS):
        if m.over or any(d.kind == kind for d in m.decisions):
            break
        d = m.decisions[0]
        m.answer(d, quiet(m, d), by="idle")
    if m.over or not any(d.kind == kind for d in m.decisions):
        raise Refused("kernel.stop_at_never", {"kind": kind})


def quiet(m: Match, d: Decision) -> Any:
    if d.shape == "amount":
        return d.least
    kind = m.game.kinds[d.kind]
    if d.shape == "place":
        return answers.sample_place(m.st, kind, d, Splitmix(d.number))
    so_far: tuple[str, ...] = ()
    while True:
        steps = answers.steps(m.st, kind, d, so_far)
        if not steps:
            break
        key = m.game.idle(m.st, d, steps)
        if key == DONE:
            break
        so_far = (*so_far, key)
    return answers.from_steps(d.shape, so_far)
