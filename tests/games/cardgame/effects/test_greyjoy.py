"""Cards: greyjoy, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, killed_by_claim, rule


@rule("cards.risen", "attachments.return")
def test_f013_risen_from_the_sea() -> None:
    t = killed_by_claim(
        {"faction": "greyjoy", "play": ["Theon Greyjoy"], "hand": ["Risen from the Sea"]},
        "Theon Greyjoy",
    )
    t.p2.plays("Risen from the Sea")
    assert t.p2.strength("Theon Greyjoy") == 4
    risen = next(c for c in t.p2.view["play"] if c["card"] == "01081")
    assert risen["type"] == "attachment"
    t.to_phase("plot")
    t = joust(
        {"faction": "greyjoy", "play": ["Theon Greyjoy"], "hand": ["Risen from the Sea"]},
        {"faction": "stark", "play": ["Summer", "Grey Wind", "Robb Stark"]},
        first=1,
    )
    t.p2.challenges("military", "Summer")
    t.until("claim.military", 0)
    t.p1.picks("Theon Greyjoy")
    t.p1.plays("Risen from the Sea")
    t.p2.uses("Grey Wind") if t.p2.may("use", "Grey Wind") else None
    assert t.p1.has("Theon Greyjoy")


def test_asha_and_theon_unopposed() -> None:
    t = joust({"faction": "greyjoy", "play": ["Asha Greyjoy", "Theon Greyjoy"]}, {})
    t.p1.challenges("power", "Asha Greyjoy", "Theon Greyjoy")
    t.p1.uses("Asha Greyjoy")
    assert not t.p1.kneeling("Asha Greyjoy")
    t.p1.uses("Theon Greyjoy")
    assert t.p1.power_on("Theon Greyjoy") == 1


def test_drowned_men_and_the_iron_fleet() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Drowned Men", "Iron Fleet Scout", "Great Kraken"]}, {}
    )
    assert t.p1.strength("Drowned Men") == 5
    t.p1.challenges("military", "Drowned Men")
    t.p1.uses("Iron Fleet Scout")
    t.p1.picks("Drowned Men")
    assert t.told("challenge.compared")[-1]["attack"] == 7  # +2 for the first player


def test_lordsport_shipwright() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Lordsport Shipwright"]},
        {"play": ["Lannisport", "Casterly Rock"]},
        phase="marshal",
    )
    t.p1.uses("Lordsport Shipwright")
    t.p1.picks("Lannisport")
    assert t.told("card.knelt")[-1]["card"] == "01098"
    t = joust(
        {"play": ["Lannisport", "Casterly Rock"], "faction": "lannister"},
        {"faction": "greyjoy", "play": ["Lordsport Shipwright"]},
        phase="marshal",
    )
    t.p2.uses("Lordsport Shipwright")
    assert not t.p2.can_pick("Lannisport")  # three is too dear for the second player


def test_throwing_axe() -> None:
    t = joust(
        {
            "faction": "greyjoy",
            "play": [{"card": "Balon Greyjoy", "attachments": ["Throwing Axe"]}],
        },
        {"play": ["Burned Men", "The Tickler"]},
    )
    t.p1.challenges("military", "Balon Greyjoy")
    t.p2.defends("Burned Men")
    t.p1.uses("Throwing Axe")
    assert not t.p1.can_pick("The Tickler")
    t.p1.picks("Burned Men")
    assert t.p2.dead == ["01091"]


def test_we_do_not_sow() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Asha Greyjoy"], "hand": ["We Do Not Sow"], "gold": 1},
        {"play": ["Lannisport"]},
    )
    t.p1.challenges("power", "Asha Greyjoy")
    t.p1.plays("We Do Not Sow")
    t.p1.picks("Lannisport")
    assert t.p2.discard == ["01098"]
