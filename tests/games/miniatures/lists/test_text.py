"""Armies as text: what is written can be read, and whatever is read never breaks the reader."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from weirwood.games.miniatures import facts
from weirwood.games.miniatures.lists import armies, text
from weirwood.games.miniatures.lists.armies import Army, Troop
from weirwood.languages import LANGUAGES

TEXT = """\
Faction: House Stark
Commander: Robb Stark – The Wolf Lord
Points: 40 (0 Neutral)

Combat Units:
• Stark Sworn Swords (5)
  with Robb Stark – The Wolf Lord - Commander (0)
• 2x Stark Bowmen (6)
• stark_outriders

Non-Combat Units:
• CATELYN STARK, lady of winterfell (4)

Made with SomeBuilder.com
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(facts.ARMIES))
@pytest.mark.rule("miniatures:armies.text")
def test_ready_armies_survive_a_round_trip(name: str, lang: str) -> None:
    made = armies.ready(name)
    found = text.read(text.write(made, lang))
    assert found == text.Roster(made)


@pytest.mark.rule("miniatures:armies.text")
def test_a_name_that_means_another_card_here_is_written_as_an_id() -> None:
    jaime = "jaime_lannister_the_kingslayer"
    made = Army(
        "lannister",
        20,
        jaime,
        (Troop("lannister_guardsmen", (jaime,)), Troop("stone_crows_neutral")),
    )
    told = text.write(made)
    assert "stone_crows_neutral" in told
    assert text.read(told).army == made


@pytest.mark.rule("miniatures:armies.text")
def test_the_form_players_use() -> None:
    found = text.read(TEXT)
    assert found.refusals == ()
    assert found.army == Army(
        "stark",
        40,
        "robb_stark_the_wolf_lord",
        (
            Troop("stark_sworn_swords", ("robb_stark_the_wolf_lord",)),
            Troop("stark_bowmen"),
            Troop("stark_bowmen"),
            Troop("stark_outriders"),
        ),
        ("catelyn_stark_lady_of_winterfell",),
    )


@pytest.mark.rule("miniatures:armies.text")
def test_languages_may_be_mixed_and_a_short_list_is_completed() -> None:
    found = text.read(
        "Guardias Lannister con Jaime Lannister, lo Sterminatore di Re\nPyromancers\n"
        "Cersei Lannister, reina regente"
    )
    assert found.refusals == ()
    assert found.army == Army(
        "lannister",
        20,
        "jaime_lannister_the_kingslayer",
        (
            Troop("lannister_guardsmen", ("jaime_lannister_the_kingslayer",)),
            Troop("pyromancers"),
        ),
        ("cersei_lannister_queen_regent",),
    )


def refused(told: str) -> list[tuple[str, int]]:
    return [(r.rule, r.args.get("line", 0)) for r in text.read(told).refusals]


@pytest.mark.rule("miniatures:armies.text_name")
def test_an_unknown_name_is_refused_with_its_line_and_neighbours() -> None:
    found = text.read("Stark Bowmen\nStark Sworn Sord")
    assert found.refusals[0].rule == "armies.text_name"
    assert found.refusals[0].args["line"] == 2
    assert "stark_sworn_swords" in found.refusals[0].args["wanted"]
    assert refused("Faction: Nobody\nStark Bowmen") == [("armies.text_name", 1)]
    # what stands inside a unit that could not be read is not refused a second time
    assert refused("Stark Bowman Guard\n with Umber Champion") == [("armies.text_name", 1)]


@pytest.mark.rule("miniatures:armies.text_ambiguous")
def test_a_shared_name_is_settled_by_faction_or_refused() -> None:
    own = text.read("Faction: House Targaryen\nStormcrow Archers")
    assert own.army is not None
    assert own.army.troops[0].unit == "stormcrow_archers_targaryen"
    hired = text.read("Faction: House Stark\nStormcrow Archers")
    assert hired.army is not None
    assert hired.army.troops[0].unit == "stormcrow_archers_neutral"
    assert refused("Commander: Daario Naharis, Stormcrow Captain\nHedge Knights") == []
    other = text.read("Faction: House Martell\nStormcrow Archers")
    assert other.army is not None
    assert other.army.troops[0].unit == "stormcrow_archers_neutral"
    twice = text.read("Faction: Free Folk\nMag the Mighty")
    assert twice.army is not None
    assert twice.army.troops[0].unit == "mag_the_mighty"


