"""The four numbers of a revealed plot with everything that changes them, and what they allow."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.state import NOTHING, Table
from weirwood.games.cardgame.terms import CHARACTER, INTRIGUE, PLAY, ZONES
from weirwood.games.cardgame.values import (
    applies,
    has_icon,
    holds,
    in_force,
    is_character,
    rules_of,
    strength,
)

GOLD = tuple(f.gold for f in k.FACES)
INITIATIVE = tuple(f.initiative for f in k.FACES)
RESERVE = tuple(f.reserve for f in k.FACES)
BASE_GOLD = rules_of("base_gold")
RESERVE_RULES = rules_of("reserve")
CLAIM = rules_of("claim")
DOMINANCE = rules_of("dominance")
EXTRA = rules_of("extra_challenge")
MAXIMUM = rules_of("max_challenges")
INTRIGUE_FIRST = rules_of("intrigue_first")
DECLARE = rules_of("declare_max")
NO_KNEEL = rules_of("no_kneel")
MAY_DEFEND = rules_of("may_defend")
STEALTH_PROOF = rules_of("stealth_proof")
SILENCE = rules_of("silence")
SILENCERS = frozenset(i for i, x in enumerate(SILENCE) if x)
CLAIM_ANY = rules_of("claim_any")
DRAW_MORE = rules_of("draw_more")
STAND_MAX = rules_of("stand_max")
MANY = 99
HAS_SILENCE = k.RULE_BIT["silence"]
HAS_CHALLENGE = (
    k.RULE_BIT["max_challenges"] | k.RULE_BIT["intrigue_first"] | k.RULE_BIT["extra_challenge"]
)
HAS_DECLARE = k.RULE_BIT["declare_max"]
HAS_NO_KNEEL = k.RULE_BIT["no_kneel"]
HAS_PROOF = k.RULE_BIT["stealth_proof"]


# ---- gold, initiative, reserve, claim ------------------------------------------------------------


def from_cards(st: Table, seat: int, printed: tuple[int, ...]) -> int:
    """What a player's other cards and title add to a value of the revealed plot."""
    total = printed[st.title[seat]] if st.title[seat] >= 0 else 0
    for s in st.sources:
        if s != st.plot[seat] and st.ctrl[s] == seat and not st.blank[s]:
            total += printed[st.cards.face[s]]
    return total


def gold_value(st: Table, seat: int) -> int:
    """What the seat collects as income (rule marshal.income)."""
    if st.plot[seat] < 0:
        return 0
    face = st.cards.face[st.plot[seat]]
    base = GOLD[face]
    for s in st.sources:
        for rule in BASE_GOLD[st.cards.face[s]]:
            if rule.traits & k.TRAIT_MASK[face] and in_force(st, rule, s):
                base = rule.n.n
    return max(0, base + from_cards(st, seat, GOLD))


def initiative_value(st: Table, seat: int) -> int:
    if st.plot[seat] < 0:
        return 0
    base = INITIATIVE[st.cards.face[st.plot[seat]]]
    return max(0, base + from_cards(st, seat, INITIATIVE))


def reserve_value(st: Table, seat: int) -> int:
    if st.plot[seat] < 0:
        return MANY
    total = RESERVE[st.cards.face[st.plot[seat]]] + from_cards(st, seat, RESERVE)
    for s in st.sources:
        for rule in RESERVE_RULES[st.cards.face[s]]:
            if st.ctrl[s] != seat and in_force(st, rule, s):
                total += rule.n.n
    return max(0, total)


def claim_value(st: Table, seat: int) -> int:
    """The claim of the attacking player's plot in the present challenge, read now."""
    if st.plot[seat] < 0:
        return 0
    total = k.FACES[st.cards.face[st.plot[seat]]].claim
    bit = 1 << st.type
    for s in st.sources:
        for rule in CLAIM[st.cards.face[s]]:
            if st.ctrl[s] == seat and rule.icons & bit and in_force(st, rule, s):
                total += rule.n.n
    if st.title[seat] >= 0:
        for rule in CLAIM[st.title[seat]]:
            if rule.icons & bit and holds(st, rule.conditions, seat, NOTHING):
                total += rule.n.n
    for m in st.mods:
        if m.extra & bit and (
            (m.kind == "claim" and m.seat == seat) or (m.kind == "shield" and m.seat == st.defender)
        ):
            total += m.n
    return max(0, total)


def dominance_total(st: Table, seat: int) -> int:
    """STR of standing characters, gold, and what cards add (rule dominance.count)."""
    total = st.gold[seat]
    for c in st.cards.piles[seat * ZONES + PLAY]:
        if not st.kneel[c] and k.TYPE[st.cards.face[c]] == CHARACTER:
            total += strength(st, c)
    for s in st.sources:
        for rule in DOMINANCE[st.cards.face[s]]:
            if st.ctrl[s] == seat and in_force(st, rule, s):
                total += rule.n.n
    if st.title[seat] >= 0:
        for rule in DOMINANCE[st.title[seat]]:
            total += rule.n.n
    return total


