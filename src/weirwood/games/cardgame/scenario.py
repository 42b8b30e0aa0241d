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

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from weirwood.kernel import Plain, Reader, Refused, reveal

from . import facts as k
from .facts.columns import NONE, Deck
from .facts.terms import (
    AGENDA,
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
    Icon,
)
from .lists.decks import find
from .rules.attachments import attach, legal_host
from .rules.challenges import open_challenge
from .rules.duplicates import become_duplicate
from .rules.entering import come_into_play
from .rules.round import from_setup, rounds
from .rules.winning import total_power
from .rules.zones import give_tag, move, pile, speak
from .settings import add_card, blank_position, fill, know
from .state import NOBODY, Fought, Position, changed

FILLER = k.INDEX["01187"]  # a plain character: what an unspecified deck is made of
IDLE_PLOT = "01019"
DRAWN = (CHARACTER, LOCATION, ATTACHMENT, EVENT)
LAYS_FACEDOWN = tuple(
    a.face for a in k.ABILITIES if any(step.word == "arya_stark" for step in a.steps)
)
BETRAYED = tuple(
    i for i, f in enumerate(k.FACES) if any(c.rule == "sacrifice_at" for c in f.constants)
)
TOKENED = tuple(a.face for a in k.ABILITIES if any(cost.pay == "token" for cost in a.costs))
PLOT_DECK = 7
TURNS = ("marshal", "challenges")

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]


