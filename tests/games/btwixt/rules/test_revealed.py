"""Revealed allies: the row."""

from __future__ import annotations

import random

import pytest
from tests.games.btwixt.driver import (
    bid,
    claim,
    claims,
    council,
    heard,
    last_round,
    play,
    settle,
)

import weirwood
from weirwood.games.btwixt.facts import default_edition
from weirwood.games.btwixt.rules import revealed as rules
from weirwood.games.btwixt.state import Position
from weirwood.kernel.testing import Play
from weirwood.words import words

ED = default_edition()


@pytest.mark.rule("btwixt:revealed.row", "btwixt:revealed.leftmost")
def test_the_row_of_a_season() -> None:
    match = weirwood.new("btwixt", seats=5, options={"revealed": True, "leaders": "deal"})
    laid = next(e for e in match.events_for(None) if e["kind"] == "row.laid")["args"]["allies"]
    assert len(laid) == 6
    assert match.view()["current"]["ally"] == laid[0]
    assert match.view()["row"] == laid[1:]
    assert match.view()["ally_deck"] == 44


@pytest.mark.rule("btwixt:revealed.not_chosen")
def test_an_ally_in_the_row_cannot_be_chosen() -> None:
    p = claim(
        ["inf_final_assault"],
        ["evt_the_red_wedding"],
        [],
        [],
        settings={"revealed": True},
        row=["ally_bronn", "ally_varys"],
        councils={"0": {"allies": ["ally_qyburn", "ally_missandei"]}},
    )
    p.expect("effect.kill", 1)
    assert p.keys() == ["ally:ally_qyburn:0:1", "ally:ally_missandei:0:1"]


@pytest.mark.rule("btwixt:revealed.next")
def test_the_next_ally_comes_from_the_row() -> None:
    p = claim(
        ["ldr_olenna_matchmaker"],
        [],
        [],
        [],
        settings={"revealed": True},
        row=["ally_catelyn_stark", "ally_bronn"],
        ally_deck=["ally_varys", "ally_qyburn"],
    )
    p.answer(0, council(0))
    assert p.told("ally.next")[-1]["ally"] == "ally_catelyn_stark"
    assert p.view()["row"] == ["ally_bronn", "ally_varys"]


@pytest.mark.rule("btwixt:revealed.look", "btwixt:revealed.top")
def test_looking_takes_the_next_of_the_row_and_the_rest_from_the_deck() -> None:
    p = claim(
        ["inf_final_assault"],
        [],
        [],
        [],
        current="ally_varys",
        settings={"revealed": True},
        row=["ally_bronn", "ally_catelyn_stark"],
        ally_deck=["ally_qyburn", "ally_missandei", "ally_arya_stark"],
    )
    p.answer(0, council(0))
    p.expect("effect.top", 0)
    assert p.view(0)["looked"] == ["ally_bronn", "ally_qyburn", "ally_missandei"]
    assert p.view(1)["looked"] == ["ally_bronn"]
    assert p.view()["row"] == ["ally_catelyn_stark"]
    p.answer(0, "ally:ally_missandei", "ally:ally_bronn", "ally:ally_qyburn")
    row = ["ally_missandei", "ally_bronn", "ally_qyburn", "ally_catelyn_stark"]
    assert p.view()["row"] == row
    assert p.st.ally_deck[-1] & 1023 == ED.ally("ally_arya_stark")


@pytest.mark.rule("btwixt:revealed.bottom")
def test_the_bottom_is_the_bottom_of_the_deck() -> None:
    p = bid(
        ["inf_whispers_in_the_walls"],
        ["inf_rout"],
        [],
        settings={"revealed": True},
        row=["ally_bronn"],
        ally_deck=["ally_qyburn"],
    )
    play(p, 0, "inf_whispers_in_the_walls")
    p.answer(0, "ally:ally_bronn")
    assert p.st.ally_deck[0] & 1023 == ED.ally("ally_bronn")
    assert p.view()["row"] == ["ally_qyburn"]


@pytest.mark.rule("btwixt:revealed.empty")
def test_an_empty_row_uses_the_deck() -> None:
    p = Play.scenario(
        "btwixt",
        {
            "seats": 3,
            "phase": "reveal",
            "settings": {"revealed": True},
            "hands": [["inf_rout"]],
            "ally_deck": ["ally_bronn", "ally_qyburn"],
        },
    )
    assert p.view()["current"]["ally"] == "ally_bronn"


