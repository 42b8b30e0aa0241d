"""What claiming does between its questions, and their options."""

from __future__ import annotations

from typing import Any

from weirwood.games.btwixt.allies import name_of, next_ally
from weirwood.games.btwixt.bids import blanked, holds, icons_blanked
from weirwood.games.btwixt.effects.select import effect
from weirwood.games.btwixt.rows import without
from weirwood.games.btwixt.seating import council_key, members
from weirwood.games.btwixt.state import (
    CARD,
    EDITIONS,
    NOBODY,
    Position,
)
from weirwood.kernel import Kind, tell


def icons(st: Position, seat: int) -> tuple[int, ...]:
    """The win-icon cards of a bid pile that have something to do, as they entered it."""
    ed = EDITIONS[st.edition]
    cards = ed.cards
    found = [x for x in st.piles[seat] if cards[x & CARD].after_bid]
    if not found or icons_blanked(st, ed):
        return ()
    return tuple(
        x
        for x in found
        if not blanked(st, ed, x & CARD)
        and any(holds(st, ed.effects[e], seat) for e in ed.cards[x & CARD].after_bid)
    )


def one_less(left: tuple[int, ...], entry: int) -> tuple[int, ...]:
    at = left.index(entry)
    return left[:at] + left[at + 1 :]


def begin_icon(st: Position, seat: int, entry: int) -> bool:
    """Get ready to resolve a win icon; False if the card has left the pile meanwhile."""
    if entry not in st.piles[seat]:
        return False
    st.playing = entry
    st.that = st.sharer = NOBODY
    tell(st, "icon.resolved", seat=seat, card=EDITIONS[st.edition].card_ids[entry & CARD])
    return True


def icon_effects(st: Position) -> tuple[int, ...]:
    return EDITIONS[st.edition].cards[st.playing & CARD].after_bid


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


def claimed_effects(st: Position, ally: int) -> tuple[int, ...]:
    return EDITIONS[st.edition].allies[ally].claimed


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


def token_chooser(st: Position) -> int:
    return st.winner if st.chooser < 0 else st.chooser


# ---- options -----------------------------------------------------------------------------------


def council_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    return [council_key(st, c) for c in args[-1]]


def icon_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    keys = EDITIONS[st.edition].card_keys
    return list(dict.fromkeys(keys[x & CARD] for x in args[0]))


def icon_of_key(st: Position, left: tuple[int, ...], key: str) -> int:
    card = EDITIONS[st.edition].card(key[5:])
    return next(x for x in left if x & CARD == card)


def dead_keys(st: Position, seat: int, args: tuple[Any, ...]) -> list[str]:
    return [f"dead:{name_of(st, ally)}" for ally in args[2]]


KINDS = (
    Kind("claim.icon", "effects.after_bid", icon_keys),
    Kind("claim.council", "claim.council", council_keys),
    Kind("claim.dead", "ops.claim_extra", dead_keys),
    Kind("claim.token", "claim.token", council_keys),
)
