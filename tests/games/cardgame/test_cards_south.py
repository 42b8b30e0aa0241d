"""Martell, Targaryen and Tyrell."""

from __future__ import annotations

import pytest
from tests.games.cardgame.table import joust, rule

# ---- Martell -------------------------------------------------------------------------------------


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


@rule("effects.then", "windows.shared")
def test_arianne_shares_one_window_for_both_parts() -> None:
    t = joust(
        {
            "faction": "martell",
            "play": ["Arianne Martell"],
            "hand": ["Greenblood Trader"],
            "deck": ["Arya Stark", "Bran Stark", "Summer"],
        },
        {},
        phase="dominance",
    )
    t.p1.uses("Arianne Martell")
    t.p1.answer("hand:01112")
    t.play.expect("window.reaction", 0)
    assert "01104" in t.p1.hand  # both parts are done before anybody reacts
    t.p1.uses("Greenblood Trader")
    t.p1.picks("Bran Stark")
    assert t.play.expect("trader.bottom", 0).least == 1
    t.p1.answer(["deck:01141"])
    assert t.p1.deck[-1] == "01141"
    assert "01142" in t.p1.hand


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


@rule("values.icons")
def test_edric_gains_and_caleotte_takes_icons() -> None:
    t = joust(
        {"faction": "martell", "play": ["Edric Dayne"], "gold": 2},
        {"faction": "martell", "play": ["Maester Caleotte"]},
    )
    t.p1.uses("Edric Dayne")
    t.p1.answer("icon:power")
    t.p1.uses("Edric Dayne")
    t.p1.answer("icon:intrigue")
    assert t.p1.gold == 0
    t.p1.challenges("power", "Edric Dayne")
    t.p1.answer("none") if t.p1.asked("challenge.stealth") else None
    t.p2.defends("Maester Caleotte")
    t.quiet()
    t = joust(
        {"play": ["Eddard Stark"]},
        {"faction": "martell", "play": ["Maester Caleotte"], "hand": ["Confinement"], "gold": 1},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.defends("Maester Caleotte")
    t.p2.uses("Maester Caleotte")
    t.p2.picks("Eddard Stark")
    t.p2.answer("icon:military")
    assert not t.p1.icon("Eddard Stark", "military")
    assert t.p1.icon("Eddard Stark", "power")


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


@rule("challenges.must_defend")
def test_dornish_paramour_drags_a_defender_in() -> None:
    t = joust(
        {"faction": "martell", "play": ["Dornish Paramour"], "plot": "Jousting Contest"},
        {"faction": "stark", "play": ["Catelyn Stark", "Sansa Stark"]},
    )
    t.p1.challenges("intrigue", "Dornish Paramour")
    t.p1.uses("Dornish Paramour")
    t.p1.picks("Sansa Stark")
    d = t.play.expect("challenge.defenders", 1)
    assert d.least == 1
    assert not t.p2.can_pick("Catelyn Stark")  # only one may be declared, and she must be
    t.p2.picks("Sansa Stark")


@rule("effects.look")
def test_greenblood_trader_may_take_nothing() -> None:
    t = joust(
        {"faction": "martell", "hand": ["Greenblood Trader", "Littlefinger"]}, {}, phase="marshal"
    )
    t.p1.marshals("Greenblood Trader")
    t.p1.uses("Greenblood Trader")
    assert len(t.play.view(0)["players"][0]["deck"]["known"]) == 2
    assert t.play.view(1)["players"][0]["deck"]["known"] == []
    t.p1.answer([])
    t.play.answer(0, t.play.keys(0))
    assert len(t.p1.hand) == 1


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


@rule("challenges.forbidden")
def test_unbowed_unbent_unbroken() -> None:
    t = joust(
        {"play": ["Arya Stark", "Summer"]},
        {"faction": "martell", "hand": ["Unbowed, Unbent, Unbroken"]},
    )
    t.p1.challenges("power", "Arya Stark")
    t.p2.plays("Unbowed, Unbent, Unbroken")
    t.p2.answer("icon:military")
    assert not t.p1.asked("challenge.declare")
    t = joust(
        {"play": ["Arya Stark", "Tumblestone Knight", "Catelyn Stark"]},
        {"faction": "martell", "hand": ["Unbowed, Unbent, Unbroken"] * 2},
    )
    t.p1.challenges("power", "Arya Stark")
    t.p2.plays("Unbowed, Unbent, Unbroken")
    t.p2.answer("icon:military")
    t.until("challenge.declare", 0)
    assert t.p1.refused("challenge:military:1") == "challenges.forbidden"


# ---- Targaryen -----------------------------------------------------------------------------------


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


@rule("leaving.sacrifice", "windows.forced", "windows.sequence")
def test_ser_jorah_is_betrayed_before_renown() -> None:
    t = joust({"faction": "targaryen", "play": [{"card": "Ser Jorah Mormont", "betrayal": 2}]}, {})
    t.p1.challenges("military", "Ser Jorah Mormont")
    assert t.p1.discard == ["01165"]
    assert not t.told("keyword.renown")
    t = joust({"faction": "targaryen", "play": ["Ser Jorah Mormont"]}, {})
    t.p1.challenges("military", "Ser Jorah Mormont")
    t.p1.picks("Ser Jorah Mormont")
    assert t.p1.view["play"][0]["betrayal"] == 1
    assert t.p1.power_on("Ser Jorah Mormont") == 1


@rule("values.zero")
def test_unsullied_weaken_and_nothing_falls_below_zero() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Unsullied", "Daenerys Targaryen"]},
        {"play": ["Lannisport Merchant", "Widow's Wail"][:1], "hand": ["Widow's Wail"], "gold": 1},
    )
    t.p1.challenges("power", "Unsullied")
    t.p2.defends("Lannisport Merchant")
    assert t.p2.strength("Lannisport Merchant") == 0
    t.p2.ambushes("Widow's Wail", on="Lannisport Merchant")
    assert t.told("challenge.compared")[-1]["defence"] == 1  # 1 - 2 + 2


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


