"""The reliability diagram: of the positions given 70 %, how many were won?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SIDE, EDGE, GAP = 220, 44, 34
INK, LINE, DOT = "#3a3a3a", "#c9bda8", "#7a1f1f"


def draw(results: Sequence[Mapping[str, Any]], titles: Sequence[str], words: Sequence[str]) -> str:
    """One square a game as SVG; `words` are what stands along the two axes."""
    width = EDGE + len(results) * (SIDE + GAP)
    height = SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f'<g font-family="sans-serif" font-size="11" fill="{INK}">',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
    ]
    for n, (result, title) in enumerate(zip(results, titles, strict=True)):
        parts.append(square(result, title, words, EDGE + n * (SIDE + GAP), EDGE // 2 + 6))
    return "\n".join([*parts, "</g></svg>\n"])


def square(result: Mapping[str, Any], title: str, words: Sequence[str], left: int, top: int) -> str:
    """One game: the diagonal, and a dot for every tenth with how far it may be off."""

    def x(share: float) -> float:
        return round(left + share * SIDE, 1)

    def y(share: float) -> float:
        return round(top + (1 - share) * SIDE, 1)

    out = [
        f'<text x="{left}" y="{top - 8}" font-weight="bold">{escape(title)}</text>',
        f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{LINE}"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="{LINE}" stroke-dasharray="4 3"/>',
    ]
    out.append(
        f'<text x="{left + SIDE / 2}" y="{top + SIDE + 30}" text-anchor="middle">'
        f"{escape(words[0])}</text>"
    )
    for tenth in (0, 5, 10):
        share = tenth / 10
        out.append(
            f'<text x="{x(share)}" y="{top + SIDE + 14}" text-anchor="middle">{tenth * 10}</text>'
            f'<text x="{left - 5}" y="{y(share) + 4}" text-anchor="end">{tenth * 10}</text>'
        )
    out.append(
        f'<text transform="translate({left - 28} {top + SIDE / 2}) rotate(-90)"'
        f' text-anchor="middle">{escape(words[1])}</text>'
    )
    most = max(row["sides"] for row in result["bins"])
    for row in result["bins"]:
        low, high = max(0, row["won"] - 2 * row["error"]), min(1, row["won"] + 2 * row["error"])
        radius = round(2 + 4 * (row["sides"] / most) ** 0.5, 1)
        out.append(
            f'<path d="M{x(row["given"])} {y(low)}V{y(high)}" stroke="{DOT}" opacity=".6"/>'
            f'<circle cx="{x(row["given"])}" cy="{y(row["won"])}" r="{radius}" fill="{DOT}"/>'
        )
    return "\n".join(out)
