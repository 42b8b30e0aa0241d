"""The worked examples of both rulebooks, and those of the readings chosen where they are silent."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.btwixt.driver import bid, claim, council, play
from tests.games.btwixt.rules import test_cards, test_claim

import weirwood
from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules import revealed, scoring
from weirwood.games.btwixt.rules.claim import allowed, best
from weirwood.games.btwixt.rules.seating import councils_of, members, neighbours, turn_order
from weirwood.games.btwixt.settings import SETTINGS, new_position
from weirwood.games.btwixt.state import Position
from weirwood.kernel.testing import Play

ED = default_edition()
EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
BY_ID: dict[str, dict[str, Any]] = {e["id"]: e for e in EXAMPLES["examples"]}
STRINGS = "inf_pulling_the_strings"


def position(seats: int, **settings: Any) -> Position:
    return new_position(seats, {s.name: s.default for s in SETTINGS} | settings)


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    ids = [e["id"] for e in EXAMPLES["examples"] if e["kind"] in kinds]
    return pytest.mark.parametrize("name", ids)


def test_every_kind_of_example_is_tested() -> None:
    known = {"topology", "bid", "bid_values", "score", "council_power", "placement", "sequence"}
    known |= {"length", "draft", "events", "deal", "row"}
    assert {e["kind"] for e in EXAMPLES["examples"]} == known


@of_kind("topology")
@pytest.mark.rule("btwixt:concepts.council", "btwixt:concepts.neighbours", "btwixt:concepts.left")
def test_topology(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    who = given["seats_clockwise"]
    st = position(len(who))
    for leader, wanted in expect["neighbours"].items():
        assert {who[s] for s in neighbours(st, who.index(leader))} == set(wanted)
    for key in ("council_A", "council_B"):
        a, b = (who.index(leader) for leader in expect[key])
        (shared,) = set(councils_of(st, a)) & set(councils_of(st, b))
        assert set(members(st, shared)) == {a, b}


@of_kind("bid")
@pytest.mark.rule("btwixt:claim.tie", "btwixt:claim.tie_zero", "btwixt:claim.highest")
def test_bid(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    who = given["seats"]
    st = position(max(3, len(who)))
    st.first = who.index(given["first_player"])
    totals = [given["totals"].get(leader, 0) for leader in who] + [0] * (st.seats - len(who))
    found = best(st, ED, [(t, 0) for t in totals], list(turn_order(st)))
    assert who[found] == expect["winner"]


@of_kind("bid_values")
@pytest.mark.rule("btwixt:claim.total")
def test_bid_values(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    plain = {
        3: "inf_backup_plan",
        4: "inf_guest_right",
        5: "inf_royal_decree",
        7: "inf_gold_cloaks",
        8: "inf_siege_engines",
    }
    who = given["seats"]
    p = claim(*[[plain[v] for v in given["piles"][leader]] for leader in who])
    won = p.told("bid.won")[-1]
    assert who[won["seat"]] == expect["winner"]
    assert dict(zip(who, won["totals"], strict=False)) == expect["totals"]


@of_kind("score")
@pytest.mark.rule("btwixt:scoring.winner", "btwixt:scoring.tie_other", "btwixt:scoring.tie_allies")
def test_score(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    who = given["seats_clockwise"]
    st = position(len(who))
    power = []
    for c, row in enumerate(given["councils"]):
        assert row["between"] == [who[s] for s in members(st, c)]
        power.append(row["power"])
        st.councils[c] = tuple(range(row.get("allies", 0)))
    how = {leader: scoring.standing_of(st, tuple(power), s) for s, leader in enumerate(who)}
    for leader, small in expect["small"].items():
        assert how[leader][0] == small
    for leader, other in expect["other"].items():
        assert how[leader][1] == other
    first = scoring.rank(st, tuple(power))[0]
    assert [who[s] for s in first] == expect["winners"]


@of_kind("council_power")
@pytest.mark.rule("btwixt:scoring.council")
def test_council_power(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    by_power = {2: "ally_bronn", 3: "ally_sandor_clegane", 4: "ally_lysa_arryn"}
    names = [by_power[n] for n in given["allies"]]
    there = {"0": {"allies": names, "tokens": given["tokens"]}}
    p = Play.scenario("btwixt", {"seats": 3, "phase": "scoring", "councils": there})
    assert p.view()["councils"][0]["power"] == expect["power"]


@of_kind("placement")
@pytest.mark.rule("btwixt:cards.strings", "btwixt:cards.strings_extra", "btwixt:priority.strings")
def test_placement(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    who = given["seats_clockwise"]
    winner = who.index(given["winner"])
    piles = [[STRINGS] * given["strings_in_pile"].get(leader, 0) for leader in who]
    piles[winner] = ["inf_final_assault"]
    by_power = {1: "ally_missandei", 2: "ally_bronn", 4: "ally_lysa_arryn"}
    there: dict[str, Any] = {}
    for pair, powers in given.get("winner_allies", {}).items():
        a = who.index(pair.split("-")[0])
        there[str(a)] = {"allies": [by_power[n] for n in powers]}
    p = bid(*[[] for _ in who], piles=piles, hands=[["inf_rout"], [], [], []], councils=there)
    ally = ED.ally(given.get("ally", "ally_maester_aemon"))
    extra = -1
    if "extra_ally_from" in given:
        extra = ED.cards[ED.card(given["extra_ally_from"])].after_bid[0]
    found = allowed(p.st, ally, winner, extra)
    assert {tuple(sorted(members(p.st, c))) for c in found} == {
        tuple(sorted(who.index(leader) for leader in pair)) for pair in expect["councils_allowed"]
    }


SEQUENCES: dict[str, Callable[[], None]] = {
    "you_follows_the_card": test_cards.test_backup_plan_follows_the_pile_it_lies_in,
    "you_follows_the_card_win": test_cards.test_backup_plan_of_the_winner_is_discarded,
    "bought_loyalty": test_cards.test_bought_loyalty_goes_to_the_hand_of_whose_pile_it_is_in,
    "little_birds_and_a_kill": test_cards.test_tokens_on_a_killed_current_ally_go_back,
    "killed_ally_still_pays_token": test_claim.test_a_killed_ally_still_pays_the_token,
    "mance_through_loras": test_cards.test_own_placement_holds_for_an_ally_that_loras_brings,
}


@of_kind("sequence")
def test_sequence(name: str) -> None:
    """The example's steps are played in the test of its rule."""
    SEQUENCES[name]()


