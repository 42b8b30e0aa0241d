"""What a seat may do in a window: the options, how their keys read, and what forbids the others."""

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
    WOULD,
    ZONES,
)
from ..state import DEADLY, HAPPENED, IMMINENT, NOTHING, Cond, Position
from .costs import (
    ambush_block,
    ambush_cost,
    ambush_grants,
    cuts,
    gold_cost,
    marshal_block,
    may_play_events,
)
from .duplicates import duplicate_host, duplicates, savable
from .keys import Keys, name_in_play
from .laid import ACTIONS
from .legality import block, silenced
from .silence import LEAVE, actions_in_time, concerns, listeners, waiting
from .zones import NORMAL_FORM, code, is_open

# What may be played as an action, and what comes into play by ambush, by face.
PLAYED = tuple(found if kind == EVENT else () for kind, found in zip(k.TYPE, ACTIONS, strict=True))
CAN_AMBUSH = tuple(f.ambush >= 0 for f in k.FACES)
# The keys of what is done with a card in hand, by its face.
MARSHAL, DUPLICATE, AMBUSH, PLAY_EVENT = (
    tuple(f"{word}:{k.IDS[f]}" for f in NORMAL_FORM)
    for word in ("marshal", "duplicate", "ambush", "play")
)
PASS = "pass"  # noqa: S105 - a key, not a secret
SAVE = -1  # in place of an ability: a duplicate is discarded


class Offer(NamedTuple):
    """One thing a seat may do in a window."""

    key: str
    ability: int
    card: int
    cond: int = NOTHING


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


def in_play_uses(st: Position, seat: int, moment: int, lo: int, mask: int) -> list[Offer]:
    """Abilities on cards that a seat controls."""
    out: list[Offer] = []
    face, spent = st.cards.face, st.spent
    for src in listeners(st, seat, moment, mask):
        for a in k.FACES[face[src]].abilities:
            if a.moment != moment:
                continue
            for ci in range(lo, len(st.conds)):
                c = st.conds[ci]
                if not concerns(a, c, seat) or (a.index, src, ci) in spent:
                    continue
                if not block(st, a, src, seat, ci):
                    key = f"use:{name_in_play(st, src)}:{a.ordinal}{subject(st, a, c)}"
                    if not any(u.key == key for u in out):
                        out.append(Offer(key, a.index, src, ci))
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
    out += in_play_uses(st, seat, moment, lo, mask)
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


def forced_uses(st: Position, moment: int, lo: int) -> list[Offer]:
    """Forced abilities still to resolve, whoever controls them."""
    mask = waiting(st, moment, lo)
    if not mask:
        return []
    return [
        u
        for seat in range(st.seats)
        if seat not in st.out
        for u in in_play_uses(st, seat, moment, lo, mask)
    ]


def action_keys(st: Position, seat: int, *, marshaling: bool) -> Keys:
    """All a seat may do when it has the opportunity in an action window."""
    out: Keys = []
    face = st.cards.face
    # copies in hand are alike: one of each is offered
    hand: dict[int, int] = {}
    for c in st.cards.piles[seat * ZONES + HAND]:
        if face[c] not in hand:
            hand[face[c]] = c
    if marshaling:
        off = cuts(st, seat, "marshal")
        for f, c in hand.items():
            if k.TYPE[f] != EVENT and not marshal_block(st, seat, c, off):
                word = DUPLICATE if duplicate_host(st, c, seat) >= 0 else MARSHAL
                out.append(word[f])
    if st.phase == P_CHALLENGES:
        grants = ambush_grants(st, seat)
        for f, c in hand.items():
            may = (grants or CAN_AMBUSH[f]) and k.TYPE[f] != EVENT
            if may and not ambush_block(st, seat, c, grants):
                out.append(AMBUSH[f])
    if silenced(st, seat):
        return out
    for src, a in actions_in_time(st, seat):
        if not st.blank[src] and not block(st, a, src, seat):
            out.append(f"use:{name_in_play(st, src)}:{a.ordinal}")
    if may_play_events(st, seat):
        for f, c in hand.items():
            for a in PLAYED[f]:
                if not block(st, a, c, seat):
                    out.append(PLAY_EVENT[f])
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
            return ambush_block(st, seat, hand[0], ambush_grants(st, seat))
        if word == "play":
            return event_block(st, seat, hand[0])
        if not marshaling:
            return "marshal.active"
        under = duplicate_host(st, hand[0], seat) >= 0
        if word == "duplicate" and not under:
            return "duplicates.marshal"
        off = cuts(st, seat, "marshal")
        return marshal_block(st, seat, hand[0], off) or ("duplicates.marshal" if under else "")
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
