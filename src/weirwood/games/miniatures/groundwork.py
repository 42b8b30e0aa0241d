"""Placing terrain: candidates for a piece. Plain functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.games.miniatures import content
from weirwood.games.miniatures.deploying import zones_of_game
from weirwood.games.miniatures.field import INCH
from weirwood.games.miniatures.moves import Plan, Reply, read, unique
from weirwood.games.miniatures.terrain import available, why_not_here
from weirwood.kernel.decision import Refusal, Rng, below

if TYPE_CHECKING:
    from collections.abc import Sequence

    from weirwood.games.miniatures.state import Position


def why_not_piece(st: Position, name: str, plan: Plan) -> Refusal | None:
    zones = zones_of_game(st)
    if content.MODES[st.mode].terrain.by_defender:
        zones = zones[:1]
    return why_not_here(st, name, plan["x"], plan["y"], plan["facing"] % 36000, zones)


def check_piece(st: Position, seat: int, args: tuple[str, ...], reply: Reply) -> Refusal | None:
    plan = read(reply, ("x", "y", "facing"))
    return plan if isinstance(plan, Refusal) else why_not_piece(st, args[0], plan)


def grid_spot(st: Position, name: str) -> Plan | None:
    """Some legal place for a piece, if a search of every two inches finds one."""
    for facing in (0, 9000):
        for x in range(2 * INCH, st.width, 2 * INCH):
            for y in range(2 * INCH, st.height, 2 * INCH):
                plan = {"x": x, "y": y, "facing": facing}
                if why_not_piece(st, name, plan) is None:
                    return plan
    return None


def placeable(st: Position) -> list[str]:
    """Kinds of pieces that may be chosen and still find room."""
    return [name for name in available(st) if grid_spot(st, name) is not None]


def piece_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [f"piece:{name}" for name in placeable(st)]


def propose_piece(
    st: Position, seat: int, args: tuple[str, ...], rng: Rng, n: int
) -> Sequence[Plan]:
    name = args[0]
    found: list[Plan] = []
    for _ in range(4 * max(2, n)):
        plan = {
            "x": below(rng, st.width // 500 + 1) * 500,
            "y": below(rng, st.height // 500 + 1) * 500,
            "facing": below(rng, 8) * 4500,
        }
        if why_not_piece(st, name, plan) is None:
            found.append(plan)
            if len(found) >= max(1, n // 2):
                break
    if not found:
        spot = grid_spot(st, name)
        found = [spot] if spot is not None else []
    return unique(found)
