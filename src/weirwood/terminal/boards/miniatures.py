"""The battlefield from above, in inches: trays and where they look, terrain, objectives."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from weirwood.terminal.boards.layout import bar, flow
from weirwood.terminal.speech import seat_style

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rich.console import RenderableType

    from weirwood.terminal.boards import Look

PREFIX = "terminal-miniatures-"
ARROWS = "↑↗→↘↓↙←↖"
INCH = 1000
LEAST_ROWS = 9  # fewer rows show nothing
GOOD_ROWS = 14
STEP = 6  # inches between the marks of a ruler
Cell = tuple[str, str]  # a character and its style


def say(look: Look, message: str, /, **args: object) -> str:
    return look.speaker.words.text(PREFIX + message, args, look.names)


# ---- drawn -----------------------------------------------------------------------------------


def draw(look: Look) -> RenderableType:
    """The field takes what the lines around it leave; on a low screen the units take less."""
    head: list[RenderableType] = [Text(time(look), "bold"), Text(score(look))]
    tail = list(below(look))
    for list_units, least in ((units, GOOD_ROWS), (roll_call, LEAST_ROWS)):
        rest: list[RenderableType] = [*list_units(look), *tail]
        rows = room(look, [*head, *rest])
        if rows >= least:
            return Group(*head, field(look, rows), *rest)
    return Group(*head, *units(look), *tail)


def room(look: Look, parts: list[RenderableType]) -> int:
    """The rows that are left for the field, no more than it can use."""
    console = Console(width=look.width)
    taken = sum(len(console.render_lines(part)) for part in parts) + 1
    wide, high = (length / INCH for length in look.view["table"])
    return int(min(high, look.height - taken, (look.width - 6) / wide * high / 2))


def time(look: Look) -> str:
    view = look.view
    return say(
        look,
        "time",
        mode=view["mode"],
        round=max(1, view["round"]),
        rounds=view["rounds"],
    )


def score(look: Look) -> str:
    """Victory points of each side, and how many win."""
    told = []
    for side, row in enumerate(look.view["sides"]):
        seats = [p["seat"] for p in look.view["players"] if p["side"] == side]
        told.append(say(look, "points", seats=seats, points=row["points"]))
    return f"{', '.join(told)} ({say(look, 'target', points=look.view['target'])})"


def field(look: Look, rows: int) -> Text:
    """The table as characters, two columns for each row's height, with rulers in inches."""
    view = look.view
    width, height = view["table"]
    scale = height / rows  # thousandths of an inch a row; a column is half of that
    columns = int(width / scale * 2)
    cells: list[list[Cell]] = [[(" ", "")] * columns for _ in range(rows)]
    for zone in view["zones"]:
        mark_zone(cells, zone, scale, height)
    for piece in view["terrain"]:
        fill(cells, piece, scale, height, lambda *_: ("░", "green"))
    for objective in view["objectives"]:
        put(cells, objective["x"], objective["y"], scale, height, "◎", "bold yellow")
    for unit in view["units"]:
        if unit["place"] == "table":
            tray(cells, unit, scale, height, acting=unit["nr"] == view["acting"])
    return framed(cells, scale, height)


def mark_zone(cells: list[list[Cell]], zone: Mapping[str, Any], scale: float, height: int) -> None:
    """The border of a deployment zone as dots."""
    left, low, right, high = zone["rect"]
    for y in (low, high):
        row = int((height - y) / scale)
        if 0 < row < len(cells) - 1:
            for column in range(int(left / scale * 2), min(int(right / scale * 2), len(cells[0]))):
                cells[row][column] = ("·", "dim")


def fill(
    cells: list[list[Cell]], shape: Mapping[str, Any], scale: float, height: int, ink: Any
) -> None:
    """Paint every cell whose middle lies in a turned rectangle; `ink` gets (ahead, right)."""
    angle = math.radians(shape["facing"] / 100)
    sine, cosine = math.sin(angle), math.cos(angle)
    half_width, half_depth = shape["width"] / 2, shape["depth"] / 2
    reach = math.hypot(half_width, half_depth)
    first = int((height - shape["y"] - reach) / scale)
    for row in range(max(0, first), min(len(cells), first + int(2 * reach / scale) + 3)):
        y = height - (row + 0.5) * scale - shape["y"]
        start = int((shape["x"] - reach) / scale * 2)
        for column in range(max(0, start), min(len(cells[0]), start + int(4 * reach / scale) + 3)):
            x = (column + 0.5) * scale / 2 - shape["x"]
            ahead, right = x * sine + y * cosine, x * cosine - y * sine
            if abs(ahead) <= half_depth and abs(right) <= half_width:
                cells[row][column] = ink(ahead, right)


