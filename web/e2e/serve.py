"""The table that the browser tests visit: a real one, whose games are the same in every run.

    python e2e/serve.py PORT FOLDER [SETTINGS AS JSON]

Bots answer at once, nobody is too quick for the table, and a room's seed follows from the words in
FOLDER/seed (the name of the running test) and from how many rooms were opened under them. With
FOLDER/position, a line of positions.py, a room begins there instead, and bots wait. With
FOLDER/newer the rules of the game named there are one version further on than they are. The product
has no such options: its seeds are nobody's to choose.

It closes when its input does, and takes FOLDER with it: whoever opened it may be gone by then.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.table.config import Config
from weirwood.table.notices import turns
from weirwood.table.rooms import bot_turns
from weirwood.table.rooms.room import Room
from weirwood.table.serve import run
from weirwood.table.store.schema import Line
from weirwood.table.wire import security

BEGIN, WAKE = Room.begin, bot_turns.wake


def read(told: Path) -> dict[str, Any] | None:
    return json.loads(told.read_bytes()) if told.exists() else None


def seeds(told: Path, given: Path) -> Callable[[], int]:
    opened: Counter[str] = Counter()

    def seed() -> int:
        if position := read(given):
            return int(position["seed"])
        words = told.read_text("utf-8") if told.exists() else ""
        opened[words] += 1
        return Splitmix(crc32(f"{words} {opened[words]}".encode())).getrandbits(64)

    return seed


def begins(given: Path) -> Callable[[Room], None]:
    def begin(room: Room) -> None:
        BEGIN(room)
        if position := read(given):
            for seat, kind, answer in position["answers"]:
                room.apply(Line("answer", seat, kind, answer))
            room.take_events()

    return begin


def move_on(told: Path) -> None:
    """As if the table had been brought up to date."""
    if told.exists():
        game = registry.game(told.read_text("utf-8"))
        newer = game.version + 1
        upgrades = {**game.upgrades, game.version: lambda save: {**save, "rules": newer}}
        object.__setattr__(game, "upgrades", upgrades)
        object.__setattr__(game, "version", newer)


def until_left(folder: Path) -> None:
    """Waits for the end of the input, then closes the table."""
    sys.stdin.buffer.read()
    shutil.rmtree(folder, ignore_errors=True)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    port, folder, settings = int(sys.argv[1]), Path(sys.argv[2]), json.loads(sys.argv[3])
    given = folder / "position"
    security.room_seed = seeds(folder / "seed", given)
    move_on(folder / "newer")
    Room.begin = begins(given)  # type: ignore[method-assign, assignment]
    bot_turns.wake = lambda table, room: None if given.exists() else WAKE(table, room)
    turns.LOOK_SECONDS = turns.RETRY_SECONDS = 0.05
    config = Config(
        port=port,
        data=folder,
        bot_delay=0.0,
        bot_workers=1,
        bot_seconds=600.0,  # on a busy machine a bot thinks long, and the game stays the same
        requests_per_second=10_000,
        messages_per_second=10_000,
        max_rooms_per_browser=5000,
    )
    for name in config.budgets():
        setattr(config, f"{name}_budget", "10000/minute")
    for name, value in settings.items():
        setattr(config, name, tuple(value) if isinstance(value, list) else value)
    threading.Thread(target=until_left, args=[folder], daemon=True).start()
    run(config, level="warning")
