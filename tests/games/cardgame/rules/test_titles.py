"""The chapter `titles` of the ledger, as play."""

from __future__ import annotations

import pytest
from tests.games.cardgame.driver import lay, melee, rule

from weirwood.games.cardgame.rules.titles import lay_out
from weirwood.kernel import Refused

COIN, LAWS, HAND, WHISPERS, SHIPS, REGENT = (
    "Master of Coin",
    "Master of Laws",
    "Hand of the King",
    "Master of Whispers",
    "Master of Ships",
    "Crown Regent",
)


@rule("titles.aside", "titles.choose", "titles.reveal", "taxation.titles", "zones.hidden")
@pytest.mark.parametrize(("seats", "aside"), [(3, 2), (4, 1), (5, 1), (6, 0)])
def test_j001_titles_are_chosen_in_secret(seats: int, aside: int) -> None:
    t = melee(*({"plots": ["Taxation"]} for _ in range(seats)), phase="plot")
    for seat in range(seats):
        t.seats[seat].answer("plot:01024")
    d = t.play.expect("plot.first")
    t.play.answer(d.seat, "seat:0")
    left = 6 - aside
    for seat in range(seats):
        t.play.expect("title.choose", seat)
        assert len(t.play.keys(seat)) == left
        other = t.play.view((seat + 1) % seats)["titles"]
        assert other["pool"] == []
        t.seats[seat].answer(t.play.keys(seat)[0])
        left -= 1
    titles = [p["title"] for p in t.play.view(None)["players"]]
    assert len(set(titles)) == seats
    assert None not in titles
    t.to_phase("taxation") if t.phase != "plot" else None
    assert t.st.title == [-1] * seats or t.phase != "plot"


@rule("titles.supports")
def test_j002_no_challenge_against_the_title_one_supports() -> None:
    t = melee(
        {"title": WHISPERS, "play": ["Arya Stark", "Tyrion Lannister"]},
        {"title": HAND, "play": ["Catelyn Stark"]},
        {"title": COIN},
    )
    assert not t.p1.may_challenge("power", against=1)
    assert t.p1.refused("challenge:power:1") == "titles.supports"
    assert t.p1.may_challenge("power", against=2)
    t.p1.passes()
    t.play.expect("challenge.declare", 1)
    assert t.p2.may_challenge("power", against=0)


@rule("titles.rivals")
def test_j003_beating_a_rival() -> None:
    t = melee(
        {"title": WHISPERS, "play": ["Eddard Stark", "Tyrion Lannister", "Burned Men"]},
        {"title": LAWS},
        {"title": SHIPS},
    )
    t.p1.challenges("power", "Eddard Stark", against=1)
    t.quiet()
    assert t.p1.power == 2  # unopposed, and the rival
    t.p1.challenges("military", "Burned Men", against=1)
    t.quiet()
    assert t.p1.power == 3  # the same rival only once
    t = melee(
        {"title": LAWS, "play": ["The Tickler"]},
        {"title": WHISPERS, "play": ["Tywin Lannister"]},
        {"title": HAND},
    )
    t.p1.challenges("military", "The Tickler", against=1)
    t.p2.defends("Tywin Lannister")
    assert t.p2.power == 1  # as the defender


@rule("titles.redirect", "titles.regent")
def test_j004_the_crown_regent_redirects() -> None:
    t = melee(
        {"title": WHISPERS, "play": ["Asha Greyjoy", "Eddard Stark"], "hand": ["Winter Is Coming"]},
        {"title": REGENT, "play": ["Cersei Lannister", {"card": "Eddard Stark", "kneeling": True}]},
        {"title": HAND, "play": ["Joffrey Baratheon"]},
    )
    t.p1.challenges("power", "Asha Greyjoy", against=1)
    t.p1.picks("Cersei Lannister")
    t.play.expect("title.redirect", 1)
    t.p2.answer("yes")
    t.play.expect("challenge.stealth", 0)  # anew, against the Hand whom Whispers supports
    assert (t.st.defender, t.st.against) == (2, 1)
    t.p1.picks("Joffrey Baratheon")
    assert t.p2.asked("window.reaction")  # initiated against the Regent all the same
    t.p2.uses("Eddard Stark")
    assert t.told("challenge.won")[-1]["other_seat"] == 2
    t.p1.challenges("military", "Eddard Stark", against=1)
    assert not t.p2.asked("title.redirect")