def play_through(seats: int, **options: Any) -> tuple[weirwood.Match, list[dict[str, Any]]]:
    match = weirwood.new("btwixt", seats=seats, seed=9, options={"leaders": "deal", **options})
    rng = random.Random(3)
    while not match.over:
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    return match, match.events_for(None)


@of_kind("length")
@pytest.mark.rule("btwixt:season.length", "btwixt:season.count")
def test_length(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    _, told = play_through(given["players"], short=given.get("short", False))
    seasons = [e["args"]["season"] for e in told if e["kind"] == "season.began"]
    rounds = sum(e["kind"] == "round.began" for e in told)
    assert seasons == expect["seasons"]
    assert rounds == expect["rounds"]
    assert rounds == len(seasons) * expect["rounds_per_season"]


@of_kind("draft")
@pytest.mark.rule("btwixt:draft.direction")
def test_draft(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    options = {"leaders": "deal", "draft": "draft"}
    match = weirwood.new("btwixt", seats=given["players"], seed=1, options=options)
    rng = random.Random(1)
    found: dict[str, str] = {}
    while not match.over:
        d = match.decisions[0]
        if d.kind == "draft.keep":
            found[match.view()["season"]] = match.view()["draft_direction"]
        match.answer(d, match.sample(d, rng))
    assert found == expect["directions"]


@of_kind("events")
@pytest.mark.rule("btwixt:advanced.events_3_4", "btwixt:advanced.events_5_6")
def test_events(name: str) -> None:
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    _, told = play_through(given["players"], advanced=True)
    season, found = "", {}
    for e in told:
        if e["kind"] == "events.added":
            found[f"end_of_{season}"] = e["args"]["n"]
        elif e["kind"] == "season.began":
            season = e["args"]["season"]
    assert found == expect["added"]


@of_kind("deal")
@pytest.mark.rule("btwixt:advanced.deal")
def test_deal(name: str) -> None:
    expect = BY_ID[name]["expect"]
    options = {"leaders": "deal", "advanced": True}
    match = weirwood.new("btwixt", seats=4, seed=1, options=options)
    for seat in range(4):
        cards = match.st.hands[seat]
        own = [c for c in cards if ED.cards[c].leader == match.st.leader[seat]]
        assert len(own) == expect["own_leader_cards"]
        assert len(cards) - len(own) == expect["from_deck"]
        assert len(cards) == expect["hand"]


@of_kind("row")
@pytest.mark.rule("btwixt:revealed.next", "btwixt:revealed.look", "btwixt:revealed.top")
def test_row(name: str) -> None:
    """The letters of the examples stand for allies; the current one is not part of our row."""
    given, expect = BY_ID[name]["given"], BY_ID[name]["expect"]
    if given["do"] == "season_start":
        options = {"leaders": "deal", "revealed": True}
        match = weirwood.new("btwixt", seats=given["players"], options=options)
        assert len(match.view()["row"]) + 1 == expect["row_length"]
        return
    letters = sorted({"a", "b", "x", "y", "z", "current"})
    number = {letter: i for i, letter in enumerate(letters)}
    name_of = {i: letter for letter, i in number.items()}
    st = position(4, revealed=True)
    st.ally_deck = [number[x] for x in reversed(given["ally_deck_top_first"])]
    st.row = tuple(number[x] for x in given["row"] if x != "current")
    st.current = number["current"] if "current" in given["row"] else -1
    if given["do"] == "reveal_next":
        assert name_of[revealed.next_ally(st)] == expect["used"]
    elif given["do"] == "look":
        revealed.look(st, 0, given["count"])
        assert [name_of[x & 1023] for x in st.looking] == expect["seen"]
    else:
        st.looking = (number[given["ally"]],)
        revealed.put_back(st, 0)
    row = [name_of[x] for x in st.row]
    assert (["current"] if st.current >= 0 else []) + row == expect["row"]
    assert [name_of[x & 1023] for x in reversed(st.ally_deck)] == expect["ally_deck_top_first"]


@pytest.mark.rule("btwixt:concepts.two_councils")
def test_the_councils_of_the_picture_in_play() -> None:
    p = claim(["inf_final_assault"], [], [], [])
    assert p.keys() == [council(0), council(3)]
    assert play(bid(["inf_rout"], [], []), 0, "inf_rout").view()["leaders"][0]["knelt"]
