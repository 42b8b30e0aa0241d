"""The tactics board: claims, and what its zones do. Ledger: `tactics_board`."""

from __future__ import annotations

from weirwood.kernel import Flow, Kind, Refusal, amount, at, chance, choose, procedure, tell

from .. import facts
from ..state import NOBODY, ON, Position
from . import seams
from .actions import free_action, options
from .attack import hits
from .conditions import held, put
from .contexts import claim_now, in_force, pop, push, test_now
from .dice import die
from .keys import key, number
from .modes.missions import swap_mission
from .modes.scoring import quadrant_names
from .objectives import controller
from .orders import aim, window
from .panic import begin, panic_test
from .tactics import discard, draw, hand, trim
from .teams import enemies_of_seat, sides
from .units import enemy_units, is_wall, on_table, side_units
from .wounds import restorable, restore

WATER_GARDENS = "zone_water_gardens"
FIGHTS = ("melee", "ranged", "raze")  # the free actions of the Combat zone
MOVES = ("maneuver", "retreat")  # and of the Maneuver zone
CROWN = -1  # what the Crown zone adds to its Panic test


def free_zones(st: Position) -> list[str]:
    """Zones where nobody stands (rule tactics_board.claim)."""
    return [z for z in st.zones if z not in st.n_zone]


def free_quadrants(st: Position, seat: int) -> list[str]:
    """Quadrants where this player has no NCU yet (rule modes.ncu_quadrant)."""
    if "ncu_in_quadrant" not in facts.MODES[st.mode].rules:
        return []
    taken = {st.n_zone[n] for n, owner in enumerate(st.n_owner) if owner == seat}
    return [q for q in quadrant_names(st) if q not in taken]


def claim_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    found = [f"zone:{z}" for z in free_zones(st)]
    found += [f"quadrant:{q}" for q in free_quadrants(st, st.n_owner[args[0]])]
    return [*found, "none"]


@procedure
def claim(st: Position, n: int, zone: str) -> Flow[None]:
    """Claim a zone: abilities may replace its effect, then it happens (rules tactics_board.claim,
    tactics_board.replace)."""
    seat = st.n_owner[n]
    st.n_zone[n] = zone
    tell(st, "zone.claimed", seat=seat, ncu=st.n_kind[n], nr=n, zone=zone)
    push(st, "claim", ncu=n, zone=zone, replaced=False, target=NOBODY, cancelled=False)
    yield from at("claims", window(st, "ncu.claims"))
    if not claim_now(st)["replaced"]:
        how = "zone"
        if len(replacements(st)) > 1:
            how = yield from choose(st, "board.replace", seat)
        if how == "mission":
            yield from swap_mission(st, seat)
        elif how == "arrows":
            yield from arrows(st, seat)
        else:
            yield from zone_effect(st, seat, zone)
    yield from at("after", window(st, "zone.after"))
    pop(st, "claim")


def replacements(st: Position) -> list[str]:
    """What a mode lets an NCU do instead of the zone's effect."""
    found = ["zone"]
    rules = facts.MODES[st.mode].rules
    if "ncu_swap" in rules and st.missions_next:
        found.append("mission")
    if "ncu_option" in rules and arrow_targets(st):
        found.append("arrows")
    return found


def replace_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return replacements(st)


def arrow_targets(st: Position) -> list[int]:
    """Units that control an objective other than the one in the middle (rule modes.ncu_arrows)."""
    found = []
    for o in range(len(st.o_unit)):
        u = controller(st, o)
        if u != NOBODY and st.o_role[o] != "center" and u not in found:
            found.append(u)
    return found


def arrow_keys(st: Position, seat: int, args: tuple[object, ...]) -> list[str]:
    return [key(st, u) for u in arrow_targets(st)]


@procedure
def arrows(st: Position, seat: int) -> Flow[None]:
    option = yield from choose(st, "board.arrows", seat)
    u = number(option)
    n = die(st, "arrows", 3, seat=seat) + 2
    yield from hits(st, u, n, seat, NOBODY)


def zone_targets(st: Position, seat: int, zone: str) -> list[int]:
    """Units that the effect of a zone may choose."""
    return [u for u in in_zones_reach(st, seat, zone) if not seams.shielded(st, u, seat, "zone")]


def in_zones_reach(st: Position, seat: int, zone: str) -> list[int]:
    if zone in {"zone_crown", "zone_tactics"}:
        return enemy_units(st, seat)
    if zone == "zone_wealth":
        return [u for u in on_table(st) if not is_wall(st, u)]
    if zone in {"zone_combat", "zone_maneuver"}:
        return side_units(st, st.side[seat])
    return []


def zone_choices(st: Position, seat: int, zone: str) -> list[int]:
    """Those for whom something can happen (rule tactics_board.worth)."""
    return [u for u in zone_targets(st, seat, zone) if worthwhile(st, seat, zone, u)]


def worthwhile(st: Position, seat: int, zone: str, u: int) -> bool:
    """Can the effect of a zone do anything to a unit, or an effect that answers the choice?"""
    if zone == "zone_combat":
        able = bool(options(st, u, FIGHTS, NOBODY))
    elif zone == "zone_maneuver":
        able = bool(options(st, u, MOVES, NOBODY))
    elif zone == "zone_wealth":
        able = restorable(st, u) > 0 or bool(held(st, u)) or seams.is_poisoned(st, u)
    elif zone == "zone_tactics":
        able = bool(missing(st, u))
    else:
        assert zone == "zone_crown", zone
        able = crown_matters(st, seat, u)
    return able or seams.heeds_zone(st, u, seat)


