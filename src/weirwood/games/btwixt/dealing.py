"""Decks, hands and seasons: everything that is shuffled and dealt (chapters setup, season)."""

from __future__ import annotations

from weirwood.games.btwixt import knowledge
from weirwood.games.btwixt.allies import fill_row
from weirwood.games.btwixt.bids import SEASON_NAMES
from weirwood.games.btwixt.hands import discard, random_of
from weirwood.games.btwixt.knowledge import WHITE, fact
from weirwood.games.btwixt.rows import with_sorted, without
from weirwood.games.btwixt.state import (
    EDITIONS,
    KINGSMOOT,
    NO_DRAFT,
    NO_LIMIT,
    NOBODY,
    SETUP,
    Position,
)
from weirwood.kernel import draw, shuffle, tell, tell_some


def blank_position(seats: int, settings: dict[str, object], key: str) -> Position:
    """The table before anything is shuffled (chapter setup)."""
    ed = EDITIONS[key]
    draft = str(settings["draft"])
    st = Position(
        seats,
        edition=key,
        advanced=bool(settings["advanced"]),
        draft=("none", "draft", "kingsmoot").index(draft),
        revealed=bool(settings["revealed"]),
        leader_mode=str(settings["leaders"]),
        phase=SETUP,
    )
    start = ed.season_start_short if settings["short"] else ed.season_start
    st.season = start[seats]
    st.round = ed.track_start[seats]
    st.leader = (NOBODY,) * seats
    st.hands = [()] * seats
    st.piles = [()] * seats
    st.whites = [()] * seats
    st.packs = [()] * seats
    st.kept = [()] * seats
    st.councils = [()] * seats
    st.tokens = [()] * seats
    st.known = [()] * (seats + 1)
    st.supply = list(ed.token_counts)
    st.won = st.lost = (0,) * seats
    begin_round(st)
    st.ally_deck = list(ed.ally_deck)
    st.deck = list(ed.standard_deck)
    st.reserve = ed.event_deck
    if st.draft == KINGSMOOT:  # kingsmoot.deck
        st.deck += ed.event_deck + tuple(c for own in ed.leader_decks for c in own)
        st.reserve = ()
    return st


def begin_round(st: Position) -> None:
    """Nobody has bid, nobody kneels, nothing lasts any more (cleanup.stand, cleanup.ends)."""
    n = st.seats
    st.current = st.winner = st.second = st.placed = st.killed = NOBODY
    st.chooser = st.next_first = st.playing = st.redirect = NOBODY
    st.that = st.sharer = st.acting = st.here = NOBODY
    st.knelt = st.kneeling = 0
    st.played = [0] * n
    st.limit = (NO_LIMIT,) * n
    st.must = (0,) * n
    st.totals = st.lasting = st.queue = ()
    st.fresh = len(st.discard)


def prepare(st: Position) -> None:
    """Shuffle the allies and name the first player (setup.allies, setup.first_player)."""
    shuffle(st, "allies", st.ally_deck)
    st.first = draw(st, "first player", st.seats)
    tell(st, "first.player", seat=st.first)


def take_leader(st: Position, seat: int, leader: int) -> None:
    st.leader = (*st.leader[:seat], leader, *st.leader[seat + 1 :])
    tell(st, "leader.taken", seat=seat, leader=EDITIONS[st.edition].leader_ids[leader])


def random_leader(st: Position) -> int:
    """One of the leaders still free, by chance."""
    free = free_leaders(st)
    return free[draw(st, "leader", len(free))]


def free_leaders(st: Position) -> list[int]:
    return [k for k in range(len(EDITIONS[st.edition].leader_ids)) if k not in st.leader]


def white_cards(st: Position) -> None:
    """Each leader takes the white cards of their name (advanced.white)."""
    if st.advanced and st.draft != KINGSMOOT:
        decks = EDITIONS[st.edition].leader_decks
        st.whites = [decks[leader] for leader in st.leader]


# ---- a season ----------------------------------------------------------------------------------


