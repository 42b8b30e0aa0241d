"""A sheet to draw on: parchment, ink, and the colours of the houses.

Attributes only, no styles: a page under a strict policy shows it, and it prints as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

PAPER, INK, FAINT, GLOW, BLOOD = "#f1e6cc", "#2c2117", "#8a7a5c", "#b8860b", "#9c1c1c"
LAND, SEA = "#e3d3a8", "#b9cdd3"

HOUSES = {
    "stark": "#8d9dab",
    "lannister": "#b3122a",
    "baratheon": "#d1a300",
    "greyjoy": "#1f7a8c",
    "tyrell": "#3f8f3a",
    "martell": "#d9661a",
    "targaryen": "#9d1c4b",
    "nights_watch": "#4b5058",
    "free_folk": "#a07c46",
    "bolton": "#a83c39",
    "brotherhood": "#6d5ea3",
    "neutral": "#8a8577",
}

SERIF = "Georgia, 'Times New Roman', serif"
SANS = "Helvetica, Arial, sans-serif"


def colour(house: str | None) -> str:
    return HOUSES.get(house or "neutral", HOUSES["neutral"])


def n(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


class Sheet:
    """What is drawn, in the order in which it was."""

    def __init__(self, x: float, y: float, width: float, height: float, title: str) -> None:
        self.box = (x, y, width, height)
        self.title = title
        self.parts: list[str] = []

    def add(self, tag: str, /, **given: object) -> None:
        """An element; `_` in a name of an attribute is `-`."""
        self.parts.append(f"<{tag} {_attributes(given)}/>")

    def rect(self, x: float, y: float, w: float, h: float, **given: object) -> None:
        self.add("rect", x=x, y=y, width=w, height=h, **given)

    def circle(self, x: float, y: float, r: float, **given: object) -> None:
        self.add("circle", cx=x, cy=y, r=r, **given)

    def path(self, d: str, **given: object) -> None:
        self.add("path", d=d, **given)

    def text(self, x: float, y: float, text: str, size: float, **given: object) -> None:
        given.setdefault("fill", INK)
        given.setdefault("font_family", SERIF)
        given.setdefault("text_anchor", "middle")
        told = _attributes({"x": x, "y": y, "font_size": size, **given})
        self.parts.append(f"<text {told}>{escape(text, quote=False)}</text>")

    def lines(self, x: float, y: float, lines: Iterable[str], size: float, **given: object) -> None:
        """Several lines, one below the other."""
        for i, line in enumerate(lines):
            self.text(x, y + i * size * 1.15, line, size, **given)

    def arrow(self, x1: float, y1: float, x2: float, y2: float, ink: str, width: float) -> None:
        """A line with a head."""
        dx, dy = x2 - x1, y2 - y1
        far = (dx * dx + dy * dy) ** 0.5 or 1.0
        ux, uy = dx / far, dy / far
        head = width * 3.2
        bx, by = x2 - ux * head, y2 - uy * head
        self.add(
            "line", x1=x1, y1=y1, x2=bx, y2=by, stroke=ink, stroke_width=width,
            stroke_linecap="round",
        )  # fmt: skip
        side = head * 0.55
        self.path(
            f"M{n(x2)} {n(y2)}L{n(bx - uy * side)} {n(by + ux * side)}"
            f"L{n(bx + uy * side)} {n(by - ux * side)}Z",
            fill=ink,
        )

    def group(self, **given: object) -> None:
        self.parts.append(f"<g {_attributes(given)}>")

    def end(self) -> None:
        self.parts.append("</g>")

    def done(self) -> str:
        """The drawing as a file of its own."""
        x, y, width, height = self.box
        box = f"{n(x)} {n(y)} {n(width)} {n(height)}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
            f'width="{n(width)}" height="{n(height)}" role="img">'
            f"<title>{escape(self.title, quote=False)}</title>{''.join(self.parts)}</svg>"
        )


def _attributes(given: Mapping[str, object]) -> str:
    return " ".join(
        f'{name.replace("_", "-")}="{escape(_said(value))}"' for name, value in given.items()
    )


def _said(value: object) -> str:
    return n(value) if isinstance(value, float) else str(value)


def folded(text: str, most: int) -> list[str]:
    """A name in lines of at most so many letters, broken between words."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
