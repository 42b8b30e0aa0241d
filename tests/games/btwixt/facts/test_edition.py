"""The card file: what it holds, what it refuses, and that no file can break its reader."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from weirwood.games.btwixt import facts
from weirwood.games.btwixt.effects.ops import OPS
from weirwood.games.btwixt.effects.vocabulary import TIMINGS
from weirwood.games.btwixt.facts import EditionError, default_edition, overlay, read_edition

TEXT = facts.default_text()
TABLE: dict[str, Any] = json.loads(TEXT)


def fresh() -> dict[str, Any]:
    return copy.deepcopy(TABLE)


def card(table: dict[str, Any], name: str) -> dict[str, Any]:
    for key in ("standard_influence", "event_influence", "leader_influence", "allies", "leaders"):
        for row in table[key]:
            if row["id"] == name:
                found: dict[str, Any] = row
                return found
    raise KeyError(name)


@pytest.mark.rule("btwixt:setup.box", "btwixt:setup.token_values")
def test_the_published_counts() -> None:
    edition = default_edition()
    assert len(edition.standard_deck) == 62
    assert len(edition.event_deck) == 11
    assert sum(len(deck) for deck in edition.leader_decks) == 36
    assert [len(deck) for deck in edition.leader_decks] == [4] * 9
    assert len(edition.ally_deck) == 50
    assert edition.token_values == (1, 2, 3)
    assert edition.token_counts == (18, 18, 18)
    assert len(edition.leader_ids) == 9


def test_the_vocabulary_has_36_ops_and_8_timings() -> None:
    assert len(OPS) == 36
    assert len(TIMINGS) == 8
    used = {effect.op for effect in default_edition().effects}
    assert used == set(OPS)
    assert all(effect.when in OPS[effect.op].moments for effect in default_edition().effects)


def test_text_bytes_and_object_give_the_same_edition() -> None:
    assert read_edition(TEXT) == read_edition(TEXT.encode()) == read_edition(fresh())
    assert read_edition(TEXT).key == default_edition().key


def test_overlay_has_every_name_and_text_in_three_languages() -> None:
    edition = default_edition()
    words = overlay(edition)
    for name in (*edition.card_ids, *edition.ally_ids):
        assert words[f"name-{name}"].keys() == words[f"text-{name}"].keys() == {"en", "es", "it"}
    for name in (*edition.leader_ids, *edition.colour_ids, *edition.house_ids):
        assert f"name-{name}" in words


def test_every_card_says_where_it_comes_from() -> None:
    for key in ("standard_influence", "event_influence", "leader_influence", "allies", "leaders"):
        for row in TABLE[key]:
            assert row["source"] in ("printed", "partial", "original")
            assert row["provenance"]


def set_value(path: str, value: object) -> Any:
    """A fault: the value at `card/key/key` or `/key/key` of the file."""

    def fault(table: dict[str, Any]) -> None:
        name, *keys = path.split("/")
        here: Any = card(table, name) if name else table
        for key in keys[:-1]:
            here = here[int(key) if key.isdigit() else key]
        last = int(keys[-1]) if keys[-1].isdigit() else keys[-1]
        if value is ...:
            del here[last]
        else:
            here[last] = value

    return fault


FAULTS = [
    # what is wrong, the line that names the card, the key and what is allowed
    (
        set_value("inf_betrayal/effects/0/op", "steal"),
        'inf_betrayal: effects[0].op: found "steal"; allowed: move_cards, swap_cards',
    ),
    (
        set_value("inf_betrayal/value", "one"),
        'inf_betrayal: value: found "one"; allowed: a whole number from 0 to 99',
    ),
    (set_value("inf_betrayal/value", True), "inf_betrayal: value: found true; allowed: a whole"),
    (set_value("inf_betrayal/value", 1.5), "inf_betrayal: value: found 1.5; allowed: a whole"),
    (
        set_value("inf_betrayal/colour", "blue"),
        'inf_betrayal: colour: found "blue"; allowed: red, green, purple',
    ),
    (
        set_value("inf_betrayal/cost", 3),
        "inf_betrayal: cost: found an unknown key; allowed: id, kind, name",
    ),
    (set_value("inf_betrayal/text", ...), "inf_betrayal: text: found nothing; allowed: this key"),
    (set_value("inf_betrayal/text/it", ""), 'inf_betrayal: text.it: found ""; allowed: one line'),
    (
        set_value("inf_betrayal/text/es", "a\ud800b"),
        'inf_betrayal: text.es: found "a\\ud800b"; allowed: one line of text',
    ),
    (
        set_value("inf_betrayal/effects/0/when", "when_claimed"),
        "allowed: on_play, in_pile, after_bid, cleanup",
    ),
    (
        set_value("inf_betrayal/effects/0/from/of", "volunteer"),
        'inf_betrayal: effects[0].from.of: found "volunteer"; allowed: you, neighbour',
    ),
    (
        set_value("inf_betrayal/effects/0/from/of", "winner"),
        'effects[0].from.of: found "winner"; allowed: you, neighbour',
    ),
    (
        set_value("inf_betrayal/effects/0/from/zone", "deck"),
        "inf_betrayal: effects[0].from.zone",
    ),
    (
        set_value("inf_betrayal/effects/0/count", 0),
        "inf_betrayal: effects[0].count: found 0; allowed: a whole number from 1 to 20",
    ),
    (
        set_value("inf_betrayal/effects/0/if", {"won": True}),
        "inf_betrayal: effects[0].if.won: found an unknown key",
    ),
    (
        set_value("inf_betrayal/effects", []),
        "inf_betrayal: effects: found []; allowed: a list",
    ),
    (
        set_value("inf_poisoned_cup/effects/0/from/filter", {"max_power": 2}),
        "inf_poisoned_cup: effects[0].from.filter.max_power: found an unknown key",
    ),
    (
        set_value("inf_reavers_toll/effects/0/chooser", ...),
        'inf_reavers_toll: effects[0].chooser: found "you"; allowed: owner, or pick random',
    ),
    (
        set_value("inf_sellswords/win_icon", False),
        "inf_sellswords: win_icon: found false; allowed: true with an after_bid effect",
    ),
    (
        set_value("inf_sellswords/timing", "on_play"),
        'inf_sellswords: timing: found "on_play"; allowed: after_bid',
    ),
    (
        set_value("inf_final_assault/effects/0/optional", True),
        "inf_final_assault: effects[0].optional: found true; allowed: not with this op",
    ),
    (
        set_value("inf_call_the_banners/effects/0/then", []),
        "inf_call_the_banners: effects[0].then: found []; allowed: not with this op",
    ),
    (
        set_value("inf_backup_plan/effects/0/from", {"zone": "hand", "of": "you"}),
        'inf_backup_plan: effects[0].from.zone: found "hand"; allowed: self',
    ),
    (
        set_value("ally_sansa_stark/effects/0/council", "of_winner"),
        'ally_sansa_stark: effects[0].council: found "of_winner"; allowed: yours, fewer_allies',
    ),
    (
        set_value("ally_asha_greyjoy/effects/0/target", "self"),
        'ally_asha_greyjoy: effects[0].target: found "self"; allowed: a set of cards',
    ),
    (
        set_value("ally_catelyn_stark/effects/0/house", "frey"),
        'ally_catelyn_stark: effects[0].house: found "frey"; allowed: stark, lannister',
    ),
    (
        set_value("ally_renly_baratheon/effects/0/who", "you"),
        'ally_renly_baratheon: effects[0].who: found "you"; allowed: each',
    ),
    (
        set_value("ally_renly_baratheon/effects/0/on", "sight"),
        'ally_renly_baratheon: effects[0].on: found "sight"; allowed: reveal',
    ),
    (
        set_value("ally_robb_stark/effects/0/optional", ...),
        "ally_robb_stark: effects[0].optional: found null; allowed: true, with volunteer",
    ),
    (
        set_value("ally_daario_naharis/effects/0/options", []),
        "ally_daario_naharis: effects[0].options: found []; allowed: a list of 2 or more",
    ),
    (set_value("ally_bronn/id", "ally_varys"), 'ally_varys: id: found "ally_varys"; allowed: each'),
    (set_value("ally_bronn/id", "Bronn!"), 'found "Bronn!"; allowed: lower case letters'),
    (set_value("ally_bronn/house", "frey"), 'ally_bronn: house: found "frey"; allowed: stark'),
    (set_value("ally_bronn/source", "guessed"), "allowed: printed, partial, original"),
    (set_value("leader_jon/cards", []), "leader_jon: cards: found []; allowed: ldr_jon_ghost"),
    (set_value("/components/allies", 51), "components.allies: found 51; allowed: 50"),
    (set_value("/players/max", 7), "players.max: found 7; allowed: a whole number from 3 to 6"),
    (set_value("/power_tokens/total", 50), "power_tokens.total: found 50; allowed: the sum"),
    (set_value("/time_track/round_spaces", 8), "rounds_per_season_by_players.3: found 4"),
    (set_value("/setup/hand_size", 20), "standard_influence: found 62; allowed: at least 120"),
    (set_value("/ops", ["draw"]), "ops: found"),
    (set_value("/rules", {}), "rules: found an unknown key; allowed: edition, game"),
    (set_value("/allies", ...), "allies: found nothing; allowed: this key is needed"),
]


@pytest.mark.rule("btwixt:edition.faulty")
@pytest.mark.parametrize(("fault", "line"), FAULTS, ids=[line[:60] for _, line in FAULTS])
def test_a_fault_is_named_in_one_line(fault: Any, line: str) -> None:
    table = fresh()
    fault(table)
    with pytest.raises(EditionError) as caught:
        read_edition(table)
    assert line in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("btwixt:edition.faulty")
@pytest.mark.parametrize(
    ("data", "line"),
    [
        ("", "Expecting value at line 1"),
        ("[]", "found []; allowed: an object"),
        ("null", "found null; allowed: an object"),
        (TEXT[: len(TEXT) // 2], "allowed: a JSON object"),
        ('{"a": 1, "a": 2}', "a: found the same key twice"),
        ('{"a": NaN}', "found NaN; allowed: a whole number"),
        ("[" * 100_000, "nested too deep"),
        ('{"a": ' + "9" * 5000 + "}", "allowed: a JSON object"),
        (b"\xff\xfe{}\xff", "allowed: a JSON object"),
        (b'{"a": "\xff"}', "allowed: a JSON object in UTF-8"),
        (" " * 5_000_000, "allowed: at most"),
        (17, "found 17; allowed: an object"),
        (None, "found null; allowed: an object"),
    ],
)
def test_what_is_not_a_card_file_is_refused(data: Any, line: str) -> None:
    with pytest.raises(EditionError) as caught:
        read_edition(data)
    assert line in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("btwixt:edition.own")
def test_a_file_of_ones_own_is_read() -> None:
    table = fresh()
    card(table, "inf_betrayal")["value"] = 7
    edition = read_edition(table)
    assert edition.values[edition.card("inf_betrayal")] == 7
    assert edition.key != default_edition().key


# ---- fuzz --------------------------------------------------------------------------------------

WORDS = sorted(
    {"you", "each", "self", "hand", "bid_pile", "discard", "any", "all", "lowest", "volunteer"}
    | set(OPS)
    | set(TIMINGS)
)
JUNK: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(WORDS),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=6) | st.sampled_from(WORDS), inner, max_size=3)
    ),
    max_leaves=6,
)


def nodes(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of every value in the file."""
    out = [path] if path else []
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, inner in items:
        out += nodes(inner, (*path, key))
    return out


