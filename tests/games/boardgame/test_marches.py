"""Chapters marches and transport."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from weirwood.games.boardgame.armies import fits, weigh
from weirwood.games.boardgame.content import ARMIES

from .table import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    TYRELL,
    board,
    cards,
    march,
    marches,
    order,
    owner,
    power,
    standing,
    units,
)


@pytest.mark.rule("boardgame:marches.turns")
def test_one_march_each_in_turn_order() -> None:
    p = marches(
        {
            "winterfell": "stark footman, march_0",
            "karhold": "stark footman, march_minus_1",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark", "lannister"]},
    )
    p.expect("marches.order", STARK)
    p.answer(STARK, "area:karhold")
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.expect("marches.to", LANNISTER)
    p.answer(LANNISTER, "end")
    p.expect("marches.to", STARK)


@pytest.mark.rule("boardgame:marches.split", "boardgame:marches.resolve")
def test_units_may_split_stay_or_not_move_at_all() -> None:
    p = marches({"winterfell": "stark 2 footman, knight, march_0"}, supply={"stark": 6})
    p.answer(STARK, "area:karhold").answer(STARK, {"footman": "1", "knight": "0"})
    p.answer(STARK, "area:moat_cailin").answer(STARK, {"footman": "0", "knight": "1"})
    p.answer(STARK, "end")
    assert units(p, "karhold") == ("stark", {"footman": 1})
    assert units(p, "moat_cailin") == ("stark", {"knight": 1})
    assert units(p, "winterfell") == ("stark", {"footman": 1})
    still = marches({"winterfell": "stark footman, march_0"})
    still.answer(STARK, "end")
    assert units(still, "winterfell") == ("stark", {"footman": 1})
    assert order(still, "winterfell") is None


@pytest.mark.rule("boardgame:marches.adjacent")
def test_only_adjacent_areas_can_be_reached() -> None:
    p = marches({"winterfell": "stark footman, march_0"})
    assert set(p.keys(STARK)) == {
        "area:castle_black",
        "area:karhold",
        "area:moat_cailin",
        "area:the_stony_shore",
        "area:white_harbor",
        "end",
    }
    no = p.why_not(STARK, "area:seagard")
    assert no is not None
    assert no.rule == "marches.adjacent"


@pytest.mark.rule("boardgame:marches.ships_sail")
def test_ships_sail_and_others_walk() -> None:
    p = marches(
        {
            "shipbreaker_bay": "baratheon ship, march_0",
            "dragonstone": "garrison",
            "storms_end": "tyrell footman",
        }
    )
    assert set(p.keys(BARATHEON)) == {
        "area:blackwater_bay",
        "area:east_summer_sea",
        "area:the_narrow_sea",
        "area:port_of_dragonstone",
        "end",
    }
    p.answer(BARATHEON, "area:port_of_dragonstone")
    assert units(p, "port_of_dragonstone") == ("baratheon", {"ship": 1})
    out = marches({"dragonstone": "garrison", "port_of_dragonstone": "baratheon ship, march_0"})
    assert out.keys(BARATHEON) == ["area:shipbreaker_bay", "end"]


@pytest.mark.rule("boardgame:marches.one_attack", "boardgame:marches.moves_first")
def test_one_attack_only_and_after_all_other_moves() -> None:
    p = marches(
        {
            "winterfell": "stark 3 footman, march_0",
            "karhold": "lannister footman",
            "moat_cailin": "baratheon footman",
            "white_harbor": "neutral 1",
        },
        supply={"stark": 6},
    )
    p.answer(STARK, "area:karhold").answer(STARK, {"footman": "1"})
    assert not p.told("combat.begins")
    assert not p.may(STARK, "area:moat_cailin")
    assert not p.may(STARK, "area:white_harbor")
    no = p.why_not(STARK, "area:moat_cailin")
    assert no is not None
    assert no.rule == "marches.one_attack"
    p.answer(STARK, "area:castle_black").answer(STARK, {"footman": "1"})
    assert units(p, "castle_black")[0] == "stark"
    p.answer(STARK, "end")
    assert p.told("combat.begins")[-1]["area"] == "karhold"


@pytest.mark.rule("boardgame:marches.walk_in")
def test_a_lone_token_is_no_obstacle() -> None:
    p = marches(
        {"winterfell": "stark footman, march_0", "karhold": "token of lannister"},
        power={"lannister": 2},
    )
    march(p, STARK, "karhold")
    assert owner(p, "karhold") == "stark"
    assert "token" not in p.view()["areas"]["karhold"]
    assert p.told("control.token_lost")
    assert not p.told("combat.begins")
    assert power(p, "lannister") == 2  # back to the pool, not to the purse


@pytest.mark.rule("boardgame:marches.garrison_fights")
def test_a_garrison_alone_is_fought() -> None:
    p = marches({"riverrun": "stark knight, march_0", "lannisport": "garrison"})
    p.answer(STARK, "area:lannisport").answer(STARK, "none")
    assert p.told("combat.begins")[-1]["defender"] == "lannister"
    assert p.told("combat.initial")[-1]["defense"] == 2
    cards(p, "eddard_stark", "cersei_lannister")
    assert owner(p, "lannisport") == "stark"


@pytest.mark.rule("boardgame:marches.routed_stay")
def test_routed_units_do_not_march() -> None:
    p = marches({"winterfell": "stark routed knight, footman, march_0"})
    march(p, STARK, "karhold")
    assert standing(p, "karhold") == {"footman": 1}
    idle = marches({"winterfell": "stark routed knight, march_0"})
    assert not idle.told("marches.moved")


@pytest.mark.rule("boardgame:marches.leapfrog")
def test_units_may_march_on_with_another_order() -> None:
    p = marches(
        {
            "winterfell": "stark footman, march_0",
            "moat_cailin": "stark footman, march_minus_1",
        }
    )
    p.answer(STARK, "area:winterfell")
    march(p, STARK, "moat_cailin")
    p.answer(STARK, "area:the_twins").answer(STARK, {"footman": "2"})
    p.answer(STARK, "none")
    assert units(p, "the_twins") == ("stark", {"footman": 2})


@pytest.mark.rule("boardgame:marches.modifier")
@pytest.mark.parametrize(
    ("token", "strength"), [("march_minus_1", 1), ("march_0", 2), ("march_plus_1", 3)]
)
def test_the_march_order_counts_in_the_combat(token: str, strength: int) -> None:
    p = marches({"winterfell": f"stark knight, {token}", "karhold": "lannister footman"})
    p.answer(STARK, "area:karhold")
    assert p.told("combat.initial")[-1]["attack"] == strength


# --- transport ------------------------------------------------------------------------------------


@pytest.mark.rule("boardgame:transport.bridge", "boardgame:transport.own_ships")
def test_a_chain_of_own_ships_is_a_bridge() -> None:
    areas = {
        "winterfell": "stark footman, march_0",
        "the_shivering_sea": "stark ship",
        "the_narrow_sea": "stark ship",
    }
    p = marches(areas)
    assert p.may(STARK, "area:the_eyrie")
    assert p.may(STARK, "area:crackclaw_point")
    assert not p.may(STARK, "area:dragonstone")
    broken = marches({**areas, "the_narrow_sea": "lannister ship"})
    assert not broken.may(STARK, "area:the_eyrie")
    assert broken.may(STARK, "area:widows_watch")


@pytest.mark.rule("boardgame:transport.any_number", "boardgame:retreat.ships_carry")
def test_ships_carry_often_and_even_when_routed() -> None:
    p = marches(
        {
            "dragonstone": "baratheon 2 footman, march_0",
            "shipbreaker_bay": "baratheon routed ship, raid",
        }
    )
    p.answer(BARATHEON, "area:kingswood").answer(BARATHEON, {"footman": "1"})
    p.answer(BARATHEON, "area:storms_end")
    assert units(p, "kingswood")[0] == units(p, "storms_end")[0] == "baratheon"


@pytest.mark.rule("boardgame:transport.port_ships")
def test_ships_in_port_do_not_carry() -> None:
    p = marches(
        {
            "dragonstone": "baratheon footman, march_0",
            "port_of_dragonstone": "baratheon ship",
            "kingswood": "baratheon footman, march_minus_1",
        }
    )
    p.expect("marches.order", BARATHEON)
    p.answer(BARATHEON, "area:dragonstone")
    assert not p.told("marches.moved")
    p.expect("marches.to", BARATHEON)
    assert not p.may(BARATHEON, "area:dragonstone")


@pytest.mark.rule("boardgame:transport.not_support")
def test_transport_gives_no_support() -> None:
    p = marches(
        {
            "dragonstone": "baratheon knight, support",
            "shipbreaker_bay": "baratheon ship",
            "kingswood": "tyrell footman",
            "kings_landing": "baratheon knight, march_0",
        }
    )
    p.answer(BARATHEON, "area:kingswood").answer(BARATHEON, "none")
    p.expect("combat.card")


@pytest.mark.rule("boardgame:transport.attack", "boardgame:retreat.attackers")
def test_an_attack_by_sea_that_fails_goes_home() -> None:
    p = marches(
        {
            "dragonstone": "baratheon footman, march_0",
            "shipbreaker_bay": "baratheon ship",
            "kingswood": "tyrell 2 knight",
        }
    )
    p.answer(BARATHEON, "area:kingswood")
    cards(p, "melisandre", "ser_loras_tyrell")
    assert p.told("retreat.routed")[-1]["area"] == "dragonstone"


@pytest.mark.rule("boardgame:transport.order_matters")
def test_a_fleet_that_has_sailed_carries_nobody() -> None:
    p = marches(
        {
            "dragonstone": "baratheon footman, march_0",
            "shipbreaker_bay": "baratheon ship, march_minus_1",
        }
    )
    p.answer(BARATHEON, "area:shipbreaker_bay")
    march(p, BARATHEON, "blackwater_bay")
    assert units(p, "dragonstone") == ("baratheon", {"footman": 1})
    assert len(p.told("marches.moved")) == 1


@pytest.mark.rule("boardgame:transport.ships_not_carried")
def test_ships_are_not_carried_themselves() -> None:
    p = marches(
        {
            "bay_of_ice": "greyjoy ship, march_0",
            "sunset_sea": "greyjoy ship",
            "ironmans_bay": "greyjoy ship",
        }
    )
    found = p.keys(GREYJOY)
    assert "area:sunset_sea" in found
    assert "area:ironmans_bay" not in found


@pytest.mark.rule("boardgame:supply.binds")
def test_supply_binds_marches_and_counts_attackers() -> None:
    areas = {
        "the_reach": "tyrell 2 footman, march_0",
        "highgarden": "tyrell 2 footman",
        "oldtown": "tyrell footman",
        "dornish_marches": "lannister footman",
    }
    p = board(phase="marches", areas=areas, supply={"tyrell": 0})
    # 2-2 is full: two may walk together, but nobody may join the other army
    assert not p.may(TYRELL, "area:highgarden")
    no = p.why_not(TYRELL, "area:highgarden")
    assert no is not None
    assert no.rule == "supply.binds"
    p.answer(TYRELL, "area:dornish_marches").answer(TYRELL, {"footman": "2"})
    assert p.st.battle >= 0
    assert p.told("marches.attack")[-1]["units"] == ["footman", "footman"]


@pytest.mark.rule("boardgame:marches.step_by_step")
def test_every_lawful_split_can_be_reached_step_by_step() -> None:
    for supply, limit in enumerate(ARMIES):
        for army in range(2, limit[0] + 1):
            for goals in combinations_with_replacement(range(3), 3):
                for others in ((), (2,), (3, 2)):
                    if fits(weigh((army, *goals, *others)), supply):
                        check_splits(army, goals, others, supply)


def check_splits(army: int, goals: tuple[int, ...], others: tuple[int, ...], supply: int) -> None:
    """All lawful outcomes are found by moving blocks one after another, lawfully each time."""

    def lawful(moved: tuple[int, ...]) -> bool:
        there = [g + m for g, m in zip(goals, moved, strict=True)]
        return fits(weigh((army - sum(moved), *there, *others)), supply)

    every = [m for m in product(range(army + 1), repeat=3) if sum(m) <= army and lawful(m)]
    start: tuple[int, ...] = (0, 0, 0)
    seen = {start}
    front = [start]
    while front:
        here = front.pop()
        for nxt in every:
            rises = [n - h for n, h in zip(nxt, here, strict=True)]
            if nxt not in seen and min(rises) >= 0 and sum(r > 0 for r in rises) == 1:
                seen.add(nxt)
                front.append(nxt)
    assert set(every) <= seen
