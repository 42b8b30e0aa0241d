"""The rule ledger of a game: every rule of its rulebook, one entry each, in three languages.

A ledger is the folder ``ledger`` of the game's package, one TOML file per chapter::

    [[rule]]
    id = "claim.tie"
    source = "step 3"
    basis = "rulebook"
    status = "done"
    en = "..."
    es = "..."
    it = "..."

Its file ``sources.toml`` says in the other languages what the sources are called in English::

    [step]
    es = "paso"
    it = "passo"

Its file ``chapters.txt`` names the chapters in the order of play, one a line: a book is read so.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from weirwood.folders import folder
from weirwood.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from importlib.resources.abc import Traversable

BASES = ("rulebook", "ruling", "derived")
STATUSES = ("missing", "done")
KEYS = ("id", "source", "basis", "status", *LANGUAGES)

SOURCES = "sources.toml"
ORDER = "chapters.txt"

_NUMBER = re.compile(r"\s+(?=\d[\d.,\s-]*$)")
_ID = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")


class LedgerError(ValueError):
    """A ledger that cannot be read as it stands: the file, the rule, and what is allowed."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: where it comes from, whether it is played, and how it reads."""

    id: str
    source: Mapping[str, str]
    basis: str
    status: str
    text: Mapping[str, str]

    @property
    def chapter(self) -> str:
        return self.id.partition(".")[0]

    @property
    def done(self) -> bool:
        return self.status == "done"


@dataclass(frozen=True, slots=True)
class Ledger:
    """All the rules of a game, in the order of its chapters."""

    package: str
    rules: Mapping[str, Rule]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    def get(self, rule: str) -> Rule | None:
        return self.rules.get(rule)

    def __getitem__(self, rule: str) -> Rule:
        try:
            return self.rules[rule]
        except KeyError:
            raise LookupError(f"no rule {rule!r} in the ledger of {self.package}") from None


def parse(package: str, files: Iterable[tuple[str, str]]) -> Ledger:
    """A ledger from (name, TOML text) pairs."""
    rules: dict[str, Rule] = {}
    homes: dict[str, str] = {}
    data = _read(files)
    sources = next((_sources(n, d) for n, d in data.items() if n.endswith(SOURCES)), None)
    for name, chapter in data.items():
        if name.endswith(SOURCES):
            continue
        for key in chapter:
            if key != "rule":
                raise LedgerError(f"{name}: unknown key {key!r}: a chapter holds [[rule]] only")
        entries = chapter.get("rule", [])
        if not isinstance(entries, list):
            raise LedgerError(f"{name}: write [[rule]], with two brackets")
        for number, entry in enumerate(entries, start=1):
            rule = _rule(f"{name}, rule {number}", entry, sources)
            if rule.id in rules:
                raise LedgerError(f"{name}: rule {rule.id} is already in {homes[rule.id]}")
            rules[rule.id] = rule
            homes[rule.id] = name
    return Ledger(package, rules)


def _read(files: Iterable[tuple[str, str]]) -> dict[str, dict[str, Any]]:
    # Imported by those who open a ledger: words are told without waiting for the kernel.
    kept = import_module("weirwood.kernel.kept")
    try:
        found: dict[str, dict[str, Any]] = kept.toml(dict(files))
    except kept.TomlError as error:
        raise LedgerError(str(error)) from None
    return found


def _sources(name: str, data: Mapping[str, object]) -> Mapping[str, Mapping[str, str]]:
    """What the sources of a game are called, by their English words."""
    others = tuple(lang for lang in LANGUAGES if lang != "en")
    for words, entry in data.items():
        if not isinstance(entry, dict) or tuple(entry) != others:
            raise LedgerError(f"{name}: [{words}] has {' and '.join(others)}, in this order")
        for lang, value in entry.items():
            if not isinstance(value, str) or not value.strip():
                raise LedgerError(f"{name}: [{words}] {lang} is a text that is not empty")
    return {words: {"en": words, **entry} for words, entry in data.items()}  # type: ignore[dict-item]


