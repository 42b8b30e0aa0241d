"""Settings of a match, and those that are refused."""

from __future__ import annotations

from typing import Any

import pytest

import weirwood


@pytest.mark.rule("btwixt:edition.leaders")
@pytest.mark.parametrize("chosen", ["jon,jon,doran", "jon,doran", "jon,doran,hodor", "", 7, [1]])
def test_named_leaders_must_fit(chosen: Any) -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=3, options={"leaders": "chosen", "chosen": chosen})
    assert no.value.rule == "edition.leaders"


@pytest.mark.rule("btwixt:edition.leaders")
def test_names_without_the_setting_are_refused() -> None:
    with pytest.raises(weirwood.Refused) as no:
        weirwood.new("btwixt", seats=3, options={"chosen": "jon,doran,cersei"})
    assert no.value.rule == "edition.leaders"
