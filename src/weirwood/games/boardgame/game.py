"""What the kernel is told of the game."""

from weirwood.kernel import Game, content_hash, kinds_of

from .bot.features import features
from .bot.greedy import GREEDY, clock, evaluate, evaluate_all, terms
from .bot.idle import idle
from .facts import HOUSES
from .facts.things import things
from .rules import (
    bidding,
    casualties,
    combat,
    consolidate,
    house_cards,
    marches,
    mustering,
    neutral,
    planning,
    ports,
    raids,
    retreat,
    setup,
    supply,
    support,
    tides,
    westeros,
    wildlings,
)
from .rules.round import play
from .scenario import Scenario, scenario
from .settings import SEATS, SETTINGS, check_settings, new_position
from .state import Position
from .upgrades import UPGRADES
from .views import picture, tensor
from .views.played import played
from .views.redeal import redeal
from .views.view import public, seen, view

PACKAGE = __package__
CHAPTERS = (
    setup,
    westeros,
    supply,
    mustering,
    bidding,
    wildlings,
    planning,
    raids,
    marches,
    neutral,
    ports,
    consolidate,
    combat,
    support,
    tides,
    house_cards,
    casualties,
    retreat,
)


def labels(st: Position) -> list[str]:
    return [HOUSES[h] if h >= 0 else "" for h in st.house]


GAME: Game[Position] = Game(
    id="boardgame",
    version=2,
    package=PACKAGE,
    seats=SEATS,
    state=Position,
    root=play.id,
    kinds=kinds_of(CHAPTERS),
    settings=SETTINGS,
    check_settings=check_settings,
    setup=new_position,
    view=view,
    public=public,
    seen=seen,
    redeal=redeal,
    content=content_hash(PACKAGE),
    scenario=scenario,
    scenario_shape=Scenario,
    upgrades=UPGRADES,
    idle=idle,
    labels=labels,
    names=labels,
    talk_rule="planning.deals",
    things=things,
    played=played,
    tensor=tensor,
    picture=picture,
    greedy=GREEDY,
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    terms=terms,
    horizon=1,
    laps=((25, 2), (100, 4)),
    clock=clock,
    features=features,
)
