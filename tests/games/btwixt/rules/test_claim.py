"""Step 3: the bid is decided, the ally is claimed."""

from __future__ import annotations

import random

import pytest
from tests.games.btwixt import printed
from tests.games.btwixt.driver import (
    allies,
    bid,
    claim,
    claims,
    council,
    hand,
    heard,
    kneel,
    pile,
    settle,
    tokens,
    total,
    winner,
)

from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules import claim as rules

ED = default_edition()


@pytest.mark.rule("btwixt:claim.highest", "btwixt:claim.total")
def test_the_highest_total_wins() -> None:
    p = claim(["inf_rout", "inf_royal_decree"], ["inf_final_assault"], ["inf_siege_engines"])
    assert winner(p) == 0
    assert p.told("bid.won")[-1]["totals"] == [9, 9, 8]


@pytest.mark.rule("btwixt:claim.council", "btwixt:concepts.two_councils")
def test_the_winner_chooses_one_of_two_councils() -> None:
    p = claim([], ["inf_rout"], [], [])
    p.expect("claim.council", 1)
    assert p.keys() == [council(1), council(0)]
    assert p.refused(1, council(2)) == "claim.council"
    p.answer(1, council(0))
    assert allies(p, 0) == ["ally_maester_aemon"]


@pytest.mark.rule("btwixt:claim.token", "btwixt:concepts.gain_token")
def test_the_winner_gains_a_token_unseen() -> None:
    p = claim([], ["inf_rout"], [], [], inject=[])
    p.answer(1, council(0))
    p.expect("claim.token", 1)
    assert p.refused(1, council(3)) == "claim.token"
    p.answer(1, council(1), inject=[("token", 53)])
    assert tokens(p, 1) == 1
    assert p.view(1)["councils"][1]["tokens"] == [{"value": None, "seen_by": []}]
    assert p.view()["supply"] == 53
    assert total(p, 1) == 0
    assert pile(p, 1) == []


@pytest.mark.rule("btwixt:claim.tie")
def test_a_tie_goes_to_the_nearest_from_the_first_player() -> None:
    p = claim(["inf_guest_right"], ["inf_guest_right"], [], ["inf_misdirection"], first=2)
    assert winner(p) == 0


@pytest.mark.rule("btwixt:claim.tie")
def test_the_first_player_is_nearest() -> None:
    p = claim(["inf_guest_right"], [], ["inf_guest_right"], first=2)
    assert winner(p) == 2


@pytest.mark.rule("btwixt:claim.tie_zero")
def test_a_tie_at_zero_is_won_too() -> None:
    p = kneel(bid(["inf_rout"], ["inf_rout"], [], [], first=1, turn=1), 1, 0)
    assert winner(p) == 1
    assert p.told("bid.won")[-1]["total"] == 0


@pytest.mark.rule("btwixt:claim.win_icons", "btwixt:concepts.win_icon", "btwixt:effects.after_bid")
def test_win_icons_come_before_the_ally_is_placed() -> None:
    p = claim(["inf_tourney_purse"], [], [])
    p.expect("effect.council", 0)
    p.answer(0, council(0, 3))
    p.expect("claim.council", 0)
    assert tokens(p, 0) == 1


@pytest.mark.rule("btwixt:claim.final")
def test_cards_that_move_later_do_not_change_the_winner() -> None:
    # Debts Repaid takes the winning card back before the ally is placed.
    p = claim(["ldr_tyrion_debts_repaid", "inf_crowns_debt"], ["inf_final_assault"], [])
    p.answer(0, "card:ldr_tyrion_debts_repaid")
    p.answer(0, "card:inf_crowns_debt:0")
    p.expect("claim.council", 0)
    assert p.st.totals == (12, 9, 0)


@pytest.mark.rule("btwixt:claim.when_claimed", "btwixt:effects.when_claimed")
def test_the_claimer_must_resolve_the_ability() -> None:
    p = claims("ally_illyrio_mopatis")
    p.answer(0, council(0))
    p.expect("effect.council", 0)
    assert not p.may(0, "none")


@pytest.mark.rule("btwixt:claim.token_once", "btwixt:ops.kill_current", "btwixt:effects.may")
def test_a_killed_ally_still_pays_the_token() -> None:
    p = claim(["inf_final_assault"], ["ldr_melisandre_shadow_assassin"], [], [])
    p.expect("effect.may", 1)
    p.answer(1, "yes")
    p.answer(1, council(1))
    p.expect("claim.token", 0)
    p.answer(0, council(3))
    assert p.told("ally.claimed") == []
    assert p.view()["dead"] == ["ally_maester_aemon"]
    assert tokens(p, 3) == 1


@pytest.mark.rule("btwixt:claim.token_once", "btwixt:effects.extra_queue")
def test_extra_allies_bring_no_further_token() -> None:
    p = claim(["ldr_olenna_matchmaker"], [], [], [], ally_deck=["ally_catelyn_stark"])
    p.answer(0, council(0))
    p.answer(0, council(3))
    p.answer(0, council(0))
    assert allies(p, 0) == ["ally_maester_aemon"]
    assert allies(p, 3) == ["ally_catelyn_stark"]
    assert sum(tokens(p, c) for c in range(4)) == 1


