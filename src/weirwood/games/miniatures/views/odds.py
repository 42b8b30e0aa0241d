"""Odds: what a throw of dice is worth, by exact arithmetic in whole numbers.

Nothing here knows a position; `forecast` reads one and asks. Every outcome has a whole-number
weight, and a chance is a fraction of such weights: no sampling, no rounding, the same everywhere.
Players re-roll as a sensible one would: the dice that are bad for them, once per die and player.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

FACES: Final = 6
OWN, FOE = True, False  # who re-rolls: the player whose dice they are, or an enemy
TWO: Final = tuple((a, b) for a in range(1, FACES + 1) for b in range(1, FACES + 1))


class Die(NamedTuple):
    """The weights of a die: it fails, it succeeds with less than a 6, it shows a 6."""

    fail: int
    plain: int
    six: int

    @property
    def total(self) -> int:
        return self.fail + self.plain + self.six


def die(need: int, *, six_only: bool = False) -> Die:
    """A die against a face; a 1 always fails and a 6 never does.

    >>> die(4)
    Die(fail=3, plain=2, six=1)
    """
    fail = FACES - 1 if six_only else min(FACES - 1, max(1, need - 1))
    return Die(fail, FACES - 1 - fail, 1)


def rerolled(now: Die, fresh: Die, who: bool) -> Die:
    """A die after somebody rolled again what is bad for them.

    >>> rerolled(die(4), die(4), OWN)
    Die(fail=9, plain=18, six=9)
    """
    if who is OWN:
        return Die(
            now.fail * fresh.fail,
            now.plain * fresh.total + now.fail * fresh.plain,
            now.six * fresh.total + now.fail * fresh.six,
        )
    good = now.plain + now.six
    return Die(now.fail * fresh.total + good * fresh.fail, good * fresh.plain, good * fresh.six)


def after_rerolls(fresh: Die, rerolls: tuple[bool, ...]) -> Die:
    now = fresh
    for who in rerolls:
        now = rerolled(now, fresh, who)
    return now


class Attack(NamedTuple):
    """An attack in numbers: what both players throw, and what counts besides the dice."""

    dice: int
    need: int
    rerolls: tuple[bool, ...] = ()
    defense: int = 7
    defense_rerolls: tuple[bool, ...] = ()
    critical: bool = False  # a 6 is two hits
    precision: bool = False  # a 6 is a wound that is not blocked
    all_hit: bool = False
    no_defense: bool = False
    six_only: bool = False  # only a 6 blocks
    half: bool = False
    no_wounds: bool = False
    extra_hits: int = 0
    extra_blocks: int = 0
    extra_wounds: int = 0


class Panic(NamedTuple):
    """A Panic test in numbers."""

    need: int  # Morale, less every modifier
    rerolls: tuple[bool, ...] = ()
    extra: int = 0
    cap: int = 99
    sure: str = ""  # "pass" or "fail" without a roll


Spread = dict[int, Fraction]


@lru_cache(maxsize=4096)
def hits(attack: Attack) -> dict[tuple[int, int], Fraction]:
    """Chances of (hits that may be blocked, wounds that may not)."""
    each = after_rerolls(die(attack.need), attack.rerolls)
    if attack.all_hit:
        each = Die(0, 1, 0)
    twice = 1 + attack.critical
    counts: dict[tuple[int, int], int] = {(0, 0): 1}  # all hits, sixes
    for _ in range(attack.dice):
        grown: dict[tuple[int, int], int] = {}
        for (good, sixes), weight in counts.items():
            for more, six, times in (
                (0, 0, each.fail), (1, 0, each.plain), (twice, 1, each.six),
            ):  # fmt: skip
                if times:
                    key = good + more, sixes + six
                    grown[key] = grown.get(key, 0) + weight * times
        counts = grown
    found: dict[tuple[int, int], Fraction] = {}
    total = each.total**attack.dice
    for (good, sixes), weight in counts.items():
        scored = good + attack.extra_hits
        direct = min(sixes, scored) if attack.precision else 0
        key = max(0, max(0, scored) - max(0, direct)), max(0, direct)
        found[key] = found.get(key, Fraction(0)) + Fraction(weight, total)
    return found


def expected_hits(attack: Attack) -> Fraction:
    """Hits on average.

    >>> expected_hits(Attack(dice=7, need=4))
    Fraction(7, 2)
    """
    return sum(
        ((open_ + direct) * chance for (open_, direct), chance in hits(attack).items()),
        Fraction(0),
    )


@lru_cache(maxsize=4096)
def wounds(attack: Attack) -> Spread:
    """Chances of every number of wounds that an attack itself may cause."""
    block = after_rerolls(die(attack.defense, six_only=attack.six_only), attack.defense_rerolls)
    good = block.plain + block.six
    found: Spread = {}
    for (open_, direct), chance in hits(attack).items():
        thrown = 0 if attack.no_defense else open_
        ways = 1  # of so many blocks among the thrown dice
        for blocked in range(thrown + 1):
            weight = ways * good**blocked * block.fail ** (thrown - blocked)
            ways = ways * (thrown - blocked) // (blocked + 1)
            through = open_ - min(open_, blocked + attack.extra_blocks)
            if attack.half:
                through //= 2
            n = 0 if attack.no_wounds else max(0, through + direct + attack.extra_wounds)
            part = chance * Fraction(weight, block.total**thrown)
            if part:
                found[n] = found.get(n, Fraction(0)) + part
    return found


@lru_cache(maxsize=4096)
def pass_chance(panic: Panic) -> Fraction:
    """The chance to pass a test: 2D6, each player re-rolling what serves them best.

    >>> pass_chance(Panic(need=6))
    Fraction(13, 18)
    """
    if panic.sure:
        return Fraction(panic.sure == "pass")
    value = {(a, b): Fraction(a + b >= panic.need) for a, b in TWO}
    for who in reversed(panic.rerolls):
        best = max if who is OWN else min
        value = {dice: best(ways(value, dice)) for dice in TWO}
    return sum(value.values(), Fraction(0)) / len(TWO)


def ways(value: dict[tuple[int, int], Fraction], dice: tuple[int, int]) -> list[Fraction]:
    """What each choice of dice to roll again is worth: none, one, the other, both."""
    a, b = dice
    return [
        value[dice],
        sum((value[x, b] for x in range(1, FACES + 1)), Fraction(0)) / FACES,
        sum((value[a, x] for x in range(1, FACES + 1)), Fraction(0)) / FACES,
        sum(value.values(), Fraction(0)) / len(TWO),
    ]


class Outlook(NamedTuple):
    """What an attack promises."""

    dice: int
    need: int
    hits: Fraction
    wounds: Fraction  # by the attack itself
    panic: Fraction  # the chance of a failed Panic test
    lost: Fraction  # wounds in all, no more than the unit has
    destroyed: Fraction


@lru_cache(maxsize=4096)
def outlook(attack: Attack, panic: Panic | None, health: int) -> Outlook:
    """An attack from its dice to the Panic test, against a unit with so many wounds left."""
    spread = wounds(attack)
    fails = Fraction(0) if panic is None else 1 - pass_chance(panic)
    lost = destroyed = panicked = Fraction(0)
    for n, chance in spread.items():
        risk = fails if 0 < n < health else Fraction(0)
        lost += chance * (1 - risk) * min(n, health)
        destroyed += chance * (1 - risk) * (n >= health)
        panicked += chance * risk
        if risk and panic is not None:
            for d3 in (1, 2, 3):
                more = n + min(panic.cap, max(0, d3 + panic.extra))
                lost += chance * risk * min(more, health) / 3
                destroyed += chance * risk * (more >= health) / 3
    return Outlook(
        dice=attack.dice,
        need=min(6, max(2, attack.need)),
        hits=expected_hits(attack),
        wounds=sum((n * chance for n, chance in spread.items()), Fraction(0)),
        panic=panicked,
        lost=lost,
        destroyed=destroyed,
    )


def mixed(parts: list[tuple[Fraction, Outlook]]) -> Outlook:
    """Outlooks by their chances: an orderly charge and a disorderly one."""
    total = sum((chance for chance, _ in parts), Fraction(0))

    def mean(name: str) -> Fraction:
        return sum((chance * getattr(o, name) for chance, o in parts), Fraction(0)) / total

    first = parts[0][1]
    return Outlook(
        first.dice, first.need, mean("hits"), mean("wounds"), mean("panic"), mean("lost"),
        mean("destroyed"),
    )  # fmt: skip


def run_chances(reaching: tuple[int, ...], rerolls: int) -> dict[int, Fraction]:
    """The chance of each face of a charge that reaches its target; failures are re-rolled."""
    each = Fraction(1, FACES)
    missed = 1 - each * len(reaching)
    found = each
    for _ in range(rerolls):
        found += missed * each
        missed *= 1 - each * len(reaching)
    return dict.fromkeys(reaching, found)
