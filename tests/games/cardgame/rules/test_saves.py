"""The chapter `saves` of the ledger, as play."""

from __future__ import annotations

from tests.games.cardgame.driver import joust, killed_by_claim, rule


@rule("saves.save", "leaving.discard")
def test_f003_bodyguard() -> None:
    guarded = {"card": "Tyrion Lannister", "attachments": ["Bodyguard"]}
    t = killed_by_claim({"play": [guarded, "Burned Men"]}, "Tyrion Lannister")
    t.p2.uses("Bodyguard")
    assert t.p2.has("Tyrion Lannister")
    assert t.p2.discard == ["01033"]
    t = joust({"play": ["Varys"]}, {"play": [guarded]}, phase="dominance")
    t.p1.uses("Varys")
    t.p2.uses("Bodyguard")
    assert t.p2.has("Tyrion Lannister")
    t = joust(
        {"faction": "lannister", "play": [guarded]},
        {"faction": "martell", "play": ["Ghaston Grey"]},
    )
    t.p1.challenges("power", "Tyrion Lannister")
    t.p2.uses("Ghaston Grey")
    t.p2.picks("Tyrion Lannister")
    assert not t.p1.asked("window.save")
    assert "01089" in t.p1.hand


@rule("saves.terminal", "saves.terminal_order", "costs.before")
def test_f010_dracarys_kills_at_once() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Drogon", "Viserion"], "hand": ["Dracarys!"], "gold": 1},
        {"play": [{"card": "Cersei Lannister", "duplicates": 1}]},
    )
    t.p1.challenges("power", "Viserion")
    t.p2.defends("Cersei Lannister")
    t.p1.plays("Dracarys!")
    t.p1.picks("Drogon")
    assert t.p1.kneeling("Drogon")
    t.p1.picks("Cersei Lannister")
    assert not t.p2.asked("window.save")
    assert t.p2.dead == ["01084"]
    assert t.p2.discard == ["01084"]


@rule("saves.terminal", "effects.lasting")
def test_f011_dracarys_waits_for_strength_zero() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Drogon", "Rhaegal", "Khal Drogo", "Plaza of Punishment"],
            "hand": ["Dracarys!"],
            "gold": 1,
        },
        {"play": ["Tywin Lannister"]},
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p2.defends("Tywin Lannister")
    t.p1.plays("Dracarys!")
    t.p1.picks("Rhaegal")
    t.p1.picks("Tywin Lannister")
    assert t.p2.strength("Tywin Lannister") == 2
    t.p1.uses("Plaza of Punishment")
    t.p1.picks("Tywin Lannister")
    assert t.p2.dead == ["01090"]


@rule("saves.terminal", "cards.risen")
def test_f014_risen_against_strength_zero() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Khal Drogo", "Plaza of Punishment"]},
        {"faction": "greyjoy", "play": ["Maester Wendamyr"], "hand": ["Risen from the Sea"]},
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p2.answer([])
    t.p1.uses("Plaza of Punishment")
    t.p1.picks("Maester Wendamyr")
    t.p2.plays("Risen from the Sea")
    assert t.p2.has("Maester Wendamyr")
    assert t.p2.dead == []


@rule("saves.cannot", "targets.not_chosen", "leaving.owner")
def test_h011_ghaston_grey() -> None:
    t = joust(
        {"play": [{"card": "Arya Stark", "duplicates": 1}, "Robb Stark"]},
        {"faction": "martell", "play": ["Ghaston Grey"], "power": 1},
    )
    t.p1.challenges("power", "Arya Stark", "Robb Stark")
    t.p2.uses("Ghaston Grey")
    t.p2.picks("Arya Stark")
    assert "01141" in t.p1.hand
    assert t.p2.discard == ["01116"]
    assert t.told("claim.applied")


@rule("saves.terminal", "effects.expire")
def test_str_that_ends_with_the_challenge_may_kill_at_its_end() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Khal Drogo", "Drogon"],
            "hand": ["Dracarys!"],
            "gold": 1,
        },
        {
            "faction": "greyjoy",
            "play": ["Asha Greyjoy", "Iron Fleet Scout"],
            "hand": ["Risen from the Sea"],
            "gold": 1,
        },
    )
    t.p1.challenges("power", "Khal Drogo")
    t.p2.defends("Asha Greyjoy")
    t.p2.uses("Iron Fleet Scout")
    t.p2.picks("Asha Greyjoy")
    t.p1.plays("Dracarys!")
    t.p1.picks("Drogon")
    t.p1.picks("Asha Greyjoy")
    assert t.p2.strength("Asha Greyjoy") == 1
    t.until("window.save", 1)
    assert t.st.type < 0  # nobody takes part any more
    t.p2.plays("Risen from the Sea")
    assert t.p2.has("Asha Greyjoy")
    assert t.p2.dead == []


@rule("saves.terminal", "challenges.defenders")
def test_a_weakened_defender_falls_when_daenerys_weakens_it_further() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Khal Drogo", "Unsullied", "Daenerys Targaryen", "Plaza of Punishment"],
        },
        {"faction": "greyjoy", "play": ["Theon Greyjoy"], "hand": ["Risen from the Sea"]},
    )
    t.p1.challenges("power", "Unsullied")
    t.p2.defends()
    t.p1.uses("Plaza of Punishment")
    t.p1.picks("Theon Greyjoy")
    t.p1.challenges("military", "Khal Drogo")
    t.p2.defends("Theon Greyjoy")
    t.play.expect("window.save", 1)
    t.p2.passes()
    assert t.p2.dead == ["01071"]
    assert t.st.type >= 0  # the challenge goes on without him
