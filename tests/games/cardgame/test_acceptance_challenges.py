"""Acceptance D: declaring, participating, winning."""

# ruff: noqa: N802 - the tests bear the ids of the acceptance list
from __future__ import annotations

import pytest
from tests.games.cardgame.table import joust, rule

KNIGHT = "Tumblestone Knight"


@rule("challenges.standing", "challenges.icon", "challenges.attackers", "challenges.defenders")
def test_D001_kneeling_or_without_icon() -> None:
    t = joust(
        {"play": ["Arya Stark", {"card": "Eddard Stark", "kneeling": True}, KNIGHT]},
        {"play": ["Tyrion Lannister", {"card": "The Tickler", "kneeling": True}, "Burned Men"]},
    )
    t.p1.answer("challenge:military:1")
    arya, eddard, knight = t.p1.view["play"]
    assert t.p1.refused(f"card:01141:{arya['tag']}") == "challenges.icon"
    assert t.p1.refused(f"card:01144:{eddard['tag']}") == "challenges.standing"
    t.p1.answer(f"card:01150:{knight['tag']}")
    assert t.p1.kneeling(KNIGHT)
    t.until("challenge.defenders", 1)
    tyrion, tickler, burned = t.p2.view["play"]
    assert t.p2.refused(f"card:01089:{tyrion['tag']}") == "challenges.icon"
    assert t.p2.refused(f"card:01088:{tickler['tag']}") == "challenges.standing"
    t.p2.answer(f"card:01091:{burned['tag']}")
    assert t.p2.kneeling("Burned Men")


@rule("challenges.one_each", "challenges.end", "windows.places")
def test_D002_one_of_each_then_only_the_window() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["The Tickler", "Tyrion Lannister", "Lannisport Merchant", "Burned Men"],
            "hand": ["Hear Me Roar!", "Tywin Lannister"],
            "gold": 3,
        },
        {},
    )
    t.p1.challenges("military", "The Tickler")
    t.until("challenge.declare", 0)
    assert not t.p1.may_challenge("military")
    assert t.p1.refused("challenge:military:1") == "challenges.one_each"
    t.p1.challenges("power", "Lannisport Merchant")
    t.p1.challenges("intrigue", "Tyrion Lannister")
    t.end_challenge()
    t.play.expect("window.action", 0)  # once more, though no challenge is left
    t.p1.passes()
    assert t.phase != "challenges" or t.st.active != 0


@rule("challenges.winner", "challenges.count")
def test_D003_a_tie_goes_to_the_attacker_and_is_not_unopposed() -> None:
    t = joust(
        {"play": ["Vanguard of the North"]},
        {"faction": "martell", "play": ["Palace Spearman"]},
    )
    t.p1.challenges("military", "Vanguard of the North")
    t.p2.defends("Palace Spearman")
    t.until("claim.military")
    won = t.told("challenge.won")[-1]
    assert (won["seat"], won["n"]) == (0, 0)
    assert t.p1.power == 0


@rule("challenges.nobody", "challenges.removed")
def test_D004_without_attackers_nobody_wins() -> None:
    t = joust(
        {"play": ["Eddard Stark", "Lannisport"], "faction": "lannister"},
        {"faction": "tyrell", "play": ["Highgarden", "The Mander"], "gold": 1},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.uses("Highgarden")
    t.p2.picks("Eddard Stark")
    t.end_challenge()
    assert t.told("challenge.nobody")
    assert not t.told("challenge.won")
    assert t.p1.power == 0
    assert t.p1.power_on("Eddard Stark") == 0


@rule("challenges.unopposed", "challenges.no_strength")
def test_D005_a_defender_of_strength_zero_leaves_it_unopposed() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Black Wind's Crew"], "hand": ["The Kraken's Grasp"]},
        {"play": ["Burned Men"]},
    )
    t.p1.challenges("military", "Black Wind's Crew")
    t.p2.defends("Burned Men")
    t.p1.plays("The Kraken's Grasp")
    t.p1.picks("Burned Men")
    t.until("claim.military")
    assert t.told("challenge.unopposed")
    assert t.p1.power == 1


