"""Steps of abilities that may ask: leaving play, entering it, picking, naming, searching."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, choose, peek, procedure, reveal, tell

from ..facts.terms import BY_EFFECT, DECK, HAND, ICONS, UNDER
from ..rules.abilities import ASKING, step_of
from ..rules.entering import can_enter, enter
from ..rules.keys import Args, Keys, card_of, keys_of, named_by, seat_keys
from ..rules.leaving import about_to_leave, carry_out, drop_duplicate
from ..rules.values import candidates, holds
from ..rules.windows import interrupts
from ..rules.zones import code, in_order, in_play, move, opponents, pile, shuffle_deck, zone_of
from ..state import HAPPENED, Position, changed
from .steps import cards_of, spoil

HOW = {"kill": "killed", "poison": "killed", "discard": "discarded", "return": "returned"}


@procedure
def depart(st: Position, n: int, i: int) -> Flow[None]:
    """Cards are killed, discarded from play or returned, together (rule leaving.together)."""
    lo = doomed(st, n, i)
    if lo < len(st.conds):
        yield from interrupts(st, lo)
        carry_out(st, lo)
    # saved, or replaced: not everything happened, and "then" fails
    if any(c.kind == "leave" and c.state != HAPPENED for c in st.conds[lo:]):
        spoil(st, n)


def doomed(st: Position, n: int, i: int) -> int:
    """The cards of a step are about to leave play; poison acts only while the token is there."""
    step = step_of(st, n, i)
    found = cards_of(st, n, step)
    for c in found:
        # put into play by an effect, a further copy became a duplicate: it goes as one
        if zone_of(st, c) == UNDER:
            drop_duplicate(st, c, HOW[step.verb])
    cards = [c for c in found if in_play(st, c)]
    if step.verb == "poison":
        cards = [c for c in cards if st.poison[c]]
        for c in cards:
            st.poison = changed(st.poison, c, st.poison[c] - 1)
    return about_to_leave(st, cards, HOW[step.verb], save=step.save)


@procedure
def put_into_play(st: Position, n: int, i: int) -> Flow[None]:
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
def pick_one(st: Position, n: int, i: int) -> Flow[None]:
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
    elif may_pick(st, n, i, seat):
        key = yield from choose(st, "pick.card", seat, n, i, named_by(st, n))
        card = card_of(st, seat, pickable(st, n, i), key)
        st.acts[n] = st.acts[n]._replace(picked=(card,))
    else:
        st.acts[n] = st.acts[n]._replace(picked=())
        spoil(st, n)


def may_pick(st: Position, n: int, i: int, seat: int) -> bool:
    """Is there a card to pick, and somebody to pick it?"""
    act, step = st.acts[n], step_of(st, n, i)
    if seat in st.out or not pickable(st, n, i):
        return False
    return holds(st, step.conditions, act.seat, act.source, act.player)


def pickable(st: Position, n: int, i: int) -> list[int]:
    """The cards that may be picked."""
    act, step = st.acts[n], step_of(st, n, i)
    if step.from_target:
        return list(act.cards)
    assert step.which is not None
    return candidates(st, step.which, act.seat, act.source, act.player)


def pick_players(st: Position, n: int, i: int) -> list[int]:
    act, step = st.acts[n], step_of(st, n, i)
    others = opponents(st, act.seat)
    return [s for s in in_order(st) if s in others and st.power[st.home[s]] >= step.least_power]


@procedure
def name_one(st: Position, n: int, i: int) -> Flow[None]:
    """Name a challenge type, an icon or a reward; everybody hears it."""
    seat = st.acts[n].seat
    if len(named_words(st, n, i)) > 1:
        key = yield from choose(st, "name.word", seat, n, i, named_by(st, n))
    else:
        key = named_words(st, n, i)[0]
    word = key.split(":")[1]
    st.acts[n] = st.acts[n]._replace(named=word)
    tell(st, "word.named", seat=seat, word=word)


def named_words(st: Position, n: int, i: int) -> list[str]:
    """Challenge types, icons, or the words of the card."""
    step = step_of(st, n, i)
    if step.word == "reward":
        return [f"reward:{x}" for x in step.among]
    return [f"icon:{x}" for x in ICONS]


@procedure
def search(st: Position, n: int, i: int) -> Flow[None]:
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


def searched(st: Position, n: int, i: int) -> list[int]:
    """The top of the deck, topmost first."""
    act, step = st.acts[n], step_of(st, n, i)
    deck = pile(st, act.seat, DECK)
    return list(deck[: -step.n.n - 1 : -1])


def takable(st: Position, n: int, i: int) -> list[int]:
    """Those of the searched cards that may be taken."""
    step = step_of(st, n, i)
    assert step.which is not None
    return [c for c in searched(st, n, i) if step.which.table[st.cards.face[c]]]


def card_options(st: Position, seat: int, args: Args) -> Keys:
    return keys_of(st, seat, pickable(st, args[0], args[1]))


def player_options(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys(pick_players(st, args[0], args[1]))


def word_options(st: Position, seat: int, args: Args) -> Keys:
    return named_words(st, args[0], args[1])


def search_options(st: Position, seat: int, args: Args) -> Keys:
    return ["none", *keys_of(st, seat, takable(st, args[0], args[1]))]


ASKING.update(
    {
        "kill": depart.id,
        "discard": depart.id,
        "return": depart.id,
        "poison": depart.id,
        "put_into_play": put_into_play.id,
        "pick": pick_one.id,
        "name": name_one.id,
        "search": search.id,
    }
)

KINDS = (
    Kind("pick.card", "targets.not_chosen", keys=card_options),
    Kind("pick.player", "targets.not_chosen", keys=player_options),
    Kind("name.word", "effects.name", keys=word_options),
    Kind("search.take", "effects.search", keys=search_options),
)
