"""What both forms of an environment share: seats, spaces, seeds, observations, pictures."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from weirwood.kernel import registry
from weirwood.lab.learn import picture
from weirwood.lab.learn.observe import schema
from weirwood.lab.learn.session import Session


class Seated:
    """A game with its seats and settings, begun anew from one seed after another."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        render_mode: str | None = None,
        record: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__()
        found = registry.game(game)
        self.game = found
        self.seats = found.seats[0] if seats is None else seats
        self.record = record  # else nobody is told anything, and nothing is written down
        self.settings = found.read_settings(self.seats, settings)
        self.schema = schema(found.id)
        self.metadata = {
            "name": f"weirwood_{found.id}_v0",
            "render_modes": picture.MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = picture.check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.session: Session | None = None
        self.rng, _ = seeding.np_random()
        size = len(self.schema.actions)
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._observations = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.schema.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.schema.actions),), np.int8),
            }
        )

    def begin(self, seed: int | None, *, at_once: bool) -> Session:
        """A new game. Without a seed the next one follows from the last that was given."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        game_seed = int(self.rng.integers(1 << 62))
        match = registry.new(self.game.id, seats=self.seats, seed=game_seed, options=self.settings)
        if not self.record:
            match = match.fork(silent=True)
        return Session(match, at_once=at_once)

    def observed(self, seat: int) -> dict[str, Any]:
        """What a seat sees and may do."""
        session = self.session
        assert session is not None
        mask = np.frombuffer(self.schema.marks(session, seat), np.int8)
        return {"observation": self.schema.observe(session, seat), "action_mask": mask}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def render(self) -> Any:
        assert self.session is not None
        return picture.show(self.session.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
