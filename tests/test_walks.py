"""The walks of CONTRIBUTING.md: something new of each kind is a change in one place of code.

Every test copies the sources, changes that one file (and adds words and data, which are not code),
and uses the new thing as everybody would, in a process of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "weirwood"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(SOURCE, tmp_path / "weirwood", ignore=ignored)
    return tmp_path / "weirwood"


def change(home: Path, file: str, old: str, new: str) -> None:
    path = home / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{file} has {text.count(old)} times: {old}"
    path.write_text(text.replace(old, new), "utf-8")


def run(home: Path, script: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(home.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_level(home: Path) -> None:
    change(
        home,
        "bots/levels.py",
        '    "novice": novice,\n',
        '    "sleepy": lambda game, budget: RandomBot(game),\n    "novice": novice,\n',
    )
    said = run(
        home,
        "import weirwood; from weirwood.kernel import registry\n"
        "from weirwood.bots.levels import offered\n"
        "m = weirwood.new('btwixt', seats=3, seed=1)\n"
        "d = m.decisions[0]\n"
        "m.answer(d, registry.bot_answer(registry.bot('sleepy', 'btwixt'), m, d, 1))\n"
        "print(offered(registry.game('btwixt'))[0])",
    )
    assert said == "sleepy\n"


def test_a_clock_kind(home: Path) -> None:
    change(
        home,
        "table/rooms/clocks.py",
        '    "answer": Kind(renews=True),\n',
        '    "answer": Kind(renews=True),\n'
        '    "hours": Kind(renews=True, unit="hours", unit_seconds=3600),\n',
    )
    said = run(
        home,
        "import msgspec; from weirwood.table.wire import protocol, typescript\n"
        "from weirwood.table.rooms import clocks\n"
        'raw = b\'{"kind": "hours", "seconds": 7200}\'\n'
        "clock = msgspec.json.decode(raw, type=protocol.Clock)\n"
        "print(clocks.why_not(clock), '\"hours\"' in typescript.generate())",
    )
    assert said == "None True\n"


def test_a_language(home: Path) -> None:
    change(home, "languages.py", '["en", "es", "it"]', '["en", "es", "it", "xx"]')
    change(
        home,
        "languages.py",
        '    "it": Manners(',
        '    "xx": Manners(".", ",", False),\n    "it": Manners(',
    )
    for folder in [*home.glob("text/en"), *home.glob("games/*/text/en")]:
        shutil.copytree(folder, folder.with_name("xx"))
    said = run(
        home,
        "from weirwood.words import words\n"
        "from weirwood.table.wire import typescript\n"
        "print(words('xx', 'weirwood.games.btwixt').text('game-title'))\n"
        "print('\"xx\"' in typescript.generate())",
    )
    assert said == "A Game of Thrones: B'Twixt\nTrue\n"


def test_a_keyword_of_terrain(home: Path) -> None:
    change(
        home,
        "games/miniatures/rules/terrain.py",
        '    "horrific": Keyword(morale=-1),\n',
        '    "horrific": Keyword(morale=-1),\n    "haunted": Keyword(morale=-2),\n',
    )
    content = "games/miniatures/content/terrain.json"
    change(home, content, '{\n  "keywords": [', '{\n  "keywords": ["haunted", ')
    change(home, content, '"forest", "keywords": [', '"forest", "keywords": ["haunted", ')
    said = run(
        home,
        "import random, weirwood\n"
        "from weirwood.games.miniatures import facts\n"
        "m = weirwood.new('miniatures', seats=2, seed=1)\n"
        "rng = random.Random(1)\n"
        "for _ in range(40):\n"
        "    m.answer(m.decisions[0], m.sample(m.decisions[0], rng))\n"
        "print('haunted' in facts.TERRAIN['forest'].keywords)",
    )
    assert said == "True\n"


def test_a_keyword_of_the_card_game(home: Path) -> None:
    change(
        home,
        "games/cardgame/rules/keywords.py",
        "@after_winning\ndef renown(",
        "@after_winning\ndef plunder(st: Position, card: int) -> None:\n"
        '    tell(st, "keyword.plunder", card=code(st, card))\n\n\n'
        "@after_winning\ndef renown(",
    )
    content = home / "games" / "cardgame" / "content" / "cards_stark.json"
    content.write_text(content.read_text("utf-8").replace('"renown"', '"plunder"'), "utf-8")
    said = run(
        home,
        "import random, weirwood\n"
        "m = weirwood.new('cardgame', seats=2, seed=1)\n"
        "rng = random.Random(1)\n"
        "while not m.over:\n"
        "    m.answer(m.decisions[0], m.sample(m.decisions[0], rng))\n"
        "from weirwood.games.cardgame import facts\n"
        "print(facts.keyword('plunder') > 0)",
    )
    assert said == "True\n"
