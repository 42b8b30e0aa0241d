"""Ledgers are read strictly."""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood import ledger

RULE = """
[[rule]]
id = "claim.tie"
source = "step 3"
basis = "rulebook"
status = "done"
en = "A tie is broken by the first player."
es = "El empate lo rompe el jugador inicial, según la posición."
it = "Il pareggio è risolto dal primo giocatore."
"""
OTHER = RULE.replace("claim.tie", "scoring.tie").replace("done", "missing")


SOURCES = """
[step]
es = "paso"
it = "passo"

["The Iron Throne"]
es = "El Trono de Hierro"
it = "Il Trono di Spade"
"""


def read(text: str, sources: str = SOURCES) -> ledger.Ledger:
    return ledger.parse("sample", [("sample/claim.toml", text), ("sample/sources.toml", sources)])


def test_a_rule_is_what_its_entry_says() -> None:
    rule = read(RULE)["claim.tie"]
    assert (rule.chapter, rule.source["en"], rule.basis, rule.done) == (
        "claim",
        "step 3",
        "rulebook",
        True,
    )
    assert rule.text["it"] == "Il pareggio è risolto dal primo giocatore."


@pytest.mark.parametrize(
    ("source", "es"),
    [
        ("step 3", "paso 3"),
        ("step 3-5, 7.2", "paso 3-5, 7.2"),
        ("The Iron Throne", "El Trono de Hierro"),
        ("The Iron Throne 4.1;  step 2", "El Trono de Hierro 4.1; paso 2"),
    ],
)
def test_a_source_reads_in_every_language(source: str, es: str) -> None:
    rule = read(RULE.replace("step 3", source))["claim.tie"]
    assert rule.source["es"] == es
    assert rule.source["en"] == source.replace("  ", " ")


def test_a_ledger_without_translated_sources_shows_them_as_they_are() -> None:
    rule = ledger.parse("sample", [("sample/claim.toml", RULE)])["claim.tie"]
    assert set(rule.source.values()) == {"step 3"}


@pytest.mark.parametrize(
    ("sources", "message"),
    [
        ("[stop]\nes = 'x'\nit = 'y'", r"\(claim\.tie\): source 'step' is not in sources\.toml"),
        ("[step]\nes = 'paso'", r"sources\.toml: \[step\] has es and it, in this order"),
        ("step = 'paso'", r"\[step\] has es and it"),
        ("[step]\nes = ''\nit = 'y'", r"\[step\] es is a text that is not empty"),
        ("[step\n", r"sample/sources\.toml: "),
    ],
)
def test_faulty_sources_are_refused(sources: str, message: str) -> None:
    with pytest.raises(ledger.LedgerError, match=message):
        read(RULE, sources)


def test_an_unknown_rule_is_named() -> None:
    assert "claim.none" not in read(RULE)
    with pytest.raises(LookupError, match=r"no rule 'claim\.none' in the ledger of sample"):
        read(RULE)["claim.none"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[rule]\n", r"sample/claim\.toml: "),
        ("[rule]\n", r"write \[\[rule\]\], with two brackets"),
        ("x = 1\n", r"unknown key 'x': a chapter holds \[\[rule\]\] only"),
        (RULE + "fr = 'x'\n", r"rule 1 \(claim\.tie\): unknown key 'fr': allowed are id, source"),
        (RULE + RULE, r"rule claim\.tie is already in sample/claim\.toml"),
        (RULE.replace("it =", "es2 ="), r"unknown key 'es2'"),
        (RULE.replace('"step 3"', '" "'), r"source is missing"),
        (RULE.replace('"step 3"', "3"), r"source is missing: it is a text that is not empty"),
        (RULE.replace("claim.tie", "Claim tie"), r"an id is chapter\.name"),
        (RULE.replace('"rulebook"', '"house"'), r"basis is 'house': it is rulebook or ruling or"),
        (RULE.replace('"done"', '"half"'), r"status is 'half': it is missing or done"),
    ],
)
def test_a_faulty_ledger_is_refused_with_the_place_and_what_is_allowed(
    text: str, message: str
) -> None:
    with pytest.raises(ledger.LedgerError, match=message):
        read(text)


def test_a_package_without_a_ledger_has_an_empty_one() -> None:
    assert len(ledger.load("weirwood.words")) == 0


def test_a_book_is_read_in_the_order_of_play(tmp_path: Path) -> None:
    for game, first, last in (
        ("boardgame", "setup", "options"),
        ("btwixt", "concepts", "edition"),
        ("cardgame", "setup", "decks"),
        ("miniatures", "armies", "teams"),
    ):
        chapters = [rule.chapter for rule in ledger.load(f"weirwood.games.{game}")]
        assert (chapters[0], chapters[-1]) == (first, last)
    order = tmp_path / ledger.ORDER
    names = ["a.toml", "b.toml", "sources.toml"]
    assert ledger.in_order("x", names, order) == names
    order.write_text("b\na\n")
    assert ledger.in_order("x", names, order) == ["b.toml", "a.toml", "sources.toml"]
    for wrong in ("b\n", "a\nb\nc\n", "a\na\nb\n"):
        order.write_text(wrong)
        with pytest.raises(ledger.LedgerError, match=r"chapters\.txt: \w\.toml"):
            ledger.in_order("x", names, order)
