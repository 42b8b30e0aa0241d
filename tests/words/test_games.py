"""Every game of the house is told in every language, and its ledger can be read."""

from __future__ import annotations

from importlib import resources

import pytest

from weirwood import ledger
from weirwood.words import LANGUAGES, load, missing

PACKAGES = sorted(
    f"weirwood.games.{f.name}"
    for f in (resources.files("weirwood") / "games").iterdir()
    if (f / "text").is_dir()
)


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_is_missing_in_any_language(package: str) -> None:
    assert missing(package) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_catalogues_can_be_read(package: str, lang: str) -> None:
    catalogue = load(lang, package)
    assert catalogue.messages()
    catalogue.check()


@pytest.mark.parametrize("package", PACKAGES)
def test_the_ledger_can_be_read(package: str) -> None:
    assert ledger.load(package).package == package
