"""The small language in which abilities and cards are written, read once and checked.

An entry of `content/effects/*.toml` bears the id of an ability or a tactics card:

    [winters_bite]
    mods = [
      { give = ["critical_blow"] },
      { if = ["lost 1"], hit = "1" },
      { if = ["lost 2"], reroll = ["attack"] },
    ]

    [stubborn_tenacity]
    on = [{ at = "test.passed", if = ["panic"], do = ["wound [enemy engaged] 1"] }]

- `mods` change numbers while they hold; `on` happens at a moment; `parts` are effects that last (on
  a unit, until a moment) or come later in the same attack; `has` are plain facts about the bearer.
- `of` says whose event it is: `mine` (the bearer acts, the default), `against` (the bearer is acted
  on), `engaged` (an enemy engaged with the bearer acts), `near_friend`, `near_foe` (a friend or an
  enemy within Short range acts), `friend`, `enemy`, `any`, `inflicted` (a test after the bearer's
  attack).
- A step is a word and its arguments. A unit is `self`, `actor`, `object`, `it` (the one chosen
  last), or a choice in brackets: `[enemy long sight]`, `[all enemy short]`, `[?friend long other]`.
- An amount is a sum: `1+lost`, `left:object`, `-left`, `D3`, `2-lost`.

Anything else is refused when the file is read. `docs` of the game show worked cards.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from .. import facts
from ..facts import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path


OF: Final = frozenset({
    "mine", "against", "engaged", "near_friend", "near_foe", "friend", "enemy", "any", "inflicted",
})  # fmt: skip
MOD_TO: Final = frozenset({"attack", "defense", "test", "speed", "charge", "retreat"})
NUMBERS: Final = {  # what a mod or the step `add` may change, and the key in the context's row
    "hit": "hit_mod", "dice": "dice_mod", "rank": "rank_mod", "defense": "defense_mod",
    "panic": "panic_mod", "panic_extra": "panic_extra", "extra_hits": "extra_hits",
    "extra_wounds": "extra_wounds", "extra_blocks": "extra_blocks", "roll": "mod",
    "extra": "extra", "speed": "speed",
}  # fmt: skip
SETS: Final = frozenset({
    "highest", "lowest", "auto", "cap", "replaced", "lost", "surged", "no_action", "max", "length",
})  # fmt: skip
REROLLS: Final = frozenset({"attack", "defense", "test", "charge", "retreat"})
UNTIL: Final = frozenset({"turn", "round", "game"})
HAS: Final = (
    "over_obstacles", "pivot_before_march", "no_pivots_left", "hindered", "hand", "cannot_activate",
    "ignore:", "refuse:", "affiliation:", "stands_for:", "starts:", "counts_as:", "reserve",
    "returns", "follows", "beside", "shoot:", "shield:", "own:", "shares_cards", "withers", "venom",
    "only:", "sated", "claims:", "rode", "steady",
)  # fmt: skip

_WORD = re.compile(r"\[[^\]]*\]|\S+")
_TERM = re.compile(r"([+-]?)(D[36]|[a-z_]+(?::[a-z_]+)?|\d+)")

Term = tuple[int, str, str]  # sign times factor, kind, reference
Amount = tuple[Term, ...]
Cond = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of units: how many, whose, and what narrows it."""

    count: str  # "one", "all", or a number for "up to"
    optional: bool
    side: str  # enemy, friend, unit
    filters: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an effect; `then` and `other` are programs of their own, by their path."""

    op: str
    args: tuple[str, ...] = ()
    when: tuple[Cond, ...] = ()
    count: str = ""
    branches: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mod:
    to: str
    of: str
    attack: str
    when: tuple[Cond, ...]
    give: tuple[str, ...]
    flags: tuple[str, ...]
    rerolls: tuple[str, ...]
    sets: tuple[str, ...]
    numbers: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class On:
    """Something that happens at a moment. `path` finds its steps in `PROGRAMS`."""

    at: str
    of: str
    attack: str
    when: tuple[Cond, ...]
    may: bool
    cost: tuple[str, ...]
    limit: str
    shared: bool
    target: str
    path: str


@dataclass(frozen=True, slots=True)
class Part:
    mods: tuple[Mod, ...] = ()
    on: tuple[On, ...] = ()
    has: tuple[tuple[str, tuple[Cond, ...]], ...] = ()  # a plain fact, and when it is true


@dataclass(frozen=True, slots=True)
class Entry:
    id: str
    mods: tuple[Mod, ...]
    on: tuple[On, ...]
    parts: Mapping[str, Part]
    has: tuple[str, ...]


class _Reader:
    """Reads one entry and says where a mistake is."""

    def __init__(self, file: str, key: str, programs: dict[str, tuple[Step, ...]]) -> None:
        self.file, self.key, self.programs = file, key, programs

    def no(self, what: str) -> ContentError:
        return ContentError(f"effects/{self.file}: {self.key}: {what}")

    def table(self, data: Any, allowed: Iterable[str]) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise self.no(f"expected a table, found {data!r}")
        unknown = sorted(set(data) - set(allowed))
        if unknown:
            raise self.no(f"unknown key {unknown[0]!r}; allowed: {', '.join(sorted(allowed))}")
        return data

    def entry(self, data: Any) -> Entry:
        row = self.table(data, ("works", "mods", "on", "parts", "has"))
        parts = {name: self.part(name, body) for name, body in row.get("parts", {}).items()}
        return Entry(
            self.key,
            tuple(self.mod(m) for m in row.get("mods", ())),
            tuple(self.on(o, f"{self.key}/{i}") for i, o in enumerate(row.get("on", ()))),
            parts,
            tuple(self.known_fact(word) for word in row.get("has", ())),
        )

    def part(self, name: str, data: Any) -> Part:
        row = self.table(data, ("mods", "on", "has"))
        return Part(
            tuple(self.mod(m) for m in row.get("mods", ())),
            tuple(self.on(o, f"{self.key}.{name}/{i}") for i, o in enumerate(row.get("on", ()))),
            tuple(self.fact(fact) for fact in row.get("has", ())),
        )

    def fact(self, data: Any) -> tuple[str, tuple[Cond, ...]]:
        row = self.table(data, ("word", "if"))
        return self.known_fact(row["word"]), self.conditions(row.get("if", ()))

    def known_fact(self, word: str) -> str:
        if not any(word == known or word.startswith(known) for known in HAS):
            raise self.no(f"has: {word!r} is unknown")
        return word

    def conditions(self, data: Iterable[str]) -> tuple[Cond, ...]:
        return tuple(self.condition(text) for text in data)

    def condition(self, text: str) -> Cond:
        words = tuple(text.split())
        name = words[1] if words[0] == "not" else words[0]
        if name not in CONDITIONS:
            raise self.no(f"condition {name!r} is unknown")
        return words

    def mod(self, data: Any) -> Mod:
        row = self.table(
            data, ("to", "of", "attack", "if", "give", "flag", "reroll", "set", *NUMBERS)
        )
        to, of = row.get("to", "attack"), row.get("of", "mine")
        if to not in MOD_TO or of not in OF:
            raise self.no(f"mod to {to!r} of {of!r} is unknown")
        for word in row.get("give", ()):
            if word not in facts.KEYWORDS:
                raise self.no(f"keyword {word!r} is unknown")
        for word in row.get("reroll", ()):
            if word not in REROLLS:
                raise self.no(f"reroll {word!r} is unknown")
        for text in row.get("set", ()):
            self.setting(text)
        numbers = tuple((key, str(row[key])) for key in NUMBERS if key in row)
        for _, text in numbers:
            self.amount(text)
        return Mod(
            to, of, row.get("attack", ""), self.conditions(row.get("if", ())),
            tuple(row.get("give", ())), tuple(row.get("flag", ())), tuple(row.get("reroll", ())),
            tuple(row.get("set", ())), numbers,
        )  # fmt: skip

    def setting(self, text: str) -> None:
        if text.split(maxsplit=1)[0] not in SETS:
            raise self.no(f"set {text!r} is unknown")

    def on(self, data: Any, path: str) -> On:
        allowed = ("at", "of", "attack", "if", "may", "cost", "limit", "shared", "target", "do")
        row = self.table(data, allowed)
        if row.get("at") not in facts.WINDOWS:
            raise self.no(f"moment {row.get('at')!r} is unknown")
        if row.get("of", "mine") not in OF:
            raise self.no(f"of {row['of']!r} is unknown")
        if row.get("limit", "") not in {"", "game", "turn", "round"}:
            raise self.no(f"limit {row['limit']!r} is unknown")
        self.program(path, row.get("do", ()))
        return On(
            row["at"], row.get("of", "mine"), row.get("attack", ""),
            self.conditions(row.get("if", ())), bool(row.get("may", False)),
            tuple(row.get("cost", ())), row.get("limit", ""), bool(row.get("shared", False)),
            row.get("target", ""), path,
        )  # fmt: skip

    def program(self, path: str, data: Iterable[Any]) -> str:
        self.programs[path] = tuple(self.step(f"{path}.{i}", s) for i, s in enumerate(data))
        return path

    def step(self, path: str, data: Any) -> Step:
        if isinstance(data, str):
            words = _WORD.findall(data)
            if words[0] not in STEPS:
                raise self.no(f"step {words[0]!r} is unknown")
            low, high = STEPS[words[0]]
            if not low <= len(words) - 1 <= high:
                raise self.no(f"step {data!r} takes {low} to {high} words")
            for word in words[1:]:
                if word.startswith("["):
                    self.choice(word)
            for k in AMOUNTS.get(words[0], ()):
                if k < len(words):
                    self.amount(words[k])
            return Step(words[0], tuple(words[1:]))
        row = self.table(data, ("if", "do", "else", "choose", "from", "times"))
        if "choose" in row:
            self.amount(str(row["choose"]))
            names = tuple(row["from"])
            branches = tuple(self.program(f"{path}.{n}", body) for n, body in row["from"].items())
            return Step("choose", names, (), str(row["choose"]), branches)
        if "times" in row:
            self.amount(str(row["times"]))
            return Step(
                "times", (), (), str(row["times"]), (self.program(f"{path}.do", row["do"]),)
            )
        return Step(
            "if",
            (),
            self.conditions(row["if"]),
            "",
            (
                self.program(f"{path}.do", row["do"]),
                self.program(f"{path}.else", row.get("else", ())),
            ),
        )

    def amount(self, text: str) -> Amount:
        try:
            return amount(text)
        except ValueError as error:
            raise self.no(str(error)) from error

    def choice(self, text: str) -> Choice:
        try:
            return choice(text)
        except ValueError as error:
            raise self.no(str(error)) from error


TERMS: Final = frozenset({
    "lost", "left", "tokens", "hurt", "D3", "D6", "suffered", "misses", "ones", "fallen", "note",
    "picked", "near", "destroyed", "successes", "hits", "pack", "beasts", "morale", "round",
    "gang", "ring", "foes_lost", "rich", "taken", "devout", "blocked", "zones",
})  # fmt: skip


@lru_cache(maxsize=512)
def amount(text: str) -> Amount:
    """A sum of numbers and counts: `2-lost`, `left:object+1`."""
    terms: list[Term] = []
    place = 0
    for found in _TERM.finditer(text):
        if found.start() != place:
            raise ValueError(f"amount {text!r} cannot be read")
        place = found.end()
        sign = -1 if found.group(1) == "-" else 1
        word = found.group(2)
        if word.isdigit():
            terms.append((sign * int(word), "", ""))
        else:
            kind, _, ref = word.partition(":")
            if kind not in TERMS:
                raise ValueError(f"amount {text!r}: {kind!r} is unknown")
            terms.append((sign, kind, ref))
    if place != len(text) or not terms:
        raise ValueError(f"amount {text!r} cannot be read")
    return tuple(terms)


FILTERS: Final = frozenset({
    "engaged", "in_combat", "unengaged", "short", "long", "sight", "other", "infantry", "cavalry",
    "trooper", "aff", "token", "unactivated", "activated", "not_actor", "not_object", "wounded",
    "zone_person", "can_charge", "ability", "with_attachment", "orders_used", "any_token", "person",
    "left_behind", "stalked", "scouted", "watches", "monster", "not_solo", "faction",
    "as_many", "reached",
})  # fmt: skip


@lru_cache(maxsize=512)
def choice(text: str) -> Choice:
    """`[?2 enemy long:it aff:house_bolton]`: how many, whose, and what narrows it."""
    words = text.strip("[]").split()
    optional = bool(words) and words[0].startswith("?")
    if optional:
        words[0] = words[0][1:]
    words = [word for word in words if word]
    count = "one"
    if words and (words[0] == "all" or words[0].isdigit()):
        count = words.pop(0)
    if not words or words[0] not in {"enemy", "friend", "unit"}:
        raise ValueError(f"choice {text!r}: enemy, friend or unit is missing")
    filters = []
    for word in words[1:]:
        name, _, value = word.partition(":")
        if name not in FILTERS:
            raise ValueError(f"choice {text!r}: {name!r} is unknown")
        filters.append((name, value))
    return Choice(count, optional, words[0], tuple(filters))


# steps: how many words may follow each
STEPS: Final[dict[str, tuple[int, int]]] = {
    "pick": (1, 1), "token": (2, 2), "untoken": (2, 2), "restore": (2, 3), "wound": (2, 2),
    "restore_up_to": (2, 2), "hit": (2, 2), "panic": (1, 3), "morale": (1, 2), "free": (2, 3),
    "shift": (2, 2),
    "draw": (1, 1), "give": (1, 4), "add": (2, 2), "set": (1, 2), "flag": (1, 1), "reroll": (1, 1),
    "reroll_now": (1, 1), "last": (3, 3), "mute": (2, 2), "bar": (2, 3), "pin": (1, 1),
    "unpin": (0, 0), "later": (1, 1), "note": (3, 3), "die": (1, 1), "cancel": (0, 0),
    "score": (1, 1), "call": (1, 4), "lift": (0, 0), "six": (0, 0), "slay": (2, 2), "end": (0, 0),
    "gain": (3, 3), "save": (2, 2), "drop": (1, 1), "watch": (2, 2), "exact": (1, 1),
    "ruin": (1, 1), "pivot": (1, 1), "forbid": (3, 3),
}  # fmt: skip

# steps: which of their words are amounts
AMOUNTS: Final[dict[str, tuple[int, ...]]] = {
    "restore": (2,), "restore_up_to": (2,), "wound": (2,), "hit": (2,), "panic": (2, 3),
    "morale": (2,), "shift": (2,),
    "draw": (1,), "add": (2,), "note": (3,), "score": (1,), "save": (2,), "exact": (1,),
}  # fmt: skip

CONDITIONS: Final = frozenset({
    "action", "aff", "aff_near", "against", "alive", "ally", "alone", "any_token", "attachment",
    "attacked", "began", "by_enemy", "can_charge", "charge", "claimed", "commander", "control",
    "dead_models", "defense_ones", "destroyed", "discards", "disorderly", "engaged",
    "engaged_with", "faction", "failed", "fallen", "fell", "fewer", "first_of_round", "foe",
    "foreseen", "free", "free_zone", "friend", "full", "ganged", "gone", "hand", "has",
    "heeds_taunt", "held_back", "how", "kind", "left", "lost", "melee", "mine", "named",
    "named_ncu", "near_person", "not_more", "note", "ok", "only_foe", "orders_used", "other",
    "outranks",
    "own_action", "owns", "panic", "penniless", "person", "person_among", "person_stands",
    "picked", "range", "ranged", "ranks_destroyed", "replaced", "saved", "second_player",
    "sees", "sees_foe", "side", "solo", "source", "tokened_near", "unactivated", "uncontrolled",
    "unengaged", "vowed", "waits", "wounded", "zone",
    "in_reach", "master", "beside_board", "round", "has_ability", "hits", "far_from", "beast_near",
    "betrayer", "fallen_of", "lost_models", "their_discards", "loot", "anyone", "worn",
    "solitary", "person_busy",
    "card", "struck", "leaderless", "bears", "fact", "held_by", "unled", "zone_chose",
})  # fmt: skip


def read(folder: Path) -> tuple[dict[str, Entry], dict[str, tuple[Step, ...]]]:
    """Every entry of the folder, and every list of steps by its path."""
    entries: dict[str, Entry] = {}
    programs: dict[str, tuple[Step, ...]] = {}
    for name, data in facts.effects(folder).items():
        for key, body in data.items():
            if key in entries:
                raise ContentError(f"effects/{name}: {key} stands there twice")
            entries[key] = _Reader(name, key, programs).entry(body)
    return entries, programs


ENTRIES, PROGRAMS = read(facts.FOLDER)


def _moments() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for key, entry in ENTRIES.items():
        for on in entry.on:
            found.setdefault(on.at, set()).add(key)
    return {at: frozenset(keys) for at, keys in found.items()}


AT: Final = _moments()  # moment -> entries with something to do then
ON_AT: Final = {  # entry and moment -> what it does then
    (key, at): tuple(on for on in ENTRIES[key].on if on.at == at)
    for at, keys in AT.items()
    for key in keys
}
PARTS_AT: Final = {  # moment -> entries of which a part has something to do then
    at: frozenset(
        key
        for key, entry in ENTRIES.items()
        if any(on.at == at for part in entry.parts.values() for on in part.on)
    )
    for at in {on.at for e in ENTRIES.values() for part in e.parts.values() for on in part.on}
}
PARTS_TO: Final = {  # sort -> entries of which a part has mods of it
    to: frozenset(
        key
        for key, entry in ENTRIES.items()
        if any(mod.to == to for part in entry.parts.values() for mod in part.mods)
    )
    for to in MOD_TO
}
FACTUAL: Final = frozenset(  # entries of which a part says a plain fact
    key for key, entry in ENTRIES.items() if any(part.has for part in entry.parts.values())
)
MODDED: Final = {
    to: frozenset(key for key, e in ENTRIES.items() if any(m.to == to for m in e.mods))
    for to in MOD_TO
}
MODS_TO: Final = {  # entry and sort -> its mods of that sort
    (key, to): tuple(mod for mod in ENTRIES[key].mods if mod.to == to)
    for to, keys in MODDED.items()
    for key in keys
}
