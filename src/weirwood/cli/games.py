"""Playing, watching and reading the rules: `play`, `replay`, `show`, `rules`, lists."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from weirwood import book, ledger
from weirwood.book import html
from weirwood.cli import common, reading
from weirwood.cli.common import (
    GameName,
    Json,
    Seats,
    Seed,
    Settings,
    find_game,
    names_of,
    read_list,
    read_settings,
    whole,
)
from weirwood.cli.voice import Voice, app, complain, print_json
from weirwood.kernel import AnyGame, registry
from weirwood.kernel import replay as replays
from weirwood.kernel.decision import Refused
from weirwood.terminal import book as pages
from weirwood.terminal import files, ladder, replay, show
from weirwood.terminal.console import out
from weirwood.terminal.play import run
from weirwood.terminal.session import Session
from weirwood.terminal.speech import Failure

deck = typer.Typer(name="deck", help="cli-deck")
army = typer.Typer(name="army", help="cli-army")
for group in (deck, army):
    app.add_typer(group)

ReadyName = Annotated[str | None, typer.Argument(help="cli-arg-ready", metavar="NAME")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-opt-plain")]


@app.command("play", help="cli-play")
def do_play(
    game: Annotated[str, typer.Argument(help="cli-arg-game", metavar="GAME")] = "",
    lesson: Annotated[str, typer.Argument(help="cli-arg-lesson", metavar="LESSON")] = "",
    *,
    seats: Seats = "",
    bots: Annotated[str, typer.Option("--bots", help="cli-opt-opponents", metavar="LEVEL")] = "",
    seed: Seed = "",
    option: Settings = None,
    people: Annotated[str, typer.Option("--people", help="cli-opt-people", metavar="N")] = "",
    names: Annotated[str, typer.Option("--names", help="cli-opt-names", metavar="A,B,..")] = "",
    resume: Annotated[str, typer.Option("--resume", help="cli-opt-resume", metavar="FILE")] = "",
    learn: Annotated[bool, typer.Option("--learn", help="cli-opt-learn")] = False,
    plain: Plain = False,
) -> None:

    given: dict[str, object] = {"--seats": seats, "--bots": bots, "--seed": seed, "-o": option}
    given |= {"--people": people, "--names": names}
    if resume:
        for what, value in {"GAME": game, "--learn": learn, **given}.items():
            if value:
                raise Failure("cli-resume_alone", found=what)
        session = Session.resume(Path(resume), Voice.speaker, follow=Voice.asked)
    else:
        if not game:
            raise Failure("cli-which_game", games=", ".join(registry.catalogue()))
        found = find_game(game)
        if lesson and not learn:
            raise Failure("cli-lesson_alone", found=lesson)
        if learn:
            for what, value in given.items():
                if value:
                    raise Failure("cli-learn_alone", found=what)
            session = Session.learn(Voice.speaker, found, lesson or next_lesson(found))
        else:
            session = Session.new(
                Voice.speaker,
                found,
                seats=whole("--seats", seats) if seats else None,
                bots=names_of(bots) if bots else None,
                seed=whole("--seed", seed) if seed else None,
                options=read_settings(found, option),
                people=whole("--people", people, 1) if people else None,
                names=names_of(names),
            )
    raise typer.Exit(run(session, plain=plain))


def next_lesson(game: AnyGame) -> str:
    """The rung of the ladder that this user has not climbed yet."""
    found = ladder.following(game.id)
    if found is None:
        raise Failure("cli-lesson_none")
    return found.id


@app.command("replay", help="cli-replay")
def do_replay(
    file: Annotated[str, typer.Argument(help="cli-arg-record", metavar="FILE")],
    seat: Annotated[str, typer.Option("--seat", help="cli-opt-all_seats", metavar="N|all")] = "",
    plain: Plain = False,
    as_json: Json = False,
) -> None:

    path = Path(file)
    header = replays.parse(files.read_lines(path))[0]
    find_game(str(header.get("game")))
    shown = replay.Replay(Voice.speaker, files.read_lines(path))
    if as_json:
        shown.look_from(seat or "all")
        for row in shown.rows():
            print_json(row)
    else:
        shown.look_from(seat)
        replay.run(shown, plain=plain)
    if shown.difference is not None:
        told = shown.difference._asdict()
        raise Failure("cli-differs", 1, file=file, why=difference_in_words(told))


@app.command("show", help="cli-show")
def do_show(
    file: Annotated[str, typer.Argument(help="cli-arg-show", metavar="FILE|LINK")],
    step: Annotated[str, typer.Option("--step", help="cli-opt-step", metavar="N")] = "",
    seat: Annotated[str, typer.Option("--seat", help="cli-opt-show_seat", metavar="N")] = "",
    plain: Plain = False,
    as_json: Json = False,
) -> None:

    wanted = whole("--step", step, 0) if step else None
    if show.is_link(file):
        shown = show.follow(file, Voice.speaker, wanted)
    else:
        found = show.find(Path(file))
        find_game(found.game)
        shown = show.read(found, Voice.speaker, wanted)
    match = shown.session.match
    if seat:
        looking: int | None = whole("--seat", seat, 1, match.seats) - 1
    else:
        looking = match.decisions[0].seat if match.decisions else None
    if as_json:
        print_json(show.data(shown, looking))
    else:
        console = out()
        show.draw(console, shown, looking, plain=plain or not console.is_terminal)
    if shown.difference is not None:
        told = shown.difference._asdict()
        raise Failure("cli-differs", 1, file=file, why=difference_in_words(told))


def difference_in_words(told: dict[str, Any]) -> str:
    short = {k: v if k == "line" else str(v)[:120] for k, v in told.items()}
    return Voice.speaker.refusal("kernel.differs", short)


@app.command("verify", help="cli-verify")
def do_verify(
    file: Annotated[list[str], typer.Argument(help="cli-arg-records", metavar="FILE..")],
    as_json: Json = False,
) -> None:
    failed = False
    for name in file:
        row = verify_one(name)
        failed = failed or not row["ok"]
        if as_json:
            print_json({k: v for k, v in row.items() if k != "words"})
        elif row["ok"]:
            out().print(row["words"], highlight=False, markup=False)
        else:
            complain(row["words"])
    if failed:
        raise typer.Exit(1)


def verify_one(name: str) -> dict[str, Any]:
    """One record: whether it plays again to the same end, and the words for it."""
    row: dict[str, Any] = {"file": name, "ok": False}
    speaker = Voice.speaker
    try:
        lines = files.read_lines(Path(name))
        difference = registry.verify(lines)
        ended = "standings" in replays.parse(lines)[-1]
    except Failure as e:
        return row | {"error": e.message, "words": speaker.say(e.message, **e.arguments)}
    except Refused as no:
        why = speaker.refusal(no.rule, no.arguments)
        told = {"rule": no.rule, "args": dict(no.arguments)}
        return row | told | {"words": speaker.say("cli-unreadable", file=name, why=why)}
    if difference is not None:
        told = difference._asdict()
        words = speaker.say("cli-differs", file=name, why=difference_in_words(told))
        return row | told | {"words": words}
    words = speaker.say("cli-verified" if ended else "cli-verified_open", file=name)
    return row | {"ok": True, "finished": ended, "words": words}


@app.command("rules", help="cli-rules")
def do_rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(help="cli-arg-words", metavar="[WORDS]")
    ] = None,
    as_html: Annotated[bool, typer.Option("--html", help="cli-opt-html")] = False,
    as_json: Json = False,
) -> None:

    found = find_game(game)
    query = " ".join(words or ()).strip()
    speaker = Voice.speaker.about(found)
    if as_html:
        sys.stdout.write(html.page(found.id, speaker.lang))
        return
    if not len(ledger.load(found.package)):
        raise Failure("cli-no_ledger", 1, game=speaker.title())
    if not query:
        if as_json:
            print_json(book.book(found.id, speaker.lang))
        else:
            pages.show(out(), speaker, found)
        return
    hits = pages.found(found, query, speaker.lang)
    if as_json:
        print_json([reading.rule_data(rule, speaker.lang) for rule in hits])
    elif hits:
        reading.show_rules(out(), speaker, hits)
    if not hits:
        near = pages.nearby(found, query, speaker.lang)
        more = f" {speaker.say('book-near', words=near)}" if near else ""
        raise Failure("cli-no_rules", 1, game=speaker.title(), words=query, more=more)


@deck.command("check", help="cli-check-deck")
def deck_check(
    file: Annotated[str, typer.Argument(help="cli-arg-deck", metavar="FILE")],
    as_json: Json = False,
) -> None:
    check("deck", file, as_json)


@army.command("check", help="cli-check-army")
def army_check(
    file: Annotated[str, typer.Argument(help="cli-arg-army", metavar="FILE")],
    as_json: Json = False,
) -> None:
    check("army", file, as_json)


@deck.command("show", help="cli-show-deck")
def deck_show(name: ReadyName = None, as_json: Json = False) -> None:
    show_list("deck", name, as_json)


@army.command("show", help="cli-show-army")
def army_show(name: ReadyName = None, as_json: Json = False) -> None:
    show_list("army", name, as_json)


def knower(what: str) -> AnyGame:
    """The game that knows about decks, or armies."""
    for game in common.all_games():
        if what in game.checks:
            return game
    raise Failure("cli-no_checker", 1, what=what)


def show_list(what: str, name: str | None, as_json: bool) -> None:
    """A ready list as text, to begin from; without a name, what there is."""
    ready = knower(what).ready[what](Voice.speaker.lang)
    if name is None:
        if as_json:
            print_json(sorted(ready))
        else:
            sys.stdout.writelines(f"{known}\n" for known in sorted(ready))
    elif name not in ready:
        raise Failure("cli-no_ready", 2, found=name[:80], allowed=", ".join(sorted(ready)))
    elif as_json:
        print_json({"name": name, "text": ready[name]})
    else:
        sys.stdout.write(ready[name])


def check(what: str, file: str, as_json: bool) -> None:
    """Ask the game that knows about decks or armies; every broken rule is told."""
    data = read_list(Path(file))
    game = knower(what)
    refusals = list(game.checks[what](data))
    speaker = Voice.speaker
    broken = [
        {"rule": no.rule, "args": dict(no.args), "why": speaker.refusal(no.rule, no.args)}
        for no in refusals
    ]
    if as_json:
        print_json({"file": file, "game": game.id, "legal": not broken, "broken": broken})
    elif broken:
        complain(speaker.say("cli-illegal", file=file))
        for row in broken:
            complain(f"  {row['why']} ({row['rule']})", bare=True)
    else:
        out().print(speaker.say("cli-legal", file=file), highlight=False, markup=False)
    if broken:
        raise typer.Exit(1)
