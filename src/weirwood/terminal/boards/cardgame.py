"""The card table: everybody's play area, the challenge in words, your own hand at the bottom."""

from __future__ import annotations

import json
from importlib import resources
from typing import TYPE_CHECKING, Any

from rich.box import HEAVY, ROUNDED
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from weirwood.terminal.boards.layout import flow
from weirwood.terminal.speech import seat_style

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rich.console import RenderableType

    from weirwood.terminal.boards import Look

PREFIX = "terminal-cardgame-"
ICONS = ("military", "intrigue", "power")
NAMED = ("location", "attachment", "event")  # characters are known by their strength


def read_printed() -> dict[str, Mapping[str, Any]]:
    """The printed cards by id, from the game's own files."""
    folder = resources.files("weirwood.games.cardgame") / "content"
    found: dict[str, Mapping[str, Any]] = {}
    for file in folder.iterdir():
        if file.name.endswith(".json"):
            data = json.loads(file.read_text(encoding="utf-8"))
            found |= {card["id"]: card for card in data.get("cards", [])}
    return found


PRINTED = read_printed()


def say(look: Look, message: str, /, **args: object) -> str:
    return look.speaker.words.text(PREFIX + message, args, look.names)


# ---- drawn -----------------------------------------------------------------------------------


def draw(look: Look) -> RenderableType:
    """Others above, the reader below, as at a table."""
    view = look.view
    own = look.seat if look.seat is not None else view["seats"] - 1
    order = [(own + 1 + i) % view["seats"] for i in range(view["seats"])]
    parts: list[RenderableType] = [Text(time(look), "bold")]
    parts += [area(look, seat) for seat in order[:-1]]
    if view["challenge"] is not None:
        first, *more = challenge(look)
        parts.append(Text(f"  ⚔ {first}", "bold red"))
        parts += [Text(f"    {line}", "red") for line in more]
    parts.append(area(look, order[-1]))
    parts += hand(look)
    return Group(*parts)


def time(look: Look) -> str:
    view = look.view
    return say(look, "time", round=view["round"], phase=say(look, f"phase-{view['phase']}"))


def area(look: Look, seat: int) -> RenderableType:
    row = look.view["players"][seat]
    width = look.width - 4
    lines: list[RenderableType] = [Text(numbers(look, row), "dim")]
    if row["plot"] is not None:
        lines.append(Text(plot(look, row["plot"])))
    for kind in ("character", "location"):
        cards = [c for c in row["play"] if c["type"] == kind]
        if cards:
            items = [in_play(look, card, row["play"]) for card in cards]
            lines.append(flow(Text(f"{say(look, f'{kind}s')}: ", "dim"), items, width))
    loose = [c for c in row["play"] if c["type"] not in ("character", "location") and c["host"] < 0]
    if loose:
        lines.append(flow(Text(), [in_play(look, c, row["play"]) for c in loose], width))
    active = look.view["active"] == seat
    return Panel(
        Group(*lines),
        title=Text(heading(look, row), seat_style(seat)),
        title_align="left",
        border_style=seat_style(seat).removeprefix("bold ") if active else "dim",
        box=HEAVY if active else ROUNDED,
        padding=(0, 1),
    )


def heading(look: Look, row: Mapping[str, Any]) -> str:
    told = look.who(row["seat"])
    if row["agenda"] is not None:
        told += f" · {look.speaker.name(row['agenda']['card'])}"
    if row["title"] is not None:
        told += f" · {look.speaker.name(row['title'])}"
    return f"{told} · {say(look, 'power', power=row['power'])}"


def numbers(look: Look, row: Mapping[str, Any]) -> str:
    """Gold, cards, piles: in this order for everybody."""
    told = [
        say(look, "gold", gold=row["gold"]),
        say(look, "hand_count", count=row["hand"]["count"]),
        say(look, "deck", count=row["deck"]["count"]),
        say(look, "plots", count=row["plots"]["count"]),
    ]
    if row["dead"]:
        told.append(f"{say(look, 'dead')}: {names(look, row['dead'])}")
    if row["discard"]:
        told.append(say(look, "discard", count=len(row["discard"])))
    if look.view["first"] == row["seat"]:
        told.insert(0, say(look, "first"))
    if row["out"]:
        told.insert(0, say(look, "out"))
    return ", ".join(told)


def names(look: Look, cards: list[str]) -> str:
    return ", ".join(look.speaker.name(card) for card in cards)


def plot(look: Look, row: Mapping[str, Any]) -> str:
    return say(
        look,
        "plot",
        card=row["card"],
        gold=row["gold"],
        initiative=row["initiative"],
        claim=row["claim"],
        reserve=row["reserve"],
    )


def in_play(look: Look, card: Mapping[str, Any], area: list[Mapping[str, Any]]) -> Text:
    """A card with its strength, icons and burdens; knelt ones lie on their side and are dim."""
    style = "dim" if card["kneeling"] else "bold"
    out = Text(look.speaker.name(card["card"]), style)
    if "strength" in card:
        icons = "".join(say(look, f"icon-{icon}") for icon in ICONS if icon in card["icons"])
        out.append(f" {card['strength']}{icons}", style)
    fight = look.view["challenge"]
    if fight is not None and card["tag"] in (*fight["attackers"], *fight["defenders"]):
        out.append("⚔", "red")
    if card["kneeling"]:
        out.append("↷", "dim")
    if card["power"]:
        out.append(f" ◆{card['power']}", "yellow")
    if card["duplicates"]:
        out.append(f" +{card['duplicates']}", "green")
    if card["poison"]:
        out.append(f" ☠{card['poison']}", "magenta")
    if card["blank"]:
        out.append(" ∅", "red")
    held = [c for c in area if c["tag"] in card["attachments"]]
    if held:
        told = ", ".join(
            look.speaker.name(c["card"]) + ("↷" if c["kneeling"] else "") for c in held
        )
        out.append(f" ({told})", "cyan")
    return out


