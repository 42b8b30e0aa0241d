"""The miniatures from above: trays with their ranks and facing, ground, arcs and distances."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from weirwood.book.sketch.svg import BLOOD, FAINT, GLOW, INK, SANS, Sheet, colour, folded

if TYPE_CHECKING:
    from weirwood.words import Words

SCALE = 0.02
"""Points of the sheet for a thousandth of an inch: an inch is 20."""


def draw(view: dict[str, Any], say: Words, look: dict[str, Any], title: str) -> str:
    """`look`: `crop` (left, near, right, far, in inches), `arcs` and `range` of units by number
    (`range` also says how far), `ways` as lines between points, `board` for the tactics board."""
    left, near, right, far = look.get("crop", [0, 0, 48, 48])
    wide, deep = (right - left) * 20, (far - near) * 20
    extra = 120 if look.get("board") else 0
    sheet = Sheet(0, 0, wide, deep + extra, title)

    def at(x: float, y: float) -> tuple[float, float]:
        """From the table, in thousandths with y away from us, to the sheet."""
        return (x - left * 1000) * SCALE, (far * 1000 - y) * SCALE

    sheet.rect(0, 0, wide, deep + extra, fill="#dcd8b4", rx=8)
    for i in range(math.ceil(left / 6) * 6, right + 1, 6):
        sheet.add("line", x1=(i - left) * 20, y1=0, x2=(i - left) * 20, y2=deep, stroke="#c9c496")
    for i in range(math.ceil(near / 6) * 6, far + 1, 6):
        sheet.add("line", x1=0, y1=(far - i) * 20, x2=wide, y2=(far - i) * 20, stroke="#c9c496")
    for piece in view["terrain"]:
        _terrain(sheet, at(piece["x"], piece["y"]), piece, say)
    for spot in view["objectives"]:
        x, y = at(spot["x"], spot["y"])
        sheet.circle(x, y, 14, fill=GLOW, fill_opacity=0.5, stroke=INK, stroke_dasharray="3 2")
    units = {unit["nr"]: unit for unit in view["units"] if unit["place"] == "table"}
    for nr in look.get("arcs", []):
        _arcs(sheet, at(units[nr]["x"], units[nr]["y"]), units[nr])
    for nr, inches in look.get("range", []):
        x, y = at(units[nr]["x"], units[nr]["y"])
        sheet.circle(
            x, y, inches * 20 + units[nr]["depth"] * SCALE / 2, fill=GLOW, fill_opacity=0.12,
            stroke=GLOW, stroke_dasharray="6 5",
        )  # fmt: skip
    factions = {p["seat"]: p["faction"] for p in view["players"]}
    for unit in units.values():
        _unit(sheet, at(unit["x"], unit["y"]), unit, factions.get(unit["seat"], ""), say)
    for x1, y1, x2, y2 in look.get("ways", []):
        sheet.arrow(*at(x1 * 1000, y1 * 1000), *at(x2 * 1000, y2 * 1000), BLOOD, 4)
    if extra:
        _board(sheet, view, deep + 10, wide, factions, say)
    return sheet.done()


def _unit(
    sheet: Sheet, spot: tuple[float, float], unit: dict[str, Any], faction: str, say: Words
) -> None:
    x, y = spot
    w, d = unit["width"] * SCALE, unit["depth"] * SCALE
    turn = unit["facing"] / 100
    sheet.group(transform=f"rotate({turn:g} {x:.1f} {y:.1f})")
    sheet.rect(
        x - w / 2, y - d / 2, w, d, rx=3, fill=colour(faction), fill_opacity=0.55, stroke=INK,
        stroke_width=2,
    )  # fmt: skip
    sheet.path(f"M{x - 9:.1f} {y - d / 2 - 2:.1f}h18l-9 -11Z", fill=INK)
    for i in range(unit["figures"]):
        a_rank = 4 if unit["figures"] > 4 else 2
        row, column = divmod(i, a_rank)
        fx = x - w / 2 + w * (column + 0.5) / a_rank
        fy = y - d / 2 + 14 + row * (d - 20) / 3
        sheet.circle(fx, fy, 6 if a_rank == 4 else 9, fill=colour(faction), stroke=INK)
    sheet.end()
    away = 90 < turn % 360 < 270
    half = w / 2 if 45 < turn % 180 < 135 else d / 2
    lines = folded(say.name(unit["unit"]), 18)[:2]
    below = y - half - 8 - 13 * (len(lines) - 1) if away else y + half + 16
    sheet.lines(x, below, lines, 13)
    for i, token in enumerate(unit["tokens"]):
        sheet.circle(x + w / 2 + 10, y - d / 2 + 10 + i * 20, 9, fill=BLOOD, stroke=INK)
        letter = (say.name(token) if say.has(f"name-{token}") else token)[:1].upper()
        sheet.text(
            x + w / 2 + 10, y - d / 2 + 14 + i * 20, letter, 11, fill="#fff", font_family=SANS
        )


def _arcs(sheet: Sheet, spot: tuple[float, float], unit: dict[str, Any]) -> None:
    """The four arcs, cut by the diagonals of the tray; the front one is lit."""
    x, y = spot
    w, d = unit["width"] * SCALE, unit["depth"] * SCALE
    far = 260.0
    sheet.group(transform=f"rotate({unit['facing'] / 100:g} {x:.1f} {y:.1f})")
    long = math.hypot(w, d) / 2
    ax, ay = w / 2 * far / long, d / 2 * far / long
    sheet.path(
        f"M{x:.1f} {y:.1f}L{x - ax:.1f} {y - ay:.1f}L{x + ax:.1f} {y - ay:.1f}Z",
        fill=GLOW, fill_opacity=0.22,
    )  # fmt: skip
    for sx in (-1, 1):
        for sy in (-1, 1):
            sheet.add(
                "line", x1=x, y1=y, x2=x + sx * ax, y2=y + sy * ay, stroke=FAINT,
                stroke_dasharray="6 4",
            )  # fmt: skip
    sheet.end()


def _terrain(sheet: Sheet, spot: tuple[float, float], piece: dict[str, Any], say: Words) -> None:
    x, y = spot
    w, d = piece["width"] * SCALE, piece["depth"] * SCALE
    sheet.group(transform=f"rotate({piece['facing'] / 100:g} {x:.1f} {y:.1f})")
    if piece["shape"] == "circle":
        sheet.circle(x, y, w / 2, fill="#9fb07a", stroke="#66753f")
    else:
        sheet.rect(x - w / 2, y - d / 2, w, d, rx=16, fill="#9fb07a", stroke="#66753f")
    sheet.end()
    sheet.text(x, y + 4, say.name(piece["piece"]), 12, font_style="italic")


def _board(
    sheet: Sheet,
    view: dict[str, Any],
    top: float,
    wide: float,
    factions: dict[int, str],
    say: Words,
) -> None:
    zones = view["board"][:5]
    ncus = {ncu["nr"]: ncu for ncu in view["ncus"]}
    each = (wide - 20) / len(zones)
    for i, zone in enumerate(zones):
        x = 10 + i * each
        sheet.rect(x + 3, top, each - 6, 98, rx=6, fill="#f1e6cc", stroke=INK)
        sheet.lines(x + each / 2, top + 20, folded(say.name(zone["zone"]), 14)[:2], 13)
        taken = ncus.get(zone["ncu"])
        if taken is not None:
            fill = colour(factions.get(taken["seat"]))
            sheet.circle(x + each / 2, top + 56, 13, fill=fill, stroke=INK)
            name = say.name(taken["ncu"]).partition(",")[0]
            sheet.lines(x + each / 2, top + 82, folded(name, 16)[:1], 10.5)
