"""Whether a window opens, and whom it asks: by what others can see, never by the hand itself.

What a deck may still hold is known by its list, so what a seat might do in each phase is worked out
once for each list and kept.

Ledger: `windows` (rule windows.silence).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .. import facts as k
from ..facts.columns import Ability
from ..facts.terms import (
    ACTION,
    AGENDA,
    HAND,
    HAPPENING_BIT,
    INTERRUPT,
    P_CHALLENGES,
    PLOT,
    WOULD,
    ZONES,
)
from ..state import HAPPENED, IMMINENT, NOTHING, Cond, Position
from .costs import AMBUSH_IN_HAND, HAS_AMBUSH, HAS_FIRST, HAS_MUTE, may_play_events
from .duplicates import savable
from .laid import ACTIONS, SHIFT, WAITS, Actions, laid, table
from .legality import NEEDS_CHALLENGE, block, silencers
from .values import Given, constants
from .zones import hand_is_known, turns

LEAVE = HAPPENING_BIT["leave"]
AMBUSHERS = tuple(sorted((f.ambush, i) for i, f in enumerate(k.FACES) if f.ambush >= 0))
ASIDE = tuple(i for i, x in enumerate(k.TYPE) if x in (PLOT, AGENDA))
LEAST_AMBUSH = min(cost for cost, _ in AMBUSHERS)
# What any plot or agenda waits for, by moment: hardly any waits for anything.
ASIDE_WAIT = tuple(
    sum({bit for bit in HAPPENING_BIT.values() if any(k.LISTENS[moment][f] & bit for f in ASIDE)})
    for moment in range(ACTION)
)

Held = tuple[tuple[int, int, Ability], ...]
"""Events that a deck may hold, the cheapest first: cost, face and ability."""


def in_time(a: Ability, phase: int, *, idle: bool) -> bool:
    """Can an action be used in this phase, and without a challenge where there is none?"""
    return a.phase in (0, phase) and not (idle and NEEDS_CHALLENGE[a.index])


@lru_cache(maxsize=4096)
def in_time_on(face: int, phase: int, idle: bool) -> tuple[Ability, ...]:
    """The actions in time on a plot or an agenda."""
    return tuple(a for a in ACTIONS[face] if in_time(a, phase, idle=idle))


@lru_cache(maxsize=1024)
def own_ambushers(pool: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Cost and face of what a deck may hold for ambush, the cheapest first."""
    return tuple((cost, f) for cost, f in AMBUSHERS if f in pool)


@lru_cache(maxsize=1024)
def granted_ambush(pool: tuple[int, ...], which: bytes) -> tuple[tuple[int, int], ...]:
    """The same where another card gives ambush, for what is printed, to these."""
    return tuple(sorted((k.COST[f], f) for f in pool if which[f]))


@lru_cache(maxsize=8192)
def held_actions(events: tuple[int, ...], phase: int, idle: bool) -> Held:
    found = [k.ABILITIES[index] for index in events]
    rows = [(k.COST[a.face], a.face, a) for a in found if in_time(a, phase, idle=idle)]
    return tuple(sorted(rows, key=lambda row: row[0]))


@lru_cache(maxsize=8192)
def held_responses(events: tuple[int, ...], mask: int) -> tuple[tuple[int, Ability], ...]:
    """Events that a deck may hold for one of these happenings: face and ability."""
    found = [k.ABILITIES[index] for index in events]
    return tuple((a.face, a) for a in found if a.trigger is not None and a.trigger.mask & mask)


# ---- actions -------------------------------------------------------------------------------------


def others(seats: list[int], seat: int) -> bool:
    """Is anybody else among these?"""
    return any(other != seat for other in seats)


