"""What cards cost to marshal, to play and to ambush, and what forbids it."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.placing import can_enter, duplicate_host, has_host, unique_block
from weirwood.games.cardgame.state import Table
from weirwood.games.cardgame.terms import ATTACHMENT, EVENT, LIMITED
from weirwood.games.cardgame.values import in_force, rules_of

FIRST_DISCOUNT = rules_of("first_discount")
CANNOT_MARSHAL = rules_of("cannot_marshal")
CANNOT_PLAY = rules_of("cannot_play")
MORE_LIMITED = rules_of("limited")
AMBUSH_IN_HAND = rules_of("ambush_in_hand")
HAS_FIRST = k.RULE_BIT["first_discount"]
HAS_LIMITED = k.RULE_BIT["limited"]
HAS_BAN = k.RULE_BIT["cannot_marshal"]
HAS_MUTE = k.RULE_BIT["cannot_play"]
HAS_AMBUSH = k.RULE_BIT["ambush_in_hand"]


def discounts(st: Table, seat: int, face: int, on: str) -> int:
    """How much less a card costs this seat to marshal or to play (rules costs.modifiers)."""
    off = 0
    if not st.mods and not st.rules & HAS_FIRST:
        return 0
    for m in st.mods:
        if m.kind == "discount" and m.seat == seat and discount_fits(m.extra, face, on):
            off += m.n
    for s in st.sources if st.rules & HAS_FIRST else ():
        for rule in FIRST_DISCOUNT[st.cards.face[s]]:
            if rule.on == on and st.ctrl[s] == seat and rule.which is not None:
                table = rule.which.table
                first = not any(table[f] for f in st.firsts[seat])
                if table[face] and first and in_force(st, rule, s):
                    off += rule.n.n
    return off


def discount_fits(extra: int, face: int, on: str) -> bool:
    """Is a pending discount (ability and step, packed) for this card?"""
    step = k.ABILITIES[extra >> 4].steps[extra & 15]
    assert step.which is not None
    return bool(step.which.table[face]) and step.on in (on, "any")


def price(st: Table, seat: int, face: int, on: str, base: int) -> int:
    if base <= 0:
        return max(base, 0)
    return max(0, base - discounts(st, seat, face, on))


def use_discounts(st: Table, seat: int, face: int, on: str) -> None:
    """A card was marshaled or played: the discounts that were for it are gone."""
    st.firsts[seat] = (*st.firsts[seat], face)
    if st.mods:
        st.mods = [
            m
            for m in st.mods
            if not (m.kind == "discount" and m.seat == seat and discount_fits(m.extra, face, on))
        ]


# ---- marshaling, playing, ambushing --------------------------------------------------------------


def limited_left(st: Table, seat: int) -> int:
    most = 1
    for s in st.sources if st.rules & HAS_LIMITED else ():
        for rule in MORE_LIMITED[st.cards.face[s]]:
            if st.ctrl[s] == seat and in_force(st, rule, s):
                most += rule.n.n
    return most - st.limited[seat]


def marshal_block(st: Table, seat: int, card: int) -> str:
    """The rule that forbids marshaling this card from hand, or nothing."""
    face = st.cards.face[card]
    kind = k.TYPE[face]
    if kind == EVENT:
        return "marshal.types"
    if k.UNIQUE[face]:
        found = unique_block(st, card, seat)
        if found:
            return found
        if duplicate_host(st, card, seat) >= 0:
            return ""
    for s in st.sources if st.rules & HAS_BAN else ():
        for rule in CANNOT_MARSHAL[st.cards.face[s]]:
            if st.ctrl[s] == seat and kind in rule.types and in_force(st, rule, s):
                return "cards.marching_orders"
    if k.KEYWORDS[face] & LIMITED and limited_left(st, seat) <= 0:
        return "keywords.limited"
    if price(st, seat, face, "marshal", k.COST[face]) > st.gold[seat]:
        return "costs.gold"
    if kind == ATTACHMENT and not has_host(st, face):
        return "attachments.host"
    return ""


def may_play_events(st: Table, seat: int) -> bool:
    if not st.rules & HAS_MUTE:
        return True
    for s in st.sources:
        for rule in CANNOT_PLAY[st.cards.face[s]]:
            if st.ctrl[s] == seat and in_force(st, rule, s):
                return False
    return True


def ambush_cost(st: Table, seat: int, face: int) -> int:
    """What ambush costs for this card in hand, or -1 (rule keywords.ambush)."""
    cost = k.FACES[face].ambush
    for s in st.sources if st.rules & HAS_AMBUSH else ():
        for rule in AMBUSH_IN_HAND[st.cards.face[s]]:
            if st.ctrl[s] == seat and rule.which is not None and rule.which.table[face]:
                granted = k.COST[face]
                cost = granted if cost < 0 else min(cost, granted)
    return cost


def ambush_block(st: Table, seat: int, card: int) -> str:
    face = st.cards.face[card]
    cost = ambush_cost(st, seat, face)
    if cost < 0:
        return "keywords.ambush"
    if cost > st.gold[seat]:
        return "costs.gold"
    return "" if can_enter(st, card, seat) else unique_block(st, card, seat) or "attachments.host"
