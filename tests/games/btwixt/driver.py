"""Tests of B'Twixt written as play: positions, moves, and what is seen afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

import weirwood
from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.state import Position
from weirwood.kernel.event import Event
from weirwood.kernel.testing import Play

F = TypeVar("F", bound=Callable[..., None])

PLAIN_ALLY = "ally_maester_aemon"  # does nothing before the scoring
SHOWN: set[str] = set()
TRACK = {3: 4, 4: 3, 5: 2, 6: 1}  # the first space, by number of leaders

CLAIM = ("claim.council", "claim.token", "claim.icon", "claim.dead")


def shows(*names: str) -> Callable[[F], F]:
    """The test shows the effect of these designs; see test_every_design_is_shown."""

    def mark(test: F) -> F:
        edition = default_edition()
        for name in names:
            assert name in (*edition.card_ids, *edition.ally_ids), name
            SHOWN.add(name)
        return test

    return mark


def bid(*hands: list[str], inject: Any = (), seed: int = 0, **more: Any) -> Play:
    """A bidding in progress: one hand for each seat, the first player begins."""
    data: dict[str, Any] = {
        "seats": max(3, len(hands)),
        "phase": "bidding",
        "current": PLAIN_ALLY,
        "hands": [*hands, *([[]] * (3 - len(hands)))],
        **more,
    }
    return Play.scenario("btwixt", data, inject=inject, seed=seed)


def claim(*piles: list[str], inject: Any = (), seed: int = 0, **more: Any) -> Play:
    """All have knelt: one bid pile for each seat, and the bid is decided now."""
    data: dict[str, Any] = {
        "seats": max(3, len(piles)),
        "phase": "claim",
        "current": PLAIN_ALLY,
        "piles": [*piles, *([[]] * (3 - len(piles)))],
        **more,
    }
    return Play.scenario("btwixt", data, inject=inject, seed=seed)


def claims(ally: str, *piles: list[str], **more: Any) -> Play:
    """Seat 0 claims this ally; the other seats have bid nothing, unless given."""
    rows = [*piles, *([[]] * (4 - len(piles)))]
    if not piles:
        rows[0] = ["inf_royal_decree"]
    return claim(*rows, current=ally, **more)


def play(p: Play, seat: int, card: str, *more: tuple[int, str]) -> Play:
    """A leader plays a card; the questions it asks are answered in order."""
    p.answer(seat, f"play:{card}")
    for who, key in more:
        p.answer(who, key)
    return p


def kneel(p: Play, *seats: int) -> Play:
    for seat in seats:
        p.answer(seat, "kneel")
    return p


def all_kneel(p: Play) -> Play:
    """Everybody still standing kneels."""
    while not p.over and p.asked().kind == "bidding.turn":
        p.answer(p.asked().seat, "kneel")
    return p


def settle(p: Play) -> Play:
    """Answer the questions of the claim with the first option, up to the next round."""
    while not p.over and p.asked().kind in CLAIM:
        p.answer(p.asked().seat, p.keys()[0])
    return p


def rest_of_round(p: Play) -> Play:
    return settle(all_kneel(p))


def pile(p: Play, seat: int) -> list[str]:
    return [row["card"] for row in p.view()["leaders"][seat]["pile"]]


def worth(p: Play, seat: int) -> list[int]:
    return [row["value"] for row in p.view()["leaders"][seat]["pile"]]


def total(p: Play, seat: int) -> int:
    found: int = p.view()["leaders"][seat]["total"]
    return found


def hand(p: Play, seat: int) -> list[str]:
    return [row["card"] for row in p.view(seat)["hand"]]


def hand_size(p: Play, seat: int) -> int:
    found: int = p.view()["leaders"][seat]["hand"]
    return found


def allies(p: Play, council: int) -> list[str]:
    return [row["ally"] for row in p.view()["councils"][council]["allies"]]


def tokens(p: Play, council: int) -> int:
    return len(p.view()["councils"][council]["tokens"])


def values(p: Play, council: int) -> list[int]:
    """The true values of a council's tokens, hidden from everybody at the table."""
    faces = default_edition().token_values
    return [faces[t & 15] for t in p.st.tokens[council]]


def council(c: int, seats: int = 4) -> str:
    return f"council:{c}:{(c + 1) % seats}"


def winner(p: Play) -> int:
    found: int = p.told("bid.won")[-1]["seat"]
    return found


def heard(st: Position) -> list[Event]:
    """Everything that was told of this position so far."""
    assert st.tape is not None
    return st.tape.events


# ---- whole matches -----------------------------------------------------------------------------


def begin(seats: int, **options: Any) -> weirwood.Match:
    """A match whose leaders are dealt, so that the first question is a card."""
    return weirwood.new("btwixt", seats=seats, seed=seats, options={"leaders": "deal", **options})


def play_out(match: weirwood.Match, seed: int = 1) -> list[dict[str, Any]]:
    """Play at random to the end; everything that happened, as a spectator hears it."""
    rng = random.Random(seed)
    while not match.over:
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    return match.events_for(None)


def last_round(seats: int = 4, season: str = "summer", **more: Any) -> Play:
    """The last round of a season: one card decides, then the season changes."""
    data = {"round": seats + 1, "season": season, "seats": seats, **more}
    hands = more.pop("hands", [["inf_final_assault"]] + [[] for _ in range(seats - 1)])
    p = bid(*hands, **{k: v for k, v in data.items() if k != "hands"})
    return play(p, 0, hands[0][0])


def begin_seed(seed: int) -> weirwood.Match:
    return weirwood.new("btwixt", seats=4, seed=seed, options={"leaders": "deal"})


def direction_of(match: weirwood.Match) -> str:
    found: str = match.view()["draft_direction"]
    return found
