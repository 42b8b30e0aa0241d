"""Rules that no other test shows by itself, and the book's example."""

from __future__ import annotations

import pytest
from tests.games.cardgame.table import joust, lay, melee, rule

import weirwood
from weirwood.kernel import Refused


@rule("abilities.steps", "abilities.resolve", "costs.before", "windows.complete")
def test_costs_then_targets_then_cancels_then_effects() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Drogon", "Viserion"], "hand": ["Dracarys!"], "gold": 1},
        {"faction": "stark", "play": ["Bran Stark", "Arya Stark"]},
    )
    t.p1.challenges("power", "Viserion")
    t.p1.answer("none") if t.p1.asked("challenge.stealth") else None
    t.p2.defends("Arya Stark")
    t.p1.plays("Dracarys!")
    t.play.expect("cost.kneel", 0)
    t.p1.picks("Drogon")
    assert t.p1.kneeling("Drogon")
    t.play.expect("target.card", 0)
    t.p1.picks("Arya Stark")
    assert t.p1.gold == 0
    t.play.expect("window.save", 1)  # the cancel comes after the target
    t.p2.passes()
    assert t.p2.dead == ["01141"]


@rule("abilities.trigger", "abilities.controller", "windows.in_hand", "marshal.types")
def test_refusals_name_their_rules() -> None:
    t = joust(
        {
            "play": ["Eddard Stark", "Winterfell Steward"],
            "hand": ["Put to the Sword", "For the North!"],
            "gold": 9,
        },
        {"play": ["Lannisport Merchant"]},
        phase="marshal",
    )
    eddard = t.st.tag[t.p1.card("Eddard Stark")]
    merchant = t.st.tag[t.p2.card("Lannisport Merchant")]
    assert t.p1.refused("play:01041") == "abilities.trigger"
    assert t.p1.refused(f"use:01144:{eddard}:0") == "abilities.trigger"
    assert t.p1.refused(f"use:01094:{merchant}:0") == "abilities.controller"
    assert t.p1.refused("marshal:01141") == "windows.in_hand"
    assert t.p1.refused("marshal:01157") == "marshal.types"
    assert t.p1.refused("play:01157") == "abilities.condition"


@rule("attachments.host", "keywords.no_attachments")
def test_where_attachments_may_lie() -> None:
    t = joust(
        {"hand": ["Ice", "Little Bird", "Syrio's Training"], "gold": 9},
        {"play": ["Wildling Horde"]},
        phase="marshal",
    )
    assert t.p1.refused("marshal:01153") == "attachments.host"
    assert t.p1.refused("marshal:01034") == "attachments.host"
    t = joust(
        {"faction": "nights_watch", "hand": ["Longclaw", "Little Bird"], "gold": 9},
        {"faction": "nights_watch", "play": ["Ranging Party", "Yoren"]},
        phase="marshal",
    )
    t.p1.does("marshal", "Little Bird")
    assert not t.p1.can_pick("Ranging Party")  # only weapons there
    t.p1.picks("Yoren")
    t.p1.does("marshal", "Longclaw")
    assert t.p1.can_pick("Ranging Party")
    with pytest.raises(Refused) as no:
        lay({"play": [{"card": "Wildling Horde", "attachments": ["Little Bird"]}]}, {})
    assert no.value.rule == "attachments.host"


@rule("attachments.illegal", "values.blank")
def test_an_attachment_becomes_illegal_when_the_blank_ends() -> None:
    t = joust(
        {
            "plot": "Fortified Position",
            "plots": ["Summons", "Taxation"],
            "play": ["Wildling Horde"],
            "hand": ["Little Bird", "Arya Stark"],
        },
        {"plots": ["Sneak Attack"]},
        phase="marshal",
    )
    t.p1.marshals("Little Bird", on="Wildling Horde")
    assert t.p1.icon("Wildling Horde", "intrigue")
    t.to_phase("plot")
    t.p1.answer("plot:01024")
    t.p2.answer("plot:01021")
    t.play.answer(t.play.asked().seat, "seat:0")
    assert "01034" in t.p1.discard


