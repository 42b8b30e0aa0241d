"""The armies of a battle by name, for statistics; the ready ones as text."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from .. import facts
from ..settings import armies_for
from . import armies, text

if TYPE_CHECKING:
    from collections.abc import Mapping


def names(seats: int, settings: Mapping[str, Any]) -> list[str]:
    """The army of each seat: a ready one by its id, an own one by faction and contents."""
    ready = {told(armies.ready(name)): name for name in facts.ARMIES}
    return [ready.get(told(army)) or own(army) for army in armies_for(seats, settings)]


def own(army: armies.Army) -> str:
    """The same cards have the same name, in whatever order they were listed."""
    return f"{army.faction}_{hashlib.sha256(told(army).encode()).hexdigest()[:6]}"


def told(army: armies.Army) -> str:
    troops = sorted((troop.unit, sorted(troop.attachments)) for troop in army.troops)
    return repr((army.commander, troops, sorted(army.ncus), sorted(army.infiltrators)))


def ready(lang: str) -> dict[str, str]:
    """The ready armies as text."""
    return {
        name.removeprefix("army_"): text.write(armies.ready(name), lang) for name in facts.ARMIES
    }
