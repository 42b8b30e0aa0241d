"""All seats act at once: who is asked says a part of its answer, who is not waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo import ParallelEnv

from weirwood.lab.pettingzoo.table import Seated

if TYPE_CHECKING:
    from collections.abc import Mapping


class Parallel(Seated, ParallelEnv[str, dict[str, Any], int]):
    """A game in which a step is a part of an answer of everybody who is asked.

    Who takes an action that is not offered ends the game and gets -1, as in the guarded turn order.
    What a seat does that is not asked does not count.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game; its settings are those the environment was made with."""
        del options
        self.session = self.table.begin(seed, at_once=True)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        assert self.session is not None
        return {
            agent: self.table.observe(self.session, seat)
            for seat, agent in enumerate(self.possible_agents)
        }

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
        assert session is not None
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
        observations = self._observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, ended, truncated, infos
