"""`weirwood replay`: step through a record, forwards and back, from any seat."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from rich.rule import Rule
from rich.text import Text

from weirwood.kernel import record as records
from weirwood.kernel import registry
from weirwood.kernel import replay as replays
from weirwood.kernel.event import seen_by
from weirwood.terminal import boards, explain
from weirwood.terminal.boards import Look
from weirwood.terminal.console import out
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Failure, paint

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console

    from weirwood.kernel.entry import Entry
    from weirwood.kernel.match import Match
    from weirwood.terminal.speech import Speaker

SHOWN = 16
"""Lines of the log under a table."""

ALL = "all"


class Replay:
    """A record, played once; every moment of it can be looked at."""

    def __init__(self, speaker: Speaker, lines: Sequence[str]) -> None:
        self.lines = replays.parse(lines)
        self.match, self.difference = replays.play(lines, registry.catalogue())
        self.entries: list[Entry] = [e for e in self.match.history if e.by != "idle"]
        self.session = Session(speaker, self.match, {}, {}, 0)
        self.seat: int | None = None
        self.everything = False

    @property
    def steps(self) -> int:
        return len(self.entries)

    def look_from(self, seat: str) -> None:
        """Choose the seat (1, 2 ...), everything, or nobody's seat."""
        self.everything = seat == ALL
        self.seat = None
        if not seat or self.everything:
            return
        if not seat.isdecimal() or not 1 <= int(seat) <= self.match.seats:
            raise Failure("cli-great_number", option="--seat", found=seat, most=self.match.seats)
        self.seat = int(seat) - 1

    def at(self, step: int) -> Match:
        """The match as it was after so many answers."""
        return replays.play(self.lines[: 1 + step], registry.catalogue())[0]

    def events(self, step: int) -> list[dict[str, Any]]:
        """What happened between the answer before and this one, as the chosen seat hears it."""
        first = self.entries[step - 2].last if step > 1 else 0
        last = self.entries[step - 1].last if step else self._opening()
        if step == 1:
            first = self._opening()
        heard = []
        for event in self.match._log[first:last]:  # noqa: SLF001  (a record is the whole truth)
            seats = event.seats if self.everything and event.seats else (self.seat,)
            told = seen_by(event, seats[0])
            if told is not None:
                heard.append(told)
        return heard

    def _opening(self) -> int:
        return self.entries[0].first if self.entries else len(self.match._log)  # noqa: SLF001

    def words(self, step: int) -> list[Text]:
        session = self.session
        painter, names = session.painter, session.names
        return [paint(painter.event(e["kind"], e["args"], names)) for e in self.events(step)]

    def rows(self) -> Iterator[dict[str, Any]]:
        """The record with the events of each answer, for programs."""
        yield {"step": 0, "events": self.events(0)}
        for step, entry in enumerate(self.entries, 1):
            row: dict[str, Any] = {"step": step, "seat": entry.seat, "by": entry.by}
            if entry.reply is None:
                row["concedes"] = True
            else:
                line = records.line(self.match, entry)
                row |= {"kind": entry.kind, "answer": line["answer"]}
            yield row | {"events": self.events(step)}
        yield {
            "over": self.match.over,
            "standings": self.match.standings,
            "scores": self.match.scores,
        }


def run(replay: Replay, *, plain: bool) -> None:
    """Print the whole log, or step through it where somebody sits at a keyboard."""
    console = out()
    if plain or not (console.is_terminal and sys.stdin.isatty()):
        for step in range(replay.steps + 1):
            for line in replay.words(step):
                console.print(line, highlight=False, soft_wrap=True)
        _end(console, replay)
        return
    Viewer(console, replay).watch()


def _end(console: Console, replay: Replay) -> None:
    session, match = replay.session, replay.match
    if not match.over:
        return
    place = 1
    for group in match.standings:
        args = {"place": place, "seats": group, "score": match.scores[group[0]]}
        told = session.speaker.words.text("terminal-place", args, session.names)
        console.print(Text(told, "bold"), highlight=False)
        place += len(group)


class Viewer:
    """Shows one moment after another."""

    def __init__(self, console: Console, replay: Replay) -> None:
        self.console, self.replay = console, replay
        self.board = boards.find(replay.session.game.id)
        self.step = 0

    def watch(self) -> None:
        while True:
            self.show()
            try:
                typed = input(self.replay.session.speaker.say("terminal-ready") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in ("q", "quit"):
                return
            self.go(typed)

    def go(self, typed: str) -> None:
        """Move, or change the seat. What is not understood is passed over: the keys are shown."""
        last = self.replay.steps
        if not typed:
            self.step = min(self.step + 1, last)
        elif typed == "b":
            self.step = max(self.step - 1, 0)
        elif typed == "e":
            self.step = last
        elif typed.isdecimal():
            self.step = min(int(typed[:9]), last)
        elif typed[:1] == "s":
            seat = typed[1:].strip()
            if (
                not seat
                or seat == ALL
                or (seat.isdecimal() and 1 <= int(seat[:9]) <= self.replay.match.seats)
            ):
                self.replay.look_from(seat)

    def show(self) -> None:
        console, replay = self.console, self.replay
        speaker, session = replay.session.speaker, replay.session
        match = replay.at(self.step)
        seat = replay.seat
        look = Look(match.view(seat), seat, session.names, speaker, {}, *console.size)
        console.clear()
        title = speaker.say("terminal-replay_step", n=self.step, all=replay.steps)
        console.print(Rule(Text(f"{speaker.title()} · {title}", "bold"), style="dim"))
        console.print(self.board.draw(look))
        console.print(Rule(style="dim"))
        console.print(self._answer(), highlight=False)
        for line in replay.words(self.step)[-SHOWN:]:
            console.print(Text("• ", "dim") + line, highlight=False)
        if self.step == replay.steps:
            _end(console, replay)
        console.print(Text(speaker.say("terminal-replay_keys"), "dim"))

    def _answer(self) -> Text:
        """What was answered to reach this moment; secret answers are shown only to their seat."""
        replay, step = self.replay, self.step
        session = replay.session
        words, names = session.speaker.words, session.names
        if not step:
            return Text(session.speaker.say("terminal-replay_start"), "dim")
        entry = replay.entries[step - 1]
        if entry.reply is None:
            return Text(words.text("terminal-replay_concedes", {"seat": entry.seat}, names))
        asked = [d for d in replay.at(step - 1).decisions if d.seat == entry.seat]
        if not asked:
            return Text()
        prompt = session.speaker.prompt(asked[0], names)
        args = {"seat": entry.seat, "prompt": prompt}
        told = Text(words.text("terminal-replay_answer", args, names))
        if replay.everything or replay.seat == entry.seat:
            answer = records.line(replay.match, entry)["answer"]
            label = explain.answer_in_words(session, asked[0], answer)
            told.append(f": {label}", "bold")
        return told