def crown_matters(st: Position, seat: int, u: int) -> bool:
    """May the unit fail the test of the Crown zone? If it passes in any case, is that answered?"""
    serial = st.serial
    begin(st, u, True, CROWN, 0, seat, NOBODY, "effect", False)
    seams.test_mods(st)
    found = test_now(st)["auto"] != "pass" or seams.heeds_pass(st, seat)
    pop(st, "test")
    st.serial = serial  # nothing has happened
    return found


def target_keys(st: Position, seat: int, args: tuple[str, ...]) -> list[str]:
    found = [key(st, u) for u in zone_choices(st, seat, args[0])]
    return [*found, "none"] if args[0] in {"zone_combat", "zone_maneuver", "zone_wealth"} else found


def why_not_target(st: Position, seat: int, args: tuple[str, ...], option: str) -> Refusal | None:
    """The rule against a unit that a zone might choose."""
    zone = args[0]
    known = {key(st, u): u for u in in_zones_reach(st, seat, zone)}
    if option not in known:
        return None  # the zone does not speak of it
    u = known[option]
    if seams.shielded(st, u, seat, "zone"):
        return Refusal("abilities.always", {"unit": st.kind[u]})
    return None if worthwhile(st, seat, zone, u) else Refusal("tactics_board.worth")


@procedure
def zone_effect(st: Position, seat: int, zone: str) -> Flow[None]:
    """The printed effect of a zone (rule tactics_board.zones)."""
    if zone == "zone_tactics":
        draw(st, seat, 1 if claim_now(st).get("fewer") else 2)
        yield from trim(st, seat)
    elif zone == "zone_house_of_the_undying":
        lose_a_card(st, seat)
    elif zone == WATER_GARDENS:
        bind(st, seat)
    u = NOBODY
    if zone_choices(st, seat, zone):
        option = yield from choose(st, "board.target", seat, zone)
        if option != "none":
            u = number(option)
    if u == NOBODY:
        return
    claim_now(st)["target"] = u
    goes_on = yield from aim(st, u, seat, "zone")
    u = claim_now(st)["target"]
    if not goes_on or st.where[u] != ON:
        return
    tell(st, "zone.target", seat=seat, zone=zone, unit=st.kind[u], nr=u)
    if zone == "zone_crown":
        yield from panic_test(st, u, CROWN, 0, seat)
    elif zone == "zone_wealth":
        most = min(3, restorable(st, u))
        if most:
            n = yield from amount(st, "board.restore", seat, u, st.kind[u], least=0, most=most)
            restore(st, u, n)
        if held(st, u) or seams.is_poisoned(st, u):
            gone = yield from choose(st, "board.cleanse", seat, u, st.kind[u])
            if gone != "none":
                seams.cleanse(st, u, gone.split(":")[1])
                claim_now(st)["cleansed"] = gone.split(":")[1]
    elif zone == "zone_tactics":
        if missing(st, u):
            token = yield from choose(st, "board.token", seat, u, st.kind[u])
            put(st, u, token.split(":")[1])
        if claim_now(st).get("fewer") and missing(st, u):  # Hizdahr trades a card for it
            more = yield from choose(st, "board.token", seat, u, st.kind[u], at="second")
            put(st, u, more.split(":")[1])
    elif zone == "zone_combat":
        yield from free_action(st, u, FIGHTS, NOBODY)
    elif zone == "zone_maneuver":
        yield from at("maneuver", free_action(st, u, MOVES, NOBODY))


def lose_a_card(st: Position, seat: int) -> None:
    """The next opponent who has cards discards one by chance (rule tactics_board.extra_zones)."""
    for foe in enemies_of_seat(st, seat):
        cards = sorted(hand(st, foe))
        if cards:
            discard(st, cards[chance.draw(st, "discard", len(cards))])
            return


def bind(st: Position, seat: int) -> None:
    """On their next turns opponents activate combat units, if they can (rule
    tactics_board.extra_zones)."""
    for side in sides(st):
        if side != st.side[seat] and not bound(st, side):
            st.effects.append({"what": "bound", "side": side})


def bound(st: Position, side: int) -> bool:
    return in_force(st, "bound", side)


def unbind(st: Position, side: int) -> None:
    st.effects = [
        row for row in st.effects if not (row.get("what") == "bound" and row["side"] == side)
    ]


def missing(st: Position, u: int) -> list[str]:
    """Condition tokens a unit does not carry yet."""
    return [name for name in facts.CONDITIONS if name not in held(st, u)]


def token_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    return [f"token:{name}" for name in missing(st, args[0])]


def cleanse_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    found = held(st, args[0])
    if seams.is_poisoned(st, args[0]):
        found.append("poison")
    return [*(f"token:{name}" for name in found), "none"]


KINDS = (
    Kind("board.claim", "tactics_board.claim", keys=claim_keys),
    Kind("board.replace", "tactics_board.replace", keys=replace_keys),
    Kind("board.target", "tactics_board.zones", keys=target_keys, why_not=why_not_target),
    Kind("board.restore", "tactics_board.wealth"),
    Kind("board.token", "tactics_board.zones", keys=token_keys),
    Kind("board.cleanse", "tactics_board.zones", keys=cleanse_keys),
    Kind("board.arrows", "modes.ncu_arrows", keys=arrow_keys),
)
