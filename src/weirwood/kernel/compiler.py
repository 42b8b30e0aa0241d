"""The compiler behind `@procedure`: generator-shaped rules in, resumable steps out.

A rule is written as a generator and compiled, at import, to two plain functions made of blocks:
one begins it, one resumes it. A question or a call that cannot be answered at once makes them push
a frame `(procedure, point, live locals)` and return `SUSPEND`; resuming goes to the block of that
point (`blocks` says how they become functions again). What cannot be compiled to exactly the same
meaning is refused with file and line. The same source still runs as a native generator: that is the
oracle of the tests.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from weirwood.kernel.blocks import Block, joined, liveness, statements, statements_expr
from weirwood.kernel.flow import RUNAWAY, SUSPEND, Runaway
from weirwood.kernel.forms import Checker, asks, dotted, jumps, loop_name

WAITS = frozenset(("choose", "pick", "order", "amount", "assign", "place"))
"""Primitives that are never answered at once: what follows them is only ever resumed."""


class Site(NamedTuple):
    """One place where another procedure is called, to be checked when all modules are loaded."""

    callee: str
    args: int
    line: int


@dataclass(slots=True)
class Lowered:
    """One procedure as the compiler leaves it: plain data and code, so that it can be kept."""

    code: CodeType  # defines the function
    params: tuple[str, ...]
    entry: dict[str, int]  # point -> block to resume at
    live: dict[str, tuple[str, ...]]  # point -> locals that its frame keeps
    scopes: dict[str, str]  # point -> scope opened there
    sites: list[Site]
    primitives: tuple[str, ...]  # those that it asks with
    meant: dict[str, str | None]  # what each name it calls was taken for: a primitive, or a rule


class Tree(NamedTuple):
    """One procedure as it is lowered, still in the form of a tree: for import and ahead of it."""

    node: ast.FunctionDef
    compiler: Compiler
    live: dict[str, tuple[str, ...]]

    def whole(self) -> tuple[ast.FunctionDef, dict[str, int]]:
        """One function that begins the rule and resumes it, and the numbers of its points."""
        params = "".join(f", {p}=None" for p in self.compiler.params)
        head = f"def {self.node.name}(st{params}, _pc=0, _v=None, _saved=(), _k=0):\n    pass"
        return self.function(head, *self.joined())

    def halves(self) -> tuple[ast.FunctionDef, ast.FunctionDef, dict[str, int]]:
        """A function that begins the rule and one that resumes it: quicker to call, and shorter."""
        params = "".join(f", {p}" for p in self.compiler.params)
        body, _ = joined(self.compiler.blocks, [], self.node)
        run, _ = self.function(f"def _run(st{params}):\n    _pc = _k = 0", body, {})
        head = "def _go(st, _pc, _v, _saved):\n    _k = 0"
        go, entry = self.function(head, *self.joined(begins=False))
        return run, go, entry

    def joined(self, *, begins: bool = True) -> tuple[list[ast.stmt], dict[str, int]]:
        """The body of a function that resumes the rule, and the numbers of its points."""
        node, points = self.node, self.compiler.points
        resumed = []
        for point, target in points.items():
            names = ", ".join(self.live[point])
            resumed.append((target, statements(f"({names},) = _saved", node) if names else []))
        body, entries = joined(self.compiler.blocks, resumed, node, begins)
        return body, dict(zip(points, entries, strict=True))

    def function(
        self, head: str, body: list[ast.stmt], entry: dict[str, int]
    ) -> tuple[ast.FunctionDef, dict[str, int]]:
        made = ast.Module(statements(head, self.node), [])
        function = made.body[0]
        assert isinstance(function, ast.FunctionDef)
        begun = [s for s in function.body if not isinstance(s, ast.Pass)]
        function.body = begun + body
        ast.fix_missing_locations(Save(self.live).visit(made))
        return function, entry


# ---- the compiler ---------------------------------------------------------------------------


class Compiler:
    def __init__(
        self,
        name: str,
        node: ast.FunctionDef,
        checker: Checker,
        primitives: Mapping[Any, str],
        namespace: Mapping[str, Any],
    ) -> None:
        self.id, self.node, self.no = name, node, checker.no
        self.primitives, self.namespace = primitives, namespace
        self.params = tuple(a.arg for a in node.args.args[1:])
        self.locals = (checker.locals - {"st"}) | set(self.params)
        self.blocks = [Block()]
        self.cur = 0  # the block that is being written
        self.points: dict[str, int] = {}
        self.scopes: dict[str, str] = {}
        self.sites: list[Site] = []
        self.used_primitives: set[str] = set()
        self.meant: dict[str, str | None] = {}

    def label(self) -> int:
        self.blocks.append(Block())
        return len(self.blocks) - 1

    def emit(self, code: str, at: ast.AST) -> None:
        self.blocks[self.cur].body += statements(code, at)

    def go(self, to: int) -> None:
        self.blocks[self.cur].follows.append(to)

    def branch(self, test: ast.expr, yes: int, no: int) -> None:
        self.blocks[self.cur].test = test
        self.blocks[self.cur].follows += [yes, no]

    # statements; False when control never falls through
    def body(self, stmts: list[ast.stmt], out: int = -1, back: int = -1) -> bool:
        return all(self.statement(s, out, back) for s in stmts)

    def statement(self, s: ast.stmt, out: int, back: int) -> bool:
        if isinstance(s, (ast.Break, ast.Continue)):
            self.go(out if isinstance(s, ast.Break) else back)
            return False
        leaves = out >= 0 and jumps([s], (ast.Break, ast.Continue))
        if isinstance(s, ast.If) and (leaves or asks(s)):
            return self.condition(s, out, back)
        if not asks(s):  # left as written
            self.blocks[self.cur].body.append(s)
            return not isinstance(s, (ast.Return, ast.Raise))
        if isinstance(s, ast.While):
            self.while_loop(s)
            return True
        if isinstance(s, ast.For):
            self.for_loop(s)
            return True
        assert isinstance(s, (ast.Assign, ast.Expr, ast.Return))
        self.question(s)
        return not isinstance(s, ast.Return)

    def condition(self, s: ast.If, out: int, back: int) -> bool:
        yes, no, end = self.label(), self.label(), self.label()
        self.branch(s.test, yes, no)
        reached = False
        for label, part in ((yes, s.body), (no, s.orelse)):
            self.cur = label
            if self.body(part, out, back):
                self.go(end)
                reached = True
        self.cur = end
        return reached

    def while_loop(self, s: ast.While) -> None:
        head, inner, end = self.label(), self.label(), self.label()
        self.go(head)
        self.cur = head
        self.watch(s)
        self.branch(s.test, inner, end)
        self.loop(inner, s, head, end)

    def for_loop(self, s: ast.For) -> None:
        head, inner, end = self.label(), self.label(), self.label()
        rest = loop_name(s)
        self.locals.add(rest)
        make = statements(f"{rest} = tuple(ITER)", s)
        assert isinstance(make[0], ast.Assign) and isinstance(make[0].value, ast.Call)
        make[0].value.args = [s.iter]
        self.blocks[self.cur].body += make
        self.go(head)
        self.cur = head
        self.watch(s)
        self.branch(statements_expr(rest, s), inner, end)
        self.cur = inner
        take = ast.copy_location(
            ast.Assign([s.target], statements_expr(f"{rest}[0]", s), lineno=s.lineno), s
        )
        self.blocks[self.cur].body.append(take)
        self.emit(f"{rest} = {rest}[1:]", s)
        self.loop(inner, s, head, end)

    def watch(self, s: ast.stmt) -> None:
        """Count turns of a loop, so that a loop that never asks is an error, not a hang."""
        self.emit(f"_k += 1\nif _k > {RUNAWAY}:\n    raise _runaway({self.id!r})", s)

    def loop(self, inner: int, s: ast.For | ast.While, head: int, end: int) -> None:
        self.cur = inner
        if self.body(s.body, end, head):
            self.go(head)
        self.cur = end

    # questions
    def question(self, s: ast.Assign | ast.Expr | ast.Return) -> None:
        value = s.value
        assert isinstance(value, ast.YieldFrom) and isinstance(value.value, ast.Call)
        point, call, waits = self.call(value.value, s)
        if point in self.points:
            self.no(s, f'the point {point!r} stands twice: name one with at="..."')
        after = self.label()
        self.points[point] = after
        push = f"st.frames.append(({self.id!r}, {point!r}, SAVE))\n"
        if waits:
            made = statements(f"CALL\n{push}return _suspend", s)
        else:
            made = statements(f"_v = CALL\nif _v is _suspend:\n    {push}    return _v", s)
        assert isinstance(made[0], (ast.Assign, ast.Expr))
        made[0].value = call
        self.blocks[self.cur].body += made
        self.blocks[self.cur].waits = waits
        self.go(after)
        self.cur = after
        if isinstance(s, ast.Assign):
            target = s.targets[0]
            assert isinstance(target, ast.Name)
            self.emit(f"{target.id} = _v", s)
        elif isinstance(s, ast.Return):
            self.emit("return _v", s)

    def call(self, c: ast.Call, s: ast.stmt) -> tuple[str, ast.expr, bool]:
        """The point's name, the call that asks or runs it, and whether it always has to wait."""
        name = dotted(c.func)
        primitive = self.meant[name] = meaning(name, self.primitives, self.namespace)
        if primitive == "at":
            return self.named(c, s)
        if not c.args or not isinstance(c.args[0], ast.Name) or c.args[0].id != "st":
            self.no(s, "the first argument of a question is st")
        if primitive is None:
            if c.keywords:
                self.no(s, "a procedure takes positional arguments only")
            self.sites.append(Site(name, len(c.args), s.lineno))
            run = ast.Attribute(c.func, "run", ast.Load())
            # A function in a field: to call it as a method would be slower.
            name_it = ast.NamedExpr(ast.Name("_f", ast.Store()), run)
            made = ast.Call(name_it, list(c.args), [])
            made = ast.fix_missing_locations(ast.copy_location(made, c))
            return name.rsplit(".", 1)[-1], made, False
        return *self.primitive(primitive, c, s), primitive in WAITS

    def named(self, c: ast.Call, s: ast.stmt) -> tuple[str, ast.expr, bool]:
        """`at("name", p(st, ...))`: the point has a name of its own."""
        if len(c.args) != 2 or c.keywords or not literal(c.args[0]):
            self.no(s, 'write at("name", procedure(st, ...))')
        inner = c.args[1]
        if not isinstance(inner, ast.Call) or not dotted(inner.func):
            self.no(s, 'write at("name", procedure(st, ...))')
        point, call, waits = self.call(inner, s)
        if point in self.scopes:
            self.no(s, "a scope is a point of its own: at() does not rename it")
        return str(literal(c.args[0])), call, waits

    def primitive(self, primitive: str, c: ast.Call, s: ast.stmt) -> tuple[str, ast.expr]:
        keywords = [k for k in c.keywords if k.arg != "at"]
        given = [k.value for k in c.keywords if k.arg == "at"]
        if given and not literal(given[0]):
            self.no(s, "at= takes a literal name")
        if len(c.args) < 2:
            self.no(s, "a question names its kind")
        point = literal(given[0]) if given else literal(c.args[1])
        args = list(c.args)
        if primitive == "scope":
            if given or keywords or not literal(c.args[1]) or len(c.args) < 3:
                self.no(s, 'write scope(st, "name", procedure, ...)')
            callee = dotted(c.args[2])
            if not callee:
                self.no(s, "a scope runs a procedure given by name")
            self.sites.append(Site(callee, len(c.args) - 2, s.lineno))
            self.scopes[str(point)] = str(point)
        elif primitive == "call" and not given:
            point = "call"
        if not point:
            self.no(s, 'the kind is not a literal: name the point with at="..."')
        self.used_primitives.add(primitive)
        made = ast.Call(ast.Name(f"_ask_{primitive}", ast.Load()), args, keywords)
        return str(point), ast.fix_missing_locations(ast.copy_location(made, c))


