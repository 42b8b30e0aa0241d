"""Cards: martell, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust


def test_areo_hotah_ambushes_into_a_challenge() -> None:
    t = joust(
        {"play": ["Eddard Stark", "Arya Stark"]},
        {"faction": "martell", "hand": ["Areo Hotah"], "gold": 5},
    )
    t.p1.challenges("power", "Eddard Stark", "Arya Stark")
    t.p2.ambushes("Areo Hotah")
    t.p2.uses("Areo Hotah")
    t.p2.picks("Eddard Stark")
    assert t.p1.kneeling("Eddard Stark") or t.told("challenge.removed")
    assert t.told("challenge.compared")[-1]["attack"] == 2


def test_doran_and_dawn_count_used_plots() -> None:
    used = ["Summons", "Taxation", "Confiscation"]
    t = joust(
        {
            "faction": "martell",
            "used": used,
            "play": [
                "Doran Martell",
                "Arianne Martell",
                {"card": "Edric Dayne", "attachments": ["Dawn"]},
            ],
        },
        {},
    )
    assert t.p1.strength("Arianne Martell") == 7
    assert t.p1.strength("Doran Martell") == 4
    assert t.p1.strength("Edric Dayne") == 1 + 3 + 3
    assert t.p1.keyword("Edric Dayne", "intimidate")


def test_the_red_viper_counts_fives() -> None:
    t = joust(
        {
            "faction": "martell",
            "used": ["Summons", "Taxation", "Confiscation"],
            "play": ["The Red Viper", "Doran Martell"],
        },
        {},
    )
    t.p1.challenges("military", "The Red Viper")
    t.p1.uses("The Red Viper")
    assert t.p1.power_on("The Red Viper") == 2  # 7 + 3 is two times five


def test_palace_spearman_and_sunspear() -> None:
    t = joust(
        {"play": ["Arya Stark"]},
        {"faction": "martell", "play": ["Sunspear", "Palace Spearman", "Desert Scavenger"]},
    )
    assert t.p2.icon("Palace Spearman", "intrigue")
    t.p1.challenges("power", "Arya Stark")
    t.p1.answer("none")
    t.p2.answer([])
    t.p2.uses("Sunspear")
    t.until("challenge.declare", 1)
    t.p2.challenges("power", "Desert Scavenger")
    assert t.told("claim.applied")[-1] == {
        "kind": "claim.applied",
        "seat": 1,
        "n": 2,
        "icon": "power",
    }
