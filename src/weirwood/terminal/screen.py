"""What a person at the table sees: drawn, or as plain lines for a screen reader and for pipes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from weirwood.kernel.decision import DONE
from weirwood.terminal import boards, commands
from weirwood.terminal.boards import Look
from weirwood.terminal.speech import paint, seat_style

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rich.console import Console, RenderableType

    from weirwood.kernel.decision import Decision
    from weirwood.terminal.answering import Answering, Line
    from weirwood.terminal.session import Session

LOG_LEAST, LOG_MOST = 5, 16
SCROLLED = 1000  # lines: a table that was asked for may be longer than the screen


class Screen:
    """Shows a session to whoever sits at the keyboard."""

    def __init__(self, console: Console, session: Session, *, plain: bool) -> None:
        self.console, self.session, self.plain = console, session, plain
        self.board = boards.find(session.game.id)
        self.told: dict[int | None, int] = {}  # lines of the log that each seat was shown
        # From which line on the log is new to the reader; after a pause only its end is.
        self.fresh = max(0, len(session.match.events_for(None)) - LOG_LEAST)

    # ---- small things ------------------------------------------------------------------------

    def say(self, message: str, /, **args: object) -> None:
        """One of our own lines."""
        self.line(Text(self.session.speaker.words.text(message, args, self.session.names)))

    def line(self, text: Text | str) -> None:
        told = Text(text) if isinstance(text, str) else text
        self.console.print(told, highlight=False, soft_wrap=self.plain)

    def look(self, seat: int | None, height: int = 0) -> Look:
        """What this seat sees; a drawn board should take no more lines than `height`."""
        session = self.session
        return Look(
            view=session.match.view(seat),
            seat=seat,
            names=session.names,
            speaker=session.speaker,
            bots=session.bots,
            width=self.console.width,
            height=height or self.console.height,
        )

    # ---- the log -----------------------------------------------------------------------------

    def log(self, seat: int | None) -> list[Text]:
        """Everything that this seat has heard, in words."""
        painter, names = self.session.painter, self.session.names
        return [
            paint(painter.event(e["kind"], e["args"], names))
            for e in self.session.match.events_for(seat)
        ]

    def show_log(self, seat: int | None) -> None:
        lines = self.log(seat)
        for line in lines:
            self.line(line)
        if not lines:
            self.say("terminal-nothing_log")

    def _recent(self, seat: int | None, room: int) -> RenderableType:
        """The end of the log: what is new in full light, what is older dimmed."""
        lines = self.log(seat)
        count = min(max(room, LOG_LEAST), LOG_MOST)
        first = max(0, len(lines) - count)
        shown: list[Text] = []
        if first:
            more = self.session.speaker.say("terminal-more_log", count=first)
            shown.append(Text(f"… {more}", "dim"))
        for at in range(first, len(lines)):
            line = lines[at]
            if at < self.fresh:
                line.stylize("dim")
            shown.append(Text("• ", "dim") + line)
        return Group(*shown)

    # ---- the table ---------------------------------------------------------------------------

    def table(self, seat: int | None) -> None:
        """The table alone: whoever asks for it has room to scroll, so nothing is left out."""
        if self.plain:
            for line in self.board.tell(self.look(seat)):
                self.line(line)
        else:
            self.console.print(self.board.draw(self.look(seat, height=SCROLLED)))

    def question(self, decision: Decision, answering: Answering, notes: Sequence[Text]) -> None:
        """Everything that is needed to answer."""
        if self.plain:
            self._plain_question(decision, answering, notes)
        else:
            self._drawn_question(decision, answering, notes)

    def _plain_question(
        self, decision: Decision, answering: Answering, notes: Sequence[Text]
    ) -> None:
        seat = decision.seat
        lines = self.log(seat)
        for line in lines[self.told.get(seat, 0) :]:
            self.line(line)
        self.told[seat] = len(lines)
        for note in notes:
            self.line(note)
        self.line("")
        self.line(self._title(decision) + ". " + self._prompt(decision).plain)
        for text in self._hints(decision, answering):
            self.line(text)
        look = self.look(seat)
        for option in answering.lines():
            odds = self._odds(look, option.key)
            self.line(f"{option.number}. {option.label}" + (f" ({odds})" if odds else ""))

    def _drawn_question(
        self, decision: Decision, answering: Answering, notes: Sequence[Text]
    ) -> None:
        console, seat = self.console, decision.seat
        parts: list[RenderableType] = [self._prompt(decision)]
        parts += [Text(t, "dim") for t in self._hints(decision, answering)]
        parts.append(self._options(decision, answering.lines()))
        refused = [answering.label(c.key) for c in answering.refused()]
        if refused:
            labels = ", ".join(dict.fromkeys(refused))
            parts.append(
                Text(self.session.speaker.say("terminal-refused", labels=labels), "dim italic")
            )
        asked = Panel(
            Group(*parts),
            title=Text(self._title(decision), seat_style(seat)),
            title_align="left",
            border_style=seat_style(seat).removeprefix("bold "),
            box=ROUNDED,
        )
        # The question comes first, then a few lines of the log; the board takes what is left.
        below: list[RenderableType] = [asked, *notes]
        taken = sum(len(console.render_lines(x)) for x in below) + 3
        board = self.board.draw(self.look(seat, console.height - taken - LOG_LEAST))
        log = self._recent(seat, console.height - taken - len(console.render_lines(board)))
        console.clear()
        console.print(Rule(Text(self.session.speaker.title(), "bold"), style="dim"))
        console.print(board)
        console.print(
            Rule(Text(self.session.speaker.say("terminal-log"), "dim"), align="left", style="dim")
        )
        console.print(log, highlight=False)
        console.print(asked, highlight=False)
        for note in notes:
            console.print(note, highlight=False)

    def _title(self, decision: Decision) -> str:
        speaker = self.session.speaker
        if len(self.session.people) > 1:
            return speaker.words.text(
                "terminal-question_of", {"seat": decision.seat}, self.session.names
            )
        return speaker.say("terminal-question")

    def _prompt(self, decision: Decision) -> Text:
        return paint(self.session.painter.prompt(decision, self.session.names))

    def _hints(self, decision: Decision, answering: Answering) -> Iterable[str]:
        """How to answer this shape of question, and what has been chosen of it."""
        speaker = self.session.speaker
        least, most = decision.least, decision.most
        if decision.shape == "amount":
            yield speaker.say("terminal-choose_amount", least=least, most=most)
        elif decision.shape == "place":
            yield speaker.say("terminal-choose_place")
        elif decision.shape == "assign":
            if answering.slot:
                slot = speaker.option(decision, answering.slot, self.session.names)
                yield speaker.say("terminal-slot", slot=slot)
                about = self._effect(self.look(decision.seat), answering.slot)
                if about:
                    yield about
        elif answering.steps:
            there = sum(x.key != DONE for x in answering.lines()) + len(answering.so_far)
            most = min(most, max(there, least))
            same = least == most
            yield speaker.say("terminal-choose_some", least=least, most=most, same=same)
            if decision.shape == "order":
                yield speaker.say("terminal-choose_order")
        if answering.so_far:
            labels = ", ".join(self._step(decision, key) for key in answering.so_far)
            yield speaker.say("terminal-chosen", labels=labels)

    def _step(self, decision: Decision, key: str) -> str:
        """One step of an answer; of an assignment with its slot."""
        speaker, names = self.session.speaker, self.session.names
        label = speaker.option(decision, key, names)
        if decision.shape == "assign":
            return f"{speaker.option(decision, key.partition('=')[0], names)}: {label}"
        return label

    def _options(self, decision: Decision, lines: Sequence[Line]) -> RenderableType:
        """The numbered list; what a card does stands beside it where there is room."""
        look = self.look(decision.seat)
        # What an assignment is for stands above the list, once.
        assigns = decision.shape == "assign"
        own = {x.key: (assigns and x.key.partition("=")[2]) or x.key for x in lines}
        effects = {key: self._effect(look, part) for key, part in own.items()}
        if not any(effects.values()) and len(lines) > 8:
            cells = [Text.assemble((f"{x.number:>3} ", "bold"), x.label, "  ") for x in lines]
            return Columns(cells, padding=(0, 2), column_first=True)
        table = self._grid(decision, lines, effects, whole=True)
        if len(self.console.render_lines(table)) > max(len(lines), self.console.height // 3):
            # Whole texts would push the table off the screen: "? 3" still tells them.
            table = self._grid(decision, lines, effects, whole=False)
        return table

    def _grid(
        self, decision: Decision, lines: Sequence[Line], effects: Mapping[str, str], *, whole: bool
    ) -> Table:
        painter, names = self.session.painter, self.session.names
        labels = [
            paint(painter.option(decision, x.key, names)) if x.key != DONE else Text(x.label)
            for x in lines
        ]
        number = max((len(str(x.number)) for x in lines), default=1)
        room = self.console.width - number - 8
        label = min(max((t.cell_len for t in labels), default=0), room)
        if any(effects.values()):
            longest = max(len(effect) for effect in effects.values())
            label = min(label, max(room // 2, room - longest - 1))
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold", no_wrap=True, width=number)
        table.add_column(width=label)
        table.add_column(
            style="dim", width=max(0, room - label), no_wrap=not whole, overflow="ellipsis"
        )
        for x, shown in zip(lines, labels, strict=True):
            table.add_row(str(x.number), shown, effects[x.key])
        return table

    def _effect(self, look: Look, key: str) -> str:
        """The odds of an option, numbers and effects of the things that it names."""
        speaker = self.session.speaker
        odds = self._odds(look, key)
        told: list[str] = [odds] if odds else []
        for part in dict.fromkeys(re.split(r"[:=,]", key)):
            effect = speaker.effect(part)
            if effect:
                told += [*(f for f in self.board.facts(look, part) if len(f) < 60), effect]
        return ". ".join(text.rstrip(".") for text in told) + "." if told else ""

    def _odds(self, look: Look, key: str) -> str:
        """What an option promises, where dice decide and the board can say it."""
        return str(self.board.hint(look, key)) if hasattr(self.board, "hint") else ""

    # ---- help, curtain, end ------------------------------------------------------------------

    def help(self) -> None:
        speaker = self.session.speaker
        self.line(Text(speaker.say("terminal-help_title"), "bold"))
        table = Table.grid(padding=(0, 2))
        for name in commands.COMMANDS:
            word = commands.aliases(speaker.lang, name)[0]
            usage = f"{word} {speaker.say(f'terminal-args-{name}')}".strip()
            told = speaker.say(f"terminal-help-{name}")
            if self.plain:
                self.line(f"{usage}: {told}")
            else:
                table.add_row(Text(usage, "green"), told)
        if not self.plain:
            self.console.print(Padding(table, (0, 2)), highlight=False)

    def curtain(self, seat: int) -> None:
        """Hide one person's table before the next sits down, also from those who scroll back."""
        if not self.plain:
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")
        self.say("terminal-curtain", seat=seat)

    def end(self, seat: int | None) -> None:
        """The last table and the finishing order."""
        session, match = self.session, self.session.match
        lines = self.log(seat)
        if self.plain:
            for line in lines[self.told.get(seat, 0) :]:
                self.line(line)
        else:
            self.console.clear()
            self.console.print(self.board.draw(self.look(None)))
            self.console.print(self._recent(seat, LOG_MOST), highlight=False)
        self.line("")
        self.line(Text(session.speaker.say("terminal-over"), "bold"))
        first = match.standings[0]
        if len(first) == 1:
            self.say("terminal-winner", seat=first[0])
        else:
            self.say("terminal-winners", seats=first)
        place = 1
        for group in match.standings:
            self.say("terminal-place", place=place, seats=group, score=match.scores[group[0]])
            place += len(group)
