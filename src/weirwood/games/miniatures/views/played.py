"""What a seat has played: everything in its army, and the tactics cards that it used."""

from __future__ import annotations

from collections.abc import Iterable

from weirwood.kernel import Event, Told, plays

from ..state import Position

TOLD: Told = {
    "card.played": (("seat", "card"),),
    "objective.placed": (("", "card"),),
    "terrain.placed": (("", "piece"),),
    "battle.mode": (("", "mode"),),
}


def played(st: Position, events: Iterable[Event]) -> list[set[str]]:
    seats = len(st.faction)
    out = plays(events, TOLD, seats)
    for owner, unit, attachments in zip(st.owner, st.kind, st.muster, strict=True):
        if 0 <= owner < seats:
            out[owner].update((unit, *attachments))
    for owner, ncu in zip(st.n_owner, st.n_kind, strict=True):
        if 0 <= owner < seats:
            out[owner].add(ncu)
    for seat, commander in enumerate(st.commander):
        out[seat].add(commander)
    return out
