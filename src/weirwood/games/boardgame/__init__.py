"""The Board Game, 2nd edition: six houses, ten rounds, one throne."""

import hashlib
from pathlib import Path

from weirwood.kernel import Game

from . import house_cards
from .bot import GREEDY, clock, evaluate
from .content import HOUSES
from .questions import KINDS, idle
from .redeal import redeal
from .scenario import scenario
from .settings import SEATS, SETTINGS
from .setup import new_position
from .state import Position
from .view import view

__all__ = ["GAME", "house_cards"]


def _content_hash() -> str:
    told = hashlib.sha256()
    for file in sorted((Path(__file__).parent / "content").glob("*.json")):
        told.update(file.read_bytes())
    return told.hexdigest()[:16]


def labels(st: Position) -> list[str]:
    return [HOUSES[h] if h >= 0 else "" for h in st.house]


GAME: Game[Position] = Game(
    id="boardgame",
    version=1,
    package=__package__,
    seats=SEATS,
    state=Position,
    root="boardgame.round.play",
    kinds=KINDS,
    settings=SETTINGS,
    setup=new_position,
    view=view,
    redeal=redeal,
    content=_content_hash(),
    scenario=scenario,
    idle=idle,
    labels=labels,
    names=labels,
    talk_rule="planning.deals",
    greedy=GREEDY,
    evaluate=evaluate,
    horizon=1,
    clock=clock,
)
