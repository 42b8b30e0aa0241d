"""Step 3: claim the ally. Ledger: `claim`.

Where a claimed ally goes: effects.placement, cards.strings, cards.placement.
"""

from __future__ import annotations

from typing import Any

from weirwood.kernel import Flow, Kind, Refusal, choose, procedure, tell

from ..effects.resolve import at_once, resolve
from ..effects.select import councils, effect, source_id
from ..facts.edition import Edition
from ..state import CARD, EDITIONS, NOBODY, Position, without
from . import allies
from .allies import name_of
from .revealed import next_ally
from .seating import council_key, council_of_key, councils_of, left, members, neighbours, turn_order
from .values import bid_rules, blanked, condition, holds, icons_blanked, values


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


def decide(st: Position, given: int = NOBODY) -> None:
    """Work out the totals, the winner and the second leader (claim.highest, claim.final).

    A position from data may give the winner: cards have moved since the bid was decided.
    """
    ed = EDITIONS[st.edition]
    worth = values(st)
    sums = st.totals = tuple([sum(row) for row in worth])
    kind, ties_lose = bid_rules(st, ed)
    if kind == "highest_single_card":
        bids = [(max(row, default=0), total) for row, total in zip(worth, sums, strict=True)]
    elif kind == "most_cards":
        bids = [(len(row), total) for row, total in zip(worth, sums, strict=True)]
    else:
        bids = [(total, 0) for total in sums]
    order = turn_order(st)
    entitled = list(order)
    if ties_lose:
        alone = [s for s in order if bids.count(bids[s]) == 1]
        entitled = alone or entitled
    st.winner = best(st, ed, bids, entitled) if given < 0 else given
    st.second = best(st, ed, bids, [s for s in order if s != st.winner])
    tell(st, "bid.won", seat=st.winner, total=sums[st.winner], totals=list(sums))


def best(st: Position, ed: Edition, bids: list[tuple[int, int]], seats: list[int]) -> int:
    """The best bid; ties go to who wins ties, then by turn order (claim.tie, effects.win_ties)."""
    top = max([bids[s] for s in seats])
    tied = [s for s in seats if bids[s] == top]
    if len(tied) > 1:
        favoured = [s for s in tied if wins_ties(st, ed, s)]
        tied = favoured or tied
    return tied[0]


def wins_ties(st: Position, ed: Edition, seat: int) -> bool:
    return any(
        ed.effects[e].op == "win_ties"
        and holds(st, ed.effects[e], seat)
        and not blanked(st, ed, x & CARD)
        for x in st.piles[seat]
        for e in ed.cards[x & CARD].in_pile
    )


# ---- win icons -----------------------------------------------------------------------------------


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
            left = without(left, entry)
            begin_icon(st, seat, entry)
            rest = at_once(st, EDITIONS[st.edition].cards[st.playing & CARD].after_bid, seat)
            if rest:
                yield from resolve(st, rest, seat)
            left = still_there(st, seat, left)
    st.playing = NOBODY


def icons(st: Position, seat: int) -> tuple[int, ...]:
    """The win-icon cards of a bid pile that have something to do, as they entered it."""
    ed = EDITIONS[st.edition]
    cards = ed.cards
    found = [x for x in st.piles[seat] if cards[x & CARD].after_bid]
    if not found or icons_blanked(st, ed):
        return ()
    return tuple([x for x in found if resolves(st, ed, seat, x & CARD)])


def resolves(st: Position, ed: Edition, seat: int, card: int) -> bool:
    """Whether a win icon of this seat's pile does anything."""
    return not blanked(st, ed, card) and any(
        holds(st, ed.effects[e], seat) for e in ed.cards[card].after_bid
    )


def begin_icon(st: Position, seat: int, entry: int) -> None:
    """Get ready to resolve a win icon."""
    st.playing = entry
    st.that = st.sharer = NOBODY
    tell(st, "icon.resolved", seat=seat, card=EDITIONS[st.edition].card_ids[entry & CARD])


def still_there(st: Position, seat: int, left: tuple[int, ...]) -> tuple[int, ...]:
    """Without the cards that have left the pile meanwhile: what is gone is not resolved."""
    pile = st.piles[seat]
    return tuple(x for n, x in enumerate(left) if left[:n].count(x) < pile.count(x))


# ---- the ally ------------------------------------------------------------------------------------


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
    rest = at_once(st, EDITIONS[st.edition].allies[ally].claimed, claimer)
    if rest:
        yield from resolve(st, rest, claimer)
    st.acting = st.here = NOBODY


def allowed(st: Position, ally: int, claimer: int, extra: int) -> tuple[int, ...]:
    """The councils where an ally may be placed; `extra` is the effect that brought it, or -1."""
    own = EDITIONS[st.edition].allies[ally].place
    if own >= 0:  # an ally's own text beats every other restriction
        return councils(st, effect(st, own).council, claimer, claimer)
    if extra >= 0:
        which = effect(st, extra).council
        if which == "same_as_current":
            return (st.placed,) if st.placed >= 0 else councils_of(st, claimer)
        return councils(st, which, claimer, claimer) or councils_of(st, claimer)
    return forced(st, claimer) or councils_of(st, claimer)


def forced(st: Position, claimer: int) -> tuple[int, ...]:
    """The council that cards in the neighbours' bid piles force, if one side has more of them."""
    to_left, to_right = (strings(st, seat) for seat in neighbours(st, claimer))
    if to_left == to_right:
        return ()
    return (councils_of(st, claimer)[0 if to_left > to_right else 1],)


