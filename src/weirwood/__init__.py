"""Weirwood: four tabletop games of Westeros, played properly.

Unofficial: not affiliated with or endorsed by the publishers or the author; trademarks belong to
their owners.

    >>> import weirwood
    >>> match = weirwood.new("btwixt", seats=3, seed=7)
    >>> match.over
    False
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from weirwood.fast import running

if TYPE_CHECKING:
    from weirwood.bots.advice import advise
    from weirwood.bots.chances import chances
    from weirwood.bots.report import report
    from weirwood.kernel.conformance import conformance
    from weirwood.kernel.decision import Decision, Option, Refusal, Refused, RuleError
    from weirwood.kernel.match import Match
    from weirwood.kernel.registry import bot, catalogue, game, load, new, replay, scenario, verify
    from weirwood.lab.play.links import branch

__version__ = "0.1.0"

__all__ = [
    "Decision",
    "Match",
    "Option",
    "Refusal",
    "Refused",
    "RuleError",
    "__version__",
    "advise",
    "bot",
    "branch",
    "catalogue",
    "chances",
    "conformance",
    "game",
    "load",
    "new",
    "replay",
    "report",
    "scenario",
    "verify",
]

_HOMES = {
    "advise": "bots.advice",
    "branch": "lab.play.links",
    "chances": "bots.chances",
    "report": "bots.report",
    "conformance": "kernel.conformance",
    "Match": "kernel.match",
    **dict.fromkeys(("Decision", "Option", "Refusal", "Refused", "RuleError"), "kernel.decision"),
}

# What was made elsewhere may be broken or of another version: that is told in a sentence.
_TELLING = {"branch", "load", "replay", "report"}

running.choose()  # before anything that may be compiled is looked for

if not TYPE_CHECKING:  # so that a wrong name is still an error to those who check types

    def __getattr__(name: str) -> Any:
        """What is asked for is imported then: a command that plays nothing waits for nothing."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"weirwood.{_HOMES.get(name, 'kernel.registry')}"), name)
        if name in _TELLING:
            found = import_module("weirwood.words.noted").noted(found)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
