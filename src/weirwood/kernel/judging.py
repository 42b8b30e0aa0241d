"""A list that somebody builds: what was understood of it, what speaks against it, its figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from weirwood.kernel.decision import Refusal


class Judged(NamedTuple):
    """A deck or an army at any moment of its making, as the rules see it."""

    listed: Mapping[str, Any]  # as data, in the shape in which it may be given again
    text: str  # as players paste it to each other, in one language
    refusals: tuple[Refusal, ...]  # every reason why it may not be played
    figures: Mapping[str, Any]  # what one looks at while building
