"""Where everything is printed."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import ConsoleOptions, RenderResult


class Out(Console):
    """Standard output. A reader that has read enough is told to the command, not to people."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


WIDE = 10_000
"""Columns of a file or a pipe: nothing is folded or cut there unless COLUMNS says so."""


def out() -> Out:
    """Lines are folded for people only: a file or a pipe gets them whole."""
    if sys.stdout.isatty() or os.environ.get("COLUMNS"):
        return Out()
    return Out(soft_wrap=True, width=WIDE)


@dataclass(frozen=True)
class Indented:
    """A paragraph set in by some columns, without blanks behind its lines."""

    text: Text
    by: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(1, options.max_width - self.by)
        rows = self.text.wrap(console, width, no_wrap=options.no_wrap, overflow=options.overflow)
        for row in rows:
            row.rstrip()
            yield Text(" " * self.by) + row
