"""The battlefield in the terminal: field, unit cards and the odds of the options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console
from tests.games.miniatures.driver import BOWS, FAR, SPEARS, field, unit

import weirwood
from weirwood.languages import LANGUAGES
from weirwood.terminal.boards import Look, miniatures
from weirwood.terminal.speech import Speaker

if TYPE_CHECKING:
    from weirwood.kernel.testing import Play

WINDOW = (80, 40)


def look(p: Play, lang: str = "en", size: tuple[int, int] = WINDOW) -> Look:
    speaker = Speaker(lang, weirwood.game("miniatures"))
    return Look(p.view(0), 0, ["Ana", "Bruno"], speaker, {}, *size)


def battle() -> Play:
    p = field(
        f"0 {SPEARS} at 24,10", f"1 {SPEARS} at 24,22.8 facing 180", f"0 {BOWS} at 10,10", FAR
    )
    return p.answer(0, unit(p, 0))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "arrives with 67 % (3+), 7 dice at 4+: 5.2 hits"),
        ("es", "llega con un 67 % (3+), 7 dados a 4+: 5,2 impactos"),
        ("it", "arriva con il 67 % (3+), 7 dadi a 4+: 5,2 colpi"),
    ],
)
def test_a_charge_tells_its_odds(lang: str, said: str) -> None:
    p = battle()
    told = miniatures.hint(look(p, lang), f"charge:{SPEARS}:1")
    assert told.startswith(said)
    assert miniatures.hint(look(p, lang), "march") == ""


def test_a_shot_tells_its_best_target() -> None:
    p = field(f"0 {BOWS} at 24,10", f"1 {SPEARS} at 24,22 facing 180", FAR)
    p.answer(0, unit(p, 0))
    assert "(1)" in miniatures.hint(look(p), "ranged")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_unit_card_has_its_numbers(lang: str) -> None:
    lady = "catelyn_stark_lady_of_winterfell"
    p = field(
        "0 stark_bowmen at 24,10, with sworn_sword_captain", f"1 {SPEARS} at 24,40", FAR,
        ncus=[f"0 {lady}"],
    )  # fmt: skip
    card = miniatures.facts(look(p, lang), "stark_bowmen")
    assert "7/7/5" in " ".join(card)
    assert len(card) >= 5  # the head, two attacks, an ability, where it stands
    assert sum("(1)" in line for line in miniatures.facts(look(p, lang), SPEARS)) == 1
    for name in (lady, "sworn_sword_captain"):
        assert miniatures.facts(look(p, lang), name)


@pytest.mark.parametrize("size", [(80, 40), (80, 24), (120, 50), (120, 18), (200, 80)])
def test_the_field_fits_the_screen(size: tuple[int, int]) -> None:
    seen = look(battle(), size=size)
    console = Console(width=size[0], height=size[1])
    lines = console.render_lines(miniatures.draw(seen))
    text = ["".join(part.text for part in line).rstrip() for line in lines]
    assert all(len(line) <= size[0] for line in text)
    assert len(text) <= size[1]
    drawn: Any = [line for line in text if "│" in line]
    assert drawn, "there is room for the field"
    shown = "\n".join(drawn)
    assert "0↑" in shown
    assert "1↓" in shown


@pytest.mark.parametrize("facing", [0, 90, 180, 270])
def test_a_move_tells_where_it_ends(facing: int) -> None:
    p = field(f"0 {BOWS} at 24,20 facing {facing}", FAR)
    p.answer(0, unit(p, 0)).answer(0, "maneuver")
    plan = {"pivot": 1000, "distance": 4000, "turn": 0}
    told = miniatures.hint(look(p), ",".join(f"{k}={v}" for k, v in sorted(plan.items())))
    p.answer(0, plan)
    assert told == f"to {p.st.x[0] / 1000:.1f}″, {p.st.y[0] / 1000:.1f}″"


@pytest.mark.parametrize("direction", range(4))
def test_a_shift_tells_where_it_ends(direction: int) -> None:
    p = field(f"0 {BOWS} at 24,20 facing 30", f"1 {SPEARS} at 26.5,29 facing 180", FAR)
    p.answer(0, unit(p, 0)).answer(0, "ranged")
    plan = {"direction": direction, "distance": 900}
    told = miniatures.hint(look(p), f"direction={direction},distance=900")
    p.answer(0, plan)
    assert told == f"to {p.st.x[0] / 1000:.1f}″, {p.st.y[0] / 1000:.1f}″"