@rule("challenges.after", "claim.read")
def test_D006_the_order_after_the_comparison() -> None:
    t = joust(
        {"play": ["Eddard Stark", {"card": "Robb Stark", "attachments": ["Ice"]}]},
        {"play": ["Burned Men", "The Tickler"]},
    )
    t.p1.challenges("military", "Robb Stark")
    t.p2.answer([])
    t.play.expect("window.reaction", 0)
    assert t.p1.power == 0
    t.p1.uses("Ice")
    t.p1.picks("The Tickler")
    t.play.expect("claim.military", 1)
    assert t.p1.power == 1
    t.p2.picks("Burned Men")
    t.play.expect("keywords.use", 0)
    t.p1.picks("Robb Stark")
    kinds = [e["kind"] for e in t.play.events]
    marks = ["challenge.won", "card.sacrificed", "power.gained", "claim.applied", "keyword.renown"]
    assert [kinds.index(m) for m in marks] == sorted(kinds.index(m) for m in marks)


@rule("keywords.stealth", "challenges.declare", "challenges.initiated")
def test_D007_stealth_bypasses_one_character_for_one_challenge() -> None:
    t = joust(
        {"play": ["Arya Stark", KNIGHT], "faction": "stark"},
        {"play": ["Cersei Lannister", "Tyrion Lannister"]},
    )
    t.p1.challenges("power", "Arya Stark")
    t.play.expect("challenge.stealth", 0)
    assert t.p1.can_pick("Cersei Lannister")
    assert not t.p1.can_pick("Tyrion Lannister")
    t.p1.picks("Cersei Lannister")
    cersei = t.p2.view["play"][0]["tag"]
    assert t.p2.refused(f"card:01084:{cersei}") == "keywords.stealth"
    t.p2.answer([])
    t.p1.passes() if t.p1.asked("challenge.declare") else t.until("challenge.declare", 1)
    t.p2.passes()


@rule("keywords.stealth_fixed", "keywords.stealth")
def test_D008_two_stealthy_attackers_pick_independently() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Asha Greyjoy", "Theon Greyjoy"]},
        {"play": ["Cersei Lannister", "Joffrey Baratheon"]},
    )
    t.p1.challenges("power", "Asha Greyjoy", "Theon Greyjoy")
    t.p1.picks("Cersei Lannister")
    t.p1.picks("Cersei Lannister")
    assert t.st.bypassed == [t.p2.card("Cersei Lannister")] * 2
    t.play.expect("challenge.defenders", 1)
    assert t.p2.can_pick("Joffrey Baratheon")


@rule("challenges.joins")
def test_D009_jon_snow_joins_by_himself() -> None:
    t = joust(
        {"faction": "nights_watch", "play": ["Jon Snow", "Ranging Party"]},
        {"faction": "tyrell", "play": ["Highgarden"], "gold": 1},
    )
    t.p1.challenges("military", "Ranging Party")
    assert t.play.view(0)["challenge"]["attack"] == 9
    assert not t.p1.kneeling("Jon Snow")
    t.p2.uses("Highgarden")
    t.p2.picks("Ranging Party")
    assert t.told("challenge.compared")[-1]["attack"] == 0


@rule("keywords.intimidate")
def test_D010_intimidate_kneels_one_no_stronger_than_the_margin() -> None:
    board = {"play": ["Burned Men", "Cersei Lannister", "Tywin Lannister"], "faction": "lannister"}
    t = joust(
        {"faction": "baratheon", "play": ["Robert Baratheon", "Grey Wind"]},
        dict(board),
    )
    t.p1.challenges("military", "Robert Baratheon", "Grey Wind")
    t.p2.defends("Tywin Lannister")
    t.until("claim.military")
    t.p2.picks("Tywin Lannister")
    while not t.p1.asked("keywords.intimidate"):
        t.p1.answer("keyword:intimidate" if t.p1.asked("keywords.order") else "pass")
    margin = t.st.margin
    assert margin == 6 + 4 - 6 + 1  # Robert counts Grey Wind and Tywin, who kneel
    assert t.p1.can_pick("Cersei Lannister")
    t.p1.picks("Cersei Lannister")
    assert t.p2.kneeling("Cersei Lannister")
    assert not t.p1.asked("keywords.intimidate")
    t = joust(dict(board), {"faction": "baratheon", "play": ["Robert Baratheon"]})
    t.p1.challenges("military", "Burned Men")
    t.p2.defends("Robert Baratheon")
    t.until("keywords.use", 1)  # renown alone
    assert not t.told("card.knelt")


