"""The chapter `keywords` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import code_of, joust, melee, rule

from weirwood.games.cardgame import facts
from weirwood.games.cardgame.rules import keywords
from weirwood.games.cardgame.rules.winning import gain_power
from weirwood.games.cardgame.state import Position

KNIGHT = "Tumblestone Knight"


@rule("keywords.limited")
def test_c002_one_limited_card_a_round() -> None:
    for plot, most in (("Summons", 1), ("Taxation", 2)):
        hand = ["The Roseroad", "The Kingsroad", "Heart Tree Grove"]
        t = joust({"plot": plot, "hand": hand}, {}, phase="marshal")
        done = 0
        for name in hand:
            t.until("window.action", 0)
            if t.p1.may("marshal", name):
                t.p1.marshals(name)
                done += 1
        assert done == most
        assert t.p1.refused("marshal:01156") == "keywords.limited"


@rule("keywords.stealth", "challenges.declare", "challenges.initiated")
def test_d007_stealth_bypasses_one_character_for_one_challenge() -> None:
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
def test_d008_two_stealthy_attackers_pick_independently() -> None:
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


@rule("keywords.intimidate")
def test_d010_intimidate_kneels_one_no_stronger_than_the_margin() -> None:
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
def test_d011_keywords_of_a_winning_defender(
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
def test_d012_who_orders_keywords() -> None:
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
def test_d013_a_character_that_left_gains_no_renown() -> None:
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


@rule("keywords.once", "keywords.still")
def test_d026_daenerys_has_what_her_dragons_give() -> None:
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


@rule("keywords.stealth")
def test_benjen_guards_rangers_against_stealth() -> None:
    t = joust(
        {"play": ["Arya Stark"]},
        {"faction": "nights_watch", "play": ["Benjen Stark", "Ranging Party", "Veteran Builder"]},
    )
    t.p1.challenges("power", "Arya Stark")
    assert t.p1.can_pick("Veteran Builder")
    assert not t.p1.can_pick("Ranging Party")
    assert not t.p1.can_pick("Benjen Stark")


@rule("keywords.ambush")
def test_the_wolfswood_and_the_gates() -> None:
    t = joust(
        {
            "play": ["The Wolfswood", "Gates of Winterfell"],
            "hand": ["Summer"],
            "gold": 3,
            "deck": ["Ice", "The Roseroad", "Summer", "Summer"],
        },
        {},
    )
    t.p1.uses("Gates of Winterfell")
    assert "01153" in t.p1.hand
    t.p1.ambushes("Summer")
    assert t.p1.gold == 0
    assert t.told("card.ambushed")
    t = joust({"play": ["Gates of Winterfell"], "deck": ["The Roseroad", "Summer", "Ice"]}, {})
    t.p1.uses("Gates of Winterfell")
    assert t.p1.hand == [] or "01040" not in t.p1.hand[:0]
    assert t.told("deck.revealed")[-1]["card"] == "01040"


@pytest.mark.sources
@rule("keywords.order", "keywords.may")
def test_a_new_keyword_is_one_function_in_one_place() -> None:
    """What docs/add-a-card.md says: a throw-away keyword, printed on a card, and used."""
    bit = 1 << len(facts.KEYWORD_BIT)
    bearer = facts.INDEX[code_of("Vanguard of the North")]
    masks = [mask | bit * (face == bearer) for face, mask in enumerate(facts.KEYWORD_MASK)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(facts.KEYWORD_BIT, "plunder", bit)
        patch.setattr(facts, "KEYWORD_MASK", tuple(masks))
        patch.setattr(keywords, "RESOLVED", dict(keywords.RESOLVED))

        @keywords.after_winning
        def plunder(st: Position, card: int) -> None:
            """The winner gains 1 power."""
            gain_power(st, st.home[st.winner], 1)

        t = joust({"play": ["Vanguard of the North"]}, {})
        t.p1.challenges("military", "Vanguard of the North")
        assert t.play.view(0)["players"][0]["play"][0]["keywords"] == ["plunder"]
        t.until("keywords.use", 0)
        t.p1.picks("Vanguard of the North")
        assert t.p1.power == 2  # and one for nobody defending


@rule("keywords.ambush")
def test_ambush_with_a_card_that_has_none_cites_ambush_in_any_phase() -> None:
    for phase in ("marshal", "challenges"):
        t = joust({"hand": ["Arya Stark", "Burned Men"], "gold": 9}, {}, phase=phase)
        t.until("window.action", 0)
        assert t.p1.refused("ambush:01141") == "keywords.ambush"


@rule("melee.winner_keeps", "keywords.pillage", "keywords.renown")
def test_renown_counts_though_pillage_drives_the_loser_out() -> None:
    t = melee(
        {"faction": "greyjoy", "play": ["Black Wind's Crew", "The Knight of Flowers"]},
        {"deck": ["Ghost"]},
        {},
        first=0,
    )
    t.p1.challenges("military", "Black Wind's Crew", "The Knight of Flowers", against=1)
    t.until("keywords.order", 0)
    t.p1.answer("keyword:pillage")
    t.until("keywords.use", 0)
    t.p1.picks("Black Wind's Crew")
    assert t.st.out == (1,)
    t.until("keywords.use", 0)
    t.p1.picks("The Knight of Flowers")
    assert t.p1.power_on("The Knight of Flowers") == 1
