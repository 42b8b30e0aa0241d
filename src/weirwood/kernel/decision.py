"""Questions, answers and refusals: the few shapes that everything else speaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias

from weirwood.kernel.chance import Splitmix
from weirwood.kernel.flow import Plain

Key: TypeAlias = str
Reply: TypeAlias = int | tuple[Any, ...]  # an answer in its canonical, immutable form
Answer: TypeAlias = "int | Sequence[str] | Mapping[str, Any]"  # an answer as JSON has it

SHAPES = ("pick", "order", "amount", "assign", "place")
DONE = "done"


class Rng(Protocol):
    """Anything with `getrandbits` serves as a source of chance outside the rules."""

    def getrandbits(self, k: int, /) -> int: ...


class Decision(NamedTuple):
    """A question to one seat. Several may be open at once; answers stay secret until the last."""

    number: int
    seat: int
    kind: str
    shape: str = "pick"
    least: int = 1
    most: int = 1
    args: tuple[Plain, ...] = ()


class Option(NamedTuple):
    """One thing that a seat may choose. The key is stable across copies, saves and versions."""

    key: str
    about: tuple[str, ...] = ()


class Refusal(NamedTuple):
    """Why something is not allowed: a ledger rule and its arguments, never prose."""

    rule: str
    args: Mapping[str, Any] = {}


class Choice(NamedTuple):
    """A candidate as a table shows it: legal when `refusal` is None."""

    key: str
    about: tuple[str, ...]
    refusal: Refusal | None


class Refused(Exception):
    """Raised when something is not allowed. Nothing has changed."""

    def __init__(self, rule: str, args: Mapping[str, Any] | None = None) -> None:
        self.rule = rule
        self.arguments: Mapping[str, Any] = dict(args or {})
        super().__init__(rule, self.arguments)

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.rule, self.arguments)

    def __str__(self) -> str:
        told = ", ".join(f"{k}={v}" for k, v in self.arguments.items())
        return f"{self.rule} ({told})" if told else self.rule


class RuleError(Exception):
    """A rule of a game failed. The match is as it was before the answer; the cause is chained."""

    def __init__(self, decision: Decision | None, cause: BaseException) -> None:
        self.decision = decision
        where = f"after {decision.kind} of seat {decision.seat}" if decision else "at the start"
        super().__init__(
            f"a rule failed {where}; nothing has changed ({type(cause).__name__}: {cause})"
        )


Args: TypeAlias = tuple[Any, ...]
Pairs: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """What one kind of question means: its options, and why others are refused.

    `keys` gives the legal keys of a pick or an order, the slots of an assignment, nothing for an
    amount. The other functions are needed only where the default is not enough:

    - `extend(st, seat, args, so_far)`: the keys that may follow a partial answer (never a dead
      end); `done` among them when the answer may end there.
    - `tokens(st, seat, args, slot, so_far)`: what may be assigned to a slot, given the pairs so
      far. An assignment fills its slots in the order that `keys` gives.
    - `check(st, seat, args, reply)`: the refusal of a whole answer, or None.
    - `count(st, seat, args, keys)`: the rule that a wrong number of keys breaks, or None: then
      the kernel says how many there may be.
    - `propose(st, seat, args, rng, n)`: good candidates where answers cannot be listed.
    - `candidates(st, seat, args)`: all keys worth showing, refused ones included.
    - `why_not(st, seat, args, key)`: the refusal of one key, None when it is legal.
    - `secret`: positions of arguments that only the seat itself may see.
    """

    name: str
    rule: str  # ledger rule cited when a key is not among the options
    keys: Callable[[Any, int, Args], Sequence[str]] | None = None
    extend: Callable[[Any, int, Args, tuple[str, ...]], Sequence[str]] | None = None
    tokens: Callable[[Any, int, Args, str, Pairs], Sequence[str]] | None = None
    check: Callable[[Any, int, Args, Any], Refusal | None] | None = None
    count: Callable[[Any, int, Args, Sequence[str]], Refusal | None] | None = None
    propose: Callable[[Any, int, Args, Rng, int], Sequence[Mapping[str, int]]] | None = None
    candidates: Callable[[Any, int, Args], Sequence[str]] | None = None
    why_not: Callable[[Any, int, Args, str], Refusal | None] | None = None
    about: Callable[[str], tuple[str, ...]] | None = None
    secret: tuple[int, ...] = ()


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others."""
    if n <= 1:
        return 0
    bits = (n - 1).bit_length()
    draw = rng.getrandbits(bits)
    while draw >= n:
        draw = rng.getrandbits(bits)
    return draw


def shuffled(rng: Rng, items: Sequence[Any]) -> list[Any]:
    """A copy in random order."""
    out = list(items)
    if isinstance(rng, Splitmix):
        rng.shuffle(out)
        return out
    for i in range(len(out) - 1, 0, -1):
        j = below(rng, i + 1)
        out[i], out[j] = out[j], out[i]
    return out
