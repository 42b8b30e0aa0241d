"""What the fast build compiles is the same program: it is run here as it is written, by Python."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import weirwood
from tests.kernel import toy
from weirwood.fast import aid, build, emit
from weirwood.fast.running import PACKAGE
from weirwood.kernel import PROCEDURES, Cards, Match, Splitmix
from weirwood.kernel.decision import Refused
from weirwood.kernel.saving import state_hash

NAMES = frozenset(("tests.kernel.toy",))


@pytest.fixture
def lowered() -> Iterator[ModuleType]:
    """The kernel's toy as it is emitted, put in the place of the one that was imported."""
    assert toy.__file__ is not None
    source = Path(toy.__file__).read_text(encoding="utf-8")
    text = emit.emitted(source, toy, NAMES)
    before = dict(PROCEDURES)
    made = ModuleType(toy.__name__)
    made.__file__ = toy.__file__
    sys.modules[toy.__name__] = made
    try:
        exec(compile(text, "<toy>", "exec"), made.__dict__)  # noqa: S102
        yield made
    finally:
        sys.modules[toy.__name__] = toy
        PROCEDURES.clear()
        PROCEDURES.update(before)


def played(module: ModuleType, seed: int) -> tuple[list[object], str, str]:
    """A whole random game, with a save and a copy at every step."""
    match = Match.begin(module.GAME, 3, seed, {})
    rng, seen = Splitmix(seed), []
    while not match.over:
        for decision in match.decisions:
            seen.append((decision, [o.key for o in match.options(decision)], match.save()))
            match.answer(decision, match.sample(decision, rng))
    return [*seen, *match.log], state_hash(match.st), match.record()


def test_rules_that_were_lowered_ahead_of_time_play_the_same_games(lowered: ModuleType) -> None:
    ids = [name for name, rule in PROCEDURES.items() if rule.home == toy.__name__]
    assert all(PROCEDURES[name].go is not None for name in ids)
    ahead = [played(lowered, seed) for seed in range(12)]
    for name in ids:
        del PROCEDURES[name]
    PROCEDURES.update({r.id: r for r in vars(toy).values() if hasattr(r, "scopes")})
    assert ahead == [played(toy, seed) for seed in range(12)]


def test_what_mypyc_fails_on_is_written_otherwise() -> None:
    """Brackets with a star after `in`, and a base that is not compiled and not imported here."""
    source = "def f(x):\n    return x not in (*A, *B, 'c')\n\nclass Piles(Cards):\n    pass\n"
    module = ModuleType("weirwood.of_a_test")
    module.__dict__["Piles"] = type("Piles", (Cards,), {"__module__": module.__name__})
    text = emit.emitted(source, module, frozenset())
    assert "x not in tuple((*A, *B, 'c'))" in text
    assert "import weirwood.kernel.secrets\n" in text
    assert f"@{emit.FOREIGN}" in text


def test_what_mypyc_forgets_is_said_again() -> None:
    """What a row may lack, what lists of an interpreted base hold, what a rule is resumed with."""
    source = (
        "from dataclasses import dataclass\nfrom typing import TypedDict\n\n"
        "class Row(TypedDict, total=False):\n    who: list[int]\n\n"
        "@dataclass(slots=True)\nclass Piles(Cards):\n    piles: list[tuple[int, ...]]\n"
    )
    module = ModuleType("weirwood.of_a_test")
    module.__dict__["Piles"] = type("Piles", (Cards,), {"__module__": module.__name__})
    module.__dict__["Row"] = aid.row(module.__name__, "Row", {"who": "list[int]"}, total=False)
    text = emit.emitted(source, module, frozenset())
    assert "globals()['Row'] = _row(__name__, 'Row', {'who': 'list[int]'}, False)" in text
    assert "setattr(Piles, '__annotations__', {'piles': 'list[tuple[int, ...]]'})" in text
    module.__dict__["Use"] = tuple[str, int, bool]
    assert ast.literal_eval(emit.zero("Use", module)) == ("", 0, False)
    assert emit.zero("tuple[int, ...]", module) == "()"


def test_what_is_read_by_msgspec_stays_interpreted() -> None:
    names = build.chosen(build.GAMES)
    assert "weirwood.kernel.match" in names
    assert "weirwood.games.btwixt.rules.claim" in names
    shapes = importlib.import_module("weirwood.games.cardgame.effects.vocabulary.constants")
    assert build.has_structs(shapes)  # by a base of its own; it never names msgspec
    assert not build.has_structs(importlib.import_module("weirwood.kernel.match"))


def test_nothing_that_is_compiled_counts_on_a_property_that_remembers() -> None:
    """mypyc takes a cached property for a plain one, and works it out at every look."""
    for name in build.chosen(build.GAMES):
        path = PACKAGE.parent / f"{name.replace('.', '/')}.py"
        assert "cached_property" not in path.read_text(encoding="utf-8"), name


def test_whoever_derives_from_what_is_compiled_may() -> None:
    """mypyc lets no interpreted class derive from one of its own, unless it was told to."""
    names = frozenset(build.chosen(build.GAMES))
    refused = {
        f"{base.__module__}.{base.__name__}"
        for info in pkgutil.walk_packages(weirwood.__path__, "weirwood.")
        if ".migrations." not in info.name and not info.name.endswith("__main__")
        for found in vars(importlib.import_module(info.name)).values()
        if isinstance(found, type) and found.__module__ not in names
        for base in found.__mro__[1:]
        if base.__module__ in names and emit.native(base) and not issubclass(base, BaseException)
    }
    assert {name for name in refused if not name.startswith(emit.BOTS)} <= emit.OPEN


class Own(Refused):
    """As the table has some."""


def test_an_error_of_the_kernel_can_be_told_more_exactly() -> None:
    with pytest.raises(Refused) as caught:
        raise Own("kernel.seat", {"found": "7"})
    assert str(caught.value) == "kernel.seat (found=7)"
    assert caught.value.refusal.rule == "kernel.seat"
