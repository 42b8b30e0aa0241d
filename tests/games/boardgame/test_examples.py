"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from weirwood.games.boardgame.armies import fits, weigh

from .table import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    MARTELL,
    STARK,
    TYRELL,
    board,
    cards,
    initial,
    march,
    marches,
    order,
    owner,
    power,
    routed,
    standing,
    track,
    units,
)


@pytest.mark.rule("boardgame:supply.reduce", "boardgame:supply.adjust")
def test_supply_from_five_to_three() -> None:
    """Lannister lost Riverrun and Seagard: 4-3-2-2 must become 3-2-2-2."""
    p = board(
        seats=5,
        effect="supply",
        areas={
            "the_twins": "lannister 2 knight, 2 footman",
            "harrenhal": "lannister knight, 2 footman",
            "lannisport": "lannister 2 footman",
            "the_golden_sound": "lannister 2 ship",
            "searoad_marches": "token of lannister",
            "riverrun": "greyjoy footman",
            "seagard": "greyjoy footman",
        },
        supply={"lannister": 5},
        tracks={"iron_throne": ["lannister"]},
    )
    assert p.st.supply[LANNISTER] == 3
    p.answer(LANNISTER, "unit:footman:the_twins")
    p.answer(LANNISTER, "unit:footman:harrenhal")
    assert standing(p, "the_twins") == {"knight": 2, "footman": 1}
    assert standing(p, "harrenhal") == {"knight": 1, "footman": 1}
    assert [e["house"] for e in p.told("supply.lost")] == ["lannister", "lannister"]


@pytest.mark.rule("boardgame:setup.tracks_closed_up", "boardgame:supply.table")
def test_supply_two_is_three_two_two() -> None:
    """The illustration of the track: Stark at two fields armies of three, two and two."""
    assert fits(weigh([3, 2, 2]), 2)
    assert not fits(weigh([3, 3, 2]), 2)
    assert not fits(weigh([3, 2, 2, 2]), 2)


@pytest.mark.rule("boardgame:mustering.points", "boardgame:mustering.ships")
@pytest.mark.rule("boardgame:mustering.upgrade", "boardgame:mustering.supply")
def test_mustering_at_lannisport_harrenhal_and_riverrun() -> None:
    p = board(
        effect="muster",
        areas={
            "lannisport": "lannister footman",
            "harrenhal": "lannister 2 footman",
            "riverrun": "lannister 3 knight",
            "stoney_sept": "lannister footman",
        },
        supply={"lannister": 3},
        tracks={"iron_throne": ["lannister"]},
    )
    assert "stoney_sept" not in p.view()["points"]
    p.answer(LANNISTER, "muster:footman:lannisport")
    p.answer(LANNISTER, "launch:lannisport:the_golden_sound")
    p.answer(LANNISTER, "upgrade:knight:harrenhal")
    p.answer(LANNISTER, "launch:riverrun:the_golden_sound")
    # 3-2-2-2 is reached: the last point of Riverrun can found no further army
    assert units(p, "the_golden_sound") == ("lannister", {"ship": 2})
    if p.asked().seat == LANNISTER:
        assert all(
            not key.startswith("muster") and "golden_sound" not in key for key in p.keys(LANNISTER)
        )


@pytest.mark.rule("boardgame:bidding.ties", "boardgame:bidding.order", "boardgame:bidding.token")
def test_the_fiefdoms_bid_of_five() -> None:
    p = board(
        seats=5,
        effect="clash",
        power=dict.fromkeys(("stark", "lannister", "baratheon", "greyjoy", "tyrell"), 10),
    )
    for seat, coins in ((STARK, 1), (LANNISTER, 2), (BARATHEON, 3), (GREYJOY, 5), (TYRELL, 4)):
        p.answer(seat, coins)
    assert track(p, "iron_throne")[0] == "greyjoy"
    for seat, coins in ((LANNISTER, 4), (BARATHEON, 3), (STARK, 3), (TYRELL, 2), (GREYJOY, 0)):
        p.answer(seat, coins)
    p.expect("bidding.tie", GREYJOY)
    p.answer(GREYJOY, "house:baratheon", "house:stark")
    assert track(p, "fiefdoms") == ["lannister", "baratheon", "stark", "tyrell", "greyjoy"]


