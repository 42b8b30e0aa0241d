"""Cards leaving play, together: what is about to leave, and its going (chapter leaving)."""

from __future__ import annotations

from weirwood.games.cardgame.board import NORMAL_FORM, code, in_play, leave_play, shuffle_deck
from weirwood.games.cardgame.state import HAPPENED, IMMINENT, SAVABLE, Cond, Table
from weirwood.games.cardgame.terms import DEAD, DECK, DISCARD, HAND, REMOVED
from weirwood.kernel import tell

WHERE = {
    "killed": DEAD,
    "discarded": DISCARD,
    "sacrificed": DISCARD,
    "returned": HAND,
    "shuffled": DECK,
    "removed": REMOVED,
}


def about_to_leave(st: Table, cards: list[int], how: str, *, save: bool, deadly: int = 0) -> int:
    """These cards would leave play together; where the first of them stands among happenings."""
    lo = len(st.conds)
    flags = (SAVABLE if save else 0) | deadly
    for card in cards:
        if in_play(st, card):
            face = NORMAL_FORM[st.cards.face[card]]
            st.conds.append(
                Cond("leave", card, st.ctrl[card], n=flags, how=how, state=IMMINENT, face=face)
            )
    return lo


def carry_out(st: Table, lo: int) -> None:
    """Whatever was not saved leaves play now, all at once (rule leaving.together)."""
    for i in range(lo, len(st.conds)):
        c = st.conds[i]
        if c.kind != "leave" or c.state != IMMINENT or not in_play(st, c.card):
            continue
        to = WHERE[c.how] if c.to < 0 else c.to
        if st.tape is not None:
            tell(st, f"card.{c.how}", seat=c.seat, card=code(st, c.card), tag=st.tag[c.card])
        leave_play(st, c.card, to)
        if to == DECK:
            shuffle_deck(st, st.owner[c.card])
        st.conds[i] = c._replace(state=HAPPENED)
