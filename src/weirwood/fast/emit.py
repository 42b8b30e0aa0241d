"""A module as the fast build compiles it: its rules lowered, its constants final, its types kept.

The rules are lowered by the kernel's own compiler, the one that lowers them at import; here they
are written down as typed functions that call each other directly. Everything else stays as it was,
but for a few forms that mypyc would take for something else: see `Rewrite`.
"""

from __future__ import annotations

import ast
import re
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, cast

from weirwood.kernel.ask import PRIMITIVES
from weirwood.kernel.compiler import lowered_tree
from weirwood.kernel.flow import PROCEDURES
from weirwood.kernel.procedure import Procedure

CHEAP: Final = ("collections.abc", "typing", "types")
DEFINED = (ast.FunctionDef, ast.ClassDef)
ZEROS: Final = {"int": "0", "str": "''", "bool": "False"}
ASKS: Final = {
    "choose": "str",
    "pick": "tuple[str, ...]",
    "order": "tuple[str, ...]",
    "amount": "int",
    "assign": "tuple[tuple[str, str], ...]",
    "place": "tuple[tuple[str, int], ...]",
}
"""What the primitives give back; the others give what their rule says."""

OPEN: Final = frozenset(
    (
        "weirwood.kernel.state.State",
        "weirwood.kernel.match.Match",
        "weirwood.kernel.playing.SeatWorlds",
        "weirwood.lab.learn.session.Session",
    )
)
"""Classes that others may derive from; also those of which a copy is made without `__init__`."""
BOTS: Final = "weirwood.bots."
"""Others may derive from every class there too."""
DERIVED: Final = "mypyc_attr(allow_interpreted_subclasses=True)"
FOREIGN: Final = "mypyc_attr(native_class=False)"
COLUMNS: Final = ("number", "seat", "kind", "shape", "least", "most", "args")
"""The fields of a decision: by place they are quicker than by name."""


def emitted(source: str, module: types.ModuleType, compiled: frozenset[str]) -> str:
    """The source of a module as mypyc gets it; `compiled` names all modules that it gets."""
    tree = ast.parse(source)
    if module.__name__ == "weirwood.kernel.chance":
        tree.body = in_words(tree.body)
    work = Rewrite(module, compiled)
    tree = work.visit(tree)
    tree.body = [new for node in tree.body for new in constant(node, tree, module)]
    head = [
        "from typing import Any as _Any, Final as _Final, TYPE_CHECKING",
        "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr",
        *work.imports,
    ]
    at = next(
        (i for i, node in enumerate(tree.body) if not is_docstring(node) and not is_future(node)),
        len(tree.body),
    )
    tree.body[at:at] = [node for line in head for node in ast.parse(line).body]
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def in_words(body: list[ast.stmt]) -> list[ast.stmt]:
    """Chance with what `words` defines in place of its own."""
    text = Path(__file__).with_name("words.py").read_text(encoding="utf-8")
    own = [n for n in ast.parse(text).body if not is_docstring(n) and not is_imported(n)]
    names = {n.name for n in own if isinstance(n, DEFINED)}
    before = [n for n in body if not isinstance(n, DEFINED)]
    after = [n for n in body if isinstance(n, DEFINED) and n.name not in names]
    return [*before, *after, *own]


def is_imported(node: ast.stmt) -> bool:
    return is_future(node) or (
        isinstance(node, ast.ImportFrom) and node.module == "weirwood.kernel.chance"
    )


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


# ---- forms that mypyc takes otherwise -----------------------------------------------------------


