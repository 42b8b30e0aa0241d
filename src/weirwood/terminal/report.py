"""`weirwood report`: a finished game in words, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from weirwood.kernel.decision import Decision
from weirwood.terminal.speech import seat_style

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from weirwood.terminal.speech import Speaker

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 40  # of a curve, in characters


def names_of(told: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """What the seats are called; where two are called the same, with the number of the seat."""
    if not told["names"]:
        return [speaker.say("report-seat", n=seat + 1) for seat in range(told["seats"])]
    names = [speaker.name(each) for each in told["names"]]
    return [
        f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def percent(speaker: Speaker, share: float) -> str:
    return f"{speaker.decimal(100 * share, 0)} %"


def bars(curve: Sequence[Mapping[str, Any]], seat: int) -> str:
    """A seat's chances over the game as a line of bars."""
    width = min(WIDTH, len(curve))
    picked = [curve[round(i * (len(curve) - 1) / max(1, width - 1))] for i in range(width)]
    top = len(BARS) - 1
    return "".join(BARS[round(row["chances"][seat] * top)] for row in picked)


def question_of(point: Mapping[str, Any]) -> Decision:
    """The question of a turning point, as far as words need it."""
    bounds = point["least"], point["most"]
    return Decision(0, point["seat"], point["kind"], point["shape"], *bounds, tuple(point["args"]))


def answer_in_words(
    speaker: Speaker, point: Mapping[str, Any], answer: Any, names: Sequence[str]
) -> str:
    """An answer as the labels of its options."""
    decision = question_of(point)
    if decision.shape == "amount":
        return str(answer)
    if decision.shape == "place":
        return speaker.place(decision, answer)
    if decision.shape == "assign":
        return ", ".join(
            f"{speaker.option(decision, slot, names)}: "
            f"{speaker.option(decision, f'={token}', names)}"
            for slot, token in answer.items()
        )
    labels = [speaker.option(decision, key, names) for key in answer]
    return speaker.words.join(labels) if labels else speaker.words.text("option-none")


def point_in_words(
    speaker: Speaker, point: Mapping[str, Any], names: Sequence[str]
) -> tuple[str, str]:
    """A turning point: what happened, and what would have been better."""
    played = speaker.say(
        "report-played",
        step=point["step"] + 1,
        who=names[point["seat"]],
        question=speaker.prompt(question_of(point), names),
        answer=answer_in_words(speaker, point, point["answer"], names),
        before=percent(speaker, point["before"]),
        after=percent(speaker, point["after"]),
    )
    better = point["better"]
    if better is None and not point["games"]:
        return played, speaker.say("report-not_pondered")
    if better is None:
        return played, speaker.say("report-nothing_better", games=point["games"])
    told = speaker.say(
        "report-better",
        answer=answer_in_words(speaker, point, better["answer"], names),
        gain=round(100 * better["gain"]),
    )
    why = "; ".join(
        f"{speaker.say(row['message'])} {speaker.difference(row['args']['n'])}"
        for row in better["why"]
    )
    return played, f"{told} ({why})" if why else told


def places(told: Mapping[str, Any], speaker: Speaker) -> list[str]:
    """The finishing order, ties on one line."""
    names = names_of(told, speaker)
    out, place = [], 1
    for group in told["standings"]:
        out.append(f"{place}. {speaker.words.join([names[seat] for seat in group])}")
        place += len(group)
    return out


def luck_rows(told: Mapping[str, Any], speaker: Speaker) -> list[list[str]]:
    names = names_of(told, speaker)
    return [
        [
            speaker.say(f"report-{row['what']}"),
            names[row["seat"]],
            speaker.decimal(row["n"], 0),
            speaker.decimal(row["came"], 0),
            speaker.decimal(row["expected"]),
            speaker.decimal(row["spread"]),
        ]
        for row in told["luck"]
    ]


def count_rows(told: Mapping[str, Any], speaker: Speaker) -> list[list[str]]:
    out = []
    for row in told["counts"]:
        label = speaker.say(f"report-{row['what']}")
        if row["item"]:
            label = f"{label}: {speaker.name(row['item'])}"
        out.append([label, *(speaker.decimal(n, 0) for n in row["seats"])])
    return out


LUCK = ("what", "who", "tries", "came", "expected", "spread")


def show(console: Console, told: Mapping[str, Any], speaker: Speaker) -> None:
    """The whole report, top to bottom."""
    names = names_of(told, speaker)

    def line(text: str, style: str = "") -> None:
        console.print(Text(text, style))

    line(speaker.say("report-title", game=speaker.title(), answers=told["steps"]), "bold")
    for place in places(told, speaker):
        line(f"  {place}")
    line(speaker.say("report-chances"), "bold")
    wide = max(map(len, names))
    for seat, name in enumerate(names):
        first, last = (told["curve"][i]["chances"][seat] for i in (0, -1))
        ends = f"{percent(speaker, first)} → {percent(speaker, last)}"
        console.print(
            Text.assemble((f"  {name:{wide}}  ", seat_style(seat)), bars(told["curve"], seat)),
            Text(ends, "dim"),
        )
    line(speaker.say("report-turning"), "bold")
    if not told["turning"]:
        line(f"  {speaker.say('report-no_turning')}")
    for point in told["turning"]:
        played, better = point_in_words(speaker, point, names)
        line(f"  {played}")
        line(f"    {better}", "dim")
    if told["luck"]:
        columns = [speaker.say(f"report-col-{name}") for name in LUCK]
        grid(console, speaker.say("report-luck"), columns, luck_rows(told, speaker), 2)
    if told["counts"]:
        grid(console, speaker.say("report-counts"), ["", *names], count_rows(told, speaker), 1)


def grid(
    console: Console, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], words: int
) -> None:
    """A table whose first columns are words and all others numbers."""
    table = Table(title=title, title_justify="left")
    for n, column in enumerate(columns):
        table.add_column(Text(column), justify="left" if n < words else "right")
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)
