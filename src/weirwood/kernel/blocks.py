"""The blocks of a lowered procedure: which locals are alive there, and one function of them again.

Where a block is reached from one place alone it is written there, and so is a short one wherever
it is reached: what a rule does without asking runs from top to bottom, as it was written. Numbers
remain for the heads of loops, for what several ways lead to, and for the points at which a
procedure is resumed.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from weirwood.kernel.forms import reads, simple_reads, simple_stores, stored

SHORT = 3  # simple statements that are written again rather than jumped to
PASS = -1  # the number of a point after which a rule gives back what it is given
ONCE = (ast.If, ast.For, ast.While, ast.AnnAssign)


@dataclass(slots=True)
class Block:
    body: list[ast.stmt] = field(default_factory=list)
    test: ast.expr | None = None  # which of two ways control goes
    follows: list[int] = field(default_factory=list)
    waits: bool = False  # ends by waiting: what follows is only ever resumed


def statements(code: str, at: ast.AST) -> list[ast.stmt]:
    """Parse a line or two of generated code and give it the source position of `at`."""
    body = ast.parse(code).body
    for top in body:
        for n in ast.walk(top):
            if "lineno" in getattr(n, "_attributes", ()):
                ast.copy_location(n, at)
    return body


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
    """Names that each block needs from before it."""
    facts = []
    for b in blocks:
        ends = b.body and isinstance(b.body[-1], (ast.Return, ast.Raise))
        use, wrote = use_and_def(b.body[:-1] if ends else b.body, names)
        wrote = wrote or set()
        last = use_and_def(b.body[-1:], names)[0] if ends else {n.id for n in reads(b.test)} & names
        facts.append((use | (last - wrote), wrote))
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


# ---- one function of them -------------------------------------------------------------------


class Writer:
    """Writes blocks one into the other; those that several ways lead to get numbers."""

    def __init__(
        self, blocks: Sequence[Block], resumed: Sequence[int], at: ast.AST, begins: bool
    ) -> None:
        self.blocks, self.at = blocks, at
        self.heads = self.shared([0, *resumed] if begins else resumed)
        self.numbers: dict[int, int] = {}  # of the heads, in the order in which they are met
        self.bodies: list[list[ast.stmt]] = []

    def shared(self, entered: Sequence[int]) -> set[int]:
        """The blocks to which several ways lead, those through copies of short ones included."""
        ways, reached, todo = list(entered), set(entered), list(entered)
        while todo:
            block = self.blocks[todo.pop()]
            if not block.waits:
                ways += block.follows
                todo += set(block.follows) - reached
                reached |= set(block.follows)
        found = {b for b in reached if ways.count(b) > 1}
        todo = list(found)
        while todo:
            b = todo.pop()
            if self.short(b):
                todo += set(self.blocks[b].follows) - found
                found |= set(self.blocks[b].follows)
        return found

    def short(self, b: int) -> bool:
        """Whether a block may be written wherever it is reached: it is small, and goes one way.

        What says the type of a local says it once.
        """
        block = self.blocks[b]
        return (
            block.test is None
            and not block.waits
            and len(block.body) <= SHORT
            and not any(isinstance(s, ONCE) for s in block.body)
        )

    def start(self, b: int, take: list[ast.stmt]) -> int:
        """Begin with a block, after what takes up its saved locals; the number to begin there."""
        number = len(self.bodies)
        self.bodies.append([])
        self.bodies[number] = take + self.way(b, frozenset())
        return number

    def way(self, b: int, within: frozenset[int]) -> list[ast.stmt]:
        """How one gets to a block: it stands here, or is jumped to."""
        if b not in self.heads or (self.short(b) and b not in within):
            return self.text(b, within)
        if b not in self.numbers:
            self.numbers[b] = len(self.bodies)
            self.bodies.append([])
            self.bodies[self.numbers[b]] = self.text(b, frozenset())
        return statements(f"_pc = {self.numbers[b]}\ncontinue", self.at)

    def text(self, b: int, within: frozenset[int]) -> list[ast.stmt]:
        """A block with all that is written into it."""
        block, within = self.blocks[b], within | {b}
        body = deepcopy(block.body)
        if block.waits:
            return body
        if block.test is not None:
            yes, no = block.follows
            choice = ast.If(deepcopy(block.test), self.way(yes, within), self.way(no, within))
            return [*body, ast.copy_location(choice, block.test)]
        if block.follows:
            return body + self.way(block.follows[0], within)
        return body or statements("return None", self.at)


def joined(
    blocks: Sequence[Block],
    resumed: Sequence[tuple[int, list[ast.stmt]]],
    at: ast.AST,
    begins: bool = True,
) -> tuple[list[ast.stmt], list[int]]:
    """The body of a function, and the number at which each resumed block begins.

    The first number is where the rule begins; not so in a function that only resumes it.

    A resumed block comes with what takes up its saved locals. One that gives back what it is given
    need not be run at all: its number is PASS.
    """
    writer = Writer(blocks, [b for b, _ in resumed], at, begins)
    if begins:
        writer.start(0, [])
    entries = [PASS if passes(blocks[b]) else writer.start(b, take) for b, take in resumed]
    if not writer.bodies:  # it only hands on what it is given
        writer.bodies.append(statements("return _v", at))
    bodies = dispatch(writer.bodies, 0, len(writer.bodies), at)
    return [ast.While(ast.Constant(True), bodies, [])], entries


def passes(block: Block) -> bool:
    """Whether all that is left to do is `return _v`."""
    return len(block.body) == 1 and ast.unparse(block.body[0]) == "return _v"


def dispatch(blocks: list[list[ast.stmt]], low: int, high: int, at: ast.AST) -> list[ast.stmt]:
    """Binary search on the block number; every block ends in `continue` or `return`."""
    if high - low == 1:
        return blocks[low]
    mid = (low + high) // 2
    test = statements(f"if _pc < {mid}:\n    pass\nelse:\n    pass", at)[0]
    assert isinstance(test, ast.If)
    test.body = dispatch(blocks, low, mid, at)
    test.orelse = dispatch(blocks, mid, high, at)
    return [test]
