"""Chapter westeros: the phase, and each of its cards with an edge."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    GREYJOY,
    LANNISTER,
    STARK,
    board,
    power,
    track,
)

import weirwood
from weirwood.games.boardgame.facts import DECKS, WESTEROS
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.testing import Play


def test_the_decks_have_their_cards() -> None:
    counts = {
        deck: {WESTEROS[c].id: DECKS[deck].count(c) for c in DECKS[deck]} for deck in range(3)
    }
    assert counts[0] == {
        "supply": 3,
        "mustering": 3,
        "a_throne_of_blades": 2,
        "last_days_of_summer": 1,
        "winter_is_coming": 1,
    }
    assert counts[1] == {
        "clash_of_kings": 3,
        "game_of_thrones": 3,
        "dark_wings_dark_words": 2,
        "last_days_of_summer": 1,
        "winter_is_coming": 1,
    }
    assert counts[2] == {
        "wildlings_attack": 3,
        "put_to_the_sword": 2,
        "rains_of_autumn": 1,
        "storm_of_swords": 1,
        "sea_of_storms": 1,
        "feast_for_crows": 1,
        "web_of_lies": 1,
    }


QUIET = {"1": ["last_days_of_summer"], "2": ["last_days_of_summer"], "3": ["web_of_lies"]}


def phase(one: str = "", two: str = "", three: str = "", **data: Any) -> Play:
    """A Westeros phase with these cards on top."""
    top = {k: list(v) for k, v in QUIET.items()}
    for deck, card in (("1", one), ("2", two), ("3", three)):
        if card:
            top[deck] = [card]
    return board(phase="westeros", round=2, westeros=top, **data)


WITH_ICONS = (
    ("1", "a_throne_of_blades"),
    ("1", "last_days_of_summer"),
    ("2", "dark_wings_dark_words"),
    ("2", "last_days_of_summer"),
    ("3", "rains_of_autumn"),
    ("3", "storm_of_swords"),
    ("3", "sea_of_storms"),
    ("3", "feast_for_crows"),
    ("3", "web_of_lies"),
)


@pytest.mark.rule("boardgame:westeros.icons")
@pytest.mark.parametrize(("deck", "card"), WITH_ICONS)
def test_a_card_with_an_icon_brings_the_wildlings_nearer(deck: str, card: str) -> None:
    plain = {"1": "supply", "2": "game_of_thrones", "3": "put_to_the_sword"}
    p = phase(*(plain | {deck: card}).values(), threat=0)
    assert [e["icons"] for e in p.told("westeros.threat")] == [1]
    assert p.st.threat == 2
    named = {name for _, name in WITH_ICONS}
    assert {c.id for c in WESTEROS if c.icons} == named


@pytest.mark.rule("boardgame:westeros.steps", "boardgame:westeros.icons")
@pytest.mark.rule("boardgame:westeros.last_days")
def test_cards_are_shown_icons_counted_and_decks_resolved_in_order() -> None:
    p = phase(threat=2, areas={"winterfell": "stark footman"})
    assert [e["card"] for e in p.told("westeros.card")] == [
        "last_days_of_summer",
        "last_days_of_summer",
        "web_of_lies",
    ]
    assert p.told("westeros.threat")[-1] == {"kind": "westeros.threat", "threat": 8, "icons": 3}
    p.expect("planning.orders")
    assert p.view()["westeros_discards"] == [
        ["last_days_of_summer"],
        ["last_days_of_summer"],
        ["web_of_lies"],
    ]


@pytest.mark.rule("boardgame:westeros.resolve", "boardgame:westeros.effects")
def test_a_card_is_finished_before_the_next() -> None:
    p = phase("supply", "game_of_thrones", "rains_of_autumn")
    kinds = [e["kind"] for e in p.events]
    last_supply = len(kinds) - 1 - kinds[::-1].index("supply.set")
    assert last_supply < kinds.index("westeros.income")
    assert kinds.index("westeros.income") < kinds.index("westeros.banned")


@pytest.mark.rule("boardgame:westeros.twelve")
def test_twelve_attacks_at_once_and_surplus_is_lost() -> None:
    p = phase(threat=10, power=dict.fromkeys(("stark", "lannister"), 0))
    assert p.told("wildlings.attack")[-1]["strength"] == 12
    assert p.st.threat == 12
    p.expect("wildlings.bid")
    assert not p.told("westeros.banned")  # deck III has not had its turn


@pytest.mark.rule("boardgame:westeros.two_attacks", "boardgame:westeros.wildlings_attack")
def test_two_attacks_in_one_phase() -> None:
    nobody = dict.fromkeys(("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"), 0)
    p = phase(
        three="wildlings_attack",
        threat=10,
        power=nobody,
        wildlings=["silence_at_the_wall", "skinchanger_scout"],
    )
    p.answer(BARATHEON, "house:stark")  # lowest of a tie at nothing
    assert [e["strength"] for e in p.told("wildlings.attack")] == [12, 8]


@pytest.mark.rule("boardgame:westeros.wildlings_attack")
def test_an_attack_of_strength_nothing_is_always_repelled() -> None:
    p = phase("supply", "game_of_thrones", "wildlings_attack", threat=0, power={"stark": 0})
    for seat in [d.seat for d in p.match.decisions]:
        p.answer(seat, 0)
    assert p.told("wildlings.result")[-1]["won"]


@pytest.mark.rule("boardgame:westeros.supply_card")
def test_the_supply_card() -> None:
    p = phase("supply", areas={"blackwater": "token of stark"}, supply={"stark": 5})
    assert p.told("supply.set")[0]["house"] == "baratheon"  # in turn order
    by_house = {e["house"]: e["supply"] for e in p.told("supply.set")}
    assert by_house["stark"] == 3  # Winterfell and two barrels of Blackwater


@pytest.mark.rule("boardgame:westeros.mustering_card")
def test_the_mustering_card() -> None:
    p = phase("mustering")
    p.expect("mustering.step", BARATHEON)
    p.answer(BARATHEON, "end")
    p.expect("mustering.step", LANNISTER)


@pytest.mark.rule("boardgame:westeros.throne_of_blades", "boardgame:westeros.choices")
@pytest.mark.parametrize(
    ("choice", "kind"), [("muster", "mustering.step"), ("supply", None), ("none", None)]
)
def test_a_throne_of_blades(choice: str, kind: str | None) -> None:
    p = phase("a_throne_of_blades", tracks={"iron_throne": ["greyjoy"]})
    assert p.keys(GREYJOY) == ["muster", "supply", "none"]
    p.answer(GREYJOY, choice)
    assert bool(p.told("supply.set")) == (choice == "supply")
    if kind:
        p.expect(kind)


@pytest.mark.rule("boardgame:westeros.winter", "boardgame:westeros.winter_at_reveal")
def test_winter_is_shuffled_back_at_the_reveal() -> None:
    winter = list(DECKS[0]).index(next(c for c in DECKS[0] if WESTEROS[c].id == "winter_is_coming"))
    summer = list(DECKS[0]).index(
        next(c for c in DECKS[0] if WESTEROS[c].id == "last_days_of_summer")
    )
    again = [winter, *(i for i in range(10) if i != winter)]
    then = [summer, *(i for i in range(10) if i != summer)]
    p = phase(
        "winter_is_coming",
        inject=[("westeros.1", again), ("westeros.1", then)],
        areas={"winterfell": "stark footman"},
        threat=0,
    )
    shown = [e["card"] for e in p.told("westeros.card") if e["deck"] == 1]
    assert shown == ["winter_is_coming", "winter_is_coming", "last_days_of_summer"]
    assert p.told("westeros.threat")[-1]["icons"] == 3  # the new icon counts in the same advance


@pytest.mark.rule("boardgame:westeros.winter_at_reveal", "boardgame:options.defaults")
def test_winter_by_the_letter_comes_in_its_turn() -> None:
    summer = list(DECKS[0]).index(
        next(c for c in DECKS[0] if WESTEROS[c].id == "last_days_of_summer")
    )
    then = [summer, *(i for i in range(10) if i != summer)]
    p = phase(
        "winter_is_coming",
        inject=[("westeros.1", then)],
        areas={"winterfell": "stark footman"},
        threat=0,
        settings={"winter_is_coming_at_reveal": False},
    )
    assert [e["icons"] for e in p.told("westeros.threat")] == [2, 1]


@pytest.mark.rule("boardgame:westeros.winter_at_reveal", "boardgame:westeros.twelve")
def test_winter_by_the_letter_may_bring_twelve_and_a_mustering() -> None:
    order = [i for i, c in enumerate(DECKS[0]) if WESTEROS[c].id == "a_throne_of_blades"]
    then = [*order, *(i for i in range(10) if i not in order)]
    p = phase(
        "winter_is_coming",
        "game_of_thrones",
        "wildlings_attack",
        inject=[("westeros.1", then)],
        threat=10,
        settings={"winter_is_coming_at_reveal": False},
        wildlings=["silence_at_the_wall"],
    )
    p.expect("wildlings.bid")  # the icon of the new card makes twelve
    for seat in range(6):
        p.answer(seat, seat % 3)
    while p.asked().kind == "wildlings.tie":
        p.answer(p.asked().seat, p.keys()[0])
    p.expect("westeros.choice", BARATHEON)
    p.answer(BARATHEON, "muster")
    p.expect("mustering.step", BARATHEON)


@pytest.mark.rule("boardgame:westeros.clash_of_kings")
def test_clash_of_kings_opens_the_bidding() -> None:
    p = phase(two="clash_of_kings")
    assert p.expect("bidding.track").args == ("iron_throne",)
    assert len(p.match.decisions) == 6


@pytest.mark.rule("boardgame:westeros.game_of_thrones")
def test_game_of_thrones_pays_crowns_and_open_ports() -> None:
    p = phase(
        two="game_of_thrones",
        areas={
            "kings_landing": "stark footman",
            "lannisport": "lannister footman",
            "port_of_lannisport": "lannister 2 ship",
            "port_of_pyke": "greyjoy ship",
            "pyke": "greyjoy footman",
            "ironmans_bay": "stark ship",
        },
        power={"stark": 0, "lannister": 0, "greyjoy": 0},
    )
    assert power(p, "stark") == 3  # King's Landing and Winterfell
    assert power(p, "lannister") == 1  # one for the port, whatever the number of ships
    assert power(p, "greyjoy") == 1  # the port of Pyke is blockaded


@pytest.mark.rule("boardgame:westeros.dark_wings", "boardgame:westeros.choices")
@pytest.mark.parametrize("choice", ["clash", "income", "none"])
def test_dark_wings_dark_words(choice: str) -> None:
    p = phase(two="dark_wings_dark_words", tracks={"kings_court": ["greyjoy"]})
    assert p.keys(GREYJOY) == ["clash", "income", "none"]
    p.answer(GREYJOY, choice)
    assert bool(p.told("westeros.income")) == (choice == "income")
    assert (p.match.decisions[0].kind == "bidding.track") == (choice == "clash")


@pytest.mark.rule("boardgame:westeros.put_to_the_sword", "boardgame:westeros.used_blade_chooses")
@pytest.mark.parametrize("choice", ["no_march_plus_one", "no_defense", "none"])
def test_put_to_the_sword_even_with_a_used_blade(choice: str) -> None:
    p = phase(three="put_to_the_sword", blade_used=True, tracks={"fiefdoms": ["stark"]})
    p.answer(STARK, choice)
    assert p.view()["bans"] == ([] if choice == "none" else [choice])


@pytest.mark.rule(
    "boardgame:westeros.rains_of_autumn",
    "boardgame:westeros.storm_of_swords",
    "boardgame:westeros.sea_of_storms",
    "boardgame:westeros.feast_for_crows",
    "boardgame:westeros.web_of_lies",
)
@pytest.mark.parametrize(
    ("card", "ban", "gone", "left"),
    [
        ("rains_of_autumn", "no_march_plus_one", {"march_plus_1"}, "march_0"),
        ("storm_of_swords", "no_defense", {"defense_plus_1", "defense_plus_2"}, "raid"),
        ("sea_of_storms", "no_raid", {"raid", "raid_special"}, "support"),
        (
            "feast_for_crows",
            "no_consolidate",
            {"consolidate", "consolidate_special"},
            "raid_special",
        ),
        ("web_of_lies", "no_support", {"support", "support_plus_1"}, "raid"),
    ],
)
def test_the_five_restrictions_bind_one_round(
    card: str, ban: str, gone: set[str], left: str
) -> None:
    p = phase(
        three=card,
        areas={"winterfell": "stark footman"},
        tracks={"kings_court": ["stark"]},
        threat=0,
    )
    assert p.view()["bans"] == [ban]
    tokens = {k.partition("=")[2] for k in p.keys(STARK)}
    assert not tokens & gone
    assert left in tokens
    p.answer(STARK, {"winterfell": left}).answer(STARK, "none")
    while p.st.round == 2 and p.match.decisions:
        p.answer(p.asked().seat, p.keys()[-1])
    assert p.st.round == 3
    # the new round starts free: only what its own cards forbid counts
    later = [e["kind"] for e in p.events].index("round.begins")
    fresh = [e["ban"] for e in p.events[later:] if e["kind"] == "westeros.banned"]
    assert p.view()["bans"] == fresh


def test_the_tracks_are_those_of_the_scenario() -> None:
    assert track(phase(tracks={"fiefdoms": ["stark"]}), "fiefdoms")[0] == "stark"


def test_what_came_before_a_revealed_card_is_not_taken_back_for_free() -> None:
    rng = Splitmix(8)
    m = weirwood.new("boardgame", seats=3, seed=8)
    met = set()
    for _ in range(400):
        if m.over:
            break
        d = m.decisions[0]
        m.answer(d, m.sample(d, rng))
        last = m.history[-1]
        for e in m.log[last.first : last.last]:
            if e.kind in ("westeros.card", "wildlings.card"):
                met.add(e.kind)
                assert last.barrier
    assert "westeros.card" in met
