"""House cards: the hand, the pile, and the texts. Ledger: `house_cards`.

Each procedure bears the id of its card and is called with the side that played it. Texts that only
change numbers are data and are read in `strength`.
"""

from collections.abc import Callable

from weirwood.kernel import Flow, Kind, Refusal, choose, procedure, tell

from ..facts import (
    AREAS,
    AROUND,
    CARDS,
    FOOT,
    FULL_HAND,
    HAND,
    HOUSE,
    HOUSES,
    KNIGHT,
    ORDERS,
    TIMING,
    TRACKS,
    UNIT_KINDS,
    UNITS,
)
from ..state import Position
from .casualties import kill
from .control import gain
from .keys import CARD_KEYS, NONE, TRACK_KEYS, Args, area_keys, area_of, card_of, fixed, track_of
from .orders import placed, remove
from .strength import ATTACK, DEFEND, SIDES, fighter, fighting, spared
from .support import drop_support
from .tracks import LAST, drop
from .units import count, swap

AERON_PRICE = 2
TYWIN_PRIZE = 2


# --- hand and pile --------------------------------------------------------------------------------


WHOLE = (1 << HAND) - 1
HELD: tuple[tuple[int, ...], ...] = tuple(  # by the bits of a hand: the cards they stand for
    tuple(i for i in range(HAND) if bits >> i & 1) for bits in range(WHOLE + 1)
)


def hand(st: Position, house: int) -> list[int]:
    """The house cards in hand."""
    first = house * HAND
    return [first + i for i in HELD[st.hand[house]]]


def pile(st: Position, house: int) -> list[int]:
    """The house cards in the discard pile: neither in hand nor in play."""
    first, shown = house * HAND, st.card
    found = [first + i for i in HELD[st.hand[house] ^ WHOLE]]
    return [card for card in found if card not in shown] if max(shown) >= 0 else found


