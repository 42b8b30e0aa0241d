"""What a seat may do in a window: the options, how their keys read, and whether to ask at all."""

from __future__ import annotations

from typing import NamedTuple

from .. import facts as k
from ..facts.columns import Ability
from ..facts.terms import (
    ACTION,
    EVENT,
    HAND,
    HAPPENING_BIT,
    INTERRUPT,
    P_CHALLENGES,
    P_DOMINANCE,
    P_DRAW,
    P_MARSHAL,
    P_PLOT,
    P_STANDING,
    P_TAXATION,
    PLAY,
    WOULD,
    ZONES,
)
from ..state import DEADLY, HAPPENED, IMMINENT, NOTHING, Cond, Position
from .costs import (
    AMBUSH_IN_HAND,
    HAS_AMBUSH,
    HAS_FIRST,
    ambush_block,
    ambush_cost,
    gold_cost,
    marshal_block,
    may_play_events,
)
from .duplicates import duplicate_host, duplicates, savable
from .keys import name_in_play
from .legality import NEEDS_CHALLENGE, block, silenced
from .zones import code, hand_is_known, is_open

# Actions and events, found by face.
ACTIONS = tuple(tuple(a for a in f.abilities if a.moment == ACTION) for f in k.FACES)
AMBUSHERS = tuple((i, f.ambush) for i, f in enumerate(k.FACES) if f.ambush >= 0)
CAN_AMBUSH = tuple(f.ambush >= 0 for f in k.FACES)
HAS_USES = tuple(any(a.moment <= ACTION for a in f.abilities) for f in k.FACES)
LEAVE = HAPPENING_BIT["leave"]
PASS = "pass"  # noqa: S105 - a key, not a secret
SAVE = -1  # in place of an ability: a duplicate is discarded


class Offer(NamedTuple):
    """One thing a seat may do in a window."""

    key: str
    ability: int
    card: int
    cond: int = NOTHING


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
    listens, face, piles = k.LISTENS[moment], st.cards.face, st.cards.piles
    for seat in range(st.seats):
        for c in piles[seat * ZONES + PLAY]:
            if listens[face[c]] & mask:
                return mask
        plot = st.plot[seat]
        if plot >= 0 and listens[face[plot]] & mask:
            return mask
    return 0


def speakers(st: Position, seat: int) -> tuple[int, ...]:
    """The cards whose abilities a seat may use: in play, its plot, its agenda."""
    found = st.cards.piles[seat * ZONES + PLAY]
    face = st.cards.face
    plot, agenda = st.plot[seat], st.agenda[seat]
    if plot >= 0 and HAS_USES[face[plot]]:
        found = (*found, plot)
    if agenda >= 0 and HAS_USES[face[agenda]]:
        found = (*found, agenda)
    return found


def subject(st: Position, a: Ability, c: Cond) -> str:
    """The card an ability would speak of, where it may be one of several."""
    if a.trigger is None or a.trigger.which is None or c.kind != "leave":
        return ""
    if st.tag[c.card] != NOTHING:
        return f":{name_in_play(st, c.card)}"
    return f":{k.IDS[c.face]}"


def happening_card(st: Position, c: Cond) -> str | None:
    """The card that something happens to, if it is one that everybody knows."""
    if c.face >= 0:
        return k.IDS[c.face]
    return code(st, c.card) if c.card >= 0 and is_open(st, c.card) else None


ACTION_WINDOWS = {
    P_PLOT: "window_plot",
    P_DRAW: "window_draw",
    P_MARSHAL: "window_marshal",
    P_DOMINANCE: "window_dominance",
    P_STANDING: "window_standing",
    P_TAXATION: "window_taxation",
}
CHALLENGE_WINDOWS = ("window_before", "window_attackers", "window_defenders")
CANCELLED = ("event_initiates", "ability_initiates")


def action_name(st: Position, *, marshaling: bool) -> str:
    """Which action window is open. One's own marshaling is none that can be passed in advance."""
    if marshaling:
        return "own_marshal"
    if st.phase == P_CHALLENGES:
        return CHALLENGE_WINDOWS[st.stage]
    return ACTION_WINDOWS[st.phase]


def response_name(st: Position, moment: int, lo: int) -> tuple[str, str, str | None]:
    """Which other window is open: its name, what it is about, and the card that it is about."""
    state = IMMINENT if moment <= INTERRUPT else HAPPENED
    about = [c for c in st.conds[lo:] if c.state == state]
    alive = st.alive[moment] | (LEAVE if moment == WOULD else 0)
    c = next(c for c in about if HAPPENING_BIT[c.kind] & alive)
    what = c.how if c.kind == "leave" else c.kind
    if moment != WOULD:
        name = "window_interrupts" if moment == INTERRUPT else "window_reactions"
    else:
        name = "window_cancels" if c.kind in CANCELLED else "window_saves"
    return name, f"happening_{what}", happening_card(st, c)


