"""May an ability be used? The same answer serves options, refusals and "could it be held?".

With ``public`` only what everybody knows is read: cards that must come from a hidden hand count as
there if others cannot rule them out (rules windows.silence, abilities.initiate).
"""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import opponents
from weirwood.games.cardgame.compiled import Ability, Filter, Step, Target, Trigger
from weirwood.games.cardgame.costs import discounts, price
from weirwood.games.cardgame.placing import legal_host
from weirwood.games.cardgame.state import (
    AVERTED,
    DEADLY,
    HAPPENED,
    IMMINENT,
    NOBODY,
    NOTHING,
    SAVABLE,
    Act,
    Cond,
    Table,
)
from weirwood.games.cardgame.terms import (
    ACTION,
    CHARACTER,
    DECK,
    EVENT,
    HAND,
    HAPPENING_BIT,
    INTERRUPT,
    PLAY,
    YOU,
    ZONES,
)
from weirwood.games.cardgame.values import (
    amount,
    candidates,
    exists,
    gross_strength,
    holds,
    part,
    strength,
)

RISEN = k.INDEX["01081_attached"]


# Verbs that may come to nothing; an ability whose first step is another one always does something.
DOUBTFUL = frozenset(
    (
        "stand",
        "kneel",
        "draw",
        "gain_power",
        "gain_gold",
        "move_power",
        "move_gold",
        "discard_random",
        "pick",
        "save",
        "procedure",
        "replace",
        "name",
    )
)
SURE = tuple(
    a.steps[0].verb not in DOUBTFUL or (a.steps[0].what == "target" and a.steps[0].verb != "stand")
    for a in k.ABILITIES
)
NEEDS_CHALLENGE = tuple(
    any(c.kind == "challenge" for c in a.conditions)
    or any(c.kind == "host" and c.state == "participating" for c in a.conditions)
    or any(t.which is not None and t.which.part and t.least for t in a.targets)
    for a in k.ABILITIES
)
KNEELS = tuple(any(cost.pay == "kneel" for cost in a.costs) for a in k.ABILITIES)
FREE = tuple(
    k.TYPE[a.face] != EVENT
    and all(cost.pay in ("kneel", "sacrifice", "return", "remove") for cost in a.costs)
    for a in k.ABILITIES
)
# Abilities whose costs could make a legal target of what was none (rule targets.before): paying
# changes neither what is printed, nor who controls it, nor what lies in a pile.
PAID = tuple(
    (bool(a.costs) or (k.TYPE[a.face] == EVENT and k.COST[a.face] != 0))
    and any(t.which is None or not (t.each or t.which.plain or t.which.zones) for t in a.targets)
    for a in k.ABILITIES
)


# ---- what others cannot rule out -----------------------------------------------------------------


def hand_is_known(st: Table, seat: int) -> bool:
    """Does everybody know every card of this hand?"""
    everybody = (2 << st.seats) - 1
    seen = st.cards.seen
    for c in st.cards.piles[seat * ZONES + HAND]:  # noqa: SIM110 - asked in every window
        if seen[c] != everybody:
            return False
    return True


def may_hold_one(st: Table, seat: int, table: bytes) -> bool:
    """Could a card of such a kind be in that hand, in others' eyes?"""
    hand = st.cards.piles[seat * ZONES + HAND]
    if not hand:
        return False
    if hand_is_known(st, seat):
        return any(table[st.cards.face[c]] for c in hand)
    most, shown = st.most[seat], st.shown[seat]
    return any(table[f] and most[f] > shown[f] for f in st.pools[seat])


def found(st: Table, f: Filter, me: int, src: int, who: int, x: int, *, public: bool) -> bool:
    """Is there a card that is meant; with `public`, as far as others can tell?"""
    if public and f.zones and f.whose == YOU and HAND in f.zones and may_hold_one(st, me, f.table):
        return True
    if public and f.zones == (HAND,):
        return False if f.whose == YOU else bool(st.cards.piles[who * ZONES + HAND])
    return exists(st, f, me, src, who, x)


# ---- triggers ------------------------------------------------------------------------------------


def face_then(st: Table, c: Cond) -> int:
    """What the card of a happening was when it happened."""
    return c.face if c.face >= 0 else st.cards.face[c.card]


def fits(st: Table, t: Trigger, src: int, seat: int, c: Cond) -> bool:
    """Is this what the ability waits for?"""
    if not t.mask & HAPPENING_BIT[c.kind]:
        return False
    if t.who != "any" and (c.seat == seat) != (t.who == "you"):
        return False
    if t.card:
        if c.card != (src if t.card == "self" else st.host[src]):
            return False
    elif t.source and c.other != src:
        return False
    if t.which is not None and (c.card < 0 or not t.which.table[face_then(st, c)]):
        return False
    if t.how and c.how not in t.how:
        return False
    if t.phase and t.phase != (c.n if c.kind.startswith("phase") else st.phase):
        return False
    if t.against and c.other != seat:
        return False
    if t.entry and c.n != t.entry:
        return False
    if t.in_challenge and st.type < 0:
        return False
    return c.kind not in ("won", "lost", "initiated", "declared") or fits_challenge(
        st, t, src, seat, c
    )


