"""The chapter `limits` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import (
    AMBUSHER,
    joust,
    never_in_the_challenge,
    never_in_the_phase,
    rule,
)


@rule("limits.maximum", "effects.move", "abilities.no_effect")
def test_c011_a_meager_contribution() -> None:
    t = joust(
        {"plot": "Summons", "hand": ["Bran Stark"]},
        {"faction": "nights_watch", "hand": ["A Meager Contribution"] * 2},
        phase="marshal",
    )
    t.p2.plays("A Meager Contribution")
    assert (t.p1.gold, t.p2.gold) == (3, 1)
    assert not t.p2.may("play", "A Meager Contribution")
    t = joust(
        {"plot": "Naval Superiority", "hand": ["Bran Stark"]},
        {"faction": "nights_watch", "plot": "Naval Superiority", "hand": ["A Meager Contribution"]},
        phase="marshal",
    )
    t.p2.plays("A Meager Contribution")
    assert t.p2.gold == 1
    t = joust(
        {"plot": "A Noble Cause", "hand": ["Bran Stark"]},
        {"faction": "nights_watch", "plot": "Naval Superiority", "hand": ["A Meager Contribution"]},
        phase="marshal",
    )
    assert t.kind != "window.reaction"  # there is nothing to move


@rule("limits.limit", "windows.reaction")
def test_c012_melisandre_reacts_to_herself_once_a_round() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "gold": 10,
            "hand": ["Melisandre", "Fiery Followers"],
        },
        {"play": ["The Tickler", "Burned Men"]},
        phase="marshal",
    )
    t.p1.marshals("Melisandre")
    t.p1.uses("Melisandre")
    t.p1.picks("The Tickler")
    assert t.p2.kneeling("The Tickler")
    t.p1.marshals("Fiery Followers")
    assert not t.p1.may("use", "Melisandre")


@rule("limits.limit", "windows.shared")
def test_d022_tyrion_gains_gold_for_any_intrigue_challenge() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Tyrion Lannister", "The Tickler", "Casterly Rock", "Cersei Lannister"],
        },
        {"faction": "stark", "play": ["Catelyn Stark"]},
    )
    for name, gold in (("The Tickler", 2), ("Cersei Lannister", 4)):
        t.p1.challenges("intrigue", name)
        t.p1.uses("Tyrion Lannister")
        assert t.p1.gold == gold
        t.quiet()
    t.p1.passes()
    t.p2.challenges("intrigue", "Catelyn Stark")
    assert not t.p1.asked("window.reaction")


@rule("limits.maximum")
def test_e007_winter_is_coming_once_a_challenge() -> None:
    t = joust({"play": ["Arya Stark"], "hand": ["Winter Is Coming"] * 2, "gold": 5}, {"power": 4})
    t.p1.challenges("power", "Arya Stark")
    t.p1.plays("Winter Is Coming")
    assert not t.p1.may("play", "Winter Is Coming")
    assert t.told("claim.applied")[-1]["n"] == 2


@rule("limits.limit")
def test_lightbringer_needs_stannis_for_renown() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "play": [{"card": "Robert Baratheon", "attachments": ["Lightbringer"]}, "Melisandre"],
        },
        {},
    )
    t.p1.challenges("power", "Robert Baratheon")
    t.until("keywords.use", 0)
    t.p1.picks("Robert Baratheon")
    t.p1.uses("Lightbringer")
    assert not t.p1.kneeling("Robert Baratheon")
    assert not t.p1.keyword("Melisandre", "renown")
    t.p1.challenges("military", "Robert Baratheon")
    t.until("keywords.use", 0)
    t.p1.picks("Robert Baratheon")
    assert not t.p1.may("use", "Lightbringer")


@rule("limits.limit")
@pytest.mark.parametrize("reward", ["draw", "power"])
def test_great_kraken(reward: str) -> None:
    t = joust({"faction": "greyjoy", "play": ["Great Kraken", "Balon Greyjoy"]}, {})
    assert t.p1.keyword("Balon Greyjoy", "stealth")
    t.p1.challenges("power", "Balon Greyjoy")
    t.p1.uses("Great Kraken")
    t.p1.answer(f"reward:{reward}")
    assert t.told("word.named")[-1]["word"] == reward
    assert len(t.p1.hand) == (reward == "draw")
    assert t.told("power.gained")[0]["n"] == 1


@rule("limits.maximum")
def test_put_to_the_torch_once_in_a_challenge() -> None:
    t = joust(
        {"play": ["Ser Jaime Lannister"], "hand": ["Put to the Torch"] * 2, "gold": 2},
        {"play": ["Casterly Rock", "Lannisport"]},
    )
    t.p1.challenges("military", "Ser Jaime Lannister")
    t.p1.plays("Put to the Torch")
    t.p1.picks("Lannisport")
    never_in_the_challenge(t, t.p1, "play", "Put to the Torch")
    assert t.p2.in_play == ["01097"]


@rule("limits.maximum")
def test_tears_of_lys_once_in_a_challenge() -> None:
    t = joust(
        {"play": ["Cersei Lannister"], "hand": ["Tears of Lys"] * 2, "gold": 2},
        {"play": ["Summer", "Grey Wind"]},
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    t.p1.plays("Tears of Lys")
    t.p1.picks("Summer")
    never_in_the_challenge(t, t.p1, "play", "Tears of Lys")


@rule("limits.maximum")
def test_we_do_not_sow_once_in_a_challenge() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Theon Greyjoy"], "hand": ["We Do Not Sow"] * 2, "gold": 2},
        {"play": ["Casterly Rock", "Lannisport"]},
    )
    t.p1.challenges("power", "Theon Greyjoy")
    t.p1.plays("We Do Not Sow")
    t.p1.picks("Lannisport")
    never_in_the_challenge(t, t.p1, "play", "We Do Not Sow")


@rule("limits.maximum")
def test_dorans_game_once_in_a_challenge() -> None:
    t = joust(
        {
            "faction": "martell",
            "play": ["Tywin Lannister"],
            "hand": ["Doran's Game"] * 2,
            "gold": 2,
            "used": ["Summons", "Confiscation"],
        },
        {},
    )
    t.p1.challenges("intrigue", "Tywin Lannister")
    t.p1.plays("Doran's Game")
    assert t.told("power.gained")[0]["n"] == 2
    never_in_the_challenge(t, t.p1, "play", "Doran's Game")


@rule("limits.maximum")
def test_like_warm_rain_once_in_a_challenge() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Cersei Lannister", "Grand Maester Pycelle"]},
        {
            "faction": "stark",
            "play": ["Summer", "Grey Wind"],
            "hand": ["Like Warm Rain"] * 2,
            "gold": 2,
        },
    )
    t.p1.challenges("intrigue", "Cersei Lannister", "Grand Maester Pycelle")
    t.p2.plays("Like Warm Rain")
    t.p2.picks("Summer")
    t.p2.picks("Grand Maester Pycelle")
    never_in_the_challenge(t, t.p2, "play", "Like Warm Rain")
    assert t.p1.dead == ["01085"]


@rule("limits.maximum")
@pytest.mark.parametrize("first", [0, 1])
def test_unbowed_once_in_a_challenge_and_not_by_the_first_player(first: int) -> None:
    t = joust(
        {"play": ["Robb Stark"]},
        {"faction": "martell", "hand": ["Unbowed, Unbent, Unbroken"] * 2},
        first=first,
    )
    t.p1.challenges("military", "Robb Stark")
    if first == 0:
        t.p2.plays("Unbowed, Unbent, Unbroken")
        t.p2.answer("icon:power")
    never_in_the_challenge(t, t.p2, "play", "Unbowed, Unbent, Unbroken")


@rule("limits.maximum", "control.change")
def test_take_the_black_once_a_round() -> None:
    t = joust(
        {"faction": "nights_watch", "hand": ["Take the Black"] * 2, "gold": 6},
        {"play": ["Burned Men", "Gold Cloaks"]},
        phase="dominance",
    )
    t.p1.plays("Take the Black")
    t.p1.picks("Burned Men")
    assert t.p1.has("Burned Men")
    never_in_the_phase(t, t.p1, "play", "Take the Black")


@rule("limits.limit")
def test_great_kraken_twice_a_round() -> None:
    t = joust(
        {
            "faction": "greyjoy",
            "play": ["Great Kraken", "Salty Navigator", "Alannys Greyjoy", "Aeron Damphair"],
        },
        {},
    )
    t.p1.challenges("military", "Salty Navigator")
    t.p1.uses("Great Kraken")
    t.p1.answer("reward:power")
    t.until("challenge.declare", 0)
    assert (t.p1.power, t.p1.hand) == (2, [])
    t.p1.challenges("intrigue", "Alannys Greyjoy")
    t.p1.uses("Great Kraken")
    t.p1.answer("reward:draw")
    t.until("challenge.declare", 0)
    assert (t.p1.power, len(t.p1.hand)) == (3, 1)
    t.p1.challenges("power", "Aeron Damphair")
    never_in_the_challenge(t, t.p1, "use", "Great Kraken")


@rule("limits.limit")
def test_joffrey_gains_no_more_than_three_a_round() -> None:
    lords = ["Eddard Stark", "Robb Stark", "Bran Stark", "Arya Stark"]
    t = joust(
        {"faction": "lannister", "plots": ["Wildfire Assault"], "play": ["Joffrey Baratheon"]},
        {"faction": "stark", "plots": ["The Winds of Winter"], "play": lords},
        phase="plot",
    )
    t.p1.answer("plot:01026")
    t.p2.answer("plot:01025")
    t.p1.answer("seat:0")
    t.p1.picks("Joffrey Baratheon")
    t.p2.answer([])
    assert len(t.p2.dead) == 4
    for _ in range(3):
        t.p1.uses("Joffrey Baratheon")
    assert t.p1.power_on("Joffrey Baratheon") == 3
    never_in_the_phase(t, t.p1, "use", "Joffrey Baratheon")


@rule("limits.limit")
def test_tyrion_twice_a_round_whoever_challenges() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": [
                "Tyrion Lannister",
                "Casterly Rock",
                "Cersei Lannister",
                "Grand Maester Pycelle",
            ],
        },
        {"faction": "tyrell", "play": ["The Queen of Thorns"]},
    )
    for attacker, gold in (("Cersei Lannister", 2), ("Grand Maester Pycelle", 4)):
        t.p1.challenges("intrigue", attacker)
        t.p1.uses("Tyrion Lannister")
        assert t.p1.gold == gold
        t.end_challenge()
    t.until("challenge.declare", 0)
    t.p1.passes()
    t.p2.challenges("intrigue", "The Queen of Thorns")
    never_in_the_challenge(t, t.p1, "use", "Tyrion Lannister")


@rule("limits.limit", "limits.cancelled")
def test_arianne_cancelled_has_been_used_in_this_phase() -> None:
    t = joust(
        {
            "faction": "martell",
            "play": ["Arianne Martell"],
            "hand": ["House Dayne Knight", "Burned Men"],
            "gold": 9,
        },
        {"play": ["Tywin Lannister"], "hand": ["Treachery"], "gold": 1},
    )
    t.p1.uses("Arianne Martell")
    t.p2.plays("Treachery")
    assert t.p1.has("Arianne Martell")
    assert not t.p1.has("House Dayne Knight")
    t.until("window.action", 0)
    assert not t.p1.may("use", "Arianne Martell")


@rule("limits.limit")
def test_old_forest_hunter_once_a_phase() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": ["Old Forest Hunter"],
            "hand": ["Burned Men", "Summer", "Ice"],
            "gold": 9,
        },
        {},
    )
    t.p1.uses("Old Forest Hunter")
    t.p1.picks("Ice")
    assert t.p1.gold == 10
    never_in_the_phase(t, t.p1, "use", "Old Forest Hunter")


@rule("limits.limit")
def test_robb_once_a_round() -> None:
    t = joust({"play": ["Robb Stark", "Grey Wind", "Bran Stark", "Arya Stark"], **AMBUSHER}, {})
    t.p1.uses("Grey Wind")
    t.p1.picks("Bran Stark")
    t.p1.uses("Robb Stark")
    assert not t.p1.kneeling("Grey Wind")
    t.p1.uses("Grey Wind")
    t.p1.picks("Arya Stark")
    assert len(t.p1.dead) == 2
    assert not t.p1.may("use", "Robb Stark")
    assert t.p1.kneeling("Grey Wind")


@rule("limits.limit")
def test_sansa_once_a_round() -> None:
    t = joust(
        {
            "play": [
                {"card": "Sansa Stark", "kneeling": True},
                "Magister Illyrio",
                "Handmaiden",
            ],
            "gold": 2,
        },
        {},
    )
    t.p1.uses("Magister Illyrio")
    t.p1.picks("Sansa Stark")
    t.p1.uses("Sansa Stark")
    assert t.p1.power == 1
    t.p1.challenges("intrigue", "Sansa Stark")
    t.p1.uses("Handmaiden")
    t.p1.picks("Sansa Stark")
    never_in_the_challenge(t, t.p1, "use", "Sansa Stark")


@rule("limits.limit")
def test_illyrio_once_a_phase() -> None:
    people = ["Drogon", "Viserion"]
    t = joust(
        {
            "faction": "targaryen",
            "play": ["Magister Illyrio", *({"card": x, "kneeling": True} for x in people)],
            "gold": 4,
        },
        {},
    )
    t.p1.uses("Magister Illyrio")
    t.p1.picks("Drogon")
    assert not t.p1.kneeling("Drogon")
    never_in_the_phase(t, t.p1, "use", "Magister Illyrio")


@rule("limits.limit")
def test_rhaegal_once_a_phase() -> None:
    t = joust({"faction": "targaryen", "play": ["Daenerys Targaryen", "Rhaegal"]}, {})
    t.p1.challenges("intrigue", "Daenerys Targaryen")
    t.p1.uses("Rhaegal")
    t.p1.picks("Daenerys Targaryen")
    t.p1.challenges("power", "Daenerys Targaryen")
    never_in_the_challenge(t, t.p1, "use", "Rhaegal")


@rule("limits.limit")
def test_randyll_twice_a_phase() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": [{"card": "Randyll Tarly", "kneeling": True}],
            "hand": ["Growing Strong"] * 3,
            "gold": 3,
        },
        {},
    )
    for icon in ("", "military", "power"):
        if icon:
            t.p1.challenges(icon, "Randyll Tarly")
        t.p1.plays("Growing Strong")
        t.p1.picks("Randyll Tarly")
        if icon != "power":
            t.p1.uses("Randyll Tarly")
            assert not t.p1.kneeling("Randyll Tarly")
    never_in_the_challenge(t, t.p1, "use", "Randyll Tarly")
