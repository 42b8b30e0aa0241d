"""What happens in a challenge, where nobody has to be asked."""

from __future__ import annotations

from weirwood.games.cardgame.board import (
    code,
    draw_cards,
    forget,
    kneel_card,
    leave_challenge,
    opponents,
    pile,
    put_aside,
)
from weirwood.games.cardgame.effects import discard_from_hand, tell_card
from weirwood.games.cardgame.expiry import expire
from weirwood.games.cardgame.legality import characters
from weirwood.games.cardgame.menu import card_keys, card_of
from weirwood.games.cardgame.plotvalues import (
    CLAIM_ANY,
    challenge_block,
    defend_block,
    has_attacker,
    possible_attackers,
    possible_defenders,
    stays_standing,
    stealth_proof,
)
from weirwood.games.cardgame.state import NOBODY, NOTHING, Cond, Table
from weirwood.games.cardgame.terms import (
    DECK,
    ICONS,
    INSIGHT,
    INTIMIDATE,
    KEYWORDS,
    PILLAGE,
    RENOWN,
    STEALTH,
)
from weirwood.games.cardgame.titles import rival_bonus
from weirwood.games.cardgame.values import attacking, keywords, side_strength, strength
from weirwood.games.cardgame.winning import gain_power
from weirwood.kernel import tell

RESOLVED = (
    ("insight", INSIGHT),
    ("intimidate", INTIMIDATE),
    ("pillage", PILLAGE),
    ("renown", RENOWN),
)


# ---- initiating ----------------------------------------------------------------------------------


def possible_challenges(st: Table, seat: int) -> list[tuple[int, int]]:
    """Types and opponents that the seat may challenge now."""
    return [
        (icon, other)
        for icon in range(3)
        if has_attacker(st, seat, icon)
        for other in sorted(opponents(st, seat))
        if not challenge_block(st, seat, icon, other)
    ]


def open_challenge(st: Table, seat: int, icon: int, against: int) -> None:
    st.type = icon
    st.attacker = seat
    st.defender = st.against = against
    st.attackers = []
    st.defenders = []
    st.bypassed = []
    st.winner = st.loser = NOBODY
    st.margin = st.unopposed = 0


def declare_attackers(st: Table, keys: tuple[str, ...]) -> None:
    """Attackers kneel together; the challenge is initiated (rules challenges.attackers, .kneel)."""
    seat, icon = st.attacker, st.type
    named = dict(card_keys(st, seat, possible_attackers(st, seat, icon), several=True))
    cards = [named[key] for key in keys]
    upright = [c for c in cards if stays_standing(st, c, "attacker", icon)]
    tell(st, "challenge.initiated", seat=seat, other_seat=st.against, icon=ICONS[icon])
    st.conds.append(Cond("initiated", seat=seat, other=st.against, n=icon))
    for c in cards:
        if c not in upright:
            kneel_card(st, c)
        st.conds.append(Cond("declared", c, seat, how="attacker"))
        tell_card(st, "challenge.attacks", c)
    st.attackers = cards
    st.fought[seat] = (*st.fought[seat], icon * 8 + st.against)


def stealthy(st: Table) -> list[int]:
    """Declared attackers with stealth."""
    return [c for c in st.attackers if keywords(st, c) & STEALTH]


def may_bypass(st: Table) -> list[int]:
    """Characters of the defending player that stealth may bypass."""
    return [
        c
        for c in characters(st, st.defender)
        if not keywords(st, c) & STEALTH and not stealth_proof(st, c)
    ]


def bypass(st: Table, source: int, card: int) -> None:
    st.bypassed.append(card)
    st.conds.append(Cond("bypassed", card, st.attacker, other=source))
    tell_card(st, "challenge.bypassed", card, by=code(st, source))


def redirect_to(st: Table, target: int) -> None:
    """The challenge is against somebody else now; what stealth did is undone (titles.redirect)."""
    st.defender = target
    st.bypassed = []
    st.conds = [c for c in st.conds if c.kind != "bypassed"]
    st.redirects += 1
    tell(st, "challenge.redirected", seat=st.attacker, other_seat=target)


def void(st: Table) -> bool:
    """One side has been eliminated: nothing more comes of the challenge."""
    return st.attacker in st.out or st.defender in st.out


# ---- defending -----------------------------------------------------------------------------------


def forced_defenders(st: Table) -> list[int]:
    """Characters that must be declared if able."""
    found = {m.card for m in st.mods if m.kind == "must_defend"}
    return [c for c in possible_defenders(st) if c in found] if found else []


def declare_defenders(st: Table, keys: tuple[str, ...]) -> None:
    seat, icon = st.defender, st.type
    named = dict(card_keys(st, seat, possible_defenders(st), several=True))
    cards = [named[key] for key in keys]
    upright = [c for c in cards if stays_standing(st, c, "defender", icon)]
    for c in cards:
        if c not in upright:
            kneel_card(st, c)
        st.conds.append(Cond("declared", c, seat, how="defender"))
        tell_card(st, "challenge.defends", c)
    st.defenders += cards  # an ability may have brought one in already
    if not cards:
        tell(st, "challenge.undefended", seat=seat)