@pytest.mark.rule("btwixt:effects.after_bid")
def test_each_leader_resolves_icons_in_an_order_of_their_choice() -> None:
    p = claim(
        ["inf_patient_scheming"],
        ["inf_tourney_purse", "inf_sellswords"],
        ["inf_patient_scheming"],
        hands=[[], ["inf_rout"], []],
        first=2,
    )
    p.expect("claim.icon", 1)
    assert [e["seat"] for e in p.told("icon.resolved")] == [2, 0]
    assert p.keys() == ["card:inf_tourney_purse", "card:inf_sellswords"]  # as they came
    p.answer(1, "card:inf_sellswords")
    p.expect("effect.council", 1)
    assert hand(p, 1) == []


@pytest.mark.rule("btwixt:effects.after_bid")
def test_an_icon_that_has_left_the_pile_is_not_offered() -> None:
    # Debts Repaid takes one of the two other icons back: the last one is resolved unasked.
    purse, debt = "inf_tourney_purse", "inf_crowns_debt"
    p = claim(["ldr_tyrion_debts_repaid", debt, purse], ["inf_final_assault"], [])
    p.answer(0, "card:ldr_tyrion_debts_repaid")
    p.answer(0, f"card:{debt}:0")
    assert [e["card"] for e in p.told("icon.resolved")] == ["ldr_tyrion_debts_repaid", purse]
    assert debt in hand(p, 0)


@pytest.mark.rule("btwixt:effects.after_bid")
def test_of_two_equal_icons_the_one_that_stayed_is_resolved_once() -> None:
    debt = "inf_crowns_debt"
    p = claim(["ldr_tyrion_debts_repaid", debt, debt], ["inf_final_assault"], [])
    p.answer(0, "card:ldr_tyrion_debts_repaid")
    p.answer(0, f"card:{debt}:0")
    assert [e["card"] for e in p.told("icon.resolved")] == ["ldr_tyrion_debts_repaid", debt]


@pytest.mark.rule("btwixt:effects.extra_queue")
def test_the_round_text_of_an_extra_ally_does_nothing() -> None:
    p = claim(["ldr_olenna_matchmaker"], [], [], [], ally_deck=["ally_renly_baratheon"])
    settle(p)
    assert p.told("ally.next")[-1]["ally"] == "ally_renly_baratheon"
    assert p.told("cards.drawn") == []


# ---- positions by chance, judged by the printed texts --------------------------------------------


@pytest.mark.rule("btwixt:claim.highest", "btwixt:claim.tie", "btwixt:effects.win_ties")
@pytest.mark.rule("btwixt:effects.key", "btwixt:effects.ties_lose", "btwixt:effects.second")
@pytest.mark.parametrize("seed", range(5))
def test_the_bid_is_decided_as_the_printed_texts_say(seed: int) -> None:
    rng = random.Random(seed)
    tied = 0
    for _ in range(60):
        st = printed.by_chance(rng)
        wanted = printed.decided(st)
        rules.decide(st)
        assert (st.totals, st.winner, st.second) == wanted, st.piles
        told = heard(st)[-1]
        assert told.kind == "bid.won"
        assert told.args == {
            "seat": wanted[1],
            "total": wanted[0][wanted[1]],
            "totals": list(wanted[0]),
        }
        tied += wanted[0].count(max(wanted[0])) > 1
    assert tied > 5


@pytest.mark.rule("btwixt:effects.after_bid", "btwixt:effects.blank")
def test_the_win_icons_that_do_something_are_those_whose_texts_say_so() -> None:
    rng = random.Random(3)
    found = 0
    for _ in range(150):
        st = printed.by_chance(rng)
        rules.decide(st)
        none = any(t.get("what") == "win_icon" for t in printed.in_force(st))
        for seat in range(st.seats):
            entries = [
                x
                for x in st.piles[seat]
                if not none and printed.in_pile(st, seat, ED.card_ids[x % 1024], "after_bid")
            ]
            assert list(rules.icons(st, seat)) == entries
            found += len(entries)
            keys = [f"card:{name}" for name in dict.fromkeys(printed.names(tuple(entries)))]
            assert rules.icon_keys(st, seat, (entries,)) == keys
            for key in keys:
                entry = rules.icon_of_key(st, tuple(entries), key)
                assert entry in entries
                assert key == f"card:{ED.card_ids[entry % 1024]}"
    assert found > 40


PLACES = [
    (row["id"], text["council"], text.get("chooser", "you"))
    for row in printed.ALLIES.values()
    for text in row["effects"]
    if text["op"] == "place_self"
]


