"""The chapter `abilities` of the ledger, as play."""

from __future__ import annotations

import random

from tests.games.cardgame.driver import joust, rule

import weirwood


@rule("abilities.phase")
def test_c013_maester_cressen_cures_conditions_in_marshaling() -> None:
    milk = {"card": "Milk of the Poppy", "owner": 1}
    board = {
        "faction": "baratheon",
        "play": ["Maester Cressen", {"card": "Robert Baratheon", "attachments": [milk]}],
    }
    t = joust(dict(board), {"play": ["Tywin Lannister"]}, phase="marshal")
    t.p1.uses("Maester Cressen")
    t.p1.picks("Milk of the Poppy")
    assert t.p2.discard == ["01035"]
    assert t.p1.kneeling("Maester Cressen")
    t = joust({**board, "hand": ["Seen In Flames"]}, {"hand": ["Burned Men"]})
    assert not t.p1.may("use", "Maester Cressen")


@rule("abilities.initiate", "windows.passing", "windows.silence")
def test_k001_only_legal_choices_and_pass_in_windows() -> None:
    for seed in range(3):
        m = weirwood.new("cardgame", seats=2, seed=seed)
        rng = random.Random(seed)
        while not m.over:
            d = m.decisions[0]
            keys = [o.key for o in m.options(d)]
            if d.kind.startswith("window.") and d.kind != "window.forced":
                assert "pass" in keys
            answer = m.sample(d, rng)
            assert m.why_not(d, answer) is None
            m.answer(d, answer)


@rule("abilities.no_effect")
def test_h013_dorans_game() -> None:
    used = ["Summons", "Taxation", "Confiscation", "Heads on Spikes"]
    t = joust(
        {
            "faction": "martell",
            "play": ["The Red Viper"],
            "used": used,
            "hand": ["Doran's Game"],
            "gold": 1,
        },
        {},
    )
    t.p1.challenges("intrigue", "The Red Viper")
    t.p1.plays("Doran's Game")
    assert t.told("power.gained")[0]["n"] == 4
    t = joust(
        {"faction": "martell", "play": ["The Red Viper"], "hand": ["Doran's Game"], "gold": 1}, {}
    )
    t.p1.challenges("intrigue", "The Red Viper")
    assert not t.p1.may("play", "Doran's Game")


@rule("abilities.no_effect")
def test_h014_seal_of_the_hand() -> None:
    seal = ["Seal of the Hand"]
    t = joust({"play": [{"card": "Eddard Stark", "attachments": seal, "kneeling": True}]}, {})
    t.p1.uses("Seal of the Hand")
    assert not t.p1.kneeling("Eddard Stark")
    assert t.p1.kneeling("Seal of the Hand")
    t = joust({"play": [{"card": "Eddard Stark", "attachments": seal}]}, {})
    assert not t.p1.asked("window.action")


@rule("abilities.steps", "abilities.resolve", "costs.before", "windows.complete")
def test_costs_then_targets_then_cancels_then_effects() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Drogon", "Viserion"], "hand": ["Dracarys!"], "gold": 1},
        {"faction": "stark", "play": ["Bran Stark", "Arya Stark"]},
    )
    t.p1.challenges("power", "Viserion")
    t.p1.answer("none") if t.p1.asked("challenge.stealth") else None
    t.p2.defends("Arya Stark")
    t.p1.plays("Dracarys!")
    t.play.expect("cost.kneel", 0)
    t.p1.picks("Drogon")
    assert t.p1.kneeling("Drogon")
    t.play.expect("target.card", 0)
    t.p1.picks("Arya Stark")
    assert t.p1.gold == 0
    t.play.expect("window.save", 1)  # the cancel comes after the target
    t.p2.passes()
    assert t.p2.dead == ["01141"]


@rule("abilities.trigger", "abilities.controller", "windows.in_hand", "marshal.types")
def test_refusals_name_their_rules() -> None:
    t = joust(
        {
            "play": ["Eddard Stark", "Winterfell Steward"],
            "hand": ["Put to the Sword", "For the North!"],
            "gold": 9,
        },
        {"play": ["Lannisport Merchant"]},
        phase="marshal",
    )
    eddard = t.st.tag[t.p1.card("Eddard Stark")]
    merchant = t.st.tag[t.p2.card("Lannisport Merchant")]
    assert t.p1.refused("play:01041") == "abilities.trigger"
    assert t.p1.refused(f"use:01144:{eddard}:0") == "abilities.trigger"
    assert t.p1.refused(f"use:01094:{merchant}:0") == "abilities.controller"
    assert t.p1.refused("marshal:01141") == "windows.in_hand"
    assert t.p1.refused("marshal:01157") == "marshal.types"
    assert t.p1.refused("play:01157") == "abilities.condition"


@rule("abilities.condition")
def test_the_queens_assassin() -> None:
    t = joust(
        {
            "faction": "lannister",
            "hand": ["The Queen's Assassin", "Burned Men", "Lannisport"],
            "gold": 4,
        },
        {"faction": "stark", "play": ["Arya Stark", "Bran Stark"], "hand": ["Summer"]},
    )
    t.p1.ambushes("The Queen's Assassin")
    t.p1.uses("The Queen's Assassin")
    t.p1.answer("seat:1")
    t.play.expect("pick.card", 1)
    t.p2.picks("Bran Stark")
    assert t.p2.dead == ["01142"]
