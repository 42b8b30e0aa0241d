"""What is true right now: STR, icons, keywords, who takes part, and which cards match a filter.

Nothing is cached: values are always worked out anew from what is printed, the lasting effects and
the constant abilities in play (rule values.current).

Ledger: `values`.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import facts as k
from ..facts.columns import Amount, Condition, Constant, Filter
from ..facts.terms import (
    AGAINST_YOU,
    ATTACKING,
    CHOOSER,
    DEFENDER,
    DEFENDING,
    LOSER,
    OPPONENT,
    TARGETED,
    USED,
    YOU,
    ZONES,
)
from ..state import NOBODY, NOTHING, Position
from .attachments import attachments
from .control import can_control
from .duplicates import duplicates
from .entering import can_enter
from .laid import laid, table

Given = Sequence[tuple[int, Constant]]
"""Constant abilities in play, each with its source."""
GainedIcons = dict[int, list[int]]
"""How many of each icon a card has gained, or lost if less than 0, by card."""


def rules_of(*names: str) -> tuple[tuple[Constant, ...], ...]:
    """The constants of these rules, by face."""
    return tuple(tuple(x for x in f.constants if x.rule in names) for f in k.FACES)


# Constants by what they are about, found by face: a filter is asked thousands of times a game.
STRENGTH = rules_of("strength")
ICON = rules_of("icon")
KEYWORD = rules_of("keyword")
SILENT_STRENGTH = rules_of("no_contribution")
TAKES_PART = rules_of("takes_part")
JOINERS = frozenset(i for i, x in enumerate(TAKES_PART) if x)
SIDE = rules_of("side_strength")
# The same as bits of `st.rules`: mostly no card in play has such a rule, and one look tells.
HAS_JOINER = k.RULE_BIT["takes_part"]
HAS_STRENGTH = k.RULE_BIT["strength"]
HAS_ICON = k.RULE_BIT["icon"]
HAS_KEYWORD = k.RULE_BIT["keyword"]
HAS_SHUT_OUT = k.RULE_BIT["no_contribution"]
HAS_SIDE = k.RULE_BIT["side_strength"]


def amount(st: Position, a: Amount, me: int, src: int, who: int = NOBODY, x: int = 0) -> int:
    """A number, seen from the player and the card whose ability it is."""
    if a.fixed:
        return a.n
    n = a.n
    if a.per:
        if a.per == "gold":
            n *= st.gold[me]
        elif a.per == "used_plots":
            n *= len(st.cards.piles[me * ZONES + USED])
        elif a.per == "margin_of_5":
            n *= st.margin // 5
        elif a.per == "x":
            n = x
        else:
            assert a.which is not None
            n *= len(candidates(st, a.which, me, src, who))
    if a.plus and holds(st, a.conditions, me, src, who):
        n += a.plus
    return n


def holds(
    st: Position, conditions: tuple[Condition, ...], me: int, src: int, who: int = NOBODY
) -> bool:
    """Do all conditions hold?"""
    for c in conditions:  # noqa: SIM110 - a generator costs twice as much here
        if not condition(st, c, me, src, who):
            return False
    return True


def condition(st: Position, c: Condition, me: int, src: int, who: int) -> bool:
    kind = c.kind
    if kind == "first_player":
        return st.first == me
    if kind == "not_first_player":
        return st.first != me
    if kind == "controls":
        assert c.which is not None
        return controls(st, c, c.which, me, src)
    if kind == "challenge":
        if st.type < 0 or not c.icons >> st.type & 1:
            return False
        return not c.side or me == (st.attacker if c.side == "attacking" else st.defender)
    if kind == "self":
        return state_is(st, src, c.state)
    if kind == "host":
        host = st.host[src]
        if host < 0:
            return False
        face = st.cards.face[host]
        return (
            (c.face < 0 or face == c.face)
            and (not c.traits or bool(k.TRAIT_MASK[face] & c.traits))
            and (not c.state or state_is(st, host, c.state))
        )
    if kind == "ambushed_this_phase":
        return src in st.ambushed
    if kind in ("plot_trait", "not_lost", "first_of_round"):
        return recorded(st, c, me)
    if kind == "larger_hand":
        return len(st.cards.piles[me * ZONES + 1]) > len(st.cards.piles[who * ZONES + 1])
    assert kind == "rival_defends", kind
    mine, theirs = st.title[me], st.title[st.defender] if st.defender >= 0 else NOTHING
    return st.attacker == me and mine >= 0 and theirs in k.FACES[mine].rivals


def recorded(st: Position, c: Condition, me: int) -> bool:
    """What the plots and the challenges of the round say."""
    if c.kind == "plot_trait":
        return any(p >= 0 and k.TRAIT_MASK[st.cards.face[p]] & c.traits for p in st.plot)
    if c.kind == "not_lost":
        return not any(
            c.icons >> row.icon & 1 and (not c.side or row.defending) for row in st.lost[me]
        )
    return not any(c.icons >> row.icon & 1 for row in st.fought[me])


def controls(st: Position, c: Condition, which: Filter, me: int, src: int) -> bool:
    if c.yours:
        return any_matches(st, which, laid(st, me).like(which.table), me, src)
    for seat in range(st.seats):
        if seat != me and any_matches(st, which, laid(st, seat).like(which.table), me, src):
            return True
    return False


def any_matches(st: Position, which: Filter, cards: Sequence[int], me: int, src: int) -> bool:
    for c in cards:  # noqa: SIM110 - a generator costs twice as much here
        if matches(st, which, c, me, src):
            return True
    return False


def state_is(st: Position, card: int, state: str) -> bool:
    if state == "standing":
        return not st.kneel[card]
    if state == "participating":
        return part(st, card) > 0
    if state == "attacking":
        return part(st, card) == ATTACKING
    if state == "attacking_alone":
        return attacking(st) == [card]
    assert state == "duplicated", state
    return bool(duplicates(st, card))


def attacking(st: Position) -> list[int]:
    """The attacking characters, with those that take part by themselves (rule challenges.joins)."""
    if st.type < 0:
        return []
    found = st.attackers
    for s in st.sources if st.rules & HAS_JOINER else ():
        if st.cards.face[s] in JOINERS and joins(st, s):
            found = [*found, s]
    return found


def joins(st: Position, card: int) -> bool:
    """Jon Snow and the like: attacking without having been declared."""
    return card not in st.attackers and belongs(st, card)


def removable(st: Position, card: int) -> bool:
    """Would it be out of the challenge if it were removed? Not who belongs to it by himself."""
    return st.cards.face[card] not in JOINERS or not belongs(st, card)


def belongs(st: Position, card: int) -> bool:
    """Does it attack by itself, declared or not (rule challenges.joins)?"""
    seat = st.ctrl[card]
    if seat != st.attacker or st.blank[card]:
        return False
    rule = TAKES_PART[st.cards.face[card]][0]
    assert rule.which is not None
    printed = rule.which.table
    return holds(st, rule.conditions, seat, card) and any(
        c != card and printed[st.cards.face[c]] for c in st.attackers
    )


def part(st: Position, card: int) -> int:
    """0, ATTACKING or DEFENDING."""
    if st.type < 0:
        return 0
    if card in st.attackers:
        return ATTACKING
    if card in st.defenders:
        return DEFENDING
    if st.cards.face[card] in JOINERS and card in st.sources and joins(st, card):
        return ATTACKING
    return 0


def matches(
    st: Position, f: Filter, card: int, me: int, src: int, who: int = NOBODY, x: int = 0
) -> bool:
    """Is this one of the cards meant?"""
    face = st.cards.face[card]
    # print first: one byte decides most questions
    if not f.table[face]:
        return False
    side = f.control
    if side:
        seat = st.ctrl[card]
        if side == YOU:
            if seat != me:
                return False
        elif side == OPPONENT:
            if seat == me:
                return False
        elif side == LOSER:
            if seat != st.loser:
                return False
        elif side in (TARGETED, CHOOSER):
            if seat != who:
                return False
        elif side == DEFENDER:
            if seat != st.defender:
                return False
        else:
            assert side == AGAINST_YOU, side
            if (seat, me) not in ((st.attacker, st.defender), (st.defender, st.attacker)):
                return False
    # and for most filters print and control are all there is
    if f.plain:
        return True
    if f.standing >= 0 and f.standing == st.kneel[card]:
        return False
    if f.part:
        took = part(st, card)
        if not took or (f.part > 1 and took != f.part):
            return False
    if f.other and card == src:
        return False
    if f.power and st.power[card] < f.power:
        return False
    if f.attachments >= 0 and len(attachments(st, card)) > f.attachments:
        return False
    if f.no_icon >= 0 and has_icon(st, card, f.no_icon):
        return False
    if f.cost is not None and k.COST[face] > amount(st, f.cost, me, src, who, x):
        return False
    if f.strength is not None and strength(st, card) > amount(st, f.strength, me, src, who, x):
        return False
    if f.enter:
        return can_enter(st, card, me)
    if f.steer:
        return can_control(st, card, me)
    return True


def piles_for(st: Position, f: Filter, me: int, who: int = NOBODY) -> list[Sequence[int]]:
    """Where the cards meant may lie."""
    piles = st.cards.piles
    if not f.zones:
        if f.part:
            return [attacking(st), st.defenders] if st.type >= 0 else []
        # of what lies in play only what is printed so
        return [laid(st, me).like(f.table) if f.control == YOU else table(st).like(f.table)]
    if f.whose == YOU:
        seats = [me]
    elif f.whose == OPPONENT:
        seats = [*range(me), *range(me + 1, st.seats)]
    else:
        seats = [st.loser if f.whose == LOSER else who]
    return [piles[seat * ZONES + zone] for seat in seats if seat >= 0 for zone in f.zones]


def candidates(
    st: Position, f: Filter, me: int, src: int, who: int = NOBODY, x: int = 0
) -> list[int]:
    """All the cards meant, in a stable order."""
    found: list[int] = []
    printed, face, plain = f.table, st.cards.face, f.plain and not f.control
    for cards in piles_for(st, f, me, who):
        for c in cards:
            # print first: one byte decides most questions
            if printed[face[c]] and (plain or matches(st, f, c, me, src, who, x)):
                found.append(c)  # noqa: PERF401 - a comprehension is a function, and costs as much
    if f.home:
        found += homes(st, f, me, src)
    return found


def homes(st: Position, f: Filter, me: int, src: int) -> list[int]:
    """The faction cards meant."""
    return [c for c in st.home if st.ctrl[c] not in st.out and matches(st, f, c, me, src)]


def exists(st: Position, f: Filter, me: int, src: int, who: int = NOBODY, x: int = 0) -> bool:
    """Is there any card that is meant?"""
    printed, face, plain = f.table, st.cards.face, f.plain and not f.control
    for cards in piles_for(st, f, me, who):
        for c in cards:
            if printed[face[c]] and (plain or matches(st, f, c, me, src, who, x)):
                return True
    return f.home and bool(homes(st, f, me, src))


def applies(st: Position, rule: Constant, source: int, card: int) -> bool:
    """Does a constant ability of the source reach this card, conditions included?"""
    of = rule.of
    if of == "self":
        if source != card:
            return False
    elif of == "host":
        if st.host[source] != card:
            return False
    else:
        assert rule.which is not None
        if not matches(st, rule.which, card, st.ctrl[source], source):
            return False
    if st.blank[source]:
        return False
    return not rule.conditions or holds(st, rule.conditions, st.ctrl[source], source)


def in_force(st: Position, rule: Constant, source: int) -> bool:
    """Does a constant ability that concerns players hold?"""
    if st.blank[source]:
        return False
    return not rule.conditions or holds(st, rule.conditions, st.ctrl[source], source)


def constants(st: Position, kind: int, rules: tuple[tuple[Constant, ...], ...]) -> Given:
    """The constant abilities of a kind that are in play: for who asks about many cards at once."""
    if not st.rules & kind:
        return ()
    face = st.cards.face
    found: list[tuple[int, Constant]] = []
    for s in st.sources:
        for rule in rules[face[s]]:
            found.append((s, rule))  # noqa: PERF401 - a comprehension is a function, and costs more
    return found


def reached(st: Position, rule: Constant, source: int) -> Sequence[int]:
    """The cards in play that a constant ability of the source reaches, as `applies` says."""
    if not in_force(st, rule, source):
        return ()
    if rule.of == "self":
        return (source,)
    if rule.of == "host":
        return (st.host[source],)
    which, me = rule.which, st.ctrl[source]
    assert which is not None
    return [c for c in table(st).like(which.table) if matches(st, which, c, me, source)]


def gained_strength(st: Position) -> dict[int, int]:
    """What is added to the STR of cards in play: for who asks about all of them at once."""
    gained: dict[int, int] = {}
    for m in st.mods:
        if m.kind == "strength":
            gained[m.card] = gained.get(m.card, 0) + m.n
    for s, rule in constants(st, HAS_STRENGTH, STRENGTH):
        found = reached(st, rule, s)
        n = amount(st, rule.n, st.ctrl[s], s) if found else 0
        for c in found:
            gained[c] = gained.get(c, 0) + n
    return gained


def gained_icons(st: Position) -> GainedIcons:
    """The icons that cards in play have gained or lost, for who asks about all at once."""
    gained: GainedIcons = {}
    for m in st.mods:
        if m.kind == "icon":
            gained.setdefault(m.card, [0, 0, 0])[m.n] += m.extra
    for s, rule in constants(st, HAS_ICON, ICON):
        for c in reached(st, rule, s):
            count = gained.setdefault(c, [0, 0, 0])
            for icon in range(3):
                count[icon] += rule.icons >> icon & 1
    return gained


def strength(st: Position, card: int) -> int:
    """STR, never below 0; what is too much below is remembered by the modifiers themselves."""
    total = gross_strength(st, card)
    return max(0, total)


def gross_strength(st: Position, card: int) -> int:
    # not cut off at 0: a later bonus must first make good what is below
    total = k.STRENGTH[st.cards.face[card]]
    for m in st.mods:
        if m.card == card and m.kind == "strength":
            total += m.n
    if st.rules & HAS_STRENGTH:
        face = st.cards.face
        for s in st.sources:
            for rule in STRENGTH[face[s]]:
                # who strengthens only itself need not be asked about others
                if (s == card or rule.of != "self") and applies(st, rule, s, card):
                    total += amount(st, rule.n, st.ctrl[s], s)
    return total


def shown_strength(st: Position, card: int, gained: dict[int, int]) -> int:
    """STR of a card, with what all have gained known by `gained_strength`."""
    return max(0, k.STRENGTH[st.cards.face[card]] + gained.get(card, 0))


def total_strength(st: Position, cards: Sequence[int]) -> int:
    """The STR of several cards together."""
    gained = gained_strength(st)
    return sum([shown_strength(st, c, gained) for c in cards])


def given_strength(st: Position, card: int) -> int:
    """STR added by card effects, losses not counted: what Randyll Tarly watches."""
    face = st.cards.face
    total = 0
    for m in st.mods:
        if m.card == card and m.kind == "strength" and m.n > 0:
            total += m.n
    for s in st.sources:
        for rule in STRENGTH[face[s]]:
            if applies(st, rule, s, card):
                total += max(0, amount(st, rule.n, st.ctrl[s], s))
    return total


def has_icon(st: Position, card: int, icon: int) -> bool:
    """Gains must outnumber losses (rule values.icons)."""
    face = st.cards.face
    # nothing gives or takes icons: print decides
    if not st.mods and not st.rules & HAS_ICON:
        return bool(k.ICONS[face[card]] >> icon & 1)
    count = k.ICONS[face[card]] >> icon & 1
    for m in st.mods:
        if m.card == card and m.kind == "icon" and m.n == icon:
            count += m.extra
    bit = 1 << icon
    for s in st.sources if st.rules & HAS_ICON else ():
        for rule in ICON[face[s]]:
            if rule.icons & bit and applies(st, rule, s, card):
                count += 1
    return count > 0


def icons(st: Position, card: int, gained: GainedIcons) -> int:
    """All icons of a card, as a mask, with what all have gained known by `gained_icons`."""
    printed = k.ICONS[st.cards.face[card]]
    count = gained.get(card)
    if count is None:
        return printed
    one, two, three = count
    return (
        ((printed & 1) + one > 0)
        | ((printed >> 1 & 1) + two > 0) << 1
        | ((printed >> 2) + three > 0) << 2
    )


def keywords(st: Position, card: int, giving: Given | None = None) -> int:
    """The keywords of a card in play, as a mask."""
    mask = 0 if st.blank[card] else k.KEYWORD_MASK[st.cards.face[card]]
    for s, rule in constants(st, HAS_KEYWORD, KEYWORD) if giving is None else giving:
        # only what the card does not have yet is worth asking for: a keyword counts once
        if rule.keywords & ~mask and applies(st, rule, s, card):
            mask |= rule.keywords
    return mask


def contributes(st: Position, card: int) -> bool:
    for m in st.mods:
        if m.card == card and m.kind == "no_contribution":
            return False
    face = st.cards.face
    for s in st.sources if st.rules & HAS_SHUT_OUT else ():
        for rule in SILENT_STRENGTH[face[s]]:
            if applies(st, rule, s, card) and not (
                rule.flag and strength(st, card) >= strength(st, s)
            ):
                return False
    return True


def side_strength(st: Position, seat: int, cards: list[int]) -> int:
    """The total of one side: its characters and what its player adds (rule challenges.count)."""
    # what a player adds needs a character on that side (rule challenges.count)
    if not cards:
        return 0
    total = 0
    for c in cards:
        if contributes(st, c):
            total += strength(st, c)
    bit = 1 << st.type
    for s in st.sources if st.rules & HAS_SIDE else ():
        for rule in SIDE[st.cards.face[s]]:
            if st.ctrl[s] == seat and rule.icons & bit and in_force(st, rule, s):
                total += rule.n.n
    for rule in SIDE[st.title[seat]] if st.title[seat] >= 0 else ():
        if rule.icons & bit:
            total += rule.n.n
    return total
