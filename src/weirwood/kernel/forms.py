"""What a procedure may contain: every other form is refused, with file and line, at import."""

from __future__ import annotations

import ast
from types import FunctionType
from typing import Any, NoReturn

QUESTIONS = (ast.Yield, ast.YieldFrom, ast.Await)
SNAPSHOTS = ("list", "tuple", "sorted", "range")
RESERVED = frozenset(("_pc", "_v", "_saved", "_k", "_f", "_suspend", "_runaway"))
BANNED: dict[type[ast.AST], str] = {
    ast.Try: "try",
    ast.TryStar: "try",
    ast.With: "with",
    ast.AsyncWith: "with",
    ast.AsyncFor: "async for",
    ast.Match: "match",
    ast.Lambda: "lambda",
    ast.FunctionDef: "a nested def",
    ast.AsyncFunctionDef: "a nested def",
    ast.ClassDef: "a nested class",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Delete: "del",
    ast.Import: "import",
    ast.ImportFrom: "import",
    ast.NamedExpr: "an assignment expression",
    ast.Await: "await",
}


def asks(node: ast.AST) -> bool:
    """Does this piece of source contain a question?"""
    return any(isinstance(n, QUESTIONS) for n in ast.walk(node))


# ---- reading names --------------------------------------------------------------------------


class Reads(ast.NodeVisitor):
    """The names an expression or statement loads, comprehension targets left out."""

    def __init__(self) -> None:
        self.names: list[ast.Name] = []
        self.bound: list[set[str]] = []

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and not any(node.id in b for b in self.bound):
            self.names.append(node)

    def comprehension(self, node: Any) -> None:
        first = node.generators[0]
        self.visit(first.iter)
        inner = {
            n.id for g in node.generators for n in ast.walk(g.target) if isinstance(n, ast.Name)
        }
        self.bound.append(inner)
        for i, g in enumerate(node.generators):
            if i:
                self.visit(g.iter)
            for test in g.ifs:
                self.visit(test)
            self.visit(g.target)
        for part in ("elt", "key", "value"):
            if hasattr(node, part):
                self.visit(getattr(node, part))
        self.bound.pop()

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = comprehension


def reads(node: ast.AST | None) -> list[ast.Name]:
    if node is None:
        return []
    reader = Reads()
    reader.visit(node)
    return reader.names


def stored(target: ast.AST) -> set[str]:
    """Plain names that an assignment target binds."""
    names = (n for n in ast.walk(target) if isinstance(n, ast.Name))
    return {n.id for n in names if isinstance(n.ctx, ast.Store)}


def simple_reads(stmt: ast.stmt) -> list[ast.Name]:
    """Names that a simple statement reads; an augmented assignment reads its target too."""
    names = reads(stmt)
    if isinstance(stmt, ast.AugAssign) and isinstance(stmt.target, ast.Name):
        names.append(stmt.target)
    return names


def simple_stores(stmt: ast.stmt) -> set[str]:
    if isinstance(stmt, ast.Assign):
        return set().union(*(stored(t) for t in stmt.targets))
    if isinstance(stmt, ast.AugAssign):
        return stored(stmt.target)
    if isinstance(stmt, ast.AnnAssign) and stmt.value is not None:
        return stored(stmt.target)
    return set()


# ---- what is refused ------------------------------------------------------------------------


