"""What stands after the colon of a bot's name: `search:0.5`."""

from __future__ import annotations

from weirwood.kernel.decision import Refused


def no_budget(bot: str, budget: str) -> None:
    """Refuse a budget for a bot that does not think."""
    if budget:
        raise Refused("bots.budget", {"bot": bot, "found": budget[:40], "allowed": bot})
