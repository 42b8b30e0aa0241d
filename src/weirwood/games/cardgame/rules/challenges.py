"""The challenges phase, step by step.

Ledger: `challenges`.
"""

from __future__ import annotations

from collections.abc import Sequence

from weirwood.kernel import Flow, Kind, Refusal, at, choose, pick, procedure, tell

from .. import facts as k
from ..facts.terms import CHARACTER, ICONS, INTRIGUE, MANY, PLAY, ZONES
from ..state import NOBODY, NOTHING, Cond, Fought, Outcome, Position
from .abilities import run_delays
from .claim import claim
from .keys import Args, Keys, card_keys, character_keys, keys_of
from .keywords import resolve_keywords, use_stealth
from .melee import decided, void
from .menu import PASS
from .settling import expire
from .titles import new_targets, regent, rival_bonus
from .values import (
    applies,
    attacking,
    constants,
    gained_icons,
    has_icon,
    icons,
    in_force,
    rules_of,
    side_strength,
)
from .windows import action_window, respond
from .winning import gain_power
from .zones import (
    characters,
    code,
    forget,
    in_order,
    is_character,
    kneel_card,
    leave_challenge,
    opponents,
    still_to_act,
    tell_card,
)

# Constants about challenges, by face; `HAS_*` are their bits in `st.rules`.
EXTRA = rules_of("extra_challenge")
MAXIMUM = rules_of("max_challenges")
INTRIGUE_FIRST = rules_of("intrigue_first")
DECLARE = rules_of("declare_max")
NO_KNEEL = rules_of("no_kneel")
MAY_DEFEND = rules_of("may_defend")
HAS_CHALLENGE = k.RULE_BIT["max_challenges"] | k.RULE_BIT["intrigue_first"]
HAS_EXTRA = k.RULE_BIT["extra_challenge"]
HAS_DECLARE = k.RULE_BIT["declare_max"]
HAS_NO_KNEEL = k.RULE_BIT["no_kneel"]


@procedure
def challenges_phase(st: Position) -> Flow[None]:
    """Each player in order may initiate challenges, with an action window before each."""
    if st.stage:  # a scenario laid the table in the middle of a challenge
        yield from at("laid", fight(st))
    for seat in tuple(still_to_act(st)):
        going = seat not in st.out
        st.active = seat
        while going:
            yield from action_window(st, NOBODY)
            going = False
            if seat not in st.out and possible_challenges(st, seat):
                key = yield from choose(st, "challenge.declare", seat)
                if key != "pass":
                    icon, against = key.split(":")[1:]
                    yield from challenge(st, seat, ICONS.index(icon), int(against))
                    going = seat not in st.out
    st.active = NOBODY


def possible_challenges(st: Position, seat: int) -> list[tuple[int, int]]:
    """Types and opponents that the seat may challenge now."""
    found: list[tuple[int, int]] = []
    there = attacking_icons(st, seat)
    for icon in range(3):
        if there >> icon & 1 and not type_block(st, seat, icon):
            extra = more_challenges(st, seat, icon)
            free = [s for s in opponents(st, seat) if not aim_block(st, seat, icon, s, extra)]
            found += [(icon, other) for other in sorted(free)]
    return found


def challenge_block(st: Position, seat: int, icon: int, opponent: int) -> str:
    """The rule that forbids initiating such a challenge, or nothing."""
    rule = type_block(st, seat, icon)
    return rule or aim_block(st, seat, icon, opponent, more_challenges(st, seat, icon))


def type_block(st: Position, seat: int, icon: int) -> str:
    """The rule that forbids a challenge of this type, against whomever it is."""
    for s in st.sources if st.rules & HAS_CHALLENGE else ():
        face = st.cards.face[s]
        for rule in MAXIMUM[face]:
            if st.ctrl[s] == seat and len(st.fought[seat]) >= rule.n.n and in_force(st, rule, s):
                return "cards.sneak_attack"
        for rule in INTRIGUE_FIRST[face]:
            if (
                icon != INTRIGUE
                and not any(row.icon == INTRIGUE for row in st.won[seat])
                and in_force(st, rule, s)
            ):
                return "cards.game_of_thrones"
    return ""


def more_challenges(st: Position, seat: int, icon: int) -> int:
    """How many challenges of this type cards allow beside the first, the title left aside."""
    extra = 0
    if st.rules & HAS_EXTRA:
        for s, rule in constants(st, HAS_EXTRA, EXTRA):
            if st.ctrl[s] == seat and rule.icons >> icon & 1 and in_force(st, rule, s):
                extra += rule.n.n
    for m in st.mods:
        if m.seat == seat and m.kind == "extra_challenge" and m.extra == icon:
            extra += m.n
    return extra


