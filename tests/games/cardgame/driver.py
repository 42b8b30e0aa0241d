"""Tests written as play: a table laid in a few lines, and players who act by the names of cards.

    t = joust({"play": ["Eddard Stark"]}, {"play": ["The Tickler"]}, phase="challenges")
    t.p1.challenges("military", "Eddard Stark")
    t.p2.defends("The Tickler")
    t.quiet()
    assert t.p1.power == 1

Whatever does not fit prints the open question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from weirwood.games.cardgame.facts import FACES, IDS, KEYWORD_BIT, terms
from weirwood.games.cardgame.facts.terms import (
    DEAD,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    REMOVED,
    UNDER,
    ZONES,
)
from weirwood.games.cardgame.lists.decks import find
from weirwood.games.cardgame.rules.values import has_icon, keywords, strength
from weirwood.games.cardgame.state import Position
from weirwood.kernel.testing import Play


def rule(*ids: str) -> pytest.MarkDecorator:
    """The ledger rules that a test shows."""
    return pytest.mark.rule(*(f"cardgame:{i}" for i in ids))


WINDOWS = ("window.action", "window.save", "window.interrupt", "window.reaction")
Inject = Sequence[tuple[str, Any]]


def code_of(name: str) -> str:
    face = find(name)
    assert face >= 0, f"no card is called {name!r}"
    return IDS[face]


class Seat:
    """One player at the table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    # ---- looking

    @property
    def st(self) -> Position:
        st = self.table.play.st
        assert isinstance(st, Position)
        return st

    @property
    def gold(self) -> int:
        return self.st.gold[self.seat]

    @property
    def power(self) -> int:
        """Power on the faction card."""
        return self.st.power[self.st.home[self.seat]]

    @property
    def total(self) -> int:
        return int(self.view["power"])

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.table.play.view(self.seat)["players"][self.seat]
        return found

    def zone(self, zone: int) -> list[str]:
        st = self.st
        names = [FACES[st.cards.face[c]] for c in st.cards.piles[self.seat * ZONES + zone]]
        return [IDS[f.form_of] for f in names]

    @property
    def hand(self) -> list[str]:
        return self.zone(HAND)

    @property
    def dead(self) -> list[str]:
        return self.zone(DEAD)

    @property
    def discard(self) -> list[str]:
        return self.zone(DISCARD)

    @property
    def removed(self) -> list[str]:
        return self.zone(REMOVED)

    @property
    def deck(self) -> list[str]:
        """Topmost first."""
        return self.zone(DECK)[::-1]

    @property
    def duplicates(self) -> list[str]:
        return self.zone(UNDER)

    @property
    def in_play(self) -> list[str]:
        return self.zone(PLAY)

    def has(self, name: str) -> bool:
        """Is this card in play under this player's control?"""
        return code_of(name) in self.in_play

    def card(self, name: str) -> int:
        """The card of that name which this player controls."""
        st = self.st
        for c in st.cards.piles[self.seat * ZONES + PLAY]:
            if IDS[FACES[st.cards.face[c]].form_of] == code_of(name):
                return c
        raise AssertionError(f"{name} is not in play; {self.table}")

    def kneeling(self, name: str) -> bool:
        return bool(self.st.kneel[self.card(name)])

    def strength(self, name: str) -> int:
        return strength(self.st, self.card(name))

    def icon(self, name: str, icon: str) -> bool:
        return has_icon(self.st, self.card(name), terms.ICONS.index(icon))

    def keyword(self, name: str, word: str) -> bool:
        return bool(keywords(self.st, self.card(name)) & KEYWORD_BIT[word])

    def power_on(self, name: str) -> int:
        return self.st.power[self.card(name)]

    # ---- what may be done

    def find(self, word: str, name: str) -> str | None:
        """The option of this word for this card, if it is there."""
        play = self.table.play
        if not any(d.seat == self.seat for d in play.match.decisions):
            return None
        start = f"{word}:{code_of(name)}"
        for key in play.keys(self.seat):
            if key == start or key.startswith(start + ":"):
                return key
        return None

    def may(self, word: str, name: str) -> bool:
        return self.find(word, name) is not None

    def asked(self, kind: str | None = None) -> bool:
        return any(
            d.seat == self.seat and (kind is None or d.kind == kind)
            for d in self.table.play.match.decisions
        )

    # ---- doing

    def answer(self, *keys: Any, inject: Inject = ()) -> None:
        self.table.play.answer(self.seat, *keys, inject=inject)

    def does(self, word: str, name: str, *, inject: Inject = ()) -> None:
        self.table.reach(self.seat, WINDOWS, lambda: self.may(word, name))
        key = self.find(word, name)
        assert key is not None, f"{word} {name} is not possible; {self.table}"
        self.answer(key, inject=inject)

    def marshals(self, name: str, on: str | None = None) -> None:
        self.does("marshal", name)
        if on is not None:
            self.picks(on)

    def duplicates_card(self, name: str) -> None:
        self.does("duplicate", name)

    def ambushes(self, name: str, on: str | None = None) -> None:
        self.does("ambush", name)
        if on is not None:
            self.picks(on)

    def uses(self, name: str, *, inject: Inject = ()) -> None:
        self.does("use", name, inject=inject)

    def plays(self, name: str, *, inject: Inject = ()) -> None:
        self.does("play", name, inject=inject)

    def saves(self, name: str) -> None:
        """With a duplicate."""
        self.does("save", name)

    def passes(self) -> None:
        self.answer("pass")

    def keys_for(self, *names: str) -> list[str]:
        """Keys of the open question that name these cards, each key once."""
        keys = self.table.play.keys(self.seat)
        out: list[str] = []
        for name in names:
            if name in keys:
                out.append(name)
                continue
            wanted = code_of(name)
            found = [x for x in keys if wanted in x.split(":")[1:2] and x not in out]
            assert found, f"{name} cannot be picked; {self.table}"
            out.append(found[0])
        return out

    def picks(self, *names: str, inject: Inject = ()) -> None:
        """Answer the open question with these cards (or bare keys)."""
        self.answer(*self.keys_for(*names), inject=inject)

    def can_pick(self, name: str) -> bool:
        keys = self.table.play.keys(self.seat)
        return name in keys or any(code_of(name) in x.split(":")[1:2] for x in keys)

    def challenges(self, icon: str, *attackers: str, against: int | None = None) -> None:
        """Initiate a challenge with these attackers."""
        self.table.until("challenge.declare", self.seat)
        other = 1 - self.seat if against is None else against
        self.answer(f"challenge:{icon}:{other}")
        self.picks(*attackers)

    def may_challenge(self, icon: str, against: int | None = None) -> bool:
        other = 1 - self.seat if against is None else against
        return self.table.play.may(self.seat, f"challenge:{icon}:{other}")

    def defends(self, *defenders: str) -> None:
        self.table.until("challenge.defenders", self.seat)
        self.picks(*defenders)

    def refused(self, *keys: Any) -> str:
        return self.table.play.refused(self.seat, *keys)