@pytest.mark.rule("btwixt:claim.council", "btwixt:cards.strings", "btwixt:effects.placement")
@pytest.mark.parametrize("seed", range(3))
def test_where_an_ally_without_a_word_of_its_own_may_go(seed: int) -> None:
    rng = random.Random(seed)
    forced = 0
    for _ in range(60):
        st = printed.by_chance(rng)
        if rng.random() < 0.6:
            strings = ED.card("inf_pulling_the_strings")
            st.piles = [pile + (strings,) * rng.choice((0, 0, 1, 2)) for pile in st.piles]
        n, seat = st.seats, rng.randrange(st.seats)
        pulls = [
            sum(
                text["op"] == "force_placement"
                for card in printed.names(pile)
                for text in printed.in_pile(st, s, card)
            )
            for s, pile in enumerate(st.piles)
        ]
        assert [rules.strings(st, s) for s in range(n)] == pulls
        on_left, on_right = pulls[(seat + 1) % n], pulls[(seat - 1) % n]
        both = (seat, (seat - 1) % n)  # with the left neighbour, with the right one
        wanted = both if on_left == on_right else both[:1] if on_left > on_right else both[1:]
        assert rules.allowed(st, ED.ally("ally_bronn"), seat, -1) == wanted
        assert rules.chooser(st, ED.ally("ally_bronn"), seat) == seat
        forced += len(wanted) == 1
    assert forced > 10


@pytest.mark.rule("btwixt:ops.place_self", "btwixt:cards.placement")
@pytest.mark.parametrize(("ally", "which", "who"), PLACES)
def test_an_ally_that_says_where_it_goes(ally: str, which: str, who: str) -> None:
    rng = random.Random(5)
    for _ in range(40):
        st = printed.by_chance(rng)
        n, seat = st.seats, rng.randrange(st.seats)
        strings = ED.card("inf_pulling_the_strings")  # an ally's own text comes before these
        st.piles[(seat + 1) % n] += (strings,)
        deal = rng.sample([a for a in printed.ALLIES if a != ally], 2 * n)
        st.councils = [
            tuple(ED.ally(a) for a in deal[2 * c : 2 * c + rng.randint(0, 2)]) for c in range(n)
        ]
        mine = (seat, (seat - 1) % n)
        counts = [len(st.councils[c]) for c in mine]
        tops = [max((ED.powers[a] for a in st.councils[c]), default=-99) for c in mine]
        wanted = {
            "yours": mine,
            "any": tuple(range(n)),
            "fewer_allies": tuple(c for c in mine if len(st.councils[c]) == min(counts)),
            "more_allies": tuple(c for c in mine if len(st.councils[c]) == max(counts)),
            "with_highest_power_ally": tuple(
                c for c, top in zip(mine, tops, strict=True) if top == max(tops)
            ),
        }[which]
        for extra in (-1, extra_effects()[0]):
            assert rules.allowed(st, ED.ally(ally), seat, extra) == wanted
        chooses = (seat + 1) % n if who == "left_neighbour" else seat
        assert rules.chooser(st, ED.ally(ally), seat) == chooses


def extra_effects() -> list[int]:
    return [fx.index for fx in ED.effects if fx.op == "claim_extra"]


@pytest.mark.rule("btwixt:ops.claim_extra")
def test_where_an_extra_ally_may_go() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        st = printed.by_chance(rng)
        n, seat = st.seats, rng.randrange(st.seats)
        mine = (seat, (seat - 1) % n)
        bronn = ED.ally("ally_bronn")
        found = {}
        for effect in extra_effects():
            which = ED.effects[effect].council
            for placed in (-1, 0, n - 1):
                for here in (-1, *mine):
                    st.placed, st.here = placed, here
                    found[which, placed, here] = rules.allowed(st, bronn, seat, effect)
        for (which, placed, here), councils in found.items():
            if which == "same_as_current":
                assert councils == (mine if placed < 0 else (placed,))
            elif which == "other_than_this":
                assert councils == tuple(c for c in mine if c != here)
            elif which == "same":
                assert councils == (mine if here < 0 else (here,))
            else:
                assert which == "yours", which
                assert councils == mine


@pytest.mark.rule("btwixt:ops.claim_extra")
@pytest.mark.parametrize("just_killed", [False, True])
def test_the_dead_that_an_extra_claim_may_raise(just_killed: bool) -> None:
    st = bid([], [], []).st
    found = [fx for fx in ED.effects if fx.what == "dead_pile_else_next"]
    others = [fx.index for fx in ED.effects if fx.op == "claim_extra" and fx not in found]
    a, b, c = sorted(ED.ally(f"ally_{n}") for n in ("bronn", "varys", "qyburn"))
    st.dead = (c, a, b, a)
    for fx in found:
        if fx.just_killed == just_killed:
            assert rules.dead_choices(st, fx.index, -1) == (a, b, c)
            assert rules.dead_choices(st, fx.index, b) == ((a, b, c) if just_killed else (a, c))
            assert rules.dead_choices(st, fx.index, a) == (a, b, c)  # another one of that design
    for effect in others:
        assert rules.dead_choices(st, effect, -1) == ()
