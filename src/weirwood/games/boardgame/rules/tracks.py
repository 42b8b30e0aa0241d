"""The three influence tracks and their dominance tokens."""

from ..facts import COURT, FIEFDOMS, SPECIAL, STARS, THRONE
from ..state import Position
from .orders import placed

LAST = 99  # places down, enough for the last position of any track


def on(st: Position, track: int) -> list[int]:
    """The houses of a track, first to last."""
    n = len(st.seat)
    return st.tracks[track * n : track * n + n]


def turn_order(st: Position) -> list[int]:
    return st.tracks[: len(st.seat)]


def place(st: Position, track: int, house: int) -> int:
    """The position of a house on a track, 0 for the first."""
    start = track * len(st.seat)
    return st.tracks.index(house, start) - start


def ahead(st: Position, track: int, house: int, other: int) -> bool:
    """Whether a house stands closer to the first position than another."""
    start = track * len(st.seat)
    return st.tracks.index(house, start) < st.tracks.index(other, start)


def holder(st: Position, track: int) -> int:
    """The house with the dominance token of a track."""
    return st.tracks[track * len(st.seat)]


def throne(st: Position) -> int:
    return st.tracks[0]


def blade(st: Position) -> int:
    return st.tracks[FIEFDOMS * len(st.seat)]


def raven(st: Position) -> int:
    return st.tracks[COURT * len(st.seat)]


def settle(st: Position, track: int, houses: list[int] | tuple[int, ...]) -> None:
    """Set a whole track anew."""
    n = len(st.seat)
    st.tracks[track * n : track * n + n] = houses


def drop(st: Position, track: int, house: int, places: int) -> None:
    """A house goes down some positions, at most to the last; those it passes move up."""
    row = on(st, track)
    here = row.index(house)
    row.pop(here)
    row.insert(min(here + places, len(row)), house)
    settle(st, track, row)


def rise(st: Position, track: int, house: int) -> None:
    """A house takes the first position; those before it move down."""
    row = on(st, track)
    row.remove(house)
    settle(st, track, [house, *row])


def best_tracks(st: Position, house: int) -> list[int]:
    """The tracks on which a house stands best."""
    places = [place(st, track, house) for track in (THRONE, FIEFDOMS, COURT)]
    return [track for track in (THRONE, FIEFDOMS, COURT) if places[track] == min(places)]


def stars(st: Position, house: int) -> int:
    """How many special orders a house may have on the board."""
    n = len(st.seat)
    start = COURT * n
    return STARS[n][st.tracks.index(house, start) - start]


def stars_used(st: Position, house: int) -> int:
    return sum([SPECIAL[st.order[a]] for a in placed(st, house)])
