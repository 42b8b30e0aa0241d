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
        "won": [0, 1, 0, 0], "lost": [1, 0, 1, 1]
    }

Everything may be left out but the seats. Hands that are not given are empty; cards and allies that
are not named lie shuffled in their decks, under those named as on top. Council 0 lies between the
seats 0 and 1. Whoever is named in `hands` is taken in the order of the seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from weirwood.games.btwixt.bids import SEASON_NAMES
from weirwood.games.btwixt.content import Edition
from weirwood.games.btwixt.dealing import white_cards
from weirwood.games.btwixt.knowledge import WHITE, fact, owner_of
from weirwood.games.btwixt.rows import with_sorted
from weirwood.games.btwixt.settings import SETTINGS, check_settings, new_position
from weirwood.games.btwixt.start import start
from weirwood.games.btwixt.state import (
    BIDDING,
    CLAIM,
    EDITIONS,
    KINGSMOOT,
    PHASES,
    SETUP,
    Position,
)
from weirwood.kernel import Refused

KEYS = (
    "seats",
    "settings",
    "phase",
    "season",
    "round",
    "first",
    "turn",
    "leaders",
    "hands",
    "piles",
    "knelt",
    "played",
    "current",
    "tokens_on_ally",
    "councils",
    "dead",
    "discard",
    "row",
    "ally_deck",
    "deck",
    "won",
    "lost",
)


def scenario(data: Mapping[str, Any]) -> tuple[Position, str, tuple[Any, ...]]:
    """The position, and the procedure that plays on from it."""
    for key in data:
        if key not in KEYS:
            raise bad(str(key), "an unknown key", ", ".join(KEYS))
    seats = whole(data, "seats", 3, 3, 6)
    settings = {s.name: s.default for s in SETTINGS} | dict(part(data, "settings", {}))
    settings = {s.name: s.read(settings[s.name]) for s in SETTINGS}
    check_settings(seats, settings)
    st = new_position(seats, settings)
    builder = Builder(data, st)
    builder.fill()
    return st, start.id, builder.rest()


def bad(key: str, found: object, allowed: str) -> Refused:
    return Refused("edition.position", {"key": key, "found": str(found)[:80], "allowed": allowed})


def part(data: Mapping[str, Any], key: str, default: Any) -> Any:
    found = data.get(key, default)
    if not isinstance(found, type(default)):
        raise bad(key, found, type(default).__name__)
    return found