def defended_keys(st: Table, cap: int, so_far: tuple[str, ...]) -> list[str]:
    """What may be declared next: first those who must defend, and no end before they do."""
    seat = st.defender
    must = forced_defenders(st)
    left = [
        (key, c)
        for key, c in card_keys(st, seat, possible_defenders(st), several=True)
        if key not in so_far
    ]
    owed = [key for key, c in left if c in must]
    if len(so_far) >= cap:
        return []
    if owed and cap - len(so_far) <= len(owed):
        return owed
    keys = [key for key, _ in left if key not in owed]
    return [*owed, *keys] if owed else ["done", *keys]


def why_not_defend(st: Table, key: str) -> str:
    """The rule that keeps a character out, for a card of the defending player."""
    found = dict(card_keys(st, st.defender, characters(st, st.defender), several=True))
    return defend_block(st, found[key]) if key in found else ""


# ---- winning -------------------------------------------------------------------------------------


def decide_winner(st: Table) -> None:
    """Compare STR; a tie goes to the attacker (rules challenges.winner, challenges.nobody)."""
    attackers, defenders = attacking(st), st.defenders
    attack = side_strength(st, st.attacker, attackers)
    defence = side_strength(st, st.defender, defenders)
    tell(st, "challenge.compared", attack=attack, defence=defence)
    if attack >= defence:
        winner, loser, total, side = st.attacker, st.defender, attack, attackers
    else:
        winner, loser, total, side = st.defender, st.attacker, defence, defenders
    if total < 1 or not side:
        tell(st, "challenge.nobody", seat=st.attacker)
        return
    st.winner, st.loser = winner, loser
    st.margin = abs(attack - defence)
    st.unopposed = int(winner == st.attacker and defence == 0)
    st.won[winner] = (*st.won[winner], st.type * 2 + (winner == st.defender))
    st.lost[loser] = (*st.lost[loser], st.type * 2 + (loser == st.defender))
    st.conds.append(Cond("won", seat=winner, other=loser, n=st.margin))
    st.conds.append(Cond("lost", seat=loser, other=winner, n=st.margin))
    tell(st, "challenge.won", seat=winner, other_seat=loser, n=st.margin, icon=ICONS[st.type])


def apply_bonuses(st: Table) -> None:
    """4.2.3: power for an unopposed win and for a rival, together."""
    base = len(st.conds)
    n = st.unopposed + rival_bonus(st)
    if st.unopposed:
        tell(st, "challenge.unopposed", seat=st.winner)
    gain_power(st, st.home[st.winner], n)
    forget(st, base)  # no card waits for power on a faction card


def military_victims(st: Table, keys: tuple[str, ...]) -> list[int]:
    named = dict(card_keys(st, st.loser, characters(st, st.loser), several=True))
    return [named[key] for key in keys]


def whispers(st: Table) -> list[int]:
    """Whom intrigue claim may hit by title; nobody without the title (titles.whispers)."""
    title = st.title[st.winner]
    if title < 0 or not any(rule.icons >> st.type & 1 for rule in CLAIM_ANY[title]):
        return []
    return sorted(opponents(st, st.winner))


def discard_claim(st: Table, seats: tuple[int, ...], n: int) -> None:
    for seat in seats:
        discard_from_hand(st, seat, n)


# ---- keywords ------------------------------------------------------------------------------------


def winning_side(st: Table) -> list[int]:
    return attacking(st) if st.winner == st.attacker else list(st.defenders)


def keyword_types(st: Table) -> list[str]:
    """Keywords that the winner's characters may use now."""
    mask = 0
    for c in winning_side(st):
        mask |= keywords(st, c)
    return [
        word
        for word, bit in RESOLVED
        if mask & bit and (bit != INTIMIDATE or (st.winner == st.attacker and intimidated(st)))
    ]


def wielders(st: Table, word: str, done: tuple[int, ...]) -> list[int]:
    bit = 1 << KEYWORDS.index(word)
    return [c for c in winning_side(st) if keywords(st, c) & bit and st.tag[c] not in done]


def intimidated(st: Table) -> list[int]:
    """Standing characters of the loser, no stronger than the margin."""
    return [c for c in characters(st, st.loser) if not st.kneel[c] and strength(st, c) <= st.margin]


def kneel_by_intimidate(st: Table, key: str) -> None:
    card = card_of(st, st.winner, intimidated(st), key)
    kneel_card(st, card)
    tell_card(st, "card.knelt", card)


def use_keyword(st: Table, word: str, card: int) -> None:
    tell_card(st, f"keyword.{word}", card)
    if word == "insight":
        draw_cards(st, st.winner, 1)
    elif word == "renown":
        gain_power(st, card, 1)
    else:
        deck = pile(st, st.loser, DECK)
        if deck:
            top = deck[-1]
            put_aside(st, top)
            st.conds.append(Cond("pillaged", card, st.winner, other=st.loser))
            tell(st, "deck.discarded", seat=st.loser, card=code(st, top))


# ---- the end -------------------------------------------------------------------------------------


def close_challenge(st: Table) -> None:
    """4.2.6: nobody takes part any more, and what lasted until now ends."""
    tell(st, "challenge.ended", seat=st.attacker)
    for c in [*st.attackers, *st.defenders]:
        leave_challenge(st, c)
    st.type = NOTHING
    expire(st, "challenge")
    st.delays = [d for d in st.delays if d.at != "won"]


def clear_challenge(st: Table) -> None:
    st.stage = 0
    st.attacker = st.defender = st.against = NOBODY
    st.winner = st.loser = NOBODY
    st.attackers = []
    st.defenders = []
    st.bypassed = []
    st.margin = st.unopposed = 0