def concerns(a: Ability, c: Cond, seat: int) -> bool:
    """Could the ability wait for this: a first look, before everything is compared?"""
    t = a.trigger
    assert t is not None
    if not t.mask & HAPPENING_BIT[c.kind]:
        return False
    return t.who == "any" or (c.seat == seat) == (t.who == "you")


def in_play_uses(
    st: Position, seat: int, moment: int, lo: int, mask: int, *, public: bool
) -> list[Offer]:
    """Abilities on cards that a seat controls."""
    out: list[Offer] = []
    listens = k.LISTENS[moment]
    face, blank, spent = st.cards.face, st.blank, st.spent
    for src in speakers(st, seat):
        if not listens[face[src]] & mask or blank[src]:
            continue
        for a in k.FACES[face[src]].abilities:
            if a.moment != moment:
                continue
            for ci in range(lo, len(st.conds)):
                c = st.conds[ci]
                if not concerns(a, c, seat) or (a.index, src, ci) in spent:
                    continue
                if not block(st, a, src, seat, ci, public=public):
                    key = f"use:{name_in_play(st, src)}:{a.ordinal}{subject(st, a, c)}"
                    if not any(u.key == key for u in out):
                        out.append(Offer(key, a.index, src, ci))
                    if public:
                        return out
    return out


def responses(st: Position, seat: int, moment: int, lo: int) -> list[Offer]:
    """All a seat may do in a window for interrupts or reactions."""
    mask = waiting(st, moment, lo)
    out: list[Offer] = []
    if moment == WOULD:
        for ci in range(lo, len(st.conds)):
            c = st.conds[ci]
            if savable(st, c, seat):
                out.append(Offer(f"save:{name_in_play(st, c.card)}", SAVE, c.card, ci))
    if not mask or silenced(st, seat):
        return out
    out += in_play_uses(st, seat, moment, lo, mask, public=False)
    if may_play_events(st, seat):
        # copies in hand are alike: one of each is offered
        seen: set[int] = set()
        for card in st.cards.piles[seat * ZONES + HAND]:
            face = st.cards.face[card]
            if face in seen or not k.LISTENS[moment][face] & mask or k.TYPE[face] != EVENT:
                continue
            seen.add(face)
            out += event_uses(st, seat, moment, lo, card)
    return out


def event_uses(st: Position, seat: int, moment: int, lo: int, card: int) -> list[Offer]:
    out: list[Offer] = []
    for a in k.FACES[st.cards.face[card]].abilities:
        if a.moment == moment:
            for ci in range(lo, len(st.conds)):
                if concerns(a, st.conds[ci], seat) and not block(st, a, card, seat, ci):
                    key = f"play:{code(st, card)}{subject(st, a, st.conds[ci])}"
                    if not any(u.key == key for u in out):
                        out.append(Offer(key, a.index, card, ci))
    return out


def may_respond(st: Position, seat: int, moment: int, lo: int, mask: int) -> bool:
    """Ask this seat? By what others can see or cannot rule out, never by the hand itself.

    `mask` is what there is to respond to, as `waiting` says it.
    """
    if moment == WOULD and any(savable(st, c, seat) for c in st.conds[lo:]):
        return True
    if not mask or silenced(st, seat):
        return False
    if in_play_uses(st, seat, moment, lo, mask, public=True):
        return True
    return may_hold_response(st, seat, moment, lo, mask)


def may_hold_response(st: Position, seat: int, moment: int, lo: int, mask: int) -> bool:
    hand = st.cards.piles[seat * ZONES + HAND]
    if not hand or not st.calls[moment] & mask or not may_play_events(st, seat):
        return False
    # a hand that all have seen hides nothing: then it is read itself
    known = hand_is_known(st, seat)
    most, shown, face = st.most[seat], st.shown[seat], st.cards.face
    for index in st.events[seat][moment]:
        a = k.ABILITIES[index]
        assert a.trigger is not None
        if not a.trigger.mask & mask or most[a.face] <= shown[a.face]:
            continue
        if known and not any(face[c] == a.face for c in hand):
            continue
        for ci in range(lo, len(st.conds)):
            if concerns(a, st.conds[ci], seat) and not block(st, a, NOTHING, seat, ci, public=True):
                return True
    return False


def forced_uses(st: Position, moment: int, lo: int) -> list[Offer]:
    """Forced abilities still to resolve, whoever controls them."""
    mask = waiting(st, moment, lo)
    if not mask:
        return []
    return [
        u
        for seat in range(st.seats)
        if seat not in st.out
        for u in in_play_uses(st, seat, moment, lo, mask, public=False)
    ]


