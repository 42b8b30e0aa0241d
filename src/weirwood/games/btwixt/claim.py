"""Step 3: claim the ally (chapter claim)."""

from __future__ import annotations

from weirwood.games.btwixt import allies
from weirwood.games.btwixt.bids import decide
from weirwood.games.btwixt.claiming import (
    begin_icon,
    claimed_effects,
    dead_choices,
    enter_council,
    extra_ally,
    icon_effects,
    icon_of_key,
    icons,
    one_less,
    take_dead,
    token_chooser,
)
from weirwood.games.btwixt.effects.interpreter import resolve
from weirwood.games.btwixt.effects.plain import at_once
from weirwood.games.btwixt.effects.routes import source_id
from weirwood.games.btwixt.placement import allowed, chooser, next_extra
from weirwood.games.btwixt.seating import council_of_key, councils_of, turn_order
from weirwood.games.btwixt.state import (
    EDITIONS,
    NOBODY,
    Position,
)
from weirwood.kernel import Flow, choose, procedure


@procedure
def claim(st: Position) -> Flow[None]:
    """The bid is decided, win icons, the ally, extra allies, the token: in this order."""
    if st.winner < 0:
        decide(st)
    yield from win_icons(st)
    if st.current >= 0:
        yield from claim_ally(st, st.current, st.winner, NOBODY)
    while st.queue:
        yield from claim_next(st)
    yield from round_token(st)


@procedure
def win_icons(st: Position) -> Flow[None]:
    """Each leader resolves their own win-icon cards, in an order of their choice."""
    for seat in tuple(turn_order(st)):
        left = icons(st, seat)
        while left:
            entry = left[0]
            if len(set(left)) > 1:
                key = yield from choose(st, "claim.icon", seat, left)
                entry = icon_of_key(st, left, key)
            left = one_less(left, entry)
            if begin_icon(st, seat, entry):
                rest = at_once(st, icon_effects(st), seat)
                if rest:
                    yield from resolve(st, rest, seat)
    st.playing = NOBODY


@procedure
def claim_ally(st: Position, ally: int, claimer: int, extra: int) -> Flow[None]:
    """Place an ally, then resolve the rest of its ability (claim.council, claim.when_claimed)."""
    found = allowed(st, ally, claimer, extra)
    council = found[0]
    if len(found) > 1:
        who = chooser(st, ally, claimer)
        name = EDITIONS[st.edition].ally_ids[ally]
        key = yield from choose(st, "claim.council", who, name, claimer, found)
        council = council_of_key(key)
    enter_council(st, ally, claimer, council, extra)
    rest = at_once(st, claimed_effects(st, ally), claimer)
    if rest:
        yield from resolve(st, rest, claimer)
    st.acting = st.here = NOBODY


@procedure
def claim_next(st: Position) -> Flow[None]:
    """The next extra ally in the queue (effects.extra_queue, ops.claim_extra)."""
    e, you, killed = next_extra(st)
    dead = dead_choices(st, e, killed)
    ally = NOBODY
    if dead:
        ally = dead[0]
        if len(dead) > 1:
            key = yield from choose(st, "claim.dead", you, source_id(st, e), e, dead)
            ally = EDITIONS[st.edition].ally(key[5:])
        take_dead(st, ally)
    else:
        ally = extra_ally(st)
    if ally >= 0:
        yield from claim_ally(st, ally, you, e)


@procedure
def round_token(st: Position) -> Flow[None]:
    """The winner gains one token for the bid (claim.token, claim.token_once)."""
    if not any(st.supply):
        return
    found = councils_of(st, st.winner)
    key = yield from choose(st, "claim.token", token_chooser(st), st.winner, found)
    allies.gain(st, st.winner, council_of_key(key))
