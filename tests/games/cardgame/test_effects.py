"""What every card does is held by a test: take one effect away, and some test of that card fails.

Each step of an ability, each constant, each limit and each condition is struck out in turn, and the
tests that name the card are played again. If they all still pass, nobody would notice its loss.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType

import pytest
from tests.games.cardgame import (
    test_acceptance_cancels,
    test_acceptance_challenges,
    test_acceptance_claim,
    test_acceptance_leaving,
    test_acceptance_marshal,
    test_acceptance_plot,
    test_acceptance_setup,
    test_acceptance_winning,
    test_cards_common,
    test_cards_conditions,
    test_cards_limits,
    test_cards_north,
    test_cards_south,
    test_cards_west,
    test_corners,
    test_rules,
    test_words_challenges,
    test_words_common,
    test_words_constants,
    test_words_moments,
    test_words_plots,
    test_words_targets,
)
from tests.games.strikes import Played, Strike, naming, noticed, played

from weirwood.games.cardgame import (
    GAME,
    board,
    costs,
    effects,
    fighting,
    keeping,
    legality,
    moves,
    plotvalues,
    settling,
    timing,
    titles,
    values,
)
from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.compiled import Ability, Condition, Constant, Step
from weirwood.games.cardgame.state import Table
from weirwood.words import words

PLAYED = (
    test_cards_common,
    test_cards_conditions,
    test_cards_limits,
    test_cards_north,
    test_cards_south,
    test_cards_west,
    test_acceptance_cancels,
    test_acceptance_challenges,
    test_acceptance_claim,
    test_acceptance_leaving,
    test_acceptance_marshal,
    test_acceptance_plot,
    test_acceptance_setup,
    test_acceptance_winning,
    test_corners,
    test_rules,
    test_words_common,
    test_words_constants,
    test_words_moments,
    test_words_plots,
    test_words_targets,
    test_words_challenges,
)
# Where constants are kept by face; a card without one of them has lost it.
TABLES = (costs, fighting, keeping, moves, plotvalues, settling, titles, values)
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
    """The step is passed over; `number` is as `effects.step_of` counts."""

    def strike(patch: pytest.MonkeyPatch) -> None:
        def step_of(st: Table, n: int, i: int) -> Step:
            gone = st.acts[n].ability == ability and i == number
            return NOTHING if gone else effects.step_of(st, n, i)

        patch.setattr(timing, "step_of", step_of)

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
            patch.setattr(board, "BLANKERS", board.BLANKERS - {face})

    return strike


# Constants of which a table keeps no more than that the card has one.
FLAGS: dict[str, tuple[ModuleType, str]] = {
    "enters_kneeling": (moves, "KNEELING"),
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
        def used_up(st: Table, a: Ability, src: int, seat: int) -> bool:
            return a is not ability and USED_UP(st, a, src, seat)

        patch.setattr(legality, "used_up", used_up)

    return strike


def no_conditions(conditions: tuple[Condition, ...]) -> Strike:
    def strike(patch: pytest.MonkeyPatch) -> None:
        def holds(
            st: Table, found: tuple[Condition, ...], me: int, src: int, who: int = -1
        ) -> bool:
            return found is conditions or HOLDS(st, found, me, src, who)

        for module in (values, legality, plotvalues):
            patch.setattr(module, "holds", holds)

    return strike


USED_UP = legality.used_up
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


@pytest.mark.parametrize("code", ACTING)
def test_no_effect_of_a_card_can_be_lost_unnoticed(code: str) -> None:
    tests = about(code)
    unnoticed = [name for name, strike in strikes(k.INDEX[code]) if not noticed(strike, tests)]
    assert not unnoticed, f"write a test of what {code} does: {unnoticed}"
