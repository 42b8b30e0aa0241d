"""Offered means something happens: no option only wastes itself (the card game has its own test).

In random games every option that is no way to decline is tried on a fork. What it brings about must
be told before the course of the game goes on, or something more must be asked. Where the rulebook
itself allows a choice without effect, that is named here with its rule.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.boardgame import law as boardgame
from tests.games.btwixt import law as btwixt

import weirwood
from weirwood import ledger
from weirwood.kernel import Decision, Match
from weirwood.kernel.testing import event_kinds

DECLINED = ("none", "end", "no", "done", "kneel", "keep", "refuse", "yield", "random")

# What is told by the course of a game, whoever chose what before.
FLOW: dict[str, tuple[str, ...]] = {
    "btwixt": (
        "bid.won", "round.cleaned", "round.began", "ally.revealed", "season.began", "hand.dealt",
        "council.scored", "leader.scored", "game.won", "first.player",
    ),
    "boardgame": (
        "westeros.card", "round.begins", "marches.idle", "raids.idle", "combat.begins",
        "combat.initial", "combat.final", "combat.won", "winning.last_round",
    ),
}  # fmt: skip

ANNOUNCED = ("icon.resolved",)  # told before whatever comes of it

# Choices that the rulebook leaves open though nothing may come of them.
ALLOWED: dict[str, dict[str, tuple[str, str]]] = {
    "btwixt": {},
    "boardgame": {
        "raids.order": ("raids.decline", "a raid without a target is resolved in its turn, too"),
        "marches.order": ("marches.split", "none of the units may move, so none needs to be able"),
        "cards.doran": ("house_cards.doran", "any track, also one on which the enemy is last"),
        "wildlings.fall": ("wildlings.king_others", "either track, also one where one is last"),
        "wildlings.rise": ("wildlings.king_highest", "any track, also one where one is first"),
        "wildlings.best_track": ("wildlings.preemptive_tie", "the best track may be no better"),
    },
}


def told(match: Match, d: Decision, key: str) -> tuple[list[str], Match]:
    """The kinds of events that an answer brings about, secret ones included."""
    twin = match.fork()
    twin.answer(d, [key])
    return [event.kind for event in twin.log], twin


def wasted(game: str, match: Match, d: Decision, key: str) -> bool:
    kinds, twin = told(match, d, key)
    if key.startswith("track:") and "tracks" in match.view():
        return bool(twin.view()["tracks"] == match.view()["tracks"])
    while kinds and kinds[0] in ANNOUNCED:
        kinds.pop(0)
    return bool(kinds) and kinds[0] in FLOW[game]


def examine(game: str, match: Match, d: Decision, found: Counter[tuple[str, str]]) -> int:
    """Try every option of a question to one seat alone; how many were tried."""
    if d.shape != "pick" or not d.least == d.most == 1 or len(match.decisions) > 1:
        return 0
    keys = [o.key for o in match.options(d) if o.key not in DECLINED]
    for key in keys:
        if wasted(game, match, d, key):
            found[d.kind, key.partition(":")[0]] += 1
            assert d.kind in ALLOWED[game], (d, key, told(match, d, key)[0][:3])
    return len(keys)


def play(game: str, numbers: range, share: float) -> tuple[int, Counter[tuple[str, str]]]:
    options: Any = {"btwixt": btwixt.options, "boardgame": boardgame.options}[game]
    found: Counter[tuple[str, str]] = Counter()
    tried = 0
    for number in numbers:
        seats, settings = options(number)
        match = weirwood.new(game, seats=seats, seed=number, options=settings)
        rng = random.Random(number)
        while not match.over:
            d = match.decisions[0]
            if rng.random() < share:
                tried += examine(game, match, d, found)
            match.answer(d, match.sample(d, rng))
    return tried, found


@pytest.mark.parametrize("game", FLOW)
def test_what_is_offered_does_something(game: str) -> None:
    tried, found = play(game, range(12), 0.3)
    print(f"{game}: {tried:,} options tried; without effect, as the rules allow: {dict(found)}")
    assert tried > 500


@pytest.mark.parametrize("game", FLOW)
def test_what_is_allowed_has_its_rule_and_what_flows_is_told(game: str) -> None:
    known = event_kinds(f"weirwood.games.{game}")
    assert {kind.replace(".", "-") for kind in FLOW[game]} <= known
    rules = ledger.load(f"weirwood.games.{game}").rules
    for rule, why in ALLOWED[game].values():
        assert rule in rules, rule
        assert len(why) > 10
