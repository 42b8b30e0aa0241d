"""Ledger: `options`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boardgame.driver import (
    LANNISTER,
    STARK,
    board,
    owner,
)

import weirwood
from weirwood.games.boardgame.settings import SETTINGS


@pytest.mark.rule("boardgame:options.defaults")
def test_the_switches_have_the_defaults_of_the_rulings() -> None:
    assert {s.name: s.default for s in SETTINGS} == {
        "houses": "fixed",
        "seated": "",
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
        ({"discards": {"stark": ["eddard_stark", "eddard_stark"]}}, "options.scenario"),
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
        ({"areas": {"winterfell": "stark footman, neutral 3"}}, "neutral.destroyed"),
        ({"areas": {"winterfell": "token of stark, neutral 3"}}, "neutral.destroyed"),
        ({"areas": {"winterfell": "neutral"}}, "options.scenario"),
        ({"areas": {"winterfell": "neutral strong"}}, "options.scenario"),
        ({"areas": {"karhold": "garrison"}}, "options.scenario"),
        ({"seats": 3, "areas": {"pyke": "garrison"}}, "options.scenario"),
        ({"areas": {"karhold": "token"}}, "options.scenario"),
        ({"areas": {"karhold": "token of"}}, "options.scenario"),
        ({"areas": {"winterfell": "lannister footman, garrison"}}, "neutral.garrison_lost"),
        ({"areas": {"winterfell": "token of lannister, garrison"}}, "neutral.garrison_lost"),
        ({"areas": {"karhold": "stark footman, token of lannister"}}, "marches.walk_in"),
        ({"areas": {"karhold": "token of stark"}, "power": {"stark": 20}}, "control.twenty"),
        ({"areas": {"karhold": "stark footman, raid"}}, "planning.steps"),
        (
            {"areas": {"karhold": "stark footman, raid"}, "phase": "raids", "bans": ["no_raid"]},
            "planning.bans",
        ),
        ({"turn": "stark"}, "options.scenario"),
        ({"turn": "targaryen", "phase": "raids"}, "options.scenario"),
        ({"turn": "martell", "phase": "raids", "seats": 3}, "setup.houses_by_count"),
        ({"wildlings": ["mammoth_riders", "mammoth_riders"]}, "options.scenario"),
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


@pytest.mark.rule("boardgame:options.scenario")
@pytest.mark.parametrize(
    ("phase", "order", "asks"),
    [("raids", "raid", "raids.target"), ("marches", "march_0", "marches.to")],
)
def test_a_scenario_may_begin_in_the_middle_of_a_lap(phase: str, order: str, asks: str) -> None:
    areas = {
        "winterfell": f"stark footman, {order}",
        "moat_cailin": "tyrell footman, support",
        "lannisport": f"lannister footman, {order}",
        "stoney_sept": "tyrell footman, support",
    }
    turns = ["lannister", "baratheon", "stark"]
    p = board(phase=phase, areas=areas, tracks={"iron_throne": turns}, turn="baratheon")
    assert p.asked().kind == asks
    assert p.asked().seat == STARK
    whole = board(phase=phase, areas=areas, tracks={"iron_throne": turns})
    assert whole.asked().seat == LANNISTER
    p.answer(p.asked().seat, p.keys()[-1])
    assert p.asked().seat == LANNISTER  # the next lap is a whole one


@pytest.mark.rule("boardgame:options.scenario")
def test_the_homes_of_an_empty_board_may_have_their_garrisons() -> None:
    p = board(
        board="garrisons", areas={"lannisport": "stark footman", "pyke": "neutral impassable"}
    )
    areas = p.view(None)["areas"]
    held = [area for area, row in areas.items() if "garrison" in row]
    assert held == ["dragonstone", "highgarden", "sunspear", "winterfell"]
    assert areas["pyke"]["neutral"] is None
    assert not any("house" in row for area, row in areas.items() if area != "lannisport")


@pytest.mark.rule("boardgame:options.scenario", "boardgame:planning.one_each")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("stark footman, raid, consolidate", "planning.one_each"),
        ("raid", "planning.one_each"),  # of nobody
        ("token of stark, raid", "planning.one_each"),
        ("stark 0 footman", "options.scenario"),
        ("neutral 0", "options.scenario"),
    ],
)
def test_what_cannot_lie_in_an_area_is_refused(words: str, rule: str) -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.scenario("boardgame", {"phase": "raids", "areas": {"winterfell": words}})
    assert no.value.rule == rule


@pytest.mark.rule("boardgame:options.scenario", "boardgame:setup.first_round")
def test_what_cannot_be_at_all_is_refused() -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.scenario("boardgame", {"areas": {"sunset_sea": "neutral 3"}})
    assert no.value.rule == "options.scenario"
    with pytest.raises(weirwood.Refused) as no:
        weirwood.scenario("boardgame", {"phase": "westeros"})
    assert no.value.rule == "setup.first_round"
