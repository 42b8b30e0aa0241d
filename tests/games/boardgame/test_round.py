"""Chapters cleanup, winning and options."""

from __future__ import annotations

import random
from typing import Any

import pytest

import weirwood
from weirwood.games.boardgame.settings import SETTINGS

from .table import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    board,
    cards,
    march,
    marches,
    order,
    owner,
    standing,
)

SIX = ["harrenhal", "riverrun", "seagard", "moat_cailin", "white_harbor"]  # and Winterfell


@pytest.mark.rule("boardgame:cleanup.round")
def test_the_phases_of_a_round_in_order() -> None:
    p = board(areas={"winterfell": "stark footman"})
    assert p.view()["phase"] == "planning"
    p.answer(STARK, {"winterfell": "march_0"})
    while p.st.phase == "planning":
        p.answer(p.asked().seat, "none")
    assert p.view()["phase"] == "marches"
    p.answer(STARK, "end")
    assert p.view()["round"] == 2
    assert p.view()["phase"] == "westeros"


@pytest.mark.rule("boardgame:cleanup.orders", "boardgame:cleanup.refresh")
def test_the_end_of_the_action_phase() -> None:
    p = marches(
        {
            "winterfell": "stark footman, routed knight, march_0",
            "karhold": "stark footman, support",
            "castle_black": "stark footman, defense_plus_1",
        },
        blade_used=True,
        raven_used=True,
    )
    p.answer(STARK, "end")
    assert order(p, "karhold") is None
    assert order(p, "castle_black") is None
    assert standing(p, "winterfell") == {"footman": 1, "knight": 1}
    assert not p.view()["blade_used"]
    assert not p.view()["raven_used"]


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


@pytest.mark.rule("boardgame:options.defaults")
def test_the_switches_have_the_defaults_of_the_rulings() -> None:
    assert {s.name: s.default for s in SETTINGS} == {
        "houses": "fixed",
        "tides": False,
        "lannister_port_ship": "auto",
        "final_tie_break": "rulebook",
        "winter_is_coming_at_reveal": True,
        "support_per_house_single_side": True,
        "salladhor_vs_victarion": "plain_zero",
        "mace_last_unit_combat_goes_on": True,
        "arianne_keeps_token": True,
        "milkwater_keeps_uniform_hand": True,
        "port_ships_lost_if_land_vacated": True,
    }
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("boardgame", seats=3, options={"tides": "perhaps"})
    assert no.value.rule == "kernel.setting_value"


@pytest.mark.rule("boardgame:options.scenario")
@pytest.mark.parametrize(
    ("data", "rule"),
    [
        ({"sky": 1}, "options.scenario"),
        ({"areas": {"atlantis": "stark footman"}}, "options.scenario"),
        ({"areas": {"winterfell": "stark dragon"}}, "options.scenario"),
        ({"areas": {"winterfell": 7}}, "options.scenario"),
        ({"areas": []}, "options.scenario"),
        ({"board": "upside_down"}, "options.scenario"),
        ({"phase": "supper"}, "options.scenario"),
        ({"effect": "rain"}, "options.scenario"),
        ({"round": 11}, "options.scenario"),
        ({"threat": 7}, "wildlings.track"),
        ({"tracks": {"iron_throne": ["stark", "stark"]}}, "options.scenario"),
        ({"tracks": {"trade": []}}, "options.scenario"),
        ({"discards": {"stark": ["tywin_lannister"]}}, "options.scenario"),
        ({"seats": 7}, "setup.houses_by_count"),
        ({"seats": 3, "areas": {"pyke": "greyjoy footman"}}, "setup.houses_by_count"),
        ({"areas": {"winterfell": "stark ship"}}, "marches.ships_sail"),
        ({"areas": {"the_narrow_sea": "stark knight"}}, "marches.ships_sail"),
        ({"areas": {"winterfell": "stark, march_0"}}, "planning.one_each"),
        ({"areas": {"winterfell": "stark 4 footman"}}, "supply.binds"),
        (
            {
                "areas": dict.fromkeys(
                    ("winterfell", "karhold", "moat_cailin"), "stark footman, raid"
                )
            },
            "planning.tokens",
        ),
        ({"bans": ["no_fun"]}, "options.scenario"),
        ({"westeros": {"4": []}}, "options.scenario"),
        ({"westeros": {"1": ["clash_of_kings"]}}, "options.scenario"),
        ({"power": {"stark": 21}}, "options.scenario"),
    ],
)
def test_impossible_positions_are_refused_with_their_rule(data: dict[str, Any], rule: str) -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.scenario("boardgame", data)
    assert no.value.rule == rule


@pytest.mark.rule("boardgame:options.scenario")
def test_a_scenario_may_start_from_the_setup() -> None:
    p = board(board="setup", areas={"kingswood": "tyrell knight"})
    assert owner(p, "kingswood") == "tyrell"
    assert p.view()["areas"]["kings_landing"]["neutral"] == 5


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


def test_a_house_without_a_player_holds_what_it_has() -> None:
    match = weirwood.new("boardgame", seats=3, seed=4)
    match.concede(0)
    rng = random.Random(4)
    while not match.over:
        d = match.decisions[0]
        assert d.seat != 0
        match.answer(d, match.sample(d, rng))
    assert match.standings[-1] == [0]
    moved = [e["args"] for e in match.events_for(None) if e["kind"] == "marches.moved"]
    assert all(e["house"] != "stark" for e in moved)