def whole(data: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    found = data.get(key, default)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise bad(key, found, f"{low}..{high}")
    return found


class Builder:
    """Takes the named pieces out of the box and leaves the rest in the decks."""

    def __init__(self, data: Mapping[str, Any], st: Position) -> None:
        self.data, self.st = data, st
        self.ed: Edition = EDITIONS[st.edition]
        self.cards = Counter(st.deck) + Counter(st.reserve)
        for deck in self.ed.leader_decks:
            if st.draft != KINGSMOOT:
                self.cards.update(deck)
        self.allies = Counter(self.ed.ally_deck)

    def fill(self) -> None:
        st, data, n = self.st, self.data, self.st.seats
        phase = data.get("phase", "bidding" if "current" in data else "setup")
        if phase not in PHASES:
            raise bad("phase", phase, ", ".join(PHASES))
        st.phase = PHASES.index(phase)
        self.track()
        self.leaders()
        st.hands = [tuple(sorted(row)) for row in self.by_seat("hands")]
        st.piles = [tuple(row) for row in self.by_seat("piles")]
        st.discard = self.take(part(data, "discard", []), "discard")
        st.fresh = len(st.discard)
        st.dead = tuple(self.take_allies(part(data, "dead", []), "dead"))
        st.row = tuple(self.take_allies(part(data, "row", []), "row"))
        self.councils()
        if "current" in data and data["current"] is not None:
            (st.current,) = self.take_allies([data["current"]], "current")
        elif st.phase in (BIDDING, CLAIM) and "current" not in data:
            raise bad("current", "nothing", "an ally, or null for none")
        st.on_ally = tuple(
            self.token(v, "tokens_on_ally") for v in part(data, "tokens_on_ally", [])
        )
        for seat in part(data, "knelt", []):
            self.seat("knelt", seat)
            st.knelt |= 1 << seat
        st.turn = whole(data, "turn", st.first, 0, n - 1)
        st.played = list(self.numbers("played", [len(pile) for pile in st.piles]))
        st.won = self.numbers("won", [0] * n)
        st.lost = self.numbers("lost", [0] * n)
        # The last of a deck is its top, while people name the top first.
        self.note_whites()
        top = self.take(part(data, "deck", []), "deck")
        allies = self.take_allies(part(data, "ally_deck", []), "ally_deck")
        self.put_rest(top[::-1], allies[::-1])

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
        st, data, n = self.st, self.data, self.st.seats
        if "season" in data:
            if data["season"] not in SEASON_NAMES:
                raise bad("season", data["season"], ", ".join(SEASON_NAMES))
            first = st.season
            st.season = SEASON_NAMES.index(data["season"])
            if st.season < first:
                raise bad("season", data["season"], ", ".join(SEASON_NAMES[first:]))
            st.deals = st.season - first
        if st.phase > SETUP + 1:
            st.deals += 1
        rounds = self.ed.track_last - self.ed.track_start[n] + 1
        st.round = self.ed.track_start[n] + whole(data, "round", 1, 1, rounds) - 1
        st.first = whole(data, "first", 0, 0, n - 1)

    def leaders(self) -> None:
        st = self.st
        if st.phase == SETUP:
            return
        names = part(self.data, "leaders", list(self.ed.leader_ids[: st.seats]))
        if len(names) != st.seats or len(set(names)) != st.seats:
            raise bad("leaders", names, f"{st.seats} different leaders")
        for name in names:
            if name not in self.ed.leader_ids:
                raise bad("leaders", name, ", ".join(self.ed.leader_ids))
        st.leader = tuple(self.ed.leader(name) for name in names)

    def councils(self) -> None:
        st = self.st
        for key, council in part(self.data, "councils", {}).items():
            c = self.seat("councils", key)
            if not isinstance(council, Mapping) or set(council) - {"allies", "tokens"}:
                raise bad(f"councils.{key}", council, "allies, tokens")
            where = f"councils.{key}"
            st.councils[c] = tuple(self.take_allies(council.get("allies", []), where))
            st.tokens[c] = tuple(self.token(v, where) for v in council.get("tokens", []))

    def put_rest(self, top: list[int], allies: list[int]) -> None:
        """What was not named: decks, white cards still to come, events set aside."""
        st, ed = self.st, self.ed
        left = sorted(self.cards.elements())
        if st.draft == KINGSMOOT:
            rest, st.reserve = left, ()
        else:
            rest = [c for c in left if ed.cards[c].kind == 0]
            st.reserve = tuple(c for c in left if ed.cards[c].kind == 1)
        if st.phase > SETUP:
            white_cards(st)
            st.whites = [tuple(c for c in own if c in left) for own in st.whites]
        st.deck = [*rest, *top]
        st.ally_deck = [*sorted(self.allies.elements()), *allies]
        self.loose = (len(rest), len(st.ally_deck) - len(allies))

    def rest(self) -> tuple[int, int]:
        """How many cards at the bottom of each deck are to be shuffled."""
        return self.loose

    # -- pieces

    def seat(self, key: str, found: object) -> int:
        n = self.st.seats
        if isinstance(found, str) and found.isdecimal():
            found = int(found)
        if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found < n:
            raise bad(key, found, f"0..{n - 1}")
        return found

    def by_seat(self, key: str) -> list[list[int]]:
        """Cards by seat, from an object or a list."""
        rows: list[list[int]] = [[] for _ in range(self.st.seats)]
        found = self.data.get(key, {})
        if isinstance(found, list):
            found = dict(enumerate(found))
        if not isinstance(found, Mapping):
            raise bad(key, found, "cards by seat")
        for name, cards in found.items():
            rows[self.seat(key, name)] = self.take(cards, f"{key}.{name}")
        return rows

    def take(self, names: object, key: str) -> list[int]:
        """Influence cards out of the box; more copies than there are is refused."""
        return self.out_of(names, key, self.cards, self.ed.card_numbers)

    def take_allies(self, names: object, key: str) -> list[int]:
        return self.out_of(names, key, self.allies, self.ed.ally_numbers)

    def out_of(
        self, names: object, key: str, box: Counter[int], known: Mapping[str, int]
    ) -> list[int]:
        if not isinstance(names, Sequence) or isinstance(names, str):
            raise bad(key, names, "a list of names")
        out: list[int] = []
        for name in names:
            number = known.get(name) if isinstance(name, str) else None
            if number is None:
                raise bad(key, name, "a name of the card file")
            if not box[number]:
                raise Refused("edition.copies", {"key": key, "card": name})
            box[number] -= 1
            out.append(number)
        return out

    def token(self, value: object, key: str) -> int:
        values = self.ed.token_values
        if isinstance(value, bool) or value not in values:
            raise bad(key, value, ", ".join(map(str, values)))
        face = values.index(value)
        if not self.st.supply[face]:
            raise Refused("edition.copies", {"key": key, "card": str(value)})
        self.st.supply[face] -= 1
        return face

    def numbers(self, key: str, default: list[int]) -> tuple[int, ...]:
        found = part(self.data, key, default)
        good = len(found) == self.st.seats and all(
            isinstance(v, int) and not isinstance(v, bool) and 0 <= v < 100 for v in found
        )
        if not good:
            raise bad(key, found, "one number for each seat")
        return tuple(found)
