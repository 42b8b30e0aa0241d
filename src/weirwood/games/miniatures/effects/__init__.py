"""Abilities, Orders and cards: when they may be used, and what they do.

`vocabulary` reads them from data, `mods` is asked by the rules for numbers, `uses` says what may be
used at a moment, `steps` and `asking` hold the steps that effects are made of. Here they are put
into the slots that the rules keep for them (`rules.seams`).
"""

from __future__ import annotations

from ..rules import seams
from . import mods, scene, uses, war_machines

seams.asked = uses.asked
seams.attack_mods = mods.attack_mods
seams.begin = uses.begin
seams.cannot_activate = mods.cannot_activate
seams.chosen = uses.chosen
seams.cleanse = mods.cleanse
seams.counts_as_controlling = scene.counts_as_controlling
seams.declare = uses.declare
seams.defense_mods = mods.defense_mods
seams.envenom = mods.envenom
seams.follows = mods.follows
seams.forbids_action = mods.forbids_action
seams.hand_bonus = mods.hand_bonus
seams.hindered = mods.hindered
seams.ignores = mods.ignores
seams.is_card = uses.is_card
seams.is_poisoned = mods.is_poisoned
seams.kind_of = uses.kind_of
seams.may_reroll = mods.may_reroll
seams.mend = mods.mend
seams.heeds_zone = uses.heeds_zone
seams.heeds_pass = uses.heeds_pass
seams.moment = uses.moment
seams.no_pivot_after = mods.no_pivot_after
seams.optional = uses.optional
seams.over_obstacles = mods.over_obstacles
seams.pay = uses.pay
seams.pivots_before_march = mods.pivots_before_march
seams.refuses_token = mods.refuses_token
seams.shielded = scene.shielded
seams.shooting = war_machines.shooting
seams.speed = mods.speed
seams.starting_notes = mods.starting_notes
seams.steady = war_machines.steady
seams.still = uses.still
seams.test_mods = mods.test_mods
seams.to_order = uses.to_order
seams.token_put = mods.token_put
seams.waiting = uses.waiting
seams.withers = mods.withers
