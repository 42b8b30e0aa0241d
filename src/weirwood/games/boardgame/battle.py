"""Plain steps of a combat: support, casualties, moving in, and the cards that are played."""

from .armies import destroy, destroy_all, set_down
from .content import (
    AROUND,
    CARDS,
    FOOT,
    FULL_HAND,
    HAND,
    KINDS,
    KNIGHT,
    SIEGE,
    SIZE,
    UNITS,
)
from .orders import remove
from .state import Position
from .strength import ATTACK, DEFEND, fighter
from .tracks import turn_order

# --- support --------------------------------------------------------------------------------------


def sides_open(st: Position, house: int, taken: int) -> list[int]:
    """The sides that a house may support: never against itself, and one side if so played."""
    if house == st.attacker:
        return [ATTACK]
    if house == st.defender:
        return [DEFEND]
    return [taken] if st.single_side and taken >= 0 else [ATTACK, DEFEND]


def drop_support(st: Position, area: int) -> None:
    """An order that is gone supports nobody."""
    st.help = [h for h in st.help if h >> 1 != area]


# --- cards ----------------------------------------------------------------------------------------


def hand(st: Position, house: int) -> list[int]:
    """The house cards in hand."""
    bits = st.hand[house]
    return [house * HAND + i for i in range(HAND) if bits >> i & 1]


def pile(st: Position, house: int) -> list[int]:
    """The house cards in the discard pile: neither in hand nor in play."""
    bits = st.hand[house]
    return [
        card for i in range(HAND) if not bits >> i & 1 and (card := house * HAND + i) not in st.card
    ]


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


def in_turn(st: Position) -> list[int]:
    """The two sides in the order of the Iron Throne."""
    order = turn_order(st)
    first = order.index(st.attacker) < order.index(st.defender)
    return [ATTACK, DEFEND] if first else [DEFEND, ATTACK]


# --- units of a side ------------------------------------------------------------------------------


def line(st: Position, side: int) -> list[int]:
    """The standing units of a side by kind."""
    if side == ATTACK:
        return st.army[:]
    if st.who[st.battle] != st.defender:
        return [0] * KINDS
    return st.unit[st.battle * KINDS : st.battle * KINDS + KINDS]


def kill(st: Position, side: int, kind: int) -> None:
    """One standing unit of a side goes back to stock."""
    if side == ATTACK:
        st.army[kind] -= 1
        st.stock[st.attacker * KINDS + kind] += 1
    else:
        destroy(st, st.battle, kind)


def kill_helpless(st: Position, side: int) -> list[int]:
    """Siege engines and routed units of the loser die; how many of each kind."""
    dead = [0] * KINDS
    units = line(st, side)
    for _ in range(units[SIEGE]):
        kill(st, side, SIEGE)
        dead[SIEGE] += 1
    if side == DEFEND and st.who[st.battle] == st.defender:
        for kind in range(KINDS):
            for _ in range(st.routed[st.battle * KINDS + kind]):
                destroy(st, st.battle, kind, routed=True)
                dead[kind] += 1
    return dead


def victims(st: Position, side: int, loser: bool) -> list[int]:
    """The kinds that may be taken as casualties: the loser's siege engines absorb none."""
    units = line(st, side)
    return [k for k in range(KINDS) if units[k] and not (loser and k == SIEGE)]


def footman_areas(st: Position, side: int) -> list[int]:
    """Where a side's own footmen fought or supported: the areas that Renly may look at."""
    house = fighter(st, side)
    found = []
    fought = st.army[FOOT] if side == ATTACK else 0
    if side == DEFEND and st.who[st.battle] == house:
        fought = st.unit[st.battle * KINDS + FOOT] + st.routed[st.battle * KINDS + FOOT]
    if fought:
        found.append(st.battle)
    for h in st.help:
        area = h >> 1
        if h & 1 == side and st.who[area] == house and footmen_at(st, area):
            found.append(area)
    return found


def footmen_at(st: Position, area: int) -> int:
    return st.unit[area * KINDS + FOOT] + st.routed[area * KINDS + FOOT]


def knight_in_army(st: Position) -> None:
    """A footman of the attacking army becomes a knight."""
    st.army[FOOT] -= 1
    st.army[KNIGHT] += 1
    st.stock[st.attacker * KINDS + FOOT] += 1
    st.stock[st.attacker * KINDS + KNIGHT] -= 1


# --- orders that cards may take -------------------------------------------------------------------


def thorns(st: Position, side: int) -> list[int]:
    """Enemy orders next to the embattled area, the march in progress excepted."""
    enemy = fighter(st, 1 - side)
    return [a for a in AROUND[st.battle] if st.order_of[a] == enemy and a != st.march_from]


def anywhere(st: Position, side: int) -> list[int]:
    """Enemy orders on the board, except those that this combat takes away anyway."""
    enemy = fighter(st, 1 - side)
    return [
        a for a in range(SIZE) if st.order_of[a] == enemy and a not in (st.battle, st.march_from)
    ]


def take_order(st: Position, area: int) -> None:
    remove(st, area)
    drop_support(st, area)


# --- afterwards -----------------------------------------------------------------------------------


def move_in(st: Position) -> None:
    """The attacking army stands in the area it has won."""
    destroy_all(st, st.battle)
    set_down(st, st.attacker, st.battle, st.army)
    st.army = [0] * KINDS


def named(units: list[int]) -> list[str]:
    """Units as a list of ids, one for each."""
    return [UNITS[kind] for kind, number in enumerate(units) for _ in range(number)]


def card_id(card: int) -> str:
    return CARDS[card] if card >= 0 else ""
