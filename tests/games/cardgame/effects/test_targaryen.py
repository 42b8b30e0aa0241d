"""Cards: targaryen, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import joust, rule


def test_a_rider_that_came_as_a_duplicate_goes_back_to_hand() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Khal Drogo", "Dothraki Sea"],
            "hand": ["Khal Drogo"],
        },
        {"faction": "stark"},
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p1.uses("Dothraki Sea")
    t.p1.picks("Khal Drogo")
    assert t.p1.duplicates == ["01162"]
    t.until("plot.choose")
    assert t.p1.duplicates == []
    assert "01162" in t.p1.hand
    assert t.p1.has("Khal Drogo")


def test_illyrio_and_the_handmaiden_stand_people() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "gold": 4,
            "play": [
                "Magister Illyrio",
                "Handmaiden",
                {"card": "Khal Drogo", "kneeling": True},
                {"card": "Daenerys Targaryen", "kneeling": True},
            ],
        },
        {},
        phase="draw",
    )
    t.p1.uses("Magister Illyrio")
    t.p1.picks("Khal Drogo")
    assert not t.p1.kneeling("Khal Drogo")
    t.p1.uses("Handmaiden")
    t.p1.picks("Daenerys Targaryen")
    assert not t.p1.kneeling("Daenerys Targaryen")
    assert "01169" in t.p1.discard
    assert not t.p1.may("use", "Magister Illyrio")


def test_rhaegal_stands_stormborn() -> None:
    t = joust({"faction": "targaryen", "play": ["Rhaegal", "Daenerys Targaryen"]}, {})
    t.p1.challenges("power", "Daenerys Targaryen")
    t.p1.uses("Rhaegal")
    t.p1.picks("Daenerys Targaryen")
    assert not t.p1.kneeling("Daenerys Targaryen")


def test_drogos_arakh_for_the_first_military_challenge() -> None:
    drogo = {"card": "Khal Drogo", "attachments": ["Drogo's Arakh"]}
    t = joust({"faction": "targaryen", "play": [drogo]}, {})
    assert t.p1.strength("Khal Drogo") == 7
    t.p1.challenges("military", "Khal Drogo")
    assert not t.p1.kneeling("Khal Drogo")
    t.quiet()
    t.p1.challenges("military", "Khal Drogo")
    assert t.p1.kneeling("Khal Drogo") or t.told("keyword.renown") or t.p1.asked("keywords.use")


def test_dothraki_sea() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Dothraki Sea", "Viserion"], "hand": ["Khal Drogo"]}, {}
    )
    t.p1.challenges("power", "Viserion")
    t.p1.uses("Dothraki Sea")
    t.p1.answer("hand:01162")
    assert t.p1.has("Khal Drogo")
    assert t.p1.discard == ["01174"]
    t.to_phase("plot")
    assert "01162" in t.p1.hand


@pytest.mark.parametrize("choice", ["play", "shuffle"])
def test_fire_and_blood(choice: str) -> None:
    t = joust(
        {
            "faction": "targaryen",
            "dead": ["Drogon", "Khal Drogo"],
            "hand": ["Fire and Blood"],
            "gold": 1,
        },
        {},
    )
    t.p1.plays("Fire and Blood")
    t.p1.answer("dead:01161")
    t.p1.answer(choice)
    assert t.p1.has("Drogon") == (choice == "play")
    assert t.p1.dead == ["01162"]


@rule("cards.waking", "targets.part")
def test_waking_the_dragon_on_a_standing_character() -> None:
    t = joust({"faction": "targaryen", "play": ["Khal Drogo"], "hand": ["Waking the Dragon"]}, {})
    t.p1.plays("Waking the Dragon")
    t.p1.picks("Khal Drogo")
    t.to_phase("plot")
    assert "01162" in t.p1.hand
