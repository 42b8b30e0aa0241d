"""OpenSpiel's information-set search against its random bots, on any of our games."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import weirwood.lab.openspiel  # noqa: F401  (registers the games)


class Cutoff(mcts.Evaluator):  # type: ignore[misc]
    """Plays a few random actions, then trusts the game's own judgement of the position."""

    def __init__(self, rng: np.random.RandomState, actions: int) -> None:
        self.rng, self.actions = rng, actions

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> Any:
        state = state.clone()
        for _ in range(self.actions):
            if state.is_terminal():
                return state.returns()
            state.apply_action(self.rng.choice(state.legal_actions()))
        match = state.session.match
        return [match.value(seat) for seat in range(match.seats)]


def play(game: Any, simulations: int, seed: int = 0, most: int = 1_000_000) -> Any:
    """Player 0 searches, the others play at random; the last state."""
    rng = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(game, Cutoff(rng, 8), 1.4, simulations, random_state=rng)
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    others = [uniform_random.UniformRandomBot(p, rng) for p in range(1, game.num_players())]
    bots = [search, *others]
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < most:
        if state.is_chance_node():
            state.apply_action(rng.choice([deal for deal, _ in state.chance_outcomes()]))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


def main(name: str = "weirwood_btwixt", games: str = "4", simulations: str = "20") -> None:
    game = pyspiel.load_game(name)
    won = [play(game, int(simulations), seed).returns()[0] for seed in range(int(games))]
    print(f"{name}: search earns {sum(won) / len(won):+.2f} a game against random bots")


if __name__ == "__main__":
    main(*sys.argv[1:])
