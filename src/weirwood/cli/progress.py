"""What the measuring commands share: a progress bar, a cluster to play on, plots."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from weirwood.lab.measure import plots
from weirwood.lab.play import cluster

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from weirwood.terminal.speech import Speaker


@contextmanager
def bar(
    speaker: Speaker, total: int | None, message: str, **args: object
) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, for those who watch; without a total one that only moves."""
    err = Console(stderr=True)
    with Progress(
        TextColumn(speaker.say(message, **args)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as shown:
        task = shown.add_task("", total=total)
        yield lambda n: shown.advance(task, n)


@contextmanager
def on_ray(wanted: bool, address: str, jobs: int) -> Iterator[cluster.Ray | None]:
    """A Ray cluster for one command, or None where processes will do."""
    if not wanted and not address:
        yield None
        return
    with cluster.Ray(address, jobs if jobs > 1 else 0) as ray:
        yield ray


def plot(speaker: Speaker, data: Mapping[str, Any], folder: str) -> None:
    """Draw what was measured, in the reader's language."""
    if folder:
        words = {key: speaker.say(f"cli-plot-{key}") for key in plots.WORDS}
        drawn = plots.draw(data, Path(folder), words, speaker.name)
        told = speaker.say("cli-plotted", files=", ".join(str(f) for f in drawn))
        Console(stderr=True, soft_wrap=True).print(told, highlight=False, markup=False)
