"""The draft."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.btwixt.driver import (
    begin,
    direction_of,
    last_round,
    settle,
)

import weirwood
from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules.knowledge import unpacked
from weirwood.kernel.testing import Play

ED = default_edition()


@pytest.mark.rule("btwixt:draft.pick", "btwixt:draft.secret", "btwixt:draft.last_card")
def test_a_draft_keeps_one_and_passes_the_rest() -> None:
    p = Play.new("btwixt", seats=3, seed=4, options={"draft": "draft", "leaders": "deal"})
    packs = [p.view(s)["pack"] for s in range(3)]
    assert [len(pack) for pack in packs] == [10] * 3
    for turn in range(9):
        assert [d.seat for d in p.match.decisions] == [0, 1, 2]
        keys = [p.keys(s)[0] for s in range(3)]
        p.answer(1, keys[1])
        assert [d.seat for d in p.match.decisions] == [0, 2]
        assert p.view(0)["kept"] == p.view(0)["kept"][:turn]
        assert "kept" in p.view(1)
        p.answer(0, keys[0])
        p.answer(2, keys[2])
        if turn == 0:  # passed to the left: seat 1 holds what seat 0 had
            assert Counter(p.view(1)["pack"]) == Counter(packs[0]) - Counter([keys[0][5:]])
    assert [row["hand"] for row in p.view()["leaders"]] == [10] * 3
    p.expect("bidding.turn")


@pytest.mark.rule("btwixt:draft.direction", "btwixt:draft.direction_short")
@pytest.mark.parametrize(
    ("seats", "short", "expected"),
    [
        (4, False, {"summer": "left", "autumn": "right", "winter": "left"}),
        (6, False, {"autumn": "left", "winter": "right"}),
        (3, True, {"autumn": "left", "winter": "right"}),
        (6, True, {"winter": "left"}),
    ],
)
def test_the_direction_turns_with_every_season(
    seats: int, short: bool, expected: dict[str, str]
) -> None:
    match = begin(seats, draft="draft", short=short)
    rng = random.Random(2)
    found = {}
    while not match.over:
        d = match.decisions[0]
        if d.kind == "draft.keep":
            found[match.view()["season"]] = direction_of(match)
        match.answer(d, match.sample(d, rng))
    assert found == expected


@pytest.mark.rule("btwixt:draft.direction")
def test_to_the_right_in_the_second_season() -> None:
    p = settle(last_round(settings={"draft": "draft"}))
    packs = [p.view(s)["pack"] for s in range(4)]
    keys = [p.keys(s)[0] for s in range(4)]
    for s in range(4):
        p.answer(s, keys[s])
    assert Counter(p.view(0)["pack"]) == Counter(packs[1]) - Counter([keys[1][5:]])


@pytest.mark.rule("btwixt:draft.advanced")
def test_white_cards_are_never_passed() -> None:
    match = begin(4, draft="draft", advanced=True)
    assert [len(pack) for pack in match.st.packs] == [9] * 4
    assert not any(ED.white[c] for pack in match.st.packs for c in pack)
    rng = random.Random(1)
    while match.decisions[0].kind == "draft.keep":
        match.answer(match.decisions[0], match.sample(match.decisions[0], rng))
    assert all(sum(ED.white[c] for c in h) == 1 and len(h) == 10 for h in match.st.hands)


# ---- packs of paper, handed round ----------------------------------------------------------------


class Packs:
    """A draft played with paper: packs lie before seats, and everybody remembers what they saw."""

    def __init__(self, packs: list[tuple[int, ...]], step: int) -> None:
        self.n, self.step = len(packs), step
        self.before = [list(pack) for pack in packs]  # by seat
        self.number = list(range(self.n))  # which pack that is
        self.kept: list[list[int]] = [[] for _ in packs]
        self.takers: list[list[int]] = [[] for _ in packs]  # of each pack, in order
        self.taken: list[list[int]] = [[] for _ in packs]

    def keep(self, cards: list[int]) -> None:
        for seat, card in enumerate(cards):
            self.before[seat].remove(card)
            self.kept[seat].append(card)
            self.takers[self.number[seat]].append(seat)
            self.taken[self.number[seat]].append(card)
        here = [(s - self.step) % self.n for s in range(self.n)]  # from whom each gets a pack
        self.before = [self.before[s] for s in here]
        self.number = [self.number[s] for s in here]

    def known(self, viewer: int) -> set[tuple[tuple[int, frozenset[int]], ...]]:
        """Cards that vanished between two looks, or after the last: one each of these seats."""
        found = set()
        for pack in range(self.n):
            group: list[int] | None = None  # places of picks since the viewer looked
            for place, taker in enumerate([*self.takers[pack], viewer]):
                if taker == viewer:
                    if group:
                        seats = frozenset(self.takers[pack][k] for k in group)
                        found.add(tuple(sorted((self.taken[pack][k], seats) for k in group)))
                    group = []
                elif group is not None:
                    group.append(place)
        return found


def told_of(known: tuple[int, ...]) -> list[tuple[tuple[int, frozenset[int]], ...]]:
    """The facts of a seat, those of one pack and time together."""
    rows: dict[int, list[tuple[int, frozenset[int]]]] = {}
    for n, (card, tag, bits) in enumerate(unpacked(f) for f in known):
        seats = frozenset(s for s in range(8) if bits >> s & 1)
        rows.setdefault(tag or -n - 1, []).append((card, seats))
    return [tuple(sorted(row)) for row in rows.values()]


@pytest.mark.rule("btwixt:draft.pick", "btwixt:draft.direction", "btwixt:draft.last_card")
@pytest.mark.rule("btwixt:draft.secret", "btwixt:concepts.hidden_cards")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("mode", ["draft", "kingsmoot"])
def test_a_draft_is_packs_of_paper_handed_round(seats: int, mode: str) -> None:
    match = weirwood.new("btwixt", seats=seats, seed=seats, options={"draft": mode})
    rng = random.Random(seats)
    drafts = 0
    while drafts < 2 and not match.over:
        d = match.decisions[0]
        if d.kind != "draft.keep":
            match.answer(d, match.sample(d, rng))
            continue
        packs = Packs(match.st.packs, 1 if drafts % 2 == 0 else -1)
        while match.decisions[0].kind == "draft.keep":
            chosen = []
            for seat in range(seats):
                asked = next(d for d in match.decisions if d.seat == seat)
                keys = [f"card:{ED.card_ids[c]}" for c in dict.fromkeys(packs.before[seat])]
                assert [o.key for o in match.options(asked)] == keys
                chosen.append(rng.choice(keys))
                match.answer(asked, [chosen[-1]])
            packs.keep([ED.card(key[5:]) for key in chosen])
        packs.keep([pack[0] for pack in packs.before])
        drafts += 1
        for seat in range(seats):
            # the first ally may have dealt one more by now
            assert not Counter(packs.kept[seat]) - Counter(match.st.hands[seat])
            assert set(told_of(match.st.known[seat])) == packs.known(seat)
    assert drafts == 2
