"""What cards are worth, where several texts meet."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from tests.games.btwixt import printed
from tests.games.btwixt.driver import bid, claim, settle

from weirwood.games.btwixt.effects.vocabulary import Cards
from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules import allies, values
from weirwood.games.btwixt.rules.claim import icons, strings
from weirwood.games.btwixt.state import COPIED, EDITIONS, NOBODY, TOKEN_SEEN, Position

ED = default_edition()
DYING = ("ally_varys", "ally_tywin_lannister", "ally_ser_loras_tyrell")


@pytest.mark.rule("btwixt:effects.value")
@pytest.mark.parametrize("worth", [(3, 5), (5, 3)])
def test_of_several_set_values_the_lowest_counts(
    monkeypatch: pytest.MonkeyPatch, worth: tuple[int, int]
) -> None:
    p = bid(["inf_royal_decree"], ["inf_royal_decree"], [])
    st = p.st
    assert isinstance(st, Position)
    effects = list(ED.effects)
    rules = [fx.index for fx in effects if fx.op == "value_set" and fx.when == "during_round"]
    for amount in worth:
        fx = replace(effects[rules[0]], amount=amount, target=Cards("bid_pile", "each"))
        effects.append(replace(fx, index=len(effects)))
    monkeypatch.setitem(EDITIONS, st.edition, replace(ED, effects=tuple(effects)))
    st.during = (len(effects) - 2, len(effects) - 1)
    st.piles = [(ED.card("inf_royal_decree"),), (), ()]
    assert values.values(st)[0] == [3]


@pytest.mark.rule("btwixt:effects.value", "btwixt:effects.another")
def test_a_text_about_other_cards_leaves_its_own_out() -> None:
    st = bid([], [], []).st
    card = ED.card("inf_royal_decree")
    for others in (False, True):
        target = Cards("bid_pile", "each", others=others)
        found = {
            (seat, place): values.reached(st, ED, target, 1, 0, seat, place, card)
            for seat in range(2)
            for place in range(2)
        }
        assert found == {(0, 0): True, (0, 1): True, (1, 0): not others, (1, 1): True}


@pytest.mark.rule("btwixt:effects.value", "btwixt:concepts.neighbours", "btwixt:concepts.left")
@pytest.mark.parametrize(
    ("of", "seats"),
    [
        ("you", [1]),
        ("each_other", [0, 2, 3, 4]),
        ("each_neighbour", [0, 2]),
        ("left_neighbour", [2]),
        ("each", [0, 1, 2, 3, 4]),
    ],
)
def test_a_change_of_values_reaches_the_piles_it_names(of: str, seats: list[int]) -> None:
    st = bid([], [], [], [], []).st
    card = ED.card("inf_royal_decree")
    target = Cards("bid_pile", of)
    reached = [s for s in range(5) if values.reached(st, ED, target, 1, 0, s, 1, card)]
    assert reached == seats


@pytest.mark.rule("btwixt:effects.value")
def test_a_change_of_values_without_a_target_is_about_its_own_card() -> None:
    st = bid([], [], []).st
    card = ED.card("inf_royal_decree")
    reached = [
        (seat, place)
        for seat in range(3)
        for place in range(3)
        if values.reached(st, ED, None, 1, 1, seat, place, card)
    ]
    assert reached == [(1, 1)]


@pytest.mark.rule("btwixt:round.steps", "btwixt:effects.no_bid_won")
def test_the_bid_is_counted_as_won_by_one_and_lost_by_the_others() -> None:
    p = settle(claim([], ["inf_royal_decree"], [], []))
    assert (p.st.won, p.st.lost) == ((0, 1, 0, 0), (1, 0, 1, 1))


@pytest.mark.rule("btwixt:concepts.kill")
def test_an_ally_that_acts_is_nowhere_once_it_is_killed() -> None:
    st = bid(
        councils={
            "0": {"allies": ["ally_ser_loras_tyrell", "ally_varys"]},
            "1": {"allies": ["ally_tywin_lannister"]},
        }
    ).st
    st.acting, st.here = ED.ally("ally_ser_loras_tyrell"), 0
    allies.kill(st, ED.ally("ally_varys"), 0)
    assert st.here == 0
    allies.kill(st, ED.ally("ally_tywin_lannister"), 1)
    assert st.here == 0
    allies.move(st, ED.ally("ally_ser_loras_tyrell"), 0, 2)
    assert st.here == 2
    allies.kill(st, ED.ally("ally_ser_loras_tyrell"), 2)
    assert st.here == NOBODY
    assert list(st.dead) == [ED.ally(n) for n in DYING]


@pytest.mark.rule("btwixt:effects.key", "btwixt:effects.ties_lose")
def test_what_wins_is_said_by_texts_about_the_bid_alone() -> None:
    st = bid([], [], []).st
    rules = [fx for fx in ED.effects if fx.op == "bid_rule"]
    others = [fx for fx in ED.effects if fx.op != "bid_rule" and not fx.conditions]
    assert {fx.what for fx in rules} > {"ties_lose"}
    for rule in rules:
        ties = rule.what == "ties_lose"
        wanted = ("" if ties else rule.what, ties)
        for other in {fx.op: fx for fx in others}.values():
            for order in ((rule, other), (other, rule)):
                st.lasting = tuple((fx.index, 0) for fx in order)
                assert values.bid_rules(st, ED) == wanted, (rule, other)
    st.lasting = ()
    assert values.bid_rules(st, ED) == ("", False)


@pytest.mark.rule("btwixt:effects.value")
def test_other_red_cards_count_by_their_colour_whatever_they_are_worth() -> None:
    st = bid([], [], []).st
    fx = next(fx for fx in ED.effects if fx.per == "other_red_cards_in_your_pile")
    red = [c for c in range(len(ED.cards)) if ED.colours[c] == ED.colour_ids.index("red")]
    other = next(c for c in range(len(ED.cards)) if c not in red)
    copied = red[0] | 6 + 1 << COPIED
    st.piles = [(red[0], other, copied, red[1], red[1]), (red[2],), ()]
    assert values.modifier(st, replace(fx, amount=2, cap=100), 0, 0) == 6
    assert values.modifier(st, replace(fx, amount=2, cap=100), 0, 1) == 8
    assert values.modifier(st, replace(fx, amount=2, cap=5), 0, 1) == 5
    assert values.modifier(st, replace(fx, amount=-2, cap=5), 0, 1) == -5
    assert values.modifier(st, replace(fx, per=""), 0, 1) == fx.amount


@pytest.mark.rule("btwixt:ops.place_tokens")
@pytest.mark.parametrize("face", range(len(ED.token_values)))
def test_whoever_looks_at_a_token_for_the_ally_sees_its_number(face: int) -> None:
    p = bid([], [], [])
    st = p.st
    st.supply = [int(n == face) for n in range(len(ED.token_values))]
    assert allies.put_on_current(st, 2, peeking=True)
    assert st.on_ally == (face | 1 << TOKEN_SEEN + 2,)
    assert sum(st.supply) == 0
    told = [event for event in st.tape.events if event.kind == "current.token_seen"]
    assert [event.secret for event in told] == [{"value": ED.token_values[face]}]
    assert not allies.put_on_current(st, 2, peeking=False)


@pytest.mark.rule("btwixt:effects.value", "btwixt:effects.printed")
def test_a_card_that_copied_a_value_is_still_the_card_it_is() -> None:
    st = bid([], [], []).st
    found = []
    for card in range(len(ED.cards)):
        st.piles = [(card,), (), ()]
        as_printed = strings(st, 0), icons(st, 0) != (), values.values(st)[0]
        found.append(as_printed[0])
        for value in range(11):
            st.piles = [(card | value + 1 << COPIED,), (), ()]
            assert (strings(st, 0), icons(st, 0) != ()) == as_printed[:2], (card, value)
            change = values.values(st)[0][0] - value
            assert change in {as_printed[2][0] - ED.values[card], -value}, (card, value)
    assert sum(found) > 0


# ---- positions by chance, judged by the printed texts --------------------------------------------


@pytest.mark.rule("btwixt:effects.value", "btwixt:effects.printed", "btwixt:effects.blank")
@pytest.mark.parametrize("seed", range(5))
def test_a_card_is_worth_what_the_printed_texts_make_of_it(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        st = printed.by_chance(rng)
        assert values.values(st) == printed.worth(st), st.piles
        for card, name in enumerate(ED.card_ids):
            assert values.blanked(st, ED, card) == printed.ignored(st, name), name
        none = any(t["op"] == "blank_abilities" for t in printed.in_force(st))
        by_value = any("filter" in t for t in printed.in_force(st) if t["op"][:5] == "blank")
        assert values.icons_blanked(st, ED) == (none and not by_value)


CONDITIONS = sorted(
    {
        (key, json.dumps(value))
        for row in (*printed.CARDS.values(), *printed.ALLIES.values())
        for text in row["effects"]
        for key, value in text.get("if", {}).items()
        if not key.endswith("house_ally_here")
    }
)


@pytest.mark.rule(
    *(f"btwixt:effects.{name}" for name in ("won", "neighbour_won", "second", "margin")),
    *(f"btwixt:effects.{name}" for name in ("total_at_least", "no_bid_won", "only_card", "season")),
)
@pytest.mark.parametrize(("key", "text"), CONDITIONS)
def test_a_condition_is_met_as_it_is_printed(key: str, text: str) -> None:
    value = json.loads(text)
    found = set()
    for seed in range(60):
        rng = random.Random(seed)
        st = printed.by_chance(rng)
        near = value if isinstance(value, int) and value is not True else 3
        st.totals = tuple(rng.choice((0, 1, near - 1, near, near + 1)) for _ in range(st.seats))
        order = sorted(range(st.seats), key=lambda s: -st.totals[s])
        st.winner, st.second = order[:2] if rng.random() < 0.7 else rng.sample(order, 2)
        for seat in range(st.seats):
            wanted = printed.met(st, seat, {"if": {key: value}})
            kept = tuple(value) if isinstance(value, list) else value
            assert values.condition(st, key, kept, seat) == wanted, (st.totals, st.winner, seat)
            found.add(wanted)
    assert found == {False, True}
