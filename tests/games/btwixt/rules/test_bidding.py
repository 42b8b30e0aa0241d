"""Step 2: influence cards are played."""

from __future__ import annotations

import random

import pytest
from tests.games.btwixt import printed
from tests.games.btwixt.driver import (
    all_kneel,
    bid,
    hand,
    heard,
    kneel,
    play,
    rest_of_round,
    settle,
    winner,
)

from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules import bidding as rules
from weirwood.games.btwixt.state import COPIED, NOBODY, Position
from weirwood.kernel import Refusal

ED = default_edition()


@pytest.mark.rule("btwixt:bidding.turns")
def test_leaders_play_or_kneel_in_turn() -> None:
    p = bid(["inf_rout"], ["inf_royal_decree"], ["inf_guest_right"], first=1, turn=1)
    p.expect("bidding.turn", 1)
    play(p, 1, "inf_royal_decree")
    p.expect("bidding.turn", 2)
    kneel(p, 2)
    p.expect("bidding.turn", 0)
    assert p.refused(0, "dance") == "bidding.turns"


@pytest.mark.rule("btwixt:bidding.hand")
def test_only_cards_of_ones_own_hand_can_be_played() -> None:
    p = bid(["inf_rout"], ["inf_royal_decree"])
    assert p.refused(0, "play:inf_royal_decree") == "bidding.hand"
    assert p.keys(0) == ["play:inf_rout", "kneel"]


@pytest.mark.rule("btwixt:bidding.play", "btwixt:effects.on_play", "btwixt:concepts.bid_pile")
def test_the_ability_is_resolved_before_the_card_joins_the_pile() -> None:
    # The highest card of every pile is discarded; Wildfire itself is not there yet.
    p = bid(["inf_wildfire"], [], [], piles=[["inf_rout"], ["inf_royal_decree"], []])
    play(p, 0, "inf_wildfire")
    order = [e["kind"] for e in p.events]
    assert order.index("card.played") < order.index("pile.discarded")
    assert sorted(e["card"] for e in p.told("pile.discarded")) == ["inf_rout", "inf_royal_decree"]
    settle(all_kneel(p))
    assert "inf_wildfire" in p.view()["discard"]


@pytest.mark.rule("btwixt:bidding.kneel")
def test_who_kneels_is_out_for_the_round() -> None:
    p = bid(["inf_rout"], ["inf_royal_decree", "inf_guest_right"], ["inf_rout", "inf_gold_cloaks"])
    kneel(p, 0)
    assert p.view()["leaders"][0]["knelt"]
    play(p, 1, "inf_royal_decree")
    play(p, 2, "inf_rout")
    p.expect("bidding.turn", 1)


@pytest.mark.rule("btwixt:bidding.until_all_knelt")
def test_the_last_one_standing_may_go_on_alone() -> None:
    p = bid(["inf_royal_decree", "inf_guest_right", "inf_rout"], ["inf_rout"], [])
    play(p, 0, "inf_royal_decree")
    kneel(p, 1)
    play(p, 0, "inf_guest_right")
    play(p, 0, "inf_rout")
    assert winner(p) == 0
    assert p.told("bid.won")[-1]["total"] == 13


@pytest.mark.rule("btwixt:bidding.must_kneel")
def test_who_cannot_play_must_kneel() -> None:
    # An empty hand is seen by all: nobody is asked. A hand without a playable card is not.
    p = bid(["inf_betrayal"], [], ["inf_rout"], current="ally_tywin_lannister")
    assert p.keys(0) == ["kneel"]
    kneel(p, 0)
    p.expect("bidding.turn", 2)
    assert p.view()["leaders"][1]["knelt"]


@pytest.mark.rule("btwixt:bidding.no_refill")
def test_hands_are_not_filled_up() -> None:
    p = rest_of_round(
        play(bid(["inf_royal_decree", "inf_rout"], ["inf_rout"]), 0, "inf_royal_decree")
    )
    assert hand(p, 0) == ["inf_rout"]


# ---- positions by chance, judged by the printed texts --------------------------------------------


def a_turn_by_chance(rng: random.Random) -> Position:
    """Somebody is to play: hands, texts in force, and what was owed or forbidden before."""
    st = printed.by_chance(rng)
    few = rng.sample(sorted(printed.CARDS), 5)
    n = st.seats
    st.hands = [
        tuple(sorted(ED.card(c) for c in rng.choices(few, k=rng.choice((0, 1, 3)))))
        for _ in range(n)
    ]
    st.played = [rng.randint(0, 3) for _ in range(n)]
    st.limit = tuple(rng.choice((99, 99, 1, 3)) for _ in range(n))
    st.must = tuple(rng.choice((0, 0, 1, 2)) for _ in range(n))
    st.knelt = rng.randrange(1 << n)
    st.turn = rng.randrange(n)
    if rng.random() < 0.4:
        st.current = ED.ally("ally_bronn")
        st.during = ()
        if rng.random() < 0.5:
            st.lasting = ()
    return st


