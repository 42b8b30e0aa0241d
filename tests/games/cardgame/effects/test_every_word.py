"""Every word of a card's rules is held by a test: drop one, and some test of that card fails.

A card's rules are words of data: this trait, that faction, only standing, only in a challenge, no
more than twice. Each is left out in turn, in place, and the tests that name the card are played
again. If they all still pass, a card meant for some would work for everybody and nobody would know.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

import msgspec
import pytest
from tests.games.cardgame.effects.test_every_effect import about
from tests.games.strikes import Strike, noticed

from weirwood.games.cardgame import facts as k
from weirwood.games.cardgame.effects.vocabulary.cards import CardShape
from weirwood.games.cardgame.facts.columns import Ability, Face
from weirwood.games.cardgame.facts.reader import ContentError, load
from weirwood.games.cardgame.rules import abilities, costs, legality, silence, targets

# Words that no game can miss, each with the reason.
IDLE = {
    ("01012", "constants[0].of.type"): "the rules blank the text of characters alone",
    ("01062", "abilities[0].choose[0].most+1"): "99 is any number",
    ("01081_attached", "hosts.type"): "it is attached to the character that it saves",
    ("01092", "abilities[0].do[0].save"): "nothing can save a card that is not unique, nor a lord",
    ("01095", "abilities[0].choose[0].who"): "nobody has fewer cards than he has",
    ("01103", "abilities[0].when.during"): "nobody takes part outside a challenge",
    ("01104", "abilities[0].limit.phase"): "she leaves play, and comes back as a new card",
    ("01109", "abilities[0].when.by"): "the power is counted in fives",
    ("01109", "abilities[0].when.by-1"): "the power is counted in fives",
    ("01124", "constants[0].with.control"): "attackers have one controller",
    ("01124", "constants[0].with.other"): "he joins only if he is not attacking",
    ("01124", "constants[0].with.challenge"): "the rule looks among the attackers",
    ("01137", "constants[0].of.type"): "only characters have STR",
    ("01138", "abilities[0].max.round"): "there is income once a round",
    ("01139", "abilities[0].choose[0].which.can_control"): "what is not unique can be controlled",
    ("01139", "abilities[0].max.round"): "there is one dominance phase a round",
    ("01151", "constants[0].type"): "it has one icon, and nothing can be attached",
    ("01174", "abilities[0].do[2].steps[0].save"): "no duplicate is marshaled in that phase",
    ("01177", "abilities[0].choose[0].which.type"): "only characters lie in dead piles",
    ("01182", "constants[0].which.type"): "only events are played",
    ("01186", "abilities[0].do[0].which.cost_max"): "only she costs more",
    ("01186", "abilities[0].do[0].which.cost_max+1"): "only she costs more",
    ("01208", "constants[0].new_opponent"): "what a title adds is for a new opponent",
}  # fmt: skip
# Words that a game could miss, and for which there is no test.
UNPROVED = {
    ("01086", "abilities[0].limit.round"): "more than three deaths of lords in two phases",
    ("01095", "abilities[0].do[0].if"): "the hand shrinks between choosing and resolving",
}


def redundant(code: str, place: str) -> str:
    """Why a word says what other words of the card say already, where that is so."""
    *path, last = place.split(".")
    around = found(CARDS[code], ".".join(path)) if path else {}
    if last == "type" and "challenge" in around:
        return "only characters take part in challenges"
    if place.endswith("when.which.type") and found(CARDS[code], path[0])["when"].get("how") == [
        "killed"
    ]:
        return "only characters are killed"
    if last == "type" and around.get("type") == ALL_MARSHALED and path[-1] == "which":
        return "nothing else is marshaled"
    ability = found(CARDS[code], path[0]) if path and path[0].startswith("abilities") else {}
    chosen = [x.get("which", {}) for x in ability.get("choose", ())]
    if place.endswith("].phase") and any("challenge" in which for which in chosen):
        return "nobody takes part in a challenge in any other phase"
    when = ability.get("when", {}).get("on")
    if place.endswith("limit.round") and when in ("won", "lost", "initiated"):
        return "there are challenges in one phase only"
    return ""


ALL_MARSHALED = ["character", "location", "attachment"]


def found(card: Any, place: str) -> Any:
    """The piece of data at a place."""
    for word in re.findall(r"[^.\[\]]+", place):
        card = card[int(word)] if isinstance(card, list) else card[word]
    return card


# ---- the words of a card -------------------------------------------------------------------------

STEPS = ("do", "steps", "choose", "abilities", "constants")  # struck out whole by test_effects
PRINTED = ("icon", "keyword", "gain", "lose")  # what is given, not to whom
SHORTER = {"round": "phase", "phase": "challenge"}


class Word(NamedTuple):
    """A place in the data of a card, and the data without the word there."""

    place: str
    card: dict[str, Any]


def words_of(card: dict[str, Any]) -> Iterator[Word]:
    """The card once for every word that can be left out of its rules."""
    for key in ("hosts", "constants", "abilities"):
        if key in card:
            for place, changed in without(card[key]):
                yield Word(f"{key}{place}", {**card, key: changed})


def without(data: Any) -> Iterator[tuple[str, Any]]:
    """This piece of data, with one word less each time."""
    if isinstance(data, dict):
        for key, value in data.items():
            rest = {x: y for x, y in data.items() if x != key}
            yield f".{key}", rest
            yield from ((f".{key}{at}", {**data, key: less}) for at, less in inner(key, value))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            for at, less in without(value):
                yield f"[{i}]{at}", [*data[:i], less, *data[i + 1 :]]


def inner(key: str, value: Any) -> Iterator[tuple[str, Any]]:
    """One of several words of a list, and the words within it."""
    if key in ("limit", "max"):
        n, period = value
        yield "+1", [n + 1, period]
        if period in SHORTER:
            yield f".{period}", [n, SHORTER[period]]
        return
    if isinstance(value, list) and len(value) > 1 and key not in STEPS:
        for i, x in enumerate(value):
            yield f"[{x if isinstance(x, str) else i}]", [*value[:i], *value[i + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool):
        if key in (
            "cost_max",
            "strength_max",
            "printed_strength_max",
            "attachments_max",
            "most",
            "total_strength_max",
        ):
            yield "+1", value + 1
        if key in ("by", "power_min", "hand_min", "faction_power_min") and value > 1:
            yield "-1", value - 1
    yield from without(value)


# ---- leaving one out -----------------------------------------------------------------------------

COMPILER = load(k.files())[0]
# Shortcuts worked out beforehand, and the value that leaves everything to the rules themselves.
SHORTCUTS = (
    (legality, "SURE", False),
    (legality, "FREE", False),
    (legality, "KNEELS", False),
    (targets, "PAID", True),
    (abilities, "PAID", True),
    (silence, "NEEDS_CHALLENGE", False),
    (costs, "FULL_PRICE", -1),
)
# What is kept of cards as they were read, and is worked out anew while one is read otherwise.
KEPT = ("held_actions", "held_responses", "in_time_on", "own_ambushers", "granted_ambush")


class Loose(dict[str, Any]):
    """A frozen thing whose fields let themselves be patched, as a monkeypatch does items."""

    def __init__(self, thing: Any) -> None:
        super().__init__({field.name: getattr(thing, field.name) for field in fields(thing)})
        self.thing = thing

    def __setitem__(self, name: str, value: Any) -> None:
        object.__setattr__(self.thing, name, value)


def compiled(card: dict[str, Any]) -> Face | None:
    """The card as the rules would read it; nothing if it cannot do without the word."""
    try:
        shape = msgspec.convert(card, CardShape)
    except msgspec.ValidationError:
        return None
    number = COMPILER.index[shape.id]
    kept, COMPILER.shapes[number] = COMPILER.shapes[number], shape
    try:
        return COMPILER.card(number)
    except ContentError:
        return None
    finally:
        COMPILER.shapes[number] = kept


def differences(old: Any, new: Any) -> Iterator[tuple[Any, str, Any]]:
    """Where two compiled things differ: the thing, the field and its new value."""
    for field in fields(old):
        name = field.name
        was, now = getattr(old, name), getattr(new, name)
        if was == now or (name == "index" and isinstance(old, Ability)):
            continue
        if is_dataclass(was) and type(was) is type(now):
            yield from differences(was, now)
        elif parts(was) and parts(now) and len(was) == len(now):
            for a, b in zip(was, now, strict=True):
                yield from differences(a, b)
        else:
            yield old, name, now


def parts(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(is_dataclass(x) for x in value)


def leaving_out(face: int, changed: list[tuple[Any, str, Any]]) -> Strike:
    def strike(patch: pytest.MonkeyPatch) -> None:
        for thing, name, value in changed:
            patch.setitem(Loose(thing), name, value)
        for module, name, careful in SHORTCUTS:
            table = list(getattr(module, name))
            for a in k.FACES[face].abilities:
                table[a.index] = bool(a.targets) if careful is True else careful
            patch.setattr(module, name, tuple(table))
        for name in KEPT:
            patch.setattr(silence, name, getattr(silence, name).__wrapped__)

    return strike


def relaxations(code: str) -> Iterator[tuple[str, Strike]]:
    """Every word that the card can be read without, with its strike."""
    face = k.INDEX[code]
    for word in words_of(CARDS[code]):
        less = compiled(word.card)
        if less is not None:
            changed = list(differences(k.FACES[face], less))
            if changed:
                yield word.place, leaving_out(face, changed)


CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card
    for name, text in k.files()
    if name != "decks.json"
    for card in json.loads(text)["cards"]
}
SPEAKING = [code for code, card in CARDS.items() if any(words_of(card))]


@pytest.mark.sources
@pytest.mark.parametrize("code", SPEAKING)
def test_no_word_of_a_card_can_be_lost_unnoticed(code: str) -> None:
    tests = about(CARDS[code].get("form_of", code))
    lost = [
        place
        for place, strike in relaxations(code)
        if (code, place) not in IDLE.keys() | UNPROVED
        and not redundant(code, place)
        and not noticed(strike, tests)
    ]
    assert not lost, f"write a test of what {code} says: {lost}"


@pytest.mark.parametrize("code", sorted({code for code, _ in IDLE.keys() | UNPROVED}))
def test_what_is_excused_is_there(code: str) -> None:
    excused = {place for card, place in IDLE.keys() | UNPROVED if card == code}
    assert excused <= {place for place, _ in relaxations(code)}
