"""Every form of Python is compiled to the same meaning as native, or refused at import."""

from __future__ import annotations

import importlib.util
import json
import sys
import types
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.forms import HEAD, REFUSED, SAME
from weirwood.kernel import Decision, State
from weirwood.kernel.flow import PROCEDURES
from weirwood.kernel.procedure import Native, check_frames, drive, link, start
from weirwood.kernel.state import tuples


@dataclass(slots=True)
class Form(State):
    hand: list[int] = field(default_factory=lambda: [1, 2, 3, 4])
    words: dict[str, int] = field(default_factory=lambda: {"b": 2, "a": 1})
    log: list[Any] = field(default_factory=list)
    prefix: str = ""


def load(name: str, source: str, folder: Path) -> types.ModuleType:
    file = folder / f"{name}.py"
    file.write_text(HEAD + source)
    spec = importlib.util.spec_from_file_location(f"forms.{name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[f"forms.{name}"] = module
    spec.loader.exec_module(module)
    link()
    return module


def reply(d: Decision, n: int) -> Any:
    key = str(n % 3 + 1)
    if d.shape == "amount":
        return min(max(n % 3, d.least), d.most)
    if d.shape == "order":
        return tuple(reversed(d.args[0]))[: d.most]  # type: ignore[arg-type]  # a tuple of keys
    return (key,) if d.most == 1 else (key, "x")[: d.most]


def trace(name: str, *, native: bool, through_json: bool = False) -> list[Any]:
    """Everything that can be told from outside: questions, log, result, errors."""
    st = Form(2, prefix=f"forms.{name}.")
    engine = Native()
    begin: Callable[..., None] = engine.start if native else start
    go_on: Callable[..., None] = engine.resume if native else drive
    out: list[Any] = []
    n = 0
    try:
        begin(st, f"forms.{name}.root", ())
        while st.asked:
            out.append([tuple(d)[1:] for d in st.asked])
            if through_json:
                check_frames(st.frames)
                st.frames = [
                    (p, q, tuples(saved)) for p, q, saved in json.loads(json.dumps(st.frames))
                ]
            replies = [reply(d, n + i) for i, d in enumerate(st.asked)]
            n += 1
            value: Any = replies[0][0] if st.form == 2 else replies[0]
            if st.form == 3:
                value = tuple(replies)
            st.asked.clear()
            st.replies.clear()
            go_on(st, value)
    except (ValueError, AssertionError, RuntimeError, RecursionError) as e:
        result = e.__class__.__name__ if "ended without" in str(e) else f"{type(e).__name__} {e}"
        out.append(result.replace("Stop nowhere", "RuntimeError"))
    return [*out, ("log", list(st.log)), ("end", st.ended, st.standings, st.scores)]


@pytest.mark.parametrize("name", SAME)
def test_compiled_equals_native(name: str, tmp_path: Path) -> None:
    load(name, SAME[name], tmp_path)
    if name == "a_loop_that_never_asks":
        with pytest.raises(RuntimeError, match="without a question"):
            start(Form(2), f"forms.{name}.root", ())
        return
    if name == "stop_without_scope":
        assert "RuntimeError" in str(trace(name, native=False))
        return
    expected = trace(name, native=True)
    assert trace(name, native=False) == expected
    assert trace(name, native=False, through_json=True) == expected
    assert len(expected) > 2


CALLED = """
@procedure
def inner(st, x):
    yield from choose(st, "q", 0)


@procedure
def root(st):
    yield from call(st, "forms.called.inner", 1, 7)
"""


@pytest.mark.parametrize("name", REFUSED)
def test_refused_with_file_and_line(name: str, tmp_path: Path) -> None:
    why, source = REFUSED[name]
    with pytest.raises(SyntaxError) as caught:
        load(name, source, tmp_path)
    assert why in str(caught.value)
    assert caught.value.filename == str(tmp_path / f"{name}.py")
    assert caught.value.lineno is not None


def test_there_are_sixty_forms() -> None:
    assert len(SAME) + len(REFUSED) >= 60


def test_traceback_points_at_the_rule(tmp_path: Path) -> None:
    load("broken", SAME["exception_in_the_middle"], tmp_path)
    st = Form(2)
    start(st, "forms.broken.root", ())
    st.asked.clear()
    with pytest.raises(ValueError, match="as written") as caught:
        drive(st, "1")
    last = caught.traceback[-1]
    assert Path(last.path).name == "broken.py"
    assert "raise ValueError" in str(last.statement)


def test_a_rule_is_not_started_with_more_than_it_takes(tmp_path: Path) -> None:
    """What follows a rule's own arguments is the compiler's: it would go on somewhere else."""
    load("greedy", SAME["exception_in_the_middle"], tmp_path)
    with pytest.raises(TypeError, match="takes 0 arguments"):
        start(Form(2), "forms.greedy.root", (1,))
    load("called", CALLED, tmp_path)
    with pytest.raises(TypeError, match=r"forms\.called\.inner takes 1 arguments"):
        start(Form(2), "forms.called.root", ())


def test_generated_source_is_readable(tmp_path: Path) -> None:
    load("readable", SAME["while_continue"], tmp_path)
    source = PROCEDURES["forms.readable.root"].source
    assert "_ask_choose(st, 'q', 0)" in source
    compile(source, "generated", "exec")


def test_only_live_locals_are_kept(tmp_path: Path) -> None:
    load("lean", SAME["comprehension_over_locals"], tmp_path)
    live = PROCEDURES["forms.lean.root"].live
    assert live == {"q": ("k",), "r": ("a", "k", "xs")}


def test_a_frame_keeps_plain_values_only(tmp_path: Path) -> None:
    source = """
@procedure
def root(st):
    h = list(st.hand)
    a = yield from choose(st, "q", 0)
    return h
"""
    load("fat", source, tmp_path)
    st = Form(2)
    with pytest.raises(TypeError, match="keeps h over the point q: list is not plain"):
        start(st, "forms.fat.root", ())
