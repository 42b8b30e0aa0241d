"""Saves and records: round trips, older versions, and everything that can be wrong with them."""

from __future__ import annotations

import copy
import dataclasses
import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import weirwood
from tests.kernel import toy
from weirwood.kernel import registry
from weirwood.kernel.saving import rename_kind, rename_point, seal

registry.add(toy.GAME)


def middle(steps: int = 9, seed: int = 4) -> Any:
    m = weirwood.new("toy", seats=3, seed=seed)
    rng = random.Random(seed)
    for _ in range(steps):
        m.answer(m.decisions[0], m.sample(m.decisions[0], rng))
    return m


def finished(seed: int = 4) -> Any:
    m = middle(0, seed)
    rng = random.Random(seed)
    while not m.over:
        m.answer(m.decisions[0], m.sample(m.decisions[0], rng))
    return m


# ---- older versions -------------------------------------------------------------------------

# A save written by version 1 of the toy game's rules: the dare was called `toy.go`, its point too,
# and the question `toy.react` before the duel did not exist yet.
OLD: dict[str, Any] = {
    "weirwood": 1,
    "game": "toy",
    "rules": 1,
    "content": "",
    "seats": 2,
    "seed": 3,
    "settings": {"rounds": 2},
    "told": [4, 4, 4],
    "state": {
        "seats": 2,
        "chance": 1234567890123456789,
        "number": 3,
        "form": 2,
        "asked": [[2, 1, "toy.go", "pick", 1, 1, [0]]],
        "replies": [None],
        "chips": [5, 4],
        "cards": {
            "face": [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
            "seen": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
            "zone": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3],
            "piles": [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [], [], [11]],
        },
        "round": 1,
        "rounds": 2,
        "pos": [0, 0],
        "frames": [
            {"procedure": "kernel.toy.game", "point": "turn", "locals": {}},
            {"procedure": "kernel.toy.turn", "point": "duel", "locals": {"best": 1}},
            {"procedure": "kernel.toy.duel", "point": "toy.go", "locals": {"dared": 0, "seat": 1}},
        ],
    },
}


def from_one(data: dict[str, Any]) -> dict[str, Any]:
    data = copy.deepcopy(data)
    rename_point(data, "kernel.toy.duel", "toy.go", "toy.dare")
    rename_kind(data, "toy.go", "toy.dare")
    data["rules"] = 2
    return data


def test_a_save_of_an_older_version_is_upgraded_and_finishes() -> None:
    registry.add(dataclasses.replace(toy.GAME, upgrades={1: from_one}))
    m = weirwood.load(sealed(OLD))
    assert m.decisions[0].kind == "toy.dare"
    assert m.view(1)["asked"][0]["args"] == [0]
    rng = random.Random(1)
    kinds = set()
    while not m.over:
        d = m.decisions[0]
        kinds.add(d.kind)
        m.answer(d, m.sample(d, rng))
    assert "toy.react" in kinds  # the question inserted since then is asked in the next round
    registry.add(toy.GAME)


def test_an_older_version_without_an_upgrade_is_refused() -> None:
    registry.add(toy.GAME)
    with pytest.raises(weirwood.Refused, match=r"kernel\.version.*found=1, allowed=2"):
        weirwood.load(sealed(OLD))


def test_an_edited_save_is_noticed_by_its_checksum() -> None:
    saved = middle().save()
    saved["state"]["chips"][0] += 1
    with pytest.raises(weirwood.Refused, match=r"kernel\.save \(what=check"):
        weirwood.load(saved)


# ---- bad saves ------------------------------------------------------------------------------


def change(saved: dict[str, Any], *path: Any, to: Any) -> dict[str, Any]:
    out: Any = json.loads(json.dumps(saved))
    at = out
    for p in path[:-1]:
        at = at[p]
    at[path[-1]] = to
    return sealed(out)


def sealed(saved: dict[str, Any]) -> dict[str, Any]:
    """With a checksum that fits, so that the other checks have to hold."""
    return {**saved, "check": seal(saved)}


