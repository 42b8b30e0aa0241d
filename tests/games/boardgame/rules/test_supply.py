"""Ledger: `supply`."""

from __future__ import annotations

import pytest
from tests.games.boardgame.driver import (
    LANNISTER,
    STARK,
    TYRELL,
    board,
    march,
    marches,
    standing,
)

from weirwood.games.boardgame.facts import ARMIES
from weirwood.games.boardgame.rules.supply import armies, fits, weigh


@pytest.mark.rule("boardgame:supply.table", "boardgame:supply.armies")
def test_the_supply_table() -> None:
    assert ARMIES == (
        (2, 2),
        (3, 2),
        (3, 2, 2),
        (3, 2, 2, 2),
        (3, 3, 2, 2),
        (4, 3, 2, 2),
        (4, 3, 2, 2, 2),
    )
    assert fits(weigh([2, 3, 2]), 2)
    assert not fits(weigh([3, 3]), 2)
    p = board(areas={"winterfell": "stark footman", "karhold": "stark 2 footman"})
    assert armies(p.st, STARK) == weigh([2])  # a lone unit is no army


@pytest.mark.rule("boardgame:supply.adjust")
def test_the_marker_follows_barrels_only_when_told() -> None:
    p = board(
        effect="supply",
        areas={
            "highgarden": "tyrell footman",
            "lannisport": "tyrell footman",
            "blackwater": "token of tyrell",
            "the_mountains_of_the_moon": "token of tyrell",
        },
        supply={"tyrell": 0},
    )
    assert p.st.supply[TYRELL] == 6  # seven barrels, the track ends at six
    assert p.st.supply[LANNISTER] == 0
    # taking two barrels in a march does not move the marker
    still = marches({"the_reach": "tyrell footman, march_0"})
    march(still, TYRELL, "blackwater", token=False)
    before = still.events[: [e["kind"] for e in still.events].index("round.begins")]
    assert not [e for e in before if e["kind"] == "supply.set"]


@pytest.mark.rule("boardgame:supply.reduce", "boardgame:supply.free_choice")
@pytest.mark.rule("boardgame:supply.equal")
def test_the_owner_cuts_as_it_likes() -> None:
    p = board(
        effect="supply",
        areas={
            "karhold": "stark 3 footman",
            "castle_black": "stark 2 knight",
            "moat_cailin": "stark 2 footman",
        },
        supply={"stark": 2},
    )
    # Winterfell has one barrel: armies of three and two
    p.expect("supply.loss", STARK)
    assert p.may(STARK, "unit:knight:castle_black")
    p.answer(STARK, "unit:footman:karhold")  # not needed, but the owner may
    p.answer(STARK, "unit:knight:castle_black")
    assert standing(p, "castle_black") == {"knight": 1}
    assert len(p.told("supply.lost")) == 2


@pytest.mark.rule("boardgame:supply.binds")
def test_supply_binds_marches_and_counts_attackers() -> None:
    areas = {
        "the_reach": "tyrell 2 footman, march_0",
        "highgarden": "tyrell 2 footman",
        "oldtown": "tyrell footman",
        "dornish_marches": "lannister footman",
    }
    p = board(phase="marches", areas=areas, supply={"tyrell": 0})
    # 2-2 is full: two may walk together, but nobody may join the other army
    assert not p.may(TYRELL, "area:highgarden")
    no = p.why_not(TYRELL, "area:highgarden")
    assert no is not None
    assert no.rule == "supply.binds"
    p.answer(TYRELL, "area:dornish_marches").answer(TYRELL, {"footman": "2"})
    assert p.st.battle >= 0
    assert p.told("marches.attack")[-1]["units"] == ["footman", "footman"]


