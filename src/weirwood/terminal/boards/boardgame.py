"""Westeros in a terminal: the map where there is room for it, the holdings of each house always."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from weirwood.terminal.boards.layout import flow

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rich.console import RenderableType

    from weirwood.terminal.boards import Look

PREFIX = "terminal-boardgame-"

# Row and column on the map, and the level of the castle.
AREAS: dict[str, tuple[int, int, int]] = {
    "castle_black": (0, 47, 0),
    "karhold": (1, 64, 0),
    "winterfell": (2, 40, 2),
    "the_stony_shore": (3, 20, 0),
    "white_harbor": (3, 52, 1),
    "widows_watch": (4, 59, 0),
    "moat_cailin": (5, 38, 1),
    "flints_finger": (6, 15, 1),
    "greywater_watch": (6, 29, 0),
    "the_twins": (7, 43, 0),
    "the_fingers": (7, 57, 0),
    "pyke": (8, 14, 2),
    "seagard": (8, 33, 2),
    "the_mountains_of_the_moon": (8, 56, 0),
    "lannisport": (9, 22, 2),
    "riverrun": (9, 36, 2),
    "the_eyrie": (9, 63, 1),
    "stoney_sept": (10, 30, 0),
    "harrenhal": (10, 44, 1),
    "crackclaw_point": (10, 58, 1),
    "dragonstone": (10, 78, 2),
    "searoad_marches": (11, 21, 0),
    "blackwater": (11, 38, 0),
    "kings_landing": (12, 54, 2),
    "highgarden": (13, 22, 2),
    "the_reach": (13, 40, 1),
    "kingswood": (13, 59, 0),
    "dornish_marches": (14, 33, 0),
    "the_boneway": (14, 47, 0),
    "oldtown": (15, 18, 2),
    "princes_pass": (15, 35, 0),
    "storms_end": (15, 62, 1),
    "three_towers": (16, 23, 0),
    "yronwood": (16, 43, 1),
    "sunspear": (16, 71, 2),
    "the_arbor": (17, 8, 0),
    "starfall": (17, 35, 1),
    "salt_shore": (17, 55, 0),
    "the_shivering_sea": (2, 76, 0),
    "bay_of_ice": (3, 4, 0),
    "the_narrow_sea": (6, 78, 0),
    "ironmans_bay": (9, 7, 0),
    "the_golden_sound": (11, 6, 0),
    "blackwater_bay": (11, 64, 0),
    "sunset_sea": (12, 8, 0),
    "shipbreaker_bay": (12, 79, 0),
    "redwyne_straights": (16, 9, 0),
    "sea_of_dorne": (16, 57, 0),
    "east_summer_sea": (17, 76, 0),
    "west_summer_sea": (18, 20, 0),
    "port_of_winterfell": (1, 23, 0),
    "port_of_white_harbor": (5, 52, 0),
    "port_of_pyke": (7, 20, 0),
    "port_of_lannisport": (10, 16, 0),
    "port_of_dragonstone": (11, 78, 0),
    "port_of_oldtown": (14, 11, 0),
    "port_of_storms_end": (14, 67, 0),
    "port_of_sunspear": (15, 76, 0),
}

CELL = 14  # columns of an area on the map
MAP_WIDTH = 98
MAP_HEIGHT = 2 * (1 + max(row for row, *_ in AREAS.values()))

STYLES = {
    "stark": "white",
    "lannister": "red",
    "baratheon": "yellow",
    "greyjoy": "cyan",
    "tyrell": "green",
    "martell": "magenta",
}
"""Houses also have their letter: colour alone says nothing."""

CASTLES = ("", "△", "▲")


def say(look: Look, message: str, /, **args: object) -> str:
    return look.speaker.words.text(PREFIX + message, args, look.names)


def letter(look: Look, house: str) -> str:
    return look.speaker.name(house)[:1].upper()


# ---- drawn -----------------------------------------------------------------------------------


def draw(look: Look) -> RenderableType:
    parts: list[RenderableType] = [heading(look), tracks(look)]
    if look.view["combat"] is not None:
        parts.append(combat(look))
    room = look.height - 6 - (10 if look.view["combat"] is not None else 0)
    if look.width >= MAP_WIDTH and room >= MAP_HEIGHT + look.view["seats"]:
        parts += [Text.assemble(*drawn_map(look)), houses(look, areas=False)]
    else:
        parts.append(houses(look, areas=True))
    parts += hand_lines(look)
    return Group(*parts)


def heading(look: Look) -> Text:
    view, speaker = look.view, look.speaker
    line = Text(say(look, "round", round=view["round"], phase=phase(look)), "bold")
    line.append(f"   {say(look, 'threat', threat=view['threat'])}", "not bold")
    shown = [speaker.name(card) for card in view["westeros"] if card]
    if shown:
        line.append(f"   {', '.join(shown)}", "not bold dim")
    return line


def phase(look: Look) -> str:
    message = f"phase-{look.view['phase']}"
    if look.speaker.words.has(message):
        return look.speaker.words.text(message)
    return str(look.view["phase"])


def tracks(look: Look) -> Text:
    """The three tracks in order, the holder of the token first."""
    items = []
    for track, order in look.view["tracks"].items():
        item = Text(f"{look.speaker.name(track)}: ", "dim")
        for house in order:
            item.append(f"{letter(look, house)} ", STYLES.get(house, ""))
        items.append(item)
    return flow(Text(), items, look.width)


def houses(look: Look, *, areas: bool) -> RenderableType:
    """One row a house: castles, supply, power, cards; and what it holds, if there is no map."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column(no_wrap=True)
    for column in ("castles", "supply", "power", "cards"):
        table.add_column(say(look, column), justify="right", no_wrap=True)
    table.add_column(say(look, "holdings" if areas else "stock"), ratio=1)
    first = look.view["tracks"].get("iron_throne", [])
    rows = sorted(
        look.view["houses"], key=lambda row: first.index(row["id"]) if row["id"] in first else 9
    )
    for row in rows:
        house = row["id"]
        held = (
            flow(Text(), holdings(look, house), max(30, look.width - 50))
            if areas
            else stock(look, row)
        )
        table.add_row(
            Text(who(look, row), f"bold {STYLES.get(house, '')}"),
            str(row["castles"]),
            str(row["supply"]),
            str(row["power"]),
            str(len(row["hand"])),
            held,
        )
    return table