def unable(st: Position, seat: int, marshaler: int, most: int) -> int:
    """How many seats in a row, this one first, have no action for all that others can tell."""
    piles, phase = st.cards.piles, st.phase
    fight = phase == P_CHALLENGES
    granting = constants(st, HAS_AMBUSH, AMBUSH_IN_HAND) if fight else ()
    hush = silencers(st)
    cheaper = bool(st.rules & HAS_FIRST)
    for m in st.mods:
        if m.kind == "discount":
            cheaper = True
    n = 0
    for who in turns(st, seat, most):
        hand = piles[who * ZONES + HAND]
        if hand and (who == marshaler or (fight and may_ambush(st, who, granting))):
            return n
        if not (hush and others(hush, who)):
            if may_use(st, who):
                return n
            if hand and may_hold_action(st, who, cheaper=cheaper):
                return n
        n += 1
    return n


def may_ambush(st: Position, seat: int, granting: Given) -> bool:
    """Could a card with ambush, printed or granted, be in this hand and be paid for?"""
    gold = st.gold[seat]
    most, shown, pool = st.most[seat], st.shown[seat], st.pools[seat]
    if gold >= LEAST_AMBUSH:
        for cost, f in own_ambushers(pool):
            if cost > gold:
                break
            if most[f] > shown[f]:
                return True
    for s, rule in granting:
        if st.ctrl[s] == seat and rule.which is not None:
            for cost, f in granted_ambush(pool, rule.which.table):
                if cost > gold:
                    break
                if most[f] > shown[f]:
                    return True
    return False


def own_actions(st: Position, seat: int) -> Actions:
    """The actions on cards in play, the plot and the agenda of a seat."""
    face = st.cards.face
    rows = laid(st, seat).actions
    for card in (st.plot[seat], st.agenda[seat]):
        if card >= 0 and ACTIONS[face[card]]:
            rows = (*rows, *((card, a) for a in ACTIONS[face[card]]))
    return rows


def timely(rows: Actions, phase: int, *, idle: bool) -> Actions:
    """Those of them that may be used in this phase, with a challenge or without one."""
    return tuple((src, a) for src, a in rows if in_time(a, phase, idle=idle))


def actions_in_time(st: Position, seat: int) -> Actions:
    """Those that may be used in this phase, whatever they cost, blank cards among them."""
    face, own, idle = st.cards.face, laid(st, seat), st.type < 0
    time = st.phase << 1 | idle
    rows = own.in_time[time]
    if rows is None:
        rows = own.in_time[time] = timely(own.actions, st.phase, idle=idle)
    plot, agenda = st.plot[seat], st.agenda[seat]
    if plot >= 0 and ACTIONS[face[plot]]:
        for a in in_time_on(face[plot], st.phase, idle):
            rows = (*rows, (plot, a))
    if agenda >= 0 and ACTIONS[face[agenda]]:
        for a in in_time_on(face[agenda], st.phase, idle):
            rows = (*rows, (agenda, a))
    return rows


def may_use(st: Position, seat: int) -> bool:
    """Has the seat an action on a card in play, its plot or its agenda?"""
    for src, a in actions_in_time(st, seat):
        if not st.blank[src] and not block(st, a, src, seat, public=True):
            return True
    return False


def may_hold_action(st: Position, seat: int, *, cheaper: bool) -> bool:
    """Could an event that can be played now be in this hand?"""
    events = held_actions(st.events[seat][ACTION], st.phase, st.type < 0)
    if not events or (st.rules & HAS_MUTE and not may_play_events(st, seat)):
        return False
    gold = st.gold[seat]
    most, shown = st.most[seat], st.shown[seat]
    for cost, f, a in events:
        if cost > gold and not cheaper:
            break
        # a hand that all have seen hides nothing: then it is read itself
        if (
            most[f] > shown[f]
            and not block(st, a, NOTHING, seat, public=True)
            and not known_without(st, seat, f)
        ):
            return True
    return False


def known_without(st: Position, seat: int, face: int) -> bool:
    """Does everybody know that such a card is not in this hand?"""
    hand = st.cards.piles[seat * ZONES + HAND]
    return hand_is_known(st, seat) and all(st.cards.face[c] != face for c in hand)


# ---- interrupts and reactions --------------------------------------------------------------------


