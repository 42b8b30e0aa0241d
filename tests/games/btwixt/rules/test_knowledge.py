"""What a leader who watches closely knows of the other hands, fact by fact."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import bid

from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules import knowledge
from weirwood.games.btwixt.rules.advanced import add_white
from weirwood.games.btwixt.rules.draft import groups, note_packs
from weirwood.games.btwixt.rules.knowledge import WHITE, fact, unpacked
from weirwood.games.btwixt.state import Position

pytestmark = pytest.mark.rule("btwixt:concepts.hidden_cards")

ED = default_edition()
DECREE, ROUT, BETRAYAL = (ED.card(f"inf_{n}") for n in ("royal_decree", "rout", "betrayal"))


def table(*hands: tuple[int, ...]) -> Position:
    """Four leaders of whose hands nobody knows anything."""
    p = bid([], [], [], [])
    st = p.st
    assert isinstance(st, Position)
    for seat, row in enumerate(hands):
        st.hands[seat] = tuple(sorted(row))
    knowledge.forget_all(st)
    return st


def facts(st: Position, viewer: int) -> list[tuple[int, int, int]]:
    return [unpacked(known) for known in st.known[viewer]]


def learn(st: Position, viewer: int, *known: int) -> None:
    st.known[viewer] = tuple(sorted(known))


def test_a_fact_is_three_numbers_in_one() -> None:
    assert unpacked(fact(77, 0b1010, 3)) == (77, 3, 0b1010)


def test_everybody_but_its_owner_knows_a_card_taken_openly() -> None:
    st = table()
    knowledge.shown(st, 2, ROUT)
    assert [facts(st, v) for v in range(5)] == [
        [] if viewer == 2 else [(ROUT, 0, 0b100)] for viewer in range(5)
    ]


def test_a_card_told_to_one_is_known_to_one() -> None:
    st = table()
    knowledge.told(st, 1, 3, ROUT)
    assert [facts(st, v) for v in range(5)] == [[], [(ROUT, 0, 0b1000)], [], [], []]


def test_a_known_card_that_leaves_its_hand_is_known_no_longer() -> None:
    st = table()
    for viewer in (1, 2, 4):
        learn(st, viewer, fact(ROUT, 0b1), fact(ROUT + 1, 0b1))
    knowledge.left_hand(st, 0, ROUT, -1)
    assert [facts(st, v) for v in (1, 2, 4)] == [[(ROUT + 1, 0, 0b1)]] * 3


def test_a_like_card_of_another_hand_stays_known() -> None:
    st = table()
    learn(st, 1, fact(ROUT, 0b1000))
    knowledge.left_hand(st, 0, ROUT, -1)
    assert facts(st, 1) == [(ROUT, 0, 0b1000)]


def test_of_several_that_may_be_meant_one_fewer_is_left() -> None:
    st = table()
    learn(st, 1, fact(ROUT, 0b101), fact(ROUT, 0b1001), fact(ROUT, 0b1000))
    knowledge.left_hand(st, 0, ROUT, -1)
    assert facts(st, 1) == [(ROUT, 0, 0b1000), (ROUT, 0, 0b1101)]
    learn(st, 1, fact(ROUT, 0b100), fact(ROUT, 0b1000))
    knowledge.left_hand(st, 0, ROUT, -1)
    assert facts(st, 1) == [(ROUT, 0, 0b100), (ROUT, 0, 0b1000)]


def test_a_white_card_that_leaves_was_the_unknown_one_of_its_leader() -> None:
    st = table()
    both = (fact(WHITE, 0b1), fact(WHITE + 2, 0b100))
    for viewer in (1, 3):
        learn(st, viewer, fact(ROUT, 0b1), *both)
    learn(st, 3, fact(ROUT, 0b10), *both)
    knowledge.left_hand(st, 0, ROUT, 0)  # seat 1 knew the card itself, seat 3 one elsewhere
    assert facts(st, 1) == [(WHITE, 0, 0b1), (WHITE + 2, 0, 0b100)]
    assert facts(st, 3) == [(ROUT, 0, 0b10), (WHITE + 2, 0, 0b100)]
    knowledge.left_hand(st, 2, BETRAYAL, 2)
    assert facts(st, 1) == [(WHITE, 0, 0b1)]
    assert facts(st, 3) == [(ROUT, 0, 0b10)]


def test_a_hidden_card_passed_on_may_be_any_known_one_of_the_giver() -> None:
    st = table()
    for viewer in range(5):
        learn(st, viewer, fact(ROUT, 0b1, 3), fact(DECREE, 0b1000, 2))
    knowledge.passed(st, 0, 1)
    kept = sorted([(ROUT, 3, 0b1), (DECREE, 2, 0b1000)])
    moved = sorted([(ROUT, 0, 0b11), (DECREE, 2, 0b1000)])
    assert [facts(st, v) for v in range(5)] == [kept, kept, moved, moved, moved]


def test_cards_passed_by_all_at_once_move_by_one_step() -> None:
    st = table()
    for viewer in (1, 4):
        learn(st, viewer, fact(ROUT, 0b1, 3), fact(DECREE, 0b1000, 2), fact(BETRAYAL, 0b100, 2))
    knowledge.all_passed(st, (0, 3), 1)
    stays = (BETRAYAL, 2, 0b100)
    # what came to seat 1 itself is seen: the card may still be with seat 0
    assert facts(st, 1) == sorted([(ROUT, 0, 0b1), (DECREE, 0, 0b1001), stays])
    assert facts(st, 4) == sorted([(ROUT, 0, 0b11), (DECREE, 0, 0b1001), stays])
    assert facts(st, 0) == []


def test_a_hand_that_is_shown_is_known_card_by_card() -> None:
    st = table((ROUT, ROUT, DECREE))
    learn(st, 1, fact(ROUT, 0b1), fact(BETRAYAL, 0b1), fact(BETRAYAL, 0b101, 4), fact(DECREE, 0b10))
    before = st.known[2]
    knowledge.hand_shown(st, 0, (0, 1, 4))
    shown = [(ROUT, 0, 0b1), (ROUT, 0, 0b1), (DECREE, 0, 0b1)]
    assert facts(st, 1) == sorted([*shown, (BETRAYAL, 4, 0b100), (DECREE, 0, 0b10)])
    assert facts(st, 4) == sorted(shown)
    assert st.known[2] == before
    assert st.known[0] == ()


def test_a_hand_that_is_shown_settles_which_white_card_it_holds() -> None:
    st = table()
    st.advanced = True
    white = ED.leader_decks[st.leader[0]][0]
    st.hands[0] = (white,)
    assert knowledge.owner_of(st, white) == 0
    assert knowledge.owner_of(st, ROUT) == -1
    learn(st, 1, fact(WHITE, 0b1), fact(WHITE + 2, 0b101))
    knowledge.hand_shown(st, 0, (1,))
    assert facts(st, 1) == sorted([(white, 0, 0b1), (WHITE + 2, 0, 0b100)])


@pytest.mark.rule("btwixt:advanced.deal")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_knows_that_a_leader_holds_a_white_card(seats: int) -> None:
    st = bid(*([] for _ in range(seats))).st
    knowledge.forget_all(st)
    st.whites = [ED.leader_decks[leader] for leader in st.leader]
    add_white(st)
    assert len(st.known) == seats + 1
    for viewer in range(seats + 1):
        others = [seat for seat in range(seats) if seat != viewer]
        assert facts(st, viewer) == [(WHITE + s, 0, 1 << s) for s in others]


@pytest.mark.rule("btwixt:draft.secret")
def test_after_a_draft_each_knows_who_may_have_kept_what_of_the_packs_they_saw() -> None:
    st = table()
    st.seats, st.deals = 3, 1
    st.kept = [tuple(range(10 * s, 10 * s + 8)) for s in range(3)]
    st.known = [()] * 4
    assert groups(st, 1, 0) == (1, [(2, 3), (5, 6), ()])
    assert groups(st, 0, 0) == (0, [(1, 2), (4, 5), (7,)])
    assert groups(st, 0, 1) == (2, [(3, 4), (6, 7), ()])
    note_packs(st)
    # pack 0 went 0, 1, 2, 0, 1, 2, 0, 1: seat 0 saw it after 0, 3 and 6 passes
    own = {(11, 0b110), (22, 0b110), (14, 0b110), (25, 0b110), (17, 0b10)}
    # pack 1 went 1, 2, 0, ...: seat 0 saw it after 2 and 5; pack 2 after 1, 4 and 7
    second = {(13, 0b110), (24, 0b110), (16, 0b110), (27, 0b110)}
    third = {(12, 0b110), (23, 0b110), (15, 0b110), (26, 0b110)}
    found = facts(st, 0)
    assert {(card, seats) for card, _, seats in found} == own | second | third
    tags = {card: tag for card, tag, _ in found}
    assert tags[17] == 0
    assert tags[11] == tags[22] != tags[14] == tags[25]
    assert len({tag for tag in tags.values() if tag}) == 6
    assert st.known[3] == ()
