"""A Game of Thrones: B'Twixt, a bidding game for three to six leaders."""

from __future__ import annotations

from weirwood.games.btwixt import claiming, drafting, leaders, playing, saves
from weirwood.games.btwixt import round as _round
from weirwood.games.btwixt.bot import GREEDY, clock, evaluate
from weirwood.games.btwixt.content import default_edition
from weirwood.games.btwixt.effects import choices
from weirwood.games.btwixt.redeal import redeal
from weirwood.games.btwixt.scenario import scenario
from weirwood.games.btwixt.settings import SETTINGS, check_settings, new_position, words_of
from weirwood.games.btwixt.state import (
    EDITIONS,
    Position,
)
from weirwood.games.btwixt.view import view
from weirwood.kernel import Game

VERSION = 1
KINDS = {
    kind.name: kind
    for kind in (
        *leaders.KINDS,
        *drafting.KINDS,
        *playing.KINDS,
        *claiming.KINDS,
        *choices.KINDS,
    )
}


def leader_names(st: Position) -> list[str]:
    """The leader of each seat, "" before it is taken."""
    ids = EDITIONS[st.edition].leader_ids
    return [ids[k] if k >= 0 else "" for k in st.leader]


GAME: Game[Position] = Game(
    id="btwixt",
    version=VERSION,
    package="weirwood.games.btwixt",
    seats=(3, 4, 5, 6),
    state=Position,
    root=_round.play.id,
    kinds=KINDS,
    settings=SETTINGS,
    setup=new_position,
    view=view,
    redeal=redeal,
    content=default_edition().key,
    check_settings=check_settings,
    scenario=scenario,
    labels=leader_names,
    names=leader_names,
    overlay=words_of,
    talk_rule="concepts.deals",
    greedy=GREEDY,
    evaluate=evaluate,
    horizon=3,
    clock=clock,
)

__all__ = ["GAME", "saves"]
