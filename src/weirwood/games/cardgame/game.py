"""The card game as the kernel sees it: its rooms, gathered in one object."""

from __future__ import annotations

from weirwood.kernel import Game, kinds_of

from . import lists, upgrades
from .bot.features import features
from .bot.greedy import GREEDY, clock, evaluate, terms
from .effects import asking, special, steps
from .facts import HASH, PACKAGE
from .facts.things import things
from .lists import bench
from .rules import (
    abilities,
    challenges,
    claim,
    costs,
    entering,
    keywords,
    plot,
    settling,
    setup,
    standing,
    targets,
    taxation,
    titles,
    windows,
)
from .rules.melee import talk
from .rules.round import game
from .scenario import Scenario, scenario
from .settings import SETTINGS, check_settings, new_position, settings_for
from .state import Position
from .views import picture, tensor
from .views.deck import deck
from .views.played import played
from .views.redeal import redeal
from .views.view import labels, public, seat_names, seen, view

KINDS = kinds_of(
    [
        setup,
        plot,
        titles,
        windows,
        costs,
        targets,
        entering,
        challenges,
        claim,
        keywords,
        standing,
        taxation,
        settling,
        abilities,
        steps,
        asking,
        special,
    ]
)

GAME = Game(
    id="cardgame",
    version=2,
    package=PACKAGE,
    seats=(2, 3, 4, 5, 6),
    state=Position,
    root=game.id,
    kinds=KINDS,
    settings=SETTINGS,
    setup=new_position,
    view=view,
    public=public,
    seen=seen,
    redeal=redeal,
    content=HASH,
    check_settings=check_settings,
    settings_for=settings_for,
    scenario=scenario,
    scenario_shape=Scenario,
    upgrades={1: upgrades.from_1},
    labels=labels,
    names=seat_names,
    things=things,
    played=played,
    deck=deck,
    tensor=tensor,
    picture=picture,
    lists=lists,
    greedy=GREEDY,
    evaluate=evaluate,
    terms=terms,
    horizon=1,
    clock=clock,
    features=features,
    checks={"deck": lists.check_deck},
    judges={"deck": bench.judge},
    ready={"deck": lists.ready},
    talk=talk,
    talk_rule="melee.talk",
)
