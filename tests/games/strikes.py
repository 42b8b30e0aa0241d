"""Is what a card does held by a test? Strike it out, and play the tests that name the card again.

    tests = naming(played(test_allies, test_influence), "ally_bronn")
    assert noticed(strike, tests)

A strike changes the rules or the content through the monkeypatch that it is given.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from weirwood.kernel.decision import Refused, RuleError

Strike = Callable[[pytest.MonkeyPatch], None]


class Played(NamedTuple):
    """A test with its arguments, and the words by which it may be found."""

    run: Callable[..., None]
    args: tuple[Any, ...]
    text: str


@cache
def played(*modules: ModuleType) -> tuple[Played, ...]:
    """Every test of these modules, once for each row of its parameters."""
    return tuple(
        case
        for module in modules
        for name, test in vars(module).items()
        if name.startswith("test_") and inspect.isfunction(test)
        for case in cases(test)
    )


def cases(test: Callable[..., None]) -> Iterator[Played]:
    """A test with every combination of its parameters; its text with what it looks up."""
    looked_up = [test.__globals__.get(name) for name in test.__code__.co_names]
    told = [x for x in looked_up if isinstance(x, (str, dict, list, tuple))]
    helpers = [
        inspect.getsource(x)
        for x in looked_up
        if inspect.isfunction(x) and x.__module__ == test.__module__
    ]
    text = "".join([inspect.getsource(test), *helpers, repr(told)])
    for row in rows([m for m in getattr(test, "pytestmark", ()) if m.name == "parametrize"]):
        yield Played(test, tuple(row[name] for name in inspect.signature(test).parameters), text)


def rows(marks: Sequence[pytest.Mark]) -> Iterator[dict[str, Any]]:
    """The parameters of a test, by name."""
    if not marks:
        yield {}
        return
    names, found = marks[0].args
    if isinstance(names, str):
        names = [name.strip() for name in names.split(",")]
    for row in found:
        given = getattr(row, "values", row)  # pytest.param keeps its own
        own = dict(zip(names, given if len(names) > 1 else (given,), strict=True))
        for rest in rows(marks[1:]):
            yield own | rest


def naming(tests: Iterable[Played], *names: str) -> list[Played]:
    """The tests that speak of a card by one of its names."""
    return [
        p for p in tests if any(f"{q}{n}{q}" in p.text + repr(p.args) for q in "\"'" for n in names)
    ]


def noticed(strike: Strike, tests: Iterable[Played]) -> bool:
    """Does a test fail without it that passes with it?"""
    # most are noticed by one of the first tests: the others need not be played at all
    return any(struck(strike, test) and passes(test) for test in tests)


def struck(strike: Strike, test: Played) -> bool:
    with pytest.MonkeyPatch.context() as patch:
        strike(patch)
        return fails(test)


# How a test fails, or a rule that misses what was struck out.
NOTICED = (AssertionError, LookupError, TypeError, ValueError, AttributeError, StopIteration,
           Refused, RuleError, pytest.fail.Exception)  # fmt: skip

SOUND: dict[tuple[Callable[..., None], str], bool] = {}


def passes(test: Played) -> bool:
    """With all the rules in place; asked once."""
    key = (test.run, repr(test.args))
    if key not in SOUND:
        SOUND[key] = not fails(test)
    return SOUND[key]


def fails(test: Played) -> bool:
    try:
        test.run(*test.args)
    except NOTICED:
        return True
    return False
