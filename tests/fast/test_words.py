"""Chance in machine words gives the numbers that `kernel.chance` gives, word for word.

The compiled build takes these in the place of the others. Here they run as Python, with a stand-in
for what only a compiled word does: to wrap round at 64 bits.
"""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.kernel import toy
from weirwood.fast import emit, running, words
from weirwood.kernel import chance
from weirwood.kernel.state import Tape

SEEDS = (0, 1, 2, 77, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 0x9E3779B97F4A7C15)
SIDES = (1, 2, 3, 6, 52, 97, 1 << 16, 0x7FFFFFFE, 0x7FFFFFFF, 1 << 32, 1 << 48)


class Word(int):
    """A whole number of 64 bits with a sign, as the compiled build has them."""

    @staticmethod
    def made(x: int) -> Word:
        x &= (1 << 64) - 1
        return Word(x if x < 1 << 63 else x - (1 << 64))

    def __add__(self, other: int) -> Word:
        return Word.made(int(self) + int(other))

    def __sub__(self, other: int) -> Word:
        return Word.made(int(self) - int(other))

    def __mul__(self, other: int) -> Word:
        return Word.made(int(self) * int(other))

    def __xor__(self, other: int) -> Word:
        return Word.made(int(self) ^ int(other))

    def __and__(self, other: int) -> Word:
        return Word.made(int(self) & int(other))

    def __rshift__(self, other: int) -> Word:
        return Word.made(int(self) >> int(other))

    def __lshift__(self, other: int) -> Word:
        return Word.made(int(self) << int(other))


class Wrapped(ast.NodeTransformer):
    """Whatever is said to be a word is made one: parameters, names, what a function gives."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        said = [a.arg for a in node.args.args if a.annotation is not None and is_word(a.annotation)]
        node.body[:0] = [ast.parse(f"{name} = Word.made({name})").body[0] for name in said]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        self.generic_visit(node)
        if node.value is not None and is_word(node.annotation):
            node.value = call("Word.made", node.value)
        elif node.value is not None and ast.unparse(node.annotation) == "int":
            node.value = call("int", node.value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        self.generic_visit(node)
        if ast.unparse(node.targets[0]) == "self.word":
            node.value = call("Word.made", node.value)
        return node


def is_word(node: ast.expr) -> bool:
    return ast.unparse(node) in ("i64", "Final[i64]")


def call(name: str, value: ast.expr) -> ast.expr:
    made = ast.parse(f"{name}(x)", mode="eval").body
    assert isinstance(made, ast.Call)
    made.args = [value]
    return made


@pytest.fixture(scope="module")
def wrapped() -> ModuleType:
    """`words` with its words wrapped round."""
    assert words.__file__ is not None
    tree = Wrapped().visit(ast.parse(Path(words.__file__).read_text(encoding="utf-8")))
    made = ModuleType("words_of_a_test")
    made.__dict__["Word"] = Word
    exec(compile(ast.fix_missing_locations(tree), "<words>", "exec"), made.__dict__)  # noqa: S102
    return made


def state(seed: int, *, listens: bool = True) -> Any:
    st = toy.GAME.setup(3, {"rounds": 1})
    chance.seed_state(st, seed)
    if listens:
        st.tape = Tape()
    return st


@pytest.mark.parametrize("seed", [*SEEDS, 1 << 64, (1 << 255) + 12345])
def test_draws_and_orders_are_the_same(seed: int, wrapped: ModuleType) -> None:
    ours, theirs = state(seed), state(seed)
    for n in SIDES * 3:
        assert wrapped.draw(ours, "die", n) == chance.draw(theirs, "die", n)
        assert ours.chance == theirs.chance
    for n in (0, 1, 2, 5, 60):
        assert wrapped.permutation(ours, "deck", n) == chance.permutation(theirs, "deck", n)
        assert ours.chance == theirs.chance
    assert ours.tape.drawn == theirs.tape.drawn
    assert ours.tape.barrier


def test_outcomes_that_a_record_asks_for_are_taken_by_both(wrapped: ModuleType) -> None:
    ours, theirs = state(5), state(5)
    for st in (ours, theirs):
        st.tape.inject = [("deck", (2, 0, 1)), ("die", 3)]
    for module, st in ((wrapped, ours), (chance, theirs)):
        assert module.permutation(st, "deck", 3) == [2, 0, 1]
        assert module.draw(st, "other", 6) < 6
        assert module.draw(st, "die", 6) == 3
        assert st.tape.inject == []
    assert ours.tape.drawn == theirs.tape.drawn
    for module, st in ((wrapped, ours), (chance, theirs)):
        st.tape.inject = [("deck", (0, 0, 1))]
        with pytest.raises(ValueError, match="the order for deck"):
            module.permutation(st, "deck", 3)
        st.tape.inject = [("die", 6)]
        with pytest.raises(ValueError, match="the outcome 6 of die"):
            module.draw(st, "die", 6)


@pytest.mark.parametrize("seed", [*SEEDS, 1 << 80])
def test_sources_of_the_bots_are_the_same(seed: int, wrapped: ModuleType) -> None:
    ours, theirs = wrapped.Splitmix(seed), chance.Splitmix(seed)
    for k in (0, 1, 2, 7, 31, 32, 61, 62, 63, 64, 65, 128, 200):
        for _ in range(5):
            assert ours.getrandbits(k) == theirs.getrandbits(k)
            assert ours.state == theirs.state
    ours.state = theirs.state = seed & chance.MASK
    assert ours.getrandbits(64) == theirs.getrandbits(64)
    for size in (0, 1, 2, 3, 7, 64, 90):
        here, there = list(range(size)), list(range(size))
        ours.shuffle(here)
        theirs.shuffle(there)
        assert here == there
        assert ours.state == theirs.state


def test_all_of_the_words_stand_in_for_something_and_nothing_is_lost() -> None:
    """A name that `kernel.chance` gains is kept; one that it loses would be noticed here."""
    body = ast.parse((running.PACKAGE / "kernel/chance.py").read_text(encoding="utf-8")).body
    before = {n.name for n in body if isinstance(n, emit.DEFINED)}
    after = {n.name for n in emit.in_words(body) if isinstance(n, emit.DEFINED)}
    assert {"draw", "permutation", "Splitmix"} <= before <= after
    assert after - before == {"mixed", "scaled", "signed", "unsigned"}
