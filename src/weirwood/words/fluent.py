"""The interpreter of Fluent, for messages that are more than lines of text."""

from __future__ import annotations

from dataclasses import dataclass, field

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from weirwood.words.catalogue import CatalogueError, Entry, Part


@dataclass(slots=True)
class Reader(Visitor):
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

    def part(self) -> Part:
        return Part(
            frozenset(self.chosen_by),
            frozenset(self.names),
            frozenset(self.references),
            frozenset(self.terms),
        )


def bundle(lang: str) -> FluentBundle:
    return FluentBundle([lang], use_isolating=False)


def parsed(entry: Entry) -> ast.Resource:
    resource = FluentParser().parse(entry.text)
    for part in resource.body:
        if isinstance(part, ast.Junk):
            before = entry.text.count("\n", 0, part.span.start) if part.span else 0
            reason = part.annotations[0].message if part.annotations else "unreadable"
            raise CatalogueError(f"{entry.file}:{entry.line + before}: {reason}")
    return resource


def add(known: FluentBundle, entry: Entry) -> dict[str | None, Part]:
    """Parse a message or term and add it to those known: what it refers to, by attribute."""
    resource = parsed(entry)
    found: dict[str | None, Part] = {}
    for message in resource.body:
        if isinstance(message, ast.Message | ast.Term):
            for attribute in (None, *message.attributes):
                pattern = message.value if attribute is None else attribute.value
                if pattern is not None:
                    reader = Reader()
                    reader.visit(pattern)
                    found[attribute.id.name if attribute else None] = reader.part()
    known.add_resource(resource, allow_overrides=True)
    return found
