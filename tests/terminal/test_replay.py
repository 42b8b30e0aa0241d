"""Records that were cut, edited or made up: one clear line, never a traceback."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.terminal import toys
from weirwood.kernel import registry
from weirwood.kernel.decision import Refused
from weirwood.lab.measure.simulate import plan, simulate
from weirwood.terminal.replay import Replay
from weirwood.terminal.speech import Speaker

toys.register()


def played(game: str) -> list[str]:
    kept: list[str] = []
    simulate(plan(game, seats=3, seed=2), 1, keep=lambda o: kept.append(o.record))
    return kept[0].splitlines()


RECORDS = {game: played(game) for game in ("toy", "btwixt")}

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.integers() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


def read(lines: list[str]) -> str:
    """What is wrong with a record, in words; nothing if it plays again to the same end."""
    speaker = Speaker("es")
    try:
        difference = registry.verify(lines)
        if difference is None:
            shown = Replay(speaker, lines)
            shown.words(shown.steps)
            return ""
    except Refused as no:
        return speaker.refusal(no.rule, no.arguments)
    told = {k: v if k == "line" else str(v)[:80] for k, v in difference._asdict().items()}
    return speaker.refusal("kernel.differs", told)


@pytest.mark.parametrize("game", RECORDS)
def test_a_whole_record_is_fine(game: str) -> None:
    assert read(RECORDS[game]) == ""


@settings(deadline=None, max_examples=150)
@given(data=st.data(), game=st.sampled_from(sorted(RECORDS)))
def test_no_edited_line_is_a_crash(data: st.DataObject, game: str) -> None:
    lines = list(RECORDS[game])
    # The first lines and the last one are the odd ones; the others are alike.
    at = data.draw(st.sampled_from([0, 1, 2, 3, 5, 8, len(lines) - 1]))
    row: dict[str, Any] = json.loads(lines[at])
    key = data.draw(st.sampled_from([*sorted(row), "concedes"]))
    row[key] = data.draw(JSON)
    lines[at] = json.dumps(row)
    read(lines[: at + 3] if at < len(lines) - 1 else lines)


@settings(deadline=None, max_examples=100)
@given(data=st.data())
def test_no_cut_is_a_crash(data: st.DataObject) -> None:
    text = "\n".join(RECORDS["toy"])
    read(text[: data.draw(st.integers(0, len(text)))].split("\n"))


@settings(deadline=None, max_examples=100)
@given(lines=st.lists(JSON.map(json.dumps) | st.text(max_size=30), max_size=4))
def test_nothing_made_up_is_a_record(lines: list[str]) -> None:
    assert read(lines)


def test_lines_in_another_order_differ() -> None:
    lines = list(RECORDS["btwixt"])
    lines[5], lines[9] = lines[9], lines[5]
    assert read(lines)
