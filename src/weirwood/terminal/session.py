"""One game at this keyboard: the match, who sits where, what bots answer, saving and going on."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from weirwood import lessons
from weirwood.bots.levels import USUAL
from weirwood.kernel import passes, registry
from weirwood.kernel import replay as replays
from weirwood.kernel.chance import Splitmix
from weirwood.kernel.decision import Decision, Refusal, Refused
from weirwood.kernel.registry import bot_answer
from weirwood.kernel.saving import state_hash
from weirwood.lab.play.game import is_choice
from weirwood.languages import LANGUAGES
from weirwood.terminal import coaching, files
from weirwood.terminal.speech import Failure, Speaker, clean

if TYPE_CHECKING:
    from pathlib import Path

    from weirwood.kernel.game import AnyGame
    from weirwood.kernel.match import Match

FORMAT = 1
LOOKS = 6
"""How many re-dealt worlds must agree that an answer is forced before it is given unasked."""

NAME_LENGTH = 24


class Session:
    """A match with people and bots in its seats. It prints nothing and reads nothing."""

    def __init__(
        self,
        speaker: Speaker,
        match: Match,
        bots: Mapping[int, str],
        names: Mapping[int, str],
        bot_seed: int,
    ) -> None:
        self.match = match
        self.bots = dict(bots)
        self.given = dict(names)
        self.bot_seed = bot_seed
        self.speaker = speaker.about(match.game, match.settings)
        self.painter = self.speaker.marked()
        self.players = {seat: registry.bot(spec, match.game.id) for seat, spec in self.bots.items()}
        self.standing: dict[int, list[str]] = {}  # windows that a person passes in advance
        self.skipped: list[str] = []  # those passed since the last question
        self.coach: lessons.Coach | None = None  # in a guided game

    # ---- beginning ---------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        speaker: Speaker,
        game: AnyGame,
        *,
        seats: int | None = None,
        bots: Sequence[str] | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        people: int | None = None,
        names: Sequence[str] = (),
    ) -> Session:
        """Seat the people first and the bots after them."""
        count = game.seats[0] if seats is None else seats
        seed = secrets.randbits(32) if seed is None else seed
        match = registry.new(game.id, seats=count, seed=seed, options=options)
        alone = bots == ["none"]
        humans = people or (count if alone else max(1, len(names)))
        if humans > count or len(names) > humans:
            raise Failure("cli-people", found=max(humans, len(names)), seats=count)
        left = count - humans
        levels = list(bots) if bots and not alone else [usual_bot(game)]
        if alone and left:
            raise Failure("cli-people", found=humans, seats=count)
        if len(levels) > max(1, left):
            raise Failure("cli-bot_count", found=len(levels), seats=left)
        players = {humans + i: levels[i % len(levels)] for i in range(left)}
        called = {i: clean(name)[:NAME_LENGTH] for i, name in enumerate(names)}
        return cls(speaker, match, players, called, seed)

    @classmethod
    def learn(cls, speaker: Speaker, game: AnyGame, name: str) -> Session:
        """A guided game: its lesson says who sits where and what is played."""
        lesson = lessons.lesson(game.id, name)
        session = cls(speaker, lessons.begin(lesson), lesson.levels, {}, lesson.seed)
        session.coach = lessons.Coach(lesson)
        return session

    @classmethod
    def resume(cls, path: Path, speaker: Speaker, *, follow: bool) -> Session:
        """Go on with a saved game; `follow` keeps the speaker's language over the saved one."""
        return cls.from_data(files.read_json(path), speaker, follow=follow)

    @classmethod
    def from_data(cls, data: Any, speaker: Speaker, *, follow: bool = False) -> Session:
        """A session from what `data` gives, or from the bare save of a match."""
        if isinstance(data, Mapping) and "weirwood" in data:
            match = registry.load(data)
            level = usual_bot(match.game)
            bots = dict.fromkeys(range(1, match.seats), level)
            return cls(speaker, match, bots, {}, match.seed or 0)
        if not isinstance(data, Mapping) or data.get("weirwood_table") != FORMAT:
            found = data.get("weirwood_table") if isinstance(data, Mapping) else data
            raise bad("weirwood_table", found, str(FORMAT))
        match = registry.load(data.get("save"))
        match = replayed(data.get("record"), match)
        bots = read_seats(data, "bots", match.seats)
        names = read_seats(data, "names", match.seats)
        bot_seed, lang = data.get("bot_seed"), data.get("lang")
        if type(bot_seed) is not int:
            raise bad("bot_seed", bot_seed, "a whole number")
        if not follow and lang in LANGUAGES:
            speaker = Speaker(lang)
        session = cls(speaker, match, bots, names, bot_seed)
        session.standing = read_standing(data.get("standing", {}), match.seats)
        session.coach = coaching.read(match.game.id, data.get("lesson"))
        return session

    def data(self) -> dict[str, Any]:
        """Everything needed to go on, the record of the game so far included where there is one."""
        try:
            record: list[str] | None = self.match.record().split("\n")[:-1]
        except Refused:
            record = None
        return {
            "weirwood_table": FORMAT,
            "lang": self.speaker.lang,
            "bots": {str(seat): spec for seat, spec in self.bots.items()},
            "names": {str(seat): name for seat, name in self.given.items()},
            "bot_seed": self.bot_seed,
            "standing": {str(seat): windows for seat, windows in self.standing.items()},
            "lesson": coaching.data(self.coach),
            "record": record,
            "save": self.match.save(),
        }

    def save(self, path: Path) -> None:
        files.write_text(path, json.dumps(self.data(), ensure_ascii=False) + "\n")

    # ---- who is who --------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def people(self) -> list[int]:
        """The seats of people who are still playing."""
        gone = self.match.st.conceded
        return [s for s in range(self.match.seats) if s not in self.bots and s not in gone]

    @property
    def names(self) -> list[str]:
        """How each seat is called: by its own name, else by its house or leader, else by number."""
        ids = self.game.names(self.match.st) if self.game.names is not None else []
        out = []
        for seat in range(self.match.seats):
            role = ids[seat] if seat < len(ids) else ""
            if seat in self.given:
                out.append(self.given[seat])
            elif role and self.speaker.words.has(f"name-{role}"):
                out.append(self.speaker.name(role))
            else:
                out.append(self.speaker.words.text("seat-unnamed", {"n": seat + 1}))
        return out

    def speak(self, lang: str) -> None:
        """From now on in another language."""
        self.speaker = self.speaker.to(lang, self.match.settings)
        self.painter = self.speaker.marked()

    # ---- playing -----------------------------------------------------------------------------

    def next_question(self, thinking: Callable[[int], None] | None = None) -> Decision | None:
        """Let bots answer and forced answers happen, until a person is asked or it is over."""
        while not self.match.over and self.people:
            if self.coach is not None:
                self.coach.see(self.match)
            waiting = [d for d in self.match.decisions if d.seat not in self.bots]
            for decision in waiting:
                answer = self.passed(decision) or self.forced(decision)
                if answer is None or coaching.speaks(self, decision):
                    return decision
                self.match.answer(decision, answer, by="auto")
                break
            else:
                self.bot_step(thinking)
        return None

    def bot_step(self, thinking: Callable[[int], None] | None = None) -> None:
        """One answer of one bot."""
        decision = self.match.decisions[0]
        if thinking is not None:
            thinking(decision.seat)
        seat = decision.seat
        answer = bot_answer(self.players[seat], self.match, decision, self.bot_seed)
        try:
            self.match.answer(decision, answer, by=self.bots[seat])
        except Refused:
            # A bot of somebody else that answers wrongly must not end a person's game.
            rng = registry.bot_rng(self.bot_seed, seat, decision.number)
            self.match.answer(decision, self.match.sample(decision, rng), by="random")

    def passed(self, decision: Decision) -> list[str] | None:
        """A pass, if the person has said to be left alone in such windows."""
        answer = passes.passed(decision, self.standing.get(decision.seat, ()))
        if answer is not None:
            self.skipped.append(str(passes.window(decision)))
        return answer

    def forced(self, decision: Decision) -> Any | None:
        """The only possible answer, if giving it unasked tells nobody anything.

        With other people at the keyboard, not being asked would tell them that there was no
        choice. They may know that already: then it is the only answer in every world that they
        think possible.
        """
        match = self.match
        if is_choice(match, decision, match.options(decision)):
            return None
        others = [s for s in self.people if s != decision.seat]
        rng = Splitmix(decision.number)
        for seat in others:
            for _ in range(LOOKS):
                world = match.redeal(seat, rng, silent=True)
                if is_choice(world, decision, world.options(decision)):
                    return None
        return only_answer(match, decision)

    # ---- taking back -------------------------------------------------------------------------

    def last_choice(self) -> int | None:
        """Where in the history the last answer stands that a person gave by hand."""
        history = self.match.history
        for i in range(len(history) - 1, -1, -1):
            if history[i].by == "person" and history[i].reply is not None:
                return i
        return None

    def why_not_undo(self, seat: int) -> Refusal | None:
        """None if this person may take back the last choice freely, else what stands in the way."""
        at = self.last_choice()
        if at is None:
            return Refusal("kernel.undo_nothing", {"seat": seat})
        history = self.match.history
        if any(d.seat == seat == history[at].seat for d in self.match.answered):
            return None
        for entry in history[at:]:
            if entry.seat != seat:
                return Refusal("kernel.undo_other", {"seat": seat, "other_seat": entry.seat})
            if entry.barrier:
                return Refusal("kernel.undo_barrier", {"seat": seat})
        return None

    def undo(self) -> None:
        """Take back the last choice and everything that followed from it. Others have agreed."""
        at = self.last_choice()
        if at is None:
            raise Refused("kernel.undo_nothing", {"seat": 0})
        seat = self.match.history[at].seat
        for decision in self.match.answered:
            if decision.seat == seat:
                self.match.withdraw(decision)
                return
        while len(self.match.history) > at:
            self.match.undo(seat, consent=True)

    # ---- help --------------------------------------------------------------------------------

    def hint(self, decision: Decision) -> Any:
        """What a bot would answer in this seat, or the coach; they see what the seat sees."""
        if self.coach is not None:
            said = self.coach.advice(self.match)
            if said is not None and said.number == decision.number and said.answer is not None:
                return said.answer
        bot = registry.bot(usual_bot(self.game), self.game.id)
        return bot_answer(bot, self.match, decision, self.bot_seed)