def aim_block(st: Position, seat: int, icon: int, opponent: int, extra: int) -> str:
    """The rule that forbids it against this opponent, with so many more of the type allowed."""
    bit = 1 << icon
    for m in st.mods:
        if m.seat == seat and m.kind == "forbid" and m.extra & bit and m.n in (NOTHING, opponent):
            return "challenges.forbidden"
    title_extra = 0
    if st.title[seat] >= 0:
        if st.title[opponent] in k.FACES[st.title[seat]].supports:
            return "titles.supports"
        for rule in EXTRA[st.title[seat]]:
            if rule.icons & bit:
                title_extra += rule.n.n
    fought = st.fought[seat]
    if not fought:
        return ""
    done = [row.opponent for row in fought if row.icon == icon]
    beyond = len(done) - extra  # how many of them, this one included, only the title allows
    if beyond > title_extra:
        return "challenges.one_each"
    # the title's is whichever of them can be it: one against somebody not challenged before it
    if beyond > 0 and len({*done, opponent}) - 1 < beyond:
        return "titles.hand"
    return ""


def attacking_icons(st: Position, seat: int) -> int:
    """The icons of the standing characters of a seat, as a mask."""
    face, kneel, gained = st.cards.face, st.kneel, gained_icons(st)
    mask = 0
    for c in st.cards.piles[seat * ZONES + PLAY]:
        if not kneel[c] and k.TYPE[face[c]] == CHARACTER:
            mask |= icons(st, c, gained)
    return mask


@procedure
def challenge(st: Position, seat: int, icon: int, against: int) -> Flow[None]:
    """4.2 to 4.2.6: one challenge from its declaration to its end."""
    open_challenge(st, seat, icon, against)
    yield from initiate(st)
    st.stage = 1
    yield from fight(st)


def open_challenge(st: Position, seat: int, icon: int, against: int) -> None:
    st.type = icon
    st.attacker = seat
    st.defender = st.against = against
    st.attackers = []
    st.defenders = []
    st.bypassed = []
    st.winner = st.loser = NOBODY
    st.margin = st.unopposed = 0


@procedure
def fight(st: Position) -> Flow[None]:
    """A challenge from the window with attackers in, or the one with defenders in, to its end."""
    if st.stage == 1:
        # a player may be eliminated at any of these steps: then the rest comes to nothing
        if not void(st):
            yield from action_window(st, NOBODY)
        if not void(st):
            yield from defend(st)
        st.stage = 2
    if not void(st):
        yield from at("defended", action_window(st, NOBODY))
    if not void(st):
        yield from compare(st)
    if decided(st):
        apply_bonuses(st)
    if not void(st) and st.winner == st.attacker:
        yield from claim(st)
    if decided(st):
        yield from resolve_keywords(st)
    close_challenge(st)
    yield from at("ended", respond(st, len(st.conds)))
    clear_challenge(st)


@procedure
def initiate(st: Position) -> Flow[None]:
    """4.2: attackers kneel together, stealth is used, then all of it may be reacted to."""
    seat = st.attacker
    base = len(st.conds)
    cap = declare_cap(st, "attacker")
    keys = yield from pick(st, "challenge.attackers", seat, least=1, most=cap)
    declare_attackers(st, keys)
    yield from use_stealth(st)
    who = regent(st)
    if who >= 0:
        key = yield from choose(st, "title.redirect", who)
        if key == "yes":
            target = new_targets(st)[0]
            if len(new_targets(st)) > 1:
                key = yield from choose(st, "title.target", seat, at="target")
                target = int(key.split(":")[1])
            redirect_to(st, target)
            yield from at("stealth again", use_stealth(st))
    yield from respond(st, base)


def possible_attackers(st: Position, seat: int, icon: int) -> list[int]:
    return [c for c in st.cards.piles[seat * ZONES + PLAY] if can_attack(st, c, icon)]


def can_attack(st: Position, card: int, icon: int) -> bool:
    return not st.kneel[card] and is_character(st, card) and has_icon(st, card, icon)


def declare_cap(st: Position, side: str) -> int:
    """How many characters may be declared on a side (rule challenges.limit)."""
    return min((cap for cap, _ in caps(st, side)), default=MANY)


def caps(st: Position, side: str) -> list[tuple[int, int]]:
    """The limits on declaring, each with the card that sets it."""
    return [
        (rule.n.n, s)
        for s in (st.sources if st.rules & HAS_DECLARE else ())
        for rule in DECLARE[st.cards.face[s]]
        if rule.side == side and in_force(st, rule, s)
    ]


def too_many(st: Position, side: str, n: int) -> Refusal | None:
    """The card that allows no more, if one does."""
    found = min(caps(st, side), default=None)
    if found is None or n <= found[0]:
        return None
    return Refusal("challenges.limit", {"card": code(st, found[1]), "most": found[0], "n": n})


