"""Acceptance I, J and K: winning, melee, and the qualities of the engine."""

# ruff: noqa: N802 - the tests bear the ids of the acceptance list
from __future__ import annotations

import json
import random

import pytest
from tests.games.cardgame.table import Table, joust, lay, melee, rule

import weirwood
from weirwood.kernel.play import Play


@rule("winning.fifteen")
def test_I001_fifteen_power_end_the_game_at_once() -> None:
    t = joust(
        {"play": ["Arya Stark"], "power": 14},
        {"play": [{"card": "Tywin Lannister", "kneeling": True}], "power": 3},
    )
    t.p1.challenges("power", "Arya Stark")
    t.idle()
    assert t.over
    assert t.play.match.standings == [[0], [1]]
    assert t.p2.power == 3  # claim was never applied


@rule("winning.total", "control.power", "control.change")
def test_I002_power_on_characters_counts_for_who_controls_them() -> None:
    t = joust(
        {"faction": "nights_watch", "hand": ["Take the Black"], "gold": 3, "power": 2},
        {"play": [{"card": "Burned Men", "power": 4, "attachments": ["Little Bird"]}], "power": 1},
        phase="dominance",
    )
    assert (t.p1.total, t.p2.total) == (3, 5)  # one for dominance
    t.p1.plays("Take the Black")
    t.p1.picks("Burned Men")
    assert (t.p1.total, t.p2.total) == (7, 1)
    assert t.p1.has("Burned Men")
    assert t.p2.has("Little Bird")


@rule("winning.deck")
def test_I003_the_last_card_of_a_deck() -> None:
    t = joust({"deck": ["Arya Stark", "Bran Stark"]}, {}, phase="draw")
    assert t.over
    assert t.play.match.standings == [[1], [0]]


@rule("winning.order", "winning.deck")
def test_I004_both_decks_at_once() -> None:
    two = ["Arya Stark", "Bran Stark"]
    t = joust({"deck": two}, {"deck": two}, phase="draw")
    t.play.expect("winning.eliminate", 0)
    t.p1.answer("seat:1")
    assert t.over
    assert t.play.match.standings == [[0], [1]]


@rule("winning.introductory")
@pytest.mark.parametrize(("power", "standings"), [((2, 1), [[0], [1]]), ((1, 1), [[0, 1]])])
def test_I005_the_introductory_game(power: tuple[int, int], standings: list[list[int]]) -> None:
    t = joust(
        {"deck": ["Arya Stark"], "power": power[0]},
        {"power": power[1]},
        phase="draw",
        introductory=True,
    )
    assert t.over
    assert t.play.match.standings == standings


@rule("titles.aside", "titles.choose", "titles.reveal", "taxation.titles", "zones.hidden")
@pytest.mark.parametrize(("seats", "aside"), [(3, 2), (4, 1), (5, 1), (6, 0)])
def test_J001_titles_are_chosen_in_secret(seats: int, aside: int) -> None:
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


COIN, LAWS, HAND, WHISPERS, SHIPS, REGENT = (
    "Master of Coin",
    "Master of Laws",
    "Hand of the King",
    "Master of Whispers",
    "Master of Ships",
    "Crown Regent",
)


@rule("titles.supports")
def test_J002_no_challenge_against_the_title_one_supports() -> None:
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
def test_J003_beating_a_rival() -> None:
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
def test_J004_the_crown_regent_redirects() -> None:
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
def test_J005_the_hand_of_the_king() -> None:
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
def test_J006_the_master_of_whispers() -> None:
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
def test_J007_coin_laws_and_ships() -> None:
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


@rule("winning.token", "melee.eliminated", "melee.goes_on", "round.order")
def test_J008_an_eliminated_first_player() -> None:
    t = melee(
        {"deck": ["Arya Stark"] * 2, "play": [{"card": "Littlefinger", "owner": 1}]},
        {"play": ["Burned Men"]},
        {"play": [{"card": "The Tickler", "attachments": [{"card": "Little Bird", "owner": 0}]}]},
        phase="draw",
    )
    assert not t.over
    assert t.st.out == (0,)
    assert t.st.first == 1
    assert t.p1.in_play == []
    assert "01028" in t.p2.discard
    assert t.st.host.count(t.seats[2].card("The Tickler")) == 0
    assert t.play.view(None)["players"][0]["out"]


@rule("abilities.initiate", "windows.passing", "windows.silence")
def test_K001_only_legal_choices_and_pass_in_windows() -> None:
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


def play_through(seed: int) -> list[object]:
    m = weirwood.new("cardgame", seats=2, seed=seed)
    rng = random.Random(seed)
    while not m.over:
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    return [m.standings, m.scores, m.save()["state"]["cards"]]


def test_K002_the_same_seed_and_choices_give_the_same_game() -> None:
    assert play_through(5) == play_through(5)


def test_K003_a_save_in_the_middle_of_any_prompt_goes_on_alike() -> None:
    m = weirwood.new("cardgame", seats=2, seed=4)
    rng = random.Random(4)
    while not m.over:
        d = m.decisions[0]
        answer = m.sample(d, rng)
        copy = weirwood.load(json.loads(json.dumps(m.save())))
        copy.answer(d, answer)
        m.answer(d, answer)
        assert json.dumps(copy.save()["state"]) == json.dumps(m.save()["state"])


@rule("zones.hidden", "zones.open")
def test_K004_hidden_cards_stay_hidden() -> None:
    t = joust(
        {"hand": ["Arya Stark", "Summer"], "discard": ["Bran Stark"], "dead": ["Robb Stark"]},
        {"hand": ["Tywin Lannister"]},
        phase="marshal",
    )
    seen = t.play.view(1)["players"][0]
    assert seen["hand"] == {"count": 2, "cards": []}
    assert seen["deck"]["known"] == []
    assert seen["discard"] == ["01142"]
    assert seen["dead"] == ["01146"]
    assert t.play.view(0)["players"][0]["hand"]["cards"] == ["01141", "01148"]


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_K005_random_melees_end(seats: int) -> None:
    m = weirwood.new("cardgame", seats=seats, seed=seats)
    rng = random.Random(seats)
    while not m.over:
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    assert len(m.scores) == seats


@pytest.mark.parametrize(
    "deck",
    [
        "intro_stark",
        "intro_lannister",
        "the_old_ways",
        "at_the_wall",
        "from_east_to_west",
        "secrets_and_schemes",
    ],
)
def test_K005_random_jousts_of_every_deck_end(deck: str) -> None:
    other = "intro_lannister" if deck == "intro_stark" else "at_the_wall"
    t = Table(Play.new("cardgame", seats=2, seed=3, options={"decks": f"{deck},{other}"}))
    m = t.play.match
    rng = random.Random(1)
    while not m.over:
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
    assert sorted(s for group in m.standings for s in group) == [0, 1]


@rule("winning.several")
def test_several_at_fifteen_the_first_player_names_the_winner() -> None:
    t = lay({"power": 15}, {"power": 16, "faction": "lannister"}, phase="marshal", first=1)
    t.play.expect("winning.name", 1)
    t.p2.answer("seat:0")
    assert t.play.match.standings[0] == [0]
