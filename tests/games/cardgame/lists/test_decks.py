"""Deck lists: reading, writing, checking."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cardgame.driver import rule

import weirwood
from weirwood.games.cardgame import GAME
from weirwood.games.cardgame.facts import DECKS, FACES, IDS, INDEX
from weirwood.games.cardgame.facts.terms import FACTIONS
from weirwood.games.cardgame.lists import check_deck, decks, read_deck, split_decks
from weirwood.kernel import Refused
from weirwood.words import words

LEGAL = """Name: Winter
Faction: House Stark
Agenda: Fealty

# Plots (7)
1x A Clash of Kings
1x A Noble Cause
1x A Storm of Swords
1x Building Orders
1x Calling the Banners
2x Summons

# Cards (60)
""" + "\n".join(f"3x {code}" for code in [*(f"0{1141 + i}" for i in range(19)), "01028"])


def rules_of(text: str, profile: str = "standard") -> list[str]:
    reading = decks.read(text)
    return [r.rule for r in (*reading.reasons, *decks.check(reading.deck, profile))]


@rule("decks.size", "decks.copies", "decks.types")
def test_a_legal_deck_and_what_breaks_it() -> None:
    assert rules_of(LEGAL) == []
    assert rules_of(LEGAL.replace("3x 01028", "2x 01028")) == ["decks.size"]
    assert rules_of(LEGAL.replace("3x 01028", "4x 01028")) == ["decks.copies"]
    assert rules_of(LEGAL + "\n1x Hand of the King") == ["decks.types"]


@rule("decks.faction", "decks.agenda")
def test_one_faction_and_at_most_one_agenda() -> None:
    assert "decks.faction" in rules_of(LEGAL.replace("Faction: House Stark\n", ""))
    assert "decks.faction" in rules_of(LEGAL + "\nFaction: House Tyrell")
    assert "decks.agenda" in rules_of(LEGAL + "\nAgenda: Banner of the Rose")
    assert rules_of(LEGAL.replace("Agenda: Fealty\n", "")) == []


@rule("decks.unknown_card")
def test_an_unknown_card_is_named_with_its_line_and_the_nearest_one() -> None:
    reason = decks.read(LEGAL + "\n3x Eddart Stark").reasons[0]
    assert reason.rule == "decks.unknown_card"
    assert reason.args["line"] == LEGAL.count("\n") + 2
    assert reason.args["card"] == "01144"


@rule("decks.introductory", "decks.prebuilt")
def test_the_decks_of_the_book() -> None:
    profiles = {name: decks.legal_profile(deck) for name, deck in DECKS.items()}
    assert profiles == {
        "intro_stark": "introductory",
        "intro_lannister": "introductory",
        "the_old_ways": "one_box",
        "at_the_wall": "one_box",
        "from_east_to_west": "one_box",
        "secrets_and_schemes": "one_box",
    }
    used: dict[int, int] = {}
    for name in ("the_old_ways", "at_the_wall", "from_east_to_west", "secrets_and_schemes"):
        for f, n in (*DECKS[name].cards, *DECKS[name].plots):
            used[f] = used.get(f, 0) + n
    assert all(used[f] == FACES[f].copies for f in used)  # together they use up one box
    assert decks.check(DECKS["the_old_ways"], "introductory")[0].rule == "decks.introductory"


@rule("decks.box_copies", "decks.box_pair", "decks.box_all")
def test_the_casual_profile_of_one_box() -> None:
    pair = [f for f, x in enumerate(FACES) if x.type <= 3 and x.faction in (0, 7) and x.copies]
    text = "Faction: baratheon\n" + "\n".join(f"{FACES[f].copies} {IDS[f]}" for f in pair)
    plots = "\n1 01001\n1 01002\n1 01003\n1 01004\n1 01005\n2 01022"
    assert rules_of(text + plots, "one_box") == []
    assert rules_of(text + plots + "\n3 01028", "one_box") == ["decks.box_copies"]
    assert rules_of(text + plots + "\n1 01141", "one_box") == ["decks.box_pair"]
    less = text.replace(f"1 {IDS[pair[0]]}", "")
    assert rules_of(less + plots, "one_box") == ["decks.box_all"]


@pytest.mark.parametrize("lang", ["en", "es", "it", "codes"])
@pytest.mark.parametrize("name", list(DECKS))
def test_writing_and_reading_again(name: str, lang: str) -> None:
    deck = DECKS[name]
    reading = decks.read(decks.write(deck, "A name", lang))
    assert reading.name == "A name"
    assert reading.reasons == ()
    assert (reading.deck.faction, reading.deck.agenda) == (deck.faction, deck.agenda)
    assert (reading.deck.plots, reading.deck.cards) == (deck.plots, deck.cards)


def test_the_way_players_write_lists() -> None:
    text = """Las antiguas
