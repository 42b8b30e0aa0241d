"""Random games with random legal decks; the soak plays thousands of them."""

from __future__ import annotations

import json
import random

import pytest
from tests.games.cardgame.driver import Table
from tests.games.cardgame.random_decks import random_deck

import weirwood
from weirwood.games.cardgame.facts import FACES, TYPE, UNIQUE
from weirwood.games.cardgame.facts.terms import ATTACHMENT, PLAY, ZONES
from weirwood.games.cardgame.lists import decks
from weirwood.games.cardgame.rules.attachments import CHARACTERS
from weirwood.games.cardgame.rules.laid import Laid, laid, table
from weirwood.games.cardgame.rules.values import (
    gained_icons,
    gained_strength,
    has_icon,
    icons,
    shown_strength,
    strength,
)
from weirwood.games.cardgame.rules.winning import total_power
from weirwood.games.cardgame.rules.zones import characters
from weirwood.games.cardgame.state import Position
from weirwood.kernel.testing import Play

EVERY_FACE = bytes([1] * len(FACES))


def check_values(st: Position) -> None:
    """STR and icons of all characters at once are those of each by itself."""
    stronger, marked = gained_strength(st), gained_icons(st)
    for c in (c for seat in range(st.seats) for c in characters(st, seat)):
        assert shown_strength(st, c, stronger) == strength(st, c)
        assert icons(st, c, marked) == sum(has_icon(st, c, i) << i for i in range(3))


def check_kept(st: Position) -> None:
    """What is kept of the cards in play is what they are, read anew."""
    face, there = st.cards.face, [st.cards.piles[seat * ZONES + PLAY] for seat in range(st.seats)]
    for seat, pile in enumerate(there):
        own, anew = laid(st, seat), Laid(pile, face)
        assert (own.pile, own.print, own.waiting) == (pile, anew.print, anew.waiting)
        assert (own.actions, own.waits) == (anew.actions, anew.waits)
        assert own.like(CHARACTERS) == tuple(characters(st, seat))
    assert table(st).like(EVERY_FACE) == tuple(c for pile in there for c in pile)


def check(st: Position) -> None:
    """What must hold in every position."""
    check_values(st)
    check_kept(st)
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


def test_copies_look_for_themselves() -> None:
    """What was read of the cards in play goes along with a copy, and holds for each by itself."""
    m, rng = weirwood.new("cardgame", seats=3, seed=5), random.Random(5)
    told = 0
    while not m.over:
        d = m.decisions[0]
        other = m.redeal(d.seat, random.Random(m.st.number))
        for match in (other, m):
            match.answer(match.decisions[0], match.sample(match.decisions[0], rng))
        for match in (other, m):
            if not match.over:
                check_kept(match.st)
        told += other.st.cards.piles[PLAY::ZONES] != m.st.cards.piles[PLAY::ZONES]
    assert told > 20


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


def play_through(seed: int) -> list[object]:
    m = weirwood.new("cardgame", seats=2, seed=seed)
    rng = random.Random(seed)
    while not m.over:
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    return [m.standings, m.scores, m.save()["state"]["cards"]]


def test_k002_the_same_seed_and_choices_give_the_same_game() -> None:
    assert play_through(5) == play_through(5)


def test_k003_a_save_in_the_middle_of_any_prompt_goes_on_alike() -> None:
    m = weirwood.new("cardgame", seats=2, seed=4)
    rng = random.Random(4)
    while not m.over:
        d = m.decisions[0]
        answer = m.sample(d, rng)
        copy = weirwood.load(json.loads(json.dumps(m.save())))
        copy.answer(d, answer)
        m.answer(d, answer)
        assert json.dumps(copy.save()["state"]) == json.dumps(m.save()["state"])


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_k005_random_melees_end(seats: int) -> None:
    m = weirwood.new("cardgame", seats=seats, seed=seats)
    rng = random.Random(seats)
    while not m.over:
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    assert len(m.scores) == seats


@pytest.mark.parametrize(
    "deck",
    [
        "intro_stark",
        "intro_lannister",
        "the_old_ways",
        "at_the_wall",
        "from_east_to_west",
        "secrets_and_schemes",
    ],
)
def test_k005_random_jousts_of_every_deck_end(deck: str) -> None:
    other = "intro_lannister" if deck == "intro_stark" else "at_the_wall"
    t = Table(Play.new("cardgame", seats=2, seed=3, options={"decks": f"{deck},{other}"}))
    m = t.play.match
    rng = random.Random(1)
    while not m.over:
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    assert sorted(s for group in m.standings for s in group) == [0, 1]
