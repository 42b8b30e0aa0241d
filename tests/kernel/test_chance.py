"""Chance: the quick stream and the keyed one, in play, in records and in saves."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import weirwood
from tests.kernel import toy  # noqa: F401 - registers the toy game
from weirwood.kernel import Splitmix, State, draw, permutation, shuffled
from weirwood.kernel.chance import bot_seed, seed_state, wide_seed, words
from weirwood.kernel.decision import Refused

WIDE = (1 << 200) + 12345
SMALL = 7
KNOWN_DICE = [0, 4, 3, 3, 3, 5, 5, 4]
KNOWN_ORDER = [9, 3, 4, 2, 1, 5, 8, 6, 7, 0]


def seeded(seed: int) -> State:
    st = State(seats=2)
    seed_state(st, seed)
    return st


def test_the_width_of_a_seed_chooses_the_stream() -> None:
    assert seeded(SMALL).key == ""
    assert seeded((1 << 64) - 1).key == ""
    assert len(seeded(1 << 64).key) == 64
    assert seeded(-3).key == ""
    assert wide_seed() >> 255 == 1


def test_the_same_seed_gives_the_same_chance_and_another_seed_another() -> None:
    one, same, other = seeded(WIDE), seeded(WIDE), seeded(WIDE + 1)
    drawn = [[draw(st, "x", 1 << 32) for _ in range(20)] for st in (one, same, other)]
    assert drawn[0] == drawn[1]
    assert not set(drawn[0]) & set(drawn[2])


def test_the_keyed_stream_is_known_outcomes() -> None:
    """Written down once: a record made today must replay on every machine, for ever."""
    st = seeded(WIDE)
    assert [draw(st, "die", 6) for _ in range(8)] == KNOWN_DICE
    assert permutation(st, "deck", 10) == KNOWN_ORDER
    assert st.chance == 9


def test_the_position_shows_the_count_and_never_what_comes() -> None:
    """Of the quick stream the state follows from one output; of the keyed one nothing does."""
    st = seeded(WIDE)
    seen = [draw(st, "x", 1 << 64) for _ in range(4)]
    assert st.chance == 4
    assert str(seen[0]) not in json.dumps(st.key)
    assert words(st.key, 0, 8) != words(st.key, 1, 8)
    assert words(st.key, 3, 1) == [seen[3]]


def test_every_order_of_a_keyed_shuffle_comes_as_often() -> None:
    st = seeded(WIDE)
    found = Counter(tuple(permutation(st, "x", 4)) for _ in range(4800))
    assert len(found) == 24
    chi = sum((n - 200) ** 2 / 200 for n in found.values())
    assert chi < 50  # 23 degrees of freedom: one in a thousand is above 49.7


def test_a_long_shuffle_takes_more_than_one_block() -> None:
    st = seeded(WIDE)
    assert sorted(permutation(st, "x", 60)) == list(range(60))
    assert sorted(permutation(st, "x", 1)) == [0]
    assert permutation(st, "x", 0) == []


def test_a_match_without_a_seed_is_keyed_and_its_record_replays() -> None:
    match = weirwood.new("toy", seats=2)
    rng = Splitmix(1)
    while not match.over:
        d = match.decisions[0]
        match.answer(d, match.sample(d, rng))
    header = json.loads(match.record().splitlines()[0])
    assert header["seed"].startswith("0x")
    assert weirwood.verify(match.record()) is None
    assert weirwood.load(json.loads(json.dumps(match.save()))).standings == match.standings


def test_a_wide_seed_goes_through_a_save_in_the_middle() -> None:
    match = weirwood.new("toy", seats=2, seed=WIDE)
    twin = weirwood.load(json.loads(json.dumps(match.save())))
    assert (twin.seed, twin.st.key, twin.st.chance) == (WIDE, match.st.key, match.st.chance)


@pytest.mark.parametrize("seed", ["0xzz", "12", "0x", "0x" + "f" * 200, 1.5, True])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    match = weirwood.new("toy", seats=2, seed=1)
    lines = match.record().splitlines()
    header = json.loads(lines[0]) | {"seed": seed}
    with pytest.raises(Refused) as no:
        weirwood.verify("\n".join([json.dumps(header), *lines[1:]]))
    assert no.value.rule == "kernel.record"


def test_imagined_worlds_never_hold_the_key() -> None:
    match = weirwood.new("toy", seats=2, seed=WIDE)
    world = match.redeal(0, Splitmix(3))
    assert world.st.key == ""
    assert match.st.key not in json.dumps(world.save())


def test_bots_learn_nothing_of_a_wide_seed() -> None:
    assert bot_seed(SMALL) == SMALL
    assert bot_seed(WIDE) != WIDE & ((1 << 64) - 1)
    assert bot_seed(WIDE) != bot_seed(WIDE + 1)
    assert 0 <= bot_seed(-5) < 1 << 64


def test_a_seeded_source_shuffles_as_if_it_were_asked_for_each_exchange() -> None:
    class Asked:
        """A source that has `getrandbits` alone."""

        def __init__(self, seed: int) -> None:
            self.getrandbits = Splitmix(seed).getrandbits

    for seed in range(30):
        items = list(range(seed))
        source = Splitmix(seed)
        assert shuffled(source, items) == shuffled(Asked(seed), items)
        again = Splitmix(seed)
        shuffled(again, items)
        assert again.getrandbits(64) == source.getrandbits(64)
        assert items == list(range(seed))
