"""Chapters mustering, supply and consolidate."""

from __future__ import annotations

import pytest

from weirwood.games.boardgame.armies import armies, fits, weigh
from weirwood.games.boardgame.content import ARMIES

from .table import (
    BARATHEON,
    LANNISTER,
    STARK,
    TYRELL,
    board,
    march,
    marches,
    power,
    standing,
    units,
)


@pytest.mark.rule("boardgame:mustering.turns", "boardgame:mustering.points")
@pytest.mark.rule("boardgame:mustering.held_by_token")
def test_points_stay_in_their_area() -> None:
    p = board(
        effect="muster",
        areas={"riverrun": "token of lannister", "harrenhal": "lannister footman"},
        tracks={"iron_throne": ["lannister"]},
        supply={"lannister": 6},
    )
    assert p.view()["points"] == {"lannisport": 2, "riverrun": 2, "harrenhal": 1}
    p.answer(LANNISTER, "muster:knight:riverrun")
    assert not p.may(LANNISTER, "muster:footman:riverrun")
    assert not p.may(LANNISTER, "muster:knight:harrenhal")
    p.answer(LANNISTER, "muster:footman:lannisport")
    p.expect("mustering.step", LANNISTER)
    p.answer(LANNISTER, "end")
    assert p.view()["points"].get("lannisport") is None
    p.expect("mustering.step", BARATHEON)


@pytest.mark.rule("boardgame:mustering.costs", "boardgame:mustering.upgrade")
def test_what_points_buy() -> None:
    p = board(
        effect="muster",
        areas={"winterfell": "stark 2 footman", "moat_cailin": "stark footman"},
        tracks={"iron_throne": ["stark"]},
        supply={"stark": 0},
    )
    # two footmen are the largest army: only upgrades and ships are left at Winterfell
    assert not p.may(STARK, "muster:footman:winterfell")
    assert p.may(STARK, "upgrade:siege_engine:winterfell")
    p.answer(STARK, "upgrade:knight:winterfell").answer(STARK, "upgrade:knight:winterfell")
    assert standing(p, "winterfell") == {"knight": 2}
    assert p.may(STARK, "upgrade:knight:moat_cailin")
    assert p.may(STARK, "muster:footman:moat_cailin")
    assert not p.may(STARK, "muster:knight:moat_cailin")


@pytest.mark.rule("boardgame:mustering.ships")
def test_where_ships_are_launched() -> None:
    p = board(
        effect="muster",
        areas={"bay_of_ice": "greyjoy ship"},
        tracks={"iron_throne": ["stark"]},
    )
    found = [k for k in p.keys(STARK) if k.startswith("launch")]
    assert found == [
        "launch:winterfell:the_shivering_sea",
        "launch:winterfell:port_of_winterfell",
    ]
    p.answer(STARK, "launch:winterfell:port_of_winterfell")
    assert units(p, "port_of_winterfell") == ("stark", {"ship": 1})


@pytest.mark.rule("boardgame:mustering.supply", "boardgame:setup.components")
def test_supply_and_stock_limit_mustering() -> None:
    p = board(
        effect="muster",
        areas={
            "winterfell": "stark 2 knight",
            "karhold": "stark 2 knight",
            "moat_cailin": "stark knight",
        },
        tracks={"iron_throne": ["stark"]},
        supply={"stark": 0},
    )
    assert not [k for k in p.keys(STARK) if "muster:footman" in k]
    assert not [k for k in p.keys(STARK) if "knight" in k]  # five knights are all there are
    assert p.refused(STARK, "muster:footman:winterfell") == "mustering.points"


# --- supply ---------------------------------------------------------------------------------------


@pytest.mark.rule("boardgame:supply.table", "boardgame:supply.armies")
def test_the_supply_table() -> None:
    assert ARMIES == (
        (2, 2),
        (3, 2),
        (3, 2, 2),
        (3, 2, 2, 2),
        (3, 3, 2, 2),
        (4, 3, 2, 2),
        (4, 3, 2, 2, 2),
    )
    assert fits(weigh([2, 3, 2]), 2)
    assert not fits(weigh([3, 3]), 2)
    p = board(areas={"winterfell": "stark footman", "karhold": "stark 2 footman"})
    assert armies(p.st, STARK) == weigh([2])  # a lone unit is no army