@pytest.mark.rule("btwixt:revealed.top_up")
def test_a_new_season_fills_the_row_up() -> None:
    p = settle(last_round(settings={"revealed": True}, row=["ally_bronn", "ally_qyburn"], first=0))
    view = p.view()
    assert view["current"]["ally"] == "ally_bronn"
    assert view["row"][0] == "ally_qyburn"
    assert len(view["row"]) == 4


@pytest.mark.rule("btwixt:revealed.next")
def test_the_ally_that_joins_the_row_is_told() -> None:
    p = claim(
        ["ldr_olenna_matchmaker"],
        [],
        [],
        [],
        settings={"revealed": True},
        row=["ally_catelyn_stark", "ally_bronn"],
        ally_deck=["ally_varys"],
    )
    p.answer(0, council(0))
    assert p.told("row.joined")[-1]["ally"] == "ally_varys"


@pytest.mark.rule("btwixt:revealed.top", "btwixt:revealed.top_several")
@pytest.mark.parametrize(("revealed", "to"), [(True, "row"), (False, "deck")])
def test_allies_put_back_are_told_where_they_go(revealed: bool, to: str) -> None:
    row = ["ally_bronn"] if revealed else []
    p = claims(
        "ally_varys",
        settings={"revealed": revealed},
        row=row,
        ally_deck=["ally_qyburn", "ally_missandei", "ally_arya_stark"],
    )
    p.answer(0, council(0)).answer(0, *reversed(p.keys()))
    event = p.told("allies.put_back")[-1]
    assert event["to"] == to
    say = words("en", p.match.game.package)
    line = say.event("allies.put_back", {k: v for k, v in event.items() if k != "kind"}, "abcd")
    assert f"{to}." in line
    if revealed:
        assert p.view()["row"] == ["ally_missandei", "ally_qyburn", "ally_bronn"]


# ---- the same with cards of paper ----------------------------------------------------------------


