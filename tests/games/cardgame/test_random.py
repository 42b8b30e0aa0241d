"""Random games with random legal decks; the soak plays thousands of them."""

from __future__ import annotations

import random

import pytest
from tests.games.cardgame.random_decks import random_deck

import weirwood
from weirwood.games.cardgame import decks
from weirwood.games.cardgame.board import total_power
from weirwood.games.cardgame.content import FACES, TYPE, UNIQUE
from weirwood.games.cardgame.state import Table
from weirwood.games.cardgame.terms import ATTACHMENT, PLAY, ZONES


def check(st: Table) -> None:
    """What must hold in every position."""
    cards = st.cards
    for number, pile in enumerate(cards.piles):
        assert all(cards.zone[c] == number for c in pile)
    assert sum(map(len, cards.piles)) == len(cards.face)
    for seat in range(st.seats):
        assert st.gold[seat] >= 0
        assert seat in st.out or total_power(st, seat) < 15
        faces = [cards.face[c] for c in cards.piles[seat * ZONES + PLAY]]
        assert len([f for f in faces if UNIQUE[f]]) == len({f for f in faces if UNIQUE[f]})
        for c in cards.piles[seat * ZONES + PLAY]:
            assert st.ctrl[c] == seat
            assert st.tagged[st.tag[c]] == c
            if TYPE[cards.face[c]] == ATTACHMENT:
                assert cards.zone[st.host[c]] % ZONES == PLAY
    for seat in range(st.seats):
        counted = [0] * len(FACES)
        for c, owner in enumerate(st.owner):
            if owner == seat and cards.zone[c] % ZONES not in (0, 1, 6, 12):
                seen = cards.seen[c] == (2 << st.seats) - 1
                if cards.zone[c] % ZONES != 5 or seen:
                    counted[FACES[cards.face[c]].form_of] += 1
        draw = [f for f in range(len(FACES)) if TYPE[f] <= 3]
        assert [counted[f] for f in draw] == [st.shown[seat][f] for f in draw]


@pytest.mark.parametrize("seed", range(6))
def test_random_decks_are_legal_and_play(seed: int) -> None:
    rng = random.Random(seed)
    seats = 2 if seed < 4 else 3
    lists = [random_deck(rng) for _ in range(seats)]
    for text in lists:
        assert decks.check(decks.read(text).deck) == []
    m = weirwood.new("cardgame", seats=seats, seed=seed, options={"decks": lists})
    while not m.over:
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
        if not m.over:
            check(m.st)
    assert sorted(s for group in m.standings for s in group) == list(range(seats))
