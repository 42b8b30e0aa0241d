"""What cards cost to marshal, to play and to ambush, what forbids it, and the paying.

Ledger: `costs`.
"""

from __future__ import annotations

from collections.abc import Sequence

from weirwood.kernel import Flow, Kind, amount, choose, procedure, tell

from .. import facts as k
from ..facts.columns import Ability
from ..facts.terms import ATTACHMENT, EVENT, HAND, ZONES
from ..state import IMMINENT, Cond, Position, changed
from .attachments import has_host
from .duplicates import duplicate_host
from .entering import can_enter
from .keys import Args, Keys, card_of, keys_of, named_by
from .leaving import carry_out
from .settling import settle, trouble
from .targets import legal_targets
from .unique import unique_block
from .values import candidates, constants, in_force, rules_of
from .zones import NORMAL_FORM, code, pile, put_aside

# Constants that change prices or forbid, by face; `HAS_*` are their bits in `st.rules`.
FIRST_DISCOUNT = rules_of("first_discount")
CANNOT_MARSHAL = rules_of("cannot_marshal")
CANNOT_PLAY = rules_of("cannot_play")
MORE_LIMITED = rules_of("limited")
AMBUSH_IN_HAND = rules_of("ambush_in_hand")
HAS_FIRST = k.RULE_BIT["first_discount"]
LIMITED = k.keyword("limited")
HAS_LIMITED = k.RULE_BIT["limited"]
HAS_BAN = k.RULE_BIT["cannot_marshal"]
HAS_MUTE = k.RULE_BIT["cannot_play"]
HAS_AMBUSH = k.RULE_BIT["ambush_in_hand"]
Cuts = Sequence[tuple[bytes, int]]
"""What makes cards cheaper: tables over what is printed, with how much."""


def cuts(st: Position, seat: int, on: str) -> Cuts:
    """What makes cards cheaper for this seat to marshal or to play (rules costs.modifiers)."""
    # nothing lowers any price most of the time
    if not st.mods and not st.rules & HAS_FIRST:
        return ()
    found: list[tuple[bytes, int]] = []
    for m in st.mods:
        if m.seat == seat and m.kind == "discount":
            step = k.ABILITIES[m.extra >> 4].steps[m.extra & 15]
            if step.which is not None and step.on in (on, "any"):
                found.append((step.which.table, m.n))
    if st.rules & HAS_FIRST:
        for s, rule in constants(st, HAS_FIRST, FIRST_DISCOUNT):
            if rule.on == on and st.ctrl[s] == seat and rule.which is not None:
                first = not any_of(st.firsts[seat], rule.which.table)
                if first and in_force(st, rule, s):
                    found.append((rule.which.table, rule.n.n))
    return found


def any_of(faces: tuple[int, ...], which: bytes) -> bool:
    return any(which[f] for f in faces)


def discounts(st: Position, seat: int, face: int, on: str) -> int:
    """How much less a card costs this seat to marshal or to play."""
    off = 0
    for which, n in cuts(st, seat, on):
        if which[face]:
            off += n
    return off


def discount_of(ability: int, step: int) -> int:
    """How a lasting effect remembers its discount: the step of an ability, as one number."""
    return ability << 4 | step


def discount_fits(extra: int, face: int, on: str) -> bool:
    """Is a pending discount, as `discount_of` tells it, for this card?"""
    step = k.ABILITIES[extra >> 4].steps[extra & 15]
    assert step.which is not None
    return bool(step.which.table[face]) and step.on in (on, "any")


def price(st: Position, seat: int, face: int, on: str, base: int) -> int:
    # nothing can lower a cost below 0, and X is named when it is paid
    if base <= 0:
        return max(base, 0)
    return max(0, base - discounts(st, seat, face, on))


def use_discounts(st: Position, seat: int, face: int, on: str) -> None:
    """A card was marshaled or played: the discounts that were for it are gone."""
    # counted even if nothing was saved: the next one is no longer the first of the round
    st.firsts[seat] = (*st.firsts[seat], face)
    if st.mods:
        st.mods = [
            m
            for m in st.mods
            if not (m.kind == "discount" and m.seat == seat and discount_fits(m.extra, face, on))
        ]


# ---- marshaling, playing, ambushing --------------------------------------------------------------


def limited_left(st: Position, seat: int) -> int:
    most = 1
    for s in st.sources if st.rules & HAS_LIMITED else ():
        for rule in MORE_LIMITED[st.cards.face[s]]:
            if st.ctrl[s] == seat and in_force(st, rule, s):
                most += rule.n.n
    return most - st.limited[seat]