def begin_season(st: Position) -> None:
    """Hands back, shuffle, events, deal (season.change, advanced.order)."""
    first = not st.deals
    if not first:
        for hand in st.hands:
            for card in hand:
                discard(st, card)
        st.hands = [()] * st.seats
        st.deck += st.discard
        st.discard = []
        st.fresh = 0
        st.made = ()
        add_events(st)
    st.deck.sort()  # what lay where before the shuffle must not matter
    shuffle(st, "deck", st.deck)
    st.won = st.lost = (0,) * st.seats
    knowledge.forget_all(st)
    tell(st, "season.began", season=SEASON_NAMES[st.season])
    deal(st)
    st.deals += 1
    if st.revealed:
        fill_row(st, st.seats + 1)


def add_events(st: Position) -> None:
    """Random events join the deck at the end of a season (advanced.events_3_4 and _5_6)."""
    if not st.advanced or st.draft == KINGSMOOT:
        return
    count = EDITIONS[st.edition].events_after[st.seats][st.season - 1]
    new = random_of(st, list(st.reserve), count, "events")
    if new:
        for card in new:
            st.reserve = without(st.reserve, card)
        st.deck += new
        tell(st, "events.added", n=len(new))


def hand_size(st: Position) -> int:
    """Cards dealt from the deck (setup.hand, advanced.deal, kingsmoot.hand)."""
    ed = EDITIONS[st.edition]
    return ed.hand_advanced if st.advanced and st.draft != KINGSMOOT else ed.hand


def deal(st: Position) -> None:
    """Deal to hands or, in a draft, to the packs that will be passed."""
    count = hand_size(st)
    drafting = st.draft != NO_DRAFT
    for seat in range(st.seats):
        cards = tuple(sorted(st.deck[max(0, len(st.deck) - count) :]))
        del st.deck[len(st.deck) - len(cards) :]
        if drafting:
            st.packs[seat] = cards
        else:
            st.hands[seat] = cards
            tell_hand(st, seat)


def tell_hand(st: Position, seat: int) -> None:
    if st.tape is not None:
        ids = EDITIONS[st.edition].card_ids
        hand = st.hands[seat]
        secret = {"cards": [ids[c] for c in hand]}
        tell_some(st, (seat,), "hand.dealt", secret, seat=seat, n=len(hand))


def add_white(st: Position) -> None:
    """One random white card of their own for each leader (advanced.deal, running_out.white)."""
    ed = EDITIONS[st.edition]
    for seat in range(st.seats):
        for _ in range(min(ed.white_each_season, len(st.whites[seat]))):
            card = st.whites[seat][draw(st, "white", len(st.whites[seat]))]
            st.whites[seat] = without(st.whites[seat], card)
            st.hands[seat] = with_sorted(st.hands[seat], card)
            secret = {"card": ed.card_ids[card]}
            tell_some(st, (seat,), "white.dealt", secret, seat=seat)
            new = fact(WHITE + seat, 1 << seat)
            for viewer in range(st.seats + 1):
                if viewer != seat:
                    st.known[viewer] = with_sorted(st.known[viewer], new)


# ---- the end of a round ------------------------------------------------------------------------


def end_round(st: Position) -> None:
    """Count the bid, pass the first player token (round.pass_token, ops.set_first_player)."""
    st.won = tuple(n + (seat == st.winner) for seat, n in enumerate(st.won))
    st.lost = tuple(n + (seat != st.winner) for seat, n in enumerate(st.lost))
    st.first = st.next_first if st.next_first >= 0 else (st.first + 1) % st.seats
    tell(st, "first.player", seat=st.first)
    begin_round(st)


def advance(st: Position) -> str:
    """Move the round token: the same season goes on, a new one begins, or the game is over."""
    ed = EDITIONS[st.edition]
    if st.round < ed.track_last:
        st.round += 1
        return "round"
    st.round = ed.track_start[st.seats]
    if st.season == len(SEASON_NAMES) - 1:
        return "over"
    st.season += 1
    return "season"
