"""Condition tokens."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import FAR, SPEARS, field, idle, stage, state, strike, unit

from weirwood.games.miniatures.rules import conditions
from weirwood.kernel.testing import Play

# --- cards that answer cards ----------------------------------------------------------------------


def plays(p: Play, seat: int, card: str) -> Play:
    """Play a card at the open question."""
    p.expect("effects.play", seat)
    return p.answer(seat, next(k for k in p.keys(seat) if k.startswith(f"card:{card}:")))


@pytest.mark.rule("miniatures:conditions.choice")
def test_a_token_that_an_answer_took_off_is_not_exchanged() -> None:
    """Found in play: two cards answer each other, and the token that was to change is gone."""
    flayed = "a_flayed_man_has_no_secrets_roose"
    p = field(
        f"0 {SPEARS} at 24,20", f"1 {SPEARS} at 24,30 facing 180, weakened", FAR,
        f"0 {SPEARS} at 4,4", turn=1,
        hands={"0": [flayed], "1": ["adaptive_methods_neutral", flayed]},
    )  # fmt: skip
    plays(p, 1, "adaptive_methods_neutral")
    idle(p, "effects.target").answer(1, unit(p, 0))
    idle(p, "effects.token").answer(1, "token:panicked")
    idle(p, "effects.target").answer(1, unit(p, 0))  # its token shall become another
    plays(p, 0, flayed)  # no: and the enemy loses one of its own
    plays(p, 1, flayed)  # no: and this one loses the token
    idle(p, "turn.unit")
    assert state(p).tokens[0] == 0


# ---- condition tokens ---------------------------------------------------------------------------


@pytest.mark.rule("miniatures:conditions.one_each", "miniatures:conditions.again")
def test_one_token_of_each_kind() -> None:
    st = stage(f"0 {SPEARS} at 24,12, weakened").state
    assert not conditions.put(st, 0, "weakened")
    assert conditions.put(st, 0, "panicked")
    assert conditions.count(st, 0) == 2


@pytest.mark.rule(
    "miniatures:conditions.weakened",
    "miniatures:conditions.vulnerable",
    "miniatures:conditions.stay",
    "miniatures:conditions.optional",
)
def test_tokens_are_spent_for_re_rolls() -> None:
    dice = {"attack": [6, 1, 1, 1, 1, 1, 1, 1]}
    p = strike(f"{SPEARS}, weakened", dice=dice, script={"dice__reroll": [("die:1",)]})
    assert p.tokens(0) == set()
    assert p.last("attack.hits")["hits"] == 0
    p = strike(f"{SPEARS}, weakened", dice={"attack": [1] * 7})
    assert p.tokens(0) == {"weakened"}  # it need not be spent
    dice = {"attack": [4] + [1] * 6, "defense": [6, 1], "morale": [6, 6]}
    p = strike(SPEARS, f"{SPEARS}, vulnerable", dice=dice, script={"dice__reroll": [("die:1",)]})
    assert (p.hurt(1), p.tokens(1)) == (1, set())
