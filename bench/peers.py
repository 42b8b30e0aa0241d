"""Random play of other tabletop engines, measured as `weirwood bench` measures ours.

Run it with an interpreter that has them (see bench/peers.txt), never with ours:

    python -m venv peers && peers/bin/pip install -r bench/peers.txt
    peers/bin/python bench/peers.py
    peers/bin/python bench/peers.py Catanatron --seconds 5

One JSON line per engine: CPU time, one core, legal moves listed for every decision.
"""

# ruff: noqa: PLC0415  (any of the engines may be absent: each is imported where it is measured)

from __future__ import annotations

import argparse
import contextlib
import copy
import gc
import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from time import process_time
from typing import Any

Counts = tuple[int, int]  # decisions, and those with two legal moves or more
Engine = tuple[Callable[[random.Random], Counts], Callable[[random.Random], Iterator[Any]], Any]


def catanatron() -> Engine:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def new(rng: random.Random) -> Any:
        return Game([RandomPlayer(c) for c in colours], seed=rng.randrange(1, 2**31))

    def play(rng: random.Random) -> Counts:
        moves: list[int] = []

        def decide(player: Any, game: Any, actions: Any) -> Any:
            moves.append(len(actions))
            return player.decide(game, actions)

        new(rng).play(decide_fn=decide)
        return len(moves), sum(n > 1 for n in moves)

    def positions(rng: random.Random) -> Iterator[Any]:
        game = new(rng)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield game

    return play, positions, lambda game: game.copy()


def chess() -> Engine:
    import chess as rules

    def moves(rng: random.Random) -> Iterator[tuple[Any, int]]:
        board = rules.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            yield board, len(legal)
            board.push(legal[rng.randrange(len(legal))])

    def play(rng: random.Random) -> Counts:
        counts = [n for _, n in moves(rng)]
        return len(counts), sum(n > 1 for n in counts)

    def positions(rng: random.Random) -> Iterator[Any]:
        return (board for board, _ in moves(rng))

    return play, positions, lambda board: board.copy(stack=False)


def diplomacy() -> Engine:
    from diplomacy import Game

    def phases(rng: random.Random) -> Iterator[tuple[Any, list[int]]]:
        game = Game()
        for _ in range(40):  # random games go on for very long: forty phases are one game here
            if game.is_game_done:
                return
            possible = game.get_all_possible_orders()
            counts = []
            for power in game.powers:
                orders = []
                for place in game.get_orderable_locations(power):
                    if possible[place]:
                        counts.append(len(possible[place]))
                        orders.append(rng.choice(possible[place]))
                game.set_orders(power, orders)
            yield game, counts
            game.process()

    def play(rng: random.Random) -> Counts:
        counts = [n for _, found in phases(rng) for n in found]
        return len(counts), sum(n > 1 for n in counts)

    def positions(rng: random.Random) -> Iterator[Any]:
        return (game for game, _ in phases(rng))

    def again(game: Any) -> Any:
        new = Game()
        new.set_state(game.get_state())
        return new

    return play, positions, again


def backgammon() -> Engine:
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def moves(rng: random.Random) -> Iterator[tuple[Any, int]]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, weights = zip(*outcomes, strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                yield state, len(legal)
                state.apply_action(legal[rng.randrange(len(legal))])

    def play(rng: random.Random) -> Counts:
        counts = [n for _, n in moves(rng)]
        return len(counts), sum(n > 1 for n in counts)

    def positions(rng: random.Random) -> Iterator[Any]:
        return (state for state, _ in moves(rng))

    return play, positions, lambda state: state.clone()


def texas() -> Engine:
    import numpy as np
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.env()

    def moves(rng: random.Random) -> Iterator[tuple[Any, int]]:
        env.reset(seed=rng.randrange(2**31))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            yield env, len(legal)
            env.step(int(legal[rng.randrange(len(legal))]))

    def play(rng: random.Random) -> Counts:
        counts = [n for _, n in moves(rng)]
        return len(counts), sum(n > 1 for n in counts)

    def positions(rng: random.Random) -> Iterator[Any]:
        return (found for found, _ in moves(rng))

    return play, positions, copy.deepcopy


ENGINES: dict[str, tuple[str, Callable[[], Engine]]] = {
    "Catanatron, four players": ("catanatron", catanatron),
    "python-chess": ("chess", chess),
    "diplomacy": ("diplomacy", diplomacy),
    "OpenSpiel backgammon (C++)": ("open_spiel", backgammon),
    "PettingZoo Texas hold'em": ("pettingzoo", texas),
}

SECONDS = 3.0
POSITIONS = 60


def measure(engine: Engine, seconds: float) -> dict[str, float]:
    play, positions, again = engine
    play(random.Random(0))
    gc.collect()
    rng = random.Random(1)
    random.seed(1)
    games = decisions = choices = 0
    begun = process_time()
    while process_time() - begun < seconds:
        more, real = play(rng)
        games, decisions, choices = games + 1, decisions + more, choices + real
    spent = process_time() - begun
    copies = []
    for at, position in enumerate(positions(random.Random(2))):
        if at % 5 == 0:
            start = process_time()
            for _ in range(5):
                again(position)
            copies.append((process_time() - start) / 5)
        if len(copies) >= POSITIONS:
            break
    return {
        "games_per_s": round(games / spent, 2),
        "decisions_per_s": round(decisions / spent, 1),
        "choices_per_s": round(choices / spent, 1),
        "fork_us": round(sum(copies) / max(1, len(copies)) * 1e6, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", maxsplit=1)[0])
    parser.add_argument("names", nargs="*", help="how the names of engines begin; else all")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help=f"of play each ({SECONDS:g})"
    )
    given = parser.parse_args()
    for name, (package, make) in ENGINES.items():
        if given.names and not name.startswith(tuple(given.names)):
            continue
        row: dict[str, Any] = {"engine": name}
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                engine = make()
            except ImportError:
                row["missing"] = package
            else:
                row |= {"version": version(package), **measure(engine, given.seconds)}
        print(json.dumps(row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