def usual_bot(game: AnyGame) -> str:
    """The bot that people meet unless they choose another."""
    return USUAL if game.greedy is not None else "random"


def only_answer(match: Match, decision: Decision) -> Any:
    """The answer of a question that has just one."""
    return match.sample(decision, Splitmix(0))


def replayed(record: Any, saved: Match) -> Match:
    """The saved match with its history, if its record still leads to the same position."""
    if not isinstance(record, list) or not all(isinstance(line, str) for line in record):
        return saved
    try:
        match, difference = replays.play(record, registry.catalogue())
    except Refused:
        return saved
    same = difference is None and match.game.id == saved.game.id
    return match if same and state_hash(match.st) == state_hash(saved.st) else saved


def read_seats(data: Mapping[str, Any], key: str, seats: int) -> dict[int, str]:
    """A mapping of seats to texts, as a save holds it."""
    found = data.get(key)
    if not isinstance(found, Mapping):
        raise bad(key, found, "an object of seats and names")
    out: dict[int, str] = {}
    for seat, text in found.items():
        if seat not in {str(s) for s in range(seats)} or not isinstance(text, str):
            raise bad(key, f"{seat}: {text}", f"0..{seats - 1}")
        out[int(seat)] = clean(text)[:NAME_LENGTH]
    if key == "bots" and len(out) == seats:
        raise bad(key, len(out), f"0..{seats - 1}")
    return out


def read_standing(found: Any, seats: int) -> dict[int, list[str]]:
    """The windows that each seat passes in advance, as a save holds them."""
    known = {str(s) for s in range(seats)}
    if not isinstance(found, Mapping) or not all(
        seat in known and isinstance(windows, list) and all(isinstance(w, str) for w in windows)
        for seat, windows in found.items()
    ):
        raise bad("standing", found, "an object of seats and windows")
    return {int(seat): list(windows) for seat, windows in found.items()}


def bad(what: str, found: Any, allowed: str) -> Refused:
    return Refused("kernel.save", {"what": what, "found": str(found)[:80], "allowed": allowed})