def fits_challenge(st: Table, t: Trigger, src: int, seat: int, c: Cond) -> bool:
    if not t.icons >> st.type & 1 or st.margin < t.by or (t.unopposed and not st.unopposed):
        return False
    side = st.attacker if t.side == "attacker" else st.defender
    if t.side and (c.how != t.side if c.kind == "declared" else c.seat != side):
        return False
    if t.own_part:
        took = part(st, src)
        if not took or (t.own_part > 1 and took != t.own_part):
            return False
    if t.host_part:
        took = part(st, st.host[src])
        if not took or (t.host_part > 1 and took != t.host_part):
            return False
    return t.along is None or exists(st, t.along, seat, src)


# ---- using an ability ----------------------------------------------------------------------------


def use_key(st: Table, a: Ability, src: int, seat: int) -> str:
    """Where uses are counted: per card for limits, per player and title for maxima."""
    if a.maximum:
        return f"{a.period}:s{seat}:{a.face}"
    return f"{a.period}:{src}:{a.index}"


def used_up(st: Table, a: Ability, src: int, seat: int) -> bool:
    most = a.limit or a.maximum
    return bool(most) and st.uses.get(use_key(st, a, src, seat), 0) >= most


def block(
    st: Table, a: Ability, src: int, seat: int, ci: int = NOTHING, *, public: bool = False
) -> str:
    """The rule that forbids using this ability now, or nothing."""
    if a.moment == ACTION:
        if a.phase and a.phase != st.phase:
            return "abilities.phase"
    elif ci >= 0:
        c = st.conds[ci]
        state = IMMINENT if a.moment <= INTERRUPT else HAPPENED
        assert a.trigger is not None
        if c.state != state or not fits(st, a.trigger, src, seat, c):
            return "abilities.trigger"
    index = a.index
    if KNEELS[index] and src >= 0 and st.kneel[src]:
        return "costs.pay"
    if (a.limit or a.maximum) and used_up(st, a, src, seat):
        return "limits.maximum" if a.maximum else "limits.limit"
    if a.conditions and not holds(st, a.conditions, seat, src):
        return "abilities.condition"
    x = 0
    if not FREE[index]:
        x = afford(st, a, src, seat, ci)
        if x < 0:
            return "costs.pay"
        for cost in a.costs:
            if cost.pay == "kneel_other":
                assert cost.which is not None
                if not exists(st, cost.which, seat, src):
                    return "costs.pay"
    for target in a.targets:
        if not has_target(st, target, seat, src, x, public=public):
            return "targets.none"
    if SURE[index] or has_effect(st, a, src, seat, ci, public=public):
        return ""
    return "abilities.no_effect"


def gold_cost(st: Table, a: Ability, seat: int, ci: int) -> int:
    """The gold that using it takes, X left aside."""
    total = 0
    event = k.TYPE[a.face] == EVENT
    for cost in a.costs:
        if cost.pay == "gold":
            total += cost.n
        elif cost.pay == "printed":
            other = k.COST[st.cards.face[st.conds[ci].card]] if ci >= 0 else 0
            return price(st, seat, a.face, "play", max(0, other))
    if event:
        total += price(st, seat, a.face, "play", k.COST[a.face])
    return total


def afford(st: Table, a: Ability, src: int, seat: int, ci: int) -> int:
    """-1 if the costs cannot be paid, else the largest X that can."""
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


def legal_players(st: Table, t: Target, seat: int) -> list[int]:
    hands = st.cards.piles
    mine = len(hands[seat * ZONES + HAND])
    return [
        s
        for s in ([seat, *opponents(st, seat)] if t.anyone else opponents(st, seat))
        if len(hands[s * ZONES + HAND]) >= t.hand
        and not (t.smaller_hand and len(hands[s * ZONES + HAND]) >= mine)
        and (t.touched is None or exists(st, t.touched, seat, NOTHING, s))
    ]


def has_target(st: Table, t: Target, seat: int, src: int, x: int, *, public: bool) -> bool:
    if t.player:
        return bool(legal_players(st, t, seat))
    assert t.which is not None
    if t.each:
        return True
    if t.total >= 0:
        return any(strength(st, c) <= t.total for c in candidates(st, t.which, seat, src))
    return found(st, t.which, seat, src, NOBODY, x, public=public)


def has_effect(st: Table, a: Ability, src: int, seat: int, ci: int, *, public: bool) -> bool:
    """Could it change anything: is there one step before "then" that could?"""
    for step in a.steps:
        verb = step.verb
        if verb == "then":
            break
        able = could(st, step, a, src, seat, ci, public=public)
        if verb in ("pick", "save"):
            return able
        if able and verb != "name":
            return True
    return False


