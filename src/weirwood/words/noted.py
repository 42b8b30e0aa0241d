"""What is refused in Python, said in a sentence too."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from weirwood.kernel.decision import Refused
from weirwood.words.speech import words

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
R = TypeVar("R")


def noted(function: Callable[P, R]) -> Callable[P, R]:
    """The same function; what it refuses bears its sentence as a note, which tracebacks show.

    >>> import weirwood
    >>> try:
    ...     weirwood.replay("{}")
    ... except weirwood.Refused as no:
    ...     print(no.__notes__[0])
    The record cannot be read: in line 1 stands “None”, and it should be a header with weirwood: 1.
    """

    @wraps(function)
    def told(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except Refused as no:
            spoken = words("en")
            # A rule of a game has its words with the game, and its id is enough to look it up.
            if spoken.has(f"why-{no.rule}") and not getattr(no, "__notes__", ()):
                no.add_note(spoken.refusal(no.rule, no.arguments))
            raise

    return told