def says(what: str) -> msgspec.Meta:
    return msgspec.Meta(description=what)


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the shapes: unknown keys are refused."""


class Placed(Shape):
    """A card in play, with what lies on and under it. Its name alone will do."""

    card: Annotated[str, says("its name or code")]
    kneeling: Annotated[bool, says("or standing")] = False
    power: Annotated[Count, says("on the card")] = 0
    attachments: Annotated[list[str | Placed], says("on it, each on a legal host")] = []
    duplicates: Annotated[Count, says("further copies under a unique card")] = 0
    owner: Annotated[Seat | None, says("whose card it is, if not its controller's")] = None
    betrayal: Annotated[Count, says("betrayal tokens, on the card that collects them")] = 0
    poison: Annotated[Count, says("poison tokens, on a character")] = 0
    facedown: Annotated[Count | list[str], says("how many or which, under who lays them so")] = 0


class Player(Shape):
    """A seat: its faction, its numbers and its cards. Decks are listed from the top."""

    faction: Annotated[str, says("of the faction card")] = "stark"
    agenda: Annotated[str | None, says("or none")] = None
    gold: Annotated[Count, says("in the pool")] = 0
    power: Annotated[Count, says("on the faction card")] = 0
    kneeling: Annotated[bool, says("whether the faction card kneels")] = False
    play: Annotated[list[str | Placed], says("characters and locations in play")] = []
    hand: Annotated[list[str], says("cards in hand")] = []
    deck: Annotated[
        list[str] | msgspec.UnsetType, says("the draw deck; plain characters if not said")
    ] = msgspec.UNSET
    discard: Annotated[list[str], says("the discard pile")] = []
    dead: Annotated[list[str], says("the dead pile")] = []
    removed: Annotated[list[str], says("cards removed from the game")] = []
    plot: Annotated[str | None, says("the revealed plot; one that does nothing")] = IDLE_PLOT
    plots: Annotated[list[str], says("the plot deck; one that does nothing")] = []
    used: Annotated[list[str], says("used plots")] = []
    title: Annotated[str | None, says("in melee")] = None
    limited: Annotated[Count, says("limited cards marshaled or played in this round")] = 0
    stand_token: Annotated[Count, says("tokens on a revealed plot that has any")] = 0


class Fight(Shape):
    """A challenge that is going on. With `defenders`, even none, they have been declared."""

    type: Annotated[Icon, says("military, intrigue or power")]
    attacker: Annotated[Seat, says("the active player")] = 0
    defender: Annotated[Seat, says("another player")] = 1
    attackers: Annotated[list[str], says("who takes part, one at least")] = []
    defenders: Annotated[list[str] | None, says("who takes part; null before they declare")] = None


class Scenario(Shape):
    """A position, and where the game goes on."""

    players: Annotated[
        list[Player], msgspec.Meta(min_length=2, max_length=6, description="one for each seat")
    ]
    phase: Annotated[
        Literal[
            "setup", "plot", "draw", "marshal", "challenges", "dominance", "standing", "taxation"
        ],
        says("the phase that begins now"),
    ] = "challenges"
    first: Annotated[Seat, says("the first player")] = 0
    round: Annotated[Count, says("of the game")] = 1
    introductory: Annotated[bool, says("whether an empty deck ends the game, for two")] = False
    deck_size: Annotated[Count, says("cards in decks that are not given")] = 20
    active: Annotated[
        Seat | None, says("in marshal and challenges: whose turn has already begun")
    ] = None
    challenge: Annotated[Fight | None, says("one that is going on")] = None


READER = Reader(Scenario, "setup.position")


def face_of(name: str, *types: int) -> int:
    face = find(name)
    if face == NONE or (types and k.TYPE[face] not in types):
        READER.refuse("card", name, "the name or code of a card that fits there")
    return face


def seat_of(st: Position, seat: int, what: str) -> int:
    return READER.within(seat, 0, st.seats - 1, what)


def scenario(data: Mapping[str, Any]) -> tuple[Position, str, tuple[Plain, ...]]:
    """The position, and the procedure from which the game goes on."""
    top = READER.read(data)
    st = blank_position(len(top.players))
    st.introductory = top.introductory
    if st.introductory and st.seats > 2:
        raise Refused("winning.introductory", {})
    builder = Builder(st, top.deck_size)
    for seat, row in enumerate(top.players):
        builder.home(seat, row)
    for seat, row in enumerate(top.players):
        builder.cards(seat, row)
    for seat, row in enumerate(top.players):
        builder.board(seat, row)
    for seat in range(st.seats):
        builder.hang(seat)
    builder.finish()
    st.round = top.round
    st.first = seat_of(st, top.first, "first")
    check(st)
    if top.phase == "setup":
        return st, from_setup.id, ()
    st.phase = P_SETUP
    take_turn(st, top)
    return st, rounds.id, (PHASES.index(top.phase),)


def take_turn(st: Position, top: Scenario) -> None:
    """Whose turn it is, and the challenge that is going on."""
    if top.active is not None:
        st.active = seat_of(st, top.active, "active")
        if top.phase not in TURNS:
            READER.refuse("active", top.phase, f"only with phase {' or '.join(TURNS)}")
    row = top.challenge
    if row is None:
        return
    if top.phase != "challenges":
        READER.refuse("challenge", top.phase, "only with phase challenges")
    attacker = seat_of(st, row.attacker, "attacker")
    defender = seat_of(st, row.defender, "defender")
    if attacker == defender or st.active not in (NOBODY, attacker):
        READER.refuse("defender", defender, "attacker: the active seat; defender: another one")
    open_challenge(st, attacker, ICONS.index(row.type), defender)
    st.active = attacker
    st.attackers = fighters(st, attacker, row.attackers)
    st.defenders = fighters(st, defender, row.defenders or [])
    if not st.attackers:
        raise Refused("challenges.attackers", {})
    st.fought[attacker] = (*st.fought[attacker], Fought(st.type, defender))
    st.stage = 1 if row.defenders is None else 2


def fighters(st: Position, seat: int, names: list[str]) -> list[int]:
    """The characters of a seat that take part; how they stand is what the scenario says."""
    found: list[int] = []
    for name in names:
        face = face_of(name, CHARACTER)
        there = [c for c in pile(st, seat, PLAY) if st.cards.face[c] == face and c not in found]
        if not there:
            READER.refuse("challenge", name, "a character of that player in play")
        found.append(there[0])
    return found


class Builder:
    """Lays the cards of a scenario on the table."""

    def __init__(self, st: Position, deck_size: int) -> None:
        self.st = st
        self.deck_size = deck_size
        self.laid: dict[int, Placed] = {}

    def home(self, seat: int, row: Player) -> None:
        """Faction card, agenda, title, gold and power."""
        st = self.st
        faction = READER.among(FACTIONS[:NEUTRAL], row.faction, "faction")
        deck = Deck(
            id="",
            profile="",
            faction=FACTIONS.index(faction),
            agenda=NONE if row.agenda is None else face_of(row.agenda, AGENDA),
            plots=(),
            cards=(),
        )
        fill(st, seat, deck)
        st.gold[seat] = row.gold
        st.power = changed(st.power, st.home[seat], row.power)
        st.kneel[st.home[seat]] = int(row.kneeling)
        st.limited[seat] = row.limited
        if row.title is not None:
            if st.seats == 2:
                raise Refused("titles.melee", {})
            st.title[seat] = face_of(row.title, TITLE)

    def cards(self, seat: int, row: Player) -> None:
        """Hands, decks, piles and plots."""
        st = self.st
        deck = [FILLER] * self.deck_size
        if row.deck is not msgspec.UNSET:
            deck = [face_of(name, *DRAWN) for name in row.deck]
        for face in reversed(deck):
            add_card(st, face, seat, DECK)
        for name in row.hand:
            card = add_card(st, face_of(name, *DRAWN), seat, HAND)
            st.cards.seen[card] = 1 << seat
        for names, zone, types in (
            (row.discard, DISCARD, DRAWN),
            (row.dead, DEAD, (CHARACTER,)),
            (row.removed, REMOVED, DRAWN),
        ):
            for name in names:
                move(st, add_card(st, face_of(name, *types), seat, DECK), seat, zone)
        if len(row.plots) + len(row.used) + (row.plot is not None) > PLOT_DECK:
            raise Refused("decks.plots", {"n": len(row.plots) + len(row.used) + 1})
        for name in row.plots:
            card = add_card(st, face_of(name, PLOT), seat, PLOTS)
            st.cards.seen[card] = 1 << seat
        for name in row.used:
            move(st, add_card(st, face_of(name, PLOT), seat, PLOTS), seat, USED)
        if row.plot is None:
            return
        card = add_card(st, face_of(row.plot, PLOT), seat, PLOTS)
        move(st, card, seat, REVEALED)
        st.plot[seat] = card
        if row.stand_token and st.cards.face[card] not in TOKENED:
            READER.refuse("stand_token", row.plot, ", ".join(k.IDS[f] for f in TOKENED))
        st.marks = changed(st.marks, card, row.stand_token)
        give_tag(st, card)
        speak(st, card)
        if not row.plots:  # there is always a plot left to choose
            st.cards.seen[add_card(st, face_of(IDLE_PLOT), seat, PLOTS)] = 1 << seat

    def board(self, seat: int, row: Player) -> None:
        """Characters and locations in play, with their duplicates."""
        st = self.st
        for entry in map(placed, row.play):
            face = face_of(entry.card, CHARACTER, LOCATION)
            owner = seat if entry.owner is None else seat_of(st, entry.owner, "owner")
            card = self.put(face, owner, seat, entry)
            names = entry.facedown if isinstance(entry.facedown, list) else []
            hidden = [face_of(name, *DRAWN) for name in names] or [FILLER] * count(entry.facedown)
            if hidden and (face not in LAYS_FACEDOWN or owner != seat):
                raise Refused("cards.arya", {"card": k.IDS[face]})
            for under in hidden:
                spare = add_card(st, under, owner, UNDER)
                st.cards.seen[spare] = 1 << owner
                st.host = changed(st.host, spare, card)
            self.laid[card] = entry

    def put(self, face: int, owner: int, seat: int, entry: Placed) -> int:
        st = self.st
        card = add_card(st, face, owner, DECK)
        come_into_play(st, card, seat, SET_UP)
        st.kneel[card] = int(entry.kneeling)
        st.power = changed(st.power, card, entry.power)
        st.marks = changed(st.marks, card, entry.betrayal)
        st.poison = changed(st.poison, card, entry.poison)
        if entry.duplicates and not k.UNIQUE[face]:
            raise Refused("duplicates.marshal", {"card": k.IDS[face]})
        most = k.FACES[face].deck_limit
        if entry.duplicates >= most:
            n = entry.duplicates + 1
            raise Refused("decks.copies", {"card": k.IDS[face], "n": n, "most": most})
        for _ in range(entry.duplicates):
            become_duplicate(st, add_card(st, face, owner, DECK), card)
        if entry.poison and k.TYPE[face] != CHARACTER:
            READER.refuse("poison", k.IDS[face], "a character")
        if entry.betrayal and face not in BETRAYED:
            READER.refuse("betrayal", k.IDS[face], ", ".join(k.IDS[f] for f in BETRAYED))
        return card

    def hang(self, seat: int) -> None:
        """Attachments, on the cards that name them; another owner controls what is theirs."""
        st = self.st
        for card, entry in self.laid.items():
            if st.ctrl[card] != seat:
                continue
            for item in map(placed, entry.attachments):
                face = face_of(item.card, ATTACHMENT)
                owner = seat if item.owner is None else seat_of(st, item.owner, "owner")
                if not legal_host(st, face, card) or item.attachments:
                    raise Refused("attachments.host", {"card": k.IDS[face]})
                if item.facedown:
                    raise Refused("cards.arya", {"card": k.IDS[face]})
                attach(st, self.put(face, owner, owner, item), card)

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
        self.count_copies()
        know(st, lists, [True] * st.seats)
        for c in range(len(st.owner)):
            if st.cards.zone[c] % ZONES == PLAY:
                reveal(st, st.cards, c)

    def count_copies(self) -> None:
        """Nobody has more copies than a deck may hold; of what fills decks there are enough."""
        st = self.st
        copies = Counter(
            (st.owner[c], st.cards.face[c])
            for c in range(len(st.owner))
            if st.cards.zone[c] % ZONES != DECK
        )
        for (_, face), n in copies.items():
            most = k.FACES[face].deck_limit
            if k.TYPE[face] in DRAWN and face != FILLER and n > most:
                raise Refused("decks.copies", {"card": k.IDS[face], "n": n, "most": most})


def count(given: int | list[str]) -> int:
    return given if isinstance(given, int) else len(given)


def placed(item: str | Placed) -> Placed:
    """A card in play; its name alone will do."""
    return Placed(item) if isinstance(item, str) else item


def check(st: Position) -> None:
    """Refuse positions that cannot be."""
    bound: set[tuple[int, int]] = set()  # seats that own or control a unique card, with the card
    for seat in range(st.seats):
        for c in st.cards.piles[seat * ZONES + PLAY]:
            f = st.cards.face[c]
            for who in {st.owner[c], seat} if k.UNIQUE[f] else ():
                if (who, f) in bound:
                    raise Refused("unique.one", {"card": k.IDS[f]})
                if any(st.cards.face[dead] == f for dead in st.cards.piles[who * ZONES + DEAD]):
                    raise Refused("unique.dead", {"card": k.IDS[f]})
                bound.add((who, f))
    if sum(total_power(st, seat) >= WIN for seat in range(st.seats)) == 1:
        raise Refused("winning.fifteen", {})
    st.tied = int(any(total_power(st, seat) >= WIN for seat in range(st.seats)))
    used = [t for t in st.title if t >= 0]
    if len(set(used)) != len(used):
        raise Refused("titles.choose", {})
