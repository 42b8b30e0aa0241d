"""What an observation says of the question, alike in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from weirwood.lab.learn.session import Session

NUMBERS = 8
"""How many whole numbers of a question's arguments are shown."""


def question(told: Any, session: Session, seat: int, out: Any, at: Mapping[str, int]) -> None:
    """Write what is asked, and of it only what the seat may know: its own question.

    `told` is the schema of the game, and `at` says where its fields begin.
    """
    st = session.match.st
    out[at["seat"] + seat] = 1
    out[at["seats"] + st.seats - 1] = 1
    for s, score in enumerate(st.scores):
        out[at["scores"] + s] = score / told.score
    for s in st.conceded:
        out[at["conceded"] + s] = 1
    for asked in st.asked:
        out[at["asked"] + asked.seat] = 1
    d = session.decision(seat)
    partial = None if d is None else session.partials.get(d.number)
    if d is None or partial is None:
        return
    out[at["kind"] + told.kinds[d.kind]] = 1
    words, about, said = session.actions, at["about"], at["said"]
    if d.args:
        for word in words.named(d.args):
            out[about + word] = 1
        i = at["numbers"]
        for x in d.args:
            if isinstance(x, int) and i < at["numbers"] + NUMBERS:
                out[i] = x / 100
                i += 1
    out[at["limits"]] = d.least / 20
    out[at["limits"] + 1] = d.most / 20
    if partial.keys or partial.said:
        spoken = session.said_of(d, partial)
        for word in spoken:
            out[said + word] = 0.5
        out[said + spoken[-1]] = 1
    if d.shape == "assign":
        for word in words.named((session.slot(seat),)):
            out[about + word] = 1
    elif d.shape == "place" and told.place:
        columns = 1 + len(told.place)
        for i, candidate in enumerate(session.places(seat)):
            row_at = at["places"] + i * columns
            out[row_at] = 1
            for j, (name, scale) in enumerate(told.place.items()):
                out[row_at + 1 + j] = candidate.get(name, 0) / scale
