"""A small game that uses everything the kernel offers: the kernel's own test subject.

Each round the players secretly stake chips, the highest takes a hidden card, may peek at the top
of the deck, puts tokens on slots, orders its cards, and a duel may end early.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from weirwood.kernel import (
    DONE,
    Flow,
    Game,
    Kind,
    Refusal,
    Rng,
    Setting,
    State,
    amount,
    ask_all,
    assign,
    at,
    call,
    choose,
    draw,
    finish,
    order,
    pick,
    place,
    procedure,
    roll,
    scope,
    stop,
    tell,
    tell_only,
)
from weirwood.kernel.secrets import Cards, add, bit, move, peek, redeal, reveal, shown, shuffle

DECK, TABLE, HAND = 0, 1, 2  # hands follow, one pile a seat


@dataclass(slots=True)
class Toy(State):
    chips: list[int] = field(default_factory=list)
    cards: Cards = field(default_factory=Cards)
    round: int = 0
    rounds: int = 3
    pos: list[int] = field(default_factory=list)
    flags: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Self:
        new = self.copy_base()
        new.chips = self.chips[:]
        new.cards = self.cards.copy()
        new.round = self.round
        new.rounds = self.rounds
        new.pos = self.pos[:]
        new.flags = dict(self.flags)
        return new


def setup(seats: int, settings: Any) -> Toy:
    st = Toy(seats, chips=[6] * seats, rounds=settings["rounds"], pos=[0] * seats)
    st.cards.piles = [[] for _ in range(2 + seats)]
    for face in range(3 * seats + 6):
        add(st.cards, face // 2, DECK)
    return st


@procedure
def game(st: Toy) -> Flow[None]:
    shuffle(st, st.cards, DECK, "deck")
    tell(st, "toy.shuffled")
    while st.round < st.rounds:
        st.round += 1
        tell(st, "toy.round", n=st.round)
        yield from turn(st)
    total = [
        st.chips[s] + sum(st.cards.face[c] for c in st.cards.piles[HAND + s])
        for s in range(st.seats)
    ]
    finish(st, by_total(total), total)


def by_total(total: list[int]) -> list[list[int]]:
    return [
        [s for s, t in enumerate(total) if t == value] for value in sorted(set(total), reverse=True)
    ]


@procedure
def turn(st: Toy) -> Flow[None]:
    everyone = tuple(range(st.seats))
    stakes = yield from ask_all(
        st, "toy.stake", everyone, shape="amount", least=0, most=tuple(st.chips)
    )
    tell(st, "toy.stakes", stakes=stakes)
    best = max(range(st.seats), key=lambda_free(stakes))
    for seat, stake in enumerate(stakes):
        st.chips[seat] -= stake
    card = st.cards.piles[DECK][-1]
    move(st.cards, card, HAND + best)
    peek(st, st.cards, card, best)
    tell(st, "toy.drew", seat=best, card=card)
    tell_only(st, (best,), "toy.face", card=card, face=st.cards.face[card])
    for seat in sorted(everyone):
        if seat == best:
            continue
        what = yield from choose(st, "toy.react", seat, st.round)
        if what == "roll":
            st.chips[seat] += roll(st, "die", 6) // 3
        elif what == "peek":
            top = st.cards.piles[DECK][-1]
            peek(st, st.cards, top, seat)
            tell_only(st, (seat,), "toy.face", card=top, face=st.cards.face[top])
    yield from scope(st, "duel", duel, best)
    yield from at("tidy", call_by_name(st, "toy.tidy", best))


def lambda_free(stakes: tuple[int, ...]) -> Any:
    return lambda s: (stakes[s], -s)


@procedure
def call_by_name(st: Toy, name: str, seat: int) -> Flow[None]:
    yield from call(st, "kernel." + name, seat)


@procedure
def tidy(st: Toy, seat: int) -> Flow[None]:
    """Show some cards, in order, and put tokens on two slots."""
    mine = len(st.cards.piles[HAND + seat])
    if mine >= 2:
        cards = yield from pick(st, "toy.show", seat, least=0, most=2)
        for key in cards:
            reveal(st, st.cards, int(key[5:]))
        if len(cards) > 1:
            ranked = yield from order(st, "toy.rank", seat, cards, least=2, most=2)
            tell(st, "toy.ranked", seat=seat, keys=ranked)
    slots = yield from assign(st, "toy.tokens", seat)
    st.flags = {slot: int(token[1:]) for slot, token in slots}
    where = yield from place(st, "toy.walk", seat)
    st.pos[seat] += dict(where)["step"]
    tell(st, "toy.walked", seat=seat, pos=st.pos[seat])


@procedure
def duel(st: Toy, seat: int) -> Flow[int]:
    """Dare until you stop or fall."""
    dared = 0
    while True:
        go = yield from choose(st, "toy.dare", seat, dared)
        if go == "no":
            return dared
        if draw(st, "fall", 4) == 0:
            tell(st, "toy.fell", seat=seat)
            stop("duel")
        dared += 1
        if dared >= 3:
            bet = yield from amount(st, "toy.bet", seat, most=2)
            st.chips[seat] += bet
            if st.chips[seat] > 40:
                finish(st, [[seat]], [0] * st.seats)
            return dared


# ---- questions --------------------------------------------------------------------------------


def react(st: Toy, seat: int, args: Any) -> list[str]:
    return ["pass", "roll", "peek"] if len(st.cards.piles[DECK]) > 1 else ["pass", "roll"]


def hand_keys(st: Toy, seat: int, args: Any) -> list[str]:
    return [f"card:{c}" for c in sorted(st.cards.piles[HAND + seat])]


def slots(st: Toy, seat: int, args: Any) -> list[str]:
    return ["left", "right"]


def tokens(st: Toy, seat: int, args: Any, slot: str, so_far: Any) -> list[str]:
    used = {t for _, t in so_far}
    return [t for t in ("t1", "t2", "t3") if t not in used]


def check_walk(st: Toy, seat: int, args: Any, reply: Any) -> Refusal | None:
    place = dict(reply)
    if set(place) != {"step"} or not -3 <= place["step"] <= 3:
        return Refusal("toy.walk", {"allowed": "-3..3"})
    return None


def propose_walk(st: Toy, seat: int, args: Any, rng: Rng, n: int) -> list[dict[str, int]]:
    return [{"step": s} for s in (-3, 0, 3)]


KINDS = (
    Kind("toy.stake", "toy.stake"),
    Kind("toy.react", "toy.react", react, candidates=lambda st, seat, a: ["pass", "roll", "peek"]),
    Kind("toy.dare", "toy.dare", lambda st, seat, a: ["yes", "no"]),
    Kind("toy.bet", "toy.bet"),
    Kind("toy.show", "toy.show", hand_keys),
    Kind("toy.rank", "toy.rank", lambda st, seat, a: list(a[0])),
    Kind("toy.tokens", "toy.tokens", slots, tokens=tokens),
    Kind("toy.walk", "toy.walk", check=check_walk, propose=propose_walk),
)


def view(st: Toy, seat: int | None) -> dict[str, Any]:
    mask = bit(st, seat)
    return {
        "round": st.round,
        "chips": list(st.chips),
        "pos": list(st.pos),
        "flags": dict(st.flags),
        "piles": [[shown(st.cards, c, mask) for c in p] for p in st.cards.piles],
    }


def deal_anew(st: Toy, seat: int | None, rng: Rng) -> None:
    mask = bit(st, seat)
    redeal(st.cards, [c for c, s in enumerate(st.cards.seen) if not s & mask], rng)


GAME: Game[Toy] = Game(
    id="toy",
    version=2,
    package="tests.kernel",
    seats=(2, 3, 4),
    state=Toy,
    root="kernel.toy.game",
    kinds={k.name: k for k in KINDS},
    settings=(Setting("rounds", "int", 3, least=1, most=9),),
    setup=setup,
    view=view,
    redeal=deal_anew,
)

__all__ = ["DONE", "GAME", "Toy"]