@pytest.mark.rule("miniatures:armies.text_ambiguous")
def test_two_cards_of_one_name_and_no_faction_to_tell_them_apart() -> None:
    index = {name: ids for name, ids in text._index().items() if len(ids) > 1}
    assert index  # such names exist; with a faction each of them is settled or refused
    for name, ids in index.items():
        for rule, _ in refused(f"- {name}"):
            assert rule in {"armies.text_ambiguous", "armies.text_order", "armies.text_place"}, ids


@pytest.mark.rule("miniatures:armies.text_place")
def test_a_card_in_the_wrong_place() -> None:
    assert refused("Stark Bowmen with Catelyn Stark, Lady of Winterfell") == [
        ("armies.text_place", 1)
    ]
    assert refused("Commander: House Stark\nStark Bowmen") == [("armies.text_place", 1)]


@pytest.mark.rule("miniatures:armies.text_order")
def test_an_attachment_needs_a_unit_above_it() -> None:
    assert refused("with Umber Champion\nStark Bowmen") == [("armies.text_order", 1)]


@pytest.mark.rule("miniatures:armies.text_number")
def test_numbers_within_reason() -> None:
    assert refused("Points: many\nStark Bowmen") == [("armies.text_number", 1)]
    assert refused("Points: 9999\nStark Bowmen") == [("armies.text_number", 1)]
    assert refused("99x Stark Bowmen") == [("armies.text_number", 1)]


@pytest.mark.rule("miniatures:armies.text_long", "miniatures:armies.text_empty")
def test_too_long_and_empty() -> None:
    assert refused("x" * (text.LONGEST + 1)) == [("armies.text_long", 0)]
    assert refused("") == [("armies.text_empty", 0)]
    assert refused("# nothing but a comment") == [("armies.text_empty", 0)]


BODIES = sorted((*facts.UNITS, *facts.ATTACHMENTS, *facts.NCUS))
WORDS = [
    *(text.words(lang)[f"name-{key}"] for lang in LANGUAGES for key in BODIES),
    *(value for lang in LANGUAGES for key, value in text.words(lang).items()
      if key.startswith("roster-")),
    "with", "con", "2x", "(5)", ":", "-", "•", "+", "Points:", "Faction:", "Commander:", "\n",
]  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(some.text(max_size=400))
def test_the_reader_never_breaks_on_noise(told: str) -> None:
    check_sane(told)


@settings(max_examples=150, deadline=None)
@given(some.lists(some.sampled_from(WORDS), max_size=30), some.sampled_from([" ", "\n", " \n- "]))
def test_the_reader_never_breaks_on_pieces_of_lists(words: list[str], glue: str) -> None:
    check_sane(glue.join(words))


def check_sane(told: str) -> None:
    found = text.read(told)
    assert found.army is not None or found.refusals
    if found.army is not None:
        armies.check(found.army)
        again = text.read(text.write(found.army))
        if not found.refusals and found.army.commander:
            assert again.army is not None
            assert again.army.troops == found.army.troops


@settings(max_examples=100, deadline=None)
@given(
    some.sampled_from(sorted(facts.FACTIONS)),
    some.lists(some.sampled_from(sorted(facts.UNITS)), min_size=1, max_size=6),
    some.lists(some.sampled_from(sorted(facts.NCUS)), max_size=3),
    some.sampled_from(LANGUAGES),
)
def test_what_is_written_in_ids_is_read(
    faction: str, units: list[str], ncus: list[str], lang: str
) -> None:
    made = Army(faction, 40, "", tuple(map(Troop, units)), tuple(ncus))
    ids = f"{text.words(lang)['roster-faction'].partition('|')[0]}: {faction}\n" + "\n".join(
        (*units, *ncus)
    )
    found = text.read(ids)
    assert found.refusals == ()
    assert found.army is not None
    assert (found.army.faction, found.army.troops, found.army.ncus) == (
        made.faction,
        made.troops,
        made.ncus,
    )
