"""B'Twixt: leaders round a table, a council between every two, the ally in the middle."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from weirwood.book.sketch.svg import FAINT, GLOW, INK, PAPER, SANS, Sheet, colour, folded

if TYPE_CHECKING:
    from weirwood.words import Words

WIDTH, HEIGHT = 560, 400
CX, CY, RX, RY = WIDTH / 2, 196, 205, 138


def draw(view: dict[str, Any], say: Words, look: dict[str, Any], title: str) -> str:
    """`look`: `mark` councils by number, `hand` to show the own hand."""
    hand = view.get("hand", []) if look.get("hand") else []
    height = HEIGHT + (78 if hand else 0)
    sheet = Sheet(0, 0, WIDTH, height, title)
    sheet.rect(0, 0, WIDTH, height, fill=PAPER, rx=8)
    sheet.add("ellipse", cx=CX, cy=CY, rx=RX - 46, ry=RY - 40, fill="#c9a876", stroke=FAINT)
    leaders = view["leaders"]
    seats = len(leaders)

    def spot(turns: float, by: float = 1.0) -> tuple[float, float]:
        angle = math.pi / 2 + 2 * math.pi * turns / seats
        return CX + RX * by * math.cos(angle), CY + RY * by * math.sin(angle)

    for nr, council in enumerate(view["councils"]):
        x, y = spot(nr + 0.5, 0.93)
        _council(sheet, x, y, council, say, nr in look.get("mark", []))
    for leader in leaders:
        x, y = spot(leader["seat"])
        _leader(sheet, x, y, leader, say, view.get("first") == leader["seat"])
    current = view.get("current")
    if current:
        _plate(sheet, CX - 34, CY - 48, 68, 92, say.name(current["ally"]), current["power"], "")
        for i, _ in enumerate(current["tokens"]):
            sheet.circle(CX + 40 + i * 10, CY + 36, 8, fill=FAINT, stroke=INK)
    for i, card in enumerate(hand):
        step = min(62.0, (WIDTH - 40) / len(hand))
        left = CX - step * len(hand) / 2 + step * i
        _plate(sheet, left, HEIGHT - 4, 56, 74, say.name(card["card"]), card["value"], "#d8c08a")
    return sheet.done()


def _leader(
    sheet: Sheet, x: float, y: float, leader: dict[str, Any], say: Words, first: bool
) -> None:
    name = say.name(leader["leader"]) if leader["leader"] else str(leader["seat"] + 1)
    down = leader["knelt"]
    sheet.circle(x, y, 21, fill=PAPER, stroke=INK if not down else FAINT, stroke_width=2)
    sheet.text(x, y + 5, str(leader["total"]), 16, font_family=SANS, font_weight="bold")
    if first:
        sheet.path(f"M{x - 8} {y - 24}l4 -9 4 6 4 -6 4 9Z", fill=GLOW, stroke=INK)
    below = y > CY + 40
    sheet.text(x, y + 36 if below else y - 38, name, 13, fill=FAINT if down else INK)
    for i, card in enumerate(leader["pile"]):
        px = x + (i - (len(leader["pile"]) - 1) / 2) * 20
        py = y - 62 if below else y + 28
        sheet.rect(px - 9, py, 18, 25, rx=2, fill="#fff8e6", stroke=INK)
        sheet.text(px, py + 17, str(card["value"]), 12, font_family=SANS)


def _council(
    sheet: Sheet, x: float, y: float, council: dict[str, Any], say: Words, marked: bool
) -> None:
    sheet.rect(
        x - 52, y - 30, 104, 60, rx=10, fill="#ead9b0",
        stroke=GLOW if marked else FAINT, stroke_width=4 if marked else 1.5,
    )  # fmt: skip
    power = council["power"]
    if power is None:
        seen = [t["value"] for t in council["tokens"] if t["value"] is not None]
        power = sum(a["power"] for a in council["allies"]) + sum(seen)
        hidden = len(council["tokens"]) - len(seen)
        total = f"{power}{'+?' if hidden else ''}"
    else:
        total = str(power)
    sheet.text(x + 46, y - 12, total, 18, font_family=SANS, font_weight="bold", text_anchor="end")
    for i, token in enumerate(council["tokens"][:5]):
        sheet.circle(x - 40 + i * 15, y - 17, 7, fill=FAINT, stroke=INK)
        sheet.text(
            x - 40 + i * 15, y - 13, "?" if token["value"] is None else str(token["value"]), 10,
            fill=PAPER, font_family=SANS,
        )  # fmt: skip
    for i, ally in enumerate(council["allies"][:2]):
        told = f"{say.name(ally['ally'])} {ally['power']}"
        sheet.text(x, y + 6 + i * 14, told[:20], 11)


def _plate(
    sheet: Sheet, x: float, y: float, w: float, h: float, name: str, number: int, fill: str
) -> None:
    sheet.rect(x, y, w, h, rx=5, fill=fill or "#fff8e6", stroke=INK, stroke_width=1.5)
    sheet.circle(x + w / 2, y + 18, 13, fill=colour("neutral"), stroke=INK)
    sheet.text(
        x + w / 2, y + 23, str(number), 15, fill="#fff", font_family=SANS, font_weight="bold"
    )
    sheet.lines(x + w / 2, y + 46, folded(name, 10)[:3], 10.5)
