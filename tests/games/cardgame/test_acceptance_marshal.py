"""Acceptance C: marshaling, costs, limited."""

# ruff: noqa: N802 - the tests bear the ids of the acceptance list
from __future__ import annotations

from tests.games.cardgame.table import joust, rule


@rule("marshal.income", "marshal.pay", "round.kneeling")
def test_C001_income_counts_what_is_in_play_then() -> None:
    t = joust(
        {"plot": "Summons", "play": ["The Roseroad"], "hand": ["Littlefinger"]},
        {},
        phase="marshal",
    )
    assert t.p1.gold == 5
    t.p1.marshals("Littlefinger")
    assert t.p1.gold == 0  # his own gold comes next round
    assert not t.p1.kneeling("Littlefinger")


@rule("keywords.limited")
def test_C002_one_limited_card_a_round() -> None:
    for plot, most in (("Summons", 1), ("Taxation", 2)):
        hand = ["The Roseroad", "The Kingsroad", "Heart Tree Grove"]
        t = joust({"plot": plot, "hand": hand}, {}, phase="marshal")
        done = 0
        for name in hand:
            t.until("window.action", 0)
            if t.p1.may("marshal", name):
                t.p1.marshals(name)
                done += 1
        assert done == most
        assert t.p1.refused("marshal:01156") == "keywords.limited"


@rule("costs.modifiers", "costs.next", "costs.gold")
def test_C003_discounts_stack_and_are_gone() -> None:
    t = joust(
        {
            "plot": "Reinforcements",
            "gold": 1,
            "play": ["Winterfell Steward", "Heart Tree Grove"],
            "hand": ["Catelyn Stark", "Tumblestone Knight"],
        },
        {},
        phase="marshal",
    )
    assert t.p1.gold == 2
    assert t.p1.refused("marshal:01143") == "costs.gold"
    t.p1.uses("Winterfell Steward")
    t.p1.uses("Heart Tree Grove")
    t.p1.marshals("Catelyn Stark")
    assert t.p1.gold == 0
    assert t.p1.refused("marshal:01150") == "costs.gold"


@rule("costs.modifiers", "costs.no_save")
def test_C004_a_cost_never_falls_below_zero() -> None:
    t = joust(
        {
            "plot": "Reinforcements",
            "play": ["The Kingsroad"],
            "hand": ["Bran Stark", "Sansa Stark"],
        },
        {},
        phase="marshal",
    )
    t.p1.uses("The Kingsroad")
    assert t.p1.discard == ["01039"]
    t.p1.marshals("Bran Stark")
    assert t.p1.gold == 1
    assert not t.p1.may("marshal", "Sansa Stark")


@rule("costs.next")
def test_C005_a_noble_cause_for_the_first_noble() -> None:
    t = joust(
        {
            "plot": "A Noble Cause",
            "gold": 10,
            "hand": ["Tumblestone Knight", "Arya Stark", "Sansa Stark"],
        },
        {},
        phase="marshal",
    )
    gold = t.p1.gold
    t.p1.marshals("Tumblestone Knight")
    assert t.p1.gold == gold - 2
    t.p1.marshals("Arya Stark")
    assert t.p1.gold == gold - 3
    t.until("window.action", 0)
    t.p1.marshals("Sansa Stark")
    assert t.p1.gold == gold - 6


@rule("costs.next", "abilities.where", "abilities.agenda")
def test_C006_fealty_for_the_next_loyal_card() -> None:
    t = joust(
        {"agenda": "Fealty", "gold": 10, "hand": ["Tumblestone Knight", "Catelyn Stark"]},
        {},
        phase="marshal",
    )
    gold = t.p1.gold
    t.p1.uses("Fealty")
    assert t.st.kneel[t.st.home[0]]
    t.p1.marshals("Tumblestone Knight")
    t.p1.marshals("Catelyn Stark")
    assert t.p1.gold == gold - 2 - 3
    assert not t.p1.may("use", "Fealty")


@rule("cards.marching_orders", "windows.cannot", "keywords.ambush")
def test_C007_marching_orders() -> None:
    t = joust(
        {
            "faction": "lannister",
            "plot": "Marching Orders",
            "play": ["Joffrey Baratheon"],
            "hand": ["Widow's Wail", "Western Fiefdom", "Hear Me Roar!", "Burned Men"],
        },
        {},
        phase="marshal",
    )
    assert t.p1.refused("marshal:01096") == "cards.marching_orders"
    assert t.p1.refused("marshal:01099") == "cards.marching_orders"
    assert t.p1.refused("play:01100") == "cards.marching_orders"
    assert t.p1.may("marshal", "Burned Men")
    t.to_phase("challenges")
    t.p1.ambushes("Widow's Wail", on="Joffrey Baratheon")
    assert t.p1.strength("Joffrey Baratheon") == 5
    assert t.p1.icon("Joffrey Baratheon", "military")