def actions(st: Position, seat: int, *, marshaling: bool) -> list[Offer]:
    """All a seat may do when it has the opportunity in an action window."""
    out: list[Offer] = []
    hand: list[int] = []
    seen: set[int] = set()
    face = st.cards.face
    for c in st.cards.piles[seat * ZONES + HAND]:
        if face[c] not in seen:
            seen.add(face[c])
            hand.append(c)
    if marshaling:
        for c in hand:
            if k.TYPE[face[c]] != EVENT and not marshal_block(st, seat, c):
                word = "marshal" if duplicate_host(st, c, seat) < 0 else "duplicate"
                out.append(Offer(f"{word}:{code(st, c)}", NOTHING, c))
    if st.phase == P_CHALLENGES:
        out += [
            Offer(f"ambush:{code(st, c)}", NOTHING, c)
            for c in hand
            if (CAN_AMBUSH[face[c]] or st.rules & HAS_AMBUSH)
            and k.TYPE[face[c]] != EVENT
            and not ambush_block(st, seat, c)
        ]
    if silenced(st, seat):
        return out
    out += [
        Offer(f"use:{name_in_play(st, src)}:{a.ordinal}", a.index, src)
        for src in speakers(st, seat)
        for a in ACTIONS[face[src]]
        if (not a.phase or a.phase == st.phase)
        and not (st.type < 0 and NEEDS_CHALLENGE[a.index])
        and not st.blank[src]
        and not block(st, a, src, seat)
    ]
    if may_play_events(st, seat):
        out += [
            Offer(f"play:{code(st, c)}", a.index, c)
            for c in hand
            if k.TYPE[face[c]] == EVENT
            for a in ACTIONS[face[c]]
            if not block(st, a, c, seat)
        ]
    return out


def action_of(st: Position, seat: int, key: str) -> tuple[int, int]:
    """The ability and the card that a legal key of an action window means."""
    word, name, *more = key.split(":")
    face = k.INDEX[name]
    if word == "use":
        card = st.tagged[int(more[0])]
        return k.FACES[face].abilities[int(more[1])].index, card
    card = next(c for c in st.cards.piles[seat * ZONES + HAND] if st.cards.face[c] == face)
    return ACTIONS[face][0].index if word == "play" else NOTHING, card


def may_act(st: Position, seat: int, *, marshaling: bool) -> bool:
    """Ask this seat in an action window? By what others can see or cannot rule out."""
    hand = st.cards.piles[seat * ZONES + HAND]
    if marshaling and hand:
        return True
    face = st.cards.face
    gold = st.gold[seat]
    most, shown = st.most[seat], st.shown[seat]
    if hand and st.phase == P_CHALLENGES:
        for f, cost in AMBUSHERS:
            if cost <= gold and most[f] > shown[f]:
                return True
        if st.rules & HAS_AMBUSH and may_hold_granted_ambush(st, seat):
            return True
    if silenced(st, seat):
        return False
    phase = st.phase
    idle = st.type < 0
    for src in speakers(st, seat):
        for a in ACTIONS[face[src]]:
            if (
                (not a.phase or a.phase == phase)
                and not (idle and NEEDS_CHALLENGE[a.index])
                and not st.blank[src]
                and not block(st, a, src, seat, public=True)
            ):
                return True
    if not hand or not may_play_events(st, seat):
        return False
    known = hand_is_known(st, seat)
    full_price = not st.mods and not st.rules & HAS_FIRST
    for index in st.events[seat][ACTION]:
        a = k.ABILITIES[index]
        if (a.phase and a.phase != phase) or most[a.face] <= shown[a.face]:
            continue
        if (idle and NEEDS_CHALLENGE[index]) or (full_price and k.COST[a.face] > gold):
            continue
        if known and not any(face[c] == a.face for c in hand):
            continue
        if not block(st, a, NOTHING, seat, public=True):
            return True
    return False


def may_hold_granted_ambush(st: Position, seat: int) -> bool:
    """Could a card to which another one grants ambush be in this hand?"""
    most, shown, gold = st.most[seat], st.shown[seat], st.gold[seat]
    for s in st.sources:
        for rule in AMBUSH_IN_HAND[st.cards.face[s]]:
            if st.ctrl[s] == seat and rule.which is not None:
                table = rule.which.table
                for f in st.pools[seat]:
                    if table[f] and most[f] > shown[f] and k.COST[f] <= gold:
                        return True
    return False


