"""The game as the kernel sees it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from weirwood.games.miniatures import cards, lists, mustering
from weirwood.games.miniatures.bot import BOT, clock, evaluate
from weirwood.games.miniatures.effects import ops
from weirwood.games.miniatures.kinds import KINDS
from weirwood.games.miniatures.redealing import redeal
from weirwood.games.miniatures.scenario import scenario
from weirwood.games.miniatures.state import Position
from weirwood.games.miniatures.view import view
from weirwood.kernel import Game

__all__ = ["GAME"]

SPECIAL = (cards, ops)  # procedures that rules call by name have to be imported somewhere


def content_hash() -> str:
    """A hash of the facts: saves and records name it."""
    told = hashlib.sha256()
    for file in sorted((Path(__file__).parent / "content").rglob("*")):
        if file.is_file():
            told.update(file.read_bytes())
    return told.hexdigest()[:16]


def factions(st: Position) -> list[str]:
    return list(st.faction)


GAME: Game[Position] = Game(
    id="miniatures",
    version=1,
    package="weirwood.games.miniatures",
    seats=(2, 3, 4),
    state=Position,
    root="miniatures.rounds.battle",
    kinds=KINDS,
    settings=mustering.SETTINGS,
    setup=mustering.setup,
    view=view,
    redeal=redeal,
    content=content_hash(),
    check_settings=mustering.check_settings,
    scenario=scenario,
    labels=factions,
    names=factions,
    talk=mustering.teammates,
    talk_rule="teams.talk",
    checks={"army": mustering.check_army},
    ready={"army": lists.ready},
    greedy=BOT,
    evaluate=evaluate,
    horizon=20,
    clock=clock,
)
