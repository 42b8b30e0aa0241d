"""Where abilities and cards speak to the rules: slots that the rules own and `effects` fills.

The rules know no ability. They ask a slot for a number, tell it what has happened, or let it say
what answers a moment; `effects` puts its functions there when the game is put together. Rules call
them as ``seams.speed(st, u, base)``: a name imported from here would be bound while it is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..state import Position

Use = tuple[str, str, int, int, int, int]
"""One effect about to be used, plain so that rules may hold it over a question: the path of what
happens, the entry, the seat it serves, its unit, its NCU and its card (NOBODY where none)."""

# ---- numbers that the rules reckon with ---------------------------------------------------------

speed: Callable[[Position, int, int], int]
"""Speed of a unit with everything that changes it, from its own."""
attack_mods: Callable[[Position], None]
"""What changes the attack at the top of the stack, before its dice are counted."""
defense_mods: Callable[[Position], None]
"""What changes Defense rolls, right before them."""
test_mods: Callable[[Position], None]
"""What changes the test at the top of the stack, before its dice."""
hand_bonus: Callable[[Position, int], int]
"""How many cards more a seat may hold."""
starting_notes: Callable[[str, Sequence[str]], dict[str, int]]
"""What a unit of a kind begins with, by its attachments."""

# ---- what a unit may and must not ---------------------------------------------------------------

may_reroll: Callable[[Position, str, int], bool]
follows: Callable[[Position, int], bool]
ignores: Callable[[Position, int, str], bool]
hindered: Callable[[Position, int], bool]
over_obstacles: Callable[[Position, int, int], bool]
shooting: Callable[[Position, int, int, int], str]
steady: Callable[[Position, int, int], bool]
refuses_token: Callable[[Position, int, str], bool]
pivots_before_march: Callable[[Position, int], bool]
no_pivot_after: Callable[[Position, int], bool]
forbids_action: Callable[[Position, int, str], bool]
cannot_activate: Callable[[Position, int], bool]
withers: Callable[[Position, int], bool]
shielded: Callable[[Position, int, int, str], bool]
heeds_zone: Callable[[Position, int, int], bool]
"""Does it matter to an effect that a zone of a seat chooses this unit?"""
heeds_pass: Callable[[Position, int], bool]
"""Does anything answer the test at the top of the stack if it is passed, as far as a seat knows?"""
counts_as_controlling: Callable[[Position, int, str], bool]

# ---- what has happened --------------------------------------------------------------------------

mend: Callable[[Position, int], None]
token_put: Callable[[Position, int, str], None]
envenom: Callable[[Position, int], None]
is_poisoned: Callable[[Position, int], bool]
cleanse: Callable[[Position, int, str], None]

# ---- what may be used at a moment ---------------------------------------------------------------

waiting: Callable[[Position, str], tuple[Use, ...]]
"""The abilities that answer a moment by themselves, those of the active side first."""
still: Callable[[Position, Use], bool]
"""Is one that was waiting still called for?"""
to_order: Callable[[tuple[Use, ...]], tuple[int, ...]]
"""Seats that have to say in which order their effects happen."""
asked: Callable[[Position, str], tuple[int, ...]]
"""Seats that are asked for an Order or a card."""
moment: Callable[[Position, str], tuple[str, str, int, str, int]]
"""A moment as its question tells it."""
chosen: Callable[[Position, int, str, str], Use]
"""The use that an option means."""
declare: Callable[[Position, Use], None]
pay: Callable[[Position, Use], None]
begin: Callable[[Position, Use], None]
optional: Callable[[Use], bool]
"""May its player leave it?"""
is_card: Callable[[Use], bool]
kind_of: Callable[[Use], str]
