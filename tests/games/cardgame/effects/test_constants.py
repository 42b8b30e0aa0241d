"""Whom a constant ability reaches, and whom not: others' cards, other traits, other types."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cardgame.driver import AMBUSHER, joust, kneeling, rule

DANY = "Daenerys Targaryen"


# The card, both players, and the STR of cards of the first and of the second player.
STRENGTH: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, int], dict[str, int]]] = [
    ("Robert Baratheon", {"play": ["Robert Baratheon", kneeling("Left")]},
     {"play": [kneeling("The Roseroad"), "Arya Stark"]}, {"Robert Baratheon": 6}, {}),
    ("Drowned Men", {"play": ["Drowned Men", "Great Kraken", "Sea Tower"]},
     {"play": ["Iron Fleet Scout"]}, {"Drowned Men": 4}, {}),
    ("Doran Martell",
     {"play": ["Doran Martell", "Arianne Martell", "Obara Sand", "Eddard Stark"],
     "used": ["Summons"]},
     {"play": ["Arianne Martell"]},
     {"Doran Martell": 4, "Arianne Martell": 5, "Obara Sand": 3, "Eddard Stark": 5},
     {"Arianne Martell": 4}),
    ("The Wall", {"play": ["The Wall", "Samwell Tarly", "Arya Stark"]}, {"play": ["Samwell Tarly"]},
     {"Samwell Tarly": 2, "Arya Stark": 2}, {"Samwell Tarly": 1}),
    ("Direwolf Pup", {"play": ["Direwolf Pup", "Summer", "Left"]}, {"play": ["Grey Wind"]},
     {"Direwolf Pup": 2}, {}),
    ("Wardens of the Reach", {"play": ["Wardens of the Reach", "The Mander", "Sea Tower"]},
     {"play": ["Rose Garden"]}, {"Wardens of the Reach": 4}, {}),
    ("Fortified Position", {"play": ["The Wall", "Samwell Tarly"], "plot": "Fortified Position"},
     {},
     {"Samwell Tarly": 2}, {}),
]  # fmt: skip


@rule("values.current")
@pytest.mark.parametrize(("name", "mine", "theirs", "here", "there"), STRENGTH)
def test_strength_is_for_these(
    name: str,
    mine: dict[str, Any],
    theirs: dict[str, Any],
    here: dict[str, int],
    there: dict[str, int],
) -> None:
    t = joust({**mine}, {**theirs})
    assert {x: t.p1.strength(x) for x in here} == here
    assert {x: t.p2.strength(x) for x in there} == there


# A card that gives a keyword, to whom, and somebody else of the same player.
KEYWORDS = [
    ("Great Kraken", "stealth", "Balon Greyjoy", "Salty Navigator"),
    ("Summer", "insight", "Bran Stark", "Arya Stark"),
    ("Drogon", "renown", DANY, "Left"),
    ("Viserion", "stealth", DANY, "Left"),
]


@rule("values.current")
@pytest.mark.parametrize(("name", "keyword", "to", "other"), KEYWORDS)
def test_a_keyword_is_for_its_own(name: str, keyword: str, to: str, other: str) -> None:
    t = joust({"play": [name, to, other]}, {"play": [to]})
    assert t.p1.keyword(to, keyword)
    assert not t.p1.keyword(other, keyword)
    assert not t.p2.keyword(to, keyword)


@rule("values.current")
def test_kings_hunting_party_hunts_kings() -> None:
    t = joust({"play": ["King's Hunting Party"]}, {"play": ["Eddard Stark"]})
    assert not t.p1.icon("King's Hunting Party", "intrigue")


@rule("challenges.no_strength")
def test_balon_greyjoy_shuts_out_no_attackers() -> None:
    t = joust({"play": ["Balon Greyjoy", "Left"]}, {"play": ["Eddard Stark"]})
    t.p1.challenges("military", "Balon Greyjoy", "Left")
    t.p2.defends("Eddard Stark")
    t.windows()
    assert t.told("challenge.compared")[-1]["attack"] == 7


@rule("values.current")
def test_ser_jaime_lannister_has_renown_only_in_the_challenge() -> None:
    t = joust({"play": ["Ser Jaime Lannister", "Left"], **AMBUSHER}, {})
    t.p1.challenges("military", "Left")
    assert t.st.type == 0
    assert not t.p1.keyword("Ser Jaime Lannister", "renown")


@rule("keywords.stealth")
def test_benjen_stark_guards_no_rangers_of_others() -> None:
    t = joust({"play": ["Benjen Stark", "Theon Greyjoy"]}, {"play": ["Old Forest Hunter", "Left"]})
    t.p1.challenges("military", "Theon Greyjoy")
    assert t.p1.can_pick("Old Forest Hunter")


@rule("challenges.joins")
def test_jon_snow_follows_the_nights_watch_alone() -> None:
    t = joust({"play": ["Jon Snow", "Left"]}, {"play": ["Eddard Stark"]})
    t.p1.challenges("military", "Left")
    t.p2.defends("Eddard Stark")
    t.windows()
    assert t.told("challenge.compared")[-1]["attack"] == 2


@rule("values.current")
def test_old_bear_mormont_kneels_without_the_wall() -> None:
    t = joust({"play": ["Old Bear Mormont", "Castle Black"]}, {"play": ["Left"]}, first=1)
    t.p2.challenges("military", "Left")
    t.p1.defends("Old Bear Mormont")
    assert t.p1.kneeling("Old Bear Mormont")


@rule("values.current")
def test_drogos_arakh_is_for_military() -> None:
    drogo = {"card": "Khal Drogo", "attachments": ["Drogo's Arakh"]}
    t = joust({"play": [drogo], **AMBUSHER}, {"play": ["Arya Stark"]})
    t.p1.challenges("power", "Khal Drogo")
    assert t.p1.kneeling("Khal Drogo")


@rule("keywords.ambush")
def test_the_wolfswood_hides_direwolves() -> None:
    t = joust({"play": ["The Wolfswood"], "hand": ["Summer", "Left"], "gold": 9}, {})
    assert t.p1.may("ambush", "Summer")
    assert not t.p1.may("ambush", "Left")


@rule("marshal.income")
def test_naval_superiority_is_for_edicts_too() -> None:
    t = joust({"plot": "Naval Superiority"}, {"plot": "A Feast for Crows"}, phase="marshal")
    assert t.p2.view["plot"]["gold"] == 0
    assert t.p1.view["plot"]["gold"] == 2
