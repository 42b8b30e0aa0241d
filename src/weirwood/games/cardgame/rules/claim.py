"""The claim of a won challenge.

Ledger: `claim`.
"""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, pick, procedure, tell

from .. import facts as k
from ..facts.terms import ICONS, INTRIGUE, MILITARY, POWER
from ..state import NOTHING, Position
from .keys import Args, Keys, card_keys, character_keys, counted, seat_keys
from .leaving import about_to_leave, carry_out
from .values import holds, in_force, rules_of
from .windows import interrupts, respond
from .winning import move_power
from .zones import characters, discard_from_hand, opponents

CLAIM = rules_of("claim")
CLAIM_ANY = rules_of("claim_any")


@procedure
def claim(st: Position) -> Flow[None]:
    """4.2.4: the claim of the attacking player's plot, read now (rules claim.*)."""
    base = len(st.conds)
    # read now: reactions to winning may have changed it (rule claim.read)
    n = claim_value(st, st.attacker)
    tell(st, "claim.applied", seat=st.attacker, n=n, icon=ICONS[st.type])
    if n and st.type == MILITARY:
        victims = min(n, len(characters(st, st.loser)))
        if victims:
            keys = yield from pick(st, "claim.military", st.loser, least=victims, most=victims)
            lo = about_to_leave(st, military_victims(st, keys), "killed", save=True)
            yield from interrupts(st, lo)
            carry_out(st, lo)
    elif n and st.type == INTRIGUE:
        seats = yield from claimed_seats(st)
        discard_claim(st, seats, n)
    elif n:
        assert st.type == POWER, st.type
        move_power(st, st.home[st.loser], st.home[st.winner], n)
    yield from respond(st, base)


def claim_value(st: Position, seat: int) -> int:
    """The claim of the attacking player's plot in the present challenge, read now."""
    if st.plot[seat] < 0:
        return 0
    # modifiers first, cut off at 0 last: a lowered claim may be raised again
    total = k.FACES[st.cards.face[st.plot[seat]]].claim
    bit = 1 << st.type
    for s in st.sources:
        for rule in CLAIM[st.cards.face[s]]:
            if st.ctrl[s] == seat and rule.icons & bit and in_force(st, rule, s):
                total += rule.n.n
    if st.title[seat] >= 0:
        for rule in CLAIM[st.title[seat]]:
            if rule.icons & bit and holds(st, rule.conditions, seat, NOTHING):
                total += rule.n.n
    for m in st.mods:
        if m.extra & bit and (
            (m.kind == "claim" and m.seat == seat) or (m.kind == "shield" and m.seat == st.defender)
        ):
            total += m.n
    return max(0, total)


def military_victims(st: Position, keys: tuple[str, ...]) -> list[int]:
    named = dict(card_keys(st, st.loser, characters(st, st.loser), several=True))
    return [named[key] for key in keys]


@procedure
def claimed_seats(st: Position) -> Flow[tuple[int, ...]]:
    """Whom intrigue claim hits: the loser, or anybody whom the Master of Whispers names."""
    from_title = whispers(st)
    if not from_title:
        return (st.loser,)
    most = len(from_title)
    keys = yield from pick(st, "claim.opponents", st.winner, least=0, most=most)
    return tuple(int(key.split(":")[1]) for key in keys)


def whispers(st: Position) -> list[int]:
    """Whom intrigue claim may hit by title; nobody without the title (titles.whispers)."""
    title = st.title[st.winner]
    if title < 0 or not any(rule.icons >> st.type & 1 for rule in CLAIM_ANY[title]):
        return []
    return sorted(opponents(st, st.winner))


def discard_claim(st: Position, seats: tuple[int, ...], n: int) -> None:
    for seat in seats:
        discard_from_hand(st, seat, n)


def seat_options(st: Position, seat: int, args: Args) -> Keys:
    return seat_keys(whispers(st))


KINDS = (
    Kind("claim.military", "claim.military", keys=character_keys, count=counted("claim.military")),
    Kind("claim.opponents", "titles.whispers", keys=seat_options),
)