def could(st: Table, step: Step, a: Ability, src: int, seat: int, ci: int, *, public: bool) -> bool:
    """Could this step change anything?"""
    verb, what = step.verb, step.what
    if verb == "stand":
        if what == "self":
            return bool(st.kneel[src])
        if what == "host":
            return bool(st.kneel[st.host[src]])
        if what == "all":
            assert step.which is not None
            return exists(st, step.which, seat, src)
    elif verb == "kneel":
        return what != "self" or not st.kneel[src]
    elif verb == "draw":
        return bool(st.cards.piles[seat * ZONES + DECK])
    elif verb in ("gain_power", "gain_gold"):
        # a number that counts something on the chosen player is settled only later
        return step.n.per not in ("used_plots", "margin_of_5") or amount(st, step.n, seat, src) > 0
    elif verb == "move_power":
        return step.source != "loser" or (st.loser >= 0 and st.power[st.home[st.loser]] > 0)
    elif verb == "move_gold":
        return ci < 0 or st.gold[st.conds[ci].seat] > 0
    elif verb == "discard_random":
        seats = [st.loser] if step.who == "loser" else opponents(st, seat)
        return any(st.cards.piles[s * ZONES + HAND] for s in seats if s >= 0)
    elif verb == "pick":
        return can_pick(st, step, src, seat, public=public)
    elif verb == "save":
        return ci < 0 or can_save(st, st.conds[ci], step.n.n)
    elif verb == "procedure":
        return special_could(st, step.word, src, seat)
    elif verb == "replace":
        return ci < 0 or st.conds[ci].to < 0
    return True


def can_save(st: Table, c: Cond, lift: int) -> bool:
    """A save must be allowed, and against a terminal condition it must cure it."""
    if not c.n & SAVABLE or c.state == AVERTED:
        return False
    return not c.n & DEADLY or lift_cures(st, c.card, lift)


def lift_cures(st: Table, card: int, lift: int) -> bool:
    """The STR comes from an attachment: it helps only where one may be attached."""
    return lift > 0 and gross_strength(st, card) + lift > 0 and legal_host(st, RISEN, card)


def can_pick(st: Table, step: Step, src: int, seat: int, *, public: bool) -> bool:
    if step.player:
        return any(st.power[st.home[s]] >= step.least_power for s in opponents(st, seat))
    if step.from_target or step.by_target:
        return True
    assert step.which is not None
    return found(st, step.which, seat, src, NOBODY, 0, public=public)


def special_could(st: Table, name: str, src: int, seat: int) -> bool:
    """The few small procedures have conditions of their own."""
    if name == "facedown_duplicate":
        return src < 0 or (
            st.owner[src] == seat
            and st.ctrl[src] == seat
            and bool(st.cards.piles[seat * ZONES + DECK])
        )
    if name in ("greenblood_trader", "gates_of_winterfell", "olennas_cunning"):
        return bool(st.cards.piles[seat * ZONES + DECK])
    if name == "tickler":
        return any(st.cards.piles[s * ZONES + DECK] for s in opponents(st, seat))
    return True


def legal_targets(st: Table, t: Target, seat: int, src: int, chooser: int, x: int) -> list[int]:
    """The cards a target may be."""
    assert t.which is not None
    cards = candidates(st, t.which, chooser if t.each else seat, src, chooser, x)
    if t.total >= 0:
        cards = [c for c in cards if strength(st, c) <= t.total]
    return cards


def legal_before(st: Table, act: Act) -> tuple[int, ...]:
    """The cards, or players, that are legal targets as long as nothing is paid."""
    a = k.ABILITIES[act.ability]
    x = afford(st, a, act.source, act.seat, act.cond)
    found: set[int] = set()
    for t in a.targets:
        if t.player:
            found.update(legal_players(st, t, act.seat))
        else:
            found.update(legal_targets(st, t, act.seat, act.source, act.seat, x))
    return tuple(sorted(found))


def players_left(st: Table, n: int, i: int) -> list[int]:
    """The players that the target of an ability being used may be, with its costs paid."""
    act = st.acts[n]
    legal = legal_players(st, k.ABILITIES[act.ability].targets[i], act.seat)
    return [s for s in legal if s in act.before] if PAID[act.ability] else legal


def targets_left(st: Table, n: int, i: int, chooser: int) -> list[int]:
    """The cards that the target of an ability being used may be, with its costs paid."""
    act = st.acts[n]
    target = k.ABILITIES[act.ability].targets[i]
    legal = legal_targets(st, target, act.seat, act.source, chooser, act.x)
    return [c for c in legal if c in act.before] if PAID[act.ability] else legal


def characters(st: Table, seat: int) -> list[int]:
    face = st.cards.face
    return [c for c in st.cards.piles[seat * ZONES + PLAY] if k.TYPE[face[c]] == CHARACTER]
