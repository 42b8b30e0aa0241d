"""The whole game: setup, seasons, and the six steps of a round (chapter round)."""

from __future__ import annotations

from weirwood.games.btwixt.bidding import bidding
from weirwood.games.btwixt.claim import claim
from weirwood.games.btwixt.cleanup import cleanup
from weirwood.games.btwixt.dealing import add_white, advance, begin_season, end_round
from weirwood.games.btwixt.draft import draft
from weirwood.games.btwixt.effects.interpreter import resolve
from weirwood.games.btwixt.effects.plain import at_once
from weirwood.games.btwixt.reveal import reveal, reveal_effects
from weirwood.games.btwixt.scoring import final_scoring
from weirwood.games.btwixt.setup import setup
from weirwood.games.btwixt.state import (
    BIDDING,
    CLAIM,
    CLEANUP,
    NO_DRAFT,
    NOBODY,
    REVEAL,
    SCORING,
    SEASON,
    SETUP,
    Position,
)
from weirwood.kernel import Flow, procedure


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
def season(st: Position) -> Flow[None]:
    """New hands for everybody, drafted where the table wants it (season.change)."""
    begin_season(st)
    if st.draft != NO_DRAFT:
        yield from draft(st)
    add_white(st)


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
