"""The engine room: questions, answers, events, views and saves. It knows no game.

What a game needs is imported from here:

    from weirwood.kernel import procedure, choose, pick, tell, draw, State, Game, Kind
"""

from weirwood.kernel.answers import place_key
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
from weirwood.kernel.event import Event, barrier, tell, tell_only, tell_some
from weirwood.kernel.flow import PROCEDURES, Flow, Plain
from weirwood.kernel.game import AnyGame, Game, Setting, content_hash, kinds_of
from weirwood.kernel.heuristic import Heuristic, Worlds, bounded
from weirwood.kernel.judging import Judged
from weirwood.kernel.kept import TomlError, toml
from weirwood.kernel.match import Match
from weirwood.kernel.played import Told, plays
from weirwood.kernel.procedure import Procedure, procedure
from weirwood.kernel.reading import explain
from weirwood.kernel.saving import rename_kind, rename_point, rename_procedures
from weirwood.kernel.scenario import Reader
from weirwood.kernel.secrets import HIDDEN, Cards, mix, peek, reveal, shown
from weirwood.kernel.state import State
from weirwood.kernel.things import Row, Thing

__all__ = [
    "DONE",
    "HIDDEN",
    "PROCEDURES",
    "AnyGame",
    "Cards",
    "Choice",
    "Decision",
    "Entry",
    "Event",
    "Flow",
    "Game",
    "Heuristic",
    "Judged",
    "Kind",
    "Match",
    "Option",
    "Plain",
    "Procedure",
    "Reader",
    "Refusal",
    "Refused",
    "Rng",
    "Row",
    "RuleError",
    "Setting",
    "Splitmix",
    "State",
    "Thing",
    "Told",
    "TomlError",
    "Worlds",
    "amount",
    "ask_all",
    "assign",
    "at",
    "barrier",
    "below",
    "bounded",
    "call",
    "choose",
    "content_hash",
    "draw",
    "explain",
    "finish",
    "kinds_of",
    "mix",
    "order",
    "peek",
    "permutation",
    "pick",
    "place",
    "place_key",
    "plays",
    "procedure",
    "rename_kind",
    "rename_point",
    "rename_procedures",
    "reveal",
    "roll",
    "scope",
    "shown",
    "shuffle",
    "shuffled",
    "stop",
    "tell",
    "tell_only",
    "tell_some",
    "toml",
]