def marshal_block(st: Position, seat: int, card: int, off: Cuts) -> str:
    """The rule that forbids marshaling this card from hand, or nothing."""
    face = st.cards.face[card]
    kind = k.TYPE[face]
    if kind == EVENT:
        return "marshal.types"
    if k.UNIQUE[face]:
        found = unique_block(st, card, seat)
        if found:
            return found
        # a duplicate costs nothing and is not limited: nothing below can forbid it
        if duplicate_host(st, card, seat) >= 0:
            return ""
    for s in st.sources if st.rules & HAS_BAN else ():
        for rule in CANNOT_MARSHAL[st.cards.face[s]]:
            if st.ctrl[s] == seat and kind in rule.types and in_force(st, rule, s):
                return "cards.marching_orders"
    if k.KEYWORD_MASK[face] & LIMITED and limited_left(st, seat) <= 0:
        return "keywords.limited"
    cost = max(k.COST[face], 0)
    for which, n in off:
        if which[face]:
            cost -= n
    if cost > st.gold[seat]:
        return "costs.gold"
    if kind == ATTACHMENT and not has_host(st, face):
        return "attachments.host"
    return ""


def may_play_events(st: Position, seat: int) -> bool:
    if not st.rules & HAS_MUTE:
        return True
    for s in st.sources:
        for rule in CANNOT_PLAY[st.cards.face[s]]:
            if st.ctrl[s] == seat and in_force(st, rule, s):
                return False
    return True


def ambush_grants(st: Position, seat: int) -> Sequence[bytes]:
    """Which cards in this hand have ambush by what is in play: tables over what is printed."""
    found: list[bytes] = []
    for s, rule in constants(st, HAS_AMBUSH, AMBUSH_IN_HAND):
        if st.ctrl[s] == seat and rule.which is not None:
            found.append(rule.which.table)
    return found


def ambush_cost(st: Position, seat: int, face: int) -> int:
    """What ambush costs for this card in hand, or -1 (rule keywords.ambush)."""
    return cheapest_ambush(face, ambush_grants(st, seat))


def cheapest_ambush(face: int, grants: Sequence[bytes]) -> int:
    cost = k.FACES[face].ambush
    for which in grants:
        if which[face]:
            # of two ways to ambush the cheaper one is meant
            granted = k.COST[face]
            cost = granted if cost < 0 else min(cost, granted)
    return cost


def ambush_block(st: Position, seat: int, card: int, grants: Sequence[bytes]) -> str:
    """The rule that forbids ambush with this card in hand, or nothing."""
    face = st.cards.face[card]
    cost = cheapest_ambush(face, grants)
    if cost < 0:
        return "keywords.ambush"
    if cost > st.gold[seat]:
        return "costs.gold"
    return "" if can_enter(st, card, seat) else unique_block(st, card, seat) or "attachments.host"


# ---- paying for an ability -----------------------------------------------------------------------


def gold_cost(st: Position, a: Ability, seat: int, ci: int) -> int:
    """The gold that using it takes, X left aside."""
    total = 0
    event = k.TYPE[a.face] == EVENT
    for cost in a.costs:
        if cost.pay == "gold":
            total += cost.n
        elif cost.pay == "printed":
            other = k.COST[st.cards.face[st.conds[ci].card]] if ci >= 0 else 0
            # what it costs is what the other card costs, and its own printed X says no more
            return price(st, seat, a.face, "play", max(0, other))
    if event:
        total += price(st, seat, a.face, "play", k.COST[a.face])
    return total


def full_price(a: Ability) -> int:
    """The gold that using it takes where nothing makes it cheaper; -1 if it is not fixed."""
    if any(cost.pay in ("x", "printed") for cost in a.costs):
        return -1
    printed = max(0, k.COST[a.face]) if k.TYPE[a.face] == EVENT else 0
    return printed + sum(cost.n for cost in a.costs if cost.pay == "gold")


FULL_PRICE = tuple(full_price(a) for a in k.ABILITIES)


def afford(st: Position, a: Ability, src: int, seat: int, ci: int) -> int:
    """-1 if the costs cannot be paid, else the largest X that can."""
    need = FULL_PRICE[a.index]
    # what is paid for at the full price need not be looked at for what makes it cheaper
    if need < 0 or need > st.gold[seat]:
        need = gold_cost(st, a, seat, ci)
        if need > st.gold[seat]:
            return -1
    x = 0
    for cost in a.costs:
        pay = cost.pay
        if pay == "kneel":
            if src >= 0 and st.kneel[src]:
                return -1
        elif pay == "kneel_faction":
            if st.kneel[st.home[seat]]:
                return -1
        elif pay == "token":
            if not st.marks[src]:
                return -1
        elif pay == "discard":
            if len(st.cards.piles[seat * ZONES + HAND]) < cost.n:
                return -1
        elif pay == "x":
            x = st.gold[seat] - need + discounts(st, seat, a.face, "play")
    return x


