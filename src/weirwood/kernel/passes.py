"""Windows passed in advance: by their name, never by what is in a hand, so that no pass tells.

Table and terminal keep what a person wants to pass and ask here; the match itself only ever sees
plain answers.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from weirwood.kernel.decision import Decision

PASS = "pass"  # noqa: S105 - a key, not a secret


def window(decision: Decision) -> str | None:
    """The window that a question opens, if it is one that may be passed in advance.

    Questions called ``window.*`` say so by an argument ``window_*``, and always allow a pass.
    """
    if not decision.kind.startswith("window."):
        return None
    for arg in decision.args:
        if isinstance(arg, str) and arg.startswith("window_"):
            return arg
    return None


def passed(decision: Decision, windows: Collection[str]) -> list[str] | None:
    """The answer of somebody who passes these windows in advance; None for other questions."""
    return [PASS] if window(decision) in windows else None
