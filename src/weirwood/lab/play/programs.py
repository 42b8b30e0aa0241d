"""A bot in any language: a program that is asked in JSON on its standard input, a line at a time.

`exec:node bot.mjs` starts the program once for every seat of every game; `exec:2s node bot.mjs`
gives it two seconds an answer. What is said is described in docs/bot-protocol.md. A program that
ends, stays silent or says nonsense raises `Forfeit`: its game is lost and nothing else.

Such bots exist in the laboratory alone. The table takes the names of bots from strangers, who must
never name a program.
"""

from __future__ import annotations

import json
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from weirwood.kernel.decision import Decision, Option, Refused, Rng
from weirwood.lab.play.wants import Forfeit, Wants, question

if TYPE_CHECKING:
    from weirwood.kernel.match import Match
    from weirwood.kernel.registry import Worlds

PROTOCOL = 2
SECONDS = 10.0
LONGEST = 1_000_000  # characters in a line
PREFIX = "exec:"
LIMIT = re.compile(r"(\d+(?:\.\d+)?)s\s+(.*)", re.DOTALL)


def command_of(spec: str) -> tuple[list[str], float]:
    """The program with its arguments, and its seconds for an answer. Refused if it is not there."""
    rest = spec.removeprefix(PREFIX).strip()
    seconds = SECONDS
    if found := LIMIT.fullmatch(rest):
        seconds, rest = float(found[1]), found[2].strip()
    try:
        words = shlex.split(rest, posix=os.name != "nt")
    except ValueError:
        words = []
    if not words or seconds <= 0:
        raise Refused("lab.exec", {"found": spec[:80]})
    if shutil.which(words[0]) is None:
        raise Refused("lab.exec_missing", {"program": words[0][:80]})
    return words, seconds


class ProgramBot:
    """The program at one seat of one game. It is started by its first question."""

    def __init__(self, spec: str) -> None:
        self.words, self.seconds = command_of(spec)
        self.process: subprocess.Popen[str] | None = None
        self.heard: queue.Queue[str] = queue.Queue(maxsize=1000)
        self.told = 0  # the number of the last event that it has heard

    # ---- the conversation ---------------------------------------------------------------

    def decide(
        self,
        view: Mapping[str, Any],
        decision: Decision,
        options: Sequence[Option],
        rng: Rng,
        worlds: Worlds,
    ) -> Any:
        end = time.monotonic() + self.seconds
        wants = Wants(worlds, decision, rng)
        if self.process is None:
            self.start()
            self.say(self.hello(wants.first, decision.seat))
        self.say(
            {
                "type": "ask",
                **question(wants.first, decision),
                "options": [o.key for o in options],
                "seed": rng.getrandbits(53),  # what every language can hold exactly
                "view": view,
                "events": self.news(worlds.heard),
            }
        )
        while True:
            said = self.listen(end)
            if said.get("number") != decision.number:
                raise Forfeit(f"number {said.get('number')!r} instead of {decision.number}")
            if "answer" in said and "want" not in said:
                return said["answer"]
            self.say(wants.reply(said))

    def hello(self, world: Match, seat: int) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": world.game.id,
            "rules": world.game.version,
            "seat": seat,
            "seats": world.seats,
            "settings": world.settings,
            "seconds": self.seconds,
        }

    def news(self, heard: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        """What the program has not been told yet: it may remember what it was told."""
        rows = [e for e in heard if e["number"] > self.told]
        if rows:
            self.told = rows[-1]["number"]
        return rows

    def end(self, standings: Sequence[Sequence[int]], scores: Sequence[int]) -> None:
        """Tell how the game went, and let the program go."""
        if self.process is not None:
            with suppress(Forfeit):
                self.say({"type": "over", "standings": standings, "scores": scores})
        self.close(grace=1.0)

    # ---- the program --------------------------------------------------------------------

    def start(self) -> None:
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        try:
            self.process = subprocess.Popen(  # noqa: S603  # the person at the keyboard names it
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as e:
            raise Forfeit(str(e)) from e
        # A thread reads, because waiting for a pipe with a limit works alike nowhere else.
        threading.Thread(target=self.read, args=(self.process,), daemon=True).start()

    def read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with suppress(OSError, ValueError):
            while line := process.stdout.readline(LONGEST):
                self.heard.put(line)
        self.heard.put("")

    def say(self, data: Mapping[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(data, separators=(",", ":")) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise Forfeit(f"the program has ended {self.last_words()}") from None

    def listen(self, end: float) -> dict[str, Any]:
        try:
            line = self.heard.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise Forfeit(f"no answer in {self.seconds:g} s") from None
        if not line:
            raise Forfeit(f"the program has ended {self.last_words()}")
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise Forfeit(f"no JSON: {line[:80].strip()}") from None
        if not isinstance(said, dict):
            raise Forfeit(f"no object: {line[:80].strip()}")
        return said

    def last_words(self) -> str:
        """What the program wrote to its standard error last."""
        assert self.process is not None
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(0.5)
        self.errors.seek(0)
        told = self.errors.read()[-2000:].strip().splitlines()
        shown = next((line for line in reversed(told) if "Error" in line), told[-1] if told else "")
        return f"({self.process.returncode}) {shown[:120]}".strip()

    def close(self, grace: float = 0.0) -> None:
        """End the program, and whatever it has started."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        if grace:
            with suppress(subprocess.TimeoutExpired):
                process.wait(grace)
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        assert process.stdout is not None
        with suppress(OSError):
            process.stdout.close()
        self.errors.close()
