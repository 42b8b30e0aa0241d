"""Every kind of question: its options, and the rule that a refusal cites."""

from collections.abc import Sequence
from typing import Any

from weirwood.kernel import Decision, Kind, Refusal

from .battle import anywhere, footman_areas, hand, pile, thorns
from .board import reach
from .casualties import casualty_keys
from .combat import support_keys
from .content import (
    AREA,
    AREAS,
    CARDS,
    CONSOLIDATE,
    HOUSE,
    IMPASSABLE,
    MARCH,
    ORDER,
    ORDERS,
    RAID,
    SPECIAL,
    TOKENS,
    WESTEROS,
)
from .house_cards import victims_of_mace
from .keys import AREA_KEYS, CARD_KEYS, END, HOUSE_KEYS, NONE, TRACK_KEYS
from .marches import unit_slots, unit_tokens
from .orders import (
    NO_ORDER,
    banned,
    next_orders,
    of_type,
    raid_targets,
    replaceable,
    unused,
)
from .planning import raven_uses
from .retreat import loss_keys, refuge_keys, robb_keys
from .round import free_houses
from .state import Position
from .strength import SIDES
from .supply import surplus
from .tracks import best_tracks, stars
from .ways import attacks
from .wildlings import (
    FALLS,
    RISES,
    footman_keys,
    knight_keys,
    manned_castles,
    own_castles,
    own_units,
)

Args = tuple[Any, ...]
CHOICES: dict[str, tuple[str, ...]] = {c.id: c.choices for c in WESTEROS if c.choices}


def house(st: Position, seat: int) -> int:
    return st.house[seat]


# --- planning -------------------------------------------------------------------------------------


def order_slots(st: Position, seat: int, args: Args) -> list[str]:
    return st.offers[seat].split()


def order_tokens(
    st: Position, seat: int, args: Args, slot: str, so_far: tuple[tuple[str, str], ...]
) -> list[str]:
    return next_orders(st, st.house[seat], so_far)


def check_orders(
    st: Position, seat: int, args: Args, pairs: tuple[tuple[str, str], ...]
) -> Refusal | None:
    """Why a whole set of orders is not allowed, in the words of the rule it breaks."""
    used = [0] * len(ORDERS)
    special = empty = 0
    for area, token in pairs:
        if token == NO_ORDER:
            empty += 1
            continue
        if token not in ORDER:
            return Refusal("planning.one_each", {"area": area, "order": token})
        order = ORDER[token]
        used[order] += 1
        special += SPECIAL[order]
        if banned(st.bans, order):
            return Refusal("planning.bans", {"area": area, "order": token})
        if used[order] > TOKENS[order]:
            return Refusal("planning.tokens", {"order": token, "number": TOKENS[order]})
    most = stars(st, st.house[seat])
    if special > most:
        return Refusal("planning.stars", {"found": special, "allowed": most})
    return None


