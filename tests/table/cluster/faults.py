"""What goes wrong in the simulated table, one thing at a time at one place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from weirwood.table.cluster import ownership

if TYPE_CHECKING:
    from tests.table.cluster.simulation import World

WORKERS = ("a", "b", "c")


async def killed(world: World, place: str) -> None:
    await world.in_a_write(place)
    world.kill(place)
    await asyncio.sleep(world.rng.uniform(0.2, 6.0))
    world.begin(place)


async def stopped(world: World, place: str) -> None:
    await world.in_a_write(place)
    name = world.name_of(place)
    world.note("stop", name)
    world.loop.still.add(name)
    await asyncio.sleep(world.rng.uniform(0.5, 14.0))
    world.note("go on", name)
    world.loop.go_on(name)


async def cut_off(world: World, place: str) -> None:
    await world.in_a_write(place)
    name = world.name_of(place)
    world.note("cut off", name)
    world.cut.add(name)
    await asyncio.sleep(world.rng.uniform(0.5, 14.0))
    world.cut.discard(name)


async def parted(world: World, place: str) -> None:
    pair = frozenset((place, world.rng.choice([p for p in WORKERS if p != place])))
    world.note("apart", *sorted(pair))
    world.apart.add(pair)
    await asyncio.sleep(world.rng.uniform(0.5, 14.0))
    world.apart.discard(pair)


async def refused(world: World, _place: str) -> None:
    world.note("database away")
    world.refusing += 1
    await asyncio.sleep(world.rng.uniform(0.2, 8.0))
    world.refusing -= 1


async def dropped(world: World, place: str) -> None:
    world.note("lines cut", place)
    world.hang_up(world.name_of(place))


async def replaced(world: World, place: str) -> None:
    """As in a rolling release: what it has is handed over, and a new one comes."""
    hub, name = world.hubs[place], world.name_of(place)
    world.note("drain", name)
    task = world.loop.of(name, ownership.drain(hub))
    await asyncio.wait((task,), timeout=20.0)
    world.kill(place)
    world.begin(place)


Fault = Callable[["World", str], Awaitable[None]]
FAULTS: tuple[Fault, ...] = (
    killed,
    killed,
    stopped,
    stopped,
    cut_off,
    parted,
    refused,
    dropped,
    replaced,
)