@pytest.mark.rule("boardgame:raids.turns", "boardgame:raids.special", "boardgame:raids.pillage")
def test_the_five_raids() -> None:
    p = board(
        seats=5,
        phase="raids",
        areas={
            "the_reach": "lannister footman, raid",
            "sunset_sea": "lannister ship, raid",
            "west_summer_sea": "greyjoy ship, raid",
            "dornish_marches": "tyrell footman, raid",
            "stoney_sept": "baratheon footman, raid_special",
            "highgarden": "tyrell footman, consolidate",
            "lannisport": "lannister footman, defense_plus_1",
        },
        tracks={"iron_throne": ["greyjoy", "stark", "lannister", "baratheon", "tyrell"]},
        power={"greyjoy": 1, "tyrell": 1},
    )
    p.answer(GREYJOY, "area:highgarden")
    assert (power(p, "greyjoy"), power(p, "tyrell")) == (2, 0)
    p.answer(LANNISTER, "area:the_reach").answer(LANNISTER, "area:dornish_marches")
    p.answer(BARATHEON, "area:lannisport")
    # Tyrell's raid is gone; the one at sea finds nobody and leaves without effect
    assert p.told("raids.idle")[-1]["area"] == "sunset_sea"
    assert order(p, "lannisport") is None


@pytest.mark.rule("boardgame:marches.split")
def test_the_march_from_lannisport() -> None:
    p = marches(
        {
            "lannisport": "lannister 3 footman, march_0",
            "searoad_marches": "lannister footman",
        }
    )
    p.answer(LANNISTER, "area:stoney_sept").answer(LANNISTER, {"footman": "1"})
    p.answer(LANNISTER, "area:searoad_marches").answer(LANNISTER, {"footman": "1"})
    p.answer(LANNISTER, "end")
    assert standing(p, "searoad_marches") == {"footman": 2}
    assert standing(p, "lannisport") == standing(p, "stoney_sept") == {"footman": 1}


@pytest.mark.rule("boardgame:support.turns", "boardgame:combat.initial")
def test_support_at_blackwater() -> None:
    p = marches(
        {
            "the_reach": "tyrell 2 knight, march_plus_1",
            "blackwater": "lannister footman, march_minus_1",
            "kings_landing": "tyrell knight, support",
            "stoney_sept": "lannister footman, knight, support",
            "harrenhal": "baratheon knight, support",
        },
        tracks={"iron_throne": ["tyrell", "lannister", "baratheon"]},
    )
    march(p, TYRELL, "blackwater", token=False)
    # declared in turn order; the sums are those of the example
    p.answer(TYRELL, "attacker").answer(LANNISTER, "defender")
    p.answer(BARATHEON, "defender").answer(LANNISTER, "accept")
    assert initial(p) == (7, 6)


@pytest.mark.rule("boardgame:combat.ties", "boardgame:casualties.steps")
@pytest.mark.rule("boardgame:retreat.attackers")
def test_combat_in_the_kingswood() -> None:
    p = marches(
        {
            "kings_landing": "tyrell footman, knight, march_0",
            "kingswood": "lannister 2 footman",
            "winterfell": "stark footman, march_0",
        },
        tracks={
            "fiefdoms": ["stark", "lannister", "tyrell"],
            "iron_throne": ["tyrell", "stark"],
        },
    )
    march(p, TYRELL, "kingswood", token=False)
    assert initial(p) == (3, 2)
    cards(p, "alester_florent", "ser_jaime_lannister")
    last = p.told("combat.final")[-1]
    assert (last["attack"], last["defense"]) == (4, 4)
    assert p.told("combat.won")[-1]["winner"] == "lannister"
    assert not p.told("casualties.killed")  # the fortification stops the sword
    assert routed(p, "kings_landing") == {"footman": 1, "knight": 1}


