"""Schedules of faults, each from a seed: the same seed is the same schedule, and none does harm."""

from __future__ import annotations

import gc
import hashlib
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.kernel import toy
from tests.table.cluster import checker, simulation
from tests.table.cluster.virtual import Loop, Pulses, patch_time
from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.table import hub as hubs
from weirwood.table.cluster import forward, leases, ownership
from weirwood.table.hub import Hub
from weirwood.table.rooms import clocks
from weirwood.table.store import rooms as storage
from weirwood.table.store import schema
from weirwood.table.store.database import Plain
from weirwood.table.wire import security

PARTS, SCHEDULES = 8, 25
MOST_TO_FIND = 40  # schedules until a broken build has to be noticed
JUDGED = range(8)  # schedules in which one judge does without the others
SAME = 7  # a schedule with several owners, in which messages are lost
Sabotage = Callable[[pytest.MonkeyPatch], None]


def schedule(seed: int, folder: Path) -> tuple[list[str], str, list[str]]:
    """Play one; gives what was wrong, a digest of all that happened, and the story."""
    with pytest.MonkeyPatch.context() as patch:
        loop = Loop(seed)
        patch.setitem(registry.catalogue().loaded, "toy", toy.GAME)
        patch_time(patch, loop, {})
        chance = Splitmix(seed)
        patch.setattr(secrets, "token_hex", lambda n=16: f"{chance.getrandbits(8 * n):0{2 * n}x}")
        patch.setattr(secrets, "token_urlsafe", lambda n=24: f"{chance.getrandbits(8 * n):x}")
        patch.setattr(secrets, "randbits", chance.getrandbits)
        patch.setattr(security, "room_seed", lambda: chance.getrandbits(64))
        patch.setattr(clocks, "pulse", Pulses(clocks.Pulse))
        patch.setattr(storage, "SNAPSHOT_EVERY", 7)  # the games here are short
        patch.setattr(hubs, "Store", simulation.Store)
        patch.setattr(hubs, "Shared", simulation.Leases)
        world = simulation.World(loop, seed, folder)
        patch.setattr(forward, "connect", world.connect)
        try:
            browsers = loop.run_until_complete(simulation.play(world))
            wrong = checker.faults(world, browsers)
        finally:
            loop.end()
        told = "\n".join([*world.told, *(str(b.acknowledged) for b in browsers)])
        return wrong, hashlib.sha256(told.encode()).hexdigest(), world.told


def harm(seeds: Iterable[int], folder: Path) -> dict[int, list[str]]:
    """What is wrong, by seed."""
    found = {seed: schedule(seed, folder)[0] for seed in seeds}
    gc.collect()
    return {seed: wrong for seed, wrong in found.items() if wrong}


@pytest.mark.parametrize("part", range(PARTS))
def test_no_schedule_does_harm(tmp_path: Path, part: int) -> None:
    assert harm(range(part * SCHEDULES, (part + 1) * SCHEDULES), tmp_path) == {}


def test_the_same_seed_is_the_same_schedule(tmp_path: Path) -> None:
    _, one, told = schedule(SAME, tmp_path)
    _, two, _ = schedule(SAME, tmp_path)
    assert one == two
    assert len({line.split()[-1] for line in told if "epoch" in line}) > 1  # it had other owners
    assert any(" lost " in line for line in told)  # and not every message has come


# ---- builds that are broken on purpose: the checker has to see it ------------------------------


def telling_first(patch: pytest.MonkeyPatch) -> None:
    """News that goes out before it is stored."""
    storing = Hub.storing

    def hasty(self: Hub, room: Any, work: Any) -> Any:
        if room.match is not None and self.audience(room):
            self.deliver(room, self.prepare(room, self.audience(room)))
        return storing(self, room, work)

    patch.setattr(Hub, "storing", hasty)


def without_grace(patch: pytest.MonkeyPatch) -> None:
    """Whoever has to come back to a new owner has been gone for long already."""
    patch.setattr(storage, "RETURN_SECONDS", -60.0)