def strings(st: Position, seat: int) -> int:
    """How many cards in this bid pile force a neighbour's placement."""
    ed = EDITIONS[st.edition]
    return sum(
        any(
            ed.effects[e].op == "force_placement" and holds(st, ed.effects[e], seat)
            for e in ed.cards[x & CARD].in_pile
        )
        and not blanked(st, ed, x & CARD)
        for x in st.piles[seat]
    )


def chooser(st: Position, ally: int, claimer: int) -> int:
    """Who chooses among the councils allowed: the claimer, or whom the ally names."""
    own = EDITIONS[st.edition].allies[ally].place
    if own >= 0 and effect(st, own).chooser == "left_neighbour":
        return left(st, claimer)
    return claimer


def enter_council(st: Position, ally: int, claimer: int, council: int, extra: int) -> None:
    """The ally lies in its council, with the tokens that lay on it."""
    st.councils[council] += (ally,)
    st.acting, st.here = ally, council
    st.that = st.sharer = NOBODY
    tell(
        st,
        "ally.claimed",
        seat=claimer,
        ally=name_of(st, ally),
        council_seats=list(members(st, council)),
        extra=extra >= 0,
    )
    if extra < 0:
        st.placed = council
        st.tokens[council] += st.on_ally
        st.on_ally = ()


# ---- extra allies --------------------------------------------------------------------------------


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


def next_extra(st: Position) -> tuple[int, int, int]:
    """The next extra claim: effect, claimer, ally just killed; its ally's council is `here`."""
    extra, st.queue = st.queue[0], st.queue[1:]
    st.here = extra.here
    st.acting = NOBODY
    return extra.effect, extra.claimer, extra.killed


def dead_choices(st: Position, e: int, killed: int) -> tuple[int, ...]:
    """Dead allies that an extra claim may choose from, each design once."""
    fx = effect(st, e)
    if fx.what != "dead_pile_else_next":
        return ()
    dead = sorted(st.dead)
    if not fx.just_killed and killed in dead:
        dead.remove(killed)
    return tuple(dict.fromkeys(dead))


def take_dead(st: Position, ally: int) -> None:
    st.dead = without(st.dead, ally)
    tell(st, "ally.raised", ally=name_of(st, ally))


def extra_ally(st: Position) -> int:
    """Reveal the next ally for an extra claim; -1 if there is none."""
    ally = next_ally(st)
    if ally >= 0:
        tell(st, "ally.next", ally=name_of(st, ally))
    return ally


# ---- the round's token ---------------------------------------------------------------------------


@procedure
def round_token(st: Position) -> Flow[None]:
    """The winner gains one token for the bid (claim.token, claim.token_once)."""
    if not any(st.supply):
        return
    found = councils_of(st, st.winner)
    who = st.winner if st.chooser < 0 else st.chooser
    key = yield from choose(st, "claim.token", who, st.winner, found)
    allies.gain(st, st.winner, council_of_key(key))


# ---- options -------------------------------------------------------------------------------------


def icon_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    keys = EDITIONS[st.edition].card_keys
    return list(dict.fromkeys(keys[x & CARD] for x in args[0]))


def icon_of_key(st: Position, left: tuple[int, ...], key: str) -> int:
    card = EDITIONS[st.edition].card(key[5:])
    return next(x for x in left if x & CARD == card)


def council_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    return [council_key(st, c) for c in args[-1]]


def dead_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    return [f"dead:{name_of(st, ally)}" for ally in args[2]]


def why_not_council(st: Position, seat: int, args: tuple[Any, ...], key: str) -> Refusal | None:
    """An ally's own text decides its council, else the claimer has two."""
    ed = EDITIONS[st.edition]
    own = ed.allies[ed.ally(args[0])].place >= 0
    if key in council_keys(st, seat, args) or not own:
        return None
    return Refusal("ops.place_self", {"key": key[:80]})


# The rule behind each condition that a win icon may set.
CONDITIONS = {
    "won": "effects.won",
    "neighbour_won": "effects.neighbour_won",
    "second": "effects.second",
    "margin_at_least": "effects.margin",
    "total_at_least": "effects.total_at_least",
    "no_bid_won_this_season": "effects.no_bid_won",
    "only_card": "effects.only_card",
    "season": "effects.season",
}


def why_not_icon(st: Position, seat: int, args: tuple[Any, ...], key: str) -> Refusal | None:
    """A win icon of the own pile that does nothing: ignored, or its condition is not met."""
    ed = EDITIONS[st.edition]
    name = key.removeprefix("card:")
    card = ed.card_numbers.get(name, NOBODY)
    lies = any(x & CARD == card for x in st.piles[seat])
    if not lies or not ed.cards[card].after_bid:
        return None
    if blanked(st, ed, card):
        return Refusal("effects.blank", {"card": name})
    for e in ed.cards[card].after_bid:
        for what, value in ed.effects[e].conditions:
            if not condition(st, what, value, seat):
                return Refusal(CONDITIONS[what], {"card": name})
    return None


KINDS = (
    Kind("claim.icon", "effects.after_bid", icon_keys, why_not=why_not_icon),
    Kind("claim.council", "claim.council", council_keys, why_not=why_not_council),
    Kind("claim.dead", "ops.claim_extra", dead_keys),
    Kind("claim.token", "claim.token", council_keys),
)
