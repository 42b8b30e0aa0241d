"""`weirwood puzzles GAME`: puzzles at this keyboard, and how this user stands with them."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rich.text import Text

from weirwood.folders import data_folder
from weirwood.puzzles import shape, standing
from weirwood.puzzles.standing import Attempt
from weirwood.terminal import advising, commands, explain, files
from weirwood.terminal.console import Out
from weirwood.terminal.play import Host, Quit
from weirwood.terminal.screen import Screen
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Failure

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date
    from pathlib import Path

    from weirwood.kernel.decision import Decision
    from weirwood.puzzles.shape import Puzzle
    from weirwood.terminal.answering import Answering, Complete
    from weirwood.terminal.speech import Speaker

IDLE = ("undo", "withdraw", "concede", "skip", "save", "record", "log")
"""Commands of a game that mean nothing here."""


def today() -> date:
    return datetime.now(UTC).date()


# ---- what is kept -----------------------------------------------------------------------------


def place() -> Path:
    return data_folder() / "puzzles.json"


def read() -> dict[str, dict[str, Attempt]]:
    """By game and puzzle; what cannot be read counts as not tried."""
    found: Any = {}
    with contextlib.suppress(Failure):
        found = files.read_json(place())
    out: dict[str, dict[str, Attempt]] = {}
    for game, entries in found.items() if isinstance(found, Mapping) else ():
        rows = entries if isinstance(entries, list) else []
        out[game] = {row[0]: Attempt(*row) for row in rows if is_attempt(row)}
    return out


def is_attempt(row: Any) -> bool:
    kinds = (str, int, bool, bool, int, int, int)
    return (
        isinstance(row, list)
        and len(row) == len(kinds)
        and all(type(x) is kind for x, kind in zip(row, kinds, strict=True))
    )


def keep(game: str, attempt: Attempt) -> None:
    """Remember it; a folder that cannot be written to keeps nobody from puzzling."""
    known = read()
    known.setdefault(game, {})[attempt.puzzle] = attempt
    data = {name: [list(row) for row in rows.values()] for name, rows in known.items()}
    with contextlib.suppress(Failure):
        files.write_text(place(), json.dumps(data) + "\n")


# ---- one puzzle -------------------------------------------------------------------------------


class Solver(Host):
    """Asks one puzzle until it is solved or shown."""

    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        super().__init__(screen)
        self.puzzle = puzzle
        self.decision = shape.asked(puzzle, self.session.match)
        self.sitting = puzzle.seat

    def solve(self) -> None:
        """One puzzle, from the question to the explanation."""
        say = self.session.speaker.say
        title = say("puzzles-title", id=self.puzzle.id, rating=self.puzzle.rating)
        self.note(title, "bold")
        self.notes.append(Text(self.told("puzzles-task", seat=self.puzzle.seat)))
        self.note(self.help_line(), "dim")
        if self.screen.plain:
            self.screen.table(self.puzzle.seat)
        self.ask(self.decision)
        for note in self.notes:
            self.screen.line(note)
        self.notes = []

    def told(self, message: str, /, **args: object) -> str:
        return self.session.speaker.words.text(message, args, self.session.names)

    def answer(self, _decision: Decision, answering: Answering, taken: Complete) -> bool:
        """Judge the answer; whether the puzzle is over."""
        game, puzzle = self.puzzle.game, self.puzzle
        known = read().get(game, {})
        right = taken.answer == puzzle.solution
        mine = standing.standing(known.values(), today()).rating
        now = int(time.time() * 1000)
        attempt = standing.answered(
            known.get(puzzle.id), mine, puzzle, right, now, day_of(puzzle, today())
        )
        keep(game, attempt)
        answering.restart()
        say = self.session.speaker.say
        if not right:
            self.notes += self.wrong_try(taken.answer)
            return False
        self.note(say("puzzles-right"), "bold green")
        self.notes += self.explained()
        self.notes.append(Text(standing_line(self.session.speaker, game), "cyan"))
        return True

    def wrong_try(self, answer: Any) -> list[Text]:
        """What an answer loses, and why."""
        worth = next((w for w in self.puzzle.answers if w.answer == answer), None)
        label = explain.answer_in_words(self.session, self.decision, answer)
        if worth is None:
            return [Text(self.session.speaker.say("puzzles-wrong_bare", label=label), "yellow")]
        told = {"label": label, "loss": percent(worth.loss)}
        out = [Text(self.session.speaker.say("puzzles-wrong", **told), "yellow")]
        return [*out, *self.reasons(worth)]

    def explained(self) -> list[Text]:
        """The solution: its chance, its reasons, what is expected to follow."""
        best, after = self.puzzle.answers[0], self.puzzle.answers[1]
        label = explain.answer_in_words(self.session, self.decision, best.answer)
        told = {"label": label, "chance": percent(best.chance), "gain": percent(after.loss)}
        out = [Text(self.session.speaker.say("puzzles-solution", **told)), *self.reasons(best)]
        rows = ((x.seat, x.kind, x.answer) for x in self.puzzle.follows)
        follows = advising.foreseen(self.session, rows)
        return [*out, Text(f"   {follows}", "dim")] if follows else out

    def reasons(self, worth: shape.Worth) -> list[Text]:
        rows = [{"message": w.message, "args": {"n": w.n}} for w in worth.why]
        told = "; ".join(advising.reason(self.session, row) for row in rows)
        return [Text(f"   {told}", "dim")] if told else []

    def help_line(self) -> str:
        speaker = self.session.speaker
        words = {name: commands.aliases(speaker.lang, name)[0] for name in ("hint", "do", "quit")}
        return speaker.say("puzzles-terminal_help", **words)

    # ---- commands ----------------------------------------------------------------------------

    def obey(self, typed: commands.Typed, decision: Decision, answering: Answering) -> bool:
        if typed.name in ("do", "advice"):  # give up: the solution is shown, and counts as missed
            return self.give_up()
        if typed.name in IDLE:
            self.note(self.help_line(), "yellow")
            return False
        return super().obey(typed, decision, answering)

    def hint(self, _decision: Decision) -> None:
        why = self.puzzle.answers[0].why
        say = self.session.speaker.say
        about = say(why[0].message) if why else ""
        self.note(say("puzzles-hint", about=about) if about else say("puzzles-no_hint"), "green")

    def give_up(self) -> bool:
        known = read().get(self.puzzle.game, {})
        if self.puzzle.id not in known:
            mine = standing.standing(known.values(), today()).rating
            now = int(time.time() * 1000)
            missed = standing.answered(None, mine, self.puzzle, False, now, 0)
            keep(self.puzzle.game, missed)
        self.notes += self.explained()
        return True

    def keep(self) -> bool:
        return False  # a puzzle is no game to go on with


def percent(share: float) -> int:
    return round(100 * share)


def day_of(puzzle: Puzzle, day: date) -> int:
    """The number of the day, if this is its puzzle; else 0."""
    found = shape.of_the_day(shape.shipped(puzzle.game), day)
    return day.toordinal() if found is not None and found.id == puzzle.id else 0


def standing_line(speaker: Speaker, game: str) -> str:
    now = standing.standing(read().get(game, {}).values(), today())
    return speaker.say("puzzles-standing", **now._asdict())


# ---- many -------------------------------------------------------------------------------------


def run(speaker: Speaker, game: str, chosen: Puzzle | None, *, plain: bool = False) -> int:
    """Puzzles, one after the other, until the person has had enough; one alone, if it is named."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    console = Out()
    puzzles = shape.shipped(game)
    while True:
        puzzle = chosen or following(puzzles, game)
        if puzzle is None:
            raise Failure("puzzles-none", 1, game=game)
        session = Session(speaker, shape.opened(puzzle), {}, {}, 0)
        session.bots = {s: "steady" for s in range(puzzle.seats) if s != puzzle.seat}
        screen = Screen(console, session, plain=plain or not console.is_terminal)
        solver = Solver(screen, puzzle)
        try:
            solver.solve()
            if chosen is not None:
                return 0
            screen.say("puzzles-next", quit=commands.aliases(speaker.lang, "quit")[0])
            if commands.parse(solver.read().strip(), speaker) is not None:
                return 0
        except (Quit, EOFError, KeyboardInterrupt):
            screen.line("")
            return 0


def following(puzzles: Sequence[Puzzle], game: str) -> Puzzle | None:
    """The puzzle of the day if it is not solved yet, then what is closest to one's rating."""
    known = read().get(game, {})
    daily = shape.of_the_day(puzzles, today())
    if daily is not None and daily.id not in known:
        return daily
    mine = standing.standing(known.values(), today()).rating
    return standing.next_for(puzzles, known.values(), mine)


def describe(game: str) -> dict[str, Any]:
    """The puzzles of a game as programs read them; solutions are not told."""
    puzzles, known = shape.shipped(game), read().get(game, {})
    daily = shape.of_the_day(puzzles, today())
    return {
        "game": game,
        "today": daily.id if daily is not None else "",
        "standing": standing.standing(known.values(), today())._asdict(),
        "puzzles": [
            {
                "id": puzzle.id,
                "rating": puzzle.rating,
                "kind": puzzle.kind,
                "seat": puzzle.seat,
                "seats": puzzle.seats,
                "rules": puzzle.rules,
                "found": puzzle.found,
                "tries": known[puzzle.id].tries if puzzle.id in known else 0,
                "solved": puzzle.id in known and known[puzzle.id].solved,
            }
            for puzzle in puzzles
        ],
    }
