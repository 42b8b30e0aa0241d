"""Chapter setup: what lies on the board when a game begins."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    board,
    march,
    marches,
)

import weirwood
from weirwood.games.boardgame.facts import (
    AREA,
    CARDS,
    DECKS,
    NEAR,
    RIVERS,
    STOCK,
    TIDE_DECK,
    TOKENS,
    WILDLINGS,
)
from weirwood.games.boardgame.rules.supply import fits, weigh
from weirwood.kernel.match import Match
from weirwood.kernel.testing import Play


def start(seats: int, **options: object) -> Match:
    return weirwood.new("boardgame", seats=seats, seed=5, options=options)


@pytest.mark.rule("boardgame:setup.houses_by_count")
@pytest.mark.parametrize(
    ("seats", "last"), [(3, "baratheon"), (4, "greyjoy"), (5, "tyrell"), (6, "martell")]
)
def test_houses_join_in_a_fixed_order(seats: int, last: str) -> None:
    houses = [h["id"] for h in start(seats).view()["houses"]]
    assert houses[:3] == ["stark", "lannister", "baratheon"]
    assert len(houses) == seats
    assert houses[-1] == last


@pytest.mark.rule("boardgame:setup.choosing", "boardgame:options.houses")
def test_houses_are_chosen_one_after_another() -> None:
    p = Play.new("boardgame", seats=3, options={"houses": "chosen"})
    p.expect("setup.house", 0)
    p.answer(0, "house:lannister")
    assert not p.may(1, "house:lannister")
    assert p.refused(1, "house:martell") == "setup.choosing"
    p.answer(1, "house:baratheon")
    assert [h["seat"] for h in p.view()["houses"]] == [2, 0, 1]
    assert [e["house"] for e in p.told("setup.house")] == ["lannister", "baratheon", "stark"]


@pytest.mark.rule("boardgame:setup.choosing", "boardgame:options.houses")
def test_houses_are_dealt_or_drafted() -> None:
    dealt = Play.new(
        "boardgame", seats=3, options={"houses": "random"}, inject=[("houses", [2, 0, 1])]
    )
    assert [e["house"] for e in dealt.told("setup.house")] == ["baratheon", "stark", "lannister"]
    draft = Play.new(
        "boardgame", seats=3, options={"houses": "drafted"}, inject=[("draft", [1, 2, 0])]
    )
    draft.expect("setup.house", 1)
    assert draft.view(0)["draft"] == [1, 2, 0]
    draft.answer(1, "house:stark")
    draft.expect("setup.house", 2)


@pytest.mark.rule("boardgame:setup.choosing", "boardgame:options.houses")
@pytest.mark.parametrize(
    "given", ["baratheon,stark,lannister", ["baratheon", "stark", "lannister"]]
)
def test_a_table_names_the_house_of_every_seat(given: object) -> None:
    m = start(3, seated=given)
    assert [h["seat"] for h in m.view()["houses"]] == [1, 2, 0]
    assert weirwood.replay(m.record()).view() == m.view()


@pytest.mark.rule("boardgame:setup.choosing")
@pytest.mark.parametrize(
    "options",
    [
        {"seated": "stark,lannister"},
        {"seated": "stark,stark,lannister"},
        {"seated": "stark,lannister,martell"},
        {"seated": 7},
        {"seated": "stark,lannister,baratheon", "houses": "random"},
    ],
)
def test_houses_that_do_not_fit_the_seats_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(weirwood.Refused, match=r"setup\.choosing"):
        start(3, **options)


@pytest.mark.rule("boardgame:setup.decks", "boardgame:setup.threat")
def test_three_decks_of_ten_and_nine_wildling_cards() -> None:
    m = start(4)
    assert [len(d) for d in DECKS] == [10, 10, 10]
    assert sorted(m.st.wildlings) == list(range(len(WILDLINGS))) == list(range(9))
    assert [sorted(m.st.westeros[i * 10 : i * 10 + 10]) for i in range(3)] == [
        sorted(d) for d in DECKS
    ]
    assert m.view()["threat"] == 2
    assert m.view()["wildlings"] == [None] * 9


@pytest.mark.rule("boardgame:setup.neutral_tokens")
@pytest.mark.parametrize(("seats", "tokens"), [(3, 14), (4, 12), (5, 9), (6, 2)])
def test_neutral_forces_by_player_count(seats: int, tokens: int) -> None:
    areas = start(seats).view()["areas"]
    neutral = {a: row["neutral"] for a, row in areas.items() if "neutral" in row}
    assert len(neutral) == tokens
    assert neutral["kings_landing"] == 5
    assert neutral["the_eyrie"] == 6
    assert ("pyke" in neutral and neutral["pyke"] is None) == (seats == 3)


@pytest.mark.rule("boardgame:setup.free_highgarden", "boardgame:setup.absent_shield")
def test_with_four_players_highgarden_is_free_to_enter() -> None:
    areas = start(4).view()["areas"]
    assert areas.get("highgarden", {}) == {}
    p = marches({"the_reach": "lannister footman, march_0"}, seats=4)
    march(p, 1, "highgarden", token=False)
    assert p.view()["areas"]["highgarden"]["owner"] == "lannister"
    assert not p.told("combat.begins")


@pytest.mark.rule("boardgame:setup.tracks_closed_up")
def test_the_four_player_tracks_are_closed_up() -> None:
    m = start(4)
    assert m.view()["tracks"] == {
        "iron_throne": ["baratheon", "lannister", "stark", "greyjoy"],
        "fiefdoms": ["greyjoy", "stark", "baratheon", "lannister"],
        "kings_court": ["lannister", "stark", "baratheon", "greyjoy"],
    }


@pytest.mark.rule("boardgame:setup.court_stars")
@pytest.mark.parametrize(
    ("seats", "stars"),
    [(3, [3, 2, 1]), (4, [3, 2, 1, 0]), (5, [3, 3, 2, 1, 0]), (6, [3, 3, 2, 1, 0, 0])],
)
def test_stars_by_court_position(seats: int, stars: list[int]) -> None:
    seen = start(seats).view()
    by_house = {h["id"]: h["stars"] for h in seen["houses"]}
    assert [by_house[h] for h in seen["tracks"]["kings_court"]] == stars


@pytest.mark.rule("boardgame:setup.units", "boardgame:setup.garrisons", "boardgame:setup.power")
def test_every_house_has_its_pieces() -> None:
    seen = start(6).view()
    assert {h["id"]: (h["supply"], h["castles"], h["power"]) for h in seen["houses"]} == {
        "stark": (1, 2, 5),
        "lannister": (2, 1, 5),
        "baratheon": (2, 1, 5),
        "greyjoy": (2, 1, 5),
        "tyrell": (2, 1, 5),
        "martell": (2, 1, 5),
    }
    assert seen["areas"]["winterfell"]["units"] == {"footman": 1, "knight": 1}
    assert seen["areas"]["winterfell"]["garrison"] == 2
    assert seen["areas"]["shipbreaker_bay"]["units"] == {"ship": 2}
    assert all(len(h["hand"]) == 7 for h in seen["houses"])


@pytest.mark.rule("boardgame:setup.port_ship")
def test_the_ship_in_the_port_of_lannisport() -> None:
    port = "port_of_lannisport"
    assert port in start(4).view()["areas"]
    assert "units" not in start(3).view()["areas"].get(port, {})
    assert "units" in start(3, lannister_port_ship="on").view()["areas"][port]
    assert "units" not in start(6, lannister_port_ship="off").view()["areas"].get(port, {})


@pytest.mark.rule("boardgame:setup.components")
def test_components_are_limited() -> None:
    assert STOCK == (10, 5, 6, 2)
    assert sum(TOKENS) == 15
    assert len(CARDS) == 42
    assert len(TIDE_DECK) == 24
    with pytest.raises(weirwood.Refused) as no:
        board(areas={"winterfell": "stark 3 siege_engine"}, supply={"stark": 6})
    assert no.value.rule == "setup.components"


@pytest.mark.rule("boardgame:setup.first_round")
def test_the_first_round_begins_with_planning() -> None:
    p = Play.new("boardgame", seats=3)
    assert p.view()["phase"] == "planning"
    assert p.view()["round"] == 1
    assert not p.told("westeros.card")


@pytest.mark.rule("boardgame:setup.rivers", "boardgame:setup.bridges")
def test_rivers_part_and_bridges_join() -> None:
    assert all(b not in NEAR[a] for a, b in RIVERS)
    assert AREA["greywater_watch"] not in NEAR[AREA["winterfell"]]
    assert AREA["riverrun"] in NEAR[AREA["harrenhal"]]
    assert AREA["seagard"] in NEAR[AREA["riverrun"]]


@pytest.mark.rule("boardgame:setup.islands")
def test_islands_are_reached_by_sea_alone() -> None:
    p = marches({"dragonstone": "baratheon footman, march_0"})
    assert not p.told("marches.moved")  # no ship, nowhere to go: the order is simply spent
    p = marches({"dragonstone": "baratheon footman, march_0", "shipbreaker_bay": "baratheon ship"})
    assert p.keys(2) == ["area:crackclaw_point", "area:kingswood", "area:storms_end", "end"]


@pytest.mark.rule("boardgame:setup.tracks_closed_up", "boardgame:supply.table")
def test_supply_two_is_three_two_two() -> None:
    """The illustration of the track: Stark at two fields armies of three, two and two."""
    assert fits(weigh([3, 2, 2]), 2)
    assert not fits(weigh([3, 3, 2]), 2)
    assert not fits(weigh([3, 2, 2, 2]), 2)


@pytest.mark.rule("boardgame:setup.court_stars", "boardgame:planning.stars")
def test_stars_of_the_first_and_the_fourth_of_six() -> None:
    p = board(tracks={"kings_court": ["stark", "lannister", "martell", "baratheon"]})
    stars = {h["id"]: h["stars"] for h in p.view()["houses"]}
    assert (stars["stark"], stars["baratheon"], stars["tyrell"], stars["greyjoy"]) == (3, 1, 0, 0)
