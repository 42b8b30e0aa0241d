"""The kernel's own small game, registered for the ways in to be tried on."""

from __future__ import annotations

from tests.kernel import toy
from weirwood.kernel import registry


def register() -> None:
    registry.add(toy.GAME)
