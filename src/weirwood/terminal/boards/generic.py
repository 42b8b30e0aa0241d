"""Any view, laid out as an outline: for games that have no board of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from weirwood.terminal.boards import Look

# What every view has is shown by the question, the header and the end of the game.
COMMON = {"game", "seat", "seats", "asked", "over", "standings", "scores", "conceded"}


def draw(look: Look) -> RenderableType:
    out = Text()
    for depth, label, value in _rows(look, _own(look), 0):
        out.append("  " * depth)
        out.append(label, "bold" if depth == 0 else "cyan")
        out.append(f"  {value}\n" if value else "\n")
    out.rstrip()
    return out


def tell(look: Look) -> list[str]:
    return [
        f"{label}: {value}" if value else label for _, label, value in _rows(look, _own(look), 0)
    ]


def facts(look: Look, id: str) -> list[str]:  # noqa: ARG001  (every board has this signature)
    return []


def _own(look: Look) -> dict[str, Any]:
    return {k: v for k, v in look.view.items() if k not in COMMON}


def _rows(look: Look, data: Any, depth: int) -> Iterator[tuple[int, str, str]]:
    """(depth, label, value) of every line; what fits on one line stays on one."""
    for label, value in _items(look, data):
        short = _short(look, value)
        if short is not None:
            yield depth, label, short
        else:
            yield depth, label, ""
            yield from _rows(look, value, depth + 1)


def _items(look: Look, data: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield _words(look, str(key)), value
        return
    # A list as long as there are seats is one entry per player.
    by_seat = len(data) == look.view.get("seats")
    for i, value in enumerate(data):
        yield (look.who(i) if by_seat else str(i + 1)), value


def _words(look: Look, key: str) -> str:
    if look.speaker.words.has(f"name-{key}"):
        return look.speaker.name(key)
    return key.replace("_", " ")


def _short(look: Look, value: Any) -> str | None:
    """The value on one line, or None if it needs several."""
    if value is None or value in ([], {}):
        return "–"
    if isinstance(value, bool):
        return look.speaker.say("cli-on" if value else "cli-off")
    if isinstance(value, str):
        return look.speaker.name(value)
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, (list, tuple)) and not any(isinstance(x, (list, dict)) for x in value):
        joined = ", ".join(_short(look, x) or "" for x in value)
        if len(value) == look.view.get("seats") and len(joined) + 20 > look.width:
            return None
        return joined
    return None
