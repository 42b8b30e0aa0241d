"""Windows passed in advance: by their name, never by what is in a hand, so that no pass tells."""

from __future__ import annotations

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