@rule("marshal.active", "marshal.order", "windows.action", "marshal.one")
def test_C008_the_first_player_acts_first_but_may_not_marshal() -> None:
    t = joust(
        {"play": ["Winterfell Steward"], "hand": ["Arya Stark", "Bran Stark"]},
        {"hand": ["The Tickler"]},
        phase="marshal",
    )
    t.p1.marshals("Bran Stark")
    t.p1.passes()
    assert t.st.active == 1
    t.play.expect("window.action", 0)
    assert t.p1.refused("marshal:01141") == "marshal.active"
    t.p1.uses("Winterfell Steward")
    t.play.expect("window.action", 1)
    assert t.p2.may("marshal", "The Tickler")


@rule("effects.put_into_play")
def test_C009_littlefinger_must_be_marshaled() -> None:
    t = joust({"hand": ["Littlefinger"]}, {}, phase="marshal")
    t.p1.marshals("Littlefinger")
    t.p1.uses("Littlefinger")
    assert len(t.p1.hand) == 2
    t = joust(
        {"plots": ["Reinforcements"], "hand": ["Littlefinger"]},
        {"plots": ["Sneak Attack"]},
        phase="plot",
    )
    t.p1.answer("plot:01020")
    t.p2.answer("plot:01021")
    t.p2.answer("seat:0")
    t.p1.answer("hand:01028")
    assert t.p1.has("Littlefinger")
    assert not t.told("ability.reaction")


@rule("unique.dead", "unique.one")
def test_C010_a_copy_in_the_dead_pile() -> None:
    t = joust(
        {"hand": ["Arya Stark"], "dead": ["Arya Stark"], "gold": 5},
        {"faction": "stark", "hand": ["Arya Stark"], "gold": 5},
        phase="marshal",
    )
    assert t.p1.refused("marshal:01141") == "unique.dead"
    t.p1.passes()
    t.p2.marshals("Arya Stark")
    assert t.p2.has("Arya Stark")


@rule("limits.maximum", "effects.move", "abilities.no_effect")
def test_C011_a_meager_contribution() -> None:
    t = joust(
        {"plot": "Summons", "hand": ["Bran Stark"]},
        {"faction": "nights_watch", "hand": ["A Meager Contribution"] * 2},
        phase="marshal",
    )
    t.p2.plays("A Meager Contribution")
    assert (t.p1.gold, t.p2.gold) == (3, 1)
    assert not t.p2.may("play", "A Meager Contribution")
    t = joust(
        {"plot": "Naval Superiority", "hand": ["Bran Stark"]},
        {"faction": "nights_watch", "plot": "Naval Superiority", "hand": ["A Meager Contribution"]},
        phase="marshal",
    )
    t.p2.plays("A Meager Contribution")
    assert t.p2.gold == 1
    t = joust(
        {"plot": "A Noble Cause", "hand": ["Bran Stark"]},
        {"faction": "nights_watch", "plot": "Naval Superiority", "hand": ["A Meager Contribution"]},
        phase="marshal",
    )
    assert t.kind != "window.reaction"  # there is nothing to move


@rule("limits.limit", "windows.reaction")
def test_C012_melisandre_reacts_to_herself_once_a_round() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "gold": 10,
            "hand": ["Melisandre", "Fiery Followers"],
        },
        {"play": ["The Tickler", "Burned Men"]},
        phase="marshal",
    )
    t.p1.marshals("Melisandre")
    t.p1.uses("Melisandre")
    t.p1.picks("The Tickler")
    assert t.p2.kneeling("The Tickler")
    t.p1.marshals("Fiery Followers")
    assert not t.p1.may("use", "Melisandre")


@rule("abilities.phase")
def test_C013_maester_cressen_cures_conditions_in_marshaling() -> None:
    milk = {"card": "Milk of the Poppy", "owner": 1}
    board = {
        "faction": "baratheon",
        "play": ["Maester Cressen", {"card": "Robert Baratheon", "attachments": [milk]}],
    }
    t = joust(dict(board), {"play": ["Tywin Lannister"]}, phase="marshal")
    t.p1.uses("Maester Cressen")
    t.p1.picks("Milk of the Poppy")
    assert t.p2.discard == ["01035"]
    assert t.p1.kneeling("Maester Cressen")
    t = joust({**board, "hand": ["Seen In Flames"]}, {"hand": ["Burned Men"]})
    assert not t.p1.may("use", "Maester Cressen")


@rule("costs.own")
def test_C014_costs_are_paid_with_own_cards() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler", "Cersei Lannister"], "gold": 3},
        {
            "faction": "stark",
            "gold": 3,
            "hand": ["Like Warm Rain"],
            "play": [{"card": "Summer", "kneeling": True}],
        },
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    assert not t.p2.asked("window.reaction")
    t = joust(
        {"faction": "stark", "play": ["Catelyn Stark", "Grey Wind"]},
        {"faction": "stark", "gold": 3, "hand": ["Like Warm Rain"]},
    )
    t.p1.challenges("intrigue", "Catelyn Stark")
    t.until("challenge.declare", 0)
    assert t.p2.hand == [] or "01158" not in t.p2.discard