BAD: list[tuple[tuple[Any, ...], Any, str]] = [
    (("weirwood",), 9, "kernel.save"),
    (("game",), "chess", "kernel.unknown_game"),
    (("rules",), 99, "kernel.version"),
    (("rules",), "2", "kernel.version"),
    (("seats",), 2, "kernel.save"),
    (("seats",), 17, "kernel.seats"),
    (("seed",), "x", "kernel.save"),
    (("told",), [1], "kernel.save"),
    (("settings",), {"rounds": 77}, "kernel.setting_value"),
    (("settings",), [], "kernel.settings"),
    (("extra",), 1, "kernel.save"),
    (("state",), [], "kernel.save"),
    (("state", "nothing"), 1, "kernel.save"),
    (("state", "chips"), "many", "kernel.save"),
    (("state", "chips", 0), "six", "kernel.save"),
    (("state", "asked"), [], "kernel.save"),
    (("state", "asked", 0, 2), "toy.nothing", "kernel.save"),
    (("state", "asked", 0, 1), 7, "kernel.save"),
    (("state", "replies"), [], "kernel.save"),
    (("state", "frames"), [], "kernel.save"),
    (("state", "frames", 0, "procedure"), "toy.gone", "kernel.save"),
    (("state", "frames", 1, "point"), "gone", "kernel.save"),
    (("state", "frames", 1, "locals"), {}, "kernel.save"),
    (("state", "frames", 1), 3, "kernel.save"),
]


@pytest.mark.parametrize(("path", "to", "rule"), BAD)
def test_a_damaged_save_is_refused(path: tuple[Any, ...], to: Any, rule: str) -> None:
    saved = middle(4).save()
    with pytest.raises(weirwood.Refused) as caught:
        weirwood.load(change(saved, *path, to=to))
    assert caught.value.rule == rule


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[1, 2]", '"x"', "{}"])
def test_text_that_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(weirwood.Refused, match=r"kernel\.save"):
        weirwood.load(text)


