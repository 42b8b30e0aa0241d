"""The table as text and as a picture: what a spectator sees."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from weirwood.lab.extra import HOW

try:
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont
except ImportError:
    raise ImportError(HOW) from None

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from weirwood.kernel.match import Match

SIZE = 600
"""Pixels along each side; games draw on a sheet of 1000 by 1000."""
PAPER = "#f4efe6"
INK = "#222222"
WIDTH = 100


def text(match: Match) -> str:
    """The public view, one thing a line."""
    view = match.view(None)
    asked = ", ".join(f"seat {row['seat']}: {row['kind']}" for row in view.pop("asked"))
    head = [f"{view.pop('game')}, {view.pop('seats')} seats", asked or "over"]
    del view["seat"]
    return "\n".join([*head, *lines(view)])


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    for name, value in found.items():
        if value in (None, [], {}, ""):
            continue
        if isinstance(value, list) and isinstance(value[0], (dict, list)):
            yield f"{name}:"
            for item in value:
                yield from short(f"  {json.dumps(item)}")
        elif isinstance(value, dict):
            yield f"{name}:"
            for key, item in value.items():
                yield from short(f"  {key}: {json.dumps(item)}")
        else:
            yield from short(f"{name}: {json.dumps(value)}")


def short(line: str) -> Iterator[str]:
    yield line if len(line) <= WIDTH else line[: WIDTH - 3] + "..."


def rgb(match: Match) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """A picture as rows of red, green and blue."""
    image = Image.new("RGB", (SIZE, SIZE), PAPER)
    pen = ImageDraw.Draw(image)
    picture = match.game.picture
    if picture is None:  # its words will have to do
        told = text(match).splitlines()
        draw(pen, [("text", 20, 20 + 22 * i, line) for i, line in enumerate(told)])
    else:
        draw(pen, picture.shapes(match.view(None)))
    return np.asarray(image, dtype=np.uint8).copy()


def draw(pen: ImageDraw.ImageDraw, shapes: Iterable[tuple[Any, ...]]) -> None:
    """Draw a game's shapes: ("fill", points, colour), ("dot", x, y, r, colour), ("text", ...)."""
    scale = SIZE / 1000
    small = ImageFont.load_default(11)
    for shape in shapes:
        if shape[0] == "fill":
            pen.polygon([(x * scale, y * scale) for x, y in shape[1]], shape[2], INK)
        elif shape[0] == "dot":
            x, y, r = (n * scale for n in shape[1:4])
            pen.ellipse((x - r, y - r, x + r, y + r), shape[4], INK)
        else:
            x, y = shape[1] * scale, shape[2] * scale
            pen.text((x, y), shape[3], shape[4] if len(shape) > 4 else INK, small)


MODES = ["human", "ansi", "rgb_array"]
"""How an environment may show its table."""


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render_mode {mode!r}; there are {', '.join(MODES)}")
    return mode


def show(match: Match, mode: str | None) -> Any:
    """The table as text, printed or given back, or as a picture."""
    if mode == "rgb_array":
        return rgb(match)
    told = text(match)
    if mode == "ansi":
        return told
    print(told)
    return None
