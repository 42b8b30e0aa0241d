"""What a program may ask back before it answers: legal moves, and worlds to think in.

A world is a match re-dealt for the program's seat: all that it cannot see is imagined, so that
everything in it may be told. Worlds live as long as the question. See docs/bot-protocol.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from weirwood.bots.tree import Player
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Refusal, Refused, Rng

if TYPE_CHECKING:
    from weirwood.kernel.match import Match
    from weirwood.kernel.registry import Worlds

MOST = 4096
"""Worlds that a question may hold at a time; a program lets go of those it has done with."""

Said = Mapping[str, Any]
Reply = dict[str, Any]


class Forfeit(Exception):
    """A bot did what loses its game; the text says what."""


class Wants:
    """The replies to one question's wants."""

    def __init__(self, worlds: Worlds, decision: Decision, rng: Rng) -> None:
        self.deal, self.decision, self.rng = worlds, decision, rng
        self.first = worlds(rng)  # for what concerns the question itself
        self.worlds: dict[int, Match] = {}
        self.last = 0
        self.replies: dict[str, Callable[[Said], Reply]] = {
            "options": self.options,
            "check": self.check,
            "sample": self.sample,
            "events": self.events,
            "world": self.world,
            "fork": self.fork,
            "play": self.play,
            "view": self.view,
            "value": self.value,
            "playout": self.playout,
            "drop": self.drop,
        }

    def reply(self, said: Said) -> Reply:
        want = said.get("want")
        found = self.replies.get(want) if isinstance(want, str) else None
        if found is None:
            raise Forfeit(f"neither an answer nor a known want: {json.dumps(said)[:80]}")
        return {"type": want, **found(said)}

    # ---- where, and about which question --------------------------------------------------

    def at(self, said: Said) -> Match:
        """The world that is spoken of."""
        found = self.worlds.get(whole(said, "world"))
        if found is None:
            raise Forfeit(f"no world {said.get('world')!r} (any more)")
        return found

    def open(self, said: Said) -> tuple[Match, Decision]:
        """The question that is spoken of: one of a world, or the program's own."""
        if "world" not in said:
            return self.first, self.decision
        world = self.at(said)
        asked = world.decisions
        if "question" not in said and len(asked) == 1:
            return world, asked[0]
        number = whole(said, "question")
        for d in asked:
            if d.number == number:
                return world, d
        raise Forfeit(f"world {said['world']} asks no question {number}")

    def keep(self, world: Match) -> Reply:
        """Give a world its number, and tell what is open in it."""
        if len(self.worlds) >= MOST:
            raise Forfeit(f"more than {MOST} worlds at a time: drop some")
        self.last += 1
        self.worlds[self.last] = world
        return self.position(self.last, world)

    @staticmethod
    def position(number: int, world: Match) -> Reply:
        asked = [question(world, d) for d in world.decisions]
        return {"world": number, "over": world.over, "asked": asked}

    # ---- the wants ------------------------------------------------------------------------

    def options(self, said: Said) -> Reply:
        """The keys that may follow in a longer answer."""
        match, d = self.open(said)
        return {"options": [o.key for o in match.options(d, so_far(said))]}

    def check(self, said: Said) -> Reply:
        match, d = self.open(said)
        return {"refusal": told(match.why_not(d, said.get("try")))}  # type: ignore[arg-type]  # checked there

    def sample(self, said: Said) -> Reply:
        match, d = self.open(said)
        return {"answer": match.sample(d, self.rng)}

    def events(self, said: Said) -> Reply:
        """What the program's seat has heard, after a number."""
        since = whole(said, "since") if "since" in said else 0
        return {"events": [e for e in self.deal.heard if e["number"] > since]}

    def world(self, said: Said) -> Reply:
        """A new world; the same one for the same seed."""
        rng = Splitmix(whole(said, "seed")) if "seed" in said else self.rng
        return self.keep(self.deal(rng))

    def fork(self, said: Said) -> Reply:
        return self.keep(self.at(said).fork(silent=True))

    def play(self, said: Said) -> Reply:
        """Answer a question of a world; what is refused changes nothing."""
        if "world" not in said:
            raise Forfeit("play needs a world")
        world, d = self.open(said)
        no: Refusal | None = None
        try:
            world.answer(d, said.get("answer"))  # type: ignore[arg-type]  # checked there
        except Refused as e:
            no = e.refusal
        return {"refusal": told(no), **self.position(said["world"], world)}

    def view(self, said: Said) -> Reply:
        seat = whole(said, "seat") if "seat" in said else self.decision.seat
        try:
            return {"view": self.at(said).view(seat)}
        except Refused as e:
            raise Forfeit(str(e)) from None

    def value(self, said: Said) -> Reply:
        """What a world is worth to each seat: its result, or the game's own judgement of it."""
        world = self.at(said)
        return {"over": world.over, "values": [world.value(s) for s in range(world.seats)]}

    def playout(self, said: Said) -> Reply:
        """Let the game's own player play a world on, as far as the search would, and judge it."""
        world = self.at(said)
        game = world.game
        until = 0 if game.clock is None else game.clock(world.st) + game.horizon
        rng = Splitmix(self.rng.getrandbits(64))
        found = Player(game).play_out(world, until, rng, set(range(world.seats)))
        return {"over": world.over, "values": [found[s] for s in range(world.seats)]}

    def drop(self, said: Said) -> Reply:
        """Let go of a world, or of all."""
        if "world" in said:
            self.at(said)
            del self.worlds[said["world"]]
        else:
            self.worlds.clear()
        return {"worlds": len(self.worlds)}


def question(match: Match, d: Decision) -> Reply:
    """A question as programs read it."""
    return {
        "seat": d.seat,
        "number": d.number,
        "kind": d.kind,
        "shape": d.shape,
        "least": d.least,
        "most": d.most,
        "args": d.args,
        "options": [o.key for o in match.options(d)],
    }


def told(no: Refusal | None) -> Reply | None:
    return None if no is None else {"rule": no.rule, "args": dict(no.args)}


def whole(said: Said, name: str) -> int:
    found = said.get(name)
    if type(found) is not int or abs(found) >= 1 << 64:
        raise Forfeit(f"{name} is no whole number: {json.dumps(found)[:80]}")
    return found


def so_far(said: Said) -> tuple[str, ...]:
    given = said.get("so_far", [])
    if not isinstance(given, list) or not all(isinstance(key, str) for key in given):
        raise Forfeit(f"so_far is no list of keys: {json.dumps(given)[:80]}")
    return tuple(given)
