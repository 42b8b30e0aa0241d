"""What a seat has played: its leader, influence that it bid with, allies that it claimed."""

from __future__ import annotations

from collections.abc import Iterable

from weirwood.kernel import Event, Told, plays

from ..state import EDITIONS, Position

TOLD: Told = {
    "card.played": (("seat", "card"),),
    "ally.claimed": (("seat", "ally"),),
}


def played(st: Position, events: Iterable[Event]) -> list[set[str]]:
    out = plays(events, TOLD, len(st.leader))
    for seat, leader in enumerate(st.leader):
        if leader >= 0:
            out[seat].add(EDITIONS[st.edition].leader_ids[leader])
    return out
