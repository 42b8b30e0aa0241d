"""Twenty thousand random games of B'Twixt over all modes without an error.

pytest tests/soak/btwixt_soak.py -m soak
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

import weirwood
from weirwood.games.btwixt.state import EDITIONS

GAMES = int(os.environ.get("WEIRWOOD_SOAK_GAMES", "20000"))
BATCHES = 20


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_end_without_an_error(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        play(number)


def settings(rng: random.Random) -> dict[str, Any]:
    return {
        "advanced": rng.random() < 0.5,
        "draft": rng.choice(("none", "draft", "kingsmoot")),
        "revealed": rng.random() < 0.5,
        "short": rng.random() < 0.5,
        "leaders": rng.choice(("draft", "deal")),
    }


def play(number: int) -> None:
    rng = random.Random(number)
    match = weirwood.new("btwixt", seats=3 + number % 4, seed=number, options=settings(rng))
    steps = 0
    while not match.over:
        open_now = match.decisions
        d = open_now[rng.randrange(len(open_now))]
        match.answer(d, match.sample(d, rng))
        steps += 1
        assert steps < 20_000, f"game {number} does not end"
    check(match)


def check(match: weirwood.Match) -> None:
    """What must hold at the end of any game: every piece is somewhere, and only once."""
    st = match.st
    ed = EDITIONS[st.edition]
    allies = [*(x & 1023 for x in st.ally_deck), *st.row, *st.dead]
    allies += [a for council in st.councils for a in council]
    assert Counter(allies) == Counter(ed.ally_deck)
    tokens = list(st.supply)
    for council in st.tokens:
        for token in council:
            tokens[token & 15] += 1
    assert tuple(tokens) == ed.token_counts
    cards = [*st.deck, *st.discard, *st.removed, *st.reserve]
    cards += [c for row in (*st.hands, *st.whites) for c in row]
    kinds = Counter(ed.cards[c].kind for c in cards)
    whites = 36 if st.draft == 2 else 4 * match.seats if st.advanced else 0
    assert (kinds[0], kinds[1], kinds[2]) == (62, 11, whites)
    assert sorted(s for group in match.standings for s in group) == list(range(match.seats))
