"""What a seat has lived through: everything it said and heard since the deal, in order.

One chain is kept for all seats, and a seat's story is read from it when somebody asks. A copy of a
game shares the chain with the original, so that a search copies nothing.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from weirwood.kernel.event import seen_by
from weirwood.kernel.state import Tape
from weirwood.lab.learn.observe import text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from weirwood.kernel.event import Event
    from weirwood.lab.learn.session import Session


class Moment:
    """Something said and what happened then; or a deal of everything that one seat cannot see."""

    __slots__ = ("action", "before", "events", "seat", "texts", "world")

    def __init__(
        self,
        before: Moment | None,
        seat: int | None,
        action: int | None,
        events: Sequence[Event] = (),
        world: Session | None = None,
    ) -> None:
        self.before, self.seat, self.action = before, seat, action
        self.events = tuple(events)
        self.world = world  # of a new deal: the position right after it
        self.texts: dict[int | None, str] = {}

    def told(self, seat: int | None) -> str:
        """This moment as a seat (None: a spectator) lived it; empty if it noticed nothing."""
        found = self.texts.get(seat)
        if found is None:
            found = self.texts[seat] = self._tell(seat)
        return found

    def _tell(self, seat: int | None) -> str:
        if self.world is not None:
            assert seat is not None
            return text(self.world, seat)
        heard = [event for e in self.events if (event := seen_by(e, seat)) is not None]
        said = self.action if seat is not None and seat == self.seat else None
        if said is None and not heard:
            return ""
        rows = [said, *([e["kind"], e["args"]] for e in heard)]
        return json.dumps(rows, sort_keys=True, separators=(",", ":"))


class Recall:
    """The story of one game so far. It never changes: whatever happens gives a new one."""

    __slots__ = ("last",)

    def __init__(self, last: Moment | None = None) -> None:
        self.last = last

    def then(self, seat: int, action: int, session: Session) -> Recall:
        """Take one action in a session, and remember what was said and heard."""
        events = listen(session, lambda: session.act(seat, action))
        return Recall(Moment(self.last, seat, action, events))

    def opening(self, events: Sequence[Event]) -> Recall:
        return Recall(Moment(self.last, None, None, events))

    def redealt(self, seat: int, world: Session) -> Recall:
        """The story in a world where all that the seat cannot see was dealt anew.

        The seat has lived through the same. What the others knew before is not known to anybody:
        they begin with what everybody heard, and with what they see in that world.
        """
        return Recall(Moment(self.last, seat, None, world=world.fork()))

    def of(self, seat: int) -> list[str]:
        """A seat's own story, as JSON for each moment: the action it took, then what it heard."""
        who: int | None = seat
        rows = []
        at = self.last
        while at is not None:
            if at.world is None:
                rows.append(at.told(who))
            elif who is not None and at.seat != who:
                rows.append(at.told(who))
                who = None
            at = at.before
        return [row for row in reversed(rows) if row]

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        rows = []
        at = self.last
        while at is not None:
            rows.append((at.seat, at.action, at.events, at.world))
            at = at.before
        return _load, (rows,)


def _load(rows: Sequence[tuple[Any, ...]]) -> Recall:
    last: Moment | None = None
    for row in reversed(rows):
        last = Moment(last, *row)
    return Recall(last)


def listen(session: Session, act: Callable[[], None]) -> list[Event]:
    """What happens in a silent match while something is done."""
    st = session.match.st
    tape = st.tape = Tape()
    try:
        act()
    finally:
        st.tape = None
    return tape.events


def story(recall: Recall, session: Session, seat: int) -> str:
    """A seat's information state: its story, and what it sees now."""
    return "\n".join([*recall.of(seat), text(session, seat)])