def counts(st: Position, op: str) -> list[int]:
    return [text["count"] for text in printed.in_force(st) if text["op"] == op]


@pytest.mark.rule("btwixt:bidding.turns", "btwixt:bidding.hand", "btwixt:bidding.must_kneel")
@pytest.mark.rule("btwixt:ops.play_limit", "btwixt:ops.must_play", "btwixt:ops.ban_play")
@pytest.mark.parametrize("seed", range(4))
def test_who_may_play_what_as_the_printed_texts_say(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        st = a_turn_by_chance(rng)
        bans = [text["filter"] for text in printed.in_force(st) if text["op"] == "ban_play"]
        for seat in range(st.seats):
            hand = list(dict.fromkeys(printed.names(st.hands[seat])))
            free = [c for c in hand if not any(printed.passes(c, ban) for ban in bans)]
            owed = st.played[seat] < max([st.must[seat], *counts(st, "must_play")])
            keys = [f"play:{c}" for c in free] + ([] if owed and free else ["kneel"])
            assert rules.turn_keys(st, seat, ()) == keys
            assert rules.candidates(st, seat, ()) == [*(f"play:{c}" for c in hand), "kneel"]
            assert rules.must_play(st, seat) == owed
            most = min([st.limit[seat], *counts(st, "play_limit")])
            assert rules.limit_of(st, seat) == most
            for key in (*(f"play:{c}" for c in printed.CARDS), "kneel", "dance", "play:x"):
                no = rules.why_not(st, seat, (), key)
                name = key.removeprefix("play:")
                if key in keys:
                    assert no is None
                elif key == "kneel":
                    assert no == Refusal("ops.must_play", {"seat": seat})
                elif name in hand:
                    assert no == Refusal("ops.ban_play", {"card": name})
                elif name in printed.CARDS:
                    assert no == Refusal("bidding.hand", {"card": name})
                else:
                    assert no == Refusal("bidding.turns", {"key": key})


@pytest.mark.rule("btwixt:bidding.turns", "btwixt:bidding.kneel", "btwixt:bidding.until_all_knelt")
def test_whose_turn_it_is() -> None:
    rng = random.Random(9)
    found = set()
    for _ in range(150):
        st = a_turn_by_chance(rng)
        n, knelt, told = st.seats, {s for s in range(st.seats) if st.knelt >> s & 1}, []
        wanted = None
        for seat in [(st.turn + i) % n for i in range(n)]:
            if seat in knelt:
                continue
            most = min([st.limit[seat], *counts(st, "play_limit")])
            if st.hands[seat] and st.played[seat] < most:
                wanted = seat
                break
            knelt.add(seat)
            told.append(seat)
        first = len(heard(st))
        assert rules.next_bidder(st) == (wanted is not None)
        if wanted is not None:
            assert st.turn == wanted
        assert {s for s in range(n) if st.knelt >> s & 1} == knelt
        assert [(e.kind, e.args) for e in heard(st)[first:]] == [
            ("leader.knelt", {"seat": s}) for s in told
        ]
        found.add(wanted is None)
    assert found == {False, True}


@pytest.mark.rule("btwixt:ops.redirect_self", "btwixt:ops.kneel")
@pytest.mark.parametrize("pile", [-1, 0, 1, 2, 3])
@pytest.mark.parametrize("kneeling", [0, 0b1, 0b1010, 0b1111])
def test_the_card_joins_a_pile_then_who_has_to_kneel_kneels(pile: int, kneeling: int) -> None:
    st = bid([], [], [], []).st
    card = ED.card("inf_rout") | 8 << COPIED
    for you in range(4):
        st.piles = [(7,), (), (), ()]
        st.playing, st.redirect, st.kneeling, st.knelt = card, pile, kneeling, 0b10
        first = len(heard(st))
        rules.add_to_pile(st, you)
        to = you if pile < 0 else pile
        assert st.piles == [
            ((7,) if s == 0 else ()) + ((card,) if s == to else ()) for s in range(4)
        ]
        assert (st.playing, st.kneeling, st.knelt) == (NOBODY, 0, 0b10 | kneeling)
        told = [(e.kind, e.args) for e in heard(st)[first:]]
        moved = {"seat": you, "card": "inf_rout", "to_seat": to}
        assert told == [("card.redirected", moved)] * (to != you) + [
            ("leader.knelt", {"seat": s}) for s in (0, 2, 3) if kneeling >> s & 1
        ]