def declare_attackers(st: Position, keys: tuple[str, ...]) -> None:
    """Attackers kneel together; the challenge is initiated (rules challenges.attackers, .kneel)."""
    seat, icon = st.attacker, st.type
    named = dict(card_keys(st, seat, possible_attackers(st, seat, icon), several=True))
    cards = [named[key] for key in keys]
    # worked out before anybody kneels: standing together may be what keeps them upright
    upright = [c for c in cards if stays_standing(st, c, "attacker", icon)]
    tell(st, "challenge.initiated", seat=seat, other_seat=st.against, icon=ICONS[icon])
    st.conds.append(Cond("initiated", seat=seat, other=st.against, n=icon))
    for c in cards:
        if c not in upright:
            kneel_card(st, c)
        st.conds.append(Cond("declared", c, seat, how="attacker"))
        tell_card(st, "challenge.attacks", c)
    st.attackers = cards
    st.fought[seat] = (*st.fought[seat], Fought(icon, st.against))


def stays_standing(st: Position, card: int, side: str, icon: int) -> bool:
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


def redirect_to(st: Position, target: int) -> None:
    """The challenge is against somebody else now; what stealth did is undone (titles.redirect)."""
    st.defender = target
    st.bypassed = []
    # nobody may react to a bypass that did not take place
    st.conds = [c for c in st.conds if c.kind != "bypassed"]
    st.redirects += 1
    tell(st, "challenge.redirected", seat=st.attacker, other_seat=target)


@procedure
def defend(st: Position) -> Flow[None]:
    """4.2.1: the defending player declares defenders, who kneel together."""
    there = len(possible_defenders(st))
    if not there:
        return
    base = len(st.conds)
    cap = min(declare_cap(st, "defender"), there)
    least = min(len(forced_defenders(st)), cap)
    keys = yield from pick(st, "challenge.defenders", st.defender, least=least, most=cap)
    declare_defenders(st, keys)
    yield from respond(st, base)


def possible_defenders(st: Position) -> list[int]:
    return [c for c in st.cards.piles[st.defender * ZONES + PLAY] if not defend_block(st, c)]


def defend_block(st: Position, card: int) -> str:
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


def forced_defenders(st: Position) -> list[int]:
    """Characters that must be declared if able."""
    found = {m.card for m in st.mods if m.kind == "must_defend"}
    return [c for c in possible_defenders(st) if c in found] if found else []


def declare_defenders(st: Position, keys: tuple[str, ...]) -> None:
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


@procedure
def compare(st: Position) -> Flow[None]:
    """4.2.2: add up STR, find the winner; delayed effects, then reactions."""
    base = len(st.conds)
    decide_winner(st)
    if st.winner >= 0:
        yield from run_delays(st, "won")
    yield from respond(st, base)


def decide_winner(st: Position) -> None:
    """Compare STR; a tie goes to the attacker (rules challenges.winner, challenges.nobody)."""
    attackers, defenders = attacking(st), st.defenders
    attack = side_strength(st, st.attacker, attackers)
    defence = side_strength(st, st.defender, defenders)
    tell(st, "challenge.compared", attack=attack, defence=defence)
    if attack >= defence:
        winner, loser, total, side = st.attacker, st.defender, attack, attackers
    else:
        winner, loser, total, side = st.defender, st.attacker, defence, defenders
    # a side without STR, or without characters, wins nothing (rule challenges.nobody)
    if total < 1 or not side:
        tell(st, "challenge.nobody", seat=st.attacker)
        return
    st.winner, st.loser = winner, loser
    st.margin = abs(attack - defence)
    st.unopposed = int(winner == st.attacker and defence == 0)
    st.won[winner] = (*st.won[winner], Outcome(st.type, winner == st.defender))
    st.lost[loser] = (*st.lost[loser], Outcome(st.type, loser == st.defender))
    st.conds.append(Cond("won", seat=winner, other=loser, n=st.margin))
    st.conds.append(Cond("lost", seat=loser, other=winner, n=st.margin))
    tell(st, "challenge.won", seat=winner, other_seat=loser, n=st.margin, icon=ICONS[st.type])


def apply_bonuses(st: Position) -> None:
    """4.2.3: power for an unopposed win and for a rival, together."""
    base = len(st.conds)
    n = st.unopposed + rival_bonus(st)
    if st.unopposed:
        tell(st, "challenge.unopposed", seat=st.winner)
    gain_power(st, st.home[st.winner], n)
    forget(st, base)  # no card waits for power on a faction card


def close_challenge(st: Position) -> None:
    """4.2.6: nobody takes part any more, and what lasted until now ends."""
    tell(st, "challenge.ended", seat=st.attacker)
    for c in [*st.attackers, *st.defenders]:
        leave_challenge(st, c)
    st.type = NOTHING
    expire(st, "challenge")
    # what waited for winning this challenge waits for no other
    st.delays = [d for d in st.delays if d.at != "won"]


