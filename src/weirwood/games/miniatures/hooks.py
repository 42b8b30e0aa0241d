"""Where abilities and cards speak to the rules: one place that names every hook.

`window` runs everything that may happen at a moment of the game; the plain functions change what
the rules reckon with. They are written in `effects`.
"""

from __future__ import annotations

from weirwood.games.miniatures.effects.mods import (
    attack_mods,
    cannot_activate,
    cleanse,
    counts_as_controlling,
    defense_mods,
    envenom,
    follows,
    forbids_action,
    hand_bonus,
    hindered,
    ignores,
    is_poisoned,
    may_reroll,
    mend,
    no_pivot_after,
    over_obstacles,
    pivots_before_march,
    refuses_token,
    sated,
    shielded,
    shooting,
    speed,
    starting_notes,
    steady,
    test_mods,
    token_put,
    withers,
)
from weirwood.games.miniatures.effects.windows import aim, window

__all__ = [
    "aim",
    "attack_mods",
    "cannot_activate",
    "cleanse",
    "counts_as_controlling",
    "defense_mods",
    "envenom",
    "follows",
    "forbids_action",
    "hand_bonus",
    "hindered",
    "ignores",
    "is_poisoned",
    "may_reroll",
    "mend",
    "no_pivot_after",
    "over_obstacles",
    "pivots_before_march",
    "refuses_token",
    "sated",
    "shielded",
    "shooting",
    "speed",
    "starting_notes",
    "steady",
    "test_mods",
    "token_put",
    "window",
    "withers",
]
