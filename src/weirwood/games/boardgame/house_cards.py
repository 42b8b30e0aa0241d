"""The texts of house cards that ask or act (chapter house_cards).

Each procedure bears the id of its card and is called with the side that played it. Texts that only
change numbers are data and are read in `strength`; those that ask nothing stand in `quiet_cards`.
"""

from weirwood.kernel import Flow, choose, procedure, tell

from .armies import swap
from .battle import (
    anywhere,
    discard,
    footman_areas,
    hand,
    kill,
    knight_in_army,
    line,
    renew,
    return_card,
    take_order,
    thorns,
)
from .combat import replace
from .content import (
    AREAS,
    CARDS,
    FOOT,
    HOUSES,
    KINDS,
    KNIGHT,
    ORDERS,
    TRACKS,
    UNITS,
)
from .keys import NONE
from .keys import area as area_of
from .keys import card as card_of
from .keys import track as track_of
from .state import Position
from .strength import ATTACK, DEFEND, SIDES, fighter, spared
from .tracks import drop

AERON_PRICE = 2
LAST = 99


# --- cancel ---------------------------------------------------------------------------------------


@procedure
def tyrion_lannister(st: Position, side: int) -> Flow[None]:
    """The enemy's card may be sent back; another is played, or none (house_cards.tyrion)."""
    enemy = 1 - side
    old = st.card[enemy]
    if old < 0:
        return
    key = yield from choose(st, "cards.tyrion", st.seat[fighter(st, side)], CARDS[old])
    if key == NONE:
        return
    tell(st, "cards.tyrion", house=HOUSES[fighter(st, side)], card=CARDS[old])
    return_card(st, enemy)
    yield from replace(st, enemy, old)


# --- immediate ------------------------------------------------------------------------------------


@procedure
def aeron_damphair(st: Position, side: int) -> Flow[None]:
    """Two power buy another card; Aeron himself is discarded (house_cards.aeron)."""
    house = fighter(st, side)
    if st.power[house] < AERON_PRICE or not hand(st, house):
        return
    key = yield from choose(st, "cards.aeron", st.seat[house])
    if key == NONE:
        return
    old = st.card[side]
    st.power[house] -= AERON_PRICE
    st.card[side] = -1
    tell(st, "cards.aeron", house=HOUSES[house], power=AERON_PRICE)
    yield from replace(st, side, old)


@procedure
def mace_tyrell(st: Position, side: int) -> Flow[None]:
    """An enemy footman that fights here dies at once (house_cards.mace)."""
    enemy = 1 - side
    if spared(st, enemy) or not victims_of_mace(st, enemy):
        return
    routed = False
    if len(victims_of_mace(st, enemy)) > 1:
        key = yield from choose(st, "cards.mace", st.seat[fighter(st, side)], SIDES[enemy])
        routed = key == "routed"
    else:
        routed = victims_of_mace(st, enemy)[0] == "routed"
    slay(st, enemy, routed)
    tell(st, "cards.mace", house=HOUSES[fighter(st, enemy)], unit=UNITS[FOOT])


def victims_of_mace(st: Position, enemy: int) -> list[str]:
    """Standing or routed footmen of the enemy."""
    found = ["standing"] if line(st, enemy)[FOOT] else []
    if enemy == DEFEND and st.routed[st.battle * KINDS + FOOT]:
        found.append("routed")
    return found


def slay(st: Position, side: int, routed: bool) -> None:
    if routed:
        st.routed[st.battle * KINDS + FOOT] -= 1
        st.unit[st.battle * KINDS + FOOT] += 1
    kill(st, side, FOOT)


@procedure
def queen_of_thorns(st: Position, side: int) -> Flow[None]:
    """An enemy order next to the embattled area is removed (house_cards.queen)."""
    found = thorns(st, side)
    if not found:
        return
    area = found[0]
    if len(found) > 1:
        key = yield from choose(st, "cards.queen", st.seat[fighter(st, side)], SIDES[side])
        area = area_of(key)
    take(st, side, area, "cards.queen")


def take(st: Position, side: int, area: int, told: str) -> None:
    """An order of the enemy leaves the board, with the support it gave."""
    order = st.order[area]
    take_order(st, area)
    tell(
        st,
        told,
        house=HOUSES[fighter(st, 1 - side)],
        order=ORDERS[order],
        area=AREAS[area],
    )


@procedure
def doran_martell(st: Position, side: int) -> Flow[None]:
    """The enemy drops to the last position of a track (house_cards.doran)."""
    enemy = fighter(st, 1 - side)
    key = yield from choose(st, "cards.doran", st.seat[fighter(st, side)], HOUSES[enemy])
    track = track_of(key)
    drop(st, track, enemy, LAST)
    tell(st, "cards.doran", house=HOUSES[enemy], track=TRACKS[track])


# --- when the winner is known ---------------------------------------------------------------------


@procedure
def cersei_lannister(st: Position, side: int) -> Flow[None]:
    """A victory may remove any order of the beaten house (house_cards.cersei)."""
    if st.winner != side or not anywhere(st, side):
        return
    key = yield from choose(st, "cards.cersei", st.seat[fighter(st, side)], SIDES[side])
    if key == NONE:
        return
    take(st, side, area_of(key), "cards.cersei")


@procedure
def renly_baratheon(st: Position, side: int) -> Flow[None]:
    """A victory may make a knight of a footman that fought or supported (house_cards.renly)."""
    house = fighter(st, side)
    if st.winner != side or not st.stock[house * KINDS + KNIGHT] or not footman_areas(st, side):
        return
    key = yield from choose(st, "cards.renly", st.seat[house], SIDES[side])
    if key == NONE:
        return
    area = area_of(key)
    if side == ATTACK and area == st.battle:
        knight_in_army(st)
    else:
        swap(st, area, FOOT, KNIGHT, routed=not st.unit[area * KINDS + FOOT])
    tell(st, "cards.renly", house=HOUSES[house], area=AREAS[area])


# --- after combat ---------------------------------------------------------------------------------


@procedure
def patchface(st: Position, side: int) -> Flow[None]:
    """A card of the enemy's hand may be discarded (house_cards.patchface)."""
    enemy = fighter(st, 1 - side)
    if not hand(st, enemy):
        return
    key = yield from choose(st, "cards.patchface", st.seat[fighter(st, side)], HOUSES[enemy])
    if key == NONE:
        return
    card = card_of(key)
    discard(st, card)
    tell(st, "cards.patchface", house=HOUSES[enemy], card=CARDS[card])
    if renew(st, enemy, card):
        tell(st, "combat.renewed", house=HOUSES[enemy])