def literal(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return ""


# ---- putting it together --------------------------------------------------------------------


class Save(ast.NodeTransformer):
    def __init__(self, live: Mapping[str, tuple[str, ...]]) -> None:
        self.live = live

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if (
            len(node.args) == 1
            and isinstance(node.args[0], ast.Tuple)
            and len(node.args[0].elts) == 3
            and isinstance(node.args[0].elts[2], ast.Name)
            and node.args[0].elts[2].id == "SAVE"
        ):
            point = literal(node.args[0].elts[1])
            keep = ast.Tuple([ast.Name(n, ast.Load()) for n in self.live[point]], ast.Load())
            node.args[0].elts[2] = keep
            ast.fix_missing_locations(ast.copy_location(keep, node))
        return node


def meaning(name: str, primitives: Mapping[Any, str], namespace: Mapping[str, Any]) -> str | None:
    """The primitive that a module knows under this name, or None."""
    known = namespace.get(name)
    return primitives.get(known) if callable(known) else None


def lower(fn: FunctionType, name: str, primitives: Mapping[Any, str]) -> Lowered:
    """Lower one rule, or refuse it with a SyntaxError of file and line.

    What it asks with comes from a function around it: that is quicker than defaults and globals.
    """
    tree = lowered_tree(fn, name, primitives)
    run, go, entry = tree.halves()
    c = tree.compiler
    asked = "".join(f", _ask_{p}" for p in sorted(c.used_primitives))
    made = statements(f"def _made(_suspend, _runaway{asked}):\n    return _run, _go", run)
    assert isinstance(made[0], ast.FunctionDef)
    made[0].body[:0] = [run, go]
    code = compile(ast.Module(made, []), source_file(fn), "exec", dont_inherit=True)
    used = tuple(sorted(c.used_primitives))
    return Lowered(code, c.params, entry, tree.live, dict(c.scopes), c.sites, used, c.meant)


def lowered_source(fn: FunctionType, name: str, primitives: Mapping[Any, str]) -> str:
    """The same as text, for those who want to read it."""
    run, go, _ = lowered_tree(fn, name, primitives).halves()
    return f"{ast.unparse(run)}\n\n\n{ast.unparse(go)}\n"


def bind(
    made: Lowered, fn: FunctionType, asked: Mapping[str, Callable[..., Any]]
) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The functions that a lowered rule defines, in the module of that rule: begin and resume."""
    names: dict[str, Any] = {}
    exec(made.code, fn.__globals__, names)
    run, go = names["_made"](SUSPEND, Runaway, *(asked[p] for p in made.primitives))
    for function in (run, go):
        function.__name__ = function.__qualname__ = fn.__name__
    return run, go


def source_file(fn: FunctionType) -> str:
    return inspect.getsourcefile(fn) or "?"


def lowered_tree(fn: FunctionType, name: str, primitives: Mapping[Any, str]) -> Tree:
    """Lower one rule: the one place where it happens, at import and ahead of time alike."""
    file = source_file(fn)
    lines, first = inspect.getsourcelines(fn)
    tree = ast.parse(textwrap.dedent("".join(lines)))
    ast.increment_lineno(tree, first - 1)
    node = tree.body[0]
    if not isinstance(node, ast.FunctionDef):
        raise SyntaxError(f"{name}: a procedure is a plain def", (file, first, None, None))
    checker = Checker(fn, node, file)
    checker.check()
    c = Compiler(name, node, checker, primitives, fn.__globals__)
    if c.body(node.body):
        c.emit("return None", node.body[-1])
    live_in = liveness(c.blocks, c.locals)
    live = {p: tuple(sorted(live_in[b])) for p, b in c.points.items()}
    return Tree(node, c, live)
