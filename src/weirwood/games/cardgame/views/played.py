"""What a seat has played: its faction and agenda, plots it revealed, cards and events it played."""

from __future__ import annotations

from collections.abc import Iterable

from weirwood.kernel import Event, Told, plays

from ..facts.columns import NONE
from ..rules.zones import code
from ..state import Position

INTO_PLAY = ("setup.revealed", "card.marshaled", "card.ambushed", "card.entered", "card.attached")
PLAYS = ("plot.revealed", "event.played", *INTO_PLAY)
TOLD: Told = dict.fromkeys(PLAYS, (("seat", "card"),))


def played(st: Position, events: Iterable[Event]) -> list[set[str]]:
    out = plays(events, TOLD, len(st.home))
    for seat, (home, agenda) in enumerate(zip(st.home, st.agenda, strict=True)):
        out[seat].add(code(st, home))
        if agenda != NONE:
            out[seat].add(code(st, agenda))
    return out