json_values = some.recursive(
    some.none() | some.booleans() | some.integers(-9, 99) | some.text(max_size=5),
    lambda inner: (
        some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


def paths(x: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    out = [here] if here else []
    if isinstance(x, dict):
        for k, v in x.items():
            out += paths(v, (*here, k))
    elif isinstance(x, list):
        for i, v in enumerate(x):
            out += paths(v, (*here, i))
    return out


SAVED = middle(5).save()
PLACES = paths(json.loads(json.dumps(SAVED)))


@settings(max_examples=150, deadline=None)
@given(place=some.sampled_from(PLACES), value=json_values)
def test_an_edited_save_is_refused_or_plays(place: tuple[Any, ...], value: Any) -> None:
    """Never anything but Refused while reading; what was accepted keeps its promises."""
    try:
        m = weirwood.load(change(SAVED, *place, to=value))
    except weirwood.Refused:
        return
    assert m.decisions
    assert m.view(None)["game"] == "toy"


# ---- records --------------------------------------------------------------------------------


def test_a_record_plays_again_to_the_same_end() -> None:
    m = finished()
    again = weirwood.replay(m.record())
    assert again.record() == m.record()
    assert again.standings == m.standings


def edited(record: str, line: int, **changes: Any) -> str:
    rows = record.splitlines()
    rows[line] = json.dumps({**json.loads(rows[line]), **changes})
    return "\n".join(rows)


def test_verify_finds_the_first_difference() -> None:
    record = finished().record()
    last = len(record.splitlines()) - 1
    cases: list[tuple[int, dict[str, Any], str]] = [
        (3, {"events": "00000000"}, "events"),
        (2, {"answer": 99}, "answer"),
        (2, {"kind": "toy.nothing"}, "question"),
        (last, {"scores": [0, 0, 0]}, "scores"),
        (last, {"standings": [[0], [1], [2]]}, "standings"),
        (last, {"state": "ffff"}, "state"),
    ]
    for line, changes, what in cases:
        difference = weirwood.verify(edited(record, line, **changes))
        assert difference is not None
        assert difference.line == line + 1
        assert difference.what == what
    with pytest.raises(weirwood.Refused, match=r"kernel\.differs.*line=4, what=events"):
        weirwood.replay(edited(record, 3, events="00000000"))


def test_a_record_cut_short_is_a_match_in_progress() -> None:
    rows = finished().record().splitlines()
    m = weirwood.replay(rows[:6])
    assert not m.over
    assert len(m.history) == 5


def test_records_of_other_versions_and_broken_lines_are_refused() -> None:
    record = finished().record()
    for bad, rule in (
        ("", "kernel.record"),
        ("{", "kernel.record"),
        ("[]", "kernel.record"),
        (edited(record, 0, weirwood=7), "kernel.record"),
        (edited(record, 0, game="go"), "kernel.unknown_game"),
        (edited(record, 0, rules=77), "kernel.version"),
        (edited(record, 0, seed="x"), "kernel.record"),
        (edited(record, 0, seats=9), "kernel.seats"),
        (edited(record, 0, chance=3), "kernel.record"),
        (edited(record, 2, seat="x"), "kernel.record"),
        (record.replace("\n", "\nx\n", 1), "kernel.record"),
    ):
        with pytest.raises(weirwood.Refused) as caught:
            weirwood.verify(bad)
        assert caught.value.rule == rule


def test_what_cannot_be_read_is_shown_as_it_stands() -> None:
    lines = finished().record().splitlines()
    long = "{" + "x" * 90
    for there, shown in (("{nonsense", "{nonsense"), (long, long[:40] + "…"), ("a\tb", "a b")):
        with pytest.raises(weirwood.Refused) as caught:
            weirwood.verify("\n".join([lines[0], there, *lines[1:]]))
        assert (caught.value.arguments["line"], caught.value.arguments["found"]) == (2, shown)
    with pytest.raises(weirwood.Refused) as caught:
        weirwood.load("hello")
    assert caught.value.arguments["found"] == "hello"


def test_a_record_of_an_older_version_is_played_again_and_says_where_it_differs() -> None:
    registry.add(dataclasses.replace(toy.GAME, upgrades={1: from_one}))
    record = edited(finished().record(), 0, rules=1)
    assert weirwood.verify(record) is None
    difference = weirwood.verify(edited(record, 3, events="00000000"))
    assert difference is not None
    assert difference.line == 4
    registry.add(toy.GAME)
    with pytest.raises(weirwood.Refused, match=r"kernel\.version.*found=1, allowed=2"):
        weirwood.verify(record)


RECORD = finished().record().splitlines()


@settings(max_examples=100, deadline=None)
@given(line=some.integers(0, len(RECORD) - 1), key=some.text(max_size=8), value=json_values)
def test_an_edited_record_never_crashes_the_reader(line: int, key: str, value: Any) -> None:
    rows = list(RECORD)
    row = json.loads(rows[line])
    for k in (*list(row)[:2], key):
        rows[line] = json.dumps({**row, k: value})
        try:
            weirwood.verify("\n".join(rows))
        except weirwood.Refused:
            continue


def test_a_fork_and_a_loaded_match_have_no_record() -> None:
    m = middle()
    with pytest.raises(weirwood.Refused, match=r"kernel\.no_record"):
        m.fork().record()
    with pytest.raises(weirwood.Refused, match=r"kernel\.no_record"):
        weirwood.load(m.save()).record()


# ---- the same everywhere --------------------------------------------------------------------

SCRIPT = """
import random, weirwood
from tests.kernel import toy
from weirwood.kernel import registry
registry.add(toy.GAME)
m = weirwood.new("toy", seats=4, seed=77)
rng = random.Random(5)
while not m.over:
    m.answer(m.decisions[-1], m.sample(m.decisions[-1], rng))
print(m.record())
"""


def test_seeds_repeat_under_any_hash_seed() -> None:
    records = set()
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        )
        records.add(done.stdout)
    assert len(records) == 1