def who(look: Look, row: Mapping[str, Any]) -> str:
    """The house, and the person who plays it where that says more."""
    house, seat = look.speaker.name(row["id"]), row["seat"]
    if seat < 0:
        return house
    name = look.names[seat]
    told = house if name == house else f"{house} ({name})"
    return f"▶ {told}" if seat == look.seat else told


def stock(look: Look, row: Mapping[str, Any]) -> Text:
    return Text(", ".join(f"{n} {unit(look, kind)}" for kind, n in row["stock"].items()), "dim")


def holdings(look: Look, house: str) -> Iterator[Text]:
    """The areas of a house, those with units first."""
    found = look.view["areas"]
    mine = [
        a
        for a, row in found.items()
        if house in (row.get("house"), row.get("owner"))
        and ("units" in row or not a.startswith("port_of_"))
    ]
    for area in sorted(mine, key=lambda a: ("units" not in found[a], list(AREAS).index(a))):
        item = Text(look.speaker.name(area))
        item.append(CASTLES[AREAS[area][2]] if area in AREAS else "")
        told = contents(look, found[area])
        if told:
            item.append(f" {told}", "bold")
        yield item


def contents(look: Look, row: Mapping[str, Any]) -> str:
    """Units, order and the rest of an area in a few signs."""
    told = [f"{n}{unit(look, kind)}" for kind, n in row.get("units", {}).items()]
    told += [f"({n}{unit(look, kind)})" for kind, n in row.get("routed", {}).items()]
    if "order" in row:
        told.append(f"[{order(look, row['order'])}]")
    if row.get("garrison"):
        told.append(f"+{row['garrison']}")
    if "neutral" in row:
        told.append("✗" if row["neutral"] is None else f"({row['neutral']})")
    if "token" in row:
        told.append("•")
    return " ".join(told)


def unit(look: Look, kind: str) -> str:
    return say(look, f"unit-{kind}")


def order(look: Look, id: str | None) -> str:
    if id is None:
        return "?"
    word, _, bonus = id.partition("_")
    sign = {"minus_1": "-1", "0": "0", "plus_1": "+1", "plus_2": "+2", "special": ""}.get(bonus, "")
    star = "*" if id in ("march_plus_1", "defense_plus_2", "support_plus_1") else ""
    return say(look, f"order-{word}") + sign + (star or ("*" if bonus == "special" else ""))


def drawn_map(look: Look) -> Iterator[tuple[str, str]]:
    """The map as (text, style): each area its name, and below it whose it is and what is there."""
    lines: list[list[tuple[int, str, str]]] = [[] for _ in range(MAP_HEIGHT)]
    for area, (row, column, castle) in AREAS.items():
        found = look.view["areas"].get(area, {})
        house = found.get("house") or found.get("owner") or ""
        style = STYLES.get(house, "dim")
        mark = CASTLES[castle]
        name = short(look.speaker.name(area), CELL - 1 - len(mark)) + mark
        lines[2 * row].append((column, name, f"bold {style}" if house else "dim"))
        told = contents(look, found)
        if house:
            told = f"{letter(look, house)} {told}".rstrip()
        lines[2 * row + 1].append((column, short(told, CELL - 1), style))
    for line in lines:
        at = 0
        for column, text, style in sorted(line):
            if not text:
                continue
            yield " " * (column - at), ""
            yield text, style
            at = column + len(text)
        yield "\n", ""


