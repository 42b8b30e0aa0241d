"""What may save a card that is about to leave play.

Ledger: `saves`.
"""

from __future__ import annotations

from .. import facts as k
from ..state import AVERTED, DEADLY, SAVABLE, Cond, Position
from .attachments import legal_host
from .values import gross_strength

RISEN = k.INDEX["01081_attached"]


def can_save(st: Position, c: Cond, lift: int) -> bool:
    """A save must be allowed, and against a terminal condition it must cure it."""
    if not c.n & SAVABLE or c.state == AVERTED:
        return False
    # a save that leaves the reason for dying in place saves nothing (rule saves.terminal)
    return not c.n & DEADLY or lift_cures(st, c.card, lift)


def lift_cures(st: Position, card: int, lift: int) -> bool:
    """The STR comes from an attachment: it helps only where one may be attached."""
    return lift > 0 and gross_strength(st, card) + lift > 0 and legal_host(st, RISEN, card)
