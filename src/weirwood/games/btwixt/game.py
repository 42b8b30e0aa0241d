"""B'Twixt as the kernel sees it: rules, views, players and saves gathered from their rooms."""

from __future__ import annotations

from weirwood.kernel import Game, content_hash, kinds_of

from .bot.features import features
from .bot.greedy import GREEDY, clock, evaluate, evaluate_all, terms
from .effects import options, resolve
from .facts.things import things
from .rules import bidding, claim, draft, setup
from .rules.round import play
from .scenario import Shape, scenario
from .settings import SETTINGS, check_settings, new_position, words_of
from .state import EDITIONS, Position
from .upgrades import UPGRADES
from .views import picture, tensor
from .views.deck import deck
from .views.played import played
from .views.redeal import redeal
from .views.view import public, seen, view

PACKAGE = "weirwood.games.btwixt"


def leader_names(st: Position) -> list[str]:
    """The leader of each seat, "" before it is taken."""
    ids = EDITIONS[st.edition].leader_ids
    return [ids[k] if k >= 0 else "" for k in st.leader]


GAME: Game[Position] = Game(
    id="btwixt",
    version=2,
    package=PACKAGE,
    seats=(3, 4, 5, 6),
    state=Position,
    root=play.id,
    kinds=kinds_of((setup, draft, bidding, claim, options, resolve)),
    settings=SETTINGS,
    setup=new_position,
    view=view,
    public=public,
    seen=seen,
    redeal=redeal,
    content=content_hash(PACKAGE),
    check_settings=check_settings,
    scenario=scenario,
    scenario_shape=Shape,
    upgrades=UPGRADES,
    labels=leader_names,
    names=leader_names,
    overlay=words_of,
    talk_rule="concepts.deals",
    things=things,
    played=played,
    deck=deck,
    tensor=tensor,
    picture=picture,
    greedy=GREEDY,
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    terms=terms,
    horizon=3,
    clock=clock,
    features=features,
)
