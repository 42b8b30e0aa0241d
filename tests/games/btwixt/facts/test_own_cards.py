"""Card files of one's own: what the reader accepts can be played."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.games.btwixt.driver import claim, claims, council, hand
from tests.games.btwixt.facts.strange import strange_edition

import weirwood
from weirwood.games.btwixt import facts
from weirwood.games.btwixt.facts import read_edition


def own_file() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(facts.default_text())
    return found


@pytest.mark.rule("btwixt:edition.own")
@pytest.mark.parametrize("as_text", [False, True])
def test_a_match_with_a_card_file_of_ones_own(as_text: bool) -> None:
    table = own_file()
    for row in table["standard_influence"]:
        row["value"] = 2
    table["standard_influence"][0]["name"]["en"] = "Treason"
    options = {"edition": json.dumps(table) if as_text else table, "leaders": "deal"}
    match = weirwood.new("btwixt", seats=3, seed=2, options=options)
    assert {card["value"] for card in match.view(0)["hand"]} == {2}
    assert match.game.overlay is not None
    assert match.game.overlay(match.settings)["name-inf_betrayal"]["en"] == "Treason"
    # A save carries its cards along.
    saved = json.loads(json.dumps(match.save()))
    assert weirwood.load(saved).view(0) == match.view(0)


@pytest.mark.rule("btwixt:edition.faulty")
def test_a_faulty_file_is_refused_before_the_match() -> None:
    table = own_file()
    table["allies"][3]["power"] = "strong"
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=3, options={"edition": table})
    assert no.value.rule == "edition.faulty"
    assert no.value.arguments["where"] == "ally_ser_loras_tyrell"
    assert no.value.arguments["key"] == "power"


@pytest.mark.rule("btwixt:kingsmoot.needs_cards")
def test_modes_need_their_cards() -> None:
    table = own_file()
    table["leader_influence"] = []
    table["components"]["leader_influence"] = 0
    for leader in table["leaders"]:
        leader["cards"] = []
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=3, options={"edition": table, "advanced": True})
    assert no.value.rule == "kingsmoot.needs_cards"
    weirwood.new("btwixt", seats=3, options={"edition": table, "draft": "kingsmoot"})
    table["event_influence"] = []
    table["components"]["event_influence"] = 0
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=3, options={"edition": table, "draft": "kingsmoot"})
    assert no.value.rule == "kingsmoot.needs_cards"
    weirwood.new("btwixt", seats=3, options={"edition": table})


@pytest.mark.rule("btwixt:setup.players")
def test_a_card_file_may_be_for_fewer_leaders() -> None:
    table = own_file()
    table["players"]["max"] = 4
    for part, key in (
        ("time_track", "start_space_by_players"),
        ("time_track", "rounds_per_season_by_players"),
        ("time_track", "start_season_by_players"),
        ("time_track", "start_season_short_mode"),
        ("setup", "events_added_by_players"),
    ):
        for n in ("5", "6"):
            del table[part][key][n]
    weirwood.new("btwixt", seats=4, options={"edition": table})
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=5, options={"edition": table})
    assert no.value.rule == "setup.players"


@pytest.mark.parametrize("seed", range(12))
def test_what_is_accepted_can_be_played(seed: int) -> None:
    table = strange_edition(seed)
    read_edition(table)
    mode = ("none", "draft", "kingsmoot")[seed % 3]
    options = {
        "edition": table,
        "draft": mode,
        "advanced": seed % 2 == 0,
        "revealed": seed % 4 == 1,
        "short": True,
        "leaders": "deal",
    }
    match = weirwood.new("btwixt", seats=3 + seed % 4, seed=seed, options=options)
    rng = random.Random(seed)
    for _ in range(4000):  # strange cards can go on for long
        if match.over:
            break
        d = match.decisions[rng.randrange(len(match.decisions))]
        assert match.options(d)
        match.answer(d, match.sample(d, rng))


@pytest.mark.parametrize("seed", [100, 101])
def test_strange_cards_keep_every_promise(seed: int) -> None:
    options = {
        "edition": strange_edition(seed, 0.5),
        "advanced": True,
        "short": True,
        "leaders": "deal",
    }
    assert weirwood.conformance("btwixt", seats=5, games=1, seed=seed, options=options, every=40)


def with_effect(name: str, effect: dict[str, Any], timing: str) -> dict[str, Any]:
    """The game's own file, in which one card does this and nothing else."""
    table = own_file()
    for row in (row for key in ("standard_influence", "allies") for row in table[key]):
        if row["id"] == name:
            row["effects"], row["timing"] = [{"when": timing, **effect}], timing
            if "win_icon" in row:
                row["win_icon"] = timing == "after_bid"
    return table


@pytest.mark.rule("btwixt:effects.something", "btwixt:ops.peek_tokens")
def test_only_a_council_with_tokens_is_offered_to_look_at() -> None:
    peek = {"op": "peek_tokens", "who": "you", "council": "yours"}
    edition = with_effect("ally_bronn", peek, "when_claimed")
    there = {"0": {"tokens": [1]}, "3": {"tokens": [2]}}
    p = claims("ally_bronn", councils=there, settings={"edition": edition})
    p.answer(0, council(0)).expect("effect.council", 0)
    p.answer(0, council(3))
    assert p.told("tokens.seen")[-1]["values"] == [2]
    # With tokens in one of them nobody is asked, with none nothing is seen.
    p = claims("ally_bronn", councils={"3": {"tokens": [2]}}, settings={"edition": edition})
    p.answer(0, council(0)).expect("claim.token", 0)
    assert p.told("tokens.seen")[-1]["values"] == [2]
    p = claims("ally_bronn", settings={"edition": edition}).answer(0, council(0))
    assert not p.told("tokens.seen")


@pytest.mark.rule("btwixt:ops.move_cards", "btwixt:effects.one_leader")
def test_a_card_may_go_to_a_hand_of_ones_choice() -> None:
    give = {"op": "move_cards", "count": 1}
    give |= {"from": {"zone": "self"}, "to": {"zone": "hand", "of": "other"}}
    edition = with_effect("inf_rout", give, "after_bid")
    p = claim(["inf_rout"], [], [], settings={"edition": edition})
    p.expect("effect.to", 0)
    assert p.keys() == ["seat:1", "seat:2"]
    p.answer(0, "seat:2")
    assert hand(p, 2) == ["inf_rout"]