@rule("challenges.order", "challenges.attacker_needed")
def test_each_player_in_turn_and_only_with_attackers() -> None:
    t = joust({"play": ["Arya Stark"]}, {"play": ["Burned Men"]})
    t.play.expect("challenge.declare", 0)
    assert t.play.keys(0) == ["pass", "challenge:power:1"]
    assert t.p1.refused("challenge:military:1") == "challenges.attacker_needed"
    t.p1.challenges("power", "Arya Stark")
    t.idle()
    t.play.expect("challenge.declare", 1)
    assert t.play.keys(1) == ["pass", "challenge:military:0"]


@rule("costs.pay", "costs.own")
def test_a_cost_that_cannot_be_paid() -> None:
    t = joust(
        {
            "play": [{"card": "Winterfell Steward", "kneeling": True}],
            "hand": ["Arya Stark", "Bran Stark"],
        },
        {},
        phase="marshal",
    )
    tag = t.st.tag[t.p1.card("Winterfell Steward")]
    assert t.p1.refused(f"use:01152:{tag}:0") == "costs.pay"


@rule("duplicates.marshal", "costs.discount_duplicate", "unique.one")
def test_a_duplicate_is_free_and_uses_no_discount() -> None:
    t = joust(
        {
            "play": ["Arya Stark", "Winterfell Steward"],
            "hand": ["Arya Stark", "Bran Stark"],
            "plot": "Reinforcements",
        },
        {},
        phase="marshal",
    )
    t.p1.uses("Winterfell Steward")
    t.p1.duplicates_card("Arya Stark")
    assert t.p1.duplicates == ["01141"]
    assert t.p1.gold == 1
    t.p1.marshals("Bran Stark")
    assert t.p1.gold == 0
    with pytest.raises(Refused) as no:
        lay({"play": ["Arya Stark", "Arya Stark"]}, {})
    assert no.value.rule == "unique.one"


@rule("effects.position")
def test_an_effect_on_the_plot_follows_the_plot() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Alannys Greyjoy"], "plots": ["A Clash of Kings"]},
        {"plot": "Rebuilding", "plots": ["Summons"]},
        phase="plot",
    )
    assert t.p2.view["plot"]["reserve"] == 6 - 1
    t.p1.answer("plot:01001")
    t.p2.answer("plot:01022")
    t.p1.answer("seat:0")
    assert t.p2.view["plot"]["reserve"] == 7 - 1


@rule("round.golden", "windows.cannot")
def test_a_card_overrides_the_rules() -> None:
    """Obara defends kneeling, against the rule that defenders stand."""
    t = joust(
        {"play": ["Arya Stark"]},
        {"faction": "martell", "play": [{"card": "Obara Sand", "kneeling": True}]},
    )
    t.p1.challenges("power", "Arya Stark")
    t.idle()
    t.p2.defends("Obara Sand")
    assert t.told("challenge.defends")


@rule("round.tokens")
def test_tokens_never_run_out() -> None:
    t = joust({"gold": 200, "plot": "Marching Orders", "hand": ["Arya Stark"]}, {}, phase="marshal")
    assert t.p1.gold == 209


@rule("titles.melee")
def test_titles_have_no_place_in_a_joust() -> None:
    with pytest.raises(Refused) as no:
        lay({"title": "Master of Coin"}, {"faction": "lannister"})
    assert no.value.rule == "titles.melee"
    t = melee(
        {"plots": ["Taxation"]}, {"plots": ["Taxation"]}, {"plots": ["Taxation"]}, phase="plot"
    )
    assert t.kind == "plot.choose"


