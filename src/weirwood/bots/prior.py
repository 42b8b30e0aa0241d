"""What answers may be worth before any was tried: learnt from what searches have found.

A small network reads the position of who is asked and what an answer is made of, and says by how
much it is better than what the game's own player would do. A race believes it as if it had seen it
in some worlds (`trust`), and learns the rest by playing; a tree tries first what it recommends.
Position and answer are looked at in one re-dealt world: nothing hidden is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from weirwood.bots.network import LIMIT, ONE, Network, numbers_of

if TYPE_CHECKING:
    from weirwood.kernel.decision import Decision
    from weirwood.kernel.match import Match

FINE = 200  # a judgement of one, as a feature
NUMBERS = ("own", "after", "gain", "amount", "more", "keys")
"""What is said of every answer besides its words."""


class Hopes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A prior as it lies in a file."""

    network: Network  # its features: of the position, NUMBERS, then words
    words: tuple[str, ...]
    trust: float  # how many worlds its opinion is worth

    @cached_property
    def at(self) -> dict[str, int]:
        return {word: n for n, word in enumerate(self.words)}


class Sight:
    """A question as its seat sees it, in one world."""

    __slots__ = ("decision", "first", "now", "own", "position", "world")

    def __init__(self, world: Match, decision: Decision, first: Any) -> None:
        features = world.game.features
        assert features is not None
        self.world, self.decision, self.first = world, decision, first
        self.position = numbers_of(features(world.st, decision.seat))
        self.now = self.standing(world)
        self.own: int | None = None  # what the network says of the own player's answer

    def standing(self, world: Match) -> float:
        """By the game's own judgement, which stays the same while others are learnt."""
        return world.value(self.decision.seat) or 0.0

    def numbers(self, answer: Any) -> list[int]:
        """The numbers of an answer, as they are called in NUMBERS."""
        after = self.world.fork()
        after.answer(self.decision, answer)
        worth = self.standing(after)
        plain = answer if isinstance(answer, int) else 0
        usual = self.first if isinstance(self.first, int) else 0
        row = (
            int(answer == self.first),
            round(FINE * worth),
            round(FINE * (worth - self.now)),
            plain,
            plain - usual,
            0 if isinstance(answer, int) else len(answer),
        )
        return [max(-LIMIT, min(LIMIT, n)) for n in row]

    def words(self, answer: Any) -> Counter[str]:
        """What an answer is made of, as words."""
        return Counter(words_of(self.decision, answer))


def words_of(decision: Decision, answer: Any) -> Iterator[str]:
    """The words of an answer: its question, and each part of its keys beside that.

    >>> from weirwood.kernel.decision import Decision
    >>> list(words_of(Decision(1, 9, "bidding.turn"), ["play:inf_sellswords"]))
    ['bidding.turn', 'bidding.turn play', 'bidding.turn inf_sellswords']
    >>> list(words_of(Decision(1, 9, "orders", "assign"), {"winterfell": "march"}))
    ['orders', 'orders march', 'orders winterfell=march']
    """
    kind = decision.kind
    yield kind
    if isinstance(answer, Mapping):
        for slot, key in answer.items():
            if isinstance(key, str):
                yield f"{kind} {key}"
                yield f"{kind} {slot}={key}"
    elif not isinstance(answer, int):
        for key in answer:
            for part in key.split(":"):
                if not part.isdigit() or part == key:
                    yield f"{kind} {part}"


class Prior:
    """What answers may be worth, by what was learnt."""

    def __init__(self, hopes: Hopes) -> None:
        self.hopes = hopes
        self.trust = hopes.trust

    def gains(self, sight: Sight, answers: Sequence[Any]) -> list[float]:
        """By how much each is better than what the game's own player would do."""
        totals = self.hopes.network.totals
        if sight.own is None:
            sight.own = totals([self.row(sight, sight.first)])[0]
        return [(n - sight.own) / ONE for n in totals([self.row(sight, a) for a in answers])]

    def best(self, world: Match, decision: Decision, first: Any, answers: Sequence[Any]) -> int:
        """Which of these answers to try first in a world that is imagined anyway."""
        if len(answers) == 1:
            return 0
        sight = Sight(world, decision, first)
        gains = self.gains(sight, [list(answer) for answer in answers])
        return gains.index(max(gains))

    def row(self, sight: Sight, answer: Any) -> list[int]:
        said = counted(sight.words(answer), self.hopes.at)
        return [*sight.position, *sight.numbers(answer), *said]


def counted(words: Mapping[str, int], at: Mapping[str, int]) -> list[int]:
    """How often each of the words that were learnt is said.

    >>> counted({"bid": 1, "bid seven": 2}, {"pass": 0, "bid seven": 1})
    [0, 2]
    """
    said = [0] * len(at)
    for word, n in words.items():
        if word in at:
            said[at[word]] = n
    return said
