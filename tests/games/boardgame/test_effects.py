"""What every card does is held by a test: without one of its effects some test fails."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest
from tests.games.boardgame import (
    test_combat,
    test_control,
    test_examples,
    test_house_cards,
    test_house_cards_greyjoy_tyrell_martell,
    test_retreat,
    test_round,
    test_westeros,
    test_wildlings,
)
from tests.games.strikes import Strike, naming, noticed, played

from weirwood.games.boardgame import (
    combat,
    content,
    quiet_cards,
    retreat,
    strength,
    westeros,
    wildlings,
)

PLAYED = (
    test_house_cards,
    test_house_cards_greyjoy_tyrell_martell,
    test_wildlings,
    test_westeros,
    test_combat,
    test_retreat,
    test_control,
    test_examples,
    test_round,
)
NOBODY = -2
# Cards whose text stands at one place in the rules, and the name by which it knows them.
READ_BY_NAME: dict[str, tuple[ModuleType, str]] = {
    "robb_stark": (retreat, "ROBB"),
    "ser_loras_tyrell": (combat, "LORAS"),
    "arianne_martell": (combat, "ARIANNE"),
}
# What cards without a moment of their own change, by card, and what stands there for nothing.
LASTING: dict[str, Any] = {
    "WORTH": None,
    "DEFENSE_TIMES": 1,
    "NULLIFIES": False,
    "NO_CASUALTIES": False,
}


def put(module: ModuleType, name: str, at: int, value: Any) -> Strike:
    """Another entry in a column."""

    def strike(patch: pytest.MonkeyPatch) -> None:
        column = getattr(module, name)
        patch.setattr(module, name, (*column[:at], value, *column[at + 1 :]))

    return strike


def of_house_card(card: int) -> Iterator[tuple[str, Strike]]:
    name = content.CARDS[card]
    if name in READ_BY_NAME:
        module, known_as = READ_BY_NAME[name]
        yield "its text", lambda patch: patch.setattr(module, known_as, NOBODY)
    elif content.TIMING[card] in ("cancel", "immediate", "result", "after"):
        yield "its text", put(quiet_cards, "TIMING", card, "")
    for column, nothing in LASTING.items():
        if getattr(strength, column)[card] != nothing:
            yield column.lower(), put(strength, column, card, nothing)
    rows = content.BONUS[card]
    for i, row in enumerate(rows):
        for j in range(1, len(row)):
            if row[j]:
                less = (*row[:j], 0, *row[j + 1 :])
                yield (
                    f"bonus {i}.{j}",
                    put(strength, "BONUS", card, (*rows[:i], less, *rows[i + 1 :])),
                )


HOUSE_CARDS = [name for i, name in enumerate(content.CARDS) if list(of_house_card(i))]


@pytest.mark.parametrize("name", HOUSE_CARDS)
def test_no_text_of_a_house_card_can_be_lost_unnoticed(name: str) -> None:
    tests = naming(played(*PLAYED), name)
    lost = [
        what for what, strike in of_house_card(content.CARD[name]) if not noticed(strike, tests)
    ]
    assert not lost, f"write a test of what {name} does: {lost}"


@pytest.mark.parametrize("number", range(len(content.WILDLINGS)))
def test_no_side_of_a_wildling_card_can_be_lost_unnoticed(number: int) -> None:
    card = content.WILDLINGS[number]
    tests = naming(played(*PLAYED), card.id)
    lost = []
    for side, nothing in (("lowest", "nothing"), ("others", "nothing"), ("highest", "nothing")):
        if getattr(card, side) != nothing:
            weak = msgspec.structs.replace(card, **{side: nothing, "strength": 0})
            if not noticed(put(wildlings, "WILDLINGS", number, weak), tests):
                lost.append(side)
    assert not lost, f"write a test of what {card.id} does: {lost}"


@pytest.mark.parametrize("name", sorted({card.id for card in content.WESTEROS}))
def test_no_westeros_card_can_be_lost_unnoticed(name: str) -> None:
    tests = naming(played(*PLAYED), name)
    lost = []
    for key, nothing in (("effect", "none"), ("icons", 0)):
        found = [i for i, card in enumerate(content.WESTEROS) if card.id == name]
        if any(getattr(content.WESTEROS[i], key) != nothing for i in found):

            def strike(patch: pytest.MonkeyPatch, key: str = key, nothing: Any = nothing) -> None:
                cards = [
                    msgspec.structs.replace(card, choices=(), **{key: nothing})
                    if card.id == name and key == "effect"
                    else msgspec.structs.replace(card, **{key: nothing})
                    if card.id == name
                    else card
                    for card in content.WESTEROS
                ]
                patch.setattr(westeros, "WESTEROS", tuple(cards))

            if not noticed(strike, tests):
                lost.append(key)
    assert not lost, f"write a test of what {name} does: {lost}"
