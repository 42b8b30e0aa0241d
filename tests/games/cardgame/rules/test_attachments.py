"""The chapter `attachments` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust, killed_by_claim, lay, rule

from weirwood.kernel import Refused


@rule("attachments.return", "keywords.terminal", "attachments.control", "leaving.owner")
def test_f005_attachments_go_home() -> None:
    host = {
        "card": "Tyrion Lannister",
        "attachments": [{"card": "Little Bird", "owner": 0}, "Milk of the Poppy"],
    }
    t = killed_by_claim({"play": [host]}, "Tyrion Lannister")
    assert "01034" in t.p1.hand
    assert "01035" in t.p2.discard


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


@rule("attachments.illegal", "values.blank", "plot.reveal")
def test_attachments_fall_when_no_attachments_comes_back_into_force() -> None:
    t = joust(
        {
            "plot": "Fortified Position",
            "plots": ["A Storm of Swords"],
            "play": [{"card": "Wildling Horde", "attachments": ["Little Bird", "Noble Lineage"]}],
        },
        {"plots": ["A Storm of Swords"]},
        phase="plot",
    )
    t.p1.answer("plot:01005")
    t.p2.answer("plot:01005")
    if t.kind == "plot.first":
        t.play.answer(t.play.asked().seat, "seat:0")
    t.play.expect("settle.order", 0)
    t.p1.picks("Noble Lineage")
    assert t.p1.discard == ["01036", "01034"]


@rule("attachments.illegal", "values.blank", "plot.reveal")
def test_attachments_that_a_new_plot_makes_illegal_are_gone_before_anything_else_is_done() -> None:
    wolf = {"card": "Grey Wind", "attachments": ["Noble Lineage"]}
    t = joust(
        {"plot": "Fortified Position", "plots": ["Confiscation"], "play": [wolf]},
        {"plots": ["Summons"], "play": [{"card": "Cersei Lannister", "attachments": ["Dawn"]}]},
        phase="plot",
    )
    assert t.p1.icon("Grey Wind", "power")
    t.p1.answer("plot:01009")
    t.p2.answer("plot:01022")
    t.play.expect("plot.first", 0)
    assert (t.p1.in_play, t.p1.discard) == (["01145"], ["01036"])
    t.p1.answer("seat:0")
    t.p1.answer("seat:0")
    assert [key.split(":")[1] for key in t.play.keys(0)] == ["01115"]  # all that is left to choose
