"""OpenSpiel's own test passes for every game, and its bots play them."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import weirwood
import weirwood.lab.openspiel as spiel
from weirwood.lab.observe import schema

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GAMES = {"boardgame": 3, "btwixt": 3, "cardgame": 2, "miniatures": 2}


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_random_simulation_with_serialisation(game: str) -> None:
    options = "terrain:none" if game == "miniatures" else ""
    found = pyspiel.load_game(f"weirwood_{game}", {"options": options, "seed": 2})
    assert found.num_players() == GAMES[game]
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_player_cannot_tell_apart(game: str) -> None:
    found = pyspiel.load_game(f"weirwood_{game}")
    state = found.new_initial_state()
    rng = random.Random(4)
    state.apply_action(3)
    different = 0
    for n in range(120):
        player = state.current_player()
        if n % 10 == 0:
            world = state.resample_from_infostate(player, rng.random)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.history() == state.history()
            different += world.session.match.st.chance != state.session.match.st.chance
        state.apply_action(rng.choice(state.legal_actions()))
    assert different == 12


def test_the_seed_the_deal_and_the_options_make_the_game() -> None:
    def opening(**params: Any) -> str:
        state = pyspiel.load_game("weirwood_btwixt", params).new_initial_state()
        state.apply_action(0)
        while state.move_number() < 40:
            state.apply_action(state.legal_actions()[0])
        return str(state.observation_string(0))

    assert opening(seed=1) == opening(seed=1)
    assert opening(seed=1) != opening(seed=2)
    assert '"draft":"kingsmoot"' in opening(options="advanced:true draft:kingsmoot")
    assert pyspiel.load_game("weirwood_btwixt(players=6,deals=1)").max_chance_outcomes() == 1


def test_observers_name_their_parts() -> None:
    game = pyspiel.load_game("weirwood_cardgame")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    state.apply_action(1)
    observer.set_from(state, 1)
    assert list(observer.dict) == list(schema("cardgame").fields)
    assert observer.dict["seat"].tolist() == [0, 1, 0, 0, 0, 0]
    assert np.array_equal(observer.tensor, state.observation_tensor(1))


def test_wrong_parameters_are_told() -> None:
    with pytest.raises(weirwood.Refused, match=r"kernel\.seats"):
        weirwood.new("btwixt", seats=9)
    with pytest.raises(weirwood.Refused, match="name:value"):
        spiel.read_options("kingsmoot")
    assert spiel.read_options("a:1 b:two") == {"a": "1", "b": "two"}


@pytest.mark.parametrize("game", GAMES)
def test_its_search_and_random_bots_play(game: str) -> None:
    most = 25 if game != "btwixt" else 1_000_000
    found = pyspiel.load_game(f"weirwood_{game}")
    state = example("openspiel_search").play(found, simulations=4, seed=1, most=most)
    assert state.is_terminal() == (game == "btwixt")
    assert sum(state.returns()) == pytest.approx(0)


def test_the_example_runs_and_python_ends_cleanly() -> None:
    run = subprocess.run(
        [sys.executable, EXAMPLES / "openspiel_search.py", "weirwood_btwixt", "1", "2"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    assert "a game against random bots" in run.stdout
