"""The slots of the rules: effects fill every one, with functions of their own."""

from __future__ import annotations

from weirwood.games.miniatures.rules import seams


def test_every_slot_is_filled() -> None:
    slots = [name for name, kind in seams.__annotations__.items() if "Callable" in kind]
    assert len(slots) > 30
    for name in slots:
        found = getattr(seams, name, None)
        assert found is not None, f"{name} is empty"
        assert ".effects." in found.__module__, name
