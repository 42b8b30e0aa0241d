"""Revealed allies: the row."""

from __future__ import annotations

import pytest
from tests.games.btwixt.driver import (
    bid,
    claim,
    claims,
    council,
    last_round,
    play,
    settle,
)

import weirwood
from weirwood.games.btwixt.facts import default_edition
from weirwood.kernel.testing import Play
from weirwood.words import words

ED = default_edition()


@pytest.mark.rule("btwixt:revealed.row", "btwixt:revealed.leftmost")
def test_the_row_of_a_season() -> None:
    match = weirwood.new("btwixt", seats=5, options={"revealed": True, "leaders": "deal"})
    laid = next(e for e in match.events_for(None) if e["kind"] == "row.laid")["args"]["allies"]
    assert len(laid) == 6
    assert match.view()["current"]["ally"] == laid[0]
    assert match.view()["row"] == laid[1:]
    assert match.view()["ally_deck"] == 44


@pytest.mark.rule("btwixt:revealed.not_chosen")
def test_an_ally_in_the_row_cannot_be_chosen() -> None:
    p = claim(
        ["inf_final_assault"],
        ["evt_the_red_wedding"],
        [],
        [],
        settings={"revealed": True},
        row=["ally_bronn", "ally_varys"],
        councils={"0": {"allies": ["ally_qyburn", "ally_missandei"]}},
    )
    p.expect("effect.kill", 1)
    assert p.keys() == ["ally:ally_qyburn:0:1", "ally:ally_missandei:0:1"]


@pytest.mark.rule("btwixt:revealed.next")
def test_the_next_ally_comes_from_the_row() -> None:
    p = claim(
        ["ldr_olenna_matchmaker"],
        [],
        [],
        [],
        settings={"revealed": True},
        row=["ally_catelyn_stark", "ally_bronn"],
        ally_deck=["ally_varys", "ally_qyburn"],
    )
    p.answer(0, council(0))
    assert p.told("ally.next")[-1]["ally"] == "ally_catelyn_stark"
    assert p.view()["row"] == ["ally_bronn", "ally_varys"]


@pytest.mark.rule("btwixt:revealed.look", "btwixt:revealed.top")
def test_looking_takes_the_next_of_the_row_and_the_rest_from_the_deck() -> None:
    p = claim(
        ["inf_final_assault"],
        [],
        [],
        [],
        current="ally_varys",
        settings={"revealed": True},
        row=["ally_bronn", "ally_catelyn_stark"],
        ally_deck=["ally_qyburn", "ally_missandei", "ally_arya_stark"],
    )
    p.answer(0, council(0))
    p.expect("effect.top", 0)
    assert p.view(0)["looked"] == ["ally_bronn", "ally_qyburn", "ally_missandei"]
    assert p.view(1)["looked"] == ["ally_bronn"]
    assert p.view()["row"] == ["ally_catelyn_stark"]
    p.answer(0, "ally:ally_missandei", "ally:ally_bronn", "ally:ally_qyburn")
    row = ["ally_missandei", "ally_bronn", "ally_qyburn", "ally_catelyn_stark"]
    assert p.view()["row"] == row
    assert p.st.ally_deck[-1] & 1023 == ED.ally("ally_arya_stark")


@pytest.mark.rule("btwixt:revealed.bottom")
def test_the_bottom_is_the_bottom_of_the_deck() -> None:
    p = bid(
        ["inf_whispers_in_the_walls"],
        ["inf_rout"],
        [],
        settings={"revealed": True},
        row=["ally_bronn"],
        ally_deck=["ally_qyburn"],
    )
    play(p, 0, "inf_whispers_in_the_walls")
    p.answer(0, "ally:ally_bronn")
    assert p.st.ally_deck[0] & 1023 == ED.ally("ally_bronn")
    assert p.view()["row"] == ["ally_qyburn"]


@pytest.mark.rule("btwixt:revealed.empty")
def test_an_empty_row_uses_the_deck() -> None:
    p = Play.scenario(
        "btwixt",
        {
            "seats": 3,
            "phase": "reveal",
            "settings": {"revealed": True},
            "hands": [["inf_rout"]],
            "ally_deck": ["ally_bronn", "ally_qyburn"],
        },
    )
    assert p.view()["current"]["ally"] == "ally_bronn"


@pytest.mark.rule("btwixt:revealed.top_up")
def test_a_new_season_fills_the_row_up() -> None:
    p = settle(last_round(settings={"revealed": True}, row=["ally_bronn", "ally_qyburn"], first=0))
    view = p.view()
    assert view["current"]["ally"] == "ally_bronn"
    assert view["row"][0] == "ally_qyburn"
    assert len(view["row"]) == 4


@pytest.mark.rule("btwixt:revealed.next")
def test_the_ally_that_joins_the_row_is_told() -> None:
    p = claim(
        ["ldr_olenna_matchmaker"],
        [],
        [],
        [],
        settings={"revealed": True},
        row=["ally_catelyn_stark", "ally_bronn"],
        ally_deck=["ally_varys"],
    )
    p.answer(0, council(0))
    assert p.told("row.joined")[-1]["ally"] == "ally_varys"


@pytest.mark.rule("btwixt:revealed.top", "btwixt:revealed.top_several")
@pytest.mark.parametrize(("revealed", "to"), [(True, "row"), (False, "deck")])
def test_allies_put_back_are_told_where_they_go(revealed: bool, to: str) -> None:
    row = ["ally_bronn"] if revealed else []
    p = claims(
        "ally_varys",
        settings={"revealed": revealed},
        row=row,
        ally_deck=["ally_qyburn", "ally_missandei", "ally_arya_stark"],
    )
    p.answer(0, council(0)).answer(0, *reversed(p.keys()))
    event = p.told("allies.put_back")[-1]
    assert event["to"] == to
    say = words("en", p.match.game.package)
    line = say.event("allies.put_back", {k: v for k, v in event.items() if k != "kind"}, "abcd")
    assert f"{to}." in line
    if revealed:
        assert p.view()["row"] == ["ally_missandei", "ally_qyburn", "ally_bronn"]
