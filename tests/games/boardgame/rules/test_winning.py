"""Ledger: `winning`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    board,
    cards,
    march,
    marches,
)

SIX = ["harrenhal", "riverrun", "seagard", "moat_cailin", "white_harbor"]  # and Winterfell


@pytest.mark.rule("boardgame:winning.seven", "boardgame:winning.equal")
def test_the_seventh_castle_wins_in_the_middle_of_a_march() -> None:
    p = marches(
        {
            "the_twins": "stark 2 footman, march_0",
            "crackclaw_point": "token of stark",
            **{a: "token of stark" for a in SIX if a != "seagard"},
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark"]},
    )
    assert p.view()["houses"][STARK]["castles"] == 6
    p.answer(STARK, "area:seagard").answer(STARK, {"footman": "1"})
    assert p.over
    assert p.match.standings[0] == [STARK]
    assert p.told("winning.seven")[-1]["house"] == "stark"
    assert p.match.scores[STARK] == 7


@pytest.mark.rule("boardgame:winning.seven")
def test_a_token_left_behind_may_be_the_seventh() -> None:
    p = marches(
        {"seagard": "stark footman, march_0", **dict.fromkeys(SIX[:2] + SIX[3:], "token of stark")},
        power={"stark": 1},
    )
    # six with Seagard; moving on to the Twins and keeping Seagard wins nothing yet
    p.answer(STARK, "area:the_twins").answer(STARK, "token")
    assert not p.over
    home = marches(
        {
            "lannisport": "stark footman, march_0",
            **dict.fromkeys([*SIX, "the_reach"], "token of lannister"),
        }
    )
    march(home, STARK, "stoney_sept", token=False)
    assert home.over  # Lannisport fell back to its house
    assert home.match.standings[0] == [LANNISTER]


def last_round(**data: Any) -> list[list[int]]:
    p = board(phase="consolidate", round=10, seats=4, **data)
    assert p.over
    assert p.told("winning.last_round")
    return p.match.standings


@pytest.mark.rule("boardgame:winning.last_round", "boardgame:winning.ranking")
def test_after_the_last_round_castles_then_strongholds_supply_power_throne() -> None:
    more = last_round(areas={"harrenhal": "stark footman"})
    assert more[0] == [STARK]
    strong = last_round(
        areas={"harrenhal": "stark footman", "riverrun": "token of lannister"},
        supply={"stark": 6},
    )
    assert strong[0] == [LANNISTER]  # a stronghold more than Stark
    fed = last_round(supply={"greyjoy": 4})
    assert fed[0] == [GREYJOY]
    rich = last_round(
        supply={"stark": 2, "lannister": 2, "baratheon": 2, "greyjoy": 2}, power={"lannister": 9}
    )
    assert rich[0] == [LANNISTER]
    level = last_round(supply={"stark": 2, "lannister": 2, "baratheon": 2, "greyjoy": 2})
    assert level == [[BARATHEON], [LANNISTER], [STARK], [GREYJOY]]


@pytest.mark.rule("boardgame:winning.faq_tie_break", "boardgame:options.defaults")
def test_the_later_tie_break_counts_land() -> None:
    data: dict[str, Any] = {
        "areas": {
            "riverrun": "token of lannister",
            "harrenhal": "token of stark",
            "karhold": "token of stark",
        },
    }
    assert last_round(**data)[0] == [LANNISTER]
    assert last_round(**data, settings={"final_tie_break": "faq"})[0] == [STARK]


@pytest.mark.rule("boardgame:winning.no_throne")
def test_nobody_is_asked_who_wins() -> None:
    assert last_round()[0] == [BARATHEON]  # by the track alone, without a question


@pytest.mark.rule("boardgame:winning.seven")
def test_the_game_is_over_before_anybody_counts_captured_ships() -> None:
    p = marches(
        {
            "riverrun": "stark 3 knight, march_0",
            "lannisport": "lannister footman",
            "port_of_lannisport": "lannister ship",
            "crackclaw_point": "token of stark",
            **dict.fromkeys(("harrenhal", "moat_cailin", "white_harbor"), "token of stark"),
        },
        supply={"stark": 6},
        power={"stark": 2},
    )
    march(p, STARK, "lannisport", token=True)
    cards(p, "eddard_stark", "cersei_lannister")
    assert p.over
    assert not p.told("ports.captured")
