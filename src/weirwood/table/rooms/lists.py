"""Lists that players bring: a deck or an army per seat, checked by the game, seen by their owner.

A game that checks decks (`Game.checks["deck"]`) has a setting of that name in the plural, with one
entry per seat; None is a seat that brings nothing and gets a ready one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.kernel.decision import Refused
from weirwood.kernel.game import AnyGame

MAX_LIST = 20_000  # characters of one list


def plural(what: str) -> str:
    """
    >>> plural("deck"), plural("army")
    ('decks', 'armies')
    """
    return what[:-1] + "ies" if what.endswith("y") else what + "s"


def kinds(game: AnyGame) -> dict[str, str]:
    """What a player may bring to this game, and the setting that holds it."""
    known = {s.name for s in game.settings if s.kind == "data"}
    return {what: plural(what) for what in game.checks if plural(what) in known}


def entries(value: Any, seats: int) -> list[Any]:
    """The setting as one entry per seat."""
    given = list(value) if isinstance(value, (list, tuple)) else []
    return [*given, *[None] * seats][:seats]


def bring(
    game: AnyGame, settings: Mapping[str, Any], seats: int, what: str, seat: int, given: Any
) -> dict[str, Any]:
    """The settings with this seat's list in its place; refused if the game would not play it."""
    name = kinds(game).get(what)
    if name is None:
        allowed = ", ".join(kinds(game)) or "-"
        raise Refused("table.no_list", {"found": what[:40], "allowed": allowed})
    if isinstance(given, str) and len(given) > MAX_LIST:
        raise Refused("table.too_large", {"most": MAX_LIST})
    for no in game.checks[what](given) if given is not None else ():
        raise Refused(no.rule, dict(no.args))
    brought = entries(settings.get(name), seats)
    brought[seat] = given
    default = next(s.default for s in game.settings if s.name == name)
    empty = all(x is None for x in brought)
    return game.read_settings(seats, {**settings, name: default if empty else brought})


def veiled(game: AnyGame, settings: Mapping[str, Any], seats: set[int]) -> dict[str, Any]:
    """The settings before the game begins: what others bring is nobody's business yet."""
    out = dict(settings)
    for name in kinds(game).values():
        value = settings.get(name)
        if isinstance(value, (list, tuple)):
            out[name] = [x if i in seats else None for i, x in enumerate(value)]
        elif not isinstance(value, str) or "\n" in value:  # a line of names says nothing secret
            out[name] = None
    return out
