"""What the measuring commands print: the same facts as their JSON, laid out for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from weirwood.terminal.speech import Speaker

    Sums = Mapping[str, Any]  # what a measuring command prints as JSON


NAMES = 10
"""In a narrow window longer names are broken; numbers and words are not."""


def show_grid(
    console: Console,
    speaker: Speaker,
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    title: str = "",
) -> None:
    """A table whose first column is text and whose others are numbers."""
    table = Table(
        title=title or None,
        box=SIMPLE_HEAD,
        title_justify="left",
        title_style="bold",
        padding=(0, 0, 0, 1),
    )
    heads = [speaker.say(f"cli-col-{column}") for column in columns]
    cells = [max((len(row[i]) for row in rows), default=0) for i in range(len(heads))]
    widths = [max(len(head), cell) for head, cell in zip(heads, cells, strict=True)]
    room = console.width - 2 * len(heads) - 1
    if sum(widths) > room:
        least = [
            max(cell, *map(len, head.split())) for head, cell in zip(heads, cells, strict=True)
        ]
        least[0] = min(least[0], NAMES)
        spare = max(0, room - sum(least))
        for i, wanted in enumerate(widths):
            widths[i] = min(wanted, least[i] + spare)
            spare -= widths[i] - least[i]
    for i, (head, width) in enumerate(zip(heads, widths, strict=True)):
        table.add_column(head, justify="right" if i else "left", width=width, overflow="fold")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def show_simulation(console: Console, speaker: Speaker, sums: Sums) -> None:
    num = speaker.decimal
    console.print(
        speaker.say(
            "cli-simulated",
            games=sums["games"],
            game=speaker.title(),
            seats=sums["seats"],
            seconds=num(sums["seconds"]),
            rate=num(sums["games_per_s"]),
            decisions=num(sums["decisions_per_s"], 0),
            choices=num(sums["choices_per_s"], 0),
        ),
        highlight=False,
    )
    length = sums["length"]
    console.print(
        speaker.say(
            "cli-length", mean=num(length["mean"]), least=length["min"], most=length["max"]
        ),
        highlight=False,
    )
    console.print(speaker.say("cli-branching", options=num(sums["branching"], 2)), highlight=False)
    whole = max(1, sums["games"] - sums["errors"])
    seats = [
        (
            str(seat + 1),
            sums["bots"][seat],
            num(won),
            f"{num(100 * won / whole)} %",
            "" if mean is None else num(mean, 2),
        )
        for seat, (won, mean) in enumerate(zip(sums["wins"]["seats"], sums["scores"], strict=True))
    ]
    columns = ("seat", "bot", "wins", "share", "score")
    show_grid(console, speaker, columns, seats, speaker.say("cli-by_seat"))
    show_common(console, speaker, sums)
    show_problems(console, speaker, sums)


MOST = 12
"""How many rules and cards are shown; the JSON has them all."""


def show_common(console: Console, speaker: Speaker, sums: Sums) -> None:
    """Win rates by house, leader, faction and list; what was asked, happened and was used most."""
    num = speaker.decimal
    for key, title in (("labels", "cli-by_label"), ("lists", "cli-by_list")):
        if not sums[key]:
            continue
        rates = [
            (
                speaker.name(label),
                str(row["games"]),
                num(row["wins"]),
                f"{num(100 * row['rate'])} %",
                f"{num(100 * row['low'])} – {num(100 * row['high'])} %",
            )
            for label, row in sorted(sums[key].items(), key=lambda item: -item[1]["rate"])
        ]
        columns = ("who", "games", "wins", "share", "interval")
        show_grid(console, speaker, columns, rates, speaker.say(title))
    whole = max(1, sums["games"] - sums["errors"])
    usage = sums["usage"]
    for rows, column, title in (
        (list(usage["rules"].items()), "rule", "cli-by_rule"),
        (list(usage["events"].items()), "event", "cli-by_event"),
        (
            [(k, n) for k, n in usage["used"].items() if speaker.words.has(f"name-{k}")],
            "thing",
            "cli-by_used",
        ),
    ):
        shown = [
            (speaker.name(name) if column == "thing" else name, str(n), num(n / whole))
            for name, n in rows[:MOST]
        ]
        show_grid(console, speaker, (column, "times", "per_game"), shown, speaker.say(title))


def show_problems(console: Console, speaker: Speaker, sums: Sums) -> None:
    if sums["forfeits"]:
        console.print(speaker.say("cli-forfeits"), style="red")
        for row in sums["forfeits"]:
            told = speaker.say("cli-forfeit", index=row["index"], bot=row["bot"], why=row["why"])
            console.print("  " + told, highlight=False, markup=False)
    if not sums["errors"]:
        return
    console.print(speaker.say("cli-errors", count=sums["errors"]), style="red")
    for problem in sums["problems"]:
        console.print("  " + speaker.say("cli-problem", **problem), highlight=False, markup=False)


def show_tournament(console: Console, speaker: Speaker, result: Sums) -> None:
    num = speaker.decimal
    rated = result["rated_by"] == "openskill"
    columns = ["bot", "games", "wins", "rate", "interval", "fair"]
    rows = []
    for row in result["table"]:
        cells = [
            row["bot"],
            str(row["seats_taken"]),
            num(row["wins"]),
            f"{num(100 * row['rate'])} %",
            f"{num(100 * row['low'])} – {num(100 * row['high'])} %",
            f"{num(row['times_fair'], 2)}",
        ]
        if rated:
            reach = row["rating_high"] - row["rating"]
            cells.append(f"{num(row['rating'])} ± {num(reach)}")
        rows.append(cells)
    names = [*columns, "rating"] if rated else columns
    show_grid(console, speaker, names, rows, speaker.title())
    console.print(speaker.say("cli-by_rating" if rated else "cli-by_rate"), style="dim")
    show_common(console, speaker, result)
    if "until" in result:
        show_test(console, speaker, result["until"])
    show_problems(console, speaker, result)


def show_test(console: Console, speaker: Speaker, test: Sums) -> None:
    """How a strength test went."""
    shown = {k: speaker.decimal(100 * test[k]) for k in ("rate", "low", "high", "target")}
    told = speaker.say(
        f"cli-until-{test['verdict']}", bot=test["bot"], games=test["games"], **shown
    )
    console.print(told, highlight=False, markup=False)


FIGURES = (
    ("seats", "seats", 0),
    ("games_per_s", "games_per_s", 1),
    ("decisions_per_s", "decisions_per_s", 0),
    ("choices_per_s", "choices_per_s", 0),
    ("fork", "fork_us", 1),
    ("save", "save_us", 1),
    ("load", "load_us", 1),
    ("view", "view_us", 1),
    ("bytes", "save_bytes", 0),
    ("searches", "searches_per_s", 0),
)


def show_bench(console: Console, speaker: Speaker, rows: Sequence[Sums]) -> None:
    """One column per game: that stays readable in a narrow window."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column()
    for row in rows:
        table.add_column(row["game"], justify="right")
    for column, key, digits in FIGURES:
        figures = (speaker.decimal(row[key], digits) for row in rows)
        table.add_row(speaker.say(f"cli-col-{column}"), *figures)
    console.print(table)
    note = speaker.say("cli-bench_note", build=rows[0]["build"] if rows else "")
    console.print(note, style="dim", highlight=False)
