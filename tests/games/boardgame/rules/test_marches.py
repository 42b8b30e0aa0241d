"""Chapters marches and transport."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations, product

import pytest
from tests.games.boardgame.driver import (
    BARATHEON,
    LANNISTER,
    STARK,
    cards,
    march,
    marches,
    order,
    owner,
    power,
    standing,
    units,
)

import weirwood
from weirwood.games.boardgame.facts import AREA, CASTLE, UNITS
from weirwood.games.boardgame.rules.marches import Prospect, list_parties, may_end, stepped
from weirwood.games.boardgame.rules.supply import fits, weigh
from weirwood.kernel import Match


@pytest.mark.rule("boardgame:marches.turns")
def test_one_march_each_in_turn_order() -> None:
    p = marches(
        {
            "winterfell": "stark footman, march_0",
            "karhold": "stark footman, march_minus_1",
            "lannisport": "lannister footman, march_0",
        },
        tracks={"iron_throne": ["stark", "lannister"]},
    )
    p.expect("marches.order", STARK)
    p.answer(STARK, "area:karhold")
    p.answer(STARK, "area:castle_black").answer(STARK, "none")
    p.expect("marches.to", LANNISTER)
    p.answer(LANNISTER, "end")
    p.expect("marches.to", STARK)


@pytest.mark.rule("boardgame:marches.split", "boardgame:marches.resolve")
def test_units_may_split_stay_or_not_move_at_all() -> None:
    p = marches({"winterfell": "stark 2 footman, knight, march_0"}, supply={"stark": 6})
    p.answer(STARK, "area:karhold").answer(STARK, {"footman": "1", "knight": "0"})
    p.answer(STARK, "area:moat_cailin").answer(STARK, {"footman": "0", "knight": "1"})
    p.answer(STARK, "end")
    assert units(p, "karhold") == ("stark", {"footman": 1})
    assert units(p, "moat_cailin") == ("stark", {"knight": 1})
    assert units(p, "winterfell") == ("stark", {"footman": 1})
    still = marches({"winterfell": "stark footman, march_0"})
    still.answer(STARK, "end")
    assert units(still, "winterfell") == ("stark", {"footman": 1})
    assert order(still, "winterfell") is None


@pytest.mark.rule("boardgame:marches.adjacent")
def test_only_adjacent_areas_can_be_reached() -> None:
    p = marches({"winterfell": "stark footman, march_0"})
    assert set(p.keys(STARK)) == {
        "area:castle_black",
        "area:karhold",
        "area:moat_cailin",
        "area:the_stony_shore",
        "area:white_harbor",
        "end",
    }
    no = p.why_not(STARK, "area:seagard")
    assert no is not None
    assert no.rule == "marches.adjacent"


@pytest.mark.rule("boardgame:marches.ships_sail")
def test_ships_sail_and_others_walk() -> None:
    p = marches(
        {
            "shipbreaker_bay": "baratheon ship, march_0",
            "dragonstone": "garrison",
            "storms_end": "tyrell footman",
        }
    )
    assert set(p.keys(BARATHEON)) == {
        "area:blackwater_bay",
        "area:east_summer_sea",
        "area:the_narrow_sea",
        "area:port_of_dragonstone",
        "end",
    }
    p.answer(BARATHEON, "area:port_of_dragonstone")
    assert units(p, "port_of_dragonstone") == ("baratheon", {"ship": 1})
    out = marches({"dragonstone": "garrison", "port_of_dragonstone": "baratheon ship, march_0"})
    assert out.keys(BARATHEON) == ["area:shipbreaker_bay", "end"]


@pytest.mark.rule("boardgame:marches.one_attack", "boardgame:marches.moves_first")
def test_one_attack_only_and_after_all_other_moves() -> None:
    p = marches(
        {
            "winterfell": "stark 3 footman, march_0",
            "karhold": "lannister footman",
            "moat_cailin": "baratheon footman",
            "white_harbor": "neutral 1",
        },
        supply={"stark": 6},
    )
    p.answer(STARK, "area:karhold").answer(STARK, {"footman": "1"})
    assert not p.told("combat.begins")
    assert not p.may(STARK, "area:moat_cailin")
    assert not p.may(STARK, "area:white_harbor")
    no = p.why_not(STARK, "area:moat_cailin")
    assert no is not None
    assert no.rule == "marches.one_attack"
    p.answer(STARK, "area:castle_black").answer(STARK, {"footman": "1"})
    assert units(p, "castle_black")[0] == "stark"
    p.answer(STARK, "end")
    assert p.told("combat.begins")[-1]["area"] == "karhold"


@pytest.mark.rule("boardgame:marches.walk_in")
def test_a_lone_token_is_no_obstacle() -> None:
    p = marches(
        {"winterfell": "stark footman, march_0", "karhold": "token of lannister"},
        power={"lannister": 2},
    )
    march(p, STARK, "karhold")
    assert owner(p, "karhold") == "stark"
    assert "token" not in p.view()["areas"]["karhold"]
    assert p.told("control.token_lost")
    assert not p.told("combat.begins")
    assert power(p, "lannister") == 2  # back to the pool, not to the purse


@pytest.mark.rule("boardgame:marches.garrison_fights")
def test_a_garrison_alone_is_fought() -> None:
    p = marches({"riverrun": "stark knight, march_0", "lannisport": "garrison"})
    p.answer(STARK, "area:lannisport").answer(STARK, "none")
    assert p.told("combat.begins")[-1]["defender"] == "lannister"
    assert p.told("combat.initial")[-1]["defense"] == 2
    cards(p, "eddard_stark", "cersei_lannister")
    assert owner(p, "lannisport") == "stark"


@pytest.mark.rule("boardgame:marches.routed_stay")
def test_routed_units_do_not_march() -> None:
    p = marches({"winterfell": "stark routed knight, footman, march_0"})
    march(p, STARK, "karhold")
    assert standing(p, "karhold") == {"footman": 1}
    idle = marches({"winterfell": "stark routed knight, march_0"})
    assert not idle.told("marches.moved")


@pytest.mark.rule("boardgame:marches.leapfrog")
def test_units_may_march_on_with_another_order() -> None:
    p = marches(
        {
            "winterfell": "stark footman, march_0",
            "moat_cailin": "stark footman, march_minus_1",
        }
    )
    p.answer(STARK, "area:winterfell")
    march(p, STARK, "moat_cailin")
    p.answer(STARK, "area:the_twins").answer(STARK, {"footman": "2"})
    p.answer(STARK, "none")
    assert units(p, "the_twins") == ("stark", {"footman": 2})


@pytest.mark.rule("boardgame:marches.modifier")
@pytest.mark.parametrize(
    ("token", "strength"), [("march_minus_1", 1), ("march_0", 2), ("march_plus_1", 3)]
)
def test_the_march_order_counts_in_the_combat(token: str, strength: int) -> None:
    p = marches({"winterfell": f"stark knight, {token}", "karhold": "lannister footman"})
    p.answer(STARK, "area:karhold")
    assert p.told("combat.initial")[-1]["attack"] == strength


# --- one action -----------------------------------------------------------------------------------

GOALS = ("greywater_watch", "seagard", "the_twins", "white_harbor", "winterfell")
SEAS = ("east_summer_sea", "west_summer_sea")  # far away: ships there take no part but weigh
Party = tuple[int, ...]  # units by kind
Split = frozenset[tuple[str, Party]]


@dataclass(frozen=True)
class Field:
    """A march from Moat Cailin, and the rule about it told of its outcome alone."""

    army: Party
    routed: int
    own: dict[str, int]
    foes: frozenset[str]
    neutral: dict[str, int]
    others: tuple[int, ...]
    supply: int

    def match(self) -> Match | None:
        """The position, or None if supply forbids it."""
        areas = {area: f"stark {size} footman" for area, size in self.own.items()}
        areas |= dict.fromkeys(self.foes, "lannister footman")
        areas |= {area: f"neutral {value}" for area, value in self.neutral.items()}
        areas |= {s: f"stark {n} ship" for s, n in zip(SEAS, self.others, strict=False)}
        units = [f"{n} {UNITS[kind]}" for kind, n in enumerate(self.army) if n]
        lying = ["routed footman"] * self.routed
        areas["moat_cailin"] = "stark " + ", ".join([*units, *lying, "march_0"])
        data = {"phase": "marches", "areas": areas, "supply": {"stark": self.supply}}
        try:
            return weirwood.scenario("boardgame", data)
        except weirwood.Refused:
            return None

    def lawful(self, split: Split) -> bool:
        """One attack at most, and whatever comes of it fits."""
        fights = [(g, p) for g, p in split if g in self.foes or g in self.neutral]
        if len(fights) > 1:
            return False
        home = sum(self.army) + self.routed - sum(sum(p) for _, p in split)
        sizes = dict(self.own)
        for goal, party in split:
            sizes[goal] = sizes.get(goal, 0) + sum(party)
        if not fits(weigh((home, *sizes.values(), *self.others)), self.supply):
            return False
        for goal, party in fights:
            if goal in self.neutral:
                worth = (1, 2, 0, 4 if CASTLE[AREA[goal]] else 0)
                return sum(n * w for n, w in zip(party, worth, strict=True)) >= self.neutral[goal]
            beaten = {**sizes, goal: 0}
            back = (home + sum(party), *beaten.values(), *self.others)
            return fits(weigh(back), self.supply)
        return True

    def leads(self, begun: Split, split: Split) -> bool:
        """May a march that has begun so end so? More units may follow where nobody fights."""
        last = dict(split)
        return all(
            last.get(goal) == party
            if goal in self.foes or goal in self.neutral
            else all(a <= b for a, b in zip(party, last.get(goal, ()), strict=False))
            and goal in last
            for goal, party in begun
        )

    def splits(self, goals: tuple[str, ...] = GOALS, left: Party = ()) -> Iterator[Split]:
        """Every way to send units of the army apart."""
        left = left or self.army
        if not goals:
            yield frozenset()
            return
        for party in product(*(range(n + 1) for n in left)):
            rest = tuple(n - m for n, m in zip(left, party, strict=True))
            for split in self.splits(goals[1:], rest):
                yield split | {(goals[0], party)} if any(party) else split


def random_field(rng: random.Random) -> Field:
    army = rng.choice(((1, 1), (2, 0), (3, 0), (2, 1), (3, 1), (2, 1, 0, 1), (1, 0)))
    own, foes, neutral = {}, set(), {}
    for goal in GOALS:
        what = rng.choice(("own", "own", "empty", "foe", "neutral"))
        if what == "own":
            own[goal] = rng.choice((1, 1, 2, 3))
        elif what == "foe":
            foes.add(goal)
        elif what == "neutral":
            neutral[goal] = rng.randint(1, 5)
    others = tuple(rng.choices((2, 2, 3), k=rng.randint(0, 2)))
    whole = (*army, 0, 0, 0)[: len(UNITS)]
    routed = rng.choice((0, 0, 1))
    return Field(whole, routed, own, frozenset(foes), neutral, others, rng.randint(0, 6))


def told(match: Match) -> tuple[dict[Split, set[tuple[str, Party]]], set[Split]]:
    """All that the game accepts: the steps after each beginning, and where a march may end."""
    steps: dict[Split, set[tuple[str, Party]]] = {}
    ends: set[Split] = set()
    todo: list[tuple[Split, Match]] = [(frozenset(), match)]
    while todo:
        split, here = todo.pop()
        if split in steps:
            continue
        steps[split] = set()
        d = here.decisions[0]
        if d.kind != "marches.to" or d.args != ("moat_cailin",):
            ends.add(split)
            continue
        for option in here.options(d):
            if option.key == "end":
                ends.add(split)
                continue
            goal = option.key.removeprefix("area:")
            if goal in {g for g, _ in split}:
                continue
            for party, after in sent(here, option.key):
                steps[split].add((goal, party))
                todo.append((split | {(goal, party)}, after))
    return steps, ends


def sent(match: Match, key: str) -> Iterator[tuple[Party, Match]]:
    """Every company that may go there, and what comes after."""
    asked = match.fork()
    before = asked.st.unit[:]
    asked.answer(asked.decisions[0], [key])
    d = asked.decisions[0] if asked.decisions else None
    first = AREA["moat_cailin"] * len(UNITS)
    if d is None or d.kind != "marches.units":
        yield tuple(before[first : first + len(UNITS)]), asked
        return
    for i in range(0, len(asked.st.parties), len(UNITS)):
        party = tuple(asked.st.parties[i : i + len(UNITS)])
        after = asked.fork()
        here = before[first : first + len(UNITS)]
        answer = {UNITS[k]: str(party[k]) for k in range(len(UNITS)) if here[k]}
        after.answer(after.decisions[0], answer)
        yield party, after


@pytest.mark.rule("boardgame:marches.step_by_step", "boardgame:supply.binds")
@pytest.mark.rule("boardgame:supply.outcomes")
@pytest.mark.parametrize("seed", range(8))
def test_every_lawful_march_can_be_told_in_every_order_and_no_other(seed: int) -> None:
    rng = random.Random(seed)
    tried = 0
    while tried < 6:
        field = random_field(rng)
        match = field.match()
        if match is None:
            continue
        tried += 1
        steps, ends = told(match)
        lawful = {split for split in field.splits() if field.lawful(split)}
        assert ends == lawful, field
        for begun in steps:  # no step leads where the march could not end any more
            assert any(field.leads(begun, split) for split in lawful), (field, begun)
        for split in lawful:
            for begun in map(
                frozenset, chain.from_iterable(combinations(split, n) for n in range(len(split)))
            ):
                assert split - begun <= steps[begun], (field, begun, split)


@pytest.mark.rule("boardgame:marches.step_by_step")
def test_a_march_may_pass_through_what_supply_forbids() -> None:
    """Supply 5 is 4-3-2-2: from knight and three footmen one goes to two, two attack, one stays."""
    areas = {
        "moat_cailin": "stark knight, 3 footman, march_0",
        "winterfell": "stark 2 footman",
        "castle_black": "stark 2 footman",
        "karhold": "stark 2 footman",
        "seagard": "lannister footman",
    }
    for attack_first in (True, False):
        p = marches(areas, supply={"stark": 5}, tracks={"iron_throne": ["stark"]})
        steps = [
            ("area:seagard", {"knight": "1", "footman": "1"}),
            ("area:winterfell", {"knight": "0", "footman": "1"}),
        ]
        for goal, party in steps if attack_first else reversed(steps):
            whole = {k: v for k, v in party.items() if standing(p, "moat_cailin").get(k)}
            p.answer(STARK, goal).answer(STARK, whole)
        p.answer(STARK, "end")
        assert units(p, "winterfell") == ("stark", {"footman": 3})
        assert p.told("combat.begins")


@pytest.mark.rule("boardgame:marches.step_by_step")
def test_a_step_too_many_is_made_good_by_one_into_empty_land() -> None:
    """Supply 5 is 4-3-2-2: 3-3-3-2 is too much, until one more leaves home; no foe is near."""
    areas = {
        "moat_cailin": "stark knight, 3 footman, march_0",
        "winterfell": "stark 2 footman",
        "castle_black": "stark 3 footman",
        "karhold": "stark 2 footman",
    }
    p = marches(areas, supply={"stark": 5}, tracks={"iron_throne": ["stark"]})
    p.answer(STARK, "area:winterfell").answer(STARK, {"knight": "0", "footman": "1"})
    assert p.refused(STARK, "end") == "supply.binds"
    p.answer(STARK, "area:seagard").answer(STARK, {"knight": "0", "footman": "1"})
    p.answer(STARK, "end")
    assert units(p, "winterfell") == ("stark", {"footman": 3})


def test_a_step_is_weighed_where_it_leaves_and_where_it_arrives() -> None:
    now = Prospect(supply=5, before=0, others=weigh((3, 2)), home=4, army=0)
    then = stepped(now, 1, 2)
    assert (then.home, then.others) == (3, weigh((3, 3)))
    assert may_end(now)
    assert not may_end(stepped(now._replace(others=weigh((3, 3, 2))), 1, 2))


@pytest.mark.rule("boardgame:supply.outcomes")
def test_a_march_whose_defeat_would_exceed_supply_is_refused() -> None:
    """Supply 1: the knight attacks, a footman joins another; beaten at home they would be 2-2-2."""
    areas = {
        "moat_cailin": "stark knight, 2 footman, march_0",
        "winterfell": "stark footman",
        "castle_black": "stark 2 footman",
        "seagard": "lannister footman",
    }
    p = marches(areas, supply={"stark": 1})
    p.answer(STARK, "area:winterfell").answer(STARK, {"knight": "0", "footman": "1"})
    assert p.refused(STARK, "end") == "supply.binds"
    p.answer(STARK, "area:seagard").answer(STARK, {"knight": "1", "footman": "0"})
    assert p.refused(STARK, "end") == "supply.outcomes"
    p.answer(STARK, "area:the_twins")  # the last footman goes elsewhere, and all is well
    p.expect("marches.token", STARK)
    areas |= dict.fromkeys(("greywater_watch", "the_twins", "white_harbor"), "lannister footman")
    shut = marches(areas, supply={"stark": 1})
    shut.answer(STARK, "area:seagard").answer(STARK, {"knight": "1", "footman": "0"})
    shut.answer(STARK, "area:winterfell").answer(STARK, {"footman": "1"})
    assert shut.refused(STARK, "end") == "supply.outcomes"
    assert shut.keys(STARK) == ["area:winterfell"]
    shut.answer(STARK, "area:winterfell")  # 3-2, and 3-2 with the knight back home
    shut.expect("marches.token", STARK)


@pytest.mark.rule("boardgame:supply.outcomes", "boardgame:ports.capture")
def test_ships_are_captured_only_if_a_defeat_leaves_room_for_them() -> None:
    areas = {
        "riverrun": "stark 3 knight, march_0",
        "lannisport": "token of lannister",
        "port_of_lannisport": "lannister 2 ship",
        "seagard": "greyjoy footman",
    }
    for more, most in (({}, 2), ({"winterfell": "stark 2 footman"}, 1)):
        p = marches({**areas, **more}, supply={"stark": 1}, tracks={"iron_throne": ["stark"]})
        p.answer(STARK, "area:lannisport").answer(STARK, {"knight": "1"})
        p.answer(STARK, "area:seagard").answer(STARK, {"knight": "1"}).answer(STARK, "end")
        # beaten, two knights are at home again: with two ships and two footmen one army too many
        assert p.expect("ports.capture", STARK).most == most


@pytest.mark.rule("boardgame:supply.no_worse")
def test_armies_beyond_supply_may_still_move_apart() -> None:
    p = marches(
        {"moat_cailin": "stark 3 footman, march_0", "winterfell": "stark 2 footman"},
        supply={"stark": 1},
    )
    st = p.st
    st.supply[STARK] = 0  # 2-2 allowed, 3-2 on the board
    origin = AREA["moat_cailin"]
    alone = list_parties(st, STARK, origin, AREA["seagard"])
    assert alone == [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]  # no worse than before
    joined = list_parties(st, STARK, origin, AREA["winterfell"])
    assert joined == [1, 0, 0, 0]  # 2-3 is no worse than 3-2, 1-4 is


@pytest.mark.rule("boardgame:supply.outcomes", "boardgame:neutral.help")
def test_help_that_fails_to_come_is_an_outcome_too() -> None:
    """Supply 1 is 3-2: one of three joins another, one more needs help; without, 2-2-2 stands."""
    areas = {
        "moat_cailin": "stark 3 footman, march_0",
        "winterfell": "stark footman",
        "castle_black": "stark 2 footman",
        "seagard": "neutral 3",
        "riverrun": "lannister 2 footman, support",
        **dict.fromkeys(("greywater_watch", "the_twins", "white_harbor"), "lannister footman"),
    }
    p = marches(areas, supply={"stark": 1, "lannister": 6})
    p.answer(STARK, "area:winterfell").answer(STARK, {"footman": "1"})
    p.answer(STARK, "area:seagard").answer(STARK, {"footman": "1"})
    p.answer(LANNISTER, "none")
    assert p.refused(STARK, "end") == "supply.binds"
    p.answer(STARK, "area:winterfell").answer(STARK, {"footman": "1"})
    assert p.may(STARK, "end")  # 1-3-2
    helped = marches(areas, supply={"stark": 1, "lannister": 6})
    helped.answer(STARK, "area:winterfell").answer(STARK, {"footman": "1"})
    helped.answer(STARK, "area:seagard").answer(STARK, {"footman": "1"})
    helped.answer(LANNISTER, "attacker")
    assert helped.keys(STARK)[-1] == "end"


@pytest.mark.rule("boardgame:ports.three_ships", "boardgame:neutral.enough")
@pytest.mark.rule("boardgame:ports.no_attack", "boardgame:marches.ships_sail")
def test_a_refused_step_names_the_rule_against_it() -> None:
    p = marches(
        {
            "shipbreaker_bay": "baratheon 2 ship, march_0",
            "dragonstone": "baratheon footman",
            "port_of_dragonstone": "baratheon 2 ship",
            "storms_end": "tyrell footman",
            "blackwater_bay": "lannister ship",
        },
        supply={"baratheon": 6},
    )
    assert p.refused(BARATHEON, "area:port_of_storms_end") == "ports.no_attack"
    assert p.refused(BARATHEON, "area:storms_end") == "marches.ships_sail"
    p.answer(BARATHEON, "area:port_of_dragonstone")
    assert p.refused(BARATHEON, {"ship": "2"}) == "ports.three_ships"
    assert p.refused(BARATHEON, {"ship": "0"}) == "marches.step_by_step"
    assert p.refused(BARATHEON, {"ship": "7"}) == "marches.split"
    q = marches(
        {"moat_cailin": "stark knight, footman, march_0", "seagard": "neutral 2"},
        supply={"stark": 6},
    )
    q.answer(STARK, "area:seagard")
    assert q.refused(STARK, {"knight": "0", "footman": "1"}) == "neutral.enough"
    weak = marches({"moat_cailin": "stark footman, march_0", "seagard": "neutral 2"})
    assert weak.refused(STARK, "area:seagard") == "neutral.enough"


@pytest.mark.rule("boardgame:marches.split", "boardgame:ports.three_ships")
@pytest.mark.rule("boardgame:neutral.enough", "boardgame:marches.step_by_step")
def test_a_refused_number_of_units_names_the_rule_against_it() -> None:
    p = marches(
        {
            "shipbreaker_bay": "baratheon 2 ship, march_0",
            "dragonstone": "baratheon footman",
            "port_of_dragonstone": "baratheon 2 ship",
        },
        supply={"baratheon": 6},
    )
    p.answer(BARATHEON, "area:port_of_dragonstone")
    rules = {
        "ship=1": None,
        "ship=2": "ports.three_ships",
        "ship=0": "marches.step_by_step",
        "ship=3": "marches.split",
        "ship=many": "marches.split",
        "footman=1": "marches.split",
        "dragon=1": "marches.split",
    }
    for key, rule in rules.items():
        no = p.why_not(BARATHEON, key)
        assert (no and no.rule) == rule, key
        assert no is None or no.args == {"area": "port_of_dragonstone"}
    q = marches(
        {"moat_cailin": "stark knight, footman, march_0", "seagard": "neutral 2"},
        supply={"stark": 6},
    )
    q.answer(STARK, "area:seagard")
    no = q.why_not(STARK, "knight=0")
    assert no is not None
    assert no.rule == "neutral.enough"


@pytest.mark.rule("boardgame:marches.split")
def test_a_march_that_moves_nobody_is_told() -> None:
    p = marches({"winterfell": "stark footman, march_0"})
    p.answer(STARK, "end")
    assert p.told("marches.idle")[-1]["area"] == "winterfell"
    routed = marches({"winterfell": "stark routed knight, march_0"})
    assert routed.told("marches.idle")
    moved = marches({"winterfell": "stark footman, march_0"})
    moved.answer(STARK, "area:karhold")
    assert not moved.told("marches.idle")


@pytest.mark.rule("boardgame:marches.split")
def test_the_march_from_lannisport() -> None:
    p = marches(
        {
            "lannisport": "lannister 3 footman, march_0",
            "searoad_marches": "lannister footman",
        }
    )
    p.answer(LANNISTER, "area:stoney_sept").answer(LANNISTER, {"footman": "1"})
    p.answer(LANNISTER, "area:searoad_marches").answer(LANNISTER, {"footman": "1"})
    p.answer(LANNISTER, "end")
    assert standing(p, "searoad_marches") == {"footman": 2}
    assert standing(p, "lannisport") == standing(p, "stoney_sept") == {"footman": 1}
