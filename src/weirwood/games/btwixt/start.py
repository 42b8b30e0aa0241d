"""Where a scenario begins."""

from __future__ import annotations

from weirwood.games.btwixt.round import play
from weirwood.games.btwixt.state import Position
from weirwood.kernel import Flow, permutation, procedure


@procedure
def start(st: Position, cards: int, allies: int) -> Flow[None]:
    """Shuffle what the scenario left open at the bottom of the decks, then play on."""
    shuffle_bottom(st, st.deck, cards, "deck")
    shuffle_bottom(st, st.ally_deck, allies, "allies")
    yield from play(st)


def shuffle_bottom(st: Position, deck: list[int], count: int, label: str) -> None:
    rest = deck[:count]
    deck[:count] = [rest[i] for i in permutation(st, label, count)]
