"""What both forms of an environment share: spaces, seeds, observations, pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from weirwood.kernel import registry
from weirwood.lab import picture
from weirwood.lab.observe import schema
from weirwood.lab.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

MODES = ["human", "ansi", "rgb_array"]


class Table:
    """A game with its seats and settings, begun anew from one seed after another."""

    def __init__(self, game: str, seats: int | None, settings: Mapping[str, Any]) -> None:
        found = registry.game(game)
        self.game = found
        self.seats = found.seats[0] if seats is None else seats
        self.settings = found.read_settings(self.seats, settings)
        self.schema = schema(found.id)
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        self.rng, _ = seeding.np_random()
        self.actions = {agent: spaces.Discrete(len(self.schema.words)) for agent in self.agents}
        self.observations = {agent: self.space() for agent in self.agents}

    def space(self) -> spaces.Dict:
        size = len(self.schema.words)
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.schema.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def begin(self, seed: int | None, *, at_once: bool) -> Session:
        """A new game. Without a seed the next one follows from the last that was given."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        game_seed = int(self.rng.integers(1 << 62))
        match = registry.new(self.game.id, seats=self.seats, seed=game_seed, options=self.settings)
        return Session(match, at_once=at_once)

    def observe(self, session: Session, seat: int) -> dict[str, Any]:
        mask = np.zeros(len(self.schema.words), np.int8)
        mask[session.legal(seat)] = 1
        return {"observation": self.schema.observe(session, seat), "action_mask": mask}

    def render(self, session: Session, mode: str | None) -> Any:
        """The table as text, printed or given back, or as a picture."""
        if mode == "rgb_array":
            return picture.rgb(session.match)
        told = picture.text(session.match)
        if mode == "ansi":
            return told
        print(told)
        return None


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"no render_mode {mode!r}; there are {', '.join(MODES)}")
    return mode
