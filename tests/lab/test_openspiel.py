"""OpenSpiel's own test passes for every game, and its bots play them."""

from __future__ import annotations

import importlib.util
import itertools
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
from weirwood.lab.learn.observe import schema

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
    options = "terrain:none points:20" if game == "miniatures" else ""
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


@pytest.mark.parametrize("game", GAMES)
def test_a_player_remembers_its_own_story_and_no_other(game: str) -> None:
    state = pyspiel.load_game(f"weirwood_{game}").new_initial_state()
    assert state.information_state_string(0) == "deal"
    state.apply_action(3)
    rng = random.Random(5)
    stories: dict[int, str] = {}
    others = 0
    for n in range(150):
        player = state.current_player()
        told = state.information_state_string(player)
        lived, now = told.rsplit("\n", 1)
        assert now == state.observation_string(player)
        assert lived.startswith(stories.get(player, "")), "the past does not change"
        stories[player] = lived
        if n % 15 == 0:
            worlds = [state.resample_from_infostate(player, rng.random) for _ in range(3)]
            assert {w.information_state_string(player) for w in worlds} == {told}
            assert {w.information_state_string() for w in worlds} == {told}
            for other in set(range(state.num_players())) - {player}:
                # What others knew is dealt anew with the rest: their real story is not there.
                real = state.information_state_string(other)
                found = {w.information_state_string(other) for w in worlds}
                assert real not in found
                others += len(found) > 1
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert others
    copy = state.get_game().deserialize_state(state.serialize())
    for player in range(state.num_players()):
        assert copy.information_state_string(player) == state.information_state_string(player)


def test_another_past_is_another_information_state_though_the_view_is_the_same() -> None:
    state = pyspiel.load_game("weirwood_btwixt(seed=3)").new_initial_state()
    state.apply_action(0)
    rng = random.Random(1)
    alike = 0
    while state.move_number() < 60:
        player = state.current_player()
        for pair in itertools.combinations(state.legal_actions()[:6], 2):
            ends = [after(state, pair), after(state, pair[::-1])]
            if None not in ends and len({end.observation_string(player) for end in ends}) == 1:
                alike += 1
                assert len({end.information_state_string(player) for end in ends}) == 2
        state.apply_action(rng.choice(state.legal_actions()))
    assert alike


def after(state: Any, actions: tuple[int, ...]) -> Any:
    """The state after some actions of the same player, if they may come in this order."""
    player, state = state.current_player(), state.clone()
    for action in actions:
        if state.current_player() != player or action not in state.legal_actions():
            return None
        state.apply_action(action)
    return state


TOGETHER = ["boardgame", "cardgame", "btwixt(options=advanced:true draft:draft)"]


@pytest.mark.parametrize("game", TOGETHER)
def test_what_others_do_in_secret_changes_no_information_state(game: str) -> None:
    state = pyspiel.load_game(f"weirwood_{game}").new_initial_state()
    state.apply_action(1)
    rng = random.Random(2)
    compared = 0
    for _ in range(200):
        player, match = state.current_player(), state.session.match
        together = len(match.st.asked) > 1 and len(match.decisions) > 1
        if together:
            waiting = [s for s in range(state.num_players()) if s != player]
            worlds: dict[int, list[list[str]]] = {}  # by whose turn it then is
            for action in state.legal_actions()[:4]:
                world = state.clone()
                world.apply_action(action)
                if world.session.match.st.number == match.st.number:
                    told = [world.information_state_string(s) for s in waiting]
                    worlds.setdefault(world.current_player(), []).append(told)
            compared += any(len(alike) > 1 for alike in worlds.values())
            assert all(told == alike[0] for alike in worlds.values() for told in alike)
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert compared


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
    assert observer.string_from(state, 1) == state.observation_string(1)
    perfect = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert perfect.string_from(state, 1) == state.information_state_string(1)


def test_wrong_parameters_are_told() -> None:
    with pytest.raises(weirwood.Refused, match=r"kernel\.seats"):
        weirwood.new("btwixt", seats=9)
    with pytest.raises(weirwood.Refused, match="name:value"):
        spiel.read_options("kingsmoot")
    assert spiel.read_options("a:1 b:two") == {"a": "1", "b": "two"}


@pytest.mark.parametrize("game", GAMES)
def test_its_search_and_random_bots_play_to_the_end(game: str) -> None:
    options = "terrain:none points:20" if game == "miniatures" else ""
    found = pyspiel.load_game(f"weirwood_{game}", {"options": options})
    state = example("openspiel_search").play(found, simulations=2, seed=1)
    assert state.is_terminal()
    assert set(state.returns()) > {1.0, -1.0} or state.num_players() == 2
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
