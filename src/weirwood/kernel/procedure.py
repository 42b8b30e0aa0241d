"""Durable procedures: rules written as generators, run as plain frames.

`@procedure` compiles a rule (see `compiler`). `start` and `resume` run it to the next question;
everything between two questions lives in `state.frames`. `Native` runs the same source as
ordinary generators: slower, not to be copied or saved, and the oracle of the tests.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar, cast

from weirwood.kernel import ask, shelf
from weirwood.kernel.blocks import PASS
from weirwood.kernel.compiler import Site, bind, lower, lowered_source
from weirwood.kernel.flow import PROCEDURES, SUSPEND, Finished, Flow, Frame, Plain, Rule, Stop
from weirwood.kernel.state import State

P = ParamSpec("P")
T = TypeVar("T")

VISITED: set[tuple[str, str]] = set()  # (procedure, point) seen while `watching`
_unlinked: list[Procedure[Any, Any]] = []
# Held while a game is imported. That compiles its procedures; two threads cannot make syntax trees
# at once.
IMPORTING = RLock()


class Watch:
    """Test runs switch this on: frames are checked at every suspension and points are counted."""

    on: ClassVar[bool] = False


class Procedure(Generic[P, T]):
    """A rule: called inside another rule it is a generator; `run` is its compiled form."""

    __slots__ = (
        "entry", "go", "home", "id", "live", "name", "params", "run", "scopes", "sites", "written"
    )  # fmt: skip

    def __init__(
        self, home: str, name: str, id: str, run: Callable[..., Any], go: Callable[..., Any]
    ) -> None:
        self.home, self.name, self.id = home, name, id  # its module, its name there
        self.run, self.go = run, go  # begins it, with its arguments; resumes it at a point
        self.written: Any = None
        self.params: tuple[str, ...] = ()
        self.entry: dict[str, int] = {}
        self.live: dict[str, tuple[str, ...]] = {}
        self.scopes: dict[str, str] = {}
        self.sites: list[Site] = []

    @property
    def fn(self) -> Callable[P, Flow[T]]:
        """The rule as written. Of one that was lowered ahead of time it is read when wanted."""
        if self.written is None:
            self.written = as_written(self.home, self.name)
        return cast(Callable[P, Flow[T]], self.written)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Flow[T]:
        return self.fn(*args, **kwargs)

    def __repr__(self) -> str:
        return f"<procedure {self.id}>"

    @property
    def source(self) -> str:
        """The generated code, for those who want to read it."""
        return lowered_source(cast(FunctionType, self.fn), self.id, ask.PRIMITIVES)

    @property
    def where(self) -> str:
        return inspect.getsourcefile(self.fn) or "?"


ROOMS = frozenset(("rules", "effects", "lists", "views", "bot"))
"""The rooms of a game's package; saves name a rule by its chapter, whatever room it lies in."""


def procedure_id(module: str, name: str) -> str:
    """`game.chapter.name`: what follows `games.` in the module, else its last two parts.

    >>> procedure_id("weirwood.games.boardgame.rules.combat", "fight")
    'boardgame.combat.fight'
    """
    parts = module.split(".")
    parts = parts[parts.index("games") + 1 :] if "games" in parts else parts[-2:]
    if len(parts) > 2 and parts[1] in ROOMS:
        del parts[1]
    return ".".join([*parts, name])


def procedure(rule: Callable[P, Flow[T]]) -> Procedure[P, T]:
    """Compile a rule to resumable frames; refuse at import what cannot be resumed exactly."""
    fn = cast(FunctionType, rule)
    name = procedure_id(fn.__module__, fn.__name__)
    known = PROCEDURES.get(name)
    if known is not None and known.home != fn.__module__:
        raise SyntaxError(f"two procedures are called {name}")
    made = shelf.find(fn, name, ask.PRIMITIVES)
    if made is None:
        made = lower(fn, name, ask.PRIMITIVES)
        shelf.put(fn, name, made)
    run, go = bind(made, fn, ask.ASKED)
    new: Procedure[P, T] = Procedure(fn.__module__, fn.__name__, name, run, go)
    new.written, new.params, new.sites = rule, made.params, made.sites
    new.entry, new.live, new.scopes = made.entry, made.live, made.scopes
    PROCEDURES[name] = new
    _unlinked.append(new)
    return new


def ahead(
    home: str,
    name: str,
    id: str,
    run: Callable[..., Any],
    go: Callable[..., Any],
    params: tuple[str, ...],
    entry: dict[str, int],
    live: dict[str, tuple[str, ...]],
    scopes: dict[str, str],
) -> Any:
    """A rule that was lowered ahead of time; whom it calls was checked then."""
    new: Procedure[Any, Any] = Procedure(home, name, id, run, go)
    new.params, new.entry, new.live, new.scopes = params, entry, live, scopes
    PROCEDURES[id] = new
    return new


def as_written(home: str, name: str) -> Any:
    """A rule that was lowered ahead of time, from its source: it still runs as a generator."""
    file = source_of(home)
    tree = ast.parse(file.read_text(encoding="utf-8"))
    node = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == name)
    node.decorator_list = []
    future = ast.ImportFrom("__future__", [ast.alias("annotations")], 0, lineno=1, col_offset=0)
    both = ast.fix_missing_locations(ast.Module([future, node], []))
    code = compile(both, str(file), "exec", dont_inherit=True)
    made: dict[str, Any] = {}
    exec(code, sys.modules[home].__dict__, made)
    return made[name]