def without_epoch(patch: pytest.MonkeyPatch) -> None:
    """Writes that name no epoch: a worker that was taken for dead writes on when it comes back."""
    plain = schema.rooms.update().where(schema.rooms.c.id == sa.bindparam("_id"))

    def update_room(*names: str) -> Plain:
        return Plain(plain.values({name: sa.bindparam(name) for name in names}))

    patch.setattr(storage, "update_room", update_room)


def without_key(patch: pytest.MonkeyPatch) -> None:
    """A line that takes the place of another one."""
    patch.setattr(storage, "INSERT_LINE", Plain(schema.journal.insert().prefix_with("OR REPLACE")))


def without_watch(patch: pytest.MonkeyPatch) -> None:
    """A worker that never doubts that it is still believed to be alive."""

    async def never(_hub: Hub) -> None:
        """It compares nothing."""

    patch.setattr(leases.Shared, "is_valid", lambda _self: True)
    patch.setattr(ownership, "compare", never)


def without_any(patch: pytest.MonkeyPatch) -> None:
    for sabotage in (without_watch, without_epoch, without_key):
        sabotage(patch)


def without_lease(patch: pytest.MonkeyPatch) -> None:
    """A worker that takes every room that it is asked for, and writes that name no epoch."""
    without_epoch(patch)
    claiming = leases.claiming

    def greedy(me: str, room: str, now: float, _live: Any, lost: str = "") -> Any:
        return claiming(me, room, now, sa.false(), lost)

    patch.setattr(leases, "claiming", greedy)


def first_found(patch: pytest.MonkeyPatch, sabotage: Sabotage, folder: Path) -> int | None:
    """The first schedule that finds a broken build out."""
    sabotage(patch)
    return next((seed for seed in range(MOST_TO_FIND) if schedule(seed, folder)[0]), None)


JUDGES = {"watch": without_watch, "epoch": without_epoch, "key": without_key}


def left_alone(judge: str) -> Sabotage:
    """Of three who stop a worker that comes back late, the other two are gone."""

    def sabotage(patch: pytest.MonkeyPatch) -> None:
        for name, without in JUDGES.items():
            if name != judge:
                without(patch)

    return sabotage


BROKEN: dict[str, Sabotage] = {
    "telling first": telling_first,
    "without grace": without_grace,
    "without lease": without_lease,
    "without any judge": without_any,
    "a watch alone": left_alone("watch"),
    "a key alone": left_alone("key"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_build_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert first_found(monkeypatch, BROKEN[name], tmp_path) is not None


def with_old_views(patch: pytest.MonkeyPatch) -> None:
    """News in which what happened is new, and where it stands is as it was before."""
    prepare = Hub.prepare
    kept: dict[str, Any] = {}

    def late(self: Hub, room: Any, audience: Any) -> Any:
        old, kept[room.id] = kept.get(room.id, room.match), room.match.fork()
        return prepare(self, replace(room, match=old), audience)

    patch.setattr(Hub, "prepare", late)


def test_what_is_seen_in_the_middle_of_a_game_is_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "SECONDS", 4.0)
    monkeypatch.setattr(simulation, "CALM_SECONDS", 0.0)
    what = "was shown what never was"
    assert not any(what in line for seed in range(6) for line in schedule(seed, tmp_path)[0])
    with_old_views(monkeypatch)
    assert any(what in line for seed in range(6) for line in schedule(seed, tmp_path)[0])


def test_the_epoch_alone_keeps_the_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that comes back late is stopped by its own watch, by the epoch of the room, and by
    the key of the journal's lines; only the epoch does so whenever it was stopped.

    The watch has said yes before a write that was under way, and the key lets a line pass that
    nobody else has written yet. But without the watch, whoever sits at such a worker and has
    nothing to write may wait there for long, and counts as away elsewhere.
    """
    left_alone("epoch")(monkeypatch)
    found = harm(JUDGED, tmp_path)
    patience = ("away", "never came to the end")
    told = [what for wrong in found.values() for what in wrong if not what.endswith(patience)]
    assert told == []


def test_many_schedules_are_played_by_processes() -> None:
    """As `make schedules` does."""
    command = [sys.executable, "-m", "tests.table.cluster", "--count", "2", "--jobs", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stdout) == (0, "2 schedules, 0 with faults\n"), done.stderr