def cards_to_draw(st: Table, seat: int) -> int:
    n = 2
    if st.title[seat] >= 0:
        for rule in DRAW_MORE[st.title[seat]]:
            n += rule.n.n
    return n


def stand_cap(st: Table) -> int:
    cap = MANY
    for s in st.sources:
        for rule in STAND_MAX[st.cards.face[s]]:
            if in_force(st, rule, s):
                cap = min(cap, rule.n.n)
    return cap


# ---- challenges: may they be initiated, who may be declared --------------------------------------


def silenced(st: Table, seat: int) -> bool:
    """Is the seat kept from triggering card abilities (Catelyn Stark)?"""
    if not st.rules & HAS_SILENCE:
        return False
    for s in st.sources:
        if st.cards.face[s] in SILENCERS and st.ctrl[s] != seat:
            for rule in SILENCE[st.cards.face[s]]:
                if in_force(st, rule, s):
                    return True
    return False


def challenge_block(st: Table, seat: int, icon: int, opponent: int) -> str:
    """The rule that forbids initiating such a challenge, or nothing."""
    fought = st.fought[seat]
    extra = title_extra = 0
    bit = 1 << icon
    for s in st.sources if st.rules & HAS_CHALLENGE else ():
        face = st.cards.face[s]
        for rule in MAXIMUM[face]:
            if st.ctrl[s] == seat and len(fought) >= rule.n.n and in_force(st, rule, s):
                return "cards.sneak_attack"
        for rule in INTRIGUE_FIRST[face]:
            if (
                icon != INTRIGUE
                and not any(row >> 1 == INTRIGUE for row in st.won[seat])
                and in_force(st, rule, s)
            ):
                return "cards.game_of_thrones"
        for rule in EXTRA[face]:
            if st.ctrl[s] == seat and rule.icons & bit and in_force(st, rule, s):
                extra += rule.n.n
    for m in st.mods:
        if m.seat == seat:
            if m.kind == "extra_challenge" and m.extra == icon:
                extra += m.n
            elif m.kind == "forbid" and m.extra & bit and m.n in (NOTHING, opponent):
                return "challenges.forbidden"
    if st.title[seat] >= 0:
        if st.title[opponent] in k.FACES[st.title[seat]].supports:
            return "titles.supports"
        for rule in EXTRA[st.title[seat]]:
            if rule.icons & bit:
                title_extra += rule.n.n
    done = [row & 7 for row in fought if row >> 3 == icon]
    if len(done) >= 1 + extra:
        if len(done) >= 1 + extra + title_extra:
            return "challenges.one_each"
        if opponent in done:
            return "titles.hand"
    return ""


def can_attack(st: Table, card: int, icon: int) -> bool:
    return not st.kneel[card] and is_character(st, card) and has_icon(st, card, icon)


def possible_attackers(st: Table, seat: int, icon: int) -> list[int]:
    return [c for c in st.cards.piles[seat * ZONES + PLAY] if can_attack(st, c, icon)]


def has_attacker(st: Table, seat: int, icon: int) -> bool:
    face, kneel = st.cards.face, st.kneel
    for c in st.cards.piles[seat * ZONES + PLAY]:
        if not kneel[c] and k.TYPE[face[c]] == CHARACTER and has_icon(st, c, icon):
            return True
    return False


def defend_block(st: Table, card: int) -> str:
    """The rule that keeps a character from being declared as a defender, or nothing."""
    if not is_character(st, card) or card in st.defenders:
        return "challenges.defenders"
    if card in st.bypassed:
        return "keywords.stealth"
    for m in st.mods:
        if m.card == card and m.kind == "cannot_defend":
            return "challenges.cannot_defend"
    bit = 1 << st.type
    for rule in MAY_DEFEND[st.cards.face[card]]:
        if rule.icons & bit and in_force(st, rule, card):
            return ""
    if st.kneel[card]:
        return "challenges.standing"
    return "" if has_icon(st, card, st.type) else "challenges.icon"


def possible_defenders(st: Table) -> list[int]:
    return [c for c in st.cards.piles[st.defender * ZONES + PLAY] if not defend_block(st, c)]


def declare_cap(st: Table, side: str) -> int:
    cap = MANY
    for s in st.sources if st.rules & HAS_DECLARE else ():
        for rule in DECLARE[st.cards.face[s]]:
            if rule.side == side and in_force(st, rule, s):
                cap = min(cap, rule.n.n)
    return cap


def stays_standing(st: Table, card: int, side: str, icon: int) -> bool:
    """Does it not kneel when declared on that side?"""
    for s in st.sources if st.rules & HAS_NO_KNEEL else ():
        for rule in NO_KNEEL[st.cards.face[s]]:
            if (
                rule.side == side
                and (not rule.icons or rule.icons >> icon & 1)
                and applies(st, rule, s, card)
            ):
                return True
    return False


def stealth_proof(st: Table, card: int) -> bool:
    for s in st.sources if st.rules & HAS_PROOF else ():
        for rule in STEALTH_PROOF[st.cards.face[s]]:
            if applies(st, rule, s, card):
                return True
    return False