def waiting(st: Position, moment: int, lo: int) -> int:
    """What there is to respond to, as a mask, if any card of this game waits for it."""
    alive = st.alive[moment]
    if moment == WOULD:
        alive |= LEAVE  # duplicates save whatever else there is
    if not alive:
        return 0
    state = IMMINENT if moment <= INTERRUPT else HAPPENED
    mask = 0
    for happening in st.conds[lo:]:
        if happening.state == state:
            mask |= HAPPENING_BIT[happening.kind]
    mask &= alive
    if not mask or mask & st.calls[moment] or (moment == WOULD and mask & LEAVE):
        return mask
    if table(st).waits & mask << SHIFT[moment]:
        return mask
    if mask & ASIDE_WAIT[moment]:
        listens, face = k.LISTENS[moment], st.cards.face
        for plot in st.plot:
            if plot >= 0 and listens[face[plot]] & mask:
                return mask
    return 0


def listeners(st: Position, seat: int, moment: int, mask: int) -> Sequence[int]:
    """The cards of a seat in play that wait for one of these, with its plot and its agenda."""
    own, wanted = laid(st, seat), mask << SHIFT[moment]
    face, blank = st.cards.face, st.blank
    cards: Sequence[int] = own.waiting if own.waits & wanted else ()
    if mask & ASIDE_WAIT[moment]:
        cards = (*cards, *[c for c in (st.plot[seat], st.agenda[seat]) if c >= 0])
    found: list[int] = []
    for c in cards:
        if WAITS[face[c]] & wanted and not blank[c]:
            found.append(c)  # noqa: PERF401 - a comprehension is a function, and costs as much
    return found


def concerns(a: Ability, c: Cond, seat: int) -> bool:
    """Could the ability wait for this: a first look, before everything is compared?"""
    t = a.trigger
    assert t is not None
    if not t.mask & HAPPENING_BIT[c.kind]:
        return False
    return t.who == "any" or (c.seat == seat) == (t.who == "you")


def mute(st: Position, seat: int, moment: int, lo: int, mask: int, most: int) -> int:
    """How many seats in a row, this one first, can respond with nothing for all others can tell.

    `mask` is what there is to respond to, as `waiting` says it.
    """
    saving = moment == WOULD and mask & LEAVE
    hush = silencers(st)
    seats, wanted = table(st).seats, mask << SHIFT[moment]
    aside, held = mask & ASIDE_WAIT[moment], mask & st.calls[moment]
    n = 0
    for who in turns(st, seat, most):
        if saving and may_save(st, who, lo):
            return n
        if not (hush and others(hush, who)):
            if (aside or seats[who].waits & wanted) and responds(st, who, moment, lo, mask):
                return n
            if held and may_hold_response(st, who, moment, lo, mask):
                return n
        n += 1
    return n


def may_save(st: Position, seat: int, lo: int) -> bool:
    """Has the seat a duplicate under a card that is about to leave play?"""
    return any(savable(st, c, seat) for c in st.conds[lo:])


def responds(st: Position, seat: int, moment: int, lo: int, mask: int) -> bool:
    """Has the seat a card in play that can respond?"""
    face, spent = st.cards.face, st.spent
    for src in listeners(st, seat, moment, mask):
        for a in k.FACES[face[src]].abilities:
            if a.moment != moment:
                continue
            for ci in range(lo, len(st.conds)):
                if (
                    concerns(a, st.conds[ci], seat)
                    and (a.index, src, ci) not in spent
                    and not block(st, a, src, seat, ci, public=True)
                ):
                    return True
    return False


def may_hold_response(st: Position, seat: int, moment: int, lo: int, mask: int) -> bool:
    """Could an event that can be played now be in this hand?"""
    hand = st.cards.piles[seat * ZONES + HAND]
    if not hand:
        return False
    events = held_responses(st.events[seat][moment], mask)
    if not events or (st.rules & HAS_MUTE and not may_play_events(st, seat)):
        return False
    most, shown = st.most[seat], st.shown[seat]
    for f, a in events:
        if most[f] <= shown[f]:
            continue
        for ci in range(lo, len(st.conds)):
            if concerns(a, st.conds[ci], seat) and not block(st, a, NOTHING, seat, ci, public=True):
                if not known_without(st, seat, f):
                    return True
                break
    return False
