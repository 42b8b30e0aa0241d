"""The table of the councils: leaders in a ring, a council between neighbours, the ally inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.align import Align
from rich.box import HEAVY, ROUNDED, SIMPLE
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from weirwood.terminal.boards.layout import flow
from weirwood.terminal.speech import seat_style

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from weirwood.terminal.boards import Look

PREFIX = "terminal-btwixt-"

# Where leaders (numbers from the reader on, clockwise) and councils ("0" lies between leaders 0
# and 1) sit around the ally, by number of leaders. The ally takes the middle of the second row.
RINGS: dict[int, tuple[tuple[str, str, str], ...]] = {
    3: (("L1", "C1", "L2"), ("C0", "A", "C2"), ("", "L0", "")),
    4: (("L1", "C1", "L2"), ("C0", "A", "C2"), ("L0", "C3", "L3")),
    5: (("L2", "C2", "L3"), ("C1", "A", "C3"), ("L1", "T", "L4"), ("C0", "L0", "C4")),
    6: (
        ("L2", "C2", "L3"),
        ("C1", "A", "C3"),
        ("L1", "T", "L4"),
        ("C0", "", "C4"),
        ("L0", "C5", "L5"),
    ),
}

TIGHT = 14
"""Under so many lines only what is in play is drawn; `table` shows the rest."""

CARD_STYLES = {"red": "red", "green": "green", "purple": "magenta", "blue": "blue"}
CARD_SIGNS = {"red": "■", "green": "◆", "purple": "♥", "blue": "●", "white": "○"}
"""Colours of cards also have a sign: colour alone says nothing."""


def say(look: Look, message: str, /, **args: object) -> str:
    return look.speaker.words.text(PREFIX + message, args, look.names)


# ---- drawn -----------------------------------------------------------------------------------


def draw(look: Look) -> RenderableType:
    parts: list[RenderableType] = [Align.center(Text(time(look), "bold"))]
    if look.height >= 5 + 5 * len(RINGS[look.view["seats"]]):
        parts.append(ring(look))
    else:
        parts.append(circle(look))
    if look.height >= TIGHT:
        parts += hand_lines(look)
    return Group(*parts)


def time(look: Look) -> str:
    view = look.view
    if view["phase"] == "setup":
        return say(look, "setup")
    season = say(look, f"season-{view['season']}")
    return say(look, "time", season=season, round=view["round"], rounds=view["rounds"])


def ring(look: Look) -> RenderableType:
    """The round table, for screens that are high enough."""
    seats = look.view["seats"]
    own = look.seat or 0
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in range(3):
        grid.add_column(ratio=1, vertical="middle")
    for row in RINGS[seats]:
        cells: list[RenderableType] = []
        for cell in row:
            which = (own + int(cell[1])) % seats if cell[1:] else 0
            if cell[:1] == "L":
                cells.append(leader_panel(look, which))
            elif cell[:1] == "C":
                cells.append(council_panel(look, which))
            elif cell == "A":
                cells.append(ally_panel(look))
            elif cell == "T":
                cells.append(Align.center(Text(decks(look), "dim", justify="center")))
            else:
                cells.append("")
        grid.add_row(*cells)
    return grid


def leader_panel(look: Look, seat: int) -> RenderableType:
    row = look.view["leaders"][seat]
    style = seat_style(seat)
    body = Group(Text(standing(look, seat), "dim"), *pile_lines(look, row))
    return Panel(
        body,
        title=Text(look.who(seat), style),
        title_align="left",
        border_style=style.removeprefix("bold ") if seat == look.view.get("turn") else "dim",
        box=HEAVY if seat == look.view.get("turn") else ROUNDED,
        padding=(0, 1),
    )


def standing(look: Look, seat: int) -> str:
    """Hand, kneeling, first player, winner: what is to be known of a leader besides the bid."""
    view = look.view
    row = view["leaders"][seat]
    told = [say(look, "hand_count", count=row["hand"])]
    if view["first"] == seat and view["phase"] != "setup":
        told.append(say(look, "first"))
    if row["knelt"]:
        told.append(say(look, "kneels"))
    if view["turn"] == seat and not row["knelt"]:
        told.append(say(look, "turn"))
    if view["winner"] == seat:
        told.append(say(look, "won"))
    return ", ".join(told)


def pile_lines(look: Look, row: Mapping[str, Any]) -> Iterator[Text]:
    if not row["pile"]:
        yield Text(say(look, "no_bid"), "dim")
        return
    line = Text(say(look, "bid", total=row["total"]), "bold")
    line.append(": ", "")
    for i, card in enumerate(row["pile"]):
        line.append(", " if i else "")
        line.append(f"{look.speaker.name(card['card'])} {card['value']}", "not bold")
    yield line


def council_panel(look: Look, council: int) -> RenderableType:
    row = look.view["councils"][council]
    mine = look.seat in row["seats"]
    lines = [Text(line) for line in council_lines(look, row)] or [Text(say(look, "empty"), "dim")]
    title = say(look, "council")
    if row["power"] is not None:
        title += f" · {say(look, 'council_power', power=row['power'])}"
    placed = look.view["current"] is not None and look.view["current"]["council"] == council
    return Panel(
        Group(*lines),
        title=Text(title, "bold" if mine else "dim"),
        border_style="bold" if placed else ("white" if mine else "dim"),
        box=SIMPLE if not mine else ROUNDED,
        padding=(0, 1),
    )


def council_lines(look: Look, row: Mapping[str, Any]) -> Iterator[str]:
    if row["allies"]:
        yield ", ".join(f"{look.speaker.name(a['ally'])} {a['power']}" for a in row["allies"])
    if row["tokens"]:
        yield say(look, "tokens", tokens=tokens(look, row["tokens"]))


def tokens(look: Look, row: Sequence[Mapping[str, Any]]) -> str:
    hidden = say(look, "hidden")
    return " ".join(hidden if t["value"] is None else str(t["value"]) for t in row)


def ally_panel(look: Look) -> RenderableType:
    current = look.view["current"]
    if current is None:
        return Align.center(Text(say(look, "no_ally"), "dim"))
    lines = [Text(look.speaker.effect(current["ally"]), justify="center")]
    if current["tokens"]:
        told = say(look, "tokens", tokens=tokens(look, current["tokens"]))
        lines.append(Text(told, "dim", justify="center"))
    named = say(look, "ally_of", ally=look.speaker.name(current["ally"]), power=current["power"])
    return Panel(
        Group(*lines),
        title=Text(named, "bold"),
        border_style="yellow",
        box=HEAVY,
        padding=(0, 1),
    )


def circle(look: Look) -> RenderableType:
    """The same in few lines: from the reader clockwise, each council below its first leader."""
    seats = look.view["seats"]
    own = look.seat or 0
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    if look.view["current"] is not None:
        current = look.view["current"]
        named = say(
            look, "ally_of", ally=look.speaker.name(current["ally"]), power=current["power"]
        )
        table.add_row(Text(say(look, "ally"), "yellow"), Text(named, "bold"))
        if look.height >= TIGHT:
            table.add_row("", Text(look.speaker.effect(current["ally"]), "dim"))
    for i in range(seats):
        seat = (own + i) % seats
        row = look.view["leaders"][seat]
        mark = "▶ " if look.view["turn"] == seat else "  "
        bid = Text(f"{standing(look, seat)}. ", "dim")
        for line in pile_lines(look, row):
            bid.append_text(line)
        table.add_row(Text(mark + look.who(seat), seat_style(seat)), bid)
        council = look.view["councils"][seat]
        told = "; ".join(council_lines(look, council))
        mine = look.seat in council["seats"]
        if not told and look.height < TIGHT:
            continue
        told = told or say(look, "empty")
        table.add_row(
            Text(f"  ├ {say(look, 'council')}", "" if mine else "dim"),
            Text(told, "" if mine else "dim"),
        )
    return table


def hand_lines(look: Look) -> Iterator[RenderableType]:
    view, speaker = look.view, look.speaker
    if view.get("hand"):
        cards = []
        for card in view["hand"]:
            sign = CARD_SIGNS.get(card["colour"], "·")
            shown = Text(f"{sign}{card['value']} ", CARD_STYLES.get(card["colour"], ""))
            cards.append(shown.append(speaker.name(card["card"]), "default"))
        yield flow(Text(f"{say(look, 'hand')}: ", "bold"), cards, look.width)
    for key in ("pack", "kept", "looked", "row"):
        if view.get(key):
            names = ", ".join(speaker.name(x) for x in view[key])
            yield Text(f"{say(look, key)}: {names}")
    for fact in known(look):
        yield Text(fact, "dim")


def known(look: Look) -> Iterator[str]:
    """What the reader has found out about hands and the deck of allies."""
    for fact in look.view["known"]:
        if fact["card"] is not None and look.seat not in fact["seats"]:
            one = "known_one" if len(fact["seats"]) == 1 else "known"
            yield say(look, one, seats=fact["seats"], card=fact["card"])
    for fact in look.view["seen_allies"]:
        if fact["ally"] is not None:
            yield say(look, "from_top", n=fact["from_top"] + 1, ally=fact["ally"])


def decks(look: Look) -> str:
    view = look.view
    return say(look, "decks", deck=view["deck"], allies=view["ally_deck"], supply=view["supply"])


# ---- told ------------------------------------------------------------------------------------


def tell(look: Look) -> list[str]:
    view, speaker = look.view, look.speaker
    out = [time(look)]
    current = view["current"]
    if current is None:
        out.append(say(look, "no_ally"))
    else:
        named = say(look, "ally_of", ally=speaker.name(current["ally"]), power=current["power"])
        out.append(f"{say(look, 'ally')}: {named}. {speaker.effect(current['ally'])}")
        if current["tokens"]:
            out.append(say(look, "tokens", tokens=tokens(look, current["tokens"])))
    own = look.seat or 0
    for i in range(view["seats"]):
        seat = (own + i) % view["seats"]
        bid = " ".join(line.plain for line in pile_lines(look, view["leaders"][seat]))
        out.append(f"{look.who(seat)}: {standing(look, seat)}. {bid}.")
    for row in view["councils"]:
        told = "; ".join(council_lines(look, row)) or say(look, "empty")
        power = ""
        if row["power"] is not None:
            power = f" ({say(look, 'council_power', power=row['power'])})"
        out.append(f"{say(look, 'council_of', seats=row['seats'])}{power}: {told}.")
    if view.get("hand"):
        cards = (
            f"{speaker.name(c['card'])} ({c['value']}, {speaker.name(c['colour'])})"
            for c in view["hand"]
        )
        out.append(f"{say(look, 'hand')}: {', '.join(cards)}.")
    out += [
        f"{say(look, key)}: {', '.join(speaker.name(x) for x in view[key])}."
        for key in ("pack", "kept", "looked", "row", "dead", "discard")
        if view.get(key)
    ]
    out += known(look)
    out.append(f"{decks(look)}.")
    return out


def facts(look: Look, id: str) -> list[str]:
    """Value and colour of a card in hand or in a pile, power of an ally on the table."""
    view, speaker = look.view, look.speaker
    for card in view.get("hand", ()):
        if card["card"] == id:
            return [f"{say(look, 'value', value=card['value'])}, {speaker.name(card['colour'])}"]
    for row in view["leaders"]:
        for card in row["pile"]:
            if card["card"] == id:
                return [say(look, "value", value=card["value"])]
    allies = [a for council in view["councils"] for a in council["allies"]]
    if view["current"] is not None:
        allies.append(view["current"])
    for ally in allies:
        if ally["ally"] == id:
            return [say(look, "power", power=ally["power"])]
    return []
