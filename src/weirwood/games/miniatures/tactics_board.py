"""NCUs on the tactics board: activation, claiming a zone, and what the zones do."""

from __future__ import annotations

from weirwood.games.miniatures import content, hooks
from weirwood.games.miniatures.actions import free_action
from weirwood.games.miniatures.cardbook import discard, draw, hand
from weirwood.games.miniatures.dice import die
from weirwood.games.miniatures.hands import trim
from weirwood.games.miniatures.hooks import aim, window
from weirwood.games.miniatures.modes.missions import swap_mission
from weirwood.games.miniatures.modes.scoring import quadrant_names
from weirwood.games.miniatures.objectives import controller
from weirwood.games.miniatures.panic import panic_test
from weirwood.games.miniatures.roster import (
    enemies_of_seat,
    enemy_units,
    is_wall,
    key,
    number,
    on_table,
    side_units,
    sides,
)
from weirwood.games.miniatures.rows import in_force, pop, push, top
from weirwood.games.miniatures.state import NOBODY, ON, Position
from weirwood.games.miniatures.tokens import held, put, restore
from weirwood.games.miniatures.wounds import hits
from weirwood.kernel import Flow, at, chance, choose, procedure
from weirwood.kernel.event import tell

WATER_GARDENS = "zone_water_gardens"


def free_zones(st: Position) -> list[str]:
    """Zones where nobody stands (rule tactics_board.claim)."""
    return [z for z in st.zones if z not in st.n_zone]


def free_quadrants(st: Position, seat: int) -> list[str]:
    """Quadrants where this player has no NCU yet (rule modes.ncu_quadrant)."""
    if "ncu_in_quadrant" not in content.MODES[st.mode].rules:
        return []
    taken = {st.n_zone[n] for n, owner in enumerate(st.n_owner) if owner == seat}
    return [q for q in quadrant_names(st) if q not in taken]


def claim_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    found = [f"zone:{z}" for z in free_zones(st)]
    found += [f"quadrant:{q}" for q in free_quadrants(st, st.n_owner[args[0]])]
    return [*found, "none"]


@procedure
def activate_ncu(st: Position, n: int) -> Flow[None]:
    """An NCU's turn: it moves to an empty zone and claims it, or does nothing (rule
    tactics_board.claim)."""
    seat = st.n_owner[n]
    st.actor, st.acting_ncu = seat, n
    push(st, "ncu", ncu=n, lost=False)
    tell(st, "ncu.activated", seat=seat, ncu=st.n_kind[n], nr=n)
    yield from window(st, "ncu.activates")
    able = st.n_alive[n] and not top(st)["lost"]
    if able and len(claim_keys(st, seat, (n,))) > 1:
        option = yield from choose(st, "board.claim", seat, n, st.n_kind[n])
        word = option.split(":")[0]
        if word == "zone":
            yield from claim(st, n, option.split(":")[1])
        elif word == "quadrant":
            st.n_zone[n] = option.split(":")[1]
            tell(st, "ncu.quadrant", seat=seat, ncu=st.n_kind[n], nr=n, quadrant=st.n_zone[n])
    st.n_activated[n] = 1
    pop(st, "ncu")
    st.acting_ncu = NOBODY


@procedure
def claim(st: Position, n: int, zone: str) -> Flow[None]:
    """Claim a zone: abilities may replace its effect, then it happens (rules tactics_board.claim,
    tactics_board.replace)."""
    seat = st.n_owner[n]
    st.n_zone[n] = zone
    tell(st, "zone.claimed", seat=seat, ncu=st.n_kind[n], nr=n, zone=zone)
    push(st, "claim", ncu=n, zone=zone, replaced=False, target=NOBODY, cancelled=False)
    yield from at("claims", window(st, "ncu.claims"))
    if not top(st)["replaced"]:
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
    rules = content.MODES[st.mode].rules
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
    return [u for u in in_zones_reach(st, seat, zone) if not hooks.shielded(st, u, seat, "zone")]


def in_zones_reach(st: Position, seat: int, zone: str) -> list[int]:
    if zone in {"zone_crown", "zone_tactics"}:
        return enemy_units(st, seat)
    if zone == "zone_wealth":
        return [u for u in on_table(st) if not is_wall(st, u)]
    if zone in {"zone_combat", "zone_maneuver"}:
        return side_units(st, st.side[seat])
    return []


def target_keys(st: Position, seat: int, args: tuple[str, ...]) -> list[str]:
    found = [key(st, u) for u in zone_targets(st, seat, args[0])]
    return [*found, "none"] if args[0] in {"zone_combat", "zone_maneuver", "zone_wealth"} else found


@procedure
def zone_effect(st: Position, seat: int, zone: str) -> Flow[None]:
    """The printed effect of a zone (rule tactics_board.zones)."""
    if zone == "zone_tactics":
        draw(st, seat, 1 if top(st).get("fewer") else 2)
        yield from trim(st, seat)
    elif zone == "zone_house_of_the_undying":
        lose_a_card(st, seat)
    elif zone == WATER_GARDENS:
        bind(st, seat)
    u = NOBODY
    if zone_targets(st, seat, zone):
        option = yield from choose(st, "board.target", seat, zone)
        if option != "none":
            u = number(option)
    if u == NOBODY:
        return
    top(st)["target"] = u
    goes_on = yield from aim(st, u, seat, "zone")
    u = int(top(st)["target"])
    if not goes_on or st.where[u] != ON:
        return
    tell(st, "zone.target", seat=seat, zone=zone, unit=st.kind[u], nr=u)
    if zone == "zone_crown":
        yield from panic_test(st, u, -1, 0, seat)
    elif zone == "zone_wealth":
        restore(st, u, 3)
        if held(st, u) or hooks.is_poisoned(st, u):
            gone = yield from choose(st, "board.cleanse", seat, u, st.kind[u])
            if gone != "none":
                hooks.cleanse(st, u, gone.split(":")[1])
                top(st)["cleansed"] = gone.split(":")[1]
    elif zone == "zone_tactics":
        if missing(st, u):
            token = yield from choose(st, "board.token", seat, u, st.kind[u])
            put(st, u, token.split(":")[1])
        if top(st).get("fewer") and missing(st, u):  # Hizdahr trades a card for it
            more = yield from choose(st, "board.token", seat, u, st.kind[u], at="second")
            put(st, u, more.split(":")[1])
    elif zone == "zone_combat":
        yield from free_action(st, u, ("melee", "ranged", "raze"), NOBODY)
    elif zone == "zone_maneuver":
        yield from at("maneuver", free_action(st, u, ("maneuver", "retreat"), NOBODY))


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
    return [name for name in content.CONDITIONS if name not in held(st, u)]


def token_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    return [f"token:{name}" for name in missing(st, args[0])]


def cleanse_keys(st: Position, seat: int, args: tuple[int, ...]) -> list[str]:
    found = held(st, args[0])
    if hooks.is_poisoned(st, args[0]):
        found.append("poison")
    return [*(f"token:{name}" for name in found), "none"]