def refusal_of(data: object) -> str:
    """The line with which a file is refused, empty if it is read; anything else is a crash."""
    try:
        read_edition(data)
    except EditionError as error:
        return str(error)
    return ""


PATHS = nodes(TABLE)
# Two thirds of the file are words; the effects deserve more of the tries.
SHARP = [path for path in PATHS if "effects" in path]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_mutated_file_is_read_or_refused_in_one_line(data: st.DataObject) -> None:
    table = fresh()
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(SHARP) | st.sampled_from(PATHS))
        here: Any = table
        try:
            for key in path[:-1]:
                here = here[key]
            here[path[-1]]
        except (KeyError, IndexError, TypeError):
            continue  # an earlier mutation took the branch away
        if isinstance(here, str):
            continue  # a letter of a word is not a place to change
        action = data.draw(st.sampled_from(("junk", "word", "delete", "twin", "add")))
        if action == "junk":
            here[path[-1]] = data.draw(JUNK)
        elif action == "word":
            here[path[-1]] = data.draw(st.sampled_from(WORDS))
        elif action == "delete":
            del here[path[-1]]
        elif action == "twin" and isinstance(here, list):
            here.append(copy.deepcopy(here[path[-1]]))
        elif action == "add" and isinstance(here, dict):
            here[data.draw(st.text(max_size=5) | st.sampled_from(WORDS))] = data.draw(JUNK)
    line = refusal_of(table)
    assert "\n" not in line
    assert not line or "; allowed: " in line


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_damaged_text_is_read_or_refused_in_one_line(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        cut = data.draw(st.integers(0, 3))
        raw[at : at + cut] = data.draw(st.binary(max_size=3))
    assert "\n" not in refusal_of(bytes(raw))
