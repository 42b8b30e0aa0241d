"""The engine room: questions, answers, events, views and saves. It knows no game.

What a game needs is imported from here:

    from weirwood.kernel import procedure, choose, pick, tell, draw, State, Game, Kind
"""

from weirwood.kernel.ask import (
    amount,
    ask_all,
    assign,
    at,
    call,
    choose,
    finish,
    order,
    pick,
    place,
    scope,
    stop,
)
from weirwood.kernel.chance import Splitmix, draw, permutation, roll, shuffle
from weirwood.kernel.decision import (
    DONE,
    Choice,
    Decision,
    Kind,
    Option,
    Refusal,
    Refused,
    Rng,
    RuleError,
    below,
    shuffled,
)
from weirwood.kernel.entry import Entry
from weirwood.kernel.event import Event, tell, tell_only, tell_some
from weirwood.kernel.flow import Flow, Plain
from weirwood.kernel.game import Game, Setting
from weirwood.kernel.match import Match
from weirwood.kernel.procedure import Procedure, procedure
from weirwood.kernel.state import State

__all__ = [
    "DONE",
    "Choice",
    "Decision",
    "Entry",
    "Event",
    "Flow",
    "Game",
    "Kind",
    "Match",
    "Option",
    "Plain",
    "Procedure",
    "Refusal",
    "Refused",
    "Rng",
    "RuleError",
    "Setting",
    "Splitmix",
    "State",
    "amount",
    "ask_all",
    "assign",
    "at",
    "below",
    "call",
    "choose",
    "draw",
    "finish",
    "order",
    "permutation",
    "pick",
    "place",
    "procedure",
    "roll",
    "scope",
    "shuffle",
    "shuffled",
    "stop",
    "tell",
    "tell_only",
    "tell_some",
]
