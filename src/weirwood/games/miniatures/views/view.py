"""What a seat may see. Everything on the table is public; hands and decks are not."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from weirwood.kernel import secrets

from .. import facts
from ..geometry.contact import flush
from ..rules.attack import stands
from ..rules.commanders import is_commander
from ..rules.conditions import held
from ..rules.contexts import charge_now
from ..rules.field import side_touched, zones_of_game
from ..rules.objectives import controller
from ..rules.paths import align_keys
from ..rules.tactics import FACES, pile
from ..rules.teams import captain, free_for_all
from ..rules.terrain import KEYWORDS, fact, slowness
from ..rules.units import PROFILES, figures_left, is_wall, ranks_left, touching, tray
from ..rules.winning import target_points
from ..state import BOX, DECK, DISCARD, HAND, NOBODY, ON, PINNED, SECRETS
from .forecast import odds_of, sight_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..geometry.rect import Rect
    from ..state import Position


PLACES = ("reserve", "table", "destroyed")
LOOKING = frozenset(
    {
        "turn.action", "action.free", "attack.target", "attack.shift", "charge.pivot",
        "move.maneuver", "move.march", "move.shift", "move.pivot",
    }
)  # fmt: skip


def view(st: Position, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) knows it, and what may come of it."""
    return {**brief(st, seat), **prospects(st, seat)}


def seen(st: Position, seat: int | None, shared: Mapping[str, Any]) -> dict[str, Any]:
    """The same, made of what everybody sees: only what this seat sees otherwise is looked at."""
    out = dict(shared)
    if seat is not None:
        piles = known_by(st, seat)
        out["players"] = [known(st, row, seat, piles) for row in shared["players"]]
    return {**out, **prospects(st, seat)}


def public(st: Position) -> dict[str, Any]:
    """The position as a spectator knows it, and so does everybody."""
    return brief(st, None)


def brief(st: Position, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) knows it."""
    return {
        "mode": st.mode,
        "points": st.points,
        "target": target_points(st),
        "table": [st.width, st.height],
        "phase": st.phase,
        "round": st.round,
        "rounds": facts.CONTENT.rounds,
        "first": st.first,
        "turn": st.turn,
        "acting": st.acting,
        "acting_ncu": st.acting_ncu,
        "attacker": st.attacker,
        "free_for_all": free_for_all(st),
        "zones": zone_rows(st),
        "players": [player(st, s, seat) for s in range(st.seats)],
        "sides": [
            {
                "points": st.vp[side],
                "captain": captain(st, side),
                "zone": st.zone[side],
                "bonuses": list(st.bonuses[side]),
                "spent": list(st.spent[side]),
            }
            for side in range(len(st.vp))
        ],
        "units": [unit(st, u) for u in range(len(st.kind))],
        "ncus": [ncu(st, n) for n in range(len(st.n_kind))],
        "board": [{"zone": z, "ncu": at_zone(st, z)} for z in st.zones],
        "terrain": [piece(st, i) for i in range(len(st.t_kind))],
        "objectives": [objective(st, o) for o in range(len(st.o_x))],
        "missions": list(st.missions),
        "missions_next": list(st.missions_next),
        "effects": [
            {k: v for k, v in row.items() if isinstance(v, (int, str))} for row in st.effects
        ],
        "now": [context(row) for row in st.stack],
        "profiles": profiles(
            st.kind, st.n_kind, tuple(sorted({a for row in st.muster for a in row}))
        ),
    }


def prospects(st: Position, seat: int | None) -> dict[str, Any]:
    """For whoever is asked: the odds of the options, what the acting unit sees, and where a tray
    would lie.

    Everybody could work them out; they are left out elsewhere because they take a while.
    """
    asked = st.asked[0] if len(st.asked) == 1 else None
    if asked is None or asked.seat != seat:
        return {"odds": {}, "sight": None, "places": {}}
    u = st.acting
    looks = asked.kind in LOOKING and u != NOBODY and st.where[u] == ON
    return {
        "odds": odds_of(st),
        "sight": {"unit": u, "enemies": sight_of(st, u)} if looks else None,
        "places": {
            key: list(end[:3]) for key, end in places_of(st, asked.kind, asked.args).items()
        },
    }


def places_of(st: Position, kind: str, args: tuple[Any, ...]) -> dict[str, Rect]:
    """Where a tray would lie by each option, while it aligns with an enemy's."""
    if kind == "attack.stance":
        return stands(st, args[0], args[1])
    if kind == "charge.align":
        u, shifts = args[:2]
        row = charge_now(st)
        a, b = st.half_width[u], st.half_depth[u]
        target = tray(st, row["target"])
        return {
            key: flush(target, row["side"], a, b, shift)
            for key, shift in zip(align_keys(shifts, a), shifts, strict=True)
        }
    return {}


@lru_cache(maxsize=64)
def profiles(
    kinds: tuple[str, ...], ncus: tuple[str, ...], models: tuple[str, ...]
) -> dict[str, dict[str, Any]]:
    """The printed cards of everything in this battle: they never change."""
    found: dict[str, dict[str, Any]] = {}
    for kind in sorted(set(kinds)):
        card = PROFILES[kind]
        found[kind] = {
            "kind": card.kind,
            "cost": card.cost,
            "speed": card.speed,
            "defense": card.defense,
            "morale": card.morale,
            "health": card.health,
            "ranks": card.ranks,
            "attacks": [
                {"id": a.id, "range": a.kind, "hit": a.hit, "dice": list(a.dice)}
                for a in card.attacks
            ],
            "abilities": list(card.abilities),
        }
    for name in sorted(set(models)):
        model = facts.ATTACHMENTS[name]
        found[name] = {
            "kind": model.kind,
            "cost": model.cost,
            "abilities": list(model.abilities),
        }
    for name in sorted(set(ncus)):
        found[name] = {
            "kind": "ncu",
            "cost": facts.NCUS[name].cost,
            "abilities": list(facts.NCUS[name].abilities),
        }
    return found


