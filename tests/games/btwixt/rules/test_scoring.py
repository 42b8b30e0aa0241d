"""The end of the game: councils, places, ties."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.games.btwixt import printed
from tests.games.btwixt.driver import shows

from weirwood.games.btwixt.facts import default_text
from weirwood.kernel.testing import Play

# Printed powers: Bronn 2, Varys 2, Missandei 1, Robert 7, Lysa 4, Viserys -2.


def end(councils: dict[str, Any], seats: int = 4) -> Play:
    return Play.scenario("btwixt", {"seats": seats, "phase": "scoring", "councils": councils})


def powers(p: Play) -> list[int]:
    return [row["power"] for row in p.view()["councils"]]


@pytest.mark.rule("btwixt:scoring.council", "btwixt:scoring.tokens")
def test_power_of_a_council() -> None:
    allies = ["ally_renly_baratheon", "ally_lysa_arryn", "ally_bronn"]
    p = end({"0": {"allies": allies, "tokens": [1, 3, 2, 2]}})
    assert powers(p) == [17, 0, 0, 0]
    assert p.told("council.scored")[0]["tokens"] == [1, 3, 2, 2]
    assert [t["value"] for t in p.view()["councils"][0]["tokens"]] == [1, 3, 2, 2]


@pytest.mark.rule("btwixt:scoring.small", "btwixt:scoring.winner", "btwixt:concepts.small_council")
def test_the_strongest_small_council_wins() -> None:
    p = end(
        {
            "0": {"tokens": [3, 3, 3]},
            "1": {"tokens": [2]},
            "2": {"tokens": [3, 1]},
            "3": {"tokens": [3, 3]},
        }
    )
    assert p.match.scores == [6, 2, 2, 4]
    assert p.match.standings[0] == [0]


@pytest.mark.rule("btwixt:scoring.small")
def test_equal_councils_count_either_way() -> None:
    p = end({"0": {"tokens": [3]}, "1": {"tokens": [2]}, "2": {"tokens": [3]}}, seats=3)
    assert p.match.scores == [3, 2, 2]
    assert p.match.standings[0] == [0]


@pytest.mark.rule("btwixt:scoring.tie_other")
def test_a_tie_is_broken_by_the_other_council() -> None:
    p = end(
        {
            "0": {"allies": ["ally_robert_baratheon"], "tokens": [3, 3, 3]},
            "1": {"tokens": [3, 3, 3, 3, 2, 2, 2, 2]},
            "2": {"tokens": [3, 3, 3, 3, 3, 2]},
            "3": {"allies": ["ally_gregor_clegane"], "tokens": [3, 3, 3, 3, 2]},
        }
    )
    assert powers(p) == [16, 20, 17, 22]
    assert p.match.standings[0] == [3]
    assert p.told("game.won")[-1]["how"] == "other"


@pytest.mark.rule("btwixt:scoring.tie_allies")
def test_then_by_the_number_of_allies() -> None:
    p = end(
        {
            "0": {"allies": ["ally_bronn"]},
            "1": {"tokens": [2, 2]},
            "3": {"allies": ["ally_lysa_arryn"]},
        }
    )
    assert powers(p) == [2, 4, 0, 4]
    assert p.match.standings == [[0], [1], [3], [2]]
    assert p.told("game.won")[-1]["how"] == "allies"


@pytest.mark.rule("btwixt:scoring.shared", "btwixt:scoring.places")
def test_the_rest_is_shared() -> None:
    p = end({"0": {"tokens": [2]}, "1": {"tokens": [2, 2]}, "3": {"tokens": [2, 2]}})
    assert p.match.standings == [[0, 1], [2, 3]]
    assert p.told("game.won")[-1]["how"] == "shared"
    assert p.match.returns == [pytest.approx(2 / 3)] * 2 + [pytest.approx(-2 / 3)] * 2


@pytest.mark.rule("btwixt:running_out.floor")
def test_a_council_may_be_worth_less_than_nothing() -> None:
    p = end({"0": {"allies": ["ally_viserys_targaryen"]}})
    assert powers(p)[0] == -2
    assert p.match.scores == [-2, -2, 0, 0]


@shows("ally_catelyn_stark")
@pytest.mark.rule("btwixt:effects.scoring", "btwixt:ops.score_mod")
def test_catelyn_counts_other_starks() -> None:
    starks = ["ally_catelyn_stark", "ally_arya_stark", "ally_bran_stark", "ally_bronn"]
    assert powers(end({"0": {"allies": starks}}))[0] == 2 + 1 + 1 + 2 + 2


@shows("ally_khal_drogo")
@pytest.mark.rule("btwixt:effects.house_here")
def test_drogo_needs_another_targaryen() -> None:
    assert powers(end({"0": {"allies": ["ally_khal_drogo"]}}))[0] == 3
    assert powers(end({"0": {"allies": ["ally_khal_drogo", "ally_missandei"]}}))[0] == 7


@shows("ally_ser_jorah_mormont")
def test_jorah_likes_another_targaryen() -> None:
    assert powers(end({"0": {"allies": ["ally_ser_jorah_mormont"]}}))[0] == 2
    both = ["ally_ser_jorah_mormont", "ally_missandei"]
    assert powers(end({"0": {"allies": both}}))[0] == 5


@shows("ally_maester_aemon")
def test_aemon_counts_tokens_of_one() -> None:
    p = end({"0": {"allies": ["ally_maester_aemon"], "tokens": [1, 1, 3]}})
    assert powers(p)[0] == 1 + 5 + 2


@shows("ally_tormund_giantsbane")
def test_tormund_likes_other_free_folk() -> None:
    assert powers(end({"0": {"allies": ["ally_tormund_giantsbane"]}}))[0] == 2
    both = ["ally_tormund_giantsbane", "ally_ygritte"]
    assert powers(end({"0": {"allies": both}}))[0] == 8


@pytest.mark.rule("btwixt:scoring.council", "btwixt:effects.scoring", "btwixt:effects.house_here")
@pytest.mark.rule("btwixt:scoring.winner", "btwixt:scoring.tie_other", "btwixt:scoring.tie_allies")
@pytest.mark.parametrize("seed", range(40))
def test_the_end_is_counted_as_the_printed_texts_say(seed: int) -> None:
    rng = random.Random(seed)
    seats = 3 + seed % 4
    telling = [name for name, row in printed.ALLIES.items() if printed.texts(row, "scoring")]
    many = seats * rng.choice((1, 2, 3))
    deal = list(dict.fromkeys([*rng.sample(telling, min(4, many)), *printed.ALLIES]))
    rng.shuffle(deal)
    low = rng.randint(0, 2)
    rows: list[dict[str, Any]] = [
        {
            "allies": [deal.pop() for _ in range(rng.randint(0, 4))],
            "tokens": [rng.randint(1, 3) for _ in range(rng.randint(low, low + 1))],
        }
        for _ in range(seats)
    ]
    p = end({str(c): row for c, row in enumerate(rows)}, seats)
    worth = [printed_power(row) for row in rows]
    assert powers(p) == worth
    marks = []
    for seat in range(seats):
        mine = (seat, (seat - 1) % seats)
        both = sorted(worth[c] for c in mine)
        marks.append((*both, sum(len(rows[c]["allies"]) for c in mine)))
    places = [[s for s in range(seats) if marks[s] == m] for m in sorted(set(marks), reverse=True)]
    assert p.match.standings == places
    assert p.match.scores == [m[0] for m in marks]
    scored = [(e["seat"], e["small"], e["other"], e["allies"]) for e in p.told("leader.scored")]
    assert scored == [(s, *m) for s, m in enumerate(marks)]
    assert [e["tokens"] for e in p.told("council.scored")] == [row["tokens"] for row in rows]
    top, rest = marks[places[0][0]], [m for s, m in enumerate(marks) if s not in places[0]]
    how = next(
        word
        for size, word in ((1, "small"), (2, "other"), (3, "allies"))
        if not any(m[:size] == top[:size] for m in rest)
    )
    assert p.told("game.won")[-1]["how"] == (how if len(places[0]) == 1 else "shared")


def printed_power(row: dict[str, Any]) -> int:
    """Allies, tokens, and what the allies' texts add at the end."""
    total: int = sum(row["tokens"])
    for ally in row["allies"]:
        others = [printed.ALLIES[a]["house"] for a in row["allies"] if a != ally]
        total += printed.ALLIES[ally]["power"]
        for text in printed.texts(printed.ALLIES[ally], "scoring"):
            wanted = text.get("if", {})
            if wanted.get("other_house_ally_here", others[:1]) not in (others[:1], *others):
                continue
            if wanted.get("no_other_house_ally_here") in others:
                continue
            many = {
                None: 1,
                "other_house_allies_here": others.count(text.get("house", "")),
                "tokens_of_value_1_here": row["tokens"].count(1),
            }[text.get("per")]
            total += text["amount"] * many
    return total


@pytest.mark.rule("btwixt:effects.season", "btwixt:effects.scoring", "btwixt:edition.own")
@pytest.mark.parametrize("season", ["autumn", "winter"])
def test_an_ally_of_ones_own_may_count_in_one_season(season: str) -> None:
    table: dict[str, Any] = json.loads(default_text())
    bronn = next(row for row in table["allies"] if row["id"] == "ally_bronn")
    bronn["timing"] = "scoring"
    text = {"when": "scoring", "if": {"season": ["winter"]}, "op": "score_mod", "amount": 5}
    bronn["effects"] = [text]
    data: dict[str, Any] = {"seats": 3, "phase": "scoring", "season": season}
    data |= {"settings": {"edition": table}, "councils": {"0": {"allies": ["ally_bronn"]}}}
    assert powers(Play.scenario("btwixt", data))[0] == (7 if season == "winter" else 2)