class Table:
    """The match under test, with its players."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seats = [Seat(self, s) for s in range(play.st.seats)]
        self.p1, self.p2 = self.seats[:2]

    def __str__(self) -> str:
        return str(self.play)

    @property
    def st(self) -> Position:
        st = self.play.st
        assert isinstance(st, Position)
        return st

    @property
    def kind(self) -> str:
        return self.play.asked().kind

    @property
    def over(self) -> bool:
        return self.play.over

    @property
    def phase(self) -> str:
        return terms.PHASES[self.st.phase]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return self.play.told(kind)

    def idle(self) -> bool:
        """Answer the open question by passing, if it is one that can be passed."""
        d = self.play.asked()
        keys = self.play.keys(d.seat)
        for quiet in ("pass", "none", "keep"):
            if quiet in keys:
                self.play.answer(d.seat, quiet)
                return True
        if d.kind == "challenge.defenders" and d.least == 0:
            self.play.answer(d.seat, [])
            return True
        return False

    def reach(self, seat: int, kinds: Sequence[str], good: Any) -> None:
        """Let others pass until the seat is asked one of these questions and it is good."""
        for _ in range(60):
            d = self.play.asked()
            if d.seat == seat and d.kind in kinds and good():
                return
            if d.kind not in WINDOWS or not self.idle():
                break

    def until(self, kind: str, seat: int | None = None) -> None:
        """Pass every window until this question is asked."""
        for _ in range(200):
            d = self.play.asked()
            if d.kind == kind and (seat is None or d.seat == seat):
                return
            assert d.kind != kind or seat is None or self.idle(), f"waiting for {kind}; {self}"
            if d.kind != kind:
                assert self.idle(), f"waiting for {kind}; {self}"
        raise AssertionError(f"never asked {kind}; {self}")

    def quiet(self) -> None:
        """Pass windows and decline everything until a question that wants a real answer."""
        for _ in range(200):
            if self.over or self.play.asked().kind in ("challenge.declare", "plot.choose"):
                return
            if not self.idle():
                return

    def windows(self) -> None:
        """Pass open windows only."""
        for _ in range(100):
            if self.over or self.play.asked().kind not in WINDOWS:
                return
            self.idle()

    def end_challenge(self) -> None:
        """Pass everything until the challenge is over."""
        for _ in range(200):
            if self.over or self.st.type < 0:
                return
            assert self.idle(), f"in the challenge; {self}"

    def to_phase(self, phase: str) -> None:
        """Decline everything until a phase begins (and its first question is asked)."""
        for _ in range(400):
            if self.over or self.phase == phase:
                return
            d = self.play.asked()
            if not self.idle():
                self.play.answer(d.seat, self.forced_answer())
        raise AssertionError(f"never in {phase}; {self}")

    def forced_answer(self) -> Any:
        """Some legal answer: the first keys that are enough."""
        d = self.play.asked()
        if d.shape == "amount":
            return d.least
        match = self.play.match
        so_far: list[str] = []
        while len(so_far) < max(1, d.least):
            so_far.append(next(o.key for o in match.options(d, so_far) if o.key != "done"))
        return so_far


def lay(
    *players: dict[str, Any],
    phase: str = "challenges",
    first: int = 0,
    seed: int = 0,
    inject: Inject = (),
    **more: Any,
) -> Table:
    data = {"players": list(players), "phase": phase, "first": first, **more}
    return Table(Play.scenario("cardgame", data, seed=seed, inject=inject))


def joust(p1: dict[str, Any], p2: dict[str, Any], **more: Any) -> Table:
    """Two players; the first is the first player unless told otherwise."""
    p1.setdefault("faction", "stark")
    p2.setdefault("faction", "lannister")
    return lay(p1, p2, **more)


def melee(*players: dict[str, Any], **more: Any) -> Table:
    for player, faction in zip(players, terms.FACTIONS, strict=False):
        player.setdefault("faction", faction)
    return lay(*players, **more)


# Somebody who can ambush keeps a window open: what has happened is seen before the game goes on.
AMBUSHER: dict[str, Any] = {"hand": ["Burned Men"], "gold": 9}


def never(t: Table, p: Seat, word: str, name: str, over: Callable[[], bool]) -> None:
    """Go on until it is over: the player is never offered this."""
    for _ in range(80):
        if t.over or over():
            return
        assert not p.may(word, name), f"{word} {name} is offered; {t}"
        if not t.idle():
            t.play.answer(t.play.asked().seat, t.forced_answer())
    raise AssertionError(f"it never came to an end; {t}")


def never_in_the_challenge(t: Table, p: Seat, word: str, name: str) -> None:
    never(t, p, word, name, lambda: t.st.type < 0)


def never_in_the_phase(t: Table, p: Seat, word: str, name: str) -> None:
    phase = t.phase
    never(t, p, word, name, lambda: t.phase != phase)


def reveal(t: Table, one: str, two: str, first: int = 0) -> None:
    """Both choose a plot; whoever wins initiative names the first player."""
    t.p1.answer(f"plot:{code_of(one)}")
    t.p2.answer(f"plot:{code_of(two)}")
    t.play.answer(t.play.asked().seat, f"seat:{first}")


def killed_by_claim(them: dict[str, Any], victim: str) -> Table:
    """The second player loses a military challenge and chooses this victim."""
    t = joust({"play": ["Summer"]}, them)
    t.p1.challenges("military", "Summer")
    if t.p2.asked("challenge.defenders"):
        t.p2.answer([])
    t.until("claim.military", 1)
    t.p2.picks(victim)
    return t


def sword(them: dict[str, object], **more: object) -> Table:
    """The first player wins military by five and plays Put to the Sword."""
    mine = {"play": ["Eddard Stark"], "hand": ["Put to the Sword"], "gold": 9, **more}
    t = joust(mine, dict(them))
    t.p1.challenges("military", "Eddard Stark")
    if t.p2.asked("challenge.defenders"):
        t.p2.answer([])
    t.p1.plays("Put to the Sword")
    t.p1.picks("Burned Men")
    return t


# ---- laying cards --------------------------------------------------------------------------------


def kneeling(name: str) -> dict[str, Any]:
    return {"card": name, "kneeling": True}


def having(name: str, *attachments: str) -> dict[str, Any]:
    return {"card": name, "attachments": list(attachments)}


def event(name: str, *play: Any, **more: Any) -> dict[str, Any]:
    """A player with an event in hand, and gold for it."""
    return {"hand": [name, *more.pop("hand", ())], "gold": 9, "play": list(play), **more}


def offered(p: Seat) -> list[str]:
    """The cards that may be picked, by code."""
    keys = p.table.play.keys(p.seat)
    return sorted(key.split(":")[1] for key in keys if ":" in key)
