"""What every card does is held by a test: without one of its effects some test fails."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest
from tests.games.boardgame.rules import (
    test_bidding,
    test_casualties,
    test_combat,
    test_house_cards,
    test_mustering,
    test_neutral,
    test_planning,
    test_ports,
    test_retreat,
    test_supply,
    test_support,
    test_tides,
    test_westeros,
    test_wildlings,
    test_winning,
)
from tests.games.strikes import Strike, naming, noticed, played

from weirwood.games.boardgame import facts as content
from weirwood.games.boardgame.rules import house_cards, strength, westeros, wildlings

PLAYED = (
    test_house_cards,
    test_wildlings,
    test_westeros,
    test_combat,
    test_support,
    test_tides,
    test_casualties,
    test_retreat,
    test_neutral,
    test_ports,
    test_supply,
    test_bidding,
    test_mustering,
    test_planning,
    test_winning,
)
# What cards without a moment of their own change, by card, and what stands there for nothing.
LASTING: dict[str, Any] = {
    "WORTH": None,
    "DEFENSE_TIMES": 1,
    "NULLIFIES": False,
    "NO_CASUALTIES": False,
    "SENDS_BEATEN": False,
    "MARCH_FOLLOWS": False,
    "HOLDS_OUT": False,
}


def put(module: ModuleType, name: str, at: int, value: Any) -> Strike:
    """Another entry in a column."""

    def strike(patch: pytest.MonkeyPatch) -> None:
        column = getattr(module, name)
        patch.setattr(module, name, (*column[:at], value, *column[at + 1 :]))

    return strike


def of_house_card(card: int) -> Iterator[tuple[str, Strike]]:
    if content.TIMING[card] in ("cancel", "immediate", "result", "after"):
        yield "its text", put(house_cards, "TIMING", card, "")
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
