"""The whole game, and the six steps of a round. Ledger: `round`."""

from __future__ import annotations

from weirwood.kernel import Flow, permutation, procedure, tell

from ..effects.resolve import at_once, resolve
from ..effects.vocabulary import SEASONS
from ..state import (
    BIDDING,
    CLAIM,
    CLEANUP,
    EDITIONS,
    NOBODY,
    REVEAL,
    SCORING,
    SEASON,
    SETUP,
    Position,
)
from .allies import name_of
from .bidding import bidding
from .claim import claim
from .cleanup import begin_round, cleanup
from .revealed import next_current
from .scoring import final_scoring
from .season import season
from .setup import setup


@procedure
def play(st: Position) -> Flow[None]:
    """From setup, or from any phase a position stands at, to the end of the game."""
    while st.phase != SCORING:
        if st.phase == SETUP:
            yield from setup(st)
            st.phase = SEASON
        elif st.phase == SEASON:
            yield from season(st)
            st.phase = REVEAL
        else:
            yield from one_round(st)
    final_scoring(st)


@procedure
def one_round(st: Position) -> Flow[None]:
    """The six steps (round.steps)."""
    if st.phase == REVEAL:
        reveal(st)
        rest = at_once(st, reveal_effects(st), NOBODY)
        if rest:
            yield from resolve(st, rest, NOBODY)
        st.phase = BIDDING
    if st.phase == BIDDING:
        yield from bidding(st)
        st.phase = CLAIM
    if st.phase == CLAIM:
        yield from claim(st)
        st.phase = CLEANUP
    cleanup(st)
    end_round(st)
    st.phase = {"round": REVEAL, "season": SEASON, "over": SCORING}[advance(st)]


def reveal(st: Position) -> None:
    st.current = next_current(st)
    st.turn = st.first
    number = st.round - EDITIONS[st.edition].track_start[st.seats] + 1
    tell(st, "round.began", n=number, seat=st.first)
    if st.current >= 0:
        st.during = EDITIONS[st.edition].allies[st.current].during
        tell(st, "ally.revealed", ally=name_of(st, st.current))
    else:
        tell(st, "ally.none")


def reveal_effects(st: Position) -> tuple[int, ...]:
    """What happens once, at the moment the ally is revealed (effects.during_round)."""
    return EDITIONS[st.edition].allies[st.current].reveal if st.current >= 0 else ()


def end_round(st: Position) -> None:
    """Count the bid, pass the first player token (round.pass_token, ops.set_first_player)."""
    winner = st.winner
    st.won = tuple([n + (seat == winner) for seat, n in enumerate(st.won)])
    st.lost = tuple([n + (seat != winner) for seat, n in enumerate(st.lost)])
    st.first = st.next_first if st.next_first >= 0 else (st.first + 1) % st.seats
    tell(st, "first.player", seat=st.first)
    begin_round(st)


def advance(st: Position) -> str:
    """Move the round token: the same season goes on, a new one begins, or the game is over."""
    ed = EDITIONS[st.edition]
    if st.round < ed.track_last:
        st.round += 1
        return "round"
    st.round = ed.track_start[st.seats]
    if st.season == len(SEASONS) - 1:
        return "over"
    st.season += 1
    return "season"


# ---- where a scenario begins --------------------------------------------------------------------


@procedure
def start(st: Position, cards: int, allies: int) -> Flow[None]:
    """Shuffle what the scenario left open at the bottom of the decks, then play on."""
    shuffle_bottom(st, st.deck, cards, "deck")
    shuffle_bottom(st, st.ally_deck, allies, "allies")
    yield from play(st)


def shuffle_bottom(st: Position, deck: list[int], count: int, label: str) -> None:
    rest = deck[:count]
    deck[:count] = [rest[i] for i in permutation(st, label, count)]
