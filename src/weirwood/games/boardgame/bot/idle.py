"""What a house does whose player has gone."""

from collections.abc import Sequence

from weirwood.kernel import Decision

from ..state import Position


def idle(st: Position, decision: Decision, keys: Sequence[str]) -> str:
    """What a house does whose player has gone: hold what it has, and keep out of the rest."""
    for quiet in ("end", "none", "refuse", "keep", "power"):
        if quiet in keys:
            return quiet
    if decision.kind == "planning.orders":
        for order in ("defense_plus_1", "support", "consolidate", "raid"):
            for key in keys:
                if key.endswith(f"={order}"):
                    return key
    return keys[0]