# ---- Tyrell --------------------------------------------------------------------------------------


def test_left_and_right_are_better_together() -> None:
    t = joust({"play": ["Summer"]}, {"faction": "tyrell", "play": ["Left", "Right"]})
    assert t.p2.strength("Left") == t.p2.strength("Right") == 3
    assert t.p2.icon("Left", "power")
    assert t.p2.icon("Right", "intrigue")
    t.p1.challenges("military", "Summer")
    t.p2.defends("Left", "Right")
    assert not t.p2.kneeling("Left")


def test_maester_lomys() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"], "hand": ["Burned Men"]},
        {"faction": "tyrell", "play": ["Maester Lomys"]},
    )
    t.p1.challenges("intrigue", "The Tickler")
    t.p2.defends("Maester Lomys")
    t.p2.uses("Maester Lomys")
    assert t.p1.discard == ["01091"]


def test_margaery_and_growing_strong() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Margaery Tyrell", "Courtesan of the Rose", "Left"],
            "hand": ["Growing Strong"],
            "gold": 1,
        },
        {},
    )
    t.p1.uses("Margaery Tyrell")
    t.p1.picks("Left")
    assert t.p1.strength("Left") == 5
    t.p1.plays("Growing Strong")
    t.p1.picks("Left", "Courtesan of the Rose")
    assert t.p1.strength("Left") == 7
    assert t.p1.strength("Courtesan of the Rose") == 4


@rule("costs.modifiers")
def test_paxter_pays_for_the_first_event() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Paxter Redwyne", "Left"],
            "hand": ["Growing Strong"] * 2,
            "gold": 2,
        },
        {},
    )
    t.p1.plays("Growing Strong")
    t.p1.picks("Left")
    assert t.p1.gold == 2
    t.p1.plays("Growing Strong")
    t.p1.picks("Left")
    assert t.p1.gold == 1


@rule("values.strength_raised", "limits.limit")
def test_randyll_tarly_stands_when_he_grows() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "gold": 3,
            "play": [{"card": "Randyll Tarly", "kneeling": True, "attachments": ["Heartsbane"]}],
            "hand": ["Growing Strong"] * 3,
        },
        {},
    )
    t.p1.plays("Growing Strong")
    t.p1.picks("Randyll Tarly")
    t.p1.uses("Randyll Tarly")
    assert not t.p1.kneeling("Randyll Tarly")
    t.p1.challenges("military", "Randyll Tarly")
    t.p1.uses("Heartsbane")
    t.p1.uses("Randyll Tarly")
    assert not t.p1.kneeling("Randyll Tarly")
    assert t.play.view(0)["challenge"]["attack"] == 10


def test_the_queen_of_thorns() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["The Queen of Thorns"],
            "hand": ["The Knight of Flowers", "Tywin Lannister"],
        },
        {},
    )
    t.p1.challenges("intrigue", "The Queen of Thorns")
    t.p1.uses("The Queen of Thorns")
    assert t.play.keys(0) == ["hand:01185"]
    t.p1.answer("hand:01185")
    assert t.p1.has("The Knight of Flowers")


def test_olennas_informant_adds_a_challenge() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Left", "The Knight of Flowers"],
            "hand": ["Olenna's Informant"],
            "gold": 4,
        },
        {},
    )
    t.p1.ambushes("Olenna's Informant")
    t.p1.uses("Olenna's Informant")
    t.p1.answer("icon:military")
    t.p1.challenges("military", "Left")
    t.quiet()
    assert t.p1.may_challenge("military")


def test_wardens_of_the_reach_and_the_mander() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Wardens of the Reach", "The Mander", "Highgarden", "Rose Garden"],
        },
        {},
    )
    assert t.p1.strength("Wardens of the Reach") == 6
    t.p1.challenges("power", "Wardens of the Reach")
    t.p1.uses("The Mander")
    assert len(t.p1.hand) == 2


@rule("effects.name", "effects.search")
def test_olennas_cunning() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": ["Courtesan of the Rose"],
            "hand": ["Olenna's Cunning"],
            "gold": 2,
            "deck": ["Left", "Heartsbane", "Highgarden", "Growing Strong", "Left"],
        },
        {},
    )
    t.p1.challenges("power", "Courtesan of the Rose")
    t.p1.plays("Olenna's Cunning")
    t.p2.answer("type:character")
    assert t.play.keys(0) == ["none", "deck:01191", "deck:01192", "deck:01195"]
    t.p1.answer("deck:01192")
    assert "01192" in t.p1.hand


@rule("effects.look")
def test_the_bear_and_the_maiden_fair() -> None:
    five = ["Burned Men", "The Tickler", "Lannisport", "Tywin Lannister", "Gold Cloaks"]
    t = joust(
        {"faction": "tyrell", "hand": ['"The Bear and the Maiden Fair"']},
        {"deck": [*five, "Cersei Lannister"]},
        phase="dominance",
    )
    t.p1.plays('"The Bear and the Maiden Fair"')
    t.p1.answer("seat:1")
    assert len(t.play.view(0)["players"][1]["deck"]["known"]) == 5
    t.p1.answer(["deck:01090:1", "deck:01088:1"])
    t.p1.answer(["deck:01092:1", "deck:01098:1", "deck:01091:1"])
    assert t.p2.deck == ["01092", "01098", "01091", "01084", "01088", "01090"]
