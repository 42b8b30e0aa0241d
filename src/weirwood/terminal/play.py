"""`weirwood play`: a game at this keyboard, from the first question to the last."""

from __future__ import annotations

import contextlib
import importlib
import signal
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from weirwood.folders import data_folder
from weirwood.kernel import passes
from weirwood.kernel.decision import Refused, RuleError
from weirwood.languages import LANGUAGES
from weirwood.terminal import advising, coaching, commands, explain, files, ladder
from weirwood.terminal.answering import Answering, Complete, Wrong, best
from weirwood.terminal.console import Out
from weirwood.terminal.screen import Screen
from weirwood.terminal.speech import Failure

if TYPE_CHECKING:
    from weirwood.kernel.decision import Decision
    from weirwood.terminal.session import Session


class Quit(Exception):
    """The person leaves the table."""


def run(session: Session, *, plain: bool = False) -> int:
    """Play to the end, or until the person leaves; the exit status."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    console = Out()
    for name in ("SIGHUP", "SIGTERM"):  # a window that is closed is a person who leaves
        if hasattr(signal, name) and threading.current_thread() is threading.main_thread():
            signal.signal(getattr(signal, name), leave)
    return Host(Screen(console, session, plain=plain or not console.is_terminal)).play()


def leave(*_: object) -> None:
    raise Quit


class Host:
    """Reads what people type and does it."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.session = screen, screen.session
        self.sitting: int | None = None  # who looks at the screen
        self.notes: list[Text] = []  # shown once, under the next question
        self.ahead = ""  # typed while something else was being read
        self.place = data_folder() / "saves" / f"{self.session.game.id}.json"

    # ---- the game ----------------------------------------------------------------------------

    def play(self) -> int:
        session, screen = self.session, self.screen
        self.note(session.speaker.say("terminal-welcome"))
        try:
            while True:
                decision = session.next_question()
                if decision is None:
                    break
                self.sit(decision.seat)
                self.tell_skipped()
                self.ask(decision)
                self.keep()
            if not session.match.over:
                screen.say("terminal-bots_finish")
                while not session.match.over:
                    session.bot_step()
        except (Quit, EOFError, KeyboardInterrupt):
            if self.keep():
                screen.line("")
                screen.say("terminal-kept", file=str(self.place))
            return 0
        except RuleError as e:
            screen.line(self.report(e))
            return 1
        self.end()
        return 0

    def sit(self, seat: int) -> None:
        """Whoever is asked takes the keyboard; others look away."""
        if self.sitting is not None and self.sitting != seat and len(self.session.people) > 1:
            self.screen.curtain(seat)
            self.read()
        self.sitting = seat

    def ask(self, decision: Decision) -> None:
        """One question, until it is answered or something else has changed the game."""
        session, screen = self.session, self.screen
        names = session.names
        answering = Answering(
            session.match, decision, lambda key: session.speaker.option(decision, key, names)
        )
        # A drawn screen is drawn anew and needs the coach's words each time; lines are read once.
        coached = coaching.lines(session, decision)
        first, missed = True, None
        while True:
            said = coached if first or not screen.plain else []
            screen.question(decision, answering, [*said, *self.notes])
            self.notes, first = [], False
            text, self.ahead = self.ahead or self.read().strip(), ""
            if not text:
                continue
            typed = commands.parse(text, session.speaker)
            if typed is not None and not any(x.label == text for x in answering.lines()):
                if self.obey(typed, decision, answering):
                    return
                continue
            taken = answering.take(text)
            if isinstance(taken, Wrong):
                self.wrong(taken)
            elif isinstance(taken, Complete):
                told = coaching.missed(session, decision, taken.answer)
                if told and taken.answer != missed:
                    missed = taken.answer  # the same once more is meant
                    answering.restart()
                    self.notes += told
                elif self.answer(decision, answering, taken):
                    return

    def answer(self, decision: Decision, answering: Answering, taken: Complete) -> bool:
        """Give the answer to the match; whether it was taken."""
        seen = len(self.session.match.events_for(decision.seat))
        try:
            self.session.match.answer(decision, taken.answer, by="person")
        except Refused as no:
            answering.restart()
            self.notes.append(explain.refusal(self.session, no.refusal))
            return False
        except RuleError as e:
            answering.restart()
            self.notes.append(self.report(e))
            return False
        self.screen.fresh = seen
        return True

    def wrong(self, wrong: Wrong) -> None:
        if wrong.refusal is not None:
            self.notes.append(explain.refusal(self.session, wrong.refusal))
        else:
            self.note(self.session.speaker.say(wrong.message, **wrong.args), "yellow")

    def note(self, text: str, style: str = "") -> None:
        self.notes.append(Text(text, style))

    def read(self) -> str:
        """One line from the person."""
        prompt = self.session.speaker.say("terminal-ready") + " "
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                # It gives input() editing and history, and writes to whatever output there is:
                # only for those who sit at a keyboard.
                importlib.import_module("readline")
            return input(prompt)
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        sys.stdout.write("\n")
        if not line:
            raise EOFError
        return line

    # ---- commands ----------------------------------------------------------------------------

    def obey(self, typed: commands.Typed, decision: Decision, answering: Answering) -> bool:
        """Do what was told; whether the question has to be asked anew."""
        name, rest = typed
        seat = decision.seat
        if name == "quit":
            raise Quit
        if name == "undo":
            return self.undo(seat)
        if name == "withdraw":
            return self.withdraw()
        if name == "concede":
            return self.concede(seat)
        if name == "lang":
            return self.change_language(rest)
        if name == "skip":
            return self.skip(rest, decision)
        if name == "do":
            advised = Complete(self.session.hint(decision))
            return self.answer(decision, answering, advised)
        if name == "back":
            if not answering.back():
                self.note(self.session.speaker.say("terminal-nothing_back"), "yellow")
        elif name == "help":
            self.help(rest, decision, answering)
        elif name == "why":
            self.why(rest, decision, answering)
        elif name == "rules":
            self.rules(rest)
        elif name == "hint":
            self.hint(decision)
        elif name == "advice":
            for line in advising.lines(self.session, decision):
                self.notes.append(line)
        elif name in ("save", "record"):
            self.store(name, rest)
        elif name == "plain":
            self.screen.plain = not self.screen.plain
            state = "on" if self.screen.plain else "off"
            self.note(self.session.speaker.say(f"terminal-plain_{state}"))
        elif name == "log":
            self.screen.show_log(seat)
            self.pause()
        elif name == "table":
            self.screen.table(seat)
            self.pause()
        return False

    def pause(self) -> None:
        """Leave what was printed on a drawn screen until the person has read it.

        Whoever types something at once means the question that is still open.
        """
        if not self.screen.plain:
            self.ahead = self.read().strip()

    def undo(self, seat: int) -> bool:
        no = self.session.why_not_undo(seat)
        if no is not None:
            why = self.session.speaker.refusal(no.rule, no.args, self.session.names)
            if no.rule == "kernel.undo_nothing":
                self.note(why, "yellow")
                return False
            self.screen.say("terminal-undo_ask", why=why)
            if not commands.is_yes(self.read(), self.session.speaker):
                return False
        try:
            self.session.undo()
        except Refused as refused:  # a loaded game remembers nothing before its save
            self.notes.append(explain.refusal(self.session, refused.refusal))
            return False
        self.note(self.session.speaker.say("terminal-taken_back"), "green")
        return True

    def withdraw(self) -> bool:
        match = self.session.match
        mine = [d for d in match.answered if d.seat in self.session.people]
        if not mine:
            self.note(self.session.speaker.say("terminal-nothing_withdraw"), "yellow")
            return False
        match.withdraw(mine[-1])
        words = self.session.speaker.words
        args = {"seat": mine[-1].seat}
        self.note(words.text("terminal-withdrawn", args, self.session.names), "green")
        return True

    def concede(self, seat: int) -> bool:
        self.screen.say("terminal-concede_ask")
        if not commands.is_yes(self.read(), self.session.speaker):
            return False
        self.session.match.concede(seat)
        return True

    def skip(self, rest: str, decision: Decision) -> bool:
        """Pass this window and all like it from now on; with a word, be asked again everywhere."""
        session = self.session
        if rest:
            session.standing.pop(decision.seat, None)
            self.note(session.speaker.say("terminal-skip_off"), "green")
            return False
        window = passes.window(decision)
        if window is None:
            self.note(session.speaker.say("terminal-skip_none"), "yellow")
            return False
        session.standing.setdefault(decision.seat, []).append(window)
        return True

    def tell_skipped(self) -> None:
        """What was passed in advance since the last question, once for each window."""
        speaker = self.session.speaker
        windows = [speaker.name(w) for w in dict.fromkeys(self.session.skipped)]
        self.session.skipped = []
        if windows:
            word = commands.aliases(speaker.lang, "skip")[0]
            told = speaker.say("terminal-skipped", windows=windows, command=word)
            self.note(told, "dim")

    def change_language(self, rest: str) -> bool:
        if rest not in LANGUAGES:
            self.note(self.session.speaker.say("terminal-which_lang"), "yellow")
            return False
        self.session.speak(rest)
        self.note(self.session.speaker.say("terminal-lang_set"), "green")
        return True

    def help(self, rest: str, decision: Decision, answering: Answering) -> None:
        """The list of commands, or what a choice, a card or another thing does."""
        session, screen = self.session, self.screen
        if not rest:
            screen.help()
            self.pause()
            return
        look = screen.look(decision.seat)
        if rest.isdecimal():
            lines = [x for x in answering.lines() if str(x.number) == rest]
            if not lines:
                most = max((x.number for x in answering.lines()), default=0)
                self.note(session.speaker.say("terminal-no_number", found=rest, most=most))
                return
            key = lines[0].key.replace("=", ":")
            self.notes.append(Text(lines[0].label, "bold"))
            for part in key.split(":"):
                if session.speaker.words.has(f"name-{part}"):
                    self.notes += explain.thing(screen.board, look, part)
            self.notes.append(explain.behind(session, decision))
            return
        rule = explain.rule(session.speaker, session, rest)
        found = explain.find_things(session, rest)
        if rule is not None:
            self.notes.append(rule)
        for thing in found[: explain.MOST]:
            self.notes += explain.thing(screen.board, look, thing)
        if rule is None and not found:
            self.note(session.speaker.say("terminal-no_thing", found=rest[:40]), "yellow")

    def why(self, rest: str, decision: Decision, answering: Answering) -> None:
        """The rule behind the question, or the one that refuses what is named."""
        if not rest:
            self.notes.append(explain.behind(self.session, decision))
            return
        refused = best(rest, [(answering.label(c.key), c) for c in answering.refused()])
        for choice in refused[: explain.MOST]:
            if choice.refusal is not None:
                self.notes.append(Text(f"{answering.label(choice.key)}: "))
                self.notes[-1].append_text(explain.refusal(self.session, choice.refusal))
        if not refused:
            self.notes.append(explain.behind(self.session, decision))

    def rules(self, rest: str) -> None:
        speaker = self.session.speaker
        if not rest:
            word = commands.aliases(speaker.lang, "rules")[0]
            self.note(speaker.say("terminal-which_words", command=word), "yellow")
            return
        found = explain.rules(speaker, self.session, rest)
        self.notes += found
        if not found:
            self.note(speaker.say("terminal-no_rule", found=rest[:40]), "yellow")

    def hint(self, decision: Decision) -> None:
        answer = self.session.hint(decision)
        label = explain.answer_in_words(self.session, decision, answer)
        self.note(self.session.speaker.say("terminal-hint", label=label), "green")

    def store(self, name: str, rest: str) -> None:
        """Save the game, or its record."""
        speaker = self.session.speaker
        if not rest:
            word = commands.aliases(speaker.lang, name)[0]
            self.note(speaker.say("terminal-which_file", command=word), "yellow")
            return
        path = Path(rest).expanduser()
        try:
            if name == "record" or self.session.match.over:
                files.write_text(path, self.session.match.record())
                told = "terminal-recorded"
            else:
                self.session.save(path)
                told = "terminal-saved"
        except Failure as e:
            self.note(speaker.say(e.message, **e.arguments), "red")
        except Refused as no:
            self.notes.append(explain.refusal(self.session, no.refusal))
        else:
            self.note(speaker.say(told, file=str(path)), "green")

    # ---- keeping and ending ------------------------------------------------------------------

    def keep(self) -> bool:
        """Keep the game where it can be found again; whether that was possible."""
        ladder.keep(self.session.coach)
        try:
            self.session.save(self.place)
        except Failure:
            return False
        return True

    def report(self, error: RuleError) -> Text:
        """A rule failed: keep what is needed to find out why."""
        path = self.place.with_name(f"{self.session.game.id}-failed.json")
        with contextlib.suppress(Failure):
            self.session.save(path)
        told = self.session.speaker.say("terminal-failed", file=str(path), what=str(error))
        return Text(told, "red")

    def end(self) -> None:
        self.screen.end(self.sitting)
        with contextlib.suppress(OSError):
            self.place.unlink(missing_ok=True)
        while True:
            self.screen.say("terminal-after")
            try:
                text = self.read().strip()
            except (EOFError, KeyboardInterrupt):
                return
            typed = commands.parse(text, self.session.speaker)
            if typed is None or typed.name == "quit":
                return
            if typed.name in ("save", "record"):
                self.store(typed.name, typed.rest)
            elif typed.name == "log":
                self.screen.show_log(self.sitting)
            for note in self.notes:
                self.screen.line(note)
            self.notes = []
