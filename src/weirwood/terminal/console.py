"""Where everything is printed."""

from __future__ import annotations

import os
import sys

from rich.console import Console


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
