"""Offered means something happens: no use that is offered only wastes itself.

In random games every ability and event that is offered is tried on a fork, unanswered by anybody.
It must tell of something, leave something behind, or avert what it answers. The rulebook allows one
way to waste it: "up to" includes none (rule targets.up_to).
"""

from __future__ import annotations

import random

import pytest
from tests.games.cardgame.driver import rule

import weirwood
from weirwood.games.cardgame.facts import ABILITIES
from weirwood.games.cardgame.state import Position
from weirwood.kernel import Match

# What is told of every use, whatever comes of it.
USUAL = ("event.played", "gold.paid", "target.chosen", "word.named", "phase.begins")


def position(match: Match) -> Position:
    assert isinstance(match.st, Position)
    return match.st


def wasted(match: Match, key: str, rng: random.Random) -> bool:
    """Does nothing come of this use, though nobody answers it?"""
    twin = match.fork()
    before = position(match)
    twin.answer(twin.decisions[0], [key])
    while not twin.over and len(position(twin).acts) > len(before.acts):
        decision = twin.decisions[0]
        act = position(twin).acts[-1]
        if decision.kind == "target.card" and not decision.least:
            assert any(not t.least for t in ABILITIES[act.ability].targets)
            twin.answer(decision, [twin.options(decision)[-1].key])  # some, where none would do
        elif "pass" in (keys := [o.key for o in twin.options(decision)]):
            twin.answer(decision, ["pass"] if decision.kind.startswith("window.") else keys[:1])
        else:
            twin.answer(decision, twin.sample(decision, rng))
    told = [event["kind"] for event in twin.events_for(None)]
    after = position(twin)
    return not (
        twin.over
        or any(kind not in USUAL and not kind.startswith("ability.") for kind in told)
        or (after.mods, after.delays) != (before.mods, before.delays)
        or [c.state for c in after.conds[: len(before.conds)]] != [c.state for c in before.conds]
    )


@rule("abilities.no_effect", "targets.none")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_does_something(seed: int) -> None:
    rng = random.Random(seed)
    match = weirwood.new("cardgame", seats=2 + seed % 3, seed=seed)
    tried = 0
    while not match.over:
        decision = match.decisions[0]
        if decision.kind.startswith("window."):
            keys = [option.key for option in match.options(decision)]
            for key in [key for key in keys if key.startswith(("use:", "play:"))]:
                tried += 1
                assert not wasted(match, key, rng), (seed, decision, key)
        match.answer(decision, match.sample(decision, rng))
    assert tried > 20
