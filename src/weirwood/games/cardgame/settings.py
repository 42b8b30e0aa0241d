"""Settings, and the position before anything happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.kernel import Refused, Setting

from . import facts as k
from .facts.columns import NONE, Deck
from .facts.terms import ACTION, DECK, EVENT, FACTION, FACTIONS, HOME, PLOTS, ZONES
from .lists import decks, is_hidden, is_public, read_deck, split_decks
from .rules.zones import give_tag, relay
from .state import NOBODY, NOTHING, Piles, Position, changed

SETTINGS = (
    Setting("mode", "choice", "auto", ("auto", "joust", "melee")),
    Setting("decks", "data", ""),
    Setting("lists", "choice", "open", ("open", "closed")),
)
# The faction cards, by faction.
HOUSES = tuple(
    next(f for f, x in enumerate(k.FACES) if x.type == FACTION and x.faction == i)
    for i in range(len(FACTIONS) - 1)
)


def check_settings(seats: int, settings: Mapping[str, Any]) -> None:
    mode = settings["mode"]
    if mode != "auto" and (mode == "joust") != (seats == 2):
        raise Refused("setup.format", {"mode": mode, "seats": seats})
    for entry in split_decks(settings["decks"], seats):
        if not is_hidden(entry):
            read_deck(entry)


def settings_for(settings: Mapping[str, Any], st: Position, seat: int | None) -> Mapping[str, Any]:
    """What a seat may know of the settings: closed lists of others are hidden."""
    if not st.closed:
        return settings
    entries = split_decks(settings["decks"], st.seats)
    hidden = [
        entry if s == seat or is_hidden(entry) or is_public(entry) else veil(st, s)
        for s, entry in enumerate(entries)
    ]
    return {**settings, "decks": hidden}


def veil(st: Position, seat: int) -> dict[str, Any]:
    agenda = st.agenda[seat]
    return {
        "hidden": True,
        "faction": FACTIONS[k.FACTION[st.cards.face[st.home[seat]]]],
        "agenda": None if agenda < 0 else k.IDS[st.cards.face[agenda]],
    }


def new_position(seats: int, settings: Mapping[str, Any]) -> Position:
    """All cards in their places; nothing has been shuffled."""
    entries = split_decks(settings["decks"], seats)
    if any(is_hidden(entry) for entry in entries):
        raise Refused("decks.hidden", {})
    lists = [read_deck(entry) for entry in entries]
    closed = settings["lists"] == "closed"
    open_lists = [not closed or is_public(entry) for entry in entries]
    return build(seats, lists, open_lists)


def build(seats: int, lists: list[Deck], open_lists: list[bool]) -> Position:
    st = blank_position(seats)
    # the introductory game is a joust: three with its decks play like everybody else
    st.introductory = seats == 2 and all(deck.profile == "introductory" for deck in lists)
    st.closed = not all(open_lists)
    for seat, deck in enumerate(lists):
        fill(st, seat, deck)
    know(st, lists, open_lists)
    return st


def blank_position(seats: int) -> Position:
    st = Position(seats=seats)
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


def fill(st: Position, seat: int, deck: Deck) -> None:
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


def add_card(st: Position, face: int, seat: int, zone: int) -> int:
    """A new card of a seat, facedown in a zone."""
    add_cards(st, [face], seat, zone, 0)
    return len(st.owner) - 1


def add_cards(st: Position, faces: list[int], seat: int, zone: int, seen: int) -> None:
    """Many new cards of a seat at once."""
    n, cards = len(faces), st.cards
    where = seat * ZONES + zone
    relay(st)
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


def know(st: Position, lists: list[Deck], open_lists: list[bool]) -> None:
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
        # what any card of the game waits for: other happenings open no window
        faces |= {f for f, _ in deck.plots}
        # a closed list may hold any plot, agenda or title
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


def listens(faces: set[int]) -> tuple[int, ...]:
    """By moment: what any of these cards waits for."""
    out = []
    for moment in range(ACTION):
        mask = 0
        for f in faces:
            mask |= k.LISTENS[moment][f]
        out.append(mask)
    return tuple(out)
