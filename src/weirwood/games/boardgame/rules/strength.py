"""What each side of a combat is worth, and the house cards that last."""

from ..facts import (
    BONUS,
    CARD,
    CASTLE,
    DEFENSE,
    DEFENSE_TIMES,
    FIEFDOMS,
    FORTS,
    HAND,
    HOLDS_OUT,
    HOME_OF,
    MARCH_FOLLOWS,
    MODIFIER,
    NO_CASUALTIES,
    NULLIFIES,
    PRINTED,
    SENDS_BEATEN,
    SIEGE,
    SIEGE_STRENGTH,
    STRENGTH,
    SWORDS,
    THRONE,
    TIDES,
    TYPE,
    UNIT_KINDS,
    WORTH,
)
from ..facts.files import TideRow
from ..state import Position
from .tracks import ahead, blade

NO_TIDE = TideRow(id="", count=0, strength=0, swords=0, forts=0, skulls=0)
STANNIS = CARD["stannis_baratheon"]
ATTACK, DEFEND = 0, 1
SIDES = ("attacker", "defender")
Changes = list[tuple[int, bool, int, int]]
# Which cards change what units are worth; the last entry stands for no card.
SWAYS: tuple[bool, ...] = (*(row is not None for row in WORTH), False)


def fighter(st: Position, side: int) -> int:
    """The house of a side."""
    return st.defender if side else st.attacker


def supported(st: Position, side: int) -> bool:
    return any(h & 1 == side for h in st.help)