def challenge(look: Look) -> list[str]:
    """Who fights whom over what, the running totals with what they are made of, who is ahead."""
    fight = look.view["challenge"]
    over = fight["winner"] >= 0  # who has fallen since counts no more: the totals would mislead
    lines = [
        say(
            look,
            "fought" if over else "challenge",
            type=fight["type"],
            attacker_seat=fight["attacker"],
            defender_seat=fight["defender"],
            attack=fight["attack"],
            defence=fight["defence"],
        )
    ]
    there = {card["tag"]: card for row in look.view["players"] for card in row["play"]}
    for side in ("attackers", "defenders", "bypassed"):
        cards = [there[tag] for tag in fight[side] if tag in there]
        if cards:
            told = ", ".join(f"{look.speaker.name(c['card'])} {c['strength']}" for c in cards)
            lines.append(f"{say(look, side)}: {told}")
    lines.append(outcome(look, fight))
    return lines


def outcome(look: Look, fight: Mapping[str, Any]) -> str:
    """How the challenge went, or would go as it stands: a tie is the attacker's."""
    if fight["winner"] >= 0:
        return say(look, "won", seat=fight["winner"], n=fight["margin"])
    attack, defence = fight["attack"], fight["defence"]
    if not attack and not defence:
        return say(look, "nobody")
    ahead = fight["attacker"] if attack >= defence else fight["defender"]
    told = say(look, "ahead", seat=ahead, n=abs(attack - defence))
    if attack and not defence:
        told += f", {say(look, 'unopposed')}"
    plot = look.view["players"][fight["attacker"]]["plot"]
    if plot is not None and ahead == fight["attacker"]:
        told += f", {say(look, 'claim', n=plot['claim'])}"
    return told


def hand(look: Look) -> Iterator[RenderableType]:
    if look.seat is None:
        return
    row = look.view["players"][look.seat]
    for key in ("setup", "hand"):
        if row[key]["cards"]:
            cards = [Text(with_cost(look, card)) for card in row[key]["cards"]]
            yield flow(Text(f"{say(look, key)}: ", "bold"), cards, look.width)
    for other in look.view["players"]:
        if other["seat"] != look.seat and other["hand"]["cards"]:
            told = say(look, "known", seat=other["seat"], cards=names(look, other["hand"]["cards"]))
            yield Text(told, "dim")


# ---- told ------------------------------------------------------------------------------------


def tell(look: Look) -> list[str]:
    view = look.view
    out = [time(look)]
    if view["challenge"] is not None:
        out += challenge(look)
    for row in view["players"]:
        out.append(f"{heading(look, row)}. {numbers(look, row)}.")
        if row["plot"] is not None:
            out.append(plot(look, row["plot"]))
        out += [f"  {spoken(look, card, row['play'])}" for card in row["play"] if card["host"] < 0]
    for line in hand(look):
        if isinstance(line, Text):
            out.append(line.plain.replace("\n", ""))
    return out


def spoken(look: Look, card: Mapping[str, Any], area: list[Mapping[str, Any]]) -> str:
    """A card in play in full words."""
    speaker = look.speaker
    told = [speaker.name(card["card"])]
    if "strength" in card:
        icons = [speaker.name(icon) for icon in ICONS if icon in card["icons"]]
        told.append(say(look, "strength", strength=card["strength"]))
        told += icons + [speaker.name(word) for word in card["keywords"]]
    if card["kneeling"]:
        told.append(say(look, "kneels"))
    if card["power"]:
        told.append(say(look, "power_on", power=card["power"]))
    if card["duplicates"]:
        told.append(say(look, "duplicates", count=card["duplicates"]))
    told += [speaker.name(c["card"]) for c in area if c["tag"] in card["attachments"]]
    return ", ".join(told)


def facts(look: Look, id: str) -> list[str]:
    """How a card stands now if it is in play, else its printed numbers; and its traits."""
    card = PRINTED.get(id)
    if card is None:
        return []
    numbers, traits = printed(look, card)
    live = [
        spoken(look, there, row["play"]).partition(", ")[2]
        for row in look.view["players"]
        for there in row["play"]
        if there["card"] == id and "strength" in there
    ]
    return [line for line in (*dict.fromkeys(live or [numbers]), traits) if line]


def printed(look: Look, card: Mapping[str, Any]) -> tuple[str, str]:
    """Cost, STR and icons, the four numbers of a plot, the friends of a title; then traits."""
    speaker = look.speaker
    if card["type"] == "plot":
        values = {key: card[key] for key in ("gold", "initiative", "claim", "reserve")}
        told = [say(look, "plot_values", **values)]
    elif card["type"] == "title":
        told = [say(look, key, cards=card[key]) for key in ("supports", "rivals") if card.get(key)]
    else:
        told = [speaker.name(card["type"])] if card["type"] in NAMED else []
        if card.get("cost") is not None:
            told.append(say(look, "cost", cost=card["cost"]))
        if "strength" in card:
            icons = "".join(say(look, f"icon-{icon}") for icon in card.get("icons", []))
            told.append(f"{say(look, 'strength', strength=card['strength'])} {icons}".strip())
    traits = [say(look, word) for word in ("unique", "loyal") if card.get(word)]
    traits += [speaker.name(f"trait_{trait}") for trait in card.get("traits", [])]
    return ", ".join(told), ", ".join(traits)


def with_cost(look: Look, id: str) -> str:
    cost = PRINTED.get(id, {}).get("cost")
    return look.speaker.name(id) + (f" ({cost})" if cost is not None else "")
