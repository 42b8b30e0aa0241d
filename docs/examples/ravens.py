"""A whole game in eighty lines: secret bids for hidden ravens.

Five ravens fly, one a round. Everybody bids in secret; the highest bidder takes the raven unseen,
may look at it, and pays. Who has the best ravens in the end wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from weirwood.kernel import (
    Flow,
    Game,
    Kind,
    Rng,
    State,
    ask_all,
    choose,
    finish,
    procedure,
    tell,
    tell_only,
)
from weirwood.kernel.secrets import Cards, add, bit, move, peek, redeal, shown, shuffle, unseen

DECK, HAND = 0, 1  # a hand per seat follows


@dataclass(slots=True)
class Ravens(State):
    coins: list[int] = field(default_factory=list)
    cards: Cards = field(default_factory=Cards)

    def copy(self) -> Self:
        new = self.copy_base()
        new.coins = self.coins[:]
        new.cards = self.cards.copy()
        return new


def setup(seats: int, settings: Mapping[str, Any]) -> Ravens:
    st = Ravens(seats, coins=[10] * seats)
    st.cards.piles = [[] for _ in range(1 + seats)]
    for strength in (1, 2, 3, 5, 8):
        add(st.cards, strength, DECK)
    return st


@procedure
def game(st: Ravens) -> Flow[None]:
    """Shuffle, five rounds, count (rules ravens.round, ravens.end)."""
    shuffle(st, st.cards, DECK, "deck")
    while st.cards.piles[DECK]:
        yield from flight(st)
    total = [sum(st.cards.face[c] for c in st.cards.piles[HAND + s]) for s in range(st.seats)]
    places = sorted(set(total), reverse=True)
    finish(st, [[s for s in range(st.seats) if total[s] == t] for t in places], total)


@procedure
def flight(st: Ravens) -> Flow[None]:
    """One raven: secret bids, the first highest takes it and may look."""
    everyone = tuple(range(st.seats))
    most = tuple(st.coins)
    bids = yield from ask_all(st, "ravens.bid", everyone, shape="amount", least=0, most=most)
    winner = bids.index(max(bids))
    st.coins[winner] -= bids[winner]
    raven = st.cards.piles[DECK][-1]
    move(st.cards, raven, HAND + winner)
    tell(st, "ravens.taken", seat=winner, bids=bids, raven=raven)
    look = yield from choose(st, "ravens.look", winner)
    if look == "look":
        peek(st, st.cards, raven, winner)
        tell_only(st, (winner,), "ravens.seen", raven=raven, strength=st.cards.face[raven])


def view(st: Ravens, seat: int | None) -> dict[str, Any]:
    mask = bit(st, seat)
    piles = [[shown(st.cards, c, mask) for c in pile] for pile in st.cards.piles]
    return {"coins": list(st.coins), "deck": len(piles[DECK]), "hands": piles[HAND:]}


def deal_anew(st: Ravens, seat: int | None, rng: Rng) -> None:
    redeal(st.cards, unseen(st.cards, bit(st, seat)), rng)


GAME: Game[Ravens] = Game(
    id="ravens",
    version=1,
    package=__name__,
    seats=(2, 3, 4),
    state=Ravens,
    root=game.id,
    kinds={
        "ravens.bid": Kind("ravens.bid", "ravens.round"),
        "ravens.look": Kind("ravens.look", "ravens.round", lambda st, seat, a: ["leave", "look"]),
    },
    settings=(),
    setup=setup,
    view=view,
    redeal=deal_anew,
)


class Lazy:
    """A bot: bids as little as it may, and never looks."""

    def decide(self, view: Any, decision: Any, options: Any, rng: Any, worlds: Any) -> Any:
        return decision.least if decision.shape == "amount" else [options[0].key]


def BOT(game: Game[Any], budget: str) -> Lazy:  # noqa: N802  # found under this name
    return Lazy()
