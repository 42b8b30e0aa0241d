"""The Westeros phase: three cards, their icons, and what they do. Ledger: `westeros`."""

from weirwood.kernel import Flow, Kind, at, barrier, choose, procedure, tell

from ..facts import BANS, CROWNS, DECKS, HOUSES, PORT, THREAT_ATTACK, THREAT_STEP, WESTEROS
from ..state import Position
from .bidding import clash
from .control import gain, held_lands
from .keys import Args
from .mustering import all_houses
from .ports import blockaded
from .setup import shuffle_deck
from .supply import adjust
from .tracks import blade, raven, throne
from .wildlings import attack

CHOOSERS = {"throne_choice": throne, "raven_choice": raven, "blade_choice": blade}
CHOICES: dict[str, tuple[str, ...]] = {c.id: c.choices for c in WESTEROS if c.choices}


@procedure
def westeros(st: Position) -> Flow[None]:
    """Reveal three cards, advance the wildlings, resolve I, II, III (westeros.steps)."""
    for deck in range(3):
        reveal(st, deck)
    yield from advance(st, sum(WESTEROS[card].icons for card in st.shown))
    for deck in range(3):
        yield from at("card", resolve(st, deck))


def reveal(st: Position, deck: int) -> None:
    """Draw a card; Winter Is Coming is shuffled back at once, so that the next icon counts too."""
    draw(st, deck)
    while st.winter_at_reveal and WESTEROS[st.shown[deck]].effect == "reshuffle":
        shuffle_deck(st, deck)
        draw(st, deck)


def draw(st: Position, deck: int) -> None:
    """The top card of a deck lies face up."""
    size = len(DECKS[deck])
    st.shown[deck] = st.westeros[deck * size + st.drawn[deck]]
    st.drawn[deck] += 1
    barrier(st)
    tell(st, "westeros.card", deck=deck + 1, card=WESTEROS[st.shown[deck]].id)


@procedure
def advance(st: Position, icons: int) -> Flow[None]:
    """One space per icon; at twelve they attack at once, and what is left over is lost."""
    if not icons:
        return
    st.threat = min(THREAT_ATTACK, st.threat + icons * THREAT_STEP)
    tell(st, "westeros.threat", threat=st.threat, icons=icons)
    if st.threat >= THREAT_ATTACK:
        yield from attack(st, st.threat, -1)


@procedure
def resolve(st: Position, deck: int) -> Flow[None]:
    """The effect of one card, after the choice that it may leave (westeros.resolve)."""
    card = WESTEROS[st.shown[deck]]
    effect = card.effect
    if effect == "reshuffle":
        # Played by the letter of the rulebook: a new card, its icon and its effect, in its turn.
        shuffle_deck(st, deck)
        draw(st, deck)
        yield from advance(st, WESTEROS[st.shown[deck]].icons)
        yield from at("again", resolve(st, deck))
        return
    if card.choices:
        house = CHOOSERS[effect](st)
        key = yield from choose(st, "westeros.choice", st.seat[house], WESTEROS[st.shown[deck]].id)
        tell(st, "westeros.chosen", house=HOUSES[house], choice=key)
        yield from at("choice", carry_out(st, key))
        return
    yield from carry_out(st, effect)


@procedure
def carry_out(st: Position, effect: str) -> Flow[None]:
    """Supply, mustering, bidding, income, wildlings, or a ban on orders (westeros.effects)."""
    if effect == "supply":
        yield from adjust(st)
    elif effect == "muster":
        yield from all_houses(st)
    elif effect == "clash":
        yield from clash(st)
    elif effect == "income":
        pay(st)
    elif effect == "wildlings":
        yield from attack(st, st.threat, -1)
    elif effect != "none":
        assert effect in BANS, effect
        st.bans |= 1 << BANS.index(effect)
        tell(st, "westeros.banned", ban=effect)


def pay(st: Position) -> None:
    """Game of Thrones: crowns and open ports."""
    for house in st.tracks[: st.seats]:
        got = gain(st, house, income(st, house))
        tell(st, "westeros.income", house=HOUSES[house], power=got)


def income(st: Position, house: int) -> int:
    """Crowns of controlled areas, and one for each own port with a ship and open water."""
    total = sum([CROWNS[a] for a in held_lands(st, house)])
    return total + sum(1 for p in PORT if st.who[p] == house and not blockaded(st, p, house))


def westeros_choices(st: Position, seat: int, args: Args) -> list[str]:
    return list(CHOICES[args[0]])


KINDS = (Kind("westeros.choice", "westeros.choices", westeros_choices),)