@rule("keywords.defender", "keywords.insight", "keywords.pillage", "keywords.renown")
@pytest.mark.parametrize(
    ("name", "faction", "icon", "attacker"),
    [
        ("Euron Crow's Eye", "greyjoy", "intrigue", "The Tickler"),
        ("Daenerys Targaryen", "targaryen", "intrigue", "The Tickler"),
    ],
)
def test_D011_keywords_of_a_winning_defender(
    name: str, faction: str, icon: str, attacker: str
) -> None:
    t = joust({"faction": "lannister", "play": [attacker]}, {"faction": faction, "play": [name]})
    t.p1.challenges(icon, attacker)
    t.p2.defends(name)
    while t.p2.asked("keywords.order") or t.p2.asked("keywords.use") or t.p1.asked():
        if t.p1.asked("keywords.order"):
            t.p1.answer("keyword:pillage")
        elif t.p2.asked("keywords.use"):
            t.p2.picks(name)
        elif not t.idle():
            break
    if name.startswith("Euron"):
        assert t.p2.power_on(name) == 1
        assert len(t.p1.discard) >= 1
    else:
        assert t.told("keyword.insight")


@rule("keywords.order", "keywords.may")
def test_D012_who_orders_keywords() -> None:
    t = joust(
        {"faction": "greyjoy", "play": ["Euron Crow's Eye", "Black Wind's Crew"]}, {}, first=1
    )
    t.p1.challenges("military", "Euron Crow's Eye", "Black Wind's Crew")
    t.play.expect("keywords.order", 1)
    assert t.play.keys(1) == ["keyword:pillage", "keyword:renown"]
    t.p2.answer("keyword:renown")
    t.p1.passes()  # renown is declined
    assert t.p1.power_on("Euron Crow's Eye") == 0
    t.play.expect("keywords.use", 0)
    t.p1.picks("Black Wind's Crew")
    assert len(t.p2.discard) == 1