def clear_challenge(st: Position) -> None:
    st.stage = 0
    st.attacker = st.defender = st.against = NOBODY
    st.winner = st.loser = NOBODY
    st.attackers = []
    st.defenders = []
    st.bypassed = []
    st.margin = st.unopposed = 0


def declare_options(st: Position, seat: int, args: Args) -> Keys:
    found = possible_challenges(st, seat)
    return [PASS, *(f"challenge:{ICONS[icon]}:{other}" for icon, other in found)]


def challenge_candidates(st: Position, seat: int, args: Args) -> Keys:
    return [
        f"challenge:{icon}:{other}"
        for icon in ICONS
        for other in sorted(in_order(st))
        if other != seat
    ]


def why_not_challenge(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    _, _, rest = key.partition(":")
    icon, _, other = rest.partition(":")
    if icon not in ICONS or not other.isdigit() or int(other) not in in_order(st):
        return None
    rule = challenge_block(st, seat, ICONS.index(icon), int(other))
    if not rule and not attacking_icons(st, seat) >> ICONS.index(icon) & 1:
        rule = "challenges.attacker_needed"
    return Refusal(rule, {"icon": icon, "other_seat": int(other)}) if rule else None


def attacker_options(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, possible_attackers(st, seat, st.type), several=True)


def why_not_attack(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    named = dict(card_keys(st, seat, characters(st, seat), several=True))
    if key not in named or named[key] in possible_attackers(st, seat, st.type):
        return None
    rule = "challenges.standing" if st.kneel[named[key]] else "challenges.icon"
    return Refusal(rule, {"card": code(st, named[key]), "icon": ICONS[st.type]})


def extend_defenders(st: Position, seat: int, args: Args, so_far: tuple[str, ...]) -> Keys:
    """What may be declared next: first those who must defend, and no end before they do."""
    cap = declare_cap(st, "defender")
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


def barred_defender(st: Position, seat: int, key: str) -> Refusal | None:
    """What keeps this character from defending, whoever else does."""
    found = dict(card_keys(st, seat, characters(st, seat), several=True))
    rule = defend_block(st, found[key]) if key in found else ""
    return Refusal(rule, {"card": key.split(":")[1], "icon": ICONS[st.type]}) if rule else None


def why_not_defender(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """Barred by itself, or by those who must defend and leave no room."""
    must = dict(card_keys(st, seat, forced_defenders(st), several=True))
    own = dict(card_keys(st, seat, characters(st, seat), several=True))
    no = barred_defender(st, seat, key)
    if no is not None or not must or key in must or key not in own:
        return no
    return Refusal("challenges.must_defend", {"card": code(st, next(iter(must.values())))})


def miscounted_attackers(
    st: Position, seat: int, args: Args, keys: Sequence[str]
) -> Refusal | None:
    if not keys:
        return Refusal("challenges.attackers", {"icon": ICONS[st.type]})
    found = (why_not_attack(st, seat, args, key) for key in keys)
    return next((no for no in found if no is not None), too_many(st, "attacker", len(keys)))


def check_defenders(st: Position, seat: int, args: Args, keys: tuple[str, ...]) -> Refusal | None:
    """Whoever must defend has been declared, as far as there was room for them."""
    named = dict(card_keys(st, seat, forced_defenders(st), several=True))
    left = [card for key, card in named.items() if key not in keys]
    room = declare_cap(st, "defender") - (len(named) - len(left))
    if not left or room <= 0:
        return None
    return Refusal("challenges.must_defend", {"card": code(st, left[0])})


def miscounted_defenders(
    st: Position, seat: int, args: Args, keys: Sequence[str]
) -> Refusal | None:
    """Too few: somebody must defend. Too many: one of them may not, or a card allows no more."""
    owed = check_defenders(st, seat, args, tuple(keys))
    if owed is not None:
        return owed
    found = (barred_defender(st, seat, key) for key in keys)
    return next((no for no in found if no is not None), too_many(st, "defender", len(keys)))


KINDS = (
    Kind(
        "challenge.declare",
        "challenges.declare",
        keys=declare_options,
        candidates=challenge_candidates,
        why_not=why_not_challenge,
    ),
    Kind(
        "challenge.attackers",
        "challenges.attackers",
        keys=attacker_options,
        candidates=character_keys,
        why_not=why_not_attack,
        count=miscounted_attackers,
    ),
    Kind(
        "challenge.defenders",
        "challenges.defenders",
        keys=character_keys,
        extend=extend_defenders,
        check=check_defenders,
        candidates=character_keys,
        why_not=why_not_defender,
        count=miscounted_defenders,
    ),
)
