"""The conformance suite on the kernel's own test game, and on games that break a promise."""

from __future__ import annotations

import dataclasses
from typing import Self

import pytest

import weirwood
from tests.kernel import toy
from weirwood.kernel import registry
from weirwood.kernel.conformance import Nonconformity, forgotten

registry.add(toy.GAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_game_conforms(seats: int) -> None:
    assert weirwood.conformance("toy", seats=seats, games=4, options={"rounds": 4}) > 40


def test_a_forgotten_field_is_found() -> None:
    class Sloppy(toy.Toy):
        def copy(self) -> Self:
            new = super().copy()
            new.pos = self.pos
            new.round = 0
            return new

    assert forgotten(toy.setup(3, {"rounds": 2})) == []
    st = Sloppy(3, pos=[0, 0, 0], round=2)
    assert forgotten(st) == ["round", "pos"]


def test_a_leaking_view_is_found() -> None:
    def leak(st: toy.Toy, seat: int | None) -> dict[str, object]:
        return {"top": st.cards.face[st.cards.piles[toy.DECK][-1]]}

    registry.add(dataclasses.replace(toy.GAME, id="leaky", view=leak))
    with pytest.raises(Nonconformity, match="re-deal changes the view"):
        weirwood.conformance("leaky", seats=2, games=1)


def test_a_lazy_redeal_is_found() -> None:
    registry.add(dataclasses.replace(toy.GAME, id="lazy", redeal=lambda st, seat, rng: None))
    with pytest.raises(Nonconformity, match="deals nothing"):
        weirwood.conformance("lazy", seats=2, games=20)