def cited(source: str) -> list[list[str]]:
    """The places of a source, each as its words and, where it has one, its number."""
    return [_NUMBER.split(part.strip(), maxsplit=1) for part in source.split(";")]


def _cite(
    where: str, source: str, sources: Mapping[str, Mapping[str, str]] | None
) -> Mapping[str, str]:
    if sources is None:  # a game that has not been translated yet
        return dict.fromkeys(LANGUAGES, source)
    places = cited(source)
    for words, *_ in places:
        if words not in sources:
            raise LedgerError(f"{where}: source {words!r} is not in {SOURCES}: it needs an entry")
    return {
        lang: "; ".join(" ".join((sources[words][lang], *number)) for words, *number in places)
        for lang in LANGUAGES
    }


def _rule(
    where: str,
    entry: Mapping[str, object],
    sources: Mapping[str, Mapping[str, str]] | None,
) -> Rule:
    if isinstance(entry.get("id"), str):
        where = f"{where} ({entry['id']})"
    for key in entry:
        if key not in KEYS:
            raise LedgerError(f"{where}: unknown key {key!r}: allowed are {', '.join(KEYS)}")
    values: dict[str, str] = {}
    for key in KEYS:
        value = entry.get(key)
        if not isinstance(value, str) or not value.strip():
            raise LedgerError(f"{where}: {key} is missing: it is a text that is not empty")
        values[key] = value
    if not _ID.fullmatch(values["id"]):
        raise LedgerError(f"{where}: an id is chapter.name, of a-z, 0-9 and _ between dots")
    for key, allowed in (("basis", BASES), ("status", STATUSES)):
        if values[key] not in allowed:
            raise LedgerError(f"{where}: {key} is {values[key]!r}: it is {' or '.join(allowed)}")
    return Rule(
        id=values["id"],
        source=_cite(where, values["source"], sources),
        basis=values["basis"],
        status=values["status"],
        text={lang: values[lang] for lang in LANGUAGES},
    )


@cache
def load(package: str) -> Ledger:
    """The ledger of a game's package (``weirwood.games.btwixt``), read once."""
    home = folder(package, "ledger")
    if not home.is_dir():
        return Ledger(package, {})
    found = {f.name: f for f in home.iterdir() if f.name.endswith(".toml")}
    names = in_order(package, sorted(found), home / ORDER)
    return parse(
        package,
        [(f"{package}/ledger/{name}", found[name].read_text(encoding="utf-8")) for name in names],
    )


def in_order(package: str, names: list[str], file: Traversable) -> list[str]:
    """The files of the chapters in the order of play; by name if a game does not say it."""
    if not file.is_file():
        return names
    said = [f"{line.strip()}.toml" for line in file.read_text(encoding="utf-8").splitlines()]
    if sorted(said) != [name for name in names if name != SOURCES]:
        odd = sorted({*said} ^ {*names} - {SOURCES}) or sorted(said)
        raise LedgerError(f"{package}/ledger/{ORDER}: {odd[0]} is not there once in both")
    return [*said, *(name for name in names if name == SOURCES)]


@cache
def reasons(package: str) -> Mapping[str, tuple[str, ...]]:
    """The rules behind each event of a game, for whoever asks a line of the log why.

    The file ``reasons.json`` names them by the event's kind, and more sharply by the kind and a
    value of the event: ``claim.applied=power``.
    """
    home = folder(package, "reasons.json")
    if not home.is_file():
        return {}
    known = load(package)
    found: dict[str, tuple[str, ...]] = {}
    for event, rules in json.loads(home.read_text(encoding="utf-8")).items():
        for rule in rules:
            if rule not in known:
                raise LedgerError(f"{package}/reasons.json, {event}: there is no rule {rule!r}")
        found[event] = tuple(rules)
    return found


def why(package: str, kind: str, args: Mapping[str, object]) -> tuple[str, ...]:
    """The rules behind one event: those of its values if there are any, else of its kind."""
    known = reasons(package)
    values = [str(v) if isinstance(v, str) else k for k, v in args.items() if v]
    sharp = [rule for value in values for rule in known.get(f"{kind}={value}", ())]
    return tuple(dict.fromkeys(sharp)) or known.get(kind, ())