def zone_rows(st: Position) -> list[dict[str, Any]]:
    owners = {zone: side for side, zone in enumerate(st.zone) if zone >= 0}
    return [
        {"rect": list(area), "side": owners.get(i, -1)} for i, area in enumerate(zones_of_game(st))
    ]


def cards(st: Position, which: int, seat: int | None) -> list[dict[str, Any]]:
    """A pile: every card by its back, with its face where the seat knows it."""
    face, knows, mask = st.cards.face, st.cards.seen, secrets.bit(st, seat)
    return [
        {"card": card, "face": FACES[face[card]] if knows[card] & mask else ""}
        for card in st.cards.piles[which]
    ]


def player(st: Position, seat: int, viewer: int | None) -> dict[str, Any]:
    return {
        "seat": seat,
        "side": st.side[seat],
        "faction": st.faction[seat],
        "commander": st.commander[seat],
        "out": bool(st.out[seat]),
        "silenced": seat in st.silenced,
        "deck": len(st.cards.piles[pile(seat, DECK)]),
        **{name: cards(st, pile(seat, which), viewer) for name, which in PILES.items()},
    }


PILES = {"hand": HAND, "discard": DISCARD, "pinned": PINNED, "secrets": SECRETS, "box": BOX}


def known_by(st: Position, viewer: int) -> set[int]:
    """The piles of which a seat knows other faces than everybody."""
    own, all_seats = secrets.bit(st, viewer), secrets.bit(st, None)
    zone = st.cards.zone
    return {
        zone[card]
        for card, seen in enumerate(st.cards.seen)
        if bool(seen & own) != bool(seen & all_seats)
    }


def known(st: Position, row: dict[str, Any], viewer: int, piles: set[int]) -> dict[str, Any]:
    """A player as everybody sees it, but for the piles of which a seat knows other faces."""
    first = pile(row["seat"], 0)
    more = {
        name: cards(st, first + which, viewer)
        for name, which in PILES.items()
        if first + which in piles
    }
    return {**row, **more} if more else row


def unit(st: Position, u: int) -> dict[str, Any]:
    return {
        "nr": u,
        "unit": st.kind[u],
        "seat": st.owner[u],
        "side": st.side[st.owner[u]],
        "place": PLACES[st.where[u]],
        "x": st.x[u],
        "y": st.y[u],
        "facing": st.facing[u],
        "width": 2 * st.half_width[u],
        "depth": 2 * st.half_depth[u],
        "health": st.health[u],
        "full": st.full[u],
        "figures": figures_left(st, u),
        "ranks": ranks_left(st, u) if st.health[u] > 0 else 0,
        "cost": st.cost[u],
        "tokens": held(st, u) if st.tokens[u] else [],
        "activated": bool(st.activated[u]),
        "attachments": list(st.attached[u]),
        "fallen": list(st.fallen[u]),
        "notes": dict(st.notes[u]),
        "commander": is_commander(st, u),
        "wall": is_wall(st, u),
        "cards": [[card, FACES[st.cards.face[card]]] for card, v in st.pins if v == u],
        "engaged": [[v, side_touched(st, u, v)] for v in touching(st, u)]
        if st.touch and st.where[u] == ON
        else [],
        "bounty": st.bounty[u],
        "marked": bool(st.marked[u]),
    }


def ncu(st: Position, n: int) -> dict[str, Any]:
    return {
        "nr": n,
        "ncu": st.n_kind[n],
        "seat": st.n_owner[n],
        "zone": st.n_zone[n],
        "activated": bool(st.n_activated[n]),
        "tokens": st.n_tokens[n],
        "alive": bool(st.n_alive[n]),
        "influences": st.n_unit[n],
        "notes": dict(st.n_notes[n]),
    }


def at_zone(st: Position, zone: str) -> int:
    return st.n_zone.index(zone) if zone in st.n_zone else -1


def piece(st: Position, i: int) -> dict[str, Any]:
    kind = fact(st, st.t_kind[i])
    return {
        "piece": st.t_kind[i],
        "x": st.t_x[i],
        "y": st.t_y[i],
        "facing": st.t_facing[i],
        "shape": kind.shape,
        "width": kind.width,
        "depth": kind.depth,
        "keywords": list(kind.keywords),
        "bars": any(KEYWORDS[word].bars for word in kind.keywords),
        "slows": slowness(st, i),
    }


def objective(st: Position, o: int) -> dict[str, Any]:
    return {
        "x": st.o_x[o],
        "y": st.o_y[o],
        "role": st.o_role[o],
        "card": st.o_card[o],
        "unit": st.o_unit[o],
        "controller": controller(st, o),
        "pile": st.o_pile[o],
    }


def context(row: dict[str, Any]) -> dict[str, Any]:
    """What is going on, as far as it is public: dice, numbers, who against whom."""
    return {k: v for k, v in row.items() if not k.startswith("secret")}