@rule("windows.late", "windows.passing", "windows.nested")
def test_a_card_that_arrives_may_still_react_in_the_open_window() -> None:
    """The Queen of Thorns brings Maester Lomys in, whose window is still open."""
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"], "hand": ["Burned Men"]},
        {"faction": "tyrell", "play": ["The Queen of Thorns"], "hand": ["Maester Lomys"]},
    )
    t.p1.challenges("intrigue", "The Tickler")
    t.p2.defends("The Queen of Thorns")
    t.p2.uses("The Queen of Thorns")
    t.p2.answer("hand:01180")
    t.p2.uses("Maester Lomys")
    assert t.p1.discard == ["01091"]


@rule("challenges.one_each", "challenges.unopposed", "claim.intrigue", "challenges.winner")
def test_the_books_example_of_a_challenge_phase() -> None:
    """Ana (Lannister) against Javier (Stark), as the book tells it."""
    t = joust(
        {
            "faction": "lannister",
            "play": ["Cersei Lannister", "The Tickler", "Tywin Lannister"],
            "plot": "Taxation",
        },
        {
            "faction": "stark",
            "play": ["Catelyn Stark", "Vanguard of the North"],
            "hand": ["Arya Stark", "Summer", "Ice"],
        },
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    t.play.expect("challenge.defenders", 1)
    assert t.play.keys(1) == ["done", f"card:01143:{t.st.tag[t.p2.card('Catelyn Stark')]}"]
    t.p2.answer([])
    assert t.told("challenge.compared")[-1] == {
        "kind": "challenge.compared",
        "attack": 4,
        "defence": 0,
    }
    assert t.p1.power == 1
    assert t.told("claim.applied")[-1]["n"] == 2
    assert len(t.p2.discard) == 2
    t.p1.challenges("military", "The Tickler")
    t.p2.defends("Vanguard of the North")
    assert t.told("challenge.won")[-1]["seat"] == 1
    assert t.p1.power == 1
    t.play.expect("challenge.declare", 0)
    assert t.p1.may_challenge("power")
    t.p1.passes()  # Tywin stays behind to defend
    t.play.expect("challenge.declare", 1)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"players": [{}]},
        {"players": [{}, {}], "phase": "lunch"},
        {"players": [{"play": ["Nobody"]}, {}]},
        {"players": [{"gold": -1}, {}]},
        {"players": [{"gold": "three"}, {}]},
        {"players": [{"faction": "arryn"}, {}]},
        {"players": [{"play": [{"card": "Arya Stark", "wings": 2}]}, {}]},
        {"players": [{"play": [{"card": "Arya Stark", "owner": 5}]}, {}]},
        {"players": [{"power": 20}, {}]},
        {"players": [{}, {}], "first": 4},
        {"players": [{}, {}], "weather": "snow"},
        {"players": "two"},
    ],
)
def test_impossible_scenarios_are_refused(data: dict[str, object]) -> None:
    with pytest.raises(Refused):
        weirwood.scenario("cardgame", data)


def test_the_content_reader_names_file_entry_and_key() -> None:
    from weirwood.games.cardgame.content import ContentError, files, load

    texts = dict(files())

    def broken(name: str, old: bytes, new: bytes) -> str:
        changed = {**texts, name: texts[name].replace(old, new, 1)}
        with pytest.raises(ContentError) as error:
            load(list(changed.items()))
        return str(error.value)

    key = broken("cards_stark.json", b'"cost": 3', b'"prize": 3')
    assert "cards_stark.json: 01141" in key
    assert "allowed: id, type, faction, unique, loyal, form_of, cost, " in key
    tag = broken("cards_stark.json", b'"rule": "icon"', b'"rule": "icons"')
    assert "01141" in tag
    assert "icon, " in tag.partition("allowed: ")[2]
    assert "no card has the id" in broken("titles.json", b'"01208"', b'"01999"')
    assert "two cards" in broken("plots.json", b'"id": "01002"', b'"id": "01001"')
    assert "trait" in broken("cards_stark.json", b'"trait": "direwolf"', b'"trait": "wolfling"')
    assert "decks.json" in broken("decks.json", b'"profile"', b'"profil"')
    value = broken("decks.json", b'"profile": "introductory"', b'"profile": "first"')
    assert value.endswith("allowed: introductory, one_box")
