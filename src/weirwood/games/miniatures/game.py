"""The game as the kernel sees it."""

from __future__ import annotations

from weirwood.kernel import Game, content_hash, kinds_of

from . import lists, settings
from .bot.features import features
from .bot.greedy import BOT, clock, evaluate, terms
from .effects import asking
from .effects.special import (
    baratheon,
    bolton,
    brotherhood,
    building,
    companions,
    free_folk,
    greyjoy,
    infiltration,
    influence,
    lannister,
    martell,
    neutral,
    nights_watch,
    stark,
    targaryen,
)
from .facts.things import things
from .lists import bench
from .rules import (
    actions,
    attack,
    charge,
    deployment,
    dice,
    movement,
    rounds,
    tactics,
    tactics_board,
    terrain,
    wounds,
)
from .rules.modes import carry, fallen, kings, missions, scoring, siege
from .scenario import Shape, scenario
from .state import Position
from .upgrades import UPGRADES
from .views import picture, tensor
from .views.played import played
from .views.redeal import redeal
from .views.view import brief, public, seen, view

__all__ = ["GAME"]

CHAPTERS = (
    siege, terrain, deployment, rounds, actions, movement, charge, attack, dice, tactics_board,
    tactics, wounds, carry, scoring, fallen, missions, kings, asking,
)  # fmt: skip
CARDS = (  # asked for by name: their procedures have to be there
    baratheon, bolton, brotherhood, building, companions, free_folk, greyjoy, infiltration,
    influence, lannister, martell, neutral, nights_watch, stark, targaryen,
)  # fmt: skip


def factions(st: Position) -> list[str]:
    return list(st.faction)


GAME: Game[Position] = Game(
    id="miniatures",
    version=2,
    package="weirwood.games.miniatures",
    seats=(2, 3, 4),
    state=Position,
    root="miniatures.rounds.battle",
    kinds=kinds_of((*CHAPTERS, *CARDS)),
    settings=settings.SETTINGS,
    setup=settings.setup,
    view=view,
    public=public,
    seen=seen,
    brief=brief,
    redeal=redeal,
    content=content_hash("weirwood.games.miniatures"),
    check_settings=settings.check_settings,
    scenario=scenario,
    scenario_shape=Shape,
    upgrades=UPGRADES,
    labels=factions,
    names=factions,
    talk=settings.teammates,
    sides=settings.sides_for,
    talk_rule="teams.talk",
    checks={"army": settings.check_army},
    judges={"army": bench.judge},
    ready={"army": lists.ready},
    things=things,
    played=played,
    tensor=tensor,
    picture=picture,
    lists=lists,
    greedy=BOT,
    evaluate=evaluate,
    terms=terms,
    horizon=20,
    clock=clock,
    features=features,
)
