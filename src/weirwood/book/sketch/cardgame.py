"""The card game: two sides of plates, what kneels lies across, a challenge between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.book.sketch.svg import (
    BLOOD,
    FAINT,
    GLOW,
    INK,
    PAPER,
    SANS,
    Sheet,
    colour,
    folded,
)

if TYPE_CHECKING:
    from weirwood.words import Words

W, H, GAP, SIDE = 92, 120, 16, 150
ICONS = {"military": "#a02c2c", "intrigue": "#3d7a43", "power": "#33558b"}


def draw(view: dict[str, Any], say: Words, look: dict[str, Any], title: str) -> str:
    """`look`: `hand` to show the hand below, `plots` to leave them out with false."""
    players = view["players"][:2]
    most = max([len(_row(p)) for p in players] + [2])
    hand = players[0]["hand"]["cards"] if look.get("hand") else []
    width = SIDE + max(most, len(hand)) * (W + GAP) + GAP
    height = 2 * (H + 56) + (58 if view["challenge"] else 12) + (H + 24 if hand else 0)
    sheet = Sheet(0, 0, width, height, title)
    sheet.rect(0, 0, width, height, fill=PAPER, rx=8)
    spots: dict[int, tuple[float, float]] = {}
    tops = [height - (H + 24 if hand else 0) - H - 46, 40]
    for player, top in zip(players, tops, strict=True):
        _side(sheet, player, top, say)
        for i, card in enumerate(_row(player)):
            x = SIDE + i * (W + GAP)
            spots[card["tag"]] = (x + W / 2, top + H / 2)
            _card(sheet, x, top, card, say)
    if view["challenge"]:
        _challenge(sheet, view["challenge"], spots, width, tops)
    for i, code in enumerate(hand):
        x, y = SIDE + i * (W + GAP), height - H - 10
        sheet.rect(x, y, W, H, rx=6, fill="#fff8e6", stroke=INK, stroke_dasharray="4 3")
        sheet.lines(x + W / 2, y + 30, folded(say.name(code), 13)[:3], 12)
    return sheet.done()


def _row(player: dict[str, Any]) -> list[dict[str, Any]]:
    return [card for card in player["play"] if card["host"] < 0]


def _side(sheet: Sheet, player: dict[str, Any], top: float, say: Words) -> None:
    house = player["faction"]
    sheet.rect(10, top, SIDE - 26, H, rx=8, fill=colour(house), fill_opacity=0.25, stroke=INK)
    sheet.text(72, top + 22, say.name(house), 15, font_weight="bold")
    plot = player["plot"]
    if plot:
        sheet.lines(72, top + 42, folded(say.name(plot["card"]), 18)[:2], 11)
    for i, (word, value) in enumerate((("gold", player["gold"]), ("power", player["power"]))):
        y = top + 84 + i * 22
        if word == "gold":
            sheet.circle(36, y, 9, fill="#e0b93c", stroke=INK)
        else:
            sheet.path(
                f"M27 {y + 8}V{y - 6}l5 5 4 -7 4 7 5 -5V{y + 8}Z", fill="#e0b93c", stroke=INK
            )
        sheet.text(56, y + 5, str(value), 16, font_family=SANS, text_anchor="start")
    if plot:
        sheet.text(100, top + 94, "✦", 13, fill=BLOOD)
        sheet.text(118, top + 95, str(plot["claim"]), 16, font_family=SANS)


def _card(sheet: Sheet, x: float, y: float, card: dict[str, Any], say: Words) -> None:
    turned = f"rotate(90 {x + W / 2} {y + H / 2})" if card["kneeling"] else "translate(0 0)"
    sheet.group(transform=turned)
    for i in range(card["duplicates"]):
        sheet.rect(x + 4 + 3 * i, y - 4 - 3 * i, W, H, rx=6, fill="#e8dcc0", stroke=FAINT)
    sheet.rect(x, y, W, H, rx=6, fill="#fff8e6", stroke=INK, stroke_width=1.5)
    sheet.rect(x, y, W, 7, rx=3, fill=colour(None) if card["kneeling"] else GLOW, fill_opacity=0.6)
    sheet.lines(x + W / 2, y + 28, folded(say.name(card["card"]), 13)[:3], 12)
    for i, icon in enumerate(card.get("icons", ())):
        sheet.circle(x + 16 + i * 22, y + H - 40, 9, fill=ICONS[icon], stroke=INK)
        letter = say.name(icon)[:1].upper() if say.has(f"name-{icon}") else icon[0].upper()
        sheet.text(x + 16 + i * 22, y + H - 36, letter, 11, fill="#fff", font_family=SANS)
    if "strength" in card:
        sheet.circle(x + W - 18, y + H - 18, 13, fill=INK)
        sheet.text(x + W - 18, y + H - 13, str(card["strength"]), 14, fill="#fff", font_family=SANS)
    for i in range(card["power"]):
        left = x + 8 + i * 18
        sheet.path(f"M{left} {y + H - 8}v-12l4 4 3 -6 3 6 4 -4v12Z", fill="#e0b93c", stroke=INK)
    for i, _ in enumerate(card["attachments"]):
        sheet.rect(x + 10 + 14 * i, y + H, 26, 9, fill="#d8c08a", stroke=INK)
    sheet.end()


def _challenge(
    sheet: Sheet,
    challenge: dict[str, Any],
    spots: dict[int, tuple[float, float]],
    width: float,
    tops: list[int],
) -> None:
    ink = ICONS[challenge["type"]]
    middle = (tops[0] + tops[1] + H) / 2
    for tag in challenge["attackers"]:
        x, y = spots[tag]
        up = y > middle
        sheet.arrow(x, y + (-H / 2 - 2 if up else H / 2 + 2), x, middle + (8 if up else -8), ink, 4)
    for tag in challenge["defenders"]:
        x, y = spots[tag]
        up = y > middle
        sheet.add(
            "line", x1=x, y1=y + (-H / 2 if up else H / 2), x2=x, y2=middle, stroke=INK,
            stroke_width=3, stroke_dasharray="5 4",
        )  # fmt: skip
    told = f"{challenge['attack']} : {challenge['defence']}"
    sheet.rect(width - 96, middle - 16, 84, 32, rx=16, fill=ink)
    sheet.text(width - 54, middle + 6, told, 17, fill="#fff", font_family=SANS, font_weight="bold")
