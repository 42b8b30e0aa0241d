"""What a player may count on: odds of attacks and charges, and who sees whom.

Everything here looks at a copy of the position and changes nothing. It reckons with all that is in
force when the attack is declared; Orders, cards and effects that may still answer it are not
foreseen. The arithmetic is exact, in `odds`; people and bots see it in hundredths and per mille.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import compress
from math import isqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from weirwood.kernel import Splitmix, place_key

from ..geometry import arcs, sight
from ..geometry.contact import run_to
from ..geometry.rect import front_arrow, pivoted, point_gap2, swept
from ..geometry.trig import SCALE
from ..rules import panic, seams
from ..rules.actions import action_keys, aim, aim_keys, free_keys
from ..rules.attack import (
    arcs_for,
    begin,
    count_dice,
    defense_need,
    needed,
    panic_modifier,
    shots,
    weaken_by_objective,
    weapon_keys,
    weapons,
)
from ..rules.charge import (
    advance,
    align,
    declare,
    field_of,
    lanes,
    limit,
    note_ground,
    open_lane,
    propose_pivots,
    side_choices,
    targets,
    why_not_lane,
)
from ..rules.contexts import top
from ..rules.dice import rerollers
from ..rules.field import engage
from ..rules.keys import Args, number
from ..rules.measuring import INCH
from ..rules.paths import room, slowed, speed
from ..rules.sight import sees_from
from ..rules.terrain import on_piece, outline, pieces_that
from ..rules.units import engaged, is_wall, on_table, profile, put, tray
from .odds import Attack, Outlook, Panic, mixed, outlook, run_chances

if TYPE_CHECKING:
    from ..state import Position


NO_CHANCE: Final = Fraction(0)
LISTED: Final = 16  # candidates of a placement that a table lists


def supposed(st: Position) -> Position:
    """A copy to try things on: its dice are not those that will be rolled."""
    new = st.copy()
    new.chance = 0
    new.tape = None
    return new


def turns(st: Position, what: str, u: int) -> tuple[bool, ...]:
    """Who may re-roll, in order: the side whose dice they are (True) or its enemies."""
    own = st.side[st.owner[u]]
    return tuple(st.side[seat] == own for seat in rerollers(st, what))


# ---- attacks -----------------------------------------------------------------------------------


def attack_outlook(st: Position, u: int, v: int, index: int, side: str) -> Outlook:
    """An attack that is about to be declared."""
    return declared(supposed(st), u, v, index, side, charge=False)


def declared(new: Position, u: int, v: int, index: int, side: str, *, charge: bool) -> Outlook:
    """Declare an attack in a supposed position and read its numbers."""
    begin(new, u, v, index, side, charge)
    weaken_by_objective(new)
    count_dice(new)
    row = top(new)
    mine = turns(new, "attack", u)
    row["hits"] = row["n"]
    seams.defense_mods(new)
    words, flags = row["keywords"], row["flags"]
    attack = Attack(
        dice=row["n"],
        need=needed(new),
        rerolls=mine,
        defense=defense_need(new),
        defense_rerolls=turns(new, "defense", v),
        critical="critical_blow" in words,
        precision="precision" in words,
        all_hit="all_hit" in flags,
        no_defense="no_defense" in flags,
        six_only="six_only" in flags,
        half="half" in flags,
        no_wounds="no_wounds" in flags,
        extra_hits=row["extra_hits"],
        extra_blocks=row["extra_blocks"],
        extra_wounds=row["extra_wounds"],
    )
    test = None
    if not is_wall(new, v) and "no_panic" not in flags:
        test = panic_odds(new, v, u)
    return outlook(attack, test, new.health[v])


def panic_odds(new: Position, v: int, u: int) -> Panic:
    """The Panic test after the attack at the top of the stack of a supposed position."""
    row = top(new)
    mod = panic_modifier(new)
    panic.begin(new, v, True, mod, row["panic_extra"], new.owner[u], u, "attack", False)
    seams.test_mods(new)
    test = top(new)
    return Panic(
        need=profile(new, v).morale - test["mod"] - panic.ground(new, v),
        rerolls=turns(new, "test", v),
        extra=test["extra"],
        cap=test["cap"],
        sure=test["auto"],
    )


def best_melee(st: Position, u: int, v: int) -> Outlook | None:
    """The best melee attack on an engaged enemy."""
    side = arcs_for(st, u, v, ranged=False)[0]
    found = [attack_outlook(st, u, v, i, side) for i in weapons(st, u, ranged=False)]
    return max(found, key=worth, default=None)


def shot(st: Position, u: int, v: int, index: int) -> Outlook:
    """A ranged attack from where the unit stands; on a tie of arcs the better one."""
    sides = arcs_for(st, u, v, ranged=True)
    return max((attack_outlook(st, u, v, index, side) for side in sides), key=worth)


def best_shot(st: Position, u: int) -> tuple[int, Outlook] | None:
    """The best target of a ranged attack from where the unit stands."""
    found = [(v, shot(st, u, v, i)) for i, v in shots(st, u, tray(st, u))]
    return max(found, key=lambda pair: worth(pair[1]), default=None)


def worth(promised: Outlook) -> Fraction:
    return promised.lost + promised.destroyed


# ---- charges -----------------------------------------------------------------------------------


class Charge(NamedTuple):
    """What a charge promises: the chance to arrive, the least face for it, and the attack then."""

    chance: Fraction
    need: int
    attack: Outlook | None


def reaching(st: Position, u: int, v: int, pivot: int) -> tuple[int, ...]:
    """The faces of the die with which a charge along a lane reaches its target."""
    here = tray(st, u)
    start = pivoted(here, pivot)
    run = run_to(start, tray(st, v))
    fast = speed(st, u)
    return tuple(
        face
        for face in range(1, 7)
        if run <= (far := fast + face * INCH) - slowed(st, u, here, swept(start, 0, min(run, far)))
    )


def charge_odds(st: Position, u: int, v: int, pivot: int | None = None) -> Charge:
    """A charge by its best lane (or a given one), and the attack if it arrives."""
    tried = lanes(st, u, v) if pivot is None else [pivot]
    field = field_of(st, u, v)
    free = [p for p in tried if why_not_lane(st, u, v, p, field) is None]
    if pivot is None and not free:
        way = open_lane(st, u, v)
        free = [] if way is None else [way]
    sides = side_choices(st, u, v)
    if not free or not sides:
        return Charge(NO_CHANCE, 7, None)
    lane = max(free, key=lambda p: len(reaching(st, u, v, p)))
    faces = reaching(st, u, v, lane)
    new = supposed(st)
    declare(new, u, v, sides[0])
    chances = run_chances(faces, len(turns(new, "charge", u)))
    total = sum(chances.values(), NO_CHANCE)
    if not chances:
        return Charge(NO_CHANCE, 7, None)
    found = [arrival(st, u, v, lane, side, chances) for side in sides]
    best = max((a for a in found if a is not None), key=worth, default=None)
    return Charge(total, min(faces), best)


def arrival(
    st: Position, u: int, v: int, lane: int, side: str, chances: dict[int, Fraction]
) -> Outlook | None:
    """The attack at the end of a charge: a low die takes its bonus (rule charge.disorderly)."""
    orders = sum((c for face, c in chances.items() if face > 1), NO_CHANCE)
    mess = sum((c for face, c in chances.items() if face <= 1), NO_CHANCE)
    parts = []
    for disorderly, chance in ((False, orders), (True, mess)):
        if chance:
            new = supposed(st)
            declare(new, u, v, side)
            put(new, u, pivoted(tray(new, u), lane))
            row = top(new)
            row["distance"], row["disorderly"] = limit(new, u), disorderly
            advance(new)
            shifts = room(new, u, v, side)
            if not row["success"] or not shifts:
                return None
            note_ground(new, u)
            align(new, u, v, side, shifts[0])
            engage(new, u, v)
            note_ground(new, u)
            found = [
                declared(new.copy(), u, v, i, side, charge=True)
                for i in weapons(new, u, ranged=False)
            ]
            parts.append((chance, max(found, key=worth)))
    return mixed(parts)


# ---- as a table shows it -----------------------------------------------------------------------


def hundredths(value: Fraction) -> int:
    return round(value * 100)


def per_mille(value: Fraction) -> int:
    return round(value * 1000)


def shown(promised: Outlook) -> dict[str, int]:
    """Hits and wounds in hundredths, chances per mille."""
    return {
        "dice": promised.dice,
        "need": promised.need,
        "hits": hundredths(promised.hits),
        "wounds": hundredths(promised.lost),
        "panic": per_mille(promised.panic),
        "destroyed": per_mille(promised.destroyed),
    }


def shown_charge(promised: Charge) -> dict[str, int]:
    told = {} if promised.attack is None else shown(promised.attack)
    return {**told, "chance": per_mille(promised.chance), "face": promised.need}


def option_odds(st: Position, u: int, option: str) -> dict[str, int]:
    """The odds of one action of a unit; nothing where nothing is rolled."""
    word = option.partition(":")[0]
    if word == "charge":
        return shown_charge(charge_odds(st, u, number(option)))
    if word == "melee":
        found = best_melee(st, u, number(option))
        return {} if found is None else shown(found)
    if word == "ranged":
        best = best_shot(st, u)
        return {} if best is None else {"target": best[0], **shown(best[1])}
    return {}


def odds_of(st: Position) -> dict[str, dict[str, int]]:
    """The odds of the options of the open question, by key, where something is rolled for them."""
    if len(st.asked) != 1 or st.asked[0].kind not in FORECASTS:
        return {}
    asked = st.asked[0]
    found = FORECASTS[asked.kind](st, asked.seat, asked.args)
    return {key: row for key, row in found.items() if row}


def of_actions(st: Position, seat: int, args: Args) -> dict[str, dict[str, int]]:
    return {key: option_odds(st, args[0], key) for key in action_keys(st, seat, args)}


def of_free_actions(st: Position, seat: int, args: Args) -> dict[str, dict[str, int]]:
    return {key: option_odds(st, args[0], key) for key in free_keys(st, seat, args)}


def of_targets(st: Position, seat: int, args: Args) -> dict[str, dict[str, int]]:
    found = {}
    for key in aim_keys(st, seat, args):
        index, v = aim(st, args[0], key)
        found[key] = shown(shot(st, args[0], v, index))
    return found


def of_weapons(st: Position, seat: int, args: Args) -> dict[str, dict[str, int]]:
    """Each melee attack of the card, also at the end of a charge that arrived."""
    u, v, charge = args[0], args[3], args[4]
    side = arcs_for(st, u, v, ranged=False)[0]
    return {
        key: shown(declared(supposed(st), u, v, number(key), side, charge=charge))
        for key in weapon_keys(st, seat, args)
    }


def of_lanes(st: Position, seat: int, args: Args) -> dict[str, dict[str, int]]:
    """The lanes that a table lists."""
    u, v = args[:2]
    plans = propose_pivots(st, u, v, Splitmix(0), LISTED)
    return {place_key(p): shown_charge(charge_odds(st, u, v, p["pivot"])) for p in plans}


FORECASTS: Final = {
    "turn.action": of_actions,
    "action.free": of_free_actions,
    "attack.target": of_targets,
    "attack.weapon": of_weapons,
    "charge.pivot": of_lanes,
}


# ---- sight -------------------------------------------------------------------------------------


def sight_of(st: Position, u: int) -> list[dict[str, Any]]:
    """What a unit sees of its enemies from where it stands, and what hides the others.

    One row for each enemy: `why` is "" if it is seen, "arc" if no part of it lies in the front arc,
    else "hidden", by the units and pieces listed. `distance` is measured from the front arrow,
    `arc` is the arc of the enemy that holds most of this tray, `shot` whether a ranged attack of
    the unit reaches it from here.
    """
    rect = tray(st, u)
    x, y = front_arrow(rect)
    aims = {v for _, v in shots(st, u, rect)} if not engaged(st, u) else set()
    found: list[dict[str, Any]] = []
    for v in targets(st, u):
        target = tray(st, v)
        row: dict[str, Any] = {
            "unit": v,
            "why": "",
            "units": [],
            "pieces": [],
            "distance": isqrt(point_gap2(target, x, y)) // SCALE,
            "arc": arcs_for(st, u, v, ranged=True)[0],
            "shot": v in aims,
        }
        if not arcs.in_front(rect, target):
            row["why"] = "arc"
        elif not sees_from(st, u, rect, v):
            row["why"] = "hidden"
            row["units"], row["pieces"] = hiders(st, u, v)
        found.append(row)
    return found


def hiders(st: Position, u: int, v: int) -> tuple[list[int], list[int]]:
    """The trays and pieces that hide a unit: each that does so alone, else all that help to."""
    rect, target = tray(st, u), tray(st, v)
    trays = [w for w in on_table(st) if w not in (u, v) and not is_wall(st, w)]
    solid = [
        i
        for i in pieces_that(st, "hides")
        if not on_piece(st, i, rect) and not on_piece(st, i, target)
    ]
    near = sight.in_the_way(
        rect, target, [tray(st, w) for w in trays], [outline(st, i) for i in solid]
    )
    trays, solid = list(compress(trays, near[0])), list(compress(solid, near[1]))
    alone = (
        [w for w in trays if not sight.sees(rect, target, [tray(st, w)])],
        [i for i in solid if not sight.sees(rect, target, (), [outline(st, i)])],
    )
    if any(alone):
        return alone
    needed: list[tuple[str, int]] = [*(("unit", w) for w in trays), *(("piece", i) for i in solid)]
    for thing in tuple(needed):
        fewer = [other for other in needed if other != thing]
        units = [tray(st, w) for what, w in fewer if what == "unit"]
        shapes = [outline(st, i) for what, i in fewer if what == "piece"]
        if not sight.sees(rect, target, units, shapes):
            needed = fewer
    return (
        [w for what, w in needed if what == "unit"],
        [i for what, i in needed if what == "piece"],
    )
