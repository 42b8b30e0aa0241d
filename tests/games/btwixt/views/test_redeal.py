"""What a seat knows stays true, and stays as it is when the rest is dealt anew."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.btwixt.driver import bid, claims, council, play

import weirwood
from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules.draft import groups, taker
from weirwood.games.btwixt.rules.knowledge import WHITE, unpacked
from weirwood.games.btwixt.state import Position
from weirwood.kernel.testing import Play

ED = default_edition()
MODES: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    {"draft": "draft"},
    {"draft": "kingsmoot", "revealed": True},
    {"advanced": True, "draft": "draft", "short": True},
]


def is_true(st: Position, viewer: int) -> bool:
    """Whether all that a viewer knows of the hands can be so at once: every fact its own card."""
    facts = sorted(st.known[viewer], key=lambda f: unpacked(f)[2].bit_count())
    left = [Counter(h) for h in st.hands]
    tags: set[tuple[int, int]] = set()

    def fits(i: int) -> bool:
        if i == len(facts):
            return True
        card, tag, _ = unpacked(facts[i])
        for seat in range(st.seats):
            if not facts[i] >> seat & 1 or seat == viewer or (tag and (tag, seat) in tags):
                continue
            cards = [card]
            if card >= WHITE:
                leader = st.leader[card - WHITE]
                cards = [c for c in left[seat] if left[seat][c] and ED.cards[c].leader == leader]
            for c in cards:
                if left[seat][c] > 0:
                    left[seat][c] -= 1
                    tags.add((tag, seat))
                    if fits(i + 1):
                        return True
                    left[seat][c] += 1
                    tags.discard((tag, seat))
        return False

    return fits(0)


def everything(st: Position) -> Counter[int]:
    rows = [*st.hands, *st.whites, *st.packs, *st.kept, st.deck, st.reserve, st.discard, st.removed]
    return Counter(c for row in rows for c in row) + Counter(x & 1023 for p in st.piles for x in p)


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("seats", [3, 6])
def test_what_is_known_is_true_here_and_in_every_world(seats: int, options: dict[str, Any]) -> None:
    match = weirwood.new("btwixt", seats=seats, seed=seats, options={"leaders": "deal", **options})
    rng = random.Random(seats)
    step = 0
    while not match.over:
        if step % 17 == 0:
            eyes: list[int | None] = [*range(seats), None]
            seat = eyes[step // 17 % len(eyes)]
            world = match.redeal(seat, rng)
            assert everything(world.st) == everything(match.st)
            for st in (match.st, world.st):
                assert all(is_true(st, viewer) for viewer in range(seats + 1))
            if any(match.st.packs) and seat is not None:
                same_packs(match.st, world.st, seat)
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
        step += 1


def same_packs(a: Position, b: Position, seat: int) -> None:
    """Between two looks at a pack the same cards were taken, by whomever."""
    done = len(a.kept[0])
    for pack in range(a.seats):
        _, looks = groups(a, seat, pack)
        for i, picks in enumerate(looks):
            found = []
            for st in (a, b):
                cards = [st.kept[taker(st, pack, k)][k] for k in picks]
                if i == len(looks) - 1:
                    cards += st.packs[pack]
                found.append(Counter(cards))
            assert found[0] == found[1]
        if taker(a, pack, done) == seat:
            assert a.packs[pack] == b.packs[pack]


def worlds(p: Play, seat: int | None, count: int = 50) -> list[weirwood.Match]:
    return [p.match.redeal(seat, random.Random(i)) for i in range(count)]


def test_if_two_worlds_are_possible_fifty_deals_give_two() -> None:
    """A token, an ally and a hand that seat 0 does not know."""
    p = bid(["inf_rout"], ["inf_betrayal"], [], councils={"1": {"tokens": [3]}})
    found = worlds(p, 0)
    assert {m.st.tokens[1][0] & 15 for m in found} == {0, 1, 2}
    assert len({m.st.ally_deck[-1] for m in found}) > 5
    assert len({m.st.hands[1] for m in found}) > 5
    assert {m.st.hands[0] for m in found} == {p.st.hands[0]}


def test_a_peeked_token_stays() -> None:
    p = claims("ally_bran_stark", councils={"0": {"tokens": [1, 3]}}, hands=[[], ["inf_rout"]])
    p.answer(0, council(3))
    faces = [t & 15 for t in p.st.tokens[0]]
    assert all([t & 15 for t in m.st.tokens[0]] == faces for m in worlds(p, 0))
    assert len({tuple(t & 15 for t in m.st.tokens[0]) for m in worlds(p, 1)}) > 3


def test_looked_at_allies_stay_where_they_were_put() -> None:
    deck = ["ally_bronn", "ally_varys", "ally_qyburn"]
    p = bid(["ldr_euron_crows_eye"], ["inf_rout"], [], ally_deck=deck)
    p.answer(0, "play:ldr_euron_crows_eye")
    looking = p.st.looking
    assert all(m.st.looking == looking for m in worlds(p, 0, 9))
    assert len({m.st.looking for m in worlds(p, 1, 9)}) > 1
    p.answer(0, "ally:ally_qyburn", "ally:ally_varys", "ally:ally_bronn")
    top = p.st.ally_deck[-3:]
    assert all(m.st.ally_deck[-3:] == top for m in worlds(p, 0, 9))
    assert any(m.st.ally_deck[-3:] != top for m in worlds(p, 2, 9))


def test_a_hand_that_was_shown_stays_known() -> None:
    p = bid(["ldr_eddard_plain_honour", "inf_rout", "inf_betrayal"], ["inf_wildfire"], [])
    play(p, 0, "ldr_eddard_plain_honour")
    hand = p.st.hands[0]
    assert all(m.st.hands[0] == hand for s in (1, 2, None) for m in worlds(p, s, 9))


def test_blackmail_is_remembered_by_the_two() -> None:
    p = bid(
        ["inf_blackmail", "inf_rout"], ["inf_betrayal", "inf_wildfire"], ["inf_misdirection"], []
    )
    p.answer(0, "play:inf_blackmail", inject=[("hand", 1)])
    p.answer(0, "card:inf_rout")
    # Seat 0 knows what it gave, seat 1 what it lost; seat 2 knows neither.
    rout, taken = ED.card("inf_rout"), p.st.hands[0][0]
    assert all(rout in m.st.hands[1] for m in worlds(p, 0, 9))
    assert all(m.st.hands[0] == (taken,) for m in worlds(p, 1, 9))
    assert len({m.st.hands[0] for m in worlds(p, 2, 9)}) > 3


def test_a_card_returned_before_all_eyes_is_known_until_it_may_be_gone() -> None:
    p = bid(["inf_rout"], ["inf_backup_plan"], [], piles=[[], ["inf_little_birds"], []])
    play(p, 0, "inf_rout")
    assert {"card": "inf_little_birds", "seats": [1], "tag": 0} in p.view(2)["known"]
    play(p, 1, "inf_little_birds")
    assert p.view(2)["known"] == []


def test_unseen_white_cards_are_of_the_right_leader() -> None:
    options = {"advanced": True, "leaders": "chosen", "chosen": "jon,cersei,doran"}
    match = weirwood.new("btwixt", seats=3, seed=4, options=options)
    found = set()
    for i in range(50):
        world = match.redeal(0, random.Random(i))
        white = [c for c in world.st.hands[1] if ED.white[c]]
        assert [ED.cards[c].leader for c in white] == [match.st.leader[1]]
        assert len(world.st.whites[1]) == 3
        found.add(white[0])
    assert len(found) == 4


def test_when_the_deck_ran_out_all_other_cards_are_in_hands() -> None:
    p = bid(["inf_siege_engines"], ["inf_rout"], ["inf_rout"], discard=["inf_guest_right"] * 2)
    for m in (p.match, p.native):
        m.st.removed = tuple(m.st.deck)
        m.st.deck[:] = []
    p.answer(0, "play:inf_siege_engines")
    rout = ED.card("inf_rout")
    # Seat 0 sees that both neighbours must hold a Rout and a Guest Right between them.
    for m in worlds(p, 0, 9):
        assert Counter(c for h in m.st.hands[1:] for c in h)[rout] == 2


def test_equal_tokens_are_one_option_and_seen_ones_are_told_apart() -> None:
    p = bid(["inf_embezzlement"], ["inf_rout"], [], [], councils={"0": {"tokens": [1, 2, 3]}})
    for m in (p.match, p.native):
        a, b, c = m.st.tokens[0]
        m.st.tokens[0] = (a, b | 1 << 4 + 2, c)
    p.answer(0, "play:inf_embezzlement")
    assert p.keys() == ["token:0:1:0", "seen:0:1:1:2", "none"]