def discarded(st: Position, card: int) -> bool:
    """Whether a house card lies in its owner's discard pile."""
    return card not in st.card and not st.hand[card // HAND] >> card % HAND & 1


def holds(st: Position, when: str, side: int) -> bool:
    """Whether the condition of a card holds for its side at this moment."""
    if when == "attacking":
        return side == ATTACK
    if when == "defending":
        return side == DEFEND
    if when == "defending_castle":
        return side == DEFEND and CASTLE[st.battle] > 0
    if when == "supported":
        return supported(st, side)
    if when == "unsupported":
        return not supported(st, side)
    if when == "enemy_ahead":
        return ahead(st, THRONE, fighter(st, 1 - side), fighter(st, side))
    assert when == "stannis_discarded", when
    return discarded(st, STANNIS)


def worths(st: Position) -> Changes:
    """The card texts that change what units are worth: house, own units or others', kind, worth."""
    found: Changes = []
    cards = st.card
    if not (SWAYS[cards[ATTACK]] or SWAYS[cards[DEFEND]]):
        return found
    for side in (ATTACK, DEFEND):
        card = cards[side]
        row = WORTH[card] if card >= 0 else None
        if row and holds(st, row[0], side):
            found.append((fighter(st, side), *row[1:]))
    if len(found) == 2:
        # Only Salladhor Saan and Victarion can meet here. On a plain reading the zero comes last.
        if not st.salladhor_in_order:
            found.sort(key=lambda row: not row[1])
        elif ahead(st, THRONE, found[1][0], found[0][0]):
            found.reverse()
    return found


def worth(st: Position, house: int, kind: int, side: int, changes: Changes) -> int:
    """What one standing unit adds to its side."""
    if kind == SIEGE:
        return SIEGE_STRENGTH if side == ATTACK and CASTLE[st.battle] else 0
    value = STRENGTH[kind]
    for whose, own, what, number in changes:
        if what == kind and (whose == house) == own:
            value = value + number - STRENGTH[kind] if own else number
    return value


def units_worth(st: Position, house: int, units: list[int], side: int, changes: Changes) -> int:
    """What standing units add to their side; routed ones add nothing."""
    return sum(
        number * worth(st, house, kind, side, changes)
        for kind, number in enumerate(units)
        if number
    )


def support_worth(st: Position, area: int, side: int, changes: Changes) -> int:
    """All that an area lends to a side: its standing units and the star of its order."""
    units = st.unit[area * UNIT_KINDS : area * UNIT_KINDS + UNIT_KINDS]
    return units_worth(st, st.who[area], units, side, changes) + MODIFIER[st.order[area]]


def fighting(st: Position, side: int) -> list[int]:
    """The standing units of a side in the embattled area."""
    if side == ATTACK:
        return st.army
    return st.unit[st.battle * UNIT_KINDS : st.battle * UNIT_KINDS + UNIT_KINDS]


def order_worth(st: Position, side: int) -> int:
    """The march of the attacker, the defence of the defender."""
    if side == ATTACK:
        return MODIFIER[st.order[st.march_from]]
    order = st.order[st.battle]
    if order < 0 or TYPE[order] != DEFENSE or st.order_of[st.battle] != st.defender:
        return 0
    card = st.card[DEFEND]
    return MODIFIER[order] * (DEFENSE_TIMES[card] if card >= 0 else 1)


def garrison_worth(st: Position, side: int) -> int:
    return st.garrison[st.battle] if side and HOME_OF[st.battle] == st.defender else 0


def card_worth(st: Position, side: int) -> int:
    """The house card: its printed number unless the enemy's card voids it, and its own bonus."""
    card, enemy = st.card[side], st.card[1 - side]
    if card < 0:
        return 0
    value = 0 if enemy >= 0 and NULLIFIES[enemy] else PRINTED[card]
    return value + sum(strength for when, strength, _, _ in BONUS[card] if holds(st, when, side))


def parts(st: Position, side: int) -> tuple[int, int, int, int, int, int, int]:
    """Units, order, support, garrison, card, blade and tide of a side."""
    changes = worths(st)
    return (
        units_worth(st, fighter(st, side), fighting(st, side), side, changes),
        order_worth(st, side),
        sum(support_worth(st, h >> 1, side, changes) for h in st.help if h & 1 == side),
        garrison_worth(st, side),
        card_worth(st, side),
        1 if st.blade == side else 0,
        tide(st, side).strength,
    )


def total(st: Position, side: int) -> int:
    """The strength of a side at this moment; never below nothing."""
    return max(0, sum(parts(st, side)))


def ahead_in_ties(st: Position) -> int:
    """The side that wins a tie: the better place on the Fiefdoms track."""
    return ATTACK if ahead(st, FIEFDOMS, st.attacker, st.defender) else DEFEND


def unmanned(st: Position, side: int) -> bool:
    """Neither units nor garrison are left on a side."""
    if side == ATTACK:
        return not any(st.army)
    return st.who[st.battle] != st.defender and not garrison_worth(st, DEFEND)


def walkover(st: Position) -> int:
    """The side that wins because nobody is left on the other, if so played; else -1."""
    if not st.mace_goes_on:
        for side in (ATTACK, DEFEND):
            if unmanned(st, side):
                return 1 - side
    return -1


def victor(st: Position) -> int:
    """The side that wins as things stand."""
    sole = walkover(st)
    if sole >= 0:
        return sole
    attack, defend = total(st, ATTACK), total(st, DEFEND)
    if attack == defend:
        return ahead_in_ties(st)
    return ATTACK if attack > defend else DEFEND


def tide(st: Position, side: int) -> TideRow:
    """The tide of a side once all is shown; before that, and without tides, an empty one."""
    return TIDES[st.tide[side]] if st.tides_open and st.tide[side] >= 0 else NO_TIDE


def swords(st: Position, side: int) -> int:
    """Of the card, of its text as things stand, and of the tide."""
    card = st.card[side]
    icons = tide(st, side).swords
    if card >= 0:
        icons += SWORDS[card]
        icons += sum(number for when, _, number, _ in BONUS[card] if holds(st, when, side))
    return icons


def forts(st: Position, side: int) -> int:
    card = st.card[side]
    icons = tide(st, side).forts
    if card >= 0:
        icons += FORTS[card]
        icons += sum(number for when, _, _, number in BONUS[card] if holds(st, when, side))
    return icons


def skulls(st: Position, side: int) -> int:
    return tide(st, side).skulls


# --- texts that last, as data ---------------------------------------------------------------------


def spared(st: Position, side: int) -> bool:
    """Whether a card keeps a side from all casualties."""
    card = st.card[side]
    return card >= 0 and NO_CASUALTIES[card]


def sends(st: Position, side: int) -> bool:
    """Whether a card lets a side choose where the beaten army goes (house_cards.robb)."""
    card = st.card[side]
    return card >= 0 and SENDS_BEATEN[card]


def march_follows(st: Position, side: int) -> bool:
    """Whether the march order goes with the army into the area it wins (house_cards.loras)."""
    card = st.card[side]
    return card >= 0 and MARCH_FOLLOWS[card]


def holds_out(st: Position, side: int) -> bool:
    """Whether the victors may not enter (house_cards.arianne)."""
    card = st.card[side]
    return card >= 0 and HOLDS_OUT[card]


# --- the blade ------------------------------------------------------------------------------------


def may_wield(st: Position) -> bool:
    """Whether the holder of an unused blade is fighting here."""
    return not st.blade_used and blade(st) in (st.attacker, st.defender)


def blade_side(st: Position) -> int:
    return ATTACK if blade(st) == st.attacker else DEFEND
