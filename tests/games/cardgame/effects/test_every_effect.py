"""What every card does is held by a test: take one effect away, and some test of that card fails.

Each step of an ability, each constant, each limit and each condition is struck out in turn, and the
tests that name the card are played again. If they all still pass, nobody would notice its loss.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from tests.games.strikes import Played, Strike, naming, noticed, played

from weirwood.games.cardgame import GAME, rules
from weirwood.games.cardgame import facts as k
from weirwood.games.cardgame.facts.columns import Ability, Condition, Constant, Step
from weirwood.games.cardgame.rules import (
    abilities,
    claim,
    entering,
    legality,
    limits,
    titles,
    values,
    zones,
)
from weirwood.games.cardgame.state import Position
from weirwood.words import words

HERE = Path(__file__).parent
# The tests of cards and chapters; those that play others are not among them.
PLAYED = tuple(
    import_module(f"tests.games.cardgame.{folder}.{file.stem}")
    for folder in ("effects", "rules")
    for file in sorted((HERE.parent / folder).glob("test_*.py"))
    if not file.stem.startswith(("test_every_", "test_triggers"))
)
# Where constants are kept by face; a card without one of them has lost it.
TABLES = tuple(
    import_module(f"{rules.__name__}.{file.stem}")
    for file in sorted(Path(rules.__path__[0]).glob("*.py"))
    if file.stem != "__init__"
)
NOTHING = Step(verb="then")


def about(code: str) -> list[Played]:
    """The tests that name a card; first those called after it, which notice most."""
    name = words("en", GAME.package).name(code)
    found = naming(played(*PLAYED), code, name)
    said = [re.sub("[^a-z]", "", word) for word in name.lower().split()]

    def weight(p: Played) -> int:
        return 9 * (p.args[:1] == (name,)) + sum(word in p.run.__name__ for word in said)

    return sorted(found, key=lambda p: -weight(p))


# ---- striking out --------------------------------------------------------------------------------


def no_step(ability: int, number: int) -> Strike:
    """The step is passed over; `number` is as `abilities.step_of` counts."""

    def strike(patch: pytest.MonkeyPatch) -> None:
        def step_of(st: Position, n: int, i: int) -> Step:
            gone = st.acts[n].ability == ability and i == number
            return NOTHING if gone else STEP_OF(st, n, i)

        patch.setattr(abilities, "step_of", step_of)

    return strike


def no_constant(face: int, rule: Constant) -> Strike:
    """The constant is gone from every table that holds it."""

    def strike(patch: pytest.MonkeyPatch) -> None:
        for module in TABLES:
            for name, table in vars(module).items():
                if holds_rule(table, face, rule):
                    row = tuple(x for x in table[face] if x is not rule)
                    patch.setattr(module, name, (*table[:face], row, *table[face + 1 :]))
        if rule.rule in FLAGS:
            module, name = FLAGS[rule.rule]
            table = getattr(module, name)
            patch.setattr(module, name, (*table[:face], False, *table[face + 1 :]))
        if rule.rule == "blank":
            patch.setattr(zones, "BLANKERS", zones.BLANKERS - {face})

    return strike


# Constants of which a table keeps no more than that the card has one.
FLAGS: dict[str, tuple[ModuleType, str]] = {
    "enters_kneeling": (entering, "KNEELING"),
    "redirect": (titles, "REDIRECT"),
}


def holds_rule(table: object, face: int, rule: Constant) -> bool:
    return (
        isinstance(table, tuple)
        and len(table) == len(k.FACES)
        and isinstance(table[face], tuple)
        and any(x is rule for x in table[face])
    )


def no_limit(ability: Ability) -> Strike:
    def strike(patch: pytest.MonkeyPatch) -> None:
        def used_up(st: Position, a: Ability, src: int, seat: int) -> bool:
            return a is not ability and USED_UP(st, a, src, seat)

        patch.setattr(legality, "used_up", used_up)

    return strike


def no_conditions(conditions: tuple[Condition, ...]) -> Strike:
    def strike(patch: pytest.MonkeyPatch) -> None:
        def holds(
            st: Position, found: tuple[Condition, ...], me: int, src: int, who: int = -1
        ) -> bool:
            return found is conditions or HOLDS(st, found, me, src, who)

        for module in (values, legality, claim):
            patch.setattr(module, "holds", holds)

    return strike


USED_UP = limits.used_up
STEP_OF = abilities.step_of
HOLDS = values.holds


def strikes(face: int) -> Iterator[tuple[str, Strike]]:
    """Everything that can be taken from a card, with a name for each."""
    card = k.FACES[face]
    for number, rule in enumerate(card.constants):
        yield f"constant {number} ({rule.rule})", no_constant(face, rule)
        if rule.conditions:
            yield f"condition of constant {number}", no_conditions(rule.conditions)
    for a in card.abilities:
        for i, step in enumerate(a.steps):
            if step.verb != "then":
                yield f"ability {a.ordinal}, step {i} ({step.verb})", no_step(a.index, i)
            for j, later in enumerate(step.steps):
                name = f"ability {a.ordinal}, step {i}.{j} ({later.verb})"
                yield name, no_step(a.index, i | (j + 1) << 4)
        if a.limit or a.maximum:
            yield f"limit of ability {a.ordinal}", no_limit(a)
        if a.conditions:
            yield f"condition of ability {a.ordinal}", no_conditions(a.conditions)


ACTING = [
    card.id
    for i, card in enumerate(k.FACES)
    if card.form_of == i and (card.constants or card.abilities)
]


@pytest.mark.sources
@pytest.mark.parametrize("code", ACTING)
def test_no_effect_of_a_card_can_be_lost_unnoticed(code: str) -> None:
    tests = about(code)
    unnoticed = [name for name, strike in strikes(k.INDEX[code]) if not noticed(strike, tests)]
    assert not unnoticed, f"write a test of what {code} does: {unnoticed}"
