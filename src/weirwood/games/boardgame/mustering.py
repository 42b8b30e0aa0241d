"""Mustering (chapter mustering)."""

from weirwood.kernel import Flow, choose, procedure, tell

from .content import AREAS, HOUSES, UNITS
from .levies import END, clear, grant, recruit, recruits
from .state import Position


@procedure
def all_houses(st: Position) -> Flow[None]:
    """Every house musters in all its castles and strongholds, in turn order (mustering.turns)."""
    for house in tuple(st.tracks[: st.seats]):
        grant(st, house)
        yield from muster(st, house)


@procedure
def muster(st: Position, house: int) -> Flow[None]:
    """Points are spent step by step, each in its own area (mustering.points)."""
    while offer_recruits(st, house):
        key = yield from choose(st, "mustering.step", st.seat[house])
        if key == END:
            break
        word, kind, area, where = recruit(st, house, key)
        tell(
            st,
            f"mustering.{word}",
            house=HOUSES[house],
            unit=UNITS[kind],
            area=AREAS[area],
            where=AREAS[where],
        )
    st.offers = []
    clear(st)


def offer_recruits(st: Position, house: int) -> bool:
    """Work out what the points that are left may buy."""
    st.offers = recruits(st, house)
    return bool(st.offers)
