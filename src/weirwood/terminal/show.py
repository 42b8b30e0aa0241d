"""`weirwood show`: a position with its open questions, their options and the frames of the rules.

A file holds a save, a record or a scenario; which of them is seen from what it holds. A scenario
names its game besides what the game reads: `{"game": "boardgame", ...}`. A link to a replay or an
analysis says all by itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.rule import Rule
from rich.text import Text

from weirwood.kernel import registry
from weirwood.kernel import replay as replays
from weirwood.kernel.flow import PROCEDURES
from weirwood.lab.play import links
from weirwood.terminal import boards, files
from weirwood.terminal.boards import Look
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Failure, paint, seat_style

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rich.console import Console

    from weirwood.kernel.decision import Decision
    from weirwood.kernel.replay import Difference
    from weirwood.terminal.speech import Speaker


class Found(NamedTuple):
    """What a file holds, unread: which game's it is, and its data."""

    path: Path
    what: str  # save, record or scenario
    game: str
    data: Any


class Shown(NamedTuple):
    """A position, and where it stands in its record."""

    what: str
    session: Session
    step: int | None = None  # of a record
    steps: int | None = None
    difference: Difference | None = None


# ---- reading ---------------------------------------------------------------------------------


def find(path: Path) -> Found:
    """What a file holds; Failure or Refused if that is nothing to be shown."""
    text = files.read_text(path)
    if is_record(text):
        rows = replays.parse(text.split("\n"))
        return Found(path, "record", str(rows[0].get("game")), rows)
    data = files.read_json(path)
    if isinstance(data, Mapping) and "weirwood_table" in data:
        save = data.get("save")
        return Found(path, "save", str(save.get("game") if isinstance(save, dict) else save), data)
    if not isinstance(data, Mapping) or "game" not in data:
        raise Failure("cli-show_nothing", file=str(path))
    return Found(path, "save" if "weirwood" in data else "scenario", str(data["game"]), data)


def is_record(text: str) -> bool:
    """Whether the first line alone is the header of a record: a save has its state there."""
    first = text.lstrip().partition("\n")[0]
    try:
        header = json.loads(first)
    except (ValueError, RecursionError):
        return False
    return isinstance(header, dict) and "weirwood" in header and "state" not in header


def read(found: Found, speaker: Speaker, step: int | None) -> Shown:
    """The position in a file; of a record the one after so many answers, or the last."""
    if found.what == "record":
        return read_record(found, speaker, step)
    if step is not None:
        raise Failure("cli-show_step_alone", file=str(found.path))
    if found.what == "save":
        return Shown("save", Session.from_data(found.data, speaker, follow=True))
    position = {key: value for key, value in found.data.items() if key != "game"}
    match = registry.scenario(found.game, position)
    return Shown("scenario", Session(speaker, match, {}, {}, 0))


def is_link(source: str) -> bool:
    return source.startswith(("http://", "https://"))


def follow(link: str, speaker: Speaker, step: int | None) -> Shown:
    """The position that somebody shared."""
    return Shown("link", Session(speaker, links.branch(link, step), {}, {}, 0))


def read_record(found: Found, speaker: Speaker, step: int | None) -> Shown:
    rows = found.data
    steps = sum("standings" not in row for row in rows[1:])
    if step is not None and step > steps:
        raise Failure("cli-show_step", file=str(found.path), found=str(step), most=steps)
    at = steps if step is None else step
    match, difference = replays.play(rows[: 1 + at], registry.catalogue())
    return Shown("record", Session(speaker, match, {}, {}, 0), at, steps, difference)


# ---- for programs ----------------------------------------------------------------------------


def data(shown: Shown, seat: int | None) -> dict[str, Any]:
    """The position as programs read it."""
    match = shown.session.match
    return {
        "what": shown.what,
        "game": match.game.id,
        "step": shown.step,
        "steps": shown.steps,
        "seat": seat,
        "seats": match.seats,
        "settings": match.settings,
        "decisions": [question(shown.session, d) for d in match.decisions],
        "answered": [{"seat": d.seat, "kind": d.kind} for d in match.answered],
        "frames": list(frames(shown.session)),
        "over": match.over,
        "standings": match.standings,
        "scores": match.scores,
        "view": match.view(seat),
    }


def question(session: Session, d: Decision) -> dict[str, Any]:
    match, speaker, names = session.match, session.speaker, session.names
    return {
        "seat": d.seat,
        "number": d.number,
        "kind": d.kind,
        "rule": match.game.kinds[d.kind].rule,
        "shape": d.shape,
        "least": d.least,
        "most": d.most,
        "args": d.args,
        "prompt": speaker.prompt(d, names),
        "options": [
            {"key": o.key, "label": speaker.option(d, o.key, names)} for o in match.options(d)
        ],
        "refused": [
            {"key": c.key, "rule": c.refusal.rule, "args": dict(c.refusal.args)}
            for c in match.choices(d)
            if c.refusal is not None
        ],
    }


def frames(session: Session) -> Iterator[dict[str, Any]]:
    """What the rules are in the middle of, the outermost first, each with what it remembers."""
    for name, point, saved in session.match.st.frames:
        held = dict(zip(PROCEDURES[name].live[point], saved, strict=True))
        yield {"procedure": name, "point": point, "variables": held}


# ---- for people ------------------------------------------------------------------------------


def draw(console: Console, shown: Shown, seat: int | None, *, plain: bool) -> None:
    """The table as a seat sees it, then all that is open."""
    session = shown.session
    speaker, match = session.speaker, session.match
    title = f"{speaker.title()} · {speaker.say(f'cli-show-{shown.what}')}"
    if shown.step is not None:
        at = speaker.say("terminal-replay_step", n=shown.step, all=shown.steps)
        title = f"{title} · {at}"
    board = boards.find(match.game.id)
    look = Look(match.view(seat), seat, session.names, speaker, session.bots, *console.size)
    if plain:
        for told in (title, *board.tell(look)):
            console.print(told, highlight=False, markup=False, soft_wrap=True)
    else:
        console.print(Rule(Text(title, "bold"), style="dim"))
        console.print(board.draw(look))
        console.print(Rule(style="dim"))
    for line in lines(shown):
        console.print(line, highlight=False, soft_wrap=plain)


def lines(shown: Shown) -> Iterator[Text]:
    """Open questions with their options, given answers, the end, and the frames."""
    session = shown.session
    match, speaker, names = session.match, session.speaker, session.names
    for d in match.decisions:
        asked = Text(f"{names[d.seat]}: ", seat_style(d.seat))
        asked.append_text(paint(session.painter.prompt(d, names)))
        asked.append(f"  ({d.kind}, {d.shape} {d.least}..{d.most})", "dim")
        yield asked
        for option in match.options(d):
            label = speaker.option(d, option.key, names)
            yield Text.assemble("  ", label, (f"  {option.key}", "dim"))
    for d in match.answered:
        told = speaker.words.text("cli-show_answered", {"seat": d.seat}, names)
        yield Text(f"{told}  ({d.kind})", "dim")
    place = 1
    for group in match.standings:
        args = {"place": place, "seats": group, "score": match.scores[group[0]]}
        yield Text(speaker.words.text("terminal-place", args, names), "bold")
        place += len(group)
    found = list(frames(session))
    if found:
        yield Text(speaker.say("cli-show_frames"), "bold")
    for frame in found:
        held = ", ".join(f"{name} = {value!r}" for name, value in frame["variables"].items())
        yield Text.assemble(
            "  ", frame["procedure"], (f" {frame['point']}", "dim"), f"  {held}" if held else ""
        )
