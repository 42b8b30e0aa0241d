"""Objective tokens: who claims and who controls them, and what their cards give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from weirwood.kernel import tell

from .. import facts
from ..geometry.rect import Rect, covers, point_within
from ..state import NOBODY, ON, Position
from .units import NEVER_HOLDS, is_wall, profile, touching, tray, weight

if TYPE_CHECKING:
    from collections.abc import Iterator


RADIUS: Final = facts.CONTENT.token_radius


def covers_token(st: Position, rect: Rect, o: int) -> bool:
    return covers(rect, st.o_x[o], st.o_y[o], RADIUS)


def touches_token(st: Position, rect: Rect, o: int) -> bool:
    return point_within(rect, st.o_x[o], st.o_y[o], RADIUS)


def may_hold(st: Position, u: int) -> bool:
    return not is_wall(st, u) and not NEVER_HOLDS.intersection(profile(st, u).abilities)


def controller(st: Position, o: int) -> int:
    """The unit that controls a token now, or NOBODY (rules modes.claim_cover, modes.contest)."""
    u = st.o_unit[o]
    if u == NOBODY or st.where[u] != ON:
        return NOBODY
    if facts.MODES[st.mode].claim != "cover":
        return u
    mine = weight(st, u)
    if any(weight(st, v) > mine for v in touching(st, u) if not is_wall(st, v)):
        return NOBODY
    return u


def controls(st: Position, u: int) -> list[int]:
    """The tokens a unit controls."""
    return [o for o in range(len(st.o_unit)) if st.o_unit[o] == u and controller(st, o) == u]


def held_by(st: Position, seat: int) -> list[int]:
    """The tokens controlled by units of a seat."""
    found = []
    for o in range(len(st.o_unit)):
        u = controller(st, o)
        if u != NOBODY and st.owner[u] == seat:
            found.append(o)
    return found


def controlled_cards(st: Position, seat: int) -> list[str]:
    """The objective cards of the tokens that a seat's units control."""
    if not st.o_card:
        return []
    return [st.o_card[o] for o in held_by(st, seat) if st.o_card[o]]


def cover_after_move(st: Position, u: int) -> None:
    """Claims by covering, after a move of unit u has ended (rule modes.claim_cover)."""
    if facts.MODES[st.mode].claim != "cover":
        return
    rect = tray(st, u)
    for o in range(len(st.o_unit)):
        over = st.where[u] == ON and covers_token(st, rect, o) and may_hold(st, u)
        if over and st.o_unit[o] != u:
            st.o_unit[o] = u
            tell(st, "objective.claimed", seat=st.owner[u], unit=st.kind[u], nr=u, objective=o)
        elif not over and st.o_unit[o] == u:
            st.o_unit[o] = NOBODY
            tell(st, "objective.left", seat=st.owner[u], unit=st.kind[u], nr=u, objective=o)


def bonuses(st: Position, u: int) -> Iterator[str]:
    """Effects of objective cards that a unit has now."""
    if st.o_card:
        for o in controls(st, u):
            card = st.o_card[o]
            if card and facts.OBJECTIVES[card].bonus:
                yield facts.OBJECTIVES[card].effect
    for row in st.effects:
        if row.get("what") == "objective_card" and row["unit"] == u:
            yield facts.OBJECTIVES[str(row["card"])].effect
