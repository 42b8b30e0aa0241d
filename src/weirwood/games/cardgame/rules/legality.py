"""May an ability be used? The same answer serves options, refusals and "could it be held?".

With ``public`` only what everybody knows is read: cards that must come from a hidden hand count as
there if others cannot rule them out (rules windows.silence, abilities.initiate).
"""

from __future__ import annotations

from collections.abc import Callable

from .. import facts as k
from ..facts.columns import Ability, Step, Trigger
from ..facts.terms import ACTION, DECK, EVENT, HAND, HAPPENING_BIT, INTERRUPT, ZONES
from ..state import HAPPENED, IMMINENT, NOBODY, NOTHING, Cond, Position
from .costs import afford
from .limits import used_up
from .saves import can_save
from .targets import found, has_target
from .values import amount, constants, exists, holds, in_force, part, rules_of
from .zones import opponents

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
# Could a card with code of its own change anything? An empty slot, filled by effects/special.
SPECIAL_CAN: dict[str, Callable[[Position, int, int], bool]] = {}
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
SILENCE = rules_of("silence")
HAS_SILENCE = k.RULE_BIT["silence"]


def block(
    st: Position, a: Ability, src: int, seat: int, ci: int = NOTHING, *, public: bool = False
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
    # the commonest reason of all: looked at before anything is counted
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
    # last, since they cost most to find
    for target in a.targets:
        if not has_target(st, target, seat, src, x, public=public):
            return "targets.none"
    if SURE[index] or has_effect(st, a, src, seat, ci, public=public):
        return ""
    return "abilities.no_effect"


def silencers(st: Position) -> list[int]:
    """Who keeps all others from triggering card abilities (Catelyn Stark)."""
    if not st.rules & HAS_SILENCE:
        return []
    return [st.ctrl[s] for s, rule in constants(st, HAS_SILENCE, SILENCE) if in_force(st, rule, s)]


def silenced(st: Position, seat: int) -> bool:
    """Is the seat kept from triggering card abilities?"""
    return bool(st.rules & HAS_SILENCE) and any(who != seat for who in silencers(st))


# ---- what an ability waits for -------------------------------------------------------------------


def fits(st: Position, t: Trigger, src: int, seat: int, c: Cond) -> bool:
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


def face_then(st: Position, c: Cond) -> int:
    """What the card of a happening was when it happened."""
    return c.face if c.face >= 0 else st.cards.face[c.card]


def fits_challenge(st: Position, t: Trigger, src: int, seat: int, c: Cond) -> bool:
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


# ---- could it change anything? -------------------------------------------------------------------


def has_effect(st: Position, a: Ability, src: int, seat: int, ci: int, *, public: bool) -> bool:
    """Could it change anything: is there one step before "then" that could?"""
    for step in a.steps:
        verb = step.verb
        if verb == "then":
            break
        able = could(st, step, a, src, seat, ci, public=public)
        # what follows speaks of the card picked or saved: without it there is nothing
        if verb in ("pick", "save"):
            return able
        if able and verb != "name":
            return True
    return False


def could(
    st: Position, step: Step, a: Ability, src: int, seat: int, ci: int, *, public: bool
) -> bool:
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
        return step.word not in SPECIAL_CAN or SPECIAL_CAN[step.word](st, src, seat)
    elif verb == "replace":
        return ci < 0 or st.conds[ci].to < 0
    return True


def can_pick(st: Position, step: Step, src: int, seat: int, *, public: bool) -> bool:
    if step.player:
        return any(st.power[st.home[s]] >= step.least_power for s in opponents(st, seat))
    if step.from_target or step.by_target:
        return True
    assert step.which is not None
    return found(st, step.which, seat, src, NOBODY, 0, public=public)
