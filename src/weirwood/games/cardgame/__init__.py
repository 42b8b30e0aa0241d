"""The Card Game, second edition: the core set, joust and melee."""

from weirwood.games.cardgame import lists, specials
from weirwood.games.cardgame.bot import GREEDY, clock, evaluate
from weirwood.games.cardgame.content import HASH, PACKAGE
from weirwood.games.cardgame.kinds import KINDS
from weirwood.games.cardgame.redealing import redeal
from weirwood.games.cardgame.rounds import game
from weirwood.games.cardgame.scenario import scenario
from weirwood.games.cardgame.state import Table
from weirwood.games.cardgame.tables import (
    SETTINGS,
    check_deck,
    check_settings,
    new_table,
    settings_for,
    talk,
)
from weirwood.games.cardgame.view import labels, seat_names, view
from weirwood.kernel import Game

GAME = Game(
    id="cardgame",
    version=1,
    package=PACKAGE,
    seats=(2, 3, 4, 5, 6),
    state=Table,
    root=game.id,
    kinds=KINDS,
    settings=SETTINGS,
    setup=new_table,
    view=view,
    redeal=redeal,
    content=HASH,
    check_settings=check_settings,
    settings_for=settings_for,
    scenario=scenario,
    labels=labels,
    names=seat_names,
    greedy=GREEDY,
    evaluate=evaluate,
    horizon=1,
    clock=clock,
    checks={"deck": check_deck},
    ready={"deck": lists.ready},
    talk=talk,
    talk_rule="melee.talk",
)

__all__ = ["GAME", "specials"]
