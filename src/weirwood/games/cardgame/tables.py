"""Making a table: settings, decks, and the position before anything happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame import decks
from weirwood.games.cardgame.board import give_tag
from weirwood.games.cardgame.compiled import NONE, Deck
from weirwood.games.cardgame.state import NOBODY, NOTHING, Piles, Table, changed
from weirwood.games.cardgame.terms import (
    ACTION,
    DECK,
    EVENT,
    FACTION,
    FACTIONS,
    HOME,
    PLOTS,
    ZONES,
)
from weirwood.kernel import Refusal, Refused, Setting

PREBUILT = ("the_old_ways", "at_the_wall", "from_east_to_west", "secrets_and_schemes")
SETTINGS = (
    Setting("mode", "choice", "auto", ("auto", "joust", "melee")),
    Setting("decks", "data", ""),
    Setting("lists", "choice", "open", ("open", "closed")),
)
HOUSES = tuple(
    next(f for f, x in enumerate(k.FACES) if x.type == FACTION and x.faction == i)
    for i in range(len(FACTIONS) - 1)
)


def listens(faces: set[int]) -> tuple[int, ...]:
    """By moment: what any of these cards waits for."""
    out = []
    for moment in range(ACTION):
        mask = 0
        for f in faces:
            mask |= k.LISTENS[moment][f]
        out.append(mask)
    return tuple(out)


# ---- settings ------------------------------------------------------------------------------------


def split_decks(value: Any, seats: int) -> list[Any]:
    """One entry per seat: names, texts or objects; nothing means the decks of one box."""
    if value in ("", None, [], ()):
        return [PREBUILT[i % len(PREBUILT)] for i in range(seats)]
    if isinstance(value, str):
        entries: list[Any] = [x.strip() for x in value.split(",")] if "\n" not in value else [value]
    elif isinstance(value, (list, tuple)):
        entries = list(value)
    else:
        entries = [value]
    if len(entries) == 1 and not isinstance(value, (list, tuple)):
        entries *= seats
    if len(entries) > seats:
        raise Refused("decks.one_each", {"n": len(entries), "seats": seats})
    entries += [None] * (seats - len(entries))
    return [
        PREBUILT[i % len(PREBUILT)] if entry is None else entry for i, entry in enumerate(entries)
    ]


def read_deck(entry: Any) -> Deck:
    """A deck that may be played, or Refused with the first reason."""
    if isinstance(entry, str):
        if entry in k.DECKS:
            return k.DECKS[entry]
        reading = decks.read(entry)
    elif isinstance(entry, Mapping):
        reading = decks.read(text_of(entry))
    else:
        raise Refused("decks.text", {"line": 1, "found": type(entry).__name__})
    if isinstance(entry, str) and "\n" not in entry:
        raise Refused("decks.unknown_deck", {"found": entry[:60], "allowed": ", ".join(k.DECKS)})
    if reading.reasons:
        raise Refused(*reading.reasons[0])
    if not decks.legal_profile(reading.deck):
        raise Refused(*decks.nearest(reading.deck)[0])
    return reading.deck


def check_deck(given: Any) -> list[Refusal]:
    """Every reason why a deck, given as text or object, may not be played."""
    try:
        text = given if isinstance(given, str) else text_of(dict(given))
    except (Refused, TypeError, ValueError) as no:
        if isinstance(no, Refused):
            return [no.refusal]
        return [Refusal("decks.text", {"line": 1, "found": type(given).__name__})]
    reading = decks.read(text)
    if not reading.reasons and decks.legal_profile(reading.deck):
        return []
    return [Refusal(*reason) for reason in (*reading.reasons, *decks.nearest(reading.deck))]


def text_of(entry: Mapping[str, Any]) -> str:
    """An object with faction, agenda, plots and cards, as the text that says the same."""
    unknown = sorted(set(map(str, entry)) - {"name", "faction", "agenda", "plots", "cards"})
    if unknown:
        raise Refused("decks.text", {"line": 1, "found": unknown[0][:60]})
    lines = [f"Faction: {entry.get('faction', '')}", f"Agenda: {entry.get('agenda') or ''}"]
    for part in ("plots", "cards"):
        found = entry.get(part, {})
        if not isinstance(found, Mapping):
            raise Refused("decks.text", {"line": 1, "found": part})
        lines += [f"{n} {name}" for name, n in found.items()]
    return "\n".join(line.replace("\n", " ") for line in lines)


def is_hidden(entry: Any) -> bool:
    """A closed list as another seat has it: faction, agenda and size alone."""
    return isinstance(entry, Mapping) and "hidden" in entry


def check_settings(seats: int, settings: Mapping[str, Any]) -> None:
    mode = settings["mode"]
    if mode != "auto" and (mode == "joust") != (seats == 2):
        raise Refused("setup.format", {"mode": mode, "seats": seats})
    for entry in split_decks(settings["decks"], seats):
        if not is_hidden(entry):
            read_deck(entry)


def talk(seats: int, settings: Mapping[str, Any], seat: int) -> list[int]:
    """Rule melee.talk: what is said is said to the whole table."""
    return []


def settings_for(settings: Mapping[str, Any], st: Table, seat: int | None) -> Mapping[str, Any]:
    """What a seat may know of the settings: closed lists of others are hidden."""
    if not st.closed:
        return settings
    entries = split_decks(settings["decks"], st.seats)
    hidden = [
        entry if s == seat or is_hidden(entry) or is_public(entry) else veil(st, s)
        for s, entry in enumerate(entries)
    ]
    return {**settings, "decks": hidden}


def veil(st: Table, seat: int) -> dict[str, Any]:
    agenda = st.agenda[seat]
    return {
        "hidden": True,
        "faction": FACTIONS[k.FACTION[st.cards.face[st.home[seat]]]],
        "agenda": None if agenda < 0 else k.IDS[st.cards.face[agenda]],
    }


def is_public(entry: Any) -> bool:
    """The ready-made decks are known to everybody."""
    return isinstance(entry, str) and entry in k.DECKS


# ---- the table -----------------------------------------------------------------------------------


def new_table(seats: int, settings: Mapping[str, Any]) -> Table:
    """All cards in their places; nothing has been shuffled."""
    entries = split_decks(settings["decks"], seats)
    if any(is_hidden(entry) for entry in entries):
        raise Refused("decks.hidden", {})
    lists = [read_deck(entry) for entry in entries]
    closed = settings["lists"] == "closed"
    open_lists = [not closed or is_public(entry) for entry in entries]
    return build(seats, lists, open_lists)


def build(seats: int, lists: list[Deck], open_lists: list[bool]) -> Table:
    st = blank_table(seats)
    st.introductory = all(deck.profile == "introductory" for deck in lists)
    st.closed = not all(open_lists)
    for seat, deck in enumerate(lists):
        fill(st, seat, deck)
    know(st, lists, open_lists)
    return st


def blank_table(seats: int) -> Table:
    st = Table(seats=seats)
    st.cards = Piles(piles=[()] * (seats * ZONES))
    st.home = st.agenda = (NOTHING,) * seats
    for name in ("plot", "title"):
        setattr(st, name, [NOTHING] * seats)
    for name in ("gold", "limited"):
        setattr(st, name, [0] * seats)
    for name in ("firsts", "fought", "won", "lost"):
        setattr(st, name, [()] * seats)
    st.shown = [(0,) * len(k.FACES)] * seats
    st.active = st.attacker = st.defender = st.against = st.winner = st.loser = NOBODY
    st.type = NOTHING
    return st


def add_card(st: Table, face: int, seat: int, zone: int) -> int:
    """A new card of a seat, facedown in a zone."""
    add_cards(st, [face], seat, zone, 0)
    return len(st.owner) - 1


def fill(st: Table, seat: int, deck: Deck) -> None:
    everybody = (2 << st.seats) - 1
    home = add_card(st, HOUSES[deck.faction], seat, HOME)
    st.home = changed(st.home, seat, home)
    st.cards.seen[home] = everybody
    give_tag(st, home)
    if deck.agenda != NONE:
        agenda = add_card(st, deck.agenda, seat, HOME)
        st.agenda = changed(st.agenda, seat, agenda)
        st.cards.seen[agenda] = everybody
        give_tag(st, agenda)
    add_cards(st, [face for face, n in deck.plots for _ in range(n)], seat, PLOTS, 1 << seat)
    add_cards(st, [face for face, n in deck.cards for _ in range(n)], seat, DECK, 0)


def add_cards(st: Table, faces: list[int], seat: int, zone: int, seen: int) -> None:
    """Many new cards of a seat at once."""
    n, cards = len(faces), st.cards
    where = seat * ZONES + zone
    cards.piles[where] += tuple(range(len(cards.face), len(cards.face) + n))
    cards.face += faces
    cards.seen += [seen] * n
    cards.zone += [where] * n
    st.owner += (seat,) * n
    st.ctrl += (seat,) * n
    st.host += (NOTHING,) * n
    st.tag += [NOTHING] * n
    st.kneel += [0] * n
    nothing = (0,) * n
    st.power += nothing
    st.marks += nothing
    st.poison += nothing
    st.blank += nothing


def know(st: Table, lists: list[Deck], open_lists: list[bool]) -> None:
    """What everybody may know of the decks: the lists, or what a legal deck may hold."""
    most = []
    faces: set[int] = set()
    for deck, is_open in zip(lists, open_lists, strict=True):
        if is_open:
            counts = dict(deck.cards)
            row = tuple(counts.get(f, 0) for f in range(len(k.FACES)))
        else:
            row = decks.faces_allowed(deck.faction, deck.agenda)
        most.append(row)
        faces |= {f for f, n in enumerate(row) if n}
        faces |= {f for f, _ in deck.plots}
        if not is_open:
            faces |= {f for f, x in enumerate(k.FACES) if x.type > EVENT}
    st.most = tuple(most)
    st.pools = tuple(tuple(f for f, n in enumerate(row) if n) for row in most)
    st.alive = listens(faces)
    st.calls = listens({f for f in faces if k.TYPE[f] == EVENT})
    st.events = tuple(
        tuple(
            tuple(a.index for f in pool for a in k.FACES[f].abilities if a.moment == moment)
            for moment in range(ACTION + 1)
        )
        for pool in (tuple(f for f in p if k.TYPE[f] == EVENT) for p in st.pools)
    )