def tray(
    cells: list[list[Cell]], unit: Mapping[str, Any], scale: float, height: int, *, acting: bool
) -> None:
    """A tray: its front darker, in the middle its number and where it looks."""
    style = seat_style(unit["seat"]) + (" reverse" if acting else "")
    front = unit["depth"] / 2 - scale

    def ink(ahead: float, right: float) -> Cell:  # noqa: ARG001  (a tray is alike from side to side)
        return ("▓" if ahead > front else "▒", style)

    fill(cells, unit, scale, height, ink)
    arrow = ARROWS[round(unit["facing"] / 4500) % 8]
    label = f"{unit['nr']}{arrow}"
    put(cells, unit["x"], unit["y"], scale, height, label, f"{seat_style(unit['seat'])} reverse")


def put(
    cells: list[list[Cell]], x: int, y: int, scale: float, height: int, text: str, style: str
) -> None:
    row = min(len(cells) - 1, max(0, int((height - y) / scale)))
    start = int(x / scale * 2) - len(text) // 2
    for i, sign in enumerate(text):
        if 0 <= start + i < len(cells[0]):
            cells[row][start + i] = (sign, style)


def framed(cells: list[list[Cell]], scale: float, height: int) -> Text:
    """Rulers: inches from the near edge at the left, from the left edge at the bottom."""
    out = Text()
    marks = {
        min(len(cells) - 1, int((height - inch * INCH) / scale)): inch
        for inch in range(0, height // INCH + 1, STEP)
    }
    for row, line in enumerate(cells):
        out.append(f"{marks[row]:>3} " if row in marks else "    ", "dim")
        out.append("│", "dim")
        for sign, style in line:
            out.append(sign, style)
        out.append("│\n", "dim")
    ruler = ""
    step = STEP if STEP * INCH / scale * 2 >= 4 else 2 * STEP  # numbers do not run together
    for inch in range(0, int(len(cells[0]) * scale / 2 / INCH), step):
        ruler = ruler.ljust(round(inch * INCH / scale * 2)) + str(inch)
    out.append("     " + ruler, "dim")
    return out


def on_field(look: Look) -> list[Mapping[str, Any]]:
    return [unit for unit in look.view["units"] if unit["place"] == "table"]


def units(look: Look) -> list[RenderableType]:
    """The units on the table: wounds, ranks, tokens, who has acted."""
    if not on_field(look):
        return []
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(say(look, "health"), no_wrap=True)
    table.add_column(say(look, "ranks"), justify="right")
    table.add_column(say(look, "state"), ratio=1)
    for unit in on_field(look):
        table.add_row(
            str(unit["nr"]),
            Text(look.speaker.name(unit["unit"]), seat_style(unit["seat"])),
            f"{bar(unit['health'], unit['full'], 6)} {unit['health']}/{unit['full']}",
            str(unit["ranks"]),
            Text(", ".join(state(look, unit)), "dim" if unit["activated"] else ""),
        )
    return [table]


def roll_call(look: Look) -> list[RenderableType]:
    """The same in few lines: number, name and wounds; those who have acted are dim."""
    items = []
    for unit in on_field(look):
        style = seat_style(unit["seat"])
        item = Text(f"{unit['nr']} {look.speaker.name(unit['unit'])} ", style)
        item.append(f"{unit['health']}/{unit['full']}", "dim" if unit["activated"] else "")
        told = [look.speaker.name(t) for t in unit["tokens"]]
        if unit["engaged"]:
            told.append(say(look, "engaged", units=", ".join(str(v) for v, _ in unit["engaged"])))
        if told:
            item.append(f" ({', '.join(told)})", "dim" if unit["activated"] else "")
        items.append(item)
    return [flow(Text(""), items, look.width)] if items else []


def state(look: Look, unit: Mapping[str, Any]) -> list[str]:
    speaker = look.speaker
    told = [speaker.name(a) for a in unit["attachments"]]
    told += [speaker.name(t) for t in unit["tokens"]]
    if unit["activated"]:
        told.append(say(look, "activated"))
    if unit["engaged"]:
        told.append(say(look, "engaged", units=", ".join(str(v) for v, _ in unit["engaged"])))
    told += [speaker.name(face) for _, face in unit["cards"] if face]
    return told


def below(look: Look) -> Iterator[Text]:
    """The tactics board, reserves and losses, the reader's cards."""
    view, speaker = look.view, look.speaker
    zones = []
    for zone in view["board"]:
        item = Text(f"{speaker.name(zone['zone'])}: ", "dim")
        if zone["ncu"] >= 0:
            ncu = view["ncus"][zone["ncu"]]
            item.append(speaker.name(ncu["ncu"]), seat_style(ncu["seat"]))
        else:
            item.append(say(look, "free"), "dim")
        zones.append(item)
    if zones:
        yield flow(Text(f"{say(look, 'board')}: ", "bold"), zones, look.width)
    idle = [n for n in view["ncus"] if n["alive"] and not n["zone"]]
    if idle:
        items = [Text(speaker.name(n["ncu"]), seat_style(n["seat"])) for n in idle]
        yield flow(Text(f"{say(look, 'waiting')}: ", "bold"), items, look.width)
    for place in ("reserve", "destroyed"):
        items = [
            Text(f"{speaker.name(u['unit'])} ({u['nr']})", seat_style(u["seat"]))
            for u in view["units"]
            if u["place"] == place
        ]
        if items:
            yield flow(Text(f"{say(look, place)}: ", "bold"), items, look.width)
    if look.seat is not None:
        held = view["players"][look.seat]
        cards = [Text(speaker.name(c["face"])) for c in held["hand"] if c["face"]]
        if cards:
            yield flow(Text(f"{say(look, 'hand')}: ", "bold"), cards, look.width)


# ---- told ------------------------------------------------------------------------------------


def tell(look: Look) -> list[str]:
    out = [time(look), score(look)]
    out += [spoken(look, unit) for unit in look.view["units"] if unit["place"] == "table"]
    out += [
        f"{look.speaker.name(piece['piece'])}: {where(look, piece)}."
        for piece in look.view["terrain"]
    ]
    out += [line.plain.replace("\n", "") for line in below(look)]
    return out


def where(look: Look, thing: Mapping[str, Any]) -> str:
    return say(
        look,
        "where",
        x=look.speaker.decimal(thing["x"] / INCH),
        y=look.speaker.decimal(thing["y"] / INCH),
    )


def spoken(look: Look, unit: Mapping[str, Any]) -> str:
    """A unit in words: whose, where, how it looks and how it stands."""
    told = [
        f"{look.speaker.name(unit['unit'])} ({unit['nr']}), {look.names[unit['seat']]}",
        where(look, unit),
        say(look, "facing", degrees=round(unit["facing"] / 100) % 360),
        say(look, "wounds", health=unit["health"], full=unit["full"], ranks=unit["ranks"]),
        *state(look, unit),
    ]
    return ", ".join(told) + "."


def facts(look: Look, id: str) -> list[str]:
    """The card of a unit, a model or an NCU of this battle, and its units on the table."""
    card = look.view["profiles"].get(id)
    out = printed(look, card) if card else []
    return out + [spoken(look, unit) for unit in on_field(look) if unit["unit"] == id]


def printed(look: Look, card: Mapping[str, Any]) -> list[str]:
    """Speed, Defense, Morale, attacks by rank, abilities."""
    speaker = look.speaker
    out = []
    if "speed" in card:
        out.append(
            say(
                look,
                "card",
                kind=speaker.name(card["kind"]),
                cost=card["cost"],
                speed=speaker.decimal(card["speed"] / INCH, 0),
                defense=card["defense"],
                morale=card["morale"],
                health=card["health"],
            )
        )
    for attack in card.get("attacks", ()):
        dice = "/".join(str(n) for n in attack["dice"])
        name = speaker.name(attack["id"])
        out.append(
            say(look, "attack", name=name, range=attack["range"], hit=attack["hit"], dice=dice)
        )
    return out + [f"{speaker.name(a)}: {speaker.effect(a)}".rstrip(": ") for a in card["abilities"]]


def hint(look: Look, key: str) -> str:
    """The odds of an option, where dice decide; of a move where it ends."""
    row = look.view.get("odds", {}).get(key)
    if not row:
        return journey(look, key) if "distance=" in key else ""
    told = []
    if "chance" in row:
        told.append(say(look, "chance", percent=percent(look, row["chance"]), face=row["face"]))
    if "target" in row:
        unit = look.view["units"][row["target"]]
        told.append(say(look, "best", unit=look.speaker.name(unit["unit"]), nr=unit["nr"]))
    if "dice" in row:
        told.append(
            say(
                look,
                "odds",
                dice=row["dice"],
                need=row["need"],
                hits=look.speaker.decimal(row["hits"] / 100),
                wounds=look.speaker.decimal(row["wounds"] / 100),
            )
        )
        if row["destroyed"]:
            told.append(say(look, "kills", percent=percent(look, row["destroyed"])))
    return ", ".join(told)


STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # front, right, rear, left: right and ahead


def journey(look: Look, key: str) -> str:
    """Where a move of the acting unit ends, on the rulers of the field."""
    acting = look.view["acting"]
    if acting < 0:
        return ""
    unit = look.view["units"][acting]
    plan = {name: int(value) for name, _, value in (p.partition("=") for p in key.split(","))}
    angle = math.radians((unit["facing"] + plan.get("pivot", 0)) / 100)
    right, ahead = STEPS[plan.get("direction", 0)]
    far = plan["distance"]
    x = unit["x"] + far * (right * math.cos(angle) + ahead * math.sin(angle))
    y = unit["y"] + far * (ahead * math.cos(angle) - right * math.sin(angle))
    decimal = look.speaker.decimal
    return say(look, "ends", x=decimal(x / INCH), y=decimal(y / INCH))


def percent(look: Look, per_mille: int) -> str:
    """At least one in a hundred, where there is a chance at all."""
    return look.speaker.decimal(max(1.0, per_mille / 10) if per_mille else 0.0, 0)
