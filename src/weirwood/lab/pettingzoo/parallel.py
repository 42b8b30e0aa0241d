"""All seats act at once: who is asked says a part of its answer, who is not waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv

from weirwood.lab.learn.session import Illegal
from weirwood.lab.pettingzoo.seated import Seated

if TYPE_CHECKING:
    from collections.abc import Mapping


class Parallel(Seated, ParallelEnv[str, dict[str, Any], int]):
    """A game in which a step is a part of an answer of everybody who is asked.

    Who takes an action that is not offered ends the game and gets -1, as in the guarded turn order.
    What a seat does that is not asked does not count, and it sees the table again when it is asked
    or when the game is over: until then its observation is its last one, with nothing but waiting.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game; its settings are those the environment was made with."""
        del options
        self.session = self.begin(seed, at_once=True)
        self._seen: dict[str, dict[str, Any]] = {}
        self.agents = self.possible_agents[:]
        return self._look(), {agent: {} for agent in self.agents}

    def _look(self) -> dict[str, Any]:
        """What the seats that are asked see; the others wait, and see what they last saw."""
        session = self.session
        assert session is not None
        asked = set(session.asked)
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked or session.over or agent not in self._seen:
                self._seen[agent] = self.observed(seat)
            else:
                self._seen[agent] = {**self._seen[agent], "action_mask": self._waiting()}
        return dict(self._seen)

    def _waiting(self) -> Any:
        mask = np.zeros(len(self.schema.actions), np.int8)
        mask[self.schema.actions.wait] = 1
        return mask

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        session = self.session
        if session is None or not self.agents:
            raise ResetNeeded("the game is over or has not begun: call reset()")
        needed = [self.possible_agents[seat] for seat in session.asked]
        missing = [agent for agent in needed if agent not in actions]
        if missing:
            raise Illegal(f"no action of {', '.join(missing)}: all who are asked act at once")
        # Everybody chose from what was offered before any of these actions took effect.
        asked = {seat: int(actions[self.possible_agents[seat]]) for seat in session.asked}
        wrong = [seat for seat, action in asked.items() if action not in session.legal(seat)]
        rewards = dict.fromkeys(self.agents, 0.0)
        over = bool(wrong)
        for seat in wrong:
            rewards[self.possible_agents[seat]] = -1.0
        if not wrong:
            for seat, action in asked.items():
                session.act(seat, action)
            over = session.over
            if over:
                rewards = dict(zip(self.possible_agents, session.match.returns, strict=True))
        ended = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        observations = self._look()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, ended, truncated, infos
