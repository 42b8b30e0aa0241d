"""The compiler behind `@procedure`: generator-shaped rules in, resumable steps out.

A rule is written as a generator and compiled, at import, to one plain function made of numbered
blocks. A question or a call that cannot be answered at once makes the function push a frame
`(procedure, point, live locals)` and return `SUSPEND`; resuming jumps to the block of that point.
What cannot be compiled to exactly the same meaning is refused with file and line. The same source
still runs as a native generator: that is the oracle of the tests.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from weirwood.kernel.flow import RUNAWAY, SUSPEND, Runaway
from weirwood.kernel.forms import (
    Checker,
    asks,
    dotted,
    jumps,
    loop_name,
    reads,
    simple_reads,
    simple_stores,
    stored,
)


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
    """One procedure as numbered blocks, still in the form of a tree: for import and ahead of it."""

    function: ast.FunctionDef
    compiler: Compiler
    entry: dict[str, int]
    live: dict[str, tuple[str, ...]]
    limit: int  # turns of a loop without a question


@dataclass(slots=True)
class Block:
    body: list[ast.stmt] = field(default_factory=list)
    follows: list[int] = field(default_factory=list)
    point: str | None = None  # the block starts where this point resumes


# ---- the compiler ---------------------------------------------------------------------------


def statements(code: str, at: ast.AST) -> list[ast.stmt]:
    """Parse a line or two of generated code and give it the source position of `at`."""
    body = ast.parse(code).body
    for top in body:
        for n in ast.walk(top):
            if "lineno" in getattr(n, "_attributes", ()):
                ast.copy_location(n, at)
    return body


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
        self.begun = [0]  # blocks in the order of the source
        self._cur = 0
        self.points: dict[str, int] = {}
        self.scopes: dict[str, str] = {}
        self.sites: list[Site] = []
        self.used_primitives: set[str] = set()
        self.meant: dict[str, str | None] = {}

    @property
    def cur(self) -> int:
        """The block that is being written."""
        return self._cur

    @cur.setter
    def cur(self, block: int) -> None:
        self._cur = block
        self.begun.append(block)

    def label(self) -> int:
        self.blocks.append(Block())
        return len(self.blocks) - 1

    def emit(self, code: str, at: ast.AST) -> None:
        self.blocks[self.cur].body += statements(code, at)

    def go(self, to: int, at: ast.AST) -> None:
        self.emit(f"_pc = {to}\ncontinue", at)
        self.blocks[self.cur].follows.append(to)

    def branch(self, test: ast.expr, yes: int, no: int, at: ast.AST) -> None:
        jump = statements(f"_pc = {yes} if TEST else {no}\ncontinue", at)
        assign = jump[0]
        assert isinstance(assign, ast.Assign) and isinstance(assign.value, ast.IfExp)
        assign.value.test = test
        self.blocks[self.cur].body += jump
        self.blocks[self.cur].follows += [yes, no]

    # statements; False when control never falls through
    def body(self, stmts: list[ast.stmt], out: int = -1, back: int = -1) -> bool:
        return all(self.statement(s, out, back) for s in stmts)

    def statement(self, s: ast.stmt, out: int, back: int) -> bool:
        if isinstance(s, (ast.Break, ast.Continue)):
            self.go(out if isinstance(s, ast.Break) else back, s)
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
        self.branch(s.test, yes, no, s)
        reached = False
        for label, part in ((yes, s.body), (no, s.orelse)):
            self.cur = label
            if self.body(part, out, back):
                self.go(end, s)
                reached = True
        self.cur = end
        return reached

    def while_loop(self, s: ast.While) -> None:
        head, inner, end = self.label(), self.label(), self.label()
        self.go(head, s)
        self.cur = head
        self.watch(s)
        self.branch(s.test, inner, end, s)
        self.loop(inner, s, head, end)

    def for_loop(self, s: ast.For) -> None:
        head, inner, end = self.label(), self.label(), self.label()
        rest = loop_name(s)
        self.locals.add(rest)
        make = statements(f"{rest} = tuple(ITER)", s)
        assert isinstance(make[0], ast.Assign) and isinstance(make[0].value, ast.Call)
        make[0].value.args = [s.iter]
        self.blocks[self.cur].body += make
        self.go(head, s)
        self.cur = head
        self.watch(s)
        self.branch(statements_expr(rest, s), inner, end, s)
        self.cur = inner
        take = ast.copy_location(
            ast.Assign([s.target], statements_expr(f"{rest}[0]", s), lineno=s.lineno), s
        )
        self.blocks[self.cur].body.append(take)
        self.emit(f"{rest} = {rest}[1:]", s)
        self.loop(inner, s, head, end)

    def watch(self, s: ast.stmt) -> None:
        """Count turns of a loop, so that a loop that never asks is an error, not a hang."""
        self.emit("_k += 1\nif _k > _limit:\n    raise _runaway(_id)", s)

    def loop(self, inner: int, s: ast.For | ast.While, head: int, end: int) -> None:
        self.cur = inner
        if self.body(s.body, end, head):
            self.go(head, s)
        self.cur = end

    # questions
    def question(self, s: ast.Assign | ast.Expr | ast.Return) -> None:
        value = s.value
        assert isinstance(value, ast.YieldFrom) and isinstance(value.value, ast.Call)
        point, call = self.call(value.value, s)
        if point in self.points:
            self.no(s, f'the point {point!r} stands twice: name one with at="..."')
        after = self.label()
        self.points[point] = after
        code = f"_v = CALL\nif _v is _suspend:\n    st.frames.append((_id, {point!r}, SAVE))\n"
        made = statements(code + "    return _v", s)
        assert isinstance(made[0], ast.Assign)
        made[0].value = call
        self.blocks[self.cur].body += made
        self.go(after, s)
        self.blocks[after].point = point
        self.cur = after
        if isinstance(s, ast.Assign):
            target = s.targets[0]
            assert isinstance(target, ast.Name)
            self.emit(f"{target.id} = _v", s)
        elif isinstance(s, ast.Return):
            self.emit("return _v", s)

    def call(self, c: ast.Call, s: ast.stmt) -> tuple[str, ast.expr]:
        """The point's name, and the call that asks or runs it, compiled."""
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
            made = ast.Call(run, list(c.args), [])
            return name.rsplit(".", 1)[-1], ast.fix_missing_locations(ast.copy_location(made, c))
        return self.primitive(primitive, c, s)

    def named(self, c: ast.Call, s: ast.stmt) -> tuple[str, ast.expr]:
        """`at("name", p(st, ...))`: the point has a name of its own."""
        if len(c.args) != 2 or c.keywords or not literal(c.args[0]):
            self.no(s, 'write at("name", procedure(st, ...))')
        inner = c.args[1]
        if not isinstance(inner, ast.Call) or not dotted(inner.func):
            self.no(s, 'write at("name", procedure(st, ...))')
        point, call = self.call(inner, s)
        if point in self.scopes:
            self.no(s, "a scope is a point of its own: at() does not rename it")
        return str(literal(c.args[0])), call

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


