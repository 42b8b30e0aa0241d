"""PettingZoo's own tests pass for every game, in both forms."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from weirwood.lab import pettingzoo
from weirwood.lab.learn.session import Illegal

GAMES = {"boardgame": 3, "btwixt": 3, "cardgame": 2, "miniatures": 2}
pytestmark = pytest.mark.parametrize("game", GAMES)


def made(game: str) -> Any:
    return importlib.import_module(f"weirwood.lab.pettingzoo.weirwood_{game}_v0")


# PettingZoo keeps a list of its own environments with a dictionary, and wonders about all others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(game).env(), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_api_to_the_end_of_the_game(game: str) -> None:
    if game in ("btwixt", "boardgame"):
        api_test(made(game).raw_env(), num_cycles=100_000)
    env = made(game).raw_env(seats=GAMES[game])
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, _, _ = env.last(observe=False)
        total[agent] += reward
        mask = env.session.legal(env.possible_agents.index(agent))
        env.step(None if ended else int(rng.choice(mask)))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_seed(game: str) -> None:
    seed_test(made(game).env, num_cycles=40)


def test_parallel_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(made(game).parallel_env(), num_cycles=100)
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_parallel_seed(game: str) -> None:
    parallel_seed_test(made(game).parallel_env, num_cycles=40)


def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(made(game).env)
    assert game in capsys.readouterr().out
    env = made(game).env(render_mode="rgb_array")
    env.reset(seed=1)
    assert len(np.unique(env.render().reshape(-1, 3), axis=0)) > 4


def test_both_forms_end_alike_with_the_same_answers(game: str) -> None:
    """It makes no difference whether those who are asked together say it in turn or at once."""
    serial, parallel = made(game).raw_env(), made(game).parallel_env()
    serial.reset(seed=9)
    parallel.reset(seed=9)
    while not serial.session.over:
        seat = serial.session.seat
        serial.session.act(seat, serial.session.legal(seat)[-1])
    while parallel.agents:
        session = parallel.session
        parallel.step({f"player_{s}": session.legal(s)[-1] for s in range(session.match.seats)})
    assert serial.session.match.view(None) == parallel.session.match.view(None)


def test_illegal_actions(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    raw = made(game).raw_env()
    raw.reset(seed=1)
    with pytest.raises(Illegal):
        raw.step(0)
    parallel = made(game).parallel_env()
    parallel.reset(seed=1)
    asked = parallel.session.asked[0]
    _, rewards, ended, _, _ = parallel.step(dict.fromkeys(parallel.agents, 0))
    assert rewards[f"player_{asked}"] == -1
    assert all(ended.values())
    assert not parallel.agents


def test_without_the_extra_one_line_says_what_to_install(game: str) -> None:
    """Pictures and observations say the same, whichever part is missing first."""
    code = f"import sys; sys.modules['pettingzoo'] = None; import {made(game).__name__}"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert run.returncode == 1
    last = run.stderr.strip().splitlines()[-1]
    assert last == (
        "ImportError: the laboratory is not installed: run `make lab` in the checkout, "
        "or pip install 'weirwood[lab]'"
    )


def test_wrong_use_is_told(game: str) -> None:
    make: Callable[..., Any] = partial(pettingzoo.env, game)
    with pytest.raises(ValueError, match="no render_mode 'film'; there are human, ansi, rgb_array"):
        make(render_mode="film")


def test_a_step_says_whose_action_is_missing(game: str) -> None:
    env = pettingzoo.parallel_env(game)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step({})
    env.reset(seed=1)
    assert env.session is not None
    asked = [env.possible_agents[seat] for seat in env.session.asked]
    with pytest.raises(Illegal, match=", ".join(asked)):
        env.step({})
    env.step(dict.fromkeys(env.agents, env.schema.actions.wait))  # illegal: it ends there
    assert env.agents == []
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step({})


def test_only_seats_that_are_asked_are_observed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    env = pettingzoo.parallel_env(game)
    seen, _ = env.reset(seed=1)
    looked: list[int] = []
    observe = type(env).observed

    def look(self: Any, seat: int) -> dict[str, Any]:
        looked.append(seat)
        return observe(self, seat)

    monkeypatch.setattr(type(env), "observed", look)
    wait = env.schema.actions.wait
    for _ in range(30):
        assert env.session is not None
        for seat, agent in enumerate(env.possible_agents):
            mask = seen[agent]["action_mask"]
            assert mask[wait] == (seat not in env.session.asked)
            assert mask[env.session.legal(seat)].all()
        looked.clear()
        seen, *_ = env.step({a: int(seen[a]["action_mask"].argmax()) for a in env.agents})
        assert looked == env.session.asked