@pytest.mark.rule("boardgame:supply.adjust")
def test_the_marker_follows_barrels_only_when_told() -> None:
    p = board(
        effect="supply",
        areas={
            "highgarden": "tyrell footman",
            "lannisport": "tyrell footman",
            "blackwater": "token of tyrell",
            "the_mountains_of_the_moon": "token of tyrell",
        },
        supply={"tyrell": 0},
    )
    assert p.st.supply[TYRELL] == 6  # seven barrels, the track ends at six
    assert p.st.supply[LANNISTER] == 0
    # taking two barrels in a march does not move the marker
    still = marches({"the_reach": "tyrell footman, march_0"})
    march(still, TYRELL, "blackwater", token=False)
    before = still.events[: [e["kind"] for e in still.events].index("round.begins")]
    assert not [e for e in before if e["kind"] == "supply.set"]


@pytest.mark.rule("boardgame:supply.reduce", "boardgame:supply.free_choice")
@pytest.mark.rule("boardgame:supply.equal")
def test_the_owner_cuts_as_it_likes() -> None:
    p = board(
        effect="supply",
        areas={
            "karhold": "stark 3 footman",
            "castle_black": "stark 2 knight",
            "moat_cailin": "stark 2 footman",
        },
        supply={"stark": 2},
    )
    # Winterfell has one barrel: armies of three and two
    p.expect("supply.loss", STARK)
    assert p.may(STARK, "unit:knight:castle_black")
    p.answer(STARK, "unit:footman:karhold")  # not needed, but the owner may
    p.answer(STARK, "unit:knight:castle_black")
    assert standing(p, "castle_black") == {"knight": 1}
    assert len(p.told("supply.lost")) == 2


# --- consolidate ----------------------------------------------------------------------------------


@pytest.mark.rule("boardgame:consolidate.turns", "boardgame:consolidate.power")
def test_consolidating_in_turn_order() -> None:
    p = board(
        phase="consolidate",
        areas={
            "winterfell": "stark footman, consolidate",
            "karhold": "stark footman, consolidate",
            "kings_landing": "baratheon footman, consolidate",
        },
        power={"stark": 0, "baratheon": 0},
    )
    told = [(e["house"], e["area"], e["power"]) for e in p.told("consolidate.power")]
    assert told == [
        ("baratheon", "kings_landing", 3),
        ("stark", "karhold", 2),
        ("stark", "winterfell", 2),
    ]


@pytest.mark.rule("boardgame:consolidate.special")
def test_the_special_order_pays_or_musters() -> None:
    areas = {"moat_cailin": "stark footman, consolidate_special"}
    p = board(phase="consolidate", areas=areas, power={"stark": 0})
    p.expect("consolidate.use", STARK)
    p.answer(STARK, "muster")
    assert {k.split(":")[-1] for k in p.keys(STARK) if k != "end"} <= {
        "moat_cailin",
        "the_narrow_sea",
    }
    p.answer(STARK, "upgrade:knight:moat_cailin")
    assert standing(p, "moat_cailin") == {"knight": 1}
    assert power(p, "stark") == 0
    money = board(phase="consolidate", areas=areas, power={"stark": 0})
    money.answer(STARK, "power")
    assert power(money, "stark") == 1
    field = board(
        phase="consolidate",
        areas={"karhold": "stark footman, consolidate_special"},
        power={"stark": 0},
    )
    assert field.told("consolidate.power")[-1]["power"] == 2  # no castle, no choice


@pytest.mark.rule("boardgame:consolidate.turns")
def test_the_order_of_resolving_is_asked_when_it_may_matter() -> None:
    p = board(
        phase="consolidate",
        areas={
            "winterfell": "stark footman, consolidate_special",
            "karhold": "stark footman, consolidate",
        },
    )
    p.expect("consolidate.order", STARK)
