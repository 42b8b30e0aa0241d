"""The chapter `melee` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, melee, rule


@rule("melee.eliminated", "attachments.return", "keywords.terminal")
def test_attachments_of_others_leave_with_an_eliminated_players_card() -> None:
    t = melee(
        {
            "deck": ["Arya Stark"] * 2,
            "play": [
                {
                    "card": "Littlefinger",
                    "attachments": [
                        {"card": "Little Bird", "owner": 1},
                        {"card": "Milk of the Poppy", "owner": 2},
                    ],
                }
            ],
        },
        {"play": ["Burned Men"]},
        {},
        phase="draw",
    )
    assert t.st.out == (0,)
    assert "01034" in t.p2.hand  # back to its owner, as always
    assert t.seats[2].discard == ["01035"]  # terminal


@rule("melee.eliminated", "values.blank")
def test_the_plot_of_an_eliminated_player_holds_no_longer() -> None:
    t = melee(
        {"play": ["Robert Baratheon"]},
        {"play": ["Asha Greyjoy"]},
        {"plot": "Fortified Position", "deck": ["Burned Men"]},
        phase="draw",
    )
    assert t.st.out == (2,)
    assert t.p1.keyword("Robert Baratheon", "renown")
    assert t.p2.keyword("Asha Greyjoy", "stealth")


@rule("melee.each")
def test_ser_waymar_takes_a_card_from_everybody() -> None:
    t = joust(
        {"play": ["Summer"], "faction": "stark", "hand": ["Ice"]},
        {"faction": "nights_watch", "play": ["Ser Waymar Royce"]},
    )
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    t.p2.picks("Ser Waymar Royce")
    t.p2.uses("Ser Waymar Royce")
    assert t.p1.discard == ["01153"]