def statements_expr(code: str, at: ast.AST) -> ast.expr:
    node = statements(code, at)[0]
    assert isinstance(node, ast.Expr)
    return node.value


# ---- liveness: which locals a frame keeps ---------------------------------------------------


def use_and_def(stmts: list[ast.stmt], names: set[str]) -> tuple[set[str], set[str] | None]:
    """Names read before they are surely written, and names surely written (None: never ends)."""
    use: set[str] = set()
    done: set[str] = set()
    for s in stmts:
        read: set[str]
        wrote: set[str] | None
        if isinstance(s, ast.If):
            one, d1 = use_and_def(s.body, names)
            two, d2 = use_and_def(s.orelse, names)
            read = {n.id for n in reads(s.test)} | one | two
            wrote = d2 if d1 is None else d1 if d2 is None else d1 & d2
        elif isinstance(s, ast.While):
            inner, _ = use_and_def(s.body, names)
            other, _ = use_and_def(s.orelse, names)
            read, wrote = {n.id for n in reads(s.test)} | inner | other, set()
        elif isinstance(s, ast.For):
            inner, _ = use_and_def(s.body, names)
            other, _ = use_and_def(s.orelse, names)
            read = {n.id for n in reads(s.iter)} | (inner - stored(s.target)) | other
            wrote = set()
        else:
            read = {n.id for n in simple_reads(s)}
            ends = isinstance(s, (ast.Return, ast.Raise, ast.Continue, ast.Break))
            wrote = None if ends else simple_stores(s)
        use |= (read & names) - done
        if wrote is None:
            return use, None
        done |= wrote & names
    return use, done


