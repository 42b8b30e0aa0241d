"""The conformance suite, the words of whole games, and what nobody else may see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import weirwood
from weirwood import ledger
from weirwood.games.boardgame import facts as content
from weirwood.kernel import manifest
from weirwood.kernel.match import Match
from weirwood.words import LANGUAGES, words

PACKAGE = "weirwood.games.boardgame"


@pytest.mark.parametrize("tides", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_conformance(seats: int, tides: bool) -> None:
    options: dict[str, Any] = {"tides": tides, "houses": "drafted" if tides else "fixed"}
    assert weirwood.conformance("boardgame", seats=seats, games=1, options=options, every=12)


@pytest.mark.parametrize("switch", ["faq", "letter"])
def test_conformance_with_the_other_readings(switch: str) -> None:
    """Every switch the other way round."""
    options: dict[str, Any] = {
        "houses": "random" if switch == "faq" else "chosen",
        "lannister_port_ship": "on" if switch == "faq" else "off",
        "final_tie_break": "faq",
        "winter_is_coming_at_reveal": False,
        "support_per_house_single_side": False,
        "salladhor_vs_victarion": "throne_order",
        "mace_last_unit_combat_goes_on": False,
        "arianne_keeps_token": False,
        "milkwater_keeps_uniform_hand": False,
        "port_ships_lost_if_land_vacated": False,
    }
    assert weirwood.conformance("boardgame", seats=6, games=1, seed=9, options=options, every=20)


def test_the_manifest_is_current() -> None:
    assert manifest.difference(weirwood.game("boardgame")) is None


def test_every_question_cites_a_rule_of_the_ledger() -> None:
    rules = ledger.load(PACKAGE)
    for kind in weirwood.game("boardgame").kinds.values():
        assert kind.rule in rules
    assert all(rule.done for rule in rules)


def played(seats: int, steps: int, seed: int, **options: Any) -> Match:
    match = weirwood.new("boardgame", seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_told(lang: str) -> None:
    say = words(lang, PACKAGE)
    for seed in (1, 2):
        match = weirwood.new("boardgame", seats=6, seed=seed, options={"tides": True})
        rng = random.Random(seed)
        while not match.over:
            d = match.decisions[-1]
            args = dict(zip("abcdefg", d.args, strict=False))
            told = say.prompt(d.kind, {"least": d.least, "most": d.most, "seat": 0, **args})
            assert "$" not in told
            for option in match.options(d):
                key = option.key.partition("=")[2] if d.shape == "assign" else option.key
                if d.shape != "amount":
                    assert say.option(d.kind, key)
            match.answer(d, match.sample(d, rng))
        for seat in (None, 0):
            for event in match.events_for(seat):
                assert say.event(event["kind"], event["args"], list("ABCDEF"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_a_name_and_every_card_a_text(lang: str) -> None:
    say = words(lang, PACKAGE)
    cards = [*content.CARDS, *(c.id for c in content.WESTEROS), *(c.id for c in content.WILDLINGS)]
    named = [*content.AREAS, *content.HOUSES, *content.UNITS, *content.ORDERS, *content.TRACKS]
    assert all(say.has(f"name-{i}") for i in (*named, *cards, *(t.id for t in content.TIDES)))
    assert all(say.has(f"text-{i}") for i in (*cards, *content.UNITS, *content.AREAS))
    stronghold = {"en": "Stronghold", "es": "Fortaleza", "it": "Roccaforte"}[lang]
    for area, name in enumerate(content.AREAS):
        told = say.text(f"text-{name}")
        assert told.startswith(stronghold) == (content.CASTLE[area] == 2)
        assert all(say.name(content.AREAS[near]) in told for near in content.NEAR[area])


def test_secret_answers_are_in_no_foreign_view() -> None:
    """Orders, bids, house cards and tides: while others think, nothing of them shows."""
    seen = set()
    for seed in range(4):
        match = weirwood.new("boardgame", seats=4, seed=seed, options={"tides": True})
        rng = random.Random(seed)
        while not match.over:
            open_now = match.decisions
            d = open_now[0]
            match.answer(d, match.sample(d, rng))
            if len(open_now) > 1:
                seen.add(d.kind)
                for other in [s for s in range(4) if s != d.seat] + [None]:
                    rows = [r for r in match.view(other)["asked"] if r["seat"] == d.seat]
                    assert all("answer" not in row for row in rows)
                    mixed = match.redeal(other, random.Random(1))
                    assert json.dumps(mixed.view(other)) == json.dumps(match.view(other))
    assert seen == {"planning.orders", "combat.card", "bidding.track", "wildlings.bid"}


def test_a_saved_game_is_small_and_a_copy_is_whole() -> None:
    for steps in (50, 200, 350):
        match = played(6, steps, seed=3)
        saved = json.dumps(match.save())
        assert len(saved) < 40_000
        again = weirwood.load(json.loads(saved))
        assert json.dumps(again.save()) == saved
