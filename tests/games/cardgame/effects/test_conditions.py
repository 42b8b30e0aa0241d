"""Conditions of cards: another host, the wrong moment, nobody to do it to; and titles.

Where what happened must be seen before the game goes on by itself, somebody can ambush: the window
stays open for that player.
"""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import (
    AMBUSHER,
    having,
    joust,
    melee,
    never,
    never_in_the_challenge,
    never_in_the_phase,
    rule,
)

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
@pytest.mark.parametrize("before", [(), ("intrigue",), ("power",), ("power", "intrigue")])
def test_the_arakh_keeps_drogo_standing_once_a_round(before: tuple[str, ...]) -> None:
    """In the first military challenge, whatever else was fought before it."""
    t = joust(
        {
            "faction": "targaryen",
            "play": [having("Khal Drogo", "Drogo's Arakh"), "Littlefinger", "Tyrion Lannister"],
            **AMBUSHER,
        },
        {},
    )
    for icon in before:
        t.p1.challenges(icon, "Littlefinger" if icon == "power" else "Tyrion Lannister")
        t.end_challenge()
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
