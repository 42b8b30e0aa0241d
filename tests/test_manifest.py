"""Saves survive: what they depend on is written down, and a change needs a step of the version."""

from __future__ import annotations

import pytest

from weirwood.kernel import manifest, registry


@pytest.mark.parametrize("game", ["boardgame", "btwixt", "cardgame", "miniatures"])
def test_saves_depend_on_what_the_manifest_says(game: str) -> None:
    found = manifest.difference(registry.game(game))
    assert found is None, f"{found} (`make manifest`, after a step of the version once released)"
