"""Gymnasium's checks pass for every game, and a policy learns."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import weirwood
from weirwood.bots.random import BOT as RANDOM
from weirwood.kernel import registry
from weirwood.lab.gymnasium import Env, Vector
from weirwood.lab.pettingzoo import parallel_env, raw_env

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


def test_too_few_actions_move_no_game() -> None:
    many = Vector("btwixt", 3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        many.step(np.zeros(3, np.int64))
    _, info = many.reset(seed=1)
    offered = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]

    def at() -> list[Any]:
        return [env.session and env.session.legal(env.seat) for env in many.envs]

    before = at()
    for wrong in (offered[:2], [*offered, 0]):
        with pytest.raises(ValueError, match=f"{len(wrong)} actions for 3 games"):
            many.step(np.array(wrong))
    with pytest.raises(ValueError, match="NaN"):
        many.step(np.array([*offered[:2], np.nan]))
    assert at() == before
    many.step(np.array(offered))
    assert at() != before


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


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_short_training_ends_better_than_it_began() -> None:
    before, after = example("train").train(120, test_games=60, rate=0.002)
    assert after > before + 0.1


def test_the_larger_example_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match="pip install sb3-contrib torch"):
        example("ppo").learn(1, 0)


class Many:
    """Stands for the class of stable-baselines3 that plays several environments in turns."""

    def __init__(self, makers: list[Any]) -> None:
        self.envs = [make() for make in makers]


class Learner:
    """Stands for MaskablePPO: it asks each environment for its masks, and learns nothing."""

    def __init__(self, policy: str, many: Many, **settings: Any) -> None:
        assert policy == "MlpPolicy"
        assert settings["n_steps"] * len(many.envs) % settings["batch_size"] == 0
        self.many, self.num_timesteps = many, 0

    def predict(self, seen: Any, action_masks: Any) -> tuple[Any, None]:
        assert seen.ndim == action_masks.ndim == 1
        return np.flatnonzero(action_masks)[-1], None

    def learn(self, steps: int) -> None:
        for env in self.many.envs:
            seen, _ = env.reset(seed=1)
            for _ in range(steps // len(self.many.envs)):
                action, _ = self.predict(seen, env.action_masks())
                seen, _, over, _, _ = env.step(action)
                self.num_timesteps += 1
                if over:
                    seen, _ = env.reset()


def test_the_larger_example_with_others_in_place_of_its_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Torch is not installed here: this is what the example does itself, and nothing of theirs."""
    limits: list[int] = []
    fakes = {
        "torch": SimpleNamespace(set_num_threads=limits.append),
        "sb3_contrib": SimpleNamespace(MaskablePPO=Learner),
        "stable_baselines3": SimpleNamespace(),
        "stable_baselines3.common": SimpleNamespace(),
        "stable_baselines3.common.vec_env": SimpleNamespace(DummyVecEnv=Many),
    }
    for name, fake in fakes.items():
        monkeypatch.setitem(sys.modules, name, fake)
    before, after, rate = example("ppo").learn(400, 2)
    assert limits == [1]
    assert before == after, "nothing was learnt, and the same games were looked at"
    assert -1 <= before <= 1
    assert rate > 0


def test_a_step_after_the_end_raises_and_a_reset_mends_it() -> None:
    env = Env("btwixt", seats=3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(env.schema.actions.wait)  # not offered
    assert (reward, over) == (-1.0, True)
    assert info["action_mask"].any(), "the position can still be looked at"
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(int(info["action_mask"].argmax()))
    _, info = env.reset()
    assert not env.step(int(info["action_mask"].argmax()))[2]


def test_many_games_in_one_process_are_those_of_single_environments() -> None:
    made = gymnasium.make_vec(
        "weirwood/btwixt-v0", num_envs=3, vectorization_mode="vector_entry_point", seats=3
    )
    singles = [Env("btwixt", seats=3) for _ in range(3)]
    rows, infos = made.reset(seed=5)
    known = [env.reset(seed=5 + i) for i, env in enumerate(singles)]
    assert made.observation_space.contains(rows)
    ended = [False] * 3
    finished = 0
    for _ in range(400):
        assert all((row == one[0]).all() for row, one in zip(rows, known, strict=True))
        masks = infos["action_mask"]
        assert all(
            (mask == one[1]["action_mask"]).all() for mask, one in zip(masks, known, strict=True)
        )
        actions = np.array([mask.nonzero()[0][-1] for mask in masks])
        rows, rewards, over, cut, infos = made.step(actions)
        for i, env in enumerate(singles):
            if ended[i]:
                known[i] = env.reset()
                told = (0.0, False)
            else:
                row, reward, done, _, info = env.step(actions[i])
                known[i], told = (row, info), (reward, done)
            assert (rewards[i], over[i]) == told
            ended[i] = told[1]
            finished += told[1]
        assert not cut.any()
    assert finished >= 3, "games end and begin anew"


def test_arrays_may_be_used_again() -> None:
    made = Vector("btwixt", 2, seats=3, copy=False)
    rows, infos = made.reset(seed=1)
    actions = np.array([mask.argmax() for mask in infos["action_mask"]])
    again, *_ = made.step(actions)
    assert again is rows


class Listener:
    """A random player that looks at what was told."""

    def __init__(self, game: Any) -> None:
        self.random = RANDOM(game, "")
        self.heard = 0

    def decide(self, view: Any, decision: Any, options: Any, rng: Any, worlds: Any) -> Any:
        self.heard += len(worlds.heard)
        return self.random.decide(view, decision, options, rng, worlds)


def test_nobody_is_told_anything_when_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(env: Env) -> Any:
        _, info = env.reset(seed=2)
        seen = []
        over = False
        while not over:
            row, _, over, _, info = env.step(int(info["action_mask"].argmax()))
            seen.append((row.tobytes(), info["action_mask"].tobytes()))
        assert env.session is not None
        return seen, env.session.match

    seen, match = played(Env("btwixt"))
    assert not match.log
    assert not match.history
    with pytest.raises(weirwood.Refused, match=r"kernel\.no_record"):
        match.record()
    kept, match = played(Env("btwixt", record=True))
    assert kept == seen
    assert weirwood.verify(match.record()) is None
    monkeypatch.setattr(registry, "bot", lambda name, game: Listener(registry.game(game)))
    env = Env("btwixt")
    played(env)
    assert all(bot.heard for bot in env.bots.values() if isinstance(bot, Listener))


def test_pettingzoo_keeps_records_only_for_who_asks() -> None:
    for env in (raw_env("btwixt", record=True), parallel_env("btwixt", record=True)):
        env.reset(seed=1)
        assert env.session is not None
        assert weirwood.verify(env.session.match.record()) is None
    quiet = parallel_env("btwixt")
    quiet.reset(seed=1)
    assert quiet.session is not None
    assert not quiet.session.match.log
