"""The chapter `values` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, joust, rule

from weirwood.games.cardgame.facts import FACES, ICONS, INDEX, KEYWORD_BIT
from weirwood.games.cardgame.facts.terms import FACTIONS, PLAY, ZONES
from weirwood.games.cardgame.rules.values import (
    gained_icons,
    has_icon,
    icons,
    strength,
)
from weirwood.games.cardgame.state import Mod

PLAIN = [
    ("Maester Wendamyr", ["stealth"]),
    ("Black Wind's Crew", ["pillage"]),
    ("Grand Maester Pycelle", ["insight"]),
    ("Lannisport Moneylender", ["limited"]),
    ("Samwell Tarly", ["insight"]),
    ("Daenerys Targaryen", ["insight"]),
    ("Bastard in Hiding", []),
    ("House Dayne Knight", []),
    ("Tumblestone Knight", []),
    ("Ranging Party", []),
    ("Braided Warrior", []),
    ("Courtesan of the Rose", []),
    ("Burned Men", []),
    ("Salty Navigator", []),
]


@rule("values.base")
def test_b012_naval_superiority() -> None:
    t = joust(
        {"plot": "Naval Superiority"},
        {"plot": "A Noble Cause", "play": ["The Roseroad"]},
        phase="marshal",
        first=1,
    )
    assert t.p2.view["plot"]["gold"] == 1
    t.windows()
    assert t.told("gold.income")[0]["n"] == 1


@rule("values.blank", "keywords.once", "plot.values")
def test_b015_fortified_position_blanks_characters() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "plot": "Fortified Position",
            "play": [{"card": "Ranging Party", "attachments": ["Longclaw"]}],
        },
        {"plot": "Summons", "play": ["Tywin Lannister"], "gold": 3},
    )
    assert t.p2.strength("Tywin Lannister") == 6
    assert not t.p2.keyword("Tywin Lannister", "renown")
    assert t.p2.view["plot"]["gold"] == 4
    assert t.p1.keyword("Ranging Party", "renown")
    assert t.p1.strength("Ranging Party") == 6


@rule("values.current")
def test_d025_daenerys_weakens_while_standing() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Daenerys Targaryen", "Drogon"]},
        {"faction": "martell", "play": ["Palace Spearman"]},
    )
    t.p1.challenges("military", "Drogon")
    t.p2.defends("Palace Spearman")
    assert t.told("challenge.compared")[-1] == {
        "kind": "challenge.compared",
        "attack": 4,
        "defence": 3,
    }
    t = joust(
        {"faction": "targaryen", "play": ["Daenerys Targaryen", "Magister Illyrio"]},
        {"faction": "martell", "play": ["Palace Spearman"]},
    )
    t.p1.challenges("power", "Daenerys Targaryen")
    t.p2.defends("Palace Spearman")
    assert t.told("challenge.compared")[-1]["defence"] == 4


@rule("values.current")
def test_d027_tywin_is_as_strong_as_his_purse() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Tywin Lannister", "Edric Dayne"], "gold": 3},
        {},
    )
    assert t.p1.strength("Tywin Lannister") == 9
    t.p1.uses("Edric Dayne")
    t.p1.answer("icon:power")
    t.p1.uses("Edric Dayne")
    t.p1.answer("icon:military")
    assert t.p1.gold == 1
    assert t.p1.strength("Tywin Lannister") == 7


@rule("values.current")
def test_d028_robert_counts_kneeling_characters() -> None:
    t = joust(
        {"faction": "baratheon", "play": ["Robert Baratheon", "Bastard in Hiding"]},
        {"play": [{"card": "The Tickler", "kneeling": True}]},
    )
    assert t.p1.strength("Robert Baratheon") == 6
    t.p1.challenges("power", "Bastard in Hiding")
    assert t.p1.strength("Robert Baratheon") == 7


@rule("values.blank")
def test_f006_milk_of_the_poppy() -> None:
    eddard = {
        "card": "Eddard Stark",
        "kneeling": True,
        "attachments": [{"card": "Milk of the Poppy", "owner": 0}],
    }
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]}, {"faction": "stark", "play": [eddard]}
    )
    assert not t.p2.keyword("Eddard Stark", "renown")
    assert t.p2.strength("Eddard Stark") == 5
    assert t.p2.icon("Eddard Stark", "military")
    t.p1.challenges("military", "The Tickler")
    assert not t.p2.asked("window.reaction")
    t.until("claim.military")


@rule("values.printed")
@pytest.mark.parametrize(("name", "words"), PLAIN)
def test_what_is_printed_holds_in_play(name: str, words: list[str]) -> None:
    face = FACES[INDEX[code_of(name)]]
    t = joust({"faction": FACTIONS[face.faction], "play": [name]}, {})
    view = t.p1.view["play"][0]
    assert view["keywords"] == words
    assert view["strength"] == face.strength
    assert [word for word, bit in KEYWORD_BIT.items() if face.keywords & bit] == words


@rule("values.icons")
@pytest.mark.parametrize(
    ("name", "icon"),
    [("Little Bird", "intrigue"), ("Noble Lineage", "power"), ("Syrio's Training", "military")],
)
def test_icons_from_attachments(name: str, icon: str) -> None:
    t = joust(
        {"hand": [name, "Summer"], "gold": 5},
        {"play": [{"card": "Edric Dayne"}]},
        phase="marshal",
    )
    t.p1.marshals(name, on="Edric Dayne")
    assert t.p2.icon("Edric Dayne", icon)


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


@rule("values.icons", "effects.lasting")
@pytest.mark.parametrize("extra", [-1, 1])
@pytest.mark.parametrize("icon", range(3))
def test_a_lasting_effect_changes_its_own_card_alone(icon: int, extra: int) -> None:
    names = ["Burned Men", "Salty Navigator", "House Dayne Knight"]
    t = joust({"play": names}, {"play": ["Ranging Party", "Braided Warrior"]})
    st = t.p1.st
    cards = [c for seat in (0, 1) for c in st.cards.piles[seat * ZONES + PLAY]]
    assert len(cards) == 5
    printed = {c: ICONS[st.cards.face[c]] for c in cards}
    before = {c: strength(st, c) for c in cards}
    for card in cards:
        st.mods = [
            Mod("phase", "icon", card, n=icon, extra=extra),
            Mod("phase", "strength", card, n=extra),
        ]
        bit = 1 << icon
        for c in cards:
            wanted = printed[c]
            if c == card:
                wanted = wanted | bit if extra > 0 else wanted & ~bit
            assert icons(st, c, gained_icons(st)) == wanted
            for i in range(3):
                assert has_icon(st, c, i) == bool(wanted >> i & 1)
            assert strength(st, c) == max(0, before[c] + (extra if c == card else 0))


@rule("values.icons")
def test_an_icon_gained_and_lost_is_none() -> None:
    """What an attachment gives counts once: one loss makes up for it."""
    edric = {"card": "Edric Dayne", "attachments": ["Little Bird"]}
    t = joust({"faction": "martell", "play": [edric]}, {"faction": "martell"})
    assert t.p1.icon("Edric Dayne", "intrigue")
    st, card = t.st, t.p1.card("Edric Dayne")
    bit = ICONS[st.cards.face[card]] | 2
    assert icons(st, card, gained_icons(st)) == bit
    st.mods = [Mod("phase", "icon", card, n=1, extra=-1)]
    assert not t.p1.icon("Edric Dayne", "intrigue")
    assert icons(st, card, gained_icons(st)) == bit & ~2