def short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def combat(look: Look) -> RenderableType:
    """The combat as two sums."""
    fight = look.view["combat"]
    speaker = look.speaker
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column()
    for i, side in enumerate(fight["sides"]):
        role = say(look, "attacker" if i == 0 else "defender")
        table.add_column(f"{speaker.name(side['house'])} ({role})", justify="right")
    left, right = fight["sides"]
    for part in left["parts"]:
        if left["parts"][part] or right["parts"].get(part):
            table.add_row(
                say(look, f"part-{part}"), *(str(s["parts"].get(part, 0)) for s in (left, right))
            )
    cards = [speaker.name(s["card"]) if s["card"] else "–" for s in (left, right)]
    table.add_row(say(look, "house_card"), *cards)
    if any(s["tide"] for s in (left, right)):
        table.add_row(
            say(look, "tide"),
            *(speaker.name(s["tide"]) if s["tide"] else "–" for s in (left, right)),
        )
    table.add_row(
        Text(say(look, "total"), "bold"), *(Text(str(s["strength"]), "bold") for s in (left, right))
    )
    title = say(look, "combat", area=fight["area"])
    return Panel(table, title=Text(title, "bold"), box=ROUNDED, border_style="red", expand=False)


def hand_lines(look: Look) -> Iterator[RenderableType]:
    for row in look.view["houses"]:
        if row["id"] == look.view["house"] and row["hand"]:
            cards = [Text(look.speaker.name(card)) for card in row["hand"]]
            yield flow(Text(f"{say(look, 'hand')}: ", "bold"), cards, look.width)
    known = [card for card in look.view["wildlings"] if card]
    if known:
        names = ", ".join(look.speaker.name(card) for card in known)
        yield Text(f"{say(look, 'wildlings')}: {names}", "dim")


# ---- told ------------------------------------------------------------------------------------


def tell(look: Look) -> list[str]:
    view, speaker = look.view, look.speaker
    out = [say(look, "round", round=view["round"], phase=phase(look))]
    out.append(say(look, "threat", threat=view["threat"]))
    shown = [speaker.name(card) for card in view["westeros"] if card]
    if shown:
        out.append(f"Westeros: {', '.join(shown)}.")
    for track, row in view["tracks"].items():
        out.append(f"{speaker.name(track)}: {', '.join(speaker.name(h) for h in row)}.")
    for row in view["houses"]:
        numbers = ", ".join(
            f"{say(look, key)} {value}"
            for key, value in (
                ("castles", row["castles"]),
                ("supply", row["supply"]),
                ("power", row["power"]),
                ("cards", len(row["hand"])),
            )
        )
        out.append(f"{who(look, row)}: {numbers}.")
        out += [f"  {line}" for line in spoken_holdings(look, row["id"])]
    if view["combat"] is not None:
        out += spoken_combat(look)
    for line in hand_lines(look):
        if isinstance(line, Text):
            out.append(line.plain.replace("\n", ""))
    return out


def spoken_holdings(look: Look, house: str) -> Iterator[str]:
    """Every area in full words."""
    speaker = look.speaker
    for area, row in look.view["areas"].items():
        if house not in (row.get("house"), row.get("owner")):
            continue
        told = [f"{n} {speaker.name(kind)}" for kind, n in row.get("units", {}).items()]
        told += [
            say(look, "routed", units=f"{n} {speaker.name(kind)}")
            for kind, n in row.get("routed", {}).items()
        ]
        if "order" in row:
            told.append(speaker.name(row["order"]) if row["order"] else say(look, "hidden_order"))
        if row.get("garrison"):
            told.append(say(look, "garrison", strength=row["garrison"]))
        yield f"{speaker.name(area)}: {', '.join(told) or '–'}"


def spoken_combat(look: Look) -> Iterator[str]:
    fight = look.view["combat"]
    yield say(look, "combat", area=fight["area"])
    for i, side in enumerate(fight["sides"]):
        role = say(look, "attacker" if i == 0 else "defender")
        parts = [
            f"{say(look, f'part-{part}')} {value}" for part, value in side["parts"].items() if value
        ]
        card = look.speaker.name(side["card"]) if side["card"] else "–"
        yield (
            f"{look.speaker.name(side['house'])} ({role}): {card}; {', '.join(parts)}; "
            f"{say(look, 'total')} {side['strength']}."
        )


def facts(look: Look, id: str) -> list[str]:
    """Whose an area is and what stands there; its castle and crowns are in its own text."""
    row = look.view["areas"].get(id, {})
    house = row.get("house") or row.get("owner")
    here = contents(look, row)
    told = f"{look.speaker.name(house)} {here}".strip() if house else here
    return [told] if told else []
