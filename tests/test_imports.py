"""Dependencies point one way: no module imports another that, by whatever way, imports it."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp


def ring(*, typing: bool) -> list[str]:
    """The modules of a circle of imports, those in functions included; none if there is none."""
    graph = grimp.build_graph("weirwood", exclude_type_checking_imports=not typing)
    known = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    try:
        TopologicalSorter(known).prepare()
    except CycleError as e:
        return [str(name) for name in e.args[1]]
    return []


def test_no_circle_of_imports() -> None:
    assert ring(typing=False) == []