class Checker:
    """Refuses, with file and line, every form that the compiler does not carry over exactly."""

    def __init__(self, fn: FunctionType, node: ast.FunctionDef, file: str) -> None:
        self.fn, self.node, self.file = fn, node, file
        self.locals: set[str] = set()
        self.leaving: list[list[frozenset[str]]] = []  # names assigned at each break of a loop

    def no(self, at: ast.AST, why: str) -> NoReturn:
        line = getattr(at, "lineno", self.node.lineno)
        text = f"{self.node.name}: {why}"
        raise SyntaxError(text, (self.file, line, None, None))

    def check(self) -> None:
        node, fn = self.node, self.fn
        if fn.__closure__ or "<locals>" in fn.__qualname__ or "." in fn.__qualname__:
            self.no(node, "a procedure stands at module level")
        if len(node.decorator_list) != 1:
            self.no(node, "a procedure has no other decorator")
        a = node.args
        if a.vararg or a.kwarg or a.kwonlyargs or a.defaults or a.posonlyargs:
            self.no(node, "parameters are plain names without defaults")
        if not a.args or a.args[0].arg != "st":
            self.no(node, "the first parameter is st")
        if not asks(node):
            self.no(node, "asks nothing: write a plain function")
        self.locals = {p.arg for p in a.args}
        for n in ast.walk(node):
            for kind, name in BANNED.items():
                if n is not node and isinstance(n, kind):
                    self.no(n, f"{name} has no place in a procedure")
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store):
                self.locals.add(n.id)
                if n.id == "st" or n.id.startswith("_"):
                    self.no(n, f"the name {n.id} is reserved")
            if isinstance(n, ast.Name) and n.id in RESERVED:
                self.no(n, f"the name {n.id} is reserved")
        for p in a.args:
            if p.arg.startswith("_"):
                self.no(node, f"the name {p.arg} is reserved")
        self.body(node.body, ())
        start = frozenset(p.arg for p in a.args)
        self.flow(node.body, start)

    # questions stand only where they can be resumed
    def body(self, stmts: list[ast.stmt], targets: tuple[str, ...]) -> None:
        for s in stmts:
            if not asks(s):
                continue
            if isinstance(s, ast.If):
                if asks(s.test):
                    self.no(s, "a question inside a condition: give it a line of its own")
                self.body(s.body, targets)
                self.body(s.orelse, targets)
            elif isinstance(s, ast.While):
                if asks(s.test):
                    self.no(s, "a question inside a condition: give it a line of its own")
                if s.orelse:
                    self.no(s, "a loop with a question has no else")
                self.body(s.body, targets)
            elif isinstance(s, ast.For):
                self.body(s.body, (*targets, self.loop_head(s, targets)))
            elif isinstance(s, ast.Assign):
                if len(s.targets) != 1 or not isinstance(s.targets[0], ast.Name):
                    self.no(s, "the answer to a question goes into one plain name")
                self.question(s.value, s)
            elif isinstance(s, (ast.Expr, ast.Return)) and s.value is not None:
                self.question(s.value, s)
            else:
                self.no(s, f"a question inside {type(s).__name__}: give it a line of its own")

    def loop_head(self, s: ast.For, targets: tuple[str, ...]) -> str:
        if asks(s.iter):
            self.no(s, "a question in a loop head: give it a line of its own")
        if s.orelse:
            self.no(s, "a loop with a question has no else")
        it = s.iter
        snapshot = isinstance(it, (ast.Tuple, ast.List)) or (
            isinstance(it, ast.Call) and isinstance(it.func, ast.Name) and it.func.id in SNAPSHOTS
        )
        if not snapshot:
            self.no(s, f"a loop with a question runs over {', '.join(SNAPSHOTS)}(...) or a display")
        called = it.func.id if isinstance(it, ast.Call) and isinstance(it.func, ast.Name) else ""
        if called in self.locals or called in self.fn.__globals__:
            self.no(s, f"the name {called} is taken by something else")
        if not all(isinstance(n, (ast.Name, ast.Tuple, ast.Store)) for n in ast.walk(s.target)):
            self.no(s, "a loop with a question binds plain names")
        name = loop_name(s)
        if name in targets:
            self.no(s, f"two nested loops count with the same name {name}")
        return name

    def question(self, value: ast.expr, s: ast.stmt) -> None:
        if not isinstance(value, ast.YieldFrom):
            if isinstance(value, ast.Yield):
                self.no(s, "a question is written yield from ...")
            self.no(s, "a question is the whole right-hand side, a statement, or what is returned")
        c = value.value
        if not isinstance(c, ast.Call) or not dotted(c.func):
            self.no(s, "a question is written yield from name(st, ...)")
        if asks(c):
            self.no(s, "a question inside a question: give it a line of its own")
        spread = [k for k in c.keywords if k.arg is None]
        if spread or any(isinstance(x, ast.Starred) for x in c.args):
            self.no(s, "arguments are written out one by one")

    # every local is assigned on every way to its use
    def flow(self, stmts: list[ast.stmt], have: frozenset[str]) -> frozenset[str] | None:
        """Names surely assigned after the statements; None if control never gets there."""
        now: frozenset[str] | None = have
        for s in stmts:
            if now is None:
                return None
            now = self.flow_one(s, now)
        return now

    def need(self, names: list[ast.Name], have: frozenset[str]) -> None:
        for n in names:
            if n.id in self.locals and n.id not in have:
                self.no(n, f"the local {n.id} may be unassigned here")

    def flow_one(self, s: ast.stmt, have: frozenset[str]) -> frozenset[str] | None:
        if isinstance(s, ast.If):
            self.need(reads(s.test), have)
            one, two = self.flow(s.body, have), self.flow(s.orelse, have)
            if one is None or two is None:
                return two if one is None else one
            return one & two
        if isinstance(s, ast.While):
            self.need(reads(s.test), have)
            breaks = self.loop(s.body, have)
            self.flow(s.orelse, have)
            if isinstance(s.test, ast.Constant) and s.test.value:  # left by a break only
                return frozenset.intersection(*breaks) if breaks else None
            return have
        if isinstance(s, ast.For):
            self.need(reads(s.iter), have)
            self.need(reads(s.target), have)
            self.loop(s.body, have | stored(s.target))
            self.flow(s.orelse, have)
            return have
        self.need(simple_reads(s), have)
        if isinstance(s, ast.Break) and self.leaving:
            self.leaving[-1].append(have)
        if isinstance(s, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
            return None
        return have | simple_stores(s)

    def loop(self, body: list[ast.stmt], have: frozenset[str]) -> list[frozenset[str]]:
        """The names assigned at each break out of a loop with this body."""
        self.leaving.append([])
        self.flow(body, have)
        return self.leaving.pop()


def jumps(stmts: list[ast.stmt], kinds: tuple[type[ast.stmt], ...]) -> bool:
    """Is there a `break` (or `continue`) here that belongs to the loop around these statements?"""
    for s in stmts:
        if isinstance(s, kinds):
            return True
        if isinstance(s, ast.If) and (jumps(s.body, kinds) or jumps(s.orelse, kinds)):
            return True
    return False


def dotted(node: ast.expr) -> str:
    """`name` or `module.name` as text, empty for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""


def loop_name(s: ast.For) -> str:
    return "_rest_" + "_".join(n.id for n in ast.walk(s.target) if isinstance(n, ast.Name))
