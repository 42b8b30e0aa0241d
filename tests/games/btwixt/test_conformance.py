"""What every game promises, held by B'Twixt in all its modes; and bad input."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import weirwood
from weirwood.games.btwixt import GAME

MODES: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    {"draft": "draft", "leaders": "deal"},
    {"draft": "kingsmoot", "revealed": True},
    {"advanced": True, "draft": "draft", "revealed": True, "short": True, "leaders": "deal"},
    {"advanced": True, "draft": "kingsmoot", "short": True},
]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_conformance(seats: int, mode: int) -> None:
    checked = weirwood.conformance(
        "btwixt", seats=seats, games=1, seed=10 * seats + mode, options=MODES[mode], every=23
    )
    assert checked > 50


@pytest.mark.rule("btwixt:setup.modes")
def test_every_combination_of_modes_is_played() -> None:
    rng = random.Random(5)
    count = 0
    for advanced in (False, True):
        for draft in ("none", "draft", "kingsmoot"):
            for revealed in (False, True):
                for short in (False, True):
                    options = {
                        "advanced": advanced,
                        "draft": draft,
                        "revealed": revealed,
                        "short": short,
                    }
                    seats = 3 + count % 4
                    match = weirwood.new("btwixt", seats=seats, seed=count, options=options)
                    while not match.over:
                        d = match.decisions[0]
                        match.answer(d, match.sample(d, rng))
                    count += 1
    assert count == 24


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"advanced": "perhaps"}, "kernel.setting_value"),
        ({"draft": "draft+kingsmoot"}, "kernel.setting_value"),
        ({"draft": None}, "kernel.setting_value"),
        ({"revealed": 3}, "kernel.setting_value"),
        ({"leaders": "jon"}, "kernel.setting_value"),
        ({"dragons": True}, "kernel.setting_name"),
        ([], "kernel.settings"),
        ({"edition": "not json"}, "edition.faulty"),
        ({"edition": 5}, "edition.faulty"),
        ({"edition": []}, "edition.faulty"),
    ],
)
def test_wrong_options_are_refused(options: Any, rule: str) -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=3, options=options)
    assert no.value.rule == rule


@pytest.mark.parametrize("text", ["true", "True", "1", "on", True])
def test_words_of_the_command_line_are_understood(text: Any) -> None:
    assert weirwood.new("btwixt", seats=3, options={"advanced": text}).settings["advanced"] is True


def one(seed: int = 3) -> weirwood.Match:
    match = weirwood.new("btwixt", seats=4, seed=seed, options={"leaders": "deal"})
    rng = random.Random(seed)
    for _ in range(25):
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    return match


def test_a_save_is_small() -> None:
    for options in MODES:
        match = weirwood.new("btwixt", seats=6, seed=1, options=options)
        rng = random.Random(1)
        largest = 0
        while not match.over:
            d = match.decisions[0]
            match.answer(d, match.sample(d, rng))
            largest = max(largest, len(json.dumps(match.save())))
        assert largest < 20_000


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_an_edited_save_is_read_or_refused(data: st.DataObject) -> None:
    """Whatever a save was changed to, it loads and can be played on, or is refused in one line."""
    saved = json.loads(json.dumps(SAVED))
    here: Any = saved["state"]
    key = data.draw(st.sampled_from(sorted(here)))
    while isinstance(here[key], (list, dict)) and here[key] and data.draw(st.booleans()):
        here = here[key]
        last = len(here) - 1
        key = data.draw(
            st.sampled_from(sorted(here)) if isinstance(here, dict) else st.integers(0, last)
        )
    junk = st.none() | st.booleans() | st.integers(-9, 2000) | st.text(max_size=3)
    here[key] = data.draw(junk | st.lists(st.integers(-2, 99), max_size=3))
    try:
        match = weirwood.load(saved)
    except weirwood.Refused:
        return
    rng = random.Random(1)
    for _ in range(12):
        if match.over:
            break
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
        match.view(0)


SAVED = one().save()


def test_settings_have_words_in_the_game() -> None:
    from weirwood.words import words

    for lang in ("en", "es", "it"):
        said = words(lang, GAME.package)
        for setting in GAME.settings:
            assert said.text(f"setting-{setting.name}")
            assert said.text(f"setting-{setting.name}", attribute="help")
            for choice in setting.choices:
                assert said.text(f"setting-{setting.name}-{choice}")


def test_everything_is_said_in_three_languages() -> None:
    """Prompts, options, refused choices and log lines of whole games, in every language."""
    from weirwood.words import words

    assert GAME.overlay is not None
    tongues = [
        words(lang, GAME.package).but(overlay=GAME.overlay({})) for lang in ("en", "es", "it")
    ]
    names = ["Ana", "Iñigo", "Bea", "Carlo", "Dora", "Emma"]
    kinds = set()
    for g in range(14):
        options = {**MODES[g % len(MODES)], "leaders": "draft"}
        match = weirwood.new("btwixt", seats=3 + g % 4, seed=g, options=options)
        rng = random.Random(g)
        while not match.over:
            d = match.decisions[0]
            args: dict[str, Any] = {"seat": d.seat, "least": d.least, "most": d.most}
            args |= dict(zip("abcdefgh", d.args, strict=False))
            kinds.add(d.kind)
            for said in tongues:
                assert said.prompt(d.kind, args, names)
                for choice in match.choices(d)[:20]:
                    assert said.option(d.kind, choice.key, names, args)
                    if choice.refusal is not None:
                        assert said.refusal(*choice.refusal, names)
            match.answer(d, match.sample(d, rng))
        for seat in (0, None):
            for event in match.events_for(seat):
                for said in tongues:
                    assert said.event(event["kind"], event["args"], names)
    assert len(kinds) > 20