def source_of(home: str) -> Path:
    """The source of one of our modules, whatever it was loaded from."""
    package = sys.modules[home.partition(".")[0]]
    return Path(str(package.__file__)).parent.joinpath(*home.split(".")[1:]).with_suffix(".py")


def link() -> None:
    """Check every call between procedures: that it exists, and that its arguments fit.

    Not while another thread imports a game: half of it is not there yet. The next match does.
    """
    if not _unlinked or not IMPORTING.acquire(blocking=False):
        return
    try:
        while _unlinked:
            p = _unlinked.pop()
            for site in p.sites:
                check_site(p, site)
        shelf.keep()
    finally:
        IMPORTING.release()


def check_site(p: Procedure[Any, Any], site: Site) -> None:
    names: Any = sys.modules[p.home].__dict__
    first, _, rest = site.callee.partition(".")
    found = names.get(first)
    if rest:
        found = getattr(found, rest, None)

    def no(why: str) -> SyntaxError:
        return SyntaxError(f"{p.id}: {why}", (p.where, site.line, None, None))

    if not isinstance(found, Procedure):
        raise no(f"{site.callee} is not a procedure")
    want = len(found.params) + 1  # a scope counts the procedure in place of st
    if site.args != want:
        raise no(f"{site.callee} takes {want} arguments with st, not {site.args}")


# ---- running: compiled ----------------------------------------------------------------------


def is_plain(x: Any) -> bool:
    if x is None or type(x) in (bool, int, str):
        return True
    return type(x) is tuple and all(is_plain(y) for y in x)


def check_frames(frames: Iterable[Frame]) -> None:
    """What a frame keeps is None, bool, int, str or a tuple of these."""
    for name, point, saved in frames:
        VISITED.add((name, point))
        for local, value in zip(PROCEDURES[name].live[point], saved, strict=True):
            if not is_plain(value):
                kind = type(value).__name__
                raise TypeError(f"{name} keeps {local} over the point {point}: {kind} is not plain")


def start(st: State, name: str, args: tuple[Plain, ...]) -> None:
    """Run a procedure from its start to the first question or the end."""
    rule = PROCEDURES[name]
    ask.check_count(rule, name, args)
    drive(st, SUSPEND, rule, args)


def drive(st: State, value: Any, first: Rule | None = None, args: tuple[Any, ...] = ()) -> None:
    """Give the answer to the rule that asked, and run to the next question or the end."""
    frames = st.frames
    find = PROCEDURES
    base = len(frames)
    try:
        while True:
            try:
                if first is not None:
                    value = first.run(st, *args)
                    first = None
                elif frames:
                    name, point, saved = frames.pop()
                    p = find[name]
                    pc = p.entry[point]
                    if pc == PASS:  # it would only hand on what it is given
                        continue
                    base = len(frames)
                    go = p.go  # a function in a field: to call it as a method is slower
                    value = go(st, pc, value, saved)
                else:
                    raise RuntimeError("the rules ended without a result: call finish(st, ...)")
            except Stop as stop:
                first = value = None
                _unwind(frames, stop)
                continue
            if value is SUSPEND:
                if len(frames) - base > 1:  # frames were pushed from the inside out
                    frames[base:] = frames[base:][::-1]
                if Watch.on:
                    check_frames(frames[base:])
                return
    except Finished:
        frames.clear()
        st.asked.clear()
        st.replies.clear()
        st.form = 0


def _unwind(frames: list[Frame], stop: Stop) -> None:
    """Drop frames down to the one that opened the scope; it goes on with None."""
    while frames:
        name, point, _ = frames[-1]
        if PROCEDURES[name].scopes.get(point) == stop.name:
            return
        frames.pop()
    raise RuntimeError(f"stop({stop.name!r}) outside of such a scope")


# ---- running: native ------------------------------------------------------------------------


class Native:
    """The same rules as ordinary generators. Nothing of a running rule is in the state."""

    def __init__(self) -> None:
        self.rule: Generator[None, Any, Any] | None = None

    def start(self, st: State, name: str, args: tuple[Plain, ...]) -> None:
        self.rule = PROCEDURES[name].fn(st, *args)
        self._send(st, None)

    def resume(self, st: State, value: Any) -> None:
        self._send(st, value)

    def _send(self, st: State, value: Any) -> None:
        assert self.rule is not None
        try:
            self.rule.send(value)
        except StopIteration:
            raise RuntimeError("the rules ended without a result: call finish(st, ...)") from None
        except Finished:
            self.rule = None
            st.asked.clear()
            st.replies.clear()
            st.form = 0


# ---- the manifest ---------------------------------------------------------------------------


def manifest(prefix: str) -> dict[str, dict[str, list[str]]]:
    """Procedures, points and live locals of one game: what saves of this version depend on."""
    return {
        name: {point: list(p.live[point]) for point in sorted(p.live)}
        for name, p in sorted(PROCEDURES.items())
        if name.startswith(prefix + ".")
    }