@pytest.mark.rule(
    "boardgame:retreat.where", "boardgame:retreat.routed", "boardgame:casualties.routed"
)
def test_retreat_and_rout_to_storms_end() -> None:
    p = marches(
        {
            "kings_landing": "baratheon 2 knight, march_plus_1",
            "the_boneway": "baratheon 2 knight, march_0",
            "kingswood": "tyrell knight",
            "storms_end": "tyrell footman",
        },
        tracks={"fiefdoms": ["greyjoy"]},
    )
    p.answer(BARATHEON, "area:kings_landing")
    march(p, BARATHEON, "kingswood", token=False)
    cards(p, "stannis_baratheon", "alester_florent")
    p.answer(TYRELL, "area:storms_end")
    assert routed(p, "storms_end") == {"knight": 1}
    march(p, BARATHEON, "storms_end", token=False)
    assert initial(p) == (4, 1)  # the routed knight adds nothing
    cards(p, "renly_baratheon", "margaery_tyrell")
    assert p.told("casualties.helpless")[-1]["units"] == ["knight"]


@pytest.mark.rule("boardgame:transport.bridge")
def test_the_tyrell_sea_bridge() -> None:
    p = marches(
        {
            "highgarden": "tyrell footman, march_0",
            "redwyne_straights": "tyrell ship",
            "west_summer_sea": "tyrell ship",
            "east_summer_sea": "tyrell ship",
        }
    )
    found = set(p.keys(TYRELL))
    assert "area:sunspear" in found
    assert {"area:the_arbor", "area:starfall", "area:storms_end"} <= found
    p.answer(TYRELL, "area:sunspear")
    assert owner(p, "sunspear") == "tyrell"


@pytest.mark.rule("boardgame:mustering.ships", "boardgame:raids.reach")
def test_the_port_of_sunspear() -> None:
    p = board(
        effect="muster",
        areas={"east_summer_sea": "tyrell ship"},
        tracks={"iron_throne": ["martell"]},
    )
    found = [k for k in p.keys(MARTELL) if k.startswith("launch")]
    assert found == ["launch:sunspear:sea_of_dorne", "launch:sunspear:port_of_sunspear"]
    p.answer(MARTELL, "muster:footman:sunspear")
    p.answer(MARTELL, "launch:sunspear:port_of_sunspear")
    assert units(p, "port_of_sunspear") == ("martell", {"ship": 1})
    q = board(
        phase="raids",
        areas={
            "sunspear": "martell footman",
            "port_of_sunspear": "martell ship, raid",
            "east_summer_sea": "tyrell ship, support",
        },
    )
    q.answer(MARTELL, "area:east_summer_sea")
    assert order(q, "east_summer_sea") is None


@pytest.mark.rule("boardgame:neutral.strength", "boardgame:neutral.destroyed")
def test_the_neutral_force_at_sunspear() -> None:
    p = marches(
        {
            "yronwood": "tyrell knight, footman, march_plus_1",
            "sunspear": "neutral 5",
            "sea_of_dorne": "tyrell ship, support",
        },
        seats=5,
    )
    march(p, TYRELL, "sunspear", token=False)
    told = p.told("neutral.destroyed")[-1]
    assert (told["strength"], told["value"]) == (5, 5)
    assert units(p, "sunspear") == ("tyrell", {"footman": 1, "knight": 1})


@pytest.mark.rule("boardgame:consolidate.power")
def test_the_power_of_dragonstone() -> None:
    p = board(
        phase="consolidate",
        areas={"dragonstone": "baratheon footman, consolidate"},
        power={"baratheon": 0},
    )
    assert power(p, "baratheon") == 2


@pytest.mark.rule("boardgame:setup.court_stars", "boardgame:planning.stars")
def test_stars_of_the_first_and_the_fourth_of_six() -> None:
    p = board(tracks={"kings_court": ["stark", "lannister", "martell", "baratheon"]})
    stars = {h["id"]: h["stars"] for h in p.view()["houses"]}
    assert (stars["stark"], stars["baratheon"], stars["tyrell"], stars["greyjoy"]) == (3, 1, 0, 0)
