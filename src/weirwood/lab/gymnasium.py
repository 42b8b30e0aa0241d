"""One seat of a game as a Gymnasium environment; bots play the others.

    from weirwood.lab.gymnasium import Env

    env = Env("btwixt", seat=0, bots="greedy", seats=4)

or `gymnasium.make("weirwood/btwixt-v0", bots="greedy")` once this module is imported. The
observation is one row of numbers (see `weirwood.lab.learn.observe`); `action_masks()` says which
actions are offered, as maskable policies expect it. The reward comes at the end: 1 for first to -1
for last. Nobody is told anything and no answer is kept, unless a bot listens or `record=True` asks
for it: then `env.session.match.record()` writes the game down. An action that is not offered ends
the game, and loses it; a step after the end raises `ResetNeeded`. `Vector` plays many games in one
process: `gymnasium.make_vec("weirwood/btwixt-v0", num_envs=64,
vectorization_mode="vector_entry_point")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weirwood.kernel import registry
from weirwood.kernel.chance import mix64
from weirwood.kernel.decision import Refused
from weirwood.lab.extra import HOW

try:
    import gymnasium
    import numpy as np
except ImportError:
    raise ImportError(HOW) from None

from gymnasium.vector.utils import batch_space

from weirwood.lab.learn import picture
from weirwood.lab.learn.observe import schema
from weirwood.lab.learn.session import Illegal, Session

Info = dict[str, Any]  # what Gymnasium hands about: names and whatever they mean
Row = np.ndarray[Any, np.dtype[np.float32]]
Mask = np.ndarray[Any, np.dtype[np.bool_]]
Rows = np.ndarray[Any, np.dtype[np.float32]]
Actions = np.ndarray[Any, np.dtype[np.int64]]
Column = np.ndarray[Any, Any]  # a reward or a flag a game

LOST = -1.0
UNBEGUN = "the game is over or has not begun: call reset()"


class Env(gymnasium.Env["Row", "int | np.integer[Any]"]):
    """A seat at a table of bots: `bots` is one name for all of them, or a name for each."""

    metadata: Info = {  # noqa: RUF012  (Gymnasium reads it from the class)
        "render_modes": picture.MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        *,
        seats: int | None = None,
        render_mode: str | None = None,
        record: bool = False,
        **settings: Any,
    ) -> None:
        found = registry.game(game)
        self.game = found.id
        self.seats = found.seats[0] if seats is None else seats
        self.settings = found.read_settings(self.seats, settings)
        if not 0 <= seat < self.seats:
            raise Refused("kernel.seat", {"found": str(seat), "allowed": f"0..{self.seats - 1}"})
        names = [bots] * (self.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.seats - 1:
            raise Refused("lab.bots", {"found": len(names), "most": self.seats - 1})
        others = [s for s in range(self.seats) if s != seat]
        self.seat = seat
        self.bots = {s: registry.bot(name, game) for s, name in zip(others, names, strict=True)}
        self.silent = not record and all(getattr(b, "deaf", False) for b in self.bots.values())
        self.schema = schema(found.id)
        self.render_mode = picture.check_mode(render_mode)
        self.action_space = gymnasium.spaces.Discrete(len(self.schema.actions))
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, (self.schema.size,), np.float32)
        self.session: Session | None = None
        self.ended = False
        self.bot_seed = 0

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Begin a new game; its settings are those the environment was made with."""
        del options
        self.begin(seed)
        return self._observe()

    def begin(self, seed: int | None = None) -> None:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(1 << 62))
        self.bot_seed = mix64(game_seed ^ 0x5851F42D4C957F2D)
        match = registry.new(self.game, seats=self.seats, seed=game_seed, options=self.settings)
        if self.silent:
            match = match.fork(silent=True)
        self.session = Session(match, at_once=True, bots=self.bots, bot_seed=self.bot_seed)
        self.ended = False

    def _observe(self) -> tuple[Row, Info]:
        assert self.session is not None
        return self.schema.observe(self.session, self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """True for each action that is offered now."""
        assert self.session is not None
        return np.frombuffer(self.schema.marks(self.session, self.seat), np.bool_)

    def step(self, action: int | np.integer[Any]) -> tuple[Row, float, bool, bool, Info]:
        """Take one action. One that is not offered ends the game and loses it."""
        reward, over = self.advance(int(action))
        if self.render_mode == "human":
            self.render()
        row, info = self._observe()
        return row, reward, over, False, info

    def advance(self, action: int) -> tuple[float, bool]:
        """Take one action and let the bots answer: the reward, and whether the game has ended."""
        session = self.session
        if session is None or self.ended:
            raise gymnasium.error.ResetNeeded(UNBEGUN)
        reward = 0.0
        try:
            session.act(self.seat, action)
        except Illegal:
            reward, self.ended = LOST, True
        else:
            if session.over:
                reward, self.ended = float(session.match.returns[self.seat]), True
        return reward, self.ended

    def render(self) -> Any:
        """The table as text, printed or given back, or as a picture."""
        assert self.session is not None
        return picture.show(self.session.match, self.render_mode)


class Vector(gymnasium.vector.VectorEnv[Rows, Actions, Column]):
    """Many games in one process, each as `Env` plays it, seen as one batch.

    An observation is a row a game, and `infos["action_mask"]` a row a game too. A game that has
    ended begins anew with the next step, whose action for it does not count. With `copy=False` the
    same arrays are given each time, written anew.
    """

    metadata: Info = {  # noqa: RUF012  (Gymnasium reads it from the class)
        "render_modes": [],
        "autoreset_mode": gymnasium.vector.AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        *,
        copy: bool = True,
        **settings: Any,
    ) -> None:
        self.num_envs, self.copy = num_envs, copy
        self.envs = [Env(game, seat, bots, **settings) for _ in range(num_envs)]
        first = self.envs[0]
        self.schema = first.schema
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)
        self._rows = np.zeros((num_envs, self.schema.size), np.float32)
        self._masks = np.zeros((num_envs, len(self.schema.actions)), np.bool_)
        # Single numbers are written sooner in this way.
        bits: Any = self._masks.view(np.uint8).reshape(-1)
        self._marks = memoryview(bits)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[Rows, Info]:
        """Begin every game; game i of a single seed has that seed plus i."""
        del options
        if isinstance(seed, Sequence):
            seeds = list(seed)
        else:
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        for env, given in zip(self.envs, seeds, strict=True):
            env.begin(given)
        return self._observe()

    def step(self, actions: Actions) -> tuple[Rows, Column, Column, Column, Info]:
        chosen = [int(action) for action in actions]  # before any game has moved
        if len(chosen) != self.num_envs:
            raise ValueError(f"{len(chosen)} actions for {self.num_envs} games")
        if any(env.session is None for env in self.envs):
            raise gymnasium.error.ResetNeeded(UNBEGUN)
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        for i, (env, action) in enumerate(zip(self.envs, chosen, strict=True)):
            if env.ended:
                env.begin()
            else:
                rewards[i], ended[i] = env.advance(action)
        rows, infos = self._observe()
        return rows, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _observe(self) -> tuple[Rows, Info]:
        self._masks.fill(False)
        marks, at = self._marks, 0
        for env, row in zip(self.envs, self._rows, strict=True):
            assert env.session is not None
            self.schema.observe(env.session, env.seat, row)
            for action in env.session.legal(env.seat):
                marks[at + action] = 1
            at += self._masks.shape[1]
        if self.copy:
            return self._rows.copy(), {"action_mask": self._masks.copy()}
        return self._rows, {"action_mask": self._masks}


for _name in registry.catalogue():
    if _name in registry.catalogue().broken:  # perhaps by a name that Gymnasium cannot say either
        continue
    gymnasium.register(
        f"weirwood/{_name}-v0",
        "weirwood.lab.gymnasium:Env",
        vector_entry_point="weirwood.lab.gymnasium:Vector",
        kwargs={"game": _name},
    )
