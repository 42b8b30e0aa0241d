"""Any position from readable data: for tests, docs, puzzles and the analysis board.

    {"players": [{"faction": "stark", "play": ["Eddard Stark"], "hand": ["For the North!"]},
                 {"faction": "lannister", "play": [{"card": "The Tickler", "kneeling": true}]}],
     "phase": "challenges", "first": 0}

Cards are named in any of our languages or by code. A deck that is not given is filled with plain
characters, a plot with one that does nothing. The game starts at the beginning of the phase; with
``"active": 1`` in the middle of the marshaling or challenges phase, in that player's turn; with

    "challenge": {"type": "military", "attacker": 0, "defender": 1,
                  "attackers": ["Eddard Stark"], "defenders": ["The Tickler"]}

in the action window of that challenge: the one after defenders if they are given, else the one
after attackers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weirwood.games.cardgame import content as k
from weirwood.games.cardgame.board import (
    attach,
    become_duplicate,
    come_into_play,
    give_tag,
    move,
    pile,
    speak,
    total_power,
)
from weirwood.games.cardgame.compiled import NONE, Deck
from weirwood.games.cardgame.decks import find
from weirwood.games.cardgame.fighting import open_challenge
from weirwood.games.cardgame.placing import legal_host
from weirwood.games.cardgame.rounds import from_setup, rounds
from weirwood.games.cardgame.state import NOBODY, Table, changed
from weirwood.games.cardgame.tables import add_card, blank_table, fill, know
from weirwood.games.cardgame.terms import (
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DECK,
    DISCARD,
    EVENT,
    FACTIONS,
    HAND,
    ICONS,
    LOCATION,
    NEUTRAL,
    P_SETUP,
    PHASES,
    PLAY,
    PLOT,
    PLOTS,
    REMOVED,
    REVEALED,
    SET_UP,
    TITLE,
    UNDER,
    USED,
    WIN,
    ZONES,
)
from weirwood.kernel import Plain, Refused
from weirwood.kernel.secrets import reveal

FILLER = k.INDEX["01187"]
IDLE_PLOT = "01019"
PLAYER_KEYS = frozenset(
    [
        "faction",
        "agenda",
        "gold",
        "power",
        "kneeling",
        "play",
        "hand",
        "deck",
        "discard",
        "dead",
        "removed",
        "plot",
        "plots",
        "used",
        "title",
        "limited",
        "stand_token",
    ]
)
CARD_KEYS = frozenset(
    [
        "card",
        "kneeling",
        "power",
        "attachments",
        "duplicates",
        "owner",
        "betrayal",
        "poison",
        "facedown",
    ]
)
TOP_KEYS = frozenset(
    ["players", "phase", "first", "round", "introductory", "deck_size", "active", "challenge"]
)
FIGHT_KEYS = frozenset(["type", "attacker", "defender", "attackers", "defenders"])
TURNS = ("marshal", "challenges")


def wrong(found: Any, allowed: str) -> Refused:
    return Refused("kernel.scenario", {"found": str(found)[:80], "allowed": allowed})


def read(data: Any, keys: frozenset[str], what: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise wrong(data, f"an object: {what}")
    for key in data:
        if key not in keys:
            raise wrong(key, ", ".join(sorted(keys)))
    return data


def face_of(name: Any, *types: int) -> int:
    face = find(str(name))
    if face == NONE or (types and k.TYPE[face] not in types):
        raise wrong(name, "the name or code of a card that fits there")
    return face


def whole(value: Any, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1000:
        raise wrong(value, f"{what}: a whole number")
    return value


def listed(row: Mapping[str, Any], key: str) -> list[Any]:
    """A list of cards, empty if it is not there."""
    found = row.get(key, [])
    if not isinstance(found, list):
        raise wrong(found, f"{key}: a list of cards")
    return found


def scenario(data: Mapping[str, Any]) -> tuple[Table, str, tuple[Plain, ...]]:
    """The position, and the procedure from which the game goes on."""
    top = read(data, TOP_KEYS, "a scenario")
    players = top.get("players")
    if not isinstance(players, list) or not 2 <= len(players) <= 6:
        raise wrong(players, "players: a list of 2 to 6")
    st = blank_table(len(players))
    st.introductory = bool(top.get("introductory"))
    builder = Builder(st, whole(top.get("deck_size", 20), "deck_size"))
    rows = [read(p, PLAYER_KEYS, "a player") for p in players]
    for seat, row in enumerate(rows):
        builder.home(seat, row)
    for seat, row in enumerate(rows):
        builder.cards(seat, row)
    for seat, row in enumerate(rows):
        builder.board(seat, row)
    for seat in range(st.seats):
        builder.hang(seat)
    builder.finish()
    st.round = whole(top.get("round", 1), "round")
    st.first = whole(top.get("first", 0), "first")
    if st.first >= st.seats:
        raise wrong(st.first, "first: a seat")
    phase = top.get("phase", "challenges")
    if phase not in PHASES[:-1]:
        raise wrong(phase, ", ".join(PHASES[:-1]))
    check(st)
    if phase == "setup":
        return st, from_setup.id, ()
    st.phase = P_SETUP
    take_turn(st, top, phase)
    return st, rounds.id, (PHASES.index(phase),)


def take_turn(st: Table, top: Mapping[str, Any], phase: str) -> None:
    """Whose turn it is, and the challenge that is going on."""
    if "active" in top:
        st.active = seat_of(st, top["active"], "active")
        if phase not in TURNS:
            raise wrong(phase, f"active: only with phase {' or '.join(TURNS)}")
    if "challenge" not in top:
        return
    if phase != "challenges":
        raise wrong(phase, "challenge: only with phase challenges")
    row = read(top["challenge"], FIGHT_KEYS, "a challenge")
    if row.get("type") not in ICONS:
        raise wrong(row.get("type"), ", ".join(ICONS))
    attacker = seat_of(st, row.get("attacker", 0), "attacker")
    defender = seat_of(st, row.get("defender", 1), "defender")
    if attacker == defender or st.active not in (NOBODY, attacker):
        raise wrong(defender, "attacker: the active seat; defender: another one")
    open_challenge(st, attacker, ICONS.index(row["type"]), defender)
    st.active = attacker
    st.attackers = fighters(st, attacker, listed(row, "attackers"))
    st.defenders = fighters(st, defender, listed(row, "defenders"))
    if not st.attackers:
        raise Refused("challenges.attackers", {})
    st.fought[attacker] = (*st.fought[attacker], st.type * 8 + defender)
    st.stage = 2 if "defenders" in row else 1


def seat_of(st: Table, value: Any, what: str) -> int:
    seat = whole(value, what)
    if seat >= st.seats:
        raise wrong(seat, f"{what}: a seat")
    return seat


def fighters(st: Table, seat: int, names: list[Any]) -> list[int]:
    """The characters of a seat that take part; how they stand is what the scenario says."""
    found: list[int] = []
    for name in names:
        face = face_of(name, CHARACTER)
        there = [c for c in pile(st, seat, PLAY) if st.cards.face[c] == face and c not in found]
        if not there:
            raise wrong(name, "a character of that player in play")
        found.append(there[0])
    return found


class Builder:
    """Lays the cards of a scenario on the table."""

    def __init__(self, st: Table, deck_size: int) -> None:
        self.st = st
        self.deck_size = deck_size
        self.everybody = (2 << st.seats) - 1
        self.tagged: dict[int, Mapping[str, Any]] = {}

    def home(self, seat: int, row: Mapping[str, Any]) -> None:
        """Faction card, agenda, title, gold and power."""
        st = self.st
        faction = row.get("faction", "stark")
        if faction not in FACTIONS[:NEUTRAL]:
            raise wrong(faction, ", ".join(FACTIONS[:NEUTRAL]))
        agenda = row.get("agenda")
        deck = Deck(
            id="",
            profile="",
            faction=FACTIONS.index(faction),
            agenda=NONE if agenda is None else face_of(agenda, 5),
            plots=(),
            cards=(),
        )
        fill(st, seat, deck)
        st.gold[seat] = whole(row.get("gold", 0), "gold")
        st.power = changed(st.power, st.home[seat], whole(row.get("power", 0), "power"))
        st.kneel[st.home[seat]] = int(bool(row.get("kneeling")))
        st.limited[seat] = whole(row.get("limited", 0), "limited")
        if row.get("title") is not None:
            if st.seats == 2:
                raise Refused("titles.melee", {})
            st.title[seat] = face_of(row["title"], TITLE)

    def cards(self, seat: int, row: Mapping[str, Any]) -> None:
        """Hands, decks, piles and plots. Decks are listed from the top."""
        st = self.st
        draw = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
        for _ in range(self.deck_size if "deck" not in row else 0):
            add_card(st, FILLER, seat, DECK)
        for name in reversed(listed(row, "deck")):
            add_card(st, face_of(name, *draw), seat, DECK)
        for name in listed(row, "hand"):
            card = add_card(st, face_of(name, *draw), seat, HAND)
            st.cards.seen[card] = 1 << seat
        for key, zone in (("discard", DISCARD), ("dead", DEAD), ("removed", REMOVED)):
            for name in listed(row, key):
                self.openly(add_card(st, face_of(name, *draw), seat, DECK), seat, zone)
        for name in listed(row, "plots"):
            card = add_card(st, face_of(name, PLOT), seat, PLOTS)
            st.cards.seen[card] = 1 << seat
        for name in listed(row, "used"):
            self.openly(add_card(st, face_of(name, PLOT), seat, PLOTS), seat, USED)
        plot = row.get("plot", IDLE_PLOT)
        if plot is not None:
            card = add_card(st, face_of(plot, PLOT), seat, PLOTS)
            self.openly(card, seat, REVEALED)
            st.plot[seat] = card
            tokens = whole(row.get("stand_token", 0), "stand_token")
            st.marks = changed(st.marks, card, tokens)
            give_tag(st, card)
            speak(st, card)
        if not row.get("plots") and plot is not None:
            st.cards.seen[add_card(st, face_of(IDLE_PLOT), seat, PLOTS)] = 1 << seat

    def openly(self, card: int, seat: int, zone: int) -> None:
        move(self.st, card, seat, zone)

    def entries(self, row: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        return [
            {"card": x} if isinstance(x, str) else read(x, CARD_KEYS, "a card in play")
            for x in listed(row, "play")
        ]

    def board(self, seat: int, row: Mapping[str, Any]) -> None:
        """Characters and locations in play, with their duplicates."""
        for entry in self.entries(row):
            face = face_of(entry.get("card"), CHARACTER, LOCATION)
            owner = whole(entry.get("owner", seat), "owner")
            if owner >= self.st.seats:
                raise wrong(owner, "owner: a seat")
            card = self.put(face, owner, seat, entry)
            for _ in range(whole(entry.get("duplicates", 0), "duplicates")):
                spare = add_card(self.st, face, owner, DECK)
                become_duplicate(self.st, spare, card)
            for _ in range(whole(entry.get("facedown", 0), "facedown")):
                spare = add_card(self.st, FILLER, owner, UNDER)
                self.st.cards.seen[spare] = 1 << owner
                self.st.host = changed(self.st.host, spare, card)
            self.tagged[card] = entry

    def put(self, face: int, owner: int, seat: int, entry: Mapping[str, Any]) -> int:
        st = self.st
        card = add_card(st, face, owner, DECK)
        come_into_play(st, card, seat, SET_UP)
        st.kneel[card] = int(bool(entry.get("kneeling")))
        st.power = changed(st.power, card, whole(entry.get("power", 0), "power"))
        st.marks = changed(st.marks, card, whole(entry.get("betrayal", 0), "betrayal"))
        st.poison = changed(st.poison, card, whole(entry.get("poison", 0), "poison"))
        return card

    def hang(self, seat: int) -> None:
        """Attachments, on the cards that name them; another owner controls what is theirs."""
        st = self.st
        for card, entry in self.tagged.items():
            if st.ctrl[card] != seat:
                continue
            for item in listed(entry, "attachments"):
                extra = {"card": item} if isinstance(item, str) else read(item, CARD_KEYS, "a card")
                face = face_of(extra.get("card"), ATTACHMENT)
                owner = whole(extra.get("owner", seat), "owner")
                if not legal_host(st, face, card):
                    raise Refused("attachments.host", {"card": k.IDS[face]})
                attach(st, self.put(face, owner, owner, extra), card)

    def finish(self) -> None:
        """Everybody knows the lists: what lies on the table and in the decks."""
        st = self.st
        lists = []
        for seat in range(st.seats):
            counts: dict[int, int] = {}
            plots: dict[int, int] = {}
            for c, owner in enumerate(st.owner):
                f = st.cards.face[c]
                if owner == seat:
                    part = plots if k.TYPE[f] == PLOT else counts
                    if k.TYPE[f] <= PLOT:
                        part[f] = part.get(f, 0) + 1
            lists.append(
                Deck("", "", 0, NONE, tuple(sorted(plots.items())), tuple(sorted(counts.items())))
            )
        know(st, lists, [True] * st.seats)
        for c in range(len(st.owner)):
            if st.cards.zone[c] % ZONES == PLAY:
                reveal(st, st.cards, c)


def check(st: Table) -> None:
    """Refuse positions that cannot be."""
    for seat in range(st.seats):
        titles: set[int] = set()
        for c in st.cards.piles[seat * ZONES + PLAY]:
            f = st.cards.face[c]
            if k.UNIQUE[f]:
                if f in titles:
                    raise Refused("unique.one", {"card": k.IDS[f]})
                titles.add(f)
    if sum(total_power(st, seat) >= WIN for seat in range(st.seats)) == 1:
        raise Refused("winning.fifteen", {})
    st.tied = int(any(total_power(st, seat) >= WIN for seat in range(st.seats)))
    used = [t for t in st.title if t >= 0]
    if len(set(used)) != len(used):
        raise Refused("titles.choose", {})