@rule("keywords.still")
def test_D013_a_character_that_left_gains_no_renown() -> None:
    t = joust(
        {"play": ["Eddard Stark"]},
        {"faction": "martell", "play": ["Ghaston Grey", "Desert Scavenger"]},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.defends("Desert Scavenger")
    t.p2.uses("Ghaston Grey")
    t.p2.picks("Eddard Stark")
    assert t.p1.hand == ["01144"]
    assert t.told("claim.applied")
    assert not t.told("keyword.renown")


@rule("challenges.participating")
def test_D014_losing_the_icon_does_not_remove() -> None:
    t = joust(
        {"play": ["Arya Stark"]},
        {"faction": "martell", "hand": ["Confinement"] * 2, "gold": 2},
    )
    t.p1.challenges("power", "Arya Stark")
    t.p2.plays("Confinement")
    t.p2.picks("Arya Stark")
    assert not t.p1.icon("Arya Stark", "power")
    assert t.p1.card("Arya Stark") in t.st.attackers or t.told("challenge.won")
    t.quiet()
    assert t.p1.power == 1


@rule("challenges.no_kneel")
def test_D015_ser_jaime() -> None:
    t = joust(
        {
            "faction": "lannister",
            "play": ["Ser Jaime Lannister"],
            "hand": ["Winter Is Coming"],
            "gold": 1,
        },
        {},
    )
    t.p1.challenges("military", "Ser Jaime Lannister")
    assert not t.p1.kneeling("Ser Jaime Lannister")
    t.until("keywords.use", 0)
    t.p1.picks("Ser Jaime Lannister")
    assert t.p1.power_on("Ser Jaime Lannister") == 1
    t.p1.challenges("intrigue", "Ser Jaime Lannister")
    assert t.p1.kneeling("Ser Jaime Lannister")
    t.quiet()
    assert t.p1.power_on("Ser Jaime Lannister") == 1


@rule("challenges.no_strength", "challenges.unopposed")
def test_D016_balon_shuts_out_weaker_defenders() -> None:
    weak = {"faction": "martell", "play": ["Palace Spearman", "House Dayne Knight"]}
    t = joust({"faction": "greyjoy", "play": ["Balon Greyjoy"]}, weak)
    t.p1.challenges("military", "Balon Greyjoy")
    t.p2.defends("Palace Spearman", "House Dayne Knight")
    t.until("claim.military")
    assert t.p1.power == 1
    t = joust(
        {"faction": "greyjoy", "play": ["Balon Greyjoy"]},
        {"faction": "nights_watch", "play": ["Ranging Party"]},
    )
    t.p1.challenges("military", "Balon Greyjoy")
    t.p2.defends("Ranging Party")
    t.until("claim.military")
    assert t.p1.power == 0


@rule("challenges.defenders")
def test_D017_the_knight_of_flowers_attacks_alone() -> None:
    two = {"play": ["Burned Men", "The Tickler"]}
    t = joust({"faction": "tyrell", "play": ["The Knight of Flowers", "Left"]}, dict(two))
    t.p1.challenges("military", "The Knight of Flowers")
    assert t.play.expect("challenge.defenders", 1).most == 1
    t = joust({"faction": "tyrell", "play": ["The Knight of Flowers", "Left"]}, dict(two))
    t.p1.challenges("military", "The Knight of Flowers", "Left")
    assert t.play.expect("challenge.defenders", 1).most == 2


@rule("challenges.attackers")
def test_D018_jousting_contest() -> None:
    t = joust(
        {"play": ["Eddard Stark", "Robb Stark"], "plot": "Jousting Contest"},
        {"play": ["Burned Men", "The Tickler"]},
    )
    t.p1.answer("challenge:military:1")
    assert t.play.expect("challenge.attackers", 0).most == 1
    t.p1.picks("Robb Stark")
    assert t.play.expect("challenge.defenders", 1).most == 1


@rule("cards.game_of_thrones")
def test_D019_a_game_of_thrones() -> None:
    t = joust(
        {"faction": "lannister", "play": ["Tywin Lannister", "The Tickler", "Lannisport Merchant"]},
        {"plot": "A Game of Thrones", "faction": "stark", "play": ["Catelyn Stark", "Arya Stark"]},
    )
    assert t.play.keys(0) == ["pass", "challenge:intrigue:1"]
    assert t.p1.refused("challenge:power:1") == "cards.game_of_thrones"
    t.p1.challenges("intrigue", "The Tickler")
    t.p2.defends("Catelyn Stark")  # she wins, as the defender
    t.until("challenge.declare")  # the first player still has none to initiate
    t.play.expect("challenge.declare", 1)
    assert t.p2.may_challenge("power")


@rule("cards.sneak_attack", "windows.cannot")
def test_D020_sneak_attack_beats_permissions() -> None:
    t = joust(
        {
            "faction": "lannister",
            "plot": "Sneak Attack",
            "play": ["Casterly Rock", "Tyrion Lannister", "The Tickler"],
        },
        {},
    )
    t.p1.challenges("intrigue", "Tyrion Lannister")
    t.quiet()
    assert not t.p1.asked("challenge.declare")


@rule("challenges.one_each", "values.copies")
def test_D021_three_military_challenges() -> None:
    t = joust(
        {
            "faction": "targaryen",
            "plot": "A Storm of Swords",
            "play": ["Khal Drogo", "Braided Warrior", "Unsullied", "Drogon"],
        },
        {},
    )
    for name in ("Braided Warrior", "Unsullied", "Drogon"):
        t.p1.challenges("military", name)
        t.quiet()
    t.until("challenge.declare", 0)
    assert not t.p1.may_challenge("military")
    assert t.p1.may_challenge("power")


@rule("limits.limit", "windows.shared")
def test_D022_tyrion_gains_gold_for_any_intrigue_challenge() -> None:
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


@rule("windows.reaction")
def test_D023_eddard_stands_to_defend() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]},
        {"faction": "stark", "play": [{"card": "Eddard Stark", "kneeling": True}]},
    )
    t.p1.challenges("military", "The Tickler")
    t.p2.uses("Eddard Stark")
    t.p2.defends("Eddard Stark")
    assert t.told("challenge.won")[-1]["seat"] == 1


@rule("challenges.defenders")
def test_D024_obara_defends_kneeling_without_the_icon() -> None:
    them = {
        "faction": "martell",
        "play": [{"card": "Obara Sand", "kneeling": True}, "House Dayne Knight"],
    }
    t = joust({"play": ["Arya Stark", "Catelyn Stark"]}, dict(them))
    t.p1.challenges("power", "Arya Stark")
    t.idle()
    t.p2.defends("Obara Sand")
    assert t.told("challenge.won")[-1]["seat"] == 1
    t = joust({"play": ["Arya Stark", "Catelyn Stark"]}, dict(them))
    t.p1.challenges("intrigue", "Catelyn Stark")
    assert not t.p2.can_pick("Obara Sand")
    t = joust({"faction": "martell", "play": ["Obara Sand"]}, {})
    assert not t.p1.may_challenge("power")


