"""Whoever opens what is broken, or of another version, in Python reads one sentence."""

from __future__ import annotations

import json
import traceback
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import weirwood
from weirwood.kernel.chance import Splitmix
from weirwood.puzzles import shape

if TYPE_CHECKING:
    from collections.abc import Callable


def played() -> str:
    match, rng = weirwood.new("btwixt", seats=3, seed=2), Splitmix(2)
    while not match.over:
        match.answer(match.decisions[0], match.sample(match.decisions[0], rng))
    return match.record()


RECORD = played()


def newer(record: str) -> str:
    head, *rest = record.split("\n")
    told = json.loads(head)
    return "\n".join([json.dumps(told | {"rules": told["rules"] + 1}), *rest])


PUZZLE = shape.shipped("btwixt")[0]
OLD = msgspec.structs.replace(PUZZLE, rules=PUZZLE.rules + 1)
VERSION = "This was made by version 3 of the rules, which is not played here (here: 1, 2)."


@pytest.mark.parametrize(
    ("does", "sentence"),
    [
        (lambda: weirwood.branch(newer(RECORD), 3), VERSION),
        (lambda: weirwood.report(newer(RECORD)), VERSION),
        (lambda: weirwood.replay(newer(RECORD)), VERSION),
        (lambda: weirwood.branch(RECORD, 3, [[0, "nothing", []]]), "Answer 1 of this branch "),
        (lambda: weirwood.load(b"nothing"), "The save cannot be read: "),
        (lambda: shape.opened(OLD), f"Puzzle {OLD.id} was made for version 3 of the rules"),
    ],
)
def test_what_is_refused_in_python_is_said_in_a_sentence(
    does: Callable[[], Any], sentence: str
) -> None:
    with pytest.raises(weirwood.Refused) as no:
        does()
    (note,) = no.value.__notes__
    assert note.startswith(sentence)
    assert note.endswith(".")
    assert note in traceback.format_exception(no.value)[-1]
