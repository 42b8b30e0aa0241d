"""Any position from readable data, for tests, docs, puzzles and the analysis board.

    {
        "seats": 4,
        "settings": {"advanced": false},
        "phase": "bidding",            # setup, season, reveal, bidding, claim, cleanup, scoring
        "season": "autumn", "round": 2, "first": 0, "turn": 0,
        "leaders": ["leader_cersei", "leader_jon", "leader_doran", "leader_euron"],
        "hands": {"0": ["inf_betrayal", "inf_wildfire"], "1": []},
        "piles": {"1": ["inf_rout"]},
        "knelt": [2],
        "current": "ally_varys", "tokens_on_ally": [3],
        "councils": {"0": {"allies": ["ally_bronn"], "tokens": [1, 2]}},
        "dead": [], "discard": [], "row": [], "ally_deck": ["top", "next"], "deck": ["top"],
        "won": [0, 1, 0, 0], "lost": [1, 0, 1, 1],
        "deck_size": 12, "ally_deck_size": 3,   # what is not named beyond that is discarded, dead
        "lasting": [{"card": "evt_the_long_night", "seat": 1}],
        "winner": 1,                   # in claim and cleanup; else the bids decide
        "killed": "ally_ygritte"       # was the current ally; lies with the dead
    }

Everything may be left out but the seats. Hands that are not given are empty; cards and allies that
are not named lie shuffled in their decks, under those named as on top. Council 0 lies between the
seats 0 and 1. Whoever is named in `hands` is taken in the order of the seats. What a phase would
deal anew, shuffle or lose cannot be said of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from weirwood.kernel import Reader, Refused

from .effects.vocabulary import SEASONS
from .facts import EVENT, STANDARD, Edition
from .rules.advanced import white_cards
from .rules.claim import decide
from .rules.knowledge import WHITE, fact, owner_of
from .rules.round import start
from .settings import SETTINGS, check_settings, new_position
from .state import (
    BIDDING,
    CLAIM,
    CLEANUP,
    EDITIONS,
    KINGSMOOT,
    PHASES,
    SEASON,
    SETUP,
    Position,
    with_sorted,
)

Names = list[str]
Few = Annotated[int, Meta(ge=0, le=99)]


def says(what: str) -> Meta:
    return Meta(description=what)


class CouncilShape(Struct, forbid_unknown_fields=True):
    """What lies in a council."""

    allies: Annotated[Names, says("ids of allies, in the order in which they came")] = field(
        default_factory=list
    )
    tokens: Annotated[list[int], says("the numbers under the power tokens")] = field(
        default_factory=list
    )


class LastingShape(Struct, forbid_unknown_fields=True):
    """A card whose text lasts for the round, wherever it lies now."""

    card: Annotated[str, says("a card with such a text")]
    seat: Annotated[int, says("who played it")]


class Shape(Struct, forbid_unknown_fields=True):
    """A position, and where the game goes on."""

    seats: Annotated[int, Meta(ge=3, le=6, description="how many leaders play")] = 3
    settings: Annotated[dict[str, Any], says("the settings of the match")] = field(
        default_factory=dict
    )
    phase: Annotated[
        Literal["setup", "season", "reveal", "bidding", "claim", "cleanup", "scoring"] | UnsetType,
        says("the step that begins now; bidding if there is a current ally, else setup"),
    ] = UNSET
    season: Annotated[
        Literal["summer", "autumn", "winter"] | UnsetType, says("the first of the game if not said")
    ] = UNSET
    round: Annotated[int, says("of the season, from 1")] = 1
    first: Annotated[int, says("who has the first player token")] = 0
    turn: Annotated[int | UnsetType, says("in bidding: whose turn it is; the first player's")] = (
        UNSET
    )
    leaders: Annotated[Names | UnsetType, says("one for each seat; the first of the box")] = UNSET
    hands: Annotated[
        dict[str, Names] | list[Names], says("by seat; whoever is not named has none")
    ] = field(default_factory=dict)
    piles: Annotated[dict[str, Names] | list[Names], says("bid piles, by seat")] = field(
        default_factory=dict
    )
    knelt: Annotated[list[int], says("seats that have knelt")] = field(default_factory=list)
    played: Annotated[
        list[Few] | UnsetType, says("cards played in this round, by seat; as many as lie in piles")
    ] = UNSET
    current: Annotated[
        str | UnsetType | None, says("the ally bid for; null if it was killed or there is none")
    ] = UNSET
    tokens_on_ally: Annotated[list[int], says("numbers of the tokens on it")] = field(
        default_factory=list
    )
    councils: Annotated[
        dict[str, CouncilShape], says("council 0 lies between the seats 0 and 1, and so on")
    ] = field(default_factory=dict)
    dead: Annotated[Names, says("the dead pile")] = field(default_factory=list)
    discard: Annotated[Names, says("the discard pile")] = field(default_factory=list)
    row: Annotated[Names, says("with revealed allies: the row, from the left")] = field(
        default_factory=list
    )
    ally_deck: Annotated[Names, says("its top, the next ally first")] = field(default_factory=list)
    deck: Annotated[Names, says("the top of the influence deck, the next card first")] = field(
        default_factory=list
    )
    won: Annotated[list[Few] | UnsetType, says("bids won in this season, by seat")] = UNSET
    lost: Annotated[list[Few] | UnsetType, says("bids lost in this season, by seat")] = UNSET
    deck_size: Annotated[
        int | UnsetType, says("cards in the deck; the others lie in the discard pile")
    ] = UNSET
    ally_deck_size: Annotated[int | UnsetType, says("allies in the deck; the others are dead")] = (
        UNSET
    )
    lasting: Annotated[list[LastingShape], says("what holds until the end of the round")] = field(
        default_factory=list
    )
    winner: Annotated[
        int | UnsetType, says("in claim and cleanup: who won the bid; else the piles decide")
    ] = UNSET
    killed: Annotated[
        str | UnsetType, says("an ally of the dead pile that was the current one: its text holds")
    ] = UNSET


# What a phase cannot hold: it does not lie on the table yet, or no longer.
ROUND = ("piles", "knelt", "played", "turn", "current", "tokens_on_ally", "lasting", "killed")
DEALT = ("hands", "deck", "deck_size", "discard", "councils", "dead", "row", "won", "lost")
NOT_IN: dict[str, tuple[str, ...]] = {
    "setup": (*ROUND, *DEALT, "winner", "leaders", "first", "ally_deck", "ally_deck_size"),
    "season": (*ROUND, "winner", "deck"),
    "reveal": (*ROUND, "winner"),
    "bidding": ("winner",),
    "claim": ("turn",),
    "cleanup": ("turn", "current", "tokens_on_ally"),
    "scoring": (*ROUND, "winner"),
}
LASTS = ("bid_rule", "ban_play", "blank_abilities", "protect")


READER = Reader(Shape, "edition.position")


def scenario(data: Mapping[str, Any]) -> tuple[Position, str, tuple[Any, ...]]:
    """The position, and the procedure that plays on from it."""
    given = READER.read(data)
    known = {s.name: s for s in SETTINGS}
    for name in given.settings:
        READER.among(known, name, "settings")
    settings = {s.name: s.read(given.settings.get(s.name, s.default)) for s in SETTINGS}
    check_settings(given.seats, settings)
    st = new_position(given.seats, settings)
    loose = Builder(given, st).fill()
    for key in NOT_IN[PHASES[st.phase]]:
        if data.get(key) not in (None, [], {}):
            READER.refuse(key, data[key], f"not in the phase {PHASES[st.phase]}")
    return st, start.id, loose


class Builder:
    """Takes the named pieces out of the box and leaves the rest in the decks."""

    def __init__(self, given: Shape, st: Position) -> None:
        self.given, self.st = given, st
        self.ed: Edition = EDITIONS[st.edition]
        self.cards = Counter(st.deck) + Counter(st.reserve)
        for deck in self.ed.leader_decks:
            if st.draft != KINGSMOOT:
                self.cards.update(deck)
        self.allies = Counter(self.ed.ally_deck)

    def fill(self) -> tuple[int, int]:
        """The position; how many cards at the bottom of each deck are to be shuffled."""
        st, given, n = self.st, self.given, self.st.seats
        phase = given.phase
        if phase is UNSET:
            phase = "setup" if given.current is UNSET else "bidding"
        st.phase = PHASES.index(phase)
        self.track()
        self.leaders()
        st.hands = [tuple(sorted(row)) for row in self.by_seat("hands", given.hands)]
        st.piles = [tuple(row) for row in self.by_seat("piles", given.piles)]
        st.discard = self.take(given.discard, "discard")
        st.fresh = len(st.discard)
        st.dead = tuple(self.take_allies(given.dead, "dead"))
        st.row = tuple(self.take_allies(given.row, "row"))
        for key, council in given.councils.items():
            c, where = self.seat("councils", key), f"councils.{key}"
            st.councils[c] = tuple(self.take_allies(council.allies, where))
            st.tokens[c] = tuple(self.token(v, where) for v in council.tokens)
        if isinstance(given.current, str):
            (st.current,) = self.take_allies([given.current], "current")
            st.during = self.ed.allies[st.current].during
        elif given.current is UNSET and st.phase in (BIDDING, CLAIM):
            READER.refuse("current", "nothing", "an ally, or null for none")
        if st.current < 0 and given.tokens_on_ally:
            READER.refuse("tokens_on_ally", given.tokens_on_ally, "none without a current ally")
        if st.row and not st.revealed:
            READER.refuse("row", given.row, "only with revealed allies")
        if st.hands != [()] * n and not st.deals:
            READER.refuse("hands", given.hands, "none before the first deal")
        st.on_ally = tuple(self.token(v, "tokens_on_ally") for v in given.tokens_on_ally)
        if len(set(given.knelt)) != len(given.knelt):
            READER.refuse("knelt", given.knelt, "every seat once")
        for seat in given.knelt:
            st.knelt |= 1 << READER.within(seat, 0, n - 1, "knelt")
        turn = st.first if given.turn is UNSET else given.turn
        st.turn = READER.within(turn, 0, n - 1, "turn")
        if given.turn is not UNSET and st.knelt >> st.turn & 1:
            READER.refuse("turn", st.turn, "a leader who has not knelt")
        st.played = list(self.by_number("played", given.played, [len(pile) for pile in st.piles]))
        st.won = self.by_number("won", given.won, [0] * n)
        st.lost = self.by_number("lost", given.lost, [0] * n)
        done = given.round - 1  # every round has one winner
        if sum(st.won) > done or max(st.lost) > done:
            READER.refuse("won", [*st.won, *st.lost], f"bids of {done} rounds")
        self.note_whites()
        # The last of a deck is its top, while people name the top first.
        top = self.take(given.deck, "deck")
        allies = self.take_allies(given.ally_deck, "ally_deck")
        loose = self.put_rest(top[::-1], allies[::-1])
        self.in_force()
        return loose

    def in_force(self) -> None:
        """What holds in this round: cards that last, the text of a killed ally, who won."""
        st, given, ed = self.st, self.given, self.ed
        able = {
            card.id: [e for e in card.on_play if ed.effects[e].op in LASTS] for card in ed.cards
        }
        for i, row in enumerate(given.lasting):
            READER.among([name for name, found in able.items() if found], row.card, f"lasting[{i}]")
            seat = READER.within(row.seat, 0, st.seats - 1, f"lasting[{i}].seat")
            if given.lasting.count(row) > ed.cards[ed.card(row.card)].copies:
                raise Refused("edition.copies", {"key": "lasting", "card": row.card})
            st.lasting += tuple((e, seat) for e in able[row.card])
        if given.killed is not UNSET:
            if given.killed not in [ed.ally_ids[a] for a in st.dead]:
                READER.refuse("killed", given.killed, "an ally of the dead pile")
            if st.current >= 0:
                READER.refuse("killed", given.killed, "no current ally then")
            st.killed = ed.ally(given.killed)
            st.during = ed.allies[st.killed].during
        if given.winner is not UNSET:
            decide(st, READER.within(given.winner, 0, st.seats - 1, "winner"))
        elif st.phase == CLEANUP:
            decide(st)

    def note_whites(self) -> None:
        """Everybody knows whose white cards are out, not which."""
        st = self.st
        for seat, hand in enumerate(st.hands):
            for owner in (owner_of(st, card) for card in hand):
                for viewer in range(st.seats + 1):
                    if owner >= 0 and viewer != seat:
                        new = fact(WHITE + owner, 1 << seat)
                        st.known[viewer] = with_sorted(st.known[viewer], new)

    def track(self) -> None:
        st, given, n = self.st, self.given, self.st.seats
        if given.season is not UNSET:
            first = st.season
            READER.among(SEASONS[first:], given.season, "season")
            st.season = SEASONS.index(given.season)
            st.deals = st.season - first
        if st.phase > SEASON:
            st.deals += 1
        rounds = self.ed.track_last - self.ed.track_start[n] + 1
        st.round = self.ed.track_start[n] + READER.within(given.round, 1, rounds, "round") - 1
        st.first = READER.within(given.first, 0, n - 1, "first")

    def leaders(self) -> None:
        st, names = self.st, self.given.leaders
        if st.phase == SETUP:
            return
        if names is UNSET:
            names = list(self.ed.leader_ids[: st.seats])
        if len(names) != st.seats or len(set(names)) != st.seats:
            READER.refuse("leaders", names, f"{st.seats} different leaders")
        for name in names:
            READER.among(self.ed.leader_ids, name, "leaders")
        st.leader = tuple(self.ed.leader(name) for name in names)

    def put_rest(self, top: list[int], allies: list[int]) -> tuple[int, int]:
        """What was not named: decks, white cards still to come, events set aside."""
        st, ed = self.st, self.ed
        left = sorted(self.cards.elements())
        if st.draft == KINGSMOOT:
            rest, st.reserve = left, ()
        else:
            rest = [c for c in left if ed.cards[c].kind == STANDARD]
            st.reserve = tuple(c for c in left if ed.cards[c].kind == EVENT)
        if st.phase > SETUP:
            white_cards(st)
            st.whites = [tuple(c for c in own if c in left) for own in st.whites]
        others = sorted(self.allies.elements())
        if self.given.deck_size is not UNSET:
            size = READER.within(self.given.deck_size, len(top), len(top) + len(rest), "deck_size")
            gone = len(rest) - (size - len(top))
            st.discard += rest[:gone]
            st.fresh = len(st.discard)
            rest = rest[gone:]
        if self.given.ally_deck_size is not UNSET:
            size = READER.within(
                self.given.ally_deck_size, len(allies), len(allies) + len(others), "ally_deck_size"
            )
            gone = len(others) - (size - len(allies))
            st.dead += tuple(others[:gone])
            others = others[gone:]
        st.deck = [*rest, *top]
        st.ally_deck = [*others, *allies]
        return len(rest), len(others)

    # -- pieces

    def seat(self, key: str, found: str) -> int:
        n = self.st.seats
        if not found.isdecimal():
            READER.refuse(key, found, f"0..{n - 1}")
        return READER.within(int(found), 0, n - 1, key)

    def by_seat(self, key: str, given: dict[str, Names] | list[Names]) -> list[list[int]]:
        """Cards by seat, from an object or a list."""
        rows: list[list[int]] = [[] for _ in range(self.st.seats)]
        if isinstance(given, list):
            given = {str(seat): cards for seat, cards in enumerate(given)}
        for name, cards in given.items():
            rows[self.seat(key, name)] = self.take(cards, f"{key}.{name}")
        return rows

    def take(self, names: Names, key: str) -> list[int]:
        """Influence cards out of the box; more copies than there are is refused."""
        return self.out_of(names, key, self.cards, self.ed.card_numbers)

    def take_allies(self, names: Names, key: str) -> list[int]:
        return self.out_of(names, key, self.allies, self.ed.ally_numbers)

    def out_of(
        self, names: Names, key: str, box: Counter[int], known: Mapping[str, int]
    ) -> list[int]:
        out: list[int] = []
        for name in names:
            if name not in known:
                READER.refuse(key, name, "a name of the card file")
            number = known[name]
            if not box[number]:
                raise Refused("edition.copies", {"key": key, "card": name})
            box[number] -= 1
            out.append(number)
        return out

    def token(self, value: int, key: str) -> int:
        values = self.ed.token_values
        if value not in values:
            READER.refuse(key, value, ", ".join(map(str, values)))
        face = values.index(value)
        if not self.st.supply[face]:
            raise Refused("edition.copies", {"key": key, "card": str(value)})
        self.st.supply[face] -= 1
        return face

    def by_number(
        self, key: str, given: list[int] | UnsetType, default: list[int]
    ) -> tuple[int, ...]:
        if given is UNSET:
            return tuple(default)
        if len(given) != self.st.seats:
            READER.refuse(key, given, "one number for each seat")
        return tuple(given)