@rule("values.current")
def test_D025_daenerys_weakens_while_standing() -> None:
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


@rule("keywords.once", "keywords.still")
def test_D026_daenerys_has_what_her_dragons_give() -> None:
    t = joust(
        {"faction": "targaryen", "play": ["Daenerys Targaryen", "Drogon", "Viserion"]},
        {"faction": "stark", "play": ["Catelyn Stark", "Summer"], "hand": ["Like Warm Rain"]},
    )
    assert t.p1.keyword("Daenerys Targaryen", "renown")
    assert t.p1.keyword("Daenerys Targaryen", "stealth")
    t.p1.challenges("power", "Daenerys Targaryen")
    t.p1.answer("none")
    t.idle()
    t.until("keywords.order", 0)
    assert "keyword:renown" in t.play.keys(0)
    t = joust(
        {"faction": "targaryen", "play": ["Daenerys Targaryen", "Drogon", "The Tickler"]},
        {"faction": "stark", "play": ["Summer"], "hand": ["Like Warm Rain"], "gold": 1},
    )
    t.p1.challenges("intrigue", "Daenerys Targaryen", "The Tickler")
    t.until("window.reaction", 1)
    t.p2.plays("Like Warm Rain")
    t.p2.picks("Summer")
    t.p2.picks("Daenerys Targaryen")
    assert t.p1.dead == ["01160"]
    assert not t.told("keyword.insight")


@rule("values.current")
def test_D027_tywin_is_as_strong_as_his_purse() -> None:
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
def test_D028_robert_counts_kneeling_characters() -> None:
    t = joust(
        {"faction": "baratheon", "play": ["Robert Baratheon", "Bastard in Hiding"]},
        {"play": [{"card": "The Tickler", "kneeling": True}]},
    )
    assert t.p1.strength("Robert Baratheon") == 6
    t.p1.challenges("power", "Bastard in Hiding")
    assert t.p1.strength("Robert Baratheon") == 7


@rule("targets.part")
def test_D029_castle_black_stands_a_defender() -> None:
    t = joust(
        {"play": ["Eddard Stark"]},
        {"faction": "nights_watch", "play": ["Castle Black", "Ranging Party"]},
    )
    t.p1.challenges("military", "Eddard Stark")
    t.p2.defends("Ranging Party")
    t.p2.uses("Castle Black")
    t.p2.picks("Ranging Party")
    assert t.told("challenge.won")[-1] == {
        "kind": "challenge.won",
        "seat": 1,
        "other_seat": 0,
        "n": 2,
        "icon": "military",
    }
    assert not t.p2.kneeling("Ranging Party")


@rule("challenges.removed", "challenges.nobody")
def test_D030_highgarden_stands_and_removes() -> None:
    t = joust(
        {"play": ["Eddard Stark", "Arya Stark"]},
        {"faction": "tyrell", "play": ["Highgarden"], "gold": 1},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.uses("Highgarden")
    t.p2.picks("Eddard Stark")
    assert not t.p1.kneeling("Eddard Stark")
    assert t.told("challenge.nobody")


@rule("effects.delayed")
def test_D031_ours_is_the_fury() -> None:
    t = joust(
        {"faction": "lannister", "play": ["The Tickler"]},
        {
            "faction": "baratheon",
            "play": [{"card": "Melisandre", "kneeling": True}],
            "hand": ["Ours is the Fury"],
            "gold": 2,
        },
    )
    t.p1.challenges("military", "The Tickler")
    t.p2.plays("Ours is the Fury")
    t.p2.picks("Melisandre")
    assert t.told("challenge.won")[-1]["seat"] == 1
    assert not t.p2.kneeling("Melisandre")
    kinds = [e["kind"] for e in t.play.events]
    assert kinds.index("challenge.won") < kinds.index("card.stood")


@rule("challenges.no_kneel")
def test_D032_vanguard_of_the_north() -> None:
    for plot, kneels in (("A Storm of Swords", False), ("Summons", True)):
        t = joust({"play": ["Vanguard of the North"]}, {"plot": plot, "play": ["Cersei Lannister"]})
        t.p1.challenges("military", "Vanguard of the North")
        assert t.p1.kneeling("Vanguard of the North") == kneels