def play_card(st: Position, side: int, card: int) -> None:
    """A card goes from the hand into play."""
    st.hand[card // HAND] &= ~(1 << card % HAND)
    st.card[side] = card


def return_card(st: Position, side: int) -> None:
    """The card in play goes back to its owner's hand."""
    card = st.card[side]
    st.hand[card // HAND] |= 1 << card % HAND
    st.card[side] = -1


def discard(st: Position, card: int) -> None:
    """A card of the hand goes to the discard pile."""
    st.hand[card // HAND] &= ~(1 << card % HAND)


def recover(st: Position, card: int) -> None:
    st.hand[card // HAND] |= 1 << card % HAND


def renew(st: Position, house: int, last: int) -> bool:
    """After the last card of a hand: all others come back, the last stays in the pile."""
    if st.hand[house]:
        return False
    st.hand[house] = FULL_HAND
    if last >= 0:
        st.hand[house] &= ~(1 << last % HAND)
    return True


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


@procedure
def replace(st: Position, side: int, old: int) -> Flow[None]:
    """A side plays another card than the one it took back, or none if it has no other."""
    others = [c for c in hand(st, fighter(st, side)) if c != old]
    if not others:
        tell(st, "combat.no_card", house=HOUSES[fighter(st, side)])
        return
    card = others[0]
    if len(others) > 1:
        key = yield from choose(st, "combat.replace", st.seat[fighter(st, side)], CARDS[old])
        card = card_of(key)
    play_card(st, side, card)
    tell(st, "combat.replaced", house=HOUSES[fighter(st, side)], card=CARDS[card])


def other_cards(st: Position, seat: int, args: Args) -> list[str]:
    return [CARD_KEYS[c] for c in hand(st, st.house[seat]) if CARDS[c] != args[0]]


def why_not_other(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Who asks for another card: Tyrion, who sent one back, or Aeron, who has discarded himself."""
    mine = args[0] == "aeron_damphair" and CARDS.index(args[0]) not in hand(st, st.house[seat])
    told = {"card": key.removeprefix("card:")}
    return Refusal("house_cards.aeron", told) if mine else None


def held_cards(st: Position, seat: int, args: Args) -> list[str]:
    return [CARD_KEYS[c] for c in hand(st, st.house[seat])]


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
    found = ["standing"] if fighting(st, enemy)[FOOT] else []
    if enemy == DEFEND and st.routed[st.battle * UNIT_KINDS + FOOT]:
        found.append("routed")
    return found


def slay(st: Position, side: int, routed: bool) -> None:
    if routed:
        count(st, st.battle, FOOT, -1, routed=True)
        count(st, st.battle, FOOT, 1)
    kill(st, side, FOOT)


def mace_options(st: Position, seat: int, args: Args) -> list[str]:
    return victims_of_mace(st, SIDES.index(args[0]))


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


def thorns(st: Position, side: int) -> list[int]:
    """Enemy orders next to the embattled area, the march in progress excepted."""
    enemy = fighter(st, 1 - side)
    return [a for a in AROUND[st.battle] if st.order_of[a] == enemy and a != st.march_from]


def take(st: Position, side: int, area: int, told: str) -> None:
    """An order of the enemy leaves the board, with the support it gave."""
    order = st.order[area]
    remove(st, area)
    drop_support(st, area)
    tell(
        st,
        told,
        house=HOUSES[fighter(st, 1 - side)],
        order=ORDERS[order],
        area=AREAS[area],
    )


def queen_options(st: Position, seat: int, args: Args) -> list[str]:
    return area_keys(thorns(st, SIDES.index(args[0])))


@procedure
def doran_martell(st: Position, side: int) -> Flow[None]:
    """The enemy drops to the last position of a track (house_cards.doran)."""
    enemy = fighter(st, 1 - side)
    key = yield from choose(st, "cards.doran", st.seat[fighter(st, side)], HOUSES[enemy])
    track = track_of(key)
    drop(st, track, enemy, LAST)
    tell(st, "cards.doran", house=HOUSES[enemy], track=TRACKS[track])


# --- when the winner is known ---------------------------------------------------------------------


def tywin_lannister(st: Position, side: int) -> None:
    """Two power for a victory (house_cards.tywin)."""
    if st.winner == side:
        got = gain(st, fighter(st, side), TYWIN_PRIZE)
        tell(st, "cards.tywin", house=HOUSES[fighter(st, side)], power=got)


@procedure
def cersei_lannister(st: Position, side: int) -> Flow[None]:
    """A victory may remove any order of the beaten house (house_cards.cersei)."""
    if st.winner != side or not anywhere(st, side):
        return
    key = yield from choose(st, "cards.cersei", st.seat[fighter(st, side)], SIDES[side])
    if key == NONE:
        return
    take(st, side, area_of(key), "cards.cersei")


def anywhere(st: Position, side: int) -> list[int]:
    """Enemy orders on the board, except those that this combat takes away anyway."""
    enemy = fighter(st, 1 - side)
    return [a for a in placed(st, enemy) if a not in (st.battle, st.march_from)]


def cersei_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*area_keys(anywhere(st, SIDES.index(args[0]))), NONE]


@procedure
def renly_baratheon(st: Position, side: int) -> Flow[None]:
    """A victory may make a knight of a footman that fought or supported (house_cards.renly)."""
    house = fighter(st, side)
    if (
        st.winner != side
        or not st.stock[house * UNIT_KINDS + KNIGHT]
        or not footman_areas(st, side)
    ):
        return
    key = yield from choose(st, "cards.renly", st.seat[house], SIDES[side])
    if key == NONE:
        return
    area = area_of(key)
    if side == ATTACK and area == st.battle:
        knight_in_army(st)
    else:
        swap(st, area, FOOT, KNIGHT, routed=not st.unit[area * UNIT_KINDS + FOOT])
    tell(st, "cards.renly", house=HOUSES[house], area=AREAS[area])


def footman_areas(st: Position, side: int) -> list[int]:
    """Where a side's own footmen fought or supported: the areas that Renly may look at."""
    house = fighter(st, side)
    found = []
    fought = st.army[FOOT] if side == ATTACK else 0
    if side == DEFEND and st.who[st.battle] == house:
        fought = st.unit[st.battle * UNIT_KINDS + FOOT] + st.routed[st.battle * UNIT_KINDS + FOOT]
    if fought:
        found.append(st.battle)
    for h in st.help:
        area = h >> 1
        if h & 1 == side and st.who[area] == house and footmen_at(st, area):
            found.append(area)
    return found


def footmen_at(st: Position, area: int) -> int:
    return st.unit[area * UNIT_KINDS + FOOT] + st.routed[area * UNIT_KINDS + FOOT]


def knight_in_army(st: Position) -> None:
    """A footman of the attacking army becomes a knight."""
    st.army[FOOT] -= 1
    st.army[KNIGHT] += 1
    st.stock[st.attacker * UNIT_KINDS + FOOT] += 1
    st.stock[st.attacker * UNIT_KINDS + KNIGHT] -= 1


def renly_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*area_keys(footman_areas(st, SIDES.index(args[0]))), NONE]


# --- after combat ---------------------------------------------------------------------------------


def roose_bolton(st: Position, side: int) -> None:
    """A defeat brings every discarded card back, his own too (house_cards.roose)."""
    if st.winner != side:
        st.hand[fighter(st, side)] = FULL_HAND
        st.card[side] = -1
        tell(st, "cards.roose", house=HOUSES[fighter(st, side)])


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


def patchface_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*(CARD_KEYS[c] for c in hand(st, HOUSE[args[0]])), NONE]


# --- the moment of a text -------------------------------------------------------------------------
QUIET: dict[str, Callable[[Position, int], None]] = {
    "tywin_lannister": tywin_lannister,
    "roose_bolton": roose_bolton,
}


def due(st: Position, side: int, timing: str) -> str:
    """The procedure of a card whose moment has come; a quiet text is carried out here, for ""."""
    card = st.card[side]
    if card < 0 or TIMING[card] != timing:
        return ""
    name = CARDS[card]
    if name in QUIET:
        QUIET[name](st, side)
        return ""
    return f"boardgame.house_cards.{name}"


KINDS = (
    Kind("combat.replace", "house_cards.tyrion", other_cards, why_not=why_not_other),
    Kind("cards.tyrion", "house_cards.tyrion", fixed("use", NONE)),
    Kind("cards.aeron", "house_cards.aeron", fixed("use", NONE)),
    Kind("cards.mace", "house_cards.mace", mace_options),
    Kind("cards.queen", "house_cards.queen", queen_options),
    Kind("cards.doran", "house_cards.doran", fixed(*TRACK_KEYS)),
    Kind("cards.cersei", "house_cards.cersei", cersei_options),
    Kind("cards.renly", "house_cards.renly", renly_options),
    Kind("cards.patchface", "house_cards.patchface", patchface_options),
)
