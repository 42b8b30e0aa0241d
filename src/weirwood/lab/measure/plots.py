"""Plots of what `simulate` and `tournament` measured: win rates, ratings, lengths."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from weirwood.kernel.decision import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

WORDS = ("wins", "rating", "length", "games")
"""What a plot says; the caller knows the language."""


def check(folder: str) -> None:
    """Refuse plots that cannot be drawn before any game is played for them."""
    if folder:
        _figure()


def _figure() -> Any:
    """The class of figures. They are drawn to files without any window."""
    try:
        return importlib.import_module("matplotlib.figure").Figure
    except ImportError:
        raise Refused("lab.no_matplotlib", {}) from None


def draw(
    data: Mapping[str, Any],
    folder: Path,
    words: Mapping[str, str],
    name: Callable[[str], str] = str,
) -> list[Path]:
    """Draw what there is in the result of a tournament or a simulation; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    rows = [
        (row["bot"], 100 * row["rate"], 100 * row["low"], 100 * row["high"])
        for row in data.get("table", ())
    ]
    if rows:
        fair = 100 / data["seats"]
        drawn.append(bars(folder / "wins.png", rows, words["wins"], data["game"], mark=fair))
    rated = [
        (row["bot"], row["rating"], row["rating_low"], row["rating_high"])
        for row in data.get("table", ())
        if "rating" in row
    ]
    if rated:
        drawn.append(bars(folder / "ratings.png", rated, words["rating"], data["game"], dots=True))
    for key in ("labels", "lists"):
        found = [
            (name(label), 100 * row["rate"], 100 * row["low"], 100 * row["high"])
            for label, row in data[key].items()
        ]
        if found:
            found.sort(key=lambda row: row[1])
            drawn.append(bars(folder / f"{key}.png", found, words["wins"], data["game"]))
    drawn.append(lengths(folder / "lengths.png", data, words))
    return drawn


Row = tuple[str, float, float, float]


def bars(
    file: Path,
    rows: Sequence[Row],
    label: str,
    title: str,
    *,
    mark: float | None = None,
    dots: bool = False,
) -> Path:
    """A value with its interval for each name; a line at what would be fair."""
    figure = _figure()(figsize=(7, 1.2 + 0.4 * len(rows)), layout="constrained")
    axes = figure.subplots()
    names = [row[0] for row in rows]
    values = [row[1] for row in rows]
    reach = [[v - row[2] for v, row in zip(values, rows, strict=True)]]
    reach.append([row[3] - v for v, row in zip(values, rows, strict=True)])
    if dots:
        axes.errorbar(values, names, xerr=reach, fmt="o", color="#7a1f1f", capsize=4)
        axes.margins(y=0.3)
    else:
        axes.barh(names, values, xerr=reach, color="#b9a58a", ecolor="#3a3a3a", capsize=4)
        axes.set_xlim(left=0)
    if mark is not None:
        axes.axvline(mark, color="#7a1f1f", linestyle="--", linewidth=1)
    axes.set_xlabel(label)
    axes.set_title(title, loc="left")
    figure.savefig(file, dpi=120)
    return file


def lengths(file: Path, data: Mapping[str, Any], words: Mapping[str, str]) -> Path:
    """How many games had how many decisions."""
    figure = _figure()(figsize=(7, 3), layout="constrained")
    axes = figure.subplots()
    found = data["lengths"]
    axes.hist(
        [int(n) for n in found],
        weights=list(found.values()),
        bins=20,
        color="#b9a58a",
        edgecolor="#3a3a3a",
    )
    axes.set_xlabel(words["length"])
    axes.set_ylabel(words["games"])
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.set_title(data["game"], loc="left")
    figure.savefig(file, dpi=120)
    return file
