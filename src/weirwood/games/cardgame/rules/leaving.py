"""Cards leave play, together: what is about to leave, and its going.

Ledger: `leaving`.
"""

from __future__ import annotations

from weirwood.kernel import tell

from .. import facts as k
from ..facts.terms import DEAD, DECK, DISCARD, HAND, REMOVED, ZONE_NAMES
from ..state import HAPPENED, IMMINENT, NOTHING, SAVABLE, Cond, Position, changed
from .attachments import attachments
from .duplicates import duplicates
from .zones import (
    NORMAL_FORM,
    code,
    control,
    fall_silent,
    free,
    in_play,
    leave_challenge,
    move,
    shuffle_deck,
    take_tag,
)

TERMINAL = k.keyword("terminal")
# Where a card goes by the way it leaves, unless a replacement sends it elsewhere.
WHERE = {
    "killed": DEAD,
    "discarded": DISCARD,
    "sacrificed": DISCARD,
    "returned": HAND,
    "shuffled": DECK,
    "removed": REMOVED,
}


def about_to_leave(st: Position, cards: list[int], how: str, *, save: bool, deadly: int = 0) -> int:
    """These cards would leave play together; where the first of them stands among happenings."""
    lo = len(st.conds)
    flags = (SAVABLE if save else 0) | deadly
    for card in cards:
        if in_play(st, card):
            # what the card was is kept: a deck that it is shuffled into forgets it
            face = NORMAL_FORM[st.cards.face[card]]
            st.conds.append(
                Cond("leave", card, st.ctrl[card], n=flags, how=how, state=IMMINENT, face=face)
            )
    return lo


def carry_out(st: Position, lo: int) -> None:
    """Whatever was not saved leaves play now, all at once (rule leaving.together)."""
    for i in range(lo, len(st.conds)):
        c = st.conds[i]
        # saved, cancelled or gone with another card meanwhile
        if c.kind != "leave" or c.state != IMMINENT or not in_play(st, c.card):
            continue
        to = WHERE[c.how] if c.to < 0 else c.to
        if st.tape is not None:
            card, tag = code(st, c.card), st.tag[c.card]
            tell(st, f"card.{c.how}", seat=c.seat, card=card, tag=tag)
            if c.to >= 0:
                tell(st, "card.instead", seat=c.seat, card=card, tag=tag, to=ZONE_NAMES[to])
        leave_play(st, c.card, to)
        if to == DECK:
            shuffle_deck(st, st.owner[c.card])
        st.conds[i] = c._replace(state=HAPPENED)


def leave_play(st: Position, card: int, zone: int) -> None:
    """The card goes to a pile of its owner; what was on it goes where it belongs."""
    drop_duplicates(st, card)
    # looked up before the host is gone: afterwards nothing points at it
    hangers = attachments(st, card)
    strip(st, card)
    move(st, card, st.owner[card], zone)
    for a in hangers:
        to = without_host(st, a)
        owner = st.owner[a]
        strip(st, a)
        move(st, a, owner, to)
        drop_duplicates(st, a)
        tell(st, "attachment.lost" if to == DISCARD else "attachment.returned", card=code(st, a))


def drop_duplicates(st: Position, card: int) -> None:
    """The duplicates under a card go with it, in the open (rule duplicates.gone)."""
    for d in duplicates(st, card):
        free(st, d)
        move(st, d, st.owner[d], DISCARD)
        tell(st, "duplicate.lost", seat=st.owner[d], card=code(st, d))


def without_host(st: Position, card: int) -> int:
    """Where an attachment goes whose host is gone (rules attachments.return, keywords.terminal)."""
    return DISCARD if k.KEYWORD_MASK[st.cards.face[card]] & TERMINAL else HAND


def strip(st: Position, card: int) -> None:
    """Everything that lay on a card in play is gone; it is what is printed again."""
    fall_silent(st, card)
    leave_challenge(st, card)
    st.kneel[card] = 0
    if st.power[card]:
        st.power = changed(st.power, card, 0)
    if st.marks[card]:
        st.marks = changed(st.marks, card, 0)
    if st.poison[card]:
        st.poison = changed(st.poison, card, 0)
    if st.blank[card]:
        st.blank = changed(st.blank, card, 0)
    if card in st.ambushed:
        st.ambushed = tuple(c for c in st.ambushed if c != card)
    free(st, card)
    # out of play every card is what is printed, and a new one when it comes back (rule leaving.new)
    st.cards.face[card] = NORMAL_FORM[st.cards.face[card]]
    take_tag(st, card)
    if st.mods:
        st.mods = [m for m in st.mods if m.card != card]
    if st.delays:
        st.delays = [d for d in st.delays if d.card != card]
    if st.uses:
        mark = f":{card}:"
        st.uses = {key: n for key, n in st.uses.items() if mark not in key}
    if st.raised:
        st.raised.pop(str(card), None)
    control(st, card, st.owner[card])


def drop_duplicate(st: Position, card: int, how: str) -> None:
    """A card that was put into play and became a duplicate goes as one: nothing can save it."""
    free(st, card)
    move(st, card, st.owner[card], WHERE[how])
    tell(st, f"card.{how}", seat=st.owner[card], card=code(st, card), tag=NOTHING)
