"""The collector of cycles keeps nobody waiting, and nothing is kept for ever."""

from __future__ import annotations

import gc
import weakref
from typing import Any

from weirwood.table.host import gc as collector


class Knot:
    """Refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.me: Any = self


def test_only_young_objects_are_looked_through_while_somebody_is_here() -> None:
    before = gc.get_threshold()
    with collector.looked_after() as keeper:
        assert gc.get_threshold()[2] == collector.NEVER
        knot = Knot()
        gone = weakref.ref(knot)
        begun = keeper.last
        assert not keeper.look(1, begun + 1)  # set aside while it is still used
        assert gc.get_freeze_count() > 1000
        del knot
        assert not keeper.look(1, begun + collector.IDLE_SECONDS + 1)
        assert gone() is not None
        assert keeper.look(0, begun + collector.IDLE_SECONDS + 1)
        assert gone() is None
        young = Knot()
        gone = weakref.ref(young)
        del young
        assert not keeper.look(0, begun + collector.IDLE_SECONDS + 2)
        assert gone() is None
        assert keeper.look(5, begun + collector.IDLE_SECONDS + collector.DAY + 3)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
