"""Bidding for the influence tracks. Ledger: `bidding`."""

from collections.abc import Sequence

from weirwood.kernel import Flow, Kind, Refusal, ask_all, order, procedure, tell

from ..facts import HOUSES, TRACKS
from ..state import Position
from .keys import HOUSE_KEYS, Args, house_of
from .tracks import settle, throne


@procedure
def clash(st: Position) -> Flow[None]:
    """The three tracks are bid for one after another (bidding.tracks)."""
    for track in range(3):
        yield from bid(st, track)


@procedure
def bid(st: Position, track: int) -> Flow[None]:
    """Secret bids, highest first; the throne orders the tied; the first takes the token."""
    seats = tuple(bidders(st, -1))
    coins = yield from ask_all(
        st,
        "bidding.track",
        seats,
        TRACKS[track],
        shape="amount",
        least=0,
        most=tuple(in_purse(st, s) for s in seats),
    )
    show_bids(st, seats, coins, -1)
    placed: tuple[int, ...] = ()
    for value in range(max(st.bids), -1, -1):
        tied = tuple(h for h in st.tracks[: st.seats] if st.bids[h] == value)
        if len(tied) > 1:
            keys = yield from order(
                st,
                "bidding.tie",
                st.seat[throne(st)],
                TRACKS[track],
                value,
                least=len(tied),
                most=len(tied),
            )
            tied = tuple(house_of(key) for key in keys)
        placed = placed + tied
    settle(st, track, placed)
    tell(st, "bidding.settled", track=TRACKS[track], houses=[HOUSES[h] for h in placed])


def bidders(st: Position, left_out: int) -> list[int]:
    """The seats that have anything to bid; available power is known to all."""
    return [s for s in range(st.seats) if in_purse(st, s) and st.house[s] != left_out]


def in_purse(st: Position, seat: int) -> int:
    return st.power[st.house[seat]]


def show_bids(st: Position, seats: tuple[int, ...], coins: tuple[int, ...], left_out: int) -> None:
    """All bids are shown at once and paid, whatever comes of them (bidding.spent)."""
    st.bids = [-1 if h == left_out else 0 for h in range(st.seats)]
    for seat, bid in zip(seats, coins, strict=True):
        house = st.house[seat]
        st.bids[house] = bid
        st.power[house] -= bid
    for house in st.tracks[: st.seats]:
        if st.bids[house] >= 0:
            tell(st, "bidding.shown", house=HOUSES[house], power=st.bids[house])


def tied_for_track(st: Position, seat: int, args: Args) -> list[str]:
    value = args[1]
    return [HOUSE_KEYS[h] for h, bid in enumerate(st.bids) if bid == value]


def not_all_tied(st: Position, seat: int, args: Args, keys: Sequence[str]) -> Refusal:
    """The throne puts all the tied houses in order, each once."""
    return Refusal("bidding.ties", {"found": len(keys)})


KINDS = (
    Kind("bidding.track", "bidding.available"),
    Kind("bidding.tie", "bidding.ties", tied_for_track, count=not_all_tied),
)
