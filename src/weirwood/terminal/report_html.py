"""The report as one page of HTML that needs nothing else: its plot is drawn here, as SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from weirwood.terminal import report as words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from weirwood.terminal.speech import Speaker

WIDTH, HEIGHT, EDGE = 720, 260, 34
COLOURS = ("#8c2f2b", "#1f5f8b", "#3f7d3a", "#8a6d1c", "#6b4a8e", "#37474f")
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4", "1 4")
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2622; background: #fffdf8 }
h1, h2 { line-height: 1.2 } h2 { font-size: 1.2rem; margin-top: 2rem }
table { border-collapse: collapse; font-size: .9rem } td, th { padding: .2rem .6rem; text-align:
  right; border-bottom: 1px solid #ddd0ba } th:first-child, td:first-child { text-align: left }
.scroll { overflow-x: auto } .dim { color: #6a5f52 } li { margin-bottom: .5rem }
@media (prefers-color-scheme: dark) { body { color: #e8e0d4; background: #1d1a17 }
  .dim { color: #b3a795 } td, th { border-color: #4a4238 } svg { background: #fffdf8 } }
@media print { body { margin: 0; max-width: none } }
"""


def page(told: Mapping[str, Any], speaker: Speaker) -> str:
    """The whole page, in the speaker's language."""
    names = words.names_of(told, speaker)
    title = speaker.say("report-title", game=speaker.title(), answers=told["steps"])
    parts = [
        "<!doctype html>",
        f'<html lang="{speaker.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        "".join(f"<p>{escape(place)}</p>" for place in words.places(told, speaker)),
        f"<h2>{escape(speaker.say('report-chances'))}</h2>",
        curve(told, names, speaker.say("report-chances")),
        f"<h2>{escape(speaker.say('report-turning'))}</h2>",
        turning(told, names, speaker),
    ]
    if told["luck"]:
        columns = [speaker.say(f"report-col-{name}") for name in words.LUCK]
        parts.append(f"<h2>{escape(speaker.say('report-luck'))}</h2>")
        parts.append(table(columns, words.luck_rows(told, speaker)))
    if told["counts"]:
        parts.append(f"<h2>{escape(speaker.say('report-counts'))}</h2>")
        parts.append(table(["", *names], words.count_rows(told, speaker)))
    parts.append(f'<p class="dim">{escape(speaker.say("cli-notice"))}</p></body></html>\n')
    return "\n".join(parts)


def turning(told: Mapping[str, Any], names: Sequence[str], speaker: Speaker) -> str:
    if not told["turning"]:
        return f"<p>{escape(speaker.say('report-no_turning'))}</p>"
    rows = []
    for point in told["turning"]:
        played, better = words.point_in_words(speaker, point, names)
        rows.append(f'<li>{escape(played)}<br><span class="dim">{escape(better)}</span></li>')
    return "<ol>" + "".join(rows) + "</ol>"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def curve(told: Mapping[str, Any], names: Sequence[str], label: str) -> str:
    """Chances over the steps of the game: a line for each seat, by colour and by dashes."""
    rows = told["curve"]
    steps: int = max(1, told["steps"])

    def x(step: int) -> float:
        return round(EDGE + step / steps * (WIDTH - EDGE - 8), 1)

    def y(share: float) -> float:
        return round(8 + (1 - share) * (HEIGHT - EDGE), 1)

    out = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 24}" role="img" aria-label="{escape(label)}"']
    out.append('font-family="sans-serif" font-size="11" fill="#2b2622">')
    out += [
        f'<path d="M{EDGE} {y(share)}H{WIDTH - 8}" stroke="#ddd0ba"/>'
        f'<text x="{EDGE - 5}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    out += [
        f'<path d="M{x(point["step"])} {y(1)}V{y(0)}" stroke="#8c2f2b" opacity=".35"/>'
        f'<text x="{x(point["step"])}" y="{HEIGHT - 12}" text-anchor="middle">'
        f"{point['step'] + 1}</text>"
        for point in told["turning"]
    ]
    for seat, name in enumerate(names):
        at = " ".join(f"{x(row['step'])},{y(row['chances'][seat])}" for row in rows)
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        stroke = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        left = EDGE + seat * (WIDTH - EDGE) / len(names)
        out.append(
            f'<polyline points="{at}" {stroke}/>'
            f'<path d="M{left:.0f} {HEIGHT + 12}h18" {stroke}/>'
            f'<text x="{left + 23:.0f}" y="{HEIGHT + 16}">{escape(name)}</text>'
        )
    return "\n".join([*out, "</svg>"])
