"""Scenarios: a position in a few readable lines, and a refusal for everything that is none."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.state import VULNERABLE
from weirwood.kernel import Refused, registry
from weirwood.kernel.testing import Play

UNIT = "stark_sworn_swords"
LADY = "catelyn_stark_lady_of_winterfell"
PLAIN: dict[str, Any] = {
    "units": [f"0 {UNIT} at 24,20", f"1 {UNIT} at 24,30 facing 180"], "turn": 0, "round": 1,
}  # fmt: skip


@pytest.mark.rule("miniatures:field.scenario")
def test_a_position_in_a_few_lines() -> None:
    p = Play.scenario(
        "miniatures",
        {
            "units": [
                f"0 {UNIT} at 24,20, wounds 5, vulnerable, activated",
                "1 lannister_guardsmen against 0 left half_right, with guard_captain",
                f"0 {UNIT} at 4,4, commander {UNIT}",
            ],
            "ncus": [f"0 {LADY} on zone_crown"],
            "terrain": ["forest at 40,24 facing 90"],
            "objectives": ["at 24,20 center objective_6"],
            "hands": {"0": ["winters_might"]},
            "vp": [2, 3],
            "round": 4,
            "turn": 0,
        },
        inject=[("attack", 5)],
    )
    st = p.st
    assert (st.health[0], st.tokens[0], st.activated[0]) == (7, VULNERABLE, 1)
    assert st.touch  # enemies that touch are engaged
    assert st.attached[1] == ("guard_captain",)
    assert (st.vp, st.round, st.n_zone) == ([2, 3], 4, ["zone_crown"])
    assert p.view(0)["players"][0]["hand"][0]["face"] == "winters_might"
    assert st.o_unit == [0]


ODD: list[Any] = [5, None, 3.5, "x", ["x"], [["x"]], {"x": 1}, {"9": ["x"]}, [None]]
BAD_UNITS = [
    "", "0", "0 nobody at 1,1", f"0 {UNIT} at x,1", f"0 {UNIT} at 24", f"9 {UNIT} at 24,20",
    f"-1 {UNIT} at 24,20", f"0 {UNIT} at 24,20 facing x", f"0 {UNIT} against x front",
    f"0 {UNIT} against 7 front", f"0 {UNIT} at 24,20, wounds x", f"0 {UNIT} at 24,20, wounds",
    f"0 {UNIT} at 24,20, with nobody", f"0 {UNIT} at 24,20, note x y", f"0 {UNIT} at 24,20, ",
    f"0 {UNIT} at NaN,20", f"0 {UNIT} at 1e9,20", f"0 {UNIT} at 99,20", "0 castle_wall",
    f"0 {UNIT} at 24,20.00001",
]  # fmt: skip
BAD_NCUS = [
    "0", "x y", "0 nobody", f"9 {LADY}", f"0 {LADY} on", f"0 {LADY} on nowhere",
    f"0 {LADY} tokens", f"0 {LADY} tokens x", f"0 {LADY} influences 99",
]  # fmt: skip


def refused(**data: Any) -> str:
    with pytest.raises(Refused) as no:
        registry.scenario("miniatures", {**PLAIN, **data})
    return no.value.rule


@pytest.mark.rule("miniatures:field.scenario")
@pytest.mark.parametrize("line", BAD_UNITS)
def test_units_that_cannot_be_read(line: str) -> None:
    assert refused(units=[line]) in {"field.scenario", "movement.table_edge"}


@pytest.mark.parametrize("line", BAD_NCUS)
def test_ncus_that_cannot_be_read(line: str) -> None:
    assert refused(ncus=[line]) == "field.scenario"


@pytest.mark.parametrize(
    "line", ["x", "forest at", "nothing at 1,1", "forest at 1,1 facing x", "forest at x,y"]
)
def test_terrain_that_cannot_be_read(line: str) -> None:
    assert refused(terrain=[line]) == "field.scenario"


@pytest.mark.parametrize("line", ["at", "at x,y", "nowhere", "at 1,1 pile=x", "at 1,1 pile=9"])
def test_tokens_that_cannot_be_read(line: str) -> None:
    assert refused(objectives=[line]) == "field.scenario"


@pytest.mark.parametrize("key", sorted({"turn", "round", "first", "attacker", "seats", "points"}))
def test_numbers_are_numbers(key: str) -> None:
    for odd in [*(o for o in ODD if o != 5 or key not in {"round", "points"}), 99_999, -7]:
        assert refused(**{key: odd}) == "field.scenario"


@pytest.mark.parametrize(
    "key",
    [
        "vp", "zones", "missions", "missions_next", "switches", "factions", "hands", "decks",
        "bonuses", "units", "ncus", "terrain", "table", "mode", "rule", "teams",
    ],
)  # fmt: skip
def test_everything_else_has_its_shape(key: str) -> None:
    for odd in ODD:
        assert refused(**{key: odd}) == "field.scenario"


def test_unknown_keys_and_overlapping_trays() -> None:
    assert refused(wish="victory") == "field.scenario"
    assert refused(units=[f"0 {UNIT} at 24,20", f"1 {UNIT} at 25,20"]) == "movement.overlap"
    assert refused(rule=["miniatures.wounds.wound"]) == "field.scenario"
    assert refused(rule=["miniatures.nothing", 1]) == "field.scenario"
    assert refused(hands={"0": ["nothing"]}) == "field.scenario"
    assert refused(teams=True) == "field.scenario"


@pytest.mark.rule("miniatures:field.scenario")
def test_tokens_carried_bounties_orders_and_walls() -> None:
    st = Play.scenario(
        "miniatures",
        {
            "mode": "a_dance_with_dragons",
            "units": [
                "0 sworn_brothers at 24,20, used order_martial_training",
                "1 stone_crows_neutral at 24,40 facing 180, used order_incite",
            ],
            "objectives": ["at 24,20 carried=0", "at 4,4"],
            "turn": 0,
        },
    ).st
    assert st.o_unit == [0, -1]
    assert st.notes[0]["order:order_martial_training"] == 1
    assert st.notes[1]["order:order_incite"] == 1
    priced = [f"{line}, bounty 2, marked" for line in PLAIN["units"]]
    fire = Play.scenario("miniatures", {**PLAIN, "mode": "fire_and_blood", "units": priced}).st
    assert (fire.bounty, fire.marked) == ((2, 2), (1, 1))
    three = [*priced, *(f"0 {UNIT} at {x},6, marked" for x in (10, 24))]
    assert refused(mode="fire_and_blood", units=three) == "field.scenario"  # two each are marked
    walls = ["0 castle_wall at 24,4, wounds 6", *PLAIN["units"]]
    siege = {**PLAIN, "mode": "a_storm_of_swords", "units": walls}
    assert Play.scenario("miniatures", siege).st.health[0] == 0
    ground = {**PLAIN, "mode": "honed_and_ready", "terrain": ["castle_wall at 0.875,24 facing 90"]}
    assert Play.scenario("miniatures", ground).st.t_kind == ("castle_wall",)


@pytest.mark.rule("miniatures:field.scenario")
def test_what_belongs_to_another_mode_is_refused() -> None:
    """Walls and besiegers to the siege, missions to the modes that have them."""
    plain: dict[str, Any] = {"mode": "a_game_of_thrones"}
    siege: dict[str, Any] = {"mode": "a_storm_of_swords"}
    mission = next(iter(facts.MISSIONS))
    for mode in (plain, siege):  # where they are terrain nobody besieges them
        assert refused(terrain=["castle_wall at 10,40"], **mode) == "field.scenario"
    wall = "castle_wall at 24,4"
    assert refused(units=[f"0 {wall}", *PLAIN["units"]], **plain) == "field.scenario"
    assert refused(units=[f"1 {wall}", *PLAIN["units"]], **siege) == "field.scenario"
    assert refused(missions=[mission], **plain) == "field.scenario"
    assert refused(missions_next=[mission], **plain) == "field.scenario"
    assert refused(attacker=0, **plain) == "field.scenario"


@pytest.mark.rule("miniatures:ncus.influence_one", "miniatures:ncus.influence_taken")
def test_a_unit_carries_one_influence_of_friends_and_one_of_enemies() -> None:
    units = [*PLAIN["units"], f"0 {UNIT}"]
    lord = "howland_reed_protector_of_the_neck"
    both = [f"0 {LADY} on zone_crown, influences 0", f"1 {lord} on zone_wealth, influences 0"]
    p = Play.scenario("miniatures", {**PLAIN, "units": units, "ncus": both})
    assert p.st.n_unit == [0, 0]
    mine = [f"0 {LADY} on zone_crown, influences 0", f"0 {lord} on zone_wealth, influences 0"]
    assert refused(units=units, ncus=mine) == "ncus.influence_taken"
    assert refused(units=units, ncus=[f"0 {LADY} influences 2"]) == "field.scenario"  # in reserve


@pytest.mark.rule("miniatures:armies.attachment_kind", "miniatures:armies.attachment_solo")
def test_attachments_are_in_units_that_can_hold_them() -> None:
    rider = next(name for name, row in facts.ATTACHMENTS.items() if row.kind == "cavalry")
    far = f"1 {UNIT} at 24,30 facing 180"
    assert refused(units=[f"0 {UNIT} at 24,20, with {rider}", far]) == "armies.attachment_kind"
    assert refused(units=["0 ghost at 24,20, with guard_captain", far]) == "armies.attachment_solo"
    two = f"0 {UNIT} at 24,20, with guard_captain sworn_sword_captain"
    assert refused(units=[f"{two}, wounds 11", far]) == "field.scenario"  # they would fall last
    assert Play.scenario("miniatures", {**PLAIN, "units": [f"{two}, wounds 10", far]}).st.health
    lost = f"0 {UNIT} at 24,20, commander robb_stark_the_wolf_lord"
    assert refused(units=[lost, far]) == "field.scenario"  # who is not there
    kings = [f"0 {UNIT} at {x},20, commander {UNIT}" for x in (10, 24)]
    assert Play.scenario("miniatures", {**PLAIN, "units": [*kings, far]}).st.commander[0] == UNIT
    assert refused(units=[*kings, "0 ghost at 40,20, commander ghost", far]) == "field.scenario"


@pytest.mark.rule("miniatures:tactics.hand_limit")
def test_no_hand_is_larger_than_the_limit() -> None:
    cards = list(facts.CARDS)[:6]
    assert refused(hands={"0": cards}) == "tactics.hand_limit"
    assert Play.scenario("miniatures", {**PLAIN, "hands": {"0": cards[:5]}}).st.cards


def test_what_cannot_be_is_refused() -> None:
    own = {"mode": "a_dance_with_dragons"}
    assert refused(objectives=["at 24,20 carried=0"]) == "field.scenario"  # nobody carries here
    assert refused(objectives=["at 24,20 carried=9"], **own) == "field.scenario"
    two = ["at 24,20 carried=0", "at 20,20 carried=0"]
    assert refused(objectives=two, **own) == "field.scenario"
    assert refused(objectives=["at 24,20 hovering"]) == "field.scenario"
    assert refused(units=[f"0 {UNIT} at 24,20, wounds 12"]) == "field.scenario"
    assert refused(units=[f"0 {UNIT} at 24,20, used order_nothing"]) == "field.scenario"
    assert refused(units=[f"0 {UNIT} at 24,20, bounty"]) == "field.scenario"
    for what in ("bounty 1", "marked", "used order_incite", "panicked panicked"):
        assert refused(units=[f"0 {UNIT} at 24,20, {what}"]) == "field.scenario", what
    drilled = "0 sworn_brothers at 24,20, used order_martial_training 2"
    assert refused(units=[drilled]) == "field.scenario"
