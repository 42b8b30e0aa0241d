"""A battlefield for the tests: trays in a few words, forced dice, and the usual first steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.games.miniatures.attack import stances
from weirwood.games.miniatures.roster import is_wall, touching
from weirwood.kernel.play import Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weirwood.games.miniatures.state import Position

SPEARS = "stormcrow_mercenaries_neutral"  # infantry without an ability of its own in a fight
BOWS = "stormcrow_archers_neutral"
WOLF = "shaggydog"  # a small solo unit
FAR = f"1 {SPEARS} at 44,44 facing 180"  # somebody of the other side, out of the way
Dice = list[tuple[str, Any]]


def field(*units: str, inject: Sequence[tuple[str, Any]] = (), **data: Any) -> Play:
    """A battle in somebody's turn (seat 0's unless said otherwise)."""
    return Play.scenario(
        "miniatures", {"units": list(units), "turn": 0, "round": 1, **data}, inject=inject
    )


def rule(name: str, *args: Any, units: Sequence[str], inject: Dice = (), **data: Any) -> Play:  # type: ignore[assignment]  # no dice is no list
    """One rule, run in a turn of seat 0."""
    return field(*units, inject=inject, rule=[f"miniatures.{name}", *args], **data)


def faces(label: str, *values: int) -> Dice:
    """Faces of dice, as they will be rolled."""
    return [(label, value - 1) for value in values]


def unit(p: Play, u: int) -> str:
    return f"unit:{state(p).kind[u]}:{u}"


def state(p: Play) -> Position:
    st: Position = p.st
    return st


def act(p: Play, u: int, action: str, *, inject: Dice = ()) -> Play:  # type: ignore[assignment]  # see rule
    """Activate a unit and choose its action; `charge 3` and the like name a unit.

    With dice given, a melee attack is made from where the unit stands.
    """
    seat = state(p).owner[u]
    if p.asked().kind == "turn.unit":
        p.answer(seat, unit(p, u))
    if " " in action:
        word, nr = action.split()
        action = f"{word}:{state(p).kind[int(nr)]}:{nr}"
    p.expect("turn.action", seat)
    foes = touching(state(p), u)
    alone = bool(inject) and len(foes) == 1 and not is_wall(state(p), foes[0])
    if alone and action.startswith("melee") and len(stances(state(p), u, foes[0])) > 1:
        p.answer(seat, action)
        action = "stay"
    return p.answer(seat, action, inject=inject)


def why_not_action(p: Play, u: int, action: str) -> str:
    """The rule against an action of a unit."""
    seat = state(p).owner[u]
    if p.asked().kind == "turn.unit":
        p.answer(seat, unit(p, u))
    if " " in action:
        word, nr = action.split()
        action = f"{word}:{state(p).kind[int(nr)]}:{nr}"
    no = p.why_not(seat, action)
    assert no is not None, f"{action} is legal; {p}"
    return no.rule


def pose(p: Play, u: int) -> tuple[int, int, int]:
    st = state(p)
    return st.x[u], st.y[u], st.facing[u]


def last(p: Play, kind: str) -> dict[str, Any]:
    """The last event of a kind."""
    found = p.told(kind)
    assert found, f"nothing of {kind} was told; {p}"
    return found[-1]


def idle(p: Play, until: str) -> Play:
    """Answer by the least until a question of this kind is asked."""
    while p.asked().kind != until:
        d = p.asked()
        keys = p.keys(d.seat)
        quiet = next((w for w in ("none", "pass", "no", "stay") if w in keys), None)
        if d.shape == "place":
            p.answer(d.seat, p.match.propose(d, NoChance(), 4)[0])
        elif quiet:
            p.answer(d.seat, quiet)
        else:
            p.answer(d.seat, *keys[: d.least])
    return p


class NoChance:
    """A source of chance that gives nothing but zeros."""

    def getrandbits(self, k: int, /) -> int:  # noqa: ARG002
        return 0