def unpacked_deck(st: Position) -> list[tuple[int, set[int]]]:
    return [(x % 1024, {s for s in range(st.seats) if x // 1024 >> s & 1}) for x in st.ally_deck]


def allies_by_chance(rng: random.Random) -> Position:
    """Allies in the deck, seen by some, in the row of the mode, and dead."""
    seats = rng.randint(3, 6)
    st: Position = bid(*([] for _ in range(seats))).st
    cards = rng.sample(range(len(ED.allies)), 12)
    seen = [rng.choice((0, 0, rng.randrange(1 << seats))) for _ in range(5)]
    size = rng.choice((0, 1, 2, 5))
    st.ally_deck = [a | bits << 10 for a, bits in zip(cards[:size], seen, strict=False)]
    st.revealed = rng.random() < 0.5
    st.row = tuple(cards[5 : 5 + rng.choice((0, 1, 3))]) if st.revealed else ()
    st.dead = tuple(cards[8 : 8 + rng.choice((0, 1, 3))])
    st.looking = st.sunk = ()
    return st


@pytest.mark.rule("btwixt:running_out.allies", "btwixt:round.reveal", "btwixt:revealed.next")
@pytest.mark.rule("btwixt:revealed.leftmost", "btwixt:revealed.empty")
def test_the_next_ally_comes_from_the_row_the_deck_or_the_dead() -> None:
    rng = random.Random(1)
    for _ in range(300):
        st = allies_by_chance(rng)
        deck, row, dead = unpacked_deck(st), list(st.row), sorted(st.dead)
        reveal = rng.random() < 0.5
        first = len(heard(st))
        found = (rules.next_current if reveal else rules.next_ally)(st)
        told = [(e.kind, e.args) for e in heard(st)[first:]]
        if reveal and row:
            assert (found, list(st.row)) == (row[0], row[1:])
            assert (unpacked_deck(st), sorted(st.dead), told) == (deck, dead, [])
            continue
        shuffled = not deck and bool(dead)
        wanted_told: list[tuple[str, dict[str, object]]] = []
        wanted_told += [("allies.shuffled", {"n": len(dead)})] if shuffled else []
        if shuffled:
            assert st.dead == ()
            left = sorted(a for a, seen in unpacked_deck(st) if not seen)
            drawn = next((a for a in dead if a not in left), -1)
            assert sorted([*left, drawn]) == dead
        else:
            drawn = deck.pop()[0] if deck else -1
            assert (unpacked_deck(st), sorted(st.dead)) == (deck, dead)
        if not reveal and st.revealed:  # it joins the row, and the leftmost is taken
            if drawn >= 0:
                row.append(drawn)
                wanted_told.append(("row.joined", {"ally": ED.ally_ids[drawn]}))
            drawn = row.pop(0) if row else -1
        assert (found, list(st.row)) == (drawn, row)
        assert told == wanted_told


@pytest.mark.rule("btwixt:revealed.row", "btwixt:revealed.top_up")
def test_the_row_is_filled_as_far_as_there_are_allies() -> None:
    rng = random.Random(2)
    for _ in range(150):
        st = allies_by_chance(rng)
        before, deck = list(st.row), [a for a, _ in unpacked_deck(st)]
        stock = sorted([*deck, *st.dead])
        size = rng.randint(0, 7)
        first = len(heard(st))
        rules.fill_row(st, size)
        new = list(st.row)[len(before) :]
        assert list(st.row)[: len(before)] == before
        assert len(new) == max(0, min(size - len(before), len(stock)))
        assert new[: len(deck)] == deck[::-1][: len(new)]
        assert sorted([*new, *(a for a, _ in unpacked_deck(st)), *st.dead]) == stock
        laid = [e.args["allies"] for e in heard(st)[first:] if e.kind == "row.laid"]
        assert laid == ([[ED.ally_ids[a] for a in new]] if new else [])


@pytest.mark.rule("btwixt:ops.look_allies", "btwixt:revealed.look", "btwixt:revealed.top")
def test_allies_that_were_looked_at_go_back_known_to_one() -> None:
    rng = random.Random(3)
    for _ in range(300):
        st = allies_by_chance(rng)
        deck, row, dead = unpacked_deck(st), list(st.row), list(st.dead)
        seat, count = rng.randrange(st.seats), rng.randint(1, 4)
        rules.look(st, seat, count)
        looked = [x % 1024 for x in st.looking]
        told = heard(st)[-1]
        assert (told.kind, told.seats) == ("allies.looked", (seat,))
        assert told.secret == {"allies": [ED.ally_ids[a] for a in looked]}
        assert told.args == {"seat": seat, "n": len(looked)}
        from_row = row[:1] if st.revealed else []
        from_deck = [a for a, _ in deck[::-1]][: count - len(from_row)]
        if from_row or from_deck or not dead:
            assert looked == from_row + from_deck
            assert (list(st.dead), list(st.row)) == (dead, row[len(from_row) :])
            rest = deck[: len(deck) - len(from_deck)]
        else:  # the dead are shuffled for one who would see nothing
            assert sorted([*looked, *(a for a, _ in unpacked_deck(st))]) == sorted(dead)
            assert len(looked) == min(count, len(dead))
            rest = unpacked_deck(st)
        for number, x in enumerate(st.looking):
            seen = {s for s in range(st.seats) if x // 1024 >> s & 1}
            assert seat in seen
            if from_row and number == 0:
                assert seen == set(range(st.seats))
            elif from_deck:
                assert seen == {seat} | deck[::-1][number - len(from_row)][1]
        if st.looking and rng.random() < 0.5:
            st.sunk, st.looking = st.looking[-1:], st.looking[:-1]
        top, bottom = [x % 1024 for x in st.looking], [x % 1024 for x in st.sunk]
        now = list(st.row)
        first = len(heard(st))
        rules.put_back(st, seat)
        assert (st.looking, st.sunk) == ((), ())
        back = [] if st.revealed else [(a, {seat}) for a in top[::-1]]
        assert unpacked_deck(st) == [*((a, {seat}) for a in bottom[::-1]), *rest, *back]
        assert list(st.row) == ([*top, *now] if st.revealed else now)
        where = "row" if st.revealed else "deck"
        args = {"seat": seat, "n": len(top), "bottom": len(bottom), "to": where}
        wanted: list[tuple[str, dict[str, object]]] = [("allies.put_back", args)]
        if st.revealed and top:
            wanted.append(("row.laid", {"allies": [ED.ally_ids[a] for a in top]}))
        assert [(e.kind, e.args) for e in heard(st)[first:]] == wanted
