"""The conformance suite in every mode, the words of whole battles, and what nobody else may see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import weirwood
from weirwood.games.miniatures import facts
from weirwood.kernel import manifest
from weirwood.words import LANGUAGES, words

PACKAGE = "weirwood.games.miniatures"
MODES = [name.removeprefix("mode_") for name in facts.MODES]
SMALL: dict[str, Any] = {"points": 20, "armies": "stark_20,lannister_20"}


@pytest.mark.parametrize("mode", MODES)
def test_conformance(mode: str) -> None:
    options = {"mode": mode, **SMALL}
    assert weirwood.conformance("miniatures", seats=2, games=1, options=options, every=60)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"mode": "winds_of_winter", "points": 20}),
        (4, {"mode": "fire_and_blood", "points": 20, "terrain": "random", "table": "large"}),
    ],
)
def test_conformance_of_a_free_for_all(seats: int, options: dict[str, Any]) -> None:
    assert weirwood.conformance("miniatures", seats=seats, games=1, options=options, every=140)


def test_conformance_of_teams() -> None:
    options = {
        "mode": "a_storm_of_swords", "teams": True, "points": 20, "idleness": True,
        "full_board": True,
    }  # fmt: skip
    assert weirwood.conformance("miniatures", seats=4, games=1, options=options, every=250)


def test_the_manifest_is_current() -> None:
    assert manifest.difference(weirwood.game("miniatures")) is None


@pytest.mark.parametrize("mode", MODES)
def test_everything_that_happens_can_be_told(mode: str) -> None:
    says = [words(lang, PACKAGE) for lang in LANGUAGES]
    match = weirwood.new("miniatures", seats=2, seed=4, options={"mode": mode, **SMALL})
    rng = random.Random(2)
    said: set[Any] = set()  # every question, option and kind of event once
    while not match.over:
        d = match.decisions[-1]
        args = dict(zip("abcdefg", d.args, strict=False))
        for say in says:
            if (d.kind, d.args) not in said:
                told = say.prompt(d.kind, {"least": d.least, "most": d.most, "seat": 0, **args})
                assert "$" not in told
            if d.shape in {"pick", "order"}:
                new = [o.key for o in match.options(d) if (d.kind, o.key) not in said]
                assert all(say.option(d.kind, key) for key in new)
        said.add((d.kind, d.args))
        if d.shape in {"pick", "order"}:
            said.update((d.kind, o.key) for o in match.options(d))
        match.answer(d, match.sample(d, rng))
    for seat in (None, 0):
        for event in match.events_for(seat):
            shape = (event["kind"], *sorted(event["args"]))
            for say in says if said.isdisjoint({shape}) or rng.random() < 0.05 else ():
                assert say.event(event["kind"], event["args"], ["Ana", "Bruno"])
            said.add(shape)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_parameter_of_a_move_has_words(lang: str) -> None:
    say = words(lang, PACKAGE)
    for name in ("pivot", "distance", "turn", "direction", "x", "y", "facing"):
        assert say.has(f"place-{name}")


def test_hands_and_missions_are_in_no_foreign_view() -> None:
    match = weirwood.new(
        "miniatures", seats=2, seed=1, options={"mode": "winds_of_winter", **SMALL}
    )
    rng = random.Random(5)
    while not match.over:
        for seat in (0, 1, None) if rng.random() < 0.1 else ():
            for row in match.view(seat)["players"]:
                if row["seat"] != seat:
                    hidden = [c["face"] for c in row["hand"]]
                    shown = [f for f in hidden if f]
                    assert len(shown) <= len(hidden)
            mixed = match.redeal(seat, random.Random(7))
            assert json.dumps(mixed.view(seat)) == json.dumps(match.view(seat))
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))


def test_a_save_is_small_and_a_record_plays_again() -> None:
    match = weirwood.new("miniatures", seats=2, seed=8, options=SMALL)
    rng = random.Random(8)
    while not match.over:
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
        if d.kind == "turn.unit":
            assert len(json.dumps(match.save())) < 40_000
    assert weirwood.replay(match.record()).scores == match.scores