class Rewrite(ast.NodeTransformer):
    """What is written otherwise for mypyc, with the same meaning."""

    def __init__(self, module: types.ModuleType, compiled: frozenset[str]) -> None:
        self.module, self.compiled = module, compiled
        self.imports: list[str] = []

    def need(self, line: str) -> None:
        if line not in self.imports:
            self.imports.append(line)

    def visit_Raise(self, node: ast.Raise) -> ast.Raise:
        """mypyc drops the cause of an error."""
        self.generic_visit(node)
        if node.cause is not None:
            self.need("from weirwood.fast.aid import because as _because")
            assert node.exc is not None
            node.exc = ast.Call(ast.Name("_because", ast.Load()), [node.exc, node.cause], [])
            node.cause = None
        return node

    def visit_If(self, node: ast.If) -> Any:
        """What is not for those who check types, mypyc believes to be never reached."""
        self.generic_visit(node)
        if ast.unparse(node.test) == "not TYPE_CHECKING":
            return node.body
        if ast.unparse(node.test) != "TYPE_CHECKING":
            return node
        if node.orelse:
            return node.orelse
        # A dataclass evaluates its annotations here: what costs nothing is imported for it.
        plain = [n for n in node.body if isinstance(n, ast.ImportFrom) and n.module in CHEAP]
        return [*plain, node]

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """mypyc fails on a loop over what is reversed, unless it does not see it at once."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "reversed":
            return ast.Call(ast.Name("iter", ast.Load()), [node], [])
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        """mypyc fails on `x in (*a, b)`, unless what is in brackets is made by itself."""
        self.generic_visit(node)
        for i, (op, among) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if (
                isinstance(op, ast.In | ast.NotIn)
                and isinstance(among, ast.Tuple | ast.List)
                and any(isinstance(e, ast.Starred) for e in among.elts)
            ):
                node.comparators[i] = ast.Call(ast.Name("tuple", ast.Load()), [among], [])
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        value = node.value
        if (
            isinstance(value, ast.Name)
            and value.id in ("d", "decision")
            and node.attr in COLUMNS
            and isinstance(node.ctx, ast.Load)
            and not self.module.__name__.startswith("weirwood.games.")
        ):
            place = ast.Constant(COLUMNS.index(node.attr))
            return ast.Subscript(value, place, ast.Load())
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        """Native classes have no slots to name; what is thrown stays as Python has it."""
        self.generic_visit(node)
        name = f"{self.module.__name__}.{node.name}"
        found = getattr(self.module, node.name, None)
        if isinstance(found, type) and self.foreign(found):
            self.need("from weirwood.fast.aid import mypyc_attr as _mypyc_attr")
            self.need("globals()['mypyc_attr'] = _mypyc_attr")  # a class of Python's own asks
            node.decorator_list.insert(0, expression(FOREIGN))
            for base in found.__bases__:  # mypyc takes it from its own module, unasked
                if base.__module__.startswith("weirwood."):
                    self.need(f"import {base.__module__}")
            if issubclass(found, BaseException):
                anybody(node)
            return [node, *self.told(node, name)] if is_dataclass(node) else node
        if typing.is_typeddict(found):
            return [node, *self.row(node, found)]
        if not native(found):
            return node
        node.body = [n for n in node.body if not is_slots(n)] or [ast.Pass()]
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call):
                mark.keywords = [k for k in mark.keywords if k.arg != "slots"]
        if name in OPEN or name.startswith(BOTS):
            node.decorator_list.insert(0, expression(DERIVED))
        if not is_dataclass(node):
            return node
        return [node, *self.told(node, name)]

    def foreign(self, found: type) -> bool:
        """Whether a class derives from an interpreted one, as all errors do."""
        if issubclass(found, tuple) or type(found) is not type:
            return False
        own = {*self.compiled, "typing", "builtins"}
        return issubclass(found, BaseException) or any(
            base.__module__ not in own for base in found.__mro__[1:]
        )

    def told(self, node: ast.ClassDef, name: str) -> list[ast.stmt]:
        """mypyc keeps `list` of `list[Row]`: saves are read by the annotations as written."""
        rows = {
            n.target.id: ast.unparse(n.annotation)
            for n in node.body
            if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)
        }
        lines = f"setattr({node.name}, '__annotations__', {rows!r})\n"
        if name in OPEN:
            self.need("from weirwood.fast.aid import unshadowed as _unshadowed")
            lines += f"setattr({node.name}, '__init_subclass__', _unshadowed({tuple(rows)!r}))\n"
        return ast.parse(lines).body

    def row(self, node: ast.ClassDef, found: Any) -> list[ast.stmt]:
        """mypyc forgets what a row may lack and what its lists hold: saves are read by these."""
        columns = found.__annotations__
        if not all(isinstance(note, typing.ForwardRef) for note in columns.values()):
            return []
        self.need("from weirwood.fast.aid import row as _row")
        notes = {name: note.__forward_arg__ for name, note in columns.items()}
        made = f"_row(__name__, {node.name!r}, {notes!r}, {found.__total__})"
        return ast.parse(f"globals()[{node.name!r}] = {made}").body

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        rule = PROCEDURES.get(self.id_of(node.name))
        marks = [ast.unparse(mark) for mark in node.decorator_list]
        if marks == ["procedure"] and isinstance(rule, Procedure) and rule.home == self.home:
            return self.rule(node, rule)
        if self.home == "weirwood.kernel.match":
            for arg in node.args.args:
                if arg.arg == "decision":  # anything may come from outside: `_open` looks at it
                    arg.annotation = expression("_Any")
        return self.generic_visit(node)

    @property
    def home(self) -> str:
        return self.module.__name__

    def id_of(self, name: str) -> str:
        found = getattr(self.module, name, None)
        return found.id if isinstance(found, Procedure) else ""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        """Where a rule comes from, the function that it was lowered to comes from too."""
        more = []
        for alias in node.names:
            found = getattr(self.module, alias.asname or alias.name, None)
            if (
                isinstance(found, Procedure)
                and found.home in self.compiled
                and found.home.endswith(f".{(node.module or '').rsplit('.', 1)[-1]}")
            ):
                run = f"_run_{alias.name}"
                more.append(ast.alias(run, f"_run_{alias.asname}" if alias.asname else None))
        node.names += more
        return node

    # ---- rules --------------------------------------------------------------------------------

    def rule(self, node: ast.FunctionDef, rule: Procedure[Any, Any]) -> list[ast.stmt]:
        """The function that a rule is lowered to, the one that resumes it, and its name."""
        made = lowered_tree(cast(types.FunctionType, rule.fn), rule.id, PRIMITIVES)
        self.need("from weirwood.kernel.flow import SUSPEND as _suspend, Runaway as _runaway")
        self.need("from weirwood.kernel.procedure import ahead as _ahead")
        for primitive in sorted(made.compiler.used_primitives):
            self.need(f"from weirwood.kernel.ask import _ask_{primitive}")
        notes = {a.arg: ast.unparse(a.annotation) for a in node.args.args if a.annotation}
        whole, entry = made.whole()
        body = Calls(self.module, self.compiled).visit(whole).body
        body = cast(Any, self.generic_visit(ast.Module(body, []))).body
        params = "".join(f", {p}: {notes[p]}" for p in made.compiler.params)
        st = notes["st"]
        head = (
            f"def _run_{node.name}(st: {st}{params}, _pc: int = 0, _v: _Any = None,"
            " _saved: tuple[_Any, ...] = ()) -> _Any:\n"
            "    _k = 0\n"
        )
        for name, note in answers(node, self.module).items():
            if name not in made.compiler.params:
                head += f"    {name}: {note}\n"
        function = ast.parse(head).body[0]
        assert isinstance(function, ast.FunctionDef)
        function.body += body
        zeros = "".join(f", {zero(notes[p], self.module)}" for p in made.compiler.params)
        rest = (
            f"def _go_{node.name}(st: {st}, pc: int, v: _Any, saved: tuple[_Any, ...]) -> _Any:\n"
            f"    return _run_{node.name}(st{zeros}, pc, v, saved)\n"
            f"{node.name}: _Any = _ahead(__name__, {node.name!r}, {rule.id!r}, _run_{node.name},"
            f" _go_{node.name}, {made.compiler.params!r}, {entry!r}, {made.live!r},"
            f" {made.compiler.scopes!r})\n"
        )
        return [function, *ast.parse(rest).body]


class Calls(ast.NodeTransformer):
    """Direct calls between rules, and saved locals one by one, each with its type."""

    def __init__(self, module: types.ModuleType, compiled: frozenset[str]) -> None:
        self.module, self.compiled = module, compiled

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        f = node.func
        if isinstance(f, ast.NamedExpr):
            node.func = f = f.value
        if not isinstance(f, ast.Attribute) or f.attr != "run":
            return node
        if isinstance(f.value, ast.Name):
            found = getattr(self.module, f.value.id, None)
            if isinstance(found, Procedure) and found.home in self.compiled:
                node.func = ast.Name(f"_run_{f.value.id}", ast.Load())
        elif isinstance(f.value, ast.Attribute) and isinstance(f.value.value, ast.Name):
            home = getattr(self.module, f.value.value.id, None)
            found = getattr(home, f.value.attr, None)
            if (
                isinstance(found, Procedure)
                and isinstance(home, types.ModuleType)
                and found.home == home.__name__
                and found.home in self.compiled
            ):
                name = ast.Name(f.value.value.id, ast.Load())
                node.func = ast.Attribute(name, f"_run_{f.value.attr}", ast.Load())
        return node

    def visit_Assign(self, node: ast.Assign) -> Any:
        self.generic_visit(node)
        target = node.targets[0]
        if (
            isinstance(node.value, ast.Name)
            and node.value.id == "_saved"
            and isinstance(target, ast.Tuple)
        ):
            names = [ast.unparse(e) for e in target.elts]
            return [ast.parse(f"{n} = _saved[{i}]").body[0] for i, n in enumerate(names)]
        return node


def zero(note: str, module: types.ModuleType) -> str:
    """What a parameter holds while a resumed rule has not taken up its own."""
    if note in ZEROS:
        return ZEROS[note]
    if "None" in note.replace(" ", "").split("|") or note in ("Any", "Plain"):
        return "None"
    found = getattr(module, note, None)  # a tuple of so many, by a name of its own
    inner = typing.get_args(found) if typing.get_origin(found) is tuple else ()
    if ... in inner:
        inner = ()
    return "(" + "".join(f"{zero(part.__name__, module)}, " for part in inner) + ")"


def answers(node: ast.FunctionDef, module: types.ModuleType) -> dict[str, str]:
    """What each local holds that is only given by questions, where all of them agree."""
    out: dict[str, str] = {}
    given: set[int] = set()
    for n in ast.walk(node):
        if isinstance(n, ast.Assign) and isinstance(n.value, ast.YieldFrom):
            target = n.targets[0]
            assert isinstance(target, ast.Name)
            given.add(id(target))
            note = answer_of(cast(ast.Call, n.value.value), module)
            out[target.id] = note if out.get(target.id, note) == note else "_Any"
    other = {
        n.id
        for n in ast.walk(node)
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store) and id(n) not in given
    }
    return {name: note for name, note in sorted(out.items()) if name not in other}


def answer_of(call: ast.Call, module: types.ModuleType) -> str:
    name = ast.unparse(call.func)
    if name == "at":
        return answer_of(cast(ast.Call, call.args[1]), module)
    if name in ASKS:
        return ASKS[name]
    first, _, rest = name.partition(".")
    found = getattr(module, first, None)
    if rest:
        found = getattr(found, rest, None)
    if isinstance(found, Procedure):
        note = re.fullmatch(r"Flow\[(.*)\]", str(found.fn.__annotations__.get("return", "")))
        if note and re.fullmatch(r"(int|str|bool|tuple|\.\.\.|[\[\], ])+", note[1]):
            return note[1]
    return "_Any"


# ---- classes and constants ----------------------------------------------------------------------


def anybody(node: ast.ClassDef) -> None:
    """Let the methods of an error take errors that are derived from it, too.

    mypyc asks whether `self` is just of this class. It does not if `self` may be anything, and then
    `super()` has to be told of whom.
    """
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.args.args:
            own = method.args.args[0]
            own.annotation = ast.Name("_Any", ast.Load())
            for call in ast.walk(method):
                if isinstance(call, ast.Call) and ast.unparse(call) == "super()":
                    call.args = [ast.Name(node.name, ast.Load()), ast.Name(own.arg, ast.Load())]


def native(found: Any) -> bool:
    """Whether mypyc makes a class of its own of it."""
    if not isinstance(found, type):
        return False
    return not (
        issubclass(found, tuple)
        or getattr(found, "_is_protocol", False)
        or typing.is_typeddict(found)
        or type(found) is not type
    )


def is_slots(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"


def is_dataclass(node: ast.ClassDef) -> bool:
    return any(ast.unparse(mark).startswith("dataclass") for mark in node.decorator_list)


def expression(code: str) -> ast.expr:
    node = ast.parse(code).body[0]
    assert isinstance(node, ast.Expr)
    return node.value


def constant(node: ast.stmt, tree: ast.Module, module: types.ModuleType) -> Iterator[ast.stmt]:
    """A name of a module that is set once is final: else each use would look into a dict."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(target, ast.Name) and once(target.id, tree) and is_value(target.id, module):
            note = expression("_Final")
            yield ast.AnnAssign(target, note, node.value, 1)
            return
        if isinstance(target, ast.Tuple) and all(
            isinstance(e, ast.Name)
            and once(e.id, tree)
            and type(getattr(module, e.id)) in (int, str)
            for e in target.elts
        ):
            for e in target.elts:
                name = ast.unparse(e)
                yield from ast.parse(f"{name}: _Final = {getattr(module, name)!r}").body
            return
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        note, name = node.annotation, node.target.id
        if (
            node.value is not None
            and not any(word in ast.unparse(note) for word in ("Final", "TypeAlias", "_Any"))
            and once(name, tree)
            and is_value(name, module)
        ):
            node.annotation = ast.Subscript(expression("_Final"), note, ast.Load())
    yield node


def once(name: str, tree: ast.Module) -> bool:
    """Whether a module sets this name at one place alone."""
    places = 0
    for n in ast.walk(tree):
        if isinstance(n, ast.Global) and name in n.names:
            return False
    for top in tree.body:
        if isinstance(top, (ast.FunctionDef, ast.ClassDef)):
            continue
        for n in ast.walk(top):
            places += isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store) and n.id == name
    return places == 1


TYPES = (type, types.GenericAlias, types.UnionType, types.FunctionType, types.ModuleType)


def is_value(name: str, module: types.ModuleType) -> bool:
    """Whether it is data, not a type or another name of a function."""
    found: Any = getattr(module, name, None)
    return not (
        name.startswith("__")
        or found is None
        or isinstance(found, TYPES)
        or type(found).__module__ == "typing"
        or type(found).__module__.startswith("collections.abc")
    )
