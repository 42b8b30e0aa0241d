"""Weirwood: four tabletop games of Westeros, played properly.

Unofficial: not affiliated with or endorsed by the publishers or the author; trademarks belong to
their owners.

    >>> import weirwood
    >>> match = weirwood.new("btwixt", seats=3, seed=7)
    >>> match.over
    False
"""

from weirwood.bots.advice import advise
from weirwood.kernel.conformance import conformance
from weirwood.kernel.decision import Decision, Option, Refusal, Refused, RuleError
from weirwood.kernel.match import Match
from weirwood.kernel.registry import bot, catalogue, game, load, new, replay, scenario, verify

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
    "catalogue",
    "conformance",
    "game",
    "load",
    "new",
    "replay",
    "scenario",
    "verify",
]
