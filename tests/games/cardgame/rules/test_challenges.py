"""The chapter `challenges` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, joust, offered, rule

KNIGHT = "Tumblestone Knight"


@rule("challenges.standing", "challenges.icon", "challenges.attackers", "challenges.defenders")
def test_d001_kneeling_or_without_icon() -> None:
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
def test_d002_one_of_each_then_only_the_window() -> None:
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
def test_d003_a_tie_goes_to_the_attacker_and_is_not_unopposed() -> None:
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
def test_d004_without_attackers_nobody_wins() -> None:
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
def test_d005_a_defender_of_strength_zero_leaves_it_unopposed() -> None:
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
def test_d006_the_order_after_the_comparison() -> None:
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


@rule("challenges.joins")
def test_d009_jon_snow_joins_by_himself() -> None:
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


@rule("challenges.participating")
def test_d014_losing_the_icon_does_not_remove() -> None:
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
def test_d015_ser_jaime() -> None:
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
def test_d016_balon_shuts_out_weaker_defenders() -> None:
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
def test_d017_the_knight_of_flowers_attacks_alone() -> None:
    two = {"play": ["Burned Men", "The Tickler"]}
    t = joust({"faction": "tyrell", "play": ["The Knight of Flowers", "Left"]}, dict(two))
    t.p1.challenges("military", "The Knight of Flowers")
    assert t.play.expect("challenge.defenders", 1).most == 1
    t = joust({"faction": "tyrell", "play": ["The Knight of Flowers", "Left"]}, dict(two))
    t.p1.challenges("military", "The Knight of Flowers", "Left")
    assert t.play.expect("challenge.defenders", 1).most == 2


@rule("challenges.attackers")
def test_d018_jousting_contest() -> None:
    t = joust(
        {"play": ["Eddard Stark", "Robb Stark"], "plot": "Jousting Contest"},
        {"play": ["Burned Men", "The Tickler"]},
    )
    t.p1.answer("challenge:military:1")
    assert t.play.expect("challenge.attackers", 0).most == 1
    t.p1.picks("Robb Stark")
    assert t.play.expect("challenge.defenders", 1).most == 1


@rule("challenges.one_each", "values.copies")
def test_d021_three_military_challenges() -> None:
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


@rule("challenges.defenders")
def test_d024_obara_defends_kneeling_without_the_icon() -> None:
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


@rule("challenges.removed", "challenges.nobody")
def test_d030_highgarden_stands_and_removes() -> None:
    t = joust(
        {"play": ["Eddard Stark", "Arya Stark"]},
        {"faction": "tyrell", "play": ["Highgarden"], "gold": 1},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.uses("Highgarden")
    t.p2.picks("Eddard Stark")
    assert not t.p1.kneeling("Eddard Stark")
    assert t.told("challenge.nobody")


@rule("challenges.no_kneel")
def test_d032_vanguard_of_the_north() -> None:
    for plot, kneels in (("A Storm of Swords", False), ("Summons", True)):
        t = joust({"play": ["Vanguard of the North"]}, {"plot": plot, "play": ["Cersei Lannister"]})
        t.p1.challenges("military", "Vanguard of the North")
        assert t.p1.kneeling("Vanguard of the North") == kneels


@rule("challenges.defender_wins")
def test_e009_a_winning_defender_applies_no_claim() -> None:
    t = joust({"play": ["Summer"]}, {"play": ["Tywin Lannister"], "power": 1})
    t.p1.challenges("military", "Summer")
    t.p2.defends("Tywin Lannister")
    t.quiet()
    assert not t.told("claim.applied")
    assert t.p2.power == 1
    assert t.p1.has("Summer")


@rule("challenges.after", "limits.maximum")
def test_f009_put_to_the_sword() -> None:
    t = joust(
        {"play": ["Eddard Stark"], "hand": ["Put to the Sword"] * 2, "gold": 4},
        {"play": [{"card": "Cersei Lannister", "duplicates": 1}, "Burned Men"]},
    )
    t.p1.challenges("military", "Eddard Stark")
    t.p2.answer([])
    t.p1.plays("Put to the Sword")
    t.p1.picks("Cersei Lannister")
    t.p2.saves("Cersei Lannister")
    assert not t.p1.may("play", "Put to the Sword")
    t.until("claim.military", 1)
    t.p2.picks("Burned Men")
    assert t.p2.dead == ["01091"]


@rule("challenges.margin", "limits.maximum")
def test_h012_superior_claim() -> None:
    t = joust(
        {"play": ["Eddard Stark"], "hand": ["Superior Claim"] * 2},
        {},
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p1.plays("Superior Claim")
    assert not t.p1.may("play", "Superior Claim")
    assert t.told("power.gained")[0]["n"] == 2
    t = joust(
        {"play": ["Winterfell Steward"]}, {"play": ["Tywin Lannister"], "hand": ["Superior Claim"]}
    )
    t.p1.challenges("power", "Winterfell Steward")
    t.p2.defends("Tywin Lannister")
    t.p2.plays("Superior Claim")
    assert t.p2.power == 2


@rule("challenges.order", "challenges.attacker_needed")
def test_each_player_in_turn_and_only_with_attackers() -> None:
    t = joust({"play": ["Arya Stark"]}, {"play": ["Burned Men"]})
    t.play.expect("challenge.declare", 0)
    assert t.play.keys(0) == ["pass", "challenge:power:1"]
    assert t.p1.refused("challenge:military:1") == "challenges.attacker_needed"
    t.p1.challenges("power", "Arya Stark")
    t.idle()
    t.play.expect("challenge.declare", 1)
    assert t.play.keys(1) == ["pass", "challenge:military:0"]


@rule("challenges.one_each", "challenges.unopposed", "claim.intrigue", "challenges.winner")
def test_the_books_example_of_a_challenge_phase() -> None:
    """Ana (Lannister) against Javier (Stark), as the book tells it."""
    t = joust(
        {
            "faction": "lannister",
            "play": ["Cersei Lannister", "The Tickler", "Tywin Lannister"],
            "plot": "Taxation",
        },
        {
            "faction": "stark",
            "play": ["Catelyn Stark", "Vanguard of the North"],
            "hand": ["Arya Stark", "Summer", "Ice"],
        },
    )
    t.p1.challenges("intrigue", "Cersei Lannister")
    t.play.expect("challenge.defenders", 1)
    assert t.play.keys(1) == ["done", f"card:01143:{t.st.tag[t.p2.card('Catelyn Stark')]}"]
    t.p2.answer([])
    assert t.told("challenge.compared")[-1] == {
        "kind": "challenge.compared",
        "attack": 4,
        "defence": 0,
    }
    assert t.p1.power == 1
    assert t.told("claim.applied")[-1]["n"] == 2
    assert len(t.p2.discard) == 2
    t.p1.challenges("military", "The Tickler")
    t.p2.defends("Vanguard of the North")
    assert t.told("challenge.won")[-1]["seat"] == 1
    assert t.p1.power == 1
    t.play.expect("challenge.declare", 0)
    assert t.p1.may_challenge("power")
    t.p1.passes()  # Tywin stays behind to defend
    t.play.expect("challenge.declare", 1)


@rule("challenges.participating", "challenges.defenders")
def test_a_character_brought_in_before_defenders_are_declared_stays_and_is_not_declared_again() -> (
    None
):
    t = joust(
        {"play": ["Eddard Stark"]},
        {
            "faction": "baratheon",
            "play": [
                {"card": "Robert Baratheon", "kneeling": True},
                "Bastard in Hiding",
                "Magister Illyrio",
            ],
            "hand": ["Ours is the Fury"],
            "gold": 4,
        },
    )
    t.p1.challenges("power", "Eddard Stark")
    t.p2.plays("Ours is the Fury")
    t.p2.picks("Robert Baratheon")
    t.p2.uses("Magister Illyrio")
    t.p2.picks("Robert Baratheon")
    t.until("challenge.defenders", 1)
    assert not t.p2.can_pick("Robert Baratheon")  # standing, but there already
    t.p2.picks("Bastard in Hiding")
    assert t.st.defenders == [t.p2.card("Robert Baratheon"), t.p2.card("Bastard in Hiding")]
    t.quiet()
    assert (t.p1.power_on("Eddard Stark"), t.p2.power_on("Robert Baratheon")) == (0, 0)
    assert t.told("challenge.won")[-1]["seat"] == 1


@rule("challenges.cannot_defend")
def test_ghost_keeps_his_prey_out() -> None:
    t = joust(
        {
            "faction": "nights_watch",
            "play": ["Ghost", "Ranging Party"],
            "plot": "A Storm of Swords",
        },
        {"play": ["Burned Men", "The Tickler"]},
    )
    t.p1.challenges("military", "Ghost")
    t.p1.picks("The Tickler")
    t.p1.uses("Ghost")
    t.p2.answer([])
    t.until("claim.military", 1)
    t.p2.picks("Burned Men")
    t.p1.challenges("military", "Ranging Party")
    assert not t.p2.asked("challenge.defenders")


@rule("challenges.forbidden")
def test_the_sword_in_the_darkness() -> None:
    t = joust(
        {"play": ["Direwolf Pup", "Arya Stark"], "faction": "stark"},
        {
            "faction": "nights_watch",
            "play": ["Ranging Party", "The Wall"],
            "hand": ["The Sword in the Darkness"],
            "gold": 1,
        },
    )
    t.p1.challenges("military", "Direwolf Pup")
    t.p2.defends("Ranging Party")
    t.p2.plays("The Sword in the Darkness")
    assert not t.p1.asked("challenge.declare")


@rule("challenges.must_defend")
def test_dornish_paramour_drags_a_defender_in() -> None:
    t = joust(
        {"faction": "martell", "play": ["Dornish Paramour"], "plot": "Jousting Contest"},
        {"faction": "stark", "play": ["Catelyn Stark", "Sansa Stark"]},
    )
    t.p1.challenges("intrigue", "Dornish Paramour")
    t.p1.uses("Dornish Paramour")
    t.p1.picks("Sansa Stark")
    d = t.play.expect("challenge.defenders", 1)
    assert d.least == 1
    assert not t.p2.can_pick("Catelyn Stark")  # only one may be declared, and she must be
    t.p2.picks("Sansa Stark")


@rule("challenges.forbidden")
def test_unbowed_unbent_unbroken() -> None:
    t = joust(
        {"play": ["Arya Stark", "Summer"]},
        {"faction": "martell", "hand": ["Unbowed, Unbent, Unbroken"]},
    )
    t.p1.challenges("power", "Arya Stark")
    t.p2.plays("Unbowed, Unbent, Unbroken")
    t.p2.answer("icon:military")
    assert not t.p1.asked("challenge.declare")
    t = joust(
        {"play": ["Arya Stark", "Tumblestone Knight", "Catelyn Stark"]},
        {"faction": "martell", "hand": ["Unbowed, Unbent, Unbroken"] * 2},
    )
    t.p1.challenges("power", "Arya Stark")
    t.p2.plays("Unbowed, Unbent, Unbroken")
    t.p2.answer("icon:military")
    t.until("challenge.declare", 0)
    assert t.p1.refused("challenge:military:1") == "challenges.forbidden"


@rule("challenges.joins", "challenges.removed")
def test_who_takes_part_by_himself_cannot_be_removed() -> None:
    """Removing Jon Snow would change nothing while another of the Watch attacks."""
    t = joust(
        {"faction": "nights_watch", "play": ["Jon Snow", "Ranging Party"]},
        {"faction": "martell", "hand": ["Areo Hotah"], "gold": 5},
    )
    t.p1.challenges("military", "Ranging Party")
    t.p2.ambushes("Areo Hotah")
    t.p2.uses("Areo Hotah")
    assert offered(t.p2) == [code_of("Ranging Party")]
    jon = t.st.tag[t.p1.card("Jon Snow")]
    assert t.p2.refused(f"card:{code_of('Jon Snow')}:{jon}") == "challenges.joins"
    hotah = t.st.tag[t.p2.card("Areo Hotah")]  # takes no part at all
    assert t.p2.refused(f"card:{code_of('Areo Hotah')}:{hotah}") == "targets.choose"
    t.p2.picks("Ranging Party")
    assert t.play.view(0)["challenge"]["attackers"] == []


@rule("challenges.limit")
@pytest.mark.parametrize("side", ["attackers", "defenders"])
def test_too_many_for_a_card_cite_the_limit(side: str) -> None:
    t = joust(
        {"plot": "Jousting Contest", "play": ["Eddard Stark", "Robb Stark"]},
        {"play": ["Burned Men", "The Tickler"]},
    )
    t.until("challenge.declare", 0)
    t.p1.answer("challenge:military:1")
    if side == "attackers":
        two = t.p1.keys_for("Eddard Stark", "Robb Stark")
        assert t.p1.refused(two) == "challenges.limit"
    else:
        t.p1.picks("Robb Stark")
        t.until("challenge.defenders", 1)
        two = t.p2.keys_for("Burned Men", "The Tickler")
        assert t.p2.refused(two) == "challenges.limit"


@rule("challenges.attackers")
def test_no_attacker_at_all_cites_the_attackers() -> None:
    t = joust({"play": ["Eddard Stark"]}, {})
    t.until("challenge.declare", 0)
    t.p1.answer("challenge:military:1")
    assert t.p1.refused([]) == "challenges.attackers"


@rule("challenges.must_defend")
def test_a_lured_defender_left_out_cites_the_lure() -> None:
    t = joust(
        {"faction": "martell", "play": ["Dornish Paramour"]},
        {"play": ["The Tickler", "Cersei Lannister"]},
    )
    t.p1.challenges("intrigue", "Dornish Paramour")
    t.p1.uses("Dornish Paramour")
    t.p1.picks("Cersei Lannister")
    t.until("challenge.defenders", 1)
    assert t.p2.refused([]) == "challenges.must_defend"
    assert t.p2.refused(t.p2.keys_for("The Tickler")) == "challenges.must_defend"
