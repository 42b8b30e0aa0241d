"""What all abilities share."""

from __future__ import annotations

import pytest
from tests.games.miniatures.driver import MINE, SPEARS, attack_row, line, stage, strike

from weirwood.games.miniatures.effects import sources
from weirwood.games.miniatures.rules import actions, attack
from weirwood.games.miniatures.rules.contexts import top

NCU = "pycelle_grand_maester"


# ---- actions that an effect takes away ----------------------------------------------------------


@pytest.mark.rule("miniatures:abilities.always")
def test_a_forbidden_action_is_not_offered() -> None:
    units = [MINE, f"1 {SPEARS} at 24,21 facing 180"]
    st = stage(*units).state
    assert f"charge:{SPEARS}:1" in actions.action_keys(st, 0, (0,))
    st.effects.append({"what": "forbid", "unit": 0, "actions": ("charge", "raze"), "until": "turn"})
    found = actions.action_keys(st, 0, (0,))
    assert not [option for option in found if option.startswith("charge")]
    no = actions.why_not_key(st, 0, (0,), f"charge:{SPEARS}:1")
    assert no is not None
    assert no.rule == "abilities.always"
    assert actions.free_keys(st, 0, (0, ("charge",), -1, "")) == ["none"]
    st.effects.append({"what": "forbid", "unit": 0, "actions": ("all",), "until": "turn"})
    assert actions.action_keys(st, 0, (0,)) == ["none"]


# ---- abilities ----------------------------------------------------------------------------------


@pytest.mark.rule("miniatures:abilities.innate", "miniatures:abilities.lost")
def test_losing_abilities() -> None:
    led = "house_umber_berserkers, with umber_champion"
    st = stage(line(0, led, "at 24,12")).state
    st.effects.append({"what": "mute", "unit": 0, "until": "turn"})
    assert [name for name, _ in sources.abilities(st, 0)] == ["berserkers_fervor"]
    guards = stage("0 stark_sworn_swords at 24,12").state
    guards.effects.append({"what": "mute", "unit": 0, "until": "turn"})
    assert sources.abilities(guards, 0) == ()


@pytest.mark.rule(
    "miniatures:abilities.critical_blow",
    "miniatures:abilities.precision",
    "miniatures:abilities.both_on_six",
    "miniatures:abilities.faces",
)
def test_sixes() -> None:
    dice = {"attack": [6, 1, 1, 1, 1, 1, 1], "defense": [6, 6]}
    assert strike("stark_sworn_swords", dice=dice).last("attack.hits")["hits"] == 2
    syrio = f"{SPEARS}, with syrio_forel_first_blade_of_braavos"
    assert strike(syrio, dice=dice).last("attack.wounds")["count"] == 1
    both = f"{SPEARS}, with daario_naharis_reckless_mercenary_neutral"
    p = strike(both, dice=dice)
    assert (p.last("attack.hits")["hits"], p.last("attack.wounds")["count"]) == (2, 1)
    worse = strike(syrio, "house_mormont_bruisers", dice=dice)
    assert worse.last("attack.wounds")["count"] == 1  # -1 to hit does not change the face


@pytest.mark.rule("miniatures:abilities.highest_lowest", "miniatures:abilities.highest")
def test_highest_and_lowest_dice() -> None:
    row = attack_row("house_umber_berserkers", SPEARS)
    assert row["n"] == 7
    st = stage(
        line(0, f"{SPEARS}, with stormcrow_lieutenant_neutral", "at 24,12"),
        f"1 {SPEARS} against 0 front",
        ncus=[f"0 {NCU} on zone_wealth"],
    ).state
    st.effects.append(
        {
            "what": "part",
            "source": "bribery",
            "part": "attached",
            "unit": 0,
            "seat": 1,
            "until": "game",
        }
    )

    attack.begin(st, 0, 1, 0, "front", False)
    attack.count_dice(st)
    assert (top(st)["highest"], top(st)["lowest"], top(st)["n"]) == (True, True, 4)