@procedure
def pay(st: Position, n: int) -> Flow[None]:
    """Everything before the word "to", with one's own cards and gold alone (rule costs.own)."""
    act = st.acts[n]
    ability, seat, source = act.ability, act.seat, act.source
    for i in range(len(k.ABILITIES[ability].costs)):
        kind = k.ABILITIES[ability].costs[i].pay
        if kind == "x":
            low, high = legal_costs(st, n)
            x = yield from amount(st, "cost.x", seat, n, named_by(st, n), least=low, most=high)
            st.acts[n] = st.acts[n]._replace(x=x)
        elif kind == "kneel_other":
            key = yield from choose(st, "cost.kneel", seat, n, i, named_by(st, n))
            st.kneel[card_of(st, seat, payable(st, n, i), key)] = 1
        elif kind == "discard":
            key = yield from choose(st, "cost.discard", seat, n, i, named_by(st, n))
            pay_plain(st, n, i, card_of(st, seat, payable(st, n, i), key))
        else:
            pay_plain(st, n, i, source)
    # gold last: X is named among the other costs
    pay_gold(st, n)
    carry_out(st, leave_cost(st, n))
    if trouble(st):
        yield from settle(st)


def payable(st: Position, n: int, i: int) -> Sequence[int]:
    """Cards with which a cost may be paid."""
    act = st.acts[n]
    cost = k.ABILITIES[act.ability].costs[i]
    if cost.pay == "discard":
        return pile(st, act.seat, HAND)
    assert cost.which is not None
    return candidates(st, cost.which, act.seat, act.source)


def pay_plain(st: Position, n: int, i: int, card: int) -> None:
    act = st.acts[n]
    pay = k.ABILITIES[act.ability].costs[i].pay
    if pay == "kneel":
        st.kneel[card] = 1
    elif pay == "kneel_faction":
        st.kneel[st.home[act.seat]] = 1
    elif pay == "token":
        st.marks = changed(st.marks, card, st.marks[card] - 1)
    elif pay == "discard":
        put_aside(st, card)
        tell(st, "card.discarded_hand", seat=act.seat, card=code(st, card))
    else:  # gold is paid at once by `pay_gold`, and what leaves play leaves together
        assert pay in ("gold", "printed") or pay in LEAVES, pay


def legal_costs(st: Position, n: int) -> tuple[int, int]:
    """The least and the largest X that the player may name."""
    act = st.acts[n]
    a = k.ABILITIES[act.ability]
    high = afford(st, a, act.source, act.seat, act.cond)
    target = a.targets[0]
    there = legal_targets(st, target, act.seat, act.source, act.seat, high)
    # an X for which there would be no target cannot be named
    low = min((max(0, k.COST[st.cards.face[c]]) for c in there), default=0)
    return low, high


def pay_gold(st: Position, n: int) -> None:
    act = st.acts[n]
    a = k.ABILITIES[act.ability]
    total = gold_cost(st, a, act.seat, act.cond)
    if any(cost.pay == "x" for cost in a.costs):
        total += max(0, act.x - discounts(st, act.seat, a.face, "play"))
    if total:
        st.gold[act.seat] -= total
        tell(st, "gold.paid", seat=act.seat, n=total)
    if k.TYPE[a.face] == EVENT:
        use_discounts(st, act.seat, a.face, "play")


LEAVES = {"sacrifice": "sacrificed", "return": "returned", "remove": "removed"}


def leave_cost(st: Position, n: int) -> int:
    """Cards that leave play as a cost: they cannot be saved, and no card interrupts it."""
    act = st.acts[n]
    lo = len(st.conds)
    for cost in k.ABILITIES[act.ability].costs:
        how = LEAVES.get(cost.pay)
        if how is not None:
            face = NORMAL_FORM[st.cards.face[act.source]]
            st.conds.append(Cond("leave", act.source, act.seat, how=how, state=IMMINENT, face=face))
    return lo


def spend(st: Position, seat: int, n: int) -> None:
    st.gold[seat] -= n
    if n:
        tell(st, "gold.paid", seat=seat, n=n)


def card_options(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, payable(st, args[0], args[1]))


def no_keys(st: Position, seat: int, args: Args) -> Keys:
    return []


KINDS = (
    Kind("cost.x", "costs.x", keys=no_keys),
    Kind("cost.kneel", "costs.own", keys=card_options),
    Kind("cost.discard", "costs.own", keys=card_options),
)