def why_not_order(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    """A token that the slot may not have: banned, or none left of it."""
    slot, _, token = key.partition("=")
    if token == NO_ORDER:
        return Refusal("planning.one_each", {"area": slot, "order": token})
    if token in ORDER and banned(st.bans, ORDER[token]):
        return Refusal("planning.bans", {"area": slot, "order": token})
    return None


# --- marching -------------------------------------------------------------------------------------


def march_goals(st: Position, seat: int, args: Args) -> list[str]:
    return [*st.offers, END]


def march_candidates(st: Position, seat: int, args: Args) -> list[str]:
    """Every area within reach, those that may not be entered included."""
    return [AREA_KEYS[a] for a in reach(st, st.house[seat], AREA[args[0]])]


def why_not_march(st: Position, seat: int, args: Args, key: str) -> Refusal | None:
    area = AREA.get(key.partition(":")[2], -1)
    mine = st.house[seat]
    if area < 0 or area not in reach(st, mine, AREA[args[0]]):
        return Refusal("marches.adjacent", {"area": key.partition(":")[2]})
    told = {"area": AREAS[area]}
    if st.neutral[area] == IMPASSABLE:
        return Refusal("neutral.impassable", told)
    if attacks(st, area, mine) and st.attacked:
        return Refusal("marches.one_attack", told)
    if st.neutral[area]:
        return Refusal("neutral.enough", told)
    return Refusal("supply.binds", told)


def march_slots(st: Position, seat: int, args: Args) -> list[str]:
    return unit_slots(st, AREA[args[0]])


def march_tokens(
    st: Position, seat: int, args: Args, slot: str, so_far: tuple[tuple[str, str], ...]
) -> list[str]:
    return unit_tokens(st, st.house[seat], AREA[args[0]], AREA[args[1]], slot, so_far)


# --- small lists ----------------------------------------------------------------------------------


def areas(found: list[int]) -> list[str]:
    return [AREA_KEYS[a] for a in found]


def raid_orders(st: Position, seat: int, args: Args) -> list[str]:
    return areas(of_type(st, st.house[seat], RAID))


def raid_keys(st: Position, seat: int, args: Args) -> list[str]:
    return [*areas(raid_targets(st, st.house[seat], AREA[args[0]])), NONE]


def march_orders(st: Position, seat: int, args: Args) -> list[str]:
    return areas(of_type(st, st.house[seat], MARCH))


def consolidate_orders(st: Position, seat: int, args: Args) -> list[str]:
    return areas(of_type(st, st.house[seat], CONSOLIDATE))


def muster_steps(st: Position, seat: int, args: Args) -> list[str]:
    return [*st.offers, END]


def supply_losses(st: Position, seat: int, args: Args) -> list[str]:
    return surplus(st, st.house[seat])


def westeros_choices(st: Position, seat: int, args: Args) -> list[str]:
    return list(CHOICES[args[0]])


def tied_for_track(st: Position, seat: int, args: Args) -> list[str]:
    return [HOUSE_KEYS[h] for h in range(st.seats) if st.bids[h] == args[1]]


def tied_bidders(st: Position, seat: int, args: Args) -> list[str]:
    return [HOUSE_KEYS[h] for h in range(st.seats) if st.bids[h] == args[0]]


def raven_keys(st: Position, seat: int, args: Args) -> list[str]:
    return raven_uses(st, st.house[seat])


def raven_areas(st: Position, seat: int, args: Args) -> list[str]:
    return areas(replaceable(st, st.house[seat]))


def raven_orders(st: Position, seat: int, args: Args) -> list[str]:
    return [f"order:{ORDERS[o]}" for o in unused(st, st.house[seat], AREA[args[0]])]


def held_cards(st: Position, seat: int, args: Args) -> list[str]:
    return [CARD_KEYS[c] for c in hand(st, st.house[seat])]


def other_cards(st: Position, seat: int, args: Args) -> list[str]:
    return [CARD_KEYS[c] for c in hand(st, st.house[seat]) if CARDS[c] != args[0]]


def fixed(*keys: str) -> Any:
    """The same keys whatever the position."""
    found = list(keys)

    def give(st: Position, seat: int, args: Args) -> list[str]:
        return found

    return give


def support_options(st: Position, seat: int, args: Args) -> list[str]:
    return support_keys(st, st.house[seat], args[1])


def casualty_options(st: Position, seat: int, args: Args) -> list[str]:
    return casualty_keys(st, args[0])


def retreat_options(st: Position, seat: int, args: Args) -> list[str]:
    return refuge_keys(st, args[0], args[1])


def robb_options(st: Position, seat: int, args: Args) -> list[str]:
    return robb_keys(st, args[0], args[1])


def retreat_losses(st: Position, seat: int, args: Args) -> list[str]:
    return loss_keys(args[1])


def mace_options(st: Position, seat: int, args: Args) -> list[str]:
    return victims_of_mace(st, SIDES.index(args[0]))


def queen_options(st: Position, seat: int, args: Args) -> list[str]:
    return areas(thorns(st, SIDES.index(args[0])))


def cersei_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*areas(anywhere(st, SIDES.index(args[0]))), NONE]


def renly_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*areas(footman_areas(st, SIDES.index(args[0]))), NONE]


def patchface_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*(CARD_KEYS[c] for c in hand(st, HOUSE[args[0]])), NONE]


def own_unit_options(st: Position, seat: int, args: Args) -> list[str]:
    return own_units(st, st.house[seat], AREA.get(args[0], -1))


def castle_options(st: Position, seat: int, args: Args) -> list[str]:
    return areas(manned_castles(st, st.house[seat], args[0]))


def best_track_options(st: Position, seat: int, args: Args) -> list[str]:
    return [TRACK_KEYS[t] for t in best_tracks(st, HOUSE[args[0]])]


def knight_options(st: Position, seat: int, args: Args) -> list[str]:
    return knight_keys(st, st.house[seat])


def promote_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*footman_keys(st, st.house[seat]), NONE]


def recover_options(st: Position, seat: int, args: Args) -> list[str]:
    return [*(CARD_KEYS[c] for c in pile(st, st.house[seat])), NONE]


def muster_areas(st: Position, seat: int, args: Args) -> list[str]:
    return [*areas(own_castles(st, st.house[seat])), NONE]


def house_options(st: Position, seat: int, args: Args) -> list[str]:
    return free_houses(st)


KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("setup.house", "setup.choosing", house_options),
        # Westeros
        Kind("westeros.choice", "westeros.choices", westeros_choices),
        Kind("supply.loss", "supply.reduce", supply_losses),
        Kind("mustering.step", "mustering.points", muster_steps),
        Kind("bidding.track", "bidding.available"),
        Kind("wildlings.bid", "bidding.available"),
        Kind("bidding.tie", "bidding.ties", tied_for_track),
        # wildlings
        Kind("wildlings.tie", "wildlings.ties", tied_bidders),
        Kind("wildlings.unit", "wildlings.penalties", own_unit_options),
        Kind("wildlings.castle", "wildlings.horde_lowest", castle_options),
        Kind("wildlings.raid", "wildlings.preemptive_lowest", fixed("units", "positions")),
        Kind("wildlings.best_track", "wildlings.preemptive_tie", best_track_options),
        Kind("wildlings.knight", "wildlings.crow_killers_lowest", knight_options),
        Kind("wildlings.discard", "wildlings.milkwater_others", held_cards),
        Kind("wildlings.fall", "wildlings.king_others", fixed(*(TRACK_KEYS[t] for t in FALLS))),
        Kind("wildlings.rise", "wildlings.king_highest", fixed(*(TRACK_KEYS[t] for t in RISES))),
        Kind("wildlings.promote", "wildlings.crow_killers_highest", promote_options),
        Kind("wildlings.recover", "wildlings.mammoth_highest", recover_options),
        Kind("wildlings.muster", "wildlings.horde_highest", muster_areas),
        # planning
        Kind(
            "planning.orders",
            "planning.one_each",
            order_slots,
            tokens=order_tokens,
            check=check_orders,
            why_not=why_not_order,
        ),
        Kind("planning.raven", "planning.raven", raven_keys),
        Kind("planning.raven_area", "planning.raven_swap", raven_areas),
        Kind("planning.raven_order", "planning.raven_swap", raven_orders),
        Kind("planning.raven_card", "planning.raven_look", fixed("keep", "bury")),
        # actions
        Kind("raids.order", "raids.turns", raid_orders),
        Kind("raids.target", "raids.targets", raid_keys),
        Kind("marches.order", "marches.turns", march_orders),
        Kind(
            "marches.to",
            "marches.adjacent",
            march_goals,
            candidates=march_candidates,
            why_not=why_not_march,
        ),
        Kind("marches.units", "supply.binds", march_slots, tokens=march_tokens),
        Kind("marches.token", "control.vacate", fixed("token", NONE)),
        Kind("neutral.support", "neutral.help", fixed("attacker", NONE)),
        Kind("ports.capture", "ports.capture"),
        Kind("consolidate.order", "consolidate.turns", consolidate_orders),
        Kind("consolidate.use", "consolidate.special", fixed("power", "muster")),
        # combat
        Kind("combat.support", "support.own_units", support_options),
        Kind("combat.accept", "support.refuse", fixed("accept", "refuse")),
        Kind("combat.card", "combat.card_mandatory", held_cards),
        Kind("combat.replace", "house_cards.tyrion", other_cards),
        Kind("combat.redraw", "tides.redraw", fixed("blade", NONE)),
        Kind("combat.blade", "combat.blade", fixed("blade", NONE)),
        Kind("casualties.unit", "casualties.choice", casualty_options),
        Kind("retreat.area", "retreat.where", retreat_options),
        Kind("retreat.robb", "house_cards.robb", robb_options),
        Kind("retreat.loss", "retreat.supply", retreat_losses),
        # house cards
        Kind("cards.tyrion", "house_cards.tyrion", fixed("use", NONE)),
        Kind("cards.aeron", "house_cards.aeron", fixed("use", NONE)),
        Kind("cards.mace", "house_cards.mace", mace_options),
        Kind("cards.queen", "house_cards.queen", queen_options),
        Kind("cards.doran", "house_cards.doran", fixed(*TRACK_KEYS)),
        Kind("cards.cersei", "house_cards.cersei", cersei_options),
        Kind("cards.renly", "house_cards.renly", renly_options),
        Kind("cards.patchface", "house_cards.patchface", patchface_options),
    )
}


def idle(st: Position, decision: Decision, keys: Sequence[str]) -> str:
    """What a house does whose player has gone: hold what it has, and keep out of the rest."""
    for quiet in ("end", "none", "refuse", "keep", "power"):
        if quiet in keys:
            return quiet
    if decision.kind == "planning.orders":
        for order in ("defense_plus_1", "support", "consolidate", "raid"):
            for key in keys:
                if key.endswith(f"={order}"):
                    return key
    return keys[0]
