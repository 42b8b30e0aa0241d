"""Everything the game says is said in every language: events, options, questions, refusals."""

from __future__ import annotations

import random

import pytest

import weirwood
from weirwood.games.cardgame import GAME
from weirwood.games.cardgame.facts import FACES, IDS
from weirwood.games.cardgame.lists.decks import Reason, check, read
from weirwood.words import LANGUAGES, words

SEATS = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    said = words(lang, GAME.package)
    for face in FACES:
        if IDS[face.form_of] == face.id:
            assert said.name(face.id)
            assert said.text(f"text-{face.id}")


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_can_be_told_in_every_language(seats: int) -> None:
    spoken = [words(lang, GAME.package) for lang in LANGUAGES]
    for seed in range(3):
        m = weirwood.new("cardgame", seats=seats, seed=seed)
        rng = random.Random(seed)
        while not m.over:
            d = m.decisions[0]
            for choice in m.choices(d):
                for said in spoken:
                    assert said.option(d.kind, choice.key, SEATS[:seats])
                    if choice.refusal is not None:
                        assert said.refusal(choice.refusal.rule, choice.refusal.args, SEATS)
            m.answer(d, m.sample(d, rng))
        for event in m.events_for(0):
            for said in spoken:
                line = said.event(event["kind"], event["args"], SEATS[:seats])
                assert "{" not in line, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_deck_reasons_are_told(lang: str) -> None:
    said = words(lang, GAME.package)
    reading = read("Faction: stark\n5 Arya Stark\n2 Nobody Atall\n1 Cersei Lannister\n3 Summons")
    reasons: list[Reason] = [
        *reading.reasons,
        *check(reading.deck),
        *check(reading.deck, "one_box"),
    ]
    assert len(reasons) > 5
    for reason in reasons:
        assert said.refusal(reason.rule, reason.args)
