"""The language of effects is checked when it is read: unknown words fail with their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from weirwood.games.miniatures.effects.vocabulary import amount, choice, read
from weirwood.games.miniatures.facts import ContentError

if TYPE_CHECKING:
    from pathlib import Path


def reads(folder: Path, text: str) -> None:
    (folder / "effects").mkdir()
    (folder / "effects" / "x.toml").write_text(text, "utf-8")
    read(folder)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[a]\ncolour = 1", "unknown key 'colour'; allowed: has, mods, on, parts, works"),
        ('[a]\nhas = ["wings"]', "has: 'wings' is unknown"),
        ('[a]\nmods = [{ give = ["flame"] }]', "keyword 'flame' is unknown"),
        ('[a]\nmods = [{ to = "luck" }]', "mod to 'luck' of 'mine' is unknown"),
        ('[a]\nmods = [{ of = "theirs" }]', "mod to 'attack' of 'theirs' is unknown"),
        ('[a]\nmods = [{ hit = "many" }]', "amount 'many': 'many' is unknown"),
        ('[a]\nmods = [{ reroll = ["luck"] }]', "reroll 'luck' is unknown"),
        ('[a]\nmods = [{ set = ["sail"] }]', "set 'sail' is unknown"),
        ('[a]\nmods = [{ if = ["raining"] }]', "condition 'raining' is unknown"),
        ('[a]\non = [{ at = "teatime" }]', "moment 'teatime' is unknown"),
        ('[a]\non = [{ at = "turn.start", limit = "year" }]', "limit 'year' is unknown"),
        ('[a]\non = [{ at = "turn.start", do = ["sing"] }]', "step 'sing' is unknown"),
        ('[a]\non = [{ at = "turn.start", do = ["draw"] }]', "step 'draw' takes 1 to 1 words"),
        ('[a]\non = [{ at = "turn.start", do = ["draw lots"] }]', "'lots' is unknown"),
        ('[a]\non = [{ at = "turn.start", do = ["pick [dragon]"] }]', "enemy, friend or unit"),
        ('[a]\non = [{ at = "turn.start", do = ["pick [enemy tall]"] }]', "'tall' is unknown"),
        ("[a]\n[a]", "effects/x.toml: "),
        ("[a]\nmods = [3]", "expected a table, found 3"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ContentError) as caught:
        reads(tmp_path, text)
    assert said in str(caught.value)
    assert str(caught.value).startswith("effects/x.toml: ")


def test_amounts() -> None:
    assert amount("2-lost") == ((2, "", ""), (-1, "lost", ""))
    assert amount("-left:object+D3") == ((-1, "left", "object"), (1, "D3", ""))
    for text in ("", "1++2", "2 + 3", "lost:", "D8"):
        with pytest.raises(ValueError, match="amount"):
            amount(text)


def test_choices() -> None:
    found = choice("[?2 enemy long:it aff:house_bolton]")
    assert (found.count, found.optional, found.side) == ("2", True, "enemy")
    assert found.filters == (("long", "it"), ("aff", "house_bolton"))
    assert choice("[all friend short]").count == "all"
    assert choice("[unit]").count == "one"
