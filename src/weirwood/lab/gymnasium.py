"""One seat of a game as a Gymnasium environment; bots play the others.

    from weirwood.lab.gymnasium import Env

    env = Env("btwixt", seat=0, bots="greedy", seats=4)

or `gymnasium.make("weirwood/btwixt-v0", bots="greedy")` once this module is imported. The
observation is one row of numbers (see `weirwood.lab.observe`); `action_masks()` says which actions
are offered, as maskable policies expect it. The reward comes at the end: 1 for first to -1 for
last. An action that is not offered ends the game, and loses it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from weirwood.kernel import registry
from weirwood.kernel.chance import mix64
from weirwood.kernel.decision import Refused
from weirwood.lab.extra import HOW
from weirwood.lab.game import ask

try:
    import gymnasium
    import numpy as np
except ImportError:
    raise ImportError(HOW) from None

from weirwood.lab import picture
from weirwood.lab.observe import schema
from weirwood.lab.session import Illegal, Session

if TYPE_CHECKING:
    from collections.abc import Sequence

    Row = np.ndarray[Any, np.dtype[np.float32]]
    Mask = np.ndarray[Any, np.dtype[np.bool_]]

LOST = -1.0


class Env(gymnasium.Env["Row", "int | np.integer[Any]"]):
    """A seat at a table of bots: `bots` is one name for all of them, or a name for each."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (Gymnasium reads it from the class)
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
        self.schema = schema(found.id)
        self.render_mode = picture.check_mode(render_mode)
        self.action_space = gymnasium.spaces.Discrete(len(self.schema.words))
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, (self.schema.size,), np.float32)
        self.session: Session | None = None
        self.bot_seed = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a new game; its settings are those the environment was made with."""
        super().reset(seed=seed, options=options)
        game_seed = int(self.np_random.integers(1 << 62))
        self.bot_seed = mix64(game_seed ^ 0x5851F42D4C957F2D)
        match = registry.new(self.game, seats=self.seats, seed=game_seed, options=self.settings)
        self.session = Session(match, at_once=True, bots=self.bots)
        self._others()
        return self._observe()

    def _others(self) -> None:
        """Let the bots play until this seat is asked or the game is over."""
        session = self.session
        assert session is not None
        match = session.match
        while not match.over and session.decision(self.seat) is None:
            d = match.decisions[0]
            answer = ask(self.bots[d.seat], match, d, match.options(d), self.bot_seed)
            session.answer(d, answer)

    def _observe(self) -> tuple[Row, dict[str, Any]]:
        assert self.session is not None
        return self.schema.observe(self.session, self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """True for each action that is offered now."""
        assert self.session is not None
        mask = np.zeros(len(self.schema.words), np.bool_)
        mask[self.session.legal(self.seat)] = True
        return mask

    def step(self, action: int | np.integer[Any]) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        session = self.session
        assert session is not None
        reward = 0.0
        over = False
        try:
            session.act(self.seat, int(action))
        except Illegal:
            reward, over = LOST, True
        else:
            self._others()
            if session.over:
                reward, over = float(session.match.returns[self.seat]), True
        if self.render_mode == "human":
            self.render()
        row, info = self._observe()
        return row, reward, over, False, info

    def render(self) -> Any:
        """The table as text, printed or given back, or as a picture."""
        assert self.session is not None
        return picture.show(self.session.match, self.render_mode)


for _name in registry.catalogue():
    gymnasium.register(f"weirwood/{_name}-v0", "weirwood.lab.gymnasium:Env", kwargs={"game": _name})
