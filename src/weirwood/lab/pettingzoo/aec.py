"""One seat acts after another. Secret answers stay secret: nobody sees what others have said."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from weirwood.lab.pettingzoo.seated import Seated


class Aec(Seated, AECEnv[str, dict[str, Any], int]):
    """A game in PettingZoo's turn order."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; its settings are those the environment was made with."""
        del options
        self.session = self.begin(seed, at_once=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._point()

    def _point(self) -> None:
        """Select the agent whose turn it is."""
        assert self.session is not None
        seat = self.session.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.session is not None
        return self.observed(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        assert self.session is not None
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.session.act(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.session.over:
            for seat, reward in enumerate(self.session.match.returns):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        self._point()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()
