"""The typed primitives with which a rule asks, calls and ends.

Inside a procedure they stand after `yield from`. The compiler knows them: it replaces each by its
plain form from `ASKED`, which either answers at once or suspends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, Literal, NoReturn, ParamSpec, TypeVar, overload

from weirwood.kernel.decision import Decision
from weirwood.kernel.event import new_row
from weirwood.kernel.flow import PROCEDURES, SUSPEND, Finished, Flow, Plain, Rule, Stop
from weirwood.kernel.state import State

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound=State)

ONE, KEY, ALL = 1, 2, 3  # how replies go back to the rule


def _put(st: State, seat: int, kind: str, shape: str, least: int, most: int, args: Any) -> Any:
    row = (st.number, seat, kind, shape, least, most, args)
    st.asked.append(new_row(Decision, row))
    st.replies.append(None)
    st.number += 1
    st.form = ONE
    return SUSPEND


def _ask_choose(st: State, kind: str, seat: int, *args: Plain) -> Any:
    number = st.number
    st.asked.append(new_row(Decision, (number, seat, kind, "pick", 1, 1, args)))
    st.replies.append(None)
    st.number = number + 1
    st.form = KEY
    return SUSPEND


def _ask_pick(st: State, kind: str, seat: int, *args: Plain, least: int = 1, most: int = 1) -> Any:
    return _put(st, seat, kind, "pick", least, most, args)


def _ask_order(st: State, kind: str, seat: int, *args: Plain, least: int, most: int) -> Any:
    return _put(st, seat, kind, "order", least, most, args)


def _ask_amount(st: State, kind: str, seat: int, *args: Plain, least: int = 0, most: int) -> Any:
    return _put(st, seat, kind, "amount", least, most, args)


def _ask_assign(st: State, kind: str, seat: int, *args: Plain) -> Any:
    return _put(st, seat, kind, "assign", 0, 0, args)


def _ask_place(st: State, kind: str, seat: int, *args: Plain) -> Any:
    return _put(st, seat, kind, "place", 0, 0, args)


def _ask_all(
    st: State,
    kind: str,
    seats: Sequence[int],
    *args: Plain,
    shape: str = "pick",
    least: int | Sequence[int] = 1,
    most: int | Sequence[int] = 1,
) -> Any:
    if not seats:
        return ()
    for i, seat in enumerate(seats):
        low = least if isinstance(least, int) else least[i]
        high = most if isinstance(most, int) else most[i]
        _put(st, seat, kind, shape, low, high, args)
    st.form = ALL
    return SUSPEND


def _ask_call(st: State, name: str, *args: Plain) -> Any:
    rule = PROCEDURES[name]
    check_count(rule, name, args)
    return rule.run(st, *args)


def check_count(rule: Rule, name: str, args: tuple[Any, ...]) -> None:
    """What follows a rule's own arguments is the compiler's: too many would be taken for it."""
    if len(args) != len(rule.params):
        raise TypeError(f"{name} takes {len(rule.params)} arguments after st, not {len(args)}")


def _ask_scope(st: State, name: str, rule: Any, *args: Plain) -> Any:
    try:
        return rule.run(st, *args)
    except Stop as stop:
        if stop.name != name:
            raise
        return None


# ---- as rules write them --------------------------------------------------------------------


def choose(st: State, kind: str, seat: int, *args: Plain, at: str = "") -> Flow[str]:
    """One of the options of this kind: the answer is its key."""
    _ask_choose(st, kind, seat, *args)
    reply: str = yield
    return reply


def pick(
    st: State, kind: str, seat: int, *args: Plain, least: int = 1, most: int = 1, at: str = ""
) -> Flow[tuple[str, ...]]:
    """Some of the options, in the order in which the options stand."""
    _ask_pick(st, kind, seat, *args, least=least, most=most)
    reply: tuple[str, ...] = yield
    return reply


def order(
    st: State, kind: str, seat: int, *args: Plain, least: int, most: int, at: str = ""
) -> Flow[tuple[str, ...]]:
    """Some of the options, in an order of the seat's choosing."""
    _ask_order(st, kind, seat, *args, least=least, most=most)
    reply: tuple[str, ...] = yield
    return reply


def amount(
    st: State, kind: str, seat: int, *args: Plain, least: int = 0, most: int, at: str = ""
) -> Flow[int]:
    """A whole number from least to most."""
    _ask_amount(st, kind, seat, *args, least=least, most=most)
    reply: int = yield
    return reply


