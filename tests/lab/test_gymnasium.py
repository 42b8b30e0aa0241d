"""Gymnasium's checks pass for every game, and a policy learns."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import weirwood
from weirwood.lab.gymnasium import Env

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GAMES = {"boardgame": 3, "btwixt": 3, "cardgame": 2, "miniatures": 2}


@pytest.mark.parametrize("game", GAMES)
def test_its_own_check(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"weirwood/{game}-v0", bots="random", disable_env_checker=True)
    check_env(env.unwrapped)
    assert f"{game}, {GAMES[game]} seats" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "seat", "bots"),
    [
        ("boardgame", 2, "random"),
        ("btwixt", 1, ["greedy", "random"]),
        ("cardgame", 1, "greedy"),
        ("miniatures", 0, "random"),
    ],
)
def test_a_game_against_bots(game: str, seat: int, bots: Any) -> None:
    env = Env(game, seat=seat, bots=bots)
    results = []
    for _ in range(2):
        seen, info = env.reset(seed=3)
        rng = np.random.default_rng(3)
        over = False
        while not over:
            mask = env.action_masks()
            assert np.array_equal(mask, info["action_mask"])
            assert mask.sum() > 1
            assert env.observation_space.contains(seen)
            seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(mask)))
            assert not cut
            assert over or reward == 0
        assert env.session is not None
        assert reward == env.session.match.returns[seat]
        results.append((reward, seen.tobytes()))
    assert results[0] == results[1]


def test_what_is_not_offered_loses() -> None:
    env = Env("btwixt")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(0)
    assert (reward, over) == (-1, True)


def test_wrong_use_is_told_in_one_line() -> None:
    with pytest.raises(weirwood.Refused, match=r"kernel\.unknown_bot"):
        Env("btwixt", bots="dragon")
    with pytest.raises(weirwood.Refused, match=r"kernel\.unknown_game"):
        Env("chess")
    with pytest.raises(weirwood.Refused, match=r"lab\.bots"):
        Env("btwixt", bots=["random"])
    with pytest.raises(weirwood.Refused, match=r"kernel\.seat"):
        Env("btwixt", seat=3)
    with pytest.raises(weirwood.Refused, match=r"kernel\.setting_name"):
        Env("btwixt", dragons=True)
    with pytest.raises(ValueError, match="no render_mode 'film'"):
        Env("btwixt", render_mode="film")


@pytest.mark.parametrize("name", ["gymnasium", "openspiel"])
def test_without_the_extra_one_line_says_what_to_install(name: str) -> None:
    code = f"import sys; sys.modules['numpy'] = None; import weirwood.lab.{name}"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    last = run.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: the laboratory is not installed: run `make lab`")


def test_a_short_training_ends_better_than_it_began() -> None:
    spec = importlib.util.spec_from_file_location("train", EXAMPLES / "train.py")
    assert spec is not None
    assert spec.loader is not None
    train = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(train)
    before, after = train.train(120, test_games=60, rate=0.002)
    assert after > before + 0.1
