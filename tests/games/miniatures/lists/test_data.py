"""Armies as data, and the reasons that players read when one is refused."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.miniatures import facts, settings
from weirwood.games.miniatures.lists import armies, data, text
from weirwood.games.miniatures.lists.armies import Army, Troop
from weirwood.kernel import Refused
from weirwood.languages import LANGUAGES
from weirwood.words import words

PACKAGE = "weirwood.games.miniatures"
STARK: dict[str, Any] = data.write(armies.ready("army_stark_40"))


@pytest.mark.rule("miniatures:armies.data")
@pytest.mark.parametrize("name", sorted(facts.ARMIES))
def test_ready_armies_survive_a_round_trip_as_data(name: str) -> None:
    made = armies.ready(name)
    assert data.read(data.write(made)) == made


@pytest.mark.rule("miniatures:armies.data")
@pytest.mark.parametrize(
    ("given", "at_fault"),
    [
        ({}, "faction"),
        ({**STARK, "points": "many"}, "points"),
        ({**STARK, "units": [{"unit": 3}]}, "units[0].unit"),
        ({**STARK, "units": "all of them"}, "units"),
        ({**STARK, "wish": "victory"}, "wish"),
        ({**STARK, "ncus": ["varys"] * 999}, "units"),
        (12, "army"),
        (None, "army"),
        ([STARK], "army"),
    ],
)
def test_bad_data_is_refused_by_the_place_at_fault(given: Any, at_fault: str) -> None:
    with pytest.raises(Refused) as no:
        settings.check_army(given)
    assert no.value.rule == "armies.data"
    assert no.value.arguments["found"] == at_fault
    for lang in LANGUAGES:
        assert at_fault in words(lang, PACKAGE).refusal(no.value.rule, no.value.arguments)


def test_a_match_is_played_with_armies_as_data() -> None:
    import weirwood

    match = weirwood.new("miniatures", seats=2, seed=1, options={"armies": [STARK, STARK]})
    assert match.st.faction == ("stark", "stark")


BAD = (
    "Faction: House Stark\nPoints: 40\nCombat units:\nStark Sworn Sword\nRobb Stark\n"
    "Non-combat units:\nStark Bowmen\n"
)


@pytest.mark.rule("miniatures:armies.text_name")
def test_every_line_at_fault_is_named() -> None:
    found = settings.check_army(BAD)
    lines = {no.args["line"] for no in found}
    assert {4, 5} <= lines
    told = [words("en", PACKAGE).refusal(no.rule, no.args) for no in found]
    want = "Line 4: nothing is called “Stark Sworn Sword”. Like it: Stark Sworn Swords"
    assert told[0].startswith(want)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_name_cards_and_numbers(lang: str) -> None:
    say = words(lang, PACKAGE)
    robb = "robb_stark_the_wolf_lord"
    army = Army(
        "stark",
        10,
        robb,
        (
            Troop("stark_sworn_swords", (robb, "sworn_sword_captain")),
            Troop("lannister_guardsmen", (robb,)),
            Troop("summer", ("sworn_sword_captain",)),
        ),
        ("nobody_at_all",),
    )
    found = armies.check(army)
    assert [no.rule for no in found] == ["armies.card_unknown"]
    known = Army(army.faction, army.points, army.commander, army.troops)
    refused = armies.check(known)
    assert len({no.rule for no in refused}) >= 4
    for no in (*found, *refused):
        told = say.refusal(no.rule, no.args)
        assert "{" not in told
        assert "_" not in told.replace("nobody_at_all", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unreadable_name_without_a_likeness(lang: str) -> None:
    found = text.read("Faction: Stark\nPoints: 40\nQqqqqqq Zzzzzz Wwwww\n").refusals
    told = [words(lang, PACKAGE).refusal(no.rule, no.args) for no in found]
    assert all("{" not in line and not line.endswith(" ") for line in told)
