"""Cards with an effect of their own that asks nothing."""

from __future__ import annotations

from collections.abc import Callable

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import attach, code, come_into_play, draw_cards, move, pile
from weirwood.games.cardgame.effects import discard_from_hand
from weirwood.games.cardgame.placing import legal_host
from weirwood.games.cardgame.state import NOTHING, Table, changed
from weirwood.games.cardgame.terms import BY_EFFECT, CHARACTER, DEAD, DECK, FACTIONS, UNDER
from weirwood.games.cardgame.winning import gain_power
from weirwood.kernel import tell
from weirwood.kernel.secrets import peek, reveal

RISEN = k.INDEX["01081_attached"]
STARK = FACTIONS.index("stark")


def heads_on_spikes(st: Table, n: int, i: int) -> None:
    """A random card; a character goes to the dead pile and is worth 2 power."""
    act = st.acts[n]
    for card in discard_from_hand(st, act.player, 1):
        if k.TYPE[st.cards.face[card]] == CHARACTER:
            move(st, card, st.owner[card], DEAD)
            tell(st, "card.on_spike", seat=st.owner[card], card=code(st, card))
            gain_power(st, st.home[act.seat], 2)


def facedown_duplicate(st: Table, n: int, i: int) -> None:
    """Arya Stark: the top card of the deck lies facedown under her as a duplicate."""
    act = st.acts[n]
    deck = pile(st, act.seat, DECK)
    if deck and st.tag[act.source] != NOTHING:
        card = deck[-1]
        move(st, card, act.seat, UNDER)
        st.host = changed(st.host, card, act.source)
        peek(st, st.cards, card, act.seat)
        tell(st, "card.facedown", seat=act.seat, card=code(st, act.source))


def gates_of_winterfell(st: Table, n: int, i: int) -> None:
    """Reveal the top card; a Stark card is drawn."""
    seat = st.acts[n].seat
    deck = pile(st, seat, DECK)
    if deck:
        card = deck[-1]
        reveal(st, st.cards, card)
        tell(st, "deck.revealed", seat=seat, card=code(st, card))
        if k.FACTION[st.cards.face[card]] == STARK:
            draw_cards(st, seat, 1)


def risen_from_the_sea(st: Table, n: int, i: int) -> None:
    """The event stays as a Condition attachment on the card it saved, if it may lie there."""
    act = st.acts[n]
    host = st.conds[act.cond].card
    if legal_host(st, RISEN, host):
        st.cards.face[act.source] = RISEN
        come_into_play(st, act.source, act.seat, BY_EFFECT)
        attach(st, act.source, host)
        tell(st, "card.attached", seat=act.seat, card=code(st, act.source),
             tag=st.tag[act.source], host=code(st, host), host_tag=st.tag[host])  # fmt: skip


TRICKS: dict[str, Callable[[Table, int, int], None]] = {
    "heads_on_spikes": heads_on_spikes,
    "facedown_duplicate": facedown_duplicate,
    "gates_of_winterfell": gates_of_winterfell,
    "risen_from_the_sea": risen_from_the_sea,
}
