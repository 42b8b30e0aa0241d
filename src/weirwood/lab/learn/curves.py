"""What a course came to, as a picture: the errors of each pass, and what the network looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDE, HIGH, EDGE, ROW = 320, 220, 48, 17
INK, LINE, PALE, DOT = "#3a3a3a", "#c9bda8", "#b9a58a", "#7a1f1f"
MOST = 12  # features that are named
WORDS = (
    "passes", "held", "trained", "judgement", "round", "looks_at", "answers", "same",
)  # fmt: skip
"""What the picture says; the caller knows the language."""


def draw(learnt: Mapping[str, Any], title: str, words: Mapping[str, str]) -> str:
    """One square of curves for each round, and the features of the last one, as SVG.

    What the last round taught of answers stands below: there the dashed line is the error of who
    says the same of every answer.
    """
    rounds = learnt["rounds"]
    prior = rounds[-1].get("prior")
    across = EDGE + len(rounds) * (WIDE + EDGE)
    width = across + WIDE + EDGE
    height = (HIGH + 2 * EDGE) * (1 if prior is None else 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f'<g font-family="sans-serif" font-size="11" fill="{INK}">',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
        f'<text x="{EDGE}" y="16" font-weight="bold">{escape(title)}</text>',
    ]
    for n, row in enumerate(rounds):
        named = f"{words['round']} {row['round']}"
        parts += square(row, named, words, EDGE + n * (WIDE + EDGE), EDGE)
    parts += features(rounds[-1]["looks_at"][:MOST], words, across, EDGE)
    if prior is not None:
        top = HIGH + 3 * EDGE
        said = {**words, "judgement": words["same"]}
        parts += square(prior, words["answers"], said, EDGE, top)
        parts += features(prior["looks_at"][:MOST], words, 2 * EDGE + WIDE, top)
    return "\n".join([*parts, "</g></svg>\n"])


def square(
    row: Mapping[str, Any], title: str, words: Mapping[str, str], left: int, top: int
) -> list[str]:
    """The errors of one round: over what was learnt from, over games held back, by hand."""
    curve: Sequence[Sequence[float]] = row["curve"]
    every: list[float] = [error for step in curve for error in step] + [row["judgement"]]
    low, high = min(every), max(every)
    reach: float = (high - low) or 1.0

    def x(n: int) -> float:
        return round(left + n * WIDE / max(1, len(curve) - 1), 1)

    def y(error: float) -> float:
        return round(top + HIGH * (high - error) / reach, 1)

    def path(which: int, colour: str) -> str:
        points = "L".join(f"{x(n)} {y(step[which])}" for n, step in enumerate(curve))
        return f'<path d="M{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>'

    own = y(row["judgement"])
    under = (
        f'<text x="{left + WIDE / 2}" y="{top + HIGH + 16}" text-anchor="middle">'
        f"{escape(words['passes'])} (1 – {len(curve)})</text>"
    )
    legend = ((words["trained"], PALE), (words["held"], DOT), (words["judgement"], INK))
    return [
        f'<text x="{left}" y="{top - 14}">{escape(title)}</text>',
        f'<rect x="{left}" y="{top}" width="{WIDE}" height="{HIGH}" fill="none" stroke="{LINE}"/>',
        path(0, PALE),
        path(1, DOT),
        f'<path d="M{left} {own}H{left + WIDE}" stroke="{INK}" stroke-dasharray="4 3"/>',
        *(
            f'<text x="{left - 5}" y="{y(told) + 4}" text-anchor="end">{told:.2f}</text>'
            for told in (low, high)
        ),
        under,
        *(
            f'<text x="{left + 8}" y="{top + HIGH - 10 - 15 * n}"'
            f' fill="{colour}">{escape(word)}</text>'
            for n, (word, colour) in enumerate(legend)
        ),
    ]


def features(
    looks: Sequence[Sequence[Any]], words: Mapping[str, str], left: int, top: int
) -> list[str]:
    """Bars: how much worse it foretells games without each of these."""
    out = [f'<text x="{left}" y="{top - 14}">{escape(words["looks_at"])}</text>']
    most = max((float(weight) for _, weight in looks), default=0.0) or 1.0
    digits = 3 if most >= 0.01 else 5
    for n, (name, weight) in enumerate(looks):
        at = top + n * ROW
        long = round(max(0.0, float(weight)) / most * WIDE / 2, 1)
        out.append(
            f'<text x="{left + WIDE / 2 - 6}" y="{at + 11}" text-anchor="end">{escape(name)}'
            f'</text><rect x="{left + WIDE / 2}" y="{at}" width="{long}" height="{ROW - 4}"'
            f' fill="{PALE}"/><text x="{left + WIDE / 2 + long + 4}" y="{top + 11}">'
            f"{float(weight):.{digits}f}</text>"
        )
    return out
