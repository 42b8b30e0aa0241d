"""Which leader belongs to which seat."""

from __future__ import annotations

from typing import Any

from weirwood.games.btwixt.dealing import free_leaders, random_leader, take_leader
from weirwood.games.btwixt.state import (
    EDITIONS,
    Position,
)
from weirwood.kernel import Kind, Refusal

MODES = ("draft", "deal")  # anything else is a list of names


def named_leaders(st: Position) -> None:
    """Leaders that the table fixed beforehand, one for each seat (setup.leaders_agreed)."""
    if st.leader_mode not in MODES:
        for seat, name in enumerate(st.leader_mode.split(",")):
            take_leader(st, seat, EDITIONS[st.edition].leader(name))


def picked_leader(st: Position, key: str) -> int:
    return random_leader(st) if key == "random" else EDITIONS[st.edition].leader(key[7:])


def leader_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    ids = EDITIONS[st.edition].leader_ids
    return [*(f"leader:{ids[k]}" for k in free_leaders(st)), "random"]


def all_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    return [f"leader:{name}" for name in EDITIONS[st.edition].leader_ids]


def why_not(st: Position, seat: int, args: tuple[Any, ...], key: str) -> Refusal | None:
    if key in leader_keys(st, seat, args):
        return None
    return Refusal("setup.leaders", {"key": key[:80]})


KINDS = (Kind("setup.leader", "setup.leaders", leader_keys, candidates=all_keys, why_not=why_not),)