def action_block(st: Position, seat: int, key: str, *, marshaling: bool) -> str:
    """The rule that forbids an action, for a key of the right form; nothing if it is unknown."""
    word, _, rest = key.partition(":")
    name, _, more = rest.partition(":")
    face = k.INDEX.get(name, NOTHING)
    if face < 0:
        return ""
    hand = [c for c in st.cards.piles[seat * ZONES + HAND] if st.cards.face[c] == face]
    if word in ("marshal", "duplicate", "ambush", "play"):
        if not hand:
            return "windows.in_hand"
        if word == "ambush":
            if st.phase != P_CHALLENGES and ambush_cost(st, seat, face) >= 0:
                return "abilities.phase"
            return ambush_block(st, seat, hand[0])
        if word == "play":
            return event_block(st, seat, hand[0])
        if not marshaling:
            return "marshal.active"
        under = duplicate_host(st, hand[0], seat) >= 0
        if word == "duplicate" and not under:
            return "duplicates.marshal"
        return marshal_block(st, seat, hand[0]) or ("duplicates.marshal" if under else "")
    if word == "use":
        tag, _, ordinal = more.partition(":")
        if not tag.isdigit() or int(tag) >= len(st.tagged) or not ordinal.isdigit():
            return ""
        src = st.tagged[int(tag)]
        if src < 0 or code(st, src) != name or int(ordinal) >= len(k.FACES[face].abilities):
            return ""
        if st.cards.face[src] != face:
            return "abilities.where"  # an event that lies in play as something else
        return use_block(st, k.FACES[face].abilities[int(ordinal)], src, seat)
    return ""


def response_block(st: Position, seat: int, moment: int, lo: int, key: str) -> str:
    """The rule that forbids an interrupt or a reaction; nothing if it is none for this moment."""
    word, _, rest = key.partition(":")
    name, _, more = rest.partition(":")
    face = k.INDEX.get(name, NOTHING)
    found = [a for a in k.FACES[face].abilities if a.moment == moment] if face >= 0 else []
    if word == "save":
        # once the window for saves is over it is too late, whatever might have been saved
        return save_block(st, seat, lo, rest) if moment == WOULD else ""
    if word == "play":
        hand = [c for c in st.cards.piles[seat * ZONES + HAND] if st.cards.face[c] == face]
        if not hand:
            return "windows.in_hand"
        if k.TYPE[face] != EVENT:
            return "abilities.where"
        src = hand[0]
        if found and not may_play_events(st, seat):
            return "cards.marching_orders"
    elif word == "use":
        tag, _, ordinal = more.partition(":")
        found = [a for a in found if str(a.ordinal) == ordinal.partition(":")[0]]
        src = st.tagged[int(tag)] if tag.isdigit() and int(tag) < len(st.tagged) else NOTHING
        if src < 0 or code(st, src) != name:
            return ""
        if st.cards.face[src] != face:
            return "abilities.where"
        if st.ctrl[src] != seat:
            return "abilities.controller"
        if found and st.blank[src]:
            return "values.blank"
    else:
        return ""  # no interrupt and no reaction: what another window offers
    if found and silenced(st, seat):
        return "cards.catelyn"
    why = [
        "windows.once" if (a.index, src, ci) in st.spent else block(st, a, src, seat, ci)
        for a in found
        for ci in range(lo, len(st.conds))
    ]
    # where something else is what it waits for, nothing more need be said
    return next((rule for rule in why if rule and rule != "abilities.trigger"), "")


def save_block(st: Position, seat: int, lo: int, name: str) -> str:
    """Why a duplicate does not save the card that is called so in play."""
    for c in st.conds[lo:]:
        leaves = c.kind == "leave" and c.state == IMMINENT and name_in_play(st, c.card) == name
        if leaves and st.owner[c.card] == seat and duplicates(st, c.card):
            return "saves.terminal" if c.n & DEADLY else "saves.cannot"
    return "duplicates.save"


def event_block(st: Position, seat: int, card: int) -> str:
    if k.TYPE[st.cards.face[card]] != EVENT:
        return "abilities.where"
    if silenced(st, seat):
        return "cards.catelyn"
    if not may_play_events(st, seat):
        return "cards.marching_orders"
    found = k.FACES[st.cards.face[card]].abilities
    if not found or found[0].moment != ACTION:
        return "abilities.trigger"
    if gold_cost(st, found[0], seat, NOTHING) > st.gold[seat]:
        return "costs.gold"
    return block(st, found[0], card, seat)


def use_block(st: Position, a: Ability, src: int, seat: int) -> str:
    if st.ctrl[src] != seat:
        return "abilities.controller"
    if st.blank[src]:
        return "values.blank"
    if silenced(st, seat):
        return "cards.catelyn"
    return block(st, a, src, seat) if a.moment == ACTION else "abilities.trigger"
