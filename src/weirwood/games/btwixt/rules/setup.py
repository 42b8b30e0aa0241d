"""Leaders and first player. Ledger: `setup`."""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Flow, Kind, Refusal, choose, draw, procedure, shuffle, tell

from ..state import EDITIONS, Position
from .advanced import white_cards
from .seating import turn_order

MODES = ("draft", "deal")  # anything else is a list of names


@procedure
def setup(st: Position) -> Flow[None]:
    """Shuffle, name the first player, take leaders in turn order (setup.leaders)."""
    prepare(st)
    named_leaders(st)
    for seat in tuple(turn_order(st)):
        if st.leader[seat] < 0:
            if st.leader_mode == "draft":
                key = yield from choose(st, "setup.leader", seat)
                take_leader(st, seat, picked_leader(st, key))
            else:
                take_leader(st, seat, random_leader(st))
    white_cards(st)


def prepare(st: Position) -> None:
    """Shuffle the allies and name the first player (setup.allies, setup.first_player)."""
    shuffle(st, "allies", st.ally_deck)
    st.first = draw(st, "first player", st.seats)
    tell(st, "first.player", seat=st.first)


def named_leaders(st: Position) -> None:
    """Leaders that the table fixed beforehand, one for each seat (setup.leaders_agreed)."""
    if st.leader_mode not in MODES:
        for seat, name in enumerate(st.leader_mode.split(",")):
            take_leader(st, seat, EDITIONS[st.edition].leader(name))


def take_leader(st: Position, seat: int, leader: int) -> None:
    st.leader = (*st.leader[:seat], leader, *st.leader[seat + 1 :])
    tell(st, "leader.taken", seat=seat, leader=EDITIONS[st.edition].leader_ids[leader])


def random_leader(st: Position) -> int:
    """One of the leaders still free, by chance."""
    free = free_leaders(st)
    return free[draw(st, "leader", len(free))]


def free_leaders(st: Position) -> list[int]:
    return [k for k in range(len(EDITIONS[st.edition].leader_ids)) if k not in st.leader]


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
