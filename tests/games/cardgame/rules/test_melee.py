"""The chapter `melee` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import code_of, joust, kneeling, melee, rule


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


@rule("melee.eliminated", "effects.delayed")
def test_what_others_have_put_off_goes_on_without_an_eliminated_player() -> None:
    def waking(name: str) -> dict[str, object]:
        return {"faction": "targaryen", "play": [kneeling(name)], "hand": ["Waking the Dragon"]}

    t = melee(
        waking("Viserion"),
        {"deck": ["Ice"], "play": ["Grand Maester Pycelle"]},
        waking("Rhaegal"),
        first=1,
    )
    third = t.seats[2]
    for player, name in ((third, "Rhaegal"), (t.p1, "Viserion")):
        player.plays("Waking the Dragon")
        player.picks(name)
    t.p2.challenges("intrigue", "Grand Maester Pycelle", against=0)
    t.until("keywords.use", 1)
    t.p2.picks("Grand Maester Pycelle")
    assert t.st.out == (1,)
    t.to_phase("plot")
    returned = sorted(row["card"] for row in t.told("card.returned"))
    assert returned == sorted(map(code_of, ("Viserion", "Rhaegal")))
