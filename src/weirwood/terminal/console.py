"""Where everything is printed."""

from __future__ import annotations

import sys

from rich.console import Console


class Out(Console):
    """Standard output. A reader that has read enough is told to the command, not to people."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out() -> Out:
    """Lines are folded for people only: a file or a pipe gets them whole."""
    return Out(soft_wrap=not sys.stdout.isatty())