Casa Stark

Trama (2)
1x Llamamiento (Core Set)
• 1 × Calma sobre Poniente

Character (3):
3x eddard STARK
2 Meñique
1x The Hand’s Judgment (Core)
// a remark
"""
    reading = decks.read(text)
    assert reading.reasons == ()
    assert dict(reading.deck.cards) == {INDEX["01144"]: 3, INDEX["01028"]: 2, INDEX["01045"]: 1}
    assert dict(reading.deck.plots) == {INDEX["01022"]: 1, INDEX["01008"]: 1}
    assert FACTIONS[reading.deck.faction] == "stark"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=400))
def test_the_reader_survives_anything(text: str) -> None:
    reading = decks.read(text)
    decks.check(reading.deck)
    decks.check(reading.deck, "one_box")
    decks.legal_profile(reading.deck)


LINES = st.one_of(
    st.sampled_from([*IDS[:60], "Arya Stark", "Meñique", "La Barriera", "Fealty", "House Stark"]),
    st.text(alphabet="aeiou xX(){}:#-0123456789'\"\t", max_size=30),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10**7), LINES), max_size=80))
def test_the_reader_survives_lists(rows: list[tuple[int, str]]) -> None:
    reading = decks.read("\n".join(f"{n}x {name}" for n, name in rows))
    assert all(0 < n <= decks.MOST_COPIES for _, n in reading.deck.cards)
    again = decks.read(decks.write(reading.deck)) if reading.deck.faction < 8 else reading
    assert again.deck.cards == reading.deck.cards


@rule("decks.text", "decks.one_each", "decks.unknown_deck", "decks.hidden")
@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("nonsense", "decks.unknown_deck"),
        ("the_old_ways,at_the_wall,the_old_ways", "decks.one_each"),
        ([7, "the_old_ways"], "decks.text"),
        ([{"faction": "stark", "sideboard": {}}, "the_old_ways"], "decks.text"),
        ([{"faction": "stark", "cards": []}, "the_old_ways"], "decks.text"),
        ([{"hidden": True}, "the_old_ways"], "decks.hidden"),
        ([LEGAL.replace("3x 01028", ""), "the_old_ways"], "decks.size"),
        ("\n".join(["x"] * 500), "decks.text"),
    ],
)
def test_wrong_decks_are_refused_with_their_rule(value: object, why: str) -> None:
    with pytest.raises(Refused) as no:
        weirwood.new("cardgame", seats=2, seed=1, options={"decks": value})
    assert no.value.rule == why


@rule("setup.format")
def test_the_format_follows_the_number_of_players() -> None:
    for seats, mode in ((2, "melee"), (3, "joust")):
        with pytest.raises(Refused) as no:
            weirwood.new("cardgame", seats=seats, options={"mode": mode})
        assert no.value.rule == "setup.format"
    assert weirwood.new("cardgame", seats=2, options={"mode": "joust"}).view(0)["mode"] == "joust"


def test_decks_may_be_given_in_many_ways() -> None:
    assert split_decks("", 6)[:2] == ["the_old_ways", "at_the_wall"]
    one = read_deck(LEGAL)
    given = {
        "faction": FACTIONS[one.faction],
        "agenda": IDS[one.agenda] if one.agenda >= 0 else None,
        "plots": {IDS[f]: n for f, n in one.plots},
        "cards": {IDS[f]: n for f, n in one.cards},
    }
    other = read_deck(given)
    assert (one.cards, one.plots, one.agenda) == (other.cards, other.plots, other.agenda)
    m = weirwood.new("cardgame", seats=2, options={"decks": [LEGAL, "intro_lannister"]})
    assert len(m.view(0)["players"][0]["list"]) == 20


def test_every_reason_is_given_at_once() -> None:
    check = GAME.checks["deck"]
    assert list(check(LEGAL)) == []
    assert list(check("the_old_ways")) == []
    broken = [no.rule for no in check(LEGAL.replace("3x 01028", "4x Nobody\n1x 01179"))]
    assert broken == ["decks.unknown_card", "decks.size", "decks.affiliation"]
    assert next(iter(check(7))).rule == "decks.text"


def test_a_seat_without_a_deck_gets_a_ready_one() -> None:
    assert split_decks([None, LEGAL], 3) == ["the_old_ways", LEGAL, "from_east_to_west"]
    assert weirwood.new("cardgame", seats=3, options={"decks": [None, LEGAL]}).seats == 3


@pytest.mark.parametrize("lang", ["en", "es", "it"])
def test_reasons_name_the_card_and_the_numbers(lang: str) -> None:
    said = words(lang, GAME.package)
    broken = (
        LEGAL.replace("3x 01028", "16x 01028") + "\n2x Robb Starkk\n1x 01048\n1x 01003\n2x 01003"
    )
    told = [said.refusal(r.rule, r.args) for r in check_deck(broken)]
    for part in ("Robb Starkk", "Robb Stark?", "Robert Baratheon", "16", said.name("01028")):
        assert any(part in line for line in told), part
    assert len(told) == len(set(told))


@rule("decks.box_all")
def test_a_deck_that_is_nearly_one_of_the_box_hears_the_reasons_of_the_box() -> None:
    text = decks.write(DECKS["the_old_ways"], "x").replace("1x Arya Stark\n", "")
    assert [r.rule for r in check_deck(text)] == ["decks.box_all"]
    with pytest.raises(Refused) as no:
        weirwood.new("cardgame", seats=2, seed=1, options={"decks": [text, "at_the_wall"]})
    assert no.value.rule == "decks.box_all"


def stark_deck(*lines: str, agenda: str = "", filler: int = 60) -> list[str]:
    """The rules broken by a Stark deck of these lines, filled up with plain cards."""
    plain = ["01148", "01149", "01150", "01151", "01152", "01153", "01154", "01155", "01156"]
    plain += ["01141", "01142", "01144", "01145", "01146", "01147", "01157", "01158", "01159"]
    plain += ["01143"]
    rows = [f"3 {code}" for code in plain[: filler // 3]]
    plots = ["1 01001", "1 01004", "1 01005", "1 01006", "1 01007", "2 01022"]
    has_plots = any(line.split()[1] < "01027" for line in lines)
    text = ["Faction: stark", f"Agenda: {agenda}", *rows, *([] if has_plots else plots), *lines]
    reading = decks.read("\n".join(text))
    assert not reading.reasons, reading.reasons
    return [r.rule for r in decks.check(reading.deck)]


@rule("decks.loyalty", "decks.banner", "decks.affiliation")
def test_a008_banner_of_the_rose() -> None:
    twelve = ["3 01179", "3 01180", "3 01181", "3 01183"]
    assert stark_deck(*twelve, agenda="Banner of the Rose") == []
    assert stark_deck(*twelve, "1 01182", agenda="Banner of the Rose") == ["decks.loyalty"]
    eleven = ["3 01179", "3 01180", "3 01181", "2 01183", "1 01028"]
    assert stark_deck(*eleven, agenda="Banner of the Rose") == ["decks.banner"]
    assert set(stark_deck(*twelve)) == {"decks.affiliation"}


@rule("decks.fealty", "decks.agenda")
def test_a009_fealty_allows_fifteen_neutral_cards() -> None:
    fifteen = ["3 01028", "3 01029", "3 01030", "3 01031", "3 01033"]
    assert stark_deck(*fifteen, agenda="Fealty") == []
    assert stark_deck(*fifteen, "1 01034", agenda="Fealty") == ["decks.fealty"]


@rule("decks.plots", "decks.plot_twice", "decks.plot_limit")
def test_a010_plot_decks() -> None:
    three = ["3 01028"]
    five = ["1 01001", "1 01004", "1 01005", "1 01006", "1 01007"]
    assert stark_deck(*three, *five, "2 01022") == []
    assert stark_deck(*three, *five[:3], "2 01022", "2 01026") == ["decks.plot_twice"]
    assert stark_deck(*three, *five, "2 01003") == ["decks.plot_limit"]
    assert stark_deck(*three, *five, "1 01022") == ["decks.plots"]


@rule("decks.introductory")
def test_an_introductory_deck_is_its_whole_list_with_its_faction_and_no_agenda() -> None:
    text = decks.write(DECKS["intro_stark"])
    assert check_deck(text) == []
    other = text.replace("House Stark", "House Tyrell")
    assert check_deck(other)
    assert check_deck(text.replace("\n\n", "\nAgenda: Fealty\n\n", 1))


@rule("winning.introductory", "decks.introductory")
def test_introductory_decks_given_as_text_play_the_introductory_game() -> None:
    lists = [decks.write(DECKS[name]) for name in ("intro_stark", "intro_lannister")]
    match = weirwood.new("cardgame", seats=2, seed=1, options={"decks": lists})
    assert match.view(None)["introductory"] is True
