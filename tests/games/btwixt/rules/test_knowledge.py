"""What a leader who watches closely knows of the other hands, fact by fact."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.btwixt.driver import bid

from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules import knowledge
from weirwood.games.btwixt.rules.advanced import add_white
from weirwood.games.btwixt.rules.draft import groups, note_packs
from weirwood.games.btwixt.rules.knowledge import WHITE, fact, unpacked
from weirwood.games.btwixt.state import DRAFT, KINGSMOOT, NO_DRAFT, Position

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


# ---- the same told by a slower head --------------------------------------------------------------

Fact = tuple[int, frozenset[int], int]  # a card, the seats of which one holds it, its draft pack


class Notes:
    """What everybody knows, kept as an attentive player would write it down: no packed numbers."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.known: list[list[Fact]] = [[] for _ in range(seats + 1)]  # the last: the spectators

    def take(self, viewer: int, card: int, seats: set[int], tag: int = 0) -> None:
        self.known[viewer].append((card, frozenset(seats), tag))

    def shown(self, seat: int, card: int) -> None:
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.take(viewer, card, {seat})

    def leaves(self, viewer: int, seat: int, card: int, owner: int) -> None:
        """A card left a hand: one of those it may have been is gone, nobody knows which."""
        meant = [f for f in self.known[viewer] if f[0] == card and seat in f[1]]
        for f in meant:
            self.known[viewer].remove(f)
        if meant:
            hands = set().union(*(f[1] for f in meant))
            for _ in meant[1:]:
                self.take(viewer, card, hands)
        elif owner >= 0:
            whites = [f for f in self.known[viewer] if f[0] == WHITE + owner]
            if whites:
                self.known[viewer].remove(whites[0])

    def left_hand(self, seat: int, card: int, owner: int) -> None:
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.leaves(viewer, seat, card, owner)

    def passed(self, giver: int, taker: int) -> None:
        for viewer in set(range(self.seats + 1)) - {giver, taker}:
            self.known[viewer] = [
                (card, seats | {taker}, 0) if giver in seats else (card, seats, tag)
                for card, seats, tag in self.known[viewer]
            ]

    def all_passed(self, givers: list[int], step: int) -> None:
        for viewer in range(self.seats + 1):
            for n, (card, seats, _) in enumerate(self.known[viewer]):
                moved = {(s + step) % self.seats for s in seats if s in givers}
                if moved:  # what comes to oneself is seen
                    self.known[viewer][n] = (card, seats | moved - {viewer}, 0)

    def hand_shown(self, seat: int, viewers: list[int], hand: list[int], owners: list[int]) -> None:
        for viewer in set(viewers) - {seat}:
            kept = []
            for card, seats, tag in self.known[viewer]:
                if seat not in seats:
                    kept.append((card, seats, tag))
                elif card not in hand and card - WHITE not in owners and len(seats) > 1:
                    kept.append((card, seats - {seat}, tag))
            self.known[viewer] = kept
            for card in hand:
                self.take(viewer, card, {seat})


def told_apart(st: Position) -> list[Counter[Fact]]:
    return [
        Counter(
            (card, frozenset(s for s in range(8) if bits >> s & 1), tag)
            for card, tag, bits in (unpacked(f) for f in st.known[viewer])
        )
        for viewer in range(st.seats + 1)
    ]


def something_moves(st: Position, notes: Notes, rng: random.Random) -> None:
    """A card changes hands, openly or not, or a hand is shown: the same in both books."""
    n = st.seats
    whites = [card for leader in st.leader for card in ED.leader_decks[leader][:1]]
    card = rng.choice([DECREE, DECREE + 1, ROUT, *whites])
    owner = knowledge.owner_of(st, card)
    seat, other = rng.sample(range(n), 2)
    viewer = rng.choice([v for v in range(n + 1) if v != seat])
    what = rng.choice(("shown", "told", "left", "seen", "passed", "all", "hand", "white", "pack"))
    if what == "shown":
        knowledge.shown(st, seat, card)
        notes.shown(seat, card)
    elif what == "told":
        knowledge.told(st, viewer, seat, card)
        notes.take(viewer, card, {seat})
    elif what == "left":
        knowledge.left_hand(st, seat, card, owner)
        notes.left_hand(seat, card, owner)
    elif what == "seen":
        knowledge.seen_leaving(st, viewer, seat, card, owner)
        notes.leaves(viewer, seat, card, owner)
    elif what == "passed":
        knowledge.passed(st, seat, other)
        notes.passed(seat, other)
    elif what == "all":
        givers = rng.sample(range(n), rng.randint(1, n))
        step = rng.choice((1, -1))
        knowledge.all_passed(st, givers, step)
        notes.all_passed(givers, step)
    elif what == "hand":
        hand = sorted(rng.sample([DECREE, ROUT, *whites], 2))
        st.hands[seat] = tuple(hand)
        viewers = rng.sample(range(n + 1), rng.randint(1, n))
        knowledge.hand_shown(st, seat, viewers)
        notes.hand_shown(seat, viewers, hand, [knowledge.owner_of(st, c) for c in hand])
    else:  # what only a deal or a draft can tell
        found = {seat} if what == "white" else {seat, other} - {viewer}
        new = WHITE + seat if what == "white" else card
        tag = 0 if what == "white" else rng.randint(0, 3)
        if what == "white" and any(f[0] == new for f in notes.known[viewer]):
            return  # a leader is dealt one white card, and the next with a new hand
        learn(st, viewer, *st.known[viewer], fact(new, sum(1 << s for s in found), tag))
        notes.take(viewer, new, found, tag)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_the_packed_facts_are_those_of_a_slower_head(seats: int, seed: int) -> None:
    rng = random.Random(seed * 10 + seats)
    for _ in range(12):
        st = bid(*([] for _ in range(seats))).st
        st.advanced = True
        knowledge.forget_all(st)
        notes = Notes(seats)
        assert len(st.known) == seats + 1
        for _ in range(25):
            something_moves(st, notes, rng)
            assert told_apart(st) == [Counter(row) for row in notes.known]
            assert all(list(row) == sorted(row) for row in st.known)


@pytest.mark.rule("btwixt:advanced.white", "btwixt:kingsmoot.discard")
def test_a_white_card_is_its_leaders_where_leaders_have_their_own() -> None:
    st = bid([], [], []).st
    st.leader = (4, 2, 0)
    for advanced in (False, True):
        for draft in (NO_DRAFT, DRAFT, KINGSMOOT):
            st.advanced, st.draft = advanced, draft
            for card, printed in enumerate(ED.cards):
                own = advanced and draft != KINGSMOOT and printed.leader in st.leader
                wanted = st.leader.index(printed.leader) if own else -1
                assert knowledge.owner_of(st, card) == wanted, (advanced, draft, printed.id)