def assign(
    st: State, kind: str, seat: int, *args: Plain, at: str = ""
) -> Flow[tuple[tuple[str, str], ...]]:
    """A token for every slot: pairs (slot, token) in the order of the slots."""
    _ask_assign(st, kind, seat, *args)
    reply: tuple[tuple[str, str], ...] = yield
    return reply


def place(
    st: State, kind: str, seat: int, *args: Plain, at: str = ""
) -> Flow[tuple[tuple[str, int], ...]]:
    """Named integers, as the kind's `check` allows: pairs (name, number) by name."""
    _ask_place(st, kind, seat, *args)
    reply: tuple[tuple[str, int], ...] = yield
    return reply


@overload
def ask_all(
    st: State,
    kind: str,
    seats: Sequence[int],
    *args: Plain,
    shape: Literal["pick", "order"] = "pick",
    least: int | Sequence[int] = 1,
    most: int | Sequence[int] = 1,
    at: str = "",
) -> Flow[tuple[tuple[str, ...], ...]]: ...
@overload
def ask_all(
    st: State,
    kind: str,
    seats: Sequence[int],
    *args: Plain,
    shape: Literal["amount"],
    least: int | Sequence[int] = 1,
    most: int | Sequence[int] = 1,
    at: str = "",
) -> Flow[tuple[int, ...]]: ...
@overload
def ask_all(
    st: State,
    kind: str,
    seats: Sequence[int],
    *args: Plain,
    shape: Literal["assign"],
    least: int | Sequence[int] = 1,
    most: int | Sequence[int] = 1,
    at: str = "",
) -> Flow[tuple[tuple[tuple[str, str], ...], ...]]: ...
def ask_all(
    st: State,
    kind: str,
    seats: Sequence[int],
    *args: Plain,
    shape: str = "pick",
    least: int | Sequence[int] = 1,
    most: int | Sequence[int] = 1,
    at: str = "",
) -> Flow[tuple[Any, ...]]:
    """The same question to several seats at once, secret until the last has answered.

    The answers come back in the order of `seats`. `least` and `most` may differ by seat.
    """
    if not seats:
        return ()
    _ask_all(st, kind, seats, *args, shape=shape, least=least, most=most)
    reply: tuple[Any, ...] = yield
    return reply


def call(st: State, name: str, *args: Plain, at: str = "") -> Flow[Any]:
    """Run a procedure known only by its id, such as a card's ability."""
    return (yield from PROCEDURES[name].fn(st, *args))


def scope(
    st: S, name: str, rule: Callable[Concatenate[S, P], Flow[T]], *args: P.args, **kw: P.kwargs
) -> Flow[T | None]:
    """Run a procedure that `stop(name)` may cut short; then the value is None."""
    try:
        return (yield from rule(st, *args, **kw))
    except Stop as stop:
        if stop.name != name:
            raise
        return None


def at(name: str, flow: Flow[T]) -> Flow[T]:
    """Name the point of a procedure that is called twice: `yield from at("again", p(st, x))`."""
    return (yield from flow)


def stop(name: str) -> NoReturn:
    """Leave everything down to the scope of that name."""
    raise Stop(name)


def finish(st: State, standings: Sequence[Sequence[int]], scores: Sequence[int]) -> NoReturn:
    """End the match from anywhere: finishing order with shared places, and a number per seat."""
    st.ended = True
    st.standings = rank_conceded(tuple(tuple(sorted(g)) for g in standings if g), st.conceded)
    st.scores = tuple(scores)
    raise Finished


def rank_conceded(
    standings: tuple[tuple[int, ...], ...], conceded: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Seats that conceded come last, the first to concede at the very end."""
    if not conceded:
        return standings
    staying = tuple(tuple(s for s in g if s not in conceded) for g in standings)
    return (*(g for g in staying if g), *((s,) for s in reversed(conceded)))


PRIMITIVES: dict[Any, str] = {
    choose: "choose",
    pick: "pick",
    order: "order",
    amount: "amount",
    assign: "assign",
    place: "place",
    ask_all: "all",
    call: "call",
    scope: "scope",
    at: "at",
}
ASKED: dict[str, Callable[..., Any]] = {
    "choose": _ask_choose,
    "pick": _ask_pick,
    "order": _ask_order,
    "amount": _ask_amount,
    "assign": _ask_assign,
    "place": _ask_place,
    "all": _ask_all,
    "call": _ask_call,
    "scope": _ask_scope,
}
