"""Guided games: a lesson is data of a game, and the coach says what is worth saying now.

A lesson names a position to start from (a new game, or a scenario) and steps: what to say when a
question is asked for the first time, or when something has happened, and what one might answer. It
goes by kinds of questions and events, never by a script: whatever the learner does instead, the
game goes on and the next step waits for its own moment. `docs/lessons.md` says how to write one.
"""

from weirwood.lessons.coach import Advice, Coach, Note, misses
from weirwood.lessons.following import Met, Progress, follow
from weirwood.lessons.reading import Lesson, LessonError, Step, begin, lesson, lessons

__all__ = [
    "Advice",
    "Coach",
    "Lesson",
    "LessonError",
    "Met",
    "Note",
    "Progress",
    "Step",
    "begin",
    "follow",
    "lesson",
    "lessons",
    "misses",
]
