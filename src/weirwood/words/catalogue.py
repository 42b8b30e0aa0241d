"""Reading Fluent files: what messages there are, and which arguments each of them wants."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from weirwood.folders import folder
from weirwood.languages import check_language

if TYPE_CHECKING:
    from collections.abc import Iterable

SHARED = "weirwood"
"""The package whose words every game may use."""


class CatalogueError(ValueError):
    """A Fluent file that cannot be read as it stands."""


def fluent_id(code_id: str) -> str:
    """The Fluent form of an id: dots become hyphens, underscores stay.

    >>> fluent_id("combat.house_card")
    'combat-house_card'
    """
    return code_id.replace(".", "-")


@dataclass(frozen=True, slots=True)
class Needs:
    """The variables a pattern reads: those it chooses by, and all of them."""

    chosen_by: frozenset[str]
    all: frozenset[str]


@dataclass(slots=True)
class _Reader(Visitor):
    chosen_by: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    references: set[tuple[str, str | None]] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)
        self.generic_visit(node)


class Catalogue:
    """The messages of one language, merged from several files, ready to be formatted."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)
        self.where: dict[str, str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._readers: dict[tuple[str, str | None], _Reader] = {}
        self._attributes: dict[str, tuple[str, ...]] = {}
        self._terms: set[str] = set()
        self._needs: dict[tuple[str, str | None], Needs] = {}

    def add(self, files: Iterable[tuple[str, str]]) -> None:
        """Add the (name, text) files of one package.

        A message may replace one of an earlier package, never one of its own.
        """
        own: dict[str, str] = {}
        for name, text in files:
            resource = FluentParser().parse(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 1
                    reason = entry.annotations[0].message if entry.annotations else "unreadable"
                    raise CatalogueError(f"{name}:{line}: {reason}")
                if isinstance(entry, ast.Message | ast.Term):
                    self._enter(entry, name, own)
            self._bundle.add_resource(resource, allow_overrides=True)

    def _enter(self, entry: ast.Message | ast.Term, name: str, own: dict[str, str]) -> None:
        sign = "-" if isinstance(entry, ast.Term) else ""
        known = sign + entry.id.name
        if known in own:
            raise CatalogueError(f"{name}: {known} is already in {own[known]}")
        own[known] = name
        if isinstance(entry, ast.Term):
            self._terms.add(entry.id.name)
            return
        for old in self._attributes.get(known, ()):
            self._readers.pop((known, old))
        self.where[known] = name
        self._attributes[known] = tuple(a.id.name for a in entry.attributes)
        for attribute in (None, *entry.attributes):
            pattern = entry.value if attribute is None else attribute.value
            if pattern is not None:
                reader = _Reader()
                reader.visit(pattern)
                self._readers[known, attribute.id.name if attribute else None] = reader

    def check(self) -> None:
        """Refuse references to messages and terms that do not exist."""
        for (message, _), reader in self._readers.items():
            for name, attribute in reader.references:
                if (name, attribute) not in self._readers:
                    wanted = name if attribute is None else f"{name}.{attribute}"
                    raise CatalogueError(
                        f"{self.where[message]}: {message} refers to {wanted}, which does not exist"
                    )
            for term in reader.terms - self._terms:
                raise CatalogueError(
                    f"{self.where[message]}: {message} refers to -{term}, which does not exist"
                )

    def has(self, message: str, attribute: str | None = None) -> bool:
        return (message, attribute) in self._readers

    def messages(self) -> frozenset[str]:
        return frozenset(self._attributes)

    def attributes(self, message: str) -> tuple[str, ...]:
        return self._attributes[message]

    def needs(self, message: str, attribute: str | None = None) -> Needs:
        """The variables of a message, those of the messages it refers to included."""
        key = (message, attribute)
        known = self._needs.get(key)
        if known is None:
            chosen_by: set[str] = set()
            names: set[str] = set()
            seen = {key}
            open_keys = [key]
            while open_keys:
                reader = self._readers[open_keys.pop()]
                chosen_by |= reader.chosen_by
                names |= reader.names
                open_keys += reader.references - seen
                seen |= reader.references
            known = self._needs[key] = Needs(frozenset(chosen_by), frozenset(names))
        return known

    def format(self, message: str, attribute: str | None, args: dict[str, int | str]) -> str:
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            named = message if attribute is None else f"{message}.{attribute}"
            raise LookupError(f"{named} ({self.lang}, {self.where[message]}): {errors[0]}")
        return str(text)


def files(package: str, lang: str) -> list[tuple[str, str]]:
    """The Fluent files of a package in one language, as (name, text)."""
    home = folder(package, "text") / lang
    if not home.is_dir():
        return []
    found = sorted((f for f in home.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [(f"{package}/text/{lang}/{f.name}", f.read_text(encoding="utf-8")) for f in found]


@cache
def load(lang: str, *packages: str) -> Catalogue:
    """The words of the packages in one language, over the shared ones; read once."""
    catalogue = Catalogue(lang)
    for package in dict.fromkeys((SHARED, *packages)):
        catalogue.add(files(package, lang))
    catalogue.check()
    return catalogue
