"""Advice: the best answers to an open question, what each promises, and why; as plain data.

The answers race in worlds dealt anew from the asker's view (`search.py`), so that nothing is known
here that the asker could not know: what is hidden may be swapped, and the advice stays the same.
The reasons are the terms of the game's own judgement that differ between the answers at the end of
the imagined games.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from weirwood.bots.chances import chances
from weirwood.bots.search import NEVER, Race, Racer, SearchBot
from weirwood.bots.tree import Player
from weirwood.bots.variation import is_list
from weirwood.kernel.decision import Decision, Refused
from weirwood.kernel.registry import SeatWorlds, bot_rng

if TYPE_CHECKING:
    from weirwood.kernel.game import Game
    from weirwood.kernel.match import Match

BUDGET = 1.0
"""Seconds of one core, unless told otherwise; a whole number counts imagined games instead."""

LONGEST = 30.0
MOST_GAMES = 100_000
ANSWERS = 3
REASONS = 3
FOLLOWING = 3
SEED = 0x0AD71CE  # the same question gets the same advice

SURE = ((2.0, "clear"), (0.8, "likely"))
"""How many errors the best answer must be ahead of the next one to be called so."""


class Watching(Player):
    """Plays imagined worlds; keeps chance and terms of the judgement at the end of the last one."""

    def __init__(self, game: Game[Any], asker: int, laps: int) -> None:
        super().__init__(game)
        self.asker, self.laps = asker, laps
        self.terms: Mapping[str, tuple[float, float]] = {}
        self.chance = 0.0

    def play_out(self, world: Match, until: int, rng: Any, seats: set[int]) -> dict[int, float]:
        values = super().play_out(world, until, rng, seats)
        if self.game.terms is not None:
            self.terms = self.game.terms(world.st, self.asker)
        self.chance = chances(world)[self.asker]
        return values


class Weighed(Race):
    """A race that remembers, for every answer and world, its chance and what made its value."""

    def __init__(self, player: Watching, *given: Any) -> None:
        super().__init__(*given)
        self.player = player
        self.terms: dict[int, list[Mapping[str, tuple[float, float]]]] = {}
        self.chances: dict[int, list[float]] = {}

    def play(self, racer: Racer) -> None:
        super().play(racer)
        self.terms.setdefault(id(racer), []).append(self.player.terms)
        self.chances.setdefault(id(racer), []).append(self.player.chance)

    def chance(self, racer: Racer) -> float | None:
        """The chance at the end of its worlds: the first answer's, and what it gains on that."""
        base, mine = self.chances.get(id(self.lead), []), self.chances.get(id(racer), [])
        if not base:
            return None
        gains = [a - b for a, b in zip(mine, base, strict=False)]
        gain = sum(gains) / len(gains) if gains else 0.0
        return max(0.0, min(1.0, sum(base) / len(base) + gain))


def advise(match: Match, seat: int, budget: float = BUDGET) -> dict[str, Any]:
    """The three best answers to a seat's open question, from that seat's view alone.

    `budget` is in seconds of one core if it has a fraction (1.0), else in imagined games (200).
    """
    decision = next((d for d in match.decisions if d.seat == seat), None)
    if decision is None:
        raise Refused("bots.no_question", {"seat": seat})
    game = match.game
    bot = _thinker(game, budget)
    player = bot.player = Watching(game, seat, bot.player.laps)
    worlds = SeatWorlds(match, seat)
    options = match.options(decision)
    rng = bot_rng(SEED, seat, decision.number)
    told: dict[str, Any] = {
        "game": game.id,
        "seat": seat,
        "number": decision.number,
        "kind": decision.kind,
        "games": 0,
        "sure": "forced",
        "answers": [],
    }
    forced = _forced(decision, [o.key for o in options])
    if forced is not None:
        told["answers"] = [_bare(forced)]
        return told
    race = Weighed(player, bot, match.view(seat), decision, options, rng, worlds)
    best = race.run()
    ranked = _ranked(race, best)
    told["games"] = bot.done
    told["sure"] = _sure(race, ranked)
    told["answers"] = [
        _told(race, ranked, place, worlds, rng) for place in range(len(ranked[:ANSWERS]))
    ]
    return told


