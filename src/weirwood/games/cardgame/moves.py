"""Steps of abilities that may ask: leaving play, entering it, picking, naming, searching."""

from __future__ import annotations

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import (
    attach,
    become_duplicate,
    code,
    come_into_play,
    free,
    in_play,
    move,
    pile,
    shuffle_deck,
    zone_of,
)
from weirwood.games.cardgame.effects import (
    cards_of,
    named_by,
    spoil,
    step_of,
    tell_card,
)
from weirwood.games.cardgame.leaving import WHERE, about_to_leave, carry_out
from weirwood.games.cardgame.menu import card_of
from weirwood.games.cardgame.pickings import named_words, pick_players, pickable, searched
from weirwood.games.cardgame.placing import can_enter, duplicate_host, hosts_for
from weirwood.games.cardgame.state import HAPPENED, NOTHING, Cond, Table, changed
from weirwood.games.cardgame.terms import ATTACHMENT, BY_EFFECT, DECK, HAND, UNDER
from weirwood.games.cardgame.timing import interrupts
from weirwood.games.cardgame.values import holds
from weirwood.kernel import Flow, choose, procedure, tell
from weirwood.kernel.secrets import peek, reveal

HOW = {"kill": "killed", "poison": "killed", "discard": "discarded", "return": "returned"}
KNEELING = tuple(any(c.rule == "enters_kneeling" for c in f.constants) for f in k.FACES)


def doomed(st: Table, n: int, i: int) -> int:
    """The cards of a step are about to leave play; poison acts only while the token is there."""
    step = step_of(st, n, i)
    found = cards_of(st, n, step)
    for c in found:
        if zone_of(st, c) == UNDER:
            drop_duplicate(st, c, HOW[step.verb])
    cards = [c for c in found if in_play(st, c)]
    if step.verb == "poison":
        cards = [c for c in cards if st.poison[c]]
        for c in cards:
            st.poison = changed(st.poison, c, st.poison[c] - 1)
    return about_to_leave(st, cards, HOW[step.verb], save=step.save)


def drop_duplicate(st: Table, card: int, how: str) -> None:
    """A card that was put into play and became a duplicate goes as one: nothing can save it."""
    free(st, card)
    move(st, card, st.owner[card], WHERE[how])
    tell(st, f"card.{how}", seat=st.owner[card], card=code(st, card), tag=NOTHING)


@procedure
def depart(st: Table, n: int, i: int) -> Flow[None]:
    """Cards are killed, discarded from play or returned, together (rule leaving.together)."""
    lo = doomed(st, n, i)
    if lo < len(st.conds):
        yield from interrupts(st, lo)
        carry_out(st, lo)
    if any(c.kind == "leave" and c.state != HAPPENED for c in st.conds[lo:]):
        spoil(st, n)


@procedure
def enter(st: Table, card: int, seat: int, entry: int) -> Flow[None]:
    """Bring a card into play: as a duplicate, attached to a host, or by itself."""
    host = -1
    if k.TYPE[st.cards.face[card]] == ATTACHMENT and duplicate_host(st, card, seat) < 0:
        reveal(st, st.cards, card)
        key = yield from choose(st, "attach.host", seat, k.IDS[st.cards.face[card]])
        host = card_of(st, seat, hosts_for(st, st.cards.face[card]), key)
    arrive(st, card, seat, entry, host)


def arrive(st: Table, card: int, seat: int, entry: int, host: int = -1) -> None:
    """The card comes into play; a further copy of a unique card becomes a duplicate."""
    of = duplicate_host(st, card, seat)
    if of >= 0:
        become_duplicate(st, card, of)
        tell_card(st, "card.duplicated", of)
        return
    come_into_play(st, card, seat, entry)
    if host >= 0:
        attach(st, card, host)
        tell_card(st, "card.attached", card, host=code(st, host), host_tag=st.tag[host])
    else:
        tell_card(st, "card.entered", card)
    if KNEELING[st.cards.face[card]] and not st.blank[card]:
        st.kneel[card] = 1
    st.conds.append(Cond("entered", card, seat, n=entry))


@procedure
def put_into_play(st: Table, n: int, i: int) -> Flow[None]:
    """Put cards into play without paying for them (rule effects.put_into_play)."""
    cards = tuple(cards_of(st, n, step_of(st, n, i)))
    if not cards:
        spoil(st, n)
    for card in tuple(cards):
        if can_enter(st, card, st.acts[n].seat):
            yield from enter(st, card, st.acts[n].seat, BY_EFFECT)
        else:
            spoil(st, n)


@procedure
def pick_one(st: Table, n: int, i: int) -> Flow[None]:
    """A choice made while the effect resolves: no target, and after the cancel window."""
    act = st.acts[n]
    step = step_of(st, n, i)
    seat = act.player if step.by_target else act.seat
    if step.player:
        if pick_players(st, n, i):
            key = yield from choose(st, "pick.player", seat, n, i, named_by(st, n))
            st.acts[n] = st.acts[n]._replace(who=int(key.split(":")[1]))
        else:
            spoil(st, n)
    elif pickable(st, n, i) and holds(st, step.conditions, act.seat, act.source, act.player):
        key = yield from choose(st, "pick.card", seat, n, i, named_by(st, n))
        card = card_of(st, seat, pickable(st, n, i), key)
        st.acts[n] = st.acts[n]._replace(picked=(card,))
    else:
        st.acts[n] = st.acts[n]._replace(picked=())
        spoil(st, n)


@procedure
def name_one(st: Table, n: int, i: int) -> Flow[None]:
    """Name a challenge type, an icon or a reward; everybody hears it."""
    seat = st.acts[n].seat
    if len(named_words(st, n, i)) > 1:
        key = yield from choose(st, "name.word", seat, n, i, named_by(st, n))
    else:
        key = named_words(st, n, i)[0]
    word = key.split(":")[1]
    st.acts[n] = st.acts[n]._replace(named=word)
    tell(st, "word.named", seat=seat, word=word)


@procedure
def search(st: Table, n: int, i: int) -> Flow[None]:
    """Look for a card at the top of the deck, take it or nothing, shuffle (effects.search)."""
    seat = st.acts[n].seat
    for card in searched(st, n, i):
        peek(st, st.cards, card, seat)
    tell(st, "deck.searched", seat=seat, n=len(searched(st, n, i)))
    key = yield from choose(st, "search.take", seat, n, i, named_by(st, n))
    if key != "none":
        card = card_of(st, seat, searched(st, n, i), key)
        reveal(st, st.cards, card)
        move(st, card, seat, HAND)
        tell(st, "card.searched", seat=seat, card=code(st, card))
    if pile(st, seat, DECK):
        shuffle_deck(st, seat)