@rule("titles.hand", "titles.strength")
def test_j005_the_hand_of_the_king() -> None:
    t = melee(
        {"title": HAND, "play": ["Arya Stark", "Joffrey Baratheon", "Sansa Stark"]},
        {"title": WHISPERS},
        {"title": COIN},
    )
    t.p1.challenges("power", "Joffrey Baratheon", against=1)
    t.quiet()
    assert t.told("challenge.compared")[-1]["attack"] == 4
    assert t.p1.refused("challenge:power:1") == "titles.hand"
    t.p1.challenges("power", "Sansa Stark", against=2)
    t.quiet()
    assert not t.p1.may_challenge("power", against=2)


@rule("titles.whispers", "melee.one_defender", "melee.each")
def test_j006_the_master_of_whispers() -> None:
    t = melee(
        {"title": WHISPERS, "play": ["Tyrion Lannister"]},
        {"title": COIN, "hand": ["Bran Stark"] * 2},
        {"title": SHIPS, "hand": ["Bran Stark"] * 2, "faction": "martell", "play": ["Sunspear"]},
    )
    t.p1.challenges("intrigue", "Tyrion Lannister", against=1)
    t.until("claim.opponents", 0)
    assert t.play.keys(0) == ["done", "seat:1", "seat:2"]
    t.p1.answer("seat:1", "seat:2")
    assert [len(t.seats[s].discard) for s in (1, 2)] == [1, 1]
    assert not t.told("ability.reaction")  # the third player lost nothing
    lost = t.told("challenge.won")[-1]
    assert lost["other_seat"] == 1


@rule("titles.coin", "titles.laws", "titles.ships", "draw.two")
def test_j007_coin_laws_and_ships() -> None:
    t = melee({"title": COIN}, {"title": LAWS}, {"title": SHIPS}, phase="draw")
    drawn = {e["seat"]: e["n"] for e in t.told("cards.drawn")[:3]}
    assert drawn == {0: 2, 1: 3, 2: 2}
    view = t.play.view(None)["players"]
    t = melee(
        {"title": SHIPS, "play": ["Burned Men"]},
        {"title": LAWS, "play": ["Arya Stark", "Bran Stark", "Summer"]},
        {"title": COIN},
    )
    view = t.play.view(None)["players"]
    assert view[2]["plot"]["gold"] == 7
    assert view[1]["plot"]["reserve"] == 7
    t.p1.challenges("military", "Burned Men", against=1)
    t.p2.answer([])
    assert t.told("claim.applied")[-1]["n"] == 2


@rule("titles.melee")
def test_titles_have_no_place_in_a_joust() -> None:
    with pytest.raises(Refused) as no:
        lay({"title": "Master of Coin"}, {"faction": "lannister"})
    assert no.value.rule == "titles.melee"
    t = melee(
        {"plots": ["Taxation"]}, {"plots": ["Taxation"]}, {"plots": ["Taxation"]}, phase="plot"
    )
    assert t.kind == "plot.choose"


KNIGHTS = ("Ranging Party", "Tumblestone Knight", "Bastard in Hiding")


@rule("titles.hand", "challenges.one_each")
@pytest.mark.parametrize(
    ("order", "last"), [((1, 1, 2), True), ((1, 2, 1), True), ((2, 1, 1), True), ((1, 1, 1), False)]
)
def test_the_challenge_of_the_hand_is_whichever_can_be_it(
    order: tuple[int, int, int], last: bool
) -> None:
    """With one more power challenge from elsewhere, the order does not matter."""
    t = melee(
        {"title": HAND, "play": list(KNIGHTS), "hand": ["Olenna's Informant"], "gold": 4}, {}, {}
    )
    t.p1.ambushes("Olenna's Informant")
    t.p1.uses("Olenna's Informant")
    t.p1.answer("icon:power")
    for i, against in enumerate(order):
        t.until("challenge.declare", 0)
        if i == 2 and not last:
            assert t.p1.refused(f"challenge:power:{against}") == "titles.hand"
            return
        t.p1.challenges("power", KNIGHTS[i], against=against)
        t.end_challenge()
    t.until("challenge.declare", 0)
    assert t.p1.refused("challenge:power:1") == "challenges.one_each"


@rule("titles.aside", "melee.eliminated")
@pytest.mark.parametrize(("seats", "out", "aside"), [(4, 1, 2), (5, 2, 2), (6, 1, 1), (6, 3, 2)])
def test_titles_are_set_aside_by_who_is_left(seats: int, out: int, aside: int) -> None:
    t = melee(*({} for _ in range(seats)))
    t.st.out = tuple(range(seats - out, seats))
    lay_out(t.st)
    assert len(t.st.aside) == aside
    assert len(t.st.pool) == 6 - aside
