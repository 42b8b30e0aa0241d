"""A refusal cites the rule that forbids: the property that every game is held to.

A game's `law.py` says, for each kind of question and each rule that it may cite, what that rule
asks of an answer, told anew from what can be seen. Then in random games

- whatever is refused is refused by a rule that has such a predicate, and breaks it there;
- whatever is offered keeps every predicate of its question;
- the kernel's own rules are cited only where the law says why no rule of the game speaks.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import weirwood
from weirwood import ledger
from weirwood.kernel import Decision, Match

Seen = Counter[tuple[str, str]]  # by kind of question and rule cited


class Asked:
    """An open question: what its seat sees, and what it offers."""

    def __init__(self, match: Match, d: Decision) -> None:
        self.match, self.d, self.st = match, d, match.st
        self.seat, self.args = d.seat, d.args
        self.view = match.view(d.seat)
        self.legal = frozenset(o.key for o in match.options(d))

    def __repr__(self) -> str:
        return repr(self.d)


Kept = Callable[[Any, Any], bool]  # of a question and an answer to it, or one key of it
Rules = Mapping[str, Kept]


@dataclass(frozen=True)
class Law:
    """What the rules of a game ask, and what may be tried against them."""

    game: str
    keys: Mapping[str, Rules]  # by kind: of each key by itself
    tries: Callable[[Any], Iterable[str]]  # keys that somebody might try, the legal ones or not
    whole: Mapping[str, Rules] = field(default_factory=dict)  # by kind: of whole answers
    answers: Callable[[Any, random.Random], Iterable[Any]] = lambda asked, rng: ()
    general: Mapping[str, str] = field(default_factory=dict)  # kind: why the kernel counts alone
    asked: Callable[[Match, Decision], Asked] = Asked


ONE = "one thing is asked for: no rule needs to say that two are too many"


def cited(law: Law, asked: Asked, no: Any, answer: Any, rules: Rules) -> None:
    """The rule of a refusal is one that forbids this."""
    d = asked.d
    if no.rule == "kernel.count":
        single = d.least == d.most == 1 and d.shape == "pick"
        assert single or d.kind in law.general, (d, answer, "a rule of the game says how many")
        return
    assert no.rule in ledger.load(f"weirwood.games.{law.game}"), (d, answer, no)
    assert no.rule in rules, (d, answer, f"nothing says what {no.rule} asks here")
    assert not rules[no.rule](asked, answer), (d, answer, f"{no.rule} does not forbid this")


def offered(asked: Asked, answer: Any, rules: Rules) -> None:
    for rule, kept in rules.items():
        assert kept(asked, answer), (asked.d, answer, f"offered against {rule}")


def miscounted(asked: Asked, rng: random.Random) -> list[Any]:
    """Answers of too few or too many, as far as there are keys for them."""
    d = asked.d
    if d.shape == "amount":
        return [d.least - 1, d.most + 1, d.most + 7]
    if d.shape not in ("pick", "order"):
        return []
    keys = sorted(asked.legal - {"done", "none"})
    sizes = {0, d.least - 1, d.most + 1}
    return [rng.sample(keys, n) for n in sorted(sizes) if 0 <= n <= len(keys)]


def examine(law: Law, match: Match, d: Decision, rng: random.Random, seen: Seen) -> None:
    """Everything that one question offers and refuses."""
    asked = law.asked(match, d)
    if d.shape in ("pick", "order"):
        rules = law.keys.get(d.kind)
        assert rules is not None, f"the law says nothing of {d.kind}"
        single = d.least == d.most == 1
        legal = sorted(asked.legal if single else asked.legal - {"done"})
        for key in legal:
            assert match.why_not(d, key) is None, (d, key)
            offered(asked, key, rules)
        for key in sorted(set(law.tries(asked)) - asked.legal):
            no = match.why_not(d, key)
            assert no is not None, (d, key)
            seen[d.kind, no.rule] += 1
            cited(law, asked, no, key, rules)
    whole = law.whole.get(d.kind, {})
    offered(asked, match.sample(d, rng), whole)
    for answer in (*miscounted(asked, rng), *law.answers(asked, rng)):
        no = match.why_not(d, answer)
        if no is None:
            offered(asked, answer, whole)
            continue
        seen[d.kind, no.rule] += 1
        cited(law, asked, no, answer, whole)


def play(law: Law, match: Match, seed: int, share: float, seen: Seen) -> int:
    """One game at random, this share of its questions examined; how many were."""
    rng = random.Random(seed)
    examined = 0
    while not match.over:
        open_now = match.decisions
        d = open_now[rng.randrange(len(open_now))]
        if rng.random() < share:
            examine(law, match, d, rng, seen)
            examined += 1
        match.answer(d, match.sample(d, rng))
    return examined


def batch(law: Law, options: Callable[[int], Any], numbers: range, share: float) -> None:
    """Some games by their numbers, in a room's own `test_law.py`."""
    seen: Seen = Counter()
    examined = 0
    for number in numbers:
        seats, settings = options(number)
        match = weirwood.new(law.game, seats=seats, seed=number, options=settings)
        examined += play(law, match, number, share, seen)
    print(report(law, seen, len(numbers), examined))
    assert sum(seen.values()) > 1_000


def batches(many: int, games: int) -> list[range]:
    """So many batches of so many games in a row."""
    return [range(n * games, n * games + games) for n in range(many)]


def report(law: Law, seen: Seen, games: int, examined: int) -> str:
    """How often each rule was cited, and what was never met."""
    rows = [f"{n:9,}  {kind:24} {rule}" for (kind, rule), n in sorted(seen.items())]
    known = {
        (kind, rule) for table in (law.keys, law.whole) for kind in table for rule in table[kind]
    }
    unmet = sorted(f"{kind} {rule}" for kind, rule in known - set(seen))
    total = sum(seen.values())
    return "\n".join(
        [
            (
                f"{law.game}: {total:,} refusals by {len({r for _, r in seen})} rules to "
                f"{examined:,} questions of {games:,} games, each forbidden by the rule it cites"
            ),
            *rows,
            f"never met: {', '.join(unmet) or 'nothing'}",
        ]
    )


def covered(law: Law, match: Match) -> None:
    """The law speaks of every kind of question, and of no other."""
    kinds = set(match.game.kinds)
    said = {*law.keys, *law.whole}
    assert said <= kinds, said - kinds
    assert kinds <= said, kinds - said
    rules = ledger.load(f"weirwood.games.{law.game}")
    for table in (law.keys, law.whole):
        for kind, row in table.items():
            assert set(row) <= set(rules.rules), (kind, set(row) - set(rules.rules))
