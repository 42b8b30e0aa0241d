"""Limits and conditions of cards: the second time, another host, the wrong moment.

Where what happened must be seen before the game goes on by itself, somebody can ambush: the window
stays open for that player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.cardgame.table import Seat, Table, joust, melee, rule

AMBUSHER: dict[str, Any] = {"hand": ["Burned Men"], "gold": 9}


def never(t: Table, p: Seat, word: str, name: str, over: Callable[[], bool]) -> None:
    """Go on until it is over: the player is never offered this."""
    for _ in range(80):
        if t.over or over():
            return
        assert not p.may(word, name), f"{word} {name} is offered; {t}"
        if not t.idle():
            t.play.answer(t.play.asked().seat, t.forced_answer())
    raise AssertionError(f"it never came to an end; {t}")


def never_in_the_challenge(t: Table, p: Seat, word: str, name: str) -> None:
    never(t, p, word, name, lambda: t.st.type < 0)


def never_in_the_phase(t: Table, p: Seat, word: str, name: str) -> None:
    phase = t.phase
    never(t, p, word, name, lambda: t.phase != phase)


# ---- once in a challenge, once in a round --------------------------------------------------------


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


# ---- only if -------------------------------------------------------------------------------------


@rule("values.current")
def test_lightbringer_gives_renown_to_stannis_alone() -> None:
    sword = ["Lightbringer"]
    t = joust(
        {"faction": "baratheon", "play": [{"card": "Fiery Followers", "attachments": sword}]},
        {"faction": "baratheon", "play": [{"card": "Stannis Baratheon", "attachments": sword}]},
    )
    assert not t.p1.keyword("Fiery Followers", "renown")
    assert t.p2.keyword("Stannis Baratheon", "renown")


@rule("abilities.condition")
def test_the_red_keep_draws_nothing_after_a_lost_power_challenge() -> None:
    t = joust(
        {"faction": "baratheon", "play": ["The Red Keep"]}, {"play": ["Eddard Stark"]}, first=1
    )
    t.p2.challenges("power", "Eddard Stark")
    t.end_challenge()
    never_in_the_phase(t, t.p1, "use", "The Red Keep")


@rule("abilities.condition")
def test_ours_is_the_fury_is_for_the_defending_player() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "play": ["Bastard in Hiding", {"card": "Robert Baratheon", "kneeling": True}],
            "hand": ["Ours is the Fury"],
            "gold": 2,
        },
        {},
    )
    t.p1.challenges("power", "Bastard in Hiding")
    never_in_the_challenge(t, t.p1, "play", "Ours is the Fury")


@rule("abilities.condition")
def test_seen_in_flames_needs_a_rhllor_character() -> None:
    t = joust(
        {
            "faction": "baratheon",
            "play": ["Robert Baratheon"],
            "hand": ["Seen In Flames"],
            "gold": 1,
        },
        {"hand": ["Burned Men"]},
    )
    never_in_the_phase(t, t.p1, "play", "Seen In Flames")


@rule("values.current")
@pytest.mark.parametrize(("first", "reserve"), [(0, 5), (1, 6)])
def test_alannys_lowers_the_reserve_while_her_player_is_first(first: int, reserve: int) -> None:
    t = joust({"faction": "greyjoy", "play": ["Alannys Greyjoy"]}, {}, first=first)
    assert t.p2.view["plot"]["reserve"] == reserve
    assert t.p1.view["plot"]["reserve"] == 6


@rule("challenges.no_strength")
def test_balon_shuts_nobody_out_while_he_defends() -> None:
    t = joust(
        {"play": ["Eddard Stark"]},
        {"faction": "greyjoy", "play": ["Balon Greyjoy", "Theon Greyjoy"]},
    )
    t.p1.challenges("military", "Eddard Stark")
    t.p2.defends("Balon Greyjoy", "Theon Greyjoy")
    assert t.told("challenge.compared")[-1]["defence"] == 8


@rule("abilities.condition")
def test_the_krakens_grasp_is_for_the_first_player() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Balon Greyjoy"], "hand": ["The Kraken's Grasp"]},
        {"play": ["Eddard Stark"]},
        first=1,
    )
    t.until("challenge.declare", 1)
    t.p2.passes()
    t.p1.challenges("military", "Balon Greyjoy")
    t.p2.defends("Eddard Stark")
    never_in_the_challenge(t, t.p1, "play", "The Kraken's Grasp")


@rule("values.current")
def test_jaime_has_no_renown_in_an_intrigue_challenge() -> None:
    t = joust({"play": ["Ser Jaime Lannister"], **AMBUSHER}, {})
    t.p1.challenges("intrigue", "Ser Jaime Lannister")
    assert t.st.type == 1
    assert not t.p1.keyword("Ser Jaime Lannister", "renown")


@rule("values.icons")
def test_widows_wail_gives_an_icon_to_joffrey_alone() -> None:
    blade = ["Widow's Wail"]
    t = joust(
        {"play": [{"card": "Cersei Lannister", "attachments": blade}]},
        {"play": [{"card": "Joffrey Baratheon", "attachments": blade}]},
    )
    assert (t.p1.strength("Cersei Lannister"), t.p2.strength("Joffrey Baratheon")) == (6, 5)
    assert not t.p1.icon("Cersei Lannister", "military")
    assert t.p2.icon("Joffrey Baratheon", "military")


@rule("abilities.condition")
def test_the_things_i_do_for_love_need_a_lannister_lord_or_lady() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["The Tickler", "Arya Stark"],
            "hand": ["The Things I Do For Love"],
            "gold": 5,
        },
        {"play": ["Bran Stark"]},
    )
    never_in_the_phase(t, t.p1, "play", "The Things I Do For Love")


@rule("cards.treachery")
@pytest.mark.parametrize("friend", ["Tywin Lannister", "Gold Cloaks"])
def test_treachery_cancels_for_a_unique_lannister_alone(friend: str) -> None:
    t = joust(
        {"faction": "lannister", "play": ["Tyrion Lannister", "Cersei Lannister"], **AMBUSHER},
        {"faction": "lannister", "play": [friend], "hand": ["Treachery"], "gold": 1},
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    t.p1.uses("Tyrion Lannister")
    if friend == "Gold Cloaks":
        assert not t.p2.may("play", "Treachery")
        never_in_the_challenge(t, t.p2, "play", "Treachery")
        assert t.p1.gold == 11
    else:
        t.p2.plays("Treachery")
        assert t.p1.gold == 9
        assert t.told("ability.cancelled")


@rule("values.icons")
@pytest.mark.parametrize("first", [0, 1])
def test_palace_spearman_has_an_intrigue_icon_while_another_is_first(first: int) -> None:
    t = joust({"faction": "martell", "play": ["Palace Spearman"]}, {}, first=first)
    assert t.p1.icon("Palace Spearman", "intrigue") == (first == 1)


@rule("values.current")
def test_dawn_intimidates_for_house_dayne_alone() -> None:
    blade = ["Dawn"]
    t = joust(
        {"faction": "martell", "play": [{"card": "The Red Viper", "attachments": blade}]},
        {"faction": "martell", "play": [{"card": "Edric Dayne", "attachments": blade}]},
    )
    assert not t.p1.keyword("The Red Viper", "intimidate")
    assert t.p2.keyword("Edric Dayne", "intimidate")


@rule("challenges.joins")
def test_jon_snow_takes_no_part_kneeling() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": [{"card": "Jon Snow", "kneeling": True}, "Ranging Party"],
        },
        {},
    )
    t.p1.challenges("military", "Ranging Party")
    assert t.told("challenge.compared")[-1]["attack"] == 5


@rule("challenges.no_kneel")
@pytest.mark.parametrize("wall", [[], ["The Wall"]])
def test_old_bear_stands_behind_the_wall(wall: list[str]) -> None:
    t = joust(
        {"play": ["Bran Stark", "Summer"], **AMBUSHER},
        {"faction": "nights_watch", "play": ["Old Bear Mormont", *wall]},
    )
    t.p1.challenges("military", "Summer")
    t.p2.defends("Old Bear Mormont")
    assert t.st.stage == 2
    assert t.p2.kneeling("Old Bear Mormont") == (not wall)


@rule("abilities.condition")
@pytest.mark.parametrize("lost", [True, False])
def test_old_bear_calls_nobody_after_a_lost_defence(lost: bool) -> None:
    t = joust(
        {"play": ["Summer"] if lost else []},
        {
            "faction": "nights_watch",
            "play": ["Old Bear Mormont", "Samwell Tarly"],
            "hand": ["Ranging Party"],
        },
    )
    if not lost:
        t.until("challenge.declare", 1)
        t.p2.passes()
        t.p2.uses("Old Bear Mormont")
        t.p2.picks("Ranging Party")
        assert t.p2.has("Ranging Party")
        return
    t.p1.challenges("military", "Summer")
    t.p2.answer([])
    t.until("claim.military", 1)
    t.p2.picks("Samwell Tarly")
    never_in_the_phase(t, t.p2, "use", "Old Bear Mormont")


@rule("abilities.condition")
def test_the_sword_in_the_darkness_needs_a_brother_in_the_challenge() -> None:
    t = joust(
        {"play": ["Bran Stark"], "hand": ["Burned Men"]},
        {
            "faction": "nights_watch",
            "play": ["Robert Baratheon", "Ranging Party"],
            "hand": ["The Sword in the Darkness"],
            "gold": 1,
        },
    )
    t.p1.challenges("power", "Bran Stark")
    t.p2.defends("Robert Baratheon")
    never_in_the_challenge(t, t.p2, "play", "The Sword in the Darkness")


@rule("abilities.condition")
def test_winter_is_coming_needs_a_challenge() -> None:
    t = joust({"play": ["Summer"], "hand": ["Winter Is Coming", "Burned Men"], "gold": 9}, {})
    t.play.expect("window.action", 0)
    never(t, t.p1, "play", "Winter Is Coming", lambda: t.kind == "challenge.declare")
    t.p1.challenges("military", "Summer")
    assert t.p1.may("play", "Winter Is Coming")


@rule("challenges.no_kneel")
def test_the_arakh_keeps_drogo_standing_once_a_round() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": [{"card": "Khal Drogo", "attachments": ["Drogo's Arakh"]}],
            **AMBUSHER,
        },
        {},
    )
    t.p1.challenges("military", "Khal Drogo")
    assert not t.p1.kneeling("Khal Drogo")
    t.end_challenge()
    t.p1.challenges("military", "Khal Drogo")
    assert t.p1.kneeling("Khal Drogo")


@rule("challenges.no_kneel")
def test_the_arakh_lets_another_warrior_kneel() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": [{"card": "Braided Warrior", "attachments": ["Drogo's Arakh"]}],
            **AMBUSHER,
        },
        {},
    )
    t.p1.challenges("military", "Braided Warrior")
    assert t.st.type == 0
    assert t.p1.kneeling("Braided Warrior")
    assert t.p1.strength("Braided Warrior") == 5


@rule("challenges.no_kneel", "values.icons")
@pytest.mark.parametrize(
    ("one", "other", "icon"), [("Left", "Right", "power"), ("Right", "Left", "intrigue")]
)
@pytest.mark.parametrize("together", [True, False])
def test_left_and_right_are_plain_alone(one: str, other: str, icon: str, together: bool) -> None:
    t = joust(
        {"play": ["Summer"], **AMBUSHER},
        {"faction": "tyrell", "play": [one, other] if together else [one]},
    )
    assert t.p2.strength(one) == (3 if together else 2)
    assert t.p2.icon(one, icon) == together
    t.p1.challenges("military", "Summer")
    t.p2.defends(one)
    assert t.st.stage == 2
    assert t.p2.kneeling(one) != together


@rule("abilities.condition")
def test_heartsbane_helps_in_a_challenge_that_its_bearer_is_in() -> None:
    t = joust(
        {
            "faction": "tyrell",
            "play": [
                {"card": "Randyll Tarly", "attachments": ["Heartsbane"]},
                "The Knight of Flowers",
            ],
        },
        {},
    )
    t.p1.challenges("military", "The Knight of Flowers")
    never_in_the_challenge(t, t.p1, "use", "Heartsbane")
    t.p1.challenges("power", "Randyll Tarly")
    assert t.p1.may("use", "Heartsbane")


@rule("targets.choose", "abilities.no_effect")
@pytest.mark.parametrize("there", [["Lannisport"], ["Bran Stark"]])
def test_the_queens_assassin_needs_somebody_to_kill(there: list[str]) -> None:
    t = joust(
        {"faction": "lannister", "hand": ["The Queen's Assassin", "Burned Men"], "gold": 4},
        {"play": there},
    )
    t.p1.ambushes("The Queen's Assassin")
    if there == ["Lannisport"]:
        never_in_the_phase(t, t.p1, "use", "The Queen's Assassin")
    else:
        t.p1.uses("The Queen's Assassin")
        t.p1.answer("seat:1")
        t.p2.picks("Bran Stark")
        assert t.p2.dead == ["01142"]


# ---- seen at once --------------------------------------------------------------------------------


def test_veteran_builder_stands_a_location() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": ["Veteran Builder", {"card": "The Wall", "kneeling": True}],
            **AMBUSHER,
        },
        {},
    )
    t.p1.uses("Veteran Builder")
    t.p1.picks("The Wall")
    assert t.phase == "challenges"
    assert not t.p1.kneeling("The Wall")


def test_castle_black_stands_the_defender_at_once() -> None:
    t = joust(
        {"play": ["Eddard Stark"], **AMBUSHER},
        {"faction": "nights_watch", "play": ["Castle Black", "Ranging Party"]},
    )
    t.p1.challenges("military", "Eddard Stark")
    t.p2.defends("Ranging Party")
    t.p2.uses("Castle Black")
    t.p2.picks("Ranging Party")
    assert t.st.stage == 2
    assert not t.p2.kneeling("Ranging Party")
    assert t.p2.strength("Ranging Party") == 7


def test_highgarden_stands_the_attacker_at_once() -> None:
    t = joust(
        {"play": ["Eddard Stark"], **AMBUSHER},
        {"faction": "tyrell", "play": ["Highgarden"], "gold": 1},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.uses("Highgarden")
    t.p2.picks("Eddard Stark")
    assert t.st.type == 2
    assert t.st.attackers == []
    assert not t.p1.kneeling("Eddard Stark")


def test_waking_the_dragon_stands_at_once() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "play": [{"card": "Drogon", "kneeling": True}],
            "hand": ["Waking the Dragon", "Burned Men"],
            "gold": 9,
        },
        {},
    )
    t.p1.plays("Waking the Dragon")
    t.p1.picks("Drogon")
    assert t.phase == "challenges"
    assert not t.p1.kneeling("Drogon")


@rule("costs.before")
def test_ice_strengthens_and_kills() -> None:
    t = joust(
        {"play": [{"card": "Robb Stark", "attachments": ["Ice"]}]},
        {"play": ["Burned Men", "The Tickler"]},
    )
    assert t.p1.strength("Robb Stark") == 7
    t.p1.challenges("military", "Robb Stark")
    t.p2.answer([])
    t.p1.uses("Ice")
    t.p1.picks("The Tickler")
    t.play.expect("claim.military", 1)
    assert (t.p2.dead, t.p1.discard) == (["01088"], ["01153"])


# ---- titles --------------------------------------------------------------------------------------


@rule("titles.strength")
@pytest.mark.parametrize(
    ("title", "icon"),
    [("01206", "intrigue"), ("01207", "military"), ("01208", "power")],
)
@pytest.mark.parametrize("present", [True, False])
def test_a_title_adds_to_its_challenges_with_a_character_there(
    title: str, icon: str, present: bool
) -> None:
    attacker = "Euron Crow's Eye"
    t = melee(
        {"faction": "greyjoy", "play": [attacker], "title": title if present else "01210"},
        {"faction": "stark", "title": "01211" if present else title},
        {"faction": "tyrell"},
    )
    t.p1.challenges(icon, attacker, against=1)
    if t.seats[1].asked("title.redirect"):
        t.seats[1].answer("no")
    told = t.told("challenge.compared")[-1]
    assert (told["attack"], told["defence"]) == (7 if present else 6, 0)


@rule("titles.ships")
@pytest.mark.parametrize(("other", "claim"), [("01210", 2), ("01206", 1)])
def test_the_master_of_ships_claims_more_from_rivals_alone(other: str, claim: int) -> None:
    t = melee(
        {"faction": "greyjoy", "play": ["Salty Navigator"], "title": "01207"},
        {"faction": "stark", "title": other},
        {"faction": "tyrell", "title": "01209"},
    )
    if other == "01206":  # supported: the challenge comes by the regent's will, or not at all
        t.until("challenge.declare", 0)
        assert not t.p1.may_challenge("military", 1)
        t.p1.answer("challenge:military:2")
        t.p1.picks("Salty Navigator")
    else:
        t.p1.challenges("military", "Salty Navigator", against=1)
    assert t.told("claim.applied")[-1]["n"] == claim


@rule("titles.regent", "dominance.count")
def test_the_crown_regent_adds_two_to_dominance() -> None:
    t = melee({"title": "01211"}, {"title": "01209"}, {"title": "01206"}, phase="dominance")
    counted = {e["seat"]: e["n"] for e in t.told("dominance.counted")}
    assert counted == {0: 2, 1: 0, 2: 0}
    assert t.p1.power == 1