def _thinker(game: Game[Any], budget: float) -> SearchBot:
    whole = type(budget) is int
    most = MOST_GAMES if whole else LONGEST
    if type(budget) not in (int, float) or not 0 < budget <= most:
        allowed = f"1..{MOST_GAMES}, 0.1..{LONGEST}"
        found = str(budget)[:40]
        raise Refused("bots.budget", {"bot": "advice", "found": found, "allowed": allowed})
    if whole:
        return SearchBot(game, 3600.0, int(budget))
    return SearchBot(game, float(budget), NEVER)


def _forced(decision: Decision, keys: list[str]) -> Any:
    """The only answer there is, if there is only one."""
    if is_list(decision) and len(keys) == 1:
        return [keys[0]]
    if decision.shape == "amount" and decision.least == decision.most:
        return decision.least
    return None


def _bare(answer: Any) -> dict[str, Any]:
    return {
        "answer": answer,
        "chance": None,
        "value": None,
        "error": None,
        "games": 0,
        "why": [],
        "follows": [],
    }


def _ranked(race: Weighed, best: Any) -> list[Racer]:
    """The answers that were tried, the one to take first, then by how well they did."""
    tried = [r for r in race.racers if len(r.values) >= 2 or r is race.lead]
    first = next(r for r in race.racers if r.answer == best)
    rest = sorted((r for r in tried if r is not first), key=lambda r: -r.mean())
    return [first, *rest]


def _error(race: Weighed, a: Racer, b: Racer) -> float:
    """How far the difference of two answers may be off."""
    errors = [r.error(race.spread) for r in (a, b) if r is not race.lead]
    return math.hypot(*errors) if errors else race.spread


def _sure(race: Weighed, ranked: list[Racer]) -> str:
    if len(ranked) < 2:
        return "forced"
    ahead = (ranked[0].mean() - ranked[1].mean()) / max(1e-9, _error(race, ranked[0], ranked[1]))
    return next((word for least, word in SURE if ahead >= least), "close")


def _told(
    race: Weighed, ranked: list[Racer], place: int, worlds: SeatWorlds, rng: Any
) -> dict[str, Any]:
    racer = ranked[place]
    base = sum(race.lead.values) / len(race.lead.values) if race.lead.values else 0.0
    value = max(-1.0, min(1.0, base + racer.mean()))
    # The best is held against the next one, the others against the best.
    other = ranked[0] if place else (ranked[1] if len(ranked) > 1 else racer)
    chance = race.chance(racer)
    return {
        "answer": racer.answer,
        "chance": None if chance is None else round(chance, 3),
        "value": round(value, 4),
        "error": round(_error(race, racer, other), 4),
        "games": len(racer.values),
        "why": reasons(race, racer, other, place == 0),
        "follows": following(race, racer, worlds, rng),
    }


def reasons(race: Weighed, racer: Racer, other: Racer, best: bool) -> list[dict[str, Any]]:
    """The terms of the judgement that differ, by how much, in worlds that both have played."""
    mine, theirs = race.terms.get(id(racer), []), race.terms.get(id(other), [])
    shared = min(len(mine), len(theirs))
    if not shared or racer is other:
        return []
    rows = []
    for name, (_, weight) in mine[0].items():
        gap = sum(mine[i][name][0] - theirs[i][name][0] for i in range(shared)) / shared
        # What speaks for the best answer comes first, and what speaks against the others.
        rows.append((gap * weight * (1 if best else -1), name, gap, gap * weight > 0))
    rows.sort(reverse=True)
    top = max(abs(row[0]) for row in rows)
    return [
        {"message": f"advice-{name}", "args": {"n": round(gap, 2)}, "good": good}
        for worth, name, gap, good in rows[:REASONS]
        if abs(worth) > 0.1 * top and abs(gap) >= 0.005
    ]


def following(race: Weighed, racer: Racer, worlds: SeatWorlds, rng: Any) -> list[dict[str, Any]]:
    """What came next most often in the imagined games."""
    world = worlds(rng)
    decision = race.decision
    if world.why_not(decision, racer.answer) is not None:
        return []
    world.answer(decision, racer.answer)
    asked = [(d.seat, d.kind) for d in world.decisions]
    node, out = racer.node, list[dict[str, Any]]()
    while node.children and len(out) < FOLLOWING:
        (answers, then), node_after = max(node.children.items(), key=lambda c: c[1].visits)
        for (seat, kind), key in zip(asked, answers, strict=False):
            arm = node.arms.get(seat, {}).get(key)
            if arm is not None:
                out.append({"seat": seat, "kind": kind, "answer": arm.answer})
        asked, node = [(seat, kind) for seat, kind, _ in then], node_after
    return out[:FOLLOWING]