def liveness(blocks: list[Block], names: set[str]) -> list[set[str]]:
    """Names that each block needs from before it. A block jumps only with its last statement."""
    ends = (ast.Continue, ast.Return, ast.Raise)
    facts = []
    for b in blocks:
        straight = b.body[:-1] if b.body and isinstance(b.body[-1], ends) else b.body
        last = b.body[-1:] if straight is not b.body else []
        use, wrote = use_and_def(straight, names)
        wrote = wrote or set()
        facts.append((use | (use_and_def(last, names)[0] - wrote), wrote))
    live: list[set[str]] = [set() for _ in blocks]
    changed = True
    while changed:
        changed = False
        for i in reversed(range(len(blocks))):
            use, wrote = facts[i]
            after = set().union(*(live[f] for f in blocks[i].follows))
            new = use | (after - wrote)
            if new != live[i]:
                live[i], changed = new, True
    return live


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


def dispatch(blocks: list[list[ast.stmt]], low: int, high: int, at: ast.AST) -> list[ast.stmt]:
    """Binary search on the block number; every block ends in `continue` or `return`."""
    if high - low == 1:
        return blocks[low] or statements("return None", at)
    mid = (low + high) // 2
    test = statements(f"if _pc < {mid}:\n    pass\nelse:\n    pass", at)[0]
    assert isinstance(test, ast.If)
    test.body = dispatch(blocks, low, mid, at)
    test.orelse = dispatch(blocks, mid, high, at)
    return [test]


def renumbered(body: list[ast.stmt], place: Mapping[int, int]) -> list[ast.stmt]:
    """Lead the jumps at the end of a block to where the blocks have come to stand."""
    for s in body[-2:-1]:
        if isinstance(s, ast.Assign) and isinstance(s.targets[0], ast.Name):
            ways = [s.value.body, s.value.orelse] if isinstance(s.value, ast.IfExp) else [s.value]
            if s.targets[0].id == "_pc":
                for way in ways:
                    assert isinstance(way, ast.Constant) and isinstance(way.value, int)
                    way.value = place[way.value]
    return body


def meaning(name: str, primitives: Mapping[Any, str], namespace: Mapping[str, Any]) -> str | None:
    """The primitive that a module knows under this name, or None."""
    known = namespace.get(name)
    return primitives.get(known) if callable(known) else None


def lower(fn: FunctionType, name: str, primitives: Mapping[Any, str]) -> Lowered:
    """Lower one rule to numbered blocks, or refuse it with a SyntaxError of file and line."""
    function, c, entry, live, _ = lowered_tree(fn, name, primitives)
    code = compile(ast.Module([function], []), source_file(fn), "exec", dont_inherit=True)
    used = tuple(sorted(c.used_primitives))
    return Lowered(code, c.params, entry, live, dict(c.scopes), c.sites, used, c.meant)


def lowered_source(fn: FunctionType, name: str, primitives: Mapping[Any, str]) -> str:
    """The same as text, for those who want to read it."""
    return ast.unparse(lowered_tree(fn, name, primitives).function)


def bind(
    made: Lowered, fn: FunctionType, asked: Mapping[str, Callable[..., Any]]
) -> Callable[..., Any]:
    """The function that a lowered rule defines, in the module of that rule."""
    names: dict[str, Any] = {f"_ask_{p}": asked[p] for p in made.primitives}
    names |= {"_suspend": SUSPEND, "_runaway": Runaway}
    exec(made.code, fn.__globals__, names)
    run: Callable[..., Any] = names[fn.__name__]
    return run


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
    place = {b: i for i, b in enumerate(dict.fromkeys(c.begun))}  # text in the order of the source
    bodies = [renumbered(c.blocks[b].body, place) for b in place]
    entry: dict[str, int] = {}
    for point, target in c.points.items():
        keep = ", ".join(live[point])
        code = f"({keep},) = _saved\n" if keep else ""
        entry[point] = len(bodies)
        bodies.append(statements(f"{code}_pc = {place[target]}\ncontinue", node))
    params = "".join(f", {p}=None" for p in c.params)
    prims = "".join(f", _ask_{p}=_ask_{p}" for p in sorted(c.used_primitives))
    head = (
        f"def {fn.__name__}(st{params}, *, _pc=0, _v=None, _saved=(), _k=0, _id={name!r},"
        f" _suspend=_suspend, _limit={RUNAWAY}, _runaway=_runaway{prims}):\n"
        "    while True:\n        pass"
    )
    made = ast.Module(statements(head, node), [])
    function = made.body[0]
    assert isinstance(function, ast.FunctionDef) and isinstance(function.body[0], ast.While)
    function.body[0].body = dispatch(bodies, 0, len(bodies), node)
    ast.fix_missing_locations(Save(live).visit(made))
    return Tree(function, c, entry, live, RUNAWAY)
