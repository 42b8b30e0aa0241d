"""The games in OpenSpiel: importing this module registers `weirwood_<game>` for each of them.

    import pyspiel
    import weirwood.lab.openspiel

    game = pyspiel.load_game("weirwood_btwixt(players=4,seed=7)")

The first node is chance: it deals one of `deals` games that follow from `seed`. Everything that
chance does later in a game follows from the deal; a search that samples worlds
(`resample_from_infostate`) deals it anew, with all that the player cannot see. Settings of the game
are given as `options=advanced:true draft:kingsmoot`, with spaces between them.

Actions and observations are those of the other interfaces: see `weirwood.lab.learn.actions` and
`weirwood.lab.learn.observe`. The observation string is all that a player sees now; the information
state string is the player's whole story besides: each of its actions and everything it heard, in
order (`weirwood.lab.learn.recall`).
"""

from __future__ import annotations

from typing import Any, ClassVar

from weirwood.kernel import registry
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Refused
from weirwood.lab.extra import HOW
from weirwood.lab.learn.observe import schema, text
from weirwood.lab.learn.picture import text as picture
from weirwood.lab.learn.recall import Recall, story
from weirwood.lab.learn.session import Session
from weirwood.lab.play.game import seed_of

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise ImportError(HOW) from None

DEALS = 1024
LONGEST = 1_000_000
"""More actions than any game needs."""


def game_type(game_id: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    found = registry.game(game_id)
    return pyspiel.GameType(
        short_name=f"weirwood_{game_id}",
        long_name=f"Weirwood: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": found.seats[0],
            "seed": 0,
            "deals": DEALS,
            "options": "",
        },
    )


def read_options(given: str) -> dict[str, str]:
    """`advanced:true draft:kingsmoot` as settings; OpenSpiel keeps `=` and commas for itself."""
    out = {}
    for part in given.split():
        name, colon, value = part.partition(":")
        if not colon:
            raise Refused("kernel.setting_name", {"setting": part, "allowed": "name:value"})
        out[name] = value
    return out


class SpielGame(pyspiel.Game):
    """One of the games, with its players, seed and settings."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": None, "seed": 0, "deals": DEALS, "options": "", **(params or {})}
        found = registry.game(self.id)
        self.seats = found.seats[0] if given["players"] is None else int(given["players"])
        self.seed, self.deals = int(given["seed"]), max(1, int(given["deals"]))
        self.settings = found.read_settings(self.seats, read_options(str(given["options"])))
        self.schema = schema(self.id)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.schema.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.id], info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Observers of single players; with perfect recall the string tells the whole story."""
        del params
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.id, recall=recall)


class SpielState(pyspiel.State):
    """A position: before the deal, or a session."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.session: Session | None = None
        self.recall = Recall()

    def _game(self) -> Any:
        return self.get_game()

    def current_player(self) -> int:
        if self.session is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.session.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.session is not None
        return self.session.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.session is None:
            game = self._game()
            seed = seed_of(game.seed, action)
            match = registry.new(game.id, seats=game.seats, seed=seed, options=game.settings)
            self.session = Session(match)
            self.recall = self.recall.opening(match.log)
            # Nobody takes anything back here: from now on only the seats listen.
            self.session = self.session.fork()
        else:
            seat = self.session.seat
            assert seat is not None
            self.recall = self.recall.then(seat, action, self.session)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self._game().schema.actions.words[action])

    def is_terminal(self) -> bool:
        return self.session is not None and self.session.over

    def returns(self) -> list[float]:
        if self.session is None or not self.session.over:
            return [0.0] * self.num_players()
        return self.session.match.returns

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A position that the player cannot tell from this one, all else dealt anew."""
        assert self.session is not None
        rng = Splitmix(int(sampler() * (1 << 53)))
        world: SpielState = self.clone()
        world.session = self.session.redeal(player, rng)
        world.recall = self.recall.redealt(player, world.session)
        return world

    def information_state_string(self, player: int | None = None) -> str:
        who = self.current_player() if player is None else player
        return "deal" if self.session is None else story(self.recall, self.session, who)

    def __str__(self) -> str:
        return "deal" if self.session is None else picture(self.session.match)


class Observer:
    """What one player sees, as numbers with names and as text."""

    def __init__(self, game_id: str, *, recall: bool = False) -> None:
        self.recall = recall
        self.schema = schema(game_id)
        self.tensor = np.zeros(self.schema.size, np.float32)
        self.dict = self.schema.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.session is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.schema.observe(state.session, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.session is None:
            return "deal"
        if self.recall:
            return story(state.recall, state.session, player)
        return text(state.session, player)


TYPES: dict[str, Any] = {}


def register(game_id: str) -> None:
    """Make a game known to OpenSpiel; once is enough."""
    if game_id in TYPES:
        return
    TYPES[game_id] = game_type(game_id)
    # A class of its own, as OpenSpiel's games have it: OpenSpiel lets go of what it was given when
    # Python is already gone, and survives that only with classes.
    pyspiel.register_game(
        TYPES[game_id], type(f"Weirwood_{game_id}", (SpielGame,), {"id": game_id})
    )


for _game in registry.catalogue().playable():
    register(_game.id)
