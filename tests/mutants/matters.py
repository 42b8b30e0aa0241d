"""Which mutants cannot matter: by rule, from where they stand in the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

Pos = tuple[int, int]  # line from 1, column from 0: as Cosmic Ray counts

CACHES = {"cache", "lru_cache"}
# Keywords that ask Python to watch over us, or to be quick: right programs run alike without them.
WATCHES = {"slots", "frozen", "strict", "kw_only", "maxsize", "repr"}
# `==` for `is` and the like: they differ by what Python happens to keep only once.
IDENTITY = {("Eq", "Is"), ("Is", "Eq"), ("NotEq", "IsNot"), ("IsNot", "NotEq")}


class Span(NamedTuple):
    start: Pos
    end: Pos
    reason: str

    def holds(self, start: Pos, end: Pos) -> bool:
        return self.start <= start and end <= self.end


def span(node: ast.AST, reason: str) -> Span:
    assert isinstance(node, (ast.expr, ast.stmt, ast.keyword))
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return Span((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset), reason)


def called(node: ast.expr) -> str:
    """The last name of what is called, or used as a decorator."""
    if isinstance(node, ast.Call):
        return called(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_type(node: ast.expr) -> bool:
    """`int | None`, `Callable[[int], str]`: a name for a type, written as a value."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return is_type(node.left) and is_type(node.right)
    if isinstance(node, ast.Constant):
        return node.value is None
    if isinstance(node, ast.Subscript):
        return is_type(node.value)
    return isinstance(node, ast.Name) and (
        node.id in {"int", "str", "bool", "list", "dict", "tuple", "set", "frozenset", "object"}
        or (node.id[:1].isupper() and not node.id.isupper())
    )


def spans(tree: ast.Module) -> Iterator[Span]:
    """Where in a module a mutant cannot matter, and why."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.AnnAssign, ast.arg)):
            if node.annotation is not None:
                yield span(node.annotation, "annotation")
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            if isinstance(node, ast.FunctionDef) and node.returns is not None:
                yield span(node.returns, "annotation")
            for mark in node.decorator_list:
                if called(mark) in CACHES:
                    found = span(mark, "cache")
                    # Cosmic Ray counts the @ and the end of the line in
                    yield Span((found.start[0], 0), (found.end[0] + 1, 0), "cache")
        elif isinstance(node, ast.Assert):
            yield span(node, "assertion")
        elif isinstance(node, ast.Raise):
            yield span(node, "message for developers")
        elif isinstance(node, ast.keyword) and node.arg in WATCHES:
            yield span(node, "watch")
        elif isinstance(node, ast.If) and called(node.test) == "TYPE_CHECKING":
            yield span(node, "annotation")
    for top in tree.body:
        if isinstance(top, ast.Assign) and is_type(top.value):
            yield span(top, "name of a type")


class Source:
    """One module of rules, as the filters and the choice of tests see it."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.spans = list(spans(self.tree))
        self.defs = [n for n in ast.walk(self.tree) if isinstance(n, ast.FunctionDef)]
        self.stmts = [n for n in ast.walk(self.tree) if isinstance(n, ast.stmt)]

    def why_not(self, operator: str, start: Pos, end: Pos) -> str | None:
        """Why a mutant cannot matter; None if it can."""
        words = operator.rpartition("/")[2].split("_")
        if words[0] == "ReplaceComparisonOperator" and tuple(words[1:]) in IDENTITY:
            return "identity"
        line = self.lines[start[0] - 1] if start[0] <= len(self.lines) else ""
        if line[start[1] : start[1] + 2] == "*,":  # in a signature: what follows is named
            return "watch"
        start, end = self.in_bytes(start), self.in_bytes(end)
        return next((s.reason for s in self.spans if s.holds(start, end)), None)

    def in_bytes(self, pos: Pos) -> Pos:
        """Python's own trees count columns in bytes."""
        line, column = pos
        if line > len(self.lines):
            return pos
        return line, len(self.lines[line - 1][:column].encode())

    def where(self, start: Pos) -> str:
        """The function that holds a place, or nothing at the top of the module."""
        found = self.function(start[0])
        return found.name if found is not None else ""

    def function(self, line: int) -> ast.FunctionDef | None:
        inner: ast.FunctionDef | None = None
        for node in self.defs:
            first = min([node.lineno, *(m.lineno for m in node.decorator_list)])
            last = node.end_lineno or first
            if first <= line <= last and (inner is None or node.lineno > inner.lineno):
                inner = node
        return inner

    def run_with(self, line: int) -> range | None:
        """The lines whose running runs this one; None if it runs as the module is imported."""
        function = self.function(line)
        if function is None:
            return None
        last = function.end_lineno or function.lineno
        if line < function.body[0].lineno:  # decorators, defaults
            return range(function.body[0].lineno, last + 1)
        inner: ast.stmt = function
        for node in self.stmts:
            end = node.end_lineno or node.lineno
            if node.lineno <= line <= end and node.lineno >= inner.lineno:
                inner = node
        body = getattr(inner, "body", None)
        end = body[0].lineno - 1 if body else inner.end_lineno or inner.lineno
        return range(inner.lineno, max(end, inner.lineno) + 1)
