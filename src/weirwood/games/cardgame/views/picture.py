"""A plain picture of the public view, as shapes on a sheet of 1000 by 1000."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

COLOURS = {
    "baratheon": "#d9b93c",
    "greyjoy": "#6fa6b8",
    "lannister": "#b8433b",
    "martell": "#d98236",
    "nights_watch": "#4a4a4a",
    "stark": "#e8e8e8",
    "targaryen": "#7a2e2e",
    "tyrell": "#3f7a4e",
}
KINDS = {"character": "#ffffff", "location": "#d8e4c8", "attachment": "#e4d0d8"}


def box(x0: float, y0: float, x1: float, y1: float, colour: str) -> tuple[Any, ...]:
    return ("fill", ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), colour)


def shapes(view: Mapping[str, Any]) -> Iterator[tuple[Any, ...]]:
    """A row for each seat: faction, power, gold, hand, plot, and the cards in play."""
    yield ("text", 20, 10, f"{view['round']}  {view['phase']}")
    challenge = view["challenge"]
    fighting: list[int] = []
    if challenge is not None:
        fighting = [*challenge["attackers"], *challenge["defenders"]]
        strengths = f"{challenge['attack']} : {challenge['defence']}"
        yield ("text", 300, 10, f"{challenge['type']}  {strengths}")
    height = 940 / len(view["players"])
    for row in view["players"]:
        y = 50 + height * row["seat"]
        yield box(20, y, 50, y + height - 20, COLOURS[row["faction"]])
        yield box(60, y, 60 + 10 * row["power"], y + 14, "#c4952f")
        numbers = f"{row['power']}  {row['gold']}  {row['hand']['count']}"
        yield ("text", 60, y + 20, numbers)
        if row["plot"] is not None:
            yield ("text", 60, y + 50, row["plot"]["card"])
        for i, card in enumerate(row["play"][:30]):
            x, top = 230 + 75 * (i % 10), y + 50 * (i // 10)
            wide, tall = (60, 30) if card["kneeling"] else (40, 45)
            colour = "#f0a0a0" if card["tag"] in fighting else KINDS.get(card["type"], "#ffffff")
            yield box(x, top, x + wide, top + tall, colour)
            yield ("text", x + 4, top + 4, str(card.get("strength", "")))