@pytest.mark.rule("boardgame:supply.reduce", "boardgame:supply.adjust")
def test_supply_from_five_to_three() -> None:
    """Lannister lost Riverrun and Seagard: 4-3-2-2 must become 3-2-2-2."""
    p = board(
        seats=5,
        effect="supply",
        areas={
            "the_twins": "lannister 2 knight, 2 footman",
            "harrenhal": "lannister knight, 2 footman",
            "lannisport": "lannister 2 footman",
            "the_golden_sound": "lannister 2 ship",
            "searoad_marches": "token of lannister",
            "riverrun": "greyjoy footman",
            "seagard": "greyjoy footman",
        },
        supply={"lannister": 5},
        tracks={"iron_throne": ["lannister"]},
    )
    assert p.st.supply[LANNISTER] == 3
    p.answer(LANNISTER, "unit:footman:the_twins")
    p.answer(LANNISTER, "unit:footman:harrenhal")
    assert standing(p, "the_twins") == {"knight": 2, "footman": 1}
    assert standing(p, "harrenhal") == {"knight": 1, "footman": 1}
    assert [e["house"] for e in p.told("supply.lost")] == ["lannister", "lannister"]


@pytest.mark.rule("boardgame:supply.armies", "boardgame:supply.reduce")
def test_a_lone_unit_is_no_loss_to_supply() -> None:
    p = board(
        effect="supply",
        areas={
            "winterfell": "stark 3 footman, knight",
            "blackwater": "stark footman",
            "karhold": "lannister footman",
            "moat_cailin": "lannister 2 footman",
        },
        supply={"stark": 6, "lannister": 6},
    )
    p.expect("supply.loss", STARK)
    rules = {
        "unit:footman:blackwater": "supply.armies",
        "unit:footman:karhold": "supply.reduce",
        "unit:footman:moat_cailin": "supply.reduce",
        "unit:footman:castle_black": "supply.reduce",
        "unit:footman:nowhere": "supply.reduce",
        "unit:knight:winterfell": None,
    }
    for key, rule in rules.items():
        no = p.why_not(STARK, key)
        assert (no and no.rule) == rule, key


def keeps(sizes: list[int], supply: int) -> bool:
    """The supply table, read by hand: the armies, largest first, beside those allowed."""
    armies_ = sorted((size for size in sizes if size > 1), reverse=True)
    limit = ARMIES[supply]
    return len(armies_) <= len(limit) and all(a <= b for a, b in zip(armies_, limit, strict=False))


@pytest.mark.rule("boardgame:supply.outcomes", "boardgame:ports.capture")
@pytest.mark.parametrize("others", [(), (2,), (2, 2), (3, 2), (3,)])
@pytest.mark.parametrize("supply", range(7))
def test_captured_ships_must_fit_whether_the_attackers_win_or_not(
    supply: int, others: tuple[int, ...]
) -> None:
    """One knight takes Lannisport, some attack Seagard, the rest stay in Riverrun."""
    far = ("winterfell", "castle_black", "karhold")
    seen = 0
    for knights, attackers in ((2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)):
        home = knights - 1 - attackers
        if not keeps([knights, *others], supply):
            continue
        p = marches(
            {
                "riverrun": f"stark {knights} knight, march_0",
                "lannisport": "token of lannister",
                "port_of_lannisport": "lannister 3 ship",
                "seagard": "greyjoy footman",
                **{a: f"stark {n} footman" for a, n in zip(far, others, strict=False)},
            },
            supply={"stark": supply, "lannister": 6},
            tracks={"iron_throne": ["stark"]},
        )
        p.answer(STARK, "area:lannisport")
        p.answer(STARK, {"knight": "1"})
        p.answer(STARK, "area:seagard")
        if p.asked().kind == "marches.units":
            if not p.may(STARK, f"knight={attackers}"):
                continue
            p.answer(STARK, {"knight": str(attackers)})
        elif home or attackers != knights - 1:
            continue
        if p.asked().kind == "marches.to":
            if not p.may(STARK, "end"):
                continue
            p.answer(STARK, "end")
        while p.asked().kind == "marches.token":
            p.answer(STARK, "none")
        most = max(
            ships
            for ships in range(4)
            if keeps([home, 1, attackers, ships, *others], supply)
            and keeps([home + attackers, 1, ships, *others], supply)
        )
        seen += 1
        if most:
            assert p.expect("ports.capture", STARK).most == most, (knights, attackers)
        else:
            assert p.asked().kind != "ports.capture", (knights, attackers)
    assert seen or not keeps([2, *others], supply)
