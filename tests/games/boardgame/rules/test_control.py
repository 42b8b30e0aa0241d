"""Chapters control, ports and neutral."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    STARK,
    board,
    march,
    marches,
    owner,
    power,
)

import weirwood
from weirwood.games.boardgame.rules.control import gain


@pytest.mark.rule("boardgame:control.land", "boardgame:control.shield")
def test_units_tokens_and_shields_control_land() -> None:
    p = board(areas={"karhold": "stark footman", "castle_black": "token of lannister"})
    assert owner(p, "karhold") == "stark"
    assert owner(p, "castle_black") == "lannister"
    assert owner(p, "winterfell") == "stark"
    assert owner(p, "harrenhal") is None


@pytest.mark.rule("boardgame:control.land_only")
def test_seas_are_held_by_ships_alone() -> None:
    p = marches({"the_narrow_sea": "stark ship, march_0"})
    p.answer(STARK, "area:the_shivering_sea")
    assert owner(p, "the_narrow_sea") is None
    with pytest.raises(weirwood.Refused) as no:
        board(areas={"the_narrow_sea": "token of stark"})
    assert no.value.rule == "control.land_only"


@pytest.mark.rule("boardgame:control.vacate")
def test_a_token_may_stay_behind() -> None:
    p = marches({"karhold": "stark footman, march_0"}, power={"stark": 1})
    march(p, STARK, "winterfell", token=True)
    assert p.view()["areas"]["karhold"].get("token") == "stark"
    assert power(p, "stark") == 0
    poor = marches({"karhold": "stark footman, march_0"}, power={"stark": 0})
    march(poor, STARK, "winterfell")
    assert owner(poor, "karhold") is None
    staying = marches({"karhold": "stark 2 footman, march_0"})
    march(staying, STARK, "winterfell", {"footman": 1})
    assert not staying.told("control.token")


@pytest.mark.rule("boardgame:control.before_combat")
def test_the_token_is_decided_before_the_combat() -> None:
    p = marches({"karhold": "stark knight, march_0", "castle_black": "lannister footman"})
    p.answer(STARK, "area:castle_black")
    p.expect("marches.token", STARK)
    assert not p.told("combat.begins")
    p.answer(STARK, "token")
    assert p.told("combat.begins")


@pytest.mark.rule("boardgame:control.token_stays")
def test_a_token_remains_when_units_come_back() -> None:
    p = marches(
        {
            "winterfell": "stark footman, march_0",
            "karhold": "token of stark",
            "castle_black": "stark footman, march_minus_1",
        }
    )
    p.answer(STARK, "area:winterfell")
    march(p, STARK, "karhold")
    assert p.view()["areas"]["karhold"].get("token") == "stark"


@pytest.mark.rule("boardgame:control.reverts")
def test_a_home_left_without_a_token_falls_back() -> None:
    p = marches({"lannisport": "stark footman, march_0"}, power={"stark": 2})
    march(p, STARK, "riverrun", token=False)
    assert owner(p, "lannisport") == "lannister"
    assert p.told("control.reverted")[-1]["house"] == "lannister"
    kept = marches({"lannisport": "stark footman, march_0"}, power={"stark": 2})
    march(kept, STARK, "riverrun", token=True)
    assert owner(kept, "lannisport") == "stark"


@pytest.mark.rule("boardgame:control.no_help")
def test_tokens_neither_defend_nor_count_as_crowns() -> None:
    q = marches({"moat_cailin": "stark knight, march_0", "seagard": "lannister footman, token"})
    q.answer(STARK, "area:seagard").answer(STARK, "none")
    assert q.told("combat.initial")[-1]["defense"] == 1
    p = board(effect="income", areas={"the_reach": "token of tyrell"}, power={"tyrell": 0})
    assert [e["power"] for e in p.told("westeros.income") if e["house"] == "tyrell"] == [0]


@pytest.mark.rule("boardgame:control.twenty")
def test_tokens_on_the_board_count_against_the_twenty() -> None:
    p = board(
        phase="consolidate",
        areas={
            "winterfell": "stark footman, consolidate",
            "karhold": "token of stark",
            "castle_black": "token of stark",
        },
        power={"stark": 17},
    )
    assert power(p, "stark") == 18
    assert gain(p.st, STARK, 5) == 0
